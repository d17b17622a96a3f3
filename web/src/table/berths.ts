// Where the stacks on a planet stand. One to three nest inside; from four on the owner stays in the middle and the others moor outside,
// away from the star, or to both sides of the cone. Hexes that are no five discs have places of their own.
import { nest, type Point, type Spot, type System } from './geometry';
import { ringAxes } from './plates';

export interface Berth extends Spot {
    out?: boolean /* outside the planet */;
}
const INSIDE = 3,
    MOORED = 9.6;

/* 17 degrees away from the third planet, where planets stand one above the other. */
const LEAN = [0, -0.3, 0, 0.3, 0];
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export function mooring(system: System, j: number, at: Point, cone: Point | null): number {
    if (cone) return Math.atan2(cone.y - at.y, cone.x - at.x);
    const away = Math.atan2(at.y - system.y, at.x - system.x);
    return away + (system.dir === 'left' || system.dir === 'right' ? (LEAN[j] ?? 0) : 0);
}

/* On a hex there is room below a planet, and none to its sides: two in a row. */
function below(n: number, owned: boolean, R: number, u: number): Berth[] {
    const r = 8.6 * u,
        out: Berth[] = Array.from({ length: n - (owned ? 1 : 0) }, (_, i) => ({
            x: (i % 2 ? 1 : -1) * r * 1.16,
            y: R + r * 0.7 + Math.floor(i / 2) * r * 2.1,
            r,
            out: true,
        }));
    return owned ? [{ x: 0, y: 0, r: 0.5 * R }, ...out] : out;
}

function moored(n: number, owned: boolean, R: number, th: number, aimed: boolean, k: number): Berth[] {
    const others = n - (owned ? 1 : 0),
        angles = aimed ? [-78, 78, -38, 38] : [-66, -22, 22, 66],
        r = MOORED * Math.max(1, k);
    const out: Berth[] = Array.from({ length: others }, (_, i) => {
        const a = th + radians(others < 4 && !aimed ? (i - (others - 1) / 2) * 46 : angles[i % 4]!),
            d = R + 6 + Math.floor(i / 4) * 2.08 * r;
        return { x: d * Math.cos(a), y: d * Math.sin(a), r, out: true };
    });
    return owned ? [{ x: 0, y: 0, r: 0.5 * R }, ...out] : out;
}

/* Of a hex whose planets are no discs; null: it is a disc. The owner's stack comes first if `owned`. */
function special(system: System, j: number, n: number, owned: boolean): Berth[] | null {
    const p = system.plate;
    if (!p) return null;
    const u = p.u,
        one = system.planets.length === 1;
    if (p.kind === 'gas_giant' && one) {
        const R = system.planets[0]!.r ?? p.bh / 2,
            rx = R * 1.55;
        return Array.from({ length: n }, (_, z) => {
            const g = owned ? z - 1 : z;
            return g < 0
                ? { x: -rx * 0.34, y: 0, r: 19 * u }
                : { x: rx * (0.3 + 0.38 * (g % 2)), y: [-0.34, 0.36, 0][Math.floor(g / 2) % 3]! * R, r: 12 * u };
        });
    }
    if (p.kind === 'rings' && system.planets.length <= 5) {
        const { rx, ry } = ringAxes(j, p.bw, p.bh, u);
        if (j === 4)
            return Array.from({ length: n }, (_, z) => ({ x: n > 1 ? (z - (n - 1) / 2) * 20 * u : 0, y: 0, r: (n > 1 ? 9.5 : 12.5) * u }));
        return Array.from({ length: n }, (_, z) => {
            const a = [0, 0.62, -0.62, 1.1, -1.1, 1.55, 2.1, -2.1][z] ?? 2.6;
            return { x: rx * (Math.cos(a) - 1), y: ry * Math.sin(a), r: 11 * u };
        });
    }
    if (p.kind === 'space_dust') return Array.from({ length: n }, (_, z) => ({ x: z * 6 * u, y: z * 6 * u, r: 10.5 * u }));
    return null;
}

export interface Asking {
    system: System;
    j: number;
    at: Spot;
    R: number;
    n: number;
    owned: boolean;
    cone: Point | null /* of the target: where the cone comes from */;
    k: number;
}
/* Relative to the planet, the owner's first where it has ships there. */
export function berths({ system, j, at, R, n, owned, cone, k }: Asking): Berth[] {
    const own = special(system, j, n, owned);
    if (own) return own;
    if (n <= INSIDE) {
        const cells = nest(n),
            least = system.plate ? 7.6 : 0;
        return cells.at.map(([x, y]) => ({ x: x * R, y: y * R, r: Math.max(least, (n > 1 ? cells.size : 0.52) * R) }));
    }
    if (system.plate) return below(n, owned, R, system.plate.u);
    return moored(n, owned, R, mooring(system, j, at, cone), !!cone, k);
}
export const isCrowded = (n: number): boolean => n > INSIDE;
