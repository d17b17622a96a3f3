// The question, always in the same place: what is asked, what follows, the options, and one filled button that says what will happen.
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useSession, useSize, useState_ } from '../context';
import { canSpread, fleetSize, howMany, optionOf, pickCases, warning, type Asked } from '../model/asking';
import { isStoodIn } from '../model/standIn';
import { opening } from '../model/story';
import type { View } from '../protocol';
import { Rich } from '../panels/names';
import { TakeOver } from '../panels/StandIn';
import { Icon } from '../table/shapes';
import { GuideHead, GuidePanel, Voice } from '../lesson/Guide';
import { DECIDES, isMine, isOver, lessonOf, spoken, stepOf, STEPS } from '../model/lesson';
import type { Reveal } from '../model/sums';
import { Bulb, Lesson } from './Coach';
import { ClockFace } from './ClockFace';
import { Advice, HelpBox } from './Help';
import { Options } from './Options';
import { Cases } from './Ships';
import { GameOver, Waiting } from './Waiting';

export function Ask({ view }: { view: View }): JSX.Element {
    const s = useState_(),
        session = useSession(),
        lesson = lessonOf(session.preferences, s.room?.room);
    if (s.reveal) return <RevealPanel reveal={s.reveal} counting={s.counting} taught={lesson !== null} />;
    if (lesson && (isOver(lesson, view) || (!lesson.drawn && isMine(view)))) return <GuidePanel lesson={lesson} view={view} />;
    if (view.over) return <GameOver view={view} />;
    if (isStoodIn(s.room, view.viewer)) return <TakeOver />;
    if (s.leaving) return <Leaving leaving={s.leaving} />;
    if (!s.asked || s.answered !== null) return <Waiting view={view} />;
    return <QuestionPanel key={s.asked.id} view={view} asked={s.asked} draft={s.draft} />;
}

