// Who somebody is, over devices: a key that comes with the first seat, a link that takes everything along, and a page for each player.
import { check, checkAxe, checkQuiet, checkSoon, openWindow, shot } from './lib.mjs';

const KNOWN = {
    id: 'abc',
    name: 'Hanna',
    rating: { points: 1084, low: 890, high: 1278, games: 9 },
    games: [
        { room: 'r1', at: 1700000000, edition: 'ffg', players: 4, alien: 'Tripler', won: 1, rated: true, points: 1084, replay: true },
        { room: null, at: 1690000000, edition: 'ffg', players: 5, alien: 'Oracle', won: 0, rated: false, replay: false },
    ],
};

export async function people(browser, server) {
    const desk = await openWindow(browser, server, { name: 'Hanna' }),
        phone = await openWindow(browser, server, { width: 390, height: 844, touch: true, name: '', quiet: [/404/] });
    await desk.goto(server.url + '/');
    await desk.waitForSelector('.eds .ed');
    await desk.selectOption('[aria-label="Seat 2"]', 'open');
    await desk.click('.tog:has-text("Rated")');
    await desk.click('.start .choice.go');
    await desk.waitForSelector('.tsets');
    check(/Rated\s*yes/.test(await desk.textContent('.tsets')), 'a rated room says so');
    const key = () => desk.evaluate(() => JSON.parse(localStorage['hypercone.person'] ?? '{}').key);
    await checkSoon(key, k => /^[\w-]{32}$/.test(k ?? ''), 'whoever sits down gets a key');
    await checkSoon(() => desk.locator('.seat a[href^="/player/"]').count(), n => n === 1, 'and a page');
    const room = new URL(desk.url()).pathname;
    await desk.goto(server.url + '/profile');
    await desk.click('.takealong .btn.go');
    const link = await desk.inputValue('.takealong input[readonly]');
    await phone.goto(link);
    await checkSoon(() => phone.textContent('.profile h1'), t => t === 'Hanna', 'on another device the link brings the name');
    await phone.goto(server.url + '/');
    await checkSoon(() => phone.locator(`.waits a[href="${room}"]`).count(), n => n === 1, 'and the games that are not over');
    await phone.evaluate(() => localStorage.removeItem('hypercone.seats'));
    await phone.goto(server.url + room);
    await checkSoon(() => phone.textContent('.seats'), t => /Hanna/.test(t ?? ''), 'where the seat is taken back by the key alone');
    const asked = async () => (await phone.locator('.askname').count()) || /Hanna 2/.test(await phone.textContent('.seats'));
    await checkSoon(asked, n => !n, 'as the same person');
    await phone.route('**/api/person/abc.json', r => r.fulfill({ json: KNOWN }));
    await phone.goto(server.url + '/player/abc');
    await checkSoon(() => phone.textContent('main'), t => /1084/.test(t) && /between 890 and 1278/.test(t), 'a player has a page with a rating');
    check((await phone.locator('a[href="/replay/r1"]').count()) === 1, 'and replays of rated games');
    check(/2 aliens played/.test(await phone.textContent('main')), 'and the aliens that were played');
    await shot(phone, 'player-phone');
    await checkAxe(phone, 'the page of a player');
    await phone.goto(server.url + '/player/nobody');
    await checkSoon(() => phone.textContent('main h1'), t => /no such player/.test(t), 'and whoever does not exist has none');
    await shot(desk, 'profile-key');
    checkQuiet(desk, 'people');
    for (const page of [desk, phone]) await page.context().close();
}
