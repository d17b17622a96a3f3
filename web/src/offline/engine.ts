// The engine as WebAssembly: loads the module, answers the little that its C library asks of a system, and passes texts in and out.
import type { AskingRule, GameMessage, ServerMessage } from '../protocol';

interface Exports {
    memory: WebAssembly.Memory;
    _initialize(): void;
    hcw_room(bytes: number): number;
    hcw_begin(bytes: number): number;
    hcw_answer(seat: number, choice: number): number;
    hcw_answer_all(seat: number, bytes: number): number;
    hcw_step(): number;
    hcw_trouble(): number;
    hcw_asking(seat: number, bytes: number, mode: number): number;
    hcw_quiet(seat: number): number;
    hcw_game(seat: number, withLog: number): number;
    hcw_suggest(seat: number): number;
    hcw_talk(): number;
    hcw_about(): number;
    hcw_bot(bytes: number): number;
    hcw_save(commented: number): number;
    hcw_verify(bytes: number): number;
    hcw_replay_open(bytes: number): number;
    hcw_replay(at: number, eyes: number, withMarks: number): number;
    hcw_catalogue(bytes: number): number;
    hcw_encyclopaedia(bytes: number): number;
}

export interface About {
    version: string;
    rules: number;
    names: string[];
}
export interface Said {
    from: number;
    text: string;
}
export type Replayed = Omit<Extract<ServerMessage, { type: 'replay' }>, 'room'>;

/* In the order of player/asking.h. */
const MODES: AskingRule[] = ['matters', 'always', 'never', 'use'];
const NO_SUCH_FILE = 8;

export class Engine {
    private w!: Exports;

    async load(module: BufferSource): Promise<this> {
        const { instance } = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: this.system() });
        this.w = instance.exports as unknown as Exports;
        this.w._initialize();
        return this;
    }

    /* A page has no files, no arguments and no environment; it has a clock. */
    private system(): WebAssembly.ModuleImports {
        const answers: Record<string, (...args: never[]) => number> = {
            proc_exit: (code: number) => {
                throw new Error(`the engine ended: ${code}`);
            },
            clock_time_get: (_id: number, _precision: bigint, at: number) => {
                new DataView(this.w.memory.buffer).setBigUint64(at, BigInt(Math.round(performance.now() * 1e6)), true);
                return 0;
            },
        };
        return new Proxy(answers, { get: (known, name: string) => known[name] ?? (() => (name.startsWith('fd_') ? NO_SUCH_FILE : 0)) });
    }

    private text(at: number): string | null {
        if (!at) return null;
        const bytes = new Uint8Array(this.w.memory.buffer, at);
        return new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(0)));
    }
    private put(text: string): number {
        const bytes = new TextEncoder().encode(text);
        new Uint8Array(this.w.memory.buffer, this.w.hcw_room(bytes.length), bytes.length).set(bytes);
        return bytes.length;
    }
    private json<T>(at: number): T | null {
        const text = this.text(at);
        return text === null ? null : (JSON.parse(text) as T);
    }

    /* Where something can be refused, null is "done" and a text says why not. */
    begin = (record: string): string | null => this.text(this.w.hcw_begin(this.put(record)));
    answer = (seat: number, choice: number): string | null => this.text(this.w.hcw_answer(seat, choice));
    answerAll = (seat: number, choices: number[]): string | null => this.text(this.w.hcw_answer_all(seat, this.put(choices.join(' '))));
    step = (): boolean => this.w.hcw_step() !== 0;
    trouble = (): string | null => this.text(this.w.hcw_trouble());
    asking = (seat: number, sheet: string, rule: AskingRule): string | null =>
        this.text(this.w.hcw_asking(seat, sheet ? this.put(sheet) : 0, MODES.indexOf(rule)));
    quiet = (seat: number): string | null => this.text(this.w.hcw_quiet(seat));
    bot = (spec: string): string | null => this.text(this.w.hcw_bot(this.put(spec)));

    game = (seat: number, withLog: boolean): GameMessage => this.json<GameMessage>(this.w.hcw_game(seat, withLog ? 1 : 0))!;
    suggest = (seat: number): ServerMessage | null => this.json<ServerMessage>(this.w.hcw_suggest(seat));
    talk = (): Said[] => this.json<Said[]>(this.w.hcw_talk()) ?? [];
    about = (): About => this.json<About>(this.w.hcw_about())!;
    save = (): string => this.text(this.w.hcw_save(0)) ?? '';
    verify = (record: string): string => this.text(this.w.hcw_verify(this.put(record))) ?? '';

    openReplay = (record: string): string | null => this.text(this.w.hcw_replay_open(this.put(record)));
    replay = (at: number, eyes: number | null, withMarks: boolean): Replayed | null =>
        this.json<Replayed>(this.w.hcw_replay(at, eyes ?? -1, withMarks ? 1 : 0));

    /* `catalogue` or `encyclopaedia`, as a server has them under /api. */
    book(name: string, edition: string): unknown {
        const bytes = edition ? this.put(edition) : 0;
        return this.json(name === 'catalogue' ? this.w.hcw_catalogue(bytes) : this.w.hcw_encyclopaedia(bytes));
    }
}
