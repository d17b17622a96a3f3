// Duel on a phone: two bars for the two players, the card of the turn in a line, planets and plans in large, question and hand at the thumb.
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Ask } from '../ask/Ask';
import { useSession, useSize, useState_ } from '../context';
import { leftSeat } from '../model/duel';
import { lit, type Asked } from '../model/asking';
import { phaseIndex, ribbon, shortPhaseWord } from '../model/phases';
import { colourOf, isYou, nameOf } from '../model/seats';
import type { DuelState } from '../panels/Duel';
import { useDialog } from '../panels/dialog';
import { Hand } from '../panels/Hand';
import { Menu } from '../panels/Menu';
import { Named } from '../panels/names';
import { TabBody, Tabs } from '../panels/Rail';
import { StandIns } from '../panels/StandIn';
import { turnTitle } from '../panels/Top';
import type { View } from '../protocol';
import { Badge, Glyph, Icon, Stack } from '../table/shapes';
import { powerOption, seatTip } from '../table/System';
import { Tappable } from '../table/Tappable';
import { Zoom } from '../table/Zoom';
import { wholeTable } from '../phone/Phone';
import { envoyOptions, picking, useRow } from './Board';
import { CardOfTurn, DuelMatters } from './DuelRail';
import { Ink, Sign } from './icons';
import type { PhoneProps } from './parts';
import { PlanetOfDuel } from './PlanetOfDuel';
import { Sides, Slots } from './Strip';
import { envoyWords, isStraggler, roleOf } from './words';

const LONG_WORD = 12; /* of a step: beside it there is no room for the dots */
type Tab = 'log' | 'chat' | 'notes' | 'parts' | 'card';

export function DuelPhone({ view, live, duel, table, summary, onAsking }: PhoneProps): JSX.Element {
    const s = useState_(),
        [menu, setMenu] = useState(false),
        [sheet, setSheet] = useState<Tab | null>(null),
        [whole, setWhole] = useState(false),
        now = phaseIndex(view),
        last = [...s.log].reverse().find(l => l.kind === 'line');
    return (
        <div class={`ph x4 ${duel.still ? 'still' : ''}`}>
            <header class="ptop">
                <h1>{turnTitle(view)}</h1>
                <span class={`pph ${shortPhaseWord(view).length > LONG_WORD ? 'long' : ''}`}>
                    <ol class="dots" aria-hidden="true">
                        {(view.over ? [] : ribbon(view)).map((p, i) => (
                            <li key={p.number} class={i < now ? 'done' : i === now ? 'now' : ''} />
                        ))}
                    </ol>
                    <b>{view.over ? '' : shortPhaseWord(view)}</b>
                </span>
                <button type="button" aria-label={whole ? 'Show the duel' : 'Show the whole table'} aria-pressed={whole} onClick={() => setWhole(!whole)}>
                    <Icon name="eye" />
                </button>
                <button type="button" class="logb" aria-label="Log and chat" onClick={() => setSheet('log')}>
                    <Icon name="log" />
                </button>
                <button type="button" aria-label="Menu" aria-expanded={menu} onClick={() => setMenu(!menu)}>
                    <Icon name="menu" />
                </button>
                {menu && <Menu close={() => setMenu(false)} playing={view.viewer !== null && !view.over} />}
            </header>
            <div>
                <Bars view={view} live={live} draft={s.draft} />
                <StandIns />
            </div>
            <Sides {...duel} />
            {view.duel!.card ? (
                <button type="button" class="pline" onClick={() => setSheet('card')}>
                    <Sign name={view.duel!.card.deck} />
                    <span>
                        <b>{view.duel!.card.sheet}</b> {view.duel!.kind === 'duel' ? `ships +${view.duel!.advantage}, ` : ''}next: {view.duel!.next}
                        <span class="sr">, the destiny card of this turn: show it</span>
                    </span>
                </button>
            ) : (
                <span />
            )}
            <main class={`scene ${whole ? 'whole' : ''}`} aria-label="Table">
                {summary ??
                    (whole ? (
                        <Zoom buttons size={wholeTable(view.players)}>
                            {table}
                        </Zoom>
                    ) : (
                        <DuelScene view={view} live={live} duel={duel} />
                    ))}
            </main>
            <button type="button" class="ticker" onClick={() => setSheet('log')}>
                <span>{last ? <Named told={last} /> : 'The game begins.'}</span>
                {s.unread > 0 && <em class="num">{s.unread} new</em>}
                <em>Log</em>
            </button>
            <PhoneDock view={view} live={live} draft={s.draft} />
            {sheet && <Sheet view={view} tab={sheet} setTab={setSheet} close={() => setSheet(null)} onAsking={onAsking} />}
        </div>
    );
}

