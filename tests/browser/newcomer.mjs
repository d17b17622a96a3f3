// The newcomer's way: a start page with three choices, the rest folded and remembered; and the rules on one page, searched as one types.
import { check, checkAxe, checkQuiet, checkSoon, nextQuestion, openWindow, shot } from './lib.mjs';

const SIZES = [
    ['desk', { width: 1440, height: 900 }],
    ['phone', { width: 390, height: 844, touch: true }],
];

async function inside(page, what) {
    const wide = await page.evaluate(
        () => [...document.querySelectorAll('main *')].filter(e => e.getBoundingClientRect().right > innerWidth + 1).length,
    );
    check(wide === 0, `${what}: nothing sticks out to the side`, `${wide} things`);
}

/* One row of six cells; one opens at a time, below the row, and nothing above it moves. */
async function cells(page, name) {
    const valueOf = id => page.textContent(`.cell[data-cell=${id}] b`),
        top = () => page.evaluate(() => document.querySelector('.cells').getBoundingClientRect().top + scrollY);
    check((await page.locator('.cell').count()) === 6, `${name}: six cells`);
    check((await page.locator('.opened').count()) === 0, `${name}: none is open`);
    const before = await top();
    for (const id of ['edition', 'players', 'bots', 'boxes', 'aliens', 'clocks']) {
        await page.click(`.cell[data-cell=${id}]`);
        check((await page.locator('.opened .folded').count()) === 1, `${name}: ${id} opens alone`);
        check((await top()) === before, `${name}: ${id} moves nothing above it`);
        await shot(page, `start-${id}-${name}`);
        await inside(page, `${name}, start page with ${id}`);
        await checkAxe(page, `${name}: start page with ${id}`);
    }
    await page.click('.cell[data-cell=players]');
    await page.click('[aria-label="One player fewer"]');
    await page.click('.cell[data-cell=aliens]');
    await page.click('.segc button:has-text("Keep one of two")');
    await page.reload();
    await page.waitForSelector('.opened .segc');
    check((await valueOf('players')).trim() === '4', `${name}: what was set is remembered`);
    check(/^3, /.test(await valueOf('bots')) && (await valueOf('aliens')) === 'Keep one of two', `${name}: and said in the cells`);
    await page.click('.cell[data-cell=aliens]');
    check((await page.locator('.opened').count()) === 0, `${name}: a cell closes again`);
}

async function firstTime(browser, server, name, size) {
    const page = await openWindow(browser, server, { ...size, name: '', unfolded: false });
    await page.goto(server.url + '/');
    await page.waitForSelector('.choices .choice:not([disabled])');
    check((await page.locator('.choices .choice').count()) === 3, `${name}: three choices`);
    check(/Learn/.test(await page.textContent('.choices .choice.go')), `${name}: for somebody new, learning is the filled one`);
    check(!(await page.locator('.eds').isVisible()), `${name}: what can be set is folded`);
    const lowest = await page.evaluate(() =>
        Math.max(...[...document.querySelectorAll('.choices .choice')].map(e => e.getBoundingClientRect().bottom)),
    );
    check(lowest <= size.height, `${name}: all three are seen without scrolling`, String(lowest));
    await shot(page, `start-${name}`);
    await inside(page, `${name}, start page`);
    await checkAxe(page, `${name}: start page`);
    await cells(page, name);
    await lesson(page, name);
    checkQuiet(page, `${name}, newcomer`);
    await page.context().close();
}

/* One guided encounter: destiny, aim, ships, allies, card, reveal, colony; left in the middle and gone on with. */
async function lesson(page, name) {
    const panel = async () => (await page.textContent('.ask')).replace(/\s+/g, ' ');
    const says = (what, words) => checkSoon(panel, t => words.test(t), `${name}, lesson: ${what}`);
    const go = async () => {
        await page.waitForSelector('.ask:not(.guarded) .go:not([disabled])');
        await page.click('.ask .go');
    };
    await page.click('.choice:has-text("Learn")');
    await says('destiny first', /Step 1 of 6.*Turn over destiny/);
    check((await page.locator('.pickable').count()) === 0, `${name}, lesson: nothing can be chosen before it is turned over`);
    await shot(page, `lesson-destiny-${name}`);
    await checkAxe(page, `${name}: lesson`);
    await go();
    await says('then the aim', /Step 2 of 6.*Aim the cone.*colony/);
    await page.click('.guidehead button:has-text("Skip")');
    await page.waitForSelector('.choice.go:has-text("Go on learning")');
    check(/step 2 of 6/.test(await page.textContent('.choice.go')), `${name}, lesson: left in the middle it is offered again`);
    await page.click('.choice.go');
    await says('and goes on where it was', /Step 2 of 6.*Aim the cone/);
    await go();
    await says('ships', /Load your ships/);
    const cut = await page.evaluate(() => {
        const panel = document.querySelector('.ask').getBoundingClientRect(),
            button = document.querySelector('.ask .go').getBoundingClientRect();
        return button.bottom > panel.bottom + 1 || button.bottom > innerHeight + 1;
    });
    check(!cut, `${name}, lesson: the button is whole`);
    await shot(page, `lesson-ships-${name}`);
    await go();
    await says('allies', /Step 3 of 6.*Call for help/);
    await go();
    await says('a card', /Step 4 of 6.*Choose a card in secret/);
    await go();
    await says('the reveal waits', /Go on.*higher total wins/);
    await page.click('.ask .btn:has-text("Go on")');
    for (let asked = 0; asked < 4 && !/Play on from here/.test(await panel()); asked++) {
        await page.waitForSelector('.ask:not(.guarded) .btn');
        if (!/Play on from here/.test(await panel())) await page.click('.ask .opts .btn, .ask .pick .btn');
        await page.waitForTimeout(700);
    }
    await says('a colony at the end', /Step 6 of 6.*Your first colony.*4 to go/);
    await shot(page, `lesson-end-${name}`);
    await go();
    await checkSoon(() => page.locator('.guidehead').count(), n => n === 0, `${name}, lesson: then the game goes on without the voice`);
}

