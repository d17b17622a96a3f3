// Nothing makes a person wait: a question is on the screen a tenth of a second after its message, and no task of the page holds it up.
// What is counted is the time that the page's own thread works, as the browser's trace tells it: how busy the machine is does not matter.
import { check, newGame, openWindow } from './lib.mjs';
import { dice, play } from './player.mjs';

/* The message as it is read, and the question as it has been drawn, as marks in the trace. */
const mark = () => {
    const parse = JSON.parse;
    let id = null,
        n = 0;
    JSON.parse = (...args) => {
        const m = parse(...args);
        if (m?.type === 'game' && m.question && m.id !== id) {
            id = m.id;
            performance.mark(`asked-${++n}`);
        }
        return m;
    };
    let marked = 0;
    const look = () => {
        if (n > marked && document.querySelector('.ask h2, .ask .title, .ask .btn')) {
            marked = n;
            const now = n;
            requestAnimationFrame(() => setTimeout(() => performance.mark(`shown-${now}`)));
        }
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
};

/* Plays so many questions, and returns how long the longest task worked, and for each question the work from its message to its picture. */
async function traced(browser, server, { width, height, slower, seed }) {
    const page = await openWindow(browser, server, { width, height, touch: width < 700 });
    await page.addInitScript(mark);
    await newGame(page, server, { seed, players: 4 });
    const tab = await page.context().newCDPSession(page),
        all = await browser.newBrowserCDPSession(),
        events = [];
    if (slower > 1) await tab.send('Emulation.setCPUThrottlingRate', { rate: slower });
    all.on('Tracing.dataCollected', e => events.push(...e.value));
    await all.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['toplevel', 'blink.user_timing'] } });
    await play(page, { roll: dice(seed), most: 12 });
    const complete = new Promise(r => all.once('Tracing.tracingComplete', r));
    await all.send('Tracing.end');
    await complete;
    await page.context().close();
    return worked(events);
}

function worked(events) {
    const first = events.find(e => /^asked-/.test(e.name));
    if (!first) return { longest: 0, tasks: 0, questions: [] };
    const mine = events.filter(e => e.pid === first.pid && e.tid === first.tid),
        tasks = mine.filter(e => e.ph === 'X' && /RunTask/.test(e.name) && e.tdur !== undefined),
        at = name => mine.find(e => e.name === name)?.ts;
    const questions = [];
    for (let i = 1; i < events.length && (i < 2 || at(`asked-${i - 1}`) || at(`asked-${i}`)); i++) {
        if (!at(`asked-${i}`)) continue; /* the first of them came before the trace */
        const from = at(`asked-${i}`),
            to = at(`shown-${i}`);
        if (to) questions.push(tasks.filter(t => t.ts + t.dur > from && t.ts < to).reduce((ms, t) => ms + t.tdur / 1000, 0));
    }
    return { longest: Math.max(0, ...tasks.map(t => t.tdur / 1000)), tasks: tasks.length, questions };
}

export async function quick(browser, server) {
    for (const [what, size, longest] of [
        ['desk', { width: 1440, height: 900, slower: 1, seed: 5 }, 100],
        ['phone at a quarter of the speed', { width: 390, height: 844, slower: 4, seed: 4 }, 250],
    ]) {
        const t = await traced(browser, server, size);
        console.log(`${what}: longest task ${t.longest.toFixed(0)} ms of ${t.tasks}, questions ${t.questions.map(q => q.toFixed(0)).join(' ')} ms`);
        check(t.tasks > 100 && t.questions.length >= 6, `${what}: enough was traced`, `${t.tasks} tasks, ${t.questions.length} questions`);
        check(t.longest <= longest, `${what}: no task works longer than ${longest} ms`, `${t.longest.toFixed(0)} ms`);
        /* Some wait for what is shown before them, such as a reveal: that work is counted, but is none of theirs. */
        const usual = [...t.questions].sort((a, b) => a - b)[Math.floor(t.questions.length * 0.8)] ?? Infinity;
        if (size.slower === 1) check(usual <= 100, `${what}: a question is shown with at most 100 ms of work`, `${usual.toFixed(0)} ms`);
    }
}
