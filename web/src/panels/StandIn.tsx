// Bots that sit in for people: said to all, given back with one tap, and told to whoever comes back.
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { to } from '../address';
import { useSession, useState_ } from '../context';
import { count, list } from '../model/seats';
import { isStoodIn } from '../model/standIn';
import { openSeats } from '../settings';
import { Icon } from '../table/shapes';
import { useDialog } from './dialog';

/* The one place for news: first what needs me, at another table; then for whom bots sit in, as everybody else is told. */
export function StandIns(): JSX.Element | null {
    const { room, offline } = useState_(),
        other = offline ? undefined : openSeats().find(k => k.asked && k.room !== room?.room);
    if (!room || !other) return <SittingIn />;
    const people = (other.names ?? []).filter(n => n && n !== room.seats[room.you ?? -1]?.name);
    return (
        <p class="standins mine" role="status">
            <span>
                <b>{other.title || (people.length ? `The table with ${list(people)}` : 'Another table')}:</b> your turn.
            </span>
            <a class="btn" href={to(`/room/${other.room}`)} data-nav>
                Go there
            </a>
        </p>
    );
}

function SittingIn(): JSX.Element | null {
    const { room } = useState_(),
        names = room ? room.seats.filter(s => isStoodIn(room, s.seat) && s.seat !== room.you).map(s => s.name) : [],
        many = names.length > 1;
    if (!room || room.state !== 'running' || !names.length) return null;
    return (
        <p class="standins" role="status">
            {many ? 'Bots sit in' : 'A bot sits in'} for <b>{list(names)}</b> until {many ? 'they are' : 'that player is'} back.
        </p>
    );
}

/* In the place of the question: nothing is asked of me while a bot answers. */
export function TakeOver(): JSX.Element {
    const session = useSession();
    return (
        <section class="ask you standin" aria-label="A bot sits in for you">
            <h2>A bot sits in for you</h2>
            <p class="next">The others were waiting for you. Everybody can see that a bot plays, and it says nothing in your name.</p>
            <div class="opts">
                <button type="button" class="btn go wide" onClick={() => session.back()}>
                    Take over
                </button>
            </div>
        </section>
    );
}

/* What was answered in my name, until I have read it. */
export function StoodIn(): JSX.Element | null {
    const { stoodIn } = useState_();
    return stoodIn ? <StoodInList key={stoodIn.count} {...stoodIn} /> : null;
}

function StoodInList({ count: all, answers }: { count: number; answers: { question: string; answer: string }[] }): JSX.Element {
    const session = useSession(),
        box = useRef<HTMLDivElement>(null),
        close = (): void => session.readStoodIn(),
        earlier = all - answers.length;
    useDialog(box, close);
    return (
        <div class="menu stoodin" ref={box} role="dialog" aria-label="What a bot answered for you">
            <div class="menuhead">
                <h2>A bot answered for you</h2>
                <button type="button" class="btn flat" aria-label="Close" onClick={close}>
                    <Icon name="close" />
                </button>
            </div>
            {earlier > 0 && <p class="muted">{count(earlier, 'earlier answer')}, and then:</p>}
            <dl tabIndex={0} aria-label="Questions and answers">
                {answers.map((a, i) => (
                    <div key={i}>
                        <dt>{a.question}</dt>
                        <dd>{a.answer}</dd>
                    </div>
                ))}
            </dl>
            <button type="button" class="btn go" onClick={close}>
                Play on
            </button>
        </div>
    );
}
