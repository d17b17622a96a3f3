// The end of the game over the table: who won and how, colonies over time, turning points that open the replay, the best deal.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { to } from '../address';
import { EndButtons } from '../ask/Waiting';
import { Campaign, OneOffPoints } from './Campaign';
import { useSession, useState_ } from '../context';
import { colourOf, count, nameOf } from '../model/seats';
import { summaryOf, type Mine, type Point, type Summary as Told } from '../model/summary';
import type { View } from '../protocol';
import { Badge, Glyph, Icon, SHAPE } from '../table/shapes';

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
                <div class="sumhead">
                    {told.winner !== null && <Portrait view={view} seat={told.winner} />}
                    <div>
                        <h2>{told.title}</h2>
                        <p class="muted">{told.how}</p>
                    </div>
                    <button type="button" class="btn flat" aria-label="Show the table" data-tip="Show the table" onClick={() => setClosed(true)}>
                        <Icon name="close" />
                    </button>
                </div>
                <EndButtons view={view} />
                <div class="sumleft">
                    <Curve view={view} curve={told.curve} turns={told.turns} />
                    <Points view={view} title="Turning points" points={told.turns} at={at} numbered />
                </div>
                <div class="sumright">
                    <Campaign />
                    <OneOffPoints />
                    <Standings view={view} last={told.curve[told.curve.length - 1]!} />
                    {told.deal && <Points view={view} title="Best deal" points={[told.deal]} at={at} />}
                    {told.mine && <You mine={told.mine} />}
                </div>
            </div>
        </div>
    );
}

function Portrait({ view, seat }: { view: View; seat: number }): JSX.Element {
    const s = view.seats[seat]!;
    return (
        <span class={`p-${colourOf(seat)}`}>
            <Badge seat={seat} alien={s.alien} power={s.power} colonies={s.foreign_colonies} needed={view.colonies_to_win} />
        </span>
    );
}

/* Everybody with their alien and as many segments as they have colonies. */
function Standings({ view, last }: { view: View; last: number[] }): JSX.Element {
    const order = view.seats.map(s => s.seat).sort((a, b) => last[b]! - last[a]! || a - b);
    return (
        <section class="standings">
            <h3>How it ended</h3>
            <ol>
                {order.map(seat => (
                    <li key={seat} class={`p-${colourOf(seat)}`}>
                        <span>
                            <Glyph seat={seat} />
                            <b>{nameOf(view, seat)}</b> <small>{view.seats[seat]!.alien ?? ''}</small>
                        </span>
                        <span class="segs" aria-hidden="true">
                            {Array.from({ length: Math.max(view.colonies_to_win, last[seat]!) }, (_, i) => (
                                <i key={i} class={i < last[seat]! ? 'on' : ''} />
                            ))}
                        </span>
                        <b class="num">{last[seat]}</b>
                    </li>
                ))}
            </ol>
        </section>
    );
}

function You({ mine }: { mine: Mine }): JSX.Element {
    return (
        <section class="mine">
            <h3>You</h3>
            <dl>
                <dt>As the offense</dt>
                <dd>{mine.encounters ? `won ${mine.won} of ${count(mine.encounters, 'encounter')}` : 'no encounter'}</dd>
                <dt>Deals on your turn</dt>
                <dd>{mine.deals || 'none'}</dd>
                <dt>Most colonies</dt>
                <dd>{mine.most}</dd>
            </dl>
        </section>
    );
}

interface PointsProps {
    view: View;
    title: string;
    points: Told['turns'];
    at: (n: number) => string;
    numbered?: boolean;
}
function Points({ view, title, points, at, numbered }: PointsProps): JSX.Element | null {
    if (!points.length) return null;
    return (
        <section class="points">
            <h3>{title}</h3>
            <ol>
                {points.map((p, i) => (
                    <li key={p.n}>
                        {numbered && <i class="mark num">{i + 1}</i>}
                        <span>
                            <b>
                                {view.duel ? 'Card' : 'Encounter'} {p.encounter}: {p.head}.
                            </b>{' '}
                            <small>{p.text}</small>
                        </span>
                        <a href={at(p.n)} data-nav aria-label={`Watch ${view.duel ? 'card' : 'encounter'} ${p.encounter}`}>
                            Watch
                        </a>
                    </li>
                ))}
            </ol>
        </section>
    );
}

const HIGH = 190,
    LEFT = 26,
    APART = 2.6; /* equal counts stay apart */

function Curve({ view, curve, turns }: { view: View; curve: number[][]; turns: Point[] }): JSX.Element {
    const WIDE = innerWidth < 720 ? 370 : 600,
        most = Math.max(view.colonies_to_win, ...curve.flat()),
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
            <svg viewBox={`0 0 ${WIDE} ${Math.max(HIGH + 8, ...labels.map(l => l + 8))}`} aria-hidden="true">
                {Array.from({ length: most + 1 }, (_, n) => (
                    <g key={n} class="grid">
                        <line x1={LEFT} x2={WIDE - 86} y1={y(n, (view.players - 1) / 2)} y2={y(n, (view.players - 1) / 2)} />
                        <text x={LEFT - 8} y={y(n, (view.players - 1) / 2) + 4} text-anchor="end">
                            {n}
                        </text>
                    </g>
                ))}
                {turns.map((p, i) => (
                    <g key={p.n} class="turn">
                        <line x1={x(p.encounter)} x2={x(p.encounter)} y1={8} y2={HIGH - 12} />
                        <circle cx={x(p.encounter)} cy={HIGH - 3} r={8.5} />
                        <text x={x(p.encounter)} y={HIGH + 1} text-anchor="middle">
                            {i + 1}
                        </text>
                    </g>
                ))}
                {view.seats.map(({ seat }) => (
                    <g key={seat} class={`who p-${colourOf(seat)}`}>
                        <path class="run" d={run(seat)} />
                        <path class="end" d={SHAPE[colourOf(seat)]} transform={`translate(${WIDE - 74} ${labels[seat]!}) scale(5.5)`} />
                        <text x={WIDE - 62} y={labels[seat]! + 4}>
                            {nameOf(view, seat)} {last[seat]}
                        </text>
                    </g>
                ))}
            </svg>
        </figure>
    );
}
