// A server for one, inside the page: takes the messages of docs/WEB-PROTOCOL.md, lets engine and bots play, and answers with the same messages.
import type { AskingRule, ChatMessage, ClientMessage, GameMessage, RoomMessage, RoomSeat, ServerMessage, Settings } from '../protocol';
import type { About, Engine } from './engine';
import { plainName, tableOf, type Group } from './header';
import type { Kept } from './keep';

/* Where messages go, and where games are kept. */
export interface Outside {
    emit(message: ServerMessage): void;
    keep(game: Kept): void;
    drop(room: string): void;
    now(): number;
    random(bytes: number): Uint8Array;
}

const CHAT_BYTES = 400,
    CHAT_KEPT = 50;
/* Single steps, also where a compound choice is asked for. */
const NO_PICKS = ['pass', 'done', 'undo', 'walk-away'];
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';

const sleep = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms));
const byteLength = (text: string): number => new TextEncoder().encode(text).length;

export class House {
    pace = 0; /* milliseconds after each step that can be seen */
    private games: Map<string, Kept>;
    private about: About;
    private name = 'Guest';
    private here: Kept | null = null;
    private state: RoomMessage['state'] = 'waiting';
    private ready = false;
    private told: GameMessage | null = null;
    private trouble: string | null = null;
    private lastId = 0; /* of the questions that were put */
    private turn = 0; /* counts runs: an older one that wakes up ends */
    private replaying = '';
    private veiled: number | null = null; /* behind the curtain: for whom it is lifted */

    constructor(
        private engine: Engine,
        private outside: Outside,
        games: Kept[],
    ) {
        this.games = new Map(games.map(g => [g.room, g]));
        this.about = engine.about();
    }

    hear(m: ClientMessage): void {
        switch (m.type) {
            case 'hello':
                return this.hello(m.protocol, m.name ?? 'Guest');
            case 'name':
                if (m.name) this.name = plainName(m.name);
                return undefined;
            case 'rooms':
                return this.tellRooms();
            case 'create':
                return this.create(m);
            case 'join':
                return this.join(m.room);
            case 'leave':
                return this.leave(m.room);
            case 'ready':
                this.ready = m.ready;
                return this.tellRoom();
            case 'start':
                return this.start();
            case 'seat':
                return this.reseat(m.seat, m.player, m.bot);
            case 'answer':
                return this.answer(m);
            case 'asking':
                return this.asking(m.rule, m.sheet ?? '');
            case 'chat':
                return this.chat(m.text);
            case 'suggest':
                return this.suggest();
            case 'again':
                return this.again();
            case 'replay':
                return this.replay(m.room, m.at, m.eyes);
            case 'lift':
                return this.lift();
            case 'ping':
                return this.outside.emit({ type: 'pong' });
            default:
                return undefined;
        }
    }

    private error(about: string, code: string, why: string): void {
        this.outside.emit({ type: 'error', about, code, why });
    }

    private hello(protocol: number, name: string): void {
        if (protocol !== 2) return this.error('hello', 'protocol', 'This engine speaks protocol 2.');
        this.name = plainName(name);
        return this.outside.emit({ type: 'welcome', protocol: 2, version: this.about.version, server: 'offline' });
    }

    /* ---- rooms ---- */
    /* Whoever looks at the list is at no table; the game waits where it was kept. */
    private tellRooms(): void {
        this.leaveEngine();
        const games = [...this.games.values()].sort((a, b) => b.at - a.at);
        this.outside.emit({
            type: 'rooms',
            rooms: games.map(g => ({
                room: g.room,
                edition: g.settings.edition,
                players: g.settings.players,
                taken: g.settings.players,
                open: 0,
                state: g.over ? 'over' : 'running',
                names: g.names,
                at: g.at,
                seat: g.seat,
                turn: g.turn,
                won: g.won,
            })),
        });
    }

