// Where everything on the table is. Seats run clockwise from the one at the bottom; a system is a star with its planets on an arc towards
// the warp. Numbers and rules of place are those of the design; nothing here draws. Systems on hexes: plates.ts.
import type { HexKind } from './plates';

export interface Point {
    x: number;
    y: number;
}
/* With a size of its own, where it differs from its neighbours'. */
export interface Spot extends Point {
    r: number;
}
/* The hex under a system; bx, by, bw, bh: the room for what lies on it, u: its unit of size. */
export interface Plate {
    cx: number;
    cy: number;
    w: number;
    h: number;
    cut: number;
    low: boolean;
    u: number;
    kind: HexKind;
    bx: number;
    by: number;
    bw: number;
    bh: number;
}
export interface System extends Point {
    dir: 'up' | 'down' | 'left' | 'right' | 'plate';
    rx: number;
    ry: number;
    pr: number;
    many: boolean;
    planets: Spot[];
    moons: Spot[];
    plate?: Plate;
}
export interface Layout {
    k: number;
    pr: number;
    br: number;
    m: number;
    big: boolean;
    systems: System[];
    warp: Point & { r: number };
}

/* Systems to the left, above and to the right, by number of players. */
export const RING: Record<number, [number, number, number]> = {
    2: [0, 1, 0],
    3: [0, 2, 0],
    4: [1, 1, 1],
    5: [1, 2, 1],
    6: [1, 3, 1],
    7: [2, 2, 2],
    8: [2, 3, 2],
};
const FACING = { up: -90, right: 0, down: 90, left: 180, plate: 0 };

export const clamp = (v: number, low: number, high: number): number => Math.max(low, Math.min(high, v));

export function layout(W: number, H: number, planetsOf: number[], moonsOf: number[] = []): Layout {
    const n = planetsOf.length,
        [L, T, R] = RING[clamp(n, 2, 8)]!,
        big = n > 5;
    const k = clamp(Math.min(W / (big ? 1150 : 1060), H / (big ? 560 : 500)), 0.62, 1.7);
    const pr = (big ? 23.5 : 30) * k,
        br = (big ? 21 : 26) * k,
        m = br * 1.33 + 8 * k;
    const systems: System[] = [];
    const put = (x: number, y: number, dir: System['dir'], rx: number, ry: number, spread: number, scale = 1): void => {
        const count = planetsOf[systems.length] ?? 5,
            step = count > 5 ? (spread * 4) / (count - 1) : spread;
        const shrink = count > 5 ? (5 / count) * 1.08 : 1,
            size = pr * scale * shrink;
        const on = (i: number, far: number, r: number): Spot => {
            const a = ((FACING[dir] + i * step) * Math.PI) / 180;
            return { x: x + rx * k * far * Math.cos(a), y: y + ry * k * far * Math.sin(a), r };
        };
        const planets = Array.from({ length: count }, (_, j) => on(j - (count - 1) / 2, 1, size)),
            beside = moonsOf[systems.length] ?? 0,
            moons = Array.from({ length: beside }, (_, j) => on((j % 2 ? 1 : -1) * (0.5 + Math.floor(j / 2)), 1.34, size * 0.5));
        systems.push({
            x,
            y,
            dir,
            rx: rx * k,
            ry: ry * k,
            pr: size,
            many: (dir === 'left' || dir === 'right') && L > 1,
            planets,
            moons,
        });
    };
    put(W / 2, H - m, 'up', big ? 160 : 190, big ? 72 : 78, 35, 1.1);
    const topH = 70 * k + m + pr,
        y0 = topH * 0.86,
        free = H - y0,
        R1 = br * 1.33 + 3,
        word = big ? 80 : 76;
    const srx = Math.max((L > 1 ? 146 : 160) * k, R1 + 9 + word + pr + 4) / k;
    const sry = (L > 1 ? Math.min(104 * k, (free / 4 - pr - 7) / 0.951) : Math.max(112 * k, (R1 + 32 + pr) / 0.951)) / k;
    const sides = (x: number, dir: 'left' | 'right', count: number, flip: boolean): void => {
        for (let i = 0; i < count; i++)
            put(x, count === 1 ? H * (T > 2 ? 0.58 : 0.54) : y0 + free * ((flip ? !i : i) ? 0.25 : 0.75), dir, srx, sry, 36);
    };
    sides(m, 'right', L, false);
    for (let i = 0; i < T; i++) {
        const x = T === 1 ? W / 2 : T === 2 ? W * (i ? 0.71 : 0.29) : W * [0.185, 0.5, 0.815][i]!;
        put(x, m, 'down', T > 2 ? 150 : 178, T > 2 ? 68 : 78, 35);
    }
    sides(W - m, 'left', R, true);
    const low = m + systems[0]!.ry + systems[0]!.pr,
        up = T ? m + (T > 2 ? 68 : 78) * k + pr : 20;
    return {
        k,
        pr,
        br,
        m,
        big,
        systems,
        warp: { x: W / 2, y: up + (H - up - low) / 2, r: Math.max(30 * k, Math.min(96 * k, (H - up - low) / 2 - 12 * k)) },
    };
}

