// The deal builder: over the table, the offense's side left. The standing offer and the draft as "You get / You give".
import { Fragment, type JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useSession } from '../context';
import { optionOf, pairOf, timesPicked, type Asked } from '../model/asking';
import { colourOf, count, isYou, nameOf, ordinal, ownerOf, planetName } from '../model/seats';
import { inWords, wordOf } from '../model/words';
import { Mini } from '../panels/Hand';
import type { Item, Option, View } from '../protocol';
import { nest } from '../table/geometry';
import { stacksOn } from '../table/Planet';
import { Glyph, Stack } from '../table/shapes';

/* "a colony on Emil 5 (your 4th)": how near it brings whom to winning. At home it counts for nothing. */
export function colonyWords(view: View, planet: number, to: number): string {
    const words = `${inWords('{a colony}')} on ${planetName(view, planet)}`,
        whose = isYou(view, to) ? 'your' : `${nameOf(view, to)}’s`;
    return ownerOf(view, planet) === to ? words : `${words} (${whose} ${ordinal(view.seats[to]!.foreign_colonies + 1)})`;
}

/* An item of an offer: "a colony on Chen 2", "2 artifacts", "1 card at random". */
export function itemWords(view: View, x: Item, to: number): string {
    switch (x.item) {
        case 'colony':
            return colonyWords(view, x.planet!, to);
        case 'card':
            return x.card?.name ?? 'a card';
        case 'of_kind':
            return count(x.count, OF_A_KIND[x.kind ?? ''] ?? 'card');
        case 'random':
            return count(x.count, 'card') + ' at random';
        case 'captive':
            return `${count(x.count, 'captured {ship}', 'captured {ships}')}`;
        case 'freed':
            return `${count(x.count, 'ship')} of ${isYou(view, x.seat!) ? 'yours' : nameOf(view, x.seat!)} out of the ${inWords('{warp}')}`;
        case 'release':
            return inWords(`${count(x.count, 'ship')} out of the {warp}`);
        default:
            return `${x.count === 1 ? x.one : `${x.count} ${x.more}`}${x.sheet ? ` (${x.sheet})` : ''}`;
    }
}

const OF_A_KIND: Record<string, string> = {
    attack: 'attack card',
    negotiate: '{negotiate} card',
    artifact: 'artifact',
    morph: 'morph',
    reinforcement: 'reinforcement',
    flare: 'flare',
};

interface Props {
    view: View;
    asked: Asked;
    draft: number[];
    tap: (choice: number) => void;
    minus: (choice: number) => void;
}
export function Deal({ view, asked, draft, tap, minus }: Props): JSX.Element | null {
    const me = view.viewer,
        [giver, other] = pairOf(asked, view),
        [tab, setTab] = useState<'theirs' | 'mine'>('theirs');
    if (me === null || giver === null || other === null) return null;
    const building = asked.form === 'deal',
        side = (mine: boolean): JSX.Element => (
            <Giving key={String(mine)} view={view} asked={asked} draft={draft} tap={tap} minus={minus} mine={mine} me={giver} other={other} />
        );
    const standing = view.deal && (asked.form === 'reply' || asked.question.count > 0) ? view.deal : null,
        from = asked.question.who ?? other,
        offered = [...(asked.question.offer ?? []), ...drafted(asked, draft, giver, other)];
    return (
        <div class={`deal t-${tab}`} role="region" aria-label="Deal builder">
            <div class={`dealbox ${building ? '' : 'only'}`}>
                {building && <Partners view={view} asked={asked} />}
                {building && (
                    <div class="segc big dtabs">
                        <button
                            type="button"
                            class={tab === 'theirs' ? 'on' : ''}
                            aria-pressed={tab === 'theirs'}
                            onClick={() => setTab('theirs')}>
                            {nameOf(view, other)} gives
                        </button>
                        <button
                            type="button"
                            class={tab === 'mine' ? 'on' : ''}
                            aria-pressed={tab === 'mine'}
                            onClick={() => setTab('mine')}>
                            {giver === me ? 'You give' : `${nameOf(view, giver)} gives`}
                        </button>
                    </div>
                )}
                {building &&
                    (giver === view.offense ? (
                        <>
                            {side(true)}
                            {side(false)}
                        </>
                    ) : (
                        <>
                            {side(false)}
                            {side(true)}
                        </>
                    ))}
                <div class="offers">
                    {standing && <Offer view={view} title={`${nameOf(view, from)}’s offer`} items={standing.items} />}
                    {building && <Offer view={view} title="Your offer" items={offered} draft />}
                </div>
            </div>
        </div>
    );
}

