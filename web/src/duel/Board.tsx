// The table of Duel as one drawing: the other above, you below, planets in a row between you; the Warp and the piles left, envoys right.
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { useSize } from '../context';
import { leftSeat } from '../model/duel';
import { lit, timesPicked } from '../model/asking';
import { colourOf, count, isYou, nameOf } from '../model/seats';
import type { Option, Planet, View } from '../protocol';
import type { DestinyDeck, Envoy } from '../protocolDuel';
import { FlightsBetween, GATE, SUPPLY, useTint, type Places } from '../table/Flights';
import { Dust } from '../table/parts';
import { Stack } from '../table/shapes';
import { Tappable } from '../table/Tappable';
import type { TableProps } from '../table/Table';
import { Ink, type SignName } from './icons';
import { boardLayout, type BoardLayout } from './layout';
import { PlanetOfDuel, type Picked } from './PlanetOfDuel';
import { Player, supplyX } from './Player';
import { envoyWords } from './words';

export function Board(props: TableProps): JSX.Element {
    const box = useRef<HTMLDivElement>(null),
        [W, H] = useSize(box);
    return (
        <div class="tablebox" ref={box}>
            {W > 0 && H > 0 && <Drawing {...props} W={W} H={H} />}
        </div>
    );
}

/* Planets stay where they were laid: what is discovered comes at the end of the row. */
export function useRow(view: View): Planet[] {
    const order = useRef<number[]>([]),
        there = view.planets.filter(p => !p.in_warp).map(p => p.planet);
    order.current = [...order.current.filter(p => there.includes(p)), ...there.filter(p => !order.current.includes(p))];
    return order.current.map(n => view.planets.find(p => p.planet === n)!);
}

export function picking({ asked, draft, tap, minus }: Pick<TableProps, 'asked' | 'draft' | 'tap' | 'minus'>): (planet: number) => Picked {
    const planets = lit(asked, 'planet'),
        several = !!asked?.question.compound;
    return planet => {
        const option = planets.get(planet);
        return { option, times: option ? timesPicked(draft, option.choice) : 0, tap, minus, several };
    };
}

/* The envoys that the question is about, by number. */
const ABOUT_ENVOYS = new Set(['raise', 'lower', 'dismiss', 'show']);
export function envoyOptions({ asked }: Pick<TableProps, 'asked'>): Map<number, Option> {
    const out = new Map<number, Option>();
    if (!asked || !ABOUT_ENVOYS.has(asked.question.does)) return out;
    for (const o of asked.options) if (o.kind === 'choice' && o.thing !== null) out.set(o.thing, o);
    return out;
}

function Drawing(p: TableProps & { W: number; H: number }): JSX.Element {
    const { view, W, H, still, lately, stamp } = p,
        row = useRow(view),
        g = boardLayout(W, H, row.length),
        pick = picking(p),
        left = leftSeat(view),
        target = row.findIndex(q => q.planet === view.target),
        fighting = view.duel!.kind === 'duel' && !view.duel!.settled,
        tinted = useTint(lately, stamp, still);
    /* Ships come from a supply or the Warp, and stand on a planet on their owner's half. */
    const places: Places = (place, seat) => {
        const mine = seat === left,
            at = row.findIndex(q => q.planet === place),
            warp = { x: g.warp.x, y: g.warp.y + g.warp.r * (mine ? 0.44 : -0.4) };
        if (place === SUPPLY) return { x: supplyX(g), y: g.star(mine) - 2 };
        return place < GATE && at >= 0 ? { x: g.row.at(at), y: g.middle + g.row.r * (mine ? 0.46 : -0.46) } : warp;
    };
    return (
        <svg width={W} height={H} viewBox={`0 0 ${W} ${H}`} role="group" aria-label="The table" class={still ? 'still' : ''}>
            <Dust W={W} H={H} />
            <WarpOfDuel g={g} view={view} pick={pick} />
            <Piles g={g} view={view} />
            <Rails g={g} view={view} p={p} />
            <path class="lane" d={`M${g.row.from} ${g.middle}H${g.row.to + 10}`} aria-hidden="true" />
            {fighting && target >= 0 && (
                <>
                    <Cone seat={left} g={g} x={g.row.at(target)} from={H - 98 * g.k} to={g.middle + g.row.r + 28} />
                    <Cone seat={1 - left} g={g} x={g.row.at(target)} from={98 * g.k} to={g.middle - g.row.r - 14} />
                </>
            )}
            <g role="group" aria-label="Planets" class={view.duel!.kind === 'contest' && !view.duel!.settled ? 'dimmed' : ''}>
                {row.map((q, i) => (
                    <g key={q.planet}>
                        <PlanetOfDuel
                            view={view}
                            planet={q}
                            x={g.row.at(i)}
                            y={g.middle}
                            r={g.row.r}
                            picked={pick(q.planet)}
                            tinted={tinted.has(q.planet)}
                        />
                        {(!g.narrow || q.planet === view.target) && (
                            <PlanetName
                                x={g.row.at(i)}
                                y={g.middle + g.row.r + 20}
                                name={q.name!}
                                bold={q.planet === view.target}
                                wide={g.row.at(1) - g.row.at(0)}
                            />
                        )}
                    </g>
                ))}
            </g>
            <Player g={g} p={p} seat={1 - left} />
            <Player g={g} p={p} seat={left} />
            <FlightsBetween events={lately} stamp={stamp} places={places} k={g.k} still={still} />
        </svg>
    );
}

