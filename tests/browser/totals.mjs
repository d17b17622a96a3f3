// A long row of totals: whatever the width, columns stay beside the sum, and those without room are one that says what is in it.
import { check, checkSoon, newGame, openWindow, shot } from './lib.mjs';
import { dice, play } from './player.mjs';

/* Nine steps a side, put into each view as its message is read. */
const lengthen = () => {
    const parse = JSON.parse,
        SHEETS = ['Virus', 'Macron', 'Warpish', 'Tripler', 'Sorcerer', 'Mind'];
    const side = name => {
        const step = (stage, sheet, before, after) => ({
            side: name, stage, sheet, seat: null, by: 0, before, after, text: `${sheet ?? stage}: to ${after}.`,
        });
        return [step('card', null, 0, 30), step('ships', null, 0, 4), ...SHEETS.map((s, i) => step('total', s, 34 + 10 * i, 44 + 10 * i))];
    };
    JSON.parse = (...args) => {
        const m = parse(...args);
        if (m?.type === 'game' && m.view.defense !== null && m.view.offense !== null && m.view.phase === 'planning')
            m.view.totals = { offense: 94, defense: 94, steps: [...side('offense'), ...side('defense')] };
        return m;
    };
};

const SIZES = [[1440, 900], [1024, 768], [2560, 1440], [390, 844], [360, 640]];

export async function totals(browser, server) {
    const page = await openWindow(browser, server);
    await page.addInitScript(lengthen);
    await newGame(page, server, { seed: 21, players: 3 });
    const reached = await play(page, { roll: dice(3), most: 60, done: q => q.form === 'card' && q.phase === 'Planning' });
    if (!check(reached.last !== null && !reached.over, 'totals: a card is asked for')) return;
    for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await page.waitForSelector(width < 700 ? '.pduel .step' : '.duel .step');
        await checkSoon(
            () =>
                page.evaluate(() =>
                    [...document.querySelectorAll('.side')]
                        .flatMap(side => {
                            const sum = side.querySelector('.sum').getBoundingClientRect(),
                                box = side.getBoundingClientRect();
                            return [...side.querySelectorAll('.step')].filter(s => {
                                const r = s.getBoundingClientRect(),
                                    over = r.left < sum.right && r.right > sum.left && r.top < sum.bottom && r.bottom > sum.top;
                                return over || r.left < box.left || r.right > box.right || r.bottom > box.bottom;
                            });
                        })
                        .map(s => s.textContent)
                        .join(' | '),
                ),
            t => t === '',
            `totals at ${width}: nothing covers a sum or leaves its side`,
            5000,
        );
        /* The last column is where the total is, and what was folded says how many and by how much. */
        const said = await page.evaluate(() =>
            [...document.querySelectorAll('.side')].map(side =>
                [...side.querySelectorAll('.step')].map(s => s.textContent + (s.dataset.tip ?? '')).join(' / '),
            ),
        );
        check(said.length === 2 && said.every(t => /Mind/.test(t)), `totals at ${width}: nothing is lost`, said.join(' || '));
        if (width < 1100) check(said.every(t => /\d+ more/.test(t)), `totals at ${width}: what has no room is one column`, said.join(' || '));
        await shot(page, `totals-${width}`);
    }
    await page.context().close();
}
