// The deal builder: over the table, the offense's side left. The standing offer and the draft as "You get / You give".
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { optionOf, timesPicked, type Asked } from '../model/asking';
import { colourOf, count, isYou, nameOf, ordinal, ownerOf, planetName } from '../model/seats';
import { Mini } from '../panels/Hand';
import type { Item, Option, View } from '../protocol';
import { nest } from '../table/geometry';
import { stacksOn } from '../table/Planet';
import { Glyph, Stack } from '../table/shapes';

/* "a colony on Emil 5 (your 4th)": how near it brings whom to winning. At home it counts for nothing. */
export function colonyWords(view: View, planet: number, to: number): string {
    const words = `a colony on ${planetName(view, planet)}`,
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
            return count(x.count, OF_A_KIND['want_' + x.kind] ?? 'card');
        case 'random':
            return count(x.count, 'card') + ' at random';
        case 'captive':
            return `${count(x.count, 'captured ship')}`;
        case 'freed':
            return `${count(x.count, 'ship')} of ${isYou(view, x.seat!) ? 'yours' : nameOf(view, x.seat!)} out of the warp`;
        default:
            return `${count(x.count, 'ship')} out of the warp`;
    }
}

const OF_A_KIND: Record<string, string> = {
    want_attack: 'attack card',
    want_negotiate: 'negotiate card',
    want_artifact: 'artifact',
    want_morph: 'morph',
    want_reinforcement: 'reinforcement',
    want_flare: 'flare',
};

/* The draft in the words of its options: "a colony on Chen 2", "Morph", "1 card at random". */
function draftWords(view: View, asked: Asked, draft: number[], mine: boolean, to: number): string[] {
    const kinds = mine ? /^give_/ : /^want_|^release_of/,
        seen = new Set<number>(),
        out: string[] = [];
    for (const c of draft) {
        const o = optionOf(asked, c);
        if (!o || !kinds.test(o.kind) || seen.has(c)) continue;
        seen.add(c);
        const n = timesPicked(draft, c);
        if (o.kind.endsWith('_colony') && o.thing !== null) out.push(colonyWords(view, o.thing, to));
        else if (o.kind.endsWith('_random')) out.push(count(n, 'card') + ' at random');
        else if (OF_A_KIND[o.kind]) out.push(count(n, OF_A_KIND[o.kind]!));
        else if (o.kind.includes('captive')) out.push(count(n, 'captured ship'));
        else if (o.kind.includes('release')) out.push(`${count(n, 'ship')} out of the warp`);
        else out.push(o.card?.name ?? o.text);
    }
    return out;
}

interface Props {
    view: View;
    asked: Asked;
    draft: number[];
    tap: (choice: number) => void;
    minus: (choice: number) => void;
}
export function Deal({ view, asked, draft, tap, minus }: Props): JSX.Element | null {
    const me = view.viewer,
        other = asked.question.who ?? (me === view.offense ? view.defense : view.offense),
        [tab, setTab] = useState<'theirs' | 'mine'>('theirs');
    if (me === null || other === null) return null;
    const building = asked.form === 'deal',
        side = (mine: boolean): JSX.Element => (
            <Giving key={String(mine)} view={view} asked={asked} draft={draft} tap={tap} minus={minus} mine={mine} me={me} other={other} />
        );
    const standing = view.deal && (asked.form === 'reply' || asked.question.count > 0) ? view.deal : null;
    const given = (by: number, to: number): string[] =>
        standing!.items
            .filter(x => (x.item === 'freed' ? (x.seat === me) === (to === me) : to === me ? x.to === me : x.from === by))
            .map(x => itemWords(view, x, to));
    return (
        <div class={`deal t-${tab}`} role="region" aria-label="Deal builder">
            <div class={`dealbox ${building ? '' : 'only'}`}>
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
                            You give
                        </button>
                    </div>
                )}
                {building &&
                    (me === view.offense ? (
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
                    {standing && (
                        <Offer
                            title={`${nameOf(view, other)}’s offer`}
                            get={given(other, me)}
                            give={given(me, other)}
                        />
                    )}
                    {building && (
                        <Offer
                            title="Your offer"
                            get={draftWords(view, asked, draft, false, me)}
                            give={draftWords(view, asked, draft, true, other)}
                            draft
                        />
                    )}
                </div>
            </div>
        </div>
    );
}

function Offer({ title, get, give, draft }: { title: string; get: string[]; give: string[]; draft?: boolean }): JSX.Element {
    return (
        <div class={`offer ${draft ? 'draft' : ''}`} aria-live={draft ? 'polite' : undefined}>
            <span class="cap">{title}</span>
            <dl>
                <dt>You get</dt>
                <dd>{get.join(', ') || 'nothing'}</dd>
                <dt>You give</dt>
                <dd>{give.join(', ') || 'nothing'}</dd>
            </dl>
        </div>
    );
}

function Giving({ view, asked, draft, tap, minus, mine, me, other }: Props & { mine: boolean; me: number; other: number }): JSX.Element {
    const who = mine ? me : other,
        of = (kind: string): Option[] => asked.options.filter(o => o.kind === kind);
    const colonies = of(mine ? 'give_colony' : 'want_colony'),
        named = of('want_card');
    const counters = mine
        ? [...of('give_random'), ...of('give_release'), ...of('give_captive')]
        : [
              ...of('want_random'),
              ...of('want_attack'),
              ...of('want_negotiate'),
              ...of('want_artifact'),
              ...of('want_morph'),
              ...of('want_reinforcement'),
              ...of('want_flare'),
              ...of('want_release'),
              ...of('release_of'),
              ...of('want_captive'),
          ];
    const right = who === view.defense;
    const has = (you: boolean): string => (you ? 'you have' : `${nameOf(view, other)} has`);
    return (
        <section class={`give ${right ? 'rgt' : ''} ${mine ? 'mine' : 'theirs'} p-${colourOf(who)}`}>
            <h2>
                {!right && <Glyph seat={who} />}
                {mine ? `You give ${nameOf(view, other)}` : `${nameOf(view, other)} gives you`}
                {right && <Glyph seat={who} />}
            </h2>
            <p class="cap">
                {colonies.length ? `A colony where ${has(mine)} ships and ${has(!mine)} none` : 'No colony can be given here'}
            </p>
            <div class="discs">
                {colonies.map(o => (
                    <Disc key={o.choice} view={view} option={o} on={draft.includes(o.choice)} tap={tap} />
                ))}
            </div>
            <p class="cap">{mine ? 'Cards: tap them in your hand' : 'Cards: ask for a kind, or at random'}</p>
            <div class="row">
                {mine &&
                    of('give_card')
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
                {counters.map(o => (
                    <Counter key={o.choice} view={view} option={o} n={timesPicked(draft, o.choice)} tap={tap} minus={minus} />
                ))}
            </div>
        </section>
    );
}

function counterWord(view: View, o: Option): string {
    switch (o.kind) {
        case 'give_random':
        case 'want_random':
            return 'at random';
        case 'want_attack':
            return 'attack';
        case 'want_negotiate':
            return 'negotiate';
        case 'want_artifact':
        case 'want_morph':
        case 'want_reinforcement':
        case 'want_flare':
            return o.kind.slice('want_'.length);
        case 'give_captive':
        case 'want_captive':
            return 'captured';
        case 'release_of':
            return o.thing === null ? 'ships freed' : `free ${view.seats[o.thing]!.name}`;
        default:
            return 'ships freed';
    }
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
        name = planetName(view, planet.planet).replace(/^your planet /, 'Your ');
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
