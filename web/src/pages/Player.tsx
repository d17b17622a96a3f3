// Somebody else's page: rating, games, aliens played, replays of rated games. What it shows everybody may see.
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { usePromise } from '../catalogue';
import { resultsOf } from '../model/profile';
import type { Person } from '../protocolPeople';
import { Frame } from './Frame';
import { Record } from './Profile';

async function personOf(id: string): Promise<Person> {
    const answer = await fetch(`/api/person/${encodeURIComponent(id)}.json`);
    if (!answer.ok) throw new Error('there is no such player');
    return (await answer.json()) as Person;
}

export function Player({ id }: { id: string }): JSX.Element {
    const person = usePromise(() => personOf(id), id);
    useEffect(() => {
        document.title = (person ? person.name + ' – ' : '') + 'Hypercone';
    }, [person]);
    return (
        <Frame title="A player">
            <main class="lobby profile">
                <div class="lform">
                    <h1>{person ? person.name : person === null ? 'There is no such player' : 'One moment…'}</h1>
                    {person && <Record person={person} all={resultsOf(person.games)} />}
                </div>
            </main>
        </Frame>
    );
}
