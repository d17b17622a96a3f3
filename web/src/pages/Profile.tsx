// Who I am: name, games, aliens played, replays; and a link that takes all of it to another device. No account, no password.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { isStatic, to } from '../address';
import { catalogue, usePromise } from '../catalogue';
import { useSession, useState_ } from '../context';
import { byAlien, codeOf, sumOf, takenFrom, together, type Played } from '../model/profile';
import { count } from '../model/seats';
import { NameField } from '../panels/NameField';
import type { Person } from '../protocolPeople';
import { forgetMe, keepResults, keepSeatKeys, personKey, results, seatKeys, type Result } from '../settings';
import { Emblem } from '../table/shapes';
import { Frame } from './Frame';

const SHOWN = 30;
const share = (p: Played): string => (p.games ? `${Math.round((100 * p.won) / p.games)} %` : 'none yet');
const day = (at: number): string => new Date(at).toLocaleDateString([], { dateStyle: 'medium' });

export function Profile(): JSX.Element {
    const session = useSession(),
        [said, setSaid] = useState(''),
        [, again] = useState(0),
        { person, line } = useState_(),
        all = together(person?.games ?? [], results());
    const take = (text: string): void => {
        const taken = takenFrom(text);
        if (!taken) {
            setSaid('That is not a complete profile link or code.');
            return;
        }
        keepSeatKeys(taken.keys);
        keepResults(taken.results);
        if (taken.person) session.become(taken.person);
        if (taken.name && !session.preferences.name) session.prefer({ name: taken.name });
        setSaid(`Taken over: ${count(taken.keys.length, 'seat')}, ${count(taken.results.length, 'finished game')}.`);
        again(n => n + 1);
    };
    useEffect(() => {
        if (line === 'open') session.whoAmI();
    }, [line]);
    useEffect(() => {
        document.title = 'Profile – Hypercone';
        if (isStatic || location.hash.length < 8) return;
        take(location.hash);
        history.replaceState(null, '', location.pathname);
    }, []);
    return (
        <Frame title="Profile">
            <main class="lobby profile">
                <div class="lform">
                    <h1>{session.preferences.name || 'Guest'}</h1>
                    <NameField />
                    <Record person={person} all={all} />
                </div>
                <aside class="lside" aria-label="This device and others">
                    {!isStatic && <TakeAlong said={said} take={take} />}
                    <Forget />
                </aside>
            </main>
        </Frame>
    );
}

/* What somebody has played, and how well: the same for me and for others. */
export function Record({ person, all }: { person: Person | null; all: Result[] }): JSX.Element {
    const sum = sumOf(all),
        rating = person?.rating;
    return (
        <>
            <dl class="sums">
                {rating && <Figure word={`rating, ${count(rating.games, 'rated game')}`} value={String(rating.points)} />}
                <Figure word="games" value={String(sum.games)} />
                <Figure word="won" value={String(sum.won)} />
                <Figure word="wins shared" value={String(sum.shared)} />
                <Figure word="share of wins" value={share(sum)} />
            </dl>
            {rating && <Sure {...rating} />}
            <Games all={all} />
            <Aliens all={all} />
        </>
    );
}

/* How sure the rating is: a bar from the lowest to the highest that it may well be. */
function Sure({ points, low, high }: { points: number; low: number; high: number }): JSX.Element {
    const from = 400,
        to = 1600,
        at = (x: number): number => Math.max(0, Math.min(100, (100 * (x - from)) / (to - from)));
    return (
        <figure class="rsure">
            <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                <rect class="all" width="100" height="2" y="2" rx="1" />
                <rect class="span" x={at(low)} width={Math.max(1, at(high) - at(low))} height="6" rx="1" />
                <rect class="here" x={at(points) - 0.4} width="0.8" height="6" />
            </svg>
            <figcaption class="muted">
                Most likely between {low} and {high}. A newcomer has 1000.
            </figcaption>
        </figure>
    );
}

const Figure = ({ word, value }: { word: string; value: string }): JSX.Element => (
    <div>
        <dt>{word}</dt>
        <dd class="num">{value}</dd>
    </div>
);

