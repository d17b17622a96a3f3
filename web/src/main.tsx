// The page begins here: one session, one router over the four kinds of address, and everything that lies over all of them.
import { render, type JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { addressOf, isOfflineRoom, navigate, path as here } from './address';
import { SessionContext, useBook, useSession, useState_ } from './context';
import { Game } from './Game';
import { Lines } from './lines';
import { Encyclopaedia } from './pages/Encyclopaedia';
import { Frame } from './pages/Frame';
import { Home } from './pages/Home';
import { Player } from './pages/Player';
import { Profile } from './pages/Profile';
import { Replay } from './pages/Replay';
import { Room } from './pages/Room';
import { RoomsPage } from './pages/Rooms';
import { Rules } from './pages/Rules';
import { Curtain } from './panels/Curtain';
import { AskName } from './panels/NameField';
import { Tips } from './panels/Tip';
import { FIRST_BOOK } from './rules';
import { Session } from './session';
import { seatKey, stillness } from './settings';
import './css/tokens.css';
import './css/frame.css';
import './css/duel.css';
import './css/table.css';
import './css/rail.css';
import './css/dock.css';
import './css/deal.css';
import './css/replay.css';
import './css/pages.css';
import './css/more.css';
import './css/ask.css';
import './css/narrow.css';
import './css/phone.css';
import './css/lesson.css';
import './css/things.css';
import './css/campaign.css';

const ROUTES: [RegExp, (part: string) => JSX.Element][] = [
    [/^\/room\/([^/]+)$/, id => <Table id={id} />],
    [/^\/replay\/([^/]+)$/, id => <Replay key={id} id={id} />],
    [/^\/profile\/?()$/, () => <Profile />],
    [/^\/player\/([^/]+)$/, id => <Player key={id} id={id} />],
    [/^\/rooms\/?()$/, () => <RoomsPage />],
    [/^\/rules\/?([^/]*)$/, name => <Rules key={name} name={name || FIRST_BOOK} />],
    [/^\/encyclopaedia\/?([^/]*)$/, name => <Encyclopaedia name={name || null} />],
];

/* A room: its table once the game runs, its lobby before. */
function Table({ id }: { id: string }): JSX.Element {
    const session = useSession(),
        s = useState_(),
        edition = s.game?.view.edition,
        here = s.room?.room === id;
    const nameless = !session.preferences.name && !here && !seatKey(id) && !isOfflineRoom(id),
        [guest, setGuest] = useState(false),
        asks = nameless && !guest;
    useEffect(() => {
        if (s.line === 'open' && !here && !asks) session.join(id);
    }, [id, s.line, asks]);
    useBook(edition);
    if (asks)
        return (
            <Frame title="An invitation">
                <AskName room={id} done={() => setGuest(true)} />
            </Frame>
        );
    if (here && s.curtain) return <Curtain />;
    return here && s.game ? <Game /> : <Room id={id} />;
}

function App(): JSX.Element {
    const session = useSession(),
        [path, setPath] = useState(here());
    useState_();
    useEffect(() => {
        const go = (): void => setPath(here());
        const back = (): void => {
            if (here() === '/') session.leaveQuietly();
            go();
        };
        const click = (e: MouseEvent): void => {
            const a = e.target instanceof Element ? e.target.closest<HTMLAnchorElement>('a[data-nav]') : null;
            if (!a || e.ctrlKey || e.metaKey || e.shiftKey || e.button) return;
            e.preventDefault();
            if (addressOf(a) === '/') session.goHome();
            else navigate(addressOf(a));
        };
        addEventListener('hypercone-go', go);
        addEventListener('popstate', back);
        addEventListener('click', click);
        return () => {
            removeEventListener('hypercone-go', go);
            removeEventListener('popstate', back);
            removeEventListener('click', click);
        };
    }, [session]);
    document.documentElement.classList.toggle('still', stillness(session.preferences));
    for (const [pattern, page] of ROUTES) {
        const hit = pattern.exec(path);
        if (hit)
            return (
                <>
                    {page(decodeURIComponent(hit[1] ?? ''))}
                    <Tips />
                </>
            );
    }
    return (
        <>
            <Home />
            <Tips />
        </>
    );
}

const address = (location.protocol === 'https:' ? 'wss://' : 'ws://') + location.host + '/ws';
const session = new Session(new Lines(address), navigate);
render(
    <SessionContext.Provider value={session}>
        <App />
    </SessionContext.Provider>,
    document.getElementById('root')!,
);
