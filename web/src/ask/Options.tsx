// The answers to a question, in all its forms: buttons that answer at once, sides with their ships, lists, and things that are picked.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { catalogue, usePromise } from '../catalogue';
import { useSession, useState_ } from '../context';
import {
    asksAlong,
    complete,
    deeds,
    doneOption,
    fleetSize,
    goText,
    isWeighty,
    joinCases,
    landingPlaces,
    optionOf,
    passOption,
    thingOptions,
    timesPicked,
    type Asked,
    type Deed,
} from '../model/asking';
import { colourOf, count, nameOf, planetName } from '../model/seats';
import { shipsOn } from '../model/sums';
import { inWords, wordOf } from '../model/words';
import type { AskingRule, Option, Side, View } from '../protocol';
import { partsOfDuel } from '../duel/parts';
import { isReinforcement } from '../follow';
import { Glyph, Icon } from '../table/shapes';
import { AnswerButton } from './Hold';
import { Cases, EvenRow, FleetRow, LandingRow, ShipRow } from './Ships';

interface OptionsProps {
    view: View;
    asked: Asked;
    draft: number[];
}
export function Options(p: OptionsProps): JSX.Element {
    switch (p.asked.form) {
        case 'act':
        case 'buttons':
        case 'reply':
            return <ButtonOptions {...p} />;
        case 'side':
            return <SideOptions {...p} />;
        case 'list':
            return <ListOptions {...p} />;
        case 'plan':
        case 'own': {
            const Choices = partsOfDuel()?.Choices;
            return Choices ? <Choices {...p} /> : <ButtonOptions {...p} />;
        }
        default: {
            const own = partsOfDuel(),
                does = p.asked.question.does;
            if (own && does === 'reinforce') return <own.Backings {...p} />;
            if (own && does === 'resource') return <own.Resources {...p} />;
            return own && does === 'back' ? <own.BackWhom otherwise={<PickOptions {...p} />} /> : <PickOptions {...p} />;
        }
    }
}

/* What an alien does, in a few words: where so many are to choose from that their texts find no room. */
const NAMES_ENOUGH = 3;
function useSummaries(view: View, asked: Asked): (o: Option) => string {
    const book = usePromise(() => catalogue(view.edition), view.edition);
    const wanted = asked.question.kind === 'alien' && asked.options.length > NAMES_ENOUGH;
    return o => (wanted ? (book?.aliens.find(a => a.name === o.text)?.summary ?? '') : '');
}

