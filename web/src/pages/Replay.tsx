// A finished game: a scrubber by encounter, step by decision or by phase, each seat's eyes or all open, a link to the moment, the save file.
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { query, replaceAddress, to } from '../address';
import { useDuel } from '../duel/parts';
import { useBook, usePhone, useSession, useState_ } from '../context';
import { phaseWord } from '../model/phases';
import { colourOf, type Colour } from '../model/seats';
import { Duel, DuelSide } from '../panels/Duel';
import { Mini } from '../panels/Hand';
import { Rail } from '../panels/Rail';
import { Top, turnTitle } from '../panels/Top';
import type { View } from '../protocol';
import { stillness } from '../settings';
import { CardFace, Glyph, Icon, SHAPE } from '../table/shapes';
import { wholeTable } from '../phone/Phone';
import { Table } from '../table/Table';
import { Zoom } from '../table/Zoom';
import { outcomeOf, type ReplayState } from '../store';
import { Frame } from './Frame';
import { SaveFile } from './Offline';
import { blocksOf, stepTo, wonBy, type Block } from './replaySteps';

const PLAY_EVERY = 1100;

const fromAddress = (): { at: number; eyes: number | null } => {
    const p = query(),
        eyes = p.get('eyes');
    return { at: Math.max(0, parseInt(p.get('at') ?? '0', 10) || 0), eyes: eyes !== null && /^\d$/.test(eyes) ? +eyes : null };
};

