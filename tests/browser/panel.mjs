// The question panel: titles are short, every card says what it comes to, side and ships are one question, help opens upwards and
// covers nothing, ships are spread by one tap, and what weighs is tapped twice.
import { check, checkAxe, checkQuiet, newGame, nextQuestion, openWindow, shot } from './lib.mjs';
import { answer, dice } from './player.mjs';

const SIZES = [
    ['1440x900', { width: 1440, height: 900 }],
    ['390x844', { width: 390, height: 844, touch: true }],
    ['360x640', { width: 360, height: 640, touch: true }],
];

/* Words of the panel that do not fit where they stand. */
const cut = page =>
    page.evaluate(() => {
        const panel = document.querySelector('.ask'),
            over = panel.scrollHeight - panel.clientHeight > 2 ? ['the panel itself'] : [];
        return [...over, ...[...panel.querySelectorAll('h2 > span, .next, .cons dt, .cons dd, .btn, small, .stp b')]
            .filter(e => e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).display !== 'inline' && e.clientWidth > 0)
            .filter(e => !e.closest('.chips'))
            .map(e => e.textContent.trim().slice(0, 40))];
    });

async function cards(page, name) {
    const said = await page.locator('.card.can .res').allTextContents();
    check(said.length > 0 && said.every(t => /\S/.test(t)), `${name}: every card says what it comes to`, said.join(' | '));
    await page.locator('.card.can').first().click({ force: true });
    await page.waitForSelector('.ask .cons dd');
    check((await page.locator('.ask .cons dd').count()) === 2, `${name}: the chosen one explains both cases`);
    await page.keyboard.press('h');
    await page.waitForSelector('.helpbox');
    const where = await page.evaluate(() => {
        const r = e => document.querySelector(e).getBoundingClientRect();
        return { box: r('.helpbox').bottom, top: r('.helpbox').top, panel: r('.ask').top };
    });
    check(where.box <= where.panel + 1 && where.top >= 0, `${name}: help opens upwards and covers nothing of the question`, JSON.stringify(where));
    await shot(page, `panel-help-${name}`);
    await checkAxe(page, `${name}: help`);
    await page.keyboard.press('Escape');
    await page.waitForSelector('.helpbox', { state: 'detached' });
}

async function joins(page, name) {
    await page.locator('.seg3 .btn').first().click();
    await page.waitForSelector('.shiprow .stp');
    check((await page.locator('.ask .cons dd').count()) === 2, `${name}: joining says what a win brings and a defeat costs`);
    await page.click('[aria-label="One ship fewer"]');
    check(/Send 1 ship to/.test(await page.textContent('.ask .btn.go')), `${name}: the button says how many go, and to whom`);
    await shot(page, `panel-join-${name}`);
    const bad = await cut(page);
    check(!bad.length, `${name}: nothing is cut when a side is chosen`, bad.join(' | '));
    const id = +(await page.getAttribute('.ask', 'data-id'));
    await page.click('.ask .btn.go');
    await page.waitForFunction(was => +(document.querySelector('.ask.you')?.dataset.id ?? was + 9) !== was, id);
}

/* Target and ships are one panel and one button; whoever wants to choose the ships is asked for them. */
async function aims(page, name, byOne) {
    await page.locator('[data-area=planet] .hit').first().click({ force: true });
    await page.waitForSelector('.shiprow .stp');
    check(/with 4 ships/.test(await page.textContent('.ask .btn.go')), `${name}: the button says where to, and with how many ships`);
    await page.click('[aria-label="One ship fewer"]');
    await page.waitForFunction(() => /with 3 ships/.test(document.querySelector('.ask .btn.go').textContent));
    check(/from/.test(await page.textContent('.shiprow .wherefrom')), `${name}: where they come from is said`);
    await shot(page, `panel-aim-${name}`);
    const bad = await cut(page);
    check(!bad.length, `${name}: nothing is cut when a target is chosen`, bad.join(' | '));
    if (byOne) await page.click('.shiprow .mini-b');
    await page.click('.ask .btn.go');
}

async function ships(page, name, form) {
    await page.click('.shiprow .mini-b');
    check((await page.locator('.ask .btn.go:not([disabled])').count()) === 1, `${name}, ${form}: one tap spreads them evenly`);
    await shot(page, `panel-${form}-${name}`);
}

/* A click on a portrait opens its sheet, and Escape closes it. */
async function opens(page, name) {
    await page.locator('.whoz[data-opens]').first().click();
    await page.waitForSelector('.pop[role=dialog]');
    check(/\w/.test(await page.textContent('.pop h3')), `${name}: a click on a portrait opens its sheet`);
    await shot(page, `panel-sheet-${name}`);
    await page.keyboard.press('Escape');
    await page.waitForSelector('.pop', { state: 'detached' });
}

async function at(browser, server, name, size) {
    const page = await openWindow(browser, server, size),
        met = new Set();
    for (const seed of [7, 3]) {
        await newGame(page, server, { seed, players: 5 });
        const roll = dice(seed);
        for (let i = 0, before = null, aimed = false; i < 30 && met.size < 10; i++) {
            const q = await nextQuestion(page, before);
            if (q.form === 'over') break;
            if (aimed && q.form !== 'act') {
                check((q.form === 'ships') === (aimed === 'by one'), `${name}: ships are asked for only if they are to be chosen one by one`, q.form);
                aimed = false;
            }
            before = q.form === 'held' ? before : q.id;
            if (q.form !== 'held') {
                check(q.short.length <= 44, `${name}: a short title`, q.short);
                const bad = await cut(page);
                check(!bad.length, `${name}, ${q.form}: nothing is cut`, bad.join(' | '));
            }
            const fresh = !met.has(q.form);
            met.add(q.form);
            if (fresh && q.form === 'card') {
                await opens(page, name);
                await cards(page, name);
            }
            if (fresh && (q.form === 'ships' || q.form === 'places') && (await page.locator('.shiprow .mini-b').count())) {
                await ships(page, name, q.form);
                await page.click('.ask .btn.go');
                continue;
            }
            if (q.form === 'planet' && (await page.locator('.ask.you').getAttribute('data-asked')).startsWith('Which planet do you attack')) {
                aimed = met.has('aimed') ? 'by one' : 'spread';
                met.add('aimed');
                await aims(page, name, aimed === 'by one');
                continue;
            }
            if (fresh && q.form === 'side' && /^Join/.test(q.short)) {
                await joins(page, name);
                continue;
            }
            await answer(page, q, roll, { negotiate: i % 4 === 3 });
        }
    }
    check(['card', 'aimed', 'ships', 'side'].every(f => met.has(f)), `${name}: cards, targets, ships and sides came up`, [...met].join(' '));
    checkQuiet(page, `${name}, panel`);
    await page.context().close();
}

export async function panel(browser, server) {
    for (const [name, size] of SIZES) await at(browser, server, name, size);
}
