// The messages between page and engine (docs/WEB-PROTOCOL.md) as types. Unknown members are ignored on both sides.
import type { CampaignAnswer, CampaignRoom, CampaignWish } from './protocolCampaign';
import type { Then } from './protocolBook';
export type { Entry, Example, ExampleSide, Then } from './protocolBook';
import type { MineLine, Person, Welcome } from './protocolPeople';
import type { Deal, Item } from './protocolDeal';
import type { DuelDeed, DuelTable, PlanetSymbol, Titled } from './protocolDuel';
export type Side = 'offense' | 'defense';
export type PowerState = 'on' | 'lost' | 'zapped' | 'hidden' | 'none';

/* Of a card that is not of the published game, or only in part. */
export type Designed = 'here' | 'partly';
export interface Card extends Titled {
    card: number;
    kind: string;
    name: string;
    value?: number;
    sheet?: string /* of cards with a text of their own, and of flares the alien */;
    designed?: Designed;
    back?: Back /* of a card of another deck */;
}
/* The deck that a card came out of: all can see it on its back. */
export type Back = 'cosmic' | 'reward' | 'ultra' | 'hazard';
/* What lies on the table beside hands, piles and ships: drawn as it comes. */
export interface Thing {
    lies: string /* hoard, display, tech, under_tech, piece, extra (beside the encounter cards), and what later sets bring */;
    holder: number | null;
    sheet: string | null;
    place: number | null /* planet or place where it lies; null: before its holder */;
    encounter?: true;
    count: number /* ships on it */;
    open: boolean;
    card: Card | null;
    sort?: string /* of a moon: secret, immediate, continuing; of a station: space, city, deep; as far as I know it */;
}
/* Ships on a sheet. */
export interface Fleet {
    seat: number;
    holder: number;
    sheet: string | null;
    count: number;
}
/* A number with a name, such as tokens. */
export interface Note {
    note: string;
    holder: number | null;
    sheet: string | null;
    value: number;
}

export interface SeatView {
    seat: number;
    name: string;
    alien: string | null;
    power: PowerState;
    foreign_colonies: number;
    home_colonies: number;
    home_for_power?: number;
    layout?: 'gas-giant' | 'space-dust' | 'six-pact' | 'rings' | 'spiral' | 'pulsar';
    aside_ships?: number;
    side: Side | 'none';
    ships_in: number;
    both_sides?: boolean;
    ships_offense?: number;
    ships_defense?: number;
    invited_by_offense: boolean;
    invited_by_defense: boolean;
    asked_to_join: boolean;
    warp: number;
    gone: number;
    gate: number;
    hand: number;
    cards: Card[];
    played: number;
    face_up: boolean;
    played_card: Card | null;
    aside: number;
    partner?: number /* with teams */;
    backs?: Record<Back, number> /* the hand by the backs of its cards, where some came out of other decks */;
    kicker?: boolean /* one lies beside its card */;
    dial?: { side: Side | null; ships: number; card: boolean } /* of hidden alliances, as soon as it is shown */;
}

/* A disc or card of destiny. */
export interface Disc {
    seat: number | null;
    kind: string;
    mark: 'comet' | 'warning' | null;
}
/* A deck that a part of the game has brought. */
export interface Pile {
    pile: string /* rewards, techs, hazards, and what later parts bring */;
    count: number;
    used: number;
    back?: Back /* of the next one */;
}

export interface Planet {
    planet: number;
    owner: number;
    number: number; /* in its system, from 1 */
    moon?: number /* it is a moon: which of its system */;
    ships: number[];
    /* Of one that is called by more than its number, as on a ring or in a cloud; and of a planet of Duel, which has no owner: */
    name?: string /* "Dara's third ring" */;
    word?: string /* "third ring" */;
    symbol?: PlanetSymbol;
    in_warp?: boolean;
    control?: number[];
}
/** What a sheet keeps in mind, as far as the seat knows it. */
export interface Memo {
    holder: number;
    name: string;
    text: string;
    planets: number[];
}

export interface Power {
    alien: string;
    holder: number | null;
    state: PowerState;
}
/* What a step of a total is about. */
export type Stage = 'card' | 'ships' | 'combined' | 'added' | 'multiplied' | 'bonus' | 'winner';
export interface Step {
    side: Side;
    stage: Stage;
    seat: number | null /* whose ships */;
    by: number | null /* who uses the power or card */;
    before: number;
    after: number;
    sheet: string | null;
    text: string;
}
export interface Totals {
    offense: number | null;
    defense: number | null;
    winner: string;
    steps: Step[];
}
export type { Deal, Item } from './protocolDeal';

