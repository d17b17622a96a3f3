// What the page shows when it plays without a server: that it does, the games of this browser, and the way in and out.
import type { JSX } from 'preact';
import { hasOffline, isStatic, to } from '../address';
import { useSession, useState_ } from '../context';
import { keptGame } from '../offline/keep';
import type { RoomLine } from '../protocol';
import { Icon } from '../table/shapes';

export function OfflineNote(): JSX.Element {
    const session = useSession();
    return (
        <section class="offnote" role="note">
            <p>
                <b>You play offline.</b> Rules and bots run in this browser. Your games stay on this device; nobody else can join.
            </p>
            {!isStatic && (
                <button type="button" class="btn flat" onClick={() => session.playOffline(false)}>
                    Back to the server
                </button>
            )}
        </section>
    );
}

/* Beside the open rooms, and wherever the server is gone. */
export function OfferOffline(): JSX.Element | null {
    const session = useSession(),
        s = useState_();
    if (!hasOffline || s.offline) return null;
    return (
        <button type="button" class="btn" data-offer="offline" onClick={() => session.playOffline(true)}>
            Play offline
        </button>
    );
}

export function LineLost(): JSX.Element | null {
    const s = useState_();
    if (s.offline) return null;
    return (
        <p class="offline" role="status">
            The line to the server is gone. Coming back by itself… <OfferOffline />
        </p>
    );
}

export function KeptGames({ games }: { games: RoomLine[] | null }): JSX.Element {
    return (
        <section class="rooms kept">
            <h2>Your games on this device</h2>
            {!games?.length && <p class="muted">{games ? 'None so far.' : 'Opening…'}</p>}
            <ul>
                {(games ?? []).map(g => (
                    <li key={g.room}>
                        <span>
                            <b>{g.names.join(', ')}</b>
                            <small>
                                {g.edition}, {g.state === 'over' ? 'finished' : 'running'}
                                {g.at ? `, ${new Date(g.at).toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' })}` : ''}
                            </small>
                        </span>
                        <a class="btn" href={to(`/${g.state === 'over' ? 'replay' : 'room'}/${g.room}`)} data-nav>
                            {g.state === 'over' ? 'Replay' : 'Go on'}
                        </a>
                    </li>
                ))}
            </ul>
        </section>
    );
}

/* The file that `hypercone replay` takes: from the server, or out of this browser. */
export function SaveFile({ room }: { room: string }): JSX.Element {
    const s = useState_(),
        name = `${room}.hcg`;
    const fill = (e: MouseEvent): void => {
        const a = e.currentTarget as HTMLAnchorElement,
            address = URL.createObjectURL(new Blob([keptGame(room)?.save ?? ''], { type: 'text/plain' }));
        a.href = address;
        setTimeout(() => URL.revokeObjectURL(address), 10_000);
    };
    return (
        <a class="btn flat" href={s.offline ? '#' : `/api/game/${room}.hcg`} download={name} onClick={s.offline ? fill : undefined}>
            <Icon name="down" />
            <span>Save file</span>
        </a>
    );
}
