// The log: what is one sentence, what a sentence says already, and how a long one begins.
import test from 'node:test';
import assert from 'node:assert/strict';
import { opening, tell } from '../src/model/story';
import type { GameEvent, View } from '../src/protocol';
import recorded from './questions.json';

const { view } = (recorded as unknown as Record<string, { view: View }>)['card/card']!,
    summaries = (): string => 'Multiplies card and ships';
const event = (kind: string, more: Partial<GameEvent> = {}): GameEvent => ({
    kind, who: 0, other: null, a: 0, b: 0, c: 0, sheet: null, by: null, rule: 'rules', text: '', ...more,
});

test('the log: what a power does is said once', () => {
    const used = tell([], [event('USED_POWER', { sheet: 'Virus', text: 'Virus is used (multiplies).' })], view, summaries);
    assert.equal(used[0]!.why.text, '');
});

test('the beginning of a long sentence: as many whole ones as there is room for', () => {
    const told = { text: 'One here. Two there. Three.', names: [{ from: 0, to: 3, seat: 1 }, { from: 21, to: 26, seat: 2 }] };
    assert.equal(opening(told, [9, 20, 27], 22).text, 'One here. Two there.');
    assert.equal(opening(told, [9, 20, 27], 22).names!.length, 1);
    assert.equal(opening(told, [9, 20, 27], 5).text, '');
});
