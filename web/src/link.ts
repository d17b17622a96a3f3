// The line to the engine, wherever it is: a server behind a WebSocket, or the same engine inside the page.
import type { ClientMessage, ServerMessage } from './protocol';

export type LinkState = 'connecting' | 'open' | 'lost';

export interface Link {
    send(message: ClientMessage): void;
    onmessage: (message: ServerMessage) => void;
    onstate: (state: LinkState) => void;
    /* Says anew who we are after each connection, so that a seat is found again. */
    onopen: () => void;
    close(): void;
}

/* A line that can lead to either of them. */
export interface EitherLink extends Link {
    offline: boolean;
    toServer(): void;
    toOffline(): void;
}
