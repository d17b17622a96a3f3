// What can be set about a new table: edition, seats, aliens, clocks, variants and manners.
import type { JSX } from 'preact';
import type { Catalogue, EditionInfo } from '../catalogue';
import { useState_ } from '../context';
import { colourOf, count } from '../model/seats';
import { Switch } from '../panels/Menu';
import type { SeatWish } from '../protocol';
import { SHAPE } from '../table/shapes';
import { Segments } from './Frame';
import { botNames, hasOthers, LEVEL, mayBeCampaign, variantWord, withEdition, withPlayers, withSeat, type Wish } from './newRoom';

export interface Part {
    wish: Wish;
    set: (w: Wish) => void;
}

export function Editions({ all, wish, set }: Part & { all: EditionInfo[] }): JSX.Element {
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
                            {e.players_min === e.players_max ? e.players_min : `${e.players_min} to ${e.players_max}`} players. {e.about}
                        </span>
                    </button>
                ))}
            </div>
        </fieldset>
    );
}

export function Seats({ c, wish, set }: Part & { c: Catalogue }): JSX.Element {
    const bots = botNames(c),
        { offline } = useState_(),
        person: [string, string][] = offline ? [['here', 'a person at this screen']] : [['open', 'a person']],
        another = offline ? ('here' as const) : ('open' as const);
    const kinds: [string, string][] = [...person, ...bots.map((b): [string, string] => [b, `bot, ${b.replace('/', ', ')}`])];
    const pick = (i: number, value: string): void =>
        set(withSeat(wish, i, { ...wish.seats[i]!, ...(value === another ? { player: another } : { player: 'bot' as const, bot: value }) }));
    return (
        <fieldset>
            <legend>Who sits with you</legend>
            <Strength c={c} wish={wish} set={set} />
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
                                value={seat.player === 'open' || seat.player === 'here' ? another : (seat.bot ?? LEVEL)}
                                onChange={e => pick(i, e.currentTarget.value)}>
                                {kinds.map(([v, word]) => (
                                    <option key={v} value={v}>
                                        {word}
                                    </option>
                                ))}
                            </select>
                        )}
                        {offline && seat.player === 'here' && (
                            <input
                                aria-label={`Name of seat ${i + 1}`}
                                placeholder="name"
                                maxLength={20}
                                value={seat.name ?? ''}
                                onInput={e => set(withSeat(wish, i, { ...seat, name: e.currentTarget.value }))}
                            />
                        )}
                        {seat.player === 'bot' && <small class="muted">{botWords(c, seat.bot ?? LEVEL)}</small>}
                    </div>
                ))}
            </div>
        </fieldset>
    );
}

/* One choice for all bots; each keeps its temper. */
const STRENGTHS: [string, string][] = [
    ['gentle', 'Gentle'],
    ['even', 'Even'],
    ['steady', 'Steady'],
    ['sharp', 'Sharp'],
];
const levelOf = (bot: string | null | undefined): string => (bot ?? LEVEL).split('/')[0]!;
function Strength({ c, wish, set }: Part & { c: Catalogue }): JSX.Element | null {
    const bots = wish.seats.filter(s => s.player === 'bot'),
        now = new Set(bots.map(s => levelOf(s.bot))),
        there = STRENGTHS.filter(([name]) => c.levels.some(l => l.name === name));
    if (!bots.length || there.length < 2) return null;
    const all = (level: string): void =>
        set({
            ...wish,
            seats: wish.seats.map(s => {
                const temper = s.bot?.split('/')[1];
                return s.player === 'bot' ? { ...s, bot: temper && level !== 'random' ? `${level}/${temper}` : level } : s;
            }),
        });
    return <Segments label="Strength of all bots" value={now.size === 1 ? [...now][0]! : ''} of={there} set={all} />;
}

/* How a bot will annoy you: its temper, or how it thinks. */
function botWords(c: Catalogue, name: string): string {
    const [level, temper] = name.split('/');
    return c.tempers.find(t => t.name === temper)?.about ?? c.levels.find(l => l.name === level)?.about ?? '';
}

