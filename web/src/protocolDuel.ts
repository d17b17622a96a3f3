// The messages between page and engine, where Duel is played: its table and what it asks.
import type { Card, Stage } from './protocol';

export type DuelDeed = 'dial' | 'plan' | 'reinforce' | 'back' | 'ready' | 'recover' | 'raise' | 'lower' | 'dismiss' | 'show' | 'resource';

export type PlanetSymbol = 'blue' | 'pink' | 'green' | 'yellow';
export type DestinyDeck = 'discovery' | 'event' | 'refresh';
/* What a destiny card says in rows: what happens, rules of its own, which planet, and what it gives. */
export interface Gift {
    gives: 'recover' | 'draw' | 'gain' | 'ready' | 'friend' | 'draw_up' | 'wreck' | 'naivety' | 'star_child';
    count: number;
}
export type FateRule =
    | 'discovers' | 'defends' | 'no_tactics' | 'crowded' | 'from_warp' | 'spares' | 'doubles' | 'lower_wins' | 'pageant' | 'toxic' | 'shared'
    | 'on_newest' | 'straggler_first' | 'two_planets' | 'straggler_two';
export interface Fate {
    kind: 'duel' | 'contest' | 'resources' | 'each' | 'own' /* only its text says it */;
    rules: FateRule[];
    least: number /* of the dials; 0: as always */;
    most: number;
    bar: PlanetSymbol[] /* from the left */;
    winner: Gift[] /* of each: the leader; of resources: everybody, first */;
    loser: Gift[] /* of each: the straggler */;
    symbols: Partial<Record<PlanetSymbol, Gift[]>>;
}
/* Of a plan or a reinforcement: its name without the number. */
export interface Titled {
    title?: string;
    brief?: string /* of a reinforcement: its name in one word */;
}
/* What a table of Duel has instead of encounters. */
export interface DuelTable {
    to_win: number;
    leader: number;
    card: { sheet: string; deck: DestinyDeck } | null;
    kind: 'duel' | 'contest' | null;
    settled: boolean;
    advantage: number;
    fewer: boolean /* that is for who has fewer ships */;
    next: DestinyDeck;
    decks: Record<DestinyDeck | 'planets' | 'reinforcements', number>;
    tactics: { does: 'blast' | 'shield' | 'ready'; count: number }[] /* halves, two a token */;
    seats: Duelist[];
    envoys: Envoy[];
    clout: Clout | null;
}
export interface Duelist {
    seat: number;
    planets: number;
    supply: number;
    deck: number;
    discards: number;
    thrown?: Card[] /* the cards in them */;
    limit: number;
    ready: number[] /* tokens */;
    dial: number | null;
    sent: number;
    tactic: number | null /* the half that is shown */;
    backing: Card[];
}
export interface Envoy {
    envoy: number;
    icon: 'sword' | 'coin' | 'eye';
    ally: number | null;
    open: boolean;
    sheet: string | null;
}
export interface Clout {
    totals: [number, number];
    plans: [number, number];
    leads: number | null;
    if_backed?: { card: number; seat: number; totals: [number, number]; leads: number | null }[] /* what reinforcements of the viewer's hand would make of it */;
    steps: { seat: number; stage: Stage; before: number; after: number; sheet: string | null; text: string }[];
}
