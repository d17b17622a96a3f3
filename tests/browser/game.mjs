// Whole games by clicking: every phase and form is photographed, a deal, a flare and a zap must come up, and the replay follows.
import { check, checkAxe, checkQuiet, checkSoon, newGame, openWindow, shot } from './lib.mjs';
import { dice, play } from './player.mjs';

/* Seeds in which deals, flares and zaps are likely soon; more are played only if one of them is missing. */
const SEEDS = [5, 4, 3, 11];

export async function wholeGame(browser, server) {
    const page = await openWindow(browser, server),
        met = new Set(),
        axed = new Set(),
        phases = new Set();
    let room = null,
        games = 0,
        litThings = 0;
    for (const seed of SEEDS) {
        room = await newGame(page, server, { seed, players: 4 });
        games++;
        const end = await play(page, {
            roll: dice(seed),
            wish: () => ({ negotiate: true, counter: !met.has('reply') && met.has('seen reply') }),
            seen: async q => {
                if (q.form === 'reply') met.add('seen reply');
                if (q.phase && !phases.has(q.phase)) {
                    phases.add(q.phase);
                    await shot(page, `phase-${q.phase.toLowerCase().replace(/ /g, '-')}`);
                }
                if (!axed.has(q.form)) {
                    axed.add(q.form);
                    await shot(page, `form-${q.form}`);
                    if (!['held', 'over'].includes(q.form)) litThings += await page.locator('.pickable, .card.can, .ask .btn').count();
                    await checkAxe(page, `question of the form ${q.form}`);
                }
                if (/ flare /.test(q.title)) {
                    if (!met.has('flare')) await shot(page, 'flare');
                    met.add('flare');
                }
                if (/(Card|Cosmic) Zap/.test(q.title)) {
                    if (!met.has('zap')) await shot(page, 'zap');
                    met.add('zap');
                }
                if (q.form === 'deal') met.add('deal');
                if (q.form === 'planet' && !met.has('advice')) await advice(page, met);
            },
        });
        if (!check(end.over, `game with seed ${seed} comes to its end by clicking`, JSON.stringify(end))) break;
        if (['deal', 'flare', 'zap'].every(k => met.has(k))) break;
    }
    for (const kind of ['deal', 'flare', 'zap']) check(met.has(kind), `a ${kind} came up in ${games} games`);
    check(litThings > 0, 'questions light things up');
    check((await page.locator('.log .ln').count()) > 10, 'the log tells the game');
    check((await page.locator('.card.can, .pickable').count()) === 0, 'when nothing is asked nothing is lit');
    await openName(page);
    checkQuiet(page, 'whole game');
    await replay(page, server, room);
    await page.context().close();
}

/* The coach, asked with the question mark: an answer with its reason, which can be picked. */
async function advice(page, met) {
    met.add('advice');
    await page.keyboard.press('?');
    await page.waitForSelector('.coach b').catch(() => {});
    const said = await page.textContent('.coach').catch(() => '');
    check(
        /\w{3,} .*\w{3,}/.test(said ?? '') && (await page.locator('.coach b').count()) === 1,
        'the coach suggests with a reason',
        said ?? '',
    );
    await shot(page, 'coach');
    await page.click('.coach .take');
    await checkSoon(() => page.locator('.ask .btn.go:not([disabled])').count(), n => n === 1, 'the suggestion can be picked');
    await page.keyboard.press('Escape');
}

/* A name in the log opens its text. */
async function openName(page) {
    await page.locator('.log button.lnk[data-sheet]').last().click();
    await checkSoon(() => page.locator('.pop').count(), n => n === 1, 'a name in the log opens its text');
    await shot(page, 'entry-in-the-log');
    await page.keyboard.press('Escape');
    await checkSoon(() => page.locator('.pop').count(), n => n === 0, 'Escape closes it again');
}

const at = async page => +(/decision (\d+) of/.exec(await page.textContent('.rpt')) ?? [])[1];

async function replay(page, server, room) {
    await page.click('.ask a:has-text("See the replay")');
    await page.waitForSelector('.rpt');
    const of = +(/of (\d+)/.exec(await page.textContent('.rpt')) ?? [])[1];
    check(of > 20, 'the replay knows how many decisions there were', String(of));
    await page.click('[aria-label="To the end"]');
    await page.waitForFunction(n => document.querySelector('.rpt')?.textContent.includes(`decision ${n} of`), of);
    const box = await page.locator('.track').boundingBox();
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForFunction(n => !document.querySelector('.rpt')?.textContent.includes(`decision ${n} of`), of);
    const middle = await at(page);
    check(Math.abs(middle - of / 2) < of / 8, 'the scrubber goes to the middle', `${middle} of ${of}`);
    await page.click('[aria-label="Forward one step"]');
    await page.waitForFunction(n => document.querySelector('.rpt')?.textContent.includes(`decision ${n} of`), middle + 1);
    await page.click('button:has-text("by phase")');
    await page.click('[aria-label="Forward one step"]');
    await page.waitForFunction(n => +(/decision (\d+) of/.exec(document.querySelector('.rpt')?.textContent) ?? [])[1] > n, middle + 1);
    check(true, 'a step by phase goes on');
    check((await page.locator('.track .enc').count()) > 1, 'the track has a block for each turn');
    const open = await page.locator('.hands .mini').count();
    await page.click('.eyes button:has-text("Mira")');
    await page.waitForFunction(n => document.querySelectorAll('.hands .mini').length < n, open);
    await checkSoon(() => page.url(), url => /at=\d+&eyes=0/.test(url), 'the address is a link to this moment');
    await shot(page, 'replay');
    await checkAxe(page, 'replay');
    const here = page.url(),
        moment = await at(page);
    await page.goto(here);
    await page.waitForFunction(n => document.querySelector('.rpt')?.textContent.includes(`decision ${n} of`), moment);
    check(true, 'the link leads to the same moment');
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('a[download]')]);
    check(/\.hcg$/.test(download.suggestedFilename()), 'the save file can be had', download.suggestedFilename());
    checkQuiet(page, 'replay');
    await page.goto(server.url + '/');
    await page.waitForSelector('.mine.kept li');
    const won = (await page.textContent('.mine.kept li b')) ?? '';
    check(/\S won$/.test(won), 'the start page lists the finished game with who won', won);
    await page.click('.mine.kept a:has-text("Replay")');
    await page.waitForSelector('.wonby');
    check(new URL(page.url()).pathname === `/replay/${room}`, 'and leads to its replay', page.url());
}
