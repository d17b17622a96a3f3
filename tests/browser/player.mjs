// A player who answers every kind of question with the mouse, the way a person would: things on the table and in the hand, then the button.
import { nextQuestion, PATIENCE, sleep } from './lib.mjs';

/* Numbers that are the same in every run. */
export function dice(seed) {
    let s = seed % 2147483647 || 1;
    return n => {
        s = (s * 16807) % 2147483647;
        return s % n;
    };
}

const click = (page, selector, index = 0) => page.locator(selector).nth(index).click({ force: true, timeout: PATIENCE });

async function lit(page, kind) {
    const selector = kind === 'card' ? '.card.can' : kind === 'seat' ? '[data-area=seat] .sun, .pseat.lit1' : '[data-area=planet] .hit';
    return { selector, n: await page.locator(selector).count() };
}

/* The same, for questions that cannot be answered without: the drawing may come a moment after the words. */
async function litSoon(page, kind) {
    const things = await lit(page, kind);
    if (things.n) return things;
    await page.locator(things.selector).first().waitFor({ timeout: PATIENCE });
    return lit(page, kind);
}

/* Answers one question by clicking. `wish` may say what to prefer: { negotiate: true } to look for deals. */
export async function answer(page, q, roll, wish = {}) {
    switch (q.form) {
        case 'held':
            /* It may end by itself just now; then there is nothing to press, and nothing else may be. */
            await page
                .locator('.ask.held .btn')
                .click({ timeout: 1000 })
                .catch(() => {});
            return;
        case 'act': {
            /* Through the card or the star that glows, if there is one: that is how the table asks. */
            const glowing = page.locator('.card.can.glow, [data-area=seat] .sun, .pseat.lit1');
            if (await glowing.count()) {
                await glowing.first().click({ force: true });
                await click(page, '.ask .btn.go, .ask .btn.lit-b');     /* what is played on somebody asks on whom at once */
            } else await click(page, '.ask .btn.lit-b');
            return;
        }
        case 'buttons':
        case 'list': {
            const n = await page.locator('.ask .btn.lit-b').count();
            await click(page, '.ask .btn.lit-b', roll(n));
            return;
        }
        case 'reply':
            await click(page, '.ask .btn.lit-b', wish.counter ? 1 : 0);
            return;
        case 'side': {
            const n = await page.locator('.seg3 .btn').count();
            await click(page, '.seg3 .btn', roll(n));
            await click(page, '.ask .btn.go');
            return;
        }
        case 'deal': {
            const give = page.locator('.give.mine .pdisc'),
                want = page.locator('.give.theirs .pdisc');
            const tab = page.locator('.dtabs button');
            if ((await want.count()) && (await want.first().isVisible())) await want.first().click();
            if (await tab.first().isVisible()) await tab.nth(1).click();
            if ((await give.count()) && (await give.first().isVisible())) await give.first().click();
            const ready = page.locator('.ask .btn.go:not([disabled])');
            if (await ready.count()) await ready.click();
            else {
                /* To go without a deal weighs: it is tapped twice. */
                await click(page, '.ask .pick .btn.lit-b');
                await click(page, '.ask .pick .btn.armed');
            }
            return;
        }
        case 'card':
        case 'cards': {
            if (await page.locator('.backs .btn').count()) {
                if (roll(3)) {
                    await click(page, '.backs .btn', roll(await page.locator('.backs .btn').count()));
                    await click(page, '.ask .btn.go:not([disabled])');
                } else await click(page, '.ask .pick .btn.lit-b');
                return;
            }
            const extra = await page.locator('.elsewhere .btn').count(),
                cards = await (extra ? lit : litSoon)(page, 'card');
            const wanted = wish.negotiate ? page.locator('.card.can.k-negotiate') : null;
            if (wanted && (await wanted.count())) await wanted.first().click();
            else if (cards.n) await click(page, cards.selector, roll(cards.n));
            else await click(page, '.elsewhere .btn', roll(extra));
            await fill(page, cards.n ? cards.selector : '.elsewhere .btn', roll);
            return;
        }
        case 'own': {
            const own = '.tac button:not([disabled]), .tac.whole:not([disabled]), .dialrow .btn, .envs .btn';
            await click(page, own, roll(await page.locator(own).count()));
            await fill(page, own, roll);
            return;
        }
        case 'plan': {
            const halves = '.tac button:not([disabled])';
            if ((await page.locator('.card.can').count()) > 0) await click(page, '.card.can', roll(await page.locator('.card.can').count()));
            const n = await page.locator(halves).count();
            if (n) await click(page, halves, roll(n));
            await click(page, '.ask .btn.go:not([disabled])');
            return;
        }
        case 'seat':
        case 'seats': {
            const s = await litSoon(page, 'seat');
            if (q.form === 'seat' || roll(3)) await click(page, s.selector, roll(s.n));
            await fill(page, s.selector, roll);
            return;
        }
        default: {
            const p = await litSoon(page, 'planet');
            await click(page, p.selector, roll(p.n));
            await fill(page, p.selector, roll);
        }
    }
}

/* Picks more until the filled button can be pressed, and presses it. */
async function fill(page, selector, roll) {
    for (let i = 0; i < 24; i++) {
        if (await page.locator('.ask .btn.go:not([disabled]), .ask .go2').count()) break;
        const n = await page.locator(selector).count();
        if (!n) break;
        await click(page, selector, roll(n));
    }
    await click(page, '.ask .btn.go:not([disabled]), .ask .go2');
}

/* Plays until `done` says so, the game is over, or so many questions are answered. */
export async function play(page, { roll = dice(7), most = 400, wish = () => ({}), seen = async () => {}, done = () => false } = {}) {
    let before = null;
    for (let i = 0; i < most; i++) {
        const q = await nextQuestion(page, before);
        await seen(q, i);
        if (q.form === 'over' || done(q, i)) return { over: q.form === 'over', questions: i, last: q };
        await answer(page, q, roll, wish(q));
        before = q.form === 'held' ? before : q.id;
        await sleep(0);
    }
    return { over: false, questions: most, last: null };
}
