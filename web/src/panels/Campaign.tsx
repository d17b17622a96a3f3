// A campaign of four games: how its games ended, who belongs to whose coalition, and what is decided before the next one.
import type { JSX } from 'preact';
import { catalogue, usePromise } from '../catalogue';
import { useSession, useState_ } from '../context';
import { colourOf, list } from '../model/seats';
import type { RoomMessage } from '../protocol';
import type { CampaignGame, Campaign as Told } from '../protocolCampaign';
import { Glyph } from '../table/shapes';

const nameIn = (room: RoomMessage, seat: number): string => (seat === room.you ? 'You' : (room.seats[seat]?.name ?? `Seat ${seat + 1}`));

/* One row a seat, one column a game: the rank, and the points behind it. */
function Standings({ room, all }: { room: RoomMessage; all: CampaignGame[] }): JSX.Element | null {
    const games = all.filter(g => g.over);
    if (!games.length) return null;
    return (
        <table class="stand">
            <thead>
                <tr>
                    <th scope="col">Player</th>
                    {games.map((g, i) => (
                        <th key={i} scope="col">
                            {g.age}
                        </th>
                    ))}
                </tr>
            </thead>
            <tbody>
                {room.seats.map(({ seat }) => (
                    <tr key={seat} class={`p-${colourOf(seat)}`}>
                        <th scope="row">
                            <Glyph seat={seat} /> {nameIn(room, seat)}
                        </th>
                        {games.map((g, i) => {
                            const at = g.ranks.findIndex(r => r.seat === seat);
                            return (
                                <td key={i} class="num">
                                    {at + 1}. <span class="muted">{g.ranks[at]?.points} points</span>
                                </td>
                            );
                        })}
                    </tr>
                ))}
            </tbody>
        </table>
    );
}

function Coalitions({ room, c }: { room: RoomMessage; c: Told }): JSX.Element | null {
    if (!c.coalitions.some(x => x.length)) return null;
    return (
        <>
            <h3>Coalitions</h3>
            <ul class="coals">
                {c.coalitions.map(
                    (aliens, seat) =>
                        aliens.length > 0 && (
                            <li key={seat} class={`p-${colourOf(seat)}`}>
                                <Glyph seat={seat} /> <b>{nameIn(room, seat)}:</b> {list(aliens)}
                            </li>
                        ),
                )}
            </ul>
        </>
    );
}

function Decide({ room, c }: { room: RoomMessage; c: Told }): JSX.Element | null {
    const session = useSession(),
        edition = room.settings.edition ?? 'ffg',
        book = usePromise(() => catalogue(edition), edition),
        q = c.question,
        says = (item: string): string => book?.aliens.find(a => a.name === item)?.summary ?? '';
    if (!c.preparing) return null;
    if (!q) return <p aria-live="polite">Waiting for {c.asked === null ? 'the others' : nameIn(room, c.asked)} to decide.</p>;
    return (
        <div class="decide" role="group" aria-label={q.text}>
            <p aria-live="polite">
                <b>{q.text}</b>
            </p>
            <div class="choices">
                {q.items.map((item, i) => (
                    <button key={i} type="button" class="btn lit-b" onClick={() => session.decide(q.id, i)}>
                        <span>
                            {item}
                            {says(item) && <small>{says(item)}</small>}
                        </span>
                    </button>
                ))}
            </div>
        </div>
    );
}

/* In the room before a game, and over the table after it. */
export function Campaign(): JSX.Element | null {
    const { room } = useState_(),
        c = room?.campaign;
    if (!room || !c) return null;
    const last = c.standings[c.standings.length - 1],
        first = c.over ? last?.ranks[0] : undefined;
    return (
        <section class="campaign" aria-label="Campaign">
            <h2>
                {first
                    ? `${nameIn(room, first.seat)} ${first.seat === room.you ? 'win' : 'wins'} the campaign`
                    : `Campaign, game ${c.game} of ${c.games}`}
            </h2>
            {!c.over && !c.standings.some(g => g.over) && (
                <p class="muted">Four games, each in an age of its own. The aliens of your coalition stay with you.</p>
            )}
            <Decide room={room} c={c} />
            <Standings room={room} all={c.standings} />
            <Coalitions room={room} c={c} />
        </section>
    );
}

/* Of a one-off game with points, once it is over: the first first. */
export function OneOffPoints(): JSX.Element | null {
    const { room } = useState_(),
        end = room?.points;
    if (!room || !end) return null;
    return (
        <section class="campaign" aria-label="Points">
            <h3>By the points of the {end.age}</h3>
            <ol class="ranks">
                {end.ranks.map(r => (
                    <li key={r.seat} class={`p-${colourOf(r.seat)}`}>
                        <span>
                            <Glyph seat={r.seat} /> {nameIn(room, r.seat)}
                            {r.won && <span class="muted">, won the game</span>}
                        </span>
                        <b class="num">{r.points}</b>
                    </li>
                ))}
            </ol>
        </section>
    );
}
