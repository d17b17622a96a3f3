// Waiting: what the table shows is said with names; a secret wait looks the same whoever is asked, and whether or not anybody is.
// And the end of the game.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { to } from '../address';
import { useSession, useState_ } from '../context';
import { colourOf, count, isYou, list, nameOf } from '../model/seats';
import { waitOf } from '../model/waits';
import type { View } from '../protocol';
import { Glyph } from '../table/shapes';
import { ClockFace } from './ClockFace';
import { GuideHead, Voice } from '../lesson/Guide';
import { lessonOf, spoken, stepOf } from '../model/lesson';
import { PhaseLesson } from './Coach';

export function Waiting({ view }: { view: View }): JSX.Element {
    const s = useState_(),
        session = useSession(),
        [more, setMore] = useState(false),
        lesson = lessonOf(session.preferences, s.room?.room),
        said = lesson ? spoken(lesson, view, null) : null,
        wait = waitOf(view);
    return (
        <section class={`ask waits-for ${wait.seats.length ? 'public' : ''} ${more ? 'helped' : ''}`} aria-label="Waiting">
            {lesson && said && <GuideHead step={stepOf(lesson, view)} more={more} onMore={() => setMore(!more)} />}
            <h2>
                <span>
                    {wait.seats.map(seat => (
                        <span key={seat} class={`p-${colourOf(seat)}`}>
                            <Glyph seat={seat} />
                        </span>
                    ))}
                    {wait.title}
                </span>
                {wait.seats.length > 0 && s.deadline && <ClockFace deadline={s.deadline} />}
            </h2>
            <p class="next">
                {wait.next}
                {view.viewer === null ? ' You are watching: you see what everybody sees.' : ''}
            </p>
            {said ? <Voice said={said} more={more} /> : <PhaseLesson view={view} />}
            <div class="thinking" aria-hidden="true">
                <i />
                <i />
                <i />
            </div>
            {view.viewer !== null && (
                <div class="opts">
                    <button type="button" class="btn flat" data-open="asking">
                        When to ask me<kbd class="key">a</kbd>
                    </button>
                </div>
            )}
        </section>
    );
}

/* "Dara 5, you 3, Ada 2", the best first. */
export const standings = (view: View): string =>
    [...view.seats]
        .sort((a, b) => b.foreign_colonies - a.foreign_colonies)
        .map(s => `${isYou(view, s.seat) ? 'you' : s.name} ${s.foreign_colonies}`)
        .join(', ');

export function GameOver({ view }: { view: View }): JSX.Element {
    const won = view.won,
        you = won.some(w => isYou(view, w));
    const title = !won.length
        ? 'The game is over'
        : you
          ? won.length > 1
              ? `You win, with ${list(won.filter(w => !isYou(view, w)).map(w => nameOf(view, w)))}`
              : 'You win the game'
          : `${list(won.map(w => nameOf(view, w)))} ${won.length > 1 ? 'win' : 'wins'} the game`;
    return (
        <section class="ask over" aria-label="The game is over">
            <h2>{title}</h2>
            <p class="next">
                {view.duel ? count(view.turn, 'destiny card') : `${count(view.turn, 'turn')}, ${count(view.encounter, 'encounter')}`}.{' '}
                {view.duel ? 'Planets' : 'Foreign colonies'}: {standings(view)}.
            </p>
            <EndButtons view={view} />
        </section>
    );
}

/* Again, the replay, or away. */
export function EndButtons({ view }: { view: View }): JSX.Element {
    const session = useSession(),
        s = useState_(),
        room = s.room?.room;
    return (
        <div class="opts two">
            {s.again ? (
                <button type="button" class="btn go wide" onClick={() => session.join(s.again!.room)}>
                    {s.again.from} {s.room?.campaign ? 'goes on: the next game' : 'plays again: sit down'}
                </button>
            ) : (
                view.viewer !== null &&
                !s.room?.campaign?.over && (
                    <button type="button" class="btn go wide" onClick={() => session.again()}>
                        {s.room?.campaign ? 'Next game of the campaign' : 'Play again'}
                    </button>
                )
            )}
            {room && (
                <a class="btn" href={to(`/replay/${room}`)} data-nav>
                    See the replay
                </a>
            )}
            <a class="btn" href={to('/')} data-nav>
                Start page
            </a>
        </div>
    );
}
