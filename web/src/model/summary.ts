// The end of a game in a few lines: colonies over time, turning points, the best deal. Read from the marks of its replay.
import { inWords } from './words';
import { count, isYou, list, nameOf } from './seats';
import type { Mark, View } from '../protocol';

export interface Point {
    n: number /* the decision that it happened with */;
    encounter: number;
    head: string /* what it changed: "Ada leads with 2", or who gained by a deal */;
    text: string;
}
/* Of my own encounters as the offense. */
export interface Mine {
    encounters: number;
    won: number;
    deals: number;
    most: number /* colonies at a time */;
}
export interface Summary {
    title: string;
    how: string;
    winner: number | null;
    mine: Mine | null;
    curve: number[][] /* one row an encounter, then the end: colonies of each seat */;
    turns: Point[];
    deal: Point | null;
}

const MOST_TURNS = 4;
const sum = (row: number[]): number => row.reduce((a, b) => a + b, 0);
const leaders = (row: number[]): string => row.map((n, seat) => (n === Math.max(...row) ? seat : '')).join();

/* Myself first: "You and Ada". */
const names = (view: View, seats: number[]): string =>
    list([...seats].sort((a, b) => Number(isYou(view, b)) - Number(isYou(view, a))).map(s => nameOf(view, s)));
const have = (view: View, seats: number[]): string => (seats.length > 1 || isYou(view, seats[0]!) ? 'have' : 'has');
const at = (row: number[], n: number): number[] => row.map((m, seat) => (m === n ? seat : -1)).filter(s => s >= 0);

/* Who leads now, and how far it still is. */
function leadWords(view: View, row: number[]): string {
    const most = Math.max(...row),
        who = at(row, most),
        plural = who.length > 1 || isYou(view, who[0]!);
    if (most >= view.colonies_to_win) return `${names(view, who)} ${have(view, who)} ${most} and ${plural ? 'win' : 'wins'}`;
    if (most === view.colonies_to_win - 1) return `${names(view, who)} ${have(view, who)} ${most} and ${plural ? 'need' : 'needs'} one more`;
    return who.length > 1 ? `${names(view, who)} share the lead with ${most}` : `${names(view, who)} ${plural ? 'lead' : 'leads'} with ${most}`;
}
function gainWords(view: View, before: number[], after: number[]): string {
    const up = after.map((n, seat) => (n > before[seat]! ? seat : -1)).filter(s => s >= 0);
    if (!up.length) return 'Cards change hands';
    const gain = up.length > 1 ? 'each gain' : isYou(view, up[0]!) ? 'gain' : 'gains';
    return inWords(`${names(view, up)} ${gain} {a colony}`);
}

/* "Bruno wins", and in how many encounters; how far I was from it. */
function ending(view: View, marks: Mark[], encounters: number): Pick<Summary, 'title' | 'how' | 'winner'> {
    const won = marks.filter(m => m.kind === 'won'),
        seats = [...new Set(won.flatMap(m => (m.seat === undefined ? [] : [m.seat])))],
        me = view.viewer === null ? null : view.seats[view.viewer]!,
        colonies = seats.length ? Math.min(...seats.map(s => view.seats[s]!.foreign_colonies)) : 0,
        what = view.duel ? 'planet' : 'colony',
        many = view.duel ? 'planets' : 'colonies';
    if (!seats.length) return { title: won.length ? 'Nobody wins' : 'The game is over', how: won.at(-1)?.text ?? '', winner: null };
    const plural = seats.length > 1 || isYou(view, seats[0]!),
        usual = colonies >= view.colonies_to_win,
        short = me && !seats.includes(me.seat) ? view.colonies_to_win - me.foreign_colonies : 0;
    const how = usual
        ? `${count(colonies, what, many)} in ${view.duel ? count(encounters, 'destiny card') : count(encounters, 'encounter')}.`
        : (won.at(-1)?.text ?? '');
    return {
        title: `${names(view, seats)} ${plural ? 'win' : 'wins'}`,
        how: how + (short === 1 ? ' You were one short.' : short > 1 ? ` You had ${me!.foreign_colonies}.` : ''),
        winner: seats[0]!,
    };
}

export function summaryOf(view: View, marks: Mark[]): Summary {
    const starts = marks.filter(m => (m.kind === 'encounter' || m.kind === 'card') && m.colonies),
        end = view.seats.map(s => s.foreign_colonies),
        curve = [...starts.map(m => m.colonies!), end];
    /* What settled the encounter that began at this place in the curve. */
    const settled = (i: number): Mark | undefined =>
        marks.filter(m => m.kind === 'outcome' && m.n > starts[i]!.n && m.n <= (starts[i + 1]?.n ?? Infinity)).at(-1);
    const point = (i: number, head: string): Point | null => {
        const m = settled(i);
        return m ? { n: m.n, encounter: i + 1, head, text: m.text } : null;
    };
    const mine = starts.map((m, i) => (m.seat === view.viewer ? settled(i)?.result : undefined)).filter(r => r !== undefined);
    const turning = starts
        .map((_, i) => i)
        .filter(i => leaders(curve[i]!) !== leaders(curve[i + 1]!) || Math.max(...curve[i]!) !== Math.max(...curve[i + 1]!))
        .map(i => point(i, leadWords(view, curve[i + 1]!)))
        .filter((p): p is Point => p !== null)
        .slice(-MOST_TURNS);
    const deals = starts.map((_, i) => i).filter(i => settled(i)?.result === 'deal'),
        best = deals.sort((a, b) => sum(curve[b + 1]!) - sum(curve[b]!) - (sum(curve[a + 1]!) - sum(curve[a]!)))[0];
    return {
        curve,
        turns: turning,
        deal: best === undefined ? null : point(best, gainWords(view, curve[best]!, curve[best + 1]!)),
        ...ending(view, marks, starts.length),
        mine: view.viewer === null || view.duel ? null : {
            encounters: mine.length,
            won: mine.filter(r => r === 'offense' || r === 'won').length,
            deals: mine.filter(r => r === 'deal').length,
            most: Math.max(...curve.map(row => row[view.viewer!]!)),
        },
    };
}
