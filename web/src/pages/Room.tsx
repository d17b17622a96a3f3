// A room before its game: who sits where, the link, the ready check, chat; and a room that cannot be entered.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { to } from '../address';
import { catalogue, usePromise } from '../catalogue';
import { useSession, useState_ } from '../context';
import { colourOf, count, list } from '../model/seats';
import { PlayerName } from '../panels/RoomSeats';
import { Campaign } from '../panels/Campaign';
import { Invite } from '../panels/Invite';
import { MailField, NameField, RoomTitle } from '../panels/NameField';
import { Chat } from '../panels/Rail';
import type { RoomMessage, RoomSeat } from '../protocol';
import { dropSeatKey } from '../settings';
import { Icon, SHAPE } from '../table/shapes';
import { isAway } from '../store';
import { Frame } from './Frame';
import { SaveFile } from './Offline';
import { botNames, LEVEL } from './newRoom';
import { TableSettings } from './TableSettings';

const TITLES: Record<string, string> = { 'sent-away': 'Your seat was given away', 'no-seat': 'All seats are taken' };
const titleOf = (code: string): string =>
    isAway(code) ? 'Open in another window' : (TITLES[code] ?? 'This room cannot be entered');

export function Room({ id }: { id: string }): JSX.Element {
    const s = useState_(),
        session = useSession(),
        away = s.error !== null && isAway(s.error.code),
        full = s.error?.code === 'no-seat',
        sentAway = s.error?.code === 'sent-away';
    useEffect(() => {
        if (sentAway) dropSeatKey(id); /* it opens nothing any more */
    }, [sentAway]);
    if (!s.room)
        return (
            <Frame title="A room">
                <main class="plain">
                    <h1>{s.error ? titleOf(s.error.code) : 'Looking for the room…'}</h1>
                    {s.error && (
                        <>
                            <p role="alert">{s.error.why}</p>
                            <p class="row">
                                {away && (
                                    <button type="button" class="btn go" onClick={() => session.join(id, false, undefined, true)}>
                                        Play here
                                    </button>
                                )}
                                {!s.offline && !away && (
                                    <button type="button" class={`btn ${full ? 'go' : ''}`} onClick={() => session.join(id, true)}>
                                        Watch
                                    </button>
                                )}
                                {s.offline && s.error.code === 'broken' && (
                                    <>
                                        <button type="button" class="btn" onClick={() => session.giveUp(id)}>
                                            Remove it
                                        </button>
                                        <SaveFile room={id} />
                                    </>
                                )}
                                <a class="btn" href={to('/')} data-nav>
                                    Start page
                                </a>
                                {!s.offline && !away && !full && !sentAway && (
                                    <a class="btn" href={to(`/replay/${id}`)} data-nav>
                                        Replay
                                    </a>
                                )}
                            </p>
                        </>
                    )}
                </main>
            </Frame>
        );
    return <Waiting room={s.room} />;
}

function Waiting({ room }: { room: RoomMessage }): JSX.Element {
    const session = useSession(),
        s = useState_(),
        host = room.you !== null && room.you === room.host,
        me = room.you === null ? null : room.seats[room.you];
    const c = usePromise(() => catalogue(room.settings.edition ?? 'ffg'), room.settings.edition ?? 'ffg'),
        edition = c?.editions.find(e => e.id === room.settings.edition);
    const people = room.seats.filter(x => x.player !== 'bot'),
        notYet = people.filter(x => x.player === 'open' || !x.ready),
        all = notYet.length === 0,
        free = room.seats.filter(x => x.player === 'open').map(x => x.seat),
        allHere = notYet.every(x => x.player === 'open');
    return (
        <Frame title={`Room ${room.room}`}>
            <main class={`lobby ${room.campaign?.preparing ? 'preparing' : ''}`}>
                <div class="lform">
                    <h1>{room.settings.title || (edition?.name ?? room.settings.edition ?? 'A room')}</h1>
                    {room.campaign?.preparing && <Campaign />}
                    <div class="cols2">
                        {me && <NameField />}
                        <RoomTitle room={room} />
                        <MailField room={room} />
                    </div>
                    <fieldset>
                        <legend>Seats</legend>
                        <div class="seats">
                            {room.seats.map(seat => (
                                <SeatCard key={seat.seat} seat={seat} room={room} host={host} bots={botNames(c)} />
                            ))}
                        </div>
                    </fieldset>
                    {!room.campaign?.preparing && <Campaign />}
                    <TableSettings room={room} host={host && !s.offline && !room.campaign} c={c} />
                </div>
                <aside class="lside" aria-label="Invite and start">
                    {!s.offline && <Invite link={room.link} />}
                    <section class="start">
                        {me && !host && (
                            <button type="button" class={`btn ${me.ready ? '' : 'go'}`} onClick={() => session.ready(!me.ready)}>
                                {me.ready ? 'Not ready yet' : 'I am ready'}
                            </button>
                        )}
                        {host && me && !me.ready && (
                            <button type="button" class="btn go" onClick={() => session.ready(true)}>
                                I am ready
                            </button>
                        )}
                        {host && me?.ready && !room.campaign?.preparing && (
                            <button type="button" class="btn go" disabled={!allHere} onClick={() => session.startWith(free)}>
                                {free.length ? `Start, with ${count(free.length, 'more bot')}` : 'Start the game'}
                            </button>
                        )}
                        {!me && (
                            <button
                                type="button"
                                class="btn go"
                                disabled={!room.seats.some(x => x.player === 'open')}
                                onClick={() => session.join(room.room)}>
                                Sit down
                            </button>
                        )}
                        <p class="muted" aria-live="polite">
                            {all
                                ? room.campaign?.preparing
                                    ? 'The game begins when everybody has chosen.'
                                    : 'Everybody is ready.'
                                : `Waiting for ${list(whoIsMissing(notYet, me))}.`}
                            {host && free.length > 0 ? ' You can start now: bots take the free seats.' : ''}
                        </p>
                        {s.error && s.error.about !== 'asking' && (
                            <p class="warnline" role="alert">
                                {s.error.why}
                            </p>
                        )}
                        <button type="button" class="btn flat" onClick={() => session.leave()}>
                            Leave the room
                        </button>
                    </section>
                    <section class="roomchat">
                        <h2>Chat</h2>
                        <Chat view={null} />
                    </section>
                </aside>
            </main>
        </Frame>
    );
}

