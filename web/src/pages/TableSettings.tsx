// What will be played, line by line, for everybody in the room; the host can change it, and what has changed is tinted for a while.
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Catalogue, EditionInfo } from '../catalogue';
import { useSession } from '../context';
import { count } from '../model/seats';
import type { RoomMessage, Settings } from '../protocol';
import { Boxes } from './Boxes';
import { AliensField, ClockField, Editions, Manners, Variants, type Part } from './TableForm';
import { changeOf, firstWish, settingsOf, variantWord, wishOf, withPlayers, type Wish } from './newRoom';

const CLOCK: Record<Settings['clock'], string> = {
    off: 'none',
    relaxed: 'a few minutes a question',
    fast: 'half a minute a question',
    days: 'three days a question',
};
const yes = (on: boolean): string => (on ? 'yes' : 'no');
const words = (list: string[] | undefined, none: string): string => (list?.length ? list.map(variantWord).join(', ') : none);

export function settingLines(s: Settings, edition: string): [string, string][] {
    const picked = (s.seats ?? []).flatMap(x => (x.alien ? [x.alien] : [])),
        variants = (s.variants ?? []).filter(v => v !== 'choose-of-two'),
        two = (s.variants ?? []).includes('choose-of-two');
    const campaign = s.campaign === true,
        dealt = (two ? 'each keeps one of two' : 'at random') + (s.alert ? `, ${s.alert} alert` : '');
    return [
        ['Edition', edition],
        ['Players', String(s.players)],
        ['Aliens', campaign ? 'of each player’s coalition' : picked.length ? picked.join(', ') : dealt],
        ['Boxes', words(s.boxes, 'the base game')],
        ['Parts', campaign ? 'as each age says' : words(s.parts, 'none')],
        ['Variants', words(variants, 'none')],
        ...(s.points ? [['Points', `as in the Age of ${variantWord(s.points)}`] as [string, string]] : []),
        ['Clock', CLOCK[s.clock] ?? s.clock],
        ['Silent players', s.silence_seconds ? `a bot sits in after ${count(Math.round(s.silence_seconds / 60), 'minute')}` : 'are waited for'],
        ['Rated', yes(s.rated ?? false)],
        ['Onlookers', yes(s.spectators)],
        ['On the list of rooms', yes(s.listed)],
    ];
}

const TINTED = 10_000;
/* Which lines have changed since this room was first shown, each for ten seconds. */
function useFresh(lines: [string, string][]): Set<string> {
    const before = useRef<Map<string, string> | null>(null),
        [fresh, setFresh] = useState<string[]>([]),
        key = lines.map(l => l.join('=')).join(';');
    useEffect(() => {
        const old = before.current,
            now = new Map(lines);
        before.current = now;
        const changed = old ? lines.filter(([k, v]) => old.get(k) !== v).map(([k]) => k) : [];
        if (!changed.length) return undefined;
        setFresh(changed);
        const timer = setTimeout(() => setFresh([]), TINTED);
        return () => clearTimeout(timer);
    }, [key]);
    return new Set(fresh);
}

export function TableSettings({ room, host, c }: { room: RoomMessage; host: boolean; c: Catalogue | null | undefined }): JSX.Element {
    const session = useSession(),
        s: Settings = { ...settingsOf(firstWish()), ...room.settings },
        edition = c?.editions.find(e => e.id === s.edition),
        lines = settingLines(s, edition?.name ?? s.edition),
        fresh = useFresh(settingLines(s, s.edition)) /* by what was set: names come later */,
        wish = wishOf(s, room.seats);
    const [open, setOpen] = useState('');
    const set = (w: Wish): void => session.change(changeOf(w, s.title)),
        part = { wish, set };
    /* What belongs to a line. */
    const partOfForm = (line: string): JSX.Element | null => {
        if (!c) return null;
        if (line === 'Edition') return <Editions all={c.editions} {...part} />;
        if (line === 'Players') return edition ? <Players room={room} s={s} edition={edition} {...part} /> : null;
        if (line === 'Aliens') return <AliensField c={c} {...part} />;
        if (line === 'Boxes' || line === 'Parts') return <Boxes c={c} {...part} />;
        if (line === 'Variants') return <Variants c={c} {...part} />;
        if (line === 'Clock') return <ClockField {...part} />;
        return <Manners {...part} />;
    };
    return (
        <fieldset class="tsets">
            <legend>What is played</legend>
            {host && c && <p class="muted">Whatever you change, everybody is told, and is asked again whether they are ready.</p>}
            <dl>
                {lines.map(([k, v]) => (
                    <div key={k} class={fresh.has(k) ? 'fresh' : ''}>
                        <dt>{k}</dt>
                        <dd>
                            <b>{v}</b>
                            {host && c && (
                                <button
                                    type="button"
                                    class="lnk"
                                    aria-expanded={open === k}
                                    aria-label={`${open === k ? 'Done' : 'Change'}: ${k}`}
                                    onClick={() => setOpen(open === k ? '' : k)}>
                                    {open === k ? 'Done' : 'Change'}
                                </button>
                            )}
                        </dd>
                        {open === k && <dd class="lform folded">{partOfForm(k)}</dd>}
                    </div>
                ))}
            </dl>
        </fieldset>
    );
}

function Players({ room, s, edition, wish, set }: Part & { room: RoomMessage; s: Settings; edition: EditionInfo }): JSX.Element {
    return (
        <div class="seat add">
            <div class="stepper">
                <button
                    type="button"
                    aria-label="One player fewer"
                    disabled={s.players <= edition.players_min || room.seats[s.players - 1]?.player === 'person'}
                    onClick={() => set(withPlayers(wish, s.players - 1))}>
                    −
                </button>
                <b class="num">{s.players}</b>
                <button
                    type="button"
                    aria-label="One player more"
                    disabled={s.players >= edition.players_max}
                    onClick={() => set(withPlayers(wish, s.players + 1))}>
                    +
                </button>
            </div>
            <span>players</span>
        </div>
    );
}
