// Help opens upwards over the table, in full, and never covers the question: what is asked, what happens next, why; or the coach's advice.
import type { JSX } from 'preact';
import { useSession } from '../context';
import { to } from '../address';
import { optionOf, type Asked } from '../model/asking';
import type { Told } from '../protocol';
import { bookOf } from '../rules';
import type { Suggestion } from '../store';
import { Rich } from '../panels/names';
import { Icon } from '../table/shapes';

interface Props {
    edition: string;
    asked: Asked;
    draft: number[];
    close: () => void;
}
export function HelpBox({ edition, asked, draft, close }: Props): JSX.Element {
    const session = useSession(),
        q = asked.question,
        picked = draft.length ? optionOf(asked, draft[draft.length - 1]!) : undefined,
        acts = asked.form === 'act' ? asked.options.filter(o => o.kind === 'act' && o.help) : [];
    const part = (heading: string, told: Told): JSX.Element | null =>
        told.text ? (
            <>
                <h3>{heading}</h3>
                <p>
                    <Rich told={told} />
                </p>
            </>
        ) : null;
    return (
        <div class="helpbox" role="region" aria-label="Help" tabIndex={0}>
            {q.title !== q.short && <p class="whole">{q.title}</p>}
            {part('What happens next', { text: q.next, names: q.next_names ?? [] })}
            {part(asked.form === 'act' ? 'What is going on' : 'Why you are asked', { text: q.why, names: q.why_names ?? [] })}
            {picked?.help && part(picked.text, { text: picked.help })}
            {!picked && acts.length > 1 && acts.map(o => part(o.text, { text: o.help }))}
            <p class="links">
                <a class="lnk" href={to(`/rules/${bookOf(edition) ?? 'modern'}`)} target="_blank" rel="noopener">
                    All rules
                </a>
                {session.preferences.coach && (
                    <button type="button" class="lnk" onClick={() => session.suggest()}>
                        Ask the coach
                    </button>
                )}
                <button type="button" class="lnk" onClick={close}>
                    Close
                </button>
            </p>
        </div>
    );
}

/* What was advised: the deed, then the reason. "Do that" selects, it does not confirm. */
export function Advice({ advice, close }: { advice: Suggestion; close: () => void }): JSX.Element {
    const session = useSession();
    return (
        <div class="helpbox coach advice" role="region" aria-label="Advice" tabIndex={0} aria-live="polite">
            <p>
                <Icon name="bulb" /> <b>{advice.text}.</b>{' '}
                <button type="button" class="take" onClick={() => session.takeSuggestion()}>
                    Do that
                </button>
            </p>
            <p>{advice.why}</p>
            <p class="links">
                <button type="button" class="lnk" onClick={close}>
                    Close
                </button>
            </p>
        </div>
    );
}