/* The arc through a system's planets. */
export function orbit(s: System): string {
    const a = s.planets[0],
        b = s.planets[s.planets.length - 1];
    return a && b ? `M${a.x.toFixed(1)} ${a.y.toFixed(1)}A${s.rx} ${s.ry} 0 0 1 ${b.x.toFixed(1)} ${b.y.toFixed(1)}` : '';
}

const NEST: Record<number, [number, number][]> = {
    1: [[0, 0]],
    2: [
        [-0.48, 0.04],
        [0.48, -0.04],
    ],
    3: [
        [-0.46, 0.3],
        [0.46, 0.3],
        [0, -0.45],
    ],
    4: [
        [-0.44, -0.42],
        [0.44, -0.42],
        [-0.44, 0.42],
        [0.44, 0.42],
    ],
};
/* Places of so many stacks on a planet of radius 1, and their size. */
export function nest(n: number): { at: [number, number][]; size: number } {
    const at =
        NEST[n] ??
        Array.from({ length: n }, (_, i): [number, number] => {
            const a = (i / n) * 2 * Math.PI - Math.PI / 2;
            return [0.58 * Math.cos(a), 0.58 * Math.sin(a)];
        });
    return { at, size: n > 4 ? 0.34 : n > 2 ? 0.37 : n > 1 ? 0.4 : 0.52 };
}

export interface Rider extends Point {
    seat: number;
    ships: number;
    r: number;
}
export interface GateShape {
    angle: number;
    length: number;
    base: number;
    tip: number;
    start: number;
}

/* The cone: pivots on the centre of the warp, ends short of the planet. Without a planet it points at a system, or rests. */
export function gateShape(g: Layout, aim: Point, planetRadius: number | null, hole = 0): GateShape {
    const { k, warp } = g,
        angle = Math.atan2(aim.y - warp.y, aim.x - warp.x),
        far = Math.hypot(aim.x - warp.x, aim.y - warp.y);
    const short = planetRadius !== null ? planetRadius * 1.08 + 11 : 60 * k;
    const length = planetRadius !== null ? far - short : Math.min(far - short, warp.r * 1.35);
    return { angle, length: Math.max(hole + 40 * k, length), base: (hole ? 26 : 30) * k, tip: 6 * k, start: hole ? hole + 6 : 4 * k };
}

/* Where those who defend stand beside the target, seen from the cone; wider where others are moored there. */
const NEAR = [0.68, -0.68, 0.9, -0.9, 1.2, -1.2, 1.6, -1.6, 2.1, -2.1, 2.6, -2.6, 3.1],
    WIDE = [0.95, -0.95, 1.2, -1.2, 1.5, -1.5, 1.8, -1.8, 2.2, -2.2, 2.6, -2.6, 3.1];

