// Sums, log, names in sentences, the store, the table's geometry, the link's pauses and the settings of a room.
import test from 'node:test';
import assert from 'node:assert/strict';
import { readBook, readCatalogue } from '../src/catalogue';
import { revealOf, sumOf } from '../src/model/sums';
import { pieces, tell, wayHere, type Line } from '../src/model/story';
import { keepPhases, phaseIndex, ribbon } from '../src/model/phases';
import { isStoodIn } from '../src/model/standIn';
import { firstWish, hasOthers, settingsOf, withEdition, withPlayers } from '../src/pages/newRoom';
import { isWhole, LARGEST, whole, within, zoomAt } from '../src/model/zoom';
import { blocksOf, stepTo, wonBy } from '../src/pages/replaySteps';
import { colonyWords } from '../src/ask/Deal';
import { ordinal } from '../src/model/seats';
import { breakable } from '../src/panels/Hand';
import type { Card, GameEvent, GameMessage, Mark, Option, Question, RoomMessage, View } from '../src/protocol';
import { pause } from '../src/socket';
import { emptyState, outcomeOf, reduce, settled } from '../src/store';
import { gateShape, layout, riders, shortWay } from '../src/table/geometry';
import recorded from './questions.json';

const all = recorded as unknown as Record<string, { question: Question; options: Option[]; view: View }>;
const view = all['card/card']!.view,
    world = { now: 1000, summaries: (s: string) => (s === 'Virus' ? 'Multiplies card and ships' : null) };
const event = (kind: string, more: Partial<GameEvent> = {}): GameEvent => ({
    kind,
    who: 0,
    other: null,
    a: 0,
    b: 0,
    c: 0,
    sheet: null,
    by: null,
    rule: 'rules',
    text: '',
    ...more,
});
const message = (more: Partial<GameMessage> = {}): GameMessage => ({
    type: 'game',
    n: 1,
    view,
    question: null,
    options: [],
    id: null,
    events: [],
    ...more,
});

test('before the reveal the sum counts ships', () => {
    const sum = sumOf({ ...view, totals: null, deal: null }, 'offense');
    assert.equal(sum.unit, 'ships');
    assert.equal(sum.total, view.seats.filter(s => s.side === 'offense').reduce((n, s) => n + s.ships_in, 0) || null);
});

const attack = (value: number): Card => ({ card: value, kind: 'attack', name: `Attack ${value}`, value });
const revealed = (): GameEvent[] => [
    event('REVEALED', { who: view.offense, a: 1, card: attack(8), text: 'X reveals it.' }),
    event('REVEALED', { who: view.defense, a: 2, card: attack(4), text: 'Y reveals it.' }),
    event('STEP', { who: 0, b: 8, stage: 'card' }),
    event('TOTAL', { who: 0, a: 8 }),
    event('STEP', { who: 1, b: 4, stage: 'card' }),
    event('TOTAL', { who: 1, a: 4 }),
    event('OUTCOME', { who: view.offense, other: view.defense, a: 0, text: 'X wins.' }),
];

test('a reveal is told by its events', () => {
    const r = revealOf(view, revealed())!;
    assert.equal(r.cards.offense!.value, 8);
    assert.equal(r.sums.offense.total, 8);
    assert.equal(r.sums.defense.total, 4);
    assert.match(r.lead, /win/);
    assert.equal(revealOf(view, [event('TURN')]), null);
});

test('an outcome is kept above the table until its encounter is over', () => {
    const state = reduce(emptyState(), message(), world),
        on = { ...view, encounter: view.encounter + 1, phase: 'regroup' };
    assert.ok(settled(state, message({ view: on, events: revealed() })));
    assert.equal(settled(state, message({ view: on, events: revealed(), missed: true })), null);
    assert.equal(settled(emptyState(), message({ events: revealed() })), null);
    const after = reduce(state, message({ view: { ...view, phase: 'resolution' }, events: revealed() }), world);
    assert.equal(outcomeOf(after.game!.view, after.last)?.sums.offense.total, 8);
    assert.equal(outcomeOf(on, after.last), null);
});

