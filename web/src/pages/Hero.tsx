// The picture of the start page: ships ride the cone out of the warp towards a planet. And the signs of the three choices.
import type { JSX } from 'preact';
import { Stack } from '../table/shapes';

const BLUE = 0,
    RED = 1,
    YELLOW = 2,
    PURPLE = 3,
    GREEN = 4;

function World({ x, y, r, aimed }: { x: number; y: number; r: number; aimed?: boolean }): JSX.Element {
    return (
        <g class="planet p-yellow">
            <circle class="disc" cx={x} cy={y} r={r} />
            {aimed && <circle class="aimring" cx={x} cy={y} r={r + 5} />}
        </g>
    );
}

export function Hero(): JSX.Element {
    return (
        <svg class="hero" viewBox="0 0 420 214" role="img" aria-label="Ships ride the cone out of the warp towards a planet">
            {[82, 58, 34].map(r => (
                <circle key={r} class="swirl" cx={96} cy={120} r={r} />
            ))}
            <path class="ride p-blue" d="M91 91L288 67L290 79L107 149Z" />
            <World x={346} y={64} r={38} aimed />
            <World x={386} y={160} r={26} />
            <Stack seat={YELLOW} n={3} x={346} y={64} r={19} />
            <Stack seat={YELLOW} n={4} x={386} y={160} r={14} />
            <Stack seat={BLUE} n={4} x={258} y={82} r={19} />
            <Stack seat={RED} n={2} x={212} y={92} r={15} />
            <Stack seat={PURPLE} n={2} x={304} y={118} r={13} />
            <Stack seat={GREEN} n={3} x={58} y={88} r={14} />
            <Stack seat={YELLOW} n={2} x={46} y={138} r={13} />
            <Stack seat={PURPLE} n={1} x={78} y={168} r={12} />
        </svg>
    );
}

const SIGNS: Record<string, JSX.Element> = {
    learn: (
        <>
            <circle cx="24" cy="24" r="20" />
            <path d="M13 36L36 12L27 40Z" />
            <circle cx="36" cy="12" r="4" class="full" />
        </>
    ),
    play: (
        <>
            <path d="M24 5L32 18H16Z" />
            <rect x="5" y="19" width="12" height="12" />
            <path d="M37 17L44 25L37 33L30 25Z" />
            <circle cx="24" cy="37" r="7" />
        </>
    ),
    invite: (
        <>
            <circle cx="15" cy="29" r="8" />
            <rect x="28" y="21" width="16" height="16" stroke-dasharray="4 3" />
            <path d="M14 14Q25 5 34 13M34 13V6M34 13H27" />
        </>
    ),
};
export const Sign = ({ of }: { of: string }): JSX.Element => (
    <svg class="sign" viewBox="0 0 48 48" aria-hidden="true">
        {SIGNS[of]}
    </svg>
);
