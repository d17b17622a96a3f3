// Emblems of the aliens of the base sets: drawn in a box of 24 units around 0,0, strokes in the ink of the star; class s is solid.
import type { JSX } from 'preact';

const around = (f: (c: number, s: number, i: number) => JSX.Element): JSX.Element[] =>
    Array.from({ length: 8 }, (_, i) => f(Math.cos((i * Math.PI) / 4), Math.sin((i * Math.PI) / 4), i));

export const EMBLEMS: Record<string, JSX.Element> = {
    Warpish: (
        <>
            <path d="M0 0a1.6 1.6 0 0 1 3.2 0a3.4 3.4 0 0 1-6.8 0a5.3 5.3 0 0 1 10.6 0a7.2 7.2 0 0 1-14.4 0" />
            <circle class="s" cx="8.6" cy="-6" r="1.3" />
            <circle class="s" cx="-8.8" cy="6.4" r="1.1" />
        </>
    ),
    Virus: (
        <>
            <circle r="4.6" />
            {around((c, s, i) => (
                <g key={i}>
                    <path d={`M${c * 4.6} ${s * 4.6}L${c * 8} ${s * 8}`} />
                    <circle class="s" cx={c * 9} cy={s * 9} r="1.5" />
                </g>
            ))}
        </>
    ),
    Warrior: (
        <>
            <path d="M-8.5-8.5L6 6M8.5-8.5L-6 6M3 8L8 3M-3 8L-8 3" />
            <path d="M6 6L8.8 8.8M-6 6L-8.8 8.8" />
        </>
    ),
    Parasite: (
        <>
            <ellipse cx="0" cy="1.5" rx="4.4" ry="6.4" />
            <path d="M-4-2L-9-5M-4.4 2H-9.6M-4 5.2L-8.6 8.6M4-2L9-5M4.4 2H9.6M4 5.2L8.6 8.6M-2-5L-3.2-9M2-5L3.2-9" />
        </>
    ),
    Oracle: (
        <>
            <path d="M-10 0Q0-10.5 10 0Q0 10.5-10 0Z" />
            <circle class="s" r="3.4" />
        </>
    ),
    Machine: (
        <>
            <circle r="6" />
            <circle r="2.2" />
            {around((c, s, i) => (
                <path key={i} d={`M${c * 6} ${s * 6}L${c * 9.2} ${s * 9.2}`} stroke-width="3" />
            ))}
        </>
    ),
    Mirror: (
        <>
            <path d="M0-9.5V9.5" stroke-dasharray="2.4 2.8" />
            <path d="M-3-6.5L-10 0L-3 6.5Z" />
            <path class="s" d="M3-6.5L10 0L3 6.5Z" />
        </>
    ),
    Healer: (
        <>
            <path d="M0 8.6C-13-.6-7.6-9.6-1.4-7Q-.4-6.4 0-5.4Q.4-6.4 1.4-7C7.6-9.6 13-.6 0 8.6Z" />
            <path d="M0-3V3.4M-3.2.2H3.2" />
        </>
    ),
    Loser: (
        <>
            <path d="M-8.5-6.5H8.5L9.5 5L4.2.6L0 7.6L-4.2.6L-9.5 5Z" />
            <path d="M-7-9.4H7" />
        </>
    ),
    Macron: (
        <>
            <circle class="s" r="5.6" />
            <circle cx="8.4" cy="-6.6" r="1.7" />
            <circle cx="-8.8" cy="-4.6" r="1.2" />
            <circle cx="6.4" cy="8.6" r="1.2" />
        </>
    ),
    Zombie: (
        <>
            <path d="M-7 3.2V-1.5A7 7.4 0 0 1 7-1.5V3.2L4.4 4V8.6H-4.4V4Z" />
            <path d="M-4.6-2L-1.8.8M-1.8-2L-4.6.8M1.8-2L4.6.8M4.6-2L1.8.8M0 5.6V8.4" />
        </>
    ),
    Trader: <path d="M-9-3.6H7M3.4-7.4L7.4-3.6L3.4.2M9 4.2H-7M-3.4.4L-7.4 4.2L-3.4 8" />,
    Clone: (
        <>
            <circle cx="-3.2" r="5.8" />
            <circle cx="3.2" r="5.8" />
        </>
    ),
    Amoeba: (
        <>
            <path d="M-2-9C4-10 5-5 8-3.4S9.6 5 4.4 5.6S1 10-4 8.2S-5.6 3-8.6 1.4S-7.4-8-2-9Z" />
            <circle class="s" cx="-.6" cy="-.8" r="2.3" />
        </>
    ),
    Human: (
        <>
            <circle cy="-4.6" r="4" />
            <path d="M-8 9Q-8 1.6 0 1.6T8 9" />
        </>
    ),
    Mind: (
        <>
            <path d="M-7.6 8.8V-1A7.6 7.6 0 0 1 7.6-1V2.6H5.6V8.8" />
            <path d="M-3.6-1.6Q-1.8-5 0-1.6T3.6-1.6" />
        </>
    ),
    Filch: (
        <>
            <path d="M-10-3.4Q-5-5.6 0-3.4Q5-5.6 10-3.4Q9.6 4.4 4.6 4.4Q1.4 4.4 0 1.6Q-1.4 4.4-4.6 4.4Q-9.6 4.4-10-3.4Z" />
            <circle class="s" cx="-4.6" cy="0" r="1.4" />
            <circle class="s" cx="4.6" cy="0" r="1.4" />
        </>
    ),
    Sorcerer: (
        <>
            <path d="M-8.6 8.8L1.6-1.4" />
            <path class="s" d="M4-10.4L5.4-5.6L10.2-4.2L5.4-2.8L4 2L2.6-2.8L-2.2-4.2L2.6-5.6Z" />
            <circle class="s" cx="8" cy="6" r="1.2" />
        </>
    ),
    Vulch: <path d="M-10-5Q-4-7 0 1Q4-7 10-5Q6-3.4 5 1L2.4 1.6L0 8.8L-2.4 1.6L-5 1Q-6-3.4-10-5Z" />,
    Void: (
        <>
            <circle r="8.6" stroke-dasharray="3.4 3.4" />
            <circle class="s" r="2.4" />
        </>
    ),
    Pacifist: (
        <>
            <circle r="8.6" />
            <path d="M0-8.6V8.6M0 0L-6 6M0 0L6 6" />
        </>
    ),
    'Anti-Matter': (
        <>
            <circle r="8.6" />
            <path d="M-4.4 0H4.4" />
            <circle class="s" cx="0" cy="-8.6" r="1.9" />
            <circle class="s" cx="0" cy="8.6" r="1.9" />
        </>
    ),
    Barbarian: (
        <>
            <path d="M-2 9.4L4.6-9" />
            <path d="M4.6-9Q11-6.4 8.4 1Q5-1 1.8-1.4Z" />
            <path d="M-7.6-5.6L-4.6-2.6M-9 0H-5.2" />
        </>
    ),
    Calculator: (
        <>
            <rect x="-6.8" y="-9" width="13.6" height="18" rx="2" />
            <path d="M-3.6-5H3.6" />
            <circle class="s" cx="-3" cy="1" r="1.2" />
            <circle class="s" cx="3" cy="1" r="1.2" />
            <circle class="s" cx="-3" cy="5" r="1.2" />
            <circle class="s" cx="3" cy="5" r="1.2" />
        </>
    ),
    Chosen: (
        <>
            <path d="M0-9.6V-3.6M-8.4-5.8L-4-2.4M8.4-5.8L4-2.4" />
            <path d="M-6.6 9.2V4.4A6.6 6.6 0 0 1 6.6 4.4V9.2" />
            <circle class="s" cy="3.6" r="2.3" />
        </>
    ),
    Chronos: (
        <>
            <circle r="8.8" />
            <path d="M0-5.4V0L3.8 3.4" />
            <path d="M-10.4-3.2L-8.4-1L-6-2.6" />
        </>
    ),
    Citadel: <path d="M-8.6 9V-6.6H-5.6V-3.8H-2.4V-6.6H2.4V-3.8H5.6V-6.6H8.6V9ZM-2.4 9V3.6H2.4V9" />,
    Cudgel: (
        <>
            <path d="M-8.8 8.8L-1 1" stroke-width="3" />
            <circle cx="3.6" cy="-3.6" r="5" />
            <path d="M3.6-11V-8.6M11-3.6H8.6M8.8-8.8L7.2-7.2" />
        </>
    ),
    Demon: (
        <>
            <path d="M-7.4 2.6A7.4 7.4 0 0 1 7.4 2.6Q7.4 9 0 9T-7.4 2.6Z" />
            <path d="M-6-2.6Q-10-5-8.6-10M6-2.6Q10-5 8.6-10" />
            <path d="M-3.6 1.2L-1.4 2.4M3.6 1.2L1.4 2.4M-2.4 6H2.4" />
        </>
    ),
    Dictator: (
        <>
            <path d="M-9 4.6H9L7.4 8.6H-7.4Z" />
            <path d="M-9 4.6L-7.6-6.6L-3-.6L0-9L3-.6L7.6-6.6L9 4.6" />
        </>
    ),
    Empath: (
        <>
            <path d="M-2.6 7.6C-12 .6-8.6-7-4.4-5.2Q-3-4.6-2.6-3.4Q-2-4.8-.6-5.2C2-6 5-1 2 2.6" />
            <path d="M3.6 9.2C-1 5.6.6 1.2 2.6 2Q3.4 2.4 3.6 3.2Q3.9 2.2 4.9 2C7.6 1.4 9 5.4 3.6 9.2Z" />
        </>
    ),
    Fido: (
        <>
            <path d="M-6-4.6L-9.4-9M6-4.6L9.4-9" stroke-width="3.4" />
            <path d="M-6-5H6V1.6Q6 8.6 0 8.6T-6 1.6Z" />
            <circle class="s" cx="-2.8" cy="-1" r="1.1" />
            <circle class="s" cx="2.8" cy="-1" r="1.1" />
            <path class="s" d="M-1.8 3H1.8L0 5.4Z" />
        </>
    ),
    Fodder: <path d="M0 9.4V-8M0-4.4L-4.6-8.2M0-4.4L4.6-8.2M0 .4L-6-4M0 .4L6-4M0 5.2L-6.6 .6M0 5.2L6.6 .6" />,
    Gambler: (
        <>
            <rect x="-8" y="-8" width="16" height="16" rx="3" />
            <circle class="s" cx="-3.8" cy="-3.8" r="1.5" />
            <circle class="s" r="1.5" />
            <circle class="s" cx="3.8" cy="3.8" r="1.5" />
            <circle class="s" cx="3.8" cy="-3.8" r="1.5" />
            <circle class="s" cx="-3.8" cy="3.8" r="1.5" />
        </>
    ),
    Grudge: (
        <>
            <circle r="8.6" />
            <path d="M-5.6-3.8L-2-1.8M5.6-3.8L2-1.8M-3.8 4.6Q0 1.6 3.8 4.6" />
        </>
    ),
    Hacker: (
        <>
            <rect x="-9.4" y="-8" width="18.8" height="13" rx="1.8" />
            <path d="M-5.4-4.6L-2.4-1.6L-5.4 1.4M0 1.4H4.6M-5 9H5M0 5V9" />
        </>
    ),
    Hate: (
        <>
            <path d="M0 8.8C-13-.4-7.6-9.4-1.4-6.8Q-.4-6.2 0-5.2Q.4-6.2 1.4-6.8C7.6-9.4 13-.4 0 8.8Z" />
            <path d="M1-5L-2.6-.6L2 1.4L-1 6.4" />
        </>
    ),
    Kamikaze: (
        <>
            <path d="M9.6-9.6L-1.4 1.4M9.6-9.6H4M9.6-9.6V-4" />
            <path d="M-4 4l-5.4-.6 3-2.4-1-4 3.6 1.6L-2-4.6-.4-.4M-4 4l.6 5.4 2.4-3 4 1-1.6-3.6" />
        </>
    ),
    Laser: (
        <>
            <path d="M-10 0H1.6" stroke-width="3" />
            <path d="M4.6 0H10M4-4.4L8-8M4 4.4L8 8" />
            <circle class="s" cx="2.4" r="1.7" />
        </>
    ),
    Masochist: (
        <>
            <circle r="7" />
            <path d="M-10 8.6L10-8.6" stroke-width="2.6" />
            <path d="M10-8.6L9.4-4.2M10-8.6L5.6-9M-3-2.4V-1M3-.4V1M-3 4.2Q0 2 3 4.2" />
        </>
    ),
    Miser: (
        <>
            <path d="M-4-5.4Q-10 1.4-7 6.4Q-5.4 9 0 9T7 6.4Q10 1.4 4-5.4Z" />
            <path d="M-4-5.4L-5.4-9H5.4L4-5.4M2.4-.4Q-2.6-1.6-2 1T2.2 3.6T-2.6 5M0-2V6.6" />
        </>
    ),
    Mite: (
        <>
            <circle r="3.8" cy="2" />
            <path d="M-3-.6L-8-5M3-.6L8-5M-3.8 2.4H-9M3.8 2.4H9M-3 5L-7 9M3 5L7 9" />
            <path d="M-1.6-2L-3-6M1.6-2L3-6" />
        </>
    ),
    Mutant: (
        <>
            <path d="M-6-9.4C-6-2 6 2 6 9.4M6-9.4C6-2-6 2-6 9.4" />
            <path d="M-4.6-6H4.6M-2.6-2.8H2.6M-2.6 2.8H2.6M-4.6 6H4.6" />
        </>
    ),
    Observer: (
        <>
            <path d="M-9.8 5.6L2.6-4.4L5.6-.6L-7.6 8.4Z" />
            <path d="M2.6-4.4L6.4-8.6L9.8-4.2L5.6-.6M-1 4.6L2 9.6M-3 6L-6 9.6" />
        </>
    ),
    Philanthropist: (
        <>
            <path d="M-9 3.6Q-4.6 1-1.4 3.4H3.4Q4.8 5.2 2.4 5.8H-1M3 5.4L8.4 2.2Q10.2 3.8 8.2 5.6L2.6 9H-9" />
            <rect x="-2.6" y="-9.4" width="7" height="9" rx="1.2" />
        </>
    ),
    Reincarnator: (
        <>
            <path d="M7.6-4.6A8.6 8.6 0 1 0 8.6 1.4" />
            <path d="M9-9.2L7.8-4.2L3-5.6" />
            <circle cy="-1" r="2.4" />
            <path d="M-4.2 5.8Q-4.2 2.2 0 2.2T4.2 5.8" />
        </>
    ),
    Remora: (
        <>
            <path d="M-10-3.4Q-3-8 4-4L9-7.2L8-.6Q2 3-4 1.2Q-8.4 0-10-3.4Z" />
            <path d="M-6.6 6.2Q-2.6 3.8 1.2 6L4 4.4L3.4 8Q-.6 9.6-3.8 8.6Z" />
            <circle class="s" cx="-6" cy="-3" r="1" />
        </>
    ),
    Reserve: (
        <>
            <rect x="-9" y="-4.8" width="9.4" height="13" rx="1.6" />
            <path d="M-4.6-4.8V-8.6H8.6V4.6H4.4" />
            <path d="M-4.3-1V4.6M-7 1.8H-1.5" />
        </>
    ),
    Shadow: (
        <>
            <circle cx="-2" cy="-2" r="6.6" />
            <path class="s" d="M3.4-5.6A6.6 6.6 0 0 1-5.6 3.4A7.4 7.4 0 1 0 3.4-5.6Z" />
        </>
    ),
    Spiff: (
        <>
            <path d="M0-10L3.4-3V4.4H-3.4V-3Z" />
            <path d="M-3.4 .4L-7.6 5.6H-3.4M3.4 .4L7.6 5.6H3.4M-1.8 6.6V9.6M1.8 6.6V9.6" />
            <circle class="s" cy="-2.4" r="1.3" />
        </>
    ),
    'Tick-Tock': (
        <>
            <circle cy="1" r="8" />
            <path d="M0-3.4V1H3.6M-6.4-5.6L-9-8.2M6.4-5.6L9-8.2M-2-9.8H2M0-9.8V-7" />
        </>
    ),
    Tripler: (
        <>
            <path d="M0-9.6L3.8-3H-3.8ZM-5.6 .8L-1.8 7.4H-9.4ZM5.6 .8L9.4 7.4H1.8Z" />
        </>
    ),
    Vacuum: (
        <>
            <path d="M10-8.6Q-4-8.6-7 6.6M10 8.6Q-1 6-7 6.6" />
            <circle class="s" cx="-7.6" cy="7" r="2" />
            <circle class="s" cx="6" cy="-2.6" r="1.3" />
            <circle class="s" cx="2.6" cy="2.4" r="1.2" />
            <circle class="s" cx="7.4" cy="3" r="1" />
        </>
    ),
    Will: (
        <>
            <path d="M0 9.4V0M0 0L-7.6-7.4M0 0L7.6-7.4" />
            <path d="M-7.8-2.8V-7.6H-3M7.8-2.8V-7.6H3" />
        </>
    ),
    Reinforcement: <path d="M0-7.6V7.6M-7.6 0H7.6" stroke-width="3.6" />,
};
