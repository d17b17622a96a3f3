// Phone, keyboard only, several people, a server that dies, pages beside the table, light and large screens, size of the first load.
import { check, checkAxe, checkQuiet, checkSoon, newGame, nextQuestion, openWindow, shot, sleep } from './lib.mjs';
import { dice, play } from './player.mjs';
import { seatTwice } from './windows.mjs';

/* 360x640: everything can be answered, nothing sticks out, what is tapped is large enough. */
export async function phone(browser, server) {
    const page = await openWindow(browser, server, { width: 360, height: 640, touch: true }),
        forms = new Set();
    await newGame(page, server, { seed: 5, players: 5 });
    const small = [];
    await play(page, {
        roll: dice(5),
        most: 16,
        seen: async q => {
            if (forms.has(q.form)) return;
            forms.add(q.form);
            await shot(page, `phone-${q.form}`);
            const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
            check(wide <= 0, `phone, ${q.form}: nothing sticks out to the side`, `${wide} px`);
            small.push(
                ...(await page.evaluate(() =>
                    [...document.querySelectorAll('.ask .btn, .ptop button, .hand.open .card')]
                        .filter(e => {
                            const r = e.getBoundingClientRect();
                            return r.width && (r.height < 36 || r.width < 36);
                        })
                        .map(e => e.outerHTML.slice(0, 80)),
                )),
            );
            const go = await page.evaluate(() => {
                const b = document.querySelector('.ask .btn.go, .ask .go2, .ask .btn.lit-b');
                if (!b) return true;
                const r = b.getBoundingClientRect();
                return r.bottom <= innerHeight + 1 && r.top >= 0;
            });
            check(go || q.form === 'over', `phone, ${q.form}: the button is on the screen`);
            if (forms.size <= 3) await checkAxe(page, `phone, ${q.form}`);
        },
    });
    check(small.length === 0, 'phone: buttons are large enough', small.slice(0, 3).join(' '));
    check(forms.size >= 4, 'phone: several kinds of question were answered', [...forms].join(' '));
    await page.click('[aria-label="Log and chat"]');
    await checkSoon(() => page.locator('.sheetup .log .ln').count(), n => n > 3, 'phone: the log can be opened');
    await shot(page, 'phone-log');
    await page.click('.sheetup [aria-label=Close]');
    await page.click('[aria-label=Menu]');
    await shot(page, 'phone-menu');
    await checkAxe(page, 'phone, menu');
    await page.keyboard.press('Escape');
    await page.click('[aria-label="Show the whole table"]');
    await shot(page, 'phone-whole');
    checkQuiet(page, 'phone');
    await page.context().close();
    await phonePages(browser, server);
}

/* Keyboard only: start a game and answer, without touching the mouse. */
export async function keyboard(browser, server) {
    const page = await openWindow(browser, server),
        roll = dice(3),
        forms = new Set();
    await page.goto(server.url + '/');
    await page.waitForSelector('.eds .ed');
    await tabTo(page, el => el.matches('.hello input'));
    await page.keyboard.type('Kay');
    await tabTo(page, el => el.matches('.start .btn.go'));
    await page.keyboard.press('Enter');
    let before = null;
    for (let i = 0; i < 9 || (i < 30 && forms.size < 3); i++) {
        const q = await nextQuestion(page, before);
        if (q.form === 'over') break;
        forms.add(q.form);
        if (q.form === 'held') {
            await page.keyboard.press('Escape');
            continue;
        }
        if (q.form === 'act') await page.keyboard.press('Space');
        else if (['buttons', 'reply', 'list'].includes(q.form)) await page.keyboard.press('1');
        else if (q.form === 'planet') {
            /* with Tab to a planet of the table, once without numbers */
            await tabTo(page, el => el.matches('.pickable[data-area=planet] > .hit'));
            await page.keyboard.press('ArrowRight');
            await page.keyboard.press('Enter');
            await page.evaluate(() => document.activeElement?.blur());
            await page.keyboard.press('Enter');
        } else {
            await page.evaluate(() => document.activeElement?.blur?.());
            for (let k = 0; k < 20 && !(await page.locator('.ask .btn.go:not([disabled]), .ask .go2').count()); k++)
                await page.keyboard.press(String(1 + roll(4)));
            await page.keyboard.press('Enter');
        }
        before = q.id;
        /* an answer that weighs wants the key twice */
        await sleep(600);
        const stays = await page.evaluate(id => document.querySelector('.ask')?.dataset.id === id, q.id);
        if (stays && ['act', 'buttons', 'reply', 'list'].includes(q.form)) await page.keyboard.press(q.form === 'act' ? 'Space' : '1');
        await page
            .waitForFunction(id => document.querySelector('.ask')?.dataset.id !== id, q.id)
            .catch(() => check(false, `keyboard: ${q.form} could not be answered`, q.title));
    }
    check(forms.size >= 3, 'keyboard: several kinds of question were answered', [...forms].join(' '));
    await page.keyboard.press('a');
    await checkSoon(() => page.locator('.asking').count(), n => n === 1, 'keyboard: A opens "When to ask me"');
    await checkAxe(page, 'when to ask me');
    await shot(page, 'asking');
    await page.keyboard.press('Escape');
    await checkSoon(() => page.locator('.asking').count(), n => n === 0, 'keyboard: Escape closes it');
    checkQuiet(page, 'keyboard');
    await page.context().close();
}

