// Who I am: how my games ended, as this browser and the server know it, what that comes to, and all of it as a code to take along.
import type { View } from '../protocol';
import type { PersonGame } from '../protocolPeople';
import type { Result, SeatKey } from '../settings';

/* What a finished game comes to for whoever plays in this browser. */
export function resultOf(room: string, view: View): Result[] {
    if (view.viewer === null || !view.over) return [];
    const mine = view.won.includes(view.viewer);
    return [
        {
            room,
            at: Date.now(),
            edition: view.edition,
            players: view.players,
            alien: view.seats[view.viewer]!.alien,
            won: mine ? view.won.length : 0,
        },
    ];
}

/* What the server kept; of games whose replay is gone, or is not for everybody, no room is named. */
export const resultsOf = (games: PersonGame[]): Result[] =>
    games.map(g => ({
        room: g.replay && g.room ? g.room : '',
        at: g.at * 1000,
        edition: g.edition,
        players: g.players,
        alien: g.alien,
        won: g.won,
        ...(g.rated && g.points ? { points: g.points } : {}),
    }));
/* The server's, and those of this browser that it does not know: offline ones, and those of before. */
export function together(kept: PersonGame[], here: Result[]): Result[] {
    const known = new Set(kept.map(g => g.room));
    return [...resultsOf(kept), ...here.filter(r => !known.has(r.room))].sort((a, b) => b.at - a.at);
}

export interface Played {
    games: number;
    won: number;
    shared: number;
}
export const none = (): Played => ({ games: 0, won: 0, shared: 0 });
const add = (p: Played, r: Result): Played => ({
    games: p.games + 1,
    won: p.won + Number(r.won > 0),
    shared: p.shared + Number(r.won > 1),
});
export const sumOf = (all: Result[]): Played => all.reduce(add, none());

/* By alien, the most played first. */
export function byAlien(all: Result[]): [string, Played][] {
    const out = new Map<string, Played>();
    for (const r of all) if (r.alien) out.set(r.alien, add(out.get(r.alien) ?? none(), r));
    return [...out].sort(([a, p], [b, q]) => q.games - p.games || q.won - p.won || a.localeCompare(b));
}

/* ---- taking it along ---- */
export interface Taken {
    name: string;
    keys: SeatKey[];
    results: Result[];
    person: string /* the key; '': none */;
}
const MOST_TAKEN = 80;
interface Packed {
    v: 1;
    n: string;
    p?: string;
    k: [string, number, string, number, 0 | 1][];
    r: [string, number, string, number, string | null, number][];
}
const base64 = (text: string): string =>
    btoa(String.fromCharCode(...new TextEncoder().encode(text)))
        .replace(/\+/g, '-')
        .replace(/\//g, '_')
        .replace(/=+$/, '');
const unbase64 = (code: string): string =>
    new TextDecoder().decode(Uint8Array.from(atob(code.replace(/-/g, '+').replace(/_/g, '/')), c => c.charCodeAt(0)));

export function codeOf({ name, keys, results, person }: Taken): string {
    const packed: Packed = {
        v: 1,
        n: name,
        ...(person ? { p: person } : {}),
        k: keys.map(k => [k.room, k.seat, k.token, k.at, k.over ? 1 : 0]),
        r: results.slice(0, MOST_TAKEN).map(r => [r.room, r.at, r.edition, r.players, r.alien, r.won]),
    };
    return base64(JSON.stringify(packed));
}

const isText = (x: unknown): x is string => typeof x === 'string' && x.length < 80;
/* What a code or a link that ends with one says; null: it is none of ours, or was cut. */
export function takenFrom(text: string): Taken | null {
    try {
        const j = JSON.parse(unbase64(text.trim().replace(/^.*#/, ''))) as Packed;
        if (j.v !== 1 || !isText(j.n) || !Array.isArray(j.k) || !Array.isArray(j.r)) return null;
        return {
            name: j.n,
            person: isText(j.p) ? j.p : '',
            keys: j.k
                .filter(([room, seat, token, at]) => isText(room) && Number.isInteger(seat) && isText(token) && Number.isFinite(at))
                .map(([room, seat, token, at, over]) => ({ room, seat, token, at, over: over === 1 })),
            results: j.r
                .filter(([room, at, edition]) => isText(room) && Number.isFinite(at) && isText(edition))
                .map(([room, at, edition, players, alien, won]) => ({ room, at, edition, players, alien: isText(alien) ? alien : null, won })),
        };
    } catch {
        return null;
    }
}
