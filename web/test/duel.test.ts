// What Duel's page says of a destiny card, from what the engine says of it in rows.
import test from 'node:test';
import assert from 'node:assert/strict';
import { tableAtReveal } from '../src/model/duel';
import { cardRows, giftDeed, giftNow, giftWords } from '../src/duel/words';
import type { GameEvent, View } from '../src/protocol';
import type { Fate, Gift } from '../src/protocolDuel';

const tactics = Array.from({ length: 10 }, () => ({ does: 'blast', count: 1 })),
    view = { planets: [], target: null, duel: { kind: null, tactics } } as unknown as View;
const recover = (count: number): Gift[] => [{ gives: 'recover', count }];
const fate = (some: Partial<Fate>): Fate => ({ kind: 'duel', rules: [], least: 0, most: 0, bar: [], winner: [], loser: [], symbols: {}, ...some });

test('a resource of Duel says what it comes to now', () => {
    assert.equal(giftNow(recover(4), 4, view), 'all 4 ships come back');
    assert.equal(giftNow(recover(2), 5, view), '2 ships come back');
    assert.equal(giftNow(recover(5), 1, view), '1 ship comes back');
    assert.equal(giftNow(recover(5), 0, view), 'you have no ships in the Warp');
    assert.equal(giftNow([{ gives: 'draw', count: 3 }], 4, view), 'draw 3 cards');
    assert.equal(giftWords([{ gives: 'gain', count: 1 }, { gives: 'draw', count: 1 }], view), 'gain a reinforcement and draw a card');
    assert.equal(giftWords([{ gives: 'ready', count: 5 }], view), 'ready all tactics');
    assert.equal(giftWords([{ gives: 'ready', count: 2 }], view), 'ready 2 tactics');
});

test('the button of a resource names the deed', () => {
    assert.equal(giftDeed(recover(4), 9, 'Custard', view), 'Recover 4 ships with Custard');
    assert.equal(giftDeed([{ gives: 'gain', count: 1 }], 0, 'Old Brine', view), 'Gain a reinforcement with Old Brine');
    assert.equal(giftDeed([{ gives: 'friend', count: 1 }], 0, 'Old Brine', view), 'Use Old Brine to raise a friendship');
});

test('a destiny card stands in rows', () => {
    const storm = cardRows(view, fate({ rules: ['discovers', 'no_tactics'], loser: [{ gives: 'ready', count: 2 }, { gives: 'recover', count: 2 }] }));
    assert.equal(storm.text, false);
    assert.deepEqual(storm.rows.map(r => r.body), ['on a new planet', 'none']);
    assert.deepEqual(storm.prizes, [{ head: 'Loser', body: 'readies 2 tactics and recovers up to 2 ships' }]);
    const stars = cardRows(view, fate({ rules: ['discovers', 'from_warp'], loser: [{ gives: 'star_child', count: 3 }] }));
    assert.equal(stars.prizes[0]!.body, 'recovers 3 ships, or destroys 3 in the winner’s supply');
    const field = cardRows(view, fate({ rules: ['discovers'], least: 2, most: 4 }));
    assert.deepEqual(field.rows[1], { head: 'Dials', body: '2 to 4' });
    assert.equal(cardRows(view, fate({ kind: 'contest' })).text, true); /* what is won only its text says */
    const derby = cardRows(view, fate({ kind: 'contest', winner: [{ gives: 'wreck', count: 2 }] }));
    assert.equal(derby.prizes[0]!.body, 'destroys 2 ships in the loser’s supply');
    const tithe = cardRows(view, fate({ kind: 'resources', winner: recover(2), symbols: { blue: recover(4) } }));
    assert.equal(tithe.rows[0]!.body, 'each player recovers up to 2 ships');
    assert.deepEqual(tithe.symbols.map(s => s.symbol), ['blue']);
    assert.equal(tithe.prizes.length, 0);
});

test('while a duel is shown the table is as it was then: ships hit, tactics spent, plans out of the hands', () => {
    const seat = (n: number, cards: number[]): object =>
        ({ seat: n, warp: 5, hand: 3, played: 0, face_up: false, played_card: null, cards: cards.map(card => ({ card, kind: 'plan', name: '' })) });
    const halves = ['blast', 'shield', 'blast', 'shield', 'blast', 'shield', 'blast', 'ready', 'shield', 'ready'],
        duelist = (n: number): object => ({ seat: n, supply: 10, ready: [0, 1, 2, 3, 4], tactic: null }),
        before = {
            viewer: 0, phase: 'planning', seats: [seat(0, [7, 8, 9]), seat(1, [])], planets: [{ planet: 3, ships: [4, 3] }],
            duel: { tactics: halves.map(does => ({ does, count: 2 })), seats: [duelist(0), duelist(1)] },
        } as unknown as View;
    const event = (kind: string, who: number, a: number, b = 0, c = 0): GameEvent => ({
        kind, who, other: null, a, b, c, sheet: null, by: null, rule: null, text: '', card: { card: a, kind: 'plan', name: '' },
    });
    const events = [
        event('TACTIC', 0, 2), event('TACTIC', 1, 7), event('LOST', 1, 3, 3, 66), event('REVEALED', 0, 8), event('REVEALED', 1, 20),
        event('DUEL_WON', 0, 0), event('LOST', 0, 2, 102, 66),
    ];
    const after = { duel: { seats: [{ ready: [0, 2, 3, 4] }, { ready: [0, 1, 2, 3, 4] }] } } as unknown as View,
        v = tableAtReveal(before, events, 5, after);
    assert.deepEqual(v.planets[0]!.ships, [4, 0]);
    assert.deepEqual(v.seats.map(s => s.warp), [5, 8]);
    assert.deepEqual(v.duel!.seats.map(d => d.ready.length), [4, 5], 'a tactic that readies stays readied');
    assert.deepEqual(v.duel!.seats.map(d => d.supply), [10, 10], 'what comes afterwards has not happened yet');
    assert.deepEqual(v.seats[0]!.cards.map(c => c.card), [7, 9]);
    assert.deepEqual(v.seats.map(s => [s.hand, s.played]), [[2, 1], [2, 1]]);
    assert.deepEqual(before.planets[0]!.ships, [4, 3]);
});