async function tabTo(page, matches) {
    for (let i = 0; i < 120; i++) {
        if (await page.evaluate(`(${matches.toString()})(document.activeElement)`)) return;
        await page.keyboard.press('Tab');
    }
    check(false, 'keyboard: Tab reaches ' + matches);
}

/* Two people: one opens a room, the other comes by its link; ready check, chat, start. */
export async function twoPeople(browser, server) {
    const host = await openWindow(browser, server),
        guest = await openWindow(browser, server, { scheme: 'light' });
    await host.goto(server.url + '/');
    await host.waitForSelector('.eds .ed');
    await host.fill('.hello input', 'Hanna');
    await shot(host, 'home');
    await checkAxe(host, 'start page');
    await host.selectOption('[aria-label="Seat 2"]', 'open');
    await host.click('.start .btn.go');
    await host.waitForSelector('.linkb code');
    await guest.goto(server.url + '/');
    await guest.waitForSelector('.rooms li');
    await guest.fill('.hello input', 'Gus');
    await guest.goto(host.url());
    await guest.waitForSelector('.linkb code');
    await host.waitForFunction(() => document.body.textContent.includes('Gus'));
    check(true, 'the link leads into the room, and the list of rooms shows it');
    await roomOnPhone(browser, server);
    await guest.click('button:has-text("I am ready")');
    await host.click('button:has-text("I am ready")');
    await guest.fill('.say input', 'Hello from the other side');
    await guest.click('.say button');
    await host.waitForFunction(() => document.body.textContent.includes('Hello from the other side'));
    await shot(host, 'room');
    await checkAxe(host, 'room');
    await host.click('button:has-text("Start the game"):not([disabled])');
    await guest.waitForSelector('.tablebox svg');
    await host.waitForSelector('.tablebox svg');
    await guest.waitForSelector('.card');
    await host.waitForSelector('.card');
    check(true, 'the guest has cards');
    const hers = await host.evaluate(() => [...document.querySelectorAll('.card')].map(c => c.dataset.card));
    const his = await guest.evaluate(() => [...document.querySelectorAll('.card')].map(c => c.dataset.card));
    check(hers.length > 0 && his.length > 0 && !hers.some(c => his.includes(c)), 'both see their own hands only');
    await shot(guest, 'guest-light');
    await lookOn(browser, server, host.url());
    await joinLater(browser, server, host, guest);
    checkQuiet(host, 'host');
    checkQuiet(guest, 'guest');
    await host.context().close();
    await guest.context().close();
}

/* A phone has the open rooms, too, and the way to the encyclopaedia. */
async function roomOnPhone(browser, server) {
    const page = await openWindow(browser, server, { width: 360, height: 640, touch: true });
    await page.goto(server.url + '/');
    await page.waitForSelector('.rooms li');
    check(/Hanna/.test(await page.textContent('.rooms li')), 'phone: open rooms are listed');
    await shot(page, 'phone-rooms');
    await page.click('.nav a:has-text("Encyclopaedia")');
    await page.waitForSelector('.sheet h1');
    await page.click('.nav a:has-text("Play")');
    await page.waitForSelector('.rooms li');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    check(wide <= 0, 'phone: the bar is not wider than the screen', `${wide} px`);
    const close = await page.evaluate(() => {
        const bar = document.querySelectorAll('.page .top b, .page .top .nav a, .page .top .tools'),
            at = [...bar].map(e => e.getBoundingClientRect()).filter(r => r.width);
        return at.some((a, i) => i > 0 && a.left < at[i - 1].right);
    });
    check(!close, 'phone: nothing in the bar covers its neighbour');
    await inviteOne(browser, server, page);
    await page.context().close();
}