    private tellRoom(): void {
        const g = this.here;
        if (!g) return;
        const seats = g.settings.seats.map((wish, seat): RoomSeat => {
            const me = this.isPerson(g, seat);
            return {
                seat,
                name: g.names[seat]!,
                player: me ? 'person' : 'bot',
                bot: me ? null : (wish.bot ?? 'steady'),
                ready: !me || this.ready,
                online: true,
            };
        });
        const { seed: _, ...settings } = g.settings;
        this.outside.emit({ type: 'room', room: g.room, state: this.state, host: g.seat, you: g.seat, settings, seats, spectators: 0 });
    }

    private newId(): string {
        return 'offline-' + [...this.outside.random(6)].map(b => ALPHABET[b % ALPHABET.length]).join('');
    }
    private drawn = (): bigint => [...this.outside.random(8)].reduce((sum, b) => (sum << 8n) | BigInt(b), 0n);

    /* The record of a table, begun in the engine; or why not. */
    private lay(settings: Settings): { record: string; seat: number; names: string[] } | string {
        const seats = settings.seats ?? Array.from({ length: settings.players }, (_, i) => ({ player: i ? 'bot' : 'me' }));
        for (const [i, s] of seats.entries()) {
            const why = s.player === 'bot' && 'bot' in s && s.bot ? this.engine.bot(s.bot) : null;
            if (why) return `seat ${i + 1}: ${why}`;
        }
        const catalogue = this.engine.book('catalogue', settings.edition) as { groups?: Group[] } | null;
        if (!catalogue) return 'There is no such edition.';
        const table = tableOf(settings, this.name, this.about, catalogue.groups ?? [], this.drawn);
        return typeof table === 'string' ? table : (this.engine.begin(table.record) ?? table);
    }

    private create(m: Settings & { type: 'create' }): void {
        const { type: _, ...settings } = m;
        this.leaveEngine();
        const table = this.lay(settings);
        if (typeof table === 'string') return this.error('create', 'settings', table);
        const seats =
            settings.seats ?? table.names.map((_n, i) => (i === table.seat ? { player: 'me' as const } : { player: 'bot' as const }));
        const kept: Kept = {
            room: this.newId(),
            at: this.outside.now(),
            seat: table.seat,
            names: table.names,
            settings: { ...settings, seats },
            save: '',
            over: false,
            chat: [],
        };
        this.sit(kept, 'waiting');
        this.outside.emit({ type: 'seated', room: kept.room, seat: kept.seat, token: kept.room });
        return this.tellRoom();
    }

    private sit(kept: Kept, state: RoomMessage['state']): void {
        this.here = kept;
        this.state = state;
        this.ready = state !== 'waiting';
        this.told = null;
        this.lastId = 0;
        this.replaying = '';
        this.veiled = null;
    }

    /* What is stored by now, also by other windows; and what this one could not store. */
    refresh(games: Kept[], unkept: string[]): void {
        const here = unkept.map(room => this.games.get(room)).filter(g => g !== undefined);
        this.games = new Map([...games, ...here].map(g => [g.room, g]));
        this.replaying = '';
    }
    /* Another window plays on. */
    stop(): void {
        this.leaveEngine();
    }

    private leaveEngine(): void {
        this.turn++;
        this.here = null;
        this.told = null;
    }

    private start(): void {
        if (!this.here || this.state !== 'waiting') return this.error('start', 'no-room', 'There is no room that could begin.');
        if (!this.ready) return this.error('start', 'not-ready', 'Say first that you are ready.');
        this.state = 'running';
        this.keep();
        this.tellRoom();
        this.show(true);
        return void this.run();
    }

    private join(room: string): void {
        const kept = this.games.get(room);
        this.turn++;
        if (!kept) {
            if (this.here?.room === room) return this.tellRoom();
            const why = 'There is no such game in this browser. It was given up, could not be kept, or is in another browser.';
            return this.error('join', 'no-room', why);
        }
        const why = this.engine.begin(kept.save);
        if (why) {
            this.leaveEngine();
            return this.error('join', 'broken', `This game cannot go on: ${why}`);
        }
        this.sit(kept, kept.over ? 'over' : 'running');
        this.tellRoom();
        for (const line of kept.chat) this.outside.emit({ ...line, at: 0 });
        if (!kept.over && this.persons(kept).length > 1) return this.veil(this.askedBeside(kept) ?? kept.seat);
        this.show(true);
        return void this.run();
    }