/* A few answers in words, each taken at once. What was tapped on the table or in the hand first waits for the filled button. */
function ButtonOptions({ view, asked, draft }: OptionsProps): JSX.Element {
    const session = useSession(),
        shown = asked.options.filter(o => o.kind !== 'done'),
        summary = useSummaries(view, asked),
        tapped = draft.length ? optionOf(asked, draft[0]!) : undefined;
    if (tapped && asksAlong(tapped).length)
        return (
            <>
                <div class="opts two dense">
                    {deeds([tapped]).map(d => (
                        <DeedButton key={d.whom!.choice} deed={d} />
                    ))}
                </div>
                {tapped.then!.some(t => t.ships) && <EvenRow />}
                <div class="pick">
                    <button type="button" class="btn flat" onClick={() => session.clear()}>
                        Clear<kbd class="key">esc</kbd>
                    </button>
                </div>
            </>
        );
    if (tapped && asked.form === 'act')
        return (
            <div class="pick">
                <button type="button" class="btn go" data-tip={tapped.help || undefined} onClick={() => session.confirm()}>
                    {tapped.text}
                    <kbd class="key">↵</kbd>
                </button>
                {isReinforcement(tapped) && (
                    <button type="button" class="btn" onClick={() => session.choose(tapped.choice, true, true)}>
                        For the other side
                    </button>
                )}
                <button type="button" class="btn flat" onClick={() => session.clear()}>
                    Clear<kbd class="key">esc</kbd>
                </button>
            </div>
        );
    const on = shown.filter(o => asksAlong(o).length),
        rest = shown.filter(o => !on.includes(o));
    /* One thing that can be played on many: the title says what, or a line of its own where there is more than that; the buttons on whom. */
    if (on.length === 1 && asksAlong(on[0]).length > MANY)
        return (
            <>
                {(on[0]!.outlook || rest.some(o => o.kind !== 'pass')) && (
                    <p class="said-of">
                        {rest.some(o => o.kind !== 'pass') && <b>{on[0]!.text}</b>} {follows(on[0]!, shown.length)}
                    </p>
                )}
                <div class={`opts targets ${on[0]!.then!.some(t => t.outlook) ? 'told' : ''}`}>
                    {deeds(on).map(d => (
                        <DeedButton key={d.whom!.choice} deed={d} short={d.whom!.seat === undefined ? d.whom!.text : nameOf(view, d.whom!.seat)} />
                    ))}
                </div>
                {on.some(o => o.then!.some(t => t.ships)) && <EvenRow />}
                <div class="opts two">
                    {rest.map(o => (
                        <AnswerButton
                            key={o.choice}
                            option={o}
                            weighty={isWeighty(asked, o)}
                            class={`btn lit-b ${rest.length === 1 ? 'wide' : ''}`}
                            keys={o.kind === 'pass' ? 'space' : ''}>
                            <span>
                                {o.text}
                                {follows(o, shown.length) && <small>{follows(o, shown.length)}</small>}
                            </span>
                        </AnswerButton>
                    ))}
                </div>
            </>
        );
    const all = deeds(shown),
        few = all.length <= 3,
        pair = all.length <= 2;
    return (
        <>
            <div class={`opts two ${all.length > 4 ? 'dense' : few && !pair ? 'three' : ''}`}>
                {all.map(({ option: o, whom }, i) => whom ? <DeedButton key={`${o.choice}-${whom.choice}`} deed={{ option: o, whom }} /> : (
                    <AnswerButton
                        key={o.choice}
                        option={o}
                        weighty={isWeighty(asked, o)}
                        class={`btn lit-b ${few && !pair && i === all.length - 1 ? 'last' : ''}`}
                        keys={o.kind === 'pass' ? 'space' : String(shown.indexOf(o) + 1)}>
                        <span>
                            {o.text}
                            {(follows(o, shown.length) || summary(o)) && <small>{follows(o, shown.length) || summary(o)}</small>}
                        </span>
                    </AnswerButton>
                ))}
            </div>
            {shown.some(o => o.ships || o.then?.some(t => t.ships)) && <EvenRow />}
            {asked.form === 'act' && shown.length <= 4 && <AskMe asked={asked} />}
        </>
    );
}

/* Played on somebody, at once. */
const MANY = 3;
function DeedButton({ deed: { option, whom }, short }: { deed: Deed; short?: string }): JSX.Element {
    const session = useSession(),
        comesTo = whom!.outlook ?? (short ? undefined : option.outlook);
    const words = `${option.text}${whom!.label ? ':' : ''} ${whom!.text}`,
        called = !short || words.toLowerCase().includes(short.toLowerCase()) ? words : `${short}: ${words}`,
        label = comesTo ? `${called}, ${comesTo.text}` : called;
    return (
        <button
            type="button"
            class="btn lit-b"
            aria-label={label}
            data-tip={option.help || undefined}
            onClick={() => session.choose(option.choice, true, false, whom!)}>
            {whom!.seat !== undefined && <Glyph seat={whom!.seat} />}
            <span>
                {short ?? words} {comesTo && <small>{comesTo.text}</small>}
            </span>
        </button>
    );
}

/* What it comes to in numbers; where there are none, what it does. What only changes something needs both. */
function follows(o: Option, of: number): string {
    const does = o.kind !== 'pass' && of <= 3 ? (o.gist ?? '') : '';
    if (o.outlook?.kind === 'change' && does) return `${does}: ${o.outlook.text}`;
    return o.outlook?.text ?? does;
}

const RULES: [AskingRule, string][] = [
    ['always', 'Always'],
    ['matters', 'When it matters'],
    ['never', 'Never'],
    ['use', 'Use it'],
];

