// Which reinforcement, and on whose clout: one decision, with what it would come to.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { AnswerButton } from '../ask/Hold';
import { useSession } from '../context';
import { isWeighty, optionOf, passOption, thingOptions, type Asked } from '../model/asking';
import { backingSeats, backingWords, faceOf, titleOf } from '../model/duel';
import { isYou } from '../model/seats';
import type { View } from '../protocol';

const FEW = 4,
    SOON = 10_000,
    AGAIN = 60;
/* On whose clout the card goes that was just played; answered as soon as it is asked. */
let meant: { whom: number; at: number } | null = null;

/* The second half of the decision: nothing is left to ask where it was said with the card. */
export function BackWhom({ otherwise }: { otherwise: JSX.Element }): JSX.Element {
    const session = useSession(),
        [said] = useState(() => (meant && Date.now() - meant.at < SOON ? meant.whom : null));
    useEffect(() => {
        if (said === null) return undefined;
        const timer = setInterval(() => session.choose(said, true), AGAIN);
        return () => clearInterval(timer);
    }, []);
    return said === null ? otherwise : <div class="pick said-with" />;
}

export function Backings({ view, asked, draft }: { view: View; asked: Asked; draft: number[] }): JSX.Element {
    const session = useSession(),
        [whom, setWhom] = useState<number | null>(null),
        pass = passOption(asked),
        chosen = draft.length ? optionOf(asked, draft[0]!) : undefined;
    const on = (seat: number): string => `on ${isYou(view, seat) ? 'you' : view.seats[seat]!.name}`,
        usual = chosen?.card ? backingSeats(view, chosen.card)[0]! : 0,
        seat = whom ?? usual;
    useEffect(() => {
        meant = null;
    }, []);
    const play = (): void => {
        if (!chosen) return;
        meant = { whom: seat, at: Date.now() };
        session.choose(chosen.choice, true);
    };
    const rows = thingOptions(asked).flatMap(o => (o.card ? backingSeats(view, o.card).map(s => ({ o, card: o.card!, seat: s })) : []));
    const pick = (choice: number, s: number): void => {
        setWhom(s);
        if (!draft.includes(choice)) session.tap(choice);
    };
    return (
        <>
            <div class={`opts two backs ${rows.length > FEW ? 'dense' : ''}`}>
                {rows.map((r, i) => {
                    const picked = chosen === r.o && seat === r.seat;
                    return (
                        <button
                            key={`${r.o.choice}-${r.seat}`}
                            type="button"
                            class={`btn ${picked ? 'on' : 'lit-b'}`}
                            aria-pressed={picked}
                            data-tip={r.o.help || undefined}
                            onClick={() => pick(r.o.choice, r.seat)}>
                            <span>
                                {titleOf(r.card)} {on(r.seat)}
                                <small>{backingWords(view, r.card, r.seat) || faceOf(r.card)}</small>
                            </span>
                            <kbd class="key">{i + 1}</kbd>
                        </button>
                    );
                })}
            </div>
            <div class="pick">
                {pass && (
                    <AnswerButton option={pass} weighty={isWeighty(asked, pass)} class="btn lit-b" keys="space">
                        <span>{pass.text}</span>
                    </AnswerButton>
                )}
                {chosen?.card && (
                    <button type="button" class="btn flat" onClick={() => setWhom(1 - seat)}>
                        {on(1 - seat)} instead
                    </button>
                )}
                <button type="button" class="btn go" disabled={!chosen?.card} onClick={play}>
                    {chosen?.card ? `Play ${titleOf(chosen.card)} ${faceOf(chosen.card)} ${on(seat)}` : 'Choose a card'}
                    <kbd class="key">↵</kbd>
                </button>
            </div>
        </>
    );
}