test('the log: headings once, ships gathered one by one in one sentence, reasons of powers', () => {
    keepPhases(view.edition, [{ phase: 'join', number: 5, name: 'Alliance' }]);
    const log = tell(
        [],
        [
            event('TURN', { a: 3, text: 'Turn 3.' }),
            event('GATHERED', { a: 1, text: 'one' }),
            event('GATHERED', { a: 1, text: 'two' }),
            event('SCORED', { sheet: 'Virus', text: 'Virus does something.' }),
            event('INVITED', { phase: 'join', text: 'a' }),
            event('INVITED', { phase: 'join', text: 'b' }),
        ],
        view,
        world.summaries,
        [{ at: 1, of: 2, text: 'Ada sends 2 ships.' }],
    );
    const lines = log.filter(l => l.kind === 'line');
    assert.equal(lines.length, 5);
    assert.match(lines[1]!.text, /2 ships/);
    assert.equal(lines[1]!.why.text, 'one two');
    assert.match(lines[2]!.why.text, /Multiplies/);
    assert.deepEqual(
        log.filter((l: Line) => l.kind === 'heading').map(l => l.text.replace(/ turn.*/, '')),
        [log[0]!.text.replace(/ turn.*/, ''), 'Alliance'],
    );
});

test('names in a sentence: players, aliens and words, where the message says that they are', () => {
    const names = [
        { from: 0, to: 5, seat: 1 },
        { from: 11, to: 16, sheet: 'Virus' },
        { from: 24, to: 28, word: 'Warp' },
        { from: 30, to: 36, word: 'ships' },
    ];
    const p = pieces({ text: 'Bruno uses Virus in the warp; Brunos Viruses do not.', names });
    assert.deepEqual(
        p.filter(x => x.seat !== undefined || x.sheet || x.word).map(x => x.text),
        ['Bruno', 'Virus', 'warp'],
    );
    assert.equal(p.map(x => x.text).join(''), 'Bruno uses Virus in the warp; Brunos Viruses do not.');
});

test('whoever comes into the middle of a replay is told the way there by its marks', () => {
    const mark = (n: number, kind: Mark['kind'], text: string): Mark => ({ n, kind, text, seat: 0 });
    const marks = [mark(1, 'turn', 'Turn 1'), mark(2, 'phase', 'Launch'), mark(9, 'outcome', 'Ada wins.'), mark(12, 'turn', 'Turn 2')];
    assert.deepEqual(
        wayHere(marks, 10).map(l => [l.kind, l.text]),
        [
            ['heading', 'Turn 1'],
            ['line', 'Ada wins.'],
        ],
    );
});

