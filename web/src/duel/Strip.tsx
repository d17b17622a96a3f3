// Above the table: you left, the other right, plans and tactics between them, and the clout in columns.
import type { JSX } from 'preact';
import { faceOf, leftSeat, sideOf, sumOfDuelist, titleOf } from '../model/duel';
import { colourOf, nameOf } from '../model/seats';
import type { Sum } from '../model/sums';
import { SlotBox, StepBox, useBuildUp, type DuelState } from '../panels/Duel';
import type { Card, View } from '../protocol';
import { seatTip } from '../table/System';
import { Badge } from '../table/shapes';
import { Sign } from './icons';
import { middleWords, roleOf } from './words';

type Slot =
    | { kind: 'empty' | 'mine' | 'dots' | 'down' }
    | { kind: 'face'; top: string; word: string; sign?: 'blast' | 'shield' | 'ready'; own: boolean };

const planFace = (card: Card, own: boolean): Slot => ({ kind: 'face', top: faceOf(card), word: titleOf(card), own });

/* The same dots for both until both have chosen: who was first is nobody's business. */
function planSlot({ view, asked, draft, reveal }: DuelState, seat: number): Slot {
    if (reveal) {
        const card = reveal.cards[sideOf(view, seat)];
        return card ? planFace(card, false) : { kind: 'empty' };
    }
    const s = view.seats[seat]!;
    if (s.face_up && s.played_card) return planFace(s.played_card, false);
    if (asked?.question.does === 'plan' && seat === view.viewer) {
        const card = s.cards.find(c => c.card === asked.options.find(o => o.kind === 'card' && draft.includes(o.choice))?.thing);
        return card ? planFace(card, true) : { kind: 'mine' };
    }
    if (s.played) return s.played_card ? planFace(s.played_card, true) : { kind: 'down' };
    return view.duel!.kind && !view.duel!.settled && view.phase === 'planning' ? { kind: 'dots' } : { kind: 'empty' };
}

function tacticSlot({ view, asked, draft, reveal }: DuelState, seat: number): Slot {
    const duel = view.duel!,
        half = reveal?.tactics ? reveal.tactics[sideOf(view, seat)] : duel.seats[seat]!.tactic;
    const face = (n: number, own: boolean): Slot => {
        const { does, count } = duel.tactics[n]!;
        return { kind: 'face', top: String(count), word: does, sign: does, own };
    };
    if (half !== null) return face(half, false);
    if (reveal) return { kind: 'empty' };
    const choosing = asked?.question.does === 'plan',
        halves = choosing ? asked.options.filter(o => o.kind === 'half') : [];
    if (halves.length && seat === view.viewer) {
        const own = halves.find(o => draft.includes(o.choice));
        return own ? face(own.thing!, true) : { kind: 'mine' };
    }
    const lays = duel.kind === 'duel' && !duel.settled && view.phase === 'planning' && duel.seats[seat]!.ready.length > 0;
    if (!lays || (choosing && !halves.length)) return { kind: 'empty' };
    return { kind: view.seats.every(s => s.played > 0) ? 'down' : 'dots' };
}

export function Box({ slot, small }: { slot: Slot; small?: boolean }): JSX.Element {
    const cls = small ? 's2' : '';
    if (slot.kind === 'face')
        return (
            <div class={`slot face ${cls} ${slot.own ? 'own' : ''}`} data-tip={slot.own ? `Yours, not shown yet: ${slot.word}` : slot.word}>
                <div>
                    {slot.sign && <Sign name={slot.sign} />}
                    <b class="num">{slot.top}</b>
                    <span>{small ? slot.word : 'Plan'}</span>
                </div>
            </div>
        );
    if (slot.kind === 'mine') return <div class={`slot mine ${cls}`}>{small ? 'your tactic' : 'your plan'}</div>;
    return (
        <div class={`slotbox ${cls}`}>
            <SlotBox slot={{ kind: slot.kind }} />
        </div>
    );
}

/* The winner's first, whoever sits where. */
const score = (a: number | null, b: number | null): string =>
    a === null || b === null ? '' : `${signed(Math.max(a, b))} to ${signed(Math.min(a, b))}`;