/* Who else talks: a row of pairs, of which one is open. */
function Partners({ view, asked }: { view: View; asked: Asked }): JSX.Element | null {
    const session = useSession(),
        others = asked.options.filter(o => o.between),
        [a, b] = pairOf(asked, view),
        name = (seat: number): string => (isYou(view, seat) ? 'You' : nameOf(view, seat)),
        words = (x: number, y: number): string => `${name(x)} and ${name(y)}`;
    if (!others.length || a === null || b === null) return null;
    return (
        <div class="segc big partners" role="group" aria-label="Between whom">
            <button type="button" class="on" aria-pressed={true}>
                {words(a, b)}
            </button>
            {others.map(o => (
                <button key={o.choice} type="button" aria-pressed={false} onClick={() => session.turnTo(o.choice)}>
                    {words(o.between![0], o.between![1])}
                </button>
            ))}
        </div>
    );
}

/* Picks of the draft as items, in one row with those that are on the table. */
function drafted(asked: Asked, draft: number[], me: number, other: number): Item[] {
    return draft.flatMap(c => {
        const o = optionOf(asked, c);
        return o ? [itemOf(o, me, other)] : [];
    });
}
function itemOf(o: Option, me: number, other: number): Item {
    const { item = '', sheet, one, more } = o,
        way = { from: o.gives ? me : other, to: o.gives ? other : me, count: 1, item };
    if (item === 'colony') return { ...way, planet: o.planet ?? 0 };
    if (item === 'freed') return { ...way, to: o.seat ?? null, seat: o.seat ?? 0 };
    if (o.card) return { ...way, card: o.card };
    return { ...way, ...(o.of ? { kind: o.of } : {}), ...(sheet ? { sheet } : {}), ...(one && more ? { one, more } : {}) };
}

/* Equal items as one with their number. */
function gathered(items: Item[]): Item[] {
    const out: Item[] = [],
        same = (a: Item, b: Item): boolean => JSON.stringify({ ...a, count: 1 }) === JSON.stringify({ ...b, count: 1 });
    for (const x of items) {
        const known = x.item !== 'card' && out.find(y => same(x, y));
        if (known) known.count += x.count;
        else out.push({ ...x });
    }
    return out;
}

/* One row for each way that something goes: first what I get, then what I give, then what the others give each other. */
function rowsOf(view: View, items: Item[]): [string, string[]][] {
    const me = view.viewer!,
        several = new Set(items.flatMap(x => [x.from, x.to ?? x.from])).size > 2,
        get = items.filter(x => x.to === me),
        give = items.filter(x => x.from === me && x.to !== me && x.item !== 'freed'),
        rest = items.filter(x => !get.includes(x) && !give.includes(x));
    const words = (xs: Item[], say: (x: Item) => string): string[] => xs.map(x => itemWords(view, x, x.to ?? me) + say(x));
    const rows: [string, string[]][] = [
        ['You get', words(get, x => (several && x.item !== 'freed' ? ` from ${nameOf(view, x.from)}` : ''))],
        ['You give', words(give, x => (several && x.to !== null ? ` to ${nameOf(view, x.to)}` : ''))],
    ];
    for (const x of rest) {
        const title = x.item === 'freed' ? 'Besides' : `${nameOf(view, x.from)} gives`,
            row = rows.find(([t]) => t === title),
            said = itemWords(view, x, x.to ?? me) + (x.item !== 'freed' && x.to !== null ? ` to ${nameOf(view, x.to)}` : '');
        if (row) row[1].push(said);
        else rows.push([title, [said]]);
    }
    return rows;
}

function Offer({ view, title, items, draft }: { view: View; title: string; items: Item[]; draft?: boolean }): JSX.Element {
    return (
        <div class={`offer ${draft ? 'draft' : ''}`} aria-live={draft ? 'polite' : undefined}>
            <span class="cap">{title}</span>
            <dl>
                {rowsOf(view, gathered(items)).map(([head, said]) => (
                    <Fragment key={head}>
                        <dt>{head}</dt>
                        <dd>{said.join(', ') || 'nothing'}</dd>
                    </Fragment>
                ))}
            </dl>
        </div>
    );
}

const haveWords = (view: View, seat: number): string => (isYou(view, seat) ? 'you have' : `${nameOf(view, seat)} has`);
const giveWords = (view: View, from: number, to: number): string =>
    `${isYou(view, from) ? 'You give' : `${nameOf(view, from)} gives`} ${isYou(view, to) ? 'you' : nameOf(view, to)}`;

