// What a question lights up, what a tap does, and when an answer is complete: against questions that the engine really asked.
import test from 'node:test';
import assert from 'node:assert/strict';
import {
    actCard,
    asked,
    capacity,
    complete,
    goText,
    howMany,
    isWeighty,
    joinCases,
    lit,
    minus,
    pairOf,
    passOption,
    spread,
    suggested,
    tap,
    thingOptions,
    warning,
    type Asked,
} from '../src/model/asking';
import { shipsAt } from '../src/model/seats';
import { handCards } from '../src/panels/Hand';
import { itemWords } from '../src/ask/Deal';
import type { Item, Option, Question, View } from '../src/protocol';
import recorded from './questions.json';

interface Recorded {
    question: Question;
    options: Option[];
    view: View;
}
const all = recorded as unknown as Record<string, Recorded>;
const ask = (key: string): { a: Asked; view: View } => {
    const r = all[key]!;
    return { a: asked(7, r.question, r.options), view: r.view };
};

test('every recorded question has a form, and an answer can be completed by taps alone', () => {
    for (const key of Object.keys(all)) {
        const { a, view } = ask(key),
            things = thingOptions(a);
        let draft: number[] = [];
        for (let i = 0; i < 40 && !complete(a, draft); i++) draft = tap(a, view, draft, things[i % things.length]!.choice);
        assert.ok(complete(a, draft), `${key}: ${a.form} cannot be completed`);
        assert.ok(goText(a, view, draft).length > 2, key);
    }
});

test('ships: no stack gives more than it has, and never more than the most', () => {
    const { a, view } = ask('planet/gather'),
        first = thingOptions(a)[0]!,
        there = shipsAt(view, first.thing!, view.viewer!);
    assert.equal(capacity(a, view, first), there);
    let draft: number[] = [];
    for (let i = 0; i < 30; i++) draft = tap(a, view, draft, first.choice);
    assert.equal(draft.length, Math.min(there, a.most));
    assert.equal(minus(draft, first.choice).length, draft.length - 1);
    assert.equal(minus([], first.choice).length, 0);
    assert.match(goText(a, view, []), /^\w+ ships$/, 'no number before anything is picked');
    assert.match(goText(a, view, [first.choice]), / 1 ship$/);
});

test('placing ships: the same planet may be named for all of them', () => {
    const { a, view } = ask('planet/return'),
        first = thingOptions(a)[0]!;
    let draft: number[] = [];
    for (let i = 0; i < 30; i++) draft = tap(a, view, draft, first.choice);
    assert.equal(draft.length, a.most);
    assert.ok(complete(a, draft));
});

test('ships that must go somewhere are spread at once, and a tap moves one of them', () => {
    const { a, view } = ask('planet/return'),
        [first, second] = thingOptions(a),
        draft = suggested(a, view);
    assert.ok(complete(a, draft));
    assert.deepEqual(draft, spread(a, view, [], a.most));
    const moved = tap(a, view, Array<number>(a.most).fill(first!.choice), second!.choice);
    assert.equal(moved.length, a.most);
    assert.equal(moved.filter(c => c === second!.choice).length, 1);
    /* As many as I like: that is mine to say. */
    assert.deepEqual(suggested(ask('planet/gather').a, ask('planet/gather').view), []);
});

test('a single choice: another tap moves it, the same tap takes it back', () => {
    const { a, view } = ask('planet/aim'),
        [p, q] = thingOptions(a);
    assert.deepEqual(tap(a, view, [], p!.choice), [p!.choice]);
    assert.deepEqual(tap(a, view, [p!.choice], q!.choice), [q!.choice]);
    assert.deepEqual(tap(a, view, [p!.choice], p!.choice), []);
    assert.match(goText(a, view, [p!.choice]), /^Aim at /);
});

test('inviting: nobody is an answer, a second tap takes an invitation back', () => {
    const { a, view } = ask('seat/invite'),
        first = thingOptions(a)[0]!;
    assert.ok(complete(a, []));
    const one = tap(a, view, [], first.choice);
    assert.equal(goText(a, view, one), 'Invite ' + first.text);
    assert.deepEqual(tap(a, view, one, first.choice), []);
    assert.equal(lit(a, 'seat').size, thingOptions(a).length);
});

