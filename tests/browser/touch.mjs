// Fingers on the table: two that close and spread, one that moves it, double taps; and taps and long presses that still mean what they meant.
import { check, checkAxe, checkQuiet, checkSoon, newGame, nextQuestion, openWindow, shot, sleep } from './lib.mjs';
import { answer, dice } from './player.mjs';

/* Real touch events, as a screen sends them: each entry of `path` is where the fingers are at one moment. */
async function drag(page, path, { pause = 12 } = {}) {
    const client = (page.touch ??= await page.context().newCDPSession(page));
    const points = fingers => fingers.map(([x, y], id) => ({ x, y, id }));
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(path[0]) });
    for (const fingers of path.slice(1)) {
        await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(fingers) });
        await sleep(pause);
    }
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
const steps = (n, f) => Array.from({ length: n + 1 }, (_, i) => f(i / n));
/* Two fingers around a point, from one distance to another. */
const pinch = (page, [x, y], from, to) =>
    drag(
        page,
        steps(10, t => {
            const d = (from + (to - from) * t) / 2;
            return [
                [x - d, y],
                [x + d, y],
            ];
        }),
    );
const doubleTap = async (page, [x, y]) => {
    await page.touchscreen.tap(x, y);
    await page.touchscreen.tap(x, y);
};
/* A finger can be too slow on a busy machine (a tap becomes a long press, a double tap two taps): it tries again, as a person would. */
async function tries(act, done) {
    for (let i = 0; i < 5; i++) {
        await act();
        for (const end = Date.now() + 2000; Date.now() < end; await sleep(30)) if (await done()) return true;
    }
    return false;
}
const middle = async (page, selector) => {
    const b = await page.locator(selector).first().boundingBox();
    return [b.x + b.width / 2, b.y + b.height / 2];
};
const scale = page =>
    page.evaluate(() => {
        const d = document.querySelector('.zoomed');
        return d ? new DOMMatrix(getComputedStyle(d).transform).a : 0;
    });
const left = page => page.evaluate(() => new DOMMatrix(getComputedStyle(document.querySelector('.zoomed')).transform).e);
const state = page => page.evaluate(() => [document.querySelector('.ask').dataset.id, document.querySelector('.ask').textContent].join(' '));

/* Plays on until ships are asked for. */
async function untilShips(page) {
    const roll = dice(4);
    for (let i = 0, before = null; i < 40; i++) {
        const q = await nextQuestion(page, before);
        if (q.form === 'ships') return q;
        if (['planet', 'side', 'buttons'].includes(q.form)) await page.keyboard.press('e'); /* ships are chosen one by one, not along with it */
        await answer(page, q, roll);
        before = q.form === 'held' ? before : q.id;
    }
    throw new Error('ships were never asked for');
}

