// What lies on the table besides ships and hands, drawn where it lies: an emblem by the kind that the engine names, at its planet's rim or beside
// its holder's star. A kind that has no emblem of its own yet is a small card with its first letter, and opens its sheet all the same.
import type { JSX } from 'preact';
import { useSession } from '../context';
import { colourOf } from '../model/seats';
import { drawnAs, lyingAt, marksOf, rowOf, type Row } from '../model/things';
import type { SeatView, Thing, View } from '../protocol';
import type { Point, Spot, System } from './geometry';
import { SHAPE } from './shapes';

/* In a square of 20 about the middle; lines only. */
const EMBLEM: Record<string, JSX.Element> = {
    tech: <path d="M-2.500-8H2.500M-1.500-8V-2L-6.500 7H6.500L1.500-2V-8" />,
    hazard: <path d="M0-7L8 7H-8ZM0-2V2.500M0 4.600V5.200" />,
    essence: <path d="M-5-5H3V7H-5ZM-2-5V-8H6V4H3M-1 1A1.600 1.600 0 1 0-.9 1" />,
    station: <path d="M-3-3H3V3H-3ZM-8-4V4H-5V-4ZM5-4V4H8V-4ZM-5 0H-3M3 0H5" />,
    moon: <path d="M3-7A7.500 7.500 0 1 0 3 7A6 6 0 0 1 3-7Z" />,
    sky: <path d="M-8 2.500A8 8 0 0 1 8 2.500ZM-8 5.500H8M-4 2.500V-1.500H-1V2.500M1.500 2.500V-4H4.500V2.500" />,
    deep: (
        <>
            <path d="M0-8L8 0L0 8L-8 0Z" />
            <circle class="s" r="2.400" />
        </>
    ),
    disc: <circle r="7" />,
    lucre: (
        <>
            <circle r="7.500" />
            <path d="M-2.600-2.600H2.600V2.600H-2.600Z" />
        </>
    ),
    praw: <path d="M0-8A8 8 0 1 1-8 0M-4 0A4 4 0 1 0 0-4" />,
    ultra: (
        <>
            <path d="M0-8.500L5.500-3V4L0 8.500L-5.500 4V-3Z" />
            <path class="s" d="M0-4.600L2.900-1.700V2.200L0 4.600L-2.900 2.200V-1.700Z" />
        </>
    ),
    flag: (
        <>
            <path d="M-5 8.500V-7.500" />
            <path class="s" d="M-5-7.500L7-4L-5-.5Z" />
        </>
    ),
    hook: <path d="M-1-8V3.500A4 4 0 0 0 7 3.500V1M4 3.500L7 .5L9 3.500" />,
    evolution: <path d="M-6 7C6 4-6-4 6-7M-6-7C6-4-6 4 6 7M-3.500-3.200H3.500M-3.500 3.200H3.500" />,
    dial: (
        <>
            <circle r="7.500" />
            <path d="M0 0L4-4.500M0-7.500V-5.500M7.500 0H5.500M-7.500 0H-5.500" />
        </>
    ),
    intimidate: <path d="M-6-7.500H6V7.500H-6ZM0-4V2M0 4.600V5.200" />,
    kicker: <path d="M-6-6L6 6M6-6L-6 6" />,
    lux: <path d="M0-8L5-3V3L0 8L-5 3V-3ZM-5-3L0 0L5-3M0 0V8" />,
    tokens: (
        <>
            <circle r="7" />
            <circle r="3.500" />
        </>
    ),
    fleet: <path d="M0-8L5 6L0 3L-5 6Z" />,
    ring: <circle r="7" stroke-dasharray="4 2.600" />,
    piece: <path d="M0-7.500L6.500-3.700V3.700L0 7.500L-6.500 3.700V-3.700Z" />,
    display: <path d="M-5-7H5V7H-5ZM-2-3H2M-2 0H2" />,
    hoard: <path d="M-6-5H2V7H-6ZM-3-5V-7.500H5V5H2" />,
    extra: <path d="M-5-7H5V7H-5ZM-2.500-2.500L2.500 2.500M2.500-2.500L-2.500 2.500" />,
    graft: <path d="M0-8L2-2L8 0L2 2L0 8L-2 2L-8 0L-2-2Z" />,
    stock: <path d="M0-6L1.500-1.500L6 0L1.500 1.500L0 6L-1.500 1.500L-6 0L-1.500-1.500Z" />,
};
/* A comet: on discs that turn the cone over. */
export const COMET = (
    <>
        <circle class="s" cx="-5" cy="5" r="3.600" />
        <path d="M-1.500 3L9-8M-3.500-.5L4-8.500M.5 6L9.500-1.500" />
    </>
);
/* Reads kinds that share a name's beginning alike: "lux_ultra" is drawn as lux. */
const emblemFor = (lies: string): JSX.Element | null => EMBLEM[lies] ?? EMBLEM[lies.split('_')[0]!] ?? null;