    /* Nobody else is there: a game that is given up is gone. One that has ended stays for its replay, unless it is named. */
    private leave(room?: string): void {
        const g = room === undefined ? this.here : this.games.get(room);
        if (!room || this.here?.room === room) this.leaveEngine();
        if (!g) return room === undefined ? undefined : this.error('leave', 'no-room', 'There is no such game in this browser.');
        if (g.over && room === undefined) return undefined;
        this.games.delete(g.room);
        this.outside.drop(g.room);
        return room === undefined ? undefined : this.tellRooms();
    }

    private reseat(seat: number, player: 'open' | 'bot', bot?: string): void {
        const g = this.here;
        if (!g || this.state !== 'waiting') return this.error('seat', 'game', 'Offline the players of a running game stay.');
        if (seat === g.seat) return this.error('seat', 'own-seat', 'This is your own seat.');
        if (player === 'open') return this.error('seat', 'player', 'Offline nobody else can sit down.');
        const settings = { ...g.settings, seats: g.settings.seats.map((s, i) => (i === seat ? { ...s, bot: bot ?? 'steady' } : s)) };
        const table = this.lay(settings);
        if (typeof table === 'string') return this.error('seat', 'bot', table);
        this.here = { ...g, settings };
        return this.tellRoom();
    }

    private again(): void {
        const g = this.here;
        if (!g?.over) return this.error('again', 'not-over', 'A new game with the same settings can be made when the game is over.');
        const { seed: _, ...settings } = g.settings;
        this.create({ type: 'create', ...settings });
        this.ready = true;
        return this.start();
    }

    /* ---- the game ---- */
    private keep(): void {
        if (!this.here) return;
        this.here.save = this.engine.save();
        this.here.at = this.outside.now();
        this.here.turn = this.told?.view.turn;
        this.games.set(this.here.room, this.here);
        this.outside.keep(this.here);
    }

    /* Tells what is new to the person; `always`: whatever it is, with the whole log. */
    private show(always: boolean): boolean {
        const g = this.here!,
            m = { ...this.engine.game(g.seat, always), room: g.room };
        const news =
            m.events.length > 0 ||
            m.view.over !== this.told?.view.over ||
            m.id !== this.told.id ||
            m.question?.picked?.length !== this.told.question?.picked?.length;
        this.lastId = m.id ?? this.lastId;
        if (always || news) {
            this.told = m;
            this.outside.emit(m);
        }
        this.letTalk(m.n);
        return news;
    }

    private letTalk(n: number): void {
        for (const { from, text } of this.engine.talk())
            if (this.here!.settings.talk !== false) this.say({ type: 'chat', from, text, talk: true, at: n });
    }
    private say(line: ChatMessage): void {
        this.here!.chat = [...this.here!.chat, line].slice(-CHAT_KEPT);
        this.outside.emit(line);
    }

    /* Lets the others answer, one by one and with pauses, until the person has to. */
    private async run(): Promise<void> {
        if (this.veiled !== null) return;
        const turn = ++this.turn;
        while (this.state === 'running' && this.engine.step()) {
            this.keep();
            await sleep(this.show(false) ? this.pace : 0);
            if (turn !== this.turn) return;
        }
        this.tellTrouble();
        if (this.told?.view.over && this.here && !this.here.over) this.end();
        else if (this.state === 'running' && this.here && !this.told?.question) {
            const next = this.askedBeside(this.here);
            if (next !== null) this.veil(next);
        }
    }

    /* ---- two people at one screen ---- */
    private isPerson = (g: Kept, seat: number): boolean => seat === g.seat || ['me', 'here'].includes(g.settings.seats[seat]?.player ?? '');
    private persons = (g: Kept): number[] => g.names.map((_, seat) => seat).filter(seat => this.isPerson(g, seat));

    /* Another person here who is asked; whoever has the screen comes first. */
    private askedBeside(g: Kept): number | null {
        const order = [g.seat, ...this.persons(g).filter(seat => seat !== g.seat)];
        return order.find(seat => this.engine.game(seat, false).question !== null) ?? null;
    }

