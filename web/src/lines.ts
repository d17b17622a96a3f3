// The line that the session holds: to a server, or to the engine in this page. One can be changed for the other while the page is open.
import { hasOffline, isOfflineAddress, isStatic } from './address';
import { serverSource, useSource } from './catalogue';
import type { EitherLink, Link, LinkState } from './link';
import type { ClientMessage, ServerMessage } from './protocol';
import { readPreferences, stillness } from './settings';
import { SocketLink } from './socket';

const PACE = 550,
    FETCH_AHEAD_AFTER = 20_000;

export class Lines implements EitherLink {
    onmessage: (message: ServerMessage) => void = () => {};
    onstate: (state: LinkState) => void = () => {};
    onopen: () => void = () => {};
    offline = false;
    private line: Link | null = null;

    constructor(private address: string) {
        if (isStatic || isOfflineAddress()) this.toOffline();
        else this.toServer();
    }

    toServer(): void {
        this.offline = false;
        useSource(serverSource);
        this.take(new SocketLink(this.address));
        if (hasOffline) setTimeout(() => this.fetchAhead(), FETCH_AHEAD_AFTER);
    }

    /* Long after the first load: a server that goes away later can no longer send the engine. */
    private fetchAhead(): void {
        if (this.offline) return;
        import('./offline')
            .then(
                ({ fetchAhead }) => fetchAhead(),
                () => {},
            )
            .catch(() => {});
    }

    /* The engine comes over the line only now. */
    toOffline(): void {
        this.offline = true;
        const loading = import('./offline').then(({ OfflineLink }) => new OfflineLink(() => (stillness(readPreferences()) ? 0 : PACE)));
        useSource(async (name, edition) => (await loading).book(name, edition));
        this.take(null);
        loading.then(
            link => {
                if (this.offline) this.take(link);
            },
            () =>
                this.onmessage({
                    type: 'error',
                    about: 'create',
                    code: 'offline',
                    why: 'The offline engine could not be loaded. Please try again.',
                }),
        );
    }

    private take(link: Link | null): void {
        this.line?.close();
        this.line = link;
        this.onstate('connecting');
        if (!link) return;
        link.onmessage = m => this.onmessage(m);
        link.onstate = s => this.onstate(s);
        link.onopen = () => this.onopen();
    }

    send(message: ClientMessage): void {
        this.line?.send(message);
    }
    close(): void {
        this.line?.close();
    }
}
