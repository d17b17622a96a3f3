// Bundles the unit tests of the page (TypeScript) and runs them with node's own test runner.
import { build } from 'esbuild';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url)),
    out = mkdtempSync(join(tmpdir(), 'hypercone-unit-'));
try {
    await build({
        entryPoints: readdirSync(here)
            .filter(f => f.endsWith('.test.ts'))
            .map(f => join(here, f)),
        outdir: out,
        outExtension: { '.js': '.mjs' },
        bundle: true,
        platform: 'node',
        format: 'esm',
        jsx: 'automatic',
        jsxImportSource: 'preact',
        loader: { '.json': 'json' },
        logLevel: 'warning',
    });
    const run = spawnSync(process.execPath, ['--test', '--test-reporter=tap', ...readdirSync(out).map(f => join(out, f))], {
        encoding: 'utf8',
    });
    process.stdout.write(
        run.stdout
            .split('\n')
            .filter(l => /not ok|^# (pass|fail)|failureType|error:|expected|actual|^\s+at /.test(l))
            .join('\n') + '\n',
    );
    process.exitCode = run.status ?? 1;
} finally {
    rmSync(out, { recursive: true, force: true });
}
