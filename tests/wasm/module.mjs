// module.mjs - the WebAssembly module for tests, under node and inside a browser: loads it and passes texts in and out.
import { readFileSync } from 'node:fs';

export const load = (path) => instantiate(readFileSync(path));

/* Needs nothing from outside itself: tests/browser/offline.mjs sends it into a page as text. */
export async function instantiate(bytes) {
    const nothing = () => 0;
    // The page has no files: whatever the C library asks of a system is answered with "no".
    const wasi = new Proxy({}, { get: (_, name) => (name === 'proc_exit' ? (code) => { throw new Error(`the module ended: ${code}`); }
        : name === 'clock_time_get' ? clock : name.startsWith('fd_') ? () => 8 : nothing) });
    const { instance } = await WebAssembly.instantiate(bytes, { wasi_snapshot_preview1: wasi });
    const w = instance.exports;
    function clock(_id, _precision, at) {
        new DataView(w.memory.buffer).setBigUint64(at, BigInt(Math.round(performance.now() * 1e6)), true);
        return 0;
    }
    w._initialize();
    const text = (at) => {
        if (!at) return null;
        const bytes = new Uint8Array(w.memory.buffer, at);
        return new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(0)));
    };
    const put = (string) => {
        const bytes = new TextEncoder().encode(string);
        const at = w.hcw_room(bytes.length);
        new Uint8Array(w.memory.buffer, at, bytes.length).set(bytes);
        return bytes.length;
    };
    return { exports: w, text, put };
}

/* A table before its first answer. */
export const header = (edition, seed, players, rules) => `hypercone record 1 rules ${rules}\nedition ${edition}\nseed 0x${seed.toString(16).padStart(16, '0')}\n`
    + 'first drawn\n' + players.map((p, i) => `seat ${i + 1} drawn ${p} Player${i + 1}\n`).join('') + 'answers\nend 0\n';
