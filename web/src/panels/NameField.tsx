// My name, and what the room is called: both can be changed at any time, and are told when they are whole.
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { catalogue, usePromise } from '../catalogue';
import { useSession, useState_ } from '../context';
import { roomTitle } from '../model/rooms';
import { list } from '../model/seats';
import type { RoomLine, RoomMessage } from '../protocol';

interface Field {
    label: string;
    value: string;
    hint: string;
    most: number;
    tell: (v: string) => void;
}
function Told({ label, value, hint, most, tell }: Field): JSX.Element {
    const [text, setText] = useState(value),
        told = useRef(value);
    useEffect(() => {
        setText(value);
        told.current = value;
    }, [value]);
    const done = (again: boolean): void => {
        const now = text.trim();
        if (now === value || (!again && now === told.current)) return; /* Enter has told it: leaving the field does not tell it once more */
        told.current = now;
        tell(now);
    };
    return (
        <label class="field told">
            <span>{label}</span>
            <input
                value={text}
                maxLength={most}
                placeholder={hint}
                autocomplete="off"
                onInput={e => setText(e.currentTarget.value)}
                onBlur={() => done(false)}
                onKeyDown={e => {
                    if (e.key === 'Enter') done(true);
                }}
            />
        </label>
    );
}

export function NameField(): JSX.Element {
    const session = useSession();
    useState_();
    return <Told label="Your name" value={session.preferences.name} hint="Guest" most={20} tell={name => session.prefer({ name })} />;
}

/* In a game over days, on a server that sends mail: only whoever types an address gets any. */
export function MailField({ room }: { room: RoomMessage }): JSX.Element | null {
    const session = useSession(),
        s = useState_();
    if (!s.mails || room.settings.clock !== 'days' || room.you === null) return null;
    return (
        <>
            <Told
                label="Mail me when it is my turn and I am away"
                value={room.mail ?? ''}
                hint="address; empty: no mail"
                most={98}
                tell={address => session.mail(address)}
            />
            {room.mail && room.mail_confirmed === false && (
                <Told
                    label={`We sent a code of six digits to ${room.mail}`}
                    value=""
                    hint="code"
                    most={6}
                    tell={code => session.confirmMail(code)}
                />
            )}
            {room.mail && room.mail_confirmed && <p class="muted">Confirmed: one mail for each question, while you are away.</p>}
            {s.error?.about === 'mail' && (
                <p class="warnline" role="alert">
                    {s.error.why}
                </p>
            )}
        </>
    );
}

/* Everybody sees it, the host changes it. */
export function RoomTitle({ room }: { room: RoomMessage }): JSX.Element | null {
    const session = useSession(),
        { offline } = useState_(),
        host = room.you !== null && room.you === room.host;
    if (offline) return null;
    if (!host) return room.settings.title ? <p class="muted">This is {roomTitle(room)}.</p> : null;
    return (
        <Told label="Name of the room" value={room.settings.title ?? ''} hint={room.room} most={40} tell={title => session.entitle(title)} />
    );
}

/* What can be said of a room to somebody who has its link; null: nothing. */
async function invitation(room: string): Promise<(RoomLine & { book: string }) | null> {
    const answer = await fetch(`/api/room/${encodeURIComponent(room)}.json`);
    if (!answer.ok) return null;
    const line = (await answer.json()) as RoomLine,
        { editions } = await catalogue(line.edition);
    return { ...line, book: editions.find(e => e.id === line.edition)?.name ?? '' };
}
const headOf = (host: string, state: string): string => (state === 'waiting' ? `${host} invites you to a game` : `${host}’s game has begun`);
const seatsFree = (n: number): string => (n === 1 ? 'one seat is free' : n ? `${n} seats are free` : 'no seat is free');

/* Whoever comes by a link and has no name yet is asked for one; a game knows players by their names. */
export function AskName({ room, done }: { room: string; done: () => void }): JSX.Element {
    const session = useSession(),
        [name, setName] = useState(''),
        r = usePromise(() => invitation(room), room);
    return (
        <main class="plain askname">
            <h1>{r?.host ? headOf(r.host, r.state) : 'You are invited to a table'}</h1>
            {r && (
                <p>
                    {[r.title, r.book, r.rated ? 'rated' : ''].filter(Boolean).join(', ')}.{' '}
                    {r.state === 'waiting' ? `At the table: ${list(r.names)}; ${seatsFree(r.open)}.` : `${list(r.names)} are playing.`}
                </p>
            )}
            <form
                onSubmit={e => {
                    e.preventDefault();
                    if (!name.trim()) return;
                    session.prefer({ name: name.trim() });
                    done();
                }}>
                <label class="field">
                    <span>What should the others call you?</span>
                    <input
                        value={name}
                        maxLength={20}
                        autocomplete="nickname"
                        placeholder="Your name"
                        onInput={e => setName(e.currentTarget.value)}
                        ref={el => el?.focus()}
                    />
                </label>
                <p class="row">
                    <button type="submit" class="btn go" disabled={!name.trim()}>
                        {r && !r.open ? 'Come in' : 'Sit down'}
                    </button>
                    <button type="button" class="btn flat" onClick={done}>
                        Stay a guest
                    </button>
                </p>
            </form>
            <p class="muted">You can change it at any time, in the menu.</p>
        </main>
    );
}
