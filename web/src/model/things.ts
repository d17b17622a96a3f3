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

const sum = (things: Thing[]): number => things.reduce((n, t) => n + t.count, 0);
const SHIPS: Record<string, (n: number) => string> = {
    stack: n => `${count(n, 'captive')} under a ship`,
    bundle: n => `a ship that stands for ${n} more`,
    second_colour: n => `${count(n, 'ship')} of a second colour`,
};
/* What a thing at a planet is called there. */
export const thingWords = (t: Thing): string => SHIPS[t.lies]?.(t.count) ?? t.card?.name ?? t.sheet ?? 'something face down';

/* All that lies before a player, in a few words each. */
const GROUPS: Record<string, (things: Thing[]) => string> = {
    hoard: t => `${count(t.length, 'card')} on the sheet`,
    display: t => `${count(t.length, 'card')} on display`,
    tech: t => `Techs: ${t.map(techWords).join('; ')}`,
    under_tech: t => `${count(t.length, 'card')} under a tech`,
    stack: t => `${count(t.length, 'ship')} with ${count(sum(t), 'captive')} under ${t.length === 1 ? 'it' : 'them'}`,
    bundle: t => `${count(t.length, 'ship')} that ${t.length === 1 ? 'stands' : 'stand'} for ${sum(t)} more`,
    ring: t => `${count(sum(t), 'captive')} around the system`,
    second_colour: t => `${count(sum(t), 'ship')} of a second colour`,
};
const other = (things: Thing[]): string => things.map(t => t.sheet ?? t.card?.name ?? 'something face down').join(', ');
export function belongings(view: View, seat: number): string[] {
    const mine = view.things.filter(t => t.holder === seat),
        kinds = [...new Set(mine.map(t => t.lies))],
        onSheet = (own: boolean): number =>
            view.fleets.filter((f: Fleet) => f.holder === seat && (f.seat === seat) === own).reduce((n, f) => n + f.count, 0);
    return [
        ...view.notes.filter(n => n.holder === seat).map(noteWords),
        ...view.memos.filter(m => m.holder === seat).map(m => m.text),
        ...kinds.map(lies => (GROUPS[lies] ?? other)(mine.filter(t => t.lies === lies))),
        ...(onSheet(false) ? [count(onSheet(false), 'captured ship')] : []),
        ...(onSheet(true) ? [`${count(onSheet(true), 'ship')} on the sheet`] : []),
    ];
}
