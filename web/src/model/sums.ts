// The sums of an encounter as columns: what each card, ship and power adds to a side. From the view, or from the events of a reveal.
import type { Card, GameEvent, SeatView, Side, Step, Told, View } from '../protocol';
import { noteOf } from './board';
import { revealOfDuel } from './duel';
import { isYou } from './seats';
import { wordOf } from './words';

export interface Column {
    icon: 'card' | 'ships' | 'sheet';
    seat: number | null;
    sheet: string | null;
    value: string;
    ships?: number;
    label: string;
    help: string;
    after: number;
    face?: number /* of what the card counts as from here on */;
}
export interface Sum {
    columns: Column[];
    total: number | null;
    unit: 'total' | 'ships' | 'colonies' | 'planets' | 'so far';
    talks?: boolean /* the card counts as a negotiate, whatever is printed on it */;
}

const MOST_COLUMNS = 6,
    NO_ATTACK = -900 /* numbers below stand for cards that are no attacks */,
    NEGOTIATE = -1000; /* and this one for a negotiate */

/* Ships of a seat on a side; who is on both has some on each. */
export function shipsOn(s: SeatView, side: Side): number {
    if (s.both_sides) return (side === 'offense' ? s.ships_offense : s.ships_defense) ?? 0;
    return s.side === side ? s.ships_in : 0;
}

/* Columns of the table before the reveal: ships only. */
export function shipColumns(view: View, side: Side): Column[] {
    const main = side === 'offense' ? view.offense : view.defense;
    const in_it = view.seats
        .filter(s => shipsOn(s, side) > 0)
        .sort((a, b) => Number(b.seat === main) - Number(a.seat === main));
    return in_it.map(s => shipColumn(view, s.seat, shipsOn(s, side), s.seat === main, ''));
}

/* What is added besides: lucre, and the points of a ring. */
function sureColumns(view: View, side: Side): Column[] {
    const main = side === 'offense' ? view.offense : view.defense;
    if (main === null) return [];
    const column = (sheet: string, label: string, n: number, help: string): Column => ({
            icon: 'sheet', seat: main, sheet, value: '+' + n, label, help, after: n,
        }),
        lucre = noteOf(view, 'lucre', main) ?? 0,
        ring = view.seats[main]!.layout === 'rings' && view.planets.find(p => p.planet === view.target && p.owner === main && !p.moon),
        guests = ring ? ring.ships.reduce((n, ships, seat) => n + (seat === main ? 0 : ships), 0) : 0,
        points = ring && side === 'defense' ? 2 * ring.number + guests : 0;
    return [
        ...(lucre ? [column('Lucre', 'lucre', lucre, `${lucre} lucre, if it is not spent`)] : []),
        ...(points ? [column('Rings', 'ring', points, `The ring adds ${points - guests}${guests ? `, others on it ${guests}` : ''}`)] : []),
    ];
}

function shipColumn(view: View, seat: number, ships: number, main: boolean, sign: string): Column {
    const word = wordOf(view.edition, ships === 1 ? 'ship' : 'ships'),
        label = main ? word : isYou(view, seat) ? 'you' : view.seats[seat]!.name;
    return {
        icon: 'ships',
        seat,
        sheet: null,
        value: sign + ships,
        label,
        help: `${ships} ${word} of ${view.seats[seat]!.name}`,
        after: ships,
        ships,
    };
}

function change(before: number, after: number): string {
    return after >= before ? '+' + (after - before) : '−' + (before - after);
}

/* Columns of one side from the steps of the totals: cards and ships add, a sheet changes what is there. */
export function stepColumns(view: View, steps: Step[], side: Side): Column[] {
    const main = side === 'offense' ? view.offense : view.defense,
        out: Column[] = [];
    let sum = 0,
        laid = false; /* the card is counted: what changes it from here on changes the sum as well */
    for (const step of steps.filter(s => s.side === side)) {
        if (!step.sheet) {
            sum += step.after;
            const seat = step.seat ?? main;
            laid ||= step.stage === 'card';
            if (step.stage === 'card')
                out.push({
                    icon: 'card', seat: main, sheet: null, value: String(step.after), label: 'card', help: step.text, after: sum, face: step.after,
                });
            else if (step.after || seat === main)
                out.push({ ...shipColumn(view, seat ?? 0, step.after, seat === main, '+'), help: step.text, after: sum });
            continue;
        }
        /* What a card has become before it is added is only shown; cards and ships that are there already count differently. */
        const becomes = step.stage === 'card',
            differs = step.stage === 'ships' || (becomes && laid);
        if (differs) sum += step.after - step.before;
        else if (!becomes) sum = step.after;
        out.push({
            icon: 'sheet',
            seat: step.by,
            sheet: step.sheet,
            value: becomes ? String(step.after) : change(step.before, step.after),
            label: step.sheet,
            help: step.text,
            after: sum,
            ...(becomes ? { face: step.after } : {}),
        });
    }
    return merge(out, main);
}

