// The boards: hexes, moons, the Praw, comets, rewards by their backs, teams, dials, stations, crowded planets; drawn, readable at every size,
// and each explains itself. Views are those of real games, with what takes long to come about put into them as they are read.
import { check, checkAxe, checkQuiet, checkSoon, openWindow, shot } from './lib.mjs';
import { dice, play } from './player.mjs';

const seats = n => [{ player: 'me', alien: null }, ...Array.from({ length: n - 1 }, () => ({ player: 'bot', bot: 'steady', alien: null }))];
const wish = (edition, players, more) => ({
    edition, players, variants: [], boxes: [], parts: [], seats: seats(players), aliens: 'random', group: 1, alert: '', clock: 'off',
    dealSeconds: null, silence: 300, talk: false, spectators: true, listed: false, ...more,
});

/* Runs in the page: each view is changed as its message is read. */
const dress = how => {
    const parse = JSON.parse,
        KINDS = ['rings', 'gas-giant', 'six-pact', 'space-dust', 'spiral', 'pulsar'];
    const dressed = {
        eon: v => {
            v.cone = 'reversed';
            v.destiny_mark = 'comet';
            v.seats.forEach((s, i) => {
                s.warp = 2;
                s.layout = KINDS[i % 6];
                v.notes.push({ note: 'praw', holder: i, sheet: null, value: 1 + (i % 3) });
            });
            const homes = s => v.planets.filter(p => p.owner === s && !p.moon);
            for (const s of v.seats.filter(q => q.layout === 'gas-giant' || q.layout === 'space-dust')) {
                const [one, ...others] = homes(s.seat);
                for (const p of others) p.ships.forEach((n, i) => (one.ships[i] += n));
                if (others.some(p => p.planet === v.target)) v.target = one.planet;
                v.planets = v.planets.filter(p => !others.includes(p));
            }
        },
        parts: v => {
            v.seats.forEach((s, i) => {
                s.partner = (i + 4) % 8;
                s.backs = { cosmic: 2, reward: i % 2, ultra: i === 3 ? 1 : 0 };
                s.hand = Math.max(s.hand, 2 + s.backs.reward + s.backs.ultra);
                if (i > 1 && i < 5) s.dial = { side: i === 2 ? null : 'defense', ships: i === 2 ? 0 : 2, card: false };
                v.notes.push({ note: 'tokens', holder: i, sheet: s.alien, value: 3 + i });
            });
            for (const p of v.planets.filter((_, i) => i % 5 === 1 || i % 5 === 3)) for (let d = 1; d < 5; d++) p.ships[(p.owner + d) % 8] ||= 1;
            const target = v.planets.find(p => p.planet === v.target);
            for (let d = 1; target && d < 6; d++) target.ships[(target.owner + d) % 8] ||= 1;
        },
    }[how];
    JSON.parse = (...args) => {
        const m = parse(...args);
        if (m?.type === 'game') dressed(m.view);
        return m;
    };
};

/* Nothing that is drawn leaves the table, and no stack of another covers the number of a stack on a planet that nobody shares. */
const outside = page =>
    page.evaluate(() => {
        const box = document.querySelector('.tablebox svg, .scenebox svg').getBoundingClientRect();
        return [...document.querySelectorAll('.tablebox svg :is(.thing, .stack, .moon, .nm-t), .scenebox svg :is(.thing, .stack, .moon)')]
            .map(e => [e, e.getBoundingClientRect()])
            .filter(([, r]) => r.width && (r.left < box.left - 3 || r.right > box.right + 3 || r.top < box.top - 3 || r.bottom > box.bottom + 3))
            .map(([e]) => e.getAttribute('class') + ' ' + e.textContent);
    });

