// Every alien, card and tech of an edition, searchable, each with an address of its own.
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { query as addressQuery, to } from '../address';
import { catalogue, encyclopaedia, usePromise } from '../catalogue';
import { useSession } from '../context';
import { COLOURS } from '../model/seats';
import type { Entry, Example, ExampleSide } from '../protocol';
import { Emblem, SHAPE, Star } from '../table/shapes';
import { Frame } from './Frame';

const USES: Record<string, string> = { must: 'must be used', always: 'always at work' };

type Shelf = 'aliens' | 'cards' | 'rules';
const isAlien = (e: Entry): boolean => e.alien ?? !!e.power_text;
export const matches = (e: Entry, q: string): boolean =>
    !q || [e.name, e.power, e.summary, e.power_text, e.text].some(t => t?.toLowerCase().includes(q.toLowerCase()));

export function Encyclopaedia({ name }: { name: string | null }): JSX.Element {
    const params = addressQuery(),
        [edition, setEdition] = useState(params.get('edition') ?? 'ffg'),
        [query, setQuery] = useState(''),
        session = useSession();
    const c = usePromise(() => catalogue(edition), edition),
        book = usePromise(() => encyclopaedia(edition), edition),
        entries = book && book.entries,
        rules = book?.rules ?? [];
    const found = useMemo(
        () => [...(entries ?? []), ...rules].find(e => e.name.toLowerCase() === (name ?? '').toLowerCase()),
        [entries, name],
    );
    const [shelf, setShelf] = useState<Shelf>('aliens'),
        [browsing, setBrowsing] = useState(false);
    useEffect(() => {
        if (found) setShelf(found.kind === 'rule' ? 'rules' : isAlien(found) ? 'aliens' : 'cards');
    }, [found]);
    useEffect(() => {
        document.title = (found ? found.name + ' – ' : '') + 'Encyclopaedia – Hypercone';
    }, [found]);
    const list = (shelf === 'rules' ? rules : (entries ?? []).filter(e => isAlien(e) === (shelf === 'aliens')))
        .filter(e => matches(e, query))
        .sort((a, b) => (shelf === 'rules' ? 0 : a.name.localeCompare(b.name)));
    const open = found ?? (name ? undefined : list[0]),
        path = (n: string): string => `/encyclopaedia/${encodeURIComponent(n)}${edition !== 'ffg' ? `?edition=${edition}` : ''}`;
    const change = (e: string): void => {
        setEdition(e);
        session.navigate((name ? `/encyclopaedia/${encodeURIComponent(name)}` : '/encyclopaedia') + `?edition=${e}`);
    };
    return (
        <Frame title="Encyclopaedia">
            <main class="enc3">
                <nav class={`elist ${query || browsing ? 'open' : ''}`} aria-label="Entries">
                    <input
                        type="search"
                        aria-label="Search"
                        placeholder="Alien, card or rule"
                        value={query}
                        onInput={e => setQuery(e.currentTarget.value)}
                    />
                    <select aria-label="Edition" value={edition} onChange={e => change(e.currentTarget.value)}>
                        {(c?.editions ?? [{ id: edition, name: edition }]).map(e => (
                            <option key={e.id} value={e.id}>
                                {e.name}
                            </option>
                        ))}
                    </select>
                    <div class="segc" role="group" aria-label="Shelf">
                        {(['aliens', 'cards', 'rules'] as Shelf[]).map(x => (
                            <button
                                key={x}
                                type="button"
                                class={shelf === x ? 'on' : ''}
                                aria-pressed={shelf === x}
                                onClick={() => setShelf(x)}>
                                {x.charAt(0).toUpperCase() + x.slice(1)}
                            </button>
                        ))}
                    </div>
                    <button type="button" class="btn browse" aria-expanded={browsing} onClick={() => setBrowsing(!browsing)}>
                        {browsing ? 'Close the list' : 'Open the list'}
                    </button>
                    <ul
                        tabIndex={-1}
                        onClick={() => {
                            setBrowsing(false);
                            if (innerWidth < 720) setQuery('');
                        }}>
                        {list.map(e => (
                            <li key={e.name} class={e.name === open?.name ? 'on' : ''}>
                                <a href={to(path(e.name))} data-nav aria-current={e.name === open?.name ? 'page' : undefined}>
                                    <Emblem alien={e.name} />
                                    <span>
                                        <b>{e.name}</b>
                                        <small>{e.summary || (e.kind === 'rule' ? 'rule' : '')}</small>
                                    </span>
                                </a>
                            </li>
                        ))}
                        {entries && !list.length && <li class="muted">Nothing with “{query}”.</li>}
                    </ul>
                </nav>
                {entries === null ? (
                    <article class="sheet">
                        <h1>The encyclopaedia could not be read</h1>
                        <p>Please load the page again.</p>
                    </article>
                ) : open ? (
                    <Sheet
                        entry={open}
                        edition={c?.editions.find(e => e.id === edition)?.name ?? edition}
                        path={path}
                        all={entries ?? []}
                    />
                ) : (
                    <article class="sheet">
                        <h1>{entries ? `There is no “${name}” in this edition` : 'Opening…'}</h1>
                    </article>
                )}
            </main>
        </Frame>
    );
}

const When = ({ text }: { text: string }): JSX.Element => (
    <p class="lead2">
        <b>When:</b> {text.charAt(0).toLowerCase() + text.slice(1)}
    </p>
);

