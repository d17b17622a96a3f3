// Offline play without a browser: settings become a record, and the house answers every message as a server would.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Engine } from '../src/offline/engine';
import { plainName, seedDigits, tableOf } from '../src/offline/header';
import { House } from '../src/offline/house';
import { keepGame, keptGames, mayKeep, type Kept } from '../src/offline/keep';
import { winners } from '../src/pages/MyGames';
import { firstWish, settingsOf } from '../src/pages/newRoom';
import type { ClientMessage, GameMessage, ServerMessage, Settings } from '../src/protocol';

const about = { version: '1', rules: 7, names: ['Ada', 'Bruno', 'Chen', 'Dana', 'Emil'] };
const settings = (change: Partial<Settings> = {}): Settings => ({ ...settingsOf(firstWish('ffg', 3)), ...change });

test('names and seeds as a record takes them', () => {
    assert.equal(plainName('  Ann \t Lee\n'), 'Ann Lee');
    assert.equal(plainName(''), 'Guest');
    assert.ok(new TextEncoder().encode(plainName('ä'.repeat(40))).length <= 23);
    assert.equal(
        seedDigits(255, () => 1n),
        '00000000000000ff',
    );
    assert.equal(
        seedDigits('0xAB', () => 1n),
        '00000000000000ab',
    );
    assert.equal(
        seedDigits(undefined, () => 1n),
        '0000000000000001',
    );
    for (const bad of ['x', '0x', -1, 1.5, '12345678901234567'])
        assert.equal(
            seedDigits(bad, () => 1n),
            null,
        );
});

test('a record header has variants, aliens by choice or group, and other names for bots', () => {
    const seats = settings().seats.map((s, i) => (i === 1 ? { ...s, bot: 'sage/loyal', alien: 'Anti Matter' } : s));
    const table = tableOf(settings({ seats, variants: ['no-flares'], choose: true, alert: 'green', seed: 3 }), 'Ada', about, [], () => 0n);
    assert.ok(typeof table !== 'string');
    assert.equal(
        table.record,
        'hypercone record 1 rules 7\nedition ffg\nseed 0x0000000000000003\nfirst drawn\nvariant no-flares\nvariant choose-of-two\nalert green\n' +
            'seat 1 drawn person Ada\nseat 2 anti-matter sage/loyal Bruno\nseat 3 drawn steady Chen\nanswers\nend 0\n',
    );
    const group = tableOf(settings({ group: 1 }), 'Z', about, [{ name: 'First', aliens: ['Virus', 'Zombie', 'Mind'] }], () => 0n);
    assert.match(typeof group === 'string' ? group : group.record, /seat 1 virus person Z\nseat 2 zombie steady Ada\nseat 3 mind/);
    assert.match(String(tableOf(settings({ group: 2 }), 'Z', about, [], () => 0n)), /group/);
    assert.match(
        String(tableOf(settings({ seats: [{ player: 'me' }, { player: 'open' }, { player: 'bot' }] }), 'Z', about, [], () => 0n)),
        /nobody else/,
    );
    assert.match(
        String(tableOf(settings({ seats: [{ player: 'bot' }, { player: 'bot' }, { player: 'bot' }] }), 'Z', about, [], () => 0n)),
        /one seat is yours/i,
    );
});

test('links within the page go through address.ts: a plain folder has no other addresses', () => {
    const files = readdirSync('web/src', { recursive: true, encoding: 'utf8' }).filter(f => f.endsWith('.tsx'));
    assert.ok(files.length > 20);
    for (const file of files) assert.doesNotMatch(readFileSync(`web/src/${file}`, 'utf8'), /href="\/|href=\{`\//, file);
});

/* ---- what the browser keeps ---- */
/* A local storage with so many bytes; 0: none may be written. */
function storage(room: number): void {
    const items = new Map<string, string>();
    const used = (but: string): number => [...items].reduce((n, [k, v]) => n + (k === but ? 0 : k.length + v.length), 0);
    const own = {
        getItem: (k: string) => items.get(k) ?? null,
        removeItem: (k: string) => void items.delete(k),
        setItem: (k: string, v: string) => {
            if (used(k) + k.length + v.length > room) throw new Error('QuotaExceededError');
            items.set(k, v);
        },
    };
    const keys = { ownKeys: () => [...items.keys()], getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) };
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: new Proxy(own, keys) });
}
const game = (room: string, at: number, over: boolean, size = 900): Kept => ({
    room,
    at,
    seat: 0,
    names: ['Zoe', 'Ada'],
    settings: settings(),
    save: 'x'.repeat(size),
    over,
    chat: [],
});
const names = (): string[] => keptGames().map(g => g.room);

