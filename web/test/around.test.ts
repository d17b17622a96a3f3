// Around the table: rule books, what is waited for, and the summary of a finished game.
import test from 'node:test';
import assert from 'node:assert/strict';
import { parse } from '../src/model/rulebook';
import { summaryOf } from '../src/model/summary';
import { waitOf } from '../src/model/waits';
import type { Mark, View } from '../src/protocol';
import recorded from './questions.json';

const view = (recorded as unknown as Record<string, { view: View }>)['card/card']!.view;

test('a rule book: chapters of numbered rows, without what is for writers of scenarios', () => {
    const book = parse(
        '# The rules: x\n\nAbout scenarios.\n\n## 1. Setting up\n\nWords.\n\n' +
            '- F-001 One. *(No scenario: no.)*\n- F-006 [four planets] Two.\n\n## Empty\n',
    );
    assert.deepEqual(book.chapters, [
        {
            title: 'Setting up',
            words: ['Words.'],
            rows: [
                { number: 'F-001', tag: '', text: 'One.' },
                { number: 'F-006', tag: 'four planets', text: 'Two.' },
            ],
        },
    ]);
});

test('waiting is said from the open table: both choose cards, whoever was first; what is secret is a moment', () => {
    const at = (phase: string, more: Partial<typeof view> = {}): string => waitOf({ ...view, phase, deal: null, viewer: null, ...more }).title,
        name = (seat: number | null): string => view.seats[seat!]!.name;
    assert.equal(at('planning'), `${name(view.offense)} and ${name(view.defense)} choose their cards`);
    assert.equal(at('planning', { viewer: view.offense }), `${name(view.defense)} chooses a card`);
    assert.equal(at('invite_defense'), `${name(view.defense)} invites allies`);
    assert.equal(at('invite_defense', { viewer: view.defense }), 'A moment');
    assert.equal(at('reveal'), 'A moment');
    assert.equal(at('resolution'), 'A moment');
});

test('the summary: colonies after each encounter, turning points, the deal in which most was gained', () => {
    const mark = (n: number, kind: Mark['kind'], colonies: number[], more: Partial<Mark> = {}): Mark => ({
        n,
        kind,
        text: `${kind} ${n}`,
        colonies,
        ...more,
    });
    const over = { ...view, seats: [0, 1].map(seat => ({ ...view.seats[seat]!, foreign_colonies: seat ? 1 : 3 })) };
    const told = summaryOf(over, [
        mark(1, 'encounter', [0, 0]),
        mark(5, 'outcome', [0, 0], { result: 'offense' }),
        mark(6, 'encounter', [1, 0]),
        mark(9, 'outcome', [1, 0], { result: 'deal' }),
        mark(9, 'encounter', [2, 1]),
        mark(12, 'outcome', [2, 1], { result: 'deal' }),
        mark(12, 'won', [3, 1]),
    ]);
    assert.deepEqual(told.curve, [
        [0, 0],
        [1, 0],
        [2, 1],
        [3, 1],
    ]);
    assert.deepEqual(
        told.turns.map(p => [p.encounter, p.n]),
        [
            [1, 5],
            [2, 9],
            [3, 12],
        ],
    );
    assert.equal(told.deal?.encounter, 2);
    assert.equal(told.won, 'won 12');
});
