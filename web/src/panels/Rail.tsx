// The rail beside the table: which powers matter now, and the log, the chat and what you know as tabs.
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useSession, useState_ } from '../context';
import { inWarp, isNearlyFull, prawOf } from '../model/board';
import { isYou } from '../model/seats';
import type { Line } from '../model/story';
import { cardsOf, noteWords, thingsOf } from '../model/things';
import type { ChatMessage, View } from '../protocol';
import { Badge, Glyph } from '../table/shapes';
import { COMET, ThingIcon } from '../table/things';
import { Mini } from './Hand';
import { Rich, Who } from './names';
import { hasParts, Parts } from './Parts';
import { StandIns } from './StandIn';
import { inWords } from '../model/words';

interface Matter {
    seat: number;
    alien: string;
    text: string;
}

/* What a power does to the totals, in numbers: "14 becomes 28", "+4". Nothing before the cards are turned up. */
export function effectOf(view: View, alien: string): string {
    const words = (view.totals?.steps ?? [])
        .filter(s => s.sheet === alien && s.stage !== 'winner' && s.before !== s.after)
        .map(s =>
            s.stage === 'card'
                ? ` Card ${s.before} counts as ${s.after}.`
                : ` ${s.after > s.before ? '+' : '−'}${Math.abs(s.after - s.before)} for the ${s.side}.`,
        );
    return [...new Set(words)].slice(0, 2).join('');
}

/* Up to four face-up powers of those who take part, main players first. */
export function mattersOf(view: View, summary: (alien: string) => string): Matter[] {
    const rank = (seat: number): number =>
        seat === view.offense || seat === view.defense ? 0 : view.seats[seat]!.ships_in > 0 ? 1 : isYou(view, seat) ? 2 : 3;
    return view.powers
        .filter(p => p.holder !== null && p.alien && p.state !== 'hidden')
        .sort((a, b) => rank(a.holder!) - rank(b.holder!))
        .slice(0, 4)
        .map(p => {
            const off =
                p.state === 'zapped' ? 'zapped: off until this {encounter} ends.' : p.state === 'lost' ? 'lost: too few home {colonies}.' : '';
            const noted = view.notes.filter(n => n.holder === p.holder && n.sheet === p.alien).map(n => ` ${noteWords(n)} now.`);
            const said = `${summary(p.alien)}.${noted.join('')}${effectOf(view, p.alien)}`;
            return { seat: p.holder!, alien: p.alien, text: inWords(off) || said };
        });
}

export type Tab = 'log' | 'chat' | 'notes' | 'parts';
export function Rail({ view, log }: { view: View; log: Line[] }): JSX.Element {
    const [tab, setTab] = useState<Tab>('log'),
        s = useState_();
    return (
        <aside class="rail" aria-label="Log and chat">
            <StandIns />
            <Matters view={view} />
            <Tabs tab={tab} setTab={setTab} unread={s.unread} parts={hasParts(view)} />
            <TabBody tab={tab === 'parts' && !hasParts(view) ? 'log' : tab} view={view} log={log} />
        </aside>
    );
}

export function Matters({ view }: { view: View }): JSX.Element {
    const session = useSession(),
        matters = mattersOf(view, alien => session.entries.get(alien)?.summary ?? 'its power is on its sheet');
    return (
        <section class="matters">
            <Hazards view={view} />
            <h2>{inWords('Matters in this {encounter}')}</h2>
            <ul>
                {matters.map(m => {
                    const seat = view.seats[m.seat]!;
                    return (
                        <li key={m.alien}>
                            <Badge
                                seat={m.seat}
                                alien={m.alien}
                                power={seat.alien === m.alien ? seat.power : 'on'}
                                colonies={0}
                                needed={5}
                                track={false}
                            />
                            <p>
                                <button type="button" class="lnk b" data-sheet={m.alien}>
                                    {m.alien}
                                </button>{' '}
                                <span class="muted">({isYou(view, m.seat) ? 'you' : seat.name})</span> {m.text}
                            </p>
                        </li>
                    );
                })}
            </ul>
        </section>
    );
}

