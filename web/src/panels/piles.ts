// How a hand lies: like cards on piles, what is not for now folded, the rest side by side or overlapping.
import type { Asked } from '../model/asking';
import type { HandCard } from './Hand';

export const ORDER = ['plan', 'attack', 'negotiate', 'morph', 'reinforcement', 'kicker', 'artifact', 'flare'];
export const isEncounter = (kind: string): boolean => ORDER.indexOf(kind) >= 0 && ORDER.indexOf(kind) < 4;

export const MANY = 10 /* from here on kinds are counted, and like cards lie on one pile */,
    FOLD = 104 /* what the folded ones take, with the gap before them */;
const FOLDS = 14;

/* Like cards with the same back on one pile while one of them is to be chosen; where several are picked each is for itself. */
export function pilesOf(entries: HandCard[], asked: Asked | null): HandCard[] {
    if (entries.length <= MANY || asked?.question.compound || !entries.some(e => e.option)) return entries;
    const piles = new Map<string, HandCard>();
    for (const e of entries) {
        const { kind, value, name, back, designed } = e.card,
            key = JSON.stringify([kind, value, name, back, designed, !e.option]),
            pile = piles.get(key);
        if (!pile) piles.set(key, { ...e });
        else piles.set(key, { ...(e.chosen ? e : pile), n: pile.n + 1 });
    }
    return [...piles.values()];
}

export function kindsOf(entries: HandCard[]): [string, number][] {
    const kinds = new Map<string, number>();
    for (const e of entries) kinds.set(e.card.kind, (kinds.get(e.card.kind) ?? 0) + 1);
    return [...kinds];
}

/* Of a card that others cover so much is seen at least: its number or sign. Where even that has no room the hand is scrolled. */
const SEEN = 36,
    WELL_SEEN = 46,
    LEAST = 84;

/* While something is to be chosen, what is not is folded once it would cover the rest. */
export function folded(piles: HandCard[], W: number, opened: boolean): { shown: HandCard[]; rest: HandCard[] } {
    const lit = piles.filter(e => e.option),
        rest = piles.filter(e => !e.option),
        each = (W - 22 - LEAST) / Math.max(1, piles.length - 1);
    if (opened || !lit.length || rest.length < 2 || (piles.length <= FOLDS && (piles.length <= MANY || each >= WELL_SEEN)))
        return { shown: piles, rest: [] };
    return { shown: lit, rest };
}

/* Under 84 px a card they overlap instead of shrinking; lit cards are covered only where there are too many of them. */
export function fitHand(entries: HandCard[], W: number): { width: number; left: number; cls: string }[] {
    const n = entries.length,
        gap = 8,
        split = entries.findIndex((e, i) => i > 0 && isEncounter(entries[i - 1]!.card.kind) && !isEncounter(e.card.kind));
    const room = W - (split > 0 ? 10 : 0) - 12,
        width = Math.max(LEAST, Math.min(106, (room - gap * (n - 1)) / Math.max(1, n)));
    const tight = n * width + gap * (n - 1) > room,
        lit = (e: HandCard | undefined): boolean => !!e?.option && !e.quiet,
        litOnes = entries.filter((e, i) => i < n - 1 && lit(e)).length;
    const besides = (room - n * width - gap * litOnes) / Math.max(1, n - 1 - litOnes),
        spare = tight && litOnes < n - 1 && besides >= SEEN - width /* the others give way to them */;
    const over = !tight ? gap : spare ? besides : Math.max(SEEN - width, (room - n * width) / Math.max(1, n - 1));
    return entries.map((e, i) => ({
        width,
        left: (i === 0 ? 0 : spare && lit(entries[i - 1]) ? gap : over) + (i === split ? 10 : 0),
        cls: (width < 96 ? 'tight ' : '') + (over < -12 && i < n - 1 && !(spare && lit(e)) ? 'fan' : ''),
    }));
}
