// The log: sentences under phase headings, each with its reason. Events come from the engine, and say themselves what they name where.
import type { Card, GameEvent, Mark, Name, Told, View } from '../protocol';
import { nameOfPhase } from './phases';
import { inWords } from './words';

export interface Line {
    key: number;
    kind: 'heading' | 'line';
    text: string;
    names: Name[];
    why: Told;
    folded: boolean;
    sheet: string | null;
    mine?: boolean;
}

const RULES: Record<string, string> = {
    encounter: 'It follows from the outcome of the {encounter}.',
    failed_deal: 'No deal was made: both main players pay for it.',
    deal: 'It was agreed in the deal.',
    new_hand: 'A player without {encounter} cards gets a new hand.',
    reward: 'Allies of a successful defense earn one reward for each {ship} they sent.',
    compensation: 'Whoever negotiates against an attack takes one card for each {ship} lost.',
    regaining: 'At the start of {an encounter} the offense takes one {ship} back.',
    no_colony: '{Ships} without {a colony} to return to are lost.',
    no_cards: 'No {encounter} card is left.',
};
/* Kinds whose sentence says all there is to say. */
const PLAIN = new Set([
    'TURN',
    'ENCOUNTER',
    'GAME_BEGINS',
    'GAME_OVER',
    'WON',
    'CARD_DOWN',
    'REVEALED',
    'MORPHED',
    'COUNTS_AS',
    'OUTCOME',
    'TOTAL',
    'STEP',
    'TURN_ENDS',
]);
/* What the power or card does stands in the sentence itself. */
const SAID = new Set(['USED_POWER', 'PLAYED_CARD']);

let nextKey = 1;
const plain = (text: string): Told => ({ text });
const line = (kind: Line['kind'], told: Told, why = plain(''), folded = false, sheet: string | null = null): Line => ({
    key: nextKey++,
    kind,
    text: told.text,
    names: told.names ?? [],
    why,
    folded,
    sheet,
});

/* Whoever comes into the middle of a finished game: what there was on the way here, as far as marks tell it. */
const MARKS_TOLD = 14;
export const wayHere = (marks: Mark[], at: number): Line[] =>
    marks
        .filter(m => m.n <= at && m.kind !== 'phase')
        .slice(-MARKS_TOLD)
        .map(m => line(m.kind === 'outcome' || m.kind === 'won' ? 'line' : 'heading', plain(m.text)));

export type Summaries = (sheet: string) => string | null;

function reasonOf(e: GameEvent, summaries: Summaries): string {
    if (SAID.has(e.kind)) return '';
    if (e.sheet) {
        const s = summaries(e.sheet);
        return s ? `${e.sheet}: ${s}.`.replace(/\.\.$/, '.') : '';
    }
    if (PLAIN.has(e.kind)) return '';
    return inWords(RULES[e.rule ?? ''] ?? '');
}

/* Adds what happened to the log; the last heading is kept so that it is not said twice. */
export function tell(log: Line[], events: GameEvent[], view: View, summaries: Summaries): Line[] {
    const out = [...log];
    let heading = [...out].reverse().find(l => l.kind === 'heading')?.text ?? '';
    const head = (text: string): void => {
        if (text && text !== heading) {
            out.push(line('heading', plain(text)));
            heading = text;
        }
    };
    for (const e of together(events, view)) {
        if (e.kind === 'TURN' && e.who !== null)
            head(e.who === view.viewer ? `Your turn (${e.a})` : `${view.seats[e.who]!.name}'s turn (${e.a})`);
        else if (e.kind === 'SECOND_ENCOUNTER') head(inWords('Second {encounter}'));
        else if (e.kind === 'DEAL_BEGINS') head('Deal');
        else if (e.phase) head(nameOfPhase(view.edition, e.phase));
        if (!e.text) continue;
        const why = e.why ?? plain(reasonOf(e, summaries)),
            last = out[out.length - 1];
        /* The same sentence of the same power again: its reason need not stand twice. */
        out.push(line('line', e, why, !e.sheet || last?.sheet === e.sheet, e.sheet));
    }
    return out.length > 1500 ? out.slice(-1200) : out;
}

