// The start page: what this is, three choices, the games that wait; and folded below them all that can be set, as it was last time.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { hasOffline, to } from '../address';
import { bookOf } from '../rules';
import { catalogue, usePromise, type Catalogue, type EditionInfo } from '../catalogue';
import { useSession, useState_ } from '../context';
import { colourOf, count } from '../model/seats';
import { Switch } from '../panels/Menu';
import type { RoomLine, SeatWish } from '../protocol';
import type { Session } from '../session';
import { SHAPE } from '../table/shapes';
import { Frame, Segments } from './Frame';
import { Finished, Unfinished } from './MyGames';
import { OfferOffline, OfflineNote } from './Offline';
import { againstBots, botNames, firstWish, hasOthers, LEVEL, settingsOf, variantWord } from './newRoom';
import { rememberedWish, rememberWish, withEdition, withPlayers, withSeat, type Wish } from './newRoom';

export function Home(): JSX.Element {
    const session = useSession(),
        s = useState_(),
        [wish, put] = useState<Wish>(() => rememberedWish()),
        c = usePromise(() => catalogue(wish.edition), wish.edition + (s.offline ? ' offline' : ''));
    const setWish = (w: Wish): void => {
        put(w);
        rememberWish(w);
    };
    useEffect(() => {
        document.title = 'Hypercone';
    }, []);
    useEffect(() => {
        if (c && !c.editions.some(e => e.id === wish.edition)) put(firstWish());
    }, [c]);
    const edition = c?.editions.find(e => e.id === wish.edition);
    return (
        <Frame title="Play in the browser">
            <main class="lobby home">
                <div class="lform">
                    {s.offline && <OfflineNote />}
                    <section class="what">
                        <h1>Hypercone</h1>
                        <p>
                            Destiny says whom you attack; both sides call for allies, choose a card in secret and turn it over together.
                            Every player is an alien that breaks one rule. The first with five colonies away from home wins, alone or
                            together.
                        </p>
                    </section>
                    <Choices wish={wish} ready={!!c && s.line === 'open'} />
                    <Unfinished />
                    <section class="hello">
                        <label class="field">
                            <span>Your name</span>
                            <input
                                value={session.preferences.name}
                                maxLength={20}
                                placeholder="Guest"
                                autocomplete="nickname"
                                onInput={e => session.prefer({ name: e.currentTarget.value })}
                            />
                        </label>
                    </section>
                    {c === null && (
                        <p role="alert" class="warnline">
                            The list of editions could not be read. Please load the page again.
                        </p>
                    )}
                    {c && (
                        <details
                            class="fold"
                            open={session.preferences.unfolded}
                            onToggle={e => {
                                const { open } = e.currentTarget;
                                if (open !== session.preferences.unfolded) session.prefer({ unfolded: open });
                            }}>
                            <summary>
                                <b>The table</b> <span class="muted">{inShort(wish, edition)}</span>
                            </summary>
                            <div class="lform folded">
                                <Editions all={c.editions} wish={wish} set={setWish} />
                                {edition && <Seats edition={edition} c={c} wish={wish} set={setWish} />}
                                <div class="cols2">
                                    <AliensField c={c} wish={wish} set={setWish} />
                                    {!s.offline && <ClockField wish={wish} set={setWish} />}
                                </div>
                                <Variants c={c} wish={wish} set={setWish} />
                            </div>
                        </details>
                    )}
                </div>
                <aside class="lside" aria-label="Rules, and open rooms">
                    <section class="books">
                        <h2>The rules</h2>
                        <ul>
                            {(c?.editions ?? []).filter(e => bookOf(e.id)).map(e => (
                                <li key={e.id}>
                                    <a href={to(`/rules/${bookOf(e.id)}`)} data-nav>
                                        {e.name}
                                    </a>
                                </li>
                            ))}
                        </ul>
                    </section>
                    {!s.offline && <Rooms rooms={s.rooms} editions={c?.editions ?? []} />}
                    <Finished />
                    {hasOffline && !s.offline && (
                        <section class="start">
                            <OfferOffline />
                            <p class="muted">Against bots, in this browser, also without a server.</p>
                        </section>
                    )}
                </aside>
            </main>
        </Frame>
    );
}

