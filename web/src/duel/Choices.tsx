// What Duel asks in a way of its own: the dial as a row of numbers, a tactic by its halves, envoys with where they would go.
import type { JSX } from 'preact';
import { useSession } from '../context';
import { complete, doneOption, goText, passOption, thingOptions, type Asked } from '../model/asking';
import { capital } from '../model/words';
import type { Option, View } from '../protocol';
import type { Envoy, Gift, PlanetSymbol } from '../protocolDuel';
import { Sign, SYMBOL } from './icons';
import { envoyTitle, giftDeed, giftNow, halfWords } from './words';

interface Props {
    view: View;
    asked: Asked;
    draft: number[];
}

export function Choices(p: Props): JSX.Element {
    const does = p.asked.question.does;
    return (
        <>
            {does === 'plan' || does === 'ready' ? (
                <Tactics {...p} whole={does === 'ready'} />
            ) : does === 'dial' || does === 'recover' ? (
                <Numbers {...p} />
            ) : (
                <Envoys {...p} />
            )}
            <Confirm {...p} />
        </>
    );
}

function goWords({ view, asked, draft }: Props): string {
    const does = asked.question.does,
        first = asked.options.find(o => o.choice === draft[0]);
    if (asked.whole) return goText(asked, view, draft);
    if (!first) return does === 'dial' ? 'Set the dial' : asked.question.verb || 'Choose';
    if (does === 'dial') return `Set the dial to ${first.thing}`;
    if (does === 'recover') return first.thing ? `Recover ${first.thing === 1 ? '1 ship' : `${first.thing} ships`}` : 'Recover no ship';
    if (does === 'ready') return `Ready ${draft.length === 1 ? '1 tactic' : `${draft.length} tactics`}`;
    const envoy = view.duel!.envoys.find(e => e.envoy === first.thing);
    return envoy ? deedWords(view, does, envoy) : first.text;
}

/* The whole deed, for the filled button. */
function deedWords(view: View, does: string, envoy: Envoy): string {
    const name = envoy.sheet ?? `the ${envoy.icon} envoy`,
        other = view.seats[1 - (view.viewer ?? 0)]!.name;
    if (does === 'show') return `Turn up ${name}`;
    if (does === 'dismiss') return `Send ${name} away`;
    if (envoy.ally !== null) return `Make ${name} neutral`;
    return does === 'raise' ? `Make ${name} your ally` : `Make ${name} ${other}’s ally`;
}

function Confirm(p: Props): JSX.Element {
    const session = useSession(),
        pass = passOption(p.asked),
        done = doneOption(p.asked),
        none = p.asked.least === 0 && !p.draft.length && done;
    return (
        <div class="pick">
            {none ? (
                <button type="button" class="btn lit-b go2" onClick={() => session.choose(done.choice)}>
                    {done.text}
                    <kbd class="key">↵</kbd>
                </button>
            ) : (
                <button type="button" class="btn go" disabled={!complete(p.asked, p.draft)} onClick={() => session.confirm()}>
                    {goWords(p)}
                    <kbd class="key">↵</kbd>
                </button>
            )}
            <PassButton pass={pass} />
        </div>
    );
}

const USUAL_DIAL = 4;
function Numbers({ view, asked, draft }: Props): JSX.Element {
    const session = useSession(),
        alien = view.viewer === null ? null : view.seats[view.viewer]!.alien,
        numbers = thingOptions(asked),
        dial = asked.question.does === 'dial';
    return (
        <div class={`dialrow ${numbers.length > 7 ? 'many' : ''}`} role="radiogroup" aria-label={dial ? 'Dial' : 'Ships'}>
            {numbers.map(o => {
                const on = draft.includes(o.choice);
                return (
                    <button
                        key={o.choice}
                        type="button"
                        role="radio"
                        aria-checked={on}
                        class={`btn ${on ? 'on' : 'lit-b'}`}
                        data-tip={o.help || undefined}
                        onClick={() => !on && session.tap(o.choice)}>
                        {o.text}
                        {dial && o.thing! > USUAL_DIAL && alien && <small>{alien}</small>}
                    </button>
                );
            })}
        </div>
    );
}

