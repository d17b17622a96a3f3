// What a room is called: the name that its host gave it, or its number.
import type { RoomMessage } from '../protocol';

export const roomTitle = (room: Pick<RoomMessage, 'room' | 'settings'> | null): string =>
    room ? room.settings.title || (room.room.startsWith('offline-') ? 'your table' : `room ${room.room}`) : 'Hypercone';
