// Whose seat a bot plays until its person is back.
import type { RoomMessage } from '../protocol';

export const isStoodIn = (room: RoomMessage | null, seat: number | null): boolean =>
    seat !== null && room?.seats[seat]?.player === 'bot' && room.seats[seat].belongs === true;
