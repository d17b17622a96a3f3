// The link that leads into the room, to be copied and sent.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';

export function Invite({ link }: { link: string | undefined }): JSX.Element {
    const [copied, setCopied] = useState(false),
        whole = link && /^https?:/.test(link) ? link : location.origin + (link ?? location.pathname);
    const copy = (): void => {
        void navigator.clipboard?.writeText(whole).then(
            () => setCopied(true),
            () => setCopied(false),
        );
    };
    return (
        <section class="inv">
            <h2>Invite</h2>
            <p class="muted">Whoever opens the link sits down. No account.</p>
            <div class="linkb">
                <code tabIndex={0}>{whole.replace(/^https?:\/\//, '')}</code>
                <button type="button" class="btn lit-b" onClick={copy}>
                    {copied ? 'Copied' : 'Copy'}
                </button>
            </div>
        </section>
    );
}