const TOKENS = [0, 1, 2, 3, 4];
/* Each half is a button: one tap chooses token and half. To ready a token it is picked whole. */
function Tactics({ view, asked, draft, whole }: Props & { whole: boolean }): JSX.Element {
    const session = useSession(),
        optionOf = (thing: number): Option | undefined => asked.options.find(o => o.kind === (whole ? 'number' : 'half') && o.thing === thing);
    const half = (n: number): JSX.Element => (
        <>
            <Sign name={view.duel!.tactics[n]!.does} />
            <span class="num">{view.duel!.tactics[n]!.count}</span>
        </>
    );
    return (
        <div class="tacs" role={whole ? 'group' : 'radiogroup'} aria-label="Tactics">
            {TOKENS.map(token => {
                if (whole) {
                    const o = optionOf(token),
                        on = !!o && draft.includes(o.choice);
                    return (
                        <button
                            key={token}
                            type="button"
                            class={`tac whole ${o ? 'can' : 'idle'} ${on ? 'on' : ''}`}
                            disabled={!o}
                            aria-pressed={on}
                            aria-label={`${halfWords(view, 2 * token)} or ${halfWords(view, 2 * token + 1)}`}
                            onClick={() => o && session.tap(o.choice)}>
                            <span>{half(2 * token)}</span>
                            <span>{half(2 * token + 1)}</span>
                        </button>
                    );
                }
                const can = [0, 1].some(h => optionOf(2 * token + h));
                return (
                    <div key={token} class={`tac ${can ? 'can' : 'spent'}`}>
                        {[0, 1].map(h => {
                            const o = optionOf(2 * token + h),
                                on = !!o && draft.includes(o.choice);
                            return (
                                <button
                                    key={h}
                                    type="button"
                                    role="radio"
                                    aria-checked={on}
                                    disabled={!o}
                                    class={on ? 'on' : ''}
                                    aria-label={`${halfWords(view, 2 * token + h)}${o ? '' : ', spent'}`}
                                    onClick={() => o && !on && session.tap(o.choice)}>
                                    {half(2 * token + h)}
                                </button>
                            );
                        })}
                    </div>
                );
            })}
        </div>
    );
}

/* One step towards you, or away. */
function movesTo(view: View, does: string, { ally, sheet }: Envoy): string {
    const hidden = sheet === null;
    const other = view.seats[1 - (view.viewer ?? 0)]!.name;
    if (does === 'show') return 'stays face up from now on';
    if (does === 'dismiss') return 'your ally → neutral';
    if (does === 'raise') return ally === null ? `neutral → your ally${hidden ? ', you may read it' : ''}` : `${other}’s ally → neutral`;
    return ally === null ? `neutral → ${other}’s ally` : 'your ally → neutral';
}

function Envoys({ view, asked, draft }: Props): JSX.Element {
    const session = useSession();
    return (
        <div class="opts two envs">
            {thingOptions(asked).map((o, i) => {
                const envoy = view.duel!.envoys.find(e => e.envoy === o.thing),
                    after = envoy && movesTo(view, asked.question.does, envoy),
                    on = draft.includes(o.choice);
                return (
                    <button
                        key={o.choice}
                        type="button"
                        class={`btn ${on ? 'on' : 'lit-b'}`}
                        aria-pressed={on}
                        data-tip={o.help || undefined}
                        onClick={() => session.tap(o.choice)}>
                        {envoy && <Sign name={envoy.icon} />}
                        <span>
                            {envoy ? envoyTitle(envoy) : o.text}
                            {after && <small>{after}</small>}
                        </span>
                        <kbd class="key">{i + 1}</kbd>
                    </button>
                );
            })}
        </div>
    );
}

/* A resource by its symbol: planets with the same one give the same. Tapping the planet on the table does it, too. */
export function Resources({ view, asked, draft }: Props): JSX.Element {
    const session = useSession(),
        card = view.duel!.card,
        entry = card ? session.entries.get(card.sheet) : undefined,
        gives = entry?.fate?.symbols,
        planetOf = (o: Option | undefined): View['planets'][number] | undefined => view.planets.find(p => p.planet === o?.thing),
        things = thingOptions(asked),
        warp = view.viewer === null ? 0 : view.seats[view.viewer]!.warp,
        picked = planetOf(things.find(o => draft.includes(o.choice))),
        pass = passOption(asked);
    const symbols = [...new Set(things.map(o => planetOf(o)?.symbol))].filter((s): s is PlanetSymbol => !!s),
        giftOf = (s: PlanetSymbol | null | undefined): Gift[] => (s && gives?.[s]) || [];
    return (
        <>
            <div class="opts two envs">
                {symbols.map(symbol => {
                    const first = things.find(o => planetOf(o)?.symbol === symbol)!,
                        on = picked?.symbol === symbol;
                    return (
                        <button
                            key={symbol}
                            type="button"
                            class={`btn ${on ? 'on' : 'lit-b'}`}
                            aria-pressed={on}
                            data-tip={first.help || undefined}
                            onClick={() => session.tap(on ? draft[0]! : first.choice)}>
                            <Sign name={SYMBOL[symbol]} />
                            <span>
                                {capital(symbol)}
                                <small>{giftNow(giftOf(symbol), warp, view)}</small>
                            </span>
                            <kbd class="key">{asked.options.indexOf(first) + 1}</kbd>
                        </button>
                    );
                })}
            </div>
            <div class="pick">
                <button type="button" class="btn go" disabled={!complete(asked, draft)} onClick={() => session.confirm()}>
                    {picked ? giftDeed(giftOf(picked.symbol), warp, picked.name ?? '', view) : 'Choose a symbol'}
                    <kbd class="key">↵</kbd>
                </button>
                <PassButton pass={pass} />
            </div>
        </>
    );
}

function PassButton({ pass }: { pass: Option | undefined }): JSX.Element | null {
    const session = useSession();
    return pass ? (
        <button type="button" class="btn lit-b" data-tip={pass.help || undefined} onClick={() => session.choose(pass.choice)}>
            {pass.text}
            <kbd class="key">space</kbd>
        </button>
    ) : null;
}