/* When to ask about this one again; the answer to this question is still mine to give. */
function AskMe({ asked }: { asked: Asked }): JSX.Element | null {
    const session = useSession(),
        p = session.preferences,
        sheets = [...new Set(asked.options.filter(o => o.kind === 'act' && o.sheet).map(o => o.sheet!))];
    if (sheets.length !== 1 || !passOption(asked)) return null;
    const rule = p.askingOf[sheets[0]!] ?? p.asking,
        isPower = asked.options.some(o => o.kind === 'act' && o.sheet && !o.card);
    return (
        <div class="askme">
            <span class="lab">Ask about {sheets[0]}</span>
            <div class="segc" role="group" aria-label={`When to ask me about ${sheets[0]}`}>
                {RULES.filter(([r]) => r !== 'use' || isPower).map(([r, word]) => (
                    <button key={r} type="button" class={rule === r ? 'on' : ''} aria-pressed={rule === r} onClick={() => session.asking(r, sheets[0])}>
                        {word}
                    </button>
                ))}
            </div>
        </div>
    );
}

/* Join a side: whom, and with how many ships. They are taken from the fullest colonies, or chosen one by one afterwards. */
function SideOptions({ view, asked, draft }: OptionsProps): JSX.Element {
    const session = useSession(),
        { fleet } = useState_();
    const chosen = draft.length ? optionOf(asked, draft[0]!) : undefined,
        joins = asked.question.does === 'join' && !!chosen?.side;
    return (
        <>
            <div class="seg3" role="radiogroup" aria-label="Side">
                {asked.options.map((o, i) => {
                    const seat = o.seat ?? null,
                        on = draft.includes(o.choice);
                    const [name, rest] = sideWords(view, o, seat);
                    return (
                        <button
                            key={o.choice}
                            type="button"
                            role="radio"
                            aria-checked={on}
                            class={`btn ${on ? 'on' : 'lit-b'} ${seat !== null ? `p-${colourOf(seat)}` : ''}`}
                            data-tip={o.help || undefined}
                            aria-keyshortcuts={String(i + 1)}
                            onClick={() => {
                                if (!on) session.tap(o.choice);
                            }}>
                            {seat !== null && <Glyph seat={seat} />}
                            <span>
                                {name}
                                {rest && <small>{rest}</small>}
                            </span>
                        </button>
                    );
                })}
            </div>
            {joins && (
                <>
                    <FleetRow view={view} ships={chosen.ships} />
                    <Cases rows={joinCases(view, chosen, chosen.ships && fleet?.even ? fleetSize(fleet, chosen.ships) : 1)} />
                </>
            )}
            <div class="pick">
                <button type="button" class="btn go" disabled={!chosen} onClick={() => session.confirm()}>
                    {goText(asked, view, draft, fleet)}
                    <kbd class="key">↵</kbd>
                </button>
            </div>
        </>
    );
}

function sideWords(view: View, o: Option, seat: number | null): [string, string] {
    if (seat === null) return [o.text, ''];
    const ships = view.seats.reduce((n, s) => n + (o.side ? shipsOn(s, o.side as Side) : 0), 0);
    const name = seat === view.viewer ? 'You' : view.seats[seat]!.name;
    if (o.outlook) return [`${name}, ${count(ships, 'ship')}`, o.outlook.text];
    return [name, `${wordOf(view.edition, o.side ?? '')}, ${count(ships, 'ship')}`];
}

/* Many answers: a list with a filter. */
function ListOptions({ view, asked }: OptionsProps): JSX.Element {
    const session = useSession(),
        summary = useSummaries(view, asked),
        [filter, setFilter] = useState('');
    const shown = asked.options.filter(o => o.text.toLowerCase().includes(filter.toLowerCase()));
    return (
        <div class="longlist">
            <div class="lfilter">
                <input
                    type="search"
                    aria-label="Filter the options"
                    placeholder={`Filter ${asked.options.length} options`}
                    value={filter}
                    onInput={e => setFilter(e.currentTarget.value)}
                />
            </div>
            <ul>
                {shown.map(o => (
                    <li key={o.choice}>
                        <button type="button" class="btn lit-b" data-tip={o.help || undefined} onClick={() => session.choose(o.choice)}>
                            <span>
                                {o.text}
                                {summary(o) && <small>{summary(o)}</small>}
                            </span>
                        </button>
                    </li>
                ))}
            </ul>
        </div>
    );
}

