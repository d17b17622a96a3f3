// Who sits at the table, from the menu: who is away, and, for the host, bots on silent seats.
import type { JSX } from 'preact';
import { useSession } from '../context';
import { colourOf } from '../model/seats';
import type { RoomMessage } from '../protocol';
import { Glyph } from '../table/shapes';

export function RoomSeats({ room }: { room: RoomMessage }): JSX.Element {
    const session = useSession(),
        host = room.you !== null && room.you === room.host;
    return (
        <section class="roomseats">
            <h3>Players{room.spectators ? `, ${room.spectators} looking on` : ''}</h3>
            <ul>
                {room.seats.map(s => (
                    <li key={s.seat} class={`p-${colourOf(s.seat)}`}>
                        <Glyph seat={s.seat} />
                        <b>{s.name}</b>
                        <span class="muted">
                            {s.player === 'bot'
                                ? `bot${s.bot ? ', ' + s.bot : ''}`
                                : s.player === 'open'
                                  ? 'free seat'
                                  : s.online === false
                                    ? 'away'
                                    : s.seat === room.you
                                      ? 'you'
                                      : 'here'}
                        </span>
                        {host && s.player === 'person' && s.online === false && room.state === 'running' && (
                            <button type="button" class="btn" onClick={() => session.seat(s.seat, 'bot', 'steady')}>
                                Let a bot play
                            </button>
                        )}
                    </li>
                ))}
            </ul>
        </section>
    );
}