/* Learn, play, invite: one of them is filled, for whoever is here for the first time the first. */
function Choices({ wish, ready }: { wish: Wish; ready: boolean }): JSX.Element {
    const session = useSession(),
        s = useState_(),
        open = !s.offline && hasOthers(wish),
        isNew = !session.preferences.name && !session.preferences.reveals && !open;
    const make = (w: Wish): void => session.create(settingsOf(s.offline ? againstBots(w) : w), !(open && w === wish));
    const learn = (): void => {
        session.prefer({ coach: true, seen: [], reveals: 0 });
        make(firstWish('ffg', 4));
    };
    const bots = count(wish.seats.filter(x => x.player === 'bot').length, 'bot');
    return (
        <section class="start choices" aria-label="Begin">
            <Choice title="Learn by playing" about="A small game. The coach explains every step and advises you." filled={isNew} ready={ready} act={learn} />
            <Choice
                title={s.offline ? 'New game against bots' : open ? 'Open the room' : 'Play now'}
                about={open ? 'You get a link to send. It starts when all are ready.' : `You and ${bots}, about half an hour.`}
                filled={!isNew}
                ready={ready}
                act={() => make(wish)}
            />
            {!s.offline && !open && (
                <Choice title="Invite a friend" about="You get a link. Bots fill the empty seats." filled={false} ready={ready} act={() => invite(session, wish)} />
            )}
            {s.error && (s.error.about === 'create' || s.error.about === 'join') && (
                <p class="warnline" role="alert">
                    {s.error.why}
                </p>
            )}
        </section>
    );
}
function Choice({ title, about, filled, ready, act }: { title: string; about: string; filled: boolean; ready: boolean; act: () => void }): JSX.Element {
    return (
        <button type="button" class={`btn choice ${filled ? 'go' : ''}`} disabled={!ready} onClick={act}>
            <span>
                {title}
                <small>{about}</small>
            </span>
        </button>
    );
}

const ALIENS_IN_SHORT: Record<Wish['aliens'], string> = {
    random: 'aliens at random',
    choose: 'each keeps one of two aliens',
    group: 'a group of aliens',
    pick: 'aliens picked',
};
/* The table that would be made, as a sentence. */
function inShort(w: Wish, edition: EditionInfo | undefined): string {
    return [
        edition?.name ?? '',
        `${w.players} players`,
        hasOthers(w) ? 'seats for friends' : '',
        ALIENS_IN_SHORT[w.aliens],
        w.clock === 'off' ? 'no clock' : `clock: ${w.clock}`,
        ...w.variants.map(v => variantWord(v).toLowerCase()),
    ]
        .filter(Boolean)
        .join(', ');
}

/* The same game, with the first bot's seat for whoever has the link: it is on no list. */
function invite(session: Session, wish: Wish): void {
    const at = wish.seats.findIndex(x => x.player === 'bot');
    session.create({ ...settingsOf(withSeat(wish, at, { ...wish.seats[at]!, player: 'open' })), listed: false }, false);
}

interface Part {
    wish: Wish;
    set: (w: Wish) => void;
}

function Editions({ all, wish, set }: Part & { all: EditionInfo[] }): JSX.Element {
    return (
        <fieldset>
            <legend>Edition</legend>
            <div class="eds" role="radiogroup" aria-label="Edition">
                {all.map(e => (
                    <button
                        key={e.id}
                        type="button"
                        class={`ed ${e.id === wish.edition ? 'on' : ''}`}
                        role="radio"
                        aria-checked={e.id === wish.edition}
                        onClick={() => set(withEdition(wish, e))}>
                        <b>{e.name}</b>
                        <span>
                            {e.players_min} to {e.players_max} players. {e.about}
                        </span>
                    </button>
                ))}
            </div>
        </fieldset>
    );
}

