// What is in the box besides the base game: three tables by name first; folded below them the others, and every box with its parts.
import type { JSX } from 'preact';
import type { BoxInfo, Catalogue, PartInfo, PresetInfo } from '../catalogue';
import { Switch } from '../panels/Menu';
import { useState_ } from '../context';
import { mayBeCampaign, optionsOf, partOf, variantWord, withOneOff, withPart, type Wish } from './newRoom';
import type { Part } from './TableForm';

/* Tables that are offered first, as far as the edition has them: the plain one, a rich one, everything. */
const FIRST = ['base', 'basic', 'regular', 'ages', 'full', 'everything'],
    SHOWN = 3;
export function firstPresets(all: PresetInfo[]): PresetInfo[] {
    const wanted = FIRST.flatMap(name => all.filter(p => p.name === name)).slice(0, SHOWN),
        others = all.filter(p => !wanted.includes(p));
    return [...wanted, ...others.slice(0, SHOWN - wanted.length)];
}

const words = (text: string | undefined): string[] => (text ?? '').split(' ').filter(Boolean);
const same = (a: string[], b: string[]): boolean => a.length === b.length && a.every(x => b.includes(x));
const boxesOf = (c: Catalogue, named: string[]): string[] => (named.length ? named : c.boxes.filter(b => b.usual).map(b => b.name));

export const isPreset = (c: Catalogue, w: Wish, p: PresetInfo): boolean =>
    !w.oneOff &&
    same(boxesOf(c, w.boxes), boxesOf(c, words(p.boxes))) && same(w.parts, words(p.parts)) && same(w.variants, words(p.variants));
export const withPreset = (w: Wish, p: PresetInfo): Wish => ({
    ...w,
    oneOff: 0,
    age: '',
    boxes: words(p.boxes),
    parts: words(p.parts),
    variants: words(p.variants),
});

/* Out of which box a part came; one that is not named here stands by itself. */
const BOX_OF: Record<string, string> = {
    rewards: 'incursion',
    hazards: 'conflict',
    teams: 'alliance',
    stations: 'storm',
    'hidden-alliances': 'eons',
    'foreign-aid': 'odyssey',
    evolutions: 'odyssey',
    lux: 'odyssey',
    'special-ships': 'odyssey',
    moons: 'dominion',
};

export function Boxes({ c, wish, set }: Part & { c: Catalogue }): JSX.Element | null {
    if (c.boxes.length < 2 && !c.parts.length) return null;
    const first = firstPresets(c.presets),
        others = c.presets.filter(p => !first.includes(p)),
        several = c.boxes.length > 1,
        placed = (b: BoxInfo): PartInfo[] => c.parts.filter(p => several && BOX_OF[p.name] === b.name),
        alone = c.parts.filter(p => !several || !c.boxes.some(b => BOX_OF[p.name] === b.name));
    return (
        <fieldset class="inbox">
            <legend>In the box</legend>
            <Presets c={c} all={first} wish={wish} set={set} />
            {mayBeCampaign(wish.edition) && <OneOff wish={wish} set={set} />}
            <details class="unbox">
                <summary>{several ? 'Every box and part' : 'Every part'}</summary>
                {others.length > 0 && <Presets c={c} all={others} wish={wish} set={set} />}
                {c.boxes.length > 1 &&
                    c.boxes.map(b => (
                        <div key={b.name} class="abox" role="group" aria-label={variantWord(b.name)}>
                            <BoxSwitch c={c} box={b} wish={wish} set={set} />
                            {placed(b).map(p => (
                                <PartSwitches key={p.name} part={p} wish={wish} set={set} />
                            ))}
                        </div>
                    ))}
                {alone.length > 0 && (
                    <div class="abox" role="group" aria-label="Parts of the game">
                        {alone.map(p => (
                            <PartSwitches key={p.name} part={p} wish={wish} set={set} />
                        ))}
                    </div>
                )}
            </details>
        </fieldset>
    );
}

const AGES_MOST = 4;
/* On the server, which draws the ages as the room is made. */
function OneOff({ wish, set }: Part): JSX.Element | null {
    const { offline } = useState_(),
        n = wish.oneOff;
    if (offline) return null;
    return (
        <div class="oneoff" role="group" aria-label="One-off game">
            <Switch
                on={n > 0}
                label="One-off game"
                help="ages are drawn as the room is made: one for the way to choose aliens, others for what is played"
                change={on => set(withOneOff(wish, on ? 2 : 0))}
            />
            {n > 0 && (
                <>
                    <div class="seat add">
                        <div class="stepper">
                            <button type="button" aria-label="One age fewer" disabled={n <= 1} onClick={() => set(withOneOff(wish, n - 1))}>
                                −
                            </button>
                            <b class="num">{n}</b>
                            <button type="button" aria-label="One age more" disabled={n >= AGES_MOST} onClick={() => set(withOneOff(wish, n + 1))}>
                                +
                            </button>
                        </div>
                        <span>{n === 1 ? 'age is played' : 'ages are played'}</span>
                    </div>
                    <Switch
                        on={wish.oneOffPoints}
                        label="Points"
                        help="the last age drawn says how points are counted when the game is over"
                        change={oneOffPoints => set({ ...wish, oneOffPoints })}
                    />
                </>
            )}
        </div>
    );
}

function Presets({ c, all, wish, set }: Part & { c: Catalogue; all: PresetInfo[] }): JSX.Element | null {
    if (!all.length) return null;
    return (
        <div class="presets" role="group" aria-label="Tables by name">
            {all.map(p => {
                const on = isPreset(c, wish, p);
                return (
                    <button key={p.name} type="button" class={`preset ${on ? 'on' : ''}`} aria-pressed={on} onClick={() => set(withPreset(wish, p))}>
                        <b>{variantWord(p.name)}</b>
                        <span>{p.about}</span>
                    </button>
                );
            })}
        </div>
    );
}

function BoxSwitch({ c, box, wish, set }: Part & { c: Catalogue; box: BoxInfo }): JSX.Element {
    const now = boxesOf(c, wish.boxes),
        on = now.includes(box.name),
        next = on ? now.filter(b => b !== box.name) : [...now, box.name];
    return (
        <Switch
            on={on}
            label={variantWord(box.name)}
            help={box.about ?? ''}
            change={() => set({ ...wish, boxes: next.length ? next : boxesOf(c, []) })}
        />
    );
}

function PartSwitches({ part, wish, set }: Part & { part: PartInfo }): JSX.Element {
    const now = partOf(wish, part.name),
        chosen = optionsOf(now);
    return (
        <>
            <Switch
                on={now !== undefined}
                label={variantWord(part.name)}
                help={part.about ?? ''}
                change={on => set(withPart(wish, part.name, on))}
            />
            {now !== undefined &&
                (part.options ?? []).map(o => {
                    const on = chosen.includes(o.name);
                    return (
                        <Switch
                            key={o.name}
                            on={on}
                            label={`${variantWord(part.name)}: ${o.name.replace(/-/g, ' ')}`}
                            help={o.about ?? ''}
                            change={() => set(withPart(wish, part.name, true, on ? chosen.filter(x => x !== o.name) : [...chosen, o.name]))}
                        />
                    );
                })}
        </>
    );
}
