// The encounter: offense left, defense right, always the same height. Sums in columns, cards in the middle.
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useSize } from '../context';
import type { Asked } from '../model/asking';
import { becameOf, foldColumns, leadOf, sumOf, type Column, type Reveal, type Sum } from '../model/sums';
import { colourOf, isYou, nameOf, ownerOf, planetNumber } from '../model/seats';
import { kickerOf, secondOf } from '../model/board';
import { wordOf, inWords } from '../model/words';
import type { Card, Side, View } from '../protocol';
import { seatTip } from '../table/System';
import { Badge, CardFace, Emblem, Glyph } from '../table/shapes';
import { ThingIcon } from '../table/things';

const COLUMN_TIME = 350;

export interface DuelState {
    view: View;
    asked: Asked | null;
    draft: number[];
    reveal: Reveal | null;
    counting: boolean /* the totals are being added up: who wins is not said yet */;
    still: boolean;
}
interface SideState {
    seat: number | null;
    sum: Sum;
    slot: Slot;
}
type Slot = { kind: 'empty' } | { kind: 'mine'; card: Card | null } | { kind: 'dots' } | { kind: 'down' } | { kind: 'up'; card: Card };

function slotOf({ view, asked, draft, reveal }: DuelState, side: Side): Slot {
    if (reveal) return reveal.cards[side] ? { kind: 'up', card: reveal.cards[side]! } : { kind: 'empty' };
    const seat = side === 'offense' ? view.offense : view.defense;
    if (seat === null) return { kind: 'empty' };
    const s = view.seats[seat]!;
    if (s.played_card && s.face_up) return { kind: 'up', card: s.played_card };
    if (asked?.question.does === 'play' && isYou(view, seat))
        return { kind: 'mine', card: s.cards.find(c => c.card === asked.options.find(o => o.choice === draft[0])?.thing) ?? null };
    if (s.played && s.played_card) return { kind: 'mine', card: s.played_card };
    if (s.played && view.phase !== 'planning') return { kind: 'down' };
    /* The same dots until both cards are in: who was first is nobody's business. */
    return view.phase === 'planning' ? { kind: 'dots' } : { kind: 'empty' };
}

export function sideState(d: DuelState, side: Side): SideState {
    const seat = d.reveal ? d.reveal[side] : side === 'offense' ? d.view.offense : d.view.defense;
    return { seat, sum: d.reveal ? d.reveal.sums[side] : sumOf(d.view, side), slot: slotOf(d, side) };
}

/* A smaller slot outside each card: a kicker is announced, so its back says what it is; one's own shows its number to oneself. */
export function KickerSlot({ view, side }: { view: View; side: Side }): JSX.Element {
    const laid = kickerOf(view, side),
        card = laid?.thing?.card;
    if (!laid) return <div class="slot s2" />;
    if (!card)
        return (
            <div class="slot s2 back" role="img" aria-label="A kicker, face down" data-tip="A kicker, face down: it multiplies the card.">
                <div>
                    <ThingIcon lies="kicker" name="" />
                    <span>kicker</span>
                </div>
            </div>
        );
    return (
        <div
            class={`slot s2 face ${laid.thing!.open ? '' : 'own'}`}
            data-tip={laid.thing!.open ? card.name : `${card.name}, face down: only you know it`}
            data-opens={card.sheet}>
            <div>
                <b class="num">×{card.value}</b>
                <span>kicker</span>
            </div>
        </div>
    );
}
export const hasKickers = (view: View): boolean => view.seats.some(s => s.kicker);

export function Duel(d: DuelState): JSX.Element {
    const beside = hasKickers(d.view);
    return (
        <section class={`duel ${d.reveal ? 'held' : ''} ${beside ? 'x' : ''}`} aria-label="The encounter">
            <DuelSide d={d} side="offense" />
            <div class={`mid ${beside ? 'x' : ''}`}>
                {beside && <KickerSlot view={d.view} side="offense" />}
                <SlotBox slot={sideState(d, 'offense').slot} sum={sideState(d, 'offense').sum} />
                <Extras view={d.view} side="offense" />
                <Aim d={d} />
                <Extras view={d.view} side="defense" />
                <SlotBox slot={sideState(d, 'defense').slot} sum={sideState(d, 'defense').sum} />
                {beside && <KickerSlot view={d.view} side="defense" />}
            </div>
            <DuelSide d={d} side="defense" />
        </section>
    );
}

/* Cards beside the encounter card of a side: its main player's second, an ally's. */
function Extras({ view, side }: { view: View; side: Side }): JSX.Element | null {
    const kicker = kickerOf(view, side)?.thing,
        cards = view.things.filter(t => t !== kicker && t.lies === 'extra' && t.holder !== null && view.seats[t.holder]!.side === side);
    if (!cards.length) return null;
    return (
        <div class="extras">
            {cards.map((t, i) => (
                <SlotBox key={i} slot={t.card ? { kind: t.open ? 'up' : 'mine', card: t.card } : { kind: 'down' }} />
            ))}
        </div>
    );
}

