// The hand as cards: encounter cards first. Playable ones are lit, flares and artifacts that can be played now glow.
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { useSession, useSize } from '../context';
import { actCard, type Asked } from '../model/asking';
import { designedWords, faceOf, isOfDuel, titleOf } from '../model/duel';
import { isReward, rewardsOf } from '../model/board';
import { count } from '../model/seats';
import { trayOf } from '../model/things';
import { capital, wordOf } from '../model/words';
import { ThingIcon } from '../table/things';
import type { Card, Option, View } from '../protocol';
import { CardFace, Icon } from '../table/shapes';

const ORDER = ['plan', 'attack', 'negotiate', 'morph', 'reinforcement', 'kicker', 'artifact', 'flare'];
const isEncounter = (kind: string): boolean => ORDER.indexOf(kind) >= 0 && ORDER.indexOf(kind) < 4;
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

const LONG_WORD = 10;
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
        };
    });
}

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
        cls = `card k-${k} ${says} ${state} ${looks} ${extra}`;
    const big =
        k === 'attack' ? (
            <span class="num">{card.value}</span>
        ) : k === 'reinforcement' || k === 'plan' ? (
            <span class="num">{faceOf(card)}</span>
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
            {isReward(card) && <span class="sr">, out of the deck of {card.back === 'ultra' ? 'ultra rewards' : 'rewards'}</span>}
            {option && <span class="sr">{glow ? ', can be played now' : ', can be chosen'}</span>}
        </button>
    );
}

const MANY = 10;

interface Props {
    view: View;
    asked: Asked | null;
    draft: number[];
    tap: (choice: number) => void;
    phone?: boolean;
}
export function Hand({ view, asked, draft, tap, phone }: Props): JSX.Element | null {
    const box = useRef<HTMLDivElement>(null),
        [W] = useSize(box);
    if (view.viewer === null) return null;
    const entries = handCards(view, asked, draft),
        me = view.seats[view.viewer]!,
        asking = !!asked;
    if (phone) {
        const open = entries.some(e => e.option),
            sorted = open ? [...entries].sort((a, b) => Number(!!b.option) - Number(!!a.option)) : entries;
        return (
            <section
                aria-label={`Your hand, ${entries.length} cards`}
                class={`hand ${open ? 'open' : 'peek'} ${entries.length > MANY ? 'many' : ''}`}>
                <Shelf view={view} seat={me.seat} />
                <div class="cards" tabIndex={-1}>
                    {sorted.map(e => (
                        <CardView key={e.card.card} entry={e} asking={asking} onTap={() => e.option && tap(e.option.choice)} />
                    ))}
                </div>
            </section>
        );
    }
    const fit = fitHand(entries, W);
    return (
        <section class="hand" aria-label="Your hand">
            <div class="hh">
                <b>Your hand</b>
                <span>
                    {count(me.hand, 'card')}
                    {rewardsOf(me) > 0 && `, ${count(rewardsOf(me), 'reward')}`}
                </span>
                <Shelf view={view} seat={me.seat} />
            </div>
            <div class={`cards fitted ${entries.length > MANY ? 'many' : ''}`} ref={box}>
                {entries.map((e, i) => (
                    <CardView
                        key={e.card.card}
                        entry={e}
                        asking={asking}
                        extra={fit[i]!.cls}
                        style={{ flex: `0 0 ${fit[i]!.width}px`, marginLeft: fit[i]!.left + 'px', zIndex: i }}
                        onTap={() => e.option && tap(e.option.choice)}
                    />
                ))}
                {!entries.length && <p class="muted empty">No cards in your hand.</p>}
            </div>
        </section>
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

/* Of a card that others cover so much is seen at least: its number or sign. Where even that has no room the hand is scrolled. */
const SEEN = 36;

/* Under 84 px a card they overlap instead of shrinking; lit cards are covered only where there are too many of them. */
function fitHand(entries: HandCard[], W: number): { width: number; left: number; cls: string }[] {
    const n = entries.length,
        gap = 8,
        split = entries.findIndex((e, i) => i > 0 && isEncounter(entries[i - 1]!.card.kind) && !isEncounter(e.card.kind));
    const room = W - (split > 0 ? 10 : 0) - 12,
        width = Math.max(84, Math.min(106, (room - gap * (n - 1)) / Math.max(1, n)));
    const tight = n * width + gap * (n - 1) > room,
        lit = (e: HandCard | undefined): boolean => !!e?.option && !e.quiet,
        litOnes = entries.filter((e, i) => i < n - 1 && lit(e)).length;
    const besides = (room - n * width - gap * litOnes) / Math.max(1, n - 1 - litOnes),
        spare = tight && litOnes < n - 1 && besides >= SEEN - width /* the others give way to them */;
    const over = !tight ? gap : spare ? besides : Math.max(SEEN - width, (room - n * width) / Math.max(1, n - 1));
    return entries.map((e, i) => ({
        width,
        left: (i === 0 ? 0 : spare && lit(entries[i - 1]) ? gap : over) + (i === split ? 10 : 0),
        cls: (width < 96 ? 'tight ' : '') + (over < -12 && i < n - 1 && !(spare && lit(e)) ? 'fan' : ''),
    }));
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