const signed = (n: number): string => (n < 0 ? '−' + -n : String(n));

const LONG = 8 /* letters that fit beside the slots */;
export function Middle({ d }: { d: DuelState }): JSX.Element {
    const words = middleWords(d.view);
    if (d.reveal && !d.counting)
        return (
            <div class="aim">
                <span class="lead">{d.reveal.lead}</span>
                <b class="tight">{score(d.reveal.sums.offense.total, d.reveal.sums.defense.total)}</b>
                {d.view.duel!.kind === 'contest' ? 'the contest' : 'the duel'}
            </div>
        );
    return (
        <div class="aim">
            {words.above}
            {words.bold && <b class={words.bold.split(' ').some(w => w.length > LONG) ? 'tight' : ''}>{words.bold}</b>}
            {words.below}
        </div>
    );
}

export function Slots({ d }: { d: DuelState }): JSX.Element {
    const left = leftSeat(d.view),
        duel = d.view.duel!.kind !== 'contest';
    return (
        <>
            {duel && <Box slot={tacticSlot(d, left)} small />}
            <Box slot={planSlot(d, left)} />
            <Middle d={d} />
            <Box slot={planSlot(d, 1 - left)} />
            {duel && <Box slot={tacticSlot(d, 1 - left)} small />}
        </>
    );
}

const UNIT: Record<string, [one: string, many: string]> = { total: ['clout', 'clout'], ships: ['ship', 'ships'], planets: ['planet', 'planets'] };
const unitOf = ({ unit, total }: Sum): string => UNIT[unit]?.[total === 1 ? 0 : 1] ?? unit;

function SideOf({ d, seat, right }: { d: DuelState; seat: number; right: boolean }): JSX.Element {
    const { view } = d,
        s = view.seats[seat]!,
        sum = d.reveal ? d.reveal.sums[right ? 'defense' : 'offense'] : sumOfDuelist(view, seat),
        shown = useBuildUp(sum, d.still),
        added = sum.unit === 'total';
    const counted = added && shown < sum.columns.length ? (sum.columns[shown - 1]?.after ?? 0) : sum.total;
    return (
        <div class={`side p-${colourOf(seat)} ${right ? 'def' : 'off'}`} data-tip={seatTip(view, s)}>
            <div class="whoz">
                <Badge seat={seat} alien={s.alien} power={s.power} colonies={s.foreign_colonies} needed={view.colonies_to_win} />
                <div class="nm">
                    {nameOf(view, seat)}
                    <small>
                        <span class={s.alien ? 'role' : ''}>
                            {roleOf(view, seat)}
                            {s.alien ? ', ' : ''}
                        </span>
                        {s.alien}
                    </small>
                </div>
            </div>
            <ul class="led">
                {sum.columns.slice(0, added ? shown : sum.columns.length).map((c, i) => (
                    <StepBox key={i} column={c} fresh={added && i === shown - 1 && i > 0} />
                ))}
            </ul>
            <div class="sum num">
                <b>{counted === null ? '–' : counted < 0 ? '−' + -counted : counted}</b>
                <span>{unitOf(sum)}</span>
            </div>
        </div>
    );
}

export function Sides(d: DuelState): JSX.Element {
    const left = leftSeat(d.view);
    return (
        <section class="pduel" aria-label="The duel">
            <SideOf d={d} seat={left} right={false} />
            <SideOf d={d} seat={1 - left} right />
        </section>
    );
}

export function Strip(d: DuelState): JSX.Element {
    const left = leftSeat(d.view),
        view: View = d.view;
    return (
        <section class={`duel x ${d.reveal ? 'held' : ''}`} aria-label={view.duel!.kind === 'contest' ? 'The contest' : 'The duel'}>
            <SideOf d={d} seat={left} right={false} />
            <div class={`mid ${view.duel!.kind === 'contest' ? '' : 'x'}`}>
                <Slots d={d} />
            </div>
            <SideOf d={d} seat={1 - left} right />
        </section>
    );
}
