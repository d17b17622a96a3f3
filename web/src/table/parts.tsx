// The parts of the table that stay where they are: dust, warp, the cone of the gate, and the piles beside the viewer's system.
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { bottomSeat, colourOf, isYou } from '../model/seats';
import { capital, wordOf } from '../model/words';
import type { View } from '../protocol';
import { shortWay, type GateShape, type Layout } from './geometry';
import { CardFace, SHAPE } from './shapes';
import { TechPiles } from './Techs';

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

export function Warp({ g, angle, total }: { g: Layout; angle: number; total: number }): JSX.Element {
    const { warp } = g,
        side = Math.cos(angle) > 0.05 ? -1 : 1,
        x = warp.x + side * (warp.r + 10),
        anchor = side > 0 ? 'start' : 'end';
    const arms = [0, 1, 2].map(arm =>
        Array.from({ length: 27 }, (_, t) => {
            const a = arm * 2.094 + t * 0.17,
                r = warp.r * (0.99 - t * 0.016);
            return (t ? 'L' : 'M') + (warp.x + r * Math.cos(a)).toFixed(1) + ' ' + (warp.y + r * Math.sin(a)).toFixed(1);
        }).join(''),
    );
    return (
        <g data-mark="warp" data-tip="The warp: lost ships wait here. At the start of an encounter the offense takes one of its own back.">
            <circle class="warp0" cx={warp.x} cy={warp.y} r={warp.r} />
            {arms.map((d, i) => (
                <path key={i} class="warp1" d={d} />
            ))}
            <text class="nm-t" x={x} y={warp.y - 2} text-anchor={anchor}>
                Warp
            </text>
            <text class="sub-t" x={x} y={warp.y + 15} text-anchor={anchor}>
                {total} {total === 1 ? 'ship' : 'ships'}
            </text>
        </g>
    );
}

/* A cone that turns about the centre of the warp like the hand of a clock, the short way round. */
interface GateProps {
    g: Layout;
    shape: GateShape;
    seat: number;
    word: string;
    preview?: boolean;
}
export function Gate({ g, shape, seat, word, preview }: GateProps): JSX.Element {
    const turned = useRef(shape.angle);
    turned.current = shortWay(turned.current, shape.angle);
    const { length, base, tip, start } = shape,
        wide = (t: number): number => base + ((tip - base) * t) / length;
    return (
        <g
            class={`gatebox p-${colourOf(seat)} ${preview ? 'preview' : ''}`}
            data-mark="gate"
            data-tip={`The ${word} carries the ships of the offense and its allies.`}
            style={{ transform: `translate(${g.warp.x}px, ${g.warp.y}px) rotate(${turned.current}rad)` }}>
            <path class="gate" d={`M${start} ${-base}L${length} ${-tip}L${length} ${tip}L${start} ${base}Z`} />
            {[1, 2, 3, 4, 5, 6].map(i => {
                const t = start + ((length - start) * i) / 7,
                    o = wide(t) * 0.8;
                return <path key={i} class="rung" d={`M${t - 4} ${-o}L${t + 3} 0L${t - 4} ${o}`} />;
            })}
        </g>
    );
}

const DESTINY_WORD: Record<string, string> = { wild: 'Wild', most_colonies: 'Special', most_cards: 'Special', fewest_in_warp: 'Special' };
const DESTINY_SAYS: Record<string, string> = {
    wild: 'wild: the offense chooses whom to meet',
    most_colonies: 'the player with most colonies',
    most_cards: 'the player with most cards',
    fewest_in_warp: 'the player with fewest ships in the warp',
};

/* Destiny left of the viewer's system, deck and discards right of it. */
export function Piles({ g, view, H }: { g: Layout; view: View; H: number }): JSX.Element {
    const me = g.systems[0]!,
        k = g.k,
        w = 46 * k,
        h = 64 * k,
        y = H - h - 28,
        off = me.rx + me.pr + 26 * k,
        gap = Math.max(10, 58 - w);
    const left = me.x - off - w * 2 - gap - 4,
        right = me.x + off,
        top = view.discards[view.discards.length - 1];
    const pile = capital(wordOf(view.edition, 'destiny')),
        card = wordOf(view.edition, 'destiny_card'),
        drawn = view.destiny_drawn,
        kind = view.destiny_kind;
    const under =
        drawn === null
            ? ''
            : kind && kind !== 'colour'
              ? (DESTINY_WORD[kind] ?? 'Special')
              : isYou(view, drawn)
                ? 'You'
                : view.seats[drawn]!.name;
    return (
        <g>
            <g data-mark="destiny">
                <Pile
                    x={left}
                    y={y}
                    w={w}
                    h={h}
                    n={view.destiny}
                    word={pile}
                    tip={`${pile}: ${view.destiny} left. What is drawn names the defense.`}
                />
            </g>
            <g data-mark="destiny" data-tip={drawn === null ? `No ${card} lies open.` : `The open ${card}: ${DESTINY_SAYS[kind ?? ''] ?? under}.`}>
                <rect class="pile" x={left + w + gap} y={y} width={w} height={h} rx="6" />
                {drawn !== null && (
                    <rect key={`${view.turn} ${view.encounter} ${view.destiny}`} class="turning" x={left + w + gap} y={y} width={w} height={h} rx="6" />
                )}
                {drawn !== null && (
                    <g class={`p-${colourOf(drawn)}`} transform={`translate(${left + w * 1.5 + gap} ${y + h * 0.46}) scale(${13 * k})`}>
                        <path class="ship" style={{ strokeWidth: 0.1 }} d={SHAPE[colourOf(drawn)]} />
                    </g>
                )}
                <text class="pile-t" x={left + w * 1.5 + gap} y={y + h + 16}>
                    {under}
                </text>
            </g>
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
            <TechPiles
                view={view}
                seat={view.seats[bottomSeat(view)]!}
                x={right + 2 * (w + gap)}
                y={y}
                w={w}
                h={h}
                gap={gap}
                k={k}
                most={g.big ? 1 : 2}
            />
        </g>
    );
}

function Pile({
    x,
    y,
    w,
    h,
    n,
    word,
    tip,
}: {
    x: number;
    y: number;
    w: number;
    h: number;
    n: number;
    word: string;
    tip: string;
}): JSX.Element {
    return (
        <g data-tip={tip}>
            <rect class="pile b" x={x + 3} y={y - 3} width={w} height={h} rx="6" />
            <rect class="pile b" x={x} y={y} width={w} height={h} rx="6" />
            <text class="pile-n" x={x + w / 2} y={y + h / 2}>
                {n}
            </text>
            <text class="pile-t" x={x + w / 2} y={y + h + 16}>
                {word}
            </text>
        </g>
    );
}
