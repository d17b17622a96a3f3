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
    chat: ChatMessage[];
}

const PREFIX = 'hypercone.game.',
    MOST_GAMES = 20;

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

export const keptGame = (room: string): Kept | null => read(PREFIX + room);

export function dropGame(room: string): void {
    try {
        localStorage.removeItem(PREFIX + room);
    } catch {
        /* nothing is kept where nothing may be */
    }
}

/* Old finished games make room; false: this browser keeps nothing. */
export function keepGame(game: Kept): boolean {
    const others = keptGames().filter(g => g.room !== game.room),
        old = [...others.filter(g => !g.over), ...others.filter(g => g.over)];
    for (const g of old.splice(MOST_GAMES - 1)) dropGame(g.room);
    for (;;) {
        try {
            localStorage.setItem(PREFIX + game.room, JSON.stringify(game));
            return true;
        } catch {
            const last = old.pop();
            if (!last) return false;
            dropGame(last.room);
        }
    }
}
