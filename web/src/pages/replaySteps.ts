// How a replay moves: by decision, or from mark to mark; and its blocks, one for each encounter with how it went.
import type { Mark } from '../protocol';

type Marked = { at: number; of: number; marks: Mark[] };

/* The next step in a direction: one decision, or the next turn, encounter or phase. */
export function stepTo(r: Marked, by: 'decision' | 'phase', direction: 1 | -1): number {
    if (by === 'decision') return Math.max(0, Math.min(r.of, r.at + direction));
    const marks = r.marks.filter(m => m.kind !== 'outcome' && m.kind !== 'won'),
        stops = [...new Set([0, ...marks.map(m => m.n), r.of])].sort((a, b) => a - b);
    if (direction > 0) return stops.find(n => n > r.at) ?? r.of;
    return [...stops].reverse().find(n => n < r.at) ?? 0;
}

export interface Block {
    from: number;
    to: number;
    seat: number | null;
    result: Mark['result'] | null;
    text: string;
}

/* Turn and encounter begin together: one block for both. */
export function blocksOf(r: Marked): Block[] {
    const starts = r.marks.filter((m, i, all) => begins(m) && all.findIndex(o => begins(o) && o.n === m.n) === i);
    return (starts.length ? starts : [{ n: 0, kind: 'encounter' as const, text: '' }]).map((start, i, all) => {
        const to = all[i + 1]?.n ?? r.of,
            last = i === all.length - 1,
            inside = r.marks.filter(m => m.n >= start.n && (m.n < to || last)),
            /* What ends an encounter may begin the next turn with the same answer: its outcome is told first. */
            settled = r.marks.filter(m => m.kind === 'outcome' && m.n > start.n && m.n <= to).at(-1) ?? null;
        return {
            from: start.n,
            to,
            seat: settled?.seat ?? inside.find(m => m.seat !== undefined && begins(m))?.seat ?? null,
            result: settled?.result ?? null,
            text: settled?.text ?? start.text,
        };
    });
}
const begins = (m: Mark): boolean => m.kind === 'turn' || m.kind === 'encounter' || m.kind === 'card';

/* The seats that won the whole game. */
export const wonBy = (marks: Mark[]): number[] => [...new Set(marks.flatMap(m => (m.kind === 'won' && m.seat !== undefined ? [m.seat] : [])))];