export function Replay({ id }: { id: string }): JSX.Element {
    const session = useSession(),
        s = useState_(),
        first = useRef(fromAddress()),
        [eyes, setEyes] = useState<number | null>(first.current.eyes),
        [by, setBy] = useState<'decision' | 'phase'>('decision'),
        [playing, setPlaying] = useState(false),
        phone = usePhone();
    const r = s.replay?.room === id ? s.replay : null;
    useEffect(() => {
        if (s.line === 'open') session.replay(id, first.current.at, eyes);
    }, [id, s.line]);
    useEffect(() => {
        document.title = 'Replay – Hypercone';
    }, []);
    useBook(r?.view.edition);
    const own = useDuel(!!r?.view.duel);
    const go = (at: number, who = eyes): void => {
        session.replay(id, at, who);
    };
    useEffect(() => {
        if (r) replaceAddress(`/replay/${id}?at=${r.at}${eyes !== null ? `&eyes=${eyes}` : ''}`);
    }, [r?.at, eyes]);
    useEffect(() => {
        if (!playing || !r) return undefined;
        if (r.at >= r.of) {
            setPlaying(false);
            return undefined;
        }
        const timer = setTimeout(() => go(stepTo(r, by, 1)), PLAY_EVERY);
        return () => clearTimeout(timer);
    }, [playing, r?.at, by]);
    useEffect(() => {
        const key = (e: KeyboardEvent): void => {
            if (!r || (e.target as Element).closest('input,select,[role=dialog],[role=slider]')) return;
            if (e.key === 'ArrowRight') go(stepTo(r, by, 1));
            else if (e.key === 'ArrowLeft') go(stepTo(r, by, -1));
            else if (e.key === ' ' && !(e.target as Element).closest('button')) setPlaying(p => !p);
        };
        addEventListener('keydown', key);
        return () => removeEventListener('keydown', key);
    });
    if (!r || (r.view.duel && !own))
        return (
            <Frame title="Replay">
                <main class="plain">
                    <h1>{s.error ? 'No replay here' : 'Reading the game…'}</h1>
                    {s.error && <p role="alert">{s.error.why}</p>}
                    <p>
                        <a class="btn" href={to('/')} data-nav>
                            Start page
                        </a>
                    </p>
                </main>
            </Frame>
        );
    const still = stillness(session.preferences),
        view = r.view,
        jump = (phase: string): void => {
            const to = nearestPhase(r, phase);
            if (to !== null) go(to);
        };
    const look = (who: number | null): void => {
        setEyes(who);
        go(r.at, who);
    };
    const duel = { view, asked: null, draft: [], reveal: outcomeOf(view, r.last), counting: false, still };
    const Drawn = own?.Board ?? Table,
        Encounter = own?.Strip ?? Duel,
        Beside = own?.Rail ?? Rail;
    const table = (
        <Drawn view={view} asked={null} draft={[]} tap={() => {}} minus={() => {}} lately={s.lately} stamp={s.stamp} still={still} />
    );
    return (
        <div class={phone ? 'ph rep' : 'app rep'}>
            {phone ? (
                <>
                    <header class="ptop">
                        <h1 class={view.offense === null ? '' : `p-${colourOf(view.offense)}`}>
                            {view.offense !== null && <Glyph seat={view.offense} />}
                            {turnTitle(view)}
                        </h1>
                        <span class="pph">
                            <b>{phaseWord(view)}</b>
                        </span>
                        <a class="tool" href={to('/')} data-nav aria-label="Start page">
                            <Icon name="close" />
                        </a>
                    </header>
                    {own ? (
                        <own.Sides {...duel} />
                    ) : (
                        <section class="pduel" aria-label="The encounter">
                            <DuelSide d={duel} side="offense" />
                            <DuelSide d={duel} side="defense" />
                        </section>
                    )}
                </>
            ) : (
                <>
                    <Top view={view} room={`replay of ${id}`} jump={jump} />
                    <Encounter {...duel} />
                </>
            )}
            <main class={phone ? 'scene' : 'table'} aria-label="Table">
                {phone ? (
                    <Zoom buttons size={wholeTable(view.players)}>
                        {table}
                    </Zoom>
                ) : (
                    <Zoom>{table}</Zoom>
                )}
            </main>
            {phone ? (
                <p class="ticker">
                    <span>{[...r.log].reverse().find(l => l.kind === 'line')?.text ?? ''}</span>
                </p>
            ) : (
                <Beside view={view} log={r.log} />
            )}
            <div class="dock rep">
                <section class="rp" aria-label="Replay">
                    <div class="rp1">
                        <div class="ctl">
                            <button type="button" aria-label="To the beginning" onClick={() => go(0)}>
                                <Icon name="first" />
                            </button>
                            <button type="button" aria-label="Back one step" onClick={() => go(stepTo(r, by, -1))}>
                                <Icon name="prev" />
                            </button>
                            <button type="button" class="play" aria-label={playing ? 'Pause' : 'Play'} onClick={() => setPlaying(!playing)}>
                                <Icon name={playing ? 'pause' : 'play'} />
                            </button>
                            <button type="button" aria-label="Forward one step" onClick={() => go(stepTo(r, by, 1))}>
                                <Icon name="next" />
                            </button>
                            <button type="button" aria-label="To the end" onClick={() => go(r.of)}>
                                <Icon name="last" />
                            </button>
                        </div>
                        <div class="segc" role="group" aria-label="Step">
                            <button
                                type="button"
                                class={by === 'phase' ? 'on' : ''}
                                aria-pressed={by === 'phase'}
                                onClick={() => setBy('phase')}>
                                by phase
                            </button>
                            <button
                                type="button"
                                class={by === 'decision' ? 'on' : ''}
                                aria-pressed={by === 'decision'}
                                onClick={() => setBy('decision')}>
                                by decision
                            </button>
                        </div>
                        <span class="rpt" aria-live="polite">
                            <b>
                                {view.duel ? 'Card' : 'Encounter'} {view.encounter}
                            </b>
                            <span>
                                {phaseWord(view).toLowerCase()}, decision {r.at} of {r.of}
                            </span>
                        </span>
                        <Won r={r} />
                        <span class="sp" />
                        {!s.offline && <LinkHere />}
                        <SaveFile room={id} />
                    </div>
                    <Track r={r} go={go} />
                    <p class="cap legend">
                        {view.duel ? (
                            'One block is one destiny card. A ship: a duel or contest, in the colour of whoever won it.'
                        ) : (
                            <>
                                One block is one encounter, in the colour of the offense. A ship: the offense won. Rings: a deal. A stroke: no
                                deal, or both lost. Empty: the defense held.
                            </>
                        )}
                    </p>
                </section>
                <section class="rp2" aria-label="Hands">
                    <Eyes view={view} eyes={eyes} look={look} />
                    <ul class="hands">
                        {view.seats.map(p => (
                            <li key={p.seat}>
                                <span class={`p-${colourOf(p.seat)}`}>
                                    <Glyph seat={p.seat} />
                                    {p.name}
                                </span>
                                {p.cards.map(c => (
                                    <Mini key={c.card} card={c} small />
                                ))}
                                {p.cards.length < p.hand && <span class="muted">{p.hand - p.cards.length} hidden</span>}
                            </li>
                        ))}
                    </ul>
                </section>
            </div>
        </div>
    );
}

/* The moment in this encounter, or the next, in which that phase begins. */
function nearestPhase(r: ReplayState, phase: string): number | null {
    const marks = r.marks.filter(m => m.phase === phase);
    return marks.find(m => m.n > r.at)?.n ?? marks[marks.length - 1]?.n ?? null;
}

