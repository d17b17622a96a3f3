// The settings of a room that is being made: sensible beginnings, and what must hold when something changes.
import type { Catalogue, EditionInfo } from '../catalogue';
import type { RoomSeat, Settings, SeatWish } from '../protocol';
import { keepWish, readWish } from '../settings';

export type Aliens = 'random' | 'choose' | 'group' | 'pick';
export interface Wish {
    edition: string;
    players: number;
    variants: string[];
    boxes: string[] /* empty: the usual ones */;
    parts: string[] /* with options: "hazards:extreme" */;
    seats: SeatWish[];
    aliens: Aliens;
    group: number;
    alert: string;
    clock: Settings['clock'];
    dealSeconds: number | null /* null: as is usual, a minute where people play together */;
    silence: number;
    talk: boolean;
    spectators: boolean;
    listed: boolean;
    rated: boolean;
    oneOff: number /* ages that are drawn for what is played; 0: none */;
    oneOffPoints: boolean;
    age: string /* by which points are counted; "": none are */;
    campaign: boolean /* four games; the ages say what is played */;
    seed: string;
}

export const LEVEL = 'steady';
const bot = (): SeatWish => ({ player: 'bot', bot: LEVEL, alien: null });

export const firstWish = (edition = 'ffg', players = 5): Wish => ({
    edition,
    players,
    variants: [],
    boxes: [],
    parts: [],
    seats: [{ player: 'me', alien: null }, ...Array.from({ length: players - 1 }, bot)],
    aliens: 'random',
    group: 1,
    alert: '',
    clock: 'off',
    dealSeconds: null,
    silence: 300,
    talk: true,
    spectators: true,
    listed: true,
    rated: false,
    oneOff: 0,
    oneOffPoints: true,
    age: '',
    campaign: false,
    seed: '',
});

/* What was set last time; never the seed, and nothing that could have been damaged. A first game has aliens for one. */
export function rememberedWish(newHere = false): Wish {
    const first: Wish = { ...firstWish(), aliens: newHere ? 'group' : 'random' },
        kept = readWish() as Partial<Wish> | null;
    if (!kept || !Array.isArray(kept.seats) || kept.seats.length !== kept.players || kept.seats[0]?.player !== 'me') return first;
    return { ...first, ...kept, seed: '' };
}
export const rememberWish = (w: Wish): void => keepWish({ ...w, seed: '' });

export const isBeside = (w: Wish): boolean => w.seats.some(s => s.player === 'here');
export const hasOthers = (w: Wish): boolean => w.seats.some(s => s.player === 'open') || isBeside(w);

export function withPlayers(w: Wish, players: number): Wish {
    const seats = w.seats.slice(0, players);
    while (seats.length < players) seats.push(bot());
    return { ...w, players, seats };
}

export function withEdition(w: Wish, e: EditionInfo): Wish {
    const players = Math.max(e.players_min, Math.min(e.players_max, w.players));
    const seats = w.seats.map(s => ({ ...s, alien: null }));
    return withPlayers({ ...w, edition: e.id, variants: [], boxes: [], parts: [], group: 1, seats }, players);
}

export const withSeat = (w: Wish, i: number, seat: SeatWish): Wish => ({ ...w, seats: w.seats.map((s, j) => (j === i ? seat : s)) });

/* The ages say what is played in a campaign. */
const plain = (w: Wish): Wish => (isCampaign(w) ? { ...w, variants: [], parts: [], aliens: 'random', alert: '' } : w);
export const mayBeCampaign = (edition: string): boolean => edition === 'ffg';
export const isCampaign = (w: Wish): boolean => w.campaign && mayBeCampaign(w.edition);

/* What is drawn takes the place of what was chosen. */
export const isOneOff = (w: Wish): boolean => w.oneOff > 0 && mayBeCampaign(w.edition) && !isCampaign(w);
export const withOneOff = (w: Wish, oneOff: number): Wish => ({
    ...w,
    oneOff,
    age: '',
    ...(oneOff ? { variants: [], parts: [], aliens: 'random' } : {}),
});

