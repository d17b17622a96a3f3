// Where things are on a table of Duel: the Warp and the piles left, planets in a row, the two stars above and below, the envoys' rails right.
export interface Place {
    x: number;
    y: number;
}
export interface BoardLayout {
    k: number /* scale; text never scales */;
    narrow: boolean;
    W: number;
    H: number;
    cx: number /* of both stars */;
    middle: number;
    warp: Place & { r: number };
    pile: { w: number; h: number; apart: number };
    rail: (envoy: number) => number;
    stop: (step: -1 | 0 | 1) => number /* the other's end, the middle, yours */;
    row: { from: number; to: number; r: number; at: (i: number) => number };
    star: (mine: boolean) => number;
}

const WIDE = 1100,
    HIGH = 534,
    NARROW = 900,
    SLOTS = 7;

export function boardLayout(W: number, H: number, planets: number): BoardLayout {
    const k = Math.max(0.74, Math.min(1.6, W / WIDE, H / HIGH)),
        narrow = W < NARROW,
        middle = H / 2,
        r = 70 * k,
        apart = Math.max(58, 67 * k),
        from = 210 * k,
        to = W - 50 - 2 * apart - 38 * k,
        step = (to - from) / Math.max(SLOTS, planets);
    return {
        k,
        narrow,
        W,
        H,
        cx: W * (narrow ? 0.4 : 0.5),
        middle,
        warp: { x: 20 + r, y: middle, r },
        pile: { w: 40 * k, h: 54 * k, apart: 58 * k + 4 },
        rail: i => W - 50 - (2 - i) * apart,
        stop: q => (q < 0 ? 74 * k : q > 0 ? H - 82 * k : middle - 4),
        row: { from, to, r: Math.min(40 * k, step * 0.41), at: i => from + step * (i + 0.5) + 8 },
        star: mine => (mine ? H - 48 * k : 48 * k),
    };
}
