// The parts of the table that stay where they are: dust, warp, the cone of the gate, and the piles beside the viewer's system.
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { hazardsOf, inWarp, isNearlyFull, noteOf, pileOf, type Praw } from '../model/board';
import { bottomSeat, colourOf, isYou } from '../model/seats';
import { capital, wordOf } from '../model/words';
import type { Disc, View } from '../protocol';
import { shortWay, type GateShape, type Layout } from './geometry';
import { CardFace, SHAPE, Stack } from './shapes';
import { TechPiles } from './Techs';
import { COMET, ThingEmblem } from './things';

/* A few fixed stars, never animated. */
export function Dust({ W, H }: { W: number; H: number }): JSX.Element {
    let seed = 7;
    const chance = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
    return (
        <g aria-hidden="true">
            {Array.from({ length: 70 }, (_, i) => (
                <circle
                    key={i}
                    class="dust"
                    cx={(chance() * W).toFixed(0)}
                    cy={(chance() * H).toFixed(0)}
                    r={(0.4 + chance() * 0.8).toFixed(1)}
                    opacity={(0.12 + chance() * 0.3).toFixed(2)}
                />
            ))}
        </g>
    );
}

const REGAIN = 'At the start of {an encounter} the offense takes one of its own back.';
/* Lost ships; where there is a Praw it is the hole in the middle, and a ring of segments says how near the warp is to falling into it. */
interface WarpProps {
    g: Layout;
    view: View;
    angle: number;
    praw: Praw | null;
    aside: boolean /* its words stand right of it, whatever the cone does */;
}
export function Warp({ g, view, angle, praw, aside }: WarpProps): JSX.Element {
    const { warp } = g,
        total = inWarp(view),
        side = aside || Math.cos(angle) <= 0.05 ? 1 : -1,
        far = warp.r + (praw ? 20 : 10),
        x = warp.x + side * far,
        anchor = side > 0 ? 'start' : 'end',
        ships = wordOf(view.edition, total === 1 ? 'ship' : 'ships');
    const arms = [0, 1, 2].map(arm =>
        Array.from({ length: praw ? 23 : 27 }, (_, t) => {
            const a = arm * 2.094 + t * 0.17,
                r = warp.r * (praw ? 0.97 - t * 0.02 : 0.99 - t * 0.016);
            return (t ? 'L' : 'M') + (warp.x + r * Math.cos(a)).toFixed(1) + ' ' + (warp.y + r * Math.sin(a)).toFixed(1);
        }).join(''),
    );
    return (
        <>
            <g
                data-mark="warp"
                data-tip={`The {warp}: lost ${ships} wait here. ${praw ? `With ${praw.critical} in it, all fall into the Praw.` : REGAIN}`}>
                <circle class="warp0" cx={warp.x} cy={warp.y} r={warp.r} />
                {arms.map((d, i) => (
                    <path key={i} class="warp1" d={d} />
                ))}
                {praw && <Meter x={warp.x} y={warp.y} r={warp.r + 6} of={praw.critical} n={total} hot={isNearlyFull(view, praw)} />}
                <text class="nm-t" x={x} y={warp.y - (praw ? 14 : 2)} text-anchor={anchor}>
                    Warp
                </text>
                <text class={praw ? 'sub-t strong' : 'sub-t'} x={x} y={warp.y + (praw ? 3 : 15)} text-anchor={anchor}>
                    {praw ? `${total} of ${praw.critical}` : `${total} ${ships}`}
                </text>
            </g>
            {praw && <PrawHole g={g} praw={praw} side={-side} />}
        </>
    );
}

