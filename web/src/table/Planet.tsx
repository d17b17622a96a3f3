// One planet with the stacks on it: home or lost, aimed at, lit, and what is picked from it or put on it.
import { inWords } from '../model/words';
import type { JSX } from 'preact';
import { capacity, timesPicked, type Asked } from '../model/asking';
import { colourOf, count, list, planetName } from '../model/seats';
import { piecesAt, thingWords } from '../model/things';
import type { Option, Planet as PlanetView, View } from '../protocol';
import { berths, type Berth } from './berths';
import { type Point, type Spot, type System } from './geometry';
import { Pennants } from './pennants';
import { Stack } from './shapes';
import { Tappable } from './Tappable';

/* Five faces, so that planet 3 is planet 3 in every system. */
export const SKIN: JSX.Element[] = [
    <path d="M-23-9A25 25 0 0 1-5-24" />,
    <>
        <circle cx="-19" cy="12" r="4.5" />
        <circle cx="16" cy="-19" r="3" />
        <circle cx="-8" cy="23" r="2.2" />
    </>,
    <path d="M-27-11Q0-2 27-11M-27 12Q0 21 27 12" />,
    <>
        <path d="M-21-20Q0-11 21-20" />
        <path d="M-15 24Q0 18 15 24" />
    </>,
    <>
        <path d="M22 8A24 24 0 0 1 4 24M25 0A25 25 0 0 1 24 7" />
        <circle cx="-20" cy="-12" r="3.4" />
    </>,
];

export interface Picking {
    asked: Asked | null;
    draft: number[];
    lit: Map<number, Option>;
    tap: (choice: number) => void;
    minus: (choice: number) => void;
}

interface Props {
    view: View;
    planet: PlanetView;
    number: number;
    at: Spot;
    system: System;
    j: number /* which of its system */;
    k: number;
    cone: Point | null /* where it comes from, if it points here */;
    picking: Picking;
    tinted?: boolean;
}
/* How large it is drawn: the target a little larger. */
export const sizeOf = (at: Spot, aimed: boolean, bare: boolean): number => at.r * (aimed && !bare ? 1.08 : 1);
/* A hex whose planet is a ring, a cloud or a giant draws it itself. */
export const isBare = (s: System): boolean =>
    s.plate?.kind === 'space_dust' ||
    (s.plate?.kind === 'rings' && s.planets.length <= 5) ||
    (s.plate?.kind === 'gas_giant' && s.planets.length === 1);
/* The cloud itself, whose tokens lie each for itself. */
const isCloud = (s: System, j: number): boolean => s.plate?.kind === 'space_dust' && j === 0;

/* Who stands where on a planet; single tokens of a cloud are drawn with it. */
export interface Standing {
    seat: number;
    n: number;
    berth: Berth;
}
export function stacksAt(planet: PlanetView, system: System, j: number, at: Spot, cone: Point | null, k: number): Standing[] {
    const all = stacksOn(planet),
        dusted = isCloud(system, j),
        stacks = dusted ? all.filter(([seat]) => seat !== planet.owner) : all,
        owned = stacks[0]?.[0] === planet.owner,
        places = berths({
            system,
            j,
            at,
            R: sizeOf(at, cone !== null, isBare(system)),
            n: stacks.length,
            owned,
            cone,
            k,
        });
    return stacks.map(([seat, n], i) => ({ seat, n, berth: places[i]! }));
}

export const stacksOn = (p: PlanetView): [number, number][] =>
    p.ships
        .map((n, seat): [number, number] => [seat, n])
        .filter(([, n]) => n > 0)
        .sort(([a], [b]) => Number(b === p.owner) - Number(a === p.owner));

export function planetTip(view: View, p: PlanetView): string {
    const on = stacksOn(p)
        .map(([seat, n]) => `${n} of ${seat === view.viewer ? 'yours' : view.seats[seat]!.name}`)
        .join(', ');
    const home = p.ships[p.owner]! > 0 ? '' : ' A lost home planet.';
    const unlike = piecesAt(view, p.planet).map(t => {
        const holder = view.seats[t.holder ?? -1]?.name;
        return holder ? ` ${holder}: ${thingWords(t)}.` : ` ${thingWords(t)}.`;
    });
    return `${planetName(view, p.planet)}: ${on || inWords('no {ships}')}.${home}${unlike.join('')}`;
}

