// The start page: what this is, three choices, the games that wait; and below them all that can be set, as it was last time.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { hasOffline, to } from '../address';
import { catalogue, usePromise, type EditionInfo } from '../catalogue';
import { useSession, useState_ } from '../context';
import { STEPS } from '../model/lesson';
import { count } from '../model/seats';
import { bookOf } from '../rules';
import type { Session } from '../session';
import { Frame } from './Frame';
import { Finished, Unfinished } from './MyGames';
import { OfferOffline, OfflineNote } from './Offline';
import { Hero, Sign } from './Hero';
import { againstBots, isBeside, overTheLine, firstWish, hasOthers, settingsOf } from './newRoom';
import { rememberedWish, rememberWish, withSeat, type Wish } from './newRoom';
import { Rooms } from './Rooms';
import { Cells } from './Cells';
import { openSeats, seatKeys } from '../settings';

export function Home(): JSX.Element {
    const session = useSession(),
        s = useState_(),
        /* The lesson is no game yet. */
        [wish, put] = useState<Wish>(() => rememberedWish(seatKeys().every(k => k.room === session.preferences.lesson?.room))),
        c = usePromise(() => catalogue(wish.edition), wish.edition + (s.offline ? ' offline' : ''));
    const setWish = (w: Wish): void => {
        put(w);
        rememberWish(w);
    };
    const asked = openSeats().find(k => k.asked);
    useEffect(() => {
        document.title = !asked ? 'Hypercone' : asked.title ? `● Your turn at ${asked.title}` : '● Your turn';
    }, [asked?.room, asked?.title]);
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
                        <Hero />
                        <h1>A game of aliens, allies and bluff</h1>
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
                    {c && edition && <Cells c={c} edition={edition} wish={wish} set={setWish} />}
                </div>
                <aside class="lside" aria-label="Rules, and open rooms">
                    <section class="books">
                        <h2>The rules</h2>
                        <ul>
                            {chosenFirst((c?.editions ?? []).filter(e => bookOf(e.id)), wish.edition).map(e => (
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
                            <p class="muted">Against bots, in this browser, with or without a server.</p>
                        </section>
                    )}
                </aside>
            </main>
        </Frame>
    );
}

/* The edition that is to be played comes first. */
const chosenFirst = (of: EditionInfo[], id: string): EditionInfo[] => [...of.filter(e => e.id === id), ...of.filter(e => e.id !== id)];

/* Learn, play, invite: one of them is filled, for whoever is here for the first time the first. */
function Choices({ wish, ready }: { wish: Wish; ready: boolean }): JSX.Element {
    const session = useSession(),
        s = useState_(),
        open = !s.offline && hasOthers(wish),
        beside = s.offline && isBeside(wish),
        isNew = !session.preferences.name && !session.preferences.reveals && !open;
    const make = (w: Wish): void => session.create(settingsOf(s.offline ? againstBots(w) : overTheLine(w)), !(open && w === wish));
    const left = session.lessonLeft();
    const bots = count(wish.seats.filter(x => x.player === 'bot').length, 'bot');
    return (
        <section class="start choices" aria-label="Begin">
            <Choice
                sign="learn"
                title={left ? 'Go on learning' : 'Learn in five minutes'}
                about={left ? `You stopped at step ${left.step} of ${STEPS}.` : 'One encounter on a real table, step by step.'}
                filled={isNew || left !== null}
                ready={ready}
                act={() => session.learn()}
            />
            <Choice
                sign="play"
                title={beside ? 'New game at this screen' : s.offline ? 'New game against bots' : open ? 'Open the room' : 'Play now'}
                about={
                    open
                        ? 'You get a link to send. It starts when all are ready.'
                        : beside
                          ? 'You pass the screen to each other; a curtain hides what is secret.'
                          : `You and ${bots}, about half an hour.`
                }
                filled={!isNew && left === null}
                ready={ready}
                act={() => make(wish)}
            />
            {!s.offline && !open && (
                <Choice
                    sign="invite"
                    title="Invite a friend"
                    about="You get a link. Bots fill the empty seats."
                    filled={false}
                    ready={ready}
                    act={() => invite(session, wish)}
                />
            )}
            {s.error && (s.error.about === 'create' || s.error.about === 'join') && (
                <p class="warnline" role="alert">
                    {s.error.why}
                </p>
            )}
        </section>
    );
}
interface Choosing {
    sign: string;
    title: string;
    about: string;
    filled: boolean;
    ready: boolean;
    act: () => void;
}
function Choice({ sign, title, about, filled, ready, act }: Choosing): JSX.Element {
    return (
        <button type="button" class={`btn choice ${filled ? 'go' : ''}`} disabled={!ready} onClick={act}>
            <Sign of={sign} />
            <span>
                {title}
                <small>{about}</small>
            </span>
        </button>
    );
}

/* The same game, with the first bot's seat for whoever has the link: it is on no list. */
function invite(session: Session, wish: Wish): void {
    const at = wish.seats.findIndex(x => x.player === 'bot');
    session.create({ ...settingsOf(withSeat(wish, at, { ...wish.seats[at]!, player: 'open' })), listed: false }, false);
}