export function Players({ edition, wish, set }: Part & { edition: EditionInfo }): JSX.Element {
    return (
        <fieldset>
            <legend>
                Players{' '}
                <span class="muted">
                    {edition.players_min === edition.players_max ? '' : `${edition.players_min} to `}
                    {edition.players_max}
                </span>
            </legend>
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
                <span>players, you are one of them</span>
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

export function AliensField({ c, wish, set }: Part & { c: Catalogue }): JSX.Element {
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
            {wish.aliens === 'pick' && (
                <div class="seats">
                    {wish.seats.map((seat, i) => (
                        <div key={i} class={`seat p-${colourOf(i)}`}>
                            <svg viewBox="-1.5 -1.5 3 3" aria-hidden="true">
                                <path d={SHAPE[colourOf(i)]} />
                            </svg>
                            <AlienSelect
                                c={c}
                                seat={seat}
                                label={`Alien of seat ${i + 1}`}
                                set={alien => set(withSeat(wish, i, { ...seat, alien }))}
                            />
                        </div>
                    ))}
                </div>
            )}
        </fieldset>
    );
}

const CLOCK_WORDS: Record<Wish['clock'], string> = {
    off: 'No clock.',
    relaxed: 'A few minutes for each question; then a bot answers it.',
    fast: 'Half a minute for each question; then a bot answers it.',
    days: 'Three days for each question, wherever you are; then a bot answers it. Come back in this browser, or by your profile’s link.',
};

function whoWaits(w: Wish): string {
    if (!hasOthers(w)) return w.clock === 'off' ? 'The game waits for you, however long you are away.' : '';
    const minutes = count(Math.round(w.silence / 60), 'minute');
    return w.clock === 'days' ? '' : `A bot sits in for a player who is silent for ${minutes} while others wait; the seat can be taken back.`;
}

export function ClockField({ wish, set }: Part): JSX.Element {
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

export function Variants({ c, wish, set }: Part & { c: Catalogue }): JSX.Element | null {
    const all = c.variants.filter(v => v.name !== 'choose-of-two');
    if (!all.length) return null;
    const flip = (name: string): void =>
        set({ ...wish, variants: wish.variants.includes(name) ? wish.variants.filter(v => v !== name) : [...wish.variants, name] });
    return (
        <fieldset>
            <legend>Variants</legend>
            <div class="togs">
                {all.map(v => (
                    <Switch
                        key={v.name}
                        on={wish.variants.includes(v.name)}
                        label={variantWord(v.name)}
                        help={v.about ?? ''}
                        change={() => flip(v.name)}
                    />
                ))}
            </div>
        </fieldset>
    );
}

export function Manners({ wish, set }: Part): JSX.Element {
    const { offline } = useState_();
    return (
        <fieldset>
            <legend>Manners</legend>
            <div class="togs">
                <Switch on={wish.talk} label="Table talk" help="bots say a word now and then" change={talk => set({ ...wish, talk })} />
                {!offline && <AmongPeople wish={wish} set={set} />}
            </div>
            <details class="more">
                <summary>More</summary>
                <label class="field row1">
                    <span>Seed: the same number deals the same game</span>
                    <input value={wish.seed} placeholder="drawn" onInput={e => set({ ...wish, seed: e.currentTarget.value })} />
                </label>
                {!offline && wish.clock !== 'days' && hasOthers(wish) && <Silence wish={wish} set={set} />}
            </details>
        </fieldset>
    );
}

/* What only matters where other people may be. */
function AmongPeople({ wish, set }: Part): JSX.Element {
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
            <Switch on={wish.spectators} label="Spectators" help="others may watch" change={spectators => set({ ...wish, spectators })} />
            <Switch
                on={wish.rated}
                label="Rated"
                help="it counts for everybody’s rating, and the coach does not help"
                change={rated => set({ ...wish, rated })}
            />
            {mayBeCampaign(wish.edition) && (
                <Switch
                    on={wish.campaign}
                    label="Campaign"
                    help="four games, each in an age of its own; aliens stay with you"
                    change={campaign => set({ ...wish, campaign })}
                />
            )}
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
