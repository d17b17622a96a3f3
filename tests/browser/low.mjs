// Low and small screens: whatever is asked, every button lies inside the panel with nothing over it, and advice can be read.
import { check, checkQuiet, checkSoon, newGame, nextQuestion, openWindow, shot } from './lib.mjs';
import { answer, dice } from './player.mjs';

/* Buttons of the question that are cut off or covered. */
const faults = page =>
    page.evaluate(() => {
        const panel = document.querySelector('.ask').getBoundingClientRect();
        return [...document.querySelectorAll('.ask .opts .btn, .ask .pick .btn, .ask .seg3 .btn, .ask .bulb, .ask .whyq')]
            .filter(b => !b.closest('.dense'))
            .filter(b => {
                const r = b.getBoundingClientRect(),
                    top = document.elementFromPoint(r.left + r.width / 2, r.top + r.height / 2);
                return r.top < panel.top - 1 || r.bottom > panel.bottom + 1 || r.height < 18 || !(top && (b.contains(top) || top.contains(b)));
            })
            .map(b => b.textContent.trim() || b.className);
    });

const adviceSeen = page =>
    page.evaluate(() => {
        const panel = document.querySelector('.ask').getBoundingClientRect(),
            r = document.querySelector('.ask .coach.advice b')?.getBoundingClientRect();
        return !!r && r.height > 10 && r.top >= 0 && r.bottom <= panel.top;
    });

/* Of the kinds of question; more of them would not be new to the panel. */
const ENOUGH = 8;

async function playAt(browser, server, width, height, touch) {
    const page = await openWindow(browser, server, { width, height, touch }),
        where = `${width}x${height}`,
        forms = new Set();
    for (const seed of [7, 14]) {
        await newGame(page, server, { seed, players: 4 });
        const roll = dice(seed);
        for (let i = 0, before = null; i < 22 && forms.size < ENOUGH; i++) {
            const q = await nextQuestion(page, before);
            if (q.form === 'over') break;
            if (q.form !== 'held' && !forms.has(q.form)) {
                forms.add(q.form);
                await page.mouse.move(width - 2, 60);
                const cut = await faults(page);
                const whole = check(!cut.length, `${where}, ${q.form}: every button is whole and free`, cut.join(', '));
                if (!whole) await shot(page, `low-${where}-${q.form}`);
                await page.keyboard.press('?');
                await page.waitForSelector('.coach.advice');
                await checkSoon(() => adviceSeen(page), seen => seen, `${where}, ${q.form}: advice is seen`);
                const still = await faults(page);
                check(!still.length, `${where}, ${q.form}: also with advice every button is whole and free`, still.join(', '));
                await page.keyboard.press('Escape');
                await page.waitForSelector('.coach.advice', { state: 'detached' });
            }
            await answer(page, q, roll, { negotiate: true, counter: true });
            before = q.form === 'held' ? before : q.id;
        }
    }
    check(forms.size >= 7, `${where}: most kinds of question came up`, [...forms].join(' '));
    checkQuiet(page, where);
    await page.context().close();
}

export async function lowScreens(browser, server) {
    await playAt(browser, server, 1280, 720, false);
    await playAt(browser, server, 1024, 768, false);
    await playAt(browser, server, 360, 640, true);
}
