// The question, always in the same place: what is asked, what follows, the options, and one filled button that says what will happen.
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useSession, useState_ } from '../context';
import {
    complete,
    doneOption,
    goText,
    howMany,
    optionOf,
    passOption,
    thingOptions,
    timesPicked,
    warning,
    type Asked,
} from '../model/asking';
import { colourOf, count, planetName } from '../model/seats';
import { isStoodIn } from '../model/standIn';
import { shipsOn } from '../model/sums';
import { wordOf } from '../model/words';
import type { Option, Side, View } from '../protocol';
import { Rich } from '../panels/names';
import { TakeOver } from '../panels/StandIn';
import { Glyph, Icon } from '../table/shapes';
import { partsOfDuel } from '../duel/parts';
import { Advice, Bulb, Lesson } from './Coach';
import { ClockFace } from './ClockFace';
import { GameOver, Waiting } from './Waiting';

export function Ask({ view }: { view: View }): JSX.Element {
    const s = useState_();
    if (s.reveal)
        return (
            <section class="ask held" aria-label="The reveal">
                <h2>
                    <span>{s.counting ? 'The cards are turned up' : s.reveal.lead}</span>
                    <Continue />
                </h2>
                {!s.counting && (
                    <p class="next">
                        <Rich told={s.reveal.said} />
                    </p>
                )}
            </section>
        );
    if (view.over) return <GameOver view={view} />;
    if (isStoodIn(s.room, view.viewer)) return <TakeOver />;
    if (s.leaving) return <Leaving leaving={s.leaving} />;
    if (!s.asked || s.answered !== null) return <Waiting view={view} />;
    return <QuestionPanel key={s.asked.id} view={view} asked={s.asked} draft={s.draft} />;
}

function Continue(): JSX.Element {
    const session = useSession();
    return (
        <button type="button" class="btn" onClick={() => session.release()}>
            Go on
        </button>
    );
}

/* What was answered, and the last moment to take it back. Where the answers were there is nothing to press. */
function Leaving({ leaving }: { leaving: { words: string; ms: number } }): JSX.Element {
    const session = useSession();
    return (
        <section class="ask leaving" aria-label="Your answer">
            <h2>
                <span>{leaving.words}</span>
                <button type="button" class="btn takeback" onClick={() => session.takeBack()}>
                    <Icon name="undo" />
                    Take back<kbd class="key">u</kbd>
                </button>
            </h2>
            <p class="next">Nobody has seen it yet.</p>
            <Hairline ms={leaving.ms} />
        </section>
    );
}

/* A line that fills along the upper edge: until then nothing answers, or nothing goes out. */
function Hairline({ ms }: { ms: number }): JSX.Element {
    const line = useRef<HTMLElement>(null);
    useLayoutEffect(() => {
        line.current?.animate([{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }], { duration: ms, fill: 'forwards' });
    }, [ms]);
    return <i class="hairline" ref={line} aria-hidden="true" />;
}

function QuestionPanel({ view, asked, draft }: { view: View; asked: Asked; draft: number[] }): JSX.Element {
    const s = useState_(),
        q = asked.question,
        [why, setWhy] = useState(false);
    useEffect(() => {
        const key = (e: KeyboardEvent): void => {
            if (e.key.toLowerCase() === 'w' && !typing(e)) setWhy(w => !w);
        };
        addEventListener('keydown', key);
        return () => removeEventListener('keydown', key);
    }, []);
    const reason = { text: q.why, names: q.why_names ?? [] },
        result = { text: q.next, names: q.next_names ?? [] },
        first = asked.form === 'act' || asked.form === 'reply' || asked.form === 'side' ? reason : result,
        warn = warning(asked, view, draft),
        advice = s.suggestion && s.suggestion.id === asked.id ? s.suggestion : null;
    return (
        <section
            class={`ask you f-${asked.form} ${q.title.length > 46 ? 'long' : ''} ${s.guarded ? 'guarded' : ''}`} 
            aria-label="Your question"
            data-id={asked.id}>
            {s.guarded > 0 && <Hairline ms={s.guarded} />}
            <h2>
                <span>
                    {q.short}
                    {howMany(asked) && <small class="many"> {howMany(asked)}</small>}
                </span>
                {s.deadline && <ClockFace deadline={s.deadline} />}
            </h2>
            <div class="nextrow">
                {advice && !why ? (
                    <Advice advice={advice} />
                ) : why ? (
                    <div class="whybox" tabIndex={0}>
                        <p>
                            <Rich told={reason} />
                        </p>
                        <p>
                            <Rich told={result} />
                        </p>
                    </div>
                ) : s.error?.about === 'answer' ? (
                    <p class="next warnline" role="alert">
                        {s.error.why}
                    </p>
                ) : warn ? (
                    <p class="next warnline">{warn}</p>
                ) : (
                    <p class="next">
                        <Rich told={first} />
                    </p>
                )}
                <span class="helps">
                    <button
                        type="button"
                        class="whyq"
                        aria-expanded={why}
                        onClick={() => setWhy(!why)}
                        data-tip="Why am I asked, and what follows? (W)">
                        {why ? 'less' : 'why?'}
                    </button>
                    {!why && !advice && <Bulb />}
                </span>
            </div>
            {!why && !advice && (
                <div class="coachbox">
                    <Lesson key={asked.id} asked={asked} />
                </div>
            )}
            <Options view={view} asked={asked} draft={draft} />
        </section>
    );
}

