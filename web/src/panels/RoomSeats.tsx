// Who sits at the table, from the menu: who is away, and, for the host, bots on silent seats and seats for friends who come later.
import type { JSX } from 'preact';
import { to } from '../address';
import { useSession, useState_ } from '../context';
import { colourOf } from '../model/seats';
import type { RoomMessage, RoomSeat } from '../protocol';
import { Glyph } from '../table/shapes';
import { Invite } from './Invite';

/* Leads to the page of whoever has one, with the rating where it counts. */
export function PlayerName({ seat: s }: { seat: RoomSeat }): JSX.Element {
    if (!s.person) return <>{s.name}</>;
    return (
        <>
            <a href={to(`/player/${s.person}`)} target="_blank" rel="noopener">
                {s.name}
            </a>
            {s.points !== undefined && <small class="num"> {s.points}</small>}
        </>
    );
}

function wordOf(s: RoomSeat, you: number | null): string {
    if (s.player === 'bot') return s.belongs ? 'away, a bot sits in' : `bot${s.bot ? ', ' + s.bot : ''}`;
    if (s.player === 'open') return 'free, a bot plays until somebody sits down';
    return s.online === false ? 'away' : s.seat === you ? 'you' : 'here';
}

/* What the host can do about a seat while the game runs. */
function Change({ seat: s }: { seat: RoomSeat }): JSX.Element | null {
    const session = useSession(),
        bot = s.bot ?? 'steady';
    const button = (word: string, act: () => void): JSX.Element => (
        <button type="button" class="btn" onClick={act}>
            {word}
        </button>
    );
    if (s.player === 'person') return s.online === false ? button('Let a bot play', () => session.seat(s.seat, 'bot', bot)) : null;
    if (s.player === 'open') return button('Keep the bot', () => session.seat(s.seat, 'bot', bot));
    if (s.agreed) return button('Others have to agree; keep the bot', () => session.seat(s.seat, 'bot', bot));
    return s.belongs ? null : button('Free for a friend', () => session.seat(s.seat, 'open'));
}

/* Somebody new on a bot's seat sees its hand: everybody has to agree. */
function Agree({ seat: s, you }: { seat: RoomSeat; you: number | null }): JSX.Element | null {
    const session = useSession();
    if (you === null || !s.agreed || s.agreed.includes(you)) return null;
    return (
        <button type="button" class="btn" onClick={() => session.seat(s.seat, 'open')}>
            Agree: free for a friend
        </button>
    );
}

export function RoomSeats({ room }: { room: RoomMessage }): JSX.Element {
    const { offline } = useState_(),
        host = !offline && room.state === 'running' && room.you !== null && room.you === room.host;
    return (
        <section class="roomseats">
            <h3>Players{room.spectators ? `, ${room.spectators} watching` : ''}</h3>
            <ul>
                {room.seats.map(s => (
                    <li key={s.seat} class={`p-${colourOf(s.seat)}`}>
                        <Glyph seat={s.seat} />
                        <b>
                            <PlayerName seat={s} />
                        </b>
                        <span class="muted">{wordOf(s, room.you)}</span>
                        {host ? <Change seat={s} /> : <Agree seat={s} you={room.you} />}
                    </li>
                ))}
            </ul>
            {host && room.seats.some(s => s.player === 'open') && <Invite link={room.link} />}
        </section>
    );
}
