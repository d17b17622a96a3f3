// A test of reading: questions that the engine really asked, of every edition, are shown at a desk and on a small phone and looked at: nothing that
// can be pressed is outside its panel, no word is cut without a way to read it, what follows from an answer stands there, and the numbers under
// cards are those of the engine.
import { check, checkSoon, openWindow, score, shot } from './lib.mjs';

const TABLES = [
    { edition: 'ffg', seed: 1, players: 5, variants: ['technology'], parts: ['hazards:extreme'] },
    { edition: 'avalon-hill', seed: 2, players: 4 },
    { edition: 'eon', seed: 3, players: 4 },
    { edition: 'classic', seed: 4, players: 4 },
    { edition: 'duel', seed: 5, players: 2 },
];
const SIZES = [
    [1440, 900],
    [1366, 768],
    [1024, 768],
    [390, 844],
    [360, 640],
];
const SECONDS = 5,
    MOST = 9; /* of an edition */
/* READING_GAMES=200: every question of so many games of each edition, of READING_EDITIONS=ffg,duel or of all, at three sizes. The first is the
 * table above; then the presets of the edition follow in turn, with as many players as it seats. READING_SECONDS ends it sooner,
 * READING_FROM leaves out those that were read before. */
const GAMES = +(process.env.READING_GAMES ?? 0),
    FROM = +(process.env.READING_FROM ?? 0),
    ALL_SIZES = SIZES.filter(([width]) => ![1366, 1024].includes(width)),
    END = Date.now() + 1000 * +(process.env.READING_SECONDS ?? 24 * 3600),
    AT_ONCE = 4 /* games that are played before their questions are read */,
    GAME_SECONDS = 120;

/* Plays by chance in the page's own line to the server, game after game; keeps the first question of each kind, or all of them. */
const record = ([tables, seconds, most]) =>
    new Promise(done => {
        const ws = new WebSocket(location.origin.replace('http', 'ws') + '/ws', 'hypercone.1'),
            kept = new Map(),
            say = m => ws.send(JSON.stringify(m));
        let room = null,
            first = null,
            answered = null,
            played = 0,
            timer = 0;
        const end = () => {
            clearTimeout(timer);
            ws.close();
            done({ room: first, played, games: [...kept.values()] });
        };
        let luck = 1;
        const pick = list => list[(luck = (luck * 48271) % 2147483647) % list.length];
        const begin = () => {
            const settings = tables[played],
                seats = Array.from({ length: settings.players }, (_, i) => ({ player: i ? 'bot' : 'me' }));
            clearTimeout(timer);
            timer = setTimeout(end, seconds * 1000);
            luck = settings.seed;
            say({ type: 'create', ...settings, seats });
        };
        ws.onopen = () => say({ type: 'hello', protocol: 2, name: 'Reader' });
        ws.onmessage = e => {
            const m = JSON.parse(e.data);
            if (m.type === 'error') {
                kept.set('error', m);
                end();
            }
            if (m.type === 'welcome') begin();
            if (m.type === 'room') room = m;
            if (m.type === 'room') first ??= m;
            if (m.type === 'room' && m.state === 'over' && room.over !== true) {
                room.over = true;
                played++;
                if (played >= tables.length) end();
                else {
                    say({ type: 'leave' });
                    begin();
                }
                return;
            }
            if (m.type === 'room' && m.state === 'waiting') {
                if (!m.seats[0].ready) say({ type: 'ready', ready: true });
                else say({ type: 'start' });
            }
            if (m.type !== 'game' || !m.question || m.id === null || answered === m.id + ' ' + (m.question.picked?.length ?? 0)) return;
            answered = m.id + ' ' + (m.question.picked?.length ?? 0);
            /* What is drawn of a question: itself, its answers, the hand, the totals. The same in another game is read once. */
            const me = m.view.seats[m.view.viewer],
                all = JSON.stringify([m.question, m.options, me?.cards, me?.ships_in, m.view.phase, m.view.totals, m.view.offense, m.view.defense]);
            const key = most ? `${m.question.prompt} ${m.question.kind} ${m.question.sheet ?? ''}` : all;
            if (!kept.has(key) && (!most || (kept.size < most && !m.question.picked?.length))) kept.set(key, { ...m, events: [], log: [] });
            say({ type: 'answer', id: m.id, choice: pick(m.options.filter(o => o.kind !== 'undo')).choice });
        };
    });