/* The first of a few seeds in which I have to play a card. */
async function begin(browser, server, size, how, table, ready = async () => true) {
    for (let seed = 1; seed < 5; seed++) {
        let there = false;
        const page = await openWindow(browser, server, size);
        if (how) await page.addInitScript(dress, how);
        await page.addInitScript(w => (localStorage['hypercone.wish'] ??= JSON.stringify(w)), table);
        await page.goto(server.url + '/');
        await page.click('.more summary');
        await page.fill('.more input', String(seed));
        await page.click('.start .btn.go');
        const seen = async q => (there = q.form === 'card' && /play/.test(q.title) && (await ready(page))),
            reached = await play(page, { roll: dice(3), most: 200, seen, done: () => there });
        if (reached.last !== null && !reached.over) return page;
        await page.context().close();
    }
    throw new Error('no card is asked for');
}

/* A tap opens what it is about. */
async function explains(page, selector, title, what) {
    await page.locator(selector).first().dispatchEvent('click');
    await checkSoon(() => page.locator('.pop h3').first().textContent({ timeout: 500 }).catch(() => ''), t => title.test(t), what);
    await page.keyboard.press('Escape');
}

const EON = wish('eon', 6, { variants: ['reverse-cone'], parts: ['lucre', 'praw', 'moons'] }),
    PARTS = wish('ffg', 8, { variants: ['two-aliens'], parts: ['rewards', 'hazards:extreme', 'stations:cities'] });
const count = (page, selector) => page.locator(selector).count();

async function hexes(browser, server) {
    const page = await begin(browser, server, { width: 1440, height: 900 }, 'eon', EON);
    check((await count(page, '.plate')) === 6, 'hexes: a plate a player');
    const shapes = [await count(page, '.ringl'), await count(page, '.coil'), await count(page, '.cloud')].join();
    check(shapes === '4,1,1', 'hexes: rings, coil, cloud', shapes);
    check((await count(page, '.moon')) >= 8, 'hexes: moons lie in the points', String(await count(page, '.moon')));
    const meter = [await count(page, '.mseg'), await count(page, '.mseg.on, .mseg.hot')].join();
    check(meter === '18,12', 'Praw: three segments a player, filled by the Warp', meter);
    check((await count(page, '.gatebox.turned')) === 1 && (await count(page, '.force-t')) === 1, 'cone: turned over, and said so');
    check((await count(page, '[data-lies=lucre]')) === 6 && (await count(page, '[data-mark=bank]')) === 1, 'lucre: a purse each, and the bank');
    await explains(page, '[data-mark=praw]', /^Praw$/, 'Praw: explains itself');
    await explains(page, '[data-mark=cone]', /Reversed cone/, 'cone: explains itself');
    await explains(page, '.moon', /moon/i, 'moon: explains itself');
    const far = await outside(page);
    check(far.length === 0, 'hexes: nothing leaves the table', far.slice(0, 4).join(' | '));
    await shot(page, 'boards-eon-1440');
    await checkAxe(page, 'hexes at 1440');
    for (const [width, height] of [[1024, 768], [390, 844], [360, 640]]) {
        await page.setViewportSize({ width, height });
        await page.waitForSelector(width < 700 ? '.scenebox svg' : '.tablebox svg');
        if (width === 390) check((await count(page, '.mbar')) === 18, 'hexes at 390: the meter');
        await checkSoon(() => outside(page).then(f => f.join(' | ')), t => t === '', `hexes at ${width}: nothing leaves the table`);
        await shot(page, `boards-eon-${width}`);
    }
    await checkAxe(page, 'hexes at 360');
    checkQuiet(page, 'hexes');
    await page.context().close();
}