/* Ships are gathered, and come home, one by one: the log says it in one sentence, and keeps the single ones as its reason. */
const TOGETHER: Record<string, (you: boolean, n: number) => string> = {
    GATHERED: (you, n) => inWords(`${you ? 'You send' : ' sends'} ${n} {ships} into the {encounter}`),
    RETURNED: (you, n) => inWords(`${you ? 'Your' : "'s"} ${n} {ships} return to ${you ? 'your' : 'their'} {colonies}`),
};
type Reasoned = GameEvent & { why?: Told; others?: number[]; cards?: Card[] };

function isSameInvitation(last: Reasoned, e: GameEvent, view: View): boolean {
    const both = e.kind === 'INVITED' && last.kind === 'INVITED' && last.who === e.who && last.a === e.a;
    return both && !!e.text && !e.sheet && !last.sheet && [e.who, e.other, last.other].every(s => s !== null && view.seats[s]);
}
/* A sentence that grows, and knows where it names whom. */
class Growing {
    text = '';
    names: Name[] = [];
    constructor(private view: View) {}
    seat(s: number): this {
        const you = s === this.view.viewer,
            word = you ? (this.text ? 'you' : 'You') : this.view.seats[s]!.name;
        if (!you) this.names.push({ from: this.text.length, to: this.text.length + word.length, seat: s });
        return this.say(word);
    }
    say(words: string): this {
        this.text += words;
        return this;
    }
    all<T>(list: T[], each: (x: T) => void): this {
        list.forEach((x, i) => {
            if (i) this.say(i === list.length - 1 ? ' and ' : ', ');
            each(x);
        });
        return this;
    }
    get told(): Told {
        return { text: this.text + '.', names: this.names };
    }
}
/* "Ada invites Bruno, you and Chen to join the offense." */
function inviting(e: Reasoned, view: View): Told {
    const s = new Growing(view);
    s.seat(e.who!).say(e.who === view.viewer ? ' invite ' : ' invites ');
    return s.all(e.others!, o => s.seat(o)).say(` to join the ${e.a ? 'defense' : 'offense'}`).told;
}