const typing = (e: KeyboardEvent): boolean => /^(INPUT|TEXTAREA|SELECT)$/.test((e.target as Element).tagName);

interface OptionsProps {
    view: View;
    asked: Asked;
    draft: number[];
}
function Options(p: OptionsProps): JSX.Element {
    switch (p.asked.form) {
        case 'act':
        case 'buttons':
        case 'reply':
            return <ButtonOptions {...p} />;
        case 'side':
            return <SideOptions {...p} />;
        case 'list':
            return <ListOptions asked={p.asked} />;
        case 'own': {
            const Choices = partsOfDuel()?.Choices;
            return Choices ? <Choices {...p} /> : <ButtonOptions {...p} />;
        }
        default:
            return <PickOptions {...p} />;
    }
}

/* A few answers in words, each taken at once. What was tapped on the table or in the hand first waits for the filled button. */
function ButtonOptions({ asked, draft }: OptionsProps): JSX.Element {
    const session = useSession(),
        shown = asked.options.filter(o => o.kind !== 'done'),
        tapped = draft.length ? optionOf(asked, draft[0]!) : undefined;
    if (tapped && asked.form === 'act')
        return (
            <div class="pick">
                <button type="button" class="btn go" data-tip={tapped.help || undefined} onClick={() => session.confirm()}>
                    {tapped.text}
                    <kbd class="key">↵</kbd>
                </button>
                <button type="button" class="btn flat" onClick={() => session.clear()}>
                    Clear<kbd class="key">esc</kbd>
                </button>
            </div>
        );
    const few = shown.length <= 3,
        pair = shown.length <= 2;
    return (
        <div class={`opts two ${!few ? 'dense' : pair ? '' : 'three'}`}>
            {shown.map((o, i) => {
                const pass = o.kind === 'pass';
                return (
                    <button
                        key={o.choice}
                        type="button"
                        class={`btn lit-b ${few && !pair && i === shown.length - 1 ? 'last' : ''}`}
                        data-tip={o.help || undefined}
                        onClick={() => session.choose(o.choice)}>
                        <span>
                            {o.text}
                            {!pass && o.help && pair && <small>{short(o.help)}</small>}
                        </span>
                        <kbd class="key">{pass ? 'space' : i + 1}</kbd>
                    </button>
                );
            })}
        </div>
    );
}

const short = (help: string): string => {
    const end = help.search(/[.;:] /);
    return (end > 0 && help.length > 44 ? help.slice(0, end) : help).replace(/\.$/, '');
};

/* Join a side: both as radio buttons, then the filled one. */
function SideOptions({ view, asked, draft }: OptionsProps): JSX.Element {
    const session = useSession(),
        chosen = draft.length ? optionOf(asked, draft[0]!) : undefined;
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
            <div class="pick">
                <button type="button" class="btn go" disabled={!chosen} onClick={() => session.confirm()}>
                    {goText(asked, view, draft)}
                    <kbd class="key">↵</kbd>
                </button>
            </div>
        </>
    );
}

function sideWords(view: View, o: Option, seat: number | null): [string, string] {
    if (seat === null) return [o.text, ''];
    const ships = view.seats.reduce((n, s) => n + (o.side ? shipsOn(s, o.side as Side) : 0), 0);
    return [seat === view.viewer ? 'You' : view.seats[seat]!.name, `${wordOf(view.edition, o.side ?? '')}, ${count(ships, 'ship')}`];
}

/* Many answers: a list with a filter. */
function ListOptions({ asked }: { asked: Asked }): JSX.Element {
    const session = useSession(),
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
                            {o.text}
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
        done = doneOption(asked),
        pass = passOption(asked),
        inHand = new Set(view.viewer === null ? [] : view.seats[view.viewer]!.cards.map(c => c.card));
    const elsewhere = thingOptions(asked).filter(o =>
        o.kind === 'card' ? !inHand.has(o.thing!) : o.kind !== 'planet' && o.kind !== 'seat' && asked.form !== 'deal',
    );
    const nobody = asked.least === 0 && !draft.length && done;
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
            <Chips view={view} asked={asked} draft={draft} />
            <div class="pick">
                {nobody ? (
                    <button type="button" class="btn lit-b go2" onClick={() => session.choose(done.choice)}>
                        {done.text}
                        <kbd class="key">↵</kbd>
                    </button>
                ) : (
                    <button type="button" class="btn go" disabled={!complete(asked, draft)} onClick={() => session.confirm()}>
                        {goText(asked, view, draft)}
                        <kbd class="key">↵</kbd>
                    </button>
                )}
                {asked.least === 0 && draft.length > 0 && done && asked.form === 'seats' && (
                    <button type="button" class="btn lit-b" onClick={() => session.choose(done.choice)}>
                        Nobody
                    </button>
                )}
                {pass && (
                    <button type="button" class="btn lit-b" data-tip={pass.help || undefined} onClick={() => session.choose(pass.choice)}>
                        {pass.kind === 'walk-away' ? 'No deal' : pass.text}
                    </button>
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
    if (asked.form === 'places') return 'Tap the lit planets, once for each ship.';
    if (asked.form === 'seats') return 'Tap the lit players on the table.';
    return '';
}
