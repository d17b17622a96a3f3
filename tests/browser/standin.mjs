// A bot sits in for a silent player: the others read it, the player takes over with one tap and reads what was answered.
import { check, checkAxe, checkQuiet, checkSoon, openWindow, PATIENCE, shot, sleep } from './lib.mjs';
import { dice, play } from './player.mjs';

/* What comes of an answer and of nothing else. */
const CHOSEN = ['AIMED', 'GATHERED', 'INVITED', 'INVITED_NOBODY', 'JOINED', 'CARD_DOWN', 'DEAL_OFFERED'];
const SILENCE = 5; /* seconds; the page offers a minute at least */
const soonSilent = seconds => {
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
        send.call(this, String(text).replace(/"silence_seconds":\d+/, `"silence_seconds":${seconds}`));
    };
};

/* Keeps what the log says, whatever of it is drawn. */
function keepLog(page) {
    page.told = [];
    page.on('websocket', line =>
        line.on('framereceived', ({ payload }) => {
            const m = JSON.parse(String(payload));
            if (m.type === 'game') page.told.push(...m.events);
        }),
    );
    return page;
}

/* Two people and a bot at a table: one before a desk, one with a phone. */
async function sitDown(browser, server) {
    const desk = keepLog(await openWindow(browser, server)),
        phone = keepLog(await openWindow(browser, server, { width: 390, height: 844, touch: true }));
    await desk.addInitScript(soonSilent, SILENCE);
    await desk.goto(server.url + '/');
    await desk.waitForSelector('.eds .ed');
    await desk.fill('.hello input', 'Hanna');
    const waits = () => desk.textContent('.lform');
    check((await waits()).includes('The game waits for you'), 'alone: the start page says that the game waits');
    await desk.selectOption('[aria-label="Seat 2"]', 'open');
    check((await waits()).includes('A bot sits in for a player who is silent'), 'with others: the start page says when a bot sits in');
    await desk.click('.start .btn.go');
    await desk.waitForSelector('.linkb code');
    await phone.goto(server.url + '/');
    await phone.waitForSelector('.hello input');
    await phone.fill('.hello input', 'Gus');
    await phone.goto(desk.url());
    await phone.click('button:has-text("I am ready")');
    await desk.click('button:has-text("I am ready")');
    await desk.click('button:has-text("Start the game"):not([disabled])');
    for (const p of [desk, phone]) await p.waitForSelector('.ask');
    return { desk, phone };
}

/* `active` answers whatever it is asked until a bot sits in for the other one. */
async function untilSilent(active, silent) {
    let sits = false;
    const seen = silent.waitForSelector('.ask.standin', { timeout: 2 * PATIENCE }).then(() => (sits = true));
    const playing = play(active, { roll: dice(3), done: () => sits }).catch(() => {});
    await seen;
    return playing;
}

async function onTheScreen(page, selector, what) {
    const box = await page.locator(selector).first().boundingBox(),
        size = page.viewportSize();
    const inside = !!box && box.x >= 0 && box.y >= 0 && box.x + box.width <= size.width + 1 && box.y + box.height <= size.height + 1;
    check(inside, `${what} is on the screen`, JSON.stringify(box));
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    check(wide <= 0, `${what}: nothing sticks out to the side`, `${wide} px`);
}

async function logSays(page, sentence, name) {
    const ticker = page.locator('.ticker'),
        small = (await ticker.count()) > 0;
    if (small) await ticker.click();
    await checkSoon(() => page.locator('.log').textContent(), t => t.includes(sentence), `${name}: the log says it`);
    if (small) await page.keyboard.press('Escape');
}

async function takesOver({ name, page, other, who }) {
    await untilSilent(other, page);
    await checkSoon(() => other.locator('.standins').textContent(), t => t.includes(`A bot sits in for ${who}`), `${name}: the other one reads it`);
    await onTheScreen(other, '.standins', `${name}: what the others read`);
    await onTheScreen(page, '.standin .btn.go', `${name}: the button`);
    await shot(page, `standin-${name}`);
    await shot(other, `standin-${name}-others`);
    await checkAxe(page, `${name}: a bot sits in`);
    await checkAxe(other, `${name}: a bot sits in for somebody`);
    await logSays(other, `A bot sits in for ${who}, who has been silent for a while.`, name);
    /* Until the bot has done something, its list would be empty. No longer: a game may be over in five encounters. */
    const before = other.told.length,
        acted = () => other.told.slice(before).some(e => CHOSEN.includes(e.kind) && e.text.startsWith(`${who} `));
    await play(other, { roll: dice(4), done: acted });
    await page.click('.standin .btn.go');
    await page.waitForSelector('.stoodin dd');
    await onTheScreen(page, '.stoodin .btn.go', `${name}: what was answered`);
    await shot(page, `standin-${name}-told`);
    await checkAxe(page, `${name}: what was answered`);
    await page.click('.stoodin .btn.go');
    await checkSoon(() => page.locator('.stoodin, .standin').count(), n => n === 0, `${name}: the seat is back, and all is read`);
    await checkSoon(() => other.locator('.standins').count(), n => n === 0, `${name}: the others read nothing any more`);
    await page.reload();
    await page.waitForSelector('.ask');
    await sleep(200);
    check((await page.locator('.stoodin').count()) === 0, `${name}: what was read does not come again`);
}

/* A game each: with random answers one is soon over. */
export async function standIn(browser, server) {
    for (const silent of ['phone', 'desk']) {
        const { desk, phone } = await sitDown(browser, server);
        if (silent === 'phone') await takesOver({ name: 'phone', page: phone, other: desk, who: 'Gus' });
        else await takesOver({ name: 'desk', page: desk, other: phone, who: 'Hanna' });
        checkQuiet(desk, 'desk');
        checkQuiet(phone, 'phone');
        await desk.context().close();
        await phone.context().close();
    }
}
