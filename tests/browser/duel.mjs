// Duel: whole games by clicking at a desk and on phones; every kind of question photographed, nothing cut, its replay.
import { check, checkAxe, checkQuiet, checkSoon, newGame, nextQuestion, openWindow, shot } from './lib.mjs';
import { dice, play } from './player.mjs';

const SEED = 3;

/* Numbers and words that are drawn or written, and cut or covered by their own box. */
const cut = page =>
    page.evaluate(() => {
        const out = [];
        const numbers = '.duel .sum b, .pduel .sum b, .step b, .slot b, .slot span, .pduo .nums span, .tac .num, .dialrow .btn';
        for (const e of document.querySelectorAll(numbers)) {
            const b = e.getBoundingClientRect();
            if (!b.width) continue;
            if (b.left < -1 || b.right > innerWidth + 1) out.push(`${e.className || e.tagName} "${e.textContent}" sticks out`);
            if (e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).overflow !== 'visible') out.push(`${e.className} "${e.textContent}" is cut`);
        }
        const table = document.querySelector('.tablebox svg, .duelscene svg'),
            box = table?.getBoundingClientRect();
        for (const t of table?.querySelectorAll('text') ?? []) {
            const b = t.getBoundingClientRect();
            const inside = b.left >= box.left - 1 && b.right <= box.right + 1 && b.top >= box.top - 1 && b.bottom <= box.bottom + 1;
            if (!inside) out.push(`"${t.textContent}" leaves the table`);
        }
        if (document.documentElement.scrollWidth > innerWidth) out.push('the page scrolls sideways');
        return out;
    });

const KINDS = [
    [/dial/, 'dial'],
    [/which half of a tactic/, 'plan'],
    [/plan do you lay/, 'plan'],
    [/envoy/, 'envoy'],
    [/reinforcement\?/, 'reinforce'],
    [/symbol/, 'resource'],
    [/recover/, 'recover'],
];
const kindOf = title => KINDS.find(([words]) => words.test(title))?.[1] ?? '';

async function wholeDuel(browser, server, size, name, axe) {
    const page = await openWindow(browser, server, size),
        met = new Set(),
        wrong = [];
    /* Matchmaker begins with two envoys face down, and the first card is a duel: it is asked whether to turn them up, whatever is drawn. */
    await newGame(page, server, { seed: SEED, players: 2, edition: 'Duel', alien: 'Matchmaker' });
    await page.waitForSelector('.tablebox svg, .duelscene svg');
    const end = await play(page, {
        roll: dice(SEED),
        seen: async q => {
            const kind = q.form === 'held' ? 'held' : kindOf(q.title);
            wrong.push(...(await cut(page)).map(w => `${q.title}: ${w}`));
            if (!kind || met.has(kind)) return;
            met.add(kind);
            await shot(page, `duel-${name}-${kind}`);
            if (axe) await checkAxe(page, `Duel ${name}, ${kind}`);
        },
    });
    check(end.over, `Duel ${name}: a whole game by clicking`, JSON.stringify(end));
    /* Plan and tactic are one question. */
    for (const kind of ['dial', 'envoy', 'plan', ...(size.motion ? ['held'] : [])]) check(met.has(kind), `Duel ${name}: ${kind} was shown`);
    check(wrong.length === 0, `Duel ${name}: nothing is cut`, [...new Set(wrong)].slice(0, 6).join(' | '));
    await shot(page, `duel-${name}-over`);
    checkQuiet(page, `Duel ${name}`);
    return page;
}

async function replayOfDuel(page) {
    await checkSoon(() => page.locator('.summary .curve').count(), n => n === 1, 'the end of a Duel is summed up');
    await checkAxe(page, 'the end of a Duel');
    await page.click('.ask a:has-text("See the replay")');
    await page.waitForSelector('.rpt');
    await page.waitForSelector('.tablebox svg');
    const of = +(/of (\d+)/.exec(await page.textContent('.rpt')) ?? [])[1];
    check(of > 20, 'the replay of a Duel knows its decisions', String(of));
    check((await page.locator('.track .enc').count()) > 4, 'and has a block for each destiny card');
    check((await page.locator('.track .enc[data-result=won]').count()) > 2, 'with who won');
    const box = await page.locator('.track').boundingBox();
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForFunction(() => document.querySelectorAll('[data-tip] .disc, .nplanet .disc').length > 1);
    await shot(page, 'duel-replay');
    await checkAxe(page, 'replay of a Duel');
    checkQuiet(page, 'replay of a Duel');
}

export async function duel(browser, server) {
    const page = await wholeDuel(browser, server, {}, 'desk', true);
    await replayOfDuel(page);
    await page.context().close();
}

export async function duelPhone(browser, server) {
    for (const [width, height] of [
        [390, 844],
        [360, 640],
    ]) {
        const large = width === 390,
            size = { width, height, touch: true, motion: large, scheme: large ? 'light' : 'dark' },
            page = await wholeDuel(browser, server, size, String(width), large);
        await page.context().close();
    }
}

/* Two people over the network, with clocks: both are asked at once, and none sees what the other has chosen. */
export async function duelTwo(browser, server) {
    const host = await openWindow(browser, server),
        guest = await openWindow(browser, server, { width: 390, height: 844, touch: true });
    await host.goto(server.url + '/');
    await host.waitForSelector('.eds .ed');
    await host.fill('.hello input', 'Hanna');
    await host.click('.eds .ed:has-text("Duel")');
    await host.selectOption('[aria-label="Seat 2"]', 'open');
    await host.click('.segc button:has-text("Relaxed")');
    await host.click('.more summary');
    await host.fill('.more input', '7');
    await host.click('.start .btn.go');
    await host.waitForSelector('.linkb code');
    await guest.goto(server.url + '/');
    await guest.fill('.hello input', 'Gus');
    await guest.goto(host.url());
    await guest.click('button:has-text("I am ready")');
    await host.click('button:has-text("I am ready")');
    await host.click('button:has-text("Start the game"):not([disabled])');
    await host.waitForSelector('.tablebox svg');
    await guest.waitForSelector('.duelscene svg');
    /* Up to the first dial: whatever else is asked first is answered. */
    const upToDial = (page, seed) => play(page, { roll: dice(seed), most: 12, done: q => kindOf(q.title) === 'dial' });
    const [hers, his] = await Promise.all([upToDial(host, 1), upToDial(guest, 2)]);
    check(kindOf(hers.last?.title ?? '') === 'dial' && kindOf(his.last?.title ?? '') === 'dial', 'Duel for two: both set their dials at once');
    for (const page of [host, guest]) check((await page.locator('.ask .clock').count()) === 1, 'Duel for two: clocks run for both');
    await host.click('.dialrow .btn >> nth=1');
    await host.click('.ask .btn.go');
    await checkSoon(() => host.textContent('.ask h2'), t => /Gus sets a dial/.test(t ?? ''), 'Duel for two: the other is waited for');
    check((await guest.locator('.duelscene .nplanet .ship').count()) === 0, 'Duel for two: no ship is seen before both dials are set');
    await nextQuestion(guest);
    /* When one of them stops the other waits: only that is left behind. */
    const some = (page, seed) => play(page, { roll: dice(seed), most: 14 }).catch(() => {});
    await Promise.race([some(host, 3), some(guest, 4)]);
    check((await host.locator('.log .ln').count()) > 10, 'Duel for two: the game goes on');
    await shot(host, 'duel-two-host');
    await shot(guest, 'duel-two-guest');
    checkQuiet(host, 'Duel for two, host');
    checkQuiet(guest, 'Duel for two, guest');
    await host.context().close();
    await guest.context().close();
}
