// A drawing that can be larger than its box: two fingers zoom, one moves it, a double tap goes there and back; buttons and keys do the same.
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useSize } from '../context';
import { isWhole, whole, within, zoomAt, type Lie, type Sizes } from '../model/zoom';
import { Icon } from './shapes';
import { useFingers } from './fingers';

const STEP = 1.5,
    DOUBLE = 2.2,
    KEY_MOVES = 60;

interface Props {
    /* How large the drawing is by itself, for a box of this size. */
    size?: (w: number, h: number) => [number, number];
    /* Always with buttons, as on a phone; otherwise only while something is enlarged. */
    buttons?: boolean;
    children: ComponentChildren;
}

export function Zoom({ size = (w, h) => [w, h], buttons = false, children }: Props): JSX.Element {
    const box = useRef<HTMLDivElement>(null),
        [w, h] = useSize(box),
        sizes: Sizes = { box: [w, h], drawing: w && h ? size(w, h) : [1, 1] },
        [lie, setLie] = useState<Lie | null>(null),
        now = lie && w ? within(sizes, lie) : whole(sizes);
    const at = useRef({ sizes, now });
    at.current = { sizes, now };
    useEffect(() => setLie(null), [sizes.drawing[0], sizes.drawing[1], w, h]);
    const put = (to: Lie): void => {
        at.current.now = to;
        setLie(to);
    };
    const zoom = (times: number, x = w / 2, y = h / 2): void => put(zoomAt(at.current.sizes, at.current.now, times, x, y));
    const move = (dx: number, dy: number): boolean => {
        const { sizes: s, now: n } = at.current,
            to = within(s, { ...n, x: n.x + dx, y: n.y + dy });
        put(to);
        return !isWhole(s, n);
    };
    useFingers(box, {
        move,
        pinch: (times, x, y, dx, dy) => {
            move(dx, dy);
            zoom(times, x, y);
        },
        double: (x, y) => (isWhole(at.current.sizes, at.current.now) ? zoom(DOUBLE, x, y) : put(whole(at.current.sizes))),
    });
    const key = (e: KeyboardEvent): void => {
        if (e.target !== e.currentTarget) return;
        const by = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[e.key];
        if (by) move(by[0]! * KEY_MOVES, by[1]! * KEY_MOVES);
        else if (e.key === '+') zoom(STEP);
        else if (e.key === '-') zoom(1 / STEP);
        else if (e.key === '0') put(whole(sizes));
        else return;
        e.preventDefault();
        e.stopPropagation();
    };
    const large = !isWhole(sizes, now);
    return (
        <div class={`zoom ${large ? 'large' : ''}`}>
            <div
                class="zoombox"
                ref={box}
                role="group"
                aria-label="The table: two fingers, or plus and minus, enlarge it"
                tabIndex={buttons || large ? 0 : undefined}
                onKeyDown={key}>
                {w > 0 && h > 0 && (
                    <div
                        class="zoomed"
                        style={{
                            width: `${sizes.drawing[0]}px`,
                            height: `${sizes.drawing[1]}px`,
                            transform: large || now.k !== 1 ? `translate(${now.x}px,${now.y}px) scale(${now.k})` : 'none',
                        }}>
                        {children}
                    </div>
                )}
            </div>
            {(buttons || large) && (
                <div class="zoombtns">
                    <button type="button" aria-label="Enlarge the table" onClick={() => zoom(STEP)}>
                        +
                    </button>
                    {large && (
                        <>
                            <button type="button" aria-label="Make the table smaller" onClick={() => zoom(1 / STEP)}>
                                −
                            </button>
                            <button type="button" aria-label="All of the table" onClick={() => put(whole(sizes))}>
                                <Icon name="eye" />
                            </button>
                        </>
                    )}
                </div>
            )}
        </div>
    );
}
