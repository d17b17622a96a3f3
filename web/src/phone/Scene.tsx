// The scene of the phone: the encounter in large, or the planets that can be chosen, or one system to look at.
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { useSession, useSize, useState_ } from '../context';
import { lit, timesPicked, type Asked } from '../model/asking';
import { inWarp, isNearlyFull, prawOf, type Praw } from '../model/board';
import { colourOf, homesOf, isYou, moonsOf, ownerOf, planetName, planetNumber, shipsAt } from '../model/seats';
import { drawnAs, luxToCollect, lyingAt } from '../model/things';
import { capital } from '../model/words';
import type { Option, Planet, View } from '../protocol';
import { stillness } from '../settings';
import { FlightsBetween, GATE, WARP, type Places } from '../table/Flights';
import { nest } from '../table/geometry';
import { Moon, PlateGround } from '../table/Hexes';
import { HEX_NAME, plateSystem } from '../table/plates';
import { LuxPile, Pennants } from '../table/pennants';
import { Picked, Planet as PlanetOf, planetTip, SKIN, stacksOn, type Picking } from '../table/Planet';
import { ThingEmblem } from '../table/things';
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
            ) : view.board === 'hexes' && hexOf(view, shown) !== null && h > 88 ? (
                <HexScene view={view} seat={hexOf(view, shown)!} W={W} h0={h0} h={h} picking={{ asked: live, draft, lit: options, tap, minus }} />
            ) : shown !== null ? (
                <Row
                    view={view}
                    planets={[...homesOf(view, shown), ...moonsOf(view, shown)]}
                    y={h0 + 30}
                    W={W}
                    h={h - 34}
                    title={isYou(view, shown) ? 'Your system' : `${view.seats[shown]!.name}’s system`}
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

/* Which hex to show: the one that was tapped, that of the target, before there is one my own. */
function hexOf(view: View, shown: number | null): number | null {
    if (shown !== null) return shown;
    const target = view.planets.find(p => p.planet === view.target);
    return target ? target.owner : view.phase === 'start' || view.phase === 'regroup' ? view.viewer : null;
}

/* The middle of the table in one line: how full the warp is, the Praw, the cone. Below it one hex, with the cone from the left. */
interface HexProps {
    view: View;
    seat: number;
    W: number;
    h0: number;
    h: number;
    picking: Picking;
}
function HexScene({ view, seat, W, h0, h, picking }: HexProps): JSX.Element {
    const praw = prawOf(view),
        top = h0 + (praw ? 24 : 4),
        target = view.planets.find(p => p.planet === view.target && p.owner === seat),
        cone = target ? 92 : 0,
        room = h0 + h - top - 18,
        u = Math.max(0.6, Math.min(1, room / 120)) * (cone ? 0.86 : 1),
        homes = homesOf(view, seat),
        moons = moonsOf(view, seat),
        system = plateSystem(
            { cx: cone + (W - cone) / 2, cy: top + room / 2, w: W - cone - 6, h: room, low: false, head: false, u, br: 0 },
            { planets: homes.length, moons: moons.length, hex: view.seats[seat]!.layout },
        ),
        at = homes.findIndex(p => p.planet === view.target),
        by = system.plate!.by,
        riding = view.seats
            .filter(s => s.gate > 0 && (s.side !== 'defense' || s.seat === view.offense))
            .sort((p, q) => Number(q.seat === view.offense) - Number(p.seat === view.offense)),
        beside = view.seats.filter(s => s.gate > 0 && s.side === 'defense' && s.seat !== view.offense);
    return (
        <g>
            {praw && <Middle view={view} praw={praw} W={W} y={h0 + 16} />}
            <PlateGround view={view} seat={view.seats[seat]!} system={system} target={at} />
            {homes.map((p, j) => (
                <PlanetOf
                    key={p.planet}
                    view={view}
                    planet={p}
                    number={p.number}
                    at={system.planets[j]!}
                    system={system}
                    j={j}
                    k={1}
                    cone={p.planet === view.target ? { x: 0, y: by } : null}
                    picking={picking}
                />
            ))}
            {moons.map((p, j) => (
                <Moon key={p.planet} view={view} moon={p} at={system.moons[j]!} picking={picking} />
            ))}
            {cone > 0 && (
                <g class={`p-${colourOf(view.offense ?? 0)} ${view.cone === 'reversed' ? 'turned' : ''}`}>
                    <path class="gate" d={`M-4 ${by - 32}L${cone} ${by - 7}V${by + 7}L-4 ${by + 32}Z`} />
                    {[1, 2, 3, 4].map(i => {
                        const x = (i * cone) / 5,
                            o = (32 - 5 * i) * 0.8,
                            f = view.cone === 'reversed' ? -1 : 1;
                        return <path key={i} class="rung" d={`M${x - 4 * f} ${by - o}L${x + 3 * f} ${by}L${x - 4 * f} ${by + o}`} />;
                    })}
                </g>
            )}
            {cone > 0 &&
                riding.map((s, i) => (
                    <Stack key={s.seat} seat={s.seat} n={s.gate} x={cone - 20 - i * Math.min(30, 74 / riding.length)} y={by} r={i ? 11 : 13} />
                ))}
            {cone > 0 && beside.map((s, i) => <Stack key={s.seat} seat={s.seat} n={s.gate} x={cone + 6 + i * 24} y={by - 36} r={11} />)}
            <text class="sub-t" x={W / 2} y={h0 + h - 5} text-anchor="middle">
                {isYou(view, seat) ? 'Your hex' : `${view.seats[seat]!.name}’s hex`}
                {system.plate!.kind === 'regular' ? '' : `: ${HEX_NAME[system.plate!.kind]}`}
            </text>
        </g>
    );
}

function Middle({ view, praw, W, y }: { view: View; praw: Praw; W: number; y: number }): JSX.Element {
    const n = inWarp(view),
        wide = W - 216,
        step = wide / praw.critical,
        hot = isNearlyFull(view, praw);
    return (
        <g data-mark="warp">
            <text class="sub-t" x="12" y={y + 2}>
                Warp <tspan class="strong">{n}</tspan>
            </text>
            {Array.from({ length: praw.critical }, (_, i) => (
                <rect
                    key={i}
                    class={`mbar ${i < n ? (hot ? 'hot' : 'on') : ''}`}
                    x={76 + i * step}
                    y={y - 7}
                    width={Math.max(1, step - 2)}
                    height="9"
                    rx="2"
                />
            ))}
            <text class="sub-t" x={W - 130} y={y + 2}>
                Praw {praw.total}
            </text>
            {view.cone && (
                <text class="sub-t strong" x={W - 12} y={y + 2} text-anchor="end">
                    {view.cone === 'reversed' ? 'reversed' : 'normal'}
                </text>
            )}
        </g>
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
                            {isYou(view, p.owner) ? '' : shortName(view.seats[p.owner]!.name) + ' '}
                            {p.moon ? `moon ${p.moon}` : planetNumber(view, p.planet)}
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
const shortName = (name: string): string => (name.length > 6 ? name.slice(0, 5) + '…' : name);
const live1 = (n: number): string => (n > 1 ? '+' + n : '✓');

/* Cone from the left, target planet right, allies beside it. */
function Encounter({ view, W, h0, h }: { view: View; W: number; h0: number; h: number }): JSX.Element {
    const { preferences } = useSession(),
        { lately, stamp } = useState_();
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
        r = Math.min(23, (x1 - x0 - 30) / Math.max(1, riding.length) / 2.5),
        lux = luxToCollect(view);
    /* What is not in the picture is below, if it is mine, and above. */
    const places: Places = (place, seat) =>
        place === GATE
            ? { x: x1 - 30, y: cy }
            : place === WARP
              ? { x: wx + wr * 0.5, y: cy }
              : place === view.target
                ? { x: px, y: cy }
                : { x: W / 2, y: isYou(view, seat) ? h0 + h + 30 : h0 - 30 };
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
                <g key={s.seat}>
                    <Stack seat={s.seat} n={s.gate} x={x1 - 30 - i * r * 2.7} y={cy} r={r * (i ? 0.88 : 1)} />
                    <Pennants view={view} planet={null} seat={s.seat} n={s.gate} x={x1 - 30 - i * r * 2.7} y={cy} r={r * (i ? 0.88 : 1)} />
                </g>
            ))}
            {lux.gate && <LuxPile of={lux.gate} where="gate" x={22} y={cy - b - 12} />}
            {lux.planet && <LuxPile of={lux.planet} where="planet" x={px - R} y={cy - R - 14} />}
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
            <FlightsBetween events={lately} stamp={stamp} places={places} k={1.3} still={stillness(preferences)} whirl={{ x: wx, y: cy, r: wr }} />
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
            {stacks.map(([seat, q], z) => {
                /* From four on the owner stays in the middle, the others moor on the right half. */
                const crowded = stacks.length > 3,
                    own = crowded && seat === owner,
                    others = stacks.length - (planet.ships[owner]! > 0 ? 1 : 0),
                    i = z - (planet.ships[owner]! > 0 ? 1 : 0),
                    a = ((i - (others - 1) / 2) * Math.min(36, 170 / Math.max(1, others - 1)) * Math.PI) / 180,
                    at = own ? [0, 0] : crowded ? [(R + 7) * Math.cos(a), (R + 7) * Math.sin(a)] : [cells.at[z]![0] * R, cells.at[z]![1] * R];
                const size = own ? R * 0.46 : crowded ? Math.min(13, R * 0.3) : R * (stacks.length > 1 ? 0.36 : 0.46);
                return (
                    <g key={seat}>
                        <Stack seat={seat} n={q} x={px + at[0]!} y={cy + at[1]!} r={size} />
                        <Pennants view={view} planet={planet.planet} seat={seat} n={q} x={px + at[0]!} y={cy + at[1]!} r={size} />
                    </g>
                );
            })}
            <text class="nm-t" text-anchor="middle" x={px} y={Math.min(bottom - 4, cy + R + 26)}>
                {planet.moon || planet.word
                    ? capital(planetName(view, planet.planet))
                    : isYou(view, owner)
                      ? `Your planet ${n}`
                      : `${view.seats[owner]!.name} ${n}`}
            </text>
            {lyingAt(view, planet.planet).map((t, i) => (
                <g
                    key={i}
                    class={`thing ${t.open ? '' : 'off'}`}
                    transform={`translate(${px + R * 0.86} ${cy - R * 0.72 + i * 28})`}
                    data-sheet={t.sheet ?? undefined}>
                    <rect class="thing0" x="-13" y="-13" width="26" height="26" rx="6" />
                    <g class="thing1">
                        <ThingEmblem lies={drawnAs(t)} name={t.sheet ?? ''} />
                    </g>
                </g>
            ))}
        </g>
    );
}
