// What is waited for, as far as the table shows it to everybody: said from the open table alone, so that it is the same whether or not
// somebody is asked about something secret. Whatever the table does not show is "a moment".
import { inWords } from './words';
import type { View } from '../protocol';
import { hasPhase } from './phases';
import { isYou, list, nameOf, planetName } from './seats';

export interface Wait {
    title: string;
    next: string;
    seats: number[] /* who is waited for; none: that is nobody's business */;
}

const MOMENT: Wait = { title: 'A moment', next: 'Somebody may answer what just happened.', seats: [] };

const one = (view: View, seat: number | null, does: string, next: string): Wait =>
    seat === null || isYou(view, seat) ? MOMENT : { title: `${nameOf(view, seat)} ${does}`, next, seats: [seat] };

/* Several: those who are not me. */
function some(view: View, seats: number[], does: string, doTogether: string, next: string): Wait {
    const others = seats.filter(s => !isYou(view, s));
    if (!others.length) return MOMENT;
    return { title: `${list(others.map(s => nameOf(view, s)))} ${others.length > 1 ? doTogether : does}`, next, seats: others };
}

function launching(view: View): Wait {
    const aims = view.target === null && (view.phase === 'aim' || !hasPhase(view.edition, 'aim'));
    if (aims) return one(view, view.offense, 'chooses a planet', inWords('Then the {ships} are loaded.'));
    const where = view.target === null ? '' : ` for ${planetName(view, view.target)}`;
    return one(view, view.offense, inWords(`loads {ships}${where}`), 'Then both sides call for allies.');
}

/* Duel: both choose at once, so that it is always the other who is waited for. */
function waitInDuel(view: View): Wait {
    const duel = view.duel!,
        other = view.viewer === null ? null : 1 - view.viewer;
    if (other === null || !duel.kind || duel.settled) return MOMENT;
    switch (view.phase) {
        case 'launch':
            return one(view, other, 'sets a dial', 'Both dials turn up together.');
        case 'join':
            return one(view, other, 'may turn up an envoy', 'Then both lay down their plans.');
        case 'planning':
            return duel.kind === 'duel'
                ? one(view, other, 'chooses a plan and a tactic', 'Both players’ are shown together.')
                : one(view, other, 'chooses a plan', 'Both plans are turned up together.');
        default:
            return duel.clout ? one(view, other, 'may play a reinforcement', 'It ends when both have passed.') : MOMENT;
    }
}

export function waitOf(view: View): Wait {
    if (view.duel) return waitInDuel(view);
    const mains = [view.offense, view.defense].filter((s): s is number => s !== null);
    if (view.deal) return some(view, view.deal.parties, 'thinks about the deal', 'talk about a deal', inWords('Without a deal, both lose {ships}.'));
    switch (view.phase) {
        case 'destiny':
            if (view.defense !== null) return MOMENT;
            return view.destiny_kind === null
                ? one(view, view.offense, 'turns over destiny', 'It says who is attacked.')
                : one(view, view.offense, 'chooses whom to attack', 'Then a planet is chosen.');
        case 'launch':
        case 'aim':
            return launching(view);
        case 'invite_offense':
            return one(view, view.offense, 'invites allies', 'Then the defense does.');
        case 'invite_defense':
            return one(view, view.defense, 'invites allies', 'Then the invited answer, one by one.');
        case 'join':
            return some(
                view,
                view.seats.filter(s => s.asked_to_join).map(s => s.seat),
                'may join a side',
                'may join a side',
                'Then both main players choose a card.',
            );
        case 'planning':
            /* Both, whoever was first. */
            return some(view, mains, 'chooses a card', 'choose their cards', 'Both cards are turned up together.');
        default:
            return MOMENT;
    }
}
