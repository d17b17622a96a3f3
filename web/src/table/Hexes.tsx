// Systems on hexes: the plate, what is drawn under its planets, its moons, and the line with star, name, purse and hand.
import type { JSX } from 'preact';
import { useSession } from '../context';
import { timesPicked } from '../model/asking';
import { colourOf, count, planetName, type Colour } from '../model/seats';
import { rowOf } from '../model/things';
import { capital } from '../model/words';
import type { Planet as PlanetView, SeatView, Thing, View } from '../protocol';
import type { Plate, Spot, System } from './geometry';
import { coil, giantRadius, platePath, ringAxes, scatter } from './plates';
import { emblemOf } from './emblems';
import { planetTip, stacksOn, type Picking } from './Planet';
import { SHAPE, Stack } from './shapes';
import { Tappable } from './Tappable';

export function PlateGround({ view, seat, system, target }: { view: View; seat: SeatView; system: System; target: number }): JSX.Element {
    const p = system.plate!,
        c = colourOf(seat.seat),
        main = seat.seat === view.offense || seat.seat === view.defense;
    return (
        <g class={`p-${c}`}>
            <path class={`plate ${main ? 'in' : ''}`} d={platePath(p)} />
            <g transform={`translate(${p.bx.toFixed(1)} ${p.by.toFixed(1)})`}>{ground(view, seat, system, p, target, c)}</g>
        </g>
    );
}

const ofSeat = (view: View, seat: number): PlanetView[] => view.planets.filter(q => q.owner === seat && !q.moon);

function ground(view: View, seat: SeatView, system: System, p: Plate, target: number, c: Colour): JSX.Element | null {
    const { bw, bh, u } = p,
        n = system.planets.length;
    switch (p.kind) {
        case 'gas_giant': {
            if (n !== 1) return null;
            const R = giantRadius(bh, u),
                rx = R * 1.55;
            return (
                <>
                    <ellipse class="zone" rx={rx} ry={R} />
                    <g class="skin bands">
                        {[-0.62, -0.25, 0.25, 0.62].map(f => {
                            const w = rx * Math.sqrt(1 - f * f) * 0.97;
                            return <path key={f} d={`M${-w} ${R * f}Q0 ${R * (f + 0.16)} ${w} ${R * f}`} />;
                        })}
                    </g>
                    {target === 0 && <ellipse class="aimring" rx={rx + 5} ry={R + 5} />}
                    {seat.aside_ships ? <HeldBack seat={seat.seat} n={seat.aside_ships} x={-rx * 0.74} y={0} r={13 * u} low={R - 8 * u} /> : null}
                </>
            );
        }
        case 'rings':
            if (n > 5) return null;
            return (
                <>
                    {system.planets.map((_, j) => {
                        const { rx, ry } = ringAxes(j, bw, bh, u),
                            core = j === 4;
                        return (
                            <g key={j}>
                                <ellipse
                                    class={core ? `zone ${target === j ? 'now' : ''}` : `ringl ${target === j ? 'now' : ''}`}
                                    rx={rx}
                                    ry={ry}
                                />
                                {(bw > 300 || target === j) && (
                                    <Chip x={core ? 0 : -rx} y={core ? -ry - 9 * u : 0} text={`+${2 + 2 * j}`} />
                                )}
                            </g>
                        );
                    })}
                </>
            );
        case 'spiral':
            if (n > 5) return null;
            return (
                <>
                    <path class="coil" d={coilPath(bw, bh, u)} />
                    {coil(bw, bh, u)
                        .slice(0, n)
                        .map((at, j) => (
                            <g key={j} data-lies="reward" data-tip={`Whoever lives here takes ${count(j + 1, 'reward')} for having defended this planet.`}>
                                <Rewards x={at.x} y={at.y - system.planets[j]!.r - 9} n={j + 1} />
                            </g>
                        ))}
                </>
            );
        case 'six_pact':
            return (
                <>
                    {system.planets.map((at, j) => {
                        const place = ofSeat(view, seat.seat)[j],
                            power = place && view.things.find(t => t.lies === 'piece' && t.holder === seat.seat && t.place === place.planet);
                        if (!place) return null;
                        return (
                            <PlanetPower
                                key={j}
                                alien={power?.sheet ?? null}
                                now={!!power && power.sheet === seat.alien}
                                x={at.x - p.bx + at.r + 13 * u}
                                y={at.y - p.by}
                                r={10.5 * u}
                            />
                        );
                    })}
                </>
            );
        case 'pulsar':
            return (
                <>
                    {[26, 44, 62, 80].map(r => (
                        <path key={r} class="wav" d={`M${-r * 1.9 * u} ${bh * 0.5}A${r * 1.9 * u} ${r * 1.3 * u} 0 0 1 ${r * 1.9 * u} ${bh * 0.5}`} />
                    ))}
                    {view.lower_wins && view.defense === seat.seat && target >= 0 && <Call y={bh * 0.36} />}
                </>
            );
        case 'space_dust': {
            const rx = bw * 0.46,
                ry = bh * 0.41;
            return (
                <>
                    <ellipse class="cloud" rx={rx} ry={ry} cy="-4" />
                    <Dusted view={view} seat={seat} rx={rx - 12 * u} ry={ry - 9 * u} u={u} c={c} aimed={target === 0} />
                </>
            );
        }
        default:
            return null;
    }
}