/* A planet with four owners or more is read in a lens, whose stacks are those on it. */
async function lens(page) {
    const crowd = page.locator('.tablebox [data-crowd]');
    check((await crowd.count()) > 3, 'crowded: planets with four owners or more', String(await crowd.count()));
    const planet = crowd.nth(1);
    await planet.locator('.disc').hover({ force: true });
    await page.waitForSelector('.lensbox');
    const there = await page.evaluate(() => {
        const lens = document.querySelector('.lensbox'),
            table = document.querySelector('.tablebox svg').getBoundingClientRect(),
            box = lens.querySelector('.lens').getBoundingClientRect(),
            crowd = [...document.querySelectorAll('.tablebox [data-crowd]')][1],
            numbers = e => [...e.querySelectorAll('.stack text')].map(t => t.textContent).join();
        return {
            inside: box.left >= table.left && box.right <= table.right && box.top >= table.top && box.bottom <= table.bottom,
            lens: numbers(lens),
            planet: numbers(crowd),
        };
    });
    const whole = there.inside && there.lens === there.planet && there.lens.split(',').length > 3;
    check(whole, 'crowded: the lens shows every stack', JSON.stringify(there));
    await shot(page, 'boards-lens-1440');
    await page.mouse.move(4, 4);
    await page.waitForSelector('.lensbox', { state: 'detached' });
}

async function manyParts(browser, server) {
    const page = await begin(browser, server, { width: 1440, height: 900, scheme: 'light' }, 'parts', PARTS);
    check((await count(page, '.team')) === 8 && (await count(page, '.teamb')) === 8, 'teams: a ring and a letter each');
    const rings = await page.locator('.team').evaluateAll(all => all.map(e => e.getAttribute('stroke-dasharray') ?? ''));
    check(new Set(rings).size === 4, 'teams: four rings that differ', rings.join());
    check((await count(page, '.tablebox .hatch')) >= 3, 'rewards: hatched backs');
    check((await count(page, '[data-lies=dial]')) === 3, 'dials: those that are shown');
    check((await count(page, '[data-lies=station]')) > 3 && (await count(page, '[data-lies=sky]')) > 3, 'stations and sky cities at their planets');
    check((await count(page, '[data-mark=hazards]')) >= 1 && (await count(page, '.hazards li')) >= 1, 'hazards: a deck, and in words');
    await page.click('#tab-parts');
    const lines = [await count(page, '.parts tbody tr'), await count(page, '.parts .bk.rw')].join();
    check(lines === '8,4', 'parts: a line a player, rewards by their backs', lines);
    await explains(page, '[data-lies=station]', /\S/, 'station: explains itself');
    await explains(page, '[data-mark=rewards]', /Rewards/, 'rewards: explain themselves');
    await shot(page, 'boards-parts-1440');
    await checkAxe(page, 'parts at 1440');
    await lens(page);
    for (const [width, height] of [[1024, 768], [390, 844], [360, 640]]) {
        await page.setViewportSize({ width, height });
        await page.waitForSelector(width < 700 ? '.scenebox svg' : '.tablebox svg');
        await shot(page, `boards-parts-${width}`);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        check(wide <= 0, `parts at ${width}: nothing scrolls sideways`, String(wide));
    }
    await checkAxe(page, 'parts at 360');
    checkQuiet(page, 'parts');
    await page.context().close();
}

/* A real game with both: pennants and hooks at stacks, crystals at the gate and at the target, nothing of it at the rim or the star. */
export async function boardsLux(browser, server) {
    const table = wish('ffg', 4, { parts: ['special-ships:flagship+salvage', 'lux'] }),
        atGate = '.tablebox [data-lux=gate] g',
        page = await begin(browser, server, { width: 1440, height: 900 }, null, table, async p => (await count(p, atGate)) > 0);
    const worn = await count(page, '.tablebox [data-special]'),
        lying = await count(page, atGate);
    check(worn >= 6, 'special ships: at their stacks', String(worn));
    check((await count(page, '.tablebox [data-lies=piece]')) === 0, 'special ships: not at the rim as well');
    check(lying >= 1, 'lux: crystals at the gate', String(lying));
    check((await count(page, '.tablebox [data-lux=planet] g')) >= 1, 'lux: crystals at the target');
    await shot(page, 'boards-lux-1440');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.waitForSelector('.scenebox svg');
    check((await count(page, '.scenebox [data-lux]')) >= 1, 'lux at 390: crystals');
    await shot(page, 'boards-lux-390');
    checkQuiet(page, 'lux and special ships');
    await page.context().close();
}

