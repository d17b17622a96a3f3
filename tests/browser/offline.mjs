// Without a server: the static folder on a plain web host, and the page of a server that plays offline or whose server goes away.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import zlib from 'node:zlib';
import { check, checkAxe, checkQuiet, checkSoon, newGame, nextQuestion, openWindow, root, shot, sleep } from './lib.mjs';
import { changed, forbidden, full, leftAndFound } from './kept.mjs';
import { dice, play } from './player.mjs';
import { offlineTwice } from './windows.mjs';
import { instantiate } from '../wasm/module.mjs';

const folder = path.join(root, 'build/web-static'),
    program = path.join(root, 'build/hypercone');
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.wasm': 'application/wasm' };

/* As simple as a web host can be: files under a path of its own, gzipped, and nothing else. */
export async function host(under, without = null) {
    const sent = [];
    const server = http.createServer((request, response) => {
        const name = new URL(request.url, 'http://host').pathname;
        let file = name.startsWith(under + '/') ? path.join(folder, name.slice(under.length)) : '';
        if (file && fs.existsSync(file) && fs.statSync(file).isDirectory()) file = path.join(file, 'index.html');
        if (!file.startsWith(folder) || !fs.existsSync(file) || without?.test(name)) {
            sent.push(`404 ${name}`);
            response.writeHead(404).end();
            return;
        }
        const body = zlib.gzipSync(fs.readFileSync(file));
        sent.push(name);
        response
            .writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream', 'content-encoding': 'gzip' })
            .end(body);
    });
    await new Promise(done => server.listen(0, '127.0.0.1', done));
    return { server, sent, url: `http://127.0.0.1:${server.address().port}${under}` };
}

const roomOf = page => /#\/(?:room|replay)\/([^?]+)/.exec(page.url())?.[1];

/* A whole game by clicking, with a reload in the middle; then its replay, its file, and another game. */
export async function offline(browser) {
    sizes();
    const site = await host('/any/path'),
        page = await openWindow(browser, site);
    await newGame(page, site, { seed: 5, players: 4 });
    const room = roomOf(page);
    check(/^offline-/.test(room ?? ''), 'offline: the game has an address of its own', page.url());
    await play(page, { roll: dice(5), most: 12 });
    await reload(page);
    check((await suggests(page)) !== '', 'offline: the coach gives advice');
    const end = await play(page, { roll: dice(6), seen: watchTalk(page) });
    check(end.over, 'offline: the game comes to its end by clicking', JSON.stringify(end));
    check(page.talked > 0, 'offline: bots talk');
    await shot(page, 'offline-over');
    checkQuiet(page, 'offline game');
    await replay(page, room);
    await startPage(page, site);
    await encyclopaedia(page, site);
    await golden(page, site);
    check(
        !site.sent.some(x => x.startsWith('404')),
        'offline: nothing is asked for that is not in the folder',
        site.sent.filter(x => x.startsWith('404')).join(' '),
    );
    checkQuiet(page, 'offline');
    await page.context().close();
    await phone(browser, site);
    site.server.close();
    await withoutEngine(browser);
}

/* Left in the middle, changed by others, or not to be kept at all. */
export async function offlineKept(browser) {
    const site = await host('/kept');
    for (const part of [leftAndFound, changed, forbidden, full, offlineTwice]) await part(browser, site);
    site.server.close();
}

/* What goes over the line, compressed. */
function sizes() {
    const assets = fs.readdirSync(path.join(folder, 'assets')),
        packed = name => zlib.gzipSync(fs.readFileSync(path.join(folder, 'assets', name)), { level: 9 }).length;
    const late = assets.filter(n => /^(hypercone|offline|worker)-/.test(n)),
        first = assets.filter(n => !late.includes(n));
    const sum = names => names.reduce((n, name) => n + packed(name), 0);
    console.log(
        `offline engine: ${(sum(late) / 1024).toFixed(1)} KB compressed, the rest of the page ${(sum(first) / 1024).toFixed(1)} KB`,
    );
    check(late.length === 3 && sum(late) <= 640 * 1024, 'the offline engine has at most 640 KB', `${late.join(' ')}: ${sum(late)}`);
    check(sum(first) <= 250 * 1024, 'the page has at most 250 KB', String(sum(first)));
}

async function reload(page) {
    const before = await nextQuestion(page),
        lines = await page.locator('.log .ln').count();
    await page.reload();
    const after = await nextQuestion(page);
    check(
        after.title === before.title && after.id === before.id,
        'offline: after a reload the same question waits',
        `${before.title} / ${after.title}`,
    );
    check((await page.locator('.log .ln').count()) >= lines - 1, 'offline: and the log is there again');
    await shot(page, 'offline-reloaded');
}

async function suggests(page) {
    await page.keyboard.press('?');
    await page.waitForSelector('.coach .take:has-text("Do that")');
    return (await page.textContent('.coach b')) ?? '';
}

