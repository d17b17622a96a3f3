// Duel without a server: against a bot to its end, and two people who pass the screen behind a curtain.
import { check, checkAxe, checkQuiet, newGame, nextQuestion, openWindow, PATIENCE, shot } from './lib.mjs';
import { host } from './offline.mjs';
import { answer, dice, play } from './player.mjs';

const CHANGES = 6,
    MOST = 120;

export async function offlineDuel(browser) {
    const site = await host('/duel'),
        page = await openWindow(browser, site);
    await newGame(page, site, { seed: 3, players: 2, edition: 'Duel' });
    const end = await play(page, { roll: dice(3) });
    check(end.over, 'offline: a whole Duel by clicking', JSON.stringify(end));
    checkQuiet(page, 'offline Duel');
    await page.context().close();
    await atOneScreen(browser, site);
    site.server.close();
}

async function atOneScreen(browser, site) {
    const page = await openWindow(browser, site);
    await page.goto(site.url + '/');
    await page.waitForSelector('.eds .ed');
    await page.fill('.hello input', 'Zoe');
    await page.click('.eds .ed:has-text("Duel")');
    await page.selectOption('[aria-label="Seat 2"]', 'here');
    await page.fill('[aria-label="Name of seat 2"]', 'Ben');
    await page.click('.more summary');
    await page.fill('.more input', '3');
    await page.click('.start .btn.go');
    let changes = 0,
        whose = 'Zoe',
        wrong = '';
    const roll = dice(9);
    for (let i = 0; i < MOST && changes < CHANGES; i++) {
        await page.waitForSelector('.curtain, .ask.you:not(.guarded), .ask.held, .ask.over', { timeout: PATIENCE });
        if (await page.locator('.curtain').count()) {
            const said = (await page.textContent('.curtain')) ?? '',
                name = /I am (\w+)/.exec(said)?.[1];
            if (name === whose) wrong = `the curtain falls for ${name}, who has the screen`;
            if (await page.locator('.card, .tablebox, .log').count()) wrong = 'something is seen beside the curtain';
            if (!changes++) {
                await shot(page, 'curtain');
                await checkAxe(page, 'the curtain');
            }
            whose = name;
            await page.click('.curtain .btn');
            await page.waitForSelector('.ask');
            continue;
        }
        const q = await nextQuestion(page);
        if (q.form === 'over') break;
        await answer(page, q, roll);
        await page.waitForFunction(id => document.querySelector('.curtain') || document.querySelector('.ask')?.dataset.id !== id, q.id);
    }
    check(changes === CHANGES, 'two at one screen: it goes to and fro', `${changes} times`);
    check(wrong === '', 'two at one screen: nobody sees what is not theirs', wrong);
    await page.reload();
    await page.waitForSelector('.curtain, .ask');
    check((await page.locator('.curtain').count()) === 1, 'two at one screen: whoever opens the page anew meets the curtain');
    checkQuiet(page, 'two at one screen');
    await page.context().close();
}
