// Deals: what a part of the game brings can be put into one, and the offer says so.
import { check, checkAxe, checkQuiet, checkSoon, newGame, openWindow, shot } from './lib.mjs';
import { dice, play } from './player.mjs';

const bot = { player: 'bot', bot: 'steady', alien: null },
    eon = { edition: 'eon', players: 4, parts: ['lucre'], seats: [{ player: 'me', alien: null }, bot, bot, bot] };

export async function deals(browser, server) {
    const page = await openWindow(browser, server),
        more = page.locator('[aria-label="more: lucre"]:visible');
    await page.addInitScript(wish => void (localStorage['hypercone.wish'] ??= JSON.stringify(wish)), eon);
    let found = false;
    for (const seed of [6, 3, 9, 12]) {
        await newGame(page, server, { seed, players: 4 });
        await play(page, {
            roll: dice(3),
            most: 120,
            wish: () => ({ negotiate: true, counter: true }),
            seen: async q => (found = q.form === 'deal' && (await more.count()) > 0),
            done: () => found,
        });
        if (found) break;
    }
    if (!check(found, 'a deal among those who have lucre')) return;
    await more.first().click();
    await checkSoon(() => page.textContent('.offer.draft'), t => /one lucre/.test(t), 'lucre is a term like others');
    const seen = await page.evaluate(() => {
        const offer = document.querySelector('.offer.draft').getBoundingClientRect(),
            box = document.querySelector('.dealbox').getBoundingClientRect();
        return offer.top >= box.top - 1 && offer.bottom <= box.bottom + 1;
    });
    check(seen, 'the offer is seen whatever there is to offer');
    await shot(page, 'deal-lucre');
    await checkAxe(page, 'a deal with lucre');
    await page.click('.ask .btn.go:not([disabled])');
    await checkSoon(() => page.locator('.ask .refused, .offer.draft').count(), n => n === 0, 'the engine takes it');
    checkQuiet(page, 'deals');
    await page.context().close();
}