/* Ships on the cone and beside the target. Nothing that rides or waits covers a planet: it slides back, or takes the next place. */
export function riders(
    g: Layout,
    shape: GateShape,
    aim: Point,
    radius: number,
    riding: [number, number][],
    waiting: [number, number][],
    obstacles: Spot[] = [] /* moored stacks and stars; then the target is crowded */,
): { gate: Rider[]; side: Rider[] } {
    const { k, warp } = g,
        ux = Math.cos(shape.angle),
        uy = Math.sin(shape.angle),
        crowded = obstacles.some(o => Math.hypot(o.x - aim.x, o.y - aim.y) < radius * 2),
        taken: Spot[] = [...obstacles];
    const at = (t: number, o: number): Point => ({ x: warp.x + ux * t - uy * o, y: warp.y + uy * t + ux * o });
    const all = g.systems.flatMap(s => s.planets);
    const clear = (p: Point, r: number): boolean =>
        all.every(q => (q.x === aim.x && q.y === aim.y) || Math.hypot(q.x - p.x, q.y - p.y) > q.r + r + 1) &&
        taken.every(q => Math.hypot(q.x - p.x, q.y - p.y) > q.r + r);
    const put = (seat: number, ships: number, p: Point, r: number): Rider => {
        taken.push({ ...p, r: r * 1.15 });
        return { seat, ships, ...p, r };
    };
    const r0 = 16 * k;
    let t0 = shape.length - (crowded ? 26 : 14) * k - r0;
    while (t0 > 60 * k && !clear(at(t0, 0), r0)) t0 -= 3;
    const n = riding.length,
        file = Math.min(r0, (t0 - shape.start - 4 * k + r0) / Math.max(1, n) / 2.25);
    const gap = Math.min(file * 2.7, (t0 - shape.start - file) / Math.max(1, n - 1));
    const gate = riding.map(([seat, ships], i) =>
        file > 11 * k || n < 4
            ? put(seat, ships, at(t0 - i * gap, 0), file * (i ? 0.88 : 1))
            : put(seat, ships, at(t0 - Math.ceil(i / 2) * 26 * k, i ? (i % 2 ? -13 : 13) * k : 0), (i ? 10.5 : 13) * k),
    );
    const side = waiting.map(([seat, ships]) => {
        const r = 12 * k,
            tries = crowded ? WIDE : NEAR;
        const spots = tries.map(t => {
            const a = shape.angle + Math.PI + t,
                d = radius * 1.08 + 11 + (crowded ? 20 : 6) * k;
            return { x: aim.x + d * Math.cos(a), y: aim.y + d * Math.sin(a) };
        });
        return put(seat, ships, spots.find(p => clear(p, r)) ?? spots[spots.length - 1]!, r);
    });
    return { gate, side };
}

/* Lost ships lie on an arc opposite to the gate. */
export function lostShips(g: Layout, angle: number, lost: [number, number][], players: number, hole = 0): Rider[] {
    const { warp, k } = g,
        far = hole ? 0.72 : 0.64,
        r = Math.min(13.5 * k, warp.r * (players > 6 ? 0.125 : 0.155)),
        span = Math.min(4.5, 0.72 * (lost.length - 1));
    return lost.map(([seat, ships], i) => {
        const a = angle + Math.PI + (lost.length > 1 ? (i / (lost.length - 1) - 0.5) * span : 0);
        return { seat, ships, x: warp.x + warp.r * far * Math.cos(a), y: warp.y + warp.r * far * Math.sin(a) + 1, r };
    });
}

/* The angle nearest to `from` that points the same way as `to`: the gate turns the short way round. */
export function shortWay(from: number, to: number): number {
    const turn = 2 * Math.PI;
    let d = (to - from) % turn;
    if (d > Math.PI) d -= turn;
    if (d < -Math.PI) d += turn;
    return from + d;
}
