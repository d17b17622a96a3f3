// A test of reading: questions that the engine really asked, of every edition, are shown at a desk and on a small phone and looked at: nothing that
// can be pressed is outside its panel, no word is cut without a way to read it, what follows from an answer stands there, and the numbers under
// cards are those of the engine.
import { check, checkSoon, openWindow, shot } from './lib.mjs';

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
/* READING_GAMES=200: so many whole games of each edition, and every question whose panel is of another make. */
const GAMES = +(process.env.READING_GAMES ?? 0),
    HOURS = 3600;

/* Plays by chance in the page's own line to the server, and keeps the first question of each kind. */
const record = ([settings, seconds, most, games]) =>
    new Promise(done => {
        const ws = new WebSocket(location.origin.replace('http', 'ws') + '/ws', 'hypercone.1'),
            kept = new Map(),
            say = m => ws.send(JSON.stringify(m));
        let room = null,
            first = null,
            answered = null,
            played = 0;
        const end = () => {
            ws.close();
            done({ room: first, played, games: [...kept.values()] });
        };
        setTimeout(end, seconds * 1000);
        let luck = 1;
        const pick = list => list[(luck = (luck * 48271) % 2147483647) % list.length];
        const begin = () => {
            const seats = Array.from({ length: settings.players }, (_, i) => ({ player: i ? 'bot' : 'me' }));
            say({ type: 'create', ...settings, seed: settings.seed + 1000 * played, seats });
        };
        /* Panels of one make: asked for the same reason, with as many answers and cards. */
        const makeOf = q =>
            games ? ` ${q.options.length} ${q.view.seats[q.view.viewer]?.hand} ${q.options.some(o => o.then)} ${q.options.some(o => o.ships)}` : '';
        ws.onopen = () => say({ type: 'hello', protocol: 2, name: 'Reader' });
        ws.onmessage = e => {
            const m = JSON.parse(e.data);
            if (m.type === 'welcome') begin();
            if (m.type === 'room') room = m;
            if (m.type === 'room') first ??= m;
            if (m.type === 'room' && m.state === 'over' && room.over !== true) {
                room.over = true;
                played++;
                if (played >= games) end();
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
            const key = `${m.question.prompt} ${m.question.kind} ${m.question.sheet ?? ''}${makeOf(m)}`;
            if (!kept.has(key) && kept.size < most && !m.question.picked?.length) kept.set(key, m);
            answered = m.id + ' ' + (m.question.picked?.length ?? 0);
            say({ type: 'answer', id: m.id, choice: pick(m.options.filter(o => o.kind !== 'undo')).choice });
        };
    });

/* What is wrong with the panel that is shown. */
function look(options) {
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
        if (/f-card /.test(panel.className) && card && o.outlook?.top && card.querySelector('.res b')?.textContent !== o.outlook.top)
            out.push(`what ${o.text} comes to is missing: ${o.outlook.top}`);
    }
    return out;
}

export async function reading(browser, server) {
    const page = await openWindow(browser, server, { name: 'Reader' });
    await page.goto(server.url + '/');
    const tables = await Promise.all(TABLES.map(t => page.evaluate(record, [t, GAMES ? HOURS : SECONDS, GAMES ? 1200 : MOST, GAMES])));
    await page.context().close();
    for (const [width, height] of SIZES) {
        const reader = await openWindow(browser, server, { width, height, touch: width < 720, name: 'Reader' });
        let line = null,
            id = 1;
        await reader.routeWebSocket(/\/ws$/, ws => {
            line = ws;
            ws.onMessage(text => {
                const m = JSON.parse(text);
                if (m.type === 'hello') ws.send(JSON.stringify({ type: 'welcome', protocol: 2, version: '' }));
                if (m.type === 'join') {
                    const { room } = tables.find(t => t.room?.room === m.room) ?? tables[0];
                    ws.send(JSON.stringify({ ...room, state: 'running' }));
                }
            });
        });
        for (const [i, { room, games }] of tables.entries()) {
            check(games.length > 3, `${TABLES[i].edition}: questions were recorded`, String(games.length));
            if (GAMES) console.log(`${TABLES[i].edition}: ${tables[i].played} games, ${games.length} panels at ${width}x${height}`);
            await reader.goto(`${server.url}/room/${room.room}`);
            await checkSoon(() => line !== null, Boolean, 'the page is there');
            for (const g of games) {
                id++;
                line.send(JSON.stringify({ ...g, room: room.room, id, n: 1, events: [], log: [], clock: null, deal_clock: null }));
                await reader.waitForSelector(`.ask[data-id="${id}"]`);
                const wrong = await reader.evaluate(look, g.options);
                if (wrong.length) await shot(reader, `reading-${TABLES[i].edition}-${width}-${id}`);
                check(!wrong.length, `${TABLES[i].edition}, ${width}x${height}, "${g.question.short}"`, wrong.slice(0, 3).join(' | '));
            }
        }
        const moved = await reader.evaluate(() => {
            const all = document.querySelectorAll('.ask button, .ask h2, .ask .next');
            for (const e of all) e.style.transform = 'translateY(900px)';
            return all.length;
        });
        check((await reader.evaluate(look, [])).length > 0, `${width}x${height}: what lies outside is noticed`, `${moved} moved`);
        await reader.context().close();
    }
}