/* Unusual systems have their own words for what is a planet in all others. */
function placeWord(view: View, planet: number): string {
    return view.planets.find(p => p.planet === planet)?.word ?? `planet ${planetNumber(view, planet)}`;
}

function Lead({ text, after }: { text: string; after: number }): JSX.Element {
    const [delay] = useState(after);
    return (
        <span class="lead" style={delay ? { animation: `said 200ms ${delay}ms both` } : undefined}>
            {text}
        </span>
    );
}

export function Aim({ d }: { d: DuelState }): JSX.Element {
    const { view, reveal } = d,
        lead = d.counting ? '' : reveal ? reveal.lead : leadOf(view);
    /* Who leads is said when the columns stand, those that are new one after the other. */
    const sums = [sumOf(view, 'offense'), sumOf(view, 'defense')],
        columns = Math.max(...sums.map(s => (s.unit === 'total' ? s.columns.length : 0))),
        before = useRef(columns),
        fresh = d.still || reveal ? 0 : Math.max(0, columns - before.current);
    useEffect(() => {
        before.current = columns;
    }, [columns, lead]);
    if (lead)
        return (
            <div class="aim">
                <Lead key={lead} text={lead} after={fresh * COLUMN_TIME} />
            </div>
        );
    if (view.defense === null && view.target === null) return <div class="aim" />;
    const owner = view.target !== null ? ownerOf(view, view.target) : view.defense!,
        moon = view.planets.find(p => p.planet === view.target)?.moon;
    return (
        <div class="aim">
            {view.driving_out ? 'fights at' : wordOf(view.edition, 'attacks')}
            <b class={`p-${colourOf(owner)}`}>
                <Glyph seat={owner} />
                {isYou(view, owner) ? 'your' : view.seats[owner]!.name}
            </b>
            {view.target === null ? 'which planet?' : moon ? `moon ${moon}` : placeWord(view, view.target)}
        </div>
    );
}

export function DuelSide({ d, side }: { d: DuelState; side: Side }): JSX.Element {
    const { seat, sum } = sideState(d, side),
        { view } = d,
        def = side === 'defense';
    const shown = useBuildUp(sum, d.still);
    if (seat === null)
        return (
            <div class={`side none ${def ? 'def' : 'off'}`}>
                <div class="whoz">
                    <div class="nm">
                        {def ? 'Defense' : 'Offense'}
                        <small>not yet known</small>
                    </div>
                </div>
            </div>
        );
    const s = view.seats[seat]!,
        second = secondOf(view, s),
        total = shown < sum.columns.length && sum.unit === 'total' ? (sum.columns[shown - 1]?.after ?? 0) : sum.total;
    return (
        <div class={`side p-${colourOf(seat)} ${def ? 'def' : 'off'}`} data-tip={seatTip(view, s)}>
            <div class="whoz" data-opens={s.alien ?? undefined}>
                <Badge seat={seat} alien={s.alien} power={s.power} colonies={s.foreign_colonies} needed={view.colonies_to_win} />
                <div class="nm">
                    {nameOf(view, seat)}
                    <small>
                        <span class={s.alien ? 'role' : ''}>
                            {def ? 'Defense' : 'Offense'}
                            {s.alien && ', '}
                        </span>
                        {s.alien}
                        {second && ` + ${second.alien}`}
                    </small>
                </div>
            </div>
            <Columns columns={sum.columns.slice(0, sum.unit === 'total' ? shown : sum.columns.length)} running={sum.unit === 'total'} />
            <div class="sum num">
                <b>{total ?? '–'}</b>
                <span>{unitWord(view, sum.unit, total)}</span>
            </div>
        </div>
    );
}

/* The columns as far as there is room: what has none is one column, which says what is in it. Nothing covers the sum. */
function Columns({ columns, running }: { columns: Column[]; running: boolean }): JSX.Element {
    const box = useRef<HTMLUListElement>(null),
        [width] = useSize(box),
        key = width + columns.map(c => c.label + c.value).join(),
        [fit, setFit] = useState({ key, most: columns.length }),
        most = fit.key === key ? fit.most : columns.length,
        shown = foldColumns(columns, most, running);
    useLayoutEffect(() => {
        const ul = box.current,
            r = ul?.getBoundingClientRect();
        if (!ul || !r || shown.length <= 2) return;
        const outside = [...ul.children].some(c => {
            const b = c.getBoundingClientRect();
            return b.left < r.left - 1 || b.right > r.right + 1 || b.bottom > r.bottom + 1;
        });
        if (outside) setFit({ key, most: shown.length - 1 });
    });
    return (
        <ul class="led" ref={box}>
            {shown.map((c, i) => (
                <StepBox key={i} column={c} fresh={running && i === shown.length - 1 && i > 0} />
            ))}
        </ul>
    );
}