export function Planet({ view, planet, number, at, system, j, k, cone, picking, tinted }: Props): JSX.Element {
    const { asked, draft } = picking,
        option = picking.lit.get(planet.planet),
        aimed = view.target === planet.planet;
    const bare = isBare(system),
        R = sizeOf(at, aimed, bare),
        picked = option ? timesPicked(draft, option.choice) : 0;
    const taking = !!option && asked?.form === 'ships',
        whose = asked?.question.whose ?? view.viewer ?? 0;
    const aside = system.plate?.kind === 'gas_giant' ? (view.seats[planet.owner]?.aside_ships ?? 0) : 0,
        stacks = stacksAt(planet, system, j, at, cone, k),
        crowded = stacks.some(s => s.berth.out),
        ringed = !!option && !taking;
    /* Away from the star; where two systems stand one above the other, level with the planet, so that no two numbers meet. */
    const beside = system.plate?.kind === 'six_pact',
        dx = system.plate ? (beside ? 1 : 0) : system.x - at.x,
        dy = system.plate ? (beside ? 0 : 1) : system.many ? 0 : system.y - at.y,
        far = Math.hypot(dx, dy) || 1,
        away = (R + (ringed ? 17 : 9)) * (crowded ? -1 : 1) /* away from those who are moored there */;
    const label = labelOf(view, planet, option, asked, picked),
        left = (n: number, seat: number): number => (seat === planet.owner ? Math.max(0, n - aside) : n);
    return (
        <Tappable
            lit={!!option}
            hit={{ cx: at.x, cy: at.y, r: Math.max(R + 6, 22) }}
            label={label}
            tip={crowded ? option?.help || undefined : planetTip(view, planet) + (option?.help ? ' ' + option.help : '')}
            crowd={crowded ? planet.planet : undefined}
            pressed={option && !taking ? picked > 0 : undefined}
            area="planet"
            planet={planet.planet}
            class={`planet p-${colourOf(planet.owner)} ${planet.ships[planet.owner]! > 0 ? '' : 'lost'} ${tinted ? 'tinted' : ''}`}
            onTap={() => option && picking.tap(option.choice)}
            onMinus={taking || asked?.form === 'places' ? () => option && picking.minus(option.choice) : undefined}>
            {!bare && (
                <>
                    <circle class="disc" cx={at.x} cy={at.y} r={R} />
                    <g class="skin" transform={`translate(${at.x} ${at.y}) scale(${R / 30})`}>
                        {SKIN[(number - 1) % SKIN.length]}
                    </g>
                    {aimed && <circle class="aimring" cx={at.x} cy={at.y} r={R + 5} />}
                </>
            )}
            {aimed && system.plate?.kind === 'space_dust' && j > 0 && <circle class="aimring" cx={at.x} cy={at.y} r={R + 4} />}
            {ringed && (
                <g class={picked ? '' : 'breathe'}>
                    <circle class="lit soft" cx={at.x} cy={at.y} r={R + 6} />
                    <circle class={`lit ${picked ? 'full' : ''}`} cx={at.x} cy={at.y} r={R + 5} />
                </g>
            )}
            {!aimed && !bare && system.plate?.kind !== 'spiral' && (
                <text class="pn" x={at.x - (dx / far) * away} y={at.y - (dy / far) * away}>
                    {number}
                </text>
            )}
            {stacks.map(({ seat, n, berth }) => {
                const mine = taking && seat === whose,
                    there = left(mine ? n - picked : n, seat),
                    x = at.x + berth.x,
                    y = at.y + berth.y;
                return (
                    <g key={seat}>
                        <Stack seat={seat} n={there} x={x} y={y} r={berth.r} lit={mine} ghost={mine && n - picked === 0} />
                        <Pennants view={view} planet={planet.planet} seat={seat} n={there} x={x} y={y} r={berth.r} />
                        <Under view={view} planet={planet.planet} seat={seat} x={x} y={y + berth.r} k={k} />
                    </g>
                );
            })}
            {picked > 0 && asked?.question.compound && (
                <Picked x={at.x + R * 0.78} y={at.y - R * 0.78} k={k} text={(taking ? '−' : '+') + picked} />
            )}
            {picked > 0 && !asked?.question.compound && <Picked x={at.x + R * 0.78} y={at.y - R * 0.78} k={k} text="✓" />}
        </Tappable>
    );
}

/* What lies under a stack's ships, and how many of them are of a second colour. */
function Under(at: { view: View; planet: number; seat: number; x: number; y: number; k: number }): JSX.Element | null {
    const mine = piecesAt(at.view, at.planet).filter(t => t.holder === at.seat),
        under = mine.filter(t => t.lies === 'stack' || t.lies === 'bundle').reduce((n, t) => n + t.count, 0),
        second = mine.find(t => t.lies === 'second_colour')?.count ?? 0,
        discs = mine.filter(t => t.lies === 'disc').length,
        text = (under ? `+${under}` : '') + (second ? `/${second}` : '') + (discs ? '●'.repeat(discs) : '');
    return text ? (
        <text class="pn" x={at.x} y={at.y + 2} font-size={Math.max(9, 10 * at.k)}>
            {text}
        </text>
    ) : null;
}

export const Picked = ({ x, y, k, text }: { x: number; y: number; k: number; text: string }): JSX.Element => (
    <g class="pickmark">
        <circle class="picked" cx={x} cy={y} r={Math.max(10, 11 * k)} />
        <text class="picked-t" x={x} y={y + 0.5} font-size={Math.max(12, 13 * k)}>
            {text}
        </text>
    </g>
);

function labelOf(view: View, planet: PlanetView, option: Option | undefined, asked: Asked | null, picked: number): string {
    const there = piecesAt(view, planet.planet).map(thingWords),
        name = planetName(view, planet.planet) + (there.length ? ` with ${list(there)}` : '');
    if (!option || !asked) return name;
    const help = option.help ? ' ' + option.help : '';
    if (asked.form === 'ships') return `${name}: ${count(capacity(asked, view, option), 'ship')}, ${picked} picked, add one.${help}`;
    if (asked.form === 'places') return `${name}: ${picked} put here, add one`;
    return `${asked.question.does === 'aim' ? 'aim at ' : ''}${option.text}.${help}`;
}
