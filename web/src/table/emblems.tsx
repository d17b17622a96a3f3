// Emblems of aliens: drawn in a box of 24 units around 0,0, strokes in the ink of the star; class s is solid. An alien without one of its own
// shows its first two letters.
import type { JSX } from 'preact';

const around = (f: (c: number, s: number, i: number) => JSX.Element): JSX.Element[] =>
    Array.from({ length: 8 }, (_, i) => f(Math.cos((i * Math.PI) / 4), Math.sin((i * Math.PI) / 4), i));

const EMBLEM: Record<string, JSX.Element> = {
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
};

export function emblemOf(alien: string): JSX.Element {
    return (
        EMBLEM[alien] ?? (
            <text class="letters" y=".5">
                {alien.replace(/^The /, '').slice(0, 2)}
            </text>
        )
    );
}
