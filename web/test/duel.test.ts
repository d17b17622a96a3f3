// What Duel's page says of a resource.
import test from 'node:test';
import assert from 'node:assert/strict';
import { giftDeed, giftNow } from '../src/duel/words';

test('a resource of Duel says what it comes to now', () => {
    assert.equal(giftNow('recover up to four ships', 4), 'all 4 ships come back');
    assert.equal(giftNow('recover up to two ships', 5), '2 ships come back');
    assert.equal(giftNow('recover up to five ships', 1), '1 ship comes back');
    assert.equal(giftNow('recover up to five ships', 0), 'no ship of yours is in the Warp');
    assert.equal(giftNow('draw three cards', 4), 'draw three cards');
});

test('the button of a resource names the deed', () => {
    assert.equal(giftDeed('recover up to four ships', 9, 'Custard'), 'Recover 4 ships with Custard');
    assert.equal(giftDeed('gain a reinforcement', 0, 'Old Brine'), 'Gain a reinforcement with Old Brine');
    assert.equal(giftDeed('raise friendship with an envoy', 0, 'Old Brine'), 'Use Old Brine to raise a friendship');
});
