// The bar above the table: whose turn, the phases as a ribbon, and the tools.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { to } from '../address';
import { useSession } from '../context';
import { phaseIndex, ribbon } from '../model/phases';
import { colourOf, isYou, ordinal } from '../model/seats';
import { capital, inWords } from '../model/words';
import type { View } from '../protocol';
import { Glyph, Icon } from '../table/shapes';
import { HomeLink, SoundButton, ThemeButton } from './Bar';
import { Menu } from './Menu';

const MOST_WORDS = 8;

export function turnTitle(view: View): string {
    if (view.over) return 'The game is over';
    if (view.duel?.card) return capital(view.duel.card.deck);
    if (view.offense === null || view.turn === 0) return 'The game begins';
    return isYou(view, view.offense) ? 'Your turn' : view.seats[view.offense]!.name + '’s turn';
}

interface Props {
    view: View;
    room: string;
    title?: string | undefined;
    onAsking?: () => void;
    jump?: (phase: string) => void;
}
export function Top({ view, room, title, onAsking, jump }: Props): JSX.Element {
    const session = useSession(),
        [menu, setMenu] = useState(false),
        now = phaseIndex(view),
        seat = view.offense,
        words = ribbon(view);
    /* Ten steps do not fit as words: numbers, and only the current one is named. */
    const label = (p: { number: number; name: string }, current: boolean): string =>
        words.length > MOST_WORDS && !current ? String(p.number) : p.name;
    return (
        <header class="top">
            <HomeLink />
            <div class="turn">
                <div>
                    <h1 class={seat === null ? '' : `p-${colourOf(seat)}`}>
                        {seat !== null && <Glyph seat={seat} />}
                        {turnTitle(view)}
                    </h1>
                    <span>
                        {view.duel ? `${ordinal(view.turn)} card` : `turn ${view.turn}`}
                        {view.encounter_of_turn > 1 ? inWords(', 2nd {encounter}') : ''}
                    </span>
                </div>
            </div>
            <ol class={`ribbon ${words.length > MOST_WORDS ? 'numbers' : ''}`} aria-label="Phases">
                {words.map((p, i) => (
                    <li
                        key={p.number}
                        class={i < now ? 'done' : i === now ? 'now' : ''}
                        aria-current={i === now ? 'step' : undefined}
                        data-tip={session.steps.get(p.phase) ?? p.name}>
                        {jump ? (
                            <button type="button" aria-label={p.name} onClick={() => jump(p.phase)}>
                                {label(p, i === now)}
                            </button>
                        ) : (
                            <>
                                <span aria-hidden="true">{label(p, i === now)}</span>
                                <span class="sr">{p.name}</span>
                            </>
                        )}
                    </li>
                ))}
            </ol>
            <div class="tools">
                {room && <span class="room">{title ?? room}</span>}
                {onAsking && (
                    <button type="button" aria-label="When to ask me" data-tip="When to ask me" onClick={onAsking}>
                        <Icon name="bell" />
                    </button>
                )}
                <a
                    class="tool"
                    href={to(`/encyclopaedia?edition=${view.edition}`)}
                    target="_blank"
                    rel="noopener"
                    aria-label="Encyclopaedia, in a new window"
                    data-tip="Encyclopaedia">
                    <Icon name="book" />
                </a>
                <SoundButton />
                <ThemeButton />
                <button type="button" aria-label="Menu" aria-expanded={menu} onClick={() => setMenu(!menu)}>
                    <Icon name="menu" />
                </button>
            </div>
            {menu && <Menu close={() => setMenu(false)} playing={view.viewer !== null && !view.over} />}
        </header>
    );
}
