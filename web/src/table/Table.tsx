// The whole table as one drawing, laid out for the size it gets: warp, systems, gate, piles, and everything that is lit.
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { useSize } from '../context';
import { lit, type Asked } from '../model/asking';
import { prawOf } from '../model/board';
import { bottomSeat, colourOf, homesOf, moonsOf } from '../model/seats';
import { wordOf } from '../model/words';
import type { GameEvent, View } from '../protocol';
import { Flights, struckBy, useTint } from './Flights';
import { gateShape, layout, lostShips, orbit, riders, type Layout, type Point, type Spot } from './geometry';
import { Moon, PlateGround } from './Hexes';
import { Lens, useLens } from './Lens';
import { plateLayout } from './plates';
import { Dust, Gate, Piles, Turned, Warp } from './parts';
import { Lux, Pennants } from './pennants';
import { Planet, stacksAt, type Picking } from './Planet';
import { Stack } from './shapes';
import { powerOption, SystemStar } from './System';
import { DeepSpace, ThingsAt } from './things';

export interface TableProps {
    view: View;
    asked: Asked | null;
    draft: number[];
    tap: (choice: number) => void;
    minus: (choice: number) => void;
    lately: GameEvent[];
    stamp: number;
    still: boolean;
}

export function Table(props: TableProps): JSX.Element {
    const box = useRef<HTMLDivElement>(null),
        [W, H] = useSize(box);
    return (
        <div class="tablebox" ref={box}>
            {W > 0 && H > 0 && <Drawing {...props} W={W} H={H} />}
        </div>
    );
}

/* Where each planet and star is, for this view. */
export function places(
    view: View,
    g: Layout,
): { of: (planet: number) => Spot | null; radius: (planet: number) => number; system: (seat: number) => Layout['systems'][number] } {
    const bottom = bottomSeat(view),
        system = (seat: number): Layout['systems'][number] => g.systems[(seat - bottom + view.players) % view.players]!;
    const of = (planet: number): Spot | null => {
        const p = view.planets.find(q => q.planet === planet);
        if (!p) return null;
        const { planets, moons } = system(p.owner);
        return (p.moon ? moons[moonsOf(view, p.owner).indexOf(p)] : planets[homesOf(view, p.owner).indexOf(p)]) ?? null;
    };
    return { of, radius: planet => of(planet)?.r ?? g.pr, system };
}

/* Laid out for this view: a ring of systems, or each on its hex. */
export function layoutOf(view: View, W: number, H: number, order: number[]): Layout {
    const planets = order.map(s => homesOf(view, s).length),
        moons = order.map(s => moonsOf(view, s).length);
    return view.board === 'hexes'
        ? plateLayout(
              W,
              H,
              order.map((s, i) => ({ planets: planets[i]!, moons: moons[i]!, hex: view.seats[s]!.layout })),
          )
        : layout(W, H, planets, moons);
}

/* What riders keep away from: those who are moored at the target, and stars. */
function obstaclesAt(view: View, g: Layout, at: ReturnType<typeof places>, target: number | null): Spot[] {
    const stars = g.systems.map((s): Spot => ({ x: s.x, y: s.y, r: g.br * 1.33 + 9 })),
        p = view.planets.find(q => q.planet === target),
        spot = p && !p.moon ? at.of(p.planet) : null;
    if (!p || !spot) return stars;
    const j = homesOf(view, p.owner).indexOf(p);
    return [
        ...stars,
        ...stacksAt(p, at.system(p.owner), j, spot, g.warp, g.k)
            .filter(s => s.berth.out)
            .map(s => ({ x: spot.x + s.berth.x, y: spot.y + s.berth.y, r: s.berth.r + 1.5 })),
    ];
}