function PhoneDock({ view, live, draft }: { view: View; live: Asked | null; draft: number[] }): JSX.Element {
    const session = useSession();
    return (
        <div class="pdock">
            <Ask view={view} />
            <Hand view={view} asked={live} draft={draft} tap={c => session.tap(c)} phone />
        </div>
    );
}

interface SheetProps {
    view: View;
    tab: Tab;
    setTab: (tab: Tab) => void;
    close: () => void;
    onAsking: () => void;
}
function Sheet({ view, tab, setTab, close, onAsking }: SheetProps): JSX.Element {
    const s = useState_(),
        box = useRef<HTMLDivElement>(null),
        card = tab === 'card';
    useDialog(box, close);
    return (
        <div class="sheetup" role="dialog" aria-label={card ? 'The card of this turn' : 'Log and chat'} ref={box}>
            <div class="menuhead">
                {card ? <b class="shtitle">This turn</b> : <Tabs tab={tab} setTab={setTab} unread={s.unread} />}
                {view.viewer !== null && !card && (
                    <button type="button" class="btn flat" aria-label="When to ask me" data-tip="When to ask me" onClick={onAsking}>
                        <Icon name="bell" />
                    </button>
                )}
                <button type="button" class="btn flat" aria-label="Close" onClick={close}>
                    <Icon name="close" />
                </button>
            </div>
            {card ? (
                <div class="cardsheet" tabIndex={0}>
                    <CardOfTurn view={view} />
                    <DuelMatters view={view} />
                </div>
            ) : (
                <TabBody tab={tab} view={view} log={s.log} />
            )}
        </div>
    );
}

/* A bar a player: star, name, role, supply, hand, tactics as ticks, envoy. */
function Bars({ view, live, draft }: { view: View; live: Asked | null; draft: number[] }): JSX.Element {
    const session = useSession(),
        left = leftSeat(view),
        seats = lit(live, 'seat'),
        act = live ? powerOption({ asked: live, draft, lit: new Map(), tap: () => {}, minus: () => {} }) : null;
    return (
        <ul class="pduo" aria-label="Players">
            {[1 - left, left].map(seat => {
                const s = view.seats[seat]!,
                    d = view.duel!.seats[seat]!,
                    option = seats.get(seat) ?? (isYou(view, seat) ? (act ?? undefined) : undefined),
                    envoy = view.duel!.envoys.find(e => e.ally === seat);
                const inside = (
                    <>
                        <Badge seat={seat} alien={s.alien} power={s.power} colonies={d.planets} needed={view.colonies_to_win} />
                        <span class="who2">
                            <b>
                                <Glyph seat={seat} />
                                {nameOf(view, seat)}
                            </b>
                            {isStraggler(view, seat) && <Sign name="snail" />}
                            {roleOf(view, seat).toLowerCase()}
                        </span>
                        <span class="nums">
                            <span>
                                {d.supply}
                                <small> ships</small>
                            </span>
                            <span>
                                <Sign name="past" label="cards in hand" /> {s.hand}
                            </span>
                            <span class="tk" role="img" aria-label={`${d.ready.length} of 5 tactics ready`}>
                                {[0, 1, 2, 3, 4].map(t => (
                                    <i key={t} class={d.ready.includes(t) ? '' : 'sp'} />
                                ))}
                            </span>
                            <span class="ev">{envoy && <Sign name={envoy.icon} label={envoyWords(view, envoy)} />}</span>
                        </span>
                    </>
                );
                return (
                    <li key={seat} class={`p-${colourOf(seat)}`}>
                        {option ? (
                            <button
                                type="button"
                                class={`pbar pseat lit1 ${draft.includes(option.choice) ? 'on' : ''}`}
                                aria-pressed={draft.includes(option.choice)}
                                aria-label={option.text}
                                onClick={() => session.tap(option.choice)}>
                                {inside}
                            </button>
                        ) : (
                            <div class="pbar" data-tip={seatTip(view, s)} data-seat={seat}>
                                {inside}
                            </div>
                        )}
                    </li>
                );
            })}
        </ul>
    );
}

/* Planets in one row, from nine on in two; below it tactic, plan, words, plan, tactic; at the foot the Warp and the envoys. What has no room goes. */
const TOP = 34,
    ROW = 58,
    FOOT = 146,
    SLOTS = 92,
    SLOTS_LEAST = 72 /* drawn smaller down to this */,
    LEAST = 44;
