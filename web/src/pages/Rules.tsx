// The rules of an edition on one page: pictures of the table first, then chapter by chapter, searched as one types.
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { to } from '../address';
import { usePromise } from '../catalogue';
import type { Chapter, Row } from '../model/rulebook';
import { books, readBook } from '../rules';
import { CardFace, Stack, Star } from '../table/shapes';
import { Frame } from './Frame';

const NAMES: Record<string, string> = { modern: 'Modern', 'avalon-hill': 'Avalon Hill' };
const nameOf = (book: string): string => NAMES[book] ?? (book.charAt(0).toUpperCase() + book.slice(1)).replace(/-/g, ' ');

export function Rules({ name }: { name: string }): JSX.Element {
    const book = usePromise(() => readBook(name), name),
        [search, setSearch] = useState('');
    useEffect(() => {
        document.title = `Rules: ${nameOf(name)} – Hypercone`;
    }, [name]);
    const found = useMemo(() => (book ? book.chapters.map(c => matching(c, search)).filter(c => c.rows.length) : []), [book, search]),
        rows = found.reduce((n, c) => n + c.rows.length, 0);
    return (
        <Frame title="The rules">
            <main class="rules">
                <nav class="rchapters" aria-label="Books and chapters">
                    <div class="segc big">
                        {books().map(b => (
                            <a
                                key={b}
                                class={`btn ${b === name ? 'on' : ''}`}
                                href={to(`/rules/${b}`)}
                                data-nav
                                aria-current={b === name ? 'page' : undefined}>
                                {nameOf(b)}
                            </a>
                        ))}
                    </div>
                    <input
                        type="search"
                        aria-label="Search the rules"
                        placeholder="Search: warp, allies, F-085"
                        value={search}
                        onInput={e => setSearch(e.currentTarget.value)}
                    />
                    <p class="muted" aria-live="polite">
                        {search ? `${rows} ${rows === 1 ? 'rule' : 'rules'}` : ''}
                    </p>
                    <ol>
                        {found.map(c => (
                            <li key={c.title}>
                                <button type="button" class="lnk" onClick={() => document.getElementById(idOf(c))?.scrollIntoView()}>
                                    {c.title}
                                </button>
                            </li>
                        ))}
                    </ol>
                </nav>
                <article class="rtext" tabIndex={0} aria-label={`Rules: ${nameOf(name)}`}>
                    <h1>{nameOf(name)}: the rules</h1>
                    {book === null && <p role="alert">There is no such book.</p>}
                    {!search && book && <Pictures />}
                    {found.map(c => (
                        <section key={c.title} id={idOf(c)}>
                            <h2>{c.title}</h2>
                            {!search && c.words.map((w, i) => <p key={i}>{inline(w)}</p>)}
                            <dl>
                                {c.rows.map(r => (
                                    <div key={r.number}>
                                        <dt>{r.number}</dt>
                                        <dd>
                                            {r.tag && <span class="chip out">{r.tag}</span>} {inline(r.text)}
                                        </dd>
                                    </div>
                                ))}
                            </dl>
                        </section>
                    ))}
                    {book && search && !rows && <p class="muted">No rule has these words.</p>}
                </article>
            </main>
        </Frame>
    );
}

const idOf = (c: Chapter): string => 'chapter-' + c.title.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/* All words have to be there, in any order; a chapter's title counts for all its rows. */
function matching(c: Chapter, search: string): Chapter {
    const words = search.toLowerCase().split(/\s+/).filter(Boolean);
    const fits = (r: Row): boolean => words.every(w => `${c.title} ${r.number} ${r.tag} ${r.text}`.toLowerCase().includes(w));
    return { ...c, rows: c.rows.filter(fits) };
}

/* *stressed* words and `names`; what leads to other files is only its words. */
function inline(text: string): (JSX.Element | string)[] {
    return text
        .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
        .split(/(\*[^*]+\*|`[^`]+`)/)
        .map((part, i) => (/^\*.*\*$/.test(part) ? <em key={i}>{part.slice(1, -1)}</em> : part.replace(/`/g, '')));
}

/* The table in six pictures, drawn as the table draws it. */
function Pictures(): JSX.Element {
    return (
        <ul class="rpics">
            <Picture words="You are an alien. The ring around it counts your colonies away from home: five win.">
                <Star seat={0} alien="Virus" power="on" colonies={3} needed={5} r={19} />
            </Picture>
            <Picture words="Ships stand on planets. A planet of another player with a ship of yours is a colony.">
                <g class="planet p-red">
                    <circle class="disc" r="25" />
                </g>
                <Stack seat={1} n={3} x={-9} y={-4} r={9} />
                <Stack seat={0} n={1} x={11} y={8} r={8} />
            </Picture>
            <Picture words="Lost ships go to the warp. At the start of your encounter you take one back.">
                <circle r="25" class="wc" fill="none" stroke="currentColor" />
                <circle r="15" fill="none" stroke="currentColor" opacity=".6" />
                <Stack seat={2} n={2} x={0} y={0} r={9} />
            </Picture>
            <Picture words="An attack card adds its number to your ships. The higher total wins; ties go to the defense.">
                <CardPicture>
                    <text text-anchor="middle" y="9" font-size="24" font-weight="750" fill="currentColor">
                        20
                    </text>
                </CardPicture>
            </Picture>
            <Picture words="Two negotiates: make a deal within a minute, or both lose three ships. Against an attack you lose, but take cards.">
                <CardPicture>
                    <g transform="translate(-15 -15)">
                        <CardFace kind="negotiate" size={30} />
                    </g>
                </CardPicture>
            </Picture>
            <Picture words="Flares: anybody may play the wild half; the alien itself the super half.">
                <CardPicture>
                    <g transform="translate(-16 -16)">
                        <CardFace kind="flare" sheet="Virus" size={32} />
                    </g>
                </CardPicture>
            </Picture>
        </ul>
    );
}
const Picture = ({ words, children }: { words: string; children: JSX.Element | JSX.Element[] }): JSX.Element => (
    <li>
        <svg viewBox="-30 -30 60 60" aria-hidden="true">
            {children}
        </svg>
        <p>{words}</p>
    </li>
);
const CardPicture = ({ children }: { children: JSX.Element }): JSX.Element => (
    <g>
        <rect x="-19" y="-27" width="38" height="54" rx="6" fill="var(--s2)" stroke="var(--line2)" stroke-width="1.5" />
        {children}
    </g>
);