/* In the words of the edition. */
function unitWord(view: View, unit: string, total: number | null): string {
    const key = unit === 'ships' && total === 1 ? 'ship' : unit === 'colonies' && total === 1 ? 'colony' : unit;
    return unit === 'ships' || unit === 'colonies' ? wordOf(view.edition, key) : unit;
}

/* How many columns of a total are shown by now: one more every 350 ms; any key or tap finishes. */
export function useBuildUp(sum: Sum, still: boolean): number {
    const all = sum.columns.length,
        total = sum.unit === 'total',
        key = total ? sum.columns.map(c => c.label + c.value).join() : '';
    const [shown, setShown] = useState(total ? 0 : all),
        [built, setBuilt] = useState('');
    useEffect(() => {
        if (!total || still || built === key) {
            setShown(all);
            return undefined;
        }
        /* What stood there already is not told again: only the new columns drop in. */
        const old = built.split(','),
            begin = built && key.startsWith(built) ? old.length : 0;
        setBuilt(key);
        setShown(begin);
        let n = begin;
        const timer = setInterval(() => {
            n++;
            setShown(n);
            if (n >= all) clearInterval(timer);
        }, COLUMN_TIME);
        const finish = (): void => {
            n = all;
            setShown(all);
            clearInterval(timer);
        };
        addEventListener('keydown', finish);
        addEventListener('pointerdown', finish);
        return () => {
            clearInterval(timer);
            removeEventListener('keydown', finish);
            removeEventListener('pointerdown', finish);
        };
    }, [key, total, still]);
    return total && !still ? Math.min(shown, all) : all;
}

export function StepBox({ column: c, fresh }: { column: Column; fresh: boolean }): JSX.Element {
    return (
        <li class={`step ${fresh ? 'new' : ''}`} data-tip={c.help} data-sheet={c.sheet ?? undefined}>
            <b class="num">
                {c.icon === 'sheet' && c.sheet ? (
                    <Emblem alien={c.sheet} />
                ) : c.icon === 'ships' && c.seat !== null ? (
                    <Glyph seat={c.seat} />
                ) : null}
                {c.value}
            </b>
            <i>{c.label}</i>
        </li>
    );
}

export function SlotBox({ slot, sum }: { slot: Slot; sum?: Sum }): JSX.Element {
    switch (slot.kind) {
        case 'empty':
            return <div class="slot" />;
        case 'dots':
            return (
                <div class="slot" role="img" aria-label="Card not shown yet">
                    <span class="thinking">
                        <i />
                        <i />
                        <i />
                    </span>
                </div>
            );
        case 'down':
            return (
                <div class="slot back" role="img" aria-label="Card face down">
                    <CardFace kind="back" />
                </div>
            );
        case 'mine':
            return slot.card ? <CardBox card={slot.card} mine /> : <div class="slot mine">your card</div>;
        case 'up':
            return <CardBox card={slot.card} now={sum ? becameOf(slot.card, sum.columns) : null} talks={sum?.talks} />;
    }
}

const LONG_WORD = 9 /* letters that fit at their usual size */;
/* A card, or what it has become with what it was below: a Morph that copies an attack is that attack. */
function CardBox({ card, mine, now = null, talks }: { card: Card; mine?: boolean; now?: number | null; talks?: boolean | undefined }): JSX.Element {
    const other = talks && card.kind !== 'negotiate' ? inWords('{negotiate}') : now,
        word = card.kind === 'attack' ? 'Attack' : card.kind === 'negotiate' ? inWords('{Negotiate}') : card.name,
        printed = card.value !== undefined ? `${word} ${card.value}` : word,
        tip = mine ? `Your card, not shown yet: ${card.name}` : other === null ? card.name : `${card.name}, which now counts as ${other}`;
    return (
        <div class={`slot face ${mine ? 'own' : ''} ${other !== null ? 'became' : ''}`} data-tip={tip} data-opens={card.sheet}>
            <div>
                {other !== null && other !== now ? (
                    <CardFace kind="negotiate" />
                ) : now !== null ? (
                    <b class="num">{now}</b>
                ) : card.value !== undefined ? (
                    <b class="num">{card.value}</b>
                ) : (
                    <CardFace kind={card.kind} sheet={card.sheet} />
                )}
                <span class={word.length > LONG_WORD ? 'long' : ''}>{other !== null ? <s>{printed}</s> : word}</span>
            </div>
        </div>
    );
}