test('a deal: one colony a side, cards once, blind cards no more than there are, something must be in it', () => {
    const { a, view } = ask('terms/deal'),
        of = (kind: string): Option[] => a.options.filter(o => o.kind === kind),
        colonies = of('want_colony');
    assert.ok(!complete(a, []));
    let draft = tap(a, view, [], colonies[0]!.choice);
    draft = tap(a, view, draft, colonies[1]!.choice);
    assert.deepEqual(draft, [colonies[1]!.choice]);
    for (let i = 0; i < 40; i++) draft = tap(a, view, draft, of('want_random')[0]!.choice);
    const other = view.offense === view.viewer ? view.defense! : view.offense!;
    assert.equal(draft.filter(c => c === of('want_random')[0]!.choice).length, view.seats[other]!.hand);
    const card = of('give_card')[0];
    if (card) assert.ok(!tap(a, view, tap(a, view, draft, card.choice), card.choice).includes(card.choice));
    assert.equal(passOption(a)?.kind, 'walk-away');
});

test('what a part of the game brings is a term like others: a named thing once, lucre by the number', () => {
    const { a, view } = ask('terms/deal'),
        term = (choice: number, item: string, most: number, sheet?: string): Option => ({
            choice, kind: 'give_item', thing: 0, item, gives: true, most, one: 'one ' + item, more: item, text: '', help: '',
            ...(sheet ? { sheet } : {}),
        });
    const with_ = { ...a, options: [...a.options, term(9001, 'lucre', 2), term(9002, 'tech', 1, 'Coldsleep Ship')] };
    let draft = tap(with_, view, tap(with_, view, tap(with_, view, [], 9001), 9001), 9001);
    assert.deepEqual(draft, [9001, 9001], 'no more than there is');
    draft = tap(with_, view, draft, 9002);
    assert.ok(complete(with_, draft));
    assert.deepEqual(tap(with_, view, draft, 9002), [9001, 9001], 'another tap takes it out again');
    const one: Item = { from: 0, to: 1, item: 'lucre', count: 1, one: 'one lucre', more: 'lucre' },
        words = (x: Partial<Item>): string => itemWords(view, { ...one, ...x }, 1);
    assert.equal(words({}), 'one lucre');
    assert.equal(words({ count: 3 }), '3 lucre');
    assert.equal(words({ item: 'tech', one: 'a tech', more: 'techs', sheet: 'Coldsleep Ship' }), 'a tech (Coldsleep Ship)');
});

test('the clock’s own answer to an offer is never offered to a person', () => {
    const { a } = ask('reply/reply');
    assert.ok(a.options.length >= 3 && a.options.every(o => o.thing !== 3));
});

test('a card that can be played now is found in the hand', () => {
    const { a, view } = ask('act/zap'),
        option = a.options.find(o => o.kind === 'act')!,
        card = actCard(option);
    assert.equal(view.seats[view.viewer!]!.cards.find(c => c.card === card)?.name, option.sheet);
    const flare = ask('act/act'),
        use = flare.a.options.find(o => o.kind === 'act')!;
    assert.match(flare.view.seats[flare.view.viewer!]!.cards.find(c => c.card === actCard(use))?.name ?? '', /flare/);
});

test('emptying planets is warned of, and losing the power by it', () => {
    const { a, view } = ask('planet/lose'),
        first = thingOptions(a).find(o => shipsAt(view, o.thing!, view.viewer!) === 1);
    assert.equal(warning(a, view, []), '');
    if (first) assert.match(warning(a, view, [first.choice]), /This empties|your power/);
    const poor: View = { ...view, home_for_power: 9 },
        last = thingOptions(a)[0]!,
        n = shipsAt(view, last.thing!, view.viewer!);
    assert.match(warning(a, poor, Array<number>(n).fill(last.choice)), /costs you your power/);
});

test('how many, in words', () => {
    assert.equal(howMany(ask('planet/gather').a), '', 'the title says it');
    assert.equal(howMany(ask('planet/aim').a), '');
});

