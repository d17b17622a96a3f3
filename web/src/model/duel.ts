// Duel: what stands in the place of encounters, so that everything around the table can be the same; and who won a duel, with its sums.
import type { Card, Designed, GameEvent, SeatView, Side, View } from '../protocol';
import type { Clout } from '../protocolDuel';
import type { Column, Reveal, Sum } from './sums';

/* A view without encounters gets the members that say so. */
export function withoutEncounters(view: View): View {
    const duel = view.duel;
    if (!duel) return view;
    const seat = (s: SeatView): SeatView => ({
        ...s,
        foreign_colonies: duel.seats[s.seat]?.planets ?? 0,
        home_colonies: 0,
        side: 'none',
        ships_in: 0,
        invited_by_offense: false,
        invited_by_defense: false,
        asked_to_join: false,
        gate: 0,
    });
    return {
        ...view,
        encounter: view.turn,
        encounter_of_turn: 1,
        offense: null,
        defense: null,
        driving_out: false,
        winner: 'none',
        colonies_to_win: duel.to_win,
        home_for_power: 0,
        seats: view.seats.map(seat),
        planets: view.planets.map(p => ({ ...p, owner: -1, number: 0 })),
        deck: 0,
        destiny: 0,
        destiny_used: 0,
        destiny_drawn: null,
        destiny_kind: null,
        deal: null,
        totals: null,
    };
}

export const signed = (n: number): string => (n < 0 ? '−' + -n : '+' + n);
const EVEN = 100,
    ODD = 101 /* and even: what a clout comes to decides */,
    CHORUS = 102;
/* What a plan or a reinforcement shows in large. */
export function faceOf(card: Card): string {
    const v = card.value ?? 0;
    if (card.kind === 'plan') return v < 0 ? '−' + -v : String(v);
    return v === EVEN || v === ODD ? '±10' : v === CHORUS ? '+?' : signed(v);
}
/* A plan, or a reinforcement with a name of its own before its number. */
export const isOfDuel = (card: Card): boolean => card.title !== undefined;
export const designedWords = (d: Designed): string => (d === 'partly' ? 'partly designed here' : 'designed here');
/* Its name without the number. */
export const titleOf = (card: Card): string => card.title ?? card.name;

/* Who sits left in the strip: whoever looks, or the first seat. */
export const leftSeat = (view: View): number => view.viewer ?? 0;
export const sideOf = (view: View, seat: number): Side => (seat === leftSeat(view) ? 'offense' : 'defense');

/* The rules count plain reinforcements first, then those that go by even and odd, each kind by its number. */
const byParity = (c: Card): number => (c.value === EVEN || c.value === ODD ? 1 : 0);
const asCounted = (backs: Card[]): Card[] => [...backs].sort((a, b) => byParity(a) - byParity(b) || a.card - b.card);

/* The columns of a sum: the plan, then whatever changes it; what lies on that clout has a column each. */
export function cloutColumns(clout: Clout, seat: number, backs: Card[]): Column[] {
    const cards = asCounted(backs);
    const plan: Column = {
        icon: 'card',
        seat,
        sheet: null,
        value: faceOf({ card: 0, kind: 'plan', name: '', value: clout.plans[seat]! }),
        label: 'plan',
        help: 'the plan',
        after: clout.plans[seat]!,
    };
    const steps = clout.steps
        .filter(s => s.seat === seat && s.stage !== 'winner')
        .map((s): Column => {
            const ships = s.stage === 'ships' && !s.sheet;
            return {
                icon: s.sheet ? 'sheet' : ships ? 'ships' : 'card',
                seat,
                sheet: s.sheet,
                value: signed(s.after - s.before),
                label: s.sheet ?? (ships ? 'ships' : (cards.shift()?.brief ?? 'backing')),
                help: s.text,
                after: s.after,
            };
        });
    return [plan, ...steps];
}

/* Before plans are turned up: the ships there, and whose the advantage would be. */
function shipColumns(view: View, ships: number[], seat: number): Column[] {
    const mine = ships[seat] ?? 0,
        theirs = ships[1 - seat] ?? 0,
        column = (icon: Column['icon'], value: string, label: string, help: string): Column =>
            ({ icon, seat, sheet: null, value, label, help, after: mine });
    if (!mine) return [];
    const out = [column('ships', String(mine), mine === 1 ? 'ship' : 'ships', 'ships on the planet')];
    if (mine !== theirs && mine > theirs !== view.duel!.fewer)
        out.push(column('card', signed(view.duel!.advantage), 'advantage', 'the ship advantage, as things stand'));
    return out;
}

