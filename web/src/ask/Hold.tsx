// A button for an answer that weighs: held for a moment, or tapped twice. It fills from the left meanwhile.
import type { ComponentChildren, JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { useSession, useState_ } from '../context';
import type { Option } from '../protocol';

const HELD = 400;

interface Props {
    option: Option;
    weighty: boolean;
    class: string;
    children: ComponentChildren;
    keys?: string;
}
export function AnswerButton({ option, weighty, children, keys, ...p }: Props): JSX.Element {
    const session = useSession(),
        armed = useState_().armed === option.choice,
        timer = useRef(0),
        held = useRef(false),
        [filling, setFilling] = useState(false);
    const stop = (): void => {
        clearTimeout(timer.current);
        setFilling(false);
    };
    const begin = (): void => {
        if (!weighty) return;
        held.current = false;
        setFilling(true);
        timer.current = window.setTimeout(() => {
            held.current = true;
            setFilling(false);
            session.choose(option.choice, true);
        }, HELD);
    };
    return (
        <button
            type="button"
            class={`${p.class} ${weighty ? 'weighty' : ''} ${filling ? 'filling' : ''} ${armed ? 'armed' : ''}`}
            data-tip={option.help || undefined}
            onPointerDown={begin}
            onPointerUp={stop}
            onPointerLeave={stop}
            onPointerCancel={stop}
            onClick={() => {
                stop();
                if (!held.current) session.choose(option.choice);
                held.current = false;
            }}>
            {armed ? <span>Sure? Tap again</span> : children}
            {keys && <kbd class="key">{keys}</kbd>}
        </button>
    );
}