const LETTER = 6.6;
/* A long name takes two lines, so that neighbours never meet. */
function PlanetName({ x, y, name, bold, wide }: { x: number; y: number; name: string; bold: boolean; wide: number }): JSX.Element {
    const words = name.split(' '),
        parted = name.length * LETTER > wide && words.length > 1;
    return (
        <text class={`lab m ${bold ? 'b' : ''}`} x={x} y={y}>
            {(parted ? [words.slice(0, -1).join(' '), words[words.length - 1]!] : [name]).map((line, i) => (
                <tspan key={i} x={x} dy={i ? 14 : 0}>
                    {line}
                </tspan>
            ))}
        </text>
    );
}

function Cone({ seat, g, x, from, to }: { seat: number; g: BoardLayout; x: number; from: number; to: number }): JSX.Element {
    const angle = Math.atan2(to - from, x - g.cx),
        length = Math.hypot(x - g.cx, to - from),
        wide = 17 * g.k;
    const at = (t: number, o: number): string =>
        `${(g.cx + Math.cos(angle) * t - Math.sin(angle) * o).toFixed(1)} ${(from + Math.sin(angle) * t + Math.cos(angle) * o).toFixed(1)}`;
    return (
        <g class={`p-${colourOf(seat)}`} aria-hidden="true">
            <path class="gate" d={`M${at(0, -wide)}L${at(length, -5)}L${at(length, 5)}L${at(0, wide)}Z`} />
            {[1, 2, 3, 4, 5, 6].map(i => {
                const t = (length * i) / 7,
                    o = (wide + ((5 - wide) * i) / 7) * 0.8;
                return <path key={i} class="rung" d={`M${at(t - 4, -o)}L${at(t + 3, 0)}L${at(t - 4, o)}`} />;
            })}
        </g>
    );
}

function WarpOfDuel({ g, view, pick }: { g: BoardLayout; view: View; pick: (planet: number) => Picked }): JSX.Element {
    const { x, y, r } = g.warp,
        left = leftSeat(view),
        inside = view.planets.find(p => p.in_warp),
        total = view.seats.reduce((n, s) => n + s.warp, 0);
    const arms = [0, 1, 2].map(arm =>
        Array.from({ length: 27 }, (_, t) => {
            const a = arm * 2.094 + t * 0.17,
                q = r * (0.97 - t * 0.016);
            return (t ? 'L' : 'M') + (x + q * Math.cos(a)).toFixed(1) + ' ' + (y + q * Math.sin(a)).toFixed(1);
        }).join(''),
    );
    /* A planet in the Warp takes its middle; the stacks move aside. */
    const aside = inside ? r * 0.66 : 0,
        both: [number, number, number][] = [
            [1 - left, view.seats[1 - left]!.warp, -0.4],
            [left, view.seats[left]!.warp, 0.44],
        ],
        lost = both.filter(([, n]) => n > 0);
    return (
        <g role="group" aria-label={`The Warp: ${view.seats.map(s => `${nameOf(view, s.seat)} ${s.warp}`).join(', ')}`}>
            <circle class="warp0" cx={x} cy={y} r={r} />
            {arms.map((d, i) => (
                <path key={i} class="warp1" d={d} />
            ))}
            {inside && <PlanetOfDuel view={view} planet={inside} x={x + r * 0.2} y={y} r={r * 0.5} small picked={pick(inside.planet)} />}
            {lost.map(([seat, n, dy]) => (
                <Stack key={seat} seat={seat} n={n} x={x - aside} y={y + r * dy} r={(inside ? 12 : 17) * g.k} />
            ))}
            <text class="wl" x={x} y={y + r + 18}>
                {inside ? 'Warp' : `Warp, ${count(total, 'ship')}`}
                {inside && (
                    <tspan x={g.warp.x} dy="14">
                        {inside.name}
                    </tspan>
                )}
            </text>
        </g>
    );
}

