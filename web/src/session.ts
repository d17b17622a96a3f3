// The running page: one store, one line, and what a player can do. Components call these and never the line itself.
import { isOfflineRoom, path } from './address';
import { call } from './calling';
import { Follow } from './follow';
import type { EitherLink, LinkState } from './link';
import { Departure, Guard, GUARD, GUARD_AWAKE, GUARD_HURRIED, HURRY } from './guard';
import { draftOf, fleetFor, goText, isWeighty, minus, optionOf, spread, suggested, tap, wholeOf, type Asked, type Fleet } from './model/asking';
import { resultOf } from './model/profile';
import { begun, lessonOf, lessonTable, picked, type Lesson } from './model/lesson';
import type { AskingRule, Entry, GameMessage, RoomMessage, ServerMessage, Settings, Then } from './protocol';
import { isElsewhere } from './offline/hold';
import { dropGame, keptGame } from './offline/keep';
import { applyTheme, dropSeatKey, keepPersonKey, keepPreferences, keepResults, keepSeatKey, noteSeat } from './settings';
import { personKey, readPreferences, seatKey, stillness, type Preferences } from './settings';
import { Introduction } from './people';
import { roomTitle } from './model/rooms';
import { Senders } from './senders';
import { emptyState, flownBy, isOut, settled, Store } from './store';

const COLUMN_TIME = 350,
    ELSEWHERE = 30_000 /* so often a table asks whether it is my turn at another */,
    REVEAL_REST = 1800,
    FIRST_REVEALS = 3 /* those wait for me in any case */,
    ARMED = 3000 /* a weighty answer waits so long for its second tap */,
    WAITS = -1; /* in the place of a timer */

export class Session extends Senders {
    store = new Store();
    preferences: Preferences = readPreferences();
    entries = new Map<string, Entry>();
    steps = new Map<string, string>(); /* what happens in each phase */
    private waiting: ServerMessage[] = []; /* messages held back while a reveal is shown */
    private holding = 0;
    private guard = new Guard(ms => this.store.set({ guarded: ms }));
    private departure = new Departure();
    private introduction = new Introduction();
    private busy = Date.now(); /* when I last answered */
    private shown: number | null = null; /* the question before me */
    private stepping = false; /* the next one is only the rest of it */
    private counted = 0;
    private atOnce = false;
    private arming = 0;
    private follow = new Follow();
    private toldAsking: string | undefined = ''; /* the room that knows when to ask me */
    private learning = false; /* the next room that I sit down in is a lesson */
    private wanted: { room: string; watch: boolean } | null = null;

    constructor(
        link: EitherLink,
        public navigate: (path: string) => void,
    ) {
        super(link);
        applyTheme(this.preferences.theme);
        this.store.set({ offline: link.offline });
        link.onmessage = m => this.hear(m);
        link.onstate = (line: LinkState) => this.store.set({ line });
        link.onopen = () => this.greet(true);
        setInterval(() => this.wanted && !this.store.state.offline && this.mine(this.wanted.room), ELSEWHERE);
        addEventListener('pagehide', () => this.departure.now());
        document.addEventListener('visibilitychange', () => {
            if (document.visibilityState === 'hidden') this.departure.now();
            else if (this.shown !== null) this.guard.start(GUARD_AWAKE);
        });
    }

    private world = () => ({ now: Date.now(), summaries: (sheet: string) => this.entries.get(sheet)?.summary ?? null });

    private greet(fresh = false): void {
        this.link.send(this.introduction.hello(this.preferences.name, this.store.state.offline, fresh));
        if (this.wanted) this.join(this.wanted.room, this.wanted.watch);
        else this.lookAround();
        this.toldAsking = '';
        /* An answer that was on its way when the line broke may be lost: the question is open until the server says otherwise. */
        if (!this.departure.open) this.store.set({ answered: null });
    }

    /* The start page: open rooms, and which of my games wait for me. */
    private lookAround(): void {
        this.link.send({ type: 'rooms' });
        if (!this.store.state.offline) this.mine();
    }

