// Sums of an encounter as columns: what each adds, what a card becomes, and what there is no room for.
import test from 'node:test';
import assert from 'node:assert/strict';
import { becameOf, merge, stepColumns, sumOf, type Column } from '../src/model/sums';
import type { Step, View } from '../src/protocol';
import recorded from './questions.json';

const view = (recorded as unknown as Record<string, { view: View }>)['card/card']!.view;
const step: Step = { side: 'offense', stage: 'added', seat: null, by: null, before: 0, after: 0, sheet: null, text: '' };

test('columns add up to the total, with what each power changed', () => {
    const steps: Step[] = [
        { ...step, stage: 'card', after: 8 },
        { ...step, stage: 'ships', seat: view.offense, after: 3 },
        { ...step, stage: 'ships', seat: view.offense, before: 3, after: 12, sheet: 'Macron', by: view.offense },
        { ...step, stage: 'combined', before: 20, after: 33, sheet: 'Virus', by: view.offense },
    ];
    const columns = stepColumns(view, steps, 'offense');
    assert.deepEqual(
        columns.map(c => c.value),
        ['8', '+3', '+9', '+13'],
    );
    assert.deepEqual(
        columns.map(c => c.after),
        [8, 11, 20, 33],
    );
    assert.equal(columns[3]!.seat, view.offense);
});

test('a changed card is shown but not added twice', () => {
    const steps: Step[] = [
        { ...step, side: 'defense', stage: 'card', before: 6, after: 60, sheet: 'Mirror', by: view.defense },
        { ...step, side: 'defense', stage: 'card', after: 60 },
    ];
    assert.equal(stepColumns(view, steps, 'defense').pop()!.after, 60);
});

test('a card that is changed after it was laid counts from there on, whatever is added later', () => {
    const steps: Step[] = [
        { ...step, stage: 'card', after: 10 },
        { ...step, stage: 'card', before: 10, after: 30, sheet: 'Tripler', by: view.offense },
        { ...step, stage: 'ships', seat: view.offense, after: 4 },
    ];
    assert.deepEqual(
        stepColumns(view, steps, 'offense').map(c => c.after),
        [10, 30, 34],
    );
});

test('more than six columns: the ships of allies become one', () => {
    const ships = (seat: number): Column => ({ icon: 'ships', seat, sheet: null, value: '+2', ships: 2, label: '', help: '', after: 2 });
    const merged = merge([ships(0), ships(1), ships(2), ships(3), ships(4), ships(5), ships(6)], 0);
    assert.equal(merged.length, 2);
    assert.equal(merged[1]!.value, '+12');
});

test('a card that has become another shows what it is now', () => {
    const plain: Column = { icon: 'card', seat: 0, sheet: null, value: '', label: '', help: '', after: 0 },
        column = (face?: number): Column => (face === undefined ? plain : { ...plain, face }),
        morph = { card: 1, kind: 'morph', name: 'Morph' },
        eight = { card: 2, kind: 'attack', name: 'Attack 8', value: 8 };
    assert.equal(becameOf(morph, [column(12), column()]), 12);
    assert.equal(becameOf(eight, [column(8), column(24)]), 24);
    assert.equal(becameOf(eight, [column(8)]), null);
    assert.equal(becameOf(eight, [column(8), column(-1000)]), null);
});

test('an attack that counts as a negotiate talks', () => {
    const steps: Step[] = [
        { ...step, stage: 'card', before: 8, after: -1000, sheet: 'Emotion Control' },
        { ...step, stage: 'card', after: -1000 },
        { ...step, side: 'defense', stage: 'card', after: 12 },
    ];
    const talking = { ...view, totals: { offense: null, defense: null, winner: 'defense', steps } } as unknown as View;
    assert.equal(sumOf(talking, 'offense').talks, true);
    assert.equal(sumOf(talking, 'defense').talks, false);
});
