// Who I am to a server: the key that I have, how I say hello with it, and what I learn about myself.
import type { ClientMessage, ServerMessage } from './protocol';
import { keepPersonKey, learnOfSeat, personKey } from './settings';

export function hello(name: string, offline: boolean): ClientMessage {
    const key = offline ? '' : personKey();
    return { type: 'hello', protocol: 2, ...(name || !key ? { name: name || 'Guest' } : {}), ...(key ? { key } : {}) };
}

/* Keeps what the server says about me; the answer is the name that it knows me by, if I have none here. */
export function hearOfMe(m: ServerMessage, name: string, make: () => void): string {
    switch (m.type) {
        case 'welcome':
            if (!m.person) keepPersonKey(''); /* nobody is known by it here */
            else if (m.name && m.name !== 'Guest' && !name) return m.name;
            return '';
        case 'person':
            if (m.key) keepPersonKey(m.key);
            return '';
        case 'seated':
            if (!personKey()) make(); /* whoever sits down for the first time is somebody from now on */
            return '';
        case 'mine':
            for (const g of m.games) if (g.seat !== undefined && g.state !== 'over') learnOfSeat(g.room, g.seat, { names: g.names ?? [] });
            return '';
        default:
            return '';
    }
}