/* Cards that one player takes from another, one after the other; I see all of them or none. */
function isMoreTaken(last: Reasoned, e: GameEvent, view: View): boolean {
    const both = e.kind === 'TOOK_CARD' && last.kind === 'TOOK_CARD' && last.who === e.who && last.other === e.other && !!e.card && !!last.card;
    return both && !!e.text && !e.sheet && !last.sheet && [e.who, e.other].every(s => s !== null && view.seats[s]);
}
function taking(e: Reasoned, view: View): Told {
    const s = new Growing(view);
    s.seat(e.who!).say(e.who === view.viewer ? ' take ' : ' takes ');
    s.all(e.cards!, c => {
        const sheet = c.sheet ?? null;
        if (sheet) s.names.push({ from: s.text.length, to: s.text.length + c.name.length, sheet });
        s.say(c.name);
    });
    return s.say(' from ').seat(e.other!).told;
}
function together(events: GameEvent[], view: View): Reasoned[] {
    const out: Reasoned[] = [];
    for (const e of events) {
        const last = out[out.length - 1],
            say = TOGETHER[e.kind];
        /* Ships that an ally has sent are told by its joining. */
        if (e.kind === 'JOINED' && last?.kind === 'GATHERED' && last.who === e.who && !e.sheet && e.text) {
            out[out.length - 1] = { ...e, why: last.why ?? { text: last.text, ...(last.names ? { names: last.names } : {}) } };
            continue;
        }
        if (last && isSameInvitation(last, e, view)) {
            last.others = [...(last.others ?? [last.other!]), e.other!];
            Object.assign(last, inviting(last, view));
            continue;
        }
        if (last && isMoreTaken(last, e, view)) {
            last.cards = [...(last.cards ?? [last.card!]), e.card!];
            Object.assign(last, taking(last, view));
            continue;
        }
        if (!say || !last || last.kind !== e.kind || last.who !== e.who || e.who === null || last.sheet !== e.sheet || last.by !== e.by || !e.text) {
            out.push({ ...e });
            continue;
        }
        const you = e.who === view.viewer,
            name = you ? '' : view.seats[e.who]!.name;
        last.why = joined(last.why ?? last, e);
        last.a += e.a;
        last.text = name + say(you, last.a);
        last.names = you ? [] : [{ from: 0, to: name.length, seat: e.who }];
        if (e.sheet) because(last, view);
        last.text += '.';
    }
    return out;
}
/* ... because of Bruno's Force Field. */
function because(e: Reasoned, view: View): void {
    const { by, sheet } = e;
    let text = `${e.text} because of `;
    const names = [...(e.names ?? [])];
    if (by !== null && view.seats[by]) {
        const word = by === view.viewer ? 'your' : view.seats[by]!.name;
        if (by !== view.viewer) names.push({ from: text.length, to: text.length + word.length, seat: by });
        text += word + (by === view.viewer ? ' ' : "'s ");
    }
    names.push({ from: text.length, to: text.length + sheet!.length, sheet: sheet! });
    e.text = text + sheet;
    e.names = names;
}
function joined(one: Told, two: Told): Told {
    const at = one.text.length + 1,
        moved = (two.names ?? []).map(n => ({ ...n, from: n.from + at, to: n.to + at }));
    return { text: `${one.text} ${two.text}`, names: [...(one.names ?? []), ...moved] };
}

export const heading = (text: string): Line => line('heading', plain(text));
export const sentence = (text: string): Line => line('line', plain(text));
export const oldLines = (sentences: Told[]): Line[] => sentences.filter(s => s.text).map(s => line('line', s));

/* ---- names in sentences ---- */
export type Piece = { text: string; seat?: number; sheet?: string; word?: string };

/* Words of the rules that open their text too, by their keys. */
export const WORDS: Record<string, string> = {
    warp: 'Lost {ships} wait here. At the start of {an encounter} the offense takes one of its own back.',
    gate: 'Carries the {ships} of the offense and its allies to the planet that is attacked.',
    destiny: 'The destiny pile names the player whom the offense meets.',
    compensation: 'Negotiate against an attack and you lose, but you take one card at random for each {ship} lost.',
    negotiate: 'Against an attack you lose, but take cards as compensation. Against another {negotiate} you make a deal.',
    morph: 'Becomes a copy of the other card when both are turned up.',
    colony: 'A planet outside your system with at least one {ship} of yours. Enough of them win the game.',
    colonies: 'Planets outside your system with at least one {ship} of yours. Enough of them win the game.',
};

/* The sentence cut at its names. */
export function pieces({ text, names }: Told): Piece[] {
    const out: Piece[] = [];
    let at = 0;
    for (const n of names ?? []) {
        if (n.from > at) out.push({ text: text.slice(at, n.from) });
        const shown = text.slice(n.from, n.to),
            word = n.word?.toLowerCase();
        if (n.seat !== undefined) out.push({ text: shown, seat: n.seat });
        else if (n.sheet !== undefined) out.push({ text: shown, sheet: n.sheet });
        else out.push(word && WORDS[word] ? { text: shown, word } : { text: shown });
        at = n.to;
    }
    if (at < text.length) out.push({ text: text.slice(at) });
    return out;
}

/* As many of its first sentences as have room; the rest is in the help. */
export function opening(told: Told, ends: number[], room: number): Told {
    const end = Math.max(0, ...ends.filter(at => at <= room));
    return { text: told.text.slice(0, end), names: (told.names ?? []).filter(n => n.to <= end) };
}