test('equal cards are one option, and a tap on any of them plays it', () => {
    const { a, view } = ask('card/card'),
        seat = view.seats[view.viewer!]!,
        first = seat.cards.find(c => thingOptions(a).some(o => o.thing === c.card))!,
        twin = { ...first, card: 250 },
        two = { ...view, seats: view.seats.map(s => (s === seat ? { ...s, cards: [...s.cards, twin] } : s)) };
    const of = (cards: ReturnType<typeof handCards>, card: number) => cards.find(e => e.card.card === card)!;
    const hand = handCards(two, a, []);
    assert.ok(of(hand, first.card).option);
    assert.equal(of(hand, twin.card).option, of(hand, first.card).option);
    const chosen = handCards(two, a, [of(hand, first.card).option!.choice]);
    assert.ok(of(chosen, first.card).chosen && !of(chosen, twin.card).chosen);
    const several = { ...a, question: { ...a.question, compound: true } };
    assert.equal(of(handCards(two, several, []), twin.card).option, null, 'where several are picked each has its own');
});

test('a deal of three: the terms are between the pair that was turned to, and what went ahead counts', () => {
    const { a, view } = ask('terms/deal'),
        random = a.options.find(o => o.kind === 'want_random')!;
    const [me, other] = pairOf(a, view),
        third = view.seats.find(s => s.seat !== me && s.seat !== other)!.seat;
    const turned = (offer: NonNullable<Question['offer']>): Asked => ({ ...a, question: { ...a.question, between: [third, me!], offer } });
    assert.deepEqual(pairOf(turned([]), view), [third, me]);
    assert.equal(complete(turned([]), []), false);
    const went = { from: me!, to: other, item: 'random' as const, count: 1 };
    assert.equal(complete(turned([went]), []), true, 'something changes hands already');
    let draft: number[] = [];
    for (let i = 0; i < 30; i++) draft = tap(turned([went]), view, draft, random.choice);
    assert.equal(draft.length, view.seats[me!]!.hand - 1, 'one of my cards is promised already');
});

test('ships are spread from the fullest colonies, and to the weakest', () => {
    const { a, view } = ask('planet/gather'),
        me = view.viewer!,
        draft = spread(a, view, [], a.most);
    assert.equal(draft.length, a.most);
    const left = (o: Option): number => shipsAt(view, o.thing!, me) - draft.filter(c => c === o.choice).length,
        taken = thingOptions(a).filter(o => draft.includes(o.choice));
    for (const o of taken) for (const other of thingOptions(a)) assert.ok(left(other) <= left(o) + 1, 'none is left fuller than one that gave');
    assert.equal(spread(a, view, draft, 1).length, 1);
    const puts: Asked = { ...a, form: 'places', least: 3, most: 3 },
        landed = spread(puts, view, [], 3),
        weakest = Math.min(...thingOptions(a).map(o => shipsAt(view, o.thing!, me)));
    assert.equal(landed.length, 3);
    assert.equal(shipsAt(view, puts.options.find(o => o.choice === landed[0])!.thing!, me), weakest);
});

test('what decides is asked twice: no deal, and a pass that loses what a card would win', () => {
    const deal = ask('terms/deal').a,
        { a } = ask('act/act');
    assert.ok(isWeighty(deal, passOption(deal)!));
    assert.ok(!isWeighty(a, passOption(a)!));
    const score = (winner: string): NonNullable<Option['outlook']> => ({ kind: 'score', side: 'offense', winner, text: '' }),
        lost: Asked = {
            ...a,
            options: a.options.map(o => ({ ...o, outlook: score(o.kind === 'pass' ? 'defense' : 'offense') })),
        };
    assert.ok(isWeighty(lost, passOption(lost)!));
});

test('joining says what a win brings and what a defeat costs', () => {
    const { a, view } = ask('side/join'),
        option = { ...a.options.find(o => o.side)!, outlook: { kind: 'join' as const, gains: true, colonies: 4, text: '' } };
    const rows = joinCases(view, { ...option, side: 'offense' }, 2);
    assert.match(rows[0]!.body, /your 4th of 5/);
    assert.equal(rows[1]!.body, 'You lose 2 ships.');
    assert.match(joinCases(view, { ...option, side: 'defense' }, 1)[0]!.body, /^1 reward/);
});
