// Rooms: what is played stands there for everybody, the host changes it and is obeyed, people can be sent away, and lists are sifted.
import { check, checkAxe, checkQuiet, checkSoon, nextQuestion, openWindow, shot } from './lib.mjs';

const seatsOf = page => page.locator('.seats .seat').count();

export async function rooms(browser, server) {
    const host = await openWindow(browser, server, { name: 'Ada' }),
        guest = await openWindow(browser, server, { name: 'Ben', width: 390, height: 844, touch: true });
    await host.goto(server.url + '/');
    await host.click('.choice:has-text("Invite a friend")');
    await host.waitForSelector('.tsets');
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
