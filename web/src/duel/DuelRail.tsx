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
import type { PlanetSymbol } from '../protocolDuel';
import { Sign, SYMBOL } from './icons';
import { cardRows, giftWords } from './words';

const Row = ({ head, body }: { head: string; body: string }): JSX.Element => (
    <>
        <dt>{head}</dt>
        <dd>{body}</dd>
    </>
);

/* What the symbol gives, and which of my planets have it. */
function SymbolRow({ view, symbol, body }: { view: View; symbol: PlanetSymbol; body: string }): JSX.Element {
    const mine = view.planets.filter(p => p.symbol === symbol && view.viewer !== null && p.control?.includes(view.viewer)).map(p => p.name);
    return (
        <>
            <dt class="sym">
                <Sign name={SYMBOL[symbol]} /> {symbol}
            </dt>
            <dd>
                {body}
                {mine.length > 0 && <small>{mine.join(', ')}</small>}
            </dd>
        </>
    );
}

/* The four symbols in order; the first that lies out decides, and is framed. */
function BarRow({ view, bar }: { view: View; bar: PlanetSymbol[] }): JSX.Element {
    const decides = bar.find(s => view.planets.some(p => p.symbol === s));
    return (
        <>
            <dt>Planet bar</dt>
            <dd class="bar4">
                {bar.map(s => (
                    <span key={s} class={s === decides ? 'on' : ''} data-tip={s === decides ? `${capital(s)} decides` : capital(s)}>
                        <Sign name={SYMBOL[s]} label={s === decides ? `${s}, which decides` : s} />
                    </span>
                ))}
            </dd>
        </>
    );
}

export function CardOfTurn({ view }: { view: View }): JSX.Element | null {
    const session = useSession(),
        duel = view.duel!;
    if (!duel.card) return null;
    const entry = session.entries.get(duel.card.sheet),
        said = cardRows(view, entry?.fate);
    return (
        <section class="dcard" aria-label="Destiny card of this turn">
            <header>
                <Sign name={duel.card.deck} />
                <span>{capital(duel.card.deck)} card</span>
                <Mark entry={entry} />
            </header>
            <h2>
                <button type="button" class="lnk b" data-sheet={duel.card.sheet}>
                    {duel.card.sheet}
                </button>
            </h2>
            {said.text && <p>{entry?.power_text ?? entry?.text}</p>}
            <dl>
                {said.rows.map(r => (
                    <Row key={r.head + r.body} head={r.head} body={r.body} />
                ))}
                {said.bar.length > 0 && <BarRow view={view} bar={said.bar} />}
                {duel.kind === 'duel' && <Row head="Ship advantage" body={`+${duel.advantage}`} />}
                {said.prizes.map(r => (
                    <Row key={r.head} head={r.head} body={r.body} />
                ))}
                {said.symbols.map(r => (
                    <SymbolRow key={r.symbol} view={view} symbol={r.symbol} body={giftWords(r.gifts, view)} />
                ))}
                <Row head="Next card" body={duel.next} />
            </dl>
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
