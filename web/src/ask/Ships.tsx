// A counter for ships, and "Spread evenly": from the fullest colonies, to the weakest.
import type { JSX } from 'preact';
import { useSession, useState_ } from '../context';
import { canSpread, fleetFrom, fleetSize, fleetWarning, onWeakest, spread, timesPicked, type Asked, type ShipsAlong } from '../model/asking';
import { count, isYou, list, ownerOf, planetName, planetNumber, shipsAt } from '../model/seats';
import { inWords } from '../model/words';
import type { Option, View } from '../protocol';
import { Glyph, Icon } from '../table/shapes';

interface CounterProps {
    n: number;
    least: number;
    most: number;
    set: (n: number) => void;
}
export function Counter({ n, least, most, set }: CounterProps): JSX.Element {
    return (
        <span class="stp" role="group" aria-label={inWords('How many {ships}')}>
            <button type="button" aria-label={inWords('One {ship} fewer')} disabled={n <= least} onClick={() => set(n - 1)}>
                −
            </button>
            <b class="num">{count(n, 'ship')}</b>
            <button type="button" aria-label={inWords('One {ship} more')} disabled={n >= most} onClick={() => set(n + 1)}>
                +
            </button>
        </span>
    );
}

const USUAL = 4;
/* Below the chips of what is picked: all of it at once. */
export function ShipRow({ asked, draft }: { asked: Asked; draft: number[] }): JSX.Element | null {
    const session = useSession();
    if (!canSpread(asked) || asked.most < 2) return null;
    const before = asked.question.picked?.length ?? 0,
        all = asked.most - before,
        /* As many as one likes: four is usual, and all of them would empty every planet. */
        usual = asked.form === 'ships' && asked.least < asked.most ? Math.min(all, Math.max(asked.least - before, USUAL)) : all;
    return (
        <div class="shiprow">
            {asked.form === 'ships' && <Counter n={draft.length} least={0} most={all} set={n => session.spread(n)} />}
            <button
                type="button"
                class="btn mini-b"
                data-tip={asked.form === 'places' ? 'The weakest {colonies} first (E)' : 'From the fullest {colonies} (E)'}
                onClick={() => session.spread(asked.form === 'ships' && draft.length ? draft.length : usual, [])}>
                Spread evenly
            </button>
        </div>
    );
}

/* Where ships come to: a cell for each place with how many are there and how many come, and all of them at once. */
export function LandingRow({ view, asked, draft, places }: { view: View; asked: Asked; draft: number[]; places: Option[] }): JSX.Element {
    const session = useSession(),
        me = asked.question.whose ?? view.viewer ?? 0,
        all = asked.most - (asked.question.picked?.length ?? 0),
        even = spread(asked, view, [], all),
        weakest = onWeakest(asked, view, all),
        is = (picks: number[]): boolean => draft.length > 0 && String([...picks].sort()) === String([...draft].sort());
    const ways: [string, number[], string][] = [
        ['Spread evenly', even, 'The weakest {colonies} first (E)'],
        ['All on the weakest', weakest, ''],
        ['Clear', [], ''],
    ];
    return (
        <>
            <div class={`places ${places.length > 8 ? 'many' : ''}`} role="group" aria-label={inWords('Where the {ships} go')}>
                {places.map(o => {
                    const there = shipsAt(view, o.thing!, me),
                        more = timesPicked(draft, o.choice);
                    return (
                        <button
                            key={o.choice}
                            type="button"
                            class={`btn ${more ? 'on' : 'lit-b'}`}
                            onClick={() => session.tap(o.choice)}>
                            <span class="sr">{`${planetName(view, o.thing!)}: ${count(there, 'ship')}${more ? `, ${more} more` : ''}`}</span>
                            <b class="num" aria-hidden="true">
                                {there}
                                {more > 0 && <i> +{more}</i>}
                            </b>
                            <small aria-hidden="true">
                                <ShortPlace view={view} planet={o.thing!} />
                            </small>
                        </button>
                    );
                })}
            </div>
            <div class="segc spreads" role="group" aria-label={inWords('All {ships} at once')}>
                {ways.map(([words, picks, tip]) => (
                    <button
                        key={words}
                        type="button"
                        class={is(picks) ? 'on' : ''}
                        aria-pressed={is(picks)}
                        disabled={!picks.length && !draft.length}
                        data-tip={tip || undefined}
                        onClick={() => session.pick(picks)}>
                        {words}
                    </button>
                ))}
            </div>
        </>
    );
}
/* "own 3", or a player's shape and "1". */
function ShortPlace({ view, planet }: { view: View; planet: number }): JSX.Element {
    const at = view.planets.find(p => p.planet === planet),
        owner = ownerOf(view, planet),
        which = at?.moon ? `moon ${at.moon}` : (at?.word ?? String(planetNumber(view, planet)));
    if (isYou(view, owner)) return <>{at?.moon || at?.word ? which : `own ${which}`}</>;
    return (
        <>
            <Glyph seat={owner} /> {which}
        </>
    );
}

function EvenButton({ tip }: { tip: string }): JSX.Element {
    const session = useSession(),
        on = useState_().fleet?.even === true;
    return (
        <button type="button" class={`btn mini-b ${on ? 'on' : ''}`} aria-pressed={on} data-tip={tip} onClick={() => session.setFleet({ even: !on })}>
            {on && <Icon name="tick" />}
            Spread evenly
        </button>
    );
}

/* Ships that are said along: how many, where from, and what that costs. */
export function FleetRow({ view, ships }: { view: View; ships: ShipsAlong | undefined }): JSX.Element | null {
    const session = useSession(),
        { fleet } = useState_();
    if (!fleet || !ships) return null;
    const n = fleetSize(fleet, ships),
        warn = fleet.even ? fleetWarning(view, ships, n) : '';
    return (
        <>
            <div class="shiprow">
                {fleet.even && <Counter n={n} least={ships.least} most={ships.most} set={m => session.setFleet({ n: m })} />}
                <EvenButton tip={fleet.even ? 'From the fullest {colonies}. Off: you choose each (E)' : 'You choose the {ships} next (E)'} />
                {fleet.even && !warn && <small class="wherefrom">{whereFrom(view, [...fleetFrom(view, ships, n).keys()])}</small>}
            </div>
            {warn && <p class="next warnline">{warn}</p>}
        </>
    );
}
/* Below the numbers of ships that can be named: those of the number go by themselves, or are chosen next. */
export function EvenRow(): JSX.Element | null {
    const { fleet } = useState_();
    if (!fleet) return null;
    return (
        <div class="shiprow">
            <EvenButton tip="From the fullest {colonies} (E)" />
            <small class="wherefrom">{inWords(fleet.even ? 'no {colony} is emptied if that can be helped' : 'you choose the {ships} next')}</small>
        </div>
    );
}
/* "from planets 1 and 2", "from Chen 4" */
function whereFrom(view: View, planets: number[]): string {
    const home = planets.filter(p => isYou(view, ownerOf(view, p))),
        numbers = home.map(p => String(planetNumber(view, p))),
        away = planets.filter(p => !home.includes(p)).map(p => planetName(view, p));
    if (!planets.length) return '';
    const own = numbers.length ? [`${numbers.length > 1 ? 'planets' : 'planet'} ${list(numbers)}`] : [];
    return 'from ' + [...own, ...away].join(', ');
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
