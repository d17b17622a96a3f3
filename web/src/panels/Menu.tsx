// The menu of the table: motion, coach, theme, keys, and the way out.
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { to } from '../address';
import { allowNotices, canNotify } from '../calling';
import { useSession, useState_ } from '../context';
import { SaveFile } from '../pages/Offline';
import { bookOf } from '../rules';
import { Icon } from '../table/shapes';
import { useDialog } from './dialog';
import { MailField, NameField, RoomTitle } from './NameField';
import { RoomSeats } from './RoomSeats';

const KEYS: [string, string][] = [
    ['1 to 9', 'choose an option'],
    ['Enter', 'confirm'],
    ['Space', 'pass'],
    ['Escape', 'clear'],
    ['U', 'undo, or take the answer back'],
    ['W', 'why am I asked?'],
    ['?', 'ask the coach'],
    ['A', 'when to ask me'],
    ['Tab, arrows', 'move along what is lit'],
    ['−', 'take a ship back'],
];

const TAKE_BACK: [number, string][] = [
    [0, 'send at once'],
    [600, 'take back'],
    [2500, 'longer'],
];

export function Switch({
    on,
    label,
    help,
    change,
}: {
    on: boolean;
    label: string;
    help: string;
    change: (on: boolean) => void;
}): JSX.Element {
    return (
        <button type="button" class={`tog ${on ? 'on' : ''}`} role="switch" aria-checked={on} onClick={() => change(!on)}>
            <span class="sw" aria-hidden="true" />
            <span>
                {label}
                <small>{help}</small>
            </span>
        </button>
    );
}

export function Menu({ close, playing }: { close: () => void; playing: boolean }): JSX.Element {
    const session = useSession(),
        state = useState_(),
        p = session.preferences,
        box = useRef<HTMLDivElement>(null),
        leave = state.offline ? 'Give up the game' : 'Leave the game',
        [leaving, setLeaving] = useState(false);
    useDialog(box, close, { away: '.tools, .ptop' });
    return (
        <div class="menu" ref={box} role="dialog" aria-label="Menu">
            <div class="menuhead">
                <h2>Menu</h2>
                <button type="button" class="btn flat" aria-label="Close the menu" onClick={close}>
                    <Icon name="close" />
                </button>
            </div>
            <NameField />
            {state.room && <RoomTitle room={state.room} />}
            {state.room && <MailField room={state.room} />}
            <Switch on={p.motion} label="Motion" help="ships fly, totals build up" change={motion => session.prefer({ motion })} />
            <Switch on={p.sound} label="Sound" help="a tone when it is my turn" change={sound => session.prefer({ sound })} />
            {canNotify() && (
                <Switch
                    on={p.notices}
                    label="Call me"
                    help="a notification when it is my turn and I am looking elsewhere"
                    change={async on => session.prefer({ notices: on && (await allowNotices()) })}
                />
            )}
            <Switch
                on={p.revealWaits}
                label="The reveal waits for me"
                help="until I go on; the first three always do"
                change={revealWaits => session.prefer({ revealWaits })}
            />
            <div class="segc big" role="group" aria-label="Time to take an answer back">
                {TAKE_BACK.map(([ms, words]) => (
                    <button
                        key={ms}
                        type="button"
                        class={p.takeBack === ms ? 'on' : ''}
                        aria-pressed={p.takeBack === ms}
                        onClick={() => session.prefer({ takeBack: ms })}>
                        {words}
                    </button>
                ))}
            </div>
            <Switch
                on={p.coach}
                label="Coach"
                help="explains each phase and makes suggestions"
                change={coach => session.prefer(coach ? { coach, seen: [] } : { coach })}
            />
            <div class="segc big" role="group" aria-label="Theme">
                {(['system', 'dark', 'light'] as const).map(t => (
                    <button
                        key={t}
                        type="button"
                        class={p.theme === t ? 'on' : ''}
                        aria-pressed={p.theme === t}
                        onClick={() => session.prefer({ theme: t })}>
                        {t}
                    </button>
                ))}
            </div>
            {state.room && <RoomSeats room={state.room} />}
            <details>
                <summary>Keys</summary>
                <dl class="keys">
                    {KEYS.map(([k, what]) => (
                        <>
                            <dt>
                                <kbd>{k}</kbd>
                            </dt>
                            <dd>{what}</dd>
                        </>
                    ))}
                </dl>
            </details>
            <p class="menulinks">
                <a href={to(`/rules/${bookOf(state.game?.view.edition ?? 'ffg') ?? 'modern'}`)} target="_blank" rel="noopener">
                    Rules
                </a>
                <a href={to('/encyclopaedia')} target="_blank" rel="noopener">
                    Encyclopaedia
                </a>
                <a href={to('/')} data-nav>
                    Start page
                </a>
                {state.offline && state.room && <SaveFile room={state.room.room} />}
            </p>
            {playing &&
                (leaving ? (
                    <div class="sure">
                        <p>{state.offline ? 'The game is removed for good.' : 'A bot takes your seat. Leave?'}</p>
                        <button type="button" class="btn" onClick={() => session.leave()}>
                            {leave}
                        </button>
                        <button type="button" class="btn flat" onClick={() => setLeaving(false)}>
                            Stay
                        </button>
                    </div>
                ) : (
                    <>
                        {state.offline && !state.unkept && <p class="muted">You may close the page at any time: the game waits for you.</p>}
                        <button type="button" class="btn" onClick={() => setLeaving(true)}>
                            {leave}
                        </button>
                    </>
                ))}
        </div>
    );
}
