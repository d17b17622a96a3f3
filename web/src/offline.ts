// The line to the engine inside the page: the same messages as over a socket, to a thread of this browser. Loaded only when somebody plays offline.
import moduleAddress from 'virtual:offline-engine';
import type { Link, LinkState } from './link';
import workerAddress from './offline/worker?worker&url';
import { dropGame, keepGame, keptGames } from './offline/keep';
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

    send(message: ClientMessage): void {
        this.post({ kind: 'message', message, pace: this.pace() });
    }
    close(): void {
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
        if (m.kind === 'message') this.onmessage(m.message);
        else if (m.kind === 'book') this.books[m.number]!(m.book);
        else if (m.kind === 'drop') dropGame(m.room);
        else if (m.kind === 'keep') this.tellIfKept(keepGame(m.game));
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