/* What a card has become, if that is not the number on it; null: nothing else, or no number. */
export function becameOf(card: Card, columns: Column[]): number | null {
    const faces = columns.flatMap(c => (c.face === undefined ? [] : [c.face])),
        now = faces[faces.length - 1];
    return now === undefined || now === card.value || now < NO_ATTACK ? null : now;
}

/* More than six columns: the allies' ships become one. */
export function merge(columns: Column[], main: number | null): Column[] {
    const allies = columns.filter(c => c.icon === 'ships' && c.seat !== main);
    if (columns.length <= MOST_COLUMNS || allies.length < 2) return columns;
    const ships = allies.reduce((n, c) => n + (c.ships ?? 0), 0),
        at = columns.indexOf(allies[0]!);
    const one: Column = {
        ...allies[0]!,
        seat: null,
        value: '+' + ships,
        label: 'allies',
        help: `${ships} ships of allies`,
        after: allies[allies.length - 1]!.after,
        ships,
    };
    const rest = columns.filter(c => !allies.includes(c));
    return [...rest.slice(0, at), one, ...rest.slice(at)];
}

/* Where there is no room for all columns: the first stays, those after it become one, the last ones stay. */
export function foldColumns(columns: Column[], most: number, running: boolean): Column[] {
    if (columns.length <= Math.max(2, most)) return columns;
    const gone = columns.slice(1, columns.length - Math.max(2, most) + 2),
        last = gone[gone.length - 1]!,
        numbers = gone.reduce((n, c) => n + c.after, 0);
    const one: Column = {
        icon: 'card',
        seat: null,
        sheet: null,
        value: running ? change(columns[0]!.after, last.after) : String(numbers),
        label: `${gone.length} more`,
        help: gone.map(c => c.help).join('\n'),
        after: last.after,
    };
    return [columns[0]!, one, ...columns.slice(gone.length + 1)];
}

/* Who has won the encounter stands: what leaves the table from here on was counted before. */
export const isDecided = (view: View): boolean =>
    view.phase === 'resolution' && (view.winner === 'offense' || view.winner === 'defense' || view.winner === 'both_lost');

export const sumOf = (view: View, side: Side): Sum => ({ ...plainSum(view, side), talks: talksAfter(view.totals?.steps ?? [], side) });

/* Does what changed the card make a negotiate of it? */
const talksAfter = (steps: Step[], side: Side): boolean =>
    steps.filter(s => s.side === side && s.stage === 'card' && s.sheet).pop()?.after === NEGOTIATE;

function plainSum(view: View, side: Side): Sum {
    const main = side === 'offense' ? view.offense : view.defense;
    if (view.deal && main !== null)
        return { columns: shipColumns(view, side), total: view.seats[main]!.foreign_colonies, unit: 'colonies' };
    /* Seen for the first time now, with ships gone already: the card is all that is certain. */
    if (isDecided(view))
        return { columns: stepColumns(view, view.totals?.steps ?? [], side).filter(c => c.icon === 'card'), total: null, unit: 'total' };
    const total = view.totals && view.totals[side];
    if (view.totals && total !== null && total !== undefined && view.totals.steps.length)
        return { columns: stepColumns(view, view.totals.steps, side), total, unit: 'total' };
    const ships = shipColumns(view, side),
        sure = ships.length ? sureColumns(view, side) : [],
        columns = [...ships, ...sure];
    return {
        columns: merge(columns, main),
        total: columns.length ? columns.reduce((n, c) => n + c.after, 0) : null,
        unit: sure.length ? 'so far' : 'ships',
    };
}

/* ---- a reveal told by events: shown even when the table has moved on since ---- */
export interface Reveal {
    offense: number;
    defense: number;
    cards: Record<Side, Card | null>;
    tactics?: Record<Side, number | null> /* Duel: the halves that were shown */;
    sums: Record<Side, Sum>;
    lead: string;
    said: Told;
    table?: View /* as it was then, where the page knows it */;
    upto?: number /* how many of the events led there */;
}

function without(s: SeatView, shown: unknown[]): SeatView {
    const cards = s.cards.filter(c => !shown.includes(c.card));
    return { ...s, cards, hand: s.hand - s.cards.length + cards.length };
}
/* A card that is shown in the duel is in nobody's hand any more. */
export function withoutShown(view: View, reveal: Reveal): View {
    const shown = [reveal.cards.offense?.card, reveal.cards.defense?.card];
    return {
        ...view,
        seats: view.seats.map(s => (s.cards.some(c => shown.includes(c.card)) ? without(s, shown) : s)),
    };
}

/* Are the cards of both main players turned up on the table? */
export function cardsOnTable(view: View): boolean {
    const up = (seat: number | null): boolean => seat !== null && view.seats[seat]!.face_up && view.seats[seat]!.played_card !== null;
    return up(view.offense) && up(view.defense);
}

