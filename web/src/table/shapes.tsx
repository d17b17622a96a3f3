// Small drawn parts: seat shapes, stacks of ships, the star of a system with its colony track, icons, faces of cards.
import type { JSX } from 'preact';
import { COLOURS, colourOf, type Colour } from '../model/seats';
import type { PowerState } from '../protocol';
import { emblemOf } from './emblems';

/* Eight silhouettes of nearly the same area, told apart at 14 px. Unit: radius of the circle = 1. */
export const SHAPE: Record<Colour, string> = {
    blue: 'M0-1A1 1 0 0 1 0 1A1 1 0 0 1 0-1Z',
    red: 'M-.9-.9H.9V.9H-.9Z',
    yellow: 'M0-1.28L1.28.92H-1.28Z',
    purple: 'M0-1.28L1.16 0L0 1.28L-1.16 0Z',
    green: 'M-.56-1.1H.56V-.56H1.1V.56H.56V1.1H-.56V.56H-1.1V-.56H-.56Z',
    orange: 'M-.86-1.14H-.1A1.14 1.14 0 0 1-.1 1.14H-.86Z',
    white: 'M0-1.34L.4-.5L1.28-.4L.62.2L.8 1.1L0 .66L-.8 1.1L-.62.2L-1.28-.4L-.4-.5Z',
    black: 'M-1.05-1H1.05V-.1Q1.05.6 0 1.22Q-1.05.6-1.05-.1Z',
};
/* Optical centre of the count. */
const NUMBER_DY: Partial<Record<Colour, number>> = { yellow: 0.26, white: 0.06, black: -0.06 };
const NUMBER_DX: Partial<Record<Colour, number>> = { orange: -0.28 };

export const Glyph = ({ seat }: { seat: number }): JSX.Element => {
    const c = colourOf(seat);
    return (
        <svg class={`g p-${c}`} viewBox="-1.45 -1.45 2.9 2.9" aria-hidden="true">
            <path d={SHAPE[c]} />
        </svg>
    );
};