/* A line to nowhere: what the page would hear from a server is said to it from inside. */
function standIn() {
    window.WebSocket = class {
        static OPEN = 1;
        readyState = 1;
        constructor() {
            window.line = this;
            setTimeout(() => this.onopen());
        }
        hear(m) {
            this.onmessage({ data: JSON.stringify(m) });
        }
        send(text) {
            const m = JSON.parse(text);
            if (m.type === 'hello') setTimeout(() => this.hear({ type: 'welcome', protocol: 2, version: '' }));
            if (m.type === 'join') setTimeout(() => this.hear({ ...window.table, state: 'running' }));
        }
        close() {}
    };
}

/* Shows one question after the other, and says of each what is wrong with it. */
async function readAll([table, games, from]) {
    const out = [];
    for (const [i, g] of games.entries()) {
        const id = from + i;
        window.line.hear({ ...g, room: table.room, id, n: 1, clock: null, deal_clock: null });
        const isThere = () => document.querySelector(`.ask[data-id="${id}"]`);
        for (let tries = 0; tries < 2000 && !isThere(); tries++) await (tries < 50 ? null : new Promise(r => setTimeout(r)));
        await null; /* what is measured after drawing is drawn as well */
        if (!isThere()) out.push([i, ['is not shown']]);
        else {
            const wrong = window.look(g.options, g.view);
            if (wrong.length) out.push([i, wrong]);
        }
    }
    return out;
}

/* What is wrong with the panel that is shown. */
function look(options, view) {
    const out = [],
        panel = document.querySelector('.ask'),
        box = panel.getBoundingClientRect();
    const scrolls = e => {
        for (let p = e; p && p !== panel.parentElement; p = p.parentElement) if (/auto|scroll/.test(getComputedStyle(p).overflow)) return true;
        return false;
    };
    for (const b of panel.querySelectorAll('button, button small, h2, .next')) {
        const r = b.getBoundingClientRect();
        if (r.width && !scrolls(b) && (r.bottom > box.bottom + 1 || r.right > innerWidth + 1 || r.left < -1))
            out.push(`outside: ${b.textContent.trim().slice(0, 50)}`);
        const hides = /hidden|clip/.test(getComputedStyle(b).overflowX),
            clamped = getComputedStyle(b).webkitLineClamp !== 'none';
        if ((hides && b.scrollWidth > b.clientWidth + 1) || ((hides || clamped) && b.scrollHeight > b.clientHeight + 2))
            out.push(`cut: ${b.textContent.trim().slice(0, 50)}`);
    }
    for (const o of options) {
        const own = o.outlook?.kind === 'bound' ? o.outlook.own : null,
            said = own === null || own === undefined ? null : document.querySelector(`.card[data-card="${o.thing}"] .res b`)?.textContent;
        if (said && /^\d/.test(said) && parseInt(said, 10) !== own) out.push(`${o.text} says ${said}, the engine ${own}`);
        const follows = o.outlook ? o.outlook.text : options.length <= 3 ? o.gist : '',
            card = document.querySelector(`.card.can[data-card="${o.thing}"]`);
        if (/f-(act|buttons|reply|side)/.test(panel.className) && follows && !o.then?.length && !panel.textContent.includes(follows))
            out.push(`what follows from ${o.text} is missing: ${follows}`);
        for (const t of /f-act/.test(panel.className) ? (o.then ?? []) : [])
            if (t.outlook && t.side === undefined && !panel.textContent.includes(t.outlook.text))
                out.push(`what follows from ${o.text} ${t.text} is missing: ${t.outlook.text}`);
        if (/f-card /.test(panel.className) && card && o.outlook?.top && card.querySelector('.res b')?.textContent !== o.outlook.top)
            out.push(`what ${o.text} comes to is missing: ${o.outlook.top}`);
    }
    for (const [side, of] of [['off', 'offense'], ['def', 'defense']]) {
        const total = view?.totals?.[of],
            said = document.querySelector(`.side.${side} .sum b`)?.textContent;
        const counted = !view?.deal && view?.totals?.steps.length && total !== null && total !== undefined; /* in talks colonies stand there */
        if (counted && said !== undefined && said !== '–' && said !== String(total)) out.push(`the ${of} has ${said}, the engine says ${total}`);
    }
    return out;
}

/* The tables that are read of an edition: the plain one, then its presets in turn. */
async function tablesOf(server, base, n) {
    const c = await (await fetch(`${server.url}/api/catalogue.json?edition=${base.edition}`)).json(),
        { players_min, players_max } = c.editions.find(e => e.id === base.edition),
        words = text => (text ?? '').split(' ').filter(Boolean);
    return Array.from({ length: n }, (_, i) => {
        const { boxes, parts, variants } = c.presets[(i - 1) % (c.presets.length + 1)] ?? {},
            players = players_min + (i % (players_max - players_min + 1)),
            plain = { edition: base.edition, players, seed: 1000 + i };
        if (!i || !(boxes || parts || variants)) return i ? plain : base;
        return { ...plain, ...(boxes ? { boxes: words(boxes) } : {}), variants: words(variants), parts: words(parts) };
    });
}

