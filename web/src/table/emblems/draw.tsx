// How emblems are drawn: one path, and dots of the ink.
import type { JSX } from 'preact';

type Dot = [x: number, y: number, r: number];
export const P = (d: string, ...dots: Dot[]): JSX.Element => (
    <>
        <path d={d} />
        {dots.map(([x, y, r]) => (
            <circle key={`${x} ${y}`} class="s" cx={x} cy={y} r={r} />
        ))}
    </>
);
