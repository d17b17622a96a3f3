// Something on the table that can be chosen: a tap or Enter picks it, a long press or the minus key takes it back.
import type { ComponentChildren, JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { gesture } from './fingers';

const LONG_PRESS = 450;

/* What can be hit: a circle or a box. It carries the label and the focus; the drawing under it is only a picture. */
export type Hit = { cx: number; cy: number; r: number } | { x: number; y: number; width: number; height: number };

interface Props {
    label: string;
    tip?: string;
    lit: boolean;
    hit: Hit;
    pressed?: boolean;
    role?: 'button' | 'checkbox';
    class?: string;
    transform?: string;
    area?: string;
    onTap?: () => void;
    onMinus?: () => void;
    sheet?: string | undefined;
    planet?: number | undefined /* of what opens when it is not to be chosen */;
    seat?: number | undefined;
    crowd?: number | undefined /* a planet that is read in a lens */;
    children: ComponentChildren;
}

export function Tappable({
    label,
    tip,
    lit,
    hit,
    pressed,
    role = 'button',
    class: cls = '',
    transform,
    area,
    onTap,
    onMinus,
    sheet,
    planet,
    seat,
    crowd,
    children,
}: Props): JSX.Element {
    const timer = useRef(0),
        held = useRef(false);
    if (!lit)
        return (
            <g class={cls} transform={transform} data-tip={tip} data-sheet={sheet} data-planet={planet} data-seat={seat} data-crowd={crowd}>
                {children}
            </g>
        );
    const down = (): void => {
        held.current = false;
        if (onMinus)
            timer.current = window.setTimeout(() => {
                if (gesture.on) return;
                held.current = true;
                onMinus();
            }, LONG_PRESS);
    };
    const up = (): void => clearTimeout(timer.current);
    const click = (): void => {
        if (!held.current) onTap?.();
        held.current = false;
    };
    const key = (e: KeyboardEvent): void => {
        if (e.key === 'Enter' || e.key === ' ') {
            e.preventDefault();
            e.stopPropagation();
            onTap?.();
        } else if ((e.key === '-' || e.key === 'Backspace') && onMinus) {
            e.preventDefault();
            e.stopPropagation();
            onMinus();
        } else arrows(e);
    };
    const state = role === 'checkbox' ? { 'aria-checked': !!pressed } : pressed !== undefined ? { 'aria-pressed': pressed } : {};
    const common = {
        class: 'hit',
        tabindex: 0,
        role,
        'aria-label': label,
        ...state,
        onClick: click,
        onPointerDown: down,
        onPointerUp: up,
        onPointerLeave: up,
        onPointerCancel: up,
        onKeyDown: key,
        onContextMenu: (e: Event): void => {
            if (onMinus) e.preventDefault();
        },
    };
    return (
        <g class={`pickable ${cls}`} transform={transform} data-tip={tip} data-area={area} data-crowd={crowd}>
            <g aria-hidden="true">{children}</g>
            {'r' in hit ? <circle {...hit} {...common} /> : <rect {...hit} {...common} />}
        </g>
    );
}

/* Arrows walk the lit things of the table in their order. */
function arrows(e: KeyboardEvent): void {
    const step = e.key === 'ArrowRight' || e.key === 'ArrowDown' ? 1 : e.key === 'ArrowLeft' || e.key === 'ArrowUp' ? -1 : 0;
    const here = e.currentTarget as SVGElement,
        table = here.closest('svg');
    if (!step || !table) return;
    const all = [...table.querySelectorAll<SVGElement>('.pickable > .hit')],
        to = all[(all.indexOf(here) + step + all.length) % all.length];
    e.preventDefault();
    to?.focus();
}