interface PileProps {
    g: BoardLayout;
    x: number;
    y: number;
    sign: SignName;
    n: number;
    word: string;
    next?: boolean;
    up?: boolean;
    mark?: string /* a tap shows what lies there */;
}
function Pile({ g, x, y, sign, n, word, next, up, mark }: PileProps): JSX.Element {
    const { w, h } = g.pile,
        words = `${word}: ${count(n, 'card')}${next ? '. The next card comes from here.' : ''}`;
    return (
        <g role="img" aria-label={words} data-tip={words} data-mark={mark}>
            <rect class="pile b" x={x + 3} y={y - 3} width={w} height={h} rx="6" />
            <rect class={`pile ${up ? '' : 'b'}`} x={x} y={y} width={w} height={h} rx="6" />
            <Ink name={sign} x={x + w / 2} y={y + h * 0.34} r={10 * g.k} />
            <text class="pile-n small" x={x + w / 2} y={y + h * 0.76}>
                {n}
            </text>
            {(!g.narrow || next) && (
                <text class={`pile-t ${next ? 'next' : ''}`} x={x + w / 2} y={y + h + 15}>
                    {word}
                </text>
            )}
            {next && <path class="nextmark" d={`M${x + w / 2 - 5} ${y - 12}h10l-5 6z`} />}
        </g>
    );
}

const DECKS: [DestinyDeck, string][] = [
    ['discovery', 'Discovery'],
    ['event', 'Event'],
    ['refresh', 'Refresh'],
];
function Piles({ g, view }: { g: BoardLayout; view: View }): JSX.Element {
    const { decks, next } = view.duel!,
        low = g.H - g.pile.h - 24,
        at = (i: number): number => 22 + i * g.pile.apart;
    return (
        <g role="group" aria-label="Piles">
            {DECKS.map(([deck, word], i) => (
                <Pile key={deck} g={g} x={at(i)} y={18} sign={deck} n={decks[deck]} word={word} next={next === deck} />
            ))}
            <Pile g={g} x={at(0)} y={low} sign="planets" n={decks.planets} word="Planets" />
            <Pile g={g} x={at(1)} y={low} sign="reinforcements" n={decks.reinforcements} word="Reinf." />
            <Pile g={g} x={at(2)} y={low} sign="past" n={view.discards.length} word="Past" up mark="past" />
        </g>
    );
}

