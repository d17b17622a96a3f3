// The log: sentences under phase headings, each with its reason. Events come from the engine, and say themselves what they name where.
import type { GameEvent, Mark, Name, Run, Told, View } from '../protocol';
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
export function tell(log: Line[], events: GameEvent[], view: View, summaries: Summaries, runs: Run[] = []): Line[] {
    const out = [...log];
    let heading = [...out].reverse().find(l => l.kind === 'heading')?.text ?? '';
    const head = (text: string): void => {
        if (text && text !== heading) {
            out.push(line('heading', plain(text)));
            heading = text;
        }
    };
    for (const e of together(events, runs)) {
        if (e.kind === 'TURN' && e.who !== null)
            head(e.who === view.viewer ? `Your turn (${e.a})` : `${view.seats[e.who]!.name}'s turn (${e.a})`);
        else if (e.kind === 'SECOND_ENCOUNTER') head(inWords('Second {encounter}'));
        else if (e.kind === 'DEAL_BEGINS') head('Deal');
        else if (e.phase) head(nameOfPhase(view.edition, e.phase));
        if (!e.text) continue;
        const why = e.why ?? plain(reasonOf(e, summaries));
        /* What a power or card does is written out once; afterwards it is there for whoever asks. */
        out.push(line('line', e, why, !e.sheet || out.some(l => l.sheet === e.sheet), e.sheet));
    }
    return out.length > 1500 ? out.slice(-1200) : out;
}

/* What follows each other is told in one sentence, as the engine says it; the single ones are its reason. */
type Reasoned = GameEvent & { why?: Told };
function together(events: GameEvent[], runs: Run[]): Reasoned[] {
    const out: Reasoned[] = [];
    for (let i = 0; i < events.length; i++) {
        const e: Reasoned = { ...events[i]! },
            last = out[out.length - 1];
        const run = runs.find(r => r.at === i);
        if (run) {
            const single = events.slice(i, i + run.of);
            e.why = single
                .filter(x => x.text)
                .reduce<Told>((all, x) => (all.text ? joined(all, x) : { text: x.text, names: x.names ?? [] }), plain(''));
            e.text = run.text;
            e.names = run.names ?? [];
            i += run.of - 1;
        }
        /* Ships that an ally has sent are told by its joining. */
        if (e.kind === 'JOINED' && last?.kind === 'GATHERED' && last.who === e.who && !e.sheet && e.text)
            out[out.length - 1] = { ...e, why: last.why ?? { text: last.text, ...(last.names ? { names: last.names } : {}) } };
        else out.push(e);
    }
    return out;
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