/* A ring of segments, one a ship that the warp can hold. */
function Meter({ x, y, r, of, n, hot }: { x: number; y: number; r: number; of: number; n: number; hot: boolean }): JSX.Element {
    const step = (2 * Math.PI) / of,
        at = (a: number): string => `${(x + r * Math.cos(a)).toFixed(1)} ${(y + r * Math.sin(a)).toFixed(1)}`;
    return (
        <>
            {Array.from({ length: of }, (_, i) => (
                <path
                    key={i}
                    class={`mseg ${i < n ? (hot ? 'hot' : 'on') : ''}`}
                    d={`M${at(-Math.PI / 2 + (i + 0.1) * step)}A${r} ${r} 0 0 1 ${at(-Math.PI / 2 + (i + 0.9) * step)}`}
                />
            ))}
        </>
    );
}

function PrawHole({ g, praw, side }: { g: Layout; praw: Praw; side: number }): JSX.Element {
    const { x, y, r } = g.warp,
        hole = r * 0.44,
        n = praw.inside.length,
        far = side * (r + 20);
    return (
        <g data-mark="praw" data-tip={`The Praw: ${praw.total} inside. The way out leads through the warp.`}>
            <circle class="praw" cx={x} cy={y} r={hole} />
            {praw.inside.map(([seat, ships], i) => {
                const a = (i / n) * 2 * Math.PI - Math.PI / 2,
                    d = n > 1 ? hole * 0.56 : 0,
                    size = Math.min(9.5, hole * (n > 3 ? 0.23 : 0.28));
                return <Stack key={seat} seat={seat} n={ships} x={x + d * Math.cos(a)} y={y + d * Math.sin(a)} r={size} />;
            })}
            <text class="nm-t" x={x + far} y={y - 14} text-anchor={side > 0 ? 'start' : 'end'}>
                Praw
            </text>
            <text class="sub-t" x={x + far} y={y + 3} text-anchor={side > 0 ? 'start' : 'end'}>
                {praw.total} inside
            </text>
        </g>
    );
}

/* The cone is turned over: said in words beside the warp. */
export function Turned({ g }: { g: Layout }): JSX.Element {
    const x = g.warp.x + g.warp.r + 20,
        y = g.warp.y + 30;
    return (
        <g data-mark="cone" data-tip="The cone is turned over: winning allies of the offense get rewards, those of the defense a base.">
            <g transform={`translate(${x + 46} ${y})`}>
                <rect class="force" x="-46" y="-12" width="92" height="24" rx="9" />
                <g class="force-i" transform="translate(-32 0) scale(.75)">
                    {COMET}
                </g>
                <text class="force-t" x="9" y=".5">
                    reversed
                </text>
            </g>
            <text class="sub-t" x={x} y={y + 28}>
                allies swap gains
            </text>
        </g>
    );
}

const TURNED = ' It is turned over: allies swap what they win.';
/* A cone that turns about the centre of the warp like the hand of a clock, the short way round. */
interface GateProps {
    g: Layout;
    shape: GateShape;
    seat: number;
    word: string;
    preview?: boolean;
    reversed?: boolean;
}
export function Gate({ g, shape, seat, word, preview, reversed }: GateProps): JSX.Element {
    const turned = useRef(shape.angle);
    turned.current = shortWay(turned.current, shape.angle);
    const { length, base, tip, start } = shape,
        wide = (t: number): number => base + ((tip - base) * (t - start)) / (length - start),
        back = reversed ? -1 : 1;
    return (
        <g
            class={`gatebox p-${colourOf(seat)} ${preview ? 'preview' : ''} ${reversed ? 'turned' : ''}`}
            data-mark="gate"
            data-tip={`The ${word} carries the {ships} of the offense and its allies.${reversed ? TURNED : ''}`}
            style={{ transform: `translate(${g.warp.x}px, ${g.warp.y}px) rotate(${turned.current}rad)` }}>
            <path class="gate" d={`M${start} ${-base}L${length} ${-tip}L${length} ${tip}L${start} ${base}Z`} />
            {[1, 2, 3, 4, 5, 6].map(i => {
                const t = start + ((length - start) * i) / 7,
                    o = wide(t) * 0.8;
                return <path key={i} class="rung" d={`M${t - 4 * back} ${-o}L${t + 3 * back} 0L${t - 4 * back} ${o}`} />;
            })}
        </g>
    );
}

