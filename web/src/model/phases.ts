// The phases of the edition that is played: its own names and numbers, as the catalogue gives them.
import type { View } from '../protocol';

export interface Phase {
    phase: string;
    number: number;
    name: string;
}

const MODERN: Phase[] = (
    [
        ['start', 1, 'Start turn'],
        ['regroup', 2, 'Regroup'],
        ['destiny', 3, 'Destiny'],
        ['aim', 4, 'Launch'],
        ['launch', 4, 'Launch'],
        ['invite_offense', 5, 'Alliance'],
        ['invite_defense', 5, 'Alliance'],
        ['join', 5, 'Alliance'],
        ['planning', 6, 'Planning'],
        ['reveal', 7, 'Reveal'],
        ['resolution', 8, 'Resolution'],
    ] as [string, number, string][]
).map(([phase, number, name]) => ({ phase, number, name }));

const editions = new Map<string, Phase[]>();
export function keepPhases(edition: string, phases: unknown): void {
    if (Array.isArray(phases) && phases.length) editions.set(edition, phases as Phase[]);
}
const phasesOf = (edition: string): Phase[] => editions.get(edition) ?? MODERN;

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
