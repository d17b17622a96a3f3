// Fingers on a drawing: one that moves, two that spread or close, two taps in a row. A single tap and a long press are left alone.
import { useEffect, useRef } from 'preact/hooks';

/* While it is on, nothing that waits for a long press may happen. */
export const gesture = { on: false };

export interface Hand {
    move?: (dx: number, dy: number) => boolean /* false: there is nowhere to move to, it is still a tap */;
    pinch?: (times: number, x: number, y: number, dx: number, dy: number) => void;
    pinched?: (times: number) => void /* all in all, when the fingers are lifted */;
    double?: (x: number, y: number) => void;
}

const STILL = 8 /* pixels within which a finger has not moved */,
    TWICE = 320,
    NEAR = 30;

interface Finger {
    x: number;
    y: number;
    fromX: number;
    fromY: number;
}

/* Follows the fingers on the element. Lit things take quick taps for what they are: a double tap counts only beside them. */
export function useFingers(ref: { current: HTMLElement | null }, hand: Hand): void {
    const now = useRef(hand);
    now.current = hand;
    useEffect(() => {
        const el = ref.current;
        if (!el) return undefined;
        const fingers = new Map<number, Finger>();
        let moved = false,
            grown = 1,
            last = { at: 0, x: 0, y: 0 };
        const local = (e: PointerEvent): [number, number] => {
            const r = el.getBoundingClientRect();
            return [e.clientX - r.left, e.clientY - r.top];
        };
        const begin = (): void => {
            moved = true;
            gesture.on = true;
        };
        const down = (e: PointerEvent): void => {
            if (e.pointerType === 'mouse') return;
            const [x, y] = local(e);
            if (!fingers.size) {
                moved = false;
                grown = 1;
            }
            fingers.set(e.pointerId, { x, y, fromX: x, fromY: y });
            if (fingers.size > 1) begin();
        };
        const move = (e: PointerEvent): void => {
            const f = fingers.get(e.pointerId);
            if (!f) return;
            const [x, y] = local(e),
                dx = x - f.x,
                dy = y - f.y;
            if (fingers.size === 1) {
                if (!moved && Math.hypot(x - f.fromX, y - f.fromY) < STILL) return;
                if (now.current.move?.(dx, dy)) begin();
            } else {
                const [other] = [...fingers].filter(([id]) => id !== e.pointerId).map(([, o]) => o),
                    before = Math.hypot(f.x - other!.x, f.y - other!.y),
                    after = Math.hypot(x - other!.x, y - other!.y),
                    times = before > 1 ? after / before : 1;
                grown *= times;
                now.current.pinch?.(times, (x + other!.x) / 2, (y + other!.y) / 2, dx / 2, dy / 2);
            }
            f.x = x;
            f.y = y;
        };
        const up = (e: PointerEvent): void => {
            const f = fingers.get(e.pointerId);
            if (!f) return;
            const two = fingers.size > 1;
            fingers.delete(e.pointerId);
            if (two) now.current.pinched?.(grown);
            if (!moved && e.type === 'pointerup') tapped(e, f);
            if (!fingers.size) setTimeout(() => (gesture.on = false), 0);
        };
        const tapped = (e: PointerEvent, f: Finger): void => {
            const twice = e.timeStamp - last.at < TWICE && Math.hypot(f.x - last.x, f.y - last.y) < NEAR;
            last = { at: twice ? 0 : e.timeStamp, x: f.x, y: f.y };
            if (twice && !(e.target as Element).closest('.pickable')) now.current.double?.(f.x, f.y);
        };
        /* What was a gesture is no click. */
        const click = (e: Event): void => {
            if (!moved) return;
            moved = false;
            e.stopPropagation();
            e.preventDefault();
        };
        el.addEventListener('pointerdown', down);
        el.addEventListener('pointermove', move);
        el.addEventListener('pointerup', up);
        el.addEventListener('pointercancel', up);
        el.addEventListener('click', click, true);
        return () => {
            el.removeEventListener('pointerdown', down);
            el.removeEventListener('pointermove', move);
            el.removeEventListener('pointerup', up);
            el.removeEventListener('pointercancel', up);
            el.removeEventListener('click', click, true);
            gesture.on = false;
        };
    }, [ref]);
}
