// Nobody is overtaken: a question that has only just appeared is not answered, "Go on" lies where no answer will, the reveal waits,
// and an answer can be taken back for a moment.
import { check, checkAxe, checkQuiet, checkSoon, newGame, nextQuestion, openWindow, shot, sleep } from './lib.mjs';
import { answer, dice, play } from './player.mjs';

const SIZES = [
    ['desk', { width: 1440, height: 900 }],
    ['phone', { width: 390, height: 844 }],
];
const ANSWERS = '.ask .opts .btn, .ask .pick .btn, .ask .seg3 .btn, .ask .longlist .btn';
const GUARD = 400,
    SLACK = 15; /* clocks of a page are rounded */

/* Notes when each question is first seen, and when it is answered. */
const spy = page =>
    page.addInitScript(() => {
        window.seen = {};
        window.sent = [];
        const send = WebSocket.prototype.send;
        WebSocket.prototype.send = function (text) {
            const m = JSON.parse(text);
            if (m.type === 'answer') window.sent.push({ id: m.id, at: performance.now(), along: !!m.choices && !(m.id in window.seen) });
            return send.call(this, text);
        };
        new MutationObserver(() => {
            const id = document.querySelector('.ask.you')?.dataset.id;
            if (id && !(id in window.seen)) window.seen[id] = performance.now();
        }).observe(document, { subtree: true, childList: true, attributes: true });
    });

/* Clicks and types every 50 ms, whatever is there, for a whole game. */
async function impatience(browser, server, name, size) {
    const page = await openWindow(browser, server, { ...size, takeBack: 600 });
    await spy(page);
    await newGame(page, server, { seed: 11, players: 3 });
    await page.evaluate(() => {
        const all =
            '.ask button:not([disabled]):not(.whyq):not(.bulb):not(.takeback), .card.can, ' +
            '[data-area=planet] .hit, [data-area=seat] .sun, .pseat.lit1';
        let n = 1;
        const next = most => (n = (n * 16807) % 2147483647) % most;
        window.hurry = setInterval(() => {
            const things = [...document.querySelectorAll(all)];
            if (things.length) things[next(things.length)].dispatchEvent(new MouseEvent('click', { bubbles: true }));
            const key = [' ', 'Enter', '1', '2'][next(4)];
            if (n % 3 === 0) document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        }, 50);
    });
    const end = Date.now() + (+process.env.IMPATIENT || 20) * 1000;
    while (Date.now() < end && !(await page.locator('.ask.over').count())) await sleep(200);
    await page.evaluate(() => clearInterval(window.hurry));
    const { seen, sent } = await page.evaluate(() => ({ seen: window.seen, sent: window.sent }));
    /* Ships that were chosen with the side go along with it: that question is never shown. */
    const early = sent.filter(a => !a.along && !(a.at - seen[a.id] >= GUARD - SLACK));
    check(sent.length >= 4, `${name}: the impatient one gets to answer`, String(sent.length));
    check(!early.length, `${name}: no question is answered within 400 ms`, JSON.stringify(early.slice(0, 3)));
    checkQuiet(page, `${name}, impatient`);
    await page.context().close();
}

async function takingBack(browser, server, name, size) {
    /* Time enough on any machine; that it goes out when the time is over another window shows. */
    const page = await openWindow(browser, server, { ...size, takeBack: 60_000 });
    await spy(page);
    await newGame(page, server, { seed: 5, players: 3 });
    const q = await nextQuestion(page);
    await answer(page, q, dice(3));
    await page.waitForSelector('.ask.leaving .takeback');
    await shot(page, `take-back-${name}`);
    await checkAxe(page, `${name}: an answer on its way`);
    await page.click('.ask.leaving .takeback');
    await page.waitForSelector(`.ask.you[data-id="${q.id}"]`);
    check((await page.evaluate(() => window.sent.length)) === 0, `${name}: what is taken back was never sent`);
    await answer(page, q, dice(3));
    await page.keyboard.press('u');
    await page.waitForSelector(`.ask.you[data-id="${q.id}"]`);
    check((await page.evaluate(() => window.sent.length)) === 0, `${name}: nor what a key takes back`);
    checkQuiet(page, `${name}, taking back`);
    await page.context().close();
    const other = await openWindow(browser, server, { ...size, takeBack: 1000 });
    await spy(other);
    await newGame(other, server, { seed: 5, players: 3 });
    await answer(other, await nextQuestion(other), dice(3));
    await checkSoon(() => other.evaluate(() => window.sent.length), n => n > 0, `${name}: what is not taken back goes out`);
    await other.context().close();
}

const overlap = (a, b) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

async function goingOn(browser, server, name, size) {
    const page = await openWindow(browser, server, { ...size, motion: true });
    await newGame(page, server, { seed: 21, players: 3 });
    const first = await play(page, { done: q => q.form === 'held', most: 120 });
    if (!check(first.last?.form === 'held', `${name}: a reveal is shown`)) return;
    await page.waitForFunction(() => !/turned up/.test(document.querySelector('.ask.held h2 span')?.textContent ?? ''));
    await sleep(4000);
    check((await page.locator('.ask.held').count()) === 1, `${name}: the first reveal waits for me`);
    const go = await page.locator('.ask.held .btn').boundingBox();
    await shot(page, `go-on-${name}`);
    await page.click('.ask.held .btn');
    const met = [];
    await play(page, {
        most: 15,
        seen: async q => {
            if (q.form === 'held' || q.form === 'over') return;
            for (const b of await page.locator(ANSWERS).all()) {
                const box = await b.boundingBox();
                if (!box || !overlap(go, box)) continue;
                met.push(`${q.title}: ${await b.textContent()} (${box.y} over ${go.y + go.height})`);
            }
        },
    });
    check(!met.length, `${name}: no answer lies where "Go on" was`, met.join(' | '));
    checkQuiet(page, `${name}, going on`);
    await page.context().close();
}

export async function neverOvertaken(browser, server) {
    for (const [name, size] of SIZES) {
        await takingBack(browser, server, name, size);
        await goingOn(browser, server, name, size);
        await impatience(browser, server, name, size);
    }
}
