// Offline games that are left in the middle: they wait, go on where they were, can be given up; and browsers that keep nothing.
import { check, checkAxe, checkQuiet, checkSoon, newGame, nextQuestion, openWindow, shot, watch } from './lib.mjs';
import { dice, play } from './player.mjs';

const waits = '.mine.waits li';
const stored = page => page.evaluate(() => Object.keys(localStorage).filter(k => k.startsWith('hypercone.game.')));
const same = (a, b) => a.title === b.title && a.id === b.id;

/* Left by closing the window, found again on the start page, gone on with, given up. */
export async function leftAndFound(browser, site) {
    const page = await openWindow(browser, site);
    await newGame(page, site, { seed: 8, players: 3 });
    await play(page, { roll: dice(8), most: 7 });
    const before = await nextQuestion(page);
    const later = watch(await page.context().newPage(), site);
    await page.close();
    await later.goto(site.url + '/');
    await later.waitForSelector(waits);
    check((await later.textContent('.waits h2')) === 'A game waits for you', 'kept: the start page says that a game waits');
    check(/turn \d/.test(await later.textContent(waits)), 'kept: and how far it is', await later.textContent(waits));
    await checkAxe(later, 'a game that waits');
    await shot(later, 'offline-waits');
    await later.click(`${waits} a:has-text("Go on")`);
    check(same(await nextQuestion(later), before), 'kept: it goes on with the question that was left');
    await play(later, { roll: dice(9), most: 3 });
    await later.click('[aria-label="Hypercone, the start page"]');
    await later.click(`${waits} button:has-text("Give up")`);
    await later.click(`${waits} button:has-text("Keep")`);
    check((await stored(later)).length === 1, 'kept: giving up is asked for twice');
    await later.click(`${waits} button:has-text("Give up")`);
    await later.click(`${waits} .sure button:has-text("Give up")`);
    await later.waitForSelector(waits, { state: 'detached' });
    await checkSoon(async () => (await stored(later)).length, n => n === 0, 'kept: what is given up is gone');
    checkQuiet(later, 'kept');
    await later.context().close();
}

/* Somebody has changed an answer: the game is not played on as if nothing were wrong. */
export async function changed(browser, site) {
    const page = await openWindow(browser, site);
    await newGame(page, site, { seed: 8, players: 3 });
    await play(page, { roll: dice(8), most: 7 });
    await nextQuestion(page);
    const room = page.url();
    await page.goto(site.url + '/');      /* a game that is open is kept with each answer of its bots */
    await page.evaluate(() => {
        const key = Object.keys(localStorage).find(k => k.startsWith('hypercone.game.')),
            game = JSON.parse(localStorage.getItem(key));
        game.save = game.save.replace(/check [0-9a-f]{8}/, 'check 00000001');
        localStorage.setItem(key, JSON.stringify(game));
    });
    await page.goto(room);
    await page.waitForSelector('.plain [role=alert]');
    check(/cannot go on/.test(await page.textContent('.plain [role=alert]')), 'kept: a game that was changed is not played on');
    await page.click('button:has-text("Remove it")');
    await page.waitForSelector('.lform');
    check((await stored(page)).length === 0 && (await page.locator(waits).count()) === 0, 'kept: and can be removed');
    checkQuiet(page, 'a changed game');
    await page.context().close();
}

/* Storage that may not be touched at all. */
export async function forbidden(browser, site) {
    const page = await openWindow(browser, site);
    await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
            get() {
                throw new DOMException('The operation is insecure.', 'SecurityError');
            },
        });
    });
    await page.goto(site.url + '/');
    await page.waitForSelector('.offnote .warnline');
    check(/keeps nothing/.test(await page.textContent('.offnote')), 'forbidden storage: the start page says that nothing is kept');
    await newGame(page, site, { seed: 5, players: 3 });
    await page.waitForSelector('.offline[role=status]:has-text("cannot keep")');
    await checkAxe(page, 'a game that is not kept');
    await shot(page, 'offline-not-kept');
    await page.click('.offline button:has-text("Play on")');
    const asked = await play(page, { roll: dice(5), most: 5 });
    check(asked.questions === 5, 'forbidden storage: the game is played all the same');
    await checkSoon(() => page.locator('.offline').count(), n => n === 0, 'forbidden storage: the line goes when it has been read');
    const room = page.url();
    await page.reload();
    await page.waitForSelector('.plain [role=alert]');
    check(page.url() === room && /no such game/.test(await page.textContent('.plain')), 'forbidden storage: afterwards the page says it is gone');
    checkQuiet(page, 'forbidden storage');
    await page.context().close();
}

/* Storage that is full to the last byte, and then not any more. */
export async function full(browser, site) {
    const page = await openWindow(browser, site);
    await page.goto(site.url + '/');
    await page.evaluate(() => {
        for (let size = 1 << 20, i = 0; size >= 1; ) {
            try {
                localStorage.setItem(`filler ${i}`, 'x'.repeat(size));
                i++;
            } catch {
                size >>= 1;
            }
        }
    });
    await newGame(page, site, { seed: 5, players: 3 });
    await page.waitForSelector('.offline[role=status]:has-text("cannot keep")');
    await play(page, { roll: dice(5), most: 3 });
    check((await stored(page)).length === 0, 'full storage: the game is played and not kept');
    await page.evaluate(() => localStorage.clear());
    await play(page, { roll: dice(5), most: 2 });
    await page.waitForSelector('.offline', { state: 'detached' });
    check((await stored(page)).length === 1, 'full storage: when there is room again the game is kept');
    const before = await nextQuestion(page);
    await page.reload();
    check(same(await nextQuestion(page), before), 'full storage: and goes on after a reload');
    checkQuiet(page, 'full storage');
    await page.context().close();
}