test('colonies in a deal say how near they bring whom to winning', () => {
    const two = { ...view, seats: view.seats.map(s => ({ ...s, foreign_colonies: 3 })) },
        [me, other] = [view.viewer!, (view.viewer! + 1) % view.players],
        theirs = view.planets.find(p => p.owner === other)!.planet;
    assert.match(colonyWords(two, theirs, me), /\(your 4th\)$/);
    assert.doesNotMatch(colonyWords(two, theirs, other), /\(/, 'a colony at home does not count');
    assert.deepEqual([1, 2, 3, 4, 11, 12, 21].map(ordinal), ['1st', '2nd', '3rd', '4th', '11th', '12th', '21st']);
});

test('long names on cards part between consonants, short ones stay whole', () => {
    assert.equal(breakable('Reincarnator'), 'Reincar\u00adnator');
    assert.equal(breakable('Mobius Tubes'), 'Mobius Tubes');
});

test('another window plays: the table goes, the reason stays', () => {
    const at = { ...emptyState(), room: {} as RoomMessage, draft: [1] },
        after = reduce(at, { type: 'error', about: 'join', code: 'elsewhere', why: 'It is there.' }, world);
    assert.equal(after.room, null);
    assert.equal(after.error?.why, 'It is there.');
});

test('the store: a question keeps its draft when it comes again, and loses it with the next', () => {
    const q = all['planet/gather']!;
    let s = reduce(emptyState(), message({ view: q.view, question: q.question, options: q.options, id: 4 }), world);
    s = { ...s, draft: [q.options[0]!.choice] };
    assert.equal(reduce(s, message({ view: q.view, question: q.question, options: q.options, id: 4 }), world).draft.length, 1);
    assert.equal(reduce(s, message({ view: q.view, question: q.question, options: q.options, id: 5 }), world).draft.length, 0);
    assert.equal(reduce(s, message({ view: q.view }), world).asked, null);
});

test('the store: a late answer is no error, a wrong one gives the question back', () => {
    const s = { ...emptyState(), answered: 4 };
    assert.equal(reduce(s, { type: 'error', about: 'answer', code: 'late', why: 'x' }, world).error, null);
    const wrong = reduce(s, { type: 'error', about: 'answer', code: 'illegal', why: 'no' }, world);
    assert.equal(wrong.error!.why, 'no');
    assert.equal(wrong.answered, null);
});

test('the store: another room forgets the old one', () => {
    const room = (id: string) => ({
        type: 'room' as const,
        room: id,
        state: 'waiting' as const,
        host: 0,
        you: 0,
        settings: {},
        seats: [],
        spectators: 0,
    });
    let s = reduce(emptyState(), room('a'), world);
    s = reduce(s, message(), world);
    assert.ok(reduce(s, room('a'), world).game);
    assert.equal(reduce(s, room('b'), world).game, null);
});

test('two to eight players: every planet is on the table, none covers another', () => {
    for (let n = 2; n <= 8; n++)
        for (const [W, H] of [
            [1100, 510],
            [770, 400],
            [1500, 800],
        ] as const) {
            const g = layout(W, H, Array<number>(n).fill(5)),
                planets = g.systems.flatMap(s => s.planets.map(p => ({ ...p, r: s.pr })));
            assert.equal(g.systems.length, n);
            assert.equal(planets.length, 5 * n);
            for (const p of planets)
                assert.ok(p.x > 0 && p.x < W && p.y > 0 && p.y < H, `${n} players, ${W}x${H}: a planet is off the table`);
            for (let i = 0; i < planets.length; i++)
                for (let j = i + 1; j < planets.length; j++)
                    assert.ok(
                        Math.hypot(planets[i]!.x - planets[j]!.x, planets[i]!.y - planets[j]!.y) > (planets[i]!.r + planets[j]!.r) * 0.8,
                        `${n} players, ${W}x${H}: planets ${i} and ${j}`,
                    );
        }
});

test('ships on the gate cover no planet but the target', () => {
    const g = layout(1100, 510, Array<number>(5).fill(5)),
        target = g.systems[2]!.planets[2]!,
        shape = gateShape(g, target, g.systems[2]!.pr);
    const r = riders(
        g,
        shape,
        target,
        g.systems[2]!.pr,
        [
            [1, 4],
            [3, 2],
        ],
        [[4, 1]],
    );
    assert.equal(r.gate.length, 2);
    for (const ship of [...r.gate, ...r.side])
        for (const s of g.systems)
            for (const p of s.planets) if (p !== target) assert.ok(Math.hypot(p.x - ship.x, p.y - ship.y) > s.pr, 'a ship covers a planet');
});

test('the gate turns the short way round', () => {
    assert.ok(Math.abs(shortWay(3, -3) - (2 * Math.PI - 3)) < 1e-9);
    assert.equal(shortWay(0, 1), 1);
});

test('the line comes back with growing pauses', () => {
    assert.ok(pause(0, 0) >= 200 && pause(0, 1) <= 400);
    assert.ok(pause(3, 0) > pause(1, 1));
    assert.ok(pause(50, 1) <= 15000);
});

test('settings of a room: players within the edition, seats for all, picks only when picked', () => {
    const small = { id: 'avalon-hill', name: '', about: '', players_min: 2, players_max: 4 },
        w = withEdition(firstWish('ffg', 7), small);
    assert.equal(w.players, 4);
    assert.equal(settingsOf(w).seats.length, 4);
    assert.equal(withPlayers(w, 3).seats.length, 3);
    assert.equal(settingsOf({ ...w, seed: '12' }).seed, 12);
    assert.equal(settingsOf({ ...w, seed: '0xff' }).seed, '0xff');
    assert.equal(settingsOf({ ...w, aliens: 'random', seats: [{ player: 'me', alien: 'Virus' }] }).seats[0]!.alien, null);
    assert.equal(settingsOf({ ...w, aliens: 'pick', seats: [{ player: 'me', alien: 'Virus' }] }).seats[0]!.alien, 'Virus');
});

test('replay steps: by decision, and by phase to the next mark', () => {
    const r = {
        at: 10,
        of: 40,
        marks: [
            { n: 5, kind: 'phase' as const, text: '' },
            { n: 17, kind: 'turn' as const, text: '' },
        ],
    };
    assert.equal(stepTo(r, 'decision', 1), 11);
    assert.equal(stepTo({ ...r, at: 40 }, 'decision', 1), 40);
    assert.equal(stepTo(r, 'phase', 1), 17);
    assert.equal(stepTo(r, 'phase', -1), 5);
});

test('replay blocks: one an encounter, with how it went, and who won', () => {
    const marks = [
        { n: 0, kind: 'turn' as const, text: 'Ada', seat: 0 },
        { n: 0, kind: 'encounter' as const, text: 'Encounter 1', seat: 0 },
        { n: 4, kind: 'phase' as const, text: 'Reveal' },
        { n: 9, kind: 'outcome' as const, text: 'The offense wins', seat: 0, result: 'offense' as const },
        { n: 9, kind: 'encounter' as const, text: 'Encounter 2', seat: 0 },
        { n: 20, kind: 'turn' as const, text: 'Bruno', seat: 1 },
        { n: 26, kind: 'outcome' as const, text: 'A deal', seat: 1, result: 'deal' as const },
        { n: 30, kind: 'won' as const, text: 'Bruno wins', seat: 1 },
    ];
    const r = { at: 5, of: 30, marks };
    assert.deepEqual(
        blocksOf(r).map(b => [b.from, b.to, b.seat, b.result]),
        [
            [0, 9, 0, 'offense'],
            [9, 20, 0, null],
            [20, 30, 1, 'deal'],
        ],
    );
    assert.deepEqual(wonBy(marks), [1]);
    assert.equal(stepTo({ ...r, at: 21 }, 'phase', 1), 30, 'outcomes are no stops');
});

test('catalogue and book are read, phases are those of the edition', () => {
    const c = readCatalogue(
        {
            editions: [{ id: 'x', groups: [] }],
            bots: { levels: ['steady', { name: 'sage', about: 'thinks' }] },
            phases: [
                { phase: 'regroup', number: 1, name: 'Regain' },
                { phase: 'planning', number: 2, name: 'Cards' },
            ],
        },
        'x',
    );
    assert.deepEqual(c.levels.map(l => l.name), ['steady', 'sage']);
    assert.deepEqual(ribbon({ ...view, edition: 'x' }).map(p => p.name), ['Regain', 'Cards']);
    assert.equal(phaseIndex({ ...view, edition: 'x', phase: 'planning' }), 1);
    const b = readBook({
        entries: [{ name: 'Virus' }],
        rules: [{ name: 'The goal', text: 'Five colonies.\n' }, { name: 'A turn', text: 'One encounter.' }],
        phases: [
            { phase: 'aim', number: 1, name: 'Launch', help: 'Aim.' }, { phase: 'launch', number: 1, name: 'Launch', help: 'Load.' },
        ],
        kinds: [{ kind: 'attack', name: 'Attack', text: 'A card.' }],
    });
    assert.deepEqual(
        b.rules.map(e => [e.name, e.text]),
        [
            ['The goal', 'Five colonies.'],
            ['A turn', 'One encounter.'],
            ['Step: Launch', 'Aim.\n\nLoad.'],
            ['Attack', 'A card.'],
        ],
    );
    assert.equal(b.steps.get('launch'), 'Launch. Load.');
});

test('a drawing in its box: all of it, larger around a point, never beyond its edges', () => {
    const s = { box: [360, 200] as [number, number], drawing: [760, 420] as [number, number] },
        all = whole(s);
    assert.ok(Math.abs(all.k - 360 / 760) < 1e-9 && all.x === 0 && all.y > 0, 'whole and in the middle');
    const near = zoomAt(s, all, 2.5, 90, 50);
    /* What was under the finger still is. */
    assert.ok(Math.abs((90 - near.x) / near.k - (90 - all.x) / all.k) < 1e-6);
    assert.ok(Math.abs((50 - near.y) / near.k - (50 - all.y) / all.k) < 1e-6);
    assert.equal(zoomAt(s, near, 100, 0, 0).k, LARGEST);
    assert.deepEqual(zoomAt(s, near, 0.01, 10, 10), all);
    const far = within(s, { ...near, x: -9999, y: 9999 });
    assert.ok(Math.abs(far.x + s.drawing[0] * far.k - 360) < 1e-6 && far.y === 0);
    assert.ok(isWhole(s, all) && !isWhole(s, near));
    const same = { box: [900, 500] as [number, number], drawing: [900, 500] as [number, number] };
    assert.deepEqual(whole(same), { k: 1, x: 0, y: 0 });
});

/* ---- bots that sit in ---- */
const seated = (player: 'person' | 'bot', belongs = true): RoomMessage =>
    ({
        type: 'room',
        room: 'r',
        state: 'running',
        host: 0,
        you: 0,
        settings: {},
        spectators: 0,
        seats: [{ seat: 0, name: 'Ada', player, belongs }],
    }) as RoomMessage;

test('a bot sits in only where the seat belongs to somebody', () => {
    assert.equal(isStoodIn(seated('bot'), 0), true);
    assert.equal(isStoodIn(seated('bot', false), 0), false);
    assert.equal(isStoodIn(seated('person'), 0), false);
    assert.equal(isStoodIn(seated('bot'), null), false);
    assert.equal(isStoodIn(null, 0), false);
});

test('what the table says goes into chat and log, once', () => {
    const line = { type: 'chat', from: null, notice: true, text: 'A bot sits in for Ben.', at: 3, time: 7 } as const;
    assert.equal(reduce(emptyState(), line, world).chat.length, 0); /* of a room that was left */
    const here = { ...emptyState(), room: seated('person'), game: {} as GameMessage };
    const once = reduce(here, line, world);
    assert.deepEqual([once.chat.length, once.log.map(l => l.text), once.unread], [1, ['A bot sits in for Ben.'], 0]);
    const again = reduce(once, { ...line, at: 0 }, world); /* the history of a new connection */
    assert.equal(again, once);
    assert.equal(reduce(once, { ...line, time: 8, at: 0 }, world).log.length, 2); /* missed meanwhile */
    const fresh = reduce({ ...here, game: null }, line, world);
    assert.deepEqual([fresh.chat.length, fresh.log.length], [1, 0]);
    const parts = { type: 'game', n: 1, id: null, question: null, options: [], view: {}, events: [] },
        whole = { ...parts, log: [{ text: 'Turn 1.' }] } as unknown as GameMessage;
    const loaded = reduce(fresh, whole, world).log.map(l => l.text); /* a page that was loaded anew */
    assert.deepEqual(loaded, ['Turn 1.', 'Lately at the table', 'A bot sits in for Ben.']);
});

test('the usual minute for deals is not asked for by name', () => {
    assert.equal('deal_seconds' in settingsOf(firstWish()), false);
    assert.equal(settingsOf({ ...firstWish(), dealSeconds: 60 }).deal_seconds, 60);
    assert.equal(settingsOf({ ...firstWish(), clock: 'days' }).deal_seconds, 0);
    assert.equal(hasOthers(firstWish()), false);
    assert.equal(hasOthers({ ...firstWish(), seats: [{ player: 'me' }, { player: 'open' }] }), true);
});

test('the log tells an ally’s ships with its joining', () => {
    const log = tell([], [event('GATHERED', { a: 2, text: 'Ada sends 2.' }), event('JOINED', { b: 2, text: 'Ada joins.' })], view, world.summaries);
    const lines = log.filter(l => l.kind === 'line');
    assert.deepEqual(lines.map(l => l.text), ['Ada joins.']);
    assert.equal(lines[0]!.why.text, 'Ada sends 2.');
});

