// The signs of Duel: halves of tactics, symbols of planets, decks, envoys. In a box of 24 units around 0,0; told apart by form, never by colour.
import type { JSX } from 'preact';
import type { PlanetSymbol } from '../protocolDuel';

const rays = Array.from({ length: 8 }, (_, i) => {
    const c = Math.cos((i * Math.PI) / 4),
        s = Math.sin((i * Math.PI) / 4);
    return `M${(c * 7.2).toFixed(1)} ${(s * 7.2).toFixed(1)}L${(c * 10).toFixed(1)} ${(s * 10).toFixed(1)}`;
}).join('');

const SIGN = {
    blast: <path d="M0-9L2.2-3.4L8.2-5.4L5 0L8.2 5.4L2.2 3.4L0 9L-2.2 3.4L-8.2 5.4L-5 0L-8.2-5.4L-2.2-3.4Z" />,
    shield: <path d="M-7-7.500Q0-5 7-7.500V-.5Q6.500 6.500 0 9.500Q-6.500 6.500-7-.5ZM0-6V9" />,
    ready: <path d="M7.600-3A8 8 0 1 0 8 3.500M8.600-8.500L7.800-2.800L2.200-3.800" />,
    sword: (
        <path d="M8-9L-3.500 3.500M-7.500 1.500L-1.500 7.500M-5.500 5.500L-9 9M8-9L7.500-5.500L-2.500 4.500M8-9L4.500-8.500L-4.500 1.500" />
    ),
    coin: (
        <>
            <circle r="8.5" />
            <path d="M-3-3H3V3H-3Z" />
        </>
    ),
    eye: (
        <>
            <path d="M-10 0Q0-10.500 10 0Q0 10.500-10 0Z" />
            <circle class="s" r="3.2" />
        </>
    ),
    discovery: (
        <>
            <circle cx="-2" cy="2" r="6.5" />
            <path d="M7-10V-3M3.500-6.500H10.500" />
        </>
    ),
    event: <path d="M1.500-10L-6 1.500H-.5L-2 10L6-2H.5Z" />,
    refresh: <path d="M-8-1A8 8 0 0 1 6-5.500M8 1A8 8 0 0 1-6 5.500M6.500-10V-5H1.500M-6.500 10V5H-1.500" />,
    drop: <path d="M0-9.500Q7 0 7 3.500A7 6 0 0 1-7 3.500Q-7 0 0-9.500ZM-3.500 4A3.600 3.600 0 0 0 0 6.800" />,
    spiral: <path d="M0 0a1.800 1.800 0 0 1 3.600 0a3.800 3.800 0 0 1-7.600 0a5.800 5.800 0 0 1 11.600 0a7.800 7.800 0 0 1-15.600 0" />,
    leaf: <path d="M-7.500 8.500Q-10-7 8.500-9Q9 8-5 7M-8.500 9.500Q-2 1.500 3.500-3" />,
    sun: (
        <>
            <circle r="4.5" />
            <path d={rays} />
        </>
    ),
    snail: (
        <path d="M-10 7.500H6.500Q9.500 7.500 9.500 4V-3M9.500-3L7.500-7M9.500-3L11.300-7M-2 1.500a1.600 1.600 0 0 1 3.200 0a3.600 3.600 0 0 1-7.200 0a5.600 5.600 0 0 1 11.200 0Q5.200 7 2 7.500" />
    ),
    planets: (
        <>
            <circle r="8" />
            <circle r="4.5" />
        </>
    ),
    reinforcements: (
        <path d="M-8.500-2H8.500V9H-8.500ZM-9.500-6H9.500V-2H-9.500ZM0-6V9M0-6Q-6-11.500-6-7T0-6Q6-11.500 6-7T0-6" />
    ),
    past: <path d="M-8-5.500H3V9.500H-8ZM-4.500-9.500H7V5.500" />,
};
export type SignName = keyof typeof SIGN;

/* A symbol is a colour in the words of the rules, and a form on the table. */
export const SYMBOL: Record<PlanetSymbol, SignName> = { blue: 'drop', pink: 'spiral', green: 'leaf', yellow: 'sun' };

/* In a line of text or a button. */
export const Sign = ({ name, label }: { name: SignName; label?: string }): JSX.Element => (
    <svg class="ic sign" viewBox="-12 -12 24 24" role={label ? 'img' : undefined} aria-label={label} aria-hidden={label ? undefined : 'true'}>
        {SIGN[name]}
    </svg>
);

/* In a drawing. */
export const Ink = ({ name, x, y, r, tone = '' }: { name: SignName; x: number; y: number; r: number; tone?: string }): JSX.Element => (
    <g class={`ink ${tone}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(r / 12).toFixed(3)})`}>
        {SIGN[name]}
    </g>
);
