// The first encounter with a voice: six steps on a real table. Which step it is follows from the view, so that a lesson that was left goes on
// wherever its game is; only the first step, destiny, is the page's own, because the card is turned over without a question.
import type { Preferences } from '../settings';
import type { Question, Settings, View } from '../protocol';
import { spread, type Asked } from './asking';
import { isYou, nameOf, planetName } from './seats';

export interface Lesson {
    room: string;
    step: number /* the last one shown, for the start page */;
    drawn: boolean /* destiny was turned over */;
    encounter: number /* mine; 0: it has not begun */;
    done: boolean;
}
export const STEPS = 6;

/* A small table with a fixed deal: your turn first, four aliens that are easy to see, nobody else looks on. */
export const lessonTable: Settings = {
    edition: 'ffg',
    players: 4,
    variants: [],
    seats: ['Tripler', 'Zombie', 'Clone', 'Healer'].map((alien, i) =>
        i ? { player: 'bot' as const, bot: 'steady', alien } : { player: 'me' as const, alien },
    ),
    listed: false,
    clock: 'off',
    silence_seconds: 0,
    talk: false,
    spectators: false,
    seed: 49,
    title: 'Your first encounter',
};
export const begun = (room: string): Lesson => ({ room, step: 1, drawn: false, encounter: 0, done: false });

/* The lesson of this table, if one is on. */
export const lessonOf = (p: Preferences, room: string | undefined): Lesson | null =>
    p.lesson && !p.lesson.done && p.lesson.room === room ? p.lesson : null;

const PHASE_STEP: Record<string, number> = { invite_offense: 3, invite_defense: 3, join: 3, planning: 4, reveal: 5, resolution: 6 };
export const isMine = (view: View): boolean => isYou(view, view.offense);
/* Mine is over: another encounter has begun, or another player's turn. */
export const isOver = (l: Lesson, view: View): boolean => view.over || (l.encounter > 0 && (view.encounter > l.encounter || !isMine(view)));

export function stepOf(l: Lesson, view: View): number {
    if (isOver(l, view)) return STEPS;
    return l.drawn ? (PHASE_STEP[view.phase] ?? 2) : 1;
}

/* Before destiny is turned over nobody knows whom it names. */
export const undrawn = (view: View): View => ({
    ...view,
    phase: 'destiny',
    destiny: view.destiny + 1,
    destiny_drawn: null,
    destiny_kind: null,
    defense: null,
    target: null,
});

/* Something bold is picked already: one button does it, and anything else may be tapped instead. */
export function picked(a: Asked, view: View): number[] {
    const real = a.options.filter(o => !['done', 'pass', 'undo'].includes(o.kind)),
        total = (o: (typeof real)[number]): number => (o.card?.kind === 'attack' ? (o.outlook?.own ?? 0) : -1);
    switch (a.form) {
        case 'ships':
        case 'places':
            return spread(a, view, [], Math.min(a.most, 4));
        case 'planet':
            return real.length ? [real[real.length >> 1]!.choice] : [];
        case 'seats':
            return real.slice(0, 1).map(o => o.choice);
        case 'card':
            return [...real].sort((x, y) => total(y) - total(x)).slice(0, 1).map(o => o.choice);
        default:
            return [];
    }
}