const watchTalk = page => async () => {
    page.talked = Math.max(page.talked ?? 0, await page.evaluate(() => +(document.querySelector('.tabs .dot')?.textContent ?? '0')));
};

async function replay(page, room) {
    await page.click('.ask a:has-text("See the replay")');
    await page.waitForSelector('.rpt');
    const of = +(/of (\d+)/.exec(await page.textContent('.rpt')) ?? [])[1];
    check(of > 20, 'offline: the replay knows how many decisions there were', String(of));
    check((await page.locator('.track .enc').count()) > 1, 'offline: the replay has marks');
    check(/won$/.test(((await page.textContent('.wonby')) ?? '').trim()), 'offline: the replay says who won');
    check((await page.locator('.track .enc[data-result]').count()) > 1, 'offline: and how the encounters went');
    await page.click('[aria-label="To the end"]');
    await page.waitForFunction(n => document.querySelector('.rpt')?.textContent.includes(`decision ${n} of`), of);
    const open = await page.locator('.hands .mini').count();
    await page.click('.eyes button:has-text("Mira")');
    await page.waitForFunction(n => document.querySelectorAll('.hands .mini').length < n, open);
    await shot(page, 'offline-replay');
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('a[download]')]),
        file = await download.path();
    const verdict = JSON.parse(execFileSync(program, ['replay', file, '--verify', '--json']));
    check(verdict.identical === true, 'offline: the program replays the file alike', JSON.stringify(verdict));
    await page.goto(page.url());
    await page.reload();
    await page.waitForFunction(n => document.querySelector('.rpt')?.textContent.includes(`decision ${n} of`), of);
    check(roomOf(page) === room && /at=\d+&eyes=0/.test(page.url()), 'offline: the moment has an address, also after a reload', page.url());
}

/* Says plainly that it is offline, hides what needs a server, lists the games. */
async function startPage(page, site) {
    await page.goto(site.url + '/');
    await page.waitForSelector('.offnote');
    await page.waitForSelector('.rooms.kept li');
    const text = await page.textContent('body');
    check(/You play offline/.test(text), 'offline: the start page says so');
    check(!/Open rooms|Spectators|Listed|Clocks|Back to the server/.test(text), 'offline: what needs a server is hidden');
    check((await page.locator('select option[value=open]').count()) === 0, 'offline: no seat for other people');
    check((await page.textContent('.start .btn.go')).startsWith('New game against bots'), 'offline: it offers a game against bots');
    check((await page.locator('.rooms.kept a:has-text("Replay")').count()) === 1, 'offline: the finished game is listed');
    const won = await page.textContent('.rooms.kept li b');
    check(/\S+ won$/.test(won ?? ''), 'offline: with who won it', won);
    await checkAxe(page, 'offline start page');
    await shot(page, 'offline-home');
    await page.click('.more summary');
    await page.fill('.more input', 'nonsense');
    await page.click('.start .btn.go');
    await page.waitForSelector('.start [role=alert]');
    check(/seed/.test(await page.textContent('.start [role=alert]')), 'offline: bad settings are refused with a sentence');
    await page.fill('.more input', '');
    await page.selectOption('[aria-label="Seat 2"]', 'sage');
    await page.click('.start .btn.go');
    await nextQuestion(page);
    await page.click('[aria-label="Hypercone, the start page"]');
    await page.click('.waits a:has-text("Go on")');
    await nextQuestion(page);
    await page.click('[aria-label=Menu]');
    await page.click('button:has-text("Give up the game")');
    await page.click('.sure button:has-text("Give up the game")');
    await page.waitForSelector('.rooms.kept li');
    await checkSoon(() => page.locator('.waits').count(), n => n === 0, 'offline: a game that was left is gone');
}

async function encyclopaedia(page, site) {
    await page.goto(site.url + '/#/encyclopaedia/Zombie');
    await page.waitForFunction(() => document.querySelector('.sheet h1')?.textContent.trim() === 'Zombie');
    check((await page.locator('.elist li').count()) > 30, 'offline: the encyclopaedia is there');
}

/* The golden games inside the browser: the same bytes as in the program. */
async function golden(page, site) {
    const games = fs
        .readdirSync(path.join(root, 'tests/golden'))
        .filter(n => n.endsWith('.hcg'))
        .map(n => path.join(root, 'tests/golden', n));
    const module = site.sent.find(n => n.endsWith('.wasm'));
    const here = await page.evaluate(
        `(async (texts) => {
            const { exports: w, text, put } = await (${instantiate.toString()})(await (await fetch(${JSON.stringify(module)})).arrayBuffer());
            return texts.map(t => text(w.hcw_verify(put(t))));
        })(${JSON.stringify(games.map(g => fs.readFileSync(g, 'utf8')))})`,
    );
    games.forEach((game, i) => {
        const native = JSON.parse(execFileSync(program, ['replay', game, '--verify', '--json'])).hash;
        check(here[i] === native, `golden game ${path.basename(game)} in Chromium`, `${here[i]} and ${native}`);
    });
}

