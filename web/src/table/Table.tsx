// The whole table as one drawing, laid out for the size it gets: warp, systems, gate, piles, and everything that is lit.
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { useSize } from '../context';
import { lit, type Asked } from '../model/asking';
import { bottomSeat, colourOf, ownerOf } from '../model/seats';
import { wordOf } from '../model/words';
import type { GameEvent, View } from '../protocol';
import { Flights, useTint } from './Flights';
import { gateShape, layout, lostShips, orbit, riders, type Layout, type Point } from './geometry';
import { Dust, Gate, Piles, Warp } from './parts';
import { Planet, type Picking } from './Planet';
import { Stack } from './shapes';
import { powerOption, SystemStar } from './System';
import { ThingsAt } from './things';

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
): { of: (planet: number) => Point | null; radius: (planet: number) => number; system: (seat: number) => Layout['systems'][number] } {
    const bottom = bottomSeat(view),
        system = (seat: number): Layout['systems'][number] => g.systems[(seat - bottom + view.players) % view.players]!;
    const of = (planet: number): Point | null => {
        const p = view.planets.find(q => q.planet === planet);
        if (!p) return null;
        const index = view.planets.filter(q => q.owner === p.owner).indexOf(p);
        return system(p.owner).planets[index] ?? null;
    };
    return { of, radius: planet => system(ownerOf(view, planet)).pr, system };
}

function Drawing({ view, asked, draft, tap, minus, lately, stamp, still, W, H }: TableProps & { W: number; H: number }): JSX.Element {
    const bottom = bottomSeat(view),
        order = Array.from({ length: view.players }, (_, i) => (bottom + i) % view.players);
    const g = layout(
            W,
            H,
            order.map(s => view.planets.filter(p => p.owner === s).length),
        ),
        at = places(view, g);
    const picking: Picking = { asked, draft, lit: lit(asked, 'planet'), tap, minus },
        seats = lit(asked, 'seat'),
        act = powerOption(picking);

    const tinted = useTint(lately, stamp, still);
    /* While the offense chooses a planet, its own gate turns as a preview. */
    const aimedNow =
        asked?.question.does === 'aim' && draft.length ? (asked.options.find(o => o.choice === draft[0])?.thing ?? null) : null;
    const target = view.target ?? aimedNow,
        toward = target !== null ? at.of(target) : null;
    const resting: Point = view.defense !== null ? at.system(view.defense) : { x: g.warp.x, y: 0 };
    const shape = gateShape(g, toward ?? resting, target !== null ? at.radius(target) : null);
    const offense = view.offense ?? bottom;
    const inGate = view.seats.filter(s => (s.gate > 0 && s.side !== 'defense') || (s.seat === view.offense && s.gate > 0));
    const riding = inGate
        .sort((a, b) => Number(b.seat === offense) - Number(a.seat === offense))
        .map((s): [number, number] => [s.seat, s.gate]);
    const waiting = view.seats
        .filter(s => s.gate > 0 && s.side === 'defense' && s.seat !== view.offense)
        .map((s): [number, number] => [s.seat, s.gate]);
    const moving = riders(g, shape, toward ?? resting, target !== null ? at.radius(target) : g.br, riding, waiting);
    const lost = view.seats.filter(s => s.warp > 0).map((s): [number, number] => [s.seat, s.warp]);
    const used = new Set(lately.filter(e => e.kind === 'USED_POWER').map(e => e.who));
    return (
        <svg width={W} height={H} viewBox={`0 0 ${W} ${H}`} role="group" aria-label="The table" class={still ? 'still' : ''}>
            <Dust W={W} H={H} />
            <Warp g={g} angle={shape.angle} total={lost.reduce((n, [, q]) => n + q, 0)} />
            {order.map(s => (
                <path
                    key={s}
                    class={`orbit p-${colourOf(s)} ${s === view.offense || s === view.defense ? 'in' : ''}`}
                    d={orbit(at.system(s))}
                />
            ))}
            <Gate g={g} shape={shape} seat={offense} word={wordOf(view.edition, 'gate')} preview={view.target === null} />
            {lostShips(g, shape.angle, lost, view.players).map(r => (
                <Stack key={'w' + r.seat} seat={r.seat} n={r.ships} x={r.x} y={r.y} r={r.r} />
            ))}
            {order.map(s => (
                <g key={s} role="group" data-system={s} aria-label={`System of ${view.seats[s]!.name}`}>
                    {view.planets
                        .filter(p => p.owner === s)
                        .map((p, j) => (
                            <Planet
                                key={p.planet}
                                view={view}
                                planet={p}
                                number={p.number}
                                at={at.system(s).planets[j]!}
                                system={at.system(s)}
                                k={g.k}
                                picking={picking}
                                tinted={tinted.has(p.planet)}
                            />
                        ))}
                    {view.planets
                        .filter(p => p.owner === s)
                        .map((p, j) => (
                            <ThingsAt key={p.planet} view={view} planet={p.planet} at={at.system(s).planets[j]!} system={at.system(s)} k={g.k} />
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
                    />
                </g>
            ))}
            <Piles g={g} view={view} H={H} />
            <circle class={`hub p-${colourOf(offense)}`} cx={g.warp.x} cy={g.warp.y} r={6 * g.k} />
            {[...moving.gate, ...moving.side].map(r => (
                <Stack key={'g' + r.seat} seat={r.seat} n={r.ships} x={r.x} y={r.y} r={r.r} class="rides" />
            ))}
            <Flights events={lately} stamp={stamp} view={view} g={g} aim={toward} position={at.of} still={still} />
        </svg>
    );
}
