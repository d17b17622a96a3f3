// The newcomer's way: a start page with three choices, the rest folded and remembered; and the rules on one page, searched as one types.
import { check, checkAxe, checkQuiet, checkSoon, nextQuestion, openWindow, shot } from './lib.mjs';

const SIZES = [
    ['desk', { width: 1440, height: 900 }],
    ['phone', { width: 390, height: 844, touch: true }],
];

async function inside(page, what) {
    const wide = await page.evaluate(() => [...document.querySelectorAll('main *')].filter(e => e.getBoundingClientRect().right > innerWidth + 1).length);
    check(wide === 0, `${what}: nothing sticks out to the side`, `${wide} things`);
}

async function firstTime(browser, server, name, size) {
    const page = await openWindow(browser, server, { ...size, name: '', unfolded: false });
    await page.goto(server.url + '/');
    await page.waitForSelector('.choices .choice:not([disabled])');
    check((await page.locator('.choices .choice').count()) === 3, `${name}: three choices`);
    check(/Learn/.test(await page.textContent('.choices .choice.go')), `${name}: for somebody new, learning is the filled one`);
    check(!(await page.locator('.eds').isVisible()), `${name}: what can be set is folded`);
    const lowest = await page.evaluate(() => Math.max(...[...document.querySelectorAll('.choices .choice')].map(e => e.getBoundingClientRect().bottom)));
    check(lowest <= size.height, `${name}: all three are seen without scrolling`, String(lowest));
    await shot(page, `start-${name}`);
    await inside(page, `${name}, start page`);
    await checkAxe(page, `${name}: start page`);
    await page.click('.fold summary');
    await page.click('[aria-label="One player fewer"]');
    await page.click('.segc button:has-text("Keep one of two")');
    await shot(page, `start-unfolded-${name}`);
    await page.reload();
    await page.waitForSelector('.fold[open] .seat.add');
    check((await page.textContent('.seat.add .stepper b')).trim() === '4', `${name}: what was set is remembered`);
    check(/4 players.*keeps one of two/.test(await page.textContent('.fold summary')), `${name}: and said as a sentence`);
    await page.click('.choice:has-text("Learn")');
    const q = await nextQuestion(page);
    check(!!q.title, `${name}: learning begins a game`);
    await checkSoon(() => page.locator('.ask .coach').count(), n => n > 0, `${name}: in which the coach explains`);
    checkQuiet(page, `${name}, newcomer`);
    await page.context().close();
}

async function rulesOf(browser, server, name, size) {
    const page = await openWindow(browser, server, size);
    await page.goto(server.url + '/');
    await page.click('.nav a:has-text("Rules")');
    await page.waitForSelector('.rtext dd');
    const all = await page.locator('.rtext dd').count();
    check(all > 100 && (await page.locator('.rpics > li > svg').count()) === 6, `${name}: the rules with pictures`, String(all));
    await shot(page, `rules-${name}`);
    await inside(page, `${name}, rules`);
    await checkAxe(page, `${name}: rules`);
    await page.fill('[aria-label="Search the rules"]', 'compensation ships');
    await checkSoon(() => page.locator('.rtext dd').count(), n => n > 0 && n < all / 4, `${name}: searching leaves what has the words`);
    check((await page.locator('.rtext dd').allTextContents()).every(t => /ship/i.test(t)), `${name}: and only that`);
    await page.fill('[aria-label="Search the rules"]', '');
    await page.click('.rchapters a:has-text("Avalon Hill")');
    await checkSoon(() => page.textContent('.rtext h1'), t => /Avalon Hill/.test(t), `${name}: each edition has its book`);
    await page.reload();
    await page.waitForSelector('.rtext dd');
    checkQuiet(page, `${name}, rules`);
    await page.context().close();
}

export async function newcomer(browser, server) {
    for (const [name, size] of SIZES) {
        await firstTime(browser, server, name, size);
        await rulesOf(browser, server, name, size);
    }
}