/* Three rails with three stops: a friend comes one step nearer. */
function Rails({ g, view, p }: { g: BoardLayout; view: View; p: TableProps }): JSX.Element {
    const left = leftSeat(view),
        options = envoyOptions(p),
        ally = (seat: number): string => (isYou(view, seat) ? 'your ally' : `${view.seats[seat]!.name}’s ally`);
    return (
        <g role="group" aria-label="Envoys">
            {view.duel!.envoys.map((e, i) => (
                <g key={e.envoy} aria-hidden="true">
                    <path class="lane" d={`M${g.rail(i)} ${g.stop(-1)}V${g.stop(1)}`} />
                    {([-1, 0, 1] as const).map(q => (
                        <circle key={q} class="stp" cx={g.rail(i)} cy={g.stop(q)} r="5" />
                    ))}
                </g>
            ))}
            <text class="lab e" x={g.W - 8} y={g.stop(-1) - 44 * g.k}>
                {ally(1 - left)}
            </text>
            <text class="lab e" x={g.W - 8} y={g.middle - 62 * g.k}>
                neutral envoys
            </text>
            <text class="lab e" x={g.W - 8} y={g.stop(1) - 44 * g.k}>
                {ally(left)}
            </text>
            {view.duel!.envoys.map((e, i) => (
                <EnvoyCard
                    key={e.envoy}
                    g={g}
                    view={view}
                    e={e}
                    x={g.rail(i)}
                    option={options.get(e.envoy)}
                    chosen={p.draft}
                    tap={p.tap}
                    down={moves(p)}
                />
            ))}
        </g>
    );
}
/* The way the question moves them: towards me is down. */
const moves = ({ asked }: TableProps): -1 | 0 | 1 =>
    asked?.question.does === 'raise' ? 1 : asked?.question.does === 'lower' || asked?.question.does === 'dismiss' ? -1 : 0;

interface EnvoyProps {
    g: BoardLayout;
    view: View;
    e: Envoy;
    x: number;
    option: Option | undefined;
    chosen: number[];
    tap: (choice: number) => void;
    down: -1 | 0 | 1;
}
function EnvoyCard({ g, view, e, x, option, chosen, tap, down }: EnvoyProps): JSX.Element {
    const left = leftSeat(view),
        step = e.ally === null ? 0 : e.ally === left ? 1 : -1,
        y = g.stop(step),
        w = 46 * g.k,
        h = 62 * g.k,
        on = !!option && chosen.includes(option.choice),
        below = (down > 0) === (step <= 0) || down > 0 /* its words are two lines while it is face down */,
        beside = e.envoy === 1 && view.duel!.envoys.some(o => o !== e && o.ally === e.ally && o.sheet) ? 13 : 0 /* names side by side */,
        words = y + h / 2 + (e.open ? 22 : 34) + (e.sheet ? beside : 0) /* where they end */,
        name = e.open ? e.sheet! : (e.sheet ?? 'face down');
    return (
        <Tappable
            label={option?.text ?? ''}
            tip={envoyWords(view, e)}
            lit={!!option}
            hit={{ x: x - w / 2 - 4, y: y - h / 2 - 4, width: w + 8, height: h + 8 }}
            pressed={on}
            area="envoy"
            sheet={e.sheet ?? undefined}
            {...(option ? { onTap: () => tap(option.choice) } : {})}>
            <g role={option ? undefined : 'img'} aria-label={option ? undefined : envoyWords(view, e)}>
                {option && (
                    <g class="breathe">
                        <rect class="lit" x={x - w / 2 - 5} y={y - h / 2 - 5} width={w + 10} height={h + 10} rx="11" />
                    </g>
                )}
                <rect
                    class={`ecard ${e.open ? 'up' : ''} ${e.ally === null ? '' : `mine p-${colourOf(e.ally)}`} ${on ? 'sel' : ''}`}
                    x={x - w / 2}
                    y={y - h / 2}
                    width={w}
                    height={h}
                    rx="7"
                />
                <Ink name={e.icon} x={x} y={y} r={(e.open ? 14 : 16) * g.k} tone={e.open ? '' : 'q'} />
                {e.sheet ? (
                    <text class={`lab m ${e.open ? 'b' : ''}`} x={x} y={y + h / 2 + 15 + beside}>
                        {name.split(/[ -]/).length > 1 ? name.split(/[ -]/)[0] + '…' : name}
                    </text>
                ) : (
                    <text class="lab m" x={x} y={y + h / 2 + 15}>
                        <tspan x={x}>face</tspan>
                        <tspan x={x} dy="13">
                            down
                        </tspan>
                    </text>
                )}
                {e.sheet && !e.open && (
                    <text class="lab m" x={x} y={y + h / 2 + 28 + beside}>
                        {view.viewer === null ? 'face down' : 'only you'}
                    </text>
                )}
                {option && down !== 0 && (
                    <path
                        class="waymark"
                        d={below ? `M${x - 6} ${words}h12l-6 8z` : `M${x - 6} ${y - h / 2 - 12}h12l-6-8z`}
                    />
                )}
            </g>
        </Tappable>
    );
}