export interface View {
    edition: string;
    players: number;
    viewer: number | null;
    phase: string;
    step: string;
    turn: number;
    encounter: number;
    encounter_of_turn: number;
    offense: number | null;
    defense: number | null;
    target: number | null;
    driving_out: boolean;
    lower_wins?: boolean;
    winner: string;
    over: boolean;
    won: number[];
    colonies_to_win: number;
    home_for_power: number;
    seats: SeatView[];
    planets: Planet[];
    deck: number;
    destiny: number;
    destiny_used: number;
    discards: Card[];
    destiny_drawn: number | null;
    destiny_kind: string | null;
    destiny_mark?: Disc['mark'];
    destiny_discards?: Disc[];
    cone?: 'normal' | 'reversed' /* where it can be turned over */;
    piles?: Pile[];
    board?: 'hexes' /* each system lies on a hex of its own */;
    deal: Deal | null;
    powers: Power[];
    things: Thing[];
    fleets: Fleet[];
    notes: Note[];
    memos: Memo[];
    totals: Totals | null;
    duel?: DuelTable /* then there are no encounters: model/duel.ts says what stands in their place */;
}

/* What is done with what is chosen, where the table shows it in a way of its own. */
export type Deed = 'choose' | 'load' | 'send' | 'aim' | 'invite' | 'join' | 'play' | 'lose' | DuelDeed;
export interface Question {
    kind: string;
    prompt: string;
    sheet: string | null;
    title: string;
    short: string /* in some thirty letters */;
    more?: boolean /* a power or card asks, and only the title says what */;
    why: string;
    why_names?: Name[];
    next: string;
    next_names?: Name[];
    why_ends?: number[]; next_ends?: number[] /* where their sentences end */;
    does: Deed;
    verb: string /* on the button: before what is picked ... */;
    after: string /* ... and after it */;
    compound: boolean;
    simultaneous: boolean;
    least?: number;
    most?: number;
    picked?: number[];
    offer?: Item[] /* of terms: what is picked, one entry a pick */;
    between?: [number, number] /* of terms: whom the options are between */;
    count: number;
    place: number | null;
    who: number | null;
    puts?: boolean /* ships are put down there, not taken */;
    whose?: number | null;
    spares?: boolean /* one ship has to stay on each planet */;
    window?: string;
    about?: string | null;
}
/* What an answer comes to as things stand: numbers from what I may know, and words for them. */
export interface Outlook {
    kind: 'bound' | 'score' | 'join' | 'aim' | 'invite' | 'leave' | 'land' | 'cost' | 'change';
    side?: Side;
    own?: number | null;
    other?: number | null;
    winner?: string;
    least?: number | null;
    most?: number | null;
    beats?: number;
    of?: number;
    ships?: number;
    colonies?: number;
    gains?: boolean;
    loses?: boolean;
    loses_power?: boolean;
    text: string;
    top?: string /* of an encounter card: two lines below it ... */;
    below?: string;
    cases?: { head: string; body: string }[] /* ... and two sentences */;
}
export interface Option {
    choice: number;
    kind: string;
    thing: number | null;
    sheet?: string;
    card?: Card | null /* of an act without one: the power */;
    planet?: number;
    seat?: number;
    side?: Side;
    half?: number | null /* of a tactic, with the card: Duel */;
    item?: string /* of a term: what would stand in the offer */;
    gives?: boolean /* ... and whether I would give it */;
    of?: string /* ... cards of this kind */;
    most?: number /* ... so often */;
    one?: string /* ... of a part of the game: its words */;
    more?: string;
    between?: [number, number] /* turns to the terms between these two */;
    text: string;
    help: string;
    outlook?: Outlook;
    gist?: string /* what it does, in a few words */;
    then?: Then[] /* of an act: on whom, with how many */;
    ships?: { least: number; most: number; from: number[] } /* of a target, a side, a number: those that are asked for next */;
}

/* Where a sentence names a player, a sheet or a word of the rules. */
export interface Name {
    from: number;
    to: number;
    seat?: number;
    sheet?: string;
    word?: string;
}
export interface Told {
    text: string;
    names?: Name[];
}

/* So many events, from the one at this place in the list on, told in one sentence. */
export interface Run extends Told {
    at: number;
    of: number;
}
export interface GameEvent extends Told {
    n?: number;
    kind: string;
    who: number | null;
    other: number | null;
    a: number;
    b: number;
    c: number;
    sheet: string | null;
    by: number | null;
    rule: string | null;
    card?: Card;
    stage?: Stage;
    phase?: string /* under whose heading it is told */;
}
export interface Clock { seconds_left: number; of: number }
export interface GameMessage {
    type: 'game';
    room?: string;
    n: number;
    view: View;
    question: Question | null;
    options: Option[] | null;
    id: number | null;
    waiting?: boolean;
    clock?: Clock | null;
    deal_clock?: Clock | null;
    events: GameEvent[];
    runs?: Run[] /* of them */;
    missed?: boolean;
    log?: Told[];
}

