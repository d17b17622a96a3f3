// The line to the engine inside the page: the same messages as over a socket, to a thread of this browser. Loaded only when somebody plays offline.
import moduleAddress from 'virtual:offline-engine';
import type { Link, LinkState } from './link';
import workerAddress from './offline/worker?worker&url';
import { Hold, isElsewhere } from './offline/hold';
import { dropGame, keepGame, keptGames, type Kept } from './offline/keep';
import type { FromWorker, ToWorker } from './offline/worker';
import type { ClientMessage, ServerMessage } from './protocol';

/* Has the browser fetch what offline play needs, so that it is at hand when the server is not. */
export const fetchAhead = async (): Promise<void> => {
    await Promise.all([workerAddress, moduleAddress].map(async address => (await fetch(address)).arrayBuffer()));
};

export class OfflineLink implements Link {
    onmessage: (message: ServerMessage) => void = () => {};
    onstate: (state: LinkState) => void = () => {};
    onopen: () => void = () => {};
    private worker = new Worker(workerAddress, { type: 'module' });
    private waiting: ToWorker[] | null = []; /* until the engine is there */
    private books: ((book: unknown) => void)[] = [];
    private kept = true;
    private unkept = new Set<string>(); /* games that local storage did not take */
    private paused: (() => void)[] = [];
    private order: Promise<void> = Promise.resolve();
    private hold = new Hold(
        () => this.pause(true),
        () => this.elsewhere('This game is now played in another window of this browser.'),
    );

    /* `pace`: milliseconds after what can be seen, so that play can be followed. */
    constructor(private pace: () => number) {
        this.worker.onmessage = (event: MessageEvent<FromWorker>) => this.hear(event.data);
        this.worker.onerror = event => this.failed(event.message || 'its thread could not be started');
        this.worker.postMessage({
            kind: 'begin',
            module: new URL(moduleAddress, location.href).href,
            games: keptGames(),
        } satisfies ToWorker);
    }

    /* One after the other, in their order. Before the engine is there nothing is said: onopen says all anew. */
    send(message: ClientMessage): void {
        if (!this.waiting) this.order = this.order.then(() => this.deliver(message));
    }
    private async deliver(message: ClientMessage): Promise<void> {
        if (message.type === 'join' && !(await this.mayJoin(message))) return;
        if (message.type === 'join' || message.type === 'rooms' || message.type === 'replay' || message.type === 'leave') {
            /* Other windows may have played since: what counts is what is stored, after all that this one has to store. */
            await this.pause(false);
            this.post({ kind: 'games', games: keptGames(), unkept: [...this.unkept] });
        }
        this.post({ kind: 'message', message, pace: this.pace() });
    }
    private async mayJoin({ room, take }: Extract<ClientMessage, { type: 'join' }>): Promise<boolean> {
        if (take) await this.hold.take(room);
        else if (await isElsewhere(room)) {
            this.elsewhere('This game is open in another window of this browser.');
            return false;
        } else this.hold.claim(room);
        return true;
    }
    private elsewhere(why: string): void {
        this.onmessage({ type: 'error', about: 'join', code: 'elsewhere', why });
    }
    /* Until all that the engine has to say and to keep has arrived; `stop`: and it is at no table any more. */
    private pause(stop: boolean): Promise<void> {
        return new Promise(done => {
            this.paused.push(done);
            this.post({ kind: 'pause', stop });
        });
    }
    private keep(game: Kept): void {
        if (!this.hold.mayKeep(game.room)) return;
        const kept = keepGame(game);
        if (kept) this.unkept.delete(game.room);
        else this.unkept.add(game.room);
        this.tellIfKept(kept);
    }
    close(): void {
        this.hold.release();
        this.worker.terminate();
    }
    /* The catalogue or the encyclopaedia of an edition. */
    book(name: string, edition: string): Promise<unknown> {
        return new Promise(done => this.post({ kind: 'book', number: this.books.push(done) - 1, name, edition }));
    }

    private post(m: ToWorker): void {
        if (this.waiting) this.waiting.push(m);
        else this.worker.postMessage(m);
    }

    private hear(m: FromWorker): void {
        if (m.kind === 'message') {
            if (m.message.type === 'rooms') this.hold.release(); /* whoever looks at the list is at no table */
            this.onmessage(m.message);
        } else if (m.kind === 'book') this.books[m.number]!(m.book);
        else if (m.kind === 'drop') dropGame(m.room);
        else if (m.kind === 'keep') this.keep(m.game);
        else if (m.kind === 'paused') this.paused.shift()?.();
        else if (m.kind === 'failed') this.failed(m.why);
        else this.open();
    }

    private open(): void {
        const waiting = (this.waiting ?? []).filter(m => m.kind === 'book');
        this.waiting = null;
        for (const m of waiting) this.post(m);
        this.onstate('open');
        this.onopen();
    }

    private failed(why: string): void {
        this.onmessage({ type: 'error', about: 'create', code: 'offline', why: `The offline engine could not be started: ${why}.` });
    }

    private tellIfKept(kept: boolean): void {
        if (kept === this.kept) return;
        this.kept = kept;
        this.onmessage({ type: 'kept', kept });
    }
}