    /* ---- listening ---- */
    private hear(m: ServerMessage): void {
        if (m.type === 'seated' && !isOfflineRoom(m.room)) keepSeatKey(m.room, m.seat, m.token);
        if (!this.store.state.offline) this.hearOfMe(m);
        if (m.type === 'seated' && this.learning) {
            this.learning = false;
            this.prefer({ lesson: begun(m.room) });
        }
        if (m.type === 'game' && m.view.viewer !== null && this.toldAsking !== m.room) {
            this.toldAsking = m.room;
            this.sendAsking();
        }
        if (m.type === 'room') {
            this.enter(m);
            const { you, seats, state, settings } = m;
            if (you !== null) noteSeat(m.room, { names: seats.map(s => s.name ?? ''), over: state === 'over', title: settings.title ?? '' });
        }
        if (m.type === 'game' && m.room && m.view.over) {
            noteSeat(m.room, { over: true, won: m.view.won });
            keepResults(resultOf(m.room, m.view));
        }
        if (m.type === 'error' && isOut(m.code)) this.stopShow();
        if (this.holding && (m.type === 'game' || m.type === 'room' || m.type === 'curtain')) {
            this.waiting.push(m);
            return;
        }
        if (m.type === 'game' && this.showFirst(m)) return;
        this.take(m);
    }

    private hearOfMe(m: ServerMessage): void {
        const name = this.introduction.hear(m, this.preferences.name, () => this.link.send({ type: 'person', make: true }));
        if (!name) return;
        keepPreferences((this.preferences = { ...this.preferences, name }));
    }
    /* On this device, too, I am whoever has this key. */
    become(key: string): void {
        keepPersonKey(key);
        this.greet();
        this.whoAmI();
    }
    whoAmI(): void {
        if (personKey() && !this.store.state.offline) this.link.send({ type: 'person' });
    }

    private take(m: ServerMessage): void {
        this.store.take(m, this.world());
        if (m.type === 'game') this.noticeQuestion();
    }

    /* A question that was not there before is guarded; one of which I have picked a part already is not new. */
    private noticeQuestion(): void {
        const { asked, deadline } = this.store.state,
            now = asked ? asked.id : null;
        if (now === this.shown) return;
        this.shown = now;
        if (this.store.state.room) noteSeat(this.store.state.room.room, { asked: now !== null });
        if (this.departure.open) {
            this.departure.cancel(); /* it is over: a clock was faster */
            this.store.set({ leaving: null });
        }
        if (now === null) return;
        this.disarm();
        if (this.sendAlong()) return;
        this.store.set({ fleet: lessonOf(this.preferences, this.store.state.room?.room) ? null : fleetFor(asked!) });
        const rest = this.stepping && !!asked!.question.picked?.length,
            hurried = deadline !== null && deadline.at - Date.now() < HURRY;
        this.stepping = false;
        if (rest) return;
        this.guard.start(hurried ? GUARD_HURRIED : GUARD);
        const room = this.store.state.room?.room ?? '';
        this.store.set({ draft: (lessonOf(this.preferences, room) ? picked : suggested)(asked!, this.store.state.game!.view) });
        call(this.preferences, this.busy, room, roomTitle(this.store.state.room), asked!.question.short);
    }

    private enter({ room, state, host, you, seats }: RoomMessage): void {
        if (this.atOnce && state === 'waiting' && you !== null && you === host && !seats.some(s => s.player === 'open')) {
            if (!seats[you]!.ready) this.link.send({ type: 'ready', ready: true });
            else {
                this.atOnce = false;
                this.link.send({ type: 'start' });
            }
        }
        if (!this.wanted || this.wanted.room !== room) this.wanted = { room, watch: false };
        if (path() !== '/room/' + room && !path().startsWith('/replay/')) this.navigate('/room/' + room);
    }

