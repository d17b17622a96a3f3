// The end of a game in a few lines: colonies over time, turning points, the best deal. Read from the marks of its replay.
import type { Mark, View } from '../protocol';

export interface Point {
    n: number /* the decision that it happened with */;
    encounter: number;
    text: string;
}
export interface Summary {
    curve: number[][] /* one row an encounter, then the end: colonies of each seat */;
    turns: Point[];
    deal: Point | null;
    won: string;
}

const MOST_TURNS = 4;
const sum = (row: number[]): number => row.reduce((a, b) => a + b, 0);
const leaders = (row: number[]): string => row.map((n, seat) => (n === Math.max(...row) ? seat : '')).join();

export function summaryOf(view: View, marks: Mark[]): Summary {
    const starts = marks.filter(m => (m.kind === 'encounter' || m.kind === 'card') && m.colonies),
        end = view.seats.map(s => s.foreign_colonies),
        curve = [...starts.map(m => m.colonies!), end];
    /* What settled the encounter that began at this place in the curve. */
    const settled = (i: number): Mark | undefined =>
        marks.filter(m => m.kind === 'outcome' && m.n > starts[i]!.n && m.n <= (starts[i + 1]?.n ?? Infinity)).at(-1);
    const point = (i: number): Point | null => {
        const m = settled(i);
        return m ? { n: m.n, encounter: i + 1, text: m.text } : null;
    };
    const turning = starts
        .map((_, i) => i)
        .filter(i => leaders(curve[i]!) !== leaders(curve[i + 1]!) || Math.max(...curve[i]!) !== Math.max(...curve[i + 1]!))
        .map(point)
        .filter((p): p is Point => p !== null)
        .slice(-MOST_TURNS);
    const deals = starts.map((_, i) => i).filter(i => settled(i)?.result === 'deal'),
        best = deals.sort((a, b) => sum(curve[b + 1]!) - sum(curve[b]!) - (sum(curve[a + 1]!) - sum(curve[a]!)))[0];
    return {
        curve,
        turns: turning,
        deal: best === undefined ? null : point(best),
        won: marks.filter(m => m.kind === 'won').at(-1)?.text ?? '',
    };
}
