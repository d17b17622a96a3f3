// One decision, one question: what was said along with an answer (with how many ships, for which side) is sent as soon as it is asked for.
import { complete, fleetSize, spread, type Asked, type Fleet } from './model/asking';
import type { Deed, Option, Side, Then, View } from './protocol';

export const isReinforcement = (o: Option | undefined): boolean => o?.kind === 'act' && o.card?.kind === 'reinforcement';

/* What ships are asked for after it: of a target those that attack, of a side those that help; of a number the very next question. */
const ASKS: Partial<Record<Deed, Deed>> = { aim: 'load', join: 'send' };

export class Follow {
    private ships: { n: number; does: Deed | null } | null = null;
    private side: Side | null = null;
    private whom: { sheet: string; choice: number; ships: boolean } | null = null;

    drop(): void {
        this.ships = this.side = this.whom = null;
    }
    /* On whom a card is played, or with how many; perhaps with ships that go by themselves. */
    on(o: Option, { choice, ships }: Then, fleet: Fleet | null = null): void {
        this.whom = o.sheet ? { sheet: o.sheet, choice, ships: !!ships && !!fleet?.even } : null;
    }
    /* They go where I aim, join the side that I choose, or are those of the number that I name. */
    with(a: Asked, option: Option | undefined, fleet: Fleet | null): void {
        if (!option || a.form === 'act') return; /* a response on the way changes nothing of it */
        this.ships = option.ships && fleet?.even ? { n: fleetSize(fleet, option.ships), does: ASKS[a.question.does] ?? null } : null;
    }
    /* A reinforcement helps my own side, unless I say otherwise. */
    helps(o: Option | undefined, view: View, other = false): void {
        const mine = view.viewer === null ? 'none' : view.seats[view.viewer]!.side;
        this.side = !isReinforcement(o) || mine === 'none' ? null : other === (mine === 'offense') ? 'defense' : 'offense';
    }
    /* What answers the question that comes next; null: it is mine to answer. */
    next(a: Asked, view: View): number[] | null {
        const { ships, side, whom } = this;
        /* A response on the way, and whose of several colonies is meant, come before the ships of a target or a side. */
        if (a.form === 'act' || (ships?.does && a.form === 'seat')) {
            if (ships && !ships.does) this.ships = null;
            return null;
        }
        this.drop();
        if (whom) {
            const said = a.question.sheet === whom.sheet ? a.options.find(o => o.choice === whom.choice) : undefined;
            if (said && whom.ships) this.with(a, said, { n: 0, even: true });
            return said ? [said.choice] : null;
        }
        if (side && a.form === 'side' && a.question.sheet) {
            const found = a.options.find(o => o.side === side);
            return found ? [found.choice] : null;
        }
        if (!ships || !a.question.compound || ships.n > a.most || ships.n < a.least) return null;
        if (ships.does ? a.question.does !== ships.does : a.least !== a.most) return null;
        const draft = a.form === 'ships' || a.form === 'places' ? spread(a, view, [], ships.n) : [];
        return draft.length === ships.n && complete(a, draft) ? draft : null;
    }
}
