// What is said of a table of Duel: roles, envoys, tactics, who leads.
import { isYou, nameOf } from '../model/seats';
import type { View } from '../protocol';
import { capital } from '../model/words';
import type { Envoy, Fate, FateRule, Gift, PlanetSymbol } from '../protocolDuel';

export const isStraggler = (view: View, seat: number): boolean => seat !== view.duel!.leader;
export const roleOf = (view: View, seat: number): string => (isStraggler(view, seat) ? 'Straggler' : 'Leader');

export const halfWords = (view: View, half: number): string => {
    const t = view.duel!.tactics[half]!;
    return `${t.does} ${t.count}`;
};
export const tokenWords = (view: View, token: number, ready: boolean): string =>
    `${halfWords(view, 2 * token)} or ${halfWords(view, 2 * token + 1)}, ${ready ? 'ready' : 'spent'}`;

const whose = (view: View, seat: number): string => (isYou(view, seat) ? 'your' : view.seats[seat]!.name + '’s');
export const envoyName = (e: Envoy): string => e.sheet ?? `${e.icon} envoy`;
export const envoyTitle = (e: Envoy): string => e.sheet ?? `Hidden ${e.icon} envoy`;
export const envoyWords = (view: View, e: Envoy): string =>
    `${e.open && e.sheet ? e.sheet : e.sheet ? `${e.sheet}, face down` : `A ${e.icon} envoy, face down`}, ${
        e.ally === null ? 'neutral' : `${whose(view, e.ally)} ally`
    }`;

const minus = (n: number): string => (n < 0 ? `−${-n}` : String(n));
/* What stands in the middle of the strip: what is fought over, what is done, or who leads. */
export function middleWords(view: View): { above: string; bold: string; below: string } {
    const duel = view.duel!,
        clout = duel.clout,
        target = view.planets.find(p => p.planet === view.target);
    if (view.over) {
        const planets = duel.seats.map(s => s.planets);
        return { above: '', bold: `${Math.max(...planets)} to ${Math.min(...planets)}`, below: 'planets' };
    }
    if (clout && clout.leads !== null) {
        const by = Math.abs(clout.totals[0] - clout.totals[1]),
            you = isYou(view, clout.leads),
            deed = (mine: string, theirs: string): string => (you ? `You ${mine}` : `${view.seats[clout.leads!]!.name} ${theirs}`),
            straggler = 1 - duel.leader;
        if (duel.settled || view.phase === 'resolution')
            return {
                above: '',
                bold: deed('win', 'wins'),
                below: `${minus(Math.max(...clout.totals))} to ${minus(Math.min(...clout.totals))}, the ${duel.kind}`,
            };
        const tie = isYou(view, straggler) ? 'you' : view.seats[straggler]!.name;
        if (clout.totals[clout.leads]! < clout.totals[1 - clout.leads]!)
            return { above: '', bold: deed('are ahead', 'is ahead'), below: `ties go to ${tie}` };
        return { above: '', bold: deed('lead', 'leads') + (by ? ` by ${by}` : ''), below: `ties go to ${tie}` };
    }
    if (duel.kind === 'duel' && target)
        return { above: 'duel on', bold: target.name ?? '', below: duel.card?.deck === 'discovery' ? 'a new planet' : '' };
    if (duel.kind === 'contest') return { above: '', bold: 'Contest', below: 'plans only' };
    if (target) return { above: '', bold: target.name ?? '', below: '' };
    const you = isYou(view, duel.leader),
        leader = nameOf(view, duel.leader);
    if (duel.card?.deck === 'refresh') return { above: '', bold: 'Refresh', below: `${leader} ${you ? 'go' : 'goes'} first` };
    const leads = `${leader} ${you ? 'are' : 'is'} the leader`;
    return { above: '', bold: duel.card?.sheet ?? '', below: duel.card ? leads : '' };
}

/* ---- gifts: what prizes and resources bring ---- */

const few = (n: number, what: string): string => (n === 1 ? `a ${what}` : `${n} ${what}s`);
const tactics = (n: number, view: View): string => (n >= view.duel!.tactics.length / 2 ? 'all tactics' : `${n} tactics`);
/* What somebody does: its own verb, or after "the winner" that verb with an s; and what follows. What may be left has no verb of its own. */
type Deed = [verb: string, verbOfOther: string, rest: string];
const GIFT: Record<Gift['gives'], (n: number, view: View, other: string) => Deed[]> = {
    recover: n => [['recover', 'recovers', `up to ${n} ${n === 1 ? 'ship' : 'ships'}`]],
    draw: n => [['draw', 'draws', few(n, 'card')]],
    gain: n => [['gain', 'gains', few(n, 'reinforcement')]],
    ready: (n, view) => [['ready', 'readies', tactics(n, view)]],
    friend: () => [['raise', 'raises', 'friendship with an envoy']],
    draw_up: () => [['draw', 'draws', 'up to the hand limit']],
    wreck: (n, _, other) => [['destroy', 'destroys', `${few(n, 'ship')} in ${other}’s supply`]],
    naivety: () => [['may', 'may', 'lower friendship with one envoy, then raise it with one']],
    star_child: (n, _, other) => [
        ['recover', 'recovers', `${few(n, 'ship')}, or`],
        ['destroy', 'destroys', `${n} in ${other}’s supply`],
    ],
};
const deedWords = (gift: Gift, view: View, other: string, person: 0 | 1): string =>
    GIFT[gift.gives](gift.count, view, other)
        .map(d => `${d[person]} ${d[2]}`)
        .join(' ');
