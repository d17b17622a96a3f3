// Ships that travel: a short flight for each event that moved some. Only a picture; the table already shows where they are.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GameEvent, View } from '../protocol';
import type { Layout, Point, Spot } from './geometry';
import { Stack } from './shapes';

/* Numbers of places that are no planets (docs/PROTOCOL.md); wire/question_json.c holds the engine to them. */
export const GATE = 63,
    WARP = 66,
    SUPPLY = 102;
const FLIGHT = 420,
    DRAIN = 760 /* to the rim of the warp and once round */,
    APART = 60,
    MOST = 8;
interface Flight {
    key: string;
    seat: number;
    n: number;
    from: number;
    to: number;
    delay: number;
    warp: boolean;
}
type Path = Pick<Flight, 'delay' | 'warp'> & { from: Point; to: Point };

/* The planets on which something changed: tinted for a second where nothing flies. */
export function changedPlanets(events: GameEvent[]): Set<number> {
    const out = new Set<number>();
    for (const e of events) {
        if (['GATHERED', 'LANDED', 'RETURNED', 'REGAINED', 'TO_LOSE', 'LOST', 'SENT', 'RETREATED', 'RECOVERED'].includes(e.kind)) out.add(e.b);
        if (e.kind === 'LOST') out.add(e.c);
    }
    return out;
}

const TINT = 1000;
export function useTint(events: GameEvent[], stamp: number, still: boolean): Set<number> {
    const [tinted, setTinted] = useState<Set<number>>(new Set());
    useEffect(() => {
        if (!still) return undefined;
        const now = changedPlanets(events);
        if (!now.size) return undefined;
        setTinted(now);
        const end = setTimeout(() => setTinted(new Set()), TINT);
        return () => clearTimeout(end);
    }, [stamp, still]);
    return tinted;
}

export type Places = (place: number, seat: number) => Point;

/* Whose act has just been cancelled: their star is struck. */
export const struckBy = (events: GameEvent[]): Set<number> =>
    new Set(events.filter(e => e.kind === 'CANCELLED' && e.a > 0 && e.who !== null).map(e => e.who!));

export function flightsOf(events: GameEvent[], stamp: number): Flight[] {
    const out: Flight[] = [];
    const add = (e: GameEvent, n: number, from: number, to: number): void => {
        if (e.who === null || n <= 0 || out.length >= MOST) return;
        out.push({
            key: `${stamp}-${out.length}`,
            seat: e.who,
            n,
            from,
            to,
            delay: out.length * APART,
            warp: to === WARP,
        });
    };
    for (const e of events) {
        if (e.kind === 'GATHERED') add(e, e.a, e.b, GATE);
        else if (e.kind === 'LOST') add(e, e.a, e.b, e.c);
        else if (e.kind === 'LANDED') add(e, e.a, GATE, e.b);
        else if (e.kind === 'RETURNED') add(e, e.a, e.c, e.b);
        else if (e.kind === 'REGAINED') add(e, e.a, WARP, e.b);
        else if (e.kind === 'SENT') add(e, e.a, SUPPLY, e.b);
        else if (e.kind === 'RETREATED' || e.kind === 'RECOVERED') add(e, e.a, e.b, SUPPLY);
    }
    return out;
}

interface Props {
    events: GameEvent[];
    stamp: number;
    view: View;
    g: Layout;
    aim: Point | null;
    lost: (Point & { seat: number })[] /* where the ships of each seat lie in the warp */;
    position: (planet: number) => Point | null;
    still: boolean;
}
export function Flights({ events, stamp, view, g, aim, lost, position, still }: Props): JSX.Element {
    const gate = aim ? { x: g.warp.x + (aim.x - g.warp.x) * 0.55, y: g.warp.y + (aim.y - g.warp.y) * 0.55 } : g.warp;
    const places: Places = (place, seat) =>
        place < GATE
            ? (position(place) ?? g.warp)
            : place === GATE
              ? gate
              : place === WARP
                ? (lost.find(l => l.seat === seat) ?? g.warp)
                : (g.systems[(seat - (view.viewer ?? 0) + view.players) % view.players] ?? g.warp);
    return <FlightsBetween events={events} stamp={stamp} places={places} k={g.k} still={still} whirl={g.warp} />;
}

/* The same on any table that says where its places are. */
export function FlightsBetween({
    events,
    stamp,
    places,
    k,
    still,
    whirl,
}: Pick<Props, 'events' | 'stamp' | 'still'> & { places: Places; k: number; whirl?: Spot }): JSX.Element {
    const [flying, setFlying] = useState<Flight[]>([]);
    useEffect(() => {
        if (still) {
            setFlying([]);
            return undefined;
        }
        const flights = flightsOf(events, stamp);
        setFlying(flights);
        const end = setTimeout(() => setFlying([]), (flights.some(f => f.warp) ? DRAIN : FLIGHT) + APART * flights.length + 80);
        return () => clearTimeout(end);
    }, [stamp]);
    /* Where that is, is known as they set out: the question that comes along may have moved the table. */
    const start = (el: SVGGElement | null, f: Flight): void => {
        if (!el || el.dataset.flown) return;
        el.dataset.flown = 'yes';
        const path = { ...f, from: places(f.from, f.seat), to: places(f.to, f.seat) };
        if (f.warp && whirl) drain(el, path, whirl);
        else fly(el, path);
    };
    return (
        <g class="flights" aria-hidden="true">
            {flying.map(f => (
                <g key={f.key} ref={el => start(el, f)}>
                    <Stack seat={f.seat} n={f.n} x={0} y={0} r={12 * k} />
                </g>
            ))}
        </g>
    );
}

const at = (p: Point, scale = 1): string => `translate(${p.x}px, ${p.y}px) scale(${scale})`;

function fly(el: SVGGElement, f: Path): void {
    const mid = { x: (f.from.x + f.to.x) / 2 - (f.to.y - f.from.y) * 0.12, y: (f.from.y + f.to.y) / 2 + (f.to.x - f.from.x) * 0.12 };
    el.animate(
        [
            { transform: at(f.from), opacity: 1 },
            { transform: at(mid, f.warp ? 0.85 : 1), opacity: 1 },
            { transform: at(f.to, f.warp ? 0.6 : 1), opacity: 0.3 },
        ],
        { duration: FLIGHT, delay: f.delay, easing: 'cubic-bezier(.2,.7,.2,1)', fill: 'both' },
    );
}

/* Lost ships are drawn in: to the rim of the warp, once round it, ever smaller, and to where they lie. */
const TURNS = 12;
function drain(el: SVGGElement, f: Path, whirl: Spot): void {
    const angle = (p: Point): number => Math.atan2(p.y - whirl.y, p.x - whirl.x),
        first = angle(f.from),
        rest = Math.hypot(f.to.x - whirl.x, f.to.y - whirl.y),
        turn = 2 * Math.PI + ((((angle(f.to) - first) % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI)),
        rim = Math.max(rest, (whirl.r ?? rest) * 0.86);
    const round = Array.from({ length: TURNS + 1 }, (_, i) => {
        const t = i / TURNS,
            r = rim + (rest - rim) * t,
            a = first + turn * t;
        return { transform: at({ x: whirl.x + r * Math.cos(a), y: whirl.y + r * Math.sin(a) }, 1 - 0.4 * t), opacity: 1, offset: 0.3 + 0.66 * t };
    });
    el.animate([{ transform: at(f.from), opacity: 1, offset: 0 }, ...round, { transform: at(f.to, 0.6), opacity: 0, offset: 1 }], {
        duration: DRAIN,
        delay: f.delay,
        fill: 'both',
    });
}
