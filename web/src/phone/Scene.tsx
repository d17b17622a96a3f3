// The scene of the phone: the encounter in large, or the planets that can be chosen, or one system to look at.
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { useSize } from '../context';
import { lit, timesPicked, type Asked } from '../model/asking';
import { colourOf, isYou, ownerOf, planetName, planetNumber, shipsAt } from '../model/seats';
import type { Option, Planet, View } from '../protocol';
import { nest } from '../table/geometry';
import { Picked, planetTip, SKIN, stacksOn } from '../table/Planet';
import { Stack } from '../table/shapes';
import { Tappable } from '../table/Tappable';

interface Props {
    view: View;
    live: Asked | null;
    draft: number[];
    tap: (c: number) => void;
    minus: (c: number) => void;
    cards: boolean;
    shown: number | null;
}

export function Scene(p: Props): JSX.Element {
    const box = useRef<HTMLDivElement>(null),
        [W, H] = useSize(box);
    return (
        <div class="scenebox" ref={box}>
            {W > 0 && H > 30 && <Drawing {...p} W={W} H={H} />}
        </div>
    );
}

function Drawing({ view, live, draft, tap, minus, cards, shown, W, H }: Props & { W: number; H: number }): JSX.Element {
    const options = lit(live, 'planet'),
        taking = live?.form === 'ships',
        planets = [...options.keys()].map(n => view.planets.find(p => p.planet === n)!).filter(Boolean);
    const rows = options.size ? Math.ceil(options.size / Math.max(5, Math.floor(W / 56))) : 0,
        low = taking || live?.form === 'places' ? Math.min(H, 28 + rows * 66) : 0,
        h0 = cards ? Math.min(96, H * 0.4) : 0,
        h = H - low - h0;
    const chosen = (o: Option | undefined): number => (o ? timesPicked(draft, o.choice) : 0);
    return (
        <svg width={W} height={H} viewBox={`0 0 ${W} ${H}`} role="group" aria-label="The encounter">
            {options.size > 0 && !low ? (
                <Row
                    view={view}
                    planets={planets}
                    y={h0 + 30}
                    W={W}
                    h={h - 34}
                    title={rowTitle(view, live!, planets)}
                    options={options}
                    chosen={chosen}
                    tap={tap}
                    minus={minus}
                    taking={false}
                />
            ) : shown !== null ? (
                <Row
                    view={view}
                    planets={view.planets.filter(p => p.owner === shown)}
                    y={h0 + 30}
                    W={W}
                    h={h - 34}
                    title={isYou(view, shown) ? 'Your system' : `System of ${view.seats[shown]!.name}`}
                    options={new Map()}
                    chosen={chosen}
                    tap={tap}
                    minus={minus}
                    taking={false}
                />
            ) : (
                h > 88 && <Encounter view={view} W={W} h0={h0} h={h} />
            )}
            {low > 0 && (
                <Row
                    view={view}
                    planets={planets}
                    y={H - low + 26}
                    W={W}
                    h={low - 28}
                    title={taking ? 'Your colonies: tap to add a ship' : 'Tap where each ship goes'}
                    options={options}
                    chosen={chosen}
                    tap={tap}
                    minus={minus}
                    taking={taking}
                />
            )}
        </svg>
    );
}

function rowTitle(view: View, live: Asked, planets: Planet[]): string {
    const owners = new Set(planets.map(p => p.owner)),
        owner = planets[0]?.owner ?? 0;
    if (live.question.does === 'aim' && owners.size === 1)
        return isYou(view, owner) ? 'Your system: aim at a planet' : `${view.seats[owner]!.name}: aim at a planet`;
    return 'Tap a planet';
}

interface RowProps {
    view: View;
    planets: Planet[];
    y: number;
    W: number;
    h: number;
    title: string;
    options: Map<number, Option>;
    chosen: (o: Option | undefined) => number;
    tap: (c: number) => void;
    minus: (c: number) => void;
    taking: boolean;
}
function Row({ view, planets, y, W, h, title, options, chosen, tap, minus, taking }: RowProps): JSX.Element {
    const across = Math.min(planets.length, Math.max(5, Math.floor(W / 56))),
        rows = Math.ceil(planets.length / Math.max(1, across)),
        cell = W / Math.max(5, across),
        R = Math.max(12, Math.min(34, cell * 0.36, h / rows / 2 - 12));
    return (
        <g>
            <text class="sub-t strong" x="14" y={y - 12}>
                {title}
            </text>
            {planets.map((p, i) => {
                const row = Math.floor(i / across),
                    option = options.get(p.planet),
                    n = chosen(option),
                    x = cell * ((i % across) + 0.5) + (across < 5 ? (W - cell * across) / 2 : 0),
                    cy = y + (h / rows) * (row + 0.5) - 6;
                const stacks = taking ? [[view.viewer ?? 0, shipsAt(view, p.planet, view.viewer ?? 0)] as [number, number]] : stacksOn(p),
                    cells = nest(stacks.length);
                return (
                    <Tappable
                        key={p.planet}
                        lit={!!option}
                        hit={{ x: x - cell / 2, y: cy - R - 10, width: cell, height: R * 2 + 26 }}
                        label={option ? `${option.text}${n ? `, ${n} picked` : ''}` : planetName(view, p.planet)}
                        tip={planetTip(view, p)}
                        pressed={option && !taking ? n > 0 : undefined}
                        area="planet"
                        planet={p.planet}
                        class={`planet p-${colourOf(p.owner)} ${p.ships[p.owner]! > 0 ? '' : 'lost'}`}
                        onTap={() => option && tap(option.choice)}
                        onMinus={option ? () => minus(option.choice) : undefined}>
                        <circle class="disc" cx={x} cy={cy} r={R} />
                        {option && !taking && (
                            <g class={n ? '' : 'breathe'}>
                                <circle class={`lit ${n ? 'full' : ''}`} cx={x} cy={cy} r={R + 4} />
                            </g>
                        )}
                        <text class="pn" x={x} y={cy + R + 11}>
                            {isYou(view, p.owner) ? '' : view.seats[p.owner]!.name.slice(0, 5) + ' '}
                            {planetNumber(view, p.planet)}
                        </text>
                        {stacks.map(([seat, q], z) => (
                            <Stack
                                key={seat}
                                seat={seat}
                                n={taking ? q - n : q}
                                x={x + cells.at[z]![0] * R}
                                y={cy + cells.at[z]![1] * R}
                                r={R * (stacks.length > 1 ? cells.size : 0.54)}
                                lit={taking && !!option}
                                ghost={taking && q === n}
                            />
                        ))}
                        {n > 0 && <Picked x={x + R * 0.85} y={cy - R * 0.85} k={1} text={taking ? '−' + n : live1(n)} />}
                    </Tappable>
                );
            })}
        </g>
    );
}
const live1 = (n: number): string => (n > 1 ? '+' + n : '✓');