const DESTINY_WORD: Record<string, string> = { wild: 'Wild', most_colonies: 'Special', most_cards: 'Special', fewest_in_warp: 'Special' };
const DESTINY_SAYS: Record<string, string> = {
    wild: 'wild: the offense chooses whom to meet',
    most_colonies: 'the player with the most {colonies}',
    most_cards: 'the player with the most cards',
    fewest_in_warp: 'the player with the fewest {ships} in the {warp}',
};

/* Destiny left of the viewer's system, deck and discards right of it; on hexes in the lower corners. Decks of parts stand outside of them. */
const LABEL = 18 /* the number of a planet beside it */;
export function Piles({ g, view, W, H }: { g: Layout; view: View; W: number; H: number }): JSX.Element {
    const me = g.systems[0]!,
        plates = !!me.plate,
        k = plates ? Math.min(1, g.k) : g.k,
        w = 46 * k,
        h = 64 * k,
        y = H - h - 28,
        off = me.rx + me.pr + 26 * k,
        others = g.systems.slice(1).flatMap(s => (plates ? [] : s.planets)).filter(p => p.y + p.r > y - 6),
        mine = me.planets.filter(p => p.y + p.r > y - 6);
    /* Between the planets of the neighbours and mine, where both come down so far. */
    const room = [
        [Math.max(8, ...others.filter(p => p.x < me.x).map(p => p.x + p.r + 6)), Math.min(me.x, ...mine.map(p => p.x - p.r - LABEL))],
        [Math.max(me.x, ...mine.map(p => p.x + p.r + LABEL)), Math.min(W - 8, ...others.filter(p => p.x > me.x).map(p => p.x - p.r - 6))],
    ] as const;
    const usual = Math.max(10, 58 - w),
        narrow = Math.min(room[0][1] - room[0][0], room[1][1] - room[1][0]),
        gap = plates || narrow >= 2 * w + usual ? usual : Math.max(6, narrow - 2 * w);
    const hazards = pileOf(view, 'hazards'),
        rewards = pileOf(view, 'rewards'),
        bank = noteOf(view, 'lucre', null),
        right = plates
            ? W - 26 - 2 * (w + gap) - (bank !== null ? 62 : 0)
            : Math.max(room[1][0], Math.min(me.x + off, room[1][1] - 2 * w - gap)),
        left = plates ? 26 : Math.min(room[0][1] - 2 * w - gap, Math.max(me.x - off - w * 2 - gap - 4, room[0][0])),
        top = view.discards[view.discards.length - 1];
    return (
        <g>
            {hazards && <HazardPile view={view} x={left - w - gap} y={y} w={w} h={h} n={hazards.count} />}
            <Destiny view={view} x={left} y={y} w={w} h={h} gap={gap} k={k} used={plates} />
            <g data-mark="deck">
                <Pile x={right} y={y} w={w} h={h} n={view.deck} word="Deck" tip={`The deck: ${view.deck} cards.`} />
            </g>
            <g data-mark="discards" data-tip={top ? `Discards: ${view.discards.length}, on top ${top.name}.` : 'No discards.'}>
                <rect class="pile" x={right + w + gap} y={y} width={w} height={h} rx="6" />
                {top &&
                    (top.kind === 'attack' || top.kind === 'reinforcement' ? (
                        <text class="pile-n" x={right + w * 1.5 + gap} y={y + h / 2}>
                            {top.kind === 'reinforcement' ? '+' : ''}
                            {top.value}
                        </text>
                    ) : (
                        <g transform={`translate(${right + w * 1.5 + gap - 13 * k} ${y + h / 2 - 13 * k}) scale(${k})`} class="pile-f">
                            <CardFace kind={top.kind} sheet={top.sheet} size={26} />
                        </g>
                    ))}
                <text class="pile-t" x={right + w * 1.5 + gap} y={y + h + 16}>
                    Discards
                </text>
            </g>
            {bank !== null && <Bank x={right + 2 * (w + gap) + (plates ? 24 : 28)} y={y + h} n={bank} />}
            {rewards && (
                <g data-mark="rewards">
                    <Pile
                        x={right + 2 * (w + gap)}
                        y={y}
                        w={w}
                        h={h}
                        n={rewards.count}
                        word="Rewards"
                        hatched={view.piles?.find(p => p.pile === 'rewards')?.back ?? 'reward'}
                        tip={`The deck of rewards: ${rewards.count} cards, ${rewards.used} used.`}
                    />
                </g>
            )}
            <TechPiles
                view={view}
                seat={view.seats[bottomSeat(view)]!}
                x={right + (rewards || bank !== null ? 3 : 2) * (w + gap)}
                y={y}
                w={w}
                h={h}
                gap={gap}
                k={k}
                most={rewards || bank !== null ? 0 : g.big ? 1 : 2}
            />
        </g>
    );
}