export function sumOfDuelist(view: View, seat: number): Sum {
    const duel = view.duel!,
        target = view.planets.find(p => p.planet === view.target);
    if (duel.clout) return { columns: cloutColumns(duel.clout, seat, duel.seats[seat]!.backing), total: duel.clout.totals[seat]!, unit: 'total' };
    if (duel.kind === 'duel' && target && !duel.settled)
        return { columns: shipColumns(view, target.ships, seat), total: target.ships[seat] ?? 0, unit: 'ships' };
    return { columns: [], total: duel.seats[seat]!.planets, unit: 'planets' };
}

/* Numbers of places that are no planets, as in table/Flights.tsx. */
const WARP = 66,
    SUPPLY = 102;
function move(view: View, seat: number, n: number, place: number): View {
    const seats = place === WARP ? view.seats.map(s => (s.seat === seat ? { ...s, warp: s.warp + n } : s)) : view.seats,
        supply = view.duel!.seats.map(d => (d.seat === seat && place === SUPPLY ? { ...d, supply: d.supply + n } : d)),
        planets = view.planets.map(p => (p.planet === place ? { ...p, ships: p.ships.map((m, s) => (s === seat ? m + n : m)) } : p));
    return { ...view, seats, planets, duel: { ...view.duel!, seats: supply } };
}
const withSeat = (view: View, seat: number, change: (s: SeatView) => SeatView): View =>
    ({ ...view, seats: view.seats.map(s => (s.seat === seat ? change(s) : s)) });
function withTokens(view: View, seat: number, ready: (t: number[]) => number[], tactic?: number): View {
    const seats = view.duel!.seats.map(d => (d.seat === seat ? { ...d, ready: ready(d.ready), tactic: tactic ?? d.tactic } : d));
    return { ...view, duel: { ...view.duel!, seats } };
}
/* Out of a hand, onto the table. */
const withoutCard = (s: SeatView, card: Card | undefined): SeatView =>
    ({ ...s, hand: s.hand - 1, cards: s.cards.filter(c => c.card !== card?.card) });

/* Is the token of this half still readied after it was shown? Tactics that ready are; of others the table afterwards tells. */
function stays(before: View, after: View | undefined, events: GameEvent[], seat: number, half: number): boolean {
    const token = half >> 1,
        readied = events.some(e => e.kind === 'READIED' && e.who === seat && e.b >> token & 1);
    return before.duel!.tactics[half]?.does === 'ready' || (!readied && !!after?.duel?.seats[seat]?.ready.includes(token));
}

/* The table when the duel was decided: ships that were hit are gone, tactics spent, plans out of the hands. */
export function tableAtReveal(before: View, events: GameEvent[], at: number, after?: View): View {
    let v = before;
    for (const e of events.slice(0, at)) {
        const who = e.who;
        if (who === null) continue;
        if (e.kind === 'LOST') v = move(move(v, who, -e.a, e.b), who, e.a, e.c);
        else if (e.kind === 'RETREATED' || e.kind === 'RECOVERED') v = move(move(v, who, -e.a, e.b), who, e.a, SUPPLY);
        else if (e.kind === 'SENT') v = move(move(v, who, -e.a, e.sheet ? WARP : SUPPLY), who, e.a, e.b);
        else if (e.kind === 'READIED') v = withTokens(v, who, t => [...new Set([...t, ...[0, 1, 2, 3, 4].filter(k => e.b >> k & 1)])].sort());
        else if (e.kind === 'TACTIC')
            v = withTokens(v, who, t => (stays(before, after, events, who, e.a) ? t : t.filter(k => k !== e.a >> 1)), e.a);
        else if (e.kind === 'BACKED') v = withSeat(v, who, s => withoutCard(s, e.card));
        else if (e.kind === 'REVEALED') {
            /* A power may have put another card there: then hands are left as they are. */
            const own = events.some(u => u.kind === 'USED_POWER' && u.who === who),
                laid = v.seats[who]!.played > 0 || own;
            v = withSeat(v, who, s => ({ ...(laid ? s : withoutCard(s, e.card)), played: 1, face_up: true, played_card: e.card ?? s.played_card }));
        }
    }
    return { ...v, phase: 'reveal' };
}

