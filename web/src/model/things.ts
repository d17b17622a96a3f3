// What lies about, and numbers with a name: lists of the view, whatever part of the game has put them there.
import type { Card, Fleet, Note, Thing, View } from '../protocol';
import { count, isYou, nameOf, planetName } from './seats';
import { capital, inWords } from './words';

export const thingsOf = (view: View, seat: number | null, lies: string): Thing[] =>
    view.things.filter(t => t.lies === lies && (seat === null || t.holder === seat));
export const cardsOf = (view: View, seat: number): Card[] =>
    view.things.flatMap(t => (t.holder === seat && t.card && t.lies !== 'tech' ? [t.card] : []));
export const techsOf = (view: View, seat: number): Thing[] => thingsOf(view, seat, 'tech');
export const piecesAt = (view: View, place: number): Thing[] => view.things.filter(t => t.place === place);

export const techWords = (t: Thing): string => `${t.card?.name ?? 'hidden'} (${t.open ? 'complete' : count(t.count, 'ship')})`;
const AS_THEY_ARE: Record<string, string> = {
    lucre: 'lucre', praw: 'in the Praw', lux: 'lux', ultra_lux: 'ultra lux', lux_due: 'lux to collect', ultra_due: 'ultra lux to collect',
    angels: 'among the angels',
};
export const noteWords = (n: Note): string =>
    n.note === 'tokens' ? count(n.value, 'token') : `${n.value} ${AS_THEY_ARE[n.note] ?? n.note}`;

/* A ship with a pennant: it is drawn at its stack. */
const SPECIAL = new Set(['flagship', 'salvage']);
export const isSpecial = (t: Thing): boolean => t.lies === 'piece' && SPECIAL.has(t.sort ?? '');
export const specialsAt = (view: View, seat: number, planet: number | null): Thing[] =>
    view.things.filter(t => isSpecial(t) && t.holder === seat && (planet === null ? t.encounter : t.place === planet));
/* Lux that lies at the gate, for the offense, and at the target, for whoever owns its system: plain and ultra. */
export interface Crystals {
    lux: number;
    ultra: number;
}
export function luxToCollect(view: View): { gate: Crystals | null; planet: Crystals | null } {
    const at: (Crystals & { holder: number | null })[] = [];
    for (const n of view.notes)
        if (n.note === 'lux_due') at.push({ lux: n.value, ultra: 0, holder: n.holder });
        else if (n.note === 'ultra_due') {
            const beside = at.at(-1);
            if (beside?.holder === n.holder && !beside.ultra) beside.ultra = n.value;
            else at.push({ lux: 0, ultra: n.value, holder: n.holder });
        }
    const gate = at.find(c => c.holder === view.offense) ?? null;
    return { gate, planet: at.find(c => c !== gate) ?? null };
}

const sum = (things: Thing[]): number => things.reduce((n, t) => n + t.count, 0);
const SHIPS: Record<string, (n: number) => string> = {
    stack: n => `${count(n, 'captive')} under ${inWords('{a ship}')}`,
    bundle: n => `${inWords('{a ship}')} that stands for ${n} more`,
    second_colour: n => `${count(n, 'ship')} of a second colour`,
    disc: () => 'a star disc, which counts as ten',
};
/* What a thing at a planet is called there. */
export const thingWords = (t: Thing): string => SHIPS[t.lies]?.(t.count) ?? t.card?.name ?? t.sheet ?? 'something face down';

/* All that lies before a player, in a few words each. */
const GROUPS: Record<string, (things: Thing[]) => string> = {
    hoard: t => `${count(t.length, 'card')} on the sheet`,
    display: t => `${count(t.length, 'card')} on display`,
    tech: t => `Techs: ${t.map(techWords).join('; ')}`,
    under_tech: t => `${count(t.length, 'card')} under a tech`,
    stack: t => `${count(t.length, 'ship')} with ${count(sum(t), 'captive')} under ${t.length === 1 ? 'it' : 'them'}`,
    bundle: t => `${count(t.length, 'ship')} that ${t.length === 1 ? 'stands' : 'stand'} for ${sum(t)} more`,
    ring: t => `${count(sum(t), 'captive')} around the system`,
    second_colour: t => `${count(sum(t), 'ship')} of a second colour`,
    disc: t => `${count(t.length, 'star disc')} sent out`,
};
const other = (things: Thing[]): string => things.map(t => t.sheet ?? t.card?.name ?? 'something face down').join(', ');
export function belongings(view: View, seat: number): string[] {
    const mine = view.things.filter(t => t.holder === seat),
        kinds = [...new Set(mine.map(t => t.lies))],
        onSheet = (own: boolean): number =>
            view.fleets.filter((f: Fleet) => f.holder === seat && (f.seat === seat) === own).reduce((n, f) => n + f.count, 0);
    return [
        ...view.notes.filter(n => n.holder === seat).map(noteWords),
        ...view.memos.filter(m => m.holder === seat).map(m => m.text),
        ...kinds.map(lies => (GROUPS[lies] ?? other)(mine.filter(t => t.lies === lies))),
        ...(onSheet(false) ? [count(onSheet(false), 'captured {ship}', 'captured {ships}')] : []),
        ...(onSheet(true) ? [`${count(onSheet(true), 'ship')} on the sheet`] : []),
    ];
}