/* What changes the rules now stands in words at the head of the rail. */
const HAZARDS_SHOWN = 2;
function Hazards({ view }: { view: View }): JSX.Element | null {
    const session = useSession(),
        all = thingsOf(view, null, 'hazard'),
        praw = prawOf(view),
        turned = view.cone === 'reversed' && view.phase !== 'start';
    if (!all.length && !turned && !(praw && isNearlyFull(view, praw))) return null;
    return (
        <ul class="hazards">
            {turned && (
                <li>
                    <svg class="thing-i" viewBox="-10 -10 20 20" aria-hidden="true">
                        {COMET}
                    </svg>
                    <p>
                        <b>Reversed cone</b> Winning allies of the offense get rewards, those of the defense a base.
                    </p>
                </li>
            )}
            {praw && isNearlyFull(view, praw) && (
                <li>
                    <ThingIcon lies="praw" name="" />
                    <p>
                        <b>Critical mass</b> The Warp holds {inWarp(view)} of {praw.critical}. With {praw.critical} all fall into the Praw.
                    </p>
                </li>
            )}
            {all.slice(0, HAZARDS_SHOWN).map((t, i) => {
                const name = t.card?.name ?? t.sheet ?? '',
                    entry = session.entries.get(name);
                return (
                    <li key={i}>
                        <ThingIcon lies="hazard" name={name} />
                        <p>
                            <button type="button" class="lnk b" data-sheet={name}>
                                {name}
                            </button>{' '}
                            {entry?.summary ?? ''}
                        </p>
                    </li>
                );
            })}
            {all.length > HAZARDS_SHOWN && (
                <li>
                    <button type="button" class="lnk" data-opens="" data-mark="hazards">
                        {all.length - HAZARDS_SHOWN} more
                    </button>
                </li>
            )}
        </ul>
    );
}

export function Tabs({ tab, setTab, unread, parts }: { tab: Tab; setTab: (t: Tab) => void; unread: number; parts?: boolean }): JSX.Element {
    const names: [Tab, string][] = [
        ['log', 'Log'],
        ['chat', 'Chat'],
        ['notes', 'Known'],
        ...(parts ? ([['parts', 'Parts']] as [Tab, string][]) : []),
    ];
    return (
        <div class="tabs" role="tablist" aria-label="Log and chat">
            {names.map(([key, word]) => (
                <button
                    key={key}
                    type="button"
                    role="tab"
                    id={`tab-${key}`}
                    aria-selected={tab === key}
                    aria-controls="tabpanel"
                    onClick={() => setTab(key)}>
                    {word}
                    {key === 'chat' && unread > 0 && tab !== 'chat' && <span class="dot">{unread}</span>}
                </button>
            ))}
        </div>
    );
}

export function TabBody({ tab, view, log }: { tab: Tab; view: View; log: Line[] }): JSX.Element {
    return (
        <div class="tabpanel" role="tabpanel" id="tabpanel" aria-labelledby={`tab-${tab}`}>
            {tab === 'log' && <Log log={log} />}
            {tab === 'chat' && <Chat view={view} />}
            {tab === 'notes' && <Known view={view} />}
            {tab === 'parts' && <Parts view={view} />}
        </div>
    );
}

const SHOWN = 160;
export function Log({ log }: { log: Line[] }): JSX.Element {
    const box = useRef<HTMLDivElement>(null),
        atEnd = useRef(true),
        lines = log.slice(-SHOWN);
    useLayoutEffect(() => {
        const b = box.current;
        if (b && atEnd.current) b.scrollTop = b.scrollHeight;
    });
    const scrolled = (): void => {
        const b = box.current;
        if (b) atEnd.current = b.scrollHeight - b.scrollTop - b.clientHeight < 40;
    };
    return (
        <div class="log" role="log" aria-live="polite" aria-label="Log" tabIndex={0} ref={box} onScroll={scrolled}>
            {!lines.length && <p class="muted">What happens is told here, step by step.</p>}
            {lines.map((l, i) =>
                l.kind === 'heading' ? (
                    <h3 key={l.key}>{l.text}</h3>
                ) : (
                    <LogLine key={l.key} line={l} last={i === lines.length - 1} />
                ),
            )}
        </div>
    );
}

