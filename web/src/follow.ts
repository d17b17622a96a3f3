// One decision, one question: what was said along with an answer (with how many ships, for which side) is sent as soon as it is asked for.
import { complete, spread, type Asked } from './model/asking';
import type { Option, Side, View } from './protocol';

export const isReinforcement = (o: Option | undefined): boolean => o?.kind === 'act' && o.card?.kind === 'reinforcement';

export class Follow {
    private ships: number | null = null;
    private side: Side | null = null;
    private whom: { sheet: string; choice: number } | null = null;

    drop(): void {
        this.ships = this.side = this.whom = null;
    }
    /* On whom a card is played. */
    on(o: Option, choice: number): void {
        this.whom = o.sheet ? { sheet: o.sheet, choice } : null;
    }
    /* They join the side that I choose. */
    with(ships: number | null): void {
        this.ships = ships;
    }
    /* A reinforcement helps my own side, unless I say otherwise. */
    helps(o: Option | undefined, view: View, other = false): void {
        const mine = view.viewer === null ? 'none' : view.seats[view.viewer]!.side;
        this.side = !isReinforcement(o) || mine === 'none' ? null : other === (mine === 'offense') ? 'defense' : 'offense';
    }
    /* What answers the question that comes next; null: it is mine to answer. */
    next(a: Asked, view: View): number[] | null {
        if (a.form === 'act') return null;
        const { ships, side, whom } = this;
        this.drop();
        if (whom) return a.question.sheet === whom.sheet && a.options.some(o => o.choice === whom.choice) ? [whom.choice] : null;
        if (side && a.form === 'side' && a.question.sheet) {
            const found = a.options.find(o => o.side === side);
            return found ? [found.choice] : null;
        }
        if (ships === null || a.question.does !== 'send') return null;
        const draft = spread(a, view, [], Math.max(a.least, Math.min(a.most, ships)));
        return complete(a, draft) ? draft : null;
    }
}