interface At {
    view: View;
    x: number;
    y: number;
    w: number;
    h: number;
}
/* Face down, the open one beside it; where discs can have a comet, the used ones as dots, since they can be counted. */
function Destiny({ view, x, y, w, h, gap, k, used }: At & { gap: number; k: number; used: boolean }): JSX.Element {
    const pile = capital(wordOf(view.edition, 'destiny')),
        card = wordOf(view.edition, 'destiny_card'),
        drawn = view.destiny_drawn,
        kind = view.destiny_kind,
        comet = view.destiny_mark === 'comet',
        warns = view.destiny_mark === 'warning';
    const under =
        drawn === null
            ? ''
            : kind && kind !== 'colour'
              ? (DESTINY_WORD[kind] ?? 'Special')
              : isYou(view, drawn)
                ? 'You'
                : view.seats[drawn]!.name;
    const says = DESTINY_SAYS[kind ?? ''] ?? under,
        more = comet ? ', with a comet: the cone is turned over' : warns ? ', with a warning: a hazard comes' : '';
    return (
        <>
            <g data-mark="destiny">
                <Pile x={x} y={y} w={w} h={h} n={view.destiny} word={pile} tip={`${pile}: ${view.destiny} left. What is drawn names the defense.`} />
            </g>
            <g data-mark="destiny" data-tip={drawn === null ? `No ${card} is face up.` : `The face-up ${card}: ${says}${more}.`}>
                <rect class="pile" x={x + w + gap} y={y} width={w} height={h} rx="6" />
                {drawn !== null && (
                    <rect key={`${view.turn} ${view.encounter} ${view.destiny}`} class="turning" x={x + w + gap} y={y} width={w} height={h} rx="6" />
                )}
                {drawn !== null && (
                    <g
                        class={`p-${colourOf(drawn)}`}
                        transform={`translate(${x + w * 1.5 + gap} ${y + h * (comet || warns ? 0.36 : 0.46)}) scale(${13 * k})`}>
                        <path class="ship" style={{ strokeWidth: 0.1 }} d={SHAPE[colourOf(drawn)]} />
                    </g>
                )}
                {(comet || warns) && (
                    <g class="thing1" transform={`translate(${x + w * 1.5 + gap} ${y + h * 0.78}) scale(${0.62 * k})`}>
                        {comet ? COMET : <ThingEmblem lies="hazard" name="" />}
                    </g>
                )}
                <text class="pile-t" x={x + w * 1.5 + gap} y={y + h + 16}>
                    {comet ? `${under}, comet` : under}
                </text>
            </g>
            {used && <UsedDiscs discs={view.destiny_discards ?? []} x={x + 2 * (w + gap)} y={y} h={h} />}
        </>
    );
}