    private veil(seat: number): void {
        this.veiled = seat;
        this.told = null;
        this.outside.emit({ type: 'curtain', room: this.here!.room, seat, name: this.here!.names[seat]! });
    }

    private lift(): void {
        const g = this.here;
        if (!g || this.veiled === null) return this.error('lift', 'no-curtain', 'Nobody else has to take the screen.');
        g.seat = this.veiled;
        this.veiled = null;
        this.tellRoom();
        this.show(true);
        this.keep();
        return void this.run();
    }

    /* Once: whatever it is, nobody here can mend it. */
    private tellTrouble(): void {
        const trouble = this.engine.trouble();
        if (trouble && trouble !== this.trouble) this.error('game', 'trouble', trouble);
        this.trouble = trouble;
    }

    private end(): void {
        this.here!.over = true;
        this.here!.won = this.told?.view.won;
        this.state = 'over';
        this.keep();
        this.tellRoom();
    }

    private answer(m: { id: number; choice?: number; choices?: number[] }): void {
        const g = this.here,
            asked = this.told;
        if (!g || this.state !== 'running') return this.error('answer', 'no-seat', 'There is no running game.');
        if (!Number.isInteger(m.id)) return this.error('answer', 'malformed', 'An answer has the "id" of its question.');
        if (m.id !== asked?.id || !asked.question) {
            const late = m.id < (asked?.id ?? this.lastId + 1);
            return this.error('answer', late ? 'late' : 'not-asked', late ? 'This question is over.' : 'You are not being asked this now.');
        }
        const picks = m.choices ?? (m.choice === undefined ? [] : [m.choice]),
            kind = asked.options?.find(o => o.choice === picks[0])?.kind ?? '';
        if (!picks.every(Number.isInteger))
            return this.error('answer', 'malformed', 'An answer has "choices", a list of numbers, or one "choice".');
        const whole = m.choices && asked.question.compound && !(picks.length === 1 && NO_PICKS.includes(kind));
        if (!whole && picks.length !== 1) return this.error('answer', 'illegal', 'Choose one of the options.');
        const why = whole ? this.engine.answerAll(g.seat, picks) : this.engine.answer(g.seat, picks[0]!);
        if (why) return this.error('answer', 'illegal', why);
        this.keep();
        this.show(false);
        return void this.run();
    }

    private asking(rule: AskingRule | 'quiet', sheet: string): void {
        const g = this.here;
        if (!g) return this.error('asking', 'no-seat', 'You have no seat.');
        const why = rule === 'quiet' ? this.engine.quiet(g.seat) : this.engine.asking(g.seat, sheet, rule);
        if (why) return this.error('asking', sheet ? 'sheet' : 'rule', why);
        return void this.run();
    }

    private suggest(): void {
        const advice = this.here && this.told?.question ? this.engine.suggest(this.here.seat) : null;
        if (!advice) return this.error('suggest', 'not-asked', 'You are not being asked anything.');
        return this.outside.emit(advice);
    }

    private chat(text: string): void {
        if (!this.here) return this.error('chat', 'no-room', 'You are not in a room.');
        if (!text.trim() || byteLength(text) > CHAT_BYTES) return this.error('chat', 'text', `A line has 1 to ${CHAT_BYTES} bytes.`);
        return this.say({ type: 'chat', from: this.here.seat, text: text.replace(/\p{Cc}/gu, ' '), talk: false, at: this.told?.n ?? 0 });
    }

    /* ---- finished games ---- */
    private replay(room: string, at: number, eyes: number | null): void {
        const g = this.games.get(room),
            anew = this.replaying !== room;
        if (!g) return this.error('replay', 'no-room', 'There is no such game in this browser.');
        const why = anew ? this.engine.openReplay(g.save) : null;
        this.replaying = why ? '' : room;
        if (why) return this.error('replay', g.over ? 'broken' : 'not-over', why);
        const moment = this.engine.replay(at, eyes, anew);
        if (!moment) return this.error('replay', 'eyes', `"eyes" is a seat from 0 to ${g.settings.players - 1}, or null for everything.`);
        return this.outside.emit({ ...moment, room });
    }
}