test('finished games make room, the oldest first; one that is not over never does', () => {
    storage(1 << 20);
    for (let i = 0; i < 25; i++) assert.ok(keepGame(game(`over${i}`, i, true)));
    assert.deepEqual([names().length, names()[0], names().at(-1)], [20, 'over24', 'over5']);
    const one = JSON.stringify(game('runs', 9, false)).length + 40;
    storage(one * 3);
    for (const g of [game('old', 1, true), game('new', 2, true), game('runs', 3, false)]) assert.ok(keepGame(g));
    assert.ok(keepGame(game('more', 4, false)));
    assert.deepEqual(names(), ['more', 'runs', 'new']);
    assert.ok(keepGame(game('most', 5, false)));
    assert.ok(!keepGame(game('none', 6, false)), 'no room: it is said, and nothing is dropped for it');
    assert.deepEqual(names(), ['most', 'more', 'runs']);
    assert.ok(mayKeep());
    storage(0);
    assert.ok(!keepGame(game('none', 1, false)) && !mayKeep());
    Object.defineProperty(globalThis, 'localStorage', {
        configurable: true,
        get: () => {
            throw new Error('SecurityError');
        },
    });
    assert.ok(!keepGame(game('none', 1, false)) && !mayKeep());
    assert.deepEqual(keptGames(), []);
});

test('who won, in words', () => {
    const of = (won: number[]): string => winners({ names: ['Zoe', 'Ada', 'Chen'], seat: 0, won });
    assert.deepEqual([of([0]), of([1]), of([0, 2]), of([])], ['You won', 'Ada won', 'You and Chen won', 'nobody won']);
});

/* ---- the house, with the real engine ---- */
const module = readFileSync(process.env.HYPERCONE_WASM ?? 'build/wasm/hypercone.wasm');

class Guest {
    heard: ServerMessage[] = [];
    kept = new Map<string, Kept>();
    house!: House;
    async begin(games: Kept[] = []): Promise<this> {
        let luck = 0;
        this.house = new House(
            await new Engine().load(module),
            {
                emit: m => this.heard.push(m),
                keep: g => this.kept.set(g.room, structuredClone(g)),
                drop: room => this.kept.delete(room),
                now: () => 1000,
                random: bytes => Uint8Array.from({ length: bytes }, () => luck++),
            },
            games,
        );
        this.say({ type: 'hello', protocol: 2, name: 'Zoe' });
        return this;
    }
    /* What was answered to it at once. */
    say(m: ClientMessage): ServerMessage[] {
        const from = this.heard.length;
        this.house.hear(m);
        return this.heard.slice(from);
    }
    last<T extends ServerMessage['type']>(type: T): Extract<ServerMessage, { type: T }> | undefined {
        return this.heard.filter(m => m.type === type).at(-1) as Extract<ServerMessage, { type: T }> | undefined;
    }
    code(m: ClientMessage): string | undefined {
        return (this.say(m).find(x => x.type === 'error') as { code: string } | undefined)?.code;
    }
    async question(): Promise<GameMessage> {
        for (let i = 0; i < 5000; i++) {
            const g = this.last('game')!;
            if (g.question || this.last('room')!.state === 'over') return g;
            await new Promise(done => setTimeout(done, 1));
        }
        throw new Error('nothing was asked');
    }
    start(change: Partial<Settings> = {}): void {
        this.say({ type: 'create', ...settings({ seed: 4, ...change }) });
        this.say({ type: 'ready', ready: true });
        this.say({ type: 'start' });
    }
}

/* The first thing that is no way back. */
function answerTo(g: GameMessage): ClientMessage {
    const option = g.options!.find(o => o.kind === 'done') ?? g.options!.find(o => o.kind !== 'undo' && o.kind !== 'walk-away')!;
    return { type: 'answer', id: g.id!, choice: option.choice };
}

