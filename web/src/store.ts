// The state of the page and how messages change it. `reduce` is pure: the same message on the same state gives the same state.
import { asked, type Asked, type Fleet } from './model/asking';
import { cardsOnTable, isDecided, revealOf, type Reveal } from './model/sums';
import { withoutEncounters } from './model/duel';
import { heading, oldLines, sentence, tell, wayHere, type Line, type Summaries } from './model/story';
import type { LinkState } from './link';
import type { ChatMessage, GameEvent, GameMessage, Mark, RoomLine, RoomMessage, ServerMessage, StoodInMessage, View } from './protocol';
import type { Person } from './protocolPeople';

export interface ReplayState {
    room: string;
    at: number;
    of: number;
    view: View;
    before: View | null;
    events: GameEvent[];
    marks: Mark[];
    log: Line[];
    last: State['last'];
}
export interface Suggestion {
    id: number;
    choices: number[];
    text: string;
    why: string;
}

export interface State {
    line: LinkState;
    offline: boolean /* the engine in this page, no server */;
    welcomed: boolean;
    mails: boolean /* this server can send some */;
    person: Person | null /* who I am, as the server knows me */;
    rooms: RoomLine[] | null;
    room: RoomMessage | null;
    seatedIn: string | null;
    game: GameMessage | null;
    asked: Asked | null;
    answered: number | null;
    guarded: number /* the question has only just appeared: for so many milliseconds nothing answers it */;
    leaving: { words: string; ms: number } | null /* what was answered, and can still be taken back */;
    armed: number | null /* a weighty answer that was tapped once */;
    draft: number[];
    fleet: Fleet | null /* ships that are said along with the answer */;
    log: Line[];
    chat: ChatMessage[];
    unread: number;
    stoodIn: StoodInMessage | null /* what a bot answered for me, not yet read */;
    reveal: Reveal | null /* a reveal that is being shown although the table has moved on */;
    flown: number /* so many events of the message behind it have been shown already */;
    counting: boolean /* its totals are still being added up: who wins is not said yet */;
    last: { reveal: Reveal; encounter: number } | null /* the outcome last settled */;
    lately: GameEvent[] /* what the last message told: for what moves on the table      */;
    stamp: number /* counts messages, so that motion starts once for each         */;
    deadline: { at: number; of: number; deal: boolean } | null;
    suggestion: Suggestion | null;
    error: { about: string; code: string; why: string } | null;
    replay: ReplayState | null;
    missed: number;
    again: { room: string; from: string } | null /* somebody plays again, and keeps a seat free for me */;
    curtain: { seat: number; name: string } | null /* the screen goes to another person, and hides everything until then */;
    unkept: boolean /* offline: this browser keeps nothing, or has no room left */;
}

export const emptyState = (): State => ({
    line: 'connecting',
    offline: false,
    welcomed: false,
    mails: false,
    person: null,
    rooms: null,
    room: null,
    seatedIn: null,
    game: null,
    asked: null,
    answered: null,
    guarded: 0,
    leaving: null,
    armed: null,
    draft: [],
    fleet: null,
    log: [],
    chat: [],
    unread: 0,
    stoodIn: null,
    reveal: null,
    flown: 0,
    counting: false,
    last: null,
    lately: [],
    stamp: 0,
    deadline: null,
    suggestion: null,
    error: null,
    replay: null,
    missed: 0,
    again: null,
    curtain: null,
    unkept: false,
});

export interface World {
    now: number;
    summaries: Summaries;
}

/* The outcome that these events settled: it is shown before the table moves on. */
export function settled(state: State, message: GameMessage): Reveal | null {
    const before = state.game?.view;
    return !before || message.missed ? null : revealOf(before, message.events, message.view);
}

/* The ships that move up to there fly while it is shown; the others afterwards. */
export const flownBy = ({ upto = 0 }: Reveal, m: GameMessage): Pick<State, 'flown' | 'lately'> => ({ flown: upto, lately: m.events.slice(0, upto) });

/* The outcome to keep showing above the table while the rest of its encounter is settled: ships that go home no longer count for anything. */
export function outcomeOf(view: View | undefined, last: State['last']): Reveal | null {
    if (!view || view.duel || !last || view.phase !== 'resolution' || last.encounter !== view.encounter) return null;
    return !cardsOnTable(view) || isDecided(view) ? last.reveal : null;
}

export function reduce(state: State, message: ServerMessage, world: World): State {
    switch (message.type) {
        case 'welcome':
            return { ...state, welcomed: true, mails: message.mail === true };
        case 'rooms':
            return { ...state, rooms: message.rooms };
        case 'room':
            return newRoom(state, message);
        case 'seated':
            return { ...state, seatedIn: message.room };
        case 'game':
            return newGame(state, { ...message, view: withoutEncounters(message.view) }, world);
        case 'chat':
            return newLine(state, message);
        case 'stood_in':
            return { ...state, stoodIn: message };
        case 'suggestion':
            return { ...state, suggestion: message };
        case 'replay':
            return newReplay(state, { ...message, view: withoutEncounters(message.view) }, world);
        case 'mine':
            return { ...state }; /* what it says is noted with the keys */
        case 'person':
            return { ...state, person: message };
        case 'again':
            return { ...state, again: { room: message.room, from: message.from } };
        case 'curtain':
            return { ...state, asked: null, curtain: { seat: message.seat, name: message.name } };
        case 'kept':
            return { ...state, unkept: !message.kept };
        case 'error':
            return newError(state, message);
        default:
            return state;
    }
}

