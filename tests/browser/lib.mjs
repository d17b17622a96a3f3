// What every browser test needs: a real server, a real browser, checks that are counted, and a player who clicks.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '../..');
const require = createRequire(path.join(root, 'web/package.json'));
const { chromium } = require('playwright-core');
const axeSource = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
export const shots = path.join(root, 'build/test-logs/shots');

/* ---- checks ---- */
export const score = { passed: 0, failed: 0 };
export function check(ok, what, detail = '') {
    if (ok) score.passed++;
    else {
        score.failed++;
        console.log(`FAILED ${what}${detail ? ': ' + detail : ''}`);
    }
    return ok;
}

/* ---- the server ---- */
export class Server {
    constructor(pause = 0) {
        this.folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hypercone-browser-'));
        this.port = 0;
        this.pause = pause;
    }
    async start() {
        const args = [
            'serve',
            '--port',
            String(this.port),
            '--db',
            path.join(this.folder, 'games.db'),
            '--pause',
            String(this.pause),
            '--per-ip',
            '0',
            '--rooms-per-ip',
            '0',
            '--rooms-a-minute',
            '0',
            '--joins-a-minute',
            '0',
            '--grace',
            '0',
            '--messages',
            '200',
        ];
        this.process = spawn(path.join(root, 'build/hypercone'), args, { stdio: ['ignore', 'pipe', 'pipe'] });
        this.said = '';
        const listen = chunk => {
            this.said += chunk;
        };
        this.process.stdout.on('data', listen);
        this.process.stderr.on('data', listen);
        for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
            const hit = /http:\/\/127\.0\.0\.1:(\d+)/.exec(this.said);
            if (hit) {
                this.port = +hit[1];
                this.url = `http://127.0.0.1:${this.port}`;
                return this;
            }
            await sleep(50);
        }
        throw new Error('the server did not start: ' + this.said);
    }
    async kill(signal = 'SIGKILL') {
        const gone = new Promise(r => this.process.once('exit', r));
        this.process.kill(signal);
        await gone;
    }
    async end() {
        if (this.process.exitCode === null && this.process.signalCode === null) await this.kill('SIGTERM');
        fs.rmSync(this.folder, { recursive: true, force: true });
    }
}

/* How long to wait for what must come: machines may be busy, and only a fault lasts that long. */
export const PATIENCE = 45_000;
export const sleep = ms => new Promise(r => setTimeout(r, ms));

/* ---- the browser ---- */
export async function openBrowser() {
    return chromium.launch({
        executablePath: '/usr/bin/chromium',
        args: [
            '--no-sandbox',
            '--disable-gpu',
            '--disable-quic',
            '--no-first-run',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
        ],
    });
}

/* A window of its own; whatever the page complains about is kept, and requests to other places too. */
export async function openWindow(
    browser,
    server,
    { width = 1440, height = 900, scheme = 'dark', motion = false, touch = false, quiet = [], takeBack = 0, name = 'Guest', unfolded = true } = {},
) {
    const context = await browser.newContext({
        viewport: { width, height },
        colorScheme: scheme,
        reducedMotion: motion ? 'no-preference' : 'reduce',
        hasTouch: touch,
        acceptDownloads: true,
    });
    /* Somebody who was here before: has a name, has unfolded what can be set, and answers go out at once. */
    await context.addInitScript(known => {
        try {
            localStorage['hypercone.preferences'] ??= JSON.stringify(known);
        } catch {
            /* forbidden: they can be taken back */
        }
    }, { takeBack, name, unfolded });
    return watch(await context.newPage(), server, quiet);
}

/* Keeps what a page complains about. */
export function watch(page, server, quiet = []) {
    page.setDefaultTimeout(PATIENCE);
    page.complaints = [];
    page.elsewhere = [];
    page.on('console', m => {
        if ((m.type() === 'error' || m.type() === 'warning') && !quiet.some(q => q.test(m.text()))) page.complaints.push(m.text());
    });
    page.on('pageerror', e => page.complaints.push(e.message));
    page.on('request', r => {
        if (
            !r.url().startsWith(server.url) &&
            !r.url().startsWith('ws://127.0.0.1:') &&
            !r.url().startsWith('data:') &&
            !r.url().startsWith('blob:')
        )
            page.elsewhere.push(r.url());
    });
    return page;
}

