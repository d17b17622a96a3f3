// A game on the screen: bar, duel, question, table, hand, rail; and the keys that work everywhere.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Ask } from './ask/Ask';
import { useDuel } from './duel/parts';
import { Deal } from './ask/Deal';
import { usePhone, useSession, useState_ } from './context';
import { useLesson, Veil } from './lesson/Guide';
import { isMine, isOver, lessonOf, undrawn } from './model/lesson';
import { withoutShown } from './model/sums';
import { complete, doneOption, passOption, type Asked } from './model/asking';
import { roomTitle, tableTitle } from './model/rooms';
import { waitOf } from './model/waits';
import { Asking } from './panels/Asking';
import { Duel } from './panels/Duel';
import { Hand } from './panels/Hand';
import { Rail } from './panels/Rail';
import { StoodIn } from './panels/StandIn';
import { Summary } from './panels/Summary';
import { Top } from './panels/Top';
import { LineLost, NotKept } from './pages/Offline';
import { Phone } from './phone/Phone';
import type { Session } from './session';
import { stillness } from './settings';
import { outcomeOf } from './store';
import { Table } from './table/Table';
import { Zoom } from './table/Zoom';
import { speak } from './model/words';

export function Game(): JSX.Element | null {
    const session = useSession(),
        s = useState_(),
        phone = usePhone(),
        [asking, setAsking] = useState(false);
    useEffect(() => {
        const key = (e: KeyboardEvent): void => keys(e, session, () => setAsking(true));
        const click = (e: Event): void => {
            if ((e.target as Element).closest('[data-open=asking]')) setAsking(true);
        };
        /* Any tap outside a control ends the show of a reveal. */
        const tap = (e: Event): void => {
            if (session.store.state.reveal && !(e.target as Element).closest('button,a,input')) session.release();
        };
        addEventListener('keydown', key);
        addEventListener('click', click);
        addEventListener('pointerup', tap);
        return () => {
            removeEventListener('keydown', key);
            removeEventListener('click', click);
            removeEventListener('pointerup', tap);
        };
    }, [session]);
    const lesson = lessonOf(session.preferences, s.room?.room),
        shown = s.reveal?.table ?? s.game?.view,
        waits = !!lesson && !!shown && (isOver(lesson, shown) || (!lesson.drawn && isMine(shown))) /* the voice speaks first */,
        laid = shown && s.reveal ? withoutShown(shown, s.reveal) : shown,
        view = laid && waits && !lesson.drawn ? undrawn(laid) : laid,
        own = useDuel(!!view?.duel);
    useLesson(lesson, shown);
    useEffect(() => {
        document.title =
            s.asked && s.answered === null
                ? `● Your turn at ${roomTitle(s.room)}`
                : view
                  ? `${waitOf(view).title} – Hypercone`
                  : 'Hypercone';
    });
    if (!view || (view.duel && !own)) return null;
    speak(view.edition);
    const live = s.answered === null && !s.reveal && !waits ? s.asked : null,
        still = stillness(session.preferences);
    const tap = (c: number): void => session.tap(c),
        minus = (c: number): void => session.minus(c);
    const Drawn = own?.Board ?? Table,
        Encounter = own?.Strip ?? Duel,
        Beside = own?.Rail ?? Rail;
    const table = (
        <Drawn view={view} asked={live} draft={s.draft} tap={tap} minus={minus} lately={s.lately} stamp={s.stamp} still={still} />
    );
    const deal =
        live && (live.form === 'deal' || live.form === 'reply') ? (
            <Deal view={view} asked={live} draft={s.draft} tap={tap} minus={minus} />
        ) : null;
    const summary = view.over && !s.reveal ? <Summary view={view} /> : null;
    const duel = { view, asked: live, draft: s.draft, reveal: s.reveal ?? outcomeOf(shown, s.last), counting: s.counting, still };
    return (
        <>
            <p class="sr" aria-live="assertive">
                {live ? live.question.title : ''}
            </p>
            {phone && own ? (
                <own.Phone view={view} live={live} duel={duel} table={table} summary={summary} onAsking={() => setAsking(true)} />
            ) : phone ? (
                <Phone
                    view={view}
                    live={live}
                    duel={duel}
                    table={table}
                    deal={deal ?? summary}
                    over={summary !== null}
                    onAsking={() => setAsking(true)}
                />
            ) : (
                <div class={`app s-${live?.form ?? 'wait'} ${still ? 'still' : ''} ${s.guarded ? 'guards' : ''}`}>
                    <Top
                        view={s.reveal ? { ...view, phase: 'reveal' } : view}
                        room={s.room?.room ?? ''}
                        title={s.room ? tableTitle(s.room) : undefined}
                        {...(view.viewer !== null ? { onAsking: () => setAsking(true) } : {})}
                    />
                    <Encounter {...duel} />
                    <Ask view={view} />
                    <main class="table">
                        <Veil lesson={lesson} view={view}>
                            <Zoom>{table}</Zoom>
                        </Veil>
                        {deal ?? summary}
                    </main>
                    <Hand view={view} asked={live} draft={s.draft} tap={tap} />
                    {view.viewer === null && <p class="hand onlook">You are watching this game.</p>}
                    <Beside view={view} log={waits && !lesson.drawn ? [] : s.log} />
                </div>
            )}
            {asking && <Asking view={view} close={() => setAsking(false)} />}
            <StoodIn />
            <NotKept />
            {s.line !== 'open' && <LineLost />}
        </>
    );
}

/* Numbers are options, Enter confirms, Escape clears, U undoes, space passes, ? asks the coach, A sets what I am asked. */
function keys(e: KeyboardEvent, session: Session, openAsking: () => void): void {
    const el = e.target as Element;
    if (e.ctrlKey || e.metaKey || e.altKey || /^(INPUT|TEXTAREA|SELECT)$/.test(el.tagName) || el.closest('[role=dialog]')) return;
    const s = session.store.state,
        onControl = el.closest('button,a,[role=button],[role=checkbox],summary') !== null;
    if (e.repeat) return; /* a key held down answers once */
    if (s.leaving && e.key.toLowerCase() === 'u') {
        session.takeBack();
        return;
    }
    if (s.reveal) {
        if (!onControl || e.key === 'Escape') session.release();
        return;
    }
    if (e.key.toLowerCase() === 'a') {
        openAsking();
        return;
    }
    const a = s.answered === null ? s.asked : null;
    if (!a) return;
    if (/^[1-9]$/.test(e.key)) pickNumber(a, +e.key - 1, session);
    else if (e.key === 'Enter' && !onControl) enter(a, s.draft, session);
    else if (e.key === 'Escape') session.clear();
    else if (e.key.toLowerCase() === 'u') session.undo();
    else if (e.key === '?') session.suggest();
    else if (e.key === ' ' && !onControl) {
        const pass = a.options.find(o => o.kind === 'pass') ?? null;
        if (pass) {
            e.preventDefault();
            session.choose(pass.choice);
        }
    }
}

function pickNumber(a: Asked, index: number, session: Session): void {
    const option = a.options.filter(o => o.kind !== 'done')[index];
    if (!option) return;
    if (a.form === 'act' || a.form === 'buttons' || a.form === 'reply' || a.form === 'list') session.choose(option.choice);
    else if (option === passOption(a) && a.form !== 'side') session.choose(option.choice);
    else session.tap(option.choice);
}

function enter(a: Asked, draft: number[], session: Session): void {
    const done = doneOption(a);
    if (!draft.length && a.least === 0 && done) session.choose(done.choice);
    else if (complete(a, draft)) session.confirm();
}