function whoIsMissing(notYet: RoomSeat[], me: RoomSeat | null | undefined): string[] {
    const free = notYet.filter(x => x.player === 'open').length,
        names = notYet.filter(x => x.player !== 'open').map(x => (x === me ? 'you' : (x.name ?? '')));
    return free ? [...names, count(free, 'free seat')] : names;
}

/* The seat is free again, and whoever sat there is told. Asked twice. */
function SendAway({ seat }: { seat: RoomSeat }): JSX.Element {
    const session = useSession(),
        [sure, setSure] = useState(false);
    return (
        <button
            type="button"
            class={`btn flat ${sure ? 'armed' : ''}`}
            onBlur={() => setSure(false)}
            onClick={() => (sure ? session.seat(seat.seat, 'open') : setSure(true))}>
            {sure ? `Send ${seat.name} away?` : 'Send away'}
        </button>
    );
}

function SeatCard({ seat, room, host, bots }: { seat: RoomSeat; room: RoomMessage; host: boolean; bots: string[] }): JSX.Element {
    const session = useSession(),
        c = colourOf(seat.seat),
        you = seat.seat === room.you;
    const word = you
        ? seat.seat === room.host
            ? 'you, host'
            : 'you'
        : seat.player === 'bot'
          ? `bot, ${(seat.bot ?? LEVEL).replace('/', ', ')}`
          : seat.player === 'open'
            ? 'free'
            : seat.seat === room.host
              ? 'host'
              : 'joined';
    return (
        <div class={`seat p-${c}`}>
            <svg viewBox="-1.5 -1.5 3 3" aria-hidden="true">
                <path d={SHAPE[c]} />
            </svg>
            <b>{seat.player === 'open' ? 'Free seat' : <PlayerName seat={seat} />}</b>
            <span>{word}</span>
            {seat.player !== 'open' && (
                <em class={seat.ready || seat.player === 'bot' ? 'rdy' : ''}>
                    {seat.ready || seat.player === 'bot' ? (
                        <>
                            <Icon name="tick" />
                            ready
                        </>
                    ) : (
                        'not yet'
                    )}
                </em>
            )}
            {host && !you && seat.player !== 'person' && (
                <select
                    aria-label={`Player of seat ${seat.seat + 1}`}
                    value={seat.player === 'bot' ? (seat.bot ?? LEVEL) : 'open'}
                    onChange={e => {
                        const v = e.currentTarget.value;
                        if (v === 'open') session.seat(seat.seat, 'open');
                        else session.seat(seat.seat, 'bot', v);
                    }}>
                    <option value="open">a person</option>
                    {bots.map(b => (
                        <option key={b} value={b}>
                            bot, {b.replace('/', ', ')}
                        </option>
                    ))}
                </select>
            )}
            {host && !you && seat.player === 'person' && <SendAway seat={seat} />}
            {room.you === null && seat.player === 'open' && (
                <button type="button" class="btn" onClick={() => session.join(room.room, false, seat.seat)}>
                    Sit here
                </button>
            )}
        </div>
    );
}
