// Between two people at one screen: nothing of the table is seen until whoever comes next has taken the screen.
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useSession, useState_ } from '../context';
import { colourOf } from '../model/seats';
import { Glyph } from '../table/shapes';

export function Curtain(): JSX.Element | null {
    const session = useSession(),
        { curtain } = useState_(),
        button = useRef<HTMLButtonElement>(null);
    useEffect(() => button.current?.focus(), [curtain?.seat]);
    if (!curtain) return null;
    return (
        <main class={`curtain p-${colourOf(curtain.seat)}`}>
            <h1>
                <Glyph seat={curtain.seat} />
                {curtain.name}, it is your turn
            </h1>
            <p>Pass the screen to {curtain.name}. Nobody else should look.</p>
            <button type="button" class="btn go" ref={button} onClick={() => session.lift()}>
                I am {curtain.name}
            </button>
        </main>
    );
}
