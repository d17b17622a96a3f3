// The phone: systems as a strip, the encounter in large, question and hand at the thumb; the whole table and the log on demand.
import type { ComponentChildren, JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Ask } from '../ask/Ask';
import { useSession, useState_ } from '../context';
import { lit, type Asked } from '../model/asking';
import { phaseIndex, phaseWord, ribbon } from '../model/phases';
import { hazardsOf, lucreOf, plainOf, rewardsOf, secondOf, teamOf } from '../model/board';
import { bottomSeat, colourOf, isYou, nameOf } from '../model/seats';
import { Aim, DuelSide, hasKickers, KickerSlot, sideState, SlotBox, type DuelState } from '../panels/Duel';
import { hasParts } from '../panels/Parts';
import { useDialog } from '../panels/dialog';
import { Hand } from '../panels/Hand';
import { Menu } from '../panels/Menu';
import { Named } from '../panels/names';
import { Matters, TabBody, Tabs } from '../panels/Rail';
import { StandIns } from '../panels/StandIn';
import { turnTitle } from '../panels/Top';
import type { SeatView, View } from '../protocol';
import { useFingers } from '../table/fingers';
import { Badge, Glyph, Icon } from '../table/shapes';
import { powerOption, roleOf, seatTip } from '../table/System';
import { ThingIcon } from '../table/things';
import { Zoom } from '../table/Zoom';
import { struckBy } from '../table/Flights';
import { Scene } from './Scene';

interface Props {
    view: View;
    live: Asked | null;
    duel: DuelState;
    table: JSX.Element;
    deal: JSX.Element | null;
    over: boolean;
    onAsking: () => void;
}
export function Phone({ view, live, duel, table, deal, over, onAsking }: Props): JSX.Element {
    const session = useSession(),
        s = useState_(),
        [menu, setMenu] = useState(false),
        [sheet, setSheet] = useState<Tab | null>(null),
        [whole, setWhole] = useState(false),
        [shown, setShown] = useState<number | null>(null);
    const seat = view.offense,
        last = view.defense === null && s.game?.view.defense !== null ? undefined : [...s.log].reverse().find(l => l.kind === 'line'),
        now = phaseIndex(view),
        sides = [sideState(duel, 'offense'), sideState(duel, 'defense')];
    const picking = live !== null && (live.form === 'ships' || live.form === 'places' || live.form === 'planet');
    const cards = sides.some(x => x.slot.kind !== 'empty') && !deal && !whole && shown === null && !picking;
    return (
        <div class={`ph ${deal && !over ? 's-deal' : ''} ${duel.still ? 'still' : ''}`}>
            <header class="ptop">
                <h1 class={seat === null ? '' : `p-${colourOf(seat)}`}>
                    {seat !== null && <Glyph seat={seat} />}
                    {turnTitle(view)}
                </h1>
                <span class="pph">
                    <ol class="dots" aria-hidden="true">
                        {(view.over ? [] : ribbon(view)).map((p, i) => (
                            <li key={p.number} class={i < now ? 'done' : i === now ? 'now' : ''} />
                        ))}
                    </ol>
                    <b>{view.over ? '' : phaseWord(view)}</b>
                </span>
                <button
                    type="button"
                    aria-label={whole ? 'Show the encounter' : 'Show the whole table'}
                    aria-pressed={whole}
                    onClick={() => {
                        setWhole(!whole);
                        setShown(null);
                    }}>
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
                <Strip
                    view={view}
                    live={live}
                    shown={shown}
                    show={n => {
                        setShown(n === shown ? null : n);
                        setWhole(false);
                    }}
                />
                <StandIns />
                <InForce view={view} />
            </div>
            <section class="pduel" aria-label="The encounter">
                <DuelSide d={duel} side="offense" />
                <DuelSide d={duel} side="defense" />
            </section>
            <main class={`scene ${whole ? 'whole' : ''}`} aria-label="Table">
                {deal ??
                    (whole ? (
                        <Zoom buttons size={wholeTable(view.players)}>
                            {table}
                        </Zoom>
                    ) : (
                        <Closing close={() => setWhole(true)}>
                            {cards && (
                                <div class={`pmid ${hasKickers(view) ? 'x' : ''}`}>
                                    {hasKickers(view) && <KickerSlot view={view} side="offense" />}
                                    <SlotBox slot={sides[0]!.slot} sum={sides[0]!.sum} />
                                    <Aim d={duel} />
                                    <SlotBox slot={sides[1]!.slot} sum={sides[1]!.sum} />
                                    {hasKickers(view) && <KickerSlot view={view} side="defense" />}
                                </div>
                            )}
                            {shown !== null && (
                                <button type="button" class="btn sheetof" data-opens={view.seats[shown]!.alien ?? ''} data-seat={shown}>
                                    {isYou(view, shown) ? 'Your' : `${nameOf(view, shown)}'s`} sheet
                                </button>
                            )}
                            <Scene
                                view={view}
                                live={live}
                                draft={s.draft}
                                tap={c => session.tap(c)}
                                minus={c => session.minus(c)}
                                cards={cards}
                                shown={shown}
                            />
                        </Closing>
                    ))}
            </main>
            <button type="button" class="ticker" onClick={() => setSheet('log')}>
                <span>{last ? <Named told={last} /> : 'The game begins.'}</span>
                {s.unread > 0 && <em class="num">{s.unread} new</em>}
                <em>Log</em>
            </button>
            <div class="pdock">
                <Ask view={view} />
                <Hand view={view} asked={live} draft={s.draft} tap={c => session.tap(c)} phone />
            </div>
            {sheet && <Sheet view={view} tab={sheet} setTab={setSheet} close={() => setSheet(null)} onAsking={onAsking} />}
        </div>
    );
}