export async function fingers(browser, server) {
    const page = await openWindow(browser, server, { width: 390, height: 844, touch: true });
    await newGame(page, server, { seed: 4, players: 4 });
    await untilShips(page);
    const before = await state(page);
    const bar = await page.evaluate(
        () => [...document.querySelectorAll('.ptop h1, .pph b')].filter(e => e.scrollWidth > e.clientWidth + 1).length,
    );
    check(bar === 0, 'phone: turn and phase are not cut off');
    await pinch(page, await middle(page, '.scene'), 220, 60);
    await checkSoon(() => page.locator('.zoom .tablebox svg').count(), n => n === 1, 'fingers: two that close show the whole table');
    check((await page.evaluate(() => visualViewport.scale)) === 1, 'fingers: and the page itself stays as it is');
    await checkSoon(() => scale(page), s => s > 0 && s < 0.7, 'fingers: all of it');
    const small = await scale(page);
    await shot(page, 'fingers-whole');
    await checkAxe(page, 'the whole table on a phone');
    await pinch(page, await middle(page, '.scene'), 60, 240);
    await checkSoon(() => scale(page), s => s > small * 2.5, 'fingers: two that spread enlarge it');
    const at = await left(page);
    const [x, y] = await middle(page, '.scene');
    await drag(
        page,
        steps(8, t => [[x - 80 * t, y]]),
    );
    await checkSoon(() => left(page), l => l < at - 40, 'fingers: one moves it');
    await shot(page, 'fingers-large');
    check((await state(page)) === before, 'fingers: none of that was an answer');
    await page.click('[aria-label="All of the table"]');
    await pinch(page, await middle(page, '[data-area=planet] .hit'), 60, 160);
    await tapsAndPresses(page);
    await page.click('[aria-label="All of the table"]');
    const all = s => Math.abs(s - small) < 0.01;
    await checkSoon(() => scale(page), all, 'fingers: a button shows all of it again');
    const spot = [(await middle(page, '.scene'))[0], y];
    const enlarged = await tries(
        () => doubleTap(page, spot),
        async () => (await scale(page)) > small * 1.5,
    );
    check(enlarged, 'fingers: a double tap enlarges');
    await page.click('[aria-label="Make the table smaller"]');
    await page.focus('.zoombox');
    await page.keyboard.press('0');
    await checkSoon(() => scale(page), all, 'fingers: keys work, too');
    await page.keyboard.press('+');
    await checkSoon(() => scale(page), s => s > small + 0.02, 'fingers: plus enlarges');
    checkQuiet(page, 'fingers');
    await page.context().close();
    await onADesk(browser, server);
    await pageScrolls(browser, server);
}

/* On the enlarged table: a tap adds a ship, a long press takes it back. */
async function tapsAndPresses(page) {
    const lit = page.locator('[data-area=planet] .hit'),
        box = await page.locator('.zoombox').boundingBox();
    let spot = null;
    for (let i = 0; i < (await lit.count()) && !spot; i++) {
        const b = await lit.nth(i).boundingBox(),
            c = [b.x + b.width / 2, b.y + b.height / 2];
        if (c[0] > box.x + 10 && c[0] < box.x + box.width - 70 && c[1] > box.y + 10 && c[1] < box.y + box.height - 10) spot = c;
    }
    if (!check(spot, 'fingers: a lit planet is in sight')) return;
    const picked = () => page.locator('.ask .stepper.on, .ask .chip, .ask .chips > *').count();
    const none = await picked();
    await tries(
        () => page.touchscreen.tap(...spot),
        async () => (await picked()) !== none,
    );
    await checkSoon(() => page.locator('.ask .btn.go:not([disabled])').count(), n => n === 1, 'fingers: a tap on the enlarged table picks a ship');
    await drag(
        page,
        steps(45, () => [spot]),
    );
    await checkSoon(picked, n => n === none, 'fingers: a long press takes it back');
}

/* A touch screen in the layout of a desk. */
async function onADesk(browser, server) {
    const page = await openWindow(browser, server, { width: 1280, height: 800, touch: true });
    await newGame(page, server, { seed: 4, players: 4 });
    await untilShips(page);
    check((await page.locator('.zoombtns').count()) === 0, 'desk: no buttons while nothing is enlarged');
    await pinch(page, await middle(page, '.table'), 80, 240);
    await checkSoon(() => scale(page), s => s > 2, 'desk: two fingers enlarge the table');
    await shot(page, 'fingers-desk');
    await page.click('[aria-label="All of the table"]');
    await checkSoon(() => scale(page), s => s === 1, 'desk: and back');
    checkQuiet(page, 'fingers on a desk');
    await page.context().close();
}

/* Pages that are longer than the screen are scrolled as ever. */
async function pageScrolls(browser, server) {
    const page = await openWindow(browser, server, { width: 390, height: 700, touch: true });
    await page.goto(server.url + '/');
    await page.waitForSelector('.eds .ed');
    await drag(
        page,
        steps(12, t => [[195, 600 - 400 * t]]),
    );
    const down = () => page.evaluate(() => scrollY + (document.querySelector('.lobby')?.scrollTop ?? 0));
    await checkSoon(down, n => n > 100, 'fingers: the start page scrolls');
    await page.context().close();
}
