// golden.mjs - the golden games replayed by the WebAssembly module end in the same bytes as by the program.
//
//   node tests/wasm/golden.mjs MODULE.wasm PROGRAM GAME.hcg...
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { load } from './module.mjs';

const [module, program, ...games] = process.argv.slice(2);
const { exports, text, put } = await load(module);
let passed = 0, failed = 0;
for (const game of games) {
    const native = JSON.parse(execFileSync(program, ['replay', game, '--verify', '--json'])).hash;
    const here = text(exports.hcw_verify(put(readFileSync(game, 'utf8'))));
    if (native === here) passed++;
    else { failed++; console.log(`${game}: ${here} in WebAssembly, ${native} in the program`); }
}
// A game that was tampered with must not pass.
const broken = readFileSync(games[0], 'utf8').replace(/^seed 0x.*$/m, 'seed 0x0000000000000001');
if (/^0x/.test(text(exports.hcw_verify(put(broken))))) { failed++; console.log('a game with another seed was taken as identical'); }
else passed++;
console.log(`result: ${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
