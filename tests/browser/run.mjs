// Runs the browser tests against `hypercone serve`; ends with "result: P passed, F failed". An argument runs only the suites so named.
import { check, openBrowser, score, Server } from './lib.mjs';
import { wholeGame } from './game.mjs';
import { firstLoad, keyboard, pages, phone, reconnect, reveals, twoPeople } from './others.mjs';
import { light } from './light.mjs';
import { lowScreens } from './low.mjs';
import { neverOvertaken } from './patient.mjs';
import { boards, boardsLux, boardsParts, boardsReal } from './boards.mjs';
import { calling } from './calling.mjs';
import { campaign } from './campaign.mjs';
import { motion } from './motion.mjs';
import { quick } from './quick.mjs';
import { newcomer } from './newcomer.mjs';
import { manyCards } from './manycards.mjs';
import { offlineDuel } from './curtain.mjs';
import { deals } from './deals.mjs';
import { duel, duelPhone, duelTwo } from './duel.mjs';
import { ending } from './ending.mjs';
import { people } from './people.mjs';
import { panel } from './panel.mjs';
import { reading } from './reading.mjs';
import { rooms } from './rooms.mjs';
import { totals } from './totals.mjs';
import { standIn } from './standin.mjs';
import { fingers } from './touch.mjs';
import { offline, offlineAhead, offlineKept, offlineServed } from './offline.mjs';

/* Those that need the folder of tools/web-static are run by name: tests/stages/86-offline. */
const apart = { offline, offlineKept, offlineServed, offlineAhead, offlineDuel },
    suites = {
        boardsReal, wholeGame, lowScreens, neverOvertaken, duelPhone, standIn, duel, panel, newcomer, ending, manyCards,
        boards, boardsParts, boardsLux, totals, reveals, pages, reading, twoPeople, phone, duelTwo, reconnect, calling, campaign,
        deals, keyboard, fingers, motion, light, people, rooms, firstLoad, quick,
    },
    wanted = process.argv.slice(2);
const browser = await openBrowser();
/* Four at a time, for most of a suite is waiting; those that take longest come first. Each has a server of its own.
 * What measures has the machine for itself, last. */
const chosen = Object.entries({ ...suites, ...apart }).filter(([name]) => (wanted.length ? wanted.includes(name) : name in suites));
const measures = ([name]) => name === 'quick';
const worker = async queue => {
    for (let next = queue.shift(); next; next = queue.shift()) {
        const [name, suite] = next,
            server = await new Server().start(),
            began = Date.now();
        try {
            await suite(browser, server);
        } catch (e) {
            check(false, `${name} came to its end`, String(e?.stack ?? e).slice(0, 900));
        }
        await server.end();
        console.log(`${name}: ${((Date.now() - began) / 1000).toFixed(1)} s`);
    }
};
const shared = chosen.filter(s => !measures(s));
await Promise.all([1, 2, 3, 4].map(() => worker(shared)));
await worker(chosen.filter(measures));
await browser.close();
console.log(`result: ${score.passed} passed, ${score.failed} failed`);
process.exit(score.failed ? 1 : 0);
