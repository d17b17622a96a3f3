// What a question wants from me, in terms of the things on the table: which planets, stars, stacks and cards are lit, what is picked,
// and whether the answer is complete. Nothing here draws or sends.
import type { Option, Question, View } from '../protocol';
import { count, list, nameOf, planetName, shipsAt } from './seats';

export type Form =
    | 'ships' /* several ships, stack by stack              */
    | 'places' /* where several ships go                     */
    | 'planet'
    | 'seats'
    | 'seat'
    | 'card'
    | 'cards'
    | 'side'
    | 'act' /* use something now, or pass                 */
    | 'buttons' /* a few answers in words                     */
    | 'list' /* many of them                               */
    | 'deal'
    | 'reply';

export interface Asked {
    id: number;
    form: Form;
    question: Question;
    options: Option[];
    least: number;
    most: number;
}

const LONG_LIST = 8;
/* Questions in which ships are put down, not taken: a planet may be named as often as there are ships. */
const PLACING = new Set(['return', 'regain']);

function formOf(q: Question, options: Option[]): Form {
    switch (q.kind) {
        case 'planet':
            return !q.compound ? 'planet' : PLACING.has(q.prompt) ? 'places' : 'ships';
        case 'seat':
            return q.compound ? 'seats' : 'seat';
        case 'card':
            return q.compound ? 'cards' : 'card';
        case 'side':
            return 'side';
        case 'act':
            return 'act';
        case 'terms':
            return 'deal';
        case 'reply':
            return 'reply';
        default:
            return options.length > LONG_LIST ? 'list' : 'buttons';
    }
}

export function asked(id: number, question: Question, options: Option[]): Asked {
    const things = options.filter(o => o.kind !== 'undo' && o.kind !== 'done');
    return {
        id,
        question,
        form: formOf(question, options),
        options: options.filter(o => o.kind !== 'undo' && !(o.kind === 'reply' && o.thing === 3)),
        least: question.least ?? 1,
        most: question.most ?? (question.compound ? things.length : 1),
    };
}

const isThing = (o: Option): boolean =>
    o.thing !== null && o.kind !== 'pass' && o.kind !== 'done' && o.kind !== 'undo' && o.kind !== 'walk-away';

export const optionOf = (a: Asked, choice: number): Option | undefined => a.options.find(o => o.choice === choice);
export const passOption = (a: Asked): Option | undefined => a.options.find(o => o.kind === 'pass' || o.kind === 'walk-away');
export const doneOption = (a: Asked): Option | undefined => a.options.find(o => o.kind === 'done');
export const thingOptions = (a: Asked): Option[] => a.options.filter(isThing);

/* How often may this be picked, all in all? */
export function capacity(a: Asked, view: View, option: Option): number {
    if (a.form === 'places') return a.most;
    if (a.form === 'ships' && option.thing !== null && option.kind === 'planet') {
        const whose = a.question.whose ?? view.viewer ?? 0;
        return Math.max(1, shipsAt(view, option.thing, whose));
    }
    return 1;
}

const pickedBefore = (a: Asked): number => a.question.picked?.length ?? 0;
export const timesPicked = (draft: number[], choice: number): number => draft.filter(c => c === choice).length;

/* One tap on a thing: picks it, or, where it can be had only once, puts it back. */
export function tap(a: Asked, view: View, draft: number[], choice: number): number[] {
    const option = optionOf(a, choice);
    if (!option) return draft;
    if (!a.question.compound) return draft[0] === choice ? [] : [choice];
    if (a.form === 'deal') return tapTerm(a, view, draft, option);
    const many = capacity(a, view, option);
    if (many === 1 && draft.includes(choice)) return draft.filter(c => c !== choice);
    if (timesPicked(draft, choice) >= many || draft.length + pickedBefore(a) >= a.most)
        return a.most === 1 && !draft.includes(choice) ? [choice] : draft;
    return [...draft, choice];
}

/* Takes one of it back. */
export function minus(draft: number[], choice: number): number[] {
    const at = draft.lastIndexOf(choice);
    return at < 0 ? draft : [...draft.slice(0, at), ...draft.slice(at + 1)];
}

/* Terms of a deal: one colony a side (another tap moves it), each card once, and as many blind cards as there are cards. */
function tapTerm(a: Asked, view: View, draft: number[], option: Option): number[] {
    const kinds = (kind: string): number[] => a.options.filter(o => o.kind === kind).map(o => o.choice);
    if (option.kind === 'give_colony' || option.kind === 'want_colony') {
        const others = draft.filter(c => !kinds(option.kind).includes(c));
        return draft.includes(option.choice) ? others : [...others, option.choice];
    }
    if (option.kind === 'give_card' || option.kind === 'want_card')
        return draft.includes(option.choice) ? draft.filter(c => c !== option.choice) : [...draft, option.choice];
    return cardsIn(a, draft, option.kind) < termLimit(view, option) ? [...draft, option.choice] : draft;
}

const GIVEN = ['give_card', 'give_random'],
    WANTED = ['want_card', 'want_random', 'want_attack', 'want_negotiate', 'want_artifact', 'want_morph', 'want_reinforcement', 'want_flare'];
