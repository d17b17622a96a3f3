// Offline games in this browser: each under a name of its own, as the engine's durable text and what the page needs to know about it.
import type { ChatMessage, Settings } from '../protocol';

export interface Kept {
    room: string;
    at: number /* when it was last played */;
    seat: number;
    names: string[];
    settings: Settings;
    save: string /* the record, as `hypercone replay` takes it */;
    over: boolean;
    turn?: number;
    won?: number[] /* seats, when it is over */;
    chat: ChatMessage[];
}

const PREFIX = 'hypercone.game.',
    MOST_FINISHED = 20;

function read(key: string): Kept | null {
    try {
        const game = JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null;
        return game && typeof game.save === 'string' && Array.isArray(game.names) && game.settings ? game : null;
    } catch {
        return null;
    }
}

/* All games that can be read, the newest first. */
export function keptGames(): Kept[] {
    try {
        const keys = Object.keys(localStorage).filter(k => k.startsWith(PREFIX));
        return keys
            .map(read)
            .filter(g => g !== null)
            .sort((a, b) => b.at - a.at);
    } catch {
        return [];
    }
}

/* Can anything be written at all? */
export function mayKeep(): boolean {
    try {
        localStorage.setItem(PREFIX + 'trial', '');
        localStorage.removeItem(PREFIX + 'trial');
        return true;
    } catch {
        return false;
    }
}

export const keptGame = (room: string): Kept | null => read(PREFIX + room);

export function dropGame(room: string): void {
    try {
        localStorage.removeItem(PREFIX + room);
    } catch {
        /* nothing is kept where nothing may be */
    }
}

/* Finished games make room, the oldest first; one that is not over never goes for another. false: this browser did not keep it. */
export function keepGame(game: Kept): boolean {
    const write = (): boolean => {
        try {
            localStorage.setItem(PREFIX + game.room, JSON.stringify(game));
            return true;
        } catch {
            return false;
        }
    };
    if (game.over) dropBeyond(game.room, MOST_FINISHED - 1);
    if (write()) return true;
    for (let left = finished(game.room).length - 1; left >= 0; left--) {
        dropBeyond(game.room, left);
        if (write()) return true;
    }
    return false;
}

const finished = (but: string): Kept[] => keptGames().filter(g => g.over && g.room !== but);
const dropBeyond = (but: string, most: number): void =>
    finished(but)
        .slice(most)
        .forEach(g => dropGame(g.room));
