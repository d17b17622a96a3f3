// One window plays a game of this browser at a time. Who does has its claim in local storage, answers when others ask, and gives it on request.

interface Word {
    room: string;
    say: 'who' | 'mine' | 'give' | 'given';
    from: string;
}

const PREFIX = 'hypercone.open.',
    ANSWER_WITHIN = 300,
    GIVE_WITHIN = 2000;

export const me = [...crypto.getRandomValues(new Uint8Array(8))].map(b => b.toString(16).padStart(2, '0')).join('');
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('hypercone.open');
const listeners = new Set<(word: Word) => void>();
if (channel) channel.onmessage = (e: MessageEvent<Word>) => [...listeners].forEach(f => f(e.data));
const tell = (room: string, say: Word['say']): void => channel?.postMessage({ room, say, from: me } satisfies Word);

function claimant(room: string): string | null {
    try {
        return localStorage.getItem(PREFIX + room);
    } catch {
        return null;
    }
}
function write(room: string, by: string | null): void {
    try {
        if (by === null) localStorage.removeItem(PREFIX + room);
        else localStorage.setItem(PREFIX + room, by);
    } catch {
        /* where nothing is kept no other window can have the game */
    }
}

/* Says a word and waits for the answer; false: nobody answers. */
function ask(room: string, say: Word['say'], answer: Word['say'], within: number): Promise<boolean> {
    return new Promise(done => {
        const end = (answered: boolean): void => {
            clearTimeout(timer);
            listeners.delete(listen);
            done(answered);
        };
        const listen = (w: Word): void => {
            if (w.room === room && w.say === answer) end(true);
        };
        const timer = setTimeout(() => end(false), channel ? within : 0);
        listeners.add(listen);
        tell(room, say);
    });
}

/* Is it played in another window? A claim without a window behind it (that crashed) counts for nothing. */
export async function isElsewhere(room: string): Promise<boolean> {
    const by = claimant(room);
    return by !== null && by !== me && ask(room, 'who', 'mine', ANSWER_WITHIN);
}

export class Hold {
    private room: string | null = null;

    /* `stop` ends the game in this window, and is through when its last answer has been kept; `lost` tells the player. */
    constructor(
        private stop: () => Promise<void>,
        private lost: (room: string) => void,
    ) {
        listeners.add(w => this.hear(w));
        addEventListener('storage', e => {
            /* Taken without asking, since this window did not answer in time: nothing of it may be written any more. */
            if (this.room && e.key === PREFIX + this.room && e.newValue !== null && e.newValue !== me) void this.give(this.room);
        });
        addEventListener('pagehide', () => this.release());
        addEventListener('pageshow', e => {
            if (e.persisted) location.reload(); /* back out of the browser's memory: another window may have played on */
        });
    }

    private hear(w: Word): void {
        if (w.room !== this.room) return;
        if (w.say === 'who') tell(w.room, 'mine');
        if (w.say === 'give') void this.give(w.room);
    }

    private async give(room: string): Promise<void> {
        await this.stop();
        this.release();
        tell(room, 'given');
        this.lost(room);
    }

    /* From now on it is played here. */
    claim(room: string): void {
        if (this.room !== room) this.release();
        this.room = room;
        write(room, me);
    }
    async take(room: string): Promise<void> {
        if (await isElsewhere(room)) await ask(room, 'give', 'given', GIVE_WITHIN);
        this.claim(room);
    }
    release(): void {
        if (this.room && claimant(this.room) === me) write(this.room, null);
        this.room = null;
    }
    /* May this window write the game down? A new one that nobody has claimed is its own. */
    mayKeep(room: string): boolean {
        const by = claimant(room);
        if (by !== null && by !== me) return false;
        if (this.room !== room || by === null) this.claim(room);
        return true;
    }
}