function cardsIn(a: Asked, draft: number[], kind: string): number {
    const family = GIVEN.includes(kind) ? GIVEN : WANTED.includes(kind) ? WANTED : [kind];
    return draft.filter(c => family.includes(optionOf(a, c)?.kind ?? '')).length;
}
function termLimit(view: View, option: Option): number {
    const me = view.viewer ?? 0,
        other = view.offense === me ? view.defense : view.offense;
    if (GIVEN.includes(option.kind)) return view.seats[me]!.hand;
    if (WANTED.includes(option.kind)) return other === null ? 0 : view.seats[other]!.hand;
    if (option.kind === 'want_release') return view.seats[me]!.warp;
    if (option.kind === 'release_of') return option.thing === null ? 0 : view.seats[option.thing]!.warp;
    return other === null ? 0 : view.seats[other]!.warp;
}

/* May this draft be sent as it stands? */
export function complete(a: Asked, draft: number[]): boolean {
    if (!a.question.compound) return draft.length === 1;
    const n = draft.length + pickedBefore(a);
    if (a.form === 'deal') return draft.some(c => !/release/.test(optionOf(a, c)?.kind ?? ''));
    return n >= a.least && n <= a.most && (n > 0 || a.least === 0);
}

/* The lit things, by the number of the thing. */
export function lit(a: Asked | null, kind: 'planet' | 'seat' | 'card'): Map<number, Option> {
    const out = new Map<number, Option>();
    if (!a) return out;
    for (const o of a.options) if (o.kind === kind && o.thing !== null && !out.has(o.thing)) out.set(o.thing, o);
    return out;
}

/* A power or card that could be used now: the card of my hand that it is, or null: the power on my star. */
export function actCard(view: View, option: Option): number | null {
    if (option.kind !== 'act' || view.viewer === null) return null;
    const cards = view.seats[view.viewer]!.cards;
    const named = option.text.replace(/^Play (the )?/, '');
    const hit =
        cards.find(c => c.name === named) ??
        cards.find(c => c.name === option.sheet) ??
        (/flare/i.test(option.text) ? cards.find(c => c.kind === 'flare' && c.name.startsWith(option.sheet ?? '?')) : undefined);
    return hit ? hit.card : null;
}

/* The words on the one filled button: exactly what will happen. */
export function goText(a: Asked, view: View, draft: number[]): string {
    const q = a.question,
        first = draft.length ? optionOf(a, draft[0]!) : undefined;
    const ships = draft.length ? count(draft.length, 'ship') : a.least === a.most ? count(a.least, 'ship') : 'ships';
    switch (a.form) {
        case 'ships':
            if (q.prompt === 'gather') return `Load ${ships}`;
            if (q.prompt === 'commit') return `Send ${ships} to ${q.who === null ? 'help' : nameOf(view, q.who)}`;
            if (q.prompt === 'lose') return `Lose ${ships}`;
            return `Choose ${ships}`;
        case 'places':
            return `Put ${ships} there`;
        case 'planet':
            if (!first || first.thing === null) return q.prompt === 'aim' ? 'Aim' : 'Choose a planet';
            return (q.prompt === 'aim' ? 'Aim at ' : q.prompt === 'regain' ? 'Put it on ' : 'Choose ') + planetName(view, first.thing);
        case 'seats':
            if (!draft.length) return a.least ? 'Choose players' : (doneOption(a)?.text ?? 'Nobody');
            return (q.prompt === 'invite' ? 'Invite ' : 'Choose ') + list(draft.map(c => optionOf(a, c)?.text ?? ''));
        case 'seat':
            return first ? 'Choose ' + first.text : 'Choose a player';
        case 'card':
            return !first
                ? 'Choose a card'
                : q.prompt === 'card'
                  ? `Play ${first.text}${q.sheet ? '' : ' face down'}`
                  : 'Choose ' + first.text;
        case 'cards':
            return draft.length ? 'Choose ' + list(draft.map(c => optionOf(a, c)?.text ?? '')) : 'Choose cards';
        case 'deal':
            return 'Make this offer';
        default:
            return first ? first.text : 'Choose';
    }
}

/* How many may be picked, in words: "1 to 4", "exactly 3". */
export function howMany(a: Asked): string {
    if (!a.question.compound || a.form === 'deal') return '';
    return a.least === a.most ? `exactly ${a.least}` : a.least === 0 ? `up to ${a.most}` : `${a.least} to ${a.most}`;
}

/* What emptying a planet costs, said before it is done. */
export function warning(a: Asked, view: View, draft: number[]): string {
    if (a.form !== 'ships') return '';
    const whose = a.question.whose ?? view.viewer ?? 0;
    const emptied = [...new Set(draft)]
        .map(c => optionOf(a, c))
        .filter(
            (o): o is Option =>
                !!o && o.kind === 'planet' && o.thing !== null && timesPicked(draft, o.choice) >= shipsAt(view, o.thing, whose),
        );
    if (!emptied.length || whose !== view.viewer) return '';
    const home = view.planets.filter(p => p.owner === whose && p.ships[whose]! > 0 && !emptied.some(o => o.thing === p.planet)).length;
    const me = view.seats[whose]!;
    if (me.power === 'on' && home < view.home_for_power) return 'Your power would be lost: too few home colonies.';
    return `No colony of yours would be left on ${list(emptied.map(o => planetName(view, o.thing!)))}.`;
}