test('before a game: what cannot be is refused with a code and a sentence', async () => {
    const guest = await new Guest().begin();
    assert.equal(guest.last('welcome')?.server, 'offline');
    assert.equal(guest.code({ type: 'create', ...settings({ edition: 'nowhere' }) }), 'settings');
    assert.equal(guest.code({ type: 'create', ...settings({ variants: ['nonsense'] }) }), 'settings');
    assert.equal(
        guest.code({ type: 'create', ...settings({ seats: [{ player: 'me' }, { player: 'bot', bot: 'owl' }, { player: 'bot' }] }) }),
        'settings',
    );
    assert.equal(
        guest.code({ type: 'create', ...settings({ seats: [{ player: 'me', alien: 'Nobody' }, { player: 'bot' }, { player: 'bot' }] }) }),
        'settings',
    );
    assert.equal(guest.code({ type: 'start' }), 'no-room');
    assert.equal(guest.code({ type: 'join', room: 'offline-nope' }), 'no-room');
    assert.equal(guest.code({ type: 'replay', room: 'offline-nope', at: 0, eyes: null }), 'no-room');
    assert.equal(guest.code({ type: 'answer', id: 1, choice: 0 }), 'no-seat');
    assert.equal(guest.code({ type: 'suggest' }), 'not-asked');
    assert.equal(guest.code({ type: 'chat', text: 'x' }), 'no-room');
    assert.equal(guest.kept.size, 0);
    guest.say({ type: 'create', ...settings() });
    assert.equal(guest.code({ type: 'start' }), 'not-ready');
    assert.equal(guest.code({ type: 'seat', seat: 1, player: 'open' }), 'player');
    assert.equal(guest.code({ type: 'seat', seat: 1, player: 'bot', bot: 'owl' }), 'bot');
    guest.say({ type: 'seat', seat: 1, player: 'bot', bot: 'random' });
    assert.equal(guest.last('room')?.seats[1]?.bot, 'random');
});

test('answers: ids, several picks, all or nothing', async () => {
    const guest = await new Guest().begin();
    guest.start();
    const g = await guest.question(),
        before = [...guest.kept.values()][0]!.save;
    assert.equal(guest.code({ type: 'answer', id: g.id! + 1, choice: 0 }), 'not-asked');
    assert.equal(guest.code({ type: 'answer', id: g.id! - 1, choice: 0 }), 'late');
    assert.equal(guest.code({ type: 'answer', id: g.id!, choice: 9999 }), 'illegal');
    assert.equal(guest.code({ type: 'answer', id: g.id!, choices: [] }), 'illegal');
    assert.equal(guest.code({ type: 'answer', id: g.id!, choice: 'x' as unknown as number }), 'malformed');
    assert.equal([...guest.kept.values()][0]!.save, before);
    assert.equal(guest.code({ type: 'asking', rule: 'never', sheet: 'No such thing' }), 'sheet');
    assert.equal(guest.code({ type: 'asking', rule: 'sometimes' as 'never' }), 'rule');
    assert.equal(guest.code({ type: 'again' }), 'not-over');
    assert.equal(guest.code({ type: 'replay', room: g.room!, at: 0, eyes: null }), 'not-over');
    guest.say({ type: 'suggest' });
    const advice = guest.last('suggestion')!;
    assert.equal(advice.id, g.id);
    assert.equal(
        guest.code(
            g.question!.compound
                ? { type: 'answer', id: g.id!, choices: advice.choices }
                : { type: 'answer', id: g.id!, choice: advice.choices[0]! },
        ),
        undefined,
    );
    assert.notEqual([...guest.kept.values()][0]!.save, before);
});

test('a whole game: kept after every answer, gone on with elsewhere, talked about, replayed, and played again', async () => {
    let guest = await new Guest().begin();
    guest.start();
    const room = guest.last('room')!.room;
    guest.say({ type: 'chat', text: 'Hello' });
    for (let i = 0; i < 400; i++) {
        const g = await guest.question();
        if (g.view.over) break;
        if (i === 15) {
            const games = [...guest.kept.values()];
            guest = await new Guest().begin(games);
            guest.say({ type: 'join', room });
            const anew = await guest.question();
            assert.deepEqual([anew.id, anew.question?.title], [g.id, g.question?.title]);
            assert.ok(guest.heard.some(m => m.type === 'chat' && m.text === 'Hello'));
            assert.ok(guest.heard.some(m => m.type === 'game' && (m.log?.length ?? 0) > 5));
            continue;
        }
        guest.say(answerTo(g));
    }
    assert.ok(guest.last('game')!.view.over && guest.kept.get(room)!.over);
    assert.ok(
        guest.heard.some(m => m.type === 'chat' && m.talk),
        'bots talk',
    );
    guest.say({ type: 'replay', room, at: 3, eyes: 1 });
    const moment = guest.last('replay')!;
    assert.ok(moment.at === 3 && moment.view.viewer === 1 && (moment.marks?.length ?? 0) > 3);
    assert.equal(guest.code({ type: 'replay', room, at: 3, eyes: 6 }), 'eyes');
    guest.say({ type: 'again' });
    const other = await guest.question();
    assert.notEqual(other.room, room);
    guest.say({ type: 'leave' });
    assert.deepEqual([...guest.kept.keys()], [room], 'what is left is gone, what is over stays');
    assert.equal(guest.code({ type: 'leave', room: 'offline-nope' }), 'no-room');
    guest.say({ type: 'rooms' });
    assert.deepEqual(
        guest.last('rooms')!.rooms.map(r => [r.state, r.won?.length ? 'won' : 'not won']),
        [['over', 'won']],
    );
    guest.say({ type: 'leave', room });
    assert.equal(guest.kept.size + guest.last('rooms')!.rooms.length, 0, 'a game that is named goes, also when it is over');
});

