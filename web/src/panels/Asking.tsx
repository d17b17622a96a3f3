// "When to ask me": always, when it matters, never, or use it without asking; in general and for each card and power of mine.
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { useSession, useState_ } from '../context';
import type { AskingRule, View } from '../protocol';
import { Icon } from '../table/shapes';
import { useDialog } from './dialog';

const RULES: [AskingRule, string][] = [
    ['always', 'Every time'],
    ['matters', 'When it matters'],
    ['never', 'Never'],
    ['use', 'Always use'],
];

export function Asking({ view, close }: { view: View; close: () => void }): JSX.Element {
    useState_();
    const session = useSession(),
        p = session.preferences,
        box = useRef<HTMLDivElement>(null),
        me = view.viewer === null ? null : view.seats[view.viewer]!;
    useDialog(box, close);
    const names = me
        ? [
              ...new Set([
                  ...(me.alien ? [me.alien] : []),
                  ...me.cards
                      .filter(c => c.kind !== 'attack' && c.kind !== 'negotiate' && c.kind !== 'morph')
                      .map(c => c.sheet ?? c.name),
              ]),
          ]
        : [];
    return (
        <div class="menu asking" ref={box} role="dialog" aria-label="When to ask me">
            <div class="menuhead">
                <h2>When to ask me</h2>
                <button type="button" class="btn flat" aria-label="Close" onClick={close}>
                    <Icon name="close" />
                </button>
            </div>
            <p class="muted">Whether to ask you about powers and cards that answer what others do. Nobody sees your choice.</p>
            <Row name="In general" rule={p.asking} set={rule => session.asking(rule)} />
            {names.map(n => (
                <Row key={n} name={n} power={n === me?.alien} rule={p.askingOf[n] ?? null} set={rule => session.asking(rule, n)} />
            ))}
            <p class="cap">{names.length ? 'A card or power without a setting of its own follows the general one.' : ''}</p>
        </div>
    );
}

interface Wish {
    name: string;
    rule: AskingRule | null;
    power?: boolean /* only those can be used whenever they can */;
    set: (r: AskingRule) => void;
}
function Row({ name, rule, power = false, set }: Wish): JSX.Element {
    return (
        <div class="askrow">
            <b>{name}</b>
            <div class="segc" role="group" aria-label={name}>
                {RULES.filter(([r]) => r !== 'use' || power).map(([r, word]) => (
                    <button key={r} type="button" class={rule === r ? 'on' : ''} aria-pressed={rule === r} onClick={() => set(r)}>
                        {word}
                    </button>
                ))}
            </div>
        </div>
    );
}
