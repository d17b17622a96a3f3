// Names, and calling people: whoever comes by a link says a name, the host names the room; the table says who is waited for; whoever looks
// away is called by a tone, a message of the browser, a mark in the title and on the start page.
import { check, checkAxe, checkQuiet, checkSoon, newGame, nextQuestion, openWindow, shot, sleep } from './lib.mjs';
import { answer, dice } from './player.mjs';

/* Tones and messages are counted, not heard; and the page can be told that nobody looks at it. */
const listen = () => {
    window.tones = 0;
    window.notices = [];
    window.AudioContext = class {
        currentTime = 0;
        state = 'running';
        destination = {};
        createOscillator() {
            window.tones++;
            return { frequency: {}, connect: x => x, start() {}, stop() {} };
        }
        createGain() {
            const gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
            return { gain, connect: x => x };
        }
    };
    window.Notification = class {
        static permission = 'granted';
        static requestPermission = async () => 'granted';
        constructor(title, { body }) {
            window.notices.push(`${title}: ${body}`);
        }
        close() {}
    };
    window.looking = true;
    document.hasFocus = () => window.looking;
};

async function sitDown(browser, server) {
    const host = await openWindow(browser, server, { name: '' }),
        guest = await openWindow(browser, server, { width: 390, height: 844, touch: true, name: '' });
    for (const p of [host, guest]) await p.addInitScript(listen);
    await host.goto(server.url + '/');
    await host.waitForSelector('.hello input');
    await host.fill('.hello input', 'Hanna');
    await host.click('button:has-text("Invite a friend")');
    await host.waitForSelector('.linkb code');
    await guest.goto(host.url());
    await guest.waitForSelector('.askname input');
    await shot(guest, 'ask-name-phone');
    await checkAxe(guest, 'asked for a name');
    await guest.fill('.askname input', 'Gus');
    await guest.click('.askname .btn.go');
    await host.waitForFunction(() => document.body.textContent.includes('Gus'));
    check(true, 'whoever comes by a link is asked for a name, and sits down with it');
    await host.fill('.lform .told:has-text("Name of the room") input', 'Tuesday table');
    await host.keyboard.press('Enter');
    await checkSoon(() => guest.textContent('.lform h1'), t => t === 'Tuesday table', 'the host names the room, and everybody reads it');
    await shot(host, 'room-named');
    await guest.click('button:has-text("I am ready")');
    await host.click('button:has-text("I am ready")');
    await host.click('button:has-text("Start the game"):not([disabled])');
    for (const p of [host, guest]) await p.waitForSelector('.ask');
    return { host, guest };
}

const asked = page => page.locator('.ask.you:not(.guarded)').count();
async function answerOne(page, roll) {
    const q = await page.evaluate(() => {
        const ask = document.querySelector('.ask.you');
        return ask && { form: /f-(\w+)/.exec(ask.className)?.[1], id: ask.dataset.id };
    });
    if (q) await answer(page, q, roll);
}

/* Both play; `at` looks at every moment and says when it has seen enough. */
async function playBoth(host, guest, at, most = 120) {
    const roll = dice(5);
    for (const end = Date.now() + 60_000; Date.now() < end && most > 0; most--) {
        if (await at()) return true;
        for (const p of [host, guest]) {
            if (await p.locator('.ask.held .btn').count()) await p.locator('.ask.held .btn').click({ timeout: 1000 }).catch(() => {});
            if (await asked(p)) await answerOne(p, roll).catch(() => {});
        }
        await sleep(60);
    }
    return false;
}

async function waiting(host, guest) {
    let said = '';
    const seen = await playBoth(host, guest, async () => {
        for (const [p, other] of [
            [host, 'Gus'],
            [guest, 'Hanna'],
        ]) {
            const title = await p.locator('.ask.public h2').textContent({ timeout: 300 }).catch(() => '');
            if (title.includes(other)) said = title;
        }
        return said !== '';
    });
    check(seen && /choos|load|invite|join|turns|talk|think/.test(said), 'a public wait says who does what', said);
    await shot(guest, 'waiting-phone');
    await shot(host, 'waiting');
    await checkAxe(host, 'waiting');
}

/* One of them looks away: with the next question come a tone, a message and a mark in the title. */
async function called(host, guest) {
    await guest.click('.ptop [aria-label="Menu"]');
    await guest.click('.menu .tog:has-text("Call me")');
    await guest.click('[aria-label="Close the menu"]');
    await guest.evaluate(() => {
        window.looking = false;
        window.tones = 0;
    });
    await playBoth(host, guest, () => guest.evaluate(() => window.notices.length > 0));
    const notices = await guest.evaluate(() => window.notices);
    check(/^Your turn at Tuesday table: ./.test(notices[0] ?? ''), 'the browser calls whoever looks elsewhere', notices[0]);
    check((await guest.evaluate(() => window.tones)) > 0, 'with a tone');
    check(/^● Your turn at Tuesday table/.test(await guest.title()), 'and a mark in the title', await guest.title());
    await host.click('.tools [aria-label="Sound"]');
    check((await host.getAttribute('.tools [aria-label="Sound"]', 'aria-pressed')) === 'false', 'sound is off with one click');
    await host.evaluate(() => {
        window.looking = false;
        window.tones = 0;
    });
}

async function renamed(host, guest) {
    await guest.click('.ptop [aria-label="Menu"]');
    await guest.fill('.menu .told:has-text("Your name") input', 'Gustav');
    await guest.keyboard.press('Enter');
    await guest.click('[aria-label="Close the menu"]');
    await checkSoon(() => host.locator('.log').textContent(), t => t.includes('Gus is now called Gustav.'), 'a new name is told to all');
}

/* At one table I am told that it is my turn at another, and one tap leads there. */
async function elsewhere(browser, server) {
    const page = await openWindow(browser, server, { name: 'Hanna' });
    const first = await newGame(page, server, { seed: 3 });
    await nextQuestion(page);
    const second = await newGame(page, server, { seed: 4 });
    check(first !== second, 'elsewhere: two games');
    await nextQuestion(page);
    await page.waitForSelector('.standins.mine');
    check(/your turn/.test(await page.textContent('.standins.mine')), 'elsewhere: the table says where it is my turn');
    await checkAxe(page, 'my turn at another table');
    await shot(page, 'elsewhere');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.waitForSelector('.ph .standins.mine');
    await shot(page, 'elsewhere-phone');
    await page.click('.standins.mine .btn');
    await page.waitForFunction(id => location.pathname === `/room/${id}`, first);
    await nextQuestion(page);
    await checkSoon(() => page.getAttribute('.standins.mine a', 'href'), h => h?.endsWith(second), 'elsewhere: and there where the other one waits');
    checkQuiet(page, 'elsewhere');
    await page.context().close();
}

export async function calling(browser, server) {
    const { host, guest } = await sitDown(browser, server);
    await waiting(host, guest);
    await called(host, guest);
    await renamed(host, guest);
    await playBoth(host, guest, async () => (await asked(guest)) > 0);
    await guest.goto(server.url + '/');
    await checkSoon(() => guest.locator('.waits .yourturn').count(), n => n === 1, 'the start page says that it is my turn there');
    check(/Tuesday table/.test(await guest.textContent('.waits')), 'and at which table');
    await shot(guest, 'your-turn-phone');
    check((await host.evaluate(() => window.tones)) === 0, 'no tone where sound is off');
    checkQuiet(host, 'calling, host');
    checkQuiet(guest, 'calling, guest');
    await host.context().close();
    await guest.context().close();
    await elsewhere(browser, server);
}
