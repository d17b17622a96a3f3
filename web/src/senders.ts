// What a player says to the table in one message, whatever else is going on: nothing here reads or changes the state of the page.
import type { EitherLink } from './link';
import type { Settings } from './protocol';
import { openSeats, personKey } from './settings';

export class Senders {
    constructor(protected link: EitherLink) {}

    /* Which of my games wait for me; at a table: which others. */
    mine(here?: string): void {
        const games = openSeats().map(({ room, token }) => ({ room, token }));
        if (games.some(g => g.room !== here) || (here === undefined && personKey())) this.link.send({ type: 'mine', games });
    }
    /* Where to tell me that it is my turn; empty: nowhere. */
    mail(address: string): void {
        this.link.send({ type: 'mail', address });
    }
    /* ... once I have typed what was sent there. */
    confirmMail(code: string): void {
        this.link.send({ type: 'mail', code });
    }
    /* What will be played, by the host, before the game. */
    change(settings: Settings): void {
        this.link.send({ type: 'settings', ...settings });
    }
    /* Bots on all free seats, and off. */
    startWith(free: number[]): void {
        for (const seat of free) this.seat(seat, 'bot');
        this.start();
    }
    /* The screen is with whom it was meant for. */
    lift(): void {
        this.link.send({ type: 'lift' });
    }
    /* My seat, from the bot that sits in. */
    back(): void {
        this.link.send({ type: 'back' });
    }
    suggest(): void {
        this.link.send({ type: 'suggest' });
    }
    entitle(title: string): void {
        this.link.send({ type: 'name', title: title.trim().slice(0, 40) });
    }
    ready(ready: boolean): void {
        this.link.send({ type: 'ready', ready });
    }
    start(): void {
        this.link.send({ type: 'start' });
    }
    /* What I am asked before the next game of a campaign. */
    decide(id: number, choice: number): void {
        this.link.send({ type: 'campaign', id, choice });
    }
    again(): void {
        this.link.send({ type: 'again' });
    }
    seat(seat: number, player: 'open' | 'bot', bot?: string): void {
        this.link.send({ type: 'seat', seat, player, ...(bot ? { bot } : {}) });
    }
    say(text: string): void {
        if (text.trim()) this.link.send({ type: 'chat', text: text.trim().slice(0, 380) });
    }
    replay(room: string, at: number, eyes: number | null): void {
        this.link.send({ type: 'replay', room, at, eyes });
    }
}