export interface Spoken {
    title: string;
    text: string /* **bold** words are the new ones */;
    more: string;
}
const FIRST: Spoken = {
    title: 'Turn over destiny',
    text: 'It is your turn, and you must attack somebody. You do not choose whom: the **destiny** deck does.',
    more:
        'Destiny names the player you meet this turn. It has every colour equally often, and a few cards that choose by a rule, such as ' +
        '“whoever has the most colonies”.',
};
/* While the cards lie turned up. */
export const DECIDES: Spoken = {
    title: 'Turn them over',
    text: 'Card plus ships: the **higher total** wins, and a tie goes to the defense. Tap a column above to see where its number comes from.',
    more: 'Negotiate loses to an attack, but takes a card for each ship lost. If both play it, they may make a deal.',
};
const cards = (view: View): Spoken => ({
    title: 'Choose a card in secret',
    text:
        `You and ${nameOf(view, view.defense)} each lay one card face down. Card plus ships is the **total**. Your alien, **Tripler**, ` +
        'breaks a rule: attack cards up to 10 count **three times**.',
    more:
        'Under each card stands what it comes to. A negotiate loses to an attack, but you take cards from the winner for the ships you lose. ' +
        'Two negotiates mean a deal.',
});
const BY_PROMPT: Record<string, (view: View) => Spoken> = {
    aim: view => ({
        title: 'Aim the cone',
        text:
            `Destiny names **${nameOf(view, view.defense)}**. Choose one of the five planets. Win, and your ships land there as a ` +
            '**colony**. **Five colonies** away from home win the game.',
        more: 'The ships on the planet defend it: fewer ships are easier to beat. At the start all planets hold four.',
    }),
    gather: () => ({
        title: 'Load your ships',
        text: 'Send **one to four ships** from your planets. Each adds **1** to your total. If you lose, they go to the warp.',
        more:
            'Four is bold and usual. Take them from different planets: a planet without ships is no longer a colony of yours. Lost ships ' +
            'come back from the warp, one at each of your encounters.',
    }),
    invite: view => ({
        title: 'Call for help',
        text:
            `The others may join you or ${nameOf(view, view.defense)} with up to four ships each. If you win, your **allies** land beside ` +
            'you. Allies of the defense would get cards.',
        more: 'Invite those who are far from five colonies. You can also invite nobody.',
    }),
    card: cards,
    second: () => ({
        title: 'Once more?',
        text: 'After a win you may have a **second encounter**. Otherwise it is the turn of the player to your left.',
        more: 'You need another encounter card for it. Every player has at most two encounters a turn.',
    }),
};
const totals = (view: View): string => {
    const t = view.totals;
    return t && t.offense !== null && t.defense !== null ? `You have **${t.offense}**, ${nameOf(view, view.defense)} has **${t.defense}**. ` : '';
};
const BY_STEP: Record<number, (view: View) => Spoken> = {
    2: () => ({ title: 'Your turn begins', text: 'Destiny has named whom you meet. Next you aim and load.', more: FIRST.more }),
    3: view => ({
        title: 'Who joins?',
        text: `Whoever is invited joins you, joins ${nameOf(view, view.defense)}, or stays out. Each ship adds 1.`,
        more: 'Allies choose for themselves. They lose their ships if their side loses.',
    }),
    4: cards,
    5: view => ({
        title: 'Turn them over',
        text: `${totals(view)}Card plus ships: the higher **total** wins. A tie goes to the defense.`,
        more: 'Tap a column above the table to see where its number comes from.',
    }),
    6: () => ({
        title: 'Land',
        text: 'The winners land, and the losers’ ships go to the **warp**. A new colony lights one segment of the ring around your star.',
        more: 'Whoever negotiated against an attack takes cards from the winner, one for each ship lost.',
    }),
};
/* What the voice says about this moment; null: the question speaks for itself. */
export function spoken(l: Lesson, view: View, question: Question | null): Spoken | null {
    if (!l.drawn) return FIRST;
    if (question) return question.sheet ? null : (BY_PROMPT[question.prompt]?.(view) ?? null);
    return BY_STEP[stepOf(l, view)]?.(view) ?? null;
}

/* How it went, at the end of mine. */
export function result(view: View): Spoken {
    const me = view.seats[view.viewer ?? 0]!,
        where = view.planets.find(p => p.owner !== me.seat && p.ships[me.seat]! > 0),
        left = view.colonies_to_win - me.foreign_colonies;
    return {
        title: where ? 'Your first colony' : 'That was an encounter',
        text: where
            ? `Your ships have settled on ${planetName(view, where.planet)}. One segment of your ring is lit: **${left} to go**. That is ` +
                  'the whole game; the aliens break its rules.'
            : 'It did not bring you a colony this time. Lost ships wait in the warp and come back one by one. That is the whole game; the ' +
                  'aliens break its rules.',
        more: 'Destiny, aim, allies, cards, reveal, landing: every encounter goes the same way.',
    };
}

/* Which parts of the table the text speaks of: seats whose systems stay bright, and marks of the table. */
export function inLight(l: Lesson, view: View): { seats: number[]; marks: string[] } {
    const you = view.viewer ?? 0,
        settled = view.planets.filter(p => p.owner !== you && p.ships[you]! > 0).map(p => p.owner),
        them = view.defense === null ? settled : [view.defense];
    switch (stepOf(l, view)) {
        case 1:
            return { seats: [], marks: ['destiny'] };
        case 3:
            return { seats: view.seats.map(s => s.seat).filter(s => s !== you), marks: ['warp', 'gate'] };
        case 4:
        case 5:
            return { seats: them, marks: ['warp', 'gate'] };
        case 6:
            return { seats: [you, ...them], marks: ['warp'] };
        default:
            return { seats: [you, ...them], marks: ['warp', 'gate'] };
    }
}
