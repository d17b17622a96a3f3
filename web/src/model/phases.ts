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
export function ribbon(edition: string): Phase[] {
    return phasesOf(edition).filter((p, i, all) => all.findIndex(q => q.number === p.number) === i);
}
export function phaseIndex(view: View): number {
    const now = phasesOf(view.edition).find(p => p.phase === view.phase);
    return now ? ribbon(view.edition).findIndex(p => p.number === now.number) : 0;
}
export const phaseWord = (view: View): string => ribbon(view.edition)[phaseIndex(view)]?.name ?? '';
export const nameOfPhase = (edition: string, phase: string): string => phasesOf(edition).find(p => p.phase === phase)?.name ?? '';
