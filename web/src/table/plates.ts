// Systems on hexes: where the plates lie, and where the planets, rings and moons of each kind of hex are. Numbers are those of the design;
// nothing here draws. The middle of what lies on a plate is its own origin until the plate has its place.
import { clamp, RING, type Layout, type Plate, type Point, type Spot, type System } from './geometry';

export type HexKind = 'regular' | 'gas_giant' | 'space_dust' | 'six_pact' | 'rings' | 'spiral' | 'pulsar';
export const HEX_NAME: Record<HexKind, string> = {
    regular: 'Five planets',
    gas_giant: 'Gas Giant',
    space_dust: 'Space Dust',
    six_pact: 'Six-Pact',
    rings: 'Rings',
    spiral: 'Spiral',
    pulsar: 'Pulsar',
};
const LAYOUT: Record<string, HexKind> = {
    'gas-giant': 'gas_giant', 'space-dust': 'space_dust', 'six-pact': 'six_pact', rings: 'rings', spiral: 'spiral', pulsar: 'pulsar',
};
/* Of a seat's `layout`; what is not known is a regular one. */
export const hexKind = (layout: string | undefined): HexKind => LAYOUT[layout ?? ''] ?? 'regular';

/* ---- what lies on one ---- */
/* Half axes of the rings, from the outermost to the centre. */
export function ringAxes(j: number, bw: number, bh: number, u: number): { rx: number; ry: number } {
    const i = clamp(4 - j, 0, 4);
    return {
        rx: [24, 56, 90, 124, 158][i]! * u * Math.min(1, bw / (336 * u)),
        ry: [17, 29, 41, 51, 60][i]! * u * Math.min(1, bh / (124 * u)),
    };
}
/* From the middle of the coil outwards. */
export function coil(bw: number, bh: number, u: number): Point[] {
    const fx = Math.min(1.12 * u, bw / 262),
        fy = (bh / 2 - 22 * u) / 44;
    return [
        [-8, 2],
        [46, -32],
        [104, 16],
        [-46, 44],
        [-114, -16],
    ].map(([x, y]) => ({ x: x! * fx, y: y! * fy }));
}
/* Places in an ellipse, far from each other; the same for the same number. */
export function scatter(n: number, rx: number, ry: number): Point[] {
    let seed = 11;
    const chance = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647,
        out: Point[] = [];
    for (let i = 0; i < n; i++) {
        let best: Point = { x: 0, y: 0 },
            far = -1;
        for (let t = 0; t < 60; t++) {
            const a = chance() * 2 * Math.PI,
                q = Math.sqrt(chance()),
                p = { x: rx * q * Math.cos(a), y: ry * q * Math.sin(a) },
                d = Math.min(...out.map(o => Math.hypot(o.x - p.x, o.y - p.y)), 999);
            if (d > far) {
                far = d;
                best = p;
            }
        }
        out.push(best);
    }
    return out.sort((a, b) => Math.hypot(a.x / rx, a.y / ry) - Math.hypot(b.x / rx, b.y / ry));
}
const arc = (n: number, bw: number, u: number, size: number): Spot[] => {
    const dx = Math.min(58 * u, bw / (n + 0.4)),
        r = Math.min(size * u, dx * 0.46);
    return Array.from({ length: n }, (_, j) => {
        const d = ((j - (n - 1) / 2) * 4) / Math.max(4, n - 1);
        return { x: (j - (n - 1) / 2) * dx, y: (7.5 * d * d - 18) * u, r };
    });
};
export const giantRadius = (bh: number, u: number): number => Math.min(bh * 0.5, 60 * u);

/* Where its planets are, in the order of their numbers; what a kind has no place for stands in a row. */
function spotsOf(kind: HexKind, n: number, bw: number, bh: number, u: number): Spot[] {
    switch (kind) {
        case 'gas_giant':
            if (n === 1) return [{ x: 0, y: 0, r: giantRadius(bh, u) }];
            break;
        case 'six_pact':
            if (n > 6) break;
            return Array.from({ length: n }, (_, j) => ({
                x: ((j % 3) - 1) * Math.min(104 * u, bw / 3) - 12 * u,
                y: (j < 3 ? -1 : 1) * bh * 0.26,
                r: Math.min(21 * u, bh * 0.2),
            }));
        case 'rings':
            if (n > 5) break;
            return Array.from({ length: n }, (_, j) => (j === 4 ? { x: 0, y: 0, r: 16 * u } : { x: ringAxes(j, bw, bh, u).rx, y: 0, r: 11 * u }));
        case 'spiral':
            if (n > 5) break;
            return coil(bw, bh, u)
                .slice(0, n)
                .map(p => ({ ...p, r: 19.5 * u }));
        case 'space_dust':
            /* The cloud, then the stacks of guests, which keep to its middle. */
            return [
                { x: 0, y: -4, r: Math.min(bw * 0.46, bh * 0.5) },
                ...scatter(n - 1, bw * 0.27, bh * 0.2).map(p => ({ x: p.x, y: p.y - 4, r: 10.5 * u })),
            ];
        case 'pulsar':
            return arc(n, bw, u, 18.5);
    }
    return arc(n, bw, u, 19.5);
}

/* ---- the plates ---- */
export interface OnHex {
    planets: number;
    moons: number;
    hex: string | undefined;
}
type Box = [cx: number, cy: number, w: number, h: number];
const GAP = 8;

