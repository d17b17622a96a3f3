// A campaign of four games: begun from the start page, decided by buttons before the game; its standings are in the room and over the table.
import { check, checkAxe, checkQuiet, openWindow, PATIENCE, shot, unfold } from './lib.mjs';

const SIZES = [
    ['1440x900', {}],
    ['390x844', { width: 390, height: 844, touch: true }],
    ['360x640', { width: 360, height: 640, touch: true }],
];

async function begin(page, server) {
    await page.goto(server.url + '/');
    await unfold(page);
    await page.waitForSelector('.eds .ed');
    await page.click('.more summary');
    await page.fill('.more input', '7');
    await page.click('.tog:has-text("Campaign")');
    await page.click('.start .btn.go');
    await page.waitForSelector('.campaign .decide');
}

/* Words and buttons lie on the screen, and nothing moves the page sideways. */
const lies = page =>
    page.evaluate(() => {
        const out = [...document.querySelectorAll('.campaign *')].filter(e => e.getBoundingClientRect().right > innerWidth + 1);
        const sideways = document.documentElement.scrollWidth > innerWidth + 1 ? ['the page is too wide'] : [];
        return [...sideways, ...out.map(e => e.textContent.slice(0, 40))];
    });

async function decide(page, name) {
    const section = page.locator('.campaign');
    check(/Campaign, game 1 of 4/.test(await section.textContent()), `${name}: which of four games it is`);
    const box = await page.locator('.campaign .decide').boundingBox();
    check(box !== null && box.y >= 0 && box.y < page.viewportSize().height, `${name}: what is to be decided is seen at once`, JSON.stringify(box));
    const bad = await lies(page);
    check(!bad.length, `${name}: nothing of it is cut`, bad.join(' | '));
    await checkAxe(page, `${name}: the room of a campaign`);
    await shot(page, `campaign-${name}`);
    if (!name.startsWith('1440')) {
        const [question, invitation] = await page.evaluate(() =>
            ['.campaign', '.inv'].map(s => document.querySelector(s)?.getBoundingClientRect().top ?? Infinity),
        );
        check(question < invitation, `${name}: the question comes before the invitation`, `${question} ${invitation}`);
    }
    let asked = 0,
        told = 0;
    while (await Promise.race([
        page.waitForSelector('.campaign .decide .btn').then(() => true),
        page.waitForSelector('.ask').then(() => false),
    ])) {
        const said = await page.textContent('.campaign .decide b'),
            buttons = page.locator('.campaign .decide .btn');
        check(/\?/.test(said), `${name}: a question`, said);
        check((await buttons.count()) >= 2, `${name}: with a choice`);
        if (/alien/i.test(said)) {
            const speak = await page.waitForSelector('.campaign .decide small', { timeout: PATIENCE }).catch(() => null); /* the catalogue comes later */
            check(speak !== null && (await speak.textContent()).length > 5, `${name}: an alien says what it does`, said);
            told++;
        }
        asked++;
        await buttons.first().click();
        await page.waitForFunction(was => document.querySelector('.ask') || document.querySelector('.campaign .decide b')?.textContent !== was ||
            !document.querySelector('.campaign .decide'), said, { timeout: 5000 }).catch(() => {});      /* the same may be asked again */
        if (asked > 30) break;
    }
    check(told > 0, `${name}: aliens are chosen`);
    check(asked > 0 && asked <= 30, `${name}: what comes before the game is decided by buttons`, String(asked));
    await page.waitForSelector('.ask', { timeout: PATIENCE });
    check((await page.locator('.lobby').count()) === 0, `${name}: then the game begins`);
}

export async function campaign(browser, server) {
    for (const [name, size] of SIZES) {
        const page = await openWindow(browser, server, size);
        await begin(page, server);
        await decide(page, name);
        checkQuiet(page, `${name}, campaign`);
        await page.context().close();
    }
}
