// Hover (300 ms), focus or a long press explains anything; a click on a name opens its whole text beside it.
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { to } from '../address';
import { designedWords } from '../model/duel';
import { useSession } from '../context';
import { inWords } from '../model/words';
import type { Entry } from '../protocol';
import { gesture } from '../table/fingers';
import { useDialog } from './dialog';
import { trayFor, TrayRows, type TrayOf } from './Tray';

const HOVER = 300,
    PRESS = 450;
/* What opens its sheet when it is clicked: names, columns, portraits, and whatever on the table or in the hand is not to be chosen now. */
const OPENS =
    'button.lnk[data-sheet], .shelved[data-sheet], .step[data-sheet], .card[data-sheet][aria-disabled=true], ' +
    'svg g:is([data-sheet],[data-planet],[data-seat],[data-mark]):not(.pickable), .pbar[data-seat], [data-opens]';
interface Shown {
    text: string;
    rect: DOMRect;
}
interface Opened {
    entry: Entry | undefined;
    tray: TrayOf | null;
    rect: DOMRect;
    from: HTMLElement | SVGElement;
}

export function Tips(): JSX.Element {
    const session = useSession(),
        [tip, setTip] = useState<Shown | null>(null),
        [opened, setOpened] = useState<Opened | null>(null);
    useEffect(() => {
        let timer = 0;
        const textOf = (el: Element): string => {
            const sheet = el.getAttribute('data-sheet'),
                entry = sheet ? session.entries.get(sheet) : undefined;
            return [el.getAttribute('data-tip'), entry?.summary ? `${entry.name}: ${entry.summary}.` : ''].filter(Boolean).join(' ');
        };
        const later = (target: EventTarget | null, wait: number): void => {
            clearTimeout(timer);
            const el = target instanceof Element ? target.closest('[data-tip],[data-sheet]') : null,
                text = el ? textOf(el) : '';
            if (!el || !text) {
                setTip(null);
                return;
            }
            timer = window.setTimeout(() => {
                if (!gesture.on) setTip({ text: inWords(text), rect: el.getBoundingClientRect() });
            }, wait);
        };
        const hide = (): void => {
            clearTimeout(timer);
            setTip(null);
        };
        const over = (e: PointerEvent): void => {
            if (e.pointerType === 'mouse') later(e.target, HOVER);
        };
        const down = (e: PointerEvent): void => {
            hide();
            if (e.pointerType !== 'mouse') later(e.target, PRESS);
        };
        const focus = (e: FocusEvent): void => {
            if ((e.target as Element).matches?.(':focus-visible')) later(e.target, HOVER);
        };
        const click = (e: MouseEvent): void => {
            const el = e.target instanceof Element ? e.target.closest<HTMLElement>(OPENS) : null,
                entry = el ? session.entries.get(el.dataset.opens ?? el.dataset.sheet ?? '') : undefined,
                { game, replay } = session.store.state,
                tray = el ? trayFor(el, (replay ?? game)?.view, sheet => session.entries.get(sheet)?.summary ?? undefined) : null;
            const onTable = el instanceof SVGElement;
            if (el && (entry || tray) && !(onTable && (gesture.on || session.store.state.reveal))) {
                e.stopPropagation();
                hide();
                setOpened({ entry, tray, rect: el.getBoundingClientRect(), from: el });
            }
        };
        const key = (e: KeyboardEvent): void => {
            if (e.key === 'Escape') hide();
        };
        const listeners: [string, (e: never) => void][] = [
            ['pointerover', over],
            ['pointerdown', down],
            ['pointerup', hide],
            ['pointercancel', hide],
            ['focusin', focus],
            ['focusout', hide],
            ['click', click],
            ['keydown', key],
        ];
        for (const [name, f] of listeners) addEventListener(name, f as EventListener);
        return () => {
            for (const [name, f] of listeners) removeEventListener(name, f as EventListener);
        };
    }, [session]);
    return (
        <>
            {tip && !opened && <Bubble {...tip} />}
            {opened && <EntryPop opened={opened} close={() => setOpened(null)} />}
        </>
    );
}

/* Beside the thing, inside the window. */
function usePlace(rect: DOMRect): { current: HTMLDivElement | null } {
    const box = useRef<HTMLDivElement>(null);
    useLayoutEffect(() => {
        const el = box.current;
        if (!el) return;
        const w = el.offsetWidth,
            h = el.offsetHeight,
            x = Math.max(8, Math.min(innerWidth - w - 8, rect.left + rect.width / 2 - w / 2));
        const above = rect.top - h - 8,
            y = above > 8 ? above : Math.min(innerHeight - h - 8, rect.bottom + 8);
        el.style.left = x + 'px';
        el.style.top = Math.max(8, y) + 'px';
    });
    return box;
}

function Bubble({ text, rect }: Shown): JSX.Element {
    const box = usePlace(rect);
    return (
        <div class="tip" role="tooltip" ref={box}>
            {text}
        </div>
    );
}

function EntryPop({ opened, close }: { opened: Opened; close: () => void }): JSX.Element {
    const box = usePlace(opened.rect),
        { entry, tray } = opened;
    useDialog(box, close, { away: '', from: opened.from });
    return (
        <div class="pop" role="dialog" aria-label={tray?.title ?? entry?.name ?? ''} tabIndex={-1} ref={box}>
            {tray && (
                <>
                    <h3>{tray.title}</h3>
                    {tray.text && <p>{inWords(tray.text)}</p>}
                    <TrayRows rows={tray.rows} />
                </>
            )}
            {entry && <EntryText entry={entry} title={!tray || tray.title !== entry.name} />}
        </div>
    );
}

function EntryText({ entry, title }: { entry: Entry; title: boolean }): JSX.Element {
    return (
        <>
            {title && (
                <h3>
                    {entry.name}
                    {entry.power && <span class="muted"> {entry.power}</span>}
                </h3>
            )}
            {(entry.power_text ?? entry.text) && <p>{entry.power_text ?? entry.text}</p>}
            {entry.designed && <p class="ours">{entry.note ?? designedWords(entry.designed)}</p>}
            {entry.wild_text && (
                <p>
                    <b>Wild flare.</b> {entry.wild_text}
                </p>
            )}
            {entry.super_text && (
                <p>
                    <b>Super flare.</b> {entry.super_text}
                </p>
            )}
            <p>
                <a href={to(`/encyclopaedia/${encodeURIComponent(entry.name)}`)} target="_blank" rel="noopener">
                    More in the encyclopaedia
                </a>
            </p>
        </>
    );
}
