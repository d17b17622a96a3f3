// How vite builds the page: plain files under dist/, nothing inlined that a strict content security policy would refuse.
//
//   vite build                   for `hypercone serve`, which answers every address
//   vite build --mode static     for any web host and any path: relative addresses, the policy in the page itself (tools/web-static)
//
// HYPERCONE_WASM names the offline engine; without it the page is built without offline mode.
import { existsSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';

const engine = process.env.HYPERCONE_WASM || '',
    offline = engine !== '' && existsSync(engine);

/* `virtual:offline-engine` is the address of the module, or an empty text. */
const offlineEngine = (): Plugin => ({
    name: 'hypercone-offline-engine',
    resolveId: id => (id === 'virtual:offline-engine' ? '\0' + id : null),
    load: id =>
        id !== '\0virtual:offline-engine'
            ? null
            : offline
              ? `export { default } from ${JSON.stringify(engine + '?url')};`
              : "export default '';",
});

const POLICY =
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
    "base-uri 'none'; form-action 'none'; object-src 'none'";
const policyInPage = (): Plugin => ({
    name: 'hypercone-policy',
    transformIndexHtml: () => [
        { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' },
    ],
});

export default defineConfig(({ mode }) => ({
    base: mode === 'static' ? './' : '/',
    define: { __STATIC__: JSON.stringify(mode === 'static'), __OFFLINE__: JSON.stringify(offline) },
    plugins: [offlineEngine(), ...(mode === 'static' ? [policyInPage()] : [])],
    worker: { format: 'es' as const },
    esbuild: { jsx: 'automatic' as const, jsxImportSource: 'preact' },
    build: {
        outDir: process.env.HYPERCONE_WEB_OUT || 'dist',
        emptyOutDir: true,
        assetsInlineLimit: 0,
        target: 'es2022',
        modulePreload: { polyfill: false },
    },
}));