export function ThingEmblem({ lies, name }: { lies: string; name: string }): JSX.Element {
    return (
        emblemFor(lies) ?? (
            <>
                <path d="M-5-7H5V7H-5Z" />
                <text class="thing-l" y=".5">
                    {name.charAt(0)}
                </text>
            </>
        )
    );
}
/* The emblem as a picture of its own, in lists and chips. */
export const ThingIcon = ({ lies, name }: { lies: string; name: string }): JSX.Element => (
    <svg class="thing-i" viewBox="-10 -10 20 20" aria-hidden="true">
        <ThingEmblem lies={lies} name={name} />
    </svg>
);

function tipOf(r: Row): string {
    const counts = r.number && r.number !== '✓' && !r.ships;
    return `${r.name}${counts ? ` (${r.number})` : ''}${r.line ? ': ' + r.line : ''}.`;
}

/* Phases of the modern moons: how much of the disc is light. */
const LIGHT: Record<string, string> = {
    new: '',
    quarter: 'M0-7A7 7 0 0 1 0 7A9.500 9.500 0 0 0 0-7Z',
    half: 'M0-7A7 7 0 0 1 0 7Z',
    full: 'M0-7A7 7 0 0 1 0 7A7 7 0 0 1 0-7Z',
};
const CRESCENT = 'M3.500-7A7.800 7.800 0 1 0 3.500 7A6.400 6.400 0 0 1 3.500-7Z';
function MoonMark({ t, r }: { t: Thing; r: number }): JSX.Element {
    const light = t.sort !== undefined ? LIGHT[t.sort] : undefined,
        known = t.sort ?? t.sheet;
    return (
        <>
            <circle class={t.open && light === undefined && known ? 'moonl' : 'moon0'} r={r} />
            {!t.open || !known ? (
                <path class="moon1" transform={`scale(${r / 11})`} d={CRESCENT} />
            ) : light === undefined ? (
                <text class="moon-t" y=".5">
                    {known.charAt(0).toUpperCase()}
                </text>
            ) : (
                <path class="moon2" transform={`scale(${r / 8})`} d={light} />
            )}
        </>
    );
}

/* A station is a square, a sky city round, a moon a disc, lux its crystal; what else there is, an emblem in a ring. Off: dashed. */
function Mark({ t, row, x, y, r }: { t: Thing; row: Row; x: number; y: number; r: number }): JSX.Element {
    const as = drawnAs(t),
        moon = t.lies === 'moon',
        square = as === 'station' || as === 'deep',
        on = moon && t.holder !== null && t.count > 0 ? t.holder : null;
    return (
        <g
            class={`thing ${row.off && !moon ? 'off' : ''}`}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
            data-tip={tipOf(row)}
            data-sheet={row.sheet ?? undefined}
            data-lies={as}>
            {moon ? (
                <MoonMark t={t} r={r} />
            ) : (
                <>
                    {square ? <rect class="thing0" x={-r} y={-r} width={2 * r} height={2 * r} rx="4" /> : <circle class="thing0" r={r} />}
                    <g class="thing1" transform={`scale(${(r / 11.5).toFixed(2)})`}>
                        <ThingEmblem lies={as} name={row.name} />
                    </g>
                </>
            )}
            {on !== null && (
                <g class={`p-${colourOf(on)}`}>
                    <path
                        class="ship"
                        style={{ strokeWidth: 0.2 }}
                        transform={`translate(${r * 0.7} ${r * 0.7}) scale(${r * 0.62})`}
                        d={SHAPE[colourOf(on)]}
                    />
                </g>
            )}
            {row.number && row.number !== '✓' && !moon && (
                <text class="thing-n" x={r * 0.9} y={r * 0.9}>
                    {row.number}
                </text>
            )}
        </g>
    );
}