function LogLine({ line, last }: { line: Line; last: boolean }): JSX.Element {
    const [open, setOpen] = useState(false),
        shown = line.why.text && (!line.folded || open);
    return (
        <p class={`ln ${last ? 'last' : ''}`}>
            <Rich told={line} />
            {line.why.text && line.folded && (
                <>
                    {' '}
                    <button type="button" class="whyb" aria-expanded={open} onClick={() => setOpen(!open)}>
                        why?
                    </button>
                </>
            )}
            {shown && (
                <span class="why">
                    <Rich told={line.why} />
                </span>
            )}
        </p>
    );
}

/* Chat is talk. Deals are made in the deal builder, never here. */
export function Chat({ view }: { view: View | null }): JSX.Element {
    const session = useSession(),
        s = useState_(),
        [text, setText] = useState(''),
        list = useRef<HTMLUListElement>(null);
    useEffect(() => {
        session.readChat();
        list.current?.scrollTo(0, list.current.scrollHeight); /* the list alone, never the page around it */
    }, [s.chat.length]);
    const say = (e: Event): void => {
        e.preventDefault();
        session.say(text);
        setText('');
    };
    return (
        <>
            <ul class="chat" aria-live="polite" ref={list}>
                {s.chat.map((m, i) => (
                    <ChatLine key={i} m={m} view={view} />
                ))}
                {!s.chat.length && <li class="muted">Nothing said yet.</li>}
            </ul>
            <form class="say" onSubmit={say}>
                <input
                    aria-label="Say something"
                    placeholder="Say something"
                    maxLength={200}
                    value={text}
                    onInput={e => setText(e.currentTarget.value)}
                />
                <button>Send</button>
            </form>
        </>
    );
}

function ChatLine({ m, view }: { m: ChatMessage; view: View | null }): JSX.Element {
    const s = useState_(),
        seat = typeof m.from === 'number' ? m.from : null,
        me = seat !== null && seat === (view?.viewer ?? s.room?.you ?? null);
    const name =
        seat === null
            ? String(m.from ?? 'Table')
            : me
              ? 'You'
              : (view?.seats[seat]?.name ?? s.room?.seats[seat]?.name ?? `Seat ${seat + 1}`);
    return (
        <li class={m.notice ? 'notice' : me ? 'me' : ''}>
            {m.notice ? null : seat === null ? <b class="who">{name}</b> : <Who seat={seat} name={name} />}
            {m.talk && <span class="cap">bot</span>}
            <span class="bub">{m.text}</span>
        </li>
    );
}

/* What this seat knows of others' cards. */
function Known({ view }: { view: View }): JSX.Element {
    const known = view.seats.filter(s => !isYou(view, s.seat) && (s.cards.length || cardsOf(view, s.seat).length));
    return (
        <div class="known" tabIndex={0} aria-label="Cards you know">
            <p class="cap">Cards of others that you know, because you saw or gave them.</p>
            {!known.length && <p class="muted">None right now.</p>}
            {known.map(s => (
                <section key={s.seat}>
                    <h3>
                        <Glyph seat={s.seat} />
                        {s.name} <span class="muted">{s.hand} in hand</span>
                    </h3>
                    <div class="row">
                        {[...s.cards, ...cardsOf(view, s.seat)].map(c => (
                            <Mini key={c.card} card={c} />
                        ))}
                    </div>
                </section>
            ))}
        </div>
    );
}