function LinkHere(): JSX.Element {
    const [copied, setCopied] = useState(false);
    const copy = (): void => {
        void navigator.clipboard?.writeText(location.href).then(
            () => {
                setCopied(true);
                setTimeout(() => setCopied(false), 2000);
            },
            () => {},
        );
    };
    return (
        <button type="button" class="btn flat" data-tip="Link to this moment" onClick={copy}>
            <Icon name="link" />
            <span>{copied ? 'Copied' : 'Link to here'}</span>
        </button>
    );
}

function Eyes({ view, eyes, look }: { view: View; eyes: number | null; look: (who: number | null) => void }): JSX.Element {
    return (
        <div class="segc eyes" role="group" aria-label="Through whose eyes">
            <button type="button" class={eyes === null ? 'on' : ''} aria-pressed={eyes === null} onClick={() => look(null)}>
                All
            </button>
            {view.seats.map(p => (
                <button
                    key={p.seat}
                    type="button"
                    class={`p-${colourOf(p.seat)} ${eyes === p.seat ? 'on' : ''}`}
                    aria-pressed={eyes === p.seat}
                    onClick={() => look(p.seat)}>
                    <Glyph seat={p.seat} />
                    {p.name}
                </button>
            ))}
        </div>
    );
}

/* A block for each encounter; a tap or the arrow keys move through it. */
function Track({ r, go }: { r: ReplayState; go: (at: number) => void }): JSX.Element {
    const box = useRef<HTMLDivElement>(null),
        blocks = blocksOf(r);
    const at = (e: MouseEvent): void => {
        const b = box.current?.getBoundingClientRect();
        if (b) go(Math.round(((e.clientX - b.left) / b.width) * r.of));
    };
    const key = (e: KeyboardEvent): void => {
        const d = e.key === 'ArrowRight' ? 1 : e.key === 'ArrowLeft' ? -1 : e.key === 'PageUp' ? 20 : e.key === 'PageDown' ? -20 : 0;
        if (d) {
            e.preventDefault();
            go(Math.max(0, Math.min(r.of, r.at + d)));
        }
    };
    return (
        <div
            class="track"
            ref={box}
            role="slider"
            tabIndex={0}
            aria-label="Moment of the game"
            aria-valuemin={0}
            aria-valuemax={r.of}
            aria-valuenow={r.at}
            aria-valuetext={`decision ${r.at} of ${r.of}`}
            onClick={at}
            onKeyDown={key}>
            {blocks.map((b, i) => {
                const seat = b.seat ?? i % r.view.players,
                    cur = r.at >= b.from && (r.at < b.to || i === blocks.length - 1);
                return (
                    <span
                        key={i}
                        class={`enc p-${colourOf(seat)} ${cur ? 'cur' : r.at < b.from ? 'later' : ''}`}
                        style={{ flex: Math.max(1, b.to - b.from) }}
                        data-result={b.result ?? undefined}
                        data-tip={b.text || `${r.view.duel ? 'Card' : 'Encounter'} ${i + 1}`}>
                        <Result result={b.result} colour={colourOf(seat)} />
                    </span>
                );
            })}
            <span class="headp" style={{ left: `${r.of ? (r.at / r.of) * 100 : 0}%` }} />
        </div>
    );
}

/* A ship: the offense won; rings: a deal; a stroke: talks that failed, or both lost; empty: the defense held. */
function Result({ result, colour }: { result: Block['result']; colour: Colour }): JSX.Element | null {
    if (result === 'offense' || result === 'won')
        return (
            <i aria-hidden="true">
                <svg viewBox="-1.5 -1.5 3 3">
                    <path d={SHAPE[colour]} />
                </svg>
            </i>
        );
    if (result === 'deal')
        return (
            <i aria-hidden="true">
                <CardFace kind="negotiate" />
            </i>
        );
    return result === 'no-deal' || result === 'both-lost' ? <i class="none" aria-hidden="true" /> : null;
}

function Won({ r }: { r: ReplayState }): JSX.Element | null {
    const won = wonBy(r.marks);
    if (!won.length) return null;
    return (
        <p class="wonby">
            {won.map(seat => (
                <span key={seat} class={`p-${colourOf(seat)}`}>
                    <Glyph seat={seat} />
                    <b>{r.view.seats[seat]?.name}</b>
                </span>
            ))}
            won
        </p>
    );
}
