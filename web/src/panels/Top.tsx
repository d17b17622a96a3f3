// The bar above the table: whose turn, the phases as a ribbon, and the tools.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useSession } from '../context';
import { colourOf, isYou } from '../model/seats';
import type { View } from '../protocol';
import { Glyph, Icon, Logo } from '../table/shapes';
import { Menu } from './Menu';

/* The engine's phases, and the word on the ribbon that each belongs to. */
const RIBBON: [string, string[]][] = [
    ['Start turn', ['start']], ['Regroup', ['regroup']], ['Destiny', ['destiny']], ['Launch', ['launch', 'aim']],
    ['Alliance', ['invite_offense', 'invite_defense', 'join']], ['Planning', ['planning']], ['Reveal', ['reveal']], ['Resolution', ['resolution']],
];
export const phaseIndex = (view: View): number => Math.max(0, RIBBON.findIndex(([, phases]) => phases.includes(view.phase)));
export const phaseWord = (view: View): string => RIBBON[phaseIndex(view)]![0];
export const PHASE_WORDS = RIBBON.map(([word]) => word);

export const turnTitle = (view: View): string => view.over ? 'The game is over' : view.offense === null ? 'The game begins'
    : isYou(view, view.offense) ? 'Your turn' : view.seats[view.offense]!.name + '’s turn';

interface Props { view: View; room: string; onAsking?: () => void; jump?: (word: string) => void }
export function Top({ view, room, onAsking, jump }: Props): JSX.Element {
    const session = useSession(), [menu, setMenu] = useState(false), now = phaseIndex(view), seat = view.offense;
    return <header class="top">
        <a class="home" href="/" data-nav aria-label="Hypercone, the start page"><Logo /></a>
        <div class="turn"><div><h1 class={seat === null ? '' : `p-${colourOf(seat)}`}>{seat !== null && <Glyph seat={seat} />}{turnTitle(view)}</h1>
            <span>turn {view.turn}{view.encounter_of_turn > 1 ? ', 2nd encounter' : ''}</span></div></div>
        <ol class="ribbon" aria-label="Phases">{PHASE_WORDS.map((word, i) => <li key={word} class={i < now ? 'done' : i === now ? 'now' : ''}
            aria-current={i === now ? 'step' : undefined}>{jump ? <button type="button" onClick={() => jump(word)}>{word}</button> : word}</li>)}</ol>
        <div class="tools">
            {room && <span class="room">{room}</span>}
            {onAsking && <button type="button" aria-label="When to ask me" data-tip="When to ask me" onClick={onAsking}><Icon name="bell" /></button>}
            <a class="tool" href={`/encyclopaedia?edition=${view.edition}`} target="_blank" rel="noopener" aria-label="Encyclopaedia, in a new window"
                data-tip="Encyclopaedia"><Icon name="book" /></a>
            <button type="button" aria-label="Light or dark" data-tip="Light or dark" onClick={() => session.prefer({ theme: otherTheme(session.preferences.theme) })}><Icon name="sun" /></button>
            <button type="button" aria-label="Menu" aria-expanded={menu} onClick={() => setMenu(!menu)}><Icon name="menu" /></button>
        </div>
        {menu && <Menu close={() => setMenu(false)} playing={view.viewer !== null && !view.over} />}
    </header>;
}

export function otherTheme(theme: 'system' | 'dark' | 'light'): 'dark' | 'light' {
    const dark = theme === 'dark' || (theme === 'system' && !matchMedia('(prefers-color-scheme: light)').matches);
    return dark ? 'light' : 'dark';
}
