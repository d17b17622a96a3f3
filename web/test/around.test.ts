// Around the table: rule books, what is waited for, and the summary of a finished game.
import test from 'node:test';
import assert from 'node:assert/strict';
import { begun, isOver, stepOf } from '../src/model/lesson';
import { byAlien, codeOf, resultsOf, sumOf, takenFrom, together } from '../src/model/profile';
import { parse } from '../src/model/rulebook';
import { tell } from '../src/model/story';
import { summaryOf } from '../src/model/summary';
import { trayOf } from '../src/model/things';
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
    const over = { ...view, viewer: 1, colonies_to_win: 3, seats: [0, 1].map(seat => ({ ...view.seats[seat]!, foreign_colonies: seat ? 1 : 3 })) };
    const told = summaryOf(over, [
        mark(1, 'encounter', [0, 0]),
        mark(5, 'outcome', [0, 0], { result: 'offense' }),
        mark(6, 'encounter', [1, 0]),
        mark(9, 'outcome', [1, 0], { result: 'deal' }),
        mark(9, 'encounter', [2, 1]),
        mark(12, 'outcome', [2, 1], { result: 'deal' }),
        mark(12, 'won', [3, 1], { seat: 0 }),
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
    const ada = over.seats[0]!.name;
    assert.equal(`${told.title}. ${told.how}`, `${ada} wins. 3 colonies in 3 encounters. You had 1.`);
    assert.deepEqual(
        told.turns.map(p => p.head),
        [`${ada} leads with 1`, `${ada} has 2 and needs one more`, `${ada} has 3 and wins`],
    );
    assert.equal(told.deal?.head, `You and ${ada} each gain a colony`);
    assert.deepEqual(told.mine, { encounters: 0, won: 0, deals: 0, most: 1 });
});

test('a lesson: its step follows from the view, and it ends with the encounter', () => {
    const mine = { ...view, viewer: 0, offense: 0, encounter: 1, over: false },
        l = { ...begun('x'), drawn: true, encounter: 1 };
    assert.equal(stepOf(begun('x'), mine), 1);
    assert.equal(stepOf(l, { ...mine, phase: 'launch' }), 2);
    assert.equal(stepOf(l, { ...mine, phase: 'planning' }), 4);
    assert.equal(isOver(l, { ...mine, phase: 'planning' }), false);
    assert.equal(isOver(l, { ...mine, encounter: 2 }), true);
    assert.equal(isOver(l, { ...mine, offense: 1 }), true);
});

test('whatever the engine lists as a thing has a row: also a kind that the page has never heard of', () => {
    const thing = { lies: 'sky_hook', holder: 1, sheet: 'Sky Hook', place: null, count: 2, open: true, card: null },
        tray = trayOf({ ...view, things: [thing], notes: [], fleets: [] }, 1, () => 'pulls');
    const row = { lies: 'sky_hook', name: 'Sky Hook', line: '2 ships on it; pulls', number: '2', ships: true, sheet: 'Sky Hook', off: false };
    assert.deepEqual(tray, [row]);
});

test('a profile: what games come to, and a code that takes it all along or is refused', () => {
    const game = (room: string, alien: string, won: number) => ({ room, at: 1, edition: 'ffg', players: 4, alien, won }),
        all = [game('a', 'Tripler', 1), game('b', 'Tripler', 0), game('c', 'Würm', 2)];
    assert.deepEqual(sumOf(all), { games: 3, won: 2, shared: 1 });
    assert.deepEqual(byAlien(all)[0], ['Tripler', { games: 2, won: 1, shared: 0 }]);
    const mine = { name: 'Zoë', keys: [{ room: 'r', seat: 2, token: 't', at: 5, over: false }], results: all, person: 'key' };
    assert.deepEqual(takenFrom('https://x/profile#' + codeOf(mine)), mine);
    assert.equal(takenFrom('https://x/profile#' + codeOf(mine).slice(0, 40)), null);
    assert.equal(takenFrom('hello'), null);
});

test('a profile: the games of the server and of this browser together, none twice, and no replay that is gone', () => {
    const kept = { room: 'a', at: 3, edition: 'ffg', players: 4, alien: 'Tripler', won: 1, rated: true, points: 1080, replay: true },
        here = { room: 'a', at: 3100, edition: 'ffg', players: 4, alien: 'Tripler', won: 1 },
        away = { ...here, room: 'offline-1', at: 4000 };
    assert.deepEqual(
        together([kept], [here, away]).map(r => r.room),
        ['offline-1', 'a'],
    );
    assert.equal(together([kept], [here])[0]!.points, 1080);
    assert.equal(resultsOf([{ ...kept, replay: false }])[0]!.room, '');
});

test('the log tells in one sentence what the engine says is one, with the single ones as its reason', () => {
    const one = (text: string) => ({ kind: 'INVITED', who: 1, other: 2, a: 0, b: 0, c: 0, sheet: null, by: null, rule: null, text }),
        both = { at: 0, of: 2, text: 'Bruno invites Chen and you.', names: [{ from: 0, to: 5, seat: 1 }] },
        lines = tell([], ['x.', 'y.', 'z.'].map(one), { ...view, viewer: 0 }, () => null, [both]).filter(l => l.kind === 'line');
    assert.deepEqual(lines.map(l => [l.text, l.why.text]), [['Bruno invites Chen and you.', 'x. y.'], ['z.', '']]);
    assert.deepEqual(lines[0]!.names, both.names);
});