/* Hazards in a line of their own: what they are called, and the first one's deed. */
function InForce({ view }: { view: View }): JSX.Element | null {
    const session = useSession(),
        all = hazardsOf(view),
        name = all[0]?.card?.name ?? all[0]?.sheet ?? '';
    if (!all.length) return null;
    return (
        <p class="pline">
            <ThingIcon lies="hazard" name="" />
            <button type="button" class="lnk b" data-opens={all.length > 1 ? '' : name} data-mark="hazards">
                {name}
                {all.length > 1 ? ` and ${all.length - 1} more` : ''}
            </button>
            {all.length === 1 && <span>{session.entries.get(name)?.summary ?? ''}</span>}
        </p>
    );
}

type Tab = 'log' | 'chat' | 'notes' | 'parts';
interface SheetProps {
    view: View;
    tab: Tab;
    setTab: (tab: Tab) => void;
    close: () => void;
    onAsking: () => void;
}
function Sheet({ view, tab, setTab, close, onAsking }: SheetProps): JSX.Element {
    const s = useState_(),
        box = useRef<HTMLDivElement>(null);
    useDialog(box, close);
    return (
        <div class="sheetup" role="dialog" aria-label="Log and chat" ref={box}>
            <div class="menuhead">
                <Tabs tab={tab} setTab={setTab} unread={s.unread} parts={hasParts(view)} />
                {view.viewer !== null && (
                    <button type="button" class="btn flat" aria-label="When to ask me" data-tip="When to ask me" onClick={onAsking}>
                        <Icon name="bell" />
                    </button>
                )}
                <button type="button" class="btn flat" aria-label="Close" onClick={close}>
                    <Icon name="close" />
                </button>
            </div>
            {tab === 'log' && <Matters view={view} />}
            <TabBody tab={tab} view={view} log={s.log} />
        </div>
    );
}

/* Two fingers that close on the encounter, or a double tap beside what is lit, show the whole table. */
const CLOSED = 0.8;
function Closing({ close, children }: { close: () => void; children: ComponentChildren }): JSX.Element {
    const box = useRef<HTMLDivElement>(null);
    useFingers(box, { pinched: times => times < CLOSED && close(), double: close });
    return (
        <div class="closing" ref={box}>
            {children}
        </div>
    );
}

/* A table that can be read when it is enlarged; as high as the box has room for. */
export const wholeTable =
    (players: number) =>
    (w: number, h: number): [number, number] => {
        const width = Math.max(w, players > 5 ? 900 : 760);
        return [width, Math.max(players > 5 ? 480 : 420, Math.min(width, (width * h) / w))];
    };

function Strip({
    view,
    live,
    shown,
    show,
}: {
    view: View;
    live: Asked | null;
    shown: number | null;
    show: (seat: number) => void;
}): JSX.Element {
    const session = useSession(),
        s = useState_(),
        bottom = bottomSeat(view),
        order = Array.from({ length: view.players }, (_, i) => (bottom + i) % view.players);
    const seats = lit(live, 'seat'),
        struck = struckBy(s.lately),
        act = live ? powerOption({ asked: live, draft: s.draft, lit: new Map(), tap: () => {}, minus: () => {} }) : null;
    return (
        <nav aria-label="Players" class={`pseats ${view.players > 5 ? 'many' : ''}`}>
            {order.map(i => {
                const seat: SeatView = view.seats[i]!,
                    option = seats.get(i) ?? (isYou(view, i) ? (act ?? undefined) : undefined),
                    chosen = !!option && s.draft.includes(option.choice),
                    main = i === view.offense || i === view.defense;
                const second = secondOf(view, seat);
                const role = roleOf(view, seat, live?.question.does === 'join' || live?.question.does === 'send');
                return (
                    <button
                        key={i}
                        type="button"
                        class={`pseat p-${colourOf(i)} ${main ? 'main' : ''} ${option ? 'lit1' : ''} ${shown === i ? 'shown' : ''}`}
                        aria-pressed={option ? chosen : shown === i}
                        data-tip={seatTip(view, seat)}
                        onClick={() => (option ? session.tap(option.choice) : show(i))}>
                        <span class="bd">
                            <Badge
                                seat={i}
                                alien={seat.alien}
                                power={seat.power}
                                colonies={seat.foreign_colonies}
                                needed={view.colonies_to_win}
                                struck={struck.has(i) ? s.stamp : 0}
                            />
                            {second && (
                                <span class="bd2">
                                    <Badge seat={i} alien={second.alien} power={second.state} colonies={0} needed={5} track={false} />
                                </span>
                            )}
                            {!isYou(view, i) && <span class="hcn num">{plainOf(seat)}</span>}
                            {!isYou(view, i) && rewardsOf(seat) > 0 && <span class="hcn rwn num">{rewardsOf(seat)}</span>}
                            {lucreOf(view, i) !== null && (
                                <span class="lcn num">
                                    <ThingIcon lies="lucre" name="" />
                                    {lucreOf(view, i)}
                                </span>
                            )}
                            {chosen && (
                                <span class="tick">
                                    <Icon name="tick" />
                                </span>
                            )}
                        </span>
                        <b>
                            <Glyph seat={i} />
                            {nameOf(view, i)}
                            {teamOf(view, i) && <i class="tml">{teamOf(view, i)}</i>}
                        </b>
                        <em class="sr">{option ? `choose: ${option.text},` : 'show this system,'}</em>
                        <span>{main ? role.toLowerCase() : role || (seat.alien ?? 'hidden')}</span>
                    </button>
                );
            })}
        </nav>
    );
}