/* Clockwise from the one below: the sides, those above, the other side. */
function boxes(W: number, H: number, n: number): { at: Box[]; cy: number; ph: number } {
    const [L, T, R] = RING[clamp(n, 2, 8)]!,
        two = L > 1,
        ph = two ? (H - 5 * GAP) * 0.27 : (H - 4 * GAP) / 3,
        side = two ? (H - ph - 4 * GAP) / 2 : ph * (n > 5 ? 1 : 1.18),
        sw = W * (two ? 0.3 : n > 5 ? 0.313 : 0.33),
        mid = two ? GAP + ph + (H - 2 * ph - 2 * GAP) / 2 : H / 2,
        tw = T > 2 ? (W - 4 * GAP) / 3 : T > 1 ? Math.min(W * 0.42, (W - 3 * GAP) / 2) : W * 0.37;
    const sides = (x: number, count: number, flip: boolean): Box[] =>
        Array.from({ length: count }, (_, i): Box => {
            const upper = flip ? i === 0 : i === 1,
                y = count === 1 ? mid : upper ? 2 * GAP + ph + side / 2 : H - GAP - side / 2;
            return [x, y, sw, side];
        });
    const above = Array.from({ length: T }, (_, i): Box => {
        const x = T === 1 ? W / 2 : T === 2 ? W * (i ? 0.73 : 0.27) : GAP + tw / 2 + i * (tw + GAP);
        return [x, GAP + ph / 2, tw, ph];
    });
    const mine: Box = [W / 2, H - GAP - ph / 2, n > 5 && !two ? ((W - 4 * GAP) / 3) * 1.1 : W * 0.37, ph];
    return {
        at: [mine, ...sides(GAP + sw / 2, L, false), ...above, ...sides(W - GAP - sw / 2, R, true)],
        cy: mid,
        ph,
    };
}

/* A point of the hex for each moon: left, right, then the lower corners. */
function moonSpots(n: number, p: Plate): Spot[] {
    const r = 11 * p.u,
        far = p.w / 2 - 24 * p.u,
        low = p.w / 2 - p.cut - 16 * p.u;
    const at: [number, number][] = [
        [-far, 0],
        [far, 0],
        [-low, p.low ? -p.h / 2 + 18 * p.u : p.h / 2 - 18 * p.u],
        [low, p.low ? -p.h / 2 + 18 * p.u : p.h / 2 - 18 * p.u],
    ];
    return Array.from({ length: n }, (_, i) => {
        const [x, y] = at[i % at.length]!;
        return { x: p.cx + x, y: p.cy + y + Math.floor(i / at.length) * 2.2 * r, r };
    });
}

interface PlateBox {
    cx: number;
    cy: number;
    w: number;
    h: number;
    low: boolean;
    head: boolean /* with a line for name and purse */;
    u: number;
    br: number;
}
/* One hex with what lies on it. The head line is on the upper edge; the viewer's on the lower one, so that the cone never crosses it. */
export function plateSystem({ cx, cy, w, h, low, head, u, br }: PlateBox, seat: OnHex): System {
    const kind = hexKind(seat.hex),
        cut = h * 0.27,
        hy = low ? cy + h / 2 - 10 - br : cy - h / 2 + 11 + br,
        by = head ? cy + (low ? -1 : 1) * (br + 6.5) : cy,
        bw = w - cut * 1.25 - (seat.moons ? 30 * u : 0),
        plate: Plate = { cx, cy, w, h, cut, low, u, kind, bx: cx, by, bw, bh: head ? h - 2 * br - 27 : h - 16 };
    return {
        x: cx - w / 2 + cut + 8 + br,
        y: hy,
        dir: 'plate',
        rx: w / 2,
        ry: h / 2,
        pr: 19.5 * u,
        many: false,
        planets: spotsOf(kind, seat.planets, plate.bw, plate.bh, u).map(s => ({ x: cx + s.x, y: by + s.y, r: s.r })),
        moons: moonSpots(seat.moons, plate),
        plate,
    };
}

export function plateLayout(W: number, H: number, seats: OnHex[]): Layout {
    const n = seats.length,
        { at, cy, ph } = boxes(W, H, n),
        k = clamp(Math.min(W / 1100, H / 534), 0.72, 1.5),
        u = k * (n > 6 ? 0.86 : n > 4 ? 1 : 1.02),
        br = 14.5 * Math.max(1, k);
    const systems = at.map(([cx, y, w, h], i) => plateSystem({ cx, cy: y, w, h, low: i === 0, head: true, u, br }, seats[i]!));
    return { k, pr: 19.5 * u, br, m: br * 1.33 + 8, big: n > 5, systems, warp: { x: W / 2, y: cy, r: Math.max(34, Math.min(ph / 2 - 16, 92 * u)) } };
}

export function platePath(p: Plate): string {
    const { cx, cy, w, h, cut } = p;
    return `M${[
        [-w / 2 + cut, -h / 2],
        [w / 2 - cut, -h / 2],
        [w / 2, 0],
        [w / 2 - cut, h / 2],
        [-w / 2 + cut, h / 2],
        [-w / 2, 0],
    ]
        .map(([x, y]) => `${(cx + x!).toFixed(1)} ${(cy + y!).toFixed(1)}`)
        .join('L')}Z`;
}