export const giftWords = (gifts: Gift[], view: View): string => gifts.map(g => deedWords(g, view, 'the other', 0)).join(' and ');
const prizeWords = (gifts: Gift[], view: View, other: string): string => gifts.map(g => deedWords(g, view, other, 1)).join(' and ');

/* What a resource comes to now: of ships as many as there are in the Warp. */
const recovers = (gifts: Gift[], warp: number): number | null =>
    gifts.length === 1 && gifts[0]!.gives === 'recover' ? Math.min(gifts[0]!.count, warp) : null;
export function giftNow(gifts: Gift[], warp: number, view: View): string {
    const n = recovers(gifts, warp);
    if (n === null) return giftWords(gifts, view);
    if (n === 0) return 'you have no ships in the Warp';
    return n === 1 ? '1 ship comes back' : `${n === warp ? 'all ' : ''}${n} ships come back`;
}
/* The whole deed, for the filled button. */
export function giftDeed(gifts: Gift[], warp: number, planet: string, view: View): string {
    const n = recovers(gifts, warp);
    if (gifts[0]?.gives === 'friend') return `Use ${planet} to raise a friendship`;
    return `${n === null ? capital(giftWords(gifts, view)) : `Recover ${n === 0 ? 'no ships' : n === 1 ? '1 ship' : `${n} ships`}`} with ${planet}`;
}

/* ---- a destiny card in rows that stand always in the same order: what happens, rules of its own, the prizes, what symbols give ---- */

export interface CardRows {
    text: boolean /* only its text says all of it */;
    rows: { head: string; body: string }[];
    prizes: { head: string; body: string }[];
    symbols: { symbol: PlanetSymbol; gifts: Gift[] }[];
    bar: PlanetSymbol[] /* of a planet bar, from the left */;
}
const SYMBOLS: PlanetSymbol[] = ['blue', 'pink', 'green', 'yellow'];
const RULE: Partial<Record<FateRule, [head: string, body: string]>> = {
    pageant: ['Choice', 'the straggler picks one of two new planets; the other goes under the stack'],
    defends: ['Defense', 'whoever controls the planet sends nothing and fights with the ships there'],
    crowded: ['Crowd', 'whoever is there already sets 1 or 2'],
    from_warp: ['Ships', 'come from the Warp; a player with none there sends 1 from the supply'],
    no_tactics: ['Tactics', 'none'],
    spares: ['Blasts', 'ships that are hit retreat and are not destroyed'],
    doubles: ['Blasts', 'count twice, before shields'],
    toxic: ['Afterwards', 'a winner with 2 or more ships there destroys 1 of them'],
    shared: ['Afterwards', '1 ship of the loser stays, if any is left there'],
};
function whereWords(view: View, fate: Fate): string {
    const over = view.duel!.kind === 'duel' ? view.planets.find(p => p.planet === view.target)?.name : null;
    if (fate.rules.includes('discovers')) return over ? `on a new planet: ${over}` : 'on a new planet';
    if (fate.rules.includes('on_newest')) return over ? `over ${over}, discovered last` : 'over the planet discovered last';
    return over ? `over ${over}` : 'over the planet that the bar names';
}
function happens(view: View, fate: Fate): CardRows['rows'] {
    if (fate.kind === 'duel') return [{ head: 'Duel', body: whereWords(view, fate) }];
    if (fate.kind === 'contest')
        return [{ head: 'Contest', body: `plans only, no ships and no tactics${fate.rules.includes('lower_wins') ? '; the lower clout wins' : ''}` }];
    if (fate.kind !== 'resources') return [];
    const many = fate.rules.includes('two_planets')
        ? 'takes the resources of up to 2 planets they control'
        : fate.rules.includes('straggler_two')
          ? 'takes the resource of a planet they control, the straggler of up to 2'
          : 'takes the resource of a planet they control';
    return [
        ...(fate.winner.length ? [{ head: 'First', body: `each player ${prizeWords(fate.winner, view, 'the other')}` }] : []),
        { head: 'Each player', body: many },
        { head: 'No planet', body: 'recovers up to 2 ships instead' },
    ];
}
function rulesOf(fate: Fate): CardRows['rows'] {
    const between = fate.most - fate.least === 1 ? 'or' : 'to',
        dials = fate.most > 0 ? [{ head: 'Dials', body: `${fate.least} ${between} ${fate.most}` }] : [];
    return [...dials, ...fate.rules.flatMap(r => (RULE[r] ? [{ head: RULE[r][0], body: RULE[r][1] }] : []))];
}
export function cardRows(view: View, fate: Fate | undefined): CardRows {
    const out: CardRows = { text: true, rows: [], prizes: [], symbols: [], bar: [] };
    if (!fate) return out;
    const given = fate.winner.length + fate.loser.length > 0;
    out.text = fate.kind === 'own' || fate.kind === 'each' || (fate.kind === 'contest' && !given);
    out.bar = fate.bar;
    out.rows = [...happens(view, fate), ...(fate.kind === 'duel' ? rulesOf(fate) : [])];
    if (fate.kind === 'duel' || fate.kind === 'contest') {
        if (fate.winner.length) out.prizes.push({ head: 'Winner', body: prizeWords(fate.winner, view, 'the loser') });
        if (fate.loser.length) out.prizes.push({ head: 'Loser', body: prizeWords(fate.loser, view, 'the winner') });
    }
    out.symbols = SYMBOLS.flatMap(symbol => (fate.symbols[symbol] ? [{ symbol, gifts: fate.symbols[symbol] }] : []));
    return out;
}