/* On the rim, beginning 66 degrees from the side away from the star (of the target further round, where no cone comes); a second one
 * mirrors it, more go on from there. The outermost planet of a system is seen from the other side, so that nothing leaves the table. */
const RIM = [66, -66, 100, -100, 134, -134];
interface RimProps {
    view: View;
    planet: number;
    at: Spot;
    system: System;
    k: number;
    last: boolean;
    aimed: boolean;
}
export function ThingsAt({ view, planet, at, system, k, last, aimed }: RimProps): JSX.Element | null {
    const session = useSession(),
        pact = system.plate?.kind === 'six_pact' /* which draws its powers itself */,
        things = lyingAt(view, planet).filter(t => !pact || t.lies !== 'piece');
    if (!things.length) return null;
    const away = system.plate ? -Math.PI / 2 : Math.atan2(at.y - system.y, at.x - system.x),
        r = Math.max(8.6, 9.5 * k),
        R = at.r * (aimed ? 1.08 : 1),
        shown = things.length > RIM.length ? things.slice(0, RIM.length - 1) : things,
        place = (i: number): Point => {
            const a = away + ((last ? -1 : 1) * ((aimed ? (RIM[i]! > 0 ? 66 : -66) : 0) + RIM[i]!) * Math.PI) / 180;
            return { x: at.x + (R + 1) * Math.cos(a), y: at.y + (R + 1) * Math.sin(a) };
        };
    return (
        <>
            {shown.map((t, i) => (
                <Mark key={i} t={t} row={rowOf(view, t, sheet => session.entries.get(sheet)?.summary ?? undefined)} {...place(i)} r={r} />
            ))}
            {things.length > shown.length && (
                <text class="thing-n" {...place(shown.length)}>
                    +{things.length - shown.length}
                </text>
            )}
        </>
    );
}

/* A deep space station is on the orbit between the third and the fourth planet, outside. */
export function DeepSpace({ view, seat, system, k }: { view: View; seat: number; system: System; k: number }): JSX.Element | null {
    const session = useSession(),
        all = view.things.filter(t => t.holder === seat && t.lies === 'station' && t.place === null),
        a = system.planets[2],
        b = system.planets[3];
    if (!all.length || !a || !b) return null;
    const x = (a.x + b.x) / 2,
        y = (a.y + b.y) / 2,
        to = system.plate ? -Math.PI / 2 : Math.atan2(y - system.y, x - system.x),
        r = Math.max(8.6, 9.5 * k);
    return (
        <>
            {all.map((t, i) => (
                <Mark
                    key={i}
                    t={t}
                    row={rowOf(view, t, sheet => session.entries.get(sheet)?.summary ?? undefined)}
                    x={x + (17 + i * 2.2 * r) * Math.cos(to)}
                    y={y + (17 + i * 2.2 * r) * Math.sin(to)}
                    r={r}
                />
            ))}
        </>
    );
}

/* At the corner of the star where the hand is not, on towards the name; what has no room there is counted, and in the tray. */
interface Marks {
    view: View;
    seat: SeatView;
    x: number;
    y: number;
    step: number;
    most: number;
}
export function ThingMarks({ view, seat, x, y, step, most }: Marks): JSX.Element {
    const marks = marksOf(view, seat.seat),
        shown = marks.length > most ? marks.slice(0, most - 1) : marks;
    return (
        <>
            {shown.map((m, i) => (
                <g key={i} transform={`translate(${x + i * step} ${y})`} data-tip={tipOf(m)}>
                    <rect class={`hc tech ${m.number === '✓' ? 'done' : ''}`} x="-9" y="-11" width="18" height="22" rx="4" />
                    {m.lies === 'tech' ? (
                        <text class={`hc-t ${m.number === '✓' ? 'done' : ''}`}>{m.number || '0'}</text>
                    ) : (
                        <>
                            <g class="thing1" transform="translate(0 -3) scale(.62)">
                                <ThingEmblem lies={m.lies} name={m.name} />
                            </g>
                            <text class="thing-n" y="7">
                                {m.number}
                            </text>
                        </>
                    )}
                </g>
            ))}
            {marks.length > shown.length && (
                <text class="thing-n" x={x + shown.length * step} y={y}>
                    +{marks.length - shown.length}
                </text>
            )}
        </>
    );
}
