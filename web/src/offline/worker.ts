// The thread of the offline engine: bots may think here without the page standing still. The page keeps what this thread tells it to keep.
import type { ClientMessage, ServerMessage } from '../protocol';
import { Engine } from './engine';
import { House } from './house';
import type { Kept } from './keep';

export type ToWorker =
    | { kind: 'begin'; module: string; games: Kept[] }
    | { kind: 'message'; message: ClientMessage; pace: number }
    | { kind: 'games'; games: Kept[]; unkept: string[] }
    | { kind: 'pause'; stop: boolean }
    | { kind: 'book'; number: number; name: string; edition: string };

export type FromWorker =
    | { kind: 'open' }
    | { kind: 'failed'; why: string }
    | { kind: 'message'; message: ServerMessage }
    | { kind: 'keep'; game: Kept }
    | { kind: 'drop'; room: string }
    | { kind: 'paused' }
    | { kind: 'book'; number: number; book: unknown };

const engine = new Engine();
let house: House | null = null;
const tell = (m: FromWorker): void => postMessage(m);

async function begin(module: string, games: Kept[]): Promise<void> {
    const answer = await fetch(module);
    if (!answer.ok) throw new Error(`${module} is not there (${answer.status})`);
    await engine.load(await answer.arrayBuffer());
    house = new House(
        engine,
        {
            emit: message => tell({ kind: 'message', message }),
            keep: game => tell({ kind: 'keep', game }),
            drop: room => tell({ kind: 'drop', room }),
            now: () => Date.now(),
            random: bytes => crypto.getRandomValues(new Uint8Array(bytes)),
        },
        games,
    );
    tell({ kind: 'open' });
}

onmessage = (event: MessageEvent<ToWorker>): void => {
    const m = event.data;
    if (m.kind === 'begin')
        begin(m.module, m.games).catch((e: unknown) => tell({ kind: 'failed', why: e instanceof Error ? e.message : String(e) }));
    else if (m.kind === 'book') tell({ kind: 'book', number: m.number, book: engine.book(m.name, m.edition) });
    else if (m.kind === 'games') house?.refresh(m.games, m.unkept);
    else if (m.kind === 'pause') {
        if (m.stop) house?.stop();
        tell({ kind: 'paused' });
    } else if (house) {
        house.pace = m.pace;
        house.hear(m.message);
    }
};
