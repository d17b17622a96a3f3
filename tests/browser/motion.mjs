// What moves: lost ships are drawn into the warp and nowhere else, a zap strikes the star of whoever is zapped, no motion lasts longer than a second,
// and with motion off nothing moves at all.
import { check, newGame, openWindow } from './lib.mjs';
import { dice, play } from './player.mjs';

/* Keeps where each flight ends and how long it takes, and what was told of losses; and each star that is struck. */
const watchMotion = () => {
    window.motion = { lost: 0, drained: [], longest: 0, cancelled: 0, strikes: 0, flights: 0 };
    const animate = Element.prototype.animate,
        parse = JSON.parse;
    Element.prototype.animate = function (frames, timing) {
        const flight = this.parentElement?.classList.contains('flights');
        if (flight) {
            window.motion.flights++;
            window.motion.longest = Math.max(window.motion.longest, timing.duration);
            const end = /translate\(([-\d.]+)px, ([-\d.]+)px\)/.exec(frames.at(-1).transform),
                warp = this.ownerSVGElement.querySelector('[data-mark=warp] circle:not([r="0"]), circle.warp0');
            if (frames.length > 3)
                window.motion.drained.push(
                    Math.hypot(end[1] - warp.getAttribute('cx'), end[2] - warp.getAttribute('cy')) <= +warp.getAttribute('r') + 1,
                );
        }
        return animate.call(this, frames, timing);
    };
    JSON.parse = (...args) => {
        const m = parse(...args);
        if (m?.type === 'game' && !m.missed)
            for (const e of m.events ?? []) {
                if (e.kind === 'LOST' && e.a > 0) window.motion.lost++;
                if (e.kind === 'CANCELLED' && e.a > 0) window.motion.cancelled++;
            }
        return m;
    };
    new MutationObserver(all => {
        for (const m of all) for (const n of m.addedNodes) window.motion.strikes += n.querySelectorAll?.('.strike.s0').length ?? 0;
    }).observe(document, { subtree: true, childList: true });
};

export async function motion(browser, server) {
    for (const [what, size] of [
        ['desk', { width: 1440, height: 900 }],
        ['phone', { width: 390, height: 844, touch: true }],
    ]) {
        const page = await openWindow(browser, server, { ...size, motion: true });
        await page.addInitScript(watchMotion);
        let seen = null;
        for (const seed of [5, 4, 11]) {
            await newGame(page, server, { seed, players: 4 });
            await page.evaluate(() => Object.assign(window.motion, { lost: 0, drained: [], cancelled: 0, strikes: 0 }));
            let enough = false;
            await play(page, {
                roll: dice(seed),
                most: 40,
                seen: async () => (enough = await page.evaluate(() => window.motion.cancelled > 0 && window.motion.drained.length > 1)),
                done: () => enough,
            });
            seen = await page.evaluate(() => window.motion);
            if (seen.cancelled && seen.drained.length > 1) break;
        }
        check(seen.lost > 2 && seen.drained.length > 0, `${what}: lost ships are drawn in`, JSON.stringify(seen));
        check(seen.drained.every(Boolean), `${what}: into the warp`, JSON.stringify(seen.drained));
        check(seen.cancelled === 0 || seen.strikes > 0, `${what}: a zap strikes`, JSON.stringify(seen));
        check(seen.cancelled > 0, `${what}: something was zapped`, JSON.stringify(seen));
        check(seen.longest > 0 && seen.longest <= 1000, `${what}: nothing is under way for longer than a second`, String(seen.longest));
        await page.context().close();
    }
    const still = await openWindow(browser, server, { motion: false });
    await still.addInitScript(watchMotion);
    await newGame(still, server, { seed: 5, players: 4 });
    await play(still, { roll: dice(5), most: 14 });
    const seen = await still.evaluate(() => window.motion);
    check(seen.lost > 0 && seen.flights === 0, 'without motion nothing flies', JSON.stringify(seen));
    await still.context().close();
}