function Drawing({ view, asked, draft, tap, minus, lately, stamp, still, W, H }: TableProps & { W: number; H: number }): JSX.Element {
    const bottom = bottomSeat(view),
        order = Array.from({ length: view.players }, (_, i) => (bottom + i) % view.players);
    const g = layoutOf(view, W, H, order),
        at = places(view, g),
        praw = prawOf(view),
        hole = praw ? g.warp.r * 0.44 : 0;
    const picking: Picking = { asked, draft, lit: lit(asked, 'planet'), tap, minus },
        seats = lit(asked, 'seat'),
        act = powerOption(picking);

    const tinted = useTint(lately, stamp, still),
        [lens, looking] = useLens(view),
        lensAt = lens !== null ? at.of(lens) : null;
    /* While the offense chooses a planet, its own gate turns as a preview. */
    const aimedNow =
        asked?.question.does === 'aim' && draft.length ? (asked.options.find(o => o.choice === draft[0])?.thing ?? null) : null;
    const target = view.target ?? aimedNow,
        toward = target !== null ? at.of(target) : null;
    const resting: Point = view.defense !== null ? at.system(view.defense) : { x: g.warp.x, y: 0 };
    const shape = gateShape(g, toward ?? resting, toward && target !== null ? at.radius(target) : null, hole);
    const offense = view.offense ?? bottom;
    const inGate = view.seats.filter(s => (s.gate > 0 && s.side !== 'defense') || (s.seat === view.offense && s.gate > 0));
    const riding = inGate
        .sort((a, b) => Number(b.seat === offense) - Number(a.seat === offense))
        .map((s): [number, number] => [s.seat, s.gate]);
    const waiting = view.seats
        .filter(s => s.gate > 0 && s.side === 'defense' && s.seat !== view.offense)
        .map((s): [number, number] => [s.seat, s.gate]);
    const moving = riders(g, shape, toward ?? resting, target !== null ? at.radius(target) : g.br, riding, waiting, obstaclesAt(view, g, at, target));
    const lost = view.seats.filter(s => s.warp > 0).map((s): [number, number] => [s.seat, s.warp]);
    const inTheWarp = lostShips(g, shape.angle, lost, view.players, hole),
        struck = struckBy(lately);
    const used = new Set(lately.filter(e => e.kind === 'USED_POWER').map(e => e.who));
    return (
        <svg width={W} height={H} viewBox={`0 0 ${W} ${H}`} role="group" aria-label="The table" class={still ? 'still' : ''} {...looking}>
            <Dust W={W} H={H} />
            {order.map(s =>
                at.system(s).plate ? (
                    <PlateGround
                        key={s}
                        view={view}
                        seat={view.seats[s]!}
                        system={at.system(s)}
                        target={homesOf(view, s).findIndex(p => p.planet === target)}
                    />
                ) : null,
            )}
            <Warp g={g} view={view} angle={shape.angle} praw={praw} aside={g.systems.some(s => !!s.plate)} />
            {order.map(s =>
                at.system(s).plate ? null : (
                    <path
                        key={s}
                        class={`orbit p-${colourOf(s)} ${s === view.offense || s === view.defense ? 'in' : ''}`}
                        d={orbit(at.system(s))}
                    />
                ),
            )}
            <Gate
                g={g}
                shape={shape}
                seat={offense}
                word={wordOf(view.edition, 'gate')}
                preview={view.target === null}
                reversed={view.cone === 'reversed'}
            />
            {inTheWarp.map(r => (
                <Stack key={'w' + r.seat} seat={r.seat} n={r.ships} x={r.x} y={r.y} r={r.r} />
            ))}
            {order.map(s => (
                <g key={s} role="group" data-system={s} aria-label={`${view.seats[s]!.name}’s system`}>
                    {homesOf(view, s).map((p, j) => (
                        <Planet
                            key={p.planet}
                            view={view}
                            planet={p}
                            number={p.number}
                            at={at.system(s).planets[j]!}
                            system={at.system(s)}
                            j={j}
                            k={g.k}
                            cone={p.planet === target ? g.warp : null}
                            picking={picking}
                            tinted={tinted.has(p.planet)}
                        />
                    ))}
                    {homesOf(view, s).map((p, j) => (
                        <ThingsAt
                            key={p.planet}
                            view={view}
                            planet={p.planet}
                            at={at.system(s).planets[j]!}
                            last={j === homesOf(view, s).length - 1}
                            aimed={p.planet === target}
                            system={at.system(s)}
                            k={g.k}
                        />
                    ))}
                    <DeepSpace view={view} seat={s} system={at.system(s)} k={g.k} />
                    {moonsOf(view, s).map((p, j) => (
                        <Moon key={p.planet} view={view} moon={p} at={at.system(s).moons[j]!} picking={picking} />
                    ))}
                    <SystemStar
                        view={view}
                        seat={view.seats[s]!}
                        system={at.system(s)}
                        g={g}
                        picking={picking}
                        seats={seats}
                        act={act}
                        joining={asked?.question.does === 'join' || asked?.question.does === 'send'}
                        flash={used.has(s) && !still}
                        struck={struck.has(s) && !still ? stamp : 0}
                    />
                </g>
            ))}
            <Piles g={g} view={view} W={W} H={H} />
            {!praw && <circle class={`hub p-${colourOf(offense)}`} cx={g.warp.x} cy={g.warp.y} r={6 * g.k} />}
            {view.cone === 'reversed' && <Turned g={g} />}
            {[...moving.gate, ...moving.side].map(r => (
                <g key={'g' + r.seat}>
                    <Stack seat={r.seat} n={r.ships} x={r.x} y={r.y} r={r.r} class="rides" />
                    <Pennants view={view} planet={null} seat={r.seat} n={r.ships} x={r.x} y={r.y} r={r.r} />
                </g>
            ))}
            <Lux view={view} g={g} shape={shape} at={toward && target !== null ? { ...toward, r: at.radius(target) } : null} />
            <Flights events={lately} stamp={stamp} view={view} g={g} aim={toward} lost={inTheWarp} position={at.of} still={still} />
            {lens !== null && lensAt && <Lens view={view} planet={lens} at={lensAt} W={W} H={H} picking={picking} />}
        </svg>
    );
}
