// The frame of every page that is not a table: bar with the name, the ways to other pages, light and dark.
import type { ComponentChildren, JSX } from 'preact';
import { to } from '../address';
import { useState_ } from '../context';
import { FIRST_BOOK } from '../rules';
import { HomeLink, ThemeButton } from '../panels/Bar';
import { LineLost } from './Offline';

export function Frame({ title, children }: { title: string; children: ComponentChildren }): JSX.Element {
    const s = useState_();
    return (
        <div class="page">
            <header class="top">
                <HomeLink />
                <div class="turn">
                    <div>
                        <b>Hypercone</b>
                        <span>{title}</span>
                    </div>
                </div>
                <span class="grow" />
                <nav class="nav" aria-label="Site">
                    <a href={to('/')} data-nav>
                        Play
                    </a>
                    {!s.offline && (
                        <a class="torooms" href={to('/rooms')} data-nav>
                            Rooms
                        </a>
                    )}
                    <a href={to(`/rules/${FIRST_BOOK}`)} data-nav>
                        Rules
                    </a>
                    <a href={to('/encyclopaedia')} data-nav>
                        Encyclopaedia
                    </a>
                    <a href={to('/profile')} data-nav>
                        Profile
                    </a>
                </nav>
                <div class="tools">
                    <ThemeButton />
                </div>
            </header>
            {s.line === 'lost' && <LineLost />}
            {children}
        </div>
    );
}

export function Segments<T extends string>({
    label,
    value,
    of,
    set,
}: {
    label: string;
    value: T;
    of: [T, string][];
    set: (v: T) => void;
}): JSX.Element {
    return (
        <div class="segc big" role="group" aria-label={label}>
            {of.map(([v, word]) => (
                <button key={v} type="button" class={v === value ? 'on' : ''} aria-pressed={v === value} onClick={() => set(v)}>
                    {word}
                </button>
            ))}
        </div>
    );
}