    /* Cards that were turned up while the table went on: they are shown before the table moves. */
    private showFirst(m: GameMessage): boolean {
        const reveal = settled(this.store.state, m),
            { reveals } = this.preferences,
            revealWaits = this.preferences.revealWaits || lessonOf(this.preferences, this.store.state.room?.room) !== null;
        if (!reveal || (stillness(this.preferences) && !revealWaits)) return false;
        const waits = (revealWaits || reveals < FIRST_REVEALS) && !m.clock && !m.deal_clock;
        this.prefer({ reveals: reveals + 1 });
        /* Columns that stood there already need not be read again. */
        const fresh = m.events.some(e => e.kind === 'REVEALED'),
            { offense, defense } = reveal.sums;
        const columns = fresh && offense.unit === 'total' ? Math.max(offense.columns.length, defense.columns.length) : 0;
        this.store.set({ ...flownBy(reveal, m), reveal, counting: columns > 1, asked: null, stamp: this.store.state.stamp + 1 });
        this.waiting.push(m);
        this.counted = window.setTimeout(() => this.store.set({ counting: false }), columns * COLUMN_TIME);
        this.shown = null;
        this.holding = waits ? WAITS : window.setTimeout(() => this.release(), columns * COLUMN_TIME + REVEAL_REST);
        return true;
    }

    /* Ends the show: any key or tap may. */
    release(): void {
        if (!this.holding) return;
        clearTimeout(this.holding);
        clearTimeout(this.counted);
        this.holding = 0;
        this.store.set({ reveal: null, counting: false });
        const waiting = this.waiting;
        this.waiting = [];
        waiting.forEach((m, i) => {
            /* A second reveal in the queue is shown in its turn; the rest waits behind it. */
            if (this.holding) this.waiting.push(m);
            else if (m.type === 'game' && i > 0 && this.showFirst(m)) return;
            else this.take(m);
        });
    }

    /* The table it belongs to is gone. */
    private stopShow(): void {
        clearTimeout(this.holding);
        clearTimeout(this.counted);
        this.holding = 0;
        this.waiting = [];
        this.shown = null;
        this.departure.cancel();
        this.wanted = null;
    }

    /* ---- answering ---- */
    private get asked(): Asked | null {
        return this.store.state.asked;
    }

    tap(choice: number): void {
        const s = this.store.state;
        if (!s.asked || !s.game || s.answered !== null || this.guard.blocks()) return;
        this.store.set({ draft: tap(s.asked, s.game.view, s.draft, choice), error: null });
    }
    minus(choice: number): void {
        this.store.set({ draft: minus(this.store.state.draft, choice) });
    }
    undo(): void {
        const { draft, game, asked, answered } = this.store.state,
            sent = game?.options?.find(o => o.kind === 'undo');
        if (draft.length || !asked || !sent || answered !== null) this.store.set({ draft: draft.slice(0, -1) });
        else {
            this.stepping = true;
            this.link.send({ type: 'answer', id: asked.id, choice: sent.choice }); /* a pick that went ahead */
        }
    }
    clear(): void {
        this.store.set({ draft: [], error: null });
    }

    spread(ships: number, over: number[] = this.store.state.draft): void {
        const s = this.store.state;
        if (!s.asked || !s.game || s.answered !== null || this.guard.blocks()) return;
        this.store.set({ draft: spread(s.asked, s.game.view, ships < over.length ? [] : over, ships), error: null });
    }

    pick(draft: number[]): void {
        if (this.store.state.answered === null && !this.guard.blocks()) this.store.set({ draft, error: null });
    }

