// How vite builds the page: plain files under dist/, nothing inlined that a strict content security policy would refuse.
import { defineConfig } from 'vite';

export default defineConfig({
    base: '/',
    esbuild: { jsx: 'automatic', jsxImportSource: 'preact' },
    build: {
        outDir: process.env.HYPERCONE_WEB_OUT || 'dist',
        emptyOutDir: true,
        assetsInlineLimit: 0,
        target: 'es2022',
        modulePreload: { polyfill: false },
    },
});