/* A side of the encounter: who, the card, what it comes to. */
function Side({ of, won }: { of: ExampleSide; won: boolean }): JSX.Element {
    const c = COLOURS.find(x => x === of.player.toLowerCase()) ?? 'blue';
    return (
        <span class={`exside p-${c} ${won ? 'won' : ''}`}>
            <svg viewBox="-1.5 -1.5 3 3" aria-hidden="true">
                <path d={SHAPE[c]} />
            </svg>
            <span>
                <b>{of.player}</b>
                <small>{of.alien ?? ''}</small>
            </span>
            {of.card && <i class="excard">{of.card.replace('Attack ', '')}</i>}
            {of.total !== null && <b class="num extotal">{of.total}</b>}
        </span>
    );
}
/* The example in sentences, under a small picture of its encounter. */
const Told = ({ of }: { of: Example }): JSX.Element => (
    <>
        {of.offense && of.defense && (
            <div class="expic" aria-hidden="true">
                <Side of={of.offense} won={of.won === 'offense'} />
                <span class="muted">attacks</span>
                <Side of={of.defense} won={of.won === 'defense'} />
            </div>
        )}
        {of.who && <p class="muted">{of.who}</p>}
        <ol class="extold">
            {of.lines.split('\n').map((l, i) => (
                <li key={i}>{l}</li>
            ))}
        </ol>
    </>
);

const MOST_MET = 8;

function Sheet({
    entry: e,
    edition,
    path,
    all,
}: {
    entry: Entry;
    edition: string;
    path: (n: string) => string;
    all: Entry[];
}): JSX.Element {
    const text = e.power_text ?? e.text,
        chips = [e.as, e.use ? (USES[e.use] ?? 'may be used') : null].filter(Boolean) as string[];
    /* Those about whom the same rulings are. */
    const meets = useMemo(() => {
        const ruled = new Set((e.rulings ?? []).map(r => r.number));
        return all.filter(o => o.name !== e.name && o.rulings?.some(r => ruled.has(r.number))).slice(0, MOST_MET);
    }, [e, all]);
    return (
        <>
            <article class="sheet" tabIndex={0} aria-label={e.name}>
                <header class="p-blue">
                    {isAlien(e) && (
                        <svg class="hero" viewBox="-30 -30 60 60" aria-hidden="true">
                            <Star seat={0} alien={e.name} power="on" colonies={3} needed={5} r={20} />
                        </svg>
                    )}
                    <div>
                        <h1>{e.name}</h1>
                        <p class="tagl">
                            {e.power ? `has the power ${e.power}. ` : ''}
                            {e.summary}
                        </p>
                        <p class="chips">
                            {chips.map(t => (
                                <span key={t} class="chip">
                                    {t}
                                </span>
                            ))}
                            {e.alert && <span class="chip out">{e.alert} alert</span>}
                            {e.research ? <span class="chip out">{e.research} ships to research</span> : null}
                        </p>
                    </div>
                </header>
                {text && (
                    <section>
                        <h2>{isAlien(e) ? 'Power' : 'Text'}</h2>
                        <p class={text.length > 400 ? 'lead2 pre' : 'lead1 pre'}>{text}</p>
                        {e.when && <When text={e.when} />}
                    </section>
                )}
                {(e.wild_text || e.super_text) && (
                    <div class="flares">
                        {e.wild_text && (
                            <section>
                                <h3>
                                    Wild flare <span class="muted">for anyone else</span>
                                </h3>
                                <p>{e.wild_text}</p>
                                {e.wild_when && <When text={e.wild_when} />}
                            </section>
                        )}
                        {e.super_text && (
                            <section>
                                <h3>
                                    Super flare <span class="muted">for {e.name}</span>
                                </h3>
                                <p>{e.super_text}</p>
                                {e.super_when && <When text={e.super_when} />}
                            </section>
                        )}
                    </div>
                )}
                {e.before_the_game && (
                    <section>
                        <h2>Before the game</h2>
                        <p class="lead2">{e.before_the_game}</p>
                    </section>
                )}
                {e.note && (
                    <section>
                        <h2>Note</h2>
                        <p class="lead2">{e.note}</p>
                    </section>
                )}
                {e.example && (
                    <section class="ex">
                        <h3>Example: {e.example.title}</h3>
                        <Told of={e.example} />
                    </section>
                )}
                {e.history && <p class="history">{e.history}</p>}
            </article>
            <aside class="enotes" aria-label="Notes">
                <section>
                    <h2>Rulings</h2>
                    {e.rulings?.length ? (
                        <ul>
                            {e.rulings.map(r => (
                                <li key={r.number}>
                                    <span class="muted">{r.number}.</span> {r.text}
                                </li>
                            ))}
                        </ul>
                    ) : (
                        <p class="muted">None needed so far.</p>
                    )}
                </section>
                {meets.length > 0 && (
                    <section>
                        <h2>Meets</h2>
                        <ul class="meets">
                            {meets.map(o => (
                                <li key={o.name}>
                                    <Emblem alien={o.name} />
                                    <span>
                                        <a href={to(path(o.name))} data-nav>
                                            <b>{o.name}</b>
                                        </a>{' '}
                                        {o.summary}
                                    </span>
                                </li>
                            ))}
                        </ul>
                    </section>
                )}
                <section>
                    <h2>Edition</h2>
                    <p class="chips">
                        <span class="chip">{edition}</span>
                    </p>
                </section>
            </aside>
        </>
    );
}