/* Every token of the owner for itself, and its star discs, around the stacks of the guests, which keep to the middle. */
interface DustProps {
    view: View;
    seat: SeatView;
    rx: number;
    ry: number;
    u: number;
    c: Colour;
    aimed: boolean;
}
function Dusted({ view, seat, rx, ry, u, c, aimed }: DustProps): JSX.Element {
    const tokens = ofSeat(view, seat.seat)[0]?.ships[seat.seat] ?? 0,
        guests = ofSeat(view, seat.seat).length - 1,
        discs = Math.max(0, seat.home_colonies - tokens),
        places = scatter(2 * guests + discs + tokens, rx, ry).slice(2 * guests),
        words = `${count(tokens, 'token')}, ${count(discs, 'star disc')}: ${count(tokens + discs, 'base')}`;
    return (
        <g data-lies="dust" data-tip={words}>
            {places.slice(0, discs).map((at, i) => (
                <g key={i} transform={`translate(${at.x.toFixed(1)} ${(at.y - 4).toFixed(1)})`}>
                    <circle class="ship" r={9.5 * u} />
                    <text class="cnt" font-size={Math.max(11, 11 * u)} y=".5">
                        10
                    </text>
                </g>
            ))}
            {places.slice(discs).map((at, i) => (
                <path
                    key={i}
                    class="ship"
                    style={{ strokeWidth: 0.18 }}
                    transform={`translate(${at.x.toFixed(1)} ${(at.y - 4).toFixed(1)}) scale(${6.5 * u})`}
                    d={SHAPE[c]}
                />
            ))}
            {aimed && <ellipse class="aimring" rx={rx + 16 * u} ry={ry + 13 * u} cy="-4" />}
        </g>
    );
}

/* Tokens that take no part: dashed, beside those that do. */
function HeldBack({ seat, n, x, y, r, low }: { seat: number; n: number; x: number; y: number; r: number; low: number }): JSX.Element {
    return (
        <g data-lies="aside" data-tip={`${count(n, 'token')} held back.`}>
            <ellipse class="cloud" cx={x} cy={y} rx={r * 1.45} ry={r * 1.75} />
            <Stack seat={seat} n={n} x={x} y={y} r={r} class="ghost" />
            <text class="sub-t" x="0" y={low} text-anchor="middle">
                {n} held back
            </text>
        </g>
    );
}

/* The power of one of six planets: free, in use (filled), lost (struck through). */
interface PowerProps {
    alien: string | null;
    now: boolean;
    x: number;
    y: number;
    r: number;
}
function PlanetPower({ alien, now, x, y, r }: PowerProps): JSX.Element {
    return (
        <g
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
            data-lies="planet-power"
            data-tip={alien ? `${alien}${now ? ', in use' : ''}.` : 'This power is lost.'}>
            <circle class={alien ? (now ? 'sun' : 'chipn') : 'chipn gone'} r={r} />
            {alien ? (
                <g class={now ? 'emb' : 'emb plain'} transform={`scale(${r / 17})`}>
                    {emblemOf(alien)}
                </g>
            ) : (
                <path class="struck" d={`M${-r * 0.7} ${r * 0.7}L${r * 0.7} ${-r * 0.7}`} />
            )}
        </g>
    );
}

/* Which total wins, where it is not the higher one. */
const Call = ({ y }: { y: number }): JSX.Element => (
    <g transform={`translate(0 ${y})`} data-lies="call" data-tip="The lower total wins here.">
        <rect class="called" x="-46" y="-11" width="92" height="22" rx="6" />
        <path class="called-t" d="M-38-3.500H-28L-33 4Z" />
        <text class="called-t" x="8" y=".5">
            low wins
        </text>
    </g>
);

/* A smooth line through the planets, from the middle outwards. */
function coilPath(bw: number, bh: number, u: number): string {
    const fx = Math.min(1.12 * u, bw / 262),
        fy = (bh / 2 - 22 * u) / 44,
        [a, b, c, d, e] = coil(bw, bh, u),
        q = (x: number, y: number): Spot => ({ x: x * fx, y: y * fy, r: 0 });
    const line = [q(-22, -6), a!, q(20, -2), b!, q(88, -26), c!, q(48, 42), q(0, 48), d!, q(-96, 26), e!, q(-92, -46)];
    let path = `M${line[1]!.x} ${line[1]!.y}`;
    for (let i = 1; i < line.length - 2; i++) {
        const [p0, p1, p2, p3] = [line[i - 1]!, line[i]!, line[i + 1]!, line[i + 2]!];
        path += `C${p1.x + (p2.x - p0.x) / 6} ${p1.y + (p2.y - p0.y) / 6} ${p2.x - (p3.x - p1.x) / 6} ${p2.y - (p3.y - p1.y) / 6} ${p2.x} ${p2.y}`;
    }
    return path;
}