    /* One option, at once; one that weighs has to be tapped again, unless it was held. */
    choose(choice: number, sure = false, other = false, whom?: Then): void {
        const a = this.asked;
        if (!a || this.store.state.answered !== null || this.guard.blocks()) return;
        const option = optionOf(a, choice);
        if (!sure && option && isWeighty(a, option) && this.store.state.armed !== choice) {
            this.disarm();
            this.store.set({ armed: choice });
            this.arming = window.setTimeout(() => this.disarm(), ARMED);
            return;
        }
        this.disarm();
        this.follow.helps(option, this.store.state.game!.view, other);
        this.follow.with(a, option, this.store.state.fleet);
        if (option && whom) this.follow.on(option, whom, this.store.state.fleet);
        this.send([choice], (option?.text ?? '') + (whom ? ' ' + whom.text : ''), () => this.link.send({ type: 'answer', id: a.id, choice }));
    }
    private disarm(): void {
        clearTimeout(this.arming);
        if (this.store.state.armed !== null) this.store.set({ armed: null });
    }
    /* Target and ships, side and ships, how many and which are one decision: the ships go as soon as they are asked for. */
    setFleet(change: Partial<Fleet>): void {
        this.store.set({ fleet: { n: 0, even: true, ...this.store.state.fleet, ...change } });
    }
    private sendAlong(): boolean {
        const { asked: a, game } = this.store.state,
            draft = a && game ? this.follow.next(a, game.view) : null;
        if (!a || !draft) return false;
        this.store.set({ answered: a.id, draft });
        this.link.send({ type: 'answer', id: a.id, choices: draft });
        return true;
    }
    /* What is picked. */
    confirm(): void {
        const { asked: a, draft, game, answered } = this.store.state;
        if (!a || !game || answered !== null || this.guard.blocks()) return;
        if (a.form === 'act') this.follow.helps(optionOf(a, draft[0]!), game.view);
        if (!a.question.compound) this.follow.with(a, optionOf(a, draft[0]!), this.store.state.fleet);
        this.send(draft, goText(a, game.view, draft, this.store.state.fleet), () =>
            this.link.send(
                a.question.compound
                    ? { type: 'answer', id: a.id, choices: draft }
                    : { type: 'answer', id: a.id, choice: wholeOf(a, draft)?.choice ?? draft[0]! },
            ),
        );
    }
    /* For a moment it can be taken back: nobody has seen anything of it. */
    private send(draft: number[], words: string, go: () => void): void {
        const { asked, deadline } = this.store.state,
            hurried = deadline !== null && deadline.at - Date.now() < HURRY,
            ms = hurried ? 0 : this.preferences.takeBack;
        this.busy = Date.now();
        this.store.set({ answered: asked!.id, draft, leaving: ms ? { words, ms } : null });
        this.departure.leave(ms, () => {
            this.store.set({ leaving: null });
            go();
        });
    }
    takeBack(): void {
        if (!this.departure.open) return;
        this.departure.cancel();
        this.follow.drop();
        const atOnce = this.asked?.form === 'act' || this.asked?.form === 'buttons';
        this.store.set({ leaving: null, answered: null, draft: atOnce ? [] : this.store.state.draft });
    }
    /* The terms between another pair at the talks: what is picked goes ahead, step by step. */
    turnTo(choice: number): void {
        const a = this.asked;
        if (!a || this.store.state.answered !== null || this.guard.blocks()) return;
        this.stepping = true;
        [...this.store.state.draft, choice].forEach((c, i) => this.link.send({ type: 'answer', id: a.id + i, choice: c }));
        this.store.set({ draft: [] });
    }
    readStoodIn(): void {
        this.store.set({ stoodIn: null });
        this.link.send({ type: 'told' });
    }
    closeAdvice(): void {
        this.store.set({ suggestion: null });
    }
    takeSuggestion(): void {
        const s = this.store.state.suggestion;
        if (s && this.asked) this.store.set({ draft: draftOf(this.asked, s.choices).filter(c => optionOf(this.asked!, c)?.kind !== 'done') });
    }

