// A counter for ships, and "Spread evenly": from the fullest colonies, to the weakest.
import type { JSX } from 'preact';
import { useSession } from '../context';
import { canSpread, type Asked } from '../model/asking';
import { count } from '../model/seats';

interface CounterProps {
    n: number;
    least: number;
    most: number;
    set: (n: number) => void;
}
export function Counter({ n, least, most, set }: CounterProps): JSX.Element {
    return (
        <span class="stp" role="group" aria-label="How many ships">
            <button type="button" aria-label="One ship fewer" disabled={n <= least} onClick={() => set(n - 1)}>
                −
            </button>
            <b class="num">{count(n, 'ship')}</b>
            <button type="button" aria-label="One ship more" disabled={n >= most} onClick={() => set(n + 1)}>
                +
            </button>
        </span>
    );
}

/* Below the chips of what is picked: all of it at once. */
export function ShipRow({ asked, draft }: { asked: Asked; draft: number[] }): JSX.Element | null {
    const session = useSession();
    if (!canSpread(asked) || asked.most < 2) return null;
    const before = asked.question.picked?.length ?? 0,
        all = asked.most - before;
    return (
        <div class="shiprow">
            {asked.form === 'ships' && <Counter n={draft.length} least={0} most={all} set={n => session.spread(n)} />}
            <button
                type="button"
                class="btn mini-b"
                data-tip={asked.form === 'places' ? 'The weakest colonies first (E)' : 'From the fullest colonies (E)'}
                onClick={() => session.spread(asked.form === 'ships' && draft.length ? draft.length : all, [])}>
                Spread evenly
            </button>
        </div>
    );
}

/* If this, then that. */
export function Cases({ rows }: { rows: { head: string; body: string }[] }): JSX.Element | null {
    if (!rows.length) return null;
    return (
        <dl class="cons">
            {rows.slice(0, 3).map((r, i) => (
                <div key={i}>
                    <dt>{r.head}</dt>
                    <dd>{r.body}</dd>
                </div>
            ))}
        </dl>
    );
}
