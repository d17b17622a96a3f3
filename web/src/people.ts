// Who I am to a server: the key that I have, how I say hello with it, and what I learn about myself.
import type { ClientMessage, ServerMessage } from './protocol';
import { keepPersonKey, learnOfSeat, noteSeat, personKey } from './settings';

/* Each welcome answers one hello, and speaks of the key that was in it: one that came later is not forgotten by it. */
export class Introduction {
    private keys: string[] = []; /* of each hello that is not answered yet */

    /* On a fresh line, for what was said on the old one is not answered any more. */
    hello(name: string, offline: boolean, fresh = false): ClientMessage {
        if (fresh) this.keys = [];
        const key = offline ? '' : personKey();
        this.keys.push(key);
        return { type: 'hello', protocol: 2, ...(name || !key ? { name: name || 'Guest' } : {}), ...(key ? { key } : {}) };
    }

    /* Keeps what the server says about me; the answer is the name that it knows me by, if I have none here. */
    hear(m: ServerMessage, name: string, make: () => void): string {
        switch (m.type) {
            case 'welcome': {
                const key = this.keys.shift();
                if (m.person && m.name && m.name !== 'Guest' && !name) return m.name;
                if (!m.person && key && key === personKey()) keepPersonKey(''); /* nobody is known by it here */
                return '';
            }
            case 'person':
                if (m.key) keepPersonKey(m.key);
                return '';
            case 'seated':
                if (!personKey()) make(); /* whoever sits down for the first time is somebody from now on */
                return '';
            case 'mine':
                for (const g of m.games) noteSeat(g.room, { asked: g.asked, over: g.state === 'over', title: g.title });
                for (const g of m.games) if (g.seat !== undefined && g.state !== 'over') learnOfSeat(g.room, g.seat, { names: g.names ?? [] });
                return '';
            default:
                return '';
        }
    }
}
