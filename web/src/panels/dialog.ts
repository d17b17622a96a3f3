// What every box over the page does: takes the focus, closes with Escape from its first frame on, gives the focus back to whoever walks by keyboard.
import { useLayoutEffect } from 'preact/hooks';

type Box = { current: HTMLElement | null };

/* `away`: a tap outside closes it, too, unless it is on one of these. The box itself takes the focus if it can, or its first button. */
interface Ways {
    away?: string | null;
    from?: HTMLElement | SVGElement | null;
}
export function useDialog(box: Box, close: () => void, { away = null, from = null }: Ways = {}): void {
    useLayoutEffect(() => {
        const back = from ?? document.querySelector<HTMLElement>(':focus-visible'),
            el = box.current;
        (el?.hasAttribute('tabindex') ? el : el?.querySelector<HTMLElement>('button'))?.focus();
        const key = (e: KeyboardEvent): void => {
            if (e.key !== 'Escape') return;
            e.stopPropagation();
            close();
            back?.focus();
        };
        const leave = (e: Event): void => {
            if (!box.current?.contains(e.target as Node) && !(away && (e.target as Element).closest(away))) close();
        };
        addEventListener('keydown', key, true);
        if (away !== null) addEventListener('pointerdown', leave);
        return () => {
            removeEventListener('keydown', key, true);
            removeEventListener('pointerdown', leave);
        };
    }, []);
}
