// The log: sentences under phase headings, each with its reason. Events come from the engine, and say themselves what they name where.
import type { GameEvent, Mark, Name, Told, View } from '../protocol';
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
    encounter: 'It follows from the outcome of the encounter.',
    failed_deal: 'No deal was made: both main players pay for it.',
    deal: 'It was agreed in the deal.',
    new_hand: 'A player without encounter cards gets a new hand.',
    reward: 'Allies of a successful defense earn one reward for each ship they sent.',
    compensation: 'Whoever negotiates against an attack takes one card for each ship lost.',
    regaining: 'At the start of an encounter the offense takes one ship back.',
    no_colony: 'Ships without a colony to return to are lost.',
    no_cards: 'No encounter card is left.',
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
        else if (e.kind === 'SECOND_ENCOUNTER') head(inWords('Second encounter'));
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
    GATHERED: (you, n) => inWords(`${you ? 'You send' : ' sends'} ${n} ships into the encounter`),
    RETURNED: (you, n) => inWords(`${you ? 'Your' : "'s"} ${n} ships return to ${you ? 'your' : 'their'} colonies`),
};
type Reasoned = GameEvent & { why?: Told; others?: number[] };

function isSameInvitation(last: Reasoned, e: GameEvent, view: View): boolean {
    const both = e.kind === 'INVITED' && last.kind === 'INVITED' && last.who === e.who && last.a === e.a;
    return both && !!e.text && !e.sheet && !last.sheet && [e.who, e.other, last.other].every(s => s !== null && view.seats[s]);
}
/* "Ada invites Bruno, you and Chen to join the offense." */
function inviting(e: Reasoned, view: View): Told {
    const names: Name[] = [];
    let text = '';
    const seat = (s: number, first: boolean): void => {
        const you = s === view.viewer,
            word = you ? (first ? 'You' : 'you') : view.seats[s]!.name;
        if (!you) names.push({ from: text.length, to: text.length + word.length, seat: s });
        text += word;
    };
    const others = e.others!;
    seat(e.who!, true);
    text += e.who === view.viewer ? ' invite ' : ' invites ';
    others.forEach((s, i) => {
        if (i) text += i === others.length - 1 ? ' and ' : ', ';
        seat(s, false);
    });
    return { text: `${text} to join the ${e.a ? 'defense' : 'offense'}.`, names };
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
    warp: 'Lost ships wait here. At the start of an encounter the offense takes one of its own back.',
    gate: 'Carries the ships of the offense and its allies to the planet that is attacked.',
    destiny: 'The destiny pile names the player whom the offense meets.',
    compensation: 'Negotiate against an attack and you lose, but you take one card at random for each ship lost.',
    negotiate: 'Against an attack you lose, but take cards as compensation. Against another negotiate you make a deal.',
    morph: 'Becomes a copy of the other card when both are turned up.',
    colony: 'A planet outside your system with at least one ship of yours. Enough of them win the game.',
    colonies: 'Planets outside your system with at least one ship of yours. Enough of them win the game.',
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
export function opening(told: Told, room: number): Told {
    const ends = [...told.text.matchAll(/[.!?](?= |$)/g)].map(m => m.index + 1).filter(at => at <= room),
        end = ends[ends.length - 1] ?? 0;
    const text = told.text.slice(0, end),
        quoted = (text.match(/"/g) ?? []).length % 2 ? '"' : '' /* what it quotes goes on */;
    return { text: text + quoted, names: (told.names ?? []).filter(n => n.to <= end) };
}
