// What a server tells of people: who I am to it, and what is known of somebody over rooms and devices.
export interface Welcome {
    type: 'welcome';
    protocol: number;
    version: string;
    name?: string;
    person?: string | null /* my id; null: it does not know me */;
    mail?: boolean;
    server?: string;
    limits?: Record<string, number>;
}

/* Somebody who has a key: what is known over rooms and devices. */
export interface Person {
    id: string;
    name: string;
    rating: { points: number; low: number; high: number; games: number } | null;
    games: PersonGame[];
}
export interface PersonGame {
    room: string | null /* not told to others, unless the game was rated */;
    at: number /* seconds */;
    edition: string;
    players: number;
    alien: string | null;
    won: number;
    rated: boolean;
    points?: number;
    replay: boolean;
}

/* One of my games, as the server knows it now. */
export interface MineLine {
    room: string;
    state: 'waiting' | 'running' | 'over';
    title: string;
    asked: boolean;
    seat?: number;
    names?: string[];
}