    /* ---- rooms ---- */
    /* A lesson that was left, if its table is still there. */
    lessonLeft(): Lesson | null {
        const l = this.preferences.lesson;
        if (!l || l.done || isOfflineRoom(l.room) !== this.store.state.offline) return null;
        const table = isOfflineRoom(l.room) ? keptGame(l.room) : seatKey(l.room);
        return table && !table.over ? l : null;
    }
    /* A guided first encounter, or on with the one that was left. */
    learn(): void {
        const left = this.lessonLeft();
        this.prefer({ coach: true, seen: [], reveals: 0 });
        if (left) {
            this.navigate('/room/' + left.room);
            return;
        }
        this.learning = true;
        this.create(lessonTable, true);
    }
    /* `atOnce`: only bots besides me, so nobody has to wait for anybody. */
    create(settings: Settings, atOnce: boolean): void {
        this.atOnce = atOnce;
        this.store.set({ error: null });
        this.link.send({ type: 'create', ...settings });
    }
    /* `take`: out of another window of this browser. */
    join(room: string, watch = false, seat?: number, take = false): void {
        this.wanted = { room, watch };
        const key = seatKey(room),
            n = this.store.state.game && this.store.state.room?.room === room ? this.store.state.game.n : undefined;
        this.link.send({
            type: 'join',
            room,
            ...{ ...(key ? { token: key.token } : {}), ...(watch ? { watch: true } : {}) },
            ...(seat !== undefined ? { seat } : {}),
            ...(n ? { since: n } : {}),
            ...(take ? { take } : {}),
        });
        if (!this.store.state.offline) this.mine(room);
    }
    leave(): void {
        this.departure.cancel();
        this.link.send({ type: 'leave' });
        if (this.wanted) dropSeatKey(this.wanted.room);
        this.wanted = null;
        this.goHome();
    }
    /* A game of mine off the start page: what is kept in this browser is removed, a seat on a server is left to its bot. */
    giveUp(room: string): void {
        if (!isOfflineRoom(room)) dropSeatKey(room);
        else {
            void this.giveUpKept(room);
            return;
        }
        this.goHome();
    }
    private async giveUpKept(room: string): Promise<void> {
        const why = 'This game is open in another window of this browser: give it up there.';
        if (await isElsewhere(room)) {
            this.store.set({ error: { about: 'join', code: 'elsewhere', why } });
            return;
        }
        if (this.store.state.offline) this.link.send({ type: 'leave', room });
        else dropGame(room);
        this.goHome();
    }
    /* From the server to the engine in this page, or back. */
    playOffline(offline: boolean): void {
        this.stopShow();
        this.wanted = null;
        this.store.set({ ...emptyState(), offline });
        if (offline) this.link.toOffline();
        else this.link.toServer();
        this.navigate('/');
    }
    goHome(): void {
        this.leaveQuietly();
        this.navigate('/');
    }
    /* Away from the table without giving up the seat. */
    leaveQuietly(): void {
        this.departure.now();
        this.shown = null;
        this.wanted = null;
        this.store.set({ room: null, game: null, asked: null, log: [], chat: [], stoodIn: null, reveal: null, error: null });
        this.lookAround();
    }
    dismissError(): void {
        this.store.set({ error: null });
    }
    readChat(): void {
        if (this.store.state.unread) this.store.set({ unread: 0 });
    }

    /* ---- preferences ---- */
    prefer(change: Partial<Preferences>): void {
        const renamed = change.name !== undefined && change.name !== this.preferences.name;
        this.preferences = { ...this.preferences, ...change };
        keepPreferences(this.preferences);
        if (renamed) this.link.send({ type: 'name', name: this.preferences.name || 'Guest' });
        this.store.set({});
    }
    asking(rule: AskingRule, sheet?: string): void {
        this.prefer(sheet ? { askingOf: { ...this.preferences.askingOf, [sheet]: rule } } : { asking: rule });
        this.link.send({ type: 'asking', rule, ...(sheet ? { sheet } : {}) });
    }
    private sendAsking(): void {
        this.link.send({ type: 'asking', rule: this.preferences.asking });
        for (const [sheet, rule] of Object.entries(this.preferences.askingOf)) this.link.send({ type: 'asking', rule, sheet });
    }
}