/* The start page: three tables by name first, the rest folded, boxes with their parts. */
async function tables(browser, server) {
    const page = await openWindow(browser, server, { width: 1440, height: 900 });
    await page.goto(server.url + '/');
    await page.waitForSelector('.inbox .preset');
    check((await page.locator('.inbox > .presets .preset').count()) === 3, 'start: three tables first');
    check(!(await page.locator('.unbox').evaluate(d => d.open)), 'start: the rest is folded');
    await page.click('.preset:has-text("Everything")');
    await checkSoon(() => page.locator('.preset.on b').allTextContents().then(t => t.join()), t => t === 'Everything', 'start: it is chosen');
    await page.click('.unbox summary');
    check((await page.locator('.abox').count()) > 5, 'start: a group a box');
    check((await page.locator('.abox .tog[aria-checked=true]').count()) > 5, 'start: its boxes and parts are on');
    await checkAxe(page, 'start with boxes');
    await shot(page, 'boards-start-1440');
    checkQuiet(page, 'start with boxes');
    await page.context().close();
}

export async function boards(browser, server) {
    await tables(browser, server);
    await hexes(browser, server);
}
export const boardsParts = manyParts;

/* A real game on all six: what each of them has of its own is drawn as soon as it is there, at every size. */
export async function boardsReal(browser, server) {
    const table = wish('eon', 6, { variants: ['reverse-cone'], parts: ['hexes', 'lucre', 'praw', 'moons'] });
    const found = new Set(),
        KINDS = ['aside', 'planet-power', 'call', 'reward', 'dust', 'moon'];
    for (let seed = 1; seed < 3 && !['planet-power', 'call', 'reward', 'dust'].every(k => found.has(k)); seed++) {
        const page = await openWindow(browser, server, { width: 1440, height: 900 });
        await page.addInitScript(w => (localStorage['hypercone.wish'] ??= JSON.stringify(w)), table);
        await page.goto(server.url + '/');
        await page.click('.more summary');
        await page.fill('.more input', String(seed));
        await page.click('.start .btn.go');
        let first = true;
        const seen = async (q, i) => {
            if (first) {
                first = false;
                const shapes = await page.evaluate(() => ['.plate', '.ringl', '.coil', '.wav'].map(c => document.querySelectorAll(c).length).join());
                check(shapes === '6,4,1,4', 'real hexes: six plates, rings, a coil, waves', shapes);
                const own = await Promise.all(['planet-power', 'reward', 'dust'].map(l => count(page, `[data-lies=${l}]`))).then(n => n.join());
                check(own === '6,5,1', 'real hexes: powers, rewards, a cloud', own);
            }
            for (const k of KINDS)
                if (!found.has(k) && (await page.locator(`[data-lies=${k}]`).count())) {
                    found.add(k);
                    await shot(page, `hexes-${k}`);
                }
            if (i === 3 || i === 25) {
                const far = await outside(page);
                check(far.length === 0, `real hexes: nothing leaves the table, question ${i}`, far.slice(0, 4).join(' | '));
                await shot(page, `hexes-real-${seed}-${i}`);
            }
            if (seed === 1 && i === 8) {
                await page.setViewportSize({ width: 390, height: 844 });
                await page.waitForSelector('.scenebox svg');
                await shot(page, 'hexes-real-390');
                await checkAxe(page, 'real hexes at 390');
                await page.setViewportSize({ width: 1440, height: 900 });
                await page.waitForSelector('.tablebox svg');
            }
        };
        await play(page, { roll: dice(seed), most: 60, seen }).catch(async e => {
            await shot(page, `hexes-stuck-${seed}`);
            throw e;
        });
        await shot(page, `hexes-late-${seed}`);
        checkQuiet(page, 'real hexes');
        await page.context().close();
    }
    for (const k of ['planet-power', 'reward', 'dust']) check(found.has(k), `real hexes: ${k} is drawn`);
    console.log(`real hexes: seen ${[...found].join(', ')}`);
}
