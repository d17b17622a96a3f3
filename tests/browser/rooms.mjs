// Rooms: what is played stands there for everybody, the host changes it and is obeyed, people can be sent away, and lists are sifted.
import { check, checkAxe, checkQuiet, checkSoon, nextQuestion, openWindow, shot } from './lib.mjs';

const seatsOf = page => page.locator('.seats .seat').count();

/* Whoever comes by the link and has no name yet reads who invites, and to what. */
async function invited(browser, server, address) {
    const stranger = await openWindow(browser, server, { name: '' });
    await stranger.goto(address);
    const read = () => stranger.textContent('.askname');
    await checkSoon(read, t => /Ada invites you.*Modern.*At the table: Ada/.test(t), 'an invitation says whose and to what');
    await checkAxe(stranger, 'invitation');
    checkQuiet(stranger, 'invitation');
    await stranger.context().close();
}

/* The list of rooms on a page of its own: lines, filters, and a seat. */
async function listed(browser, server) {
    const pages = [];
    for (const [name, edition] of [['Mira', 'ffg'], ['Eli', 'duel'], ['Tom', 'eon']]) {
        const page = await openWindow(browser, server, { name });
        const seats = [{ player: 'me' }, ...Array(edition === 'ffg' ? 2 : 1).fill({ player: 'open' })];
        await page.goto(server.url + '/');
        await page.evaluate(set => {
            const line = new WebSocket(location.origin.replace('http', 'ws') + '/ws', 'hypercone.1');
            window.kept = line;
            line.onopen = () => line.send(JSON.stringify({ type: 'hello', protocol: 2, name: set.title }));
            line.onmessage = e => JSON.parse(e.data).type === 'welcome' && line.send(JSON.stringify({ type: 'create', ...set }));
        }, { edition, players: seats.length, seats, listed: true, title: name });
        pages.push(page);
    }
    const reader = await openWindow(browser, server, { name: 'Pia', width: 360, height: 640, touch: true });
    await reader.goto(server.url + '/rooms');
    await checkSoon(() => reader.locator('.rooms li').count(), n => n === 3, 'the rooms have a page of their own');
    check(await reader.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'as wide as a small phone');
    await shot(reader, 'rooms-phone');
    await checkAxe(reader, 'list of rooms');
    await reader.selectOption('.sieve select', 'duel');
    await checkSoon(() => reader.locator('.rooms li').count(), n => n === 1, 'sifted by edition');
    await reader.click('.rooms li button:has-text("Sit down")');
    await reader.waitForSelector('.tsets');
    check(/Eli/.test(await reader.textContent('main')), 'and leads to a seat');
    checkQuiet(reader, 'list of rooms');
    for (const page of [...pages, reader]) await page.context().close();
}

export async function rooms(browser, server) {
    await listed(browser, server);
    const host = await openWindow(browser, server, { name: 'Ada' }),
        guest = await openWindow(browser, server, { name: 'Ben', width: 390, height: 844, touch: true });
    await host.goto(server.url + '/');
    await host.click('.choice:has-text("Invite a friend")');
    await host.waitForSelector('.tsets');
    await invited(browser, server, host.url());
    await guest.goto(host.url());
    await guest.waitForSelector('.tsets');
    check(/Edition\s*Modern/.test(await guest.textContent('.tsets')), 'a guest sees what is played');
    check((await guest.locator('.tsets button').count()) === 0, 'and cannot change it');
    await guest.click('.start .btn.go');
    await checkSoon(() => host.locator('.seat em.rdy').count(), n => n >= 4, 'the guest is ready');
    await host.click('.tsets [aria-label="Change: Clock"]');
    await host.click('.tsets .segc button:has-text("Days")');
    const tinted = () => guest.textContent('.tsets .fresh').catch(() => '');
    await checkSoon(tinted, t => /three days/.test(t ?? ''), 'what changed is tinted for the guest');
    await checkSoon(() => guest.textContent('.start'), t => /I am ready/.test(t), 'who is asked again whether they are ready');
    await checkSoon(() => guest.textContent('.chat'), t => /Ada has changed the clocks/.test(t), 'and the chat says what');
    const before = await seatsOf(host);
    await host.click('.tsets [aria-label="Change: Players"]');
    check((await host.locator('.tsets .folded').count()) === 1, 'one line is open at a time');
    await host.click('.tsets [aria-label="One player more"]');
    await checkSoon(() => seatsOf(guest), n => n === before + 1, 'a seat more, for all');
    await shot(host, 'room-settings');
    await shot(guest, 'room-guest-phone');
    await checkAxe(host, 'room of the host');
    await checkAxe(guest, 'room of a guest on a phone');
    await host.click('.seat .btn:has-text("Send away")');
    await host.click('.seat .btn:has-text("Send Ben away?")');
    await checkSoon(() => guest.textContent('main'), t => /given your seat away/.test(t), 'whoever is sent away is told');
    check((await guest.locator('.seats, .btn:has-text("I am ready")').count()) === 0, 'and sits there no longer');
    await host.click('.start .btn.go');
    await host.click('.start .btn.go:has-text("Start")');
    check(!!(await nextQuestion(host)).title, 'bots take the free seats, and the game begins');
    const other = await openWindow(browser, server, { name: 'Cem' });
    await other.goto(server.url + '/');
    await other.waitForSelector('.choices .choice:not([disabled])');
    check((await other.locator('.rooms:not(.kept) li').count()) === 0, 'a room to which people are invited is on no list');
    checkQuiet(host, 'the host');
    for (const page of [host, guest, other]) await page.context().close();
}
