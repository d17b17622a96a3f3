// A player of Duel on the table: the star with role, supply, dial and plans left of it, the five tactics right of it.
import type { JSX } from 'preact';
import { leftSeat } from '../model/duel';
import { lit } from '../model/asking';
import { isYou, nameOf } from '../model/seats';
import type { View } from '../protocol';
import { powerOption, seatTip } from '../table/System';
import { struckBy } from '../table/Flights';
import { Stack, Star } from '../table/shapes';
import { Tappable } from '../table/Tappable';
import type { TableProps } from '../table/Table';
import { Ink } from './icons';
import type { BoardLayout } from './layout';
import { isStraggler, roleOf, tokenWords } from './words';

const LETTERS = 9 /* of an alien that fit beside the tactics; a longer name is set smaller */;
const starEdge = (g: BoardLayout): number => 26 * g.k * 1.33 + 3;
/* Where a supply stands: left of the star. */
export const supplyX = (g: BoardLayout): number => g.cx - starEdge(g) - (g.narrow ? 72 : 158 * g.k);

export function Player({ g, p, seat }: { g: BoardLayout; p: TableProps; seat: number }): JSX.Element {
    const { view } = p,
        s = view.seats[seat]!,
        d = view.duel!.seats[seat]!,
        mine = seat === leftSeat(view),
        { k, cx, narrow } = g,
        y = g.star(mine),
        R = starEdge(g);
    const act = isYou(view, seat) ? powerOption({ asked: p.asked, draft: p.draft, lit: new Map(), tap: p.tap, minus: p.minus }) : null,
        option = lit(p.asked, 'seat').get(seat) ?? act ?? undefined;
    const straggles = isStraggler(view, seat),
        tag = straggles ? (narrow ? 30 : 104) : 74,
        sx = supplyX(g),
        hidden = view.phase === 'launch' && view.duel!.kind === 'duel' && d.dial === null && !view.duel!.settled,
        dial = d.dial !== null || hidden,
        dx = sx - Math.max(46, 58 * k),
        px = sx - (dial ? 132 : 74) * k - 10,
        struck = !p.still && struckBy(p.lately).has(seat) ? p.stamp : 0,
        plans = `Plans: ${d.deck} in the deck, ${d.discards} discarded. Hand limit ${d.limit}.`;
    return (
        <g role="group" aria-label={`${nameOf(view, seat)}: ${roleOf(view, seat).toLowerCase()}, ${d.planets} planets`}>
            <Tappable
                label={option?.text ?? ''}
                tip={seatTip(view, s)}
                lit={!!option}
                hit={{ cx: 0, cy: 0, r: R + 4 }}
                pressed={!!option && p.draft.includes(option.choice)}
                transform={`translate(${cx} ${y})`}
                area="seat"
                {...(option ? { onTap: () => p.tap(option.choice) } : {})}>
                {option && (
                    <g class="breathe">
                        <circle class="lit" r={R + 5} />
                    </g>
                )}
                <Star seat={seat} alien={s.alien} power={s.power} colonies={d.planets} needed={view.colonies_to_win} r={26 * k} struck={struck} />
                {!isYou(view, seat) && (
                    <g transform={`translate(${-R * 0.78} ${R * 0.72})`}>
                        <rect class="hc" x="-9" y="-11" width="18" height="22" rx="4" />
                        <text class="hc-t" y=".5">
                            {s.hand}
                        </text>
                    </g>
                )}
            </Tappable>
            <text class="nm-t" x={cx + R + 8} y={y - 3}>
                {nameOf(view, seat)}
            </text>
            <text
                class="sub-t"
                x={cx + R + 8}
                y={y + 14}
                style={(s.alien?.length ?? 0) > LETTERS ? { fontSize: `${(12.5 * (LETTERS + 0.4)) / s.alien!.length}px` } : undefined}>
                {s.alien ?? 'hidden'}
            </text>
            {(!narrow || straggles) && (
                <g
                    transform={`translate(${cx - R - 12 - tag / 2} ${y})`}
                    data-tip={straggles ? 'The straggler wins ties.' : 'The leader decides first.'}>
                    <rect class={`tag ${straggles ? 'hot' : ''}`} x={-tag / 2} y="-13" width={tag} height="26" rx="10" />
                    {straggles && <Ink name="snail" x={narrow ? 0 : -tag / 2 + 16} y={0} r={10} tone="inv" />}
                    {!narrow && (
                        <text class={`tag-t ${straggles ? 'hot' : ''}`} x={straggles ? 10 : 0} y=".5">
                            {roleOf(view, seat)}
                        </text>
                    )}
                </g>
            )}
            <Stack seat={seat} n={d.supply} x={sx} y={y - 2} r={17 * k} />
            <text class="lab m" x={sx} y={y + 33 * k}>
                supply
            </text>
            {dial && !(narrow && !hidden) && <Dial x={dx} y={y - 3} k={k} n={d.dial} below={y + 33 * k} />}
            {!narrow && (
                <g role="img" aria-label={plans} data-tip={plans} data-seat={seat}>
                    <rect class="pile b" x={px - 13 * k} y={y - 22 * k} width={26 * k} height={36 * k} rx="5" />
                    <text class="chipn-t" x={px} y={y - 4 * k}>
                        {d.deck}
                    </text>
                    <text class="lab m" x={px} y={y + 33 * k}>
                        plans
                    </text>
                </g>
            )}
            <Tokens g={g} view={view} seat={seat} y={y} R={R} />
        </g>
    );
}