const ROW = 4;
function UsedDiscs({ discs, x, y, h }: { discs: Disc[]; x: number; y: number; h: number }): JSX.Element | null {
    if (!discs.length) return null;
    const shown = discs.slice(-3 * ROW),
        comets = discs.filter(d => d.mark === 'comet').length,
        rows = Math.ceil(shown.length / ROW),
        up = (i: number): number => y + h - 8 - (rows - 1 - Math.floor(i / ROW)) * 17;
    return (
        <g data-mark="destiny" data-tip={`${discs.length} used${comets ? `, ${comets} of them with a comet` : ''}.`}>
            {shown.map((d, i) => (
                <g key={i} class={d.seat === null ? '' : `p-${colourOf(d.seat)}`} transform={`translate(${x + 8 + (i % ROW) * 17} ${up(i)})`}>
                    <circle class={d.seat === null ? 'used any' : 'used'} r="6.5" />
                    {d.mark === 'comet' && <circle class="used-c" r="2.4" />}
                </g>
            ))}
            <text class="pile-t" x={x + 33} y={y + h + 16}>
                used
            </text>
        </g>
    );
}

function HazardPile({ view, x, y, w, h, n }: At & { n: number }): JSX.Element {
    const now = hazardsOf(view),
        names = now.map(t => t.card?.name ?? t.sheet).join(', ');
    return (
        <g data-mark="hazards" data-tip={now.length ? `In force: ${names}.` : `Hazards: ${n} left. A warning on a destiny card brings one.`}>
            <rect class="pile b" x={x + 3} y={y - 3} width={w} height={h} rx="6" />
            <rect class={`pile ${now.length ? '' : 'b'}`} x={x} y={y} width={w} height={h} rx="6" />
            <g class={`thing1 ${now.length ? '' : 'calm'}`} transform={`translate(${x + w / 2} ${y + h / 2}) scale(${w / 34})`}>
                <ThingEmblem lies="hazard" name="" />
            </g>
            <text class="pile-t" x={x + w / 2} y={y + h + 16}>
                {now.length ? (now.length === 1 ? 'Hazard' : `${now.length} hazards`) : 'Hazards'}
            </text>
        </g>
    );
}

const Bank = ({ x, y, n }: { x: number; y: number; n: number }): JSX.Element => (
    <g data-mark="bank" data-tip={`The bank: ${n} lucre.`}>
        {[0, 1, 2].map(i => (
            <ellipse key={i} class="pile b" cx={x} cy={y - 10 - i * 9} rx="24" ry="9" />
        ))}
        <g class="thing1" transform={`translate(${x} ${y - 46}) scale(.9)`}>
            <ThingEmblem lies="lucre" name="" />
        </g>
        <text class="pile-n" x={x} y={y - 10}>
            {n}
        </text>
        <text class="pile-t" x={x} y={y + 16}>
            Bank
        </text>
    </g>
);

function Pile({ x, y, w, h, n, word, tip, hatched }: Omit<At, 'view'> & { n: number; word: string; tip: string; hatched?: string }): JSX.Element {
    return (
        <g data-tip={tip}>
            <rect class="pile b" x={x + 3} y={y - 3} width={w} height={h} rx="6" />
            <rect class="pile b" x={x} y={y} width={w} height={h} rx="6" />
            {hatched && <Hatch x={x} y={y} w={w} h={h} ultra={hatched === 'ultra'} />}
            <text class={`pile-n ${hatched ? 'on' : ''}`} x={x + w / 2} y={y + h / 2}>
                {n}
            </text>
            <text class="pile-t" x={x + w / 2} y={y + h + 16}>
                {word}
            </text>
        </g>
    );
}

/* The back of a reward; an ultra reward has a second frame. */
function Hatch({ x, y, w, h, ultra }: Omit<At, 'view'> & { ultra: boolean }): JSX.Element {
    const lines = [];
    for (let t = -h + 8; t < w; t += 8) {
        const x0 = Math.max(0, t),
            x1 = Math.min(w, t + h);
        lines.push(`M${x + x0} ${y + x0 - t}L${x + x1} ${y + x1 - t}`);
    }
    return (
        <>
            <path class="hl" d={lines.join('')} />
            {ultra && <rect class="hl2" x={x + 4} y={y + 4} width={w - 8} height={h - 8} rx="4" />}
        </>
    );
}
