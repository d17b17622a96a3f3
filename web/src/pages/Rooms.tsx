// Open rooms: one line each, sifted by what one looks for. Rooms to which people are invited are not listed.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { to } from '../address';
import { catalogue, usePromise, type EditionInfo } from '../catalogue';
import { useSession, useState_ } from '../context';
import type { RoomLine } from '../protocol';
import { Frame, Segments } from './Frame';

type Sieve = 'all' | 'free' | 'running';
const PACE: Record<string, string> = { off: 'no clock', relaxed: 'relaxed', fast: 'fast', days: 'over days' };

/* Those that are wanted; with free seats first. */
export function sifted(rooms: RoomLine[], sieve: Sieve, edition: string): RoomLine[] {
    const isFree = (r: RoomLine): boolean => r.open > 0 && r.state === 'waiting';
    return rooms
        .filter(r => (sieve === 'free' ? isFree(r) : sieve === 'running' ? r.state === 'running' : true))
        .filter(r => !edition || r.edition === edition)
        .sort((a, b) => Number(isFree(b)) - Number(isFree(a)));
}

/* All of them on a page of their own. */
export function RoomsPage(): JSX.Element {
    const s = useState_(),
        c = usePromise(() => catalogue(''), '');
    useEffect(() => {
        document.title = 'Rooms – Hypercone';
    }, []);
    return (
        <Frame title="Rooms">
            <main class="plain allrooms">
                <Rooms rooms={s.rooms} editions={c?.editions ?? []} />
                <p class="muted">A room made with “Invite a friend” is not on this list: only people with its link see it.</p>
                <p class="row">
                    <a class="btn go" href={to('/')} data-nav>
                        Open a room
                    </a>
                </p>
            </main>
        </Frame>
    );
}

const FEW = 3;
export function Rooms({ rooms, editions }: { rooms: RoomLine[] | null; editions: EditionInfo[] }): JSX.Element {
    const [sieve, setSieve] = useState<Sieve>('all'),
        [edition, setEdition] = useState(''),
        shown = sifted(rooms ?? [], sieve, edition),
        hosted = new Set((rooms ?? []).map(r => r.edition));
    return (
        <section class="rooms">
            <h2>Open rooms</h2>
            {!rooms?.length && (
                <p class="muted">{rooms ? 'None right now. Open one, and send the link to friends.' : 'Asking the server…'}</p>
            )}
            {(rooms?.length ?? 0) >= FEW && (
                <div class="sieve">
                    <Segments
                        label="Which rooms"
                        value={sieve}
                        of={[
                            ['all', 'All'],
                            ['free', 'Free seats'],
                            ['running', 'To watch'],
                        ]}
                        set={setSieve}
                    />
                    {hosted.size > 1 && (
                        <select aria-label="Edition of the rooms" value={edition} onChange={e => setEdition(e.currentTarget.value)}>
                            <option value="">every edition</option>
                            {editions
                                .filter(e => hosted.has(e.id))
                                .map(e => (
                                    <option key={e.id} value={e.id}>
                                        {e.name}
                                    </option>
                                ))}
                        </select>
                    )}
                </div>
            )}
            {!!rooms?.length && !shown.length && <p class="muted">No such room right now.</p>}
            <ul>
                {shown.map(r => (
                    <Line key={r.room} r={r} edition={editions.find(e => e.id === r.edition)?.name ?? r.edition} />
                ))}
            </ul>
        </section>
    );
}

function Line({ r, edition }: { r: RoomLine; edition: string }): JSX.Element {
    const session = useSession(),
        names = r.names.filter(Boolean).join(', '),
        free = r.state === 'waiting' && r.open > 0,
        pace = PACE[r.clock ?? 'off'] ?? '';
    return (
        <li>
            <span>
                <b>{r.title || names || r.room}</b>
                <small>
                    {[r.title ? names : '', edition, pace, r.rated ? 'rated' : '', r.state === 'running' ? 'running' : 'not begun']
                        .filter(Boolean)
                        .join(', ')}
                </small>
            </span>
            <span class="num">
                {r.taken} of {r.players}
            </span>
            {free && (
                <button type="button" class="btn" onClick={() => session.join(r.room)}>
                    Sit down
                </button>
            )}
            {!free && r.spectators !== false && (
                <button type="button" class="btn" onClick={() => session.join(r.room, true)}>
                    Watch
                </button>
            )}
        </li>
    );
}
