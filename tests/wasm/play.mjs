// play.mjs - whole games in the WebAssembly module: one person who picks from the options, three bots; kept and gone on with in
// the middle; then verified by the program.
//
//   node tests/wasm/play.mjs MODULE.wasm PROGRAM
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from './module.mjs';

const [module, program] = process.argv.slice(2);
const { exports: w, text, put } = await load(module);
const folder = mkdtempSync(join(tmpdir(), 'hypercone-wasm-'));
let passed = 0, failed = 0;
const check = (good, what) => { if (good) passed++; else { failed++; console.log(what); } };

const header = (edition, seed, players) => `hypercone record 1 rules 1\nedition ${edition}\nseed 0x${seed.toString(16).padStart(16, '0')}\n`
    + 'first drawn\n' + players.map((p, i) => `seat ${i + 1} drawn ${p} Player${i + 1}\n`).join('') + 'answers\nend 0\n';

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
            const saved = text(w.hcw_save());
            check(text(w.hcw_begin(put(saved))) === null, 'a kept game goes on');
            check(text(w.hcw_save()) === saved, 'and is kept in the same words');
            const anew = JSON.parse(text(w.hcw_game(me, 1)));
            check(anew.log.length > 5 && anew.events.length === 0, 'whoever comes back reads the log');
        }
        if (asked === 25) check(JSON.parse(text(w.hcw_suggest(me)) ?? '{"choices":[0]}').choices.length >= 0, 'the coach speaks');
    }
    check(m.view.over && m.view.won.length > 0, `${edition} ${seed} ends with a winner`);
    check(events > 100, 'events were told');
    const file = join(folder, `${edition}-${seed}.hcg`);
    writeFileSync(file, text(w.hcw_save()));
    check(JSON.parse(execFileSync(program, ['replay', file, '--verify', '--json'])).identical, 'the program replays it alike');
}

for (let seed = 1; seed <= 3; seed++) play('ffg', seed, ['steady', 'person', 'steady', 'random'], 1);
play('avalon-hill', 4, ['person', 'steady', 'steady', 'steady'], 0);
check(text(w.hcw_begin(put('nonsense'))) !== null, 'what is no record is refused');
check(text(w.hcw_begin(put(header('ffg', 1, ['person'])))) !== null, 'one player is too few');
for (const edition of [0, 1]) {
    check(JSON.parse(text(w.hcw_catalogue(edition))) !== null, 'the catalogue is JSON');
    check(JSON.parse(text(w.hcw_encyclopaedia(edition))) !== null, 'the encyclopaedia is JSON');
}
rmSync(folder, { recursive: true });
console.log(`result: ${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
