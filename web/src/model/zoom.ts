// How a drawing lies in its box: how large, and where. Pure; the fingers are in table/Zoom.tsx.
export interface Lie {
    k: number /* how many times its own size */;
    x: number /* where its upper left corner is, in pixels of the box */;
    y: number;
}
export interface Sizes {
    box: [number, number];
    drawing: [number, number];
}

export const LARGEST = 3;

/* All of it in the box. */
export const fit = ({ box, drawing }: Sizes): number => Math.min(1, box[0] / drawing[0], box[1] / drawing[1]);

/* Never smaller than the whole, never larger than can be read, and nothing of the box left empty that could be filled. */
export function within(s: Sizes, lie: Lie): Lie {
    const k = Math.max(fit(s), Math.min(LARGEST, lie.k)),
        along = (axis: 0 | 1, at: number): number => {
            const spare = s.box[axis] - s.drawing[axis] * k;
            return spare >= 0 ? spare / 2 : Math.max(spare, Math.min(0, at));
        };
    return { k, x: along(0, lie.x), y: along(1, lie.y) };
}

/* `times` larger or smaller, so that what is under this point of the box stays there. */
export function zoomAt(s: Sizes, lie: Lie, times: number, px: number, py: number): Lie {
    const k = Math.max(fit(s), Math.min(LARGEST, lie.k * times)),
        by = k / lie.k;
    return within(s, { k, x: px - (px - lie.x) * by, y: py - (py - lie.y) * by });
}

export const whole = (s: Sizes): Lie => within(s, { k: fit(s), x: 0, y: 0 });
export const isWhole = (s: Sizes, lie: Lie): boolean => lie.k <= fit(s) * 1.01;