/* A collection: those not played yet are in outline. */
function Aliens({ all }: { all: Result[] }): JSX.Element {
    const c = usePromise(() => catalogue('ffg'), 'ffg'),
        played = byAlien(all),
        known = new Set(played.map(([name]) => name)),
        rest = (c?.aliens ?? []).map(a => a.name).filter(n => !known.has(n));
    return (
        <section>
            <h2>
                Aliens <span class="muted">{count(played.length, 'alien')} played</span>
            </h2>
            <ul class="collection">
                {played.map(([name, p]) => (
                    <li key={name} data-tip={`${name}: ${count(p.games, 'game')}, ${p.won} won.`}>
                        <a href={to(`/encyclopaedia/${encodeURIComponent(name)}`)} data-nav>
                            <Emblem alien={name} />
                            <span>
                                {name}
                                <small>
                                    {p.won} of {p.games}
                                </small>
                            </span>
                        </a>
                    </li>
                ))}
                {rest.map(name => (
                    <li key={name} class="notyet">
                        <a href={to(`/encyclopaedia/${encodeURIComponent(name)}`)} data-nav>
                            <Emblem alien={name} />
                            <span>{name}</span>
                        </a>
                    </li>
                ))}
            </ul>
        </section>
    );
}

function Games({ all }: { all: Result[] }): JSX.Element {
    return (
        <section class="rooms mine">
            <h2>Finished games</h2>
            {!all.length && <p class="muted">None yet. They are listed here when they are over, with their replays.</p>}
            <ul>
                {all.slice(0, SHOWN).map(r => (
                    <li key={r.room + r.at}>
                        <span>
                            <b>{r.won > 1 ? 'Won together' : r.won ? 'Won' : 'Lost'}</b>
                            <small>
                                {[r.alien ?? 'no alien', `${r.players} players`, day(r.at)].join(', ')}
                                {r.points !== undefined && `, rated, ${r.points} after it`}
                            </small>
                        </span>
                        {r.room && (
                            <a class="btn" href={to(`/replay/${r.room}`)} data-nav>
                                Replay
                            </a>
                        )}
                    </li>
                ))}
            </ul>
        </section>
    );
}

/* Somebody else's computer: nothing of me is left on it. Asked twice, for without the link it is for ever. */
function Forget(): JSX.Element {
    const [sure, setSure] = useState(false);
    const forget = (): void => {
        forgetMe();
        location.assign(to('/'));
    };
    return (
        <section class="start forget">
            <h2>On this device</h2>
            <p class="muted">
                Takes your name, results, settings and the keys to your seats out of this browser, and games that you play offline in it. Games on a
                server go on; you come back to them by the link above.
            </p>
            {sure ? (
                <>
                    <button type="button" class="btn warnb" onClick={forget}>
                        Yes, forget me here
                    </button>
                    <button type="button" class="btn" onClick={() => setSure(false)}>
                        Keep everything
                    </button>
                </>
            ) : (
                <button type="button" class="btn" onClick={() => setSure(true)}>
                    Forget me here
                </button>
            )}
        </section>
    );
}

function TakeAlong({ said, take }: { said: string; take: (text: string) => void }): JSX.Element {
    const session = useSession(),
        [link, setLink] = useState(''),
        [copied, setCopied] = useState(false),
        [text, setText] = useState('');
    const show = (): void => {
        const code = codeOf({ name: session.preferences.name, keys: seatKeys(), results: results(), person: personKey() });
        setLink(`${location.origin}/profile#${code}`);
    };
    return (
        <section class="start takealong">
            <h2>On another device</h2>
            <p class="muted">
                Open this link on the other device: there, too, you keep your name, your games, your rating and your seats. Whoever has it can play
                in your place, so send it only to yourself.
            </p>
            {link ? (
                <>
                    <input readOnly aria-label="Link to take along" value={link} onFocus={e => e.currentTarget.select()} />
                    <button
                        type="button"
                        class="btn go"
                        onClick={() => void navigator.clipboard?.writeText(link).then(() => setCopied(true), () => setCopied(false))}>
                        {copied ? 'Copied' : 'Copy the link'}
                    </button>
                </>
            ) : (
                <button type="button" class="btn go" onClick={show}>
                    Show the link
                </button>
            )}
            <label class="field">
                <span>Or paste a link from the other one here</span>
                <input value={text} onInput={e => setText(e.currentTarget.value)} />
            </label>
            <button type="button" class="btn" disabled={!text.trim()} onClick={() => take(text)}>
                Take over
            </button>
            {said && (
                <p role="status" class="muted">
                    {said}
                </p>
            )}
        </section>
    );
}
