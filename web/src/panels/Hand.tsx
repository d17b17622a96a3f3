// The hand as cards: encounter cards first. Playable ones are lit, flares and artifacts that can be played now glow.
import type { ComponentChildren, JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { useSession, useSize } from '../context';
import { actCard, type Asked } from '../model/asking';
import { designedWords, faceOf, isOfDuel, titleOf } from '../model/duel';
import { isReward, rewardsOf } from '../model/board';
import { count } from '../model/seats';
import { trayOf } from '../model/things';
import { capital, wordOf } from '../model/words';
import { ThingIcon } from '../table/things';
import type { Card, Option, Question, View } from '../protocol';
import { CardFace, Icon } from '../table/shapes';
import { useDialog } from './dialog';
import { FOLD, fitHand, folded, isEncounter, kindsOf, MANY, ORDER, pilesOf } from './piles';

const SWIPE = 40;

const KIND_WORD: Record<string, string> = {
    plan: 'Plan',
    attack: 'Attack',
    negotiate: 'Negotiate',
    morph: 'Morph',
    reinforcement: 'Reinforce',
    kicker: 'Kicker',
    artifact: 'Artifact',
    flare: 'Flare',
};
const KIND_WHEN: Record<string, string> = {
    morph: 'copies the other card',
    reinforcement: 'after the reveal',
    kicker: 'multiplies your card',
};

const LONG_WORD = 9;
/* Long words may be parted where two consonants meet, or else before one, as near to their middle as there are any. */
export const breakable = (words: string): string =>
    words.replace(/\p{L}+/gu, word => {
        if (word.length < LONG_WORD) return word;
        const places = (seam: RegExp): number[] => [...word.matchAll(seam)].map(m => m.index).filter(i => i > 2 && i < word.length - 2),
            between = places(/(?<=[^aeiouy])(?=[^aeiouy])/gi),
            seams = between.length ? between : places(/(?<=[aeiouy])(?=[^aeiouy][aeiouy])/gi),
            at = seams.sort((a, b) => Math.abs(a - word.length / 2) - Math.abs(b - word.length / 2))[0];
        return at ? word.slice(0, at) + '\u00ad' + word.slice(at) : word;
    });

/* In the words of the edition: a compromise, an edict. */
const OWN_WORD = new Set(['negotiate', 'artifact']);
const kindWord = (edition: string, kind: string): string =>
    (OWN_WORD.has(kind) ? capital(wordOf(edition, kind)) : (KIND_WORD[kind] ?? capital(kind)));
const whenWord = (edition: string, kind: string): string | undefined =>
    kind === 'negotiate' ? `a deal, or ${breakable(wordOf(edition, 'compensation'))}` : KIND_WHEN[kind];

export interface HandCard {
    card: Card;
    option: Option | null;
    glow: boolean;
    quiet: boolean;
    chosen: boolean;
    n: number /* like cards on one pile */;
}

/* The hand in its order, each card with the option that plays it. */
export function handCards(view: View, asked: Asked | null, draft: number[]): HandCard[] {
    if (view.viewer === null) return [];
    const rank = (c: Card): number => {
        const at = ORDER.indexOf(c.kind);
        return at < 0 ? 9 : at;
    };
    const cards = [...view.seats[view.viewer]!.cards].sort(
        (a, b) => rank(a) - rank(b) || (a.value ?? 0) - (b.value ?? 0) || a.name.localeCompare(b.name),
    );
    const own = (card: Card): Option | null =>
        asked?.options.find(
            o =>
                ((o.kind === 'card' || o.kind === 'give_card') && o.thing === card.card) ||
                (o.kind === 'act' && actCard(o) === card.card),
        ) ?? null;
    /* Equal cards are one option, that of the first; where several cards are picked each has its own. */
    const like = (card: Card): Option | null => {
        const same = cards.filter(c => c.kind === card.kind && c.value === card.value && c.name === card.name);
        return asked?.question.compound ? null : (same.map(own).find(o => o !== null) ?? null);
    };
    return cards.map(card => {
        const option = own(card) ?? like(card);
        return {
            card,
            option,
            glow: option?.kind === 'act',
            quiet: option?.kind === 'give_card',
            chosen: !!option && option === own(card) && draft.includes(option.choice),
            n: 1,
        };
    });
}

/* Names that need three lines of a card, or more, leave less room for its number. */
const LONG = 16,
    LONGEST = 24;

export function CardView({
    entry,
    asking,
    style,
    extra = '',
    onTap,
}: {
    entry: HandCard;
    asking: boolean;
    style?: JSX.CSSProperties;
    extra?: string;
    onTap: () => void;
}): JSX.Element {
    const { card, option, glow, quiet, chosen } = entry,
        k = card.kind,
        title = isOfDuel(card) ? titleOf(card) : k === 'artifact' || k === 'flare' || !KIND_WORD[k] ? (card.sheet ?? card.name) : '';
    const session = useSession(),
        edition = session.store.state.game?.view.edition ?? '',
        summary = session.entries.get(card.sheet ?? card.name)?.summary;
    const says = option?.outlook?.top ? 'says' : '',
        state = option ? 'can' : asking ? 'idle' : '';
    const looks = `${glow ? 'glow' : ''} ${quiet ? 'quiet' : ''} ${chosen ? 'sel' : ''} ${isReward(card) ? 'rw' : ''}`,
        long = title.length > LONGEST ? 'long2' : title.length > LONG ? 'long1' : '',
        cls = `card ${long} k-${k} ${says} ${state} ${looks} ${extra}`;
    const big =
        k === 'attack' ? (
            <span class="num">{card.value}</span>
        ) : k === 'reinforcement' || k === 'plan' ? (
            <span class={`num ${faceOf(card).length > 2 ? 'wide' : ''}`}>{faceOf(card)}</span>
        ) : k === 'kicker' ? (
            <span class="num">×{card.value}</span>
        ) : (
            <CardFace kind={k} sheet={card.sheet} />
        );
    return (
        <button
            type="button"
            class={cls}
            style={style}
            aria-pressed={option ? chosen : undefined}
            aria-disabled={!option}
            data-card={card.card}
            data-tip={option?.help || undefined}
            data-sheet={isEncounter(k) ? undefined : card.sheet}
            onClick={() => option && onTap()}>
            {glow && <span class="nowtag">now</span>}
            {chosen && (
                <span class="tick">
                    <Icon name="tick" />
                </span>
            )}
            <span class="kind">
                {kindWord(edition, k)}
                {card.designed && <i aria-hidden="true">*</i>}
            </span>
            <span class="big">{big}</span>
            {title && <span class="ttl">{breakable(title)}</span>}
            {option?.outlook?.top ? (
                <span class={`res ${option.outlook.beats === 0 && k === 'attack' ? 'weak' : ''}`}>
                    <b>{option.outlook.top}</b>
                    {option.outlook.below}
                </span>
            ) : (
                <span class="when">{card.designed ? designedWords(card.designed) : whenWord(edition, k) ?? (title ? (summary ?? '') : '')}</span>
            )}
            {entry.n > 1 && <span class="copies num">×{entry.n}</span>}
            {isReward(card) && <span class="sr">, out of the deck of {card.back === 'ultra' ? 'ultra rewards' : 'rewards'}</span>}
            {option && <span class="sr">{glow ? ', can be played now' : ', can be chosen'}</span>}
        </button>
    );
}

interface Props {
    view: View;
    asked: Asked | null;
    draft: number[];
    tap: (choice: number) => void;
    phone?: boolean;
}
export function Hand({ view, asked, draft, tap, phone }: Props): JSX.Element | null {
    const box = useRef<HTMLDivElement>(null),
        [W] = useSize(box),
        question = asked?.question ?? null,
        from = useRef(0) /* where a finger came down */,
        [opened, setOpened] = useState<Question | null>(null) /* for which question what is not for now lies open */,
        [sheet, setSheet] = useState(false);
    if (view.viewer === null) return null;
    const entries = handCards(view, asked, draft),
        me = view.seats[view.viewer]!,
        asking = !!asked,
        many = entries.length > MANY,
        piles = pilesOf(entries, asked);
    const face = (e: HandCard, extra = '', style: JSX.CSSProperties = {}): JSX.Element => (
        <CardView key={e.card.card} entry={e} asking={asking} extra={extra} style={style} onTap={() => e.option && tap(e.option.choice)} />
    );
    if (phone) {
        const open = entries.some(e => e.option),
            sorted = open ? [...piles].sort((a, b) => Number(!!b.option) - Number(!!a.option)) : piles;
        return (
            <section
                aria-label={`Your hand, ${entries.length} cards`}
                class={`hand ${open ? 'open' : 'peek'} ${many ? 'many' : ''}`}
                onTouchStart={e => (from.current = e.touches[0]?.clientY ?? 0)}
                onTouchEnd={e => from.current - (e.changedTouches[0]?.clientY ?? 0) > SWIPE && setSheet(true)}>
                <Shelf view={view} seat={me.seat} />
                {many && (
                    <Jumps entries={entries} edition={view.edition} show={kind => raise(box.current, kind)}>
                        <button type="button" onClick={() => setSheet(true)}>
                            All <b class="num">{entries.length}</b>
                        </button>
                    </Jumps>
                )}
                <div class="cards" tabIndex={-1} ref={box}>
                    {sorted.map(e => face(e))}
                </div>
                {sheet && (
                    <HandSheet title={`Your hand, ${count(entries.length, 'card')}`} close={() => setSheet(false)}>
                        {entries.map(e => (
                            <CardView
                                key={e.card.card}
                                entry={e}
                                asking={asking}
                                onTap={() => {
                                    if (e.option) tap(e.option.choice);
                                    if (!question?.compound) setSheet(false);
                                }}
                            />
                        ))}
                    </HandSheet>
                )}
            </section>
        );
    }
    const { shown, rest } = folded(piles, W, opened !== null && opened === question),
        fit = fitHand(shown, W - (rest.length ? FOLD : 0));
    return (
        <section class="hand" aria-label="Your hand">
            <div class="hh">
                <b>Your hand</b>
                <span>
                    {count(me.hand, 'card')}
                    {rewardsOf(me) > 0 && `, ${count(rewardsOf(me), 'reward')}`}
                </span>
                {many && (
                    <Jumps
                        entries={entries}
                        edition={view.edition}
                        show={kind => {
                            if (rest.some(e => e.card.kind === kind)) setOpened(question);
                            requestAnimationFrame(() => raise(box.current, kind));
                        }}
                    />
                )}
                <Shelf view={view} seat={me.seat} />
            </div>
            <div class={`cards fitted ${many ? 'many' : ''}`} ref={box}>
                {shown.map((e, i) => face(e, fit[i]!.cls, { flex: `0 0 ${fit[i]!.width}px`, marginLeft: fit[i]!.left + 'px', zIndex: i }))}
                {rest.length > 0 && <NotNow rest={rest} open={() => setOpened(question)} />}
                {!entries.length && <p class="muted empty">No cards in your hand.</p>}
            </div>
        </section>
    );
}

/* The first card of a kind comes into view and rises. */
function raise(box: HTMLElement | null, kind: string): void {
    const card = box?.querySelector<HTMLElement>(`.card.k-${kind}`);
    card?.scrollIntoView({ inline: 'center', block: 'nearest' });
    card?.focus({ preventScroll: true });
}

/* Kinds with how many there are of each; a tap goes there. */
interface JumpsProps {
    entries: HandCard[];
    edition: string;
    show: (kind: string) => void;
    children?: JSX.Element;
}
function Jumps({ entries, edition, show, children }: JumpsProps): JSX.Element {
    return (
        <span class="jumps" role="group" aria-label="Kinds of cards">
            {children}
            {kindsOf(entries).map(([kind, n]) => (
                <button key={kind} type="button" onClick={() => show(kind)}>
                    {kindWord(edition, kind)} <b class="num">{n}</b>
                </button>
            ))}
        </span>
    );
}

/* What cannot be played now, as one card that opens. */
const SIGNS = 6;
function NotNow({ rest, open }: { rest: HandCard[]; open: () => void }): JSX.Element {
    const n = rest.reduce((sum, e) => sum + e.n, 0);
    return (
        <button type="button" class="notnow" data-tip="Show them" onClick={open}>
            <b class="num">{n}</b>
            <span class="signs" aria-hidden="true">
                {rest.slice(0, SIGNS).map(e => (
                    <CardFace key={e.card.card} kind={e.card.kind} sheet={e.card.sheet} />
                ))}
            </span>
            <span>{n === 1 ? 'other, not now' : 'others, not now'}</span>
        </button>
    );
}

/* All cards at once on a phone. */
function HandSheet({ title, close, children }: { title: string; close: () => void; children: ComponentChildren }): JSX.Element {
    const box = useRef<HTMLDivElement>(null);
    useDialog(box, close);
    return (
        <div class="sheetup handsheet" role="dialog" aria-label={title} ref={box}>
            <div class="menuhead">
                <h2>{title}</h2>
                <button type="button" class="btn" onClick={close}>
                    Close
                </button>
            </div>
            <div class="five">{children}</div>
        </div>
    );
}

/* What lies before you, as chips that open their sheets. */
const SHELVED = 5;
export function Shelf({ view, seat }: { view: View; seat: number }): JSX.Element | null {
    const session = useSession(),
        rows = trayOf(view, seat, sheet => session.entries.get(sheet)?.summary ?? undefined),
        shown = rows.length > SHELVED ? rows.slice(0, SHELVED - 1) : rows;
    return rows.length ? (
        <span class="shelf" role="group" aria-label="What lies before you">
            {shown.map((r, i) => (
                <button
                    key={i}
                    type="button"
                    class={`shelved ${r.off ? 'off' : ''}`}
                    data-sheet={r.sheet ?? undefined}
                    data-tip={`${r.name}${r.line ? ': ' + r.line : ''}.`}>
                    <ThingIcon lies={r.lies} name={r.name} />
                    <span>{r.name}</span>
                    {r.number && <b class="num">{r.number}</b>}
                </button>
            ))}
            {rows.length > shown.length && (
                <button type="button" class="shelved" data-opens="" data-seat={seat}>
                    {rows.length - shown.length} more
                </button>
            )}
        </span>
    ) : null;
}

/* A card the size of a thumbnail: deals, replay, notes. */
export function Mini({ card, small }: { card: Card; small?: boolean }): JSX.Element {
    return (
        <span class={`mini ${small ? 'xs' : ''}`} data-tip={card.name} role="img" aria-label={card.name}>
            {card.kind === 'attack' ? (
                <b class="num">{card.value}</b>
            ) : card.kind === 'reinforcement' || card.kind === 'plan' ? (
                <b class="num">{faceOf(card)}</b>
            ) : (
                <CardFace kind={card.kind} sheet={card.sheet} />
            )}
        </span>
    );
}
