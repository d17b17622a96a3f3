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
    shield: <path d="M-7-7.5Q0-5 7-7.5V-.5Q6.5 6.5 0 9.5Q-6.5 6.5-7-.5ZM0-6V9" />,
    ready: <path d="M7.6-3A8 8 0 1 0 8 3.5M8.6-8.5L7.8-2.8L2.2-3.8" />,
    sword: (
        <path d="M8-9L-3.5 3.5M-7.5 1.5L-1.5 7.5M-5.5 5.5L-9 9M8-9L7.5-5.5L-2.5 4.5M8-9L4.5-8.5L-4.5 1.5" />
    ),
    coin: (
        <>
            <circle r="8.5" />
            <path d="M-3-3H3V3H-3Z" />
        </>
    ),
    eye: (
        <>
            <path d="M-10 0Q0-10.5 10 0Q0 10.5-10 0Z" />
            <circle class="s" r="3.2" />
        </>
    ),
    discovery: (
        <>
            <circle cx="-2" cy="2" r="6.5" />
            <path d="M7-10V-3M3.5-6.5H10.5" />
        </>
    ),
    event: <path d="M1.5-10L-6 1.5H-.5L-2 10L6-2H.5Z" />,
    refresh: <path d="M-8-1A8 8 0 0 1 6-5.5M8 1A8 8 0 0 1-6 5.5M6.5-10V-5H1.5M-6.5 10V5H-1.5" />,
    drop: <path d="M0-9.5Q7 0 7 3.5A7 6 0 0 1-7 3.5Q-7 0 0-9.5ZM-3.5 4A3.6 3.6 0 0 0 0 6.8" />,
    spiral: <path d="M0 0a1.8 1.8 0 0 1 3.6 0a3.8 3.8 0 0 1-7.6 0a5.8 5.8 0 0 1 11.6 0a7.8 7.8 0 0 1-15.6 0" />,
    leaf: <path d="M-7.5 8.5Q-10-7 8.5-9Q9 8-5 7M-8.5 9.5Q-2 1.5 3.5-3" />,
    sun: (
        <>
            <circle r="4.5" />
            <path d={rays} />
        </>
    ),
    snail: (
        <path d="M-10 7.5H6.5Q9.5 7.5 9.5 4V-3M9.5-3L7.5-7M9.5-3L11.3-7M-2 1.5a1.6 1.6 0 0 1 3.2 0a3.6 3.6 0 0 1-7.2 0a5.6 5.6 0 0 1 11.2 0Q5.2 7 2 7.5" />
    ),
    planets: (
        <>
            <circle r="8" />
            <circle r="4.5" />
        </>
    ),
    reinforcements: (
        <path d="M-8.5-2H8.5V9H-8.5ZM-9.5-6H9.5V-2H-9.5ZM0-6V9M0-6Q-6-11.5-6-7T0-6Q6-11.5 6-7T0-6" />
    ),
    past: <path d="M-8-5.5H3V9.5H-8ZM-4.5-9.5H7V5.5" />,
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
