// The light theme: every form of question that a game brings, at a desk and on a phone, as readable as the dark one.
import { check, checkAxe, checkQuiet, newGame, openWindow, shot } from './lib.mjs';
import { dice, play } from './player.mjs';

export async function light(browser, server) {
    for (const [what, size] of [
        ['desk', { width: 1440, height: 900 }],
        ['phone', { width: 360, height: 640, touch: true }],
    ]) {
        const page = await openWindow(browser, server, { ...size, scheme: 'light' }),
            met = new Set();
        await newGame(page, server, { seed: 5, players: 4 });
        const end = await play(page, {
            roll: dice(5),
            wish: () => ({ negotiate: true, counter: true }),
            seen: async q => {
                if (met.has(q.form)) return;
                met.add(q.form);
                await shot(page, `light-${q.form}-${what}`);
                await checkAxe(page, `${what}, light: ${q.form}`);
            },
        });
        check(end.over && met.size >= 7, `${what}, light: the forms of a whole game`, [...met].join(' '));
        checkQuiet(page, `${what}, light`);
        await page.context().close();
    }
}
