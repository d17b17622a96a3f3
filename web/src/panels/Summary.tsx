// The end of the game over the table: who won and how, colonies over time, turning points that open the replay, the best deal.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { to } from '../address';
import { Campaign } from './Campaign';
import { useSession, useState_ } from '../context';
import { colourOf, nameOf } from '../model/seats';
import { summaryOf, type Summary as Told } from '../model/summary';
import type { View } from '../protocol';
import { Glyph, Icon } from '../table/shapes';

export function Summary({ view }: { view: View }): JSX.Element | null {
    const session = useSession(),
        s = useState_(),
        room = s.room?.room ?? '',
        replay = s.replay?.room === room ? s.replay : null,
        [closed, setClosed] = useState(false);
    useEffect(() => {
        if (room && !replay) session.replay(room, 0, null);
    }, [room]);
    if (closed || !replay?.marks.length) return null;
    const told = summaryOf(view, replay.marks),
        at = (n: number): string => to(`/replay/${room}?at=${n}`);
    return (
        <div class="deal summary" role="region" aria-label="How the game went">
            <div class="sumbox">
                <div class="menuhead">
                    <h2>{told.won || 'The game is over'}</h2>
                    <button type="button" class="btn flat" aria-label="Show the table" data-tip="Show the table" onClick={() => setClosed(true)}>
                        <Icon name="close" />
                    </button>
                </div>
                <Campaign />
                <Curve view={view} curve={told.curve} />
                <Points view={view} title="Turning points" points={told.turns} at={at} />
                {told.deal && <Points view={view} title="Best deal" points={[told.deal]} at={at} />}
            </div>
        </div>
    );
}

function Points({ view, title, points, at }: { view: View; title: string; points: Told['turns']; at: (n: number) => string }): JSX.Element | null {
    if (!points.length) return null;
    return (
        <section class="points">
            <h3>{title}</h3>
            <ol>
                {points.map(p => (
                    <li key={p.n}>
                        <a href={at(p.n)} data-nav>
                            {view.duel ? 'Card' : 'Encounter'} {p.encounter}
                        </a>
                        <span>{p.text}</span>
                    </li>
                ))}
            </ol>
        </section>
    );
}

const WIDE = 600,
    HIGH = 190,
    LEFT = 26,
    APART = 2.6; /* equal counts stay apart */

function Curve({ view, curve }: { view: View; curve: number[][] }): JSX.Element {
    const most = Math.max(view.colonies_to_win, ...curve.flat()),
        x = (i: number): number => LEFT + (i * (WIDE - LEFT - 90)) / Math.max(1, curve.length - 1),
        y = (n: number, seat: number): number => HIGH - 18 - (n * (HIGH - 36)) / most + (seat - (view.players - 1) / 2) * APART;
    const last = curve[curve.length - 1]!;
    /* Names at the end of the lines, one below the other where counts are equal. */
    const order = view.seats.map(s => s.seat).sort((a, b) => last[b]! - last[a]! || a - b);
    const labels: number[] = [];
    for (const seat of order) labels[seat] = Math.max(y(last[seat]!, seat), ...order.slice(0, order.indexOf(seat)).map(o => labels[o]! + 17));
    const run = (seat: number): string =>
        curve
            .map((row, i) => (i ? `H${x(i).toFixed(1)}V` : `M${x(0)} `) + y(row[seat]!, seat).toFixed(1))
            .join('');
    return (
        <figure class="curve">
            <figcaption class="cap">{view.duel ? 'Planets after each destiny card' : 'Foreign colonies after each encounter'}</figcaption>
            <svg viewBox={`0 0 ${WIDE} ${Math.max(HIGH, ...labels.map(l => l + 8))}`} aria-hidden="true">
                {Array.from({ length: most + 1 }, (_, n) => (
                    <g key={n} class="grid">
                        <line x1={LEFT} x2={WIDE - 86} y1={y(n, (view.players - 1) / 2)} y2={y(n, (view.players - 1) / 2)} />
                        <text x={LEFT - 8} y={y(n, (view.players - 1) / 2) + 4} text-anchor="end">
                            {n}
                        </text>
                    </g>
                ))}
                {view.seats.map(({ seat }) => (
                    <g key={seat} class={`p-${colourOf(seat)}`}>
                        <path class="run" d={run(seat)} />
                        <text x={WIDE - 78} y={labels[seat]! + 4}>
                            {nameOf(view, seat)} {last[seat]}
                        </text>
                    </g>
                ))}
            </svg>
            <ul class="sumnames">
                {order.map(seat => (
                    <li key={seat} class={`p-${colourOf(seat)}`}>
                        <Glyph seat={seat} />
                        {nameOf(view, seat)}: {last[seat]}
                    </li>
                ))}
            </ul>
        </figure>
    );
}