/* ---- one by one: a row a thing, with its emblem ---- */
/* Three sorts of stations have emblems of their own. */
const SORT: Record<string, string> = { city: 'sky', deep: 'deep' };
export const drawnAs = (t: { lies: string; sort?: string }): string => (t.lies === 'station' ? (SORT[t.sort ?? ''] ?? t.lies) : t.lies);

export interface Row {
    lies: string /* which emblem */;
    name: string;
    line: string;
    number: string;
    ships?: boolean /* the line says the number already */;
    sheet: string | null /* what opens */;
    off: boolean;
}
/* Ships that are more than they look stand in the stacks themselves. */
const SHIPLIKE = new Set(['stack', 'bundle', 'ring', 'second_colour', 'disc']);
export const isShiplike = (t: Thing): boolean => SHIPLIKE.has(t.lies);

const LIES_WORD: Record<string, string> = {
    hoard: 'card on the sheet',
    display: 'card',
    under_tech: 'card under a tech',
    stock: 'unused flare',
};
/* "a hidden tech"; what a later set brings is called by its own word. */
const kindWord = (t: Thing): string => LIES_WORD[t.lies] ?? t.lies.replace(/_/g, ' ');
export const sheetOf = (t: Thing): string | null => t.sheet ?? t.card?.sheet ?? (t.card ? t.card.name : null);
export const thingName = (t: Thing): string => t.card?.name ?? t.sheet ?? `A ${kindWord(t)}, face down`;
const progressOf = (t: Thing): string => (t.lies === 'tech' && t.open ? '✓' : t.count ? String(t.count) : '');

export function rowOf(view: View, t: Thing, summary: (sheet: string) => string | undefined): Row {
    const sheet = sheetOf(t),
        about = sheet ? summary(sheet) : undefined,
        known = view.planets.some(p => p.planet === t.place),
        at = t.place !== null && known ? `at ${planetName(view, t.place)}` : '',
        ships = t.count ? `${count(t.count, 'ship')} on it` : '';
    return {
        lies: drawnAs(t),
        name: SHIPLIKE.has(t.lies) ? capital(thingWords(t)) : thingName(t),
        line: [t.lies === 'tech' ? (t.open ? 'complete' : ships) : ships, at, about ?? ''].filter(Boolean).join('; '),
        number: progressOf(t),
        ships: t.count > 0,
        sheet,
        off: !t.open,
    };
}
const NOTE_NAME: Record<string, string> = {
    tokens: 'Tokens on the sheet', praw: 'In the Praw', lucre: 'Lucre', lux: 'Lux', ultra_lux: 'Ultra lux', lux_due: 'Lux to collect',
    ultra_due: 'Ultra lux to collect', angels: 'Angels',
};
/* All that a player has before it, on its sheet and at planets. */
export function trayOf(view: View, seat: number, summary: (sheet: string) => string | undefined): Row[] {
    const plain = (lies: string, name: string, number: number, sheet: string | null): Row => ({
        lies,
        name,
        line: sheet ?? '',
        number: String(number),
        sheet,
        off: false,
    });
    const discs = thingsOf(view, seat, 'disc').length;
    const owner = (f: Fleet): string =>
        f.seat === seat ? inWords('Own {ships} on the sheet') : `${inWords('{Ships}')} of ${isYou(view, f.seat) ? 'yours' : nameOf(view, f.seat)}`;
    return [
        ...view.notes
            .filter(n => n.holder === seat)
            .map(n => plain(n.note, NOTE_NAME[n.note] ?? capital(n.note), n.value, n.note === 'tokens' ? n.sheet : null)),
        ...view.fleets
            .filter(f => f.holder === seat)
            .map(f => plain('fleet', owner(f), f.count, f.sheet)),
        ...(discs ? [plain('disc', 'Star discs sent out', discs, view.things.find(t => t.lies === 'disc')?.sheet ?? null)] : []),
        ...view.things.filter(t => t.holder === seat && t.lies !== 'extra' && t.lies !== 'disc').map(t => rowOf(view, t, summary)),
    ];
}
/* Drawn where they lie: hazards with their deck, stations in deep space on the orbit, cards beside those of the encounter, tokens at the
 * star, purses at the name, what is in the Praw there, lux to collect at the gate and the target. */
const ELSEWHERE = new Set(['hazard', 'station', 'extra', 'moon', 'tokens', 'lucre', 'praw', 'critical', 'lux_due', 'ultra_due']);
/* In so few signs as fit beside a star: techs one by one, everything else by kind. */
export function marksOf(view: View, seat: number): Row[] {
    const mine = view.things.filter(t => t.holder === seat && t.place === null && !isSpecial(t) && !SHIPLIKE.has(t.lies) && !ELSEWHERE.has(t.lies)),
        row = (t: Thing): Row => rowOf(view, t, () => undefined),
        kinds = [...new Set(mine.filter(t => t.lies !== 'tech').map(t => t.lies))];
    return [
        ...mine.filter(t => t.lies === 'tech').map(row),
        ...kinds.map((lies): Row => {
            const all = mine.filter(t => t.lies === lies);
            return { ...row(all[0]!), number: String(all.length) };
        }),
        ...view.notes
            .filter(n => n.holder === seat && !ELSEWHERE.has(n.note))
            .map((n): Row => ({ lies: n.note, name: noteWords(n), line: '', number: String(n.value), sheet: n.sheet, off: false })),
    ];
}
/* Things that lie at this planet, each drawn for itself. */
export const lyingAt = (view: View, place: number): Thing[] => piecesAt(view, place).filter(t => !SHIPLIKE.has(t.lies) && !isSpecial(t));
