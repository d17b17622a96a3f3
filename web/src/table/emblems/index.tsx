// Emblems of aliens, fetched when the first alien of a set is shown. Until then, and where there is no drawing for it, an alien shows its
// first two letters.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

type Drawings = Record<string, JSX.Element>;
const base = (): Promise<{ EMBLEMS: Drawings }> => import('./base');
/* Expansions, and the older game, which has aliens of both. */
const all = async (): Promise<{ EMBLEMS: Drawings }> => {
    const [first, more] = await Promise.all([base(), import('./others')]);
    return { EMBLEMS: { ...first.EMBLEMS, ...more.EMBLEMS } };
};
const SETS: Record<string, () => Promise<{ EMBLEMS: Drawings }>> = { base, 'avalon-hill': base, duel: () => import('./duel') };

const boxes = new Map<string, string>(),
    drawings = new Map<string, Drawings>(),
    fetching = new Map<string, Promise<void>>(),
    waiting = new Set<() => void>();
const tell = (): void => waiting.forEach(f => f());

/* From which set each alien is, as the catalogue says; what it does not name is of the base set. */
export function keepBoxes(aliens: { name: string; box?: string | null }[]): void {
    for (const a of aliens) if (a.box) boxes.set(a.name, a.box);
    tell();
}
const boxOf = (alien: string): string => boxes.get(alien) ?? 'base';

export function fetchEmblems(box: string): Promise<void> {
    const load = SETS[box] ?? all;
    if (!fetching.has(box))
        fetching.set(
            box,
            load().then(
                m => {
                    drawings.set(box, m.EMBLEMS);
                    tell();
                },
                () => void fetching.delete(box) /* asked for again when it is shown again */,
            ),
        );
    return fetching.get(box)!;
}
export const drawingOf = (alien: string): JSX.Element | undefined => drawings.get(boxOf(alien))?.[alien];

function Drawing({ alien }: { alien: string }): JSX.Element {
    const [, again] = useState(0),
        drawn = drawingOf(alien);
    useEffect(() => {
        if (drawn) return undefined;
        const f = (): void => again(n => n + 1);
        waiting.add(f);
        void fetchEmblems(boxOf(alien));
        return () => void waiting.delete(f);
    }, [alien, !drawn]);
    return (
        drawn ?? (
            <text class="letters" y=".5">
                {alien.slice(0, 2)}
            </text>
        )
    );
}
export const emblemOf = (alien: string): JSX.Element => <Drawing alien={alien} />;
