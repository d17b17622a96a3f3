// How the page keeps the key by which a server knows somebody.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Introduction } from '../src/people';
import type { ServerMessage } from '../src/protocol';
import { keepPersonKey, personKey } from '../src/settings';

const kept = new Map<string, string>();
Object.assign(globalThis, {
    localStorage: { getItem: (k: string) => kept.get(k) ?? null, setItem: (k: string, v: string) => void kept.set(k, v) },
});
const welcome = (person: string | null, name: string) => ({ type: 'welcome', person, name }) as ServerMessage;
const none = () => assert.fail('nobody is to be made');

test('a key that nobody is known by is forgotten', () => {
    const me = new Introduction();
    keepPersonKey('old');
    assert.deepEqual(me.hello('', false), { type: 'hello', protocol: 2, key: 'old' });
    me.hear(welcome(null, 'Guest'), '', none);
    assert.equal(personKey(), '');
});

test('a link brings a key while the first hello, which had none, is on its way', () => {
    const me = new Introduction();
    keepPersonKey('');
    me.hello('', false);
    keepPersonKey('brought');
    me.hello('', false);
    me.hear(welcome(null, 'Guest'), '', none);
    assert.equal(personKey(), 'brought');
    assert.equal(me.hear(welcome('abc', 'Hanna'), '', none), 'Hanna');
    assert.equal(personKey(), 'brought');
});

test('what was said on a line that is gone is not answered on the next', () => {
    const me = new Introduction();
    keepPersonKey('');
    me.hello('', false);
    keepPersonKey('late');
    me.hello('', false, true);
    me.hear(welcome(null, 'Guest'), '', none);
    assert.equal(personKey(), '');
});
