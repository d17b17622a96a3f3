// What a book of the encyclopaedia holds (docs/WEB-PROTOCOL.md), as types.
import type { Designed, Outlook } from './protocol';
import type { Fate } from './protocolDuel';

/* The catalogue and the encyclopaedia: what the edition holds, read once. */
/* One of the scenarios of the tests, as the log tells it. */
export interface ExampleSide {
    player: string /* a colour */;
    alien: string | null;
    card: string | null;
    total: number | null;
}
export interface Example {
    title: string;
    who: string /* "Red is Amoeba." */;
    lines: string /* sentences, each on a line */;
    offense: ExampleSide | null;
    defense: ExampleSide | null;
    won: 'offense' | 'defense' | null;
}

export interface Entry {
    name: string;
    alien?: boolean;
    kind?: string;
    power?: string | null;
    summary?: string | null;
    power_text?: string | null;
    text?: string | null;
    wild_text?: string | null;
    super_text?: string | null;
    when?: string | null;
    wild_when?: string | null;
    super_when?: string | null;
    as?: string | null;
    wild_as?: string | null;
    super_as?: string | null;
    use?: string | null;
    alert?: string | null;
    box?: string | null;
    before_the_game?: string | null;
    note?: string | null;
    designed?: Designed;
    history?: string | null;
    research?: number | null;
    fate?: Fate /* of a destiny card of Duel */;
    rulings?: { number: number; text: string }[];
    example?: Example | null;
    phases?: string[];
}

/* Said along with an act: for which side, or on whom. */
export interface Then {
    choice: number;
    side?: 'offense' | 'defense';
    seat?: number;
    number?: number;
    label?: boolean /* what to do, by name */;
    ships?: boolean /* then it is asked which ships */;
    outlook?: Outlook;
    text: string;
}
