// How a replay moves: by decision, or from mark to mark.
import type { Mark } from '../protocol';

/* The next step in a direction: one decision, or the next mark of the kind. */
export function stepTo(r: { at: number; of: number; marks: Mark[] }, by: 'decision' | 'phase', direction: 1 | -1): number {
    if (by === 'decision') return Math.max(0, Math.min(r.of, r.at + direction));
    const stops = [...new Set([0, ...r.marks.map(m => m.n), r.of])].sort((a, b) => a - b);
    if (direction > 0) return stops.find(n => n > r.at) ?? r.of;
    return [...stops].reverse().find(n => n < r.at) ?? 0;
}
