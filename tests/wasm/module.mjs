// module.mjs - the WebAssembly module for tests under node: loads it and passes texts in and out.
import { readFileSync } from 'node:fs';

export async function load(path) {
    const nothing = () => 0;
    // The page has no files: whatever the C library asks of a system is answered with "no".
    const wasi = new Proxy({}, { get: (_, name) => (name === 'proc_exit' ? (code) => { throw new Error(`the module ended: ${code}`); }
        : name === 'clock_time_get' ? clock : name.startsWith('fd_') ? () => 8 : nothing) });
    const { instance } = await WebAssembly.instantiate(readFileSync(path), { wasi_snapshot_preview1: wasi });
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