async function phone(browser, site) {
    const page = await openWindow(browser, site, { width: 360, height: 640, touch: true });
    await newGame(page, site, { seed: 3, players: 3 });
    await play(page, { roll: dice(3), most: 6 });
    await shot(page, 'offline-phone');
    checkQuiet(page, 'offline phone');
    await page.context().close();
}

/* A host that does not send the engine: the page says so. */
async function withoutEngine(browser) {
    const site = await host('/half', /\.wasm$/),
        page = await openWindow(browser, site, { quiet: [/404/] });
    await page.goto(site.url + '/');
    await page.waitForSelector('.start [role=alert]');
    check(/engine could not be started: .*404/.test(await page.textContent('.start [role=alert]')), 'offline: a missing engine is said so');
    check(await page.locator('.start .btn.go').isDisabled(), 'offline: and no game can be begun');
    checkQuiet(page, 'offline without engine');
    await page.context().close();
    site.server.close();
}

/* Served by a server: the engine is not in the first load, "Play offline" is a choice, and helps when the server goes away. */
export async function offlineServed(browser, server) {
    const page = await openWindow(browser, server, { quiet: [/WebSocket connection/, /ERR_CONNECTION_REFUSED/] }),
        asked = [],
        began = Date.now();
    page.on('request', r => asked.push(r.url()));
    await page.goto(server.url + '/');
    await page.waitForSelector('.eds .ed');
    /* After 20 seconds it would come by itself: offlineAhead. */
    const first = asked.filter(u => /\.wasm|worker/.test(u));
    check(!first.length || Date.now() - began > 20_000, 'the engine is not in the first load', first.join(' '));
    await page.click('.start [data-offer=offline]');
    await page.waitForSelector('.offnote');
    await page.waitForSelector('.start .btn.go:not([disabled])');
    await checkSoon(() => asked.filter(u => /\.wasm/.test(u)).length, n => n > 0, 'it comes when it is wanted');
    const module = asked.find(u => /\.wasm/.test(u));
    const head = (await page.request.get(module)).headers();
    check(
        head['content-type'] === 'application/wasm' && head['content-encoding'] === 'gzip',
        'the server sends the engine packed and by its type',
        JSON.stringify(head),
    );
    await page.click('.start .btn.go');
    const before = await nextQuestion(page);
    check(/\/room\/offline-/.test(page.url()), 'an offline game on a server has its own kind of address', page.url());
    await page.reload();
    const again = await nextQuestion(page);
    check(again.title === before.title, 'and goes on after a reload', `${before.title} / ${again.title}`);
    await page.click('[aria-label="Hypercone, the start page"]');
    await page.click('button:has-text("Back to the server")');
    await page.waitForSelector('.rooms:not(.kept)');
    check(/offline/.test(await page.textContent('.waits')), 'the start page of the server tells of the offline game');
    await page.click('.waits a:has-text("Go on")');
    check((await nextQuestion(page)).title === before.title, 'and leads back to it');
    await page.click('[aria-label="Hypercone, the start page"]');
    await page.click('button:has-text("Back to the server")');
    await page.waitForSelector('.rooms:not(.kept)');
    await page.waitForLoadState('networkidle');
    await server.kill('SIGKILL');
    await page.waitForSelector('.offline [data-offer=offline]');
    await shot(page, 'offline-offer');
    await page.click('.offline [data-offer=offline]');
    await page.waitForSelector('.waits a:has-text("Go on")');
    await page.waitForSelector('.start .btn.go:not([disabled])');
    await page.click('.start .btn.go');
    await play(page, { roll: dice(2), most: 4 });
    check((await nextQuestion(page)) !== null, 'with the server gone a new game is played');
    await sleep(50);
    checkQuiet(page, 'offline on a server');
    await page.context().close();
    await server.start();
}

/* A server that goes away later cannot send the engine any more: the page has fetched it ahead. */
export async function offlineAhead(browser, server) {
    const page = await openWindow(browser, server, { quiet: [/WebSocket connection/, /ERR_CONNECTION_REFUSED/] });
    await page.clock.install();
    await page.goto(server.url + '/');
    await page.waitForSelector('.start .btn.go:not([disabled])');
    const ahead = page.waitForResponse(r => r.url().endsWith('.wasm'));
    await page.clock.fastForward(21_000);
    await (await ahead).finished();
    await server.kill('SIGKILL');
    await page.waitForSelector('.offline [data-offer=offline]');
    await page.click('.offline [data-offer=offline]');
    await page.waitForSelector('.start .btn.go:not([disabled])');
    await page.click('.start .btn.go');
    const asked = await play(page, { roll: dice(4), most: 3 });
    check(asked.questions === 3, 'without the server a first game offline is played');
    checkQuiet(page, 'engine fetched ahead');
    await page.context().close();
    await server.start();
}
