// What is crowded: hands in piles, folded totals, and sentences of the log that belong together.
import test from 'node:test';
import assert from 'node:assert/strict';
import { Follow } from '../src/follow';
import { deeds, fleetFor, type Asked } from '../src/model/asking';
import { foldColumns, leadOf, sumOf, type Reveal } from '../src/model/sums';
import { outcomeOf } from '../src/store';
import { tell } from '../src/model/story';
import type { HandCard } from '../src/panels/Hand';
import { folded, kindsOf, pilesOf } from '../src/panels/piles';
import type { GameEvent, Option, Question, Step, View } from '../src/protocol';
import recorded from './questions.json';

const all = recorded as unknown as Record<string, { question: Question; options: Option[]; view: View }>;
const view = all['card/card']!.view,
    world = { summaries: (s: string) => (s === 'Virus' ? 'Multiplies card and ships' : null) };
const event = (kind: string, more: Partial<GameEvent> = {}): GameEvent => ({
    kind, who: 0, other: null, a: 0, b: 0, c: 0, sheet: null, by: null, rule: 'rules', text: '', ...more,
});

test('totals without room: what is folded keeps its sum and says what it was', () => {
    const column = (value: string, after: number, help: string) => ({ icon: 'card' as const, seat: 0, sheet: null, value, label: help, help, after });
    const all = [column('8', 8, 'card'), column('+4', 12, 'ships'), column('+12', 24, 'Virus.'), column('+2', 26, 'last')];
    assert.deepEqual(foldColumns(all, 4, true), all);
    const two = foldColumns(all, 3, true);
    assert.deepEqual(two.map(c => c.value), ['8', '+16', '+2']);
    assert.equal(two[1]!.help, 'ships\nVirus.');
    assert.deepEqual(foldColumns(all, 1, true).map(c => c.value), ['8', '+18']);
    assert.equal(foldColumns([column('2', 2, 'a'), column('3', 3, 'b'), column('4', 4, 'c')], 2, false)[1]!.value, '7');
});

test('a long hand: like cards on one pile, the chosen one on top; what cannot be played folds', () => {
    const option = { choice: 1 } as Option;
    const card = (i: number, kind: string, value: number, can: boolean): HandCard => ({
        card: { card: i, kind, name: kind + value, value }, option: can ? option : null, glow: false, quiet: false, chosen: i === 1, n: 1,
    });
    const hand = [...Array.from({ length: 12 }, (_, i) => card(i, 'attack', i >> 1, true)), ...[12, 13, 14, 15].map(i => card(i, 'flare', i, false))];
    const piles = pilesOf(hand, null);
    assert.equal(piles.length, 10);
    assert.equal(piles.reduce((n, p) => n + p.n, 0), hand.length);
    assert.equal(piles[0]!.card.card, 1);
    assert.deepEqual(kindsOf(hand), [['attack', 12], ['flare', 4]]);
    assert.equal(pilesOf(hand.slice(0, 8), null).length, 8);
    assert.equal(folded(hand, 500, false).rest.length, 4);
    assert.equal(folded(hand, 500, true).rest.length, 0);
    assert.equal(folded(piles, 1200, false).rest.length, 0);
});

test('play and on whom: a button each, and the question that follows answers itself, but no other', () => {
    const then = [{ choice: 1, seat: 1, text: 'on Ben' }, { choice: 2, seat: 2, text: 'on Chen' }],
        plague = { choice: 40, kind: 'act', sheet: 'Plague', text: 'Play Plague', then } as unknown as Option,
        pass = { choice: 900, kind: 'pass', text: 'Pass' } as unknown as Option,
        side = { ...plague, then: [{ choice: 0, side: 'offense', text: 'for your side' }] } as unknown as Option;
    assert.deepEqual(deeds([plague, pass]).map(d => d.whom?.text ?? ''), ['on Ben', 'on Chen', '']);
    assert.equal(deeds([side]).length, 1);
    const asked = (sheet: string): Asked =>
        ({ form: 'seats', question: { sheet, does: 'choose' }, options: [1, 2].map(choice => ({ choice })), least: 1, most: 1 }) as unknown as Asked;
    const follow = new Follow();
    follow.on(plague, then[1]!);
    assert.deepEqual(follow.next(asked('Plague'), view), [2]);
    assert.equal(follow.next(asked('Plague'), view), null);
    follow.on(plague, then[1]!);
    assert.equal(follow.next(asked('Mesmer'), view), null);
});

