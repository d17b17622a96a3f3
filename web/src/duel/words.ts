// What is said of a table of Duel: roles, envoys, tactics, who leads.
import { isYou, nameOf } from '../model/seats';
import type { View } from '../protocol';
import { capital } from '../model/words';
import type { Envoy, PlanetSymbol } from '../protocolDuel';

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

/* What stands in the middle of the strip: what is fought over, what is done, or who leads. */
export function middleWords(view: View): { above: string; bold: string; below: string } {
    const duel = view.duel!,
        clout = duel.clout,
        target = view.planets.find(p => p.planet === view.target);
    if (clout && clout.leads !== null) {
        const by = Math.abs(clout.totals[0] - clout.totals[1]),
            who = isYou(view, clout.leads) ? 'You lead' : `${view.seats[clout.leads]!.name} leads`,
            straggler = 1 - duel.leader;
        if (duel.settled || view.phase === 'resolution')
            return {
                above: '',
                bold: who.replace(/ lead(s?)$/, ' win$1'),
                below: `${Math.max(...clout.totals)} to ${Math.min(...clout.totals)}, the ${duel.kind}`.replace(/-/g, '−'),
            };
        const tie = isYou(view, straggler) ? 'you' : view.seats[straggler]!.name;
        if (clout.totals[clout.leads]! < clout.totals[1 - clout.leads]!)
            return { above: '', bold: who.replace(/ leads?$/, isYou(view, clout.leads) ? ' are ahead' : ' is ahead'), below: `ties go to ${tie}` };
        return { above: '', bold: by ? `${who} by ${by}` : who, below: `ties go to ${tie}` };
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

/* What a resource comes to now: of "recover up to four ships" as many as there are in the Warp. */
const FEW = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
function recovers(gift: string, warp: number): number | null {
    const hit = /^recover up to (\w+) ships?$/.exec(gift);
    return hit ? Math.min(FEW.indexOf(hit[1]!), warp) : null;
}
export function giftNow(gift: string, warp: number): string {
    const n = recovers(gift, warp);
    if (n === null) return gift;
    if (n === 0) return 'no ship of yours is in the Warp';
    return n === 1 ? '1 ship comes back' : `${n === warp ? 'all ' : ''}${n} ships come back`;
}
/* The whole deed, for the filled button. */
export function giftDeed(gift: string, warp: number, planet: string): string {
    const n = recovers(gift, warp);
    if (/^raise friendship/.test(gift)) return `Use ${planet} to raise a friendship`;
    return `${n === null ? capital(gift) : `Recover ${n === 0 ? 'no ship' : n === 1 ? '1 ship' : `${n} ships`}`} with ${planet}`;
}

/* A destiny card in rows that stand always in the same order: what happens, the prizes, what symbols give; the rest as it is written. */
export interface CardRows {
    rest: string;
    rows: { head: string; body: string }[];
    prizes: { head: string; body: string }[];
    symbols: { symbol: PlanetSymbol; body: string }[];
    bar: PlanetSymbol[] /* of a planet bar, from the left */;
}
const SYMBOLS: PlanetSymbol[] = ['blue', 'pink', 'green', 'yellow'];
export function cardRows(view: View, text: string): CardRows {
    const target = view.planets.find(p => p.planet === view.target),
        out: CardRows = { rest: text, rows: [], prizes: [], symbols: [], bar: [] };
    const take = (words: RegExp): RegExpExecArray | null => {
        const hit = words.exec(out.rest);
        if (hit) out.rest = out.rest.replace(hit[0], '').trim();
        return hit;
    };
    const over = target && view.duel!.kind === 'duel' ? target.name : null,
        duel = (named: string, otherwise: string): void => void out.rows.push({ head: 'Duel', body: over ? named : otherwise });
    if (take(/^Discover a planet and duel there; more ships are worth \d+\. ?/)) duel(`on a new planet: ${over}`, 'on a new planet');
    else if (take(/^Duel over the planet that the bar names; more ships are worth \d+\. ?/))
        duel(`over ${over}`, 'over the planet that the bar names');
    else if (take(/^Duel over the planet discovered last; more ships are worth \d+\. ?/))
        duel(`over ${over}, discovered last`, 'over the planet discovered last');
    else if (take(/^Contest\. ?/)) out.rows.push({ head: 'Contest', body: 'plans only, no ships and no tactics' });
    const bar = take(/ ?Planet bar: ([a-z, ]+)\./);
    if (bar) out.bar = bar[1]!.split(', ') as PlanetSymbol[];
    const contest = out.rows[0]?.head === 'Contest',
        prize = contest
            ? /^The (winner|loser) ([^.;]+?)(?:; the (winner|loser) ([^.;]+?))?\.$/
            : /(?:[A-ZÀ-ſ][\wÀ-ſ’' -]* Prize: the|\bThe) (winner|loser) ([^.;]+)\./,
        won = take(prize);
    if (won) out.prizes.push({ head: capital(won[1]!), body: won[2]! });
    if (won?.[3]) out.prizes.push({ head: capital(won[3]), body: won[4]! });
    const list = /: (blue, [^.]+)\./.exec(out.rest);
    if (list) {
        const gives = list[1]!.split('; ').map(g => g.split(', '));
        for (const symbol of SYMBOLS) {
            const own = gives.find(g => g[0] === symbol);
            if (own) out.symbols.push({ symbol, body: own.slice(1).join(', ') });
        }
        out.rest = out.rest.replace(list[0], '.');
    }
    return out;
}
