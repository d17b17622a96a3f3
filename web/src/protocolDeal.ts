// Offers (docs/PROTOCOL.md), as types.
import type { Card } from './protocol';

export interface Item {
    from: number;
    to: number | null /* null: a card for somebody else */;
    item: string /* colony, card, of_kind, random, release, freed, captive, and those that parts of the game bring */;
    count: number;
    sheet?: string /* of one that a part of the game brings: what it names, and its words */;
    one?: string;
    more?: string;
    planet?: number;
    seat?: number;
    kind?: string;
    card?: Card;
}
export interface Deal {
    proposer: number | null;
    round: number;
    parties: number[];
    items: Item[];
}