/* One button for one friend: a room that only its link leads to. */
async function inviteOne(browser, server, friend) {
    const page = await openWindow(browser, server);
    await page.goto(server.url + '/');
    await page.waitForSelector('.eds .ed');
    await page.fill('.hello input', 'Ines');
    await page.click('button:has-text("Invite a friend")');
    await page.waitForSelector('.linkb code');
    check(!/Ines/.test(await friend.textContent('.rooms')), 'an invitation is on no list');
    await friend.goto(page.url());
    await page.waitForFunction(() => /Guest/.test(document.querySelector('.seats')?.textContent ?? ''));
    check(true, 'and its link leads to a seat');
    checkQuiet(page, 'invitation');
    await page.context().close();
}

/* A third window on a running game: it may look on, and sees no hand. */
async function lookOn(browser, server, address) {
    const page = await openWindow(browser, server);
    await page.goto(address);
    await page.waitForSelector('.tablebox svg, .plain [role=alert]');
    if (await page.locator('.plain').count()) await page.click('button:has-text("Watch")');
    await page.waitForSelector('.tablebox svg');
    await page.waitForSelector('.hand.onlook');
    check((await page.locator('.card').count()) === 0, 'who looks on sees no hand');
    checkQuiet(page, 'looking on');
    await page.context().close();
}

/* The host frees a bot's seat in the running game, and the guest agrees; whoever opens the link sits there and has its hand. */
async function joinLater(browser, server, host, guest) {
    const page = await openWindow(browser, server);
    await host.click('[aria-label=Menu]');
    await host.click('.roomseats button:has-text("Free for a friend") >> nth=0');
    await guest.click('[aria-label=Menu]');
    await guest.click('.roomseats button:has-text("Agree") >> nth=0');
    await guest.keyboard.press('Escape');
    await host.waitForSelector('.roomseats .linkb code');
    await checkAxe(host, 'menu of the host');
    const covered = await host.evaluate(() => {
        const r = document.querySelector('.menu').getBoundingClientRect(),
            top = (x, y) => document.elementFromPoint(r.left + r.width * x, r.top + r.height * y)?.closest('.menu');
        return [0.05, 0.3, 0.5, 0.7, 0.95].some(x => [0.05, 0.5, 0.9, 0.97].some(y => !top(x, y)));
    });
    check(!covered, 'nothing lies over the menu');
    await shot(host, 'menu-of-the-host');
    await page.goto(server.url + '/');
    await page.waitForSelector('.eds .ed');
    await page.fill('.hello input', 'Lara');
    await page.goto(host.url());
    await page.waitForSelector('.card');
    await host.waitForSelector('.roomseats li:has-text("Lara"):has-text("here")');
    check(true, 'a friend sits down in the running game');
    await host.keyboard.press('Escape');
    checkQuiet(page, 'a friend who comes later');
    await page.context().close();
}

/* kill -9 in the middle: the page says so, comes back by itself, and the same question waits. Then a reload. */
export async function reconnect(browser, server) {
    const page = await openWindow(browser, server, { quiet: [/WebSocket connection/, /ERR_CONNECTION_REFUSED/] });
    await newGame(page, server, { seed: 5, players: 3 });
    await play(page, { roll: dice(5), most: 4 });
    const before = await nextQuestion(page);
    await server.kill('SIGKILL');
    await page.waitForSelector('.offline');
    await shot(page, 'line-lost');
    await server.start();
    await page.waitForSelector('.offline', { state: 'detached' });
    const after = await nextQuestion(page);
    check(after.title === before.title, 'after kill -9 the same question waits', `${before.title} / ${after.title}`);
    const more = await play(page, { roll: dice(6), most: 3 });
    check(more.questions >= 1, 'and it can be answered');
    const last = await nextQuestion(page);
    await page.reload();
    const again = await nextQuestion(page);
    check(again.title === last.title, 'a reload takes the seat back', `${last.title} / ${again.title}`);
    check((await page.locator('.log .ln').count()) > 3, 'and the log is there again');
    await page.goto(server.url + '/');
    await page.click('.waits a:has-text("Go on")');
    check((await nextQuestion(page)).title === last.title, 'from the start page the way leads back to the game that waits');
    checkQuiet(page, 'reconnect');
    await page.context().close();
    await seatTwice(browser, server);
}

