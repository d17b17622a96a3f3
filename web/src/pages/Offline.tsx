// What the page shows when it plays without a server: that it does, the games of this browser, and the way in and out.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { hasOffline, isStatic } from '../address';
import { useSession, useState_ } from '../context';
import { keptGame, mayKeep } from '../offline/keep';
import { Icon } from '../table/shapes';

const KEEPS_NOTHING = 'This browser keeps nothing: a game ends when you close or reload the page.';

export function OfflineNote(): JSX.Element {
    const session = useSession();
    return (
        <section class="offnote" role="note">
            <p>
                <b>You play offline.</b> Rules and bots run in this browser.{' '}
                {mayKeep() ? 'Your games are kept on this device, even if you leave in the middle.' : <b class="warnline">{KEEPS_NOTHING}</b>}
            </p>
            {!isStatic && (
                <button type="button" class="btn flat" onClick={() => session.playOffline(false)}>
                    Back to the server
                </button>
            )}
        </section>
    );
}

/* Beside the open rooms, and wherever the server is gone. */
export function OfferOffline(): JSX.Element | null {
    const session = useSession(),
        s = useState_();
    if (!hasOffline || s.offline) return null;
    return (
        <button type="button" class="btn" data-offer="offline" onClick={() => session.playOffline(true)}>
            Play offline
        </button>
    );
}

export function LineLost(): JSX.Element | null {
    const s = useState_();
    if (s.offline) return null;
    return (
        <p class="offline" role="status">
            The connection to the server was lost. Reconnecting… <OfferOffline />
        </p>
    );
}

/* What cannot be kept is said where it is noticed, until it is read; the start page says it as long as it is so. */
export function NotKept(): JSX.Element | null {
    const s = useState_(),
        [read, setRead] = useState(false),
        running = s.unkept && s.offline && !!s.game && !s.game.view.over;
    useEffect(() => {
        if (!running) return undefined;
        const ask = (e: Event): void => e.preventDefault();
        addEventListener('beforeunload', ask);
        return () => removeEventListener('beforeunload', ask);
    }, [running]);
    if (!running || read) return null;
    return (
        <p class="offline notkept" role="status">
            {UNKEPT}{' '}
            <button type="button" class="btn" onClick={() => setRead(true)}>
                Play on
            </button>
        </p>
    );
}
const UNKEPT = 'This browser cannot keep the game: it ends when you close or reload the page.';

/* The file that `hypercone replay` takes: from the server, or out of this browser. */
export function SaveFile({ room }: { room: string }): JSX.Element {
    const s = useState_(),
        name = `${room}.hcg`;
    const fill = (e: MouseEvent): void => {
        const a = e.currentTarget as HTMLAnchorElement,
            address = URL.createObjectURL(new Blob([keptGame(room)?.save ?? ''], { type: 'text/plain' }));
        a.href = address;
        setTimeout(() => URL.revokeObjectURL(address), 10_000);
    };
    return (
        <a class="btn flat" href={s.offline ? '#' : `/api/game/${room}.hcg`} download={name} data-tip="Save file, for hypercone replay" onClick={s.offline ? fill : undefined}>
            <Icon name="down" />
            <span>Save file</span>
        </a>
    );
}