export interface RoomSeat {
    seat: number;
    name: string;
    player: 'person' | 'bot' | 'open';
    bot?: string | null;
    about?: string | null;
    ready?: boolean;
    online?: boolean;
    belongs?: boolean /* to a person, who may be away */;
    person?: string /* whose page is at /player/... */;
    points?: number /* the rating, in a rated room */;
    agreed?: number[] /* seats that want it to be free for somebody new, while others have to agree */;
    away_since?: number | null;
}
export interface SeatWish {
    player: 'me' | 'open' | 'bot' | 'here' /* another person at this screen; offline only */;
    name?: string /* of who is here */;
    bot?: string;
    alien?: string | null;
}
export interface Settings extends CampaignWish {
    edition: string;
    players: number;
    boxes?: string[] /* sets that aliens and flares are drawn from; none named: the usual one */;
    variants: string[];
    parts?: string[] /* parts of the game, with options: "name:option+option" */;
    seats: SeatWish[];
    alert?: string;
    choose?: boolean;
    group?: number;
    listed: boolean;
    clock: 'off' | 'relaxed' | 'fast' | 'days';
    deal_seconds?: number /* not given: a minute where people play together */;
    silence_seconds: number;
    talk: boolean;
    spectators: boolean;
    rated?: boolean;
    seed?: string | number;
    title?: string /* what the room is called; chosen by its host */;
}
export interface RoomMessage extends CampaignRoom {
    type: 'room';
    room: string;
    state: 'waiting' | 'running' | 'over';
    host: number | null;
    you: number | null;
    settings: Partial<Settings>;
    mail?: string /* where I am told of my turn */;
    mail_confirmed?: boolean /* ... once the code that was sent there has been typed */;
    seats: RoomSeat[];
    spectators: number;
    link?: string;
}
export interface RoomLine {
    room: string;
    edition: string;
    players: number;
    taken: number;
    open: number;
    state: string;
    names: string[];
    spectators?: boolean;
    clock?: string;
    rated?: boolean;
    title?: string;
    host?: string;
    /* Of a game in this browser: when it was last played (milliseconds), my seat, how far it is, who won it. */
    at?: number;
    seat?: number;
    turn?: number | undefined;
    won?: number[] | undefined;
}
export interface ChatMessage {
    type: 'chat';
    from: number | string | null;
    text: string;
    talk?: boolean;
    notice?: boolean /* of the table itself: goes into the log, too */;
    at?: number;
    time?: number;
}
/* What a bot has answered for me, not yet read; `answers` are the last of `count`. */
export interface StoodInMessage {
    type: 'stood_in';
    room: string;
    count: number;
    answers: { question: string; answer: string }[];
}
export interface Mark {
    n: number;
    kind: 'turn' | 'phase' | 'encounter' | 'card' | 'outcome' | 'won';
    text: string;
    phase?: string;
    seat?: number /* whose turn or encounter it is, or who won */;
    result?: 'offense' | 'defense' | 'both-lost' | 'deal' | 'no-deal' | 'won' /* of an outcome */;
    colonies?: number[] /* of all seats, outside their own systems */;
}

export type ServerMessage =
    | Welcome
    | { type: 'rooms'; rooms: RoomLine[] }
    | RoomMessage
    | { type: 'seated'; room: string; seat: number; token: string }
    | GameMessage
    | ChatMessage
    | StoodInMessage
    | { type: 'suggestion'; id: number; choices: number[]; text: string; why: string }
    | { type: 'replay'; room: string; at: number; of: number; view: View; events: GameEvent[]; runs?: Run[]; marks?: Mark[] }
    | { type: 'error'; about?: string; code: string; why: string }
    | { type: 'mine'; games: MineLine[] }
    | ({ type: 'person'; key?: string } & Person)
    | { type: 'again'; room: string; from: string } /* somebody plays again: a seat is free for me there */
    | { type: 'curtain'; room: string; seat: number; name: string } /* offline: the screen goes to somebody else */
    | { type: 'kept'; kept: boolean } /* offline: could the browser keep the game? */
    | { type: 'pong' };
export type ClientMessage =
    | { type: 'hello'; protocol: 2; name?: string; key?: string }
    | { type: 'rooms' | 'unrooms' }
    | { type: 'name'; name?: string; title?: string }
    | { type: 'mail'; address: string } | { type: 'mail'; code: string }
    | { type: 'person'; make?: boolean }
    | { type: 'mine'; games: { room: string; token: string }[] }
    | ({ type: 'create' } & Settings)
    | ({ type: 'settings' } & Settings)
    | { type: 'join'; room: string; token?: string; seat?: number; watch?: boolean; since?: number; take?: boolean }
    | { type: 'leave'; room?: string }
    | { type: 'start' | 'suggest' | 'again' | 'ping' | 'back' | 'told' }
    | { type: 'lift' } /* offline: whoever the curtain is for has the screen */
    | { type: 'ready'; ready: boolean } | CampaignAnswer
    | { type: 'seat'; seat: number; player: 'open' | 'bot'; bot?: string }
    | { type: 'answer'; id: number; choice?: number; choices?: number[] }
    | { type: 'asking'; rule: AskingRule; sheet?: string }
    | { type: 'chat'; text: string }
    | { type: 'replay'; room: string; at: number; eyes: number | null };
export type AskingRule = 'always' | 'matters' | 'never' | 'use';