function DuelScene({ view, live, duel }: { view: View; live: Asked | null; duel: DuelState }): JSX.Element {
    const box = useRef<HTMLDivElement>(null),
        [W, H] = useSize(box),
        row = useRow(view),
        session = useSession(),
        s = useState_(),
        tap = (c: number): void => session.tap(c),
        minus = (c: number): void => session.minus(c),
        pick = picking({ asked: live, draft: s.draft, tap, minus });
    const rows = row.length > 8 ? 2 : 1,
        per = Math.ceil(row.length / rows),
        step = (W - 24) / Math.max(7, per),
        top = Math.min(TOP, H / (rows + 1)) /* under a tall question there is little room */,
        r = Math.max(9, Math.min(20, step * 0.38, top - 8)),
        under = TOP + 34 + (rows - 1) * ROW,
        planets = H >= LEAST || live?.form === 'planet',
        envoys = envoyOptions({ asked: live }),
        foot = H - under > FOOT || envoys.size > 0,
        smaller = Math.min(1, (H - under - 6) / (SLOTS - 6)),
        slots = H - under >= SLOTS_LEAST && !(envoys.size > 0 && H - under < FOOT);
    return (
        <div class="duelscene" ref={box}>
            {W > 0 && (
                <svg width={W} height={H} viewBox={`0 0 ${W} ${H}`} role="group" aria-label="The planets">
                    {planets && <path class="lane" d={`M4 ${top}H${W - 4}`} aria-hidden="true" />}
                    <g class={view.duel!.kind === 'contest' && !view.duel!.settled ? 'dimmed' : ''}>
                        {(planets ? row : []).map((p, i) => (
                            <PlanetOfDuel
                                key={p.planet}
                                view={view}
                                planet={p}
                                x={14 + step * ((i % per) + 0.5)}
                                y={top + Math.floor(i / per) * Math.min(ROW, 2 * top)}
                                r={r}
                                small
                                picked={pick(p.planet)}
                            />
                        ))}
                    </g>
                    {foot && <Foot view={view} W={W} H={H} live={live} draft={s.draft} tap={tap} pick={pick} />}
                </svg>
            )}
            {slots && (
                <div class="pmid x" style={{ top: under + 4 + 'px', transformOrigin: 'top', transform: smaller < 1 ? `scale(${smaller})` : undefined }}>
                    <Slots d={duel} />
                </div>
            )}
        </div>
    );
}

interface FootProps {
    view: View;
    W: number;
    H: number;
    live: Asked | null;
    draft: number[];
    tap: (choice: number) => void;
    pick: ReturnType<typeof picking>;
}
function Foot({ view, W, H, live, draft, tap, pick }: FootProps): JSX.Element {
    const left = leftSeat(view),
        y = H - 30,
        inside = view.planets.find(p => p.in_warp),
        options = envoyOptions({ asked: live });
    return (
        <g>
            <text class="lab" x="12" y={y + 4}>
                Warp
            </text>
            {[left, 1 - left].map((seat, i) => {
                const n = view.seats[seat]!.warp;
                return n > 0 && <Stack key={seat} seat={seat} n={n} x={58 + i * 26} y={y} r={10} />;
            })}
            {inside && <PlanetOfDuel view={view} planet={inside} x={128} y={y} r={18} small picked={pick(inside.planet)} />}
            <text class="lab e" x={W - 112} y={y + 4}>
                envoys
            </text>
            {view.duel!.envoys.map((e, i) => {
                const x = W - 92 + i * 34,
                    at = e.ally === null ? 0 : e.ally === left ? 1 : -1,
                    option = options.get(e.envoy),
                    on = !!option && draft.includes(option.choice);
                return (
                    <g key={e.envoy}>
                        <path class="lane" d={`M${x} ${H - 46}V${H - 14}`} />
                        {[-1, 0, 1].map(q => (
                            <circle key={q} class="stp" cx={x} cy={y + q * 14} r="2.5" />
                        ))}
                        <Tappable
                            label={option?.text ?? ''}
                            tip={envoyWords(view, e)}
                            lit={!!option}
                            hit={{ x: x - 17, y: y - 24, width: 34, height: 48 }}
                            pressed={on}
                            area="envoy"
                            {...(option ? { onTap: () => tap(option.choice) } : {})}>
                            <g role={option ? undefined : 'img'} aria-label={option ? undefined : envoyWords(view, e)}>
                                {option && <circle class="lit" cx={x} cy={y + at * 12} r="15" />}
                                <circle
                                    class={`ecard ${e.open ? 'up' : ''} ${e.ally === null ? '' : `mine p-${colourOf(e.ally)}`} ${on ? 'sel' : ''}`}
                                    cx={x}
                                    cy={y + at * 12}
                                    r="12"
                                />
                                <Ink name={e.icon} x={x} y={y + at * 12} r={8.5} tone={e.open ? '' : 'q'} />
                            </g>
                        </Tappable>
                    </g>
                );
            })}
        </g>
    );
}
