// What lies about, and numbers with a name: lists of the view, whatever part of the game has put them there.
import type { Card, Fleet, Note, Thing, View } from '../protocol';
import { count } from './seats';

export const thingsOf = (view: View, seat: number | null, lies: string): Thing[] =>
    view.things.filter(t => t.lies === lies && (seat === null || t.holder === seat));
export const cardsOf = (view: View, seat: number): Card[] =>
    view.things.flatMap(t => (t.holder === seat && t.card && t.lies !== 'tech' ? [t.card] : []));
export const techsOf = (view: View, seat: number): Thing[] => thingsOf(view, seat, 'tech');
export const piecesAt = (view: View, place: number): Thing[] => view.things.filter(t => t.place === place);

export const techWords = (t: Thing): string => `${t.card?.name ?? 'hidden'} (${t.open ? 'complete' : count(t.count, 'ship')})`;
export const noteWords = (n: Note): string => count(n.value, n.note.replace(/s$/, ''));

/* All that lies before a player, in a few words each. */
const GROUPS: Record<string, (things: Thing[]) => string> = {
    hoard: t => `${count(t.length, 'card')} on the sheet`,
    display: t => `${count(t.length, 'card')} on display`,
    tech: t => `Techs: ${t.map(techWords).join('; ')}`,
    under_tech: t => `${count(t.length, 'card')} under a tech`,
};
const other = (things: Thing[]): string => things.map(t => t.sheet ?? t.card?.name ?? 'something face down').join(', ');
export function belongings(view: View, seat: number): string[] {
    const mine = view.things.filter(t => t.holder === seat),
        kinds = [...new Set(mine.map(t => t.lies))],
        fleets = view.fleets.filter((f: Fleet) => f.holder === seat).reduce((n, f) => n + f.count, 0);
    return [
        ...view.notes.filter(n => n.holder === seat).map(noteWords),
        ...kinds.map(lies => (GROUPS[lies] ?? other)(mine.filter(t => t.lies === lies))),
        ...(fleets ? [count(fleets, 'captured ship')] : []),
    ];
}
