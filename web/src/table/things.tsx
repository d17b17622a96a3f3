// What lies on the table besides ships and hands, drawn where it lies: an emblem by the kind that the engine names, at its planet's rim or beside
// its holder's star. A kind that has no emblem of its own yet is a small card with its first letter, and opens its sheet all the same.
import type { JSX } from 'preact';
import { useSession } from '../context';
import { lyingAt, marksOf, rowOf, type Row } from '../model/things';
import type { SeatView, View } from '../protocol';
import type { Point, System } from './geometry';

/* In a square of 20 about the middle; lines only. */
const EMBLEM: Record<string, JSX.Element> = {
    tech: <path d="M-2.500-8H2.500M-1.500-8V-2L-6.500 7H6.500L1.500-2V-8" />,
    hazard: <path d="M0-7L8 7H-8ZM0-2V2.500M0 4.600V5.200" />,
    essence: <path d="M-5-5H3V7H-5ZM-2-5V-8H6V4H3M-1 1A1.600 1.600 0 1 0-.9 1" />,
    station: <path d="M-3-3H3V3H-3ZM-8-4V4H-5V-4ZM5-4V4H8V-4ZM-5 0H-3M3 0H5" />,
    moon: <path d="M3-7A7.500 7.500 0 1 0 3 7A6 6 0 0 1 3-7Z" />,
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
    const counts = r.number && r.number !== '✓' && !r.line.includes(r.number);
    return `${r.name}${counts ? ` (${r.number})` : ''}${r.line ? ': ' + r.line : ''}.`;
}

function Mark({ row, x, y, r }: { row: Row; x: number; y: number; r: number }): JSX.Element {
    return (
        <g
            class={`thing ${row.off ? 'off' : ''}`}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
            data-tip={tipOf(row)}
            data-sheet={row.sheet ?? undefined}>
            <circle class="thing0" r={r} />
            <g class="thing1" transform={`scale(${(r / 11.5).toFixed(2)})`}>
                <ThingEmblem lies={row.lies} name={row.name} />
            </g>
            {row.number && row.number !== '✓' && (
                <text class="thing-n" x={r * 0.9} y={r * 0.9}>
                    {row.number}
                </text>
            )}
        </g>
    );
}

/* On the rim, beginning 66 degrees from the side away from the star; a second one mirrors it, more go on from there. */
const RIM = [66, -66, 100, -100, 134, -134];
export function ThingsAt({ view, planet, at, system, k }: { view: View; planet: number; at: Point; system: System; k: number }): JSX.Element | null {
    const session = useSession(),
        things = lyingAt(view, planet);
    if (!things.length) return null;
    const away = Math.atan2(at.y - system.y, at.x - system.x),
        r = Math.max(8.5, 9.5 * k),
        shown = things.length > RIM.length ? things.slice(0, RIM.length - 1) : things,
        place = (i: number): Point => {
            const a = away + (RIM[i]! * Math.PI) / 180;
            return { x: at.x + system.pr * 1.04 * Math.cos(a), y: at.y + system.pr * 1.04 * Math.sin(a) };
        };
    return (
        <>
            {shown.map((t, i) => (
                <Mark key={i} row={rowOf(view, t, sheet => session.entries.get(sheet)?.summary ?? undefined)} {...place(i)} r={r} />
            ))}
            {things.length > shown.length && (
                <text class="thing-n" {...place(shown.length)}>
                    +{things.length - shown.length}
                </text>
            )}
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