/* How a duel or contest ended that these events settled: shown before the table moves on. */
export function revealOfDuel(before: View, events: GameEvent[], after?: View): Reveal | null {
    const won = events.find(e => e.kind === 'DUEL_WON'),
        at = won ? events.indexOf(won) : -1;
    if (!won || won.who === null) return null;
    const said = events.slice(0, at),
        shown = said.filter(e => e.kind === 'REVEALED'),
        clout = said.filter(e => e.kind === 'CLOUT');
    if (!shown.length && !before.duel!.clout) return null;
    const left = leftSeat(before),
        right = 1 - left;
    const cardOf = (seat: number): Card | null => shown.filter(e => e.who === seat).pop()?.card ?? before.seats[seat]!.played_card;
    const tacticOf = (seat: number): number | null =>
        said.filter(e => e.kind === 'TACTIC' && e.who === seat).pop()?.a ?? before.duel!.seats[seat]!.tactic;
    const sum = (seat: number): Sum => {
        const told = clout.filter(e => e.who === seat).pop(),
            known = shown.length ? null : before.duel!.clout,
            plan = told?.b ?? known?.plans[seat] ?? 0,
            total = told?.a ?? known?.totals[seat] ?? plan,
            played = said.flatMap(e => (e.kind === 'BACKED' && e.other === seat && e.card ? [e.card] : [])),
            backs = [...before.duel!.seats[seat]!.backing, ...played];
        const steps = said.filter(e => e.kind === 'STEP' && e.other !== null && e.stage);
        if (told && steps.length) {
            const step = (e: GameEvent): Clout['steps'][number] =>
                ({ seat: e.other!, stage: e.stage!, before: e.a, after: e.b, sheet: e.sheet, text: e.text });
            const counted: Clout = { totals: [0, 0], plans: [plan, plan], leads: null, steps: steps.map(step) };
            return { columns: cloutColumns(counted, seat, backs), total, unit: 'total' };
        }
        const columns = cloutColumns(known ?? { totals: [0, 0], plans: [plan, plan], leads: null, steps: [] }, seat, backs);
        const add = (value: number, label: string, help: string): void => {
            const after = columns[columns.length - 1]!.after + value;
            if (value) columns.push({ icon: 'card', seat, sheet: null, value: signed(value), label, help, after });
        };
        for (const e of said.filter(e => e.kind === 'BACKED' && e.other === seat && e.card && (e.card.value ?? EVEN) < EVEN))
            add(e.card!.value!, 'backing', e.card!.name);
        const rest = shown.length && before.duel!.kind === 'duel' ? 'ships etc.' : 'powers';
        add(total - columns[columns.length - 1]!.after, rest, 'what ships and powers add');
        return { columns, total, unit: 'total' };
    };
    const who = won.who === before.viewer ? 'You win' : `${before.seats[won.who]!.name} wins`;
    return {
        offense: left,
        defense: right,
        cards: { offense: cardOf(left), defense: cardOf(right) },
        tactics: { offense: tacticOf(left), defense: tacticOf(right) },
        sums: { offense: sum(left), defense: sum(right) },
        lead: who,
        said: won,
        table: tableAtReveal(before, events, at, after),
        upto: at,
    };
}

/* What playing this reinforcement on that seat's clout comes to, in words, as the rules reckon it; '': they have not said. */
export function backingWords(view: View, card: Card, whom: number): string {
    const clout = view.duel!.clout,
        me = view.viewer,
        then = clout?.if_backed?.find(b => b.card === card.card && b.seat === whom);
    if (!clout || me === null || !then || then.leads === null) return '';
    const mine = then.totals[me]!,
        theirs = then.totals[1 - me]!,
        other = view.seats[1 - me]!.name,
        ahead = then.leads === me;
    if (mine === theirs) return `${mine} to ${theirs}, a tie: ${ahead ? 'yours' : other + '’s'}`;
    /* Where the lower wins, or an alien has the last word, nothing more is said than the numbers. */
    if (ahead !== mine > theirs) return `you ${mine}, ${other} ${theirs}`;
    return ahead ? `you lead ${mine} to ${theirs}` : `${other} leads ${theirs} to ${mine}`;
}
/* On whom it helps: what adds goes on me, what takes away on the other; both where it depends. */
export function backingSeats(view: View, card: Card): number[] {
    const me = view.viewer ?? 0,
        value = card.value ?? EVEN;
    return value === CHORUS || (value > 0 && value < EVEN) ? [me] : value < 0 ? [1 - me] : [me, 1 - me];
}