/* Encyclopaedia, bad addresses, light, eight players, large screens, motion. */
export async function pages(browser, server) {
    const page = await openWindow(browser, server, { scheme: 'light', quiet: [/404/] });
    await page.goto(server.url + '/encyclopaedia/Virus');
    await page.waitForFunction(() => document.querySelector('.sheet h1')?.textContent.trim() === 'Virus');
    check(true, 'an entry has an address of its own');
    await checkAxe(page, 'encyclopaedia');
    await shot(page, 'encyclopaedia-light');
    await page.fill('.elist input', 'zombie');
    await page.waitForFunction(() => document.querySelectorAll('.elist li').length < 8);
    await page.click('.elist li a:has-text("Zombie")');
    await page.waitForFunction(() => document.querySelector('.sheet h1')?.textContent === 'Zombie');
    check(/\/encyclopaedia\/Zombie$/.test(page.url()), 'search leads to an entry and its address', page.url());
    await page.goto(server.url + '/room/no-such-room');
    await page.waitForSelector('[role=alert]');
    check(true, 'a room that is not there is said so');
    await page.goto(server.url + '/replay/no-such-room');
    await page.waitForSelector('[role=alert]');
    checkQuiet(page, 'pages');
    await page.context().close();
    for (const [width, height, players, scheme] of [
        [1440, 900, 8, 'light'],
        [2560, 1440, 6, 'dark'],
        [1024, 768, 3, 'dark'],
    ]) {
        const p = await openWindow(browser, server, { width, height, scheme, motion: true });
        await newGame(p, server, { seed: 7, players });
        await play(p, { roll: dice(2), most: 3 });
        await nextQuestion(p);
        await sleep(300);
        await shot(p, `players-${players}-${width}`);
        const planets = await p.evaluate(() => {
            const t = document.querySelector('.table').getBoundingClientRect();
            return [...document.querySelectorAll('.tablebox .disc')].filter(d => {
                const r = d.getBoundingClientRect();
                return r.left < t.left - 1 || r.right > t.right + 1 || r.top < t.top - 1 || r.bottom > t.bottom + 1;
            }).length;
        });
        check(planets === 0, `${players} players at ${width}x${height}: all planets are on the table`, String(planets));
        check(await p.evaluate(() => document.documentElement.scrollHeight <= innerHeight + 1), `${width}x${height}: no scrolling`);
        const cut = await p.evaluate(() => {
            const a = document.querySelector('.ask').getBoundingClientRect(),
                b = document.querySelector('.ask .btn.go, .ask .go2, .ask .btn')?.getBoundingClientRect();
            return b ? b.bottom <= a.bottom + 1 : true;
        });
        check(cut, `${width}x${height}: the button is inside its panel`);
        if (players === 8) await checkAxe(p, 'eight players');
        const met = await p.evaluate(() => {
            const at = [...document.querySelectorAll('.tablebox .pn')].map(e => e.getBoundingClientRect()),
                meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
            return at.filter((a, i) => at.slice(i + 1).some(b => meet(a, b))).length;
        });
        check(met === 0, `${players} players at ${width}x${height}: no two numbers of planets meet`, String(met));
        const cards = await p.evaluate(() => {
            const wide = e => e.scrollWidth > e.parentElement.clientWidth;
            return [...document.querySelectorAll('.hand .ttl')].filter(wide).map(e => e.textContent);
        });
        check(!cards.length, `${players} players at ${width}x${height}: names fit on their cards`, cards.join(', '));
        checkQuiet(p, `${players} players`);
        await p.context().close();
    }
}

