// A hand of twenty: every card can be read and reached at every size, lies among its kind, and rises when it is touched.
import { check, checkAxe, checkQuiet, newGame, openWindow, shot } from './lib.mjs';
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
    check((await cards.count()) === 20, `hand of 20 at ${name}: all are there`, String(await cards.count()));
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
    for (const i of [0, 9, 19]) {
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
    checkQuiet(page, `hand of 20 at ${name}`);
    await page.context().close();
}

export async function manyCards(browser, server) {
    for (const [name, size] of SIZES) await atSize(browser, server, name, size);
}