export const Chip = ({ x, y, text }: { x: number; y: number; text: string }): JSX.Element => (
    <g transform={`translate(${x} ${y})`}>
        <rect class="chipn" x={-4 - text.length * 3.8} y="-9" width={8 + text.length * 7.6} height="18" rx="7" />
        <text class="chipn-t" y=".5">
            {text}
        </text>
    </g>
);

/* So many rewards: the number beside a card. */
const Rewards = ({ x, y, n }: { x: number; y: number; n: number }): JSX.Element => (
    <g transform={`translate(${x} ${y})`}>
        <rect class="chipn" x="-13" y="-9" width="26" height="18" rx="7" />
        <rect class="reward" x="-9" y="-5" width="7" height="10" rx="1.500" />
        <text class="chipn-t" x="5" y=".5">
            {n}
        </text>
    </g>
);

/* ---- moons ---- */
const LETTER: Record<string, string> = { secret: 'S', immediate: 'I', continuing: 'C' };
const CRESCENT = 'M3.500-7A7.800 7.800 0 1 0 3.500 7A6.400 6.400 0 0 1 3.500-7Z';

interface MoonProps {
    view: View;
    moon: PlanetView;
    at: Spot;
    picking: Picking;
}
/* Face down a crescent; one that I have seen shows its kind at its corner; turned up a light disc with it. Who is on it stands below. */
export function Moon({ view, moon, at, picking }: MoonProps): JSX.Element {
    const session = useSession(),
        thing = view.things.find(t => t.lies === 'moon' && t.place === moon.planet),
        option = picking.lit.get(moon.planet),
        picked = option ? timesPicked(picking.draft, option.choice) : 0,
        aimed = view.target === moon.planet,
        stacks = stacksOn(moon),
        up = !!thing?.open,
        letter = thing?.sort ? (LETTER[thing.sort] ?? thing.sort.charAt(0).toUpperCase()) : '',
        { r } = at,
        y = at.y - (stacks.length ? r * 0.8 : 0);
    const words = thing ? moonWords(view, thing, sheet => session.entries.get(sheet)?.summary ?? undefined) : '';
    return (
        <Tappable
            lit={!!option}
            hit={{ cx: at.x, cy: at.y, r: Math.max(r + 8, 20) }}
            label={`${option?.text ?? planetName(view, moon.planet)}. ${words}`}
            tip={`${planetTip(view, moon)} ${words}`}
            pressed={option ? picked > 0 : undefined}
            area="planet"
            planet={moon.planet}
            sheet={thing?.sheet ?? undefined}
            class={`moon p-${colourOf(moon.owner)}`}
            onTap={() => option && picking.tap(option.choice)}>
            <circle class={up ? 'moonl' : 'moon0'} cx={at.x} cy={y} r={r} />
            {up ? (
                <text class="moon-t" x={at.x} y={y + 0.5}>
                    {letter}
                </text>
            ) : (
                <path class="moon1" transform={`translate(${at.x.toFixed(1)} ${y.toFixed(1)}) scale(${r / 11})`} d={CRESCENT} />
            )}
            {!up && letter && (
                <>
                    <circle class="chipn" cx={at.x + r * 0.8} cy={y - r * 0.8} r="7.5" />
                    <text class="chipn-t small" x={at.x + r * 0.8} y={y - r * 0.8 + 0.5}>
                        {letter}
                    </text>
                </>
            )}
            {aimed && <circle class="aimring" cx={at.x} cy={at.y} r={r + 6} />}
            {option && (
                <g class={picked ? '' : 'breathe'}>
                    <circle class={`lit ${picked ? 'full' : ''}`} cx={at.x} cy={y} r={r + 4} />
                </g>
            )}
            {stacks.map(([seat, q], i) => (
                <Stack key={seat} seat={seat} n={q} x={at.x + (i - (stacks.length - 1) / 2) * r * 1.8} y={y + r + r * 0.75} r={r * 0.86} />
            ))}
        </Tappable>
    );
}
export function moonWords(view: View, thing: Thing, summary: (sheet: string) => string | undefined): string {
    const row = rowOf(view, thing, summary),
        kind = thing.sort ? `${capital(thing.sort)} moon` : 'A moon, face down',
        mine = thing.sort && !thing.open ? ', hidden from others' : '';
    return thing.sheet ? `${kind}${mine}: ${row.name}.` : `${kind}.`;
}
