// My own games on the start page: those that wait for me, with the way on and the way out, and those that are over, with who won.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { hasOffline, to } from '../address';
import { useSession, useState_ } from '../context';
import { list } from '../model/seats';
import { capital } from '../model/words';
import { keptGames } from '../offline/keep';
import type { RoomLine } from '../protocol';
import { seatKeys } from '../settings';

export interface MyGame {
    room: string;
    names: string[];
    seat: number;
    at: number;
    over: boolean;
    won: number[];
    about: string;
    asked: boolean /* it is my turn there, as far as this page knows */;
    title: string;
    elsewhere: boolean /* kept in this browser, while the page plays on a server */;
}

const MOST_SHOWN = 6;

/* "You won", "Ada and Chen won". */
export function winners(g: Pick<MyGame, 'names' | 'seat' | 'won'>): string {
    if (!g.won.length) return 'nobody won';
    return capital(list(g.won.map(w => (w === g.seat ? 'you' : (g.names[w] ?? 'somebody'))))) + ' won';
}

const when = (at: number): string => new Date(at).toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' });
function others(g: MyGame): string {
    const names = g.names.filter((n, i) => n && i !== g.seat);
    return names.length ? `with ${list(names)}` : `room ${g.room}`;
}

function fromLine(r: RoomLine, elsewhere: boolean): MyGame {
    const turn = r.turn ? `turn ${r.turn}, ` : '';
    return {
        room: r.room,
        names: r.names,
        seat: r.seat ?? 0,
        at: r.at ?? 0,
        over: r.state === 'over',
        won: r.won ?? [],
        about: `${elsewhere ? 'offline, ' : ''}${turn}${when(r.at ?? 0)}`,
        asked: r.state !== 'over',
        title: '',
        elsewhere,
    };
}

/* Of the engine in this page, or of the server: the keys to seats that this browser holds. */
function useMyGames(): MyGame[] {
    const s = useState_();
    if (s.offline) return (s.rooms ?? []).map(r => fromLine(r, false));
    const kept = hasOffline
        ? keptGames()
              .filter(g => !g.over)
              .map(g => fromLine({ ...g, ...g.settings, taken: 0, open: 0, state: 'running' }, true))
        : [];
    const seats = seatKeys().map(
        (k): MyGame => ({
            room: k.room,
            names: k.names ?? [],
            seat: k.seat,
            at: k.at,
            over: k.over ?? false,
            won: k.won ?? [],
            about: when(k.at),
            asked: k.asked ?? false,
            title: k.title ?? '',
            elsewhere: false,
        }),
    );
    return [...seats, ...kept].sort((a, b) => Number(b.asked) - Number(a.asked) || b.at - a.at);
}

export function Unfinished(): JSX.Element | null {
    const games = useMyGames().filter(g => !g.over),
        [all, setAll] = useState(false);
    if (!games.length) return null;
    const shown = all ? games : games.slice(0, MOST_SHOWN);
    return (
        <section class="mine waits" aria-label="Games that wait for you">
            <h2>{games.length > 1 ? `${games.length} games wait for you` : 'A game waits for you'}</h2>
            <ul>
                {shown.map(g => (
                    <Waits key={g.room} game={g} />
                ))}
            </ul>
            {games.length > shown.length && (
                <button type="button" class="btn flat" onClick={() => setAll(true)}>
                    Show all
                </button>
            )}
        </section>
    );
}

function Waits({ game: g }: { game: MyGame }): JSX.Element {
    const session = useSession(),
        s = useState_(),
        local = s.offline || g.elsewhere,
        [sure, setSure] = useState(false);
    return (
        <li>
            <span>
                <b>
                    {g.asked && <span class="yourturn">Your turn</span>}
                    {g.title ? `${g.title}, ${others(g)}` : others(g)}
                </b>
                <small>{g.about}</small>
            </span>
            {sure ? (
                <span class="sure" role="group" aria-label="Give the game up?">
                    <span>{local ? 'It is removed for good.' : 'A bot plays on for you.'}</span>
                    <button type="button" class="btn" onClick={() => session.giveUp(g.room)}>
                        Give up
                    </button>
                    <button type="button" class="btn flat" onClick={() => setSure(false)}>
                        Keep
                    </button>
                </span>
            ) : (
                <span class="row">
                    {/* A game of the other kind needs the other engine: the page is loaded anew for it. */}
                    <a class="btn" href={to(`/room/${g.room}`)} data-nav={g.elsewhere ? undefined : true}>
                        Go on
                    </a>
                    <button type="button" class="btn flat" aria-label={`Give up the game ${others(g)}`} onClick={() => setSure(true)}>
                        Give up
                    </button>
                </span>
            )}
        </li>
    );
}

export function Finished(): JSX.Element | null {
    const session = useSession(),
        games = useMyGames().filter(g => g.over);
    if (!games.length) return null;
    return (
        <section class="rooms mine kept">
            <h2>Your finished games</h2>
            <ul>
                {games.slice(0, MOST_SHOWN * 2).map(g => (
                    <li key={g.room}>
                        <span>
                            <b>{winners(g)}</b>
                            <small>
                                {others(g)}, {g.about}
                            </small>
                        </span>
                        <span class="row">
                            <a class="btn" href={to(`/replay/${g.room}`)} data-nav>
                                Replay
                            </a>
                            <button
                                type="button"
                                class="btn flat"
                                aria-label={`Forget the game ${others(g)}`}
                                data-tip="Take it off this list"
                                onClick={() => session.giveUp(g.room)}>
                                ×
                            </button>
                        </span>
                    </li>
                ))}
            </ul>
        </section>
    );
}