async function openReader(browser, server, width, height) {
    const reader = await openWindow(browser, server, { width, height, touch: width < 720, name: 'Reader' });
    await reader.addInitScript(standIn);
    await reader.addInitScript({ content: `window.look = ${look};` });
    return reader;
}

async function sitDown(reader, server, { room }) {
    await reader.addInitScript(table => (window.table = table), room);
    await reader.goto(`${server.url}/room/${room.room}`);
    await reader.evaluate(() => (document.documentElement.style.visibility = 'hidden')); /* laid out, but not painted: that is most of the time */
    await checkSoon(() => reader.evaluate(() => !!window.line), Boolean, 'the page is there');
}

let id = 1;
async function read(reader, table, name, [width, height]) {
    const wrongs = await reader.evaluate(readAll, [table.room, table.games, id]);
    for (const [i, wrong] of wrongs) {
        const g = table.games[i];
        await reader.evaluate(readAll, [table.room, [g], id + table.games.length]);
        await reader.evaluate(() => (document.documentElement.style.visibility = 'visible'));
        await shot(reader, `reading-${name}-${width}-${score.failed}`);
        await reader.evaluate(() => (document.documentElement.style.visibility = 'hidden'));
        check(false, `${name}, ${width}x${height}, "${g.question.short}"`, wrong.slice(0, 3).join(' | '));
    }
    score.passed += table.games.length;
    id += table.games.length + 1;
}

/* What lies outside has to be noticed, and a total that is not the engine's. */
async function noticed(reader, name) {
    const found = await reader.evaluate(() => {
        const all = document.querySelectorAll('.ask button, .ask h2, .ask .next');
        for (const e of all) e.style.transform = 'translateY(900px)';
        return window.look([], null).length;
    });
    check(found > 0, `${name}: what lies outside is noticed`);
}

/* A sample: the first question of each kind. */
async function sample(browser, server, page) {
    const tables = await Promise.all(TABLES.map(t => page.evaluate(record, [[t], SECONDS, MOST])));
    for (const size of SIZES) {
        const reader = await openReader(browser, server, ...size);
        for (const [i, table] of tables.entries()) {
            check(table.games.length > 3, `${TABLES[i].edition}: questions were recorded`, JSON.stringify(table.games).slice(0, 300));
            await sitDown(reader, server, table);
            await read(reader, table, TABLES[i].edition, size);
        }
        await noticed(reader, size.join('x'));
        await reader.context().close();
    }
}

/* Every question of many games. */
async function whole(browser, server, page, base) {
    const tables = (await tablesOf(server, base, GAMES)).slice(FROM),
        readers = [];
    let games = 0,
        questions = 0,
        broken = 0;
    while (games + broken < tables.length && Date.now() < END) {
        const some = tables.slice(games + broken, games + broken + AT_ONCE),
            table = await page.evaluate(record, [some, GAME_SECONDS, 0]);
        const error = table.games.find(g => g.type === 'error');
        if (error) console.log(`${base.edition}: no such table: ${JSON.stringify(some[table.played])}: ${error.text ?? JSON.stringify(error)}`);
        table.games = table.games.filter(g => g.type === 'game');
        games += table.played;
        if (table.played < some.length) broken++;
        questions += table.games.length;
        if (table.games.length === 0) continue;
        for (const [i, size] of ALL_SIZES.entries()) {
            if (!readers[i]) {
                readers[i] = await openReader(browser, server, ...size);
                await sitDown(readers[i], server, table);
            }
            await readers[i].evaluate(room => window.line.hear({ ...room, state: 'running' }), table.room);
            await read(readers[i], table, base.edition, size);
        }
        if (games % 20 < AT_ONCE) console.log(`${base.edition}: ${games} games, ${questions} questions so far`);
    }
    const sizes = ALL_SIZES.map(s => s.join('x')).join(', ');
    console.log(`${base.edition}: ${games} games, ${broken} not played to their end, ${questions} questions, each at ${sizes}`);
    for (const reader of readers) await reader.context().close();
}

export async function reading(browser, server) {
    const page = await openWindow(browser, server, { name: 'Reader' }),
        wanted = process.env.READING_EDITIONS?.split(',');
    await page.goto(server.url + '/');
    if (!GAMES) await sample(browser, server, page);
    else for (const t of TABLES.filter(t => !wanted || wanted.includes(t.edition))) await whole(browser, server, page, t);
    await page.context().close();
}