/* Cone from the left, target planet right, allies beside it. */
function Encounter({ view, W, h0, h }: { view: View; W: number; h0: number; h: number }): JSX.Element {
    const small = h < 150,
        cy = h0 + h * (small ? 0.46 : 0.5),
        R = Math.min(62, h * (small ? 0.28 : 0.3)),
        px = W - R - 40,
        wr = Math.min(86, h * 0.46),
        wx = -wr * 0.12;
    const offense = view.offense ?? 0,
        lost = view.seats.reduce((n, s) => n + s.warp, 0),
        target = view.target !== null ? view.planets.find(p => p.planet === view.target) : undefined;
    const x0 = wx + 14,
        x1 = px - R - 12,
        b = Math.min(46, h * 0.26);
    const riding = view.seats
        .filter(s => s.gate > 0 && (s.side !== 'defense' || s.seat === view.offense))
        .sort((p, q) => Number(q.seat === offense) - Number(p.seat === offense));
    const beside = view.seats.filter(s => s.gate > 0 && s.side === 'defense' && s.seat !== view.offense),
        r = Math.min(23, (x1 - x0 - 30) / Math.max(1, riding.length) / 2.5);
    return (
        <g>
            <g data-mark="warp">
                <circle class="warp0" cx={wx} cy={cy} r={wr} />
            </g>
            {!small && (
                <text class="sub-t" x="14" y={Math.min(h0 + h - 6, cy + wr + 16)}>
                    warp {lost}
                </text>
            )}
            <g class={`p-${colourOf(offense)}`}>
                <path class="gate" d={`M${x0} ${cy - b}L${x1} ${cy - 9}V${cy + 9}L${x0} ${cy + b}Z`} />
                {[1, 2, 3, 4, 5, 6].map(i => {
                    const t = x0 + ((x1 - x0) * i) / 7,
                        q = (b + ((9 - b) * i) / 7) * 0.8;
                    return <path key={i} class="rung" d={`M${t - 5} ${cy - q}L${t + 4} ${cy}L${t - 5} ${cy + q}`} />;
                })}
            </g>
            {target && <Target view={view} planet={target} px={px} cy={cy} R={R} bottom={h0 + h} />}
            {riding.map((s, i) => (
                <Stack key={s.seat} seat={s.seat} n={s.gate} x={x1 - 30 - i * r * 2.7} y={cy} r={r * (i ? 0.88 : 1)} />
            ))}
            {target &&
                beside.map((s, i) => {
                    const a = (small ? [-0.5, 0.5, 0, 1, -1] : [-2.2, -0.95, 0.95, 2.2, -1.57, 0])[i] ?? 0,
                        d = R + (small ? 15 : 22);
                    return (
                        <Stack
                            key={s.seat}
                            seat={s.seat}
                            n={s.gate}
                            x={px + d * Math.cos(a)}
                            y={cy + d * Math.sin(a)}
                            r={small ? 12 : 17}
                        />
                    );
                })}
        </g>
    );
}

function Target({
    view,
    planet,
    px,
    cy,
    R,
    bottom,
}: {
    view: View;
    planet: Planet;
    px: number;
    cy: number;
    R: number;
    bottom: number;
}): JSX.Element {
    const stacks = stacksOn(planet),
        cells = nest(stacks.length),
        owner = ownerOf(view, planet.planet),
        n = planetNumber(view, planet.planet);
    return (
        <g
            class={`planet p-${colourOf(owner)} ${planet.ships[owner]! > 0 ? '' : 'lost'}`}
            data-tip={planetTip(view, planet)}
            data-planet={planet.planet}>
            <circle class="disc" cx={px} cy={cy} r={R} />
            <g class="skin" transform={`translate(${px} ${cy}) scale(${R / 30})`}>
                {SKIN[(n - 1) % SKIN.length]}
            </g>
            <circle class="aimring" cx={px} cy={cy} r={R + 7} />
            {stacks.map(([seat, q], z) => (
                <Stack
                    key={seat}
                    seat={seat}
                    n={q}
                    x={px + cells.at[z]![0] * R}
                    y={cy + cells.at[z]![1] * R}
                    r={R * (stacks.length > 1 ? 0.36 : 0.46)}
                />
            ))}
            <text class="nm-t" text-anchor="middle" x={px} y={Math.min(bottom - 4, cy + R + 26)}>
                {isYou(view, owner) ? `Your planet ${n}` : `${view.seats[owner]!.name} ${n}`}
            </text>
        </g>
    );
}
