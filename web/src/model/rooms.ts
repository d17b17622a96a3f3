// What a room is called: the name that its host gave it, or its number.
import type { RoomMessage } from '../protocol';
import { count } from './seats';

/* At the top of the table: a number says nothing to anybody. */
export function tableTitle(room: Pick<RoomMessage, 'room' | 'settings' | 'seats' | 'you'>): string {
    const bots = room.seats.filter(s => s.player === 'bot').length;
    if (room.settings.title) return room.settings.title;
    if (room.you !== null && bots > 0 && bots === room.seats.length - 1) return `Against ${count(bots, 'bot')}`;
    return room.room.startsWith('offline-') ? 'Your table' : `Room ${room.room}`;
}

export const roomTitle = (room: Pick<RoomMessage, 'room' | 'settings'> | null): string =>
    room ? room.settings.title || (room.room.startsWith('offline-') ? 'your table' : `room ${room.room}`) : 'Hypercone';
