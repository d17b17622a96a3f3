// A player is a colour and a shape, always together. Seats count from 0; the words of the table are made here.
import type { Planet, View } from '../protocol';
export { count } from './words';

export const COLOURS = ['blue', 'red', 'yellow', 'purple', 'green', 'orange', 'white', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

export const SHAPE_NAME: Record<Colour, string> = {
    blue: 'circle',
    red: 'square',
    yellow: 'triangle',
    purple: 'diamond',
    green: 'cross',
    orange: 'half disc',
    white: 'star',
    black: 'shield',
};

export const colourOf = (seat: number): Colour => COLOURS[seat % COLOURS.length]!;

/* The seat at the bottom of the table: the viewer's, or the first for onlookers. */
export const bottomSeat = (view: View): number => view.viewer ?? 0;

export const isYou = (view: View, seat: number | null): boolean => seat !== null && seat === view.viewer;

export function nameOf(view: View, seat: number | null): string {
    if (seat === null) return 'nobody';
    return isYou(view, seat) ? 'You' : (view.seats[seat]?.name ?? 'seat ' + (seat + 1));
}

/* The number of a planet in its system, from 1. */
export function planetNumber(view: View, planet: number): number {
    return view.planets.find(p => p.planet === planet)?.number ?? 0;
}

export const ownerOf = (view: View, planet: number): number => view.planets.find(p => p.planet === planet)?.owner ?? 0;

export function planetName(view: View, planet: number): string {
    const named = view.planets.find(p => p.planet === planet)?.name;
    if (named) return named;
    const owner = ownerOf(view, planet),
        number = planetNumber(view, planet),
        moon = view.planets.find(p => p.planet === planet)?.moon;
    if (moon) return isYou(view, owner) ? `your moon ${moon}` : `moon ${moon} of ${view.seats[owner]!.name}`;
    return isYou(view, owner) ? `your planet ${number}` : `${view.seats[owner]!.name} ${number}`;
}

/* The planets of a system, and its moons. */
export const homesOf = (view: View, seat: number): Planet[] => view.planets.filter(p => p.owner === seat && !p.moon);
export const moonsOf = (view: View, seat: number): Planet[] => view.planets.filter(p => p.owner === seat && !!p.moon);

export const shipsAt = (view: View, planet: number, seat: number): number => view.planets.find(p => p.planet === planet)?.ships[seat] ?? 0;

/* 1st, 2nd, 3rd, 4th, 11th, 21st */
export function ordinal(n: number): string {
    const teens = n % 100 > 10 && n % 100 < 14;
    return n + ((!teens && ['th', 'st', 'nd', 'rd'][n % 10]) || 'th');
}

/* "Ann", "Ann and Bo", "Ann, Bo and Cy" */
export function list(names: string[]): string {
    if (names.length < 2) return names.join('');
    return names.slice(0, -1).join(', ') + ' and ' + names[names.length - 1];
}
