// What a question wants from me, in terms of the things on the table: which planets, stars, stacks and cards are lit, what is picked,
// and whether the answer is complete. Nothing here draws or sends.
import type { Option, Question, Then, View } from '../protocol';
import { count, isYou, list, nameOf, ordinal, planetName, shipsAt } from './seats';
import { inWords } from './words';

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
    | 'reply'
    | 'plan' /* Duel: a card as the plan and half a tactic, chosen together */
    | 'own' /* as a table of its own shows it: dials, halves of tactics, envoys */;

export interface Asked {
    id: number;
    form: Form;
    question: Question;
    options: Option[];
    least: number;
    most: number;
    whole: Option[] | null /* of two parts: the answers, of which the options are the parts */;
}

const LONG_LIST = 8;

/* What the table of Duel asks in a way of its own. */
const OWN = new Set(['dial', 'ready', 'recover', 'raise', 'lower', 'dismiss', 'show']);

function formOf(q: Question, options: Option[]): Form {
    if (q.kind === 'plan') return 'plan';
    if (OWN.has(q.does)) return 'own';
    switch (q.kind) {
        case 'planet':
            return !q.compound ? 'planet' : q.puts ? 'places' : 'ships';
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

/* Cards and halves, each once; what is picked of both names the answer. */
function partsOf(options: Option[]): Option[] {
    const cards = new Map<number, Option>(),
        halves = new Map<number, Option>();
    for (const o of options) {
        const card = o.card,
            half = o.half ?? null;
        if (card && !cards.has(card.card))
            cards.set(card.card, { choice: card.card, kind: 'card', thing: card.card, card, text: card.name, help: '' });
        if (half !== null && !halves.has(half)) halves.set(half, { choice: HALF + half, kind: 'half', thing: half, text: o.text, help: o.help });
    }
    return [...cards.values(), ...halves.values()];
}
const HALF = 1000 /* above all numbers of cards */;

/* The answer that the picked parts make; undefined: one is missing. */
export function wholeOf(a: Asked, draft: number[]): Option | undefined {
    const part = (kind: string): number | null => a.options.find(o => o.kind === kind && draft.includes(o.choice))?.thing ?? null;
    return a.whole?.find(o => (o.card?.card ?? null) === part('card') && (o.half ?? null) === part('half'));
}
/* The parts of an answer, as a draft. */
export const draftOf = (a: Asked, choices: number[]): number[] =>
    a.whole
        ? a.whole
              .filter(o => choices.includes(o.choice))
              .slice(0, 1)
              .flatMap(o => a.options.filter(p => (p.kind === 'card' ? p.thing === o.card?.card : p.thing === o.half)).map(p => p.choice))
        : choices;

export function asked(id: number, question: Question, sent: Option[]): Asked {
    const whole = question.kind === 'plan' ? sent : null,
        options = whole ? partsOf(whole) : sent;
    const things = options.filter(o => o.kind !== 'undo' && o.kind !== 'done');
    return {
        id,
        question,
        form: formOf(question, options),
        options: options.filter(o => o.kind !== 'undo' && !(o.kind === 'reply' && o.thing === 3)),
        least: question.least ?? 1,
        most: question.most ?? (question.compound ? things.length : 1),
        whole,
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
        return Math.max(1, shipsAt(view, option.thing, whose) - (a.question.spares ? 1 : 0));
    }
    return 1;
}

const pickedBefore = (a: Asked): number => a.question.picked?.length ?? 0;
export const timesPicked = (draft: number[], choice: number): number => draft.filter(c => c === choice).length;

/* One tap on a thing: picks it, or, where it can be had only once, puts it back. */
export function tap(a: Asked, view: View, draft: number[], choice: number): number[] {
    const option = optionOf(a, choice);
    if (!option) return draft;
    if (a.whole) return [...draft.filter(c => optionOf(a, c)?.kind !== option.kind), ...(draft.includes(choice) ? [] : [choice])];
    if (!a.question.compound) return draft[0] === choice ? [] : [choice];
    if (a.form === 'deal') return tapTerm(a, view, draft, option);
    const many = capacity(a, view, option);
    if (many === 1 && draft.includes(choice)) return draft.filter(c => c !== choice);
    /* All are placed already: one of them comes here instead. */
    const full = draft.length + pickedBefore(a) >= a.most,
        elsewhere = draft.findIndex(c => c !== choice);
    if (full && canSuggest(a) && elsewhere >= 0 && timesPicked(draft, choice) < many) return [...draft.filter((_, i) => i !== elsewhere), choice];
    if (timesPicked(draft, choice) >= many || full)
        return a.most === 1 && !draft.includes(choice) ? [choice] : draft;
    return [...draft, choice];
}

/* One ship more where it is missed least, or where it is needed most: from the fullest colony, to the weakest. */
function oneMore(a: Asked, view: View, draft: number[]): number[] {
    const whose = a.question.whose ?? view.viewer ?? 0,
        puts = a.form === 'places';
    let best: Option | null = null,
        value = 0;
    for (const o of thingOptions(a)) {
        if (o.kind !== 'planet' || o.thing === null) continue;
        const n = timesPicked(draft, o.choice),
            there = shipsAt(view, o.thing, whose) + (puts ? n : -n),
            worth = puts ? -there : there;
        if ((best && worth <= value) || n >= capacity(a, view, o)) continue;
        best = o;
        value = worth;
    }
    return best ? [...draft, best.choice] : draft;
}

/* So many ships, spread evenly: those that are picked already stay. */
export function spread(a: Asked, view: View, draft: number[], ships: number): number[] {
    let out = draft.slice(0, Math.max(0, ships));
    while (out.length < ships) {
        const next = oneMore(a, view, out);
        if (next === out) break;
        out = next;
    }
    return out;
}
/* So many ships, all to where there are fewest. */
export function onWeakest(a: Asked, view: View, ships: number): number[] {
    const [first] = spread(a, view, [], 1),
        weakest = first === undefined ? undefined : optionOf(a, first);
    return weakest ? spread(a, view, Array<number>(Math.min(ships, capacity(a, view, weakest))).fill(weakest.choice), ships) : [];
}

/* The places among which ships are divided, if each can have a cell of its own. */
const MOST_CELLS = 16;
export function landingPlaces(a: Asked): Option[] {
    const places = thingOptions(a),
        all = places.length <= MOST_CELLS && places.every(o => o.kind === 'planet' && o.thing !== null);
    return a.form === 'places' && a.most > 1 && all ? places : [];
}

export const canSpread = (a: Asked): boolean =>
    (a.form === 'ships' || a.form === 'places') && (a.form === 'places' || a.options.some(o => o.kind === 'planet'));

/* So many ships, no more and no fewer: they are spread at once, and a tap moves one. */
const canSuggest = (a: Asked): boolean => canSpread(a) && a.least === a.most && !a.whole;
export function suggested(a: Asked, view: View): number[] {
    const draft = canSuggest(a) && !pickedBefore(a) ? spread(a, view, [], a.most) : [];
    return complete(a, draft) && draft.length > 0 ? draft : [];
}

/* An answer that decides, shows something or cannot be undone, and takes one tap: it is held, or tapped twice. */
export function isWeighty(a: Asked, option: Option): boolean {
    if (option.kind === 'walk-away' || (option.kind === 'reply' && option.thing === 2)) return true;
    const saves = (o: Option): boolean => o.outlook?.kind === 'score' && o.outlook.winner === o.outlook.side;
    return option.kind === 'pass' && option.outlook?.kind === 'score' && !saves(option) && a.options.some(saves);
}

/* What joining comes to with so many ships: if that side wins, and if it loses. */
export function joinCases(view: View, option: Option, ships: number): { head: string; body: string }[] {
    const side = option.side,
        o = option.outlook;
    if (!side || !o) return [];
    const main = side === 'offense' ? view.offense : view.defense,
        foe = side === 'offense' ? view.defense : view.offense,
        wins = (seat: number | null): string => `${nameOf(view, seat)} ${isYou(view, seat) ? 'win' : 'wins'}`;
    const where = view.target === null ? 'the planet' : planetName(view, view.target),
        gain =
            side === 'defense'
                ? `${count(ships, 'reward')}: cards, or {ships} back.`
                : o.gains
                  ? `{A colony} on ${where}, your ${ordinal(o.colonies ?? 0)} of ${view.colonies_to_win}.`
                  : 'No new {colony}: you have one there.';
    return [
        { head: wins(main), body: inWords(gain) },
        { head: wins(foe), body: `You lose ${count(ships, 'ship')}.` },
    ];
}

/* Ships that are said along with a target, a side or a number: so many, spread evenly; or they are chosen one by one afterwards. */
export type ShipsAlong = NonNullable<Option['ships']>;
export interface Fleet {
    n: number;
    even: boolean;
}
const BOLD = 4,
    CAREFUL = 2;
export const fleetFor = (a: Asked): Fleet | null =>
    a.options.some(o => o.ships || o.then?.some(t => t.ships)) ? { n: a.question.does === 'join' ? CAREFUL : BOLD, even: true } : null;
export const fleetSize = (fleet: Fleet, ships: ShipsAlong): number => Math.max(ships.least, Math.min(ships.most, fleet.n));

/* From which planets so many ships come, the fullest first: planet and number. */
export function fleetFrom(view: View, { from }: ShipsAlong, n: number): Map<number, number> {
    const me = view.viewer ?? 0,
        out = new Map<number, number>(),
        left = (p: number): number => shipsAt(view, p, me) - (out.get(p) ?? 0);
    for (let i = 0; i < n; i++) {
        const fullest = from.reduce<number | null>((best, p) => (left(p) > (best === null ? 0 : left(best)) ? p : best), null);
        if (fullest === null) break;
        out.set(fullest, (out.get(fullest) ?? 0) + 1);
    }
    return new Map([...out].sort(([p], [q]) => p - q));
}

/* What it costs to take that many; "": nothing. */
export function fleetWarning(view: View, ships: ShipsAlong, n: number): string {
    const me = view.viewer ?? 0;
    return emptying(view, me, [...fleetFrom(view, ships, n)].filter(([p, k]) => k >= shipsAt(view, p, me)).map(([p]) => p));
}

/* What is picked, in a line or two: what is left behind, who would gain, how weak the weakest will be. */
export function pickCases(a: Asked, view: View, draft: number[]): { head: string; body: string }[] {
    if (a.form === 'places') return afterLanding(a, view, draft);
    if (a.form === 'ships' || a.form === 'side') return [];
    const picked = [...new Set(draft)].map(c => optionOf(a, c)).filter((o): o is Option => !!o);
    const head = (o: Option): string => (o.planet === undefined ? o.text : planetName(view, o.planet));
    return picked.flatMap(o => o.outlook?.cases ?? (o.outlook ? [{ head: head(o), body: o.outlook.text }] : []));
}

function afterLanding(a: Asked, view: View, draft: number[]): { head: string; body: string }[] {
    const left = a.least - draft.length - pickedBefore(a),
        me = view.viewer ?? 0;
    if (left > 0) return [{ head: 'Still to land', body: count(left, 'ship') }];
    const after = thingOptions(a)
        .filter(o => o.kind === 'planet' && o.thing !== null)
        .map(o => shipsAt(view, o.thing!, me) + timesPicked(draft, o.choice));
    const low = Math.min(...after),
        many = after.filter(n => n === low).length;
    const weakest = inWords(many > 1 ? '{colonies} have' : '{colony} has');
    return after.length ? [{ head: 'Afterwards', body: `Your weakest ${weakest} ${count(low, 'ship')}.` }] : [];
}

/* Takes one of it back. */
export function minus(draft: number[], choice: number): number[] {
    const at = draft.lastIndexOf(choice);
    return at < 0 ? draft : [...draft.slice(0, at), ...draft.slice(at + 1)];
}

/* Terms of a deal: one colony a side (another tap moves it), each card and each named thing once, as many blind cards as there are cards. */
function tapTerm(a: Asked, view: View, draft: number[], option: Option): number[] {
    const { item, gives } = option;
    if (item === 'colony') {
        const others = draft.filter(c => !isLike(optionOf(a, c), o => o.item === item && o.gives === gives));
        return draft.includes(option.choice) ? others : [...others, option.choice];
    }
    if (item === 'card' || (option.sheet && option.one))
        return draft.includes(option.choice) ? draft.filter(c => c !== option.choice) : [...draft, option.choice];
    return cardsIn(a, draft, option) < termLimit(a, view, option) ? [...draft, option.choice] : draft;
}
const isLike = (o: Option | undefined, good: (o: Option) => boolean): boolean => !!o && good(o);

const CARDS = new Set(['card', 'random', 'of_kind']);
const isOfCards = (o: Option): boolean => CARDS.has(o.item ?? '');
const RELEASES = new Set(['release', 'freed', 'captive']);
function cardsIn(a: Asked, draft: number[], option: Option): number {
    const same = (o: Option): boolean => (isOfCards(option) ? isOfCards(o) && o.gives === option.gives : o.choice === option.choice);
    return draft.filter(c => isLike(optionOf(a, c), same)).length;
}
/* What one of the two has promised already, in parts of the offer that were put together before. */
const promised = (a: Asked, from: number): number => (a.question.offer ?? []).filter(x => x.from === from && CARDS.has(x.item)).length;

/* Between whom the terms are that can be picked now: with three at the talks, perhaps between two others. */
export function pairOf(a: Asked, view: View): [number | null, number | null] {
    if (a.question.between) return a.question.between;
    const me = view.viewer;
    return [me, me === view.offense ? view.defense : view.offense];
}

function termLimit(a: Asked, view: View, option: Option): number {
    const [me, other] = pairOf(a, view);
    if (me === null || other === null) return 0;
    if (isOfCards(option)) return view.seats[option.gives ? me : other]!.hand - promised(a, option.gives ? me : other);
    return option.most ?? 1;
}

const promisedAnything = (a: Asked): boolean => (a.question.offer ?? []).some(x => !RELEASES.has(x.item));

/* May this draft be sent as it stands? */
export function complete(a: Asked, draft: number[]): boolean {
    if (a.whole) return wholeOf(a, draft) !== undefined;
    if (!a.question.compound) return draft.length === 1;
    const n = draft.length + pickedBefore(a);
    const isRansom = (o: Option | undefined): boolean => o?.item === 'captive' && !o.gives,
        ransom = a.options.some(isRansom);
    if (a.form === 'deal' && ransom && !draft.some(c => isRansom(optionOf(a, c)))) return false;
    if (a.form === 'deal') return draft.some(c => !RELEASES.has(optionOf(a, c)?.item ?? '')) || promisedAnything(a);
    return n >= a.least && n <= a.most && (n > 0 || a.least === 0);
}

/* The lit things, by the number of the thing. */
export function lit(a: Asked | null, kind: 'planet' | 'seat' | 'card'): Map<number, Option> {
    const out = new Map<number, Option>();
    if (!a) return out;
    for (const o of a.options) if (o.kind === kind && o.thing !== null && !out.has(o.thing)) out.set(o.thing, o);
    return out;
}

/* A power or card that could be used now: the card that it is, or null: the power on my star. */
export const actCard = (option: Option): number | null => (option.kind === 'act' ? (option.card?.card ?? null) : null);

/* The words on the one filled button: exactly what will happen. */
export function goText(a: Asked, view: View, draft: number[], fleet: Fleet | null = null): string {
    const q = a.question,
        first = draft.length ? optionOf(a, draft[0]!) : undefined,
        say = (what: string): string => [q.verb, what, q.after].filter(Boolean).join(' ');
    const picked = list(draft.map(c => optionOf(a, c)?.text ?? ''));
    switch (a.form) {
        case 'ships':
        case 'places':
            if (draft.length && draft.length + pickedBefore(a) < a.least)
                return `${a.least - draft.length - pickedBefore(a)} left to ${a.form === 'places' ? 'land' : 'choose'}`;
            return say(draft.length ? count(draft.length, 'ship') : a.least === a.most ? count(a.least, 'ship') : inWords('{ships}'));
        case 'planet':
            if (first?.planet === undefined) return say('a planet');
            return say(planetName(view, first.planet) + (fleet?.even && first.ships ? ` with ${count(fleetSize(fleet, first.ships), 'ship')}` : ''));
        case 'seats':
            if (!draft.length) return a.least ? say('players') : (doneOption(a)?.text ?? 'Nobody');
            return say(picked);
        case 'seat':
            return say(first ? first.text : 'a player');
        case 'side':
            if (fleet?.even && first?.ships) return `Send ${count(fleetSize(fleet, first.ships), 'ship')} to ${nameOf(view, first.seat ?? null)}`;
            return first?.seat === undefined ? (first?.text ?? 'Choose a side') : say(nameOf(view, first.seat));
        case 'card':
            return first ? say(first.text) : 'Choose a card';
        case 'cards':
            return say(picked || 'cards');
        case 'plan':
            return say(wholeOf(a, draft)?.text ?? 'a plan with half a tactic');
        case 'deal':
            return 'Make this offer';
        default:
            return first ? first.text : 'Choose';
    }
}

/* How many may be picked, in words: "1 to 4", "3". */
export function howMany(a: Asked): string {
    if (!a.question.compound || a.form === 'deal' || a.form === 'places' || (a.form === 'ships' && !a.question.sheet)) return '';
    if (a.form === 'seats' && !a.question.sheet) return '';
    if (a.least === a.most) return a.question.sheet ? String(a.least) : ''; /* the titles of the rules name it themselves */
    return a.least === 0 ? `up to ${a.most}` : `${a.least} to ${a.most}`;
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
    return whose === view.viewer ? emptying(view, whose, emptied.map(o => o.thing!)) : '';
}
function emptying(view: View, whose: number, emptied: number[]): string {
    if (!emptied.length) return '';
    const home = view.planets.filter(p => p.owner === whose && p.ships[whose]! > 0 && !emptied.includes(p.planet)).length;
    const me = view.seats[whose]!;
    if (me.power === 'on' && home < view.home_for_power) return inWords('This costs you your power: too few home {colonies} are left.');
    const where = list(emptied.map(p => planetName(view, p)));
    return `This empties ${where}: you lose ${inWords(emptied.length > 1 ? 'those {colonies}' : 'that {colony}')}.`;
}

/* On whom an act is played, or with how many: a button each. (Its side is mine, unless I say otherwise.) */
export const asksAlong = (option: Option | undefined): Then[] => option?.then?.filter(t => t.side === undefined) ?? [];

/* The buttons of a window: an act that is played on somebody, or with a number, has one for each. */
export interface Deed {
    option: Option;
    whom: Then | null;
}
export const deeds = (options: Option[]): Deed[] =>
    options.flatMap((option): Deed[] => {
        const along = asksAlong(option);
        return along.length ? along.map(whom => ({ option, whom })) : [{ option, whom: null }];
    });
