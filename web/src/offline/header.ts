// A room's settings as the header of a record, with which the engine begins a game. The engine has the last word on what goes together.
import type { SeatWish, Settings } from '../protocol';
import type { About } from './engine';

export interface Table {
    record: string;
    seat: number;
    names: string[];
}
export type Group = { name: string; aliens: string[] };

const NAME_BYTES = 23;

/* A name that may stand in a record: printable, without spaces at its ends, not too long. */
export function plainName(name: string): string {
    const bytes = (text: string): number => new TextEncoder().encode(text).length;
    let plain = [...name.replace(/[\p{C}\s]+/gu, ' ').trim()];
    while (bytes(plain.join('')) > NAME_BYTES) plain = plain.slice(0, -1);
    return plain.join('').trim() || 'Guest';
}

/* 16 hexadecimal digits, or null for what is no seed. */
export function seedDigits(seed: Settings['seed'], drawn: () => bigint): string | null {
    const hex = typeof seed === 'string' ? /^0x([0-9a-f]{1,16})$/i.exec(seed)?.[1] : undefined;
    if (seed === undefined || seed === null) return drawn().toString(16).padStart(16, '0');
    if (hex) return hex.toLowerCase().padStart(16, '0');
    return typeof seed === 'number' && Number.isSafeInteger(seed) && seed >= 0 ? BigInt(seed).toString(16).padStart(16, '0') : null;
}

const alienWord = (alien: string): string => alien.toLowerCase().replace(/ /g, '-');

/* The names at the table: the person's, and made-up ones that are not the same. */
function namesFor(seats: SeatWish[], person: string, about: About): string[] {
    const others = about.names.filter(n => n !== person);
    const beside = (s: SeatWish): string | undefined => {
        const name = s.player === 'here' && s.name?.trim() ? plainName(s.name) : undefined;
        return name === person ? undefined : name;
    };
    return seats.map(s => (s.player === 'me' ? person : (beside(s) ?? others.shift()!)));
}

/* The record, or why there can be none. */
export function tableOf(s: Settings, person: string, about: About, groups: Group[], drawn: () => bigint): Table | string {
    const seats = s.seats ?? Array.from({ length: s.players }, (_, i) => ({ player: i ? ('bot' as const) : ('me' as const) }));
    const mine = seats.findIndex(x => x.player === 'me'),
        seed = seedDigits(s.seed, drawn),
        group = s.group ? groups[s.group - 1] : undefined;
    if (seats.length !== s.players) return `"seats" is a list with one object for each of the ${s.players} players`;
    if (seats.filter(x => x.player === 'me').length !== 1)
        return 'Offline one seat is yours, and only one; others at this screen have seats of their own.';
    if (seats.some(x => x.player === 'open')) return 'Offline nobody else can sit down: put bots on all other seats.';
    if (seed === null) return '"seed" is a whole number, or "0x" and hexadecimal digits';
    if (s.group && !group) return `"group" is a number from 1 to ${groups.length}`;
    const names = namesFor(seats, plainName(person), about);
    const lines = [`hypercone record 1 rules ${about.rules}`, `edition ${s.edition}`, `seed 0x${seed}`, 'first drawn'];
    for (const box of s.boxes ?? []) lines.push(`box ${box}`);
    for (const variant of [...(s.variants ?? []), ...(s.choose ? ['choose-of-two'] : [])]) lines.push(`variant ${variant}`);
    for (const part of s.parts ?? []) lines.push(`part ${part}`);
    if (s.alert) lines.push(`alert ${s.alert}`);
    seats.forEach((x, i) => {
        const alien = x.alien ?? group?.aliens[i],
            player = x.player === 'me' || x.player === 'here' ? 'person' : (x.bot ?? 'steady');
        lines.push(`seat ${i + 1} ${alien ? alienWord(alien) : 'drawn'} ${player} ${names[i]!}`);
    });
    return { record: lines.join('\n') + '\nanswers\nend 0\n', seat: mine, names };
}