interface StackProps {
    seat: number;
    n: number;
    x: number;
    y: number;
    r: number;
    lit?: boolean;
    ghost?: boolean;
    class?: string;
}
/* A pile of up to four plates with the count on top. r: radius of the shape. */
export function Stack({ seat, n, x, y, r, lit, ghost, class: cls = '' }: StackProps): JSX.Element {
    const c = colourOf(seat),
        plates = Math.max(1, Math.min(n, 4)),
        step = Math.max(2, r * 0.2),
        d = SHAPE[c],
        half = ((plates - 1) * step) / 2,
        ring = 1.28 + half / r / 1.4 /* around the whole pile */;
    const size = Math.max(11, r * (c === 'yellow' || c === 'white' ? 1.12 : c === 'orange' ? 1.2 : 1.3));
    const layers = Array.from({ length: plates }, (_, i) => plates - 1 - i);
    return (
        <g class={`p-${c} stack ${ghost ? 'ghost' : ''} ${cls}`} style={{ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` }}>
            {lit && (
                <g class="breathe" transform={`scale(${r * ring})`}>
                    <path d={d} class="lit" stroke-linejoin="round" style={{ strokeWidth: 2.6 / r / ring }} />
                </g>
            )}
            {layers.map(i => (
                <path
                    key={i}
                    class={`ship ${i ? 'under' : ''}`}
                    style={{ strokeWidth: 1.3 / r }}
                    transform={`translate(0 ${(i * step - half).toFixed(1)}) scale(${r})`}
                    d={d}
                />
            ))}
            <text
                class="cnt"
                x={(r * (NUMBER_DX[c] ?? 0)).toFixed(1)}
                y={(r * (NUMBER_DY[c] ?? 0) - half + 0.5).toFixed(1)}
                font-size={size.toFixed(1)}>
                {n}
            </text>
        </g>
    );
}

interface StarProps {
    seat: number;
    alien: string | null;
    power: PowerState;
    colonies: number;
    needed: number;
    r: number;
    track?: boolean;
    struck?: number /* a zap strikes: once for each such number */;
}
/* Three jagged bolts, one after the other. */
const STRIKES = [
    'M.5-2.300L-.6-.2H.1L-.5 1.300L.8-.5H.1L.9-2.100Z',
    'M-.2-2.400L-.8-.4L-.1-.5L-.7 1.200L.6-.7L-.1-.6L.3-2.200Z',
    'M1-2.100L-.1-.5L.4-.3L-.4 1.500L1.1-.6L.5-.8L1.400-1.900Z',
];
/* The star of a system: emblem, state of the power, and the colony track as segments around it. */
export function Star({ seat, alien, power, colonies, needed, r, track = true, struck = 0 }: StarProps): JSX.Element {
    const R = r * 1.33,
        w = Math.max(3.2, r * 0.2),
        turn = 360 / needed;
    const point = (deg: number): string =>
        `${(R * Math.cos((deg * Math.PI) / 180)).toFixed(2)} ${(R * Math.sin((deg * Math.PI) / 180)).toFixed(2)}`;
    const hidden = !alien;
    return (
        <g class={`p-${colourOf(seat)}`}>
            {track &&
                Array.from({ length: needed }, (_, i) => (
                    <path
                        key={i}
                        class={`seg ${i < colonies ? 'on' : ''}`}
                        stroke-width={w}
                        d={`M${point(-90 + i * turn + 8)}A${R} ${R} 0 0 1 ${point(-90 + (i + 1) * turn - 8)}`}
                    />
                ))}
            <circle class={`sun ${power === 'on' || power === 'none' ? '' : 'off'}`} r={r} />
            <g class="emb" transform={`scale(${r / 15})`}>
                {hidden ? (
                    <text class="letters" y=".5">
                        {power === 'none' ? '' : '?'}
                    </text>
                ) : (
                    emblemOf(alien)
                )}
            </g>
            {power === 'lost' && <path class="struck" d={`M${-r * 0.78} ${r * 0.78}L${r * 0.78} ${-r * 0.78}`} />}
            {power === 'zapped' && (
                <g transform={`translate(${r * 0.72} ${-r * 0.72}) scale(${r / 26})`}>
                    <circle r="11" class="bolt0" />
                    <path d="M2-8L-5 1.4H-.6L-2 8L5-1.4H.6Z" class="bolt1" />
                </g>
            )}
            {struck > 0 && (
                <g key={struck} transform={`scale(${r})`} aria-hidden="true">
                    {STRIKES.map((d, i) => (
                        <path key={i} class={`strike s${i}`} d={d} />
                    ))}
                </g>
            )}
        </g>
    );
}

export const POWER_WORD: Record<PowerState, string> = {
    on: 'power on',
    lost: 'power lost',
    zapped: 'power zapped',
    hidden: 'power hidden',
    none: 'no power',
};

export function Badge(p: Omit<StarProps, 'r'>): JSX.Element {
    const label =
        `${p.alien ?? 'unknown alien'}, ${POWER_WORD[p.power]}` + (p.track === false ? '' : `, ${p.colonies} of ${p.needed} colonies`);
    return (
        <svg class="badge" viewBox="-24 -24 48 48" role="img" aria-label={label}>
            <Star {...p} r={p.track === false ? 21 : 16} />
        </svg>
    );
}

export const Emblem = ({ alien }: { alien: string }): JSX.Element => (
    <svg class="em" viewBox="-12 -12 24 24" aria-hidden="true">
        <g class="emb">{emblemOf(alien)}</g>
    </svg>
);

/* ---- faces of cards ---- */
const spokes = Array.from({ length: 12 }, (_, i) => {
    const c = Math.cos((i * Math.PI) / 6),
        s = Math.sin((i * Math.PI) / 6);
    return <path key={i} d={`M${c * 19} ${s * 19}L${c * 24} ${s * 24}`} stroke="currentColor" stroke-width="2.6" stroke-linecap="round" />;
});
const face = (inner: JSX.Element, size: number | undefined, width = 3): JSX.Element => (
    <svg
        width={size}
        height={size}
        viewBox="-26 -26 52 52"
        fill="none"
        stroke="currentColor"
        stroke-width={width}
        stroke-linecap="round"
        stroke-linejoin="round"
        aria-hidden="true">
        {inner}
    </svg>
);

/* `size` only inside a drawing: elsewhere the style sheet sizes it. */
export function CardFace({ kind, sheet, size }: { kind: string; sheet?: string | undefined; size?: number }): JSX.Element {
    switch (kind) {
        case 'negotiate':
            return face(
                <>
                    <circle cx="-8" r="13" />
                    <circle cx="8" r="13" />
                </>,
                size,
            );
        case 'morph':
            return face(
                <>
                    <rect x="-20" y="-20" width="24" height="24" rx="3" />
                    <circle cx="7" cy="7" r="13.5" stroke-dasharray="5 4.4" />
                </>,
                size,
            );
        case 'artifact':
            return face(
                <>
                    <path d="M0-20L17.3-10V10L0 20L-17.3 10V-10Z" />
                    <path d="M0-20V0M0 0L17.3 10M0 0L-17.3 10" />
                </>,
                size,
            );
        case 'flare':
            return (
                <svg class="em" width={size} height={size} viewBox="-26 -26 52 52" aria-hidden="true">
                    {spokes}
                    <g class="emb" transform="scale(1.25)">
                        {emblemOf(sheet ?? '')}
                    </g>
                </svg>
            );
        case 'tech':
            return face(
                <>
                    <circle r="8" />
                    <circle r="18" stroke-dasharray="6 5" />
                </>,
                size,
            );
        case 'back':
            return face(
                <>
                    <circle r="20" />
                    <path d="M-11 13L13-13L4 18Z" />
                </>,
                size,
                2.4,
            );
        default:
            return face(
                <>
                    <circle r="19" />
                    <path d="M-8 0H8M0-8V8" />
                </>,
                size,
            );
    }
}

/* ---- icons of 24 units ---- */
const ICONS: Record<string, JSX.Element> = {
    first: <path d="M5 5h2.5v14H5zM20 5v14L9 12z" />,
    prev: <path d="M17 5v14L6 12z" />,
    play: <path d="M7 4v16l13-8z" />,
    pause: <path d="M6 4h4v16H6zM14 4h4v16h-4z" />,
    next: <path d="M7 5v14l11-7z" />,
    last: <path d="M16.5 5H19v14h-2.5zM4 5v14l11-7z" />,
    sun: (
        <>
            <circle cx="12" cy="12" r="4.2" />
            <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6L7 7M17 17l1.4 1.4M18.4 5.6L17 7M7 17l-1.4 1.4" />
        </>
    ),
    log: <path d="M5 5h14v11H11l-4 4v-4H5zM8.5 9h7M8.500 12.500h4" />,
    menu: <path d="M4 7h16M4 12h16M4 17h16" />,
    bell: <path d="M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15zM10 21h4" />,
    sound: <path d="M4 10v4h3l5 4V6L7 10zM15.500 9a4 4 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11" />,
    mute: <path d="M4 10v4h3l5 4V6L7 10zM16 9.500l5 5M21 9.500l-5 5" />,
    book: <path d="M5 4.5h10a3 3 0 0 1 3 3V20H8a3 3 0 0 1-3-3zM5 17a3 3 0 0 1 3-3h10" />,
    tick: <path d="M4.5 12.5L10 18 19.5 6" />,
    bulb: <path d="M9 18h6M10 21h4M8.5 15a6 6 0 1 1 7 0v.5h-7z" />,
    undo: <path d="M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10H9" />,
    link: <path d="M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.3 1.3M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.3-1.3" />,
    down: <path d="M12 4v11M7 11l5 5 5-5M5 20h14" />,
    close: <path d="M6 6l12 12M18 6L6 18" />,
    eye: (
        <>
            <path d="M2 12Q12 3 22 12Q12 21 2 12Z" />
            <circle cx="12" cy="12" r="3" />
        </>
    ),
};
const SOLID = new Set(['first', 'prev', 'play', 'pause', 'next', 'last']);
export const Icon = ({ name }: { name: keyof typeof ICONS }): JSX.Element =>
    SOLID.has(name) ? (
        <svg class="ic" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
            {ICONS[name]}
        </svg>
    ) : (
        <svg
            class="ic"
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            stroke-width="2"
            stroke-linecap="round"
            stroke-linejoin="round"
            aria-hidden="true">
            {ICONS[name]}
        </svg>
    );

export const Logo = (): JSX.Element => (
    <svg class="logo" viewBox="-16 -16 32 32" aria-hidden="true">
        <circle r="14.2" class="logo0" />
        <path d="M-8 9.5L9.5-9.5L2.6 12.6Z" class="logo1" />
        <circle cx="9.6" cy="-9.6" r="3.6" class="logo2" />
    </svg>
);

export const ALL_COLOURS = COLOURS;