function Seats({ edition, c, wish, set }: Part & { edition: EditionInfo; c: Catalogue }): JSX.Element {
    const bots = botNames(c),
        { offline } = useState_(),
        person: [string, string][] = offline ? [] : [['open', 'a person']];
    const kinds: [string, string][] = [...person, ...bots.map((b): [string, string] => [b, `bot, ${b.replace('/', ', ')}`])];
    const pick = (i: number, value: string): void =>
        set(withSeat(wish, i, value === 'open' ? { ...wish.seats[i]!, player: 'open' } : { ...wish.seats[i]!, player: 'bot', bot: value }));
    return (
        <fieldset>
            <legend>
                Seats{' '}
                <span class="muted">
                    {wish.players} of {edition.players_min} to {edition.players_max}
                </span>
            </legend>
            <div class="seats">
                {wish.seats.map((seat, i) => (
                    <div key={i} class={`seat p-${colourOf(i)}`}>
                        <svg viewBox="-1.5 -1.5 3 3" aria-hidden="true">
                            <path d={SHAPE[colourOf(i)]} />
                        </svg>
                        {seat.player === 'me' ? (
                            <b>You</b>
                        ) : (
                            <select
                                aria-label={`Seat ${i + 1}`}
                                value={seat.player === 'open' ? 'open' : (seat.bot ?? LEVEL)}
                                onChange={e => pick(i, e.currentTarget.value)}>
                                {kinds.map(([v, word]) => (
                                    <option key={v} value={v}>
                                        {word}
                                    </option>
                                ))}
                            </select>
                        )}
                        {wish.aliens === 'pick' && (
                            <AlienSelect
                                c={c}
                                seat={seat}
                                label={`Alien of seat ${i + 1}`}
                                set={alien => set(withSeat(wish, i, { ...seat, alien }))}
                            />
                        )}
                    </div>
                ))}
                <div class="seat add">
                    <div class="stepper">
                        <button
                            type="button"
                            aria-label="One player fewer"
                            disabled={wish.players <= edition.players_min}
                            onClick={() => set(withPlayers(wish, wish.players - 1))}>
                            −
                        </button>
                        <b class="num" aria-live="polite">
                            {wish.players}
                        </b>
                        <button
                            type="button"
                            aria-label="One player more"
                            disabled={wish.players >= edition.players_max}
                            onClick={() => set(withPlayers(wish, wish.players + 1))}>
                            +
                        </button>
                    </div>
                    <span>players</span>
                </div>
            </div>
        </fieldset>
    );
}

function AlienSelect({
    c,
    seat,
    label,
    set,
}: {
    c: Catalogue;
    seat: SeatWish;
    label: string;
    set: (a: string | null) => void;
}): JSX.Element {
    return (
        <select aria-label={label} value={seat.alien ?? ''} onChange={e => set(e.currentTarget.value || null)}>
            <option value="">any alien</option>
            {c.aliens.map(a => (
                <option key={a.name} value={a.name}>
                    {a.name}
                </option>
            ))}
        </select>
    );
}

function AliensField({ c, wish, set }: Part & { c: Catalogue }): JSX.Element {
    const ways: [Wish['aliens'], string][] = [
        ['random', 'At random'],
        ['choose', 'Keep one of two'],
        ...(c.groups.length ? [['group', 'A group'] as [Wish['aliens'], string]] : []),
        ['pick', 'Pick'],
    ];
    return (
        <fieldset>
            <legend>Aliens</legend>
            <Segments label="Aliens" value={wish.aliens} of={ways} set={aliens => set({ ...wish, aliens })} />
            {wish.aliens === 'group' ? (
                <select
                    aria-label="Group of aliens"
                    value={String(wish.group)}
                    onChange={e => set({ ...wish, group: +e.currentTarget.value })}>
                    {c.groups.map((g, i) => (
                        <option key={g.name} value={String(i + 1)}>
                            {g.name}: {g.aliens.slice(0, 4).join(', ')}
                            {g.aliens.length > 4 ? ' …' : ''}
                        </option>
                    ))}
                </select>
            ) : (
                <label class="field row1">
                    <span>Only aliens of</span>
                    <select value={wish.alert} onChange={e => set({ ...wish, alert: e.currentTarget.value })}>
                        <option value="">any alert</option>
                        {['green', 'yellow', 'red'].map(a => (
                            <option key={a} value={a}>
                                {a} alert ({a === 'green' ? 'easy' : a === 'yellow' ? 'middling' : 'hard'})
                            </option>
                        ))}
                    </select>
                </label>
            )}
            {wish.aliens === 'pick' && <p class="muted">Choose an alien at each seat above; “any” is drawn.</p>}
        </fieldset>
    );
}

const CLOCK_WORDS: Record<Wish['clock'], string> = {
    off: 'Take your time.',
    relaxed: 'Some minutes for each question; then a bot answers it.',
    fast: 'Half a minute for each question; then a bot answers it.',
    days: 'Three days for each question, wherever you are; then a bot answers it. Come back with the same browser.',
};

function whoWaits(w: Wish): string {
    if (!hasOthers(w)) return w.clock === 'off' ? 'The game waits for you, however long you are away.' : '';
    const minutes = count(Math.round(w.silence / 60), 'minute');
    return w.clock === 'days' ? '' : `A bot sits in for a player who is silent for ${minutes} while others wait; the seat can be taken back.`;
}

