// How components reach the session: one context, and a hook that draws again when the state has changed.
import { createContext } from 'preact';
import { useContext, useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { catalogue, encyclopaedia } from './catalogue';
import type { Session } from './session';
import type { State } from './store';

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
    const session = useContext(SessionContext);
    if (!session) throw new Error('no session');
    return session;
}

export function useState_(): State {
    const session = useSession(),
        [, again] = useState(0);
    useEffect(() => session.store.listen(() => again(n => n + 1)), [session]);
    return session.store.state;
}

/* The texts of the edition that is played: read once, then every name opens its own. */
export function useBook(edition: string | undefined): void {
    const session = useSession();
    useEffect(() => {
        if (!edition) return;
        void Promise.all([encyclopaedia(edition), catalogue(edition)]).then(
            ([book]) => {
                session.entries = new Map(book.entries.map(e => [e.name, e]));
                session.steps = book.steps;
                session.store.set({});
            },
            () => {},
        );
    }, [edition]);
}

/* The width and height of an element, kept up to date; measured before anything is painted, so that no frame lacks what depends on it. */
export function useSize(ref: { current: HTMLElement | null }): [number, number] {
    const [size, setSize] = useState<[number, number]>([0, 0]);
    useLayoutEffect(() => {
        const element = ref.current;
        if (!element) return undefined;
        const measure = (): void =>
            setSize(old =>
                old[0] === element.clientWidth && old[1] === element.clientHeight ? old : [element.clientWidth, element.clientHeight],
            );
        measure();
        const watch = new ResizeObserver(measure);
        watch.observe(element);
        return () => watch.disconnect();
    }, [ref]);
    return size;
}

const phoneQuery = '(max-width: 719px), (max-width: 959px) and (orientation: portrait)';
export function usePhone(): boolean {
    const [phone, setPhone] = useState(() => matchMedia(phoneQuery).matches);
    useEffect(() => {
        const media = matchMedia(phoneQuery),
            change = (): void => setPhone(media.matches);
        media.addEventListener('change', change);
        return () => media.removeEventListener('change', change);
    }, []);
    return phone;
}
