// The rules of an edition on one page: pictures of the table first, then chapter by chapter, searched as one types.
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { to } from '../address';
import { usePromise } from '../catalogue';
import type { Chapter, Row } from '../model/rulebook';
import { books, readBook } from '../rules';
import { Frame } from './Frame';
import { RulePictures } from './RulePictures';

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
                    {!search && book && <RulePictures book={name} />}
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