function ClockField({ wish, set }: Part): JSX.Element {
    return (
        <fieldset>
            <legend>Clocks</legend>
            <Segments
                label="Clocks"
                value={wish.clock}
                of={[
                    ['off', 'Off'],
                    ['relaxed', 'Relaxed'],
                    ['fast', 'Fast'],
                    ['days', 'Days'],
                ]}
                set={clock => set({ ...wish, clock })}
            />
            <p class="muted">
                {CLOCK_WORDS[wish.clock]}{' '}
                {whoWaits(wish)}
            </p>
        </fieldset>
    );
}

function Variants({ c, wish, set }: Part & { c: Catalogue }): JSX.Element {
    const { offline } = useState_();
    const flip = (name: string): void =>
        set({ ...wish, variants: wish.variants.includes(name) ? wish.variants.filter(v => v !== name) : [...wish.variants, name] });
    return (
        <fieldset>
            <legend>Variants and manners</legend>
            <div class="togs">
                {c.variants
                    .filter(v => v.name !== 'choose-of-two')
                    .map(v => (
                        <Switch
                            key={v.name}
                            on={wish.variants.includes(v.name)}
                            label={variantWord(v.name)}
                            help={v.about ?? ''}
                            change={() => flip(v.name)}
                        />
                    ))}
                <Switch on={wish.talk} label="Table talk" help="bots say a word now and then" change={talk => set({ ...wish, talk })} />
                {!offline && <Manners wish={wish} set={set} />}
            </div>
            <details class="more">
                <summary>More</summary>
                <label class="field row1">
                    <span>Seed, for a game that can be dealt again</span>
                    <input value={wish.seed} placeholder="drawn" onInput={e => set({ ...wish, seed: e.currentTarget.value })} />
                </label>
                {!offline && wish.clock !== 'days' && hasOthers(wish) && <Silence wish={wish} set={set} />}
            </details>
        </fieldset>
    );
}

/* What only matters where other people may be. */
function Manners({ wish, set }: Part): JSX.Element {
    return (
        <>
            {wish.clock !== 'days' && (
                <Switch
                    on={(wish.dealSeconds ?? (hasOthers(wish) ? 60 : 0)) > 0}
                    label="One-minute deals"
                    help="the server keeps the time"
                    change={on => set({ ...wish, dealSeconds: on ? 60 : 0 })}
                />
            )}
            <Switch on={wish.spectators} label="Spectators" help="others may look on" change={spectators => set({ ...wish, spectators })} />
            <Switch on={wish.listed} label="Listed" help="the room is on the start page" change={listed => set({ ...wish, listed })} />
        </>
    );
}

function Silence({ wish, set }: Part): JSX.Element {
    return (
        <label class="field row1">
            <span>A bot sits in for silent players after</span>
            <select value={String(wish.silence)} onChange={e => set({ ...wish, silence: +e.currentTarget.value })}>
                {[60, 120, 300, 900, 3600].map(n => (
                    <option key={n} value={String(n)}>
                        {n < 3600 ? `${n / 60} min` : '1 hour'}
                    </option>
                ))}
            </select>
        </label>
    );
}

function Rooms({ rooms, editions }: { rooms: RoomLine[] | null; editions: EditionInfo[] }): JSX.Element {
    const session = useSession();
    return (
        <section class="rooms">
            <h2>Open rooms</h2>
            {!rooms?.length && (
                <p class="muted">{rooms ? 'None at present. Open one, and send the link to friends.' : 'Asking the server…'}</p>
            )}
            <ul>
                {(rooms ?? []).map(r => (
                    <li key={r.room}>
                        <span>
                            <b>{r.title || r.names.filter(Boolean).join(', ') || r.room}</b>
                            <small>
                                {r.title ? r.names.filter(Boolean).join(', ') + ': ' : ''}
                                {editions.find(e => e.id === r.edition)?.name ?? r.edition}, {r.state}
                            </small>
                        </span>
                        <span class="num">
                            {r.taken} of {r.players}
                        </span>
                        <button type="button" class="btn" onClick={() => session.join(r.room, r.state !== 'waiting' || r.open === 0)}>
                            {r.state === 'waiting' && r.open > 0 ? 'Join' : 'Look on'}
                        </button>
                    </li>
                ))}
            </ul>
        </section>
    );
}
