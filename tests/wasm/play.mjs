// play.mjs - whole games in the WebAssembly module: one person who picks from the options, three bots; kept and gone on with in
// the middle; then verified by the program.
//
//   node tests/wasm/play.mjs MODULE.wasm PROGRAM
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { header as plainHeader, load } from './module.mjs';

const [module, program] = process.argv.slice(2);
const { exports: w, text, put } = await load(module);
const folder = mkdtempSync(join(tmpdir(), 'hypercone-wasm-'));
let passed = 0, failed = 0;
const check = (good, what) => { if (good) passed++; else { failed++; console.log(what); } };

const about = JSON.parse(text(w.hcw_about()));
const header = (edition, seed, players) => plainHeader(edition, seed, players, about.rules);

let luck = 1;
const below = (n) => { luck = (Math.imul(luck, 1103515245) + 12345) >>> 0; return (luck >>> 16) % n; };

function choose(m) {
    const things = m.options.filter((o) => o.kind !== 'undo' && o.kind !== 'walk-away');
    return things[below(things.length)].choice;
}

function play(edition, seed, players, me) {
    const refused = text(w.hcw_begin(put(header(edition, seed, players))));
    check(refused === null, `${edition} ${seed}: ${refused}`);
    let asked = 0, events = 0, m;
    for (let i = 0; i < 20000; i++) {
        if (w.hcw_step()) continue;
        m = JSON.parse(text(w.hcw_game(me, 0)));
        events += m.events.length;
        if (m.view.over) break;
        if (!m.question) throw new Error('nobody is asked and the game is not over');
        const why = text(w.hcw_answer(me, choose(m)));
        if (why) throw new Error(`${m.question.title}: ${why}`);
        if (++asked === 20) {                             // closes the page in the middle
            const saved = text(w.hcw_save(0));
            check(text(w.hcw_begin(put(saved))) === null, 'a kept game goes on');
            check(text(w.hcw_save(0)) === saved, 'and is kept in the same words');
            const anew = JSON.parse(text(w.hcw_game(me, 1)));
            check(anew.log.length > 5 && anew.events.length === 0, 'whoever comes back reads the log');
        }
        if (asked === 25) check(JSON.parse(text(w.hcw_suggest(me)) ?? '{"choices":[0]}').choices.length >= 0, 'the coach speaks');
    }
    check(m.view.over && m.view.won.length > 0, `${edition} ${seed} ends with a winner`);
    check(events > 100, 'events were told');
    const file = join(folder, `${edition}-${seed}.hcg`);
    lastGame = text(w.hcw_save(0));
    writeFileSync(file, text(w.hcw_save(0)));
    check(JSON.parse(execFileSync(program, ['replay', file, '--verify', '--json'])).identical, 'the program replays it alike');
}

/* Somebody who mostly passes; the page is closed after every answer, or never. What was declined is remembered either way. */
function course(seed, reloads) {
    check(text(w.hcw_begin(put(header('ffg', seed, ['person', 'steady', 'steady', 'steady'])))) === null, 'it begins');
    for (let asked = 0; asked < 600;) {
        if (w.hcw_step()) continue;
        const m = JSON.parse(text(w.hcw_game(0, 0)));
        if (m.view.over) break;
        luck = seed * 1000 + asked++;
        below(2);
        const pass = m.options.find((o) => o.kind === 'pass'), why = text(w.hcw_answer(0, pass && below(3) ? pass.choice : choose(m)));
        if (why) throw new Error(`${m.question.title}: ${why}`);
        if (reloads) text(w.hcw_begin(put(text(w.hcw_save(0)))));
    }
    check(text(w.hcw_trouble()) === null, 'nothing went wrong');
    return text(w.hcw_save(0));
}

/* The last game, step by step: each seat's eyes hide the others' cards, and what is not over is not shown. */
function replay() {
    const open = text(w.hcw_replay_open(put(lastGame)));
    check(open === null, `a finished game can be looked at: ${open}`);
    const first = JSON.parse(text(w.hcw_replay(0, -1, 1))), of = first.of;
    check(first.at === 0 && of > 50 && first.marks.some((m) => m.kind === 'turn') && first.marks.some((m) => m.kind === 'phase'), 'with marks');
    check(first.view.seats.every((s) => s.cards.length === s.hand), 'all open');
    const mine = JSON.parse(text(w.hcw_replay(5, 2, 0)));
    check(mine.at === 5 && !mine.marks && mine.view.viewer === 2, 'through one seat\'s eyes');
    check(mine.view.seats.every((s) => s.seat === 2 ? s.cards.length === s.hand : s.cards.length < s.hand), 'the others\' hands are hidden');
    const last = JSON.parse(text(w.hcw_replay(1e6, -1, 0)));
    check(last.at === of && last.view.over && last.events.length > 0, 'to the end');
    check(text(w.hcw_replay(0, 7, 0)) === null, 'nobody has those eyes');
    check(/not over/.test(text(w.hcw_replay_open(put(header('ffg', 9, ['person', 'steady', 'steady']))))), 'a running game is not shown');
}

let lastGame = '';
play('duel', 5, ['person', 'steady'], 0);
play('duel', 6, ['steady', 'person'], 1);
for (let seed = 1; seed <= 3; seed++) play('ffg', seed, ['steady', 'person', 'steady', 'random'], 1);
play('avalon-hill', 4, ['person', 'steady', 'steady', 'steady'], 0);
for (const seed of [21, 32, 50]) check(course(seed, false) === course(seed, true), `${seed}: closing the page changes nothing`);
check(text(w.hcw_begin(put('nonsense'))) !== null, 'what is no record is refused');
check(text(w.hcw_begin(put(header('ffg', 1, ['person'])))) !== null, 'one player is too few');
for (const edition of ['', 'avalon-hill', 'ffg', 'duel']) {
    check(JSON.parse(text(w.hcw_catalogue(put(edition)))).aliens.length > 10, 'the catalogue has aliens');
    check(JSON.parse(text(w.hcw_encyclopaedia(put(edition)))).entries.length > 20, 'the encyclopaedia has entries');
}
check(text(w.hcw_catalogue(put('nowhere'))) === null, 'there is no such edition');
check(text(w.hcw_bot(put('sage:400/loyal'))) === null && text(w.hcw_bot(put('owl'))) !== null, 'bots are told from others');
check(about.names.length === 8 && /^\d/.test(about.version), 'it says what it is');
replay();
rmSync(folder, { recursive: true });
console.log(`result: ${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
