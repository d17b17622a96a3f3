// What the drawing of a table asks of the view: teams, second aliens, purses, the Praw, piles, moons.
import type { Card, Note, PowerState, SeatView, Side, Thing, View } from '../protocol';

/* The number of a seat with that name; of nobody: the bank, or what the rules say. */
export const noteOf = (view: View, note: string, holder: number | null): number | null => {
    const found = view.notes.filter(n => n.note === note && n.holder === holder);
    return found.length ? found.reduce((sum, n) => sum + n.value, 0) : null;
};
export const isPurse = (n: Note): boolean => n.note !== 'tokens';
export const lucreOf = (view: View, seat: number): number | null => noteOf(view, 'lucre', seat);
export const tokensOf = (view: View, seat: number): number => noteOf(view, 'tokens', seat) ?? 0;

/* The hole in the middle of the warp: how many lie in it, and with how many the warp falls into it; null: there is none. */
export interface Praw {
    critical: number;
    inside: [seat: number, ships: number][];
    total: number;
}
export function prawOf(view: View): Praw | null {
    const critical = noteOf(view, 'critical', null);
    if (critical === null) return null;
    const inside = view.seats.map((s): [number, number] => [s.seat, noteOf(view, 'praw', s.seat) ?? 0]).filter(([, n]) => n > 0);
    return { critical, inside, total: inside.reduce((sum, [, n]) => sum + n, 0) };
}
export const inWarp = (view: View): number => view.seats.reduce((n, s) => n + s.warp, 0);
/* Two or fewer are missing. */
export const isNearlyFull = (view: View, praw: Praw): boolean => inWarp(view) >= praw.critical - 2;

/* Teams by letter, in the order in which they sit; null: it plays for itself. */
export function teamOf(view: View, seat: number): string | null {
    if (!view.seats.some(s => s.partner !== undefined)) return null;
    const firsts = view.seats.filter(s => s.partner === undefined || s.partner > s.seat).map(s => s.seat),
        mine = view.seats[seat]!.partner,
        at = firsts.indexOf(mine === undefined ? seat : Math.min(seat, mine));
    return at < 0 ? null : 'ABCDEFGH'.charAt(at);
}
/* Rings that differ without colour: whole, dotted, dashed, dash and dot. */
export const TEAM_RING: Record<string, string> = { A: '', B: '2 5', C: '12 6', D: '12 5 2 5', E: '6 3', F: '1 3', G: '18 4', H: '3 9' };

export interface Second {
    alien: string;
    state: PowerState;
}
/* A second power of the seat. */
export function secondOf(view: View, seat: SeatView): Second | null {
    const own = view.powers.filter(p => p.holder === seat.seat && p.alien),
        more = own.find(p => p.alien !== seat.alien);
    return more ? { alien: more.alien, state: more.state } : null;
}

/* Reward cards in hand, by their backs; the others. */
export const rewardsOf = (s: SeatView): number => (s.backs?.reward ?? 0) + (s.backs?.ultra ?? 0);
export const plainOf = (s: SeatView): number => s.hand - rewardsOf(s);
export const isReward = (c: Card): boolean => c.back === 'reward' || c.back === 'ultra';

export const pileOf = (view: View, name: string): { count: number; used: number } | null => view.piles?.find(p => p.pile === name) ?? null;
export const hazardsOf = (view: View): Thing[] => view.things.filter(t => t.lies === 'hazard');

/* The card beside the encounter card of a main player that multiplies it: known, or only that there is one. */
export const kickerOf = (view: View, side: Side): { thing: Thing | null } | null => {
    const seat = side === 'offense' ? view.offense : view.defense;
    if (seat === null || !view.seats[seat]!.kicker) return null;
    const beside = view.things.filter(t => t.lies === 'extra' && t.holder === seat);
    return { thing: beside.find(t => t.card?.kind === 'kicker') ?? beside.find(t => !t.card) ?? null };
};

/* What a dial of hidden alliances says in three signs at most. */
export function dialWords(d: NonNullable<SeatView['dial']>): string {
    if (d.side === null) return 'no alliance';
    return d.card ? `a card for the ${d.side}` : `${d.ships} for the ${d.side}`;
}
