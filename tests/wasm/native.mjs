// native.mjs - bots answer alike in WebAssembly and in the program: whole games with the same seed, also of bots that search with a
// budget of playouts, give the same record and the same table talk.
//
//   node tests/wasm/native.mjs MODULE.wasm WASM_NATIVE
import { execFileSync } from 'node:child_process';
import { header, load } from './module.mjs';

const [module, native] = process.argv.slice(2);
const { exports: w, text, put } = await load(module);
let passed = 0, failed = 0;
const check = (good, what) => { if (good) passed++; else { failed++; console.log(what); } };
const rules = JSON.parse(text(w.hcw_about())).rules;

const tables = [
    ['ffg', 11, ['sage:60', 'steady', 'steady', 'random']],
    ['ffg', 12, ['sage:40/vengeful', 'sage:40', 'steady/loyal']],
    ['ffg', 13, ['sage:80:2', 'steady', 'steady']],           // two threads there, one after the other here
    ['avalon-hill', 14, ['sage:60', 'steady', 'sage:60/cautious']],
    ['ffg', 15, ['steady', 'steady/greedy', 'steady/reckless', 'random', 'steady/scheming']],
];
for (const [edition, seed, players] of tables) {
    const record = header(edition, seed, players, rules), what = `${edition} ${seed} ${players.join(' ')}`;
    const refused = text(w.hcw_begin(put(record)));
    check(refused === null, `${what}: ${refused}`);
    while (w.hcw_step()) continue;
    const here = `${text(w.hcw_save(0))}\n${text(w.hcw_talk())}\n`, there = execFileSync(native, { input: record, maxBuffer: 1 << 24 }).toString();
    const lines = here.split('\n'), others = there.split('\n'), at = lines.findIndex((l, i) => l !== others[i]);
    check(here === there, `${what}: differs in line ${at + 1}: ${lines[at]} here, ${others[at]} there`);
    check(lines.length > 60, `${what}: a whole game was played`);
    check(JSON.parse(lines[lines.length - 2]).length > 2, `${what}: somebody said something`);
}
console.log(`result: ${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
