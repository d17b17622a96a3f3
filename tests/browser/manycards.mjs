// A hand of twenty: every card can be read and reached at every size, lies among its kind, and rises when it is touched.
import { check, checkAxe, checkQuiet, checkSoon, newGame, openWindow, shot } from './lib.mjs';
import { dice, play } from './player.mjs';

const SIZES = [
    ['1440', { width: 1440, height: 900 }],
    ['1024', { width: 1024, height: 768 }],
    ['2560', { width: 2560, height: 1440 }],
    ['390', { width: 390, height: 844, touch: true }],
    ['360', { width: 360, height: 640, touch: true }],
];

/* Every hand of mine is filled up to twenty as its message is read; where a card is asked for, all encounter cards can be chosen. */
const fillHands = () => {
    const parse = JSON.parse;
    const made = i => ({
        card: 900 + i,
        ...(i % 4 === 3 ? { kind: 'negotiate', name: 'Negotiate' } : { kind: 'attack', name: `Attack ${10 + i}`, value: 10 + i }),
    });
    JSON.parse = (...args) => {
        const m = parse(...args);
        const me = m?.type === 'game' && m.view.viewer !== null ? m.view.seats[m.view.viewer] : null;
        for (let i = 0; me && me.cards.length < 20; i++) me.cards.push(made(i));
        if (me) me.hand = me.cards.length;
        if (me && m.question?.does === 'play')
            for (const c of me.cards.filter(c => c.card >= 900))
                m.options.push({ choice: 5000 + c.card, kind: 'card', thing: c.card, card: c, text: c.name, help: '' });
        return m;
    };
};

async function atSize(browser, server, name, size) {
    const page = await openWindow(browser, server, size);
    await page.addInitScript(fillHands);
    await newGame(page, server, { seed: 21, players: 3 });
    /* Real cards only are played on the way. */
    const reached = await play(page, { roll: dice(3), most: 60, done: q => q.form === 'card' && q.phase === 'Planning' });
    if (!check(reached.last !== null && !reached.over, `hand of 20 at ${name}: a card is asked for`)) return;
    const cards = page.locator('.hand .card');
    /* Like cards lie on one pile, what cannot be played is folded: together they are twenty. */
    const lying = await page.evaluate(() => {
        const of = e => +(e?.textContent.match(/\d+/)?.[0] ?? 1);
        return {
            cards: [...document.querySelectorAll('.hand .card')].reduce((n, c) => n + of(c.querySelector('.copies')), 0),
            piles: document.querySelectorAll('.hand .copies').length,
            folded: +(document.querySelector('.notnow b')?.textContent ?? 0),
            kinds: [...document.querySelectorAll('.jumps b')].map(e => +e.textContent).reduce((n, m) => n + m, 0),
        };
    });
    check(lying.cards + lying.folded === 20 && lying.piles > 0, `hand of 20 at ${name}: all are there, like ones on a pile`, JSON.stringify(lying));
    check(lying.kinds === (size.touch ? 40 : 20), `hand of 20 at ${name}: each kind says how many`, JSON.stringify(lying));
    const kinds = await cards.evaluateAll(all => all.map(c => /k-(\w+)/.exec(c.className)[1]));
    const runs = kinds.filter((k, i) => k !== kinds[i - 1]).length;
    check(size.touch || runs === new Set(kinds).size, `hand of 20 at ${name}: sorted by kind`, kinds.join(' '));
    await shot(page, `hand-20-${name}`);
    const worst = await cards.evaluateAll(all => {
        let least = 999;
        all.forEach((c, i) => {
            c.scrollIntoView({ inline: 'nearest', block: 'nearest' });
            const r = c.getBoundingClientRect(),
                next = all[i + 1]?.getBoundingClientRect();
            least = Math.min(least, (next && next.top < r.bottom ? Math.min(next.left, r.right) : r.right) - r.left);
        });
        return least;
    });
    check(worst >= 34, `hand of 20 at ${name}: of every card its number can be seen`, `${worst} px`);
    const last = (await cards.count()) - 1;
    for (const i of [0, last >> 1, last]) {
        const card = cards.nth(i);
        await card.scrollIntoViewIfNeeded();
        const { on, inside } = await card.evaluate(c => {
            const r = c.getBoundingClientRect(),
                at = document.elementFromPoint(r.left + 14, r.top + 30);
            return { on: at !== null && c.contains(at), inside: r.left >= -1 && r.left + 30 <= innerWidth };
        });
        check(on && inside, `hand of 20 at ${name}: card ${i + 1} can be touched`);
    }
    if (!size.touch) {
        const before = (await cards.nth(6).boundingBox()).y;
        await cards.nth(6).hover({ position: { x: 12, y: 40 } });
        await page.waitForTimeout(250);
        const z = await cards.nth(6).evaluate(c => +getComputedStyle(c).zIndex);
        check((await cards.nth(6).boundingBox()).y <= before && z >= 60, `hand of 20 at ${name}: the touched card rises`, String(z));
    }
    await checkAxe(page, `hand of 20 at ${name}`);
    await (size.touch ? wholeHand : unfold)(page, name, lying.folded);
    checkQuiet(page, `hand of 20 at ${name}`);
    await page.context().close();
}

/* What is not for now opens by a tap, and by its kind. */
async function unfold(page, name, folded) {
    if (!folded) return;
    await page.click('.notnow');
    await page.waitForSelector('.notnow', { state: 'detached' });
    check((await page.locator('.hand .card.idle').count()) > 0, `hand of 20 at ${name}: what is not for now unfolds`);
    await shot(page, `hand-20-unfolded-${name}`);
    await page.click('.jumps button >> nth=-1');
    const focused = () => page.evaluate(() => document.activeElement?.className ?? '');
    await checkSoon(focused, at => /card/.test(at), `hand of 20 at ${name}: a kind leads to its cards`);
}

/* On a phone all twenty stand on a sheet, five in a row. */
async function wholeHand(page, name) {
    await page.click('.jumps button >> nth=0');
    await page.waitForSelector('.handsheet .five');
    const sheet = await page.evaluate(() => {
        const all = [...document.querySelectorAll('.handsheet .card')].map(c => c.getBoundingClientRect());
        return { n: all.length, row: all.filter(r => r.top === all[0].top).length, wide: Math.max(...all.map(r => r.right)) <= innerWidth };
    });
    check(sheet.n === 20 && sheet.row === 5 && sheet.wide, `hand of 20 at ${name}: all at once, five in a row`, JSON.stringify(sheet));
    await shot(page, `hand-20-sheet-${name}`);
    await checkAxe(page, `hand of 20 at ${name}: the sheet`);
    await page.locator('.handsheet .card.can').first().click();
    await page.waitForSelector('.handsheet', { state: 'detached' });
    check((await page.locator('.hand .card.sel').count()) === 1, `hand of 20 at ${name}: a tap there chooses`);
}

export async function manyCards(browser, server) {
    for (const [name, size] of SIZES) await atSize(browser, server, name, size);
}