function Dial({ x, y, k, n, below }: { x: number; y: number; k: number; n: number | null; below: number }): JSX.Element {
    const words = n === null ? 'The dial is not shown yet: both turn up together.' : `The dial says ${n}.`;
    return (
        <g role="img" aria-label={words} data-tip={words}>
            <circle class="dialf" cx={x} cy={y} r={19 * k} />
            {[-135, -45, 45, 135].map(a => (
                <circle key={a} class="dot" cx={x + 14 * k * Math.cos((a * Math.PI) / 180)} cy={y + 14 * k * Math.sin((a * Math.PI) / 180)} r="1.8" />
            ))}
            {n === null ? (
                [-6, 0, 6].map(q => <circle key={q} class="thinkdot" cx={x + q} cy={y} r="2.4" />)
            ) : (
                <text class="dialn" x={x} y={y + 0.5}>
                    {n}
                </text>
            )}
            <text class="lab m" x={x} y={below}>
                dial
            </text>
        </g>
    );
}

function Tokens({ g, view, seat, y, R }: { g: BoardLayout; view: View; seat: number; y: number; R: number }): JSX.Element {
    const { k, cx, narrow } = g,
        ready = view.duel!.seats[seat]!.ready,
        step = Math.max(39, 44 * k),
        w = step - 4,
        h = Math.max(42, 48 * k),
        from = cx + R + Math.max(90, 92 * k),
        top = y - Math.max(21, 26 * k);
    return (
        <g role="group" aria-label={`Tactics, ${ready.length} ready`}>
            {[0, 1, 2, 3, 4].map(token => {
                const up = ready.includes(token),
                    x = from + token * step;
                return (
                    <g key={token} role="img" aria-label={tokenWords(view, token, up)} data-tip={tokenWords(view, token, up)}>
                        <rect class={`tok ${up ? '' : 'spent'}`} x={x} y={top} width={w} height={h} rx="8" />
                        <path class="tokline" d={`M${x + 4} ${top + h / 2}H${x + w - 4}`} />
                        {[0, 1].map(half => {
                            const t = view.duel!.tactics[2 * token + half]!,
                                ty = top + h * (half ? 0.75 : 0.25);
                            return (
                                <g key={half}>
                                    <Ink name={t.does} x={x + 12} y={ty} r={8} tone={up ? '' : 'd'} />
                                    <text class={`tok-n ${up ? '' : 'd'}`} x={x + 23} y={ty + 0.5}>
                                        {t.count}
                                    </text>
                                </g>
                            );
                        })}
                    </g>
                );
            })}
            {!narrow && (
                <text class="lab" x={from} y={y + 37 * k}>
                    tactics, {ready.length} ready
                </text>
            )}
        </g>
    );
}
