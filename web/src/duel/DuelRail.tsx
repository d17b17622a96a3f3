// Beside the table of Duel: the destiny card of this turn, which powers and envoys matter, and log, chat and what is known.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useSession, useState_ } from '../context';
import { designedWords } from '../model/duel';
import { isYou, nameOf } from '../model/seats';
import type { Line } from '../model/story';
import { capital } from '../model/words';
import type { Entry, View } from '../protocol';
import { mattersOf, TabBody, Tabs } from '../panels/Rail';
import { StandIns } from '../panels/StandIn';
import { Badge } from '../table/shapes';
import { Sign } from './icons';

/* Whose card it is: ours, or one of the published game. */
export const Note = ({ entry }: { entry: Entry | undefined }): JSX.Element | null => (entry?.note ? <em class="ours">{entry.note}</em> : null);

export function CardOfTurn({ view }: { view: View }): JSX.Element | null {
    const session = useSession(),
        duel = view.duel!;
    if (!duel.card) return null;
    const entry = session.entries.get(duel.card.sheet);
    return (
        <section class="dcard" aria-label="Destiny card of this turn">
            <header>
                <Sign name={duel.card.deck} />
                <span>{capital(duel.card.deck)} card of this turn</span>
            </header>
            <h2>
                <button type="button" class="lnk b" data-sheet={duel.card.sheet}>
                    {duel.card.sheet}
                </button>
            </h2>
            <p>{entry?.power_text ?? entry?.text ?? ''}</p>
            <dl>
                {duel.kind === 'duel' && (
                    <>
                        <dt>Ship advantage</dt>
                        <dd>+{duel.advantage}</dd>
                    </>
                )}
                <dt>Next card</dt>
                <dd>{duel.next}</dd>
            </dl>
            <Note entry={entry} />
        </section>
    );
}

export function DuelMatters({ view }: { view: View }): JSX.Element {
    const session = useSession(),
        powers = mattersOf(view, alien => session.entries.get(alien)?.summary ?? 'its power is on its sheet'),
        envoys = view.duel!.envoys.filter(e => e.sheet && (e.open || (e.ally !== null && isYou(view, e.ally))));
    return (
        <section class="matters">
            <h2>Matters now</h2>
            <ul>
                {powers.map(m => (
                    <li key={m.alien}>
                        <Badge seat={m.seat} alien={m.alien} power={view.seats[m.seat]!.power} colonies={0} needed={5} track={false} />
                        <p>
                            <button type="button" class="lnk b" data-sheet={m.alien}>
                                {m.alien}
                            </button>{' '}
                            {m.text} <Mark entry={session.entries.get(m.alien)} />
                        </p>
                    </li>
                ))}
                {envoys.map(e => (
                    <li key={e.envoy}>
                        <Sign name={e.icon} />
                        <p>
                            <button type="button" class="lnk b" data-sheet={e.sheet!}>
                                {e.sheet}
                            </button>{' '}
                            {e.ally === null ? 'Neutral' : isYou(view, e.ally) ? 'Your envoy' : `${nameOf(view, e.ally)}’s envoy`}
                            {e.open ? '' : ', face down'}: {session.entries.get(e.sheet!)?.summary} <Mark entry={session.entries.get(e.sheet!)} />
                        </p>
                    </li>
                ))}
            </ul>
        </section>
    );
}

/* A card that is ours says so wherever it is shown; what its note says in whole is one tap away. */
export const Mark = ({ entry }: { entry: Entry | undefined }): JSX.Element | null =>
    entry?.designed ? (
        <em class="ours" data-tip={entry.note ?? undefined}>
            {designedWords(entry.designed)}
        </em>
    ) : null;

type Tab = 'log' | 'chat' | 'notes' | 'parts';
export function DuelRail({ view, log }: { view: View; log: Line[] }): JSX.Element {
    const [tab, setTab] = useState<Tab>('log'),
        s = useState_();
    return (
        <aside class="rail" aria-label="Log and chat">
            <StandIns />
            <CardOfTurn view={view} />
            <DuelMatters view={view} />
            <Tabs tab={tab} setTab={setTab} unread={s.unread} />
            <TabBody tab={tab} view={view} log={log} />
        </aside>
    );
}