/* The cards are turned up; in a lesson with what they decide. */
function RevealPanel({ reveal, counting, taught }: { reveal: Reveal; counting: boolean; taught: boolean }): JSX.Element {
    const [more, setMore] = useState(false);
    return (
        <section class={`ask held ${taught ? 'guide' : ''} ${more ? 'helped' : ''}`} aria-label="The reveal">
            {taught && <GuideHead step={STEPS - 1} more={more} onMore={() => setMore(!more)} />}
            <h2>
                <span>{!counting ? reveal.lead : taught ? DECIDES.title : 'The cards are turned up'}</span>
                <Continue />
            </h2>
            {!counting && (
                <p class="next">
                    <Rich told={reveal.said} />
                </p>
            )}
            {taught && <Voice said={DECIDES} more={more} />}
        </section>
    );
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

/* Where a low panel has no room for everything, what Help says too goes first, then the sentence below the title; never an answer. */
const YIELDS = ['yields1', 'yields2', 'yields3'];
function useFit(): { current: HTMLElement | null } {
    const panel = useRef<HTMLElement>(null);
    useSize(panel);
    useLayoutEffect(() => {
        const p = panel.current;
        if (!p) return;
        p.classList.remove(...YIELDS);
        for (const step of YIELDS) {
            if (p.scrollHeight <= p.clientHeight + 1) break;
            p.classList.add(step);
        }
    });
    return panel;
}

function QuestionPanel({ view, asked, draft }: { view: View; asked: Asked; draft: number[] }): JSX.Element {
    const panel = useFit();
    const s = useState_(),
        session = useSession(),
        q = asked.question,
        [help, setHelp] = useState(false),
        lesson = lessonOf(session.preferences, s.room?.room),
        said = lesson ? spoken(lesson, view, q) : null;
    const advice = s.suggestion && s.suggestion.id === asked.id ? s.suggestion : null,
        closing = advice !== null || help;
    useEffect(() => {
        const key = (e: KeyboardEvent): void => {
            if (typing(e) || e.repeat || e.ctrlKey || e.metaKey || e.altKey) return;
            const k = e.key.toLowerCase();
            if (k === 'h' || k === 'w') setHelp(h => !h);
            if (k === 'c') session.suggest();
            const { fleet, draft: picks } = session.store.state,
                along = fleet && optionOf(asked, picks[0] ?? NaN)?.ships;
            if (k === 'e' && canSpread(asked)) session.spread(asked.most - (q.picked?.length ?? 0), []);
            else if (k === 'e' && fleet) session.setFleet({ even: !fleet.even });
            const more = k === '+' ? 1 : k === '-' || k === '−' ? -1 : 0;
            if (more && asked.form === 'ships') session.spread(Math.max(0, Math.min(asked.most - (q.picked?.length ?? 0), picks.length + more)));
            else if (more && along) session.setFleet({ n: Math.max(along.least, Math.min(along.most, fleetSize(fleet, along) + more)) });
            if (e.key === 'Escape') {
                setHelp(false);
                session.closeAdvice();
            }
        };
        addEventListener('keydown', key);
        return () => removeEventListener('keydown', key);
    }, [asked]);
    return (
        <section
            ref={panel}
            class={`ask you ${said ? 'guide' : ''} f-${asked.form} ${s.guarded ? 'guarded' : ''} ${closing ? 'helped' : ''}`}
            aria-label="Your question"
            data-id={asked.id}
            data-asked={q.title}>
            {s.guarded > 0 && <Hairline ms={s.guarded} />}
            {lesson && <GuideHead step={stepOf(lesson, view)} more={help} onMore={() => setHelp(!help)} />}
            <h2>
                <span>
                    {said ? said.title : q.short}
                    {howMany(asked) && <small class="many"> {howMany(asked)}</small>}
                </span>
                {s.deadline && <ClockFace deadline={s.deadline} />}
                <span class="helps" hidden={said !== null}>
                    <Bulb />
                    <button
                        type="button"
                        class="whyq"
                        aria-expanded={help}
                        onClick={() => {
                            session.closeAdvice();
                            setHelp(!help || advice !== null);
                        }}
                        data-tip="What happens next, and why am I asked? (H)">
                        Help
                    </button>
                </span>
            </h2>
            {said ? <Voice said={said} more={help} /> : <Middle view={view} asked={asked} draft={draft} />}
            {!advice && !said && (
                <div class="coachbox">
                    <Lesson key={asked.id} asked={asked} view={view} />
                </div>
            )}
            <Options view={view} asked={asked} draft={draft} />
            {advice ? (
                <Advice advice={advice} close={() => session.closeAdvice()} />
            ) : help && !said ? (
                <HelpBox edition={view.edition} asked={asked} draft={draft} close={() => setHelp(false)} />
            ) : null}
        </section>
    );
}

const typing = (e: KeyboardEvent): boolean => /^(INPUT|TEXTAREA|SELECT)$/.test((e.target as Element).tagName);

/* Between title and answers: what went wrong, what it would cost, what the picks come to; or a sentence, if it is short. */
function Middle({ view, asked, draft }: { view: View; asked: Asked; draft: number[] }): JSX.Element | null {
    const s = useState_(),
        q = asked.question,
        warn = warning(asked, view, draft);
    if (s.error?.about === 'answer')
        return (
            <p class="next warnline" role="alert">
                {s.error.why}
            </p>
        );
    if (warn) return <p class="next warnline">{warn}</p>;
    const rows = pickCases(asked, view, draft);
    if (rows.length) return <Cases rows={rows} />;
    if (asked.form === 'side') return null;
    const room = innerWidth < 720 ? 96 : 140,
        line = q.more
            ? { text: q.title }
            : asked.form === 'act' || asked.form === 'reply'
              ? opening({ text: q.why, names: q.why_names ?? [] }, q.why_ends ?? [], room)
              : opening({ text: q.next, names: q.next_names ?? [] }, q.next_ends ?? [], room);
    return line.text ? (
        <p class="next">
            <Rich told={line} />
        </p>
    ) : null;
}