/* Things of the table or the hand: chips of what is picked, undo, and the filled button. */
function PickOptions({ view, asked, draft }: OptionsProps): JSX.Element {
    const session = useSession(),
        { fleet } = useState_(),
        done = doneOption(asked),
        pass = passOption(asked),
        inHand = new Set(view.viewer === null ? [] : view.seats[view.viewer]!.cards.map(c => c.card));
    const elsewhere = thingOptions(asked).filter(o =>
        o.kind === 'card' ? !inHand.has(o.thing!) : o.kind !== 'planet' && o.kind !== 'seat' && asked.form !== 'deal',
    );
    const players = thingOptions(asked).filter(o => o.kind === 'seat'),
        places = landingPlaces(asked),
        nobody = asked.least === 0 && !draft.length && done;
    return (
        <>
            {elsewhere.length > 0 && (
                <div class="elsewhere">
                    {elsewhere.map(o => (
                        <button
                            key={o.choice}
                            type="button"
                            class={`btn ${draft.includes(o.choice) ? 'on' : 'lit-b'}`}
                            aria-pressed={draft.includes(o.choice)}
                            data-tip={o.help || undefined}
                            onClick={() => session.tap(o.choice)}>
                            {o.text}
                        </button>
                    ))}
                </div>
            )}
            {places.length > 0 ? (
                <LandingRow view={view} asked={asked} draft={draft} places={places} />
            ) : (
                <>
                    <Chips view={view} asked={asked} draft={draft} />
                    <ShipRow asked={asked} draft={draft} />
                </>
            )}
            {asked.form === 'planet' && <FleetRow view={view} ships={optionOf(asked, draft[0] ?? NaN)?.ships} />}
            <div class="pick">
                {nobody ? (
                    <button type="button" class="btn lit-b go2" onClick={() => session.choose(done.choice)}>
                        {done.text}
                        <kbd class="key">↵</kbd>
                    </button>
                ) : (
                    <button type="button" class="btn go" disabled={!complete(asked, draft)} onClick={() => session.confirm()}>
                        {goText(asked, view, draft, fleet)}
                        <kbd class="key">↵</kbd>
                    </button>
                )}
                {asked.form === 'seats' && !draft.length && players.length > 1 && players.length <= asked.most && (
                    <button type="button" class="btn lit-b" onClick={() => players.forEach(o => session.tap(o.choice))}>
                        Everybody
                    </button>
                )}
                {asked.least === 0 && draft.length > 0 && done && asked.form === 'seats' && (
                    <button type="button" class="btn lit-b" onClick={() => session.choose(done.choice)}>
                        Nobody
                    </button>
                )}
                {pass && (
                    <AnswerButton option={pass} weighty={isWeighty(asked, pass)} class="btn lit-b">
                        <span>{pass.kind === 'walk-away' ? 'No deal' : pass.text}</span>
                    </AnswerButton>
                )}
            </div>
        </>
    );
}

function Chips({ view, asked, draft }: { view: View; asked: Asked; draft: number[] }): JSX.Element | null {
    const session = useSession();
    if (asked.form === 'deal' || !asked.question.compound) return null;
    const picked = [...new Set(draft)].map(c => optionOf(asked, c)).filter((o): o is Option => !!o);
    if (!picked.length) return <div class="chips hint">{hint(asked)}</div>;
    return (
        <div class="chips">
            <button type="button" class="chip out" aria-label="Undo" data-tip="Undo (U)" onClick={() => session.undo()}>
                <Icon name="undo" />
            </button>
            {picked.map(o => {
                const n = timesPicked(draft, o.choice),
                    words =
                        o.kind === 'planet' && o.thing !== null
                            ? `${n} ${asked.form === 'places' ? 'to' : 'from'} ${planetName(view, o.thing)}`
                            : o.text;
                return (
                    <button
                        key={o.choice}
                        type="button"
                        class="chip"
                        aria-label={`${words}: take one back`}
                        onClick={() => session.minus(o.choice)}>
                        {o.kind === 'seat' && o.thing !== null && <Glyph seat={o.thing} />}
                        {words}
                        <span aria-hidden="true" class="less">
                            −
                        </span>
                    </button>
                );
            })}
        </div>
    );
}

function hint(asked: Asked): string {
    if (asked.form === 'ships') return 'Tap the lit stacks on the table.';
    if (asked.form === 'places') return inWords('Tap the lit planets, once for each {ship}.');
    if (asked.form === 'seats') return 'Tap the lit players on the table.';
    return '';
}