test('the only person is waited for: whatever clocks are wished for, no bot sits in and none speaks in that name', async () => {
    const guest = await new Guest().begin();
    guest.start({ clock: 'fast', deal_seconds: 1, silence_seconds: 1 });
    const g = await guest.question(),
        save = [...guest.kept.values()][0]!.save;
    await new Promise(done => setTimeout(done, 1300));
    assert.equal(guest.last('game'), g);
    assert.equal([...guest.kept.values()][0]!.save, save);
    assert.ok(!g.clock && !g.deal_clock);
    assert.deepEqual([guest.say({ type: 'back' }), guest.say({ type: 'told' })], [[], []]);
    /* Days later, in another window. */
    const later = await new Guest().begin([...guest.kept.values()]);
    later.say({ type: 'join', room: g.room! });
    const again = await later.question();
    assert.deepEqual([again.id, again.question], [g.id, g.question]);
    for (let i = 0, q = again; i < 40 && q.question; i++) {
        later.say(answerTo(q));
        q = await later.question();
    }
    const room = later.last('room')!;
    assert.equal(room.seats[room.you!]!.player, 'person');
    assert.ok(!later.heard.some(m => m.type === 'stood_in' || (m.type === 'chat' && (m.notice || (m.talk && m.from === room.you)))));
});

test('two people at one screen: a curtain before the other is shown anything, and again when the page is opened anew', async () => {
    const wish = firstWish('duel', 2),
        both = settingsOf({ ...wish, seats: [wish.seats[0]!, { player: 'here', name: 'Ben', alien: null }] });
    const g = await new Guest().begin();
    g.say({ type: 'create', ...both, seed: 3, talk: false });
    g.say({ type: 'ready', ready: true });
    g.say({ type: 'start' });
    assert.deepEqual(g.last('room')!.seats.map(s => [s.name, s.player]), [
        ['Zoe', 'person'],
        ['Ben', 'person'],
    ]);
    let viewer = 0,
        curtains = 0,
        answers = 0;
    const seen = (m: ServerMessage): void => {
        if (m.type === 'game') assert.equal(m.view.viewer, viewer);
    };
    for (let i = 0; i < 4000 && !g.last('game')!.view.over && answers < 60; i++) {
        await new Promise(done => setTimeout(done, 0));
        const now = g.heard.at(-1)!,
            game = g.last('game')!;
        if (now.type === 'curtain') {
            assert.equal(game.view.viewer, viewer);
            assert.equal(game.question, null, 'whoever has the screen is asked first');
            assert.ok(g.code({ type: 'answer', id: game.id ?? 1, choice: 0 }), 'behind the curtain nobody answers');
            if (curtains++ === 2) {
                const again = await new Guest().begin([...g.kept.values()]);
                const said = again.say({ type: 'join', room: now.room });
                assert.ok(!said.some(m => m.type === 'game'), 'nothing is shown before somebody has the screen');
                assert.equal(again.last('curtain')!.seat, now.seat);
            }
            viewer = now.seat;
            g.say({ type: 'lift' }).forEach(seen);
            assert.ok(g.last('game')!.log, 'with the log of that seat');
        } else if (game.question) {
            const options = game.options!.filter(o => o.kind !== 'undo');
            g.say({ type: 'answer', id: game.id!, choice: options[i % options.length]!.choice }).forEach(seen);
            answers++;
        }
    }
    assert.ok(curtains > 5 && answers > 20, `${curtains} curtains, ${answers} answers`);
    const veiled = g.heard.at(-1)!.type === 'curtain';
    assert.equal(g.code({ type: 'lift' }), veiled ? undefined : 'no-curtain');
});