function newRoom(state: State, message: RoomMessage): State {
    if (state.room && state.room.room !== message.room)
        return {
            ...emptyState(),
            line: state.line,
            offline: state.offline,
            welcomed: state.welcomed,
            mails: state.mails,
            person: state.person,
            rooms: state.rooms,
            seatedIn: state.seatedIn,
            unkept: state.unkept,
            room: message,
        };
    return { ...state, room: message, error: state.error?.about === 'join' ? null : state.error };
}

/* The lines of a room come again with every new connection, and the last ones of a room that was left may come late. */
function newLine(state: State, m: ChatMessage): State {
    const known = state.chat.some(l => l.time !== undefined && l.time === m.time && l.from === m.from && l.text === m.text);
    if (!state.room || (m.at === 0 && known)) return state;
    return {
        ...state,
        chat: [...state.chat.slice(-300), m],
        log: m.notice && state.game ? [...state.log, sentence(m.text)] : state.log,
        unread: state.unread + (m.notice ? 0 : 1),
    };
}

/* What the table itself has said lately, for a log that was just read anew: it does not know when that was. */
const NOTICES = 6;
function noticesOf(state: State): Line[] {
    const said = state.chat.filter(l => l.notice).slice(-NOTICES);
    return said.length ? [heading('Lately at the table'), ...said.map(l => sentence(l.text))] : [];
}

/* Whoever comes from behind the curtain sees nothing of what the other saw. */
const unveiled = (state: State): State => ({ ...state, curtain: null, game: null, asked: null, draft: [], log: [], last: null, suggestion: null });

function newGame(old: State, message: GameMessage, world: World): State {
    const state = old.curtain ? unveiled(old) : old;
    const view = message.view,
        question = message.question,
        options = message.options ?? [];
    const a = question && message.id !== null ? asked(message.id, question, options) : null;
    const same = a && state.asked && a.id === state.asked.id && a.question.picked?.length === state.asked.question.picked?.length;
    const clock = message.deal_clock ?? message.clock;
    const now = settled(state, message),
        before = state.game?.view.encounter;
    const away = message.missed && !message.log && message.events.some(e => e.text);
    const log = message.log ? [...oldLines(message.log), ...noticesOf(state)] : away ? [...state.log, heading('While you were away')] : state.log;
    return {
        ...state,
        game: message,
        asked: a,
        last: now && before !== undefined ? { reveal: now, encounter: before } : state.last,
        draft: same ? state.draft : [],
        suggestion: same ? state.suggestion : null,
        error: same ? state.error : null,
        answered: same ? state.answered : null,
        log: tell(log, message.log ? [] : message.events, view, world.summaries, message.runs),
        lately: message.missed ? [] : message.events.slice(state.flown),
        flown: 0,
        stamp: state.stamp + 1,
        deadline: clock && clock.of > 0 ? { at: world.now + clock.seconds_left * 1000, of: clock.of, deal: !!message.deal_clock } : null,
        missed: message.missed ? message.events.filter(e => e.text).length : state.missed,
    };
}

function newReplay(state: State, m: Extract<ServerMessage, { type: 'replay' }>, world: World): State {
    const old = state.replay?.room === m.room ? state.replay : null,
        onward = old && m.at === old.at + 1,
        marks = m.marks ?? old?.marks ?? [],
        now = onward ? revealOf(old.view, m.events) : null;
    const log = tell(onward ? old.log : wayHere(marks, m.at - 1), m.events, m.view, world.summaries, m.runs);
    return {
        ...state,
        lately: onward ? m.events : [],
        stamp: state.stamp + 1,
        replay: {
            room: m.room,
            at: m.at,
            of: m.of,
            view: m.view,
            before: old?.view ?? null,
            events: m.events,
            marks,
            log,
            last: now ? { reveal: now, encounter: old!.view.encounter } : onward || m.at === old?.at ? (old?.last ?? null) : null,
        },
    };
}

/* Another window plays in this one's place. */
export const isAway = (code: string): boolean => code === 'elsewhere' || code === 'taken-over';
/* ... or nowhere: the host has given it away. */
export const isOut = (code: string): boolean => isAway(code) || code === 'sent-away';

function newError(state: State, m: Extract<ServerMessage, { type: 'error' }>): State {
    if (m.code === 'late') return state; /* that question is over: the next `game` says what is asked now */
    const error = { about: m.about ?? '', code: m.code, why: m.why };
    if (isOut(m.code)) return { ...emptyState(), line: state.line, offline: state.offline, welcomed: state.welcomed, rooms: state.rooms, error };
    return { ...state, error, answered: m.about === 'answer' ? null : state.answered };
}

/* ---- a store: one state, a few listeners ---- */
export class Store {
    state = emptyState();
    private listeners = new Set<() => void>();
    set(change: Partial<State>): void {
        this.state = { ...this.state, ...change };
        this.tellAll();
    }
    take(message: ServerMessage, world: World): void {
        this.state = reduce(this.state, message, world);
        this.tellAll();
    }
    listen(f: () => void): () => void {
        this.listeners.add(f);
        return () => {
            this.listeners.delete(f);
        };
    }
    private tellAll(): void {
        for (const f of [...this.listeners]) f();
    }
}
