// The voice of a lesson in the question panel: where one is, what is new, more of it, and the way out; and the veil over the rest of the table.
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { to } from '../address';
import { useSession } from '../context';
import { inLight, isMine, isOver, result, spoken, stepOf, STEPS, type Lesson, type Spoken } from '../model/lesson';
import type { View } from '../protocol';

/* Words between ** are new. */
function Bold({ text }: { text: string }): JSX.Element {
    return <>{text.split('**').map((part, i) => (i % 2 ? <b key={i}>{part}</b> : part))}</>;
}

export function GuideHead({ step, more, onMore }: { step: number; more: boolean; onMore: () => void }): JSX.Element {
    const session = useSession();
    return (
        <p class="guidehead">
            <span class="gdots" aria-hidden="true">
                {Array.from({ length: STEPS }, (_, i) => (
                    <i key={i} class={i + 1 < step ? 'past' : i + 1 === step ? 'now' : ''} />
                ))}
            </span>
            <span class="gstep">
                Step {step} of {STEPS}
            </span>
            <button type="button" class="lnk" aria-expanded={more} onClick={onMore}>
                More
            </button>
            <button type="button" class="lnk" onClick={() => session.goHome()}>
                Skip
            </button>
        </p>
    );
}

/* Title and text of a step. */
export function Voice({ said, more }: { said: Spoken; more: boolean }): JSX.Element {
    return (
        <>
            <p class="next said">
                <Bold text={said.text} />
            </p>
            {more && (
                <div class="helpbox" tabIndex={0}>
                    <h3>{said.title}</h3>
                    <p>{said.more}</p>
                    <p class="links">
                        <a class="lnk" href={to('/rules/modern')} target="_blank" rel="noopener">
                            All rules
                        </a>
                    </p>
                </div>
            )}
        </>
    );
}

/* A panel in which only the voice speaks: destiny before it is turned over, and the end. */
export function GuidePanel({ lesson, view }: { lesson: Lesson; view: View }): JSX.Element {
    const session = useSession(),
        [more, setMore] = useState(false),
        over = isOver(lesson, view),
        said = over ? result(view) : spoken(lesson, view, null)!;
    const note = (change: Partial<Lesson>): void => session.prefer({ lesson: { ...lesson, ...change } });
    const go = (): void => note(over ? { done: true } : { drawn: true, step: 2 });
    useEnter(go);
    return (
        <section class={`ask you guide ${more ? 'helped' : ''}`} aria-label="The lesson">
            <GuideHead step={over ? STEPS : 1} more={more} onMore={() => setMore(!more)} />
            <h2>
                <span>{said.title}</span>
            </h2>
            <Voice said={said} more={more} />
            <div class="opts">
                {over && (
                    <button
                        type="button"
                        class="btn"
                        onClick={() => {
                            note({ done: true });
                            session.goHome();
                        }}>
                        Start page
                    </button>
                )}
                <button type="button" class="btn go wide" onClick={go}>
                    {over ? (view.over ? 'See how it ended' : 'Play on from here') : 'Turn over destiny'}
                    <kbd class="key">↵</kbd>
                </button>
            </div>
        </section>
    );
}

function useEnter(go: () => void): void {
    useEffect(() => {
        const key = (e: KeyboardEvent): void => {
            if (e.key === 'Enter' && !e.repeat && !(e.target as Element).closest('button,a,input')) go();
        };
        addEventListener('keydown', key);
        return () => removeEventListener('keydown', key);
    });
}

/* Notes how far the lesson is, and when my encounter begins. */
export function useLesson(lesson: Lesson | null, view: View | undefined): void {
    const session = useSession();
    useEffect(() => {
        if (!lesson || !view) return;
        const step = stepOf(lesson, view),
            encounter = lesson.encounter || (lesson.drawn && isMine(view) ? view.encounter : 0);
        if (step !== lesson.step || encounter !== lesson.encounter) session.prefer({ lesson: { ...lesson, step, encounter } });
    });
}

interface Hole {
    x: number;
    y: number;
    w: number;
    h: number;
}
/* Dims what the text does not speak of. Decoration: the text names the thing, and taps go through. */
export function Veil({ lesson, view, children }: { lesson: Lesson | null; view: View; children: ComponentChildren }): JSX.Element {
    const box = useRef<HTMLDivElement>(null),
        [holes, setHoles] = useState<Hole[]>([]);
    useLayoutEffect(() => {
        const el = box.current;
        if (!lesson || !el) return undefined;
        const look = (): void => {
            const at = el.getBoundingClientRect(),
                { seats, marks } = inLight(lesson, view),
                names = [...seats.map(s => `[data-system="${s}"]`), ...marks.map(m => `[data-mark="${m}"]`)];
            const found = names.flatMap(n => [...el.querySelectorAll(n)]).map(e => e.getBoundingClientRect());
            const next = found.map(r => ({ x: r.left - at.left - 10, y: r.top - at.top - 10, w: r.width + 20, h: r.height + 20 }));
            setHoles(old => (JSON.stringify(old) === JSON.stringify(next) ? old : next));
        };
        look();
        const timer = setInterval(look, 400);
        return () => clearInterval(timer);
    }, [lesson, view]);
    return (
        <div class="veilbox" ref={box}>
            {children}
            {lesson && !isOver(lesson, view) && holes.length > 0 && (
                <svg class="veil" aria-hidden="true">
                    <mask id="veilholes">
                        <rect width="100%" height="100%" fill="#fff" />
                        {holes.map((h, i) => (
                            <rect key={i} x={h.x} y={h.y} width={h.w} height={h.h} rx="26" fill="#000" />
                        ))}
                    </mask>
                    <rect class="veil0" width="100%" height="100%" mask="url(#veilholes)" />
                </svg>
            )}
        </div>
    );
}
