// The line to a server: one WebSocket that comes back by itself, with growing pauses, and loses no answer on the way.
import type { Link, LinkState } from './link';
import type { ClientMessage, ServerMessage } from './protocol';

const FIRST_PAUSE = 400,
    LONGEST_PAUSE = 15_000,
    PING_EVERY = 25_000,
    DEAF_AFTER = 60_000;

/* How long to wait before try number `failures`: doubling, with a random part so that a crowd does not come back as one. */
export function pause(failures: number, chance = Math.random()): number {
    const whole = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(failures, 10));
    return whole / 2 + (whole / 2) * chance;
}

export class SocketLink implements Link {
    onmessage: (message: ServerMessage) => void = () => {};
    onstate: (state: LinkState) => void = () => {};
    onopen: () => void = () => {};
    private socket: WebSocket | null = null;
    private failures = 0;
    private heard = 0;
    private waiting: ClientMessage[] = [];
    private timer = 0;
    private closed = false;

    constructor(private address: string) {
        this.connect();
        setInterval(() => this.keepAlive(), PING_EVERY);
        addEventListener('online', () => this.retryNow());
        document.addEventListener('visibilitychange', () => {
            if (!document.hidden) this.retryNow();
        });
    }

    send(message: ClientMessage): void {
        if (this.socket && this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
        else if (message.type === 'create' || message.type === 'replay') this.waiting.push(message); /* the rest is said anew by onopen */
    }

    close(): void {
        this.closed = true;
        clearTimeout(this.timer);
        this.socket?.close();
    }

    private connect(): void {
        this.onstate('connecting');
        const socket = new WebSocket(this.address, 'hypercone.1');
        this.socket = socket;
        socket.onopen = () => {
            this.failures = 0;
            this.heard = Date.now();
            this.onstate('open');
            this.onopen();
            const waiting = this.waiting;
            this.waiting = [];
            for (const message of waiting) this.send(message);
        };
        socket.onmessage = event => {
            this.heard = Date.now();
            let message: ServerMessage;
            try {
                message = JSON.parse(String(event.data)) as ServerMessage;
            } catch {
                return;
            }
            this.onmessage(message);
        };
        socket.onclose = () => this.lost(socket);
    }

    private lost(socket: WebSocket): void {
        if (this.socket !== socket || this.closed) return;
        this.socket = null;
        this.onstate('lost');
        this.timer = window.setTimeout(() => this.connect(), pause(this.failures++));
    }

    private retryNow(): void {
        if (this.socket || this.closed) return;
        clearTimeout(this.timer);
        this.connect();
    }

    private keepAlive(): void {
        if (!this.socket || this.socket.readyState !== WebSocket.OPEN) return;
        if (Date.now() - this.heard > DEAF_AFTER) this.socket.close(); /* a line that died without saying so */
        else this.send({ type: 'ping' });
    }
}
