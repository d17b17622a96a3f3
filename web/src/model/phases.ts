// The phases of the edition that is played: its own names and numbers, as the catalogue gives them.
import type { View } from '../protocol';

export interface Phase {
    phase: string;
    number: number;
    name: string;
}

const editions = new Map<string, Phase[]>();
export function keepPhases(edition: string, phases: unknown): void {
    if (Array.isArray(phases) && phases.length) editions.set(edition, phases as Phase[]);
}
export const hasPhase = (edition: string, phase: string): boolean => phasesOf(edition).some(p => p.phase === phase);
const phasesOf = (edition: string): Phase[] => editions.get(edition) ?? [];

/* The words on the ribbon, in order; phases with one number share a word. */
export function ribbon(view: Pick<View, 'edition' | 'duel'>): Phase[] {
    return ofDuel(
        view,
        phasesOf(view.edition).filter((p, i, all) => all.findIndex(q => q.number === p.number) === i),
    );
}
/* A contest has no dials, tactics and prize; a refresh card is carried out and that is all. */
const IN_A_CONTEST: Record<string, string> = { planning: 'Plans', resolution: 'Effect' };
function ofDuel({ duel }: Pick<View, 'duel'>, phases: Phase[]): Phase[] {
    if (duel?.kind === 'contest')
        return phases.filter(p => p.phase !== 'launch').map(p => ({ ...p, name: IN_A_CONTEST[p.phase] ?? p.name }));
    if (duel?.card?.deck === 'refresh')
        return phases.filter(p => p.phase === 'start' || p.phase === 'destiny').map(p => (p.phase === 'destiny' ? { ...p, name: 'Refresh' } : p));
    return phases;
}
export function phaseIndex(view: View): number {
    const now = phasesOf(view.edition).find(p => p.phase === view.phase);
    return now ? Math.max(0, ribbon(view).findIndex(p => p.number === now.number)) : 0;
}
export const phaseWord = (view: View): string => ribbon(view)[phaseIndex(view)]?.name ?? '';
export const nameOfPhase = (edition: string, phase: string): string => phasesOf(edition).find(p => p.phase === phase)?.name ?? '';
/* Where there is little room: of Duel's steps the first thing that is done in them. */
const IN_SHORT: Record<string, string> = { planning: 'Plans', resolution: 'Prize' };
export const shortPhaseWord = (view: View): string => (view.duel?.kind === 'duel' && IN_SHORT[view.phase]) || phaseWord(view);