/* Reads until it is as it should be, and checks that: what is drawn may come a moment after what brought it about. */
export async function checkSoon(read, good, what, patience = PATIENCE) {
    let now = await read();
    for (const end = Date.now() + patience; !good(now) && Date.now() < end; now = await read()) await sleep(30);
    return check(good(now), what, String(now));
}

export function checkQuiet(page, where) {
    check(page.complaints.length === 0, `${where}: no console error`, page.complaints.slice(0, 3).join(' | '));
    check(page.elsewhere.length === 0, `${where}: nothing is loaded from elsewhere`, page.elsewhere.slice(0, 3).join(' '));
    page.complaints.length = 0;
}

export async function shot(page, name) {
    fs.mkdirSync(shots, { recursive: true });
    await page.screenshot({ path: path.join(shots, name + '.png') });
}

/* axe-core with the rules of WCAG 2.1 A and AA; serious and critical findings fail. */
export async function checkAxe(page, where) {
    const found = await page
        .evaluate(async source => {
            if (!window.axe) {
                const f = new Function(source);
                f.call(window);
            }
            const result = await window.axe.run(document, {
                runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'],
                resultTypes: ['violations'],
            });
            return result.violations
                .filter(v => v.impact === 'serious' || v.impact === 'critical')
                .map(
                    v =>
                        `${v.id} (${v.impact}): ${v.nodes
                            .slice(0, 3)
                            .map(n => n.html.slice(0, 140))
                            .join(' ;; ')}`,
                );
        }, axeSource)
        .catch(e => ['axe did not run: ' + e.message]);
    return check(found.length === 0, `${where}: no serious accessibility finding`, '\n    ' + found.join('\n    '));
}

/* All that can be set on the start page, at once. */
export async function unfold(page) {
    await page.waitForSelector('.cells');
    if (!(await page.locator('.change .lnk[aria-pressed=true]').count())) await page.click('.change .lnk');
}

/* A room of bots only, begun at once. */
export async function newGame(page, server, { seed = 1, players = 4, name = 'Mira', edition = null, alien = null, variant = null } = {}) {
    await page.goto(server.url + '/');
    await unfold(page);
    await page.waitForSelector('.eds .ed');
    await page.fill('.hello input', name);
    if (edition) await page.click(`.eds .ed:has-text("${edition}")`);
    for (let i = 0; i < 8; i++) {
        const now = +(await page.textContent('.seat.add .stepper b'));
        if (now === players) break;
        await page.click(now < players ? '[aria-label="One player more"]' : '[aria-label="One player fewer"]');
    }
    if (alien) {
        await page.click('.segc button:has-text("Pick")');
        await page.selectOption('[aria-label="Alien of seat 1"]', alien);
    }
    if (variant) await page.click(`.tog:has-text("${variant}")`);
    await page.click('.more summary');
    await page.fill('.more input', String(seed));
    await page.click('.start .btn.go');
    await page.waitForSelector('.ask');
    return new URL(page.url()).pathname.split('/')[2];
}

/* What is asked now; waits until something is, or the game is over. */
export async function nextQuestion(page, before = null, patience = 2 * PATIENCE) {
    const end = Date.now() + patience;
    while (Date.now() < end) {
        const now = await page.evaluate(() => {
            const ask = document.querySelector('.ask');
            if (!ask || ask.classList.contains('guarded') || ask.classList.contains('leaving')) return null;
            if (ask.querySelector('.said-with')) return null; /* it answers itself: that was said with the answer before */
            const form =
                /f-(\w+)/.exec(ask.className)?.[1] ??
                (ask.classList.contains('over') ? 'over' : ask.classList.contains('held') ? 'held' : 'wait');
            return {
                form,
                short: ask.querySelector('h2 span')?.textContent ?? '',
                title: ask.dataset.asked ?? ask.querySelector('h2 span')?.textContent ?? ask.querySelector('h2')?.textContent ?? '',
                id: ask.dataset.id ?? null,
                phase: document.querySelector('.ribbon .now .sr, .pph b')?.textContent ?? '',
            };
        });
        if (now && now.form !== 'wait' && (now.form === 'over' || now.form === 'held' || now.id !== before)) return now;
        await sleep(30);
    }
    throw new Error('nothing was asked for a long time');
}