/* Who wins is not said before the totals are added up; and with technology, techs lie on the table. */
export async function reveals(browser, server) {
    const page = await openWindow(browser, server, { motion: true });
    await newGame(page, server, { seed: 7, players: 4, variant: 'Technology' });
    let added = 0,
        techs = 0,
        own = 0;
    /* Every step of the build-up is looked at from inside the page: outside it would be over before it is seen. */
    await page.evaluate(() => {
        window.early = [];
        window.builds = 0;
        new MutationObserver(() => {
            const held = document.querySelector('.ask.held h2 span')?.textContent ?? '',
                sums = [...document.querySelectorAll('.duel .sum span')].map(e => e.textContent);
            if (!held || !sums.includes('total')) return;
            if (held === 'The cards are turned up') window.builds++;
            if (/turned up/.test(held) && /wins|win\b|leads/.test(document.querySelector('.duel .aim')?.textContent ?? '')) window.early.push(held);
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    await play(page, {
        roll: dice(7),
        most: 60,
        seen: async q => {
            techs = Math.max(techs, await page.locator('.hc.tech').count());
            own = Math.max(own, await page.locator('.pile-t').count());
            if (q.form !== 'held' || added) return;
            await page.waitForFunction(() => !/turned up/.test(document.querySelector('.ask.held h2 span')?.textContent ?? ''));
            added = await page.evaluate(() => window.builds);
        },
        done: () => added > 0 && techs > 0 && own > 4,
    });
    check(added > 0, 'reveal: totals are added up before it is said who wins');
    check((await page.evaluate(() => window.early.length)) === 0, 'reveal: nothing says it earlier');
    check(techs > 0, 'technology: techs lie at the stars of the others');
    check(own > 4, 'technology: and beside the own discards', String(own));
    await shot(page, 'techs');
    checkQuiet(page, 'reveals and techs');
    await page.context().close();
}

/* The first load, as it goes over the line: at most 250 KB. */
export async function firstLoad(browser, server) {
    const page = await openWindow(browser, server),
        client = await page.context().newCDPSession(page);
    let bytes = 0;
    await client.send('Network.enable');
    /* The engine for playing offline comes by itself after a while: it is not part of the first load, and has a limit of its own. */
    const late = new Set();
    client.on('Network.requestWillBeSent', e => {
        if (/\.wasm|\/(offline|worker)-/.test(e.request.url)) late.add(e.requestId);
    });
    client.on('Network.loadingFinished', e => {
        if (!late.has(e.requestId)) bytes += e.encodedDataLength;
    });
    await page.goto(server.url + '/');
    await page.waitForSelector('.eds .ed');
    await page.waitForLoadState('networkidle');
    console.log(`first load: ${(bytes / 1024).toFixed(1)} KB compressed`);
    check(bytes > 10_000 && bytes <= 250 * 1024, 'first load at most 250 KB', `${bytes} bytes`);
    const csp = (await page.request.get(server.url + '/')).headers()['content-security-policy'] ?? '';
    check(/default-src 'self'/.test(csp) && !/unsafe-inline/.test(csp), 'the content security policy is strict', csp);
    await page.context().close();
}

/* Start page and encyclopaedia on a phone: all of it can be reached without scrolling sideways, and the list can be opened. */
async function phonePages(browser, server) {
    const page = await openWindow(browser, server, { width: 360, height: 640, touch: true });
    await page.goto(server.url + '/');
    await page.waitForSelector('.eds .ed');
    await shot(page, 'phone-home');
    const out = await page.evaluate(
        () => [...document.querySelectorAll('main *')].filter(e => e.getBoundingClientRect().right > innerWidth + 1).length,
    );
    check(out === 0, 'phone, start page: nothing sticks out to the side', `${out} things`);
    await checkAxe(page, 'phone, start page');
    await page.goto(server.url + '/encyclopaedia/Virus');
    await page.waitForSelector('.sheet h1');
    await page.click('.browse');
    await page.click('.elist li a:has-text("Zombie")');
    await page.waitForFunction(() => document.querySelector('.sheet h1')?.textContent === 'Zombie');
    await checkSoon(() => page.locator('.elist ul').isVisible(), seen => !seen, 'phone, encyclopaedia: the list closes after a choice');
    await shot(page, 'phone-encyclopaedia');
    await checkAxe(page, 'phone, encyclopaedia');
    checkQuiet(page, 'phone pages');
    await page.context().close();
}