/* Whatever lies on the table says what it is when it is tapped. */
async function explains(browser, server) {
    const page = await openWindow(browser, server, { name: 'Ada' });
    await page.goto(server.url + '/');
    await page.click('.tog:has-text("Technology")');
    await page.click('.choice:has-text("Play now")');
    await nextQuestion(page);
    const opened = async (selector, words, what) => {
        await page.locator(selector).first().dispatchEvent('click');
        await checkSoon(() => page.textContent('.pop').catch(() => ''), t => words.test(t ?? ''), what);
        await page.keyboard.press('Escape');
        await page.waitForSelector('.pop', { state: 'detached' });
    };
    await opened('g[data-seat]', /colonies.*card/, 'a star opens what its player has');
    await opened('g[data-planet]', /home planet.*[Ss]hips/, 'a planet says whose ships are on it');
    await opened('g[data-mark=warp]', /Lost ships wait here/, 'the warp explains itself');
    await opened('g[data-mark=discards]', /discarded|last ones first/, 'so do the piles');
    await page.goto(server.url + '/encyclopaedia/Amoeba');
    await page.waitForSelector('.extold li');
    check(/Red points the hyperspace gate at Blue's planet 3/.test(await page.textContent('.extold')), 'an example is told in sentences');
    check((await page.locator('.expic .extotal').allTextContents()).join() === '15,14', 'with a picture of its totals');
    checkQuiet(page, 'what explains itself');
    await page.context().close();
}

/* Who I am goes along to another device by a link. */
async function profile(browser, server) {
    const page = await openWindow(browser, server, { name: 'Ada' });
    await page.goto(server.url + '/');
    await page.click('.choice:has-text("Play now")');
    await nextQuestion(page);
    const room = page.url().replace(/.*\//, '');
    await page.evaluate(room => {
        localStorage['hypercone.results'] = JSON.stringify({
            all: [{ room, at: Date.now(), edition: 'ffg', players: 5, alien: 'Tripler', won: 2 }],
        });
    }, room);
    await page.goto(server.url + '/');
    await page.click('.nav a:has-text("Profile")');
    await page.waitForSelector('.collection li:has-text("Tripler"):not(.notyet)');
    check(/1\s*won/.test((await page.textContent('.sums')).replace(/(\D+)(\d+)/g, '$2 $1')), 'the profile counts what was won');
    check(/Won together/.test(await page.textContent('.profile .rooms')), 'and lists finished games with their replays');
    await page.click('.takealong .btn.go');
    const link = await page.inputValue('[aria-label="Link to take along"]');
    await shot(page, 'profile');
    await checkAxe(page, 'profile');
    const other = await openWindow(browser, server, { name: '', width: 390, height: 844, touch: true });
    await other.goto(link);
    await checkSoon(() => other.textContent('.takealong'), t => /1 seat, 1 finished game/.test(t), 'the link takes seats and results along');
    check(!other.url().includes('#'), 'and is gone from the address');
    check(/Ada/.test(await other.textContent('h1')), 'with the name');
    await shot(other, 'profile-phone');
    await inside(other, 'profile on a phone');
    await other.goto(server.url + '/room/' + room);
    check(!!(await nextQuestion(other)).title, 'the other device plays the seat');
    checkQuiet(page, 'profile');
    checkQuiet(other, 'profile elsewhere');
    await page.context().close();
    await other.context().close();
}

async function rulesOf(browser, server, name, size) {
    const page = await openWindow(browser, server, size);
    await page.goto(server.url + '/');
    await page.click('.nav a:has-text("Rules")');
    await page.waitForSelector('.rtext dd');
    const all = await page.locator('.rtext dd').count();
    check(all > 100 && (await page.locator('.rpics > li > svg').count()) === 12, `${name}: the rules with pictures`, String(all));
    await shot(page, `rules-${name}`);
    await inside(page, `${name}, rules`);
    await checkAxe(page, `${name}: rules`);
    await page.fill('[aria-label="Search the rules"]', 'compensation ships');
    await checkSoon(() => page.locator('.rtext dd').count(), n => n > 0 && n < all / 4, `${name}: searching leaves what has the words`);
    check((await page.locator('.rtext dd').allTextContents()).every(t => /ship/i.test(t)), `${name}: and only that`);
    await page.fill('[aria-label="Search the rules"]', '');
    await page.click('.rchapters a:has-text("Avalon Hill")');
    await checkSoon(() => page.textContent('.rtext h1'), t => /Avalon Hill/.test(t), `${name}: each edition has its book`);
    await page.reload();
    await page.waitForSelector('.rtext dd');
    checkQuiet(page, `${name}, rules`);
    await page.context().close();
}

export async function newcomer(browser, server) {
    await explains(browser, server);
    await profile(browser, server);
    for (const [name, size] of SIZES) {
        await firstTime(browser, server, name, size);
        await rulesOf(browser, server, name, size);
    }
}
