// The end of a game: a summary over the table with who won, colonies over time and turning points that open the replay; again in one click.
import { check, checkAxe, checkQuiet, checkSoon, newGame, openWindow, shot } from './lib.mjs';
import { dice, play } from './player.mjs';

export async function ending(browser, server) {
    const page = await openWindow(browser, server);
    const room = await newGame(page, server, { seed: 4, players: 3, variant: 'Four planets' });
    const end = await play(page, { roll: dice(9), most: 500 });
    if (!check(end.over, 'ending: the game comes to its end')) return;
    await page.waitForSelector('.summary .curve path.run');
    check((await page.locator('.curve path.run').count()) === 3, 'ending: a line for each player');
    const head = (await page.textContent('.sumhead')).replace(/\s+/g, ' ');
    check(/ wins? ?\d+ colon(y|ies) in \d+ encounters?\./.test(head), 'ending: who won, and how', head);
    const lines = await page.locator('.points li b').allTextContents();
    const told = lines.every(t => /Encounter \d+: .*(lead|needs? one more|wins?|gains?|hands)/.test(t));
    check(told, 'ending: each says what it changed', lines.join(' | '));
    const ends = await page
        .locator('.standings li')
        .evaluateAll(all => all.map(li => [li.querySelectorAll('.segs .on').length, +li.lastChild.textContent]));
    check(ends.length === 3 && ends.every(([a, b]) => a === b), 'ending: everybody with their colonies', JSON.stringify(ends));
    check(/won \d+ of \d+ encounter|no encounter/.test(await page.textContent('.mine')), 'ending: and a few numbers about me');
    const points = await page.locator('.points li').count();
    check(points > 0 && points <= 5, 'ending: a few turning points', String(points));
    /* The lines end where the players do. */
    const shown = await page.evaluate(() =>
        [...document.querySelectorAll('.curve svg > g.who text')].map(t => +t.textContent.match(/\d+$/)[0]),
    );
    check(shown.length === 3 && Math.max(...shown) >= 3, 'ending: each with its colonies at the end', shown.join());
    await shot(page, 'summary');
    await checkAxe(page, 'summary');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.waitForSelector('.ph .summary');
    await shot(page, 'summary-phone');
    const again = await page.locator('.summary .btn:has-text("Play again")').boundingBox();
    check(again && again.y + again.height <= 844, 'ending on a phone: what can be done next is seen at once', JSON.stringify(again));
    check(!(await page.locator('.pdock').isVisible()), 'ending on a phone: the summary has the screen');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    check(wide <= 0, 'ending on a phone: nothing sticks out to the side', `${wide} px`);
    await checkAxe(page, 'summary on a phone');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.click('.points a');
    await page.waitForFunction(id => location.pathname === `/replay/${id}` && /at=[1-9]/.test(location.search), room);
    check(true, 'ending: a turning point opens the replay there');
    await page.goto(`${server.url}/room/${room}`);
    await page.waitForSelector('.ask.over');
    await page.click('[aria-label="Show the table"]');
    check((await page.locator('.summary').count()) === 0, 'ending: the table can be seen again');
    await page.click('.ask.over .btn:has-text("Play again")');
    await checkSoon(() => page.evaluate(() => location.pathname), p => p !== `/room/${room}` && p.startsWith('/room/'), 'ending: again in one click');
    checkQuiet(page, 'ending');
    await page.context().close();
}