function Giving({ view, asked, draft, tap, minus, mine, me, other }: Props & { mine: boolean; me: number; other: number }): JSX.Element {
    const who = mine ? me : other,
        terms = asked.options.filter(o => o.item && (o.item === 'freed' ? !mine : o.gives === mine)),
        of = (item: string): Option[] => terms.filter(o => o.item === item);
    const colonies = of('colony'),
        named = of('card'),
        /* What a part of the game brings: each thing by its name, and so much of what has none. */
        things = terms.filter(o => o.one && o.sheet),
        counters = terms.filter(o => o.item !== 'colony' && o.item !== 'card' && !things.includes(o));
    const right = who === view.defense;
    const has = (giver: boolean): string => haveWords(view, giver ? me : other);
    return (
        <section class={`give ${right ? 'rgt' : ''} ${mine ? 'mine' : 'theirs'} p-${colourOf(who)}`}>
            <h2>
                {!right && <Glyph seat={who} />}
                {giveWords(view, mine ? me : other, mine ? other : me)}
                {right && <Glyph seat={who} />}
            </h2>
            <p class="cap">
                {colonies.length ? inWords(`{A colony} where ${has(mine)} {ships} and ${has(!mine)} none`) : inWords('No {colony} can be given here')}
            </p>
            <div class="discs">
                {colonies.map(o => (
                    <Disc key={o.choice} view={view} option={o} on={draft.includes(o.choice)} tap={tap} />
                ))}
            </div>
            <p class="cap">{mine && isYou(view, me) ? 'Cards: tap them in your hand' : 'Cards: ask for a kind, or at random'}</p>
            <div class="row">
                {mine &&
                    named
                        .filter(o => draft.includes(o.choice))
                        .map(o => {
                            const card = view.seats[me]!.cards.find(c => c.card === o.thing);
                            return (
                                card && (
                                    <button
                                        key={o.choice}
                                        type="button"
                                        class="minib on"
                                        aria-label={`${card.name}: keep it`}
                                        onClick={() => tap(o.choice)}>
                                        <Mini card={card} />
                                    </button>
                                )
                            );
                        })}
                {!mine &&
                    named.map(o => (
                        <button
                            key={o.choice}
                            type="button"
                            class={`chip ${draft.includes(o.choice) ? 'picked1' : 'out'}`}
                            aria-pressed={draft.includes(o.choice)}
                            onClick={() => tap(o.choice)}>
                            {o.card?.name ?? o.text}
                        </button>
                    ))}
                {things.map(o => (
                    <button
                        key={o.choice}
                        type="button"
                        class={`chip ${draft.includes(o.choice) ? 'picked1' : 'out'}`}
                        aria-pressed={draft.includes(o.choice)}
                        data-sheet={o.sheet}
                        onClick={() => tap(o.choice)}>
                        {o.sheet}
                    </button>
                ))}
                {counters.map(o => (
                    <Counter key={o.choice} view={view} option={o} n={timesPicked(draft, o.choice)} tap={tap} minus={minus} />
                ))}
            </div>
        </section>
    );
}

function counterWord(view: View, o: Option): string {
    if (o.item === 'freed' && o.thing !== null) return `free ${view.seats[o.thing]!.name}`;
    if (o.of) return wordOf(view.edition, o.of);
    if (o.more) return o.more;
    return o.item === 'random' ? 'at random' : o.item === 'captive' ? 'captured' : inWords('{ships} freed');
}
function Counter({
    view,
    option,
    n,
    tap,
    minus,
}: {
    view: View;
    option: Option;
    n: number;
    tap: (c: number) => void;
    minus: (c: number) => void;
}): JSX.Element {
    const word = counterWord(view, option);
    return (
        <span class={`stepper ${n ? 'on' : ''}`} role="group" aria-label={option.text} data-tip={option.help || undefined}>
            <button type="button" aria-label={`fewer: ${word}`} disabled={!n} onClick={() => minus(option.choice)}>
                −
            </button>
            <b class="num">{n}</b>
            <span>{word}</span>
            <button type="button" aria-label={`more: ${word}`} onClick={() => tap(option.choice)}>
                +
            </button>
        </span>
    );
}

function Disc({ view, option, on, tap }: { view: View; option: Option; on: boolean; tap: (c: number) => void }): JSX.Element | null {
    const planet = view.planets.find(p => p.planet === option.thing);
    if (!planet) return null;
    const stacks = stacksOn(planet),
        cells = nest(stacks.length),
        name = isYou(view, planet.owner) && !planet.moon && !planet.word ? `Your ${planet.number}` : planetName(view, planet.planet);
    return (
        <button
            type="button"
            class={`pdisc ${on ? 'on' : ''}`}
            aria-pressed={on}
            data-tip={option.help || undefined}
            onClick={() => tap(option.choice)}>
            <svg viewBox="-30 -30 60 60" aria-hidden="true">
                <g class={`planet p-${colourOf(planet.owner)} ${planet.ships[planet.owner]! > 0 ? '' : 'lost'}`}>
                    <circle class="disc" r="25" />
                </g>
                {stacks.map(([seat, n], i) => (
                    <Stack key={seat} seat={seat} n={n} x={cells.at[i]![0] * 25} y={cells.at[i]![1] * 25} r={stacks.length > 1 ? 10 : 13} />
                ))}
            </svg>
            <span>{name}</span>
            <span class="sr">: {option.text}</span>
        </button>
    );
}
