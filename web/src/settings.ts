// What this browser remembers: name, theme, motion, coach, when to ask me, keys to seats. Nothing of it leaves the browser but the name.
import type { Lesson } from './model/lesson';
import type { AskingRule } from './protocol';

export interface Preferences {
    name: string;
    theme: 'system' | 'dark' | 'light';
    motion: boolean;
    revealWaits: boolean /* until I go on */;
    reveals: number /* so many were shown so far */;
    takeBack: number /* milliseconds for which an answer can be taken back */;
    sound: boolean /* calls me when I am asked after a while */;
    notices: boolean /* of the browser, when I am asked and look elsewhere */;
    coach: boolean;
    seen: string[];
    unfolded: boolean /* all that can be set on the start page */;
    cell: string /* ... or this of it; empty: nothing */;
    lesson: Lesson | null /* the guided first encounter, as far as it went */;
    asking: AskingRule;
    askingOf: Record<string, AskingRule>;
}
export interface SeatKey {
    room: string;
    seat: number;
    token: string;
    at: number;
    names?: string[];
    over?: boolean;
    won?: number[];
    asked?: boolean /* it was my turn when I last looked */;
    title?: string /* what the room is called */;
}

/* How a game of mine ended. */
export interface Result {
    room: string;
    at: number;
    edition: string;
    players: number;
    alien: string | null;
    won: number /* 0: not; otherwise with how many I share it, me included */;
    points?: number /* the rating after it, if it was rated */;
}

const OWN = 'hypercone.',
    PREFERENCES = 'hypercone.preferences',
    RESULTS = 'hypercone.results',
    MOST_RESULTS = 500,
    KEYS = 'hypercone.seats',
    WISH = 'hypercone.wish',
    PERSON = 'hypercone.person',
    MOST_KEYS = 40;

function read<T>(name: string, otherwise: T): T {
    try {
        const text = localStorage.getItem(name);
        return text ? { ...otherwise, ...(JSON.parse(text) as T) } : otherwise;
    } catch {
        return otherwise;
    }
}
function write(name: string, value: unknown): void {
    try {
        localStorage.setItem(name, JSON.stringify(value));
    } catch {
        /* private windows may forbid it: then nothing is remembered */
    }
}

export const readPreferences = (): Preferences =>
    read(PREFERENCES, {
        name: '',
        theme: 'system' as const,
        motion: true,
        revealWaits: false,
        reveals: 0,
        takeBack: 600,
        sound: true,
        notices: false,
        coach: true,
        seen: [],
        unfolded: false,
        cell: '',
        lesson: null,
        asking: 'matters' as const,
        askingOf: {},
    });

export function keepPreferences(p: Preferences): void {
    write(PREFERENCES, p);
    applyTheme(p.theme);
}

export const readWish = (): object | null => read<object | null>(WISH, null);
export const keepWish = (wish: object): void => write(WISH, wish);

export function applyTheme(theme: Preferences['theme']): void {
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
}

export const stillness = (p: Preferences): boolean => !p.motion || matchMedia('(prefers-reduced-motion: reduce)').matches;

interface KeyRing {
    keys: SeatKey[];
}
export const seatKey = (room: string): SeatKey | undefined => read<KeyRing>(KEYS, { keys: [] }).keys.find(k => k.room === room);
export const seatKeys = (): SeatKey[] => read<KeyRing>(KEYS, { keys: [] }).keys;

export function keepSeatKey(room: string, seat: number, token: string): void {
    const keys = [{ room, seat, token, at: Date.now() }, ...seatKeys().filter(k => k.room !== room)].slice(0, MOST_KEYS);
    write(KEYS, { keys });
}
/* What the start page tells about a game of mine. */
export function noteSeat(room: string, about: Partial<Pick<SeatKey, 'names' | 'over' | 'won' | 'asked' | 'title'>>): void {
    const key = seatKey(room);
    if (!key) return;
    const noted = { ...key, ...about };
    if (JSON.stringify(noted) !== JSON.stringify(key)) write(KEYS, { keys: seatKeys().map(k => (k.room === room ? noted : k)) });
}
/* A game of mine that another device began: the server knows whose it is. */
export function learnOfSeat(room: string, seat: number, about: Partial<SeatKey>): void {
    if (!seatKey(room)) write(KEYS, { keys: [{ room, seat, token: '', at: Date.now(), ...about }, ...seatKeys()].slice(0, MOST_KEYS) });
}

/* The key by which servers know me; '': none yet. */
export const personKey = (): string => read<{ key: string }>(PERSON, { key: '' }).key;
export const keepPersonKey = (key: string): void => write(PERSON, { key });

export const results = (): Result[] => read<{ all: Result[] }>(RESULTS, { all: [] }).all;
export function keepResults(more: Result[]): void {
    const old = results(),
        fresh = more.filter(r => !old.some(o => o.room === r.room));
    if (fresh.length) write(RESULTS, { all: [...old, ...fresh].sort((a, b) => b.at - a.at).slice(0, MOST_RESULTS) });
}
/* Seats of another device: those that this one does not know yet. */
export function keepSeatKeys(more: SeatKey[]): void {
    const old = seatKeys(),
        fresh = more.filter(k => !old.some(o => o.room === k.room));
    if (fresh.length) write(KEYS, { keys: [...old, ...fresh].sort((a, b) => b.at - a.at).slice(0, MOST_KEYS) });
}
/* All that this browser remembers of me, and of games that are played in it. */
export function forgetMe(): void {
    try {
        for (const key of Object.keys(localStorage)) if (key.startsWith(OWN)) localStorage.removeItem(key);
    } catch {
        /* it remembered nothing */
    }
}
/* The last games that are not over, to be asked about. */
export const openSeats = (): SeatKey[] =>
    seatKeys()
        .filter(k => !k.over)
        .slice(0, 12);
export const dropSeatKey = (room: string): void => write(KEYS, { keys: seatKeys().filter(k => k.room !== room) });