export function settingsOf(wish: Wish): Settings {
    const w = plain(wish),
        picked = w.aliens === 'pick';
    return {
        edition: w.edition,
        players: w.players,
        variants: w.variants,
        ...(w.boxes.length ? { boxes: w.boxes } : {}),
        ...(w.parts.length ? { parts: w.parts } : {}),
        seats: w.seats.map(s => ({
            player: s.player,
            ...(s.player === 'bot' ? { bot: s.bot ?? LEVEL } : s.player === 'here' && s.name ? { name: s.name } : {}),
            alien: picked ? (s.alien ?? null) : null,
        })),
        ...(w.aliens === 'choose' ? { choose: true } : {}),
        ...(w.aliens === 'group' ? { group: w.group } : {}),
        ...(w.alert && w.aliens !== 'group' ? { alert: w.alert } : {}),
        listed: w.listed && w.seats.some(s => s.player === 'open') /* who plays alone is not looked at, unless by a link */,
        clock: w.clock,
        /* Over days nobody sits at the table: there is no minute, and being away is not being silent. */
        ...(w.clock === 'days' ? { deal_seconds: 0 } : w.dealSeconds === null ? {} : { deal_seconds: w.dealSeconds }),
        silence_seconds: w.clock === 'days' ? 0 : w.silence,
        talk: w.talk,
        spectators: w.spectators,
        ...(w.rated && !w.seed.trim() ? { rated: true } : {}),
        ...(isCampaign(w) ? { campaign: true } : {}),
        ...(isOneOff(w) ? { one_off: w.oneOff, one_off_points: w.oneOffPoints } : w.age && w.edition === 'ffg' ? { points: w.age } : {}),
        ...(w.seed.trim() ? { seed: /^\d{1,15}$/.test(w.seed.trim()) ? Number(w.seed.trim()) : w.seed.trim() } : {}),
    };
}

const MINUTE = 60;
/* A room as it is, to be changed: the other way round. */
export function wishOf(s: Settings, seats: RoomSeat[]): Wish {
    const aliens = seats.map((_, i) => s.seats?.[i]?.alien ?? null);
    return {
        ...firstWish(s.edition, s.players),
        variants: s.variants.filter(v => v !== 'choose-of-two'),
        boxes: s.boxes ?? [],
        parts: s.parts ?? [],
        seats: seats.map((seat, i) => ({ player: seat.player === 'bot' ? 'bot' : 'open', bot: seat.bot ?? LEVEL, alien: aliens[i] ?? null })),
        aliens: aliens.some(a => a) ? 'pick' : s.variants.includes('choose-of-two') ? 'choose' : 'random',
        alert: s.alert ?? '',
        clock: s.clock,
        dealSeconds: s.deal_seconds === undefined || s.deal_seconds === MINUTE ? null : s.deal_seconds,
        silence: s.silence_seconds,
        talk: s.talk,
        spectators: s.spectators,
        listed: s.listed,
        rated: s.rated ?? false,
        campaign: s.campaign ?? false,
        age: s.points ?? '',
    };
}
/* What the host has changed, without who sits where. */
export function changeOf(w: Wish, title: string | undefined): Settings {
    const s = settingsOf(w);
    return { ...s, listed: w.listed, ...(title ? { title } : {}), seats: s.seats.map(({ alien }) => ({ alien }) as SeatWish) };
}

/* Without a server nobody else can sit down, and no clock runs. */
export const againstBots = (w: Wish): Wish => ({
    ...w,
    clock: 'off',
    campaign: false,
    oneOff: 0,
    dealSeconds: 0,
    seats: w.seats.map(s => (s.player === 'open' ? { ...bot(), alien: s.alien ?? null } : s)),
});

/* With a server everybody has a screen of their own. */
export const overTheLine = (w: Wish): Wish => ({
    ...w,
    seats: w.seats.map(s => (s.player === 'here' ? { player: 'open' as const, alien: s.alien ?? null } : s)),
});

/* The names of bots to choose from: a level, or a level with a temper. */
export function botNames(c: Catalogue | null | undefined): string[] {
    const levels = c?.levels.length ? c.levels.map(l => l.name) : [LEVEL],
        tempers = c?.tempers.map(t => t.name) ?? [];
    return levels.flatMap(l => [l, ...(l === 'random' ? [] : tempers.map(t => `${l}/${t}`))]);
}

/* A part is on with its options: "hazards", "hazards:extreme+second". */
export const partOf = (w: Wish, name: string): string | undefined => w.parts.find(p => p === name || p.startsWith(name + ':'));
export const optionsOf = (part: string | undefined): string[] => part?.split(':')[1]?.split('+').filter(Boolean) ?? [];
export function withPart(w: Wish, name: string, on: boolean, options: string[] = []): Wish {
    const others = w.parts.filter(p => p !== partOf(w, name));
    return { ...w, parts: on ? [...others, options.length ? `${name}:${options.join('+')}` : name] : others };
}

/* Words for a variant's short name: "hidden-powers" is "Hidden powers". */
export const variantWord = (name: string): string => (name.charAt(0).toUpperCase() + name.slice(1)).replace(/-/g, ' ');