/* The outcome of an encounter from the view before it and the events that led there; null: nothing was settled. */
export function revealOf(before: View, events: GameEvent[], after?: View): Reveal | null {
    if (before.duel) return revealOfDuel(before, events, after);
    const outcome = events.find(e => e.kind === 'OUTCOME');
    if (!outcome || before.offense === null || before.defense === null) return null;
    const shown = events.filter(e => e.kind === 'REVEALED'),
        side = (who: number | null): Side => (who === before.offense ? 'offense' : 'defense');
    if (!shown.length && !cardsOnTable(before)) return null;
    const cards: Record<Side, Card | null> = {
        offense: before.seats[before.offense]!.played_card,
        defense: before.seats[before.defense]!.played_card,
    };
    for (const e of shown) cards[side(e.who)] = e.card ?? cards[side(e.who)];
    /* Steps are told anew with every change: the last telling of each side counts. */
    const told = lastTelling(events),
        steps = told.length ? told.map(e => stepOf(before, e)) : (before.totals?.steps ?? []);
    const total = (n: 0 | 1): number | null =>
        events
            .filter(e => e.kind === 'TOTAL' && e.who === n)
            .map(e => e.a)
            .pop() ?? (shown.length ? null : (before.totals?.[n ? 'defense' : 'offense'] ?? null));
    const make = (s: Side): Sum => {
        const columns = stepColumns(before, steps, s),
            t = total(s === 'offense' ? 0 : 1);
        const turned = events.filter(e => e.kind === 'COUNTS_AS' && side(e.who) === s).pop();
        const sum: Sum = t !== null ? { columns, total: t, unit: 'total' } : plainSum({ ...before, totals: null }, s);
        return { ...sum, talks: turned ? turned.b === NEGOTIATE : talksAfter(steps, s) };
    };
    const sums = { offense: make('offense'), defense: make('defense') };
    return { offense: before.offense, defense: before.defense, cards, sums, lead: leadText(before, outcome), said: outcome };
}

/* The STEP events after the last card step of each side. */
function lastTelling(events: GameEvent[]): GameEvent[] {
    const steps = events.filter(e => e.kind === 'STEP');
    return [0, 1].flatMap(side => {
        const own = steps.filter(e => e.who === side),
            from = own.map(e => e.stage === 'card' && !e.sheet).lastIndexOf(true);
        const changed = own
            .slice(0, Math.max(0, from))
            .filter((e, i, all) => e.stage === 'card' && e.sheet && all.findIndex(o => o.sheet === e.sheet && o.b === e.b) === i);
        return from < 0 ? own : [...changed, ...own.slice(from)];
    });
}

function stepOf(view: View, e: GameEvent): Step {
    const side: Side = e.who === 0 ? 'offense' : 'defense',
        main = side === 'offense' ? view.offense : view.defense;
    const whose = (seat: number | null): string => (seat === null ? '' : isYou(view, seat) ? 'Your' : view.seats[seat]!.name + "'s");
    const text = e.sheet ? e.text : e.other === null ? `${whose(main)} card: ${e.b}` : `${whose(e.other)} ships: ${e.b}`;
    return { side, stage: e.stage ?? 'bonus', seat: e.other, by: e.by, before: e.a, after: e.b, sheet: e.sheet, text };
}

function leadText(view: View, e: GameEvent): string {
    const winner = e.a === 0 ? e.who : e.a === 1 ? e.other : null;
    return e.a === 2 ? 'Both want a deal' : leadOfOutcome(view, winner);
}
function leadOfOutcome(view: View, winner: number | null): string {
    if (winner === null) return 'Both sides lose';
    return isYou(view, winner) ? 'You win' : view.seats[winner]!.name + ' wins';
}

/* Who is ahead, in the middle of the duel, once the totals lie open. */
export function leadOf(view: View): string {
    const t = view.totals,
        card = (seat: number | null): string =>
            seat === null ? '' : view.seats[seat]!.face_up ? (view.seats[seat]!.played_card?.kind ?? '') : '';
    if (view.deal || view.winner === 'deal_made' || (card(view.offense) === 'negotiate' && card(view.defense) === 'negotiate'))
        return 'Both want a deal';
    if (isDecided(view)) return leadOfOutcome(view, view.winner === 'both_lost' ? null : view.winner === 'offense' ? view.offense : view.defense);
    if (!t) return '';
    if (t.offense === null || t.defense === null || view.offense === null || view.defense === null) return '';
    const by = t.offense - t.defense,
        lead = by > 0 ? view.offense : view.defense;
    const who = isYou(view, lead) ? 'You lead' : view.seats[lead]!.name + ' leads';
    return by === 0 ? 'A tie: the defense holds' : `${who} by ${Math.abs(by)}`;
}