test('a power and how many: a button for each number, and its ships go by themselves if they are to', () => {
    const from = view.planets.filter(p => p.ships[view.viewer!]! > 0).map(p => p.planet),
        then = [1, 2].map(n => ({ choice: n, number: n, text: `with ${n} ships`, ships: true })),
        use = { choice: 40, kind: 'act', sheet: 'Kamikaze', text: 'Use Kamikaze', then } as unknown as Option,
        numbers = [1, 2].map(n => ({ choice: n, kind: 'number', thing: n, ships: { least: n, most: n, from } })),
        how = { form: 'buttons', question: { sheet: 'Kamikaze', does: 'choose' }, options: numbers, least: 1, most: 1 } as unknown as Asked,
        planets = from.map(p => ({ choice: 100 + p, kind: 'planet', thing: p })),
        lose = { sheet: 'Kamikaze', does: 'lose', compound: true },
        which = { form: 'ships', question: lose, options: planets, least: 2, most: 2 } as unknown as Asked;
    assert.deepEqual(deeds([use]).map(d => d.whom?.number), [1, 2]);
    assert.equal(fleetFor({ options: [use], question: { does: 'act' } } as unknown as Asked)?.even, true);
    const follow = new Follow();
    follow.on(use, then[1]!, { n: 4, even: true });
    assert.deepEqual(follow.next(how, view), [2]);
    assert.equal(follow.next(which, view)?.length, 2);
    follow.on(use, then[1]!, { n: 4, even: false });
    assert.deepEqual(follow.next(how, view), [2]);
    assert.equal(follow.next(which, view), null);
});

test('an outcome stands when ships go home, with the cards still open', () => {
    const card = { card: 1, kind: 'attack', name: 'Attack 8', value: 8 },
        seats = view.seats.map(s => ({ ...s, face_up: true, played_card: card })),
        later: View = { ...view, seats, phase: 'resolution', winner: 'offense' },
        last = { reveal: {} as Reveal, encounter: view.encounter };
    assert.equal(outcomeOf(later, last), last.reveal);
    assert.equal(outcomeOf({ ...later, winner: 'none' }, last), null, 'what is not settled is told as it is');
    assert.equal(outcomeOf({ ...later, encounter: view.encounter + 1 }, last), null);
    /* Whoever comes only now sees the cards and who won, but no total of what is left. */
    const step: Step = { side: 'offense', stage: 'card', seat: null, by: null, before: 0, after: 6, sheet: null, text: '' },
        steps = [step, { ...step, stage: 'ships' as const, seat: view.offense, after: 0 }],
        totals = { offense: 6, defense: 5, winner: 'offense', steps },
        sum = sumOf({ ...later, totals }, 'offense');
    assert.equal(sum.total, null);
    assert.deepEqual(sum.columns.map(c => c.icon), ['card']);
    assert.match(leadOf({ ...later, totals }), /wins?$/);
    assert.match(leadOf({ ...later, winner: 'none', totals }), /leads? by 1$/);
});

test('before the reveal lucre and a ring are added', () => {
    const main = view.defense!,
        at = view.planets.find(p => p.planet === view.target)!,
        seats = view.seats.map(s => (s.seat === main ? { ...s, layout: 'rings' as const } : s)),
        ring = { ...at, owner: main, number: 3, ships: at.ships.map((_, i) => (i === main ? 2 : i === view.offense ? 1 : 0)) },
        planets = view.planets.map(p => (p === at ? ring : p)),
        notes = [{ note: 'lucre', holder: main, sheet: null, value: 4 }],
        ships = sumOf({ ...view, totals: null, deal: null }, 'defense'),
        sum = sumOf({ ...view, totals: null, deal: null, seats, planets, notes }, 'defense');
    assert.equal(sum.unit, 'so far');
    assert.equal(sum.total, (ships.total ?? 0) + 4 + 7);
});
