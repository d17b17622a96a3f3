// One game, two windows of one browser: the second says so, takes it over on request, and nothing is lost or doubled.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { check, checkAxe, checkQuiet, newGame, nextQuestion, openWindow, root, shot, watch } from './lib.mjs';
import { dice, play } from './player.mjs';

const away = '.plain [role=alert]';
const same = (a, b) => a.title === b.title && a.id === b.id;
const answers = save => save.split('\n').filter(l => /^[1-8] [\w-]+/.test(l)).length;
const stored = page =>
    page.evaluate(() => JSON.parse(localStorage.getItem(Object.keys(localStorage).find(k => k.startsWith('hypercone.game.')))).save);

async function takeOver(from, to, what) {
    const before = await nextQuestion(from);
    await to.click('button:has-text("Play here")');
    const now = await nextQuestion(to);
    check(same(before, now), `${what}: it goes on with the same question`, `${before.title} / ${now.title}`);
    await from.waitForSelector(away);
    check(/another window/.test(await from.textContent(away)), `${what}: the window that had it says where it is`);
    check((await from.locator('.ask').count()) === 0, `${what}: and asks nothing any more`);
}

/* A window of the same browser. */
const second = async (page, site) => watch(await page.context().newPage(), site);

export async function offlineTwice(browser, site) {
    const a = await openWindow(browser, site);
    await newGame(a, site, { seed: 8, players: 3 });
    await play(a, { roll: dice(8), most: 6 });
    const open = await nextQuestion(a),
        b = await second(a, site);
    await b.goto(a.url());
    await b.waitForSelector(away);
    check(/open in another window/.test(await b.textContent(away)), 'two windows: the second says that the game is open');
    await checkAxe(b, 'a game that is open elsewhere');
    await shot(b, 'offline-elsewhere');
    check(same(await nextQuestion(a), open), 'two windows: the first goes on undisturbed');
    await play(a, { roll: dice(9), most: 2 });
    const first = answers(await stored(a));
    await takeOver(a, b, 'taken over');
    await play(b, { roll: dice(10), most: 4 });
    const then = await nextQuestion(b),
        more = answers(await stored(b));
    check(more > first, 'two windows: the second plays on', `${first} and ${more} answers`);
    await b.goto(site.url + '/'); /* left by the second: the first finds it where it is now */
    await b.waitForSelector('.waits li');
    await a.click('button:has-text("Play here")');
    check(same(await nextQuestion(a), then), 'two windows: and the first goes on where the second was');
    await refusedElsewhere(b);
    await play(a, { roll: dice(11), most: 3 });
    verify(await stored(a), more);
    await crashed(a, b);
    for (const page of [a, b]) checkQuiet(page, 'two windows');
    await a.context().close();
}

/* On the start page of the other window the game cannot be given up under the player's hands. */
async function refusedElsewhere(b) {
    await b.click('.waits button:has-text("Give up")');
    await b.click('.waits .sure button:has-text("Give up")');
    await b.waitForSelector('.start [role=alert]');
    check(/another window/.test(await b.textContent('.start [role=alert]')), 'two windows: a game that is played is not given up elsewhere');
    check((await b.locator('.waits li').count()) === 1, 'two windows: it is still there');
}

/* The record of both windows together is one game, every answer once. */
function verify(save, least) {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hypercone-windows-')),
        file = path.join(folder, 'game.hcg');
    fs.writeFileSync(file, save);
    const verdict = JSON.parse(execFileSync(path.join(root, 'build/hypercone'), ['replay', file, '--verify', '--json']));
    check(verdict.identical === true && answers(save) > least, 'two windows: the program replays what both have played', JSON.stringify(verdict));
    fs.rmSync(folder, { recursive: true });
}

/* A window that died without a word holds nothing. */
async function crashed(a, b) {
    const before = await nextQuestion(a),
        room = a.url();
    await a.goto('about:blank');
    await b.evaluate(() => {
        const game = Object.keys(localStorage).find(k => k.startsWith('hypercone.game.'));
        localStorage.setItem(game.replace('.game.', '.open.'), 'a window that is no more');
    });
    await b.goto(room);
    await b.reload();
    check(same(await nextQuestion(b), before), 'two windows: a window that crashed does not keep the game');
}

/* The same on a server: the seat follows the window that asked last, and the other says so. */
export async function seatTwice(browser, server) {
    const a = await openWindow(browser, server);
    await newGame(a, server, { seed: 5, players: 3 });
    await play(a, { roll: dice(5), most: 3 });
    const before = await nextQuestion(a),
        b = await second(a, server);
    await b.goto(a.url());
    check(same(await nextQuestion(b), before), 'a seat in two windows: the second has it');
    await a.waitForSelector(away);
    check((await a.locator('.ask').count()) === 0, 'a seat in two windows: the first asks nothing any more');
    await takeOver(b, a, 'a seat in two windows');
    await play(a, { roll: dice(6), most: 2 });
    for (const page of [a, b]) checkQuiet(page, 'a seat in two windows');
    await a.context().close();
}
