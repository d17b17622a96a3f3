// The viewer's techs as cards beside the discards, with the ships on them; those of the others are at their stars (things.tsx).
import type { JSX } from 'preact';
import { useSession } from '../context';
import { count } from '../model/seats';
import { techsOf } from '../model/things';
import type { SeatView, Thing, View } from '../protocol';
import { CardFace } from './shapes';

/* "2 of 4 ships", as far as it is known how many are needed. */
const progress = (t: Thing, needed: number | undefined): string =>
    t.open ? 'complete' : t.count && needed ? `${t.count} of ${needed}` : count(t.count, 'ship');

interface Piles {
    view: View;
    seat: SeatView;
    x: number;
    y: number;
    w: number;
    h: number;
    gap: number;
    k: number;
    most: number;
}
/* More than there is room for: the last card tells how many. */
export function TechPiles({ view, seat, x, y, w, h, gap, k, most }: Piles): JSX.Element {
    const session = useSession(),
        techs = techsOf(view, seat.seat),
        shown = techs.length > most ? techs.slice(0, Math.max(0, most - 1)) : techs,
        rest = techs.slice(shown.length),
        at = (i: number): number => x + i * (w + gap);
    const tip = (t: Thing): string => {
        const entry = t.card ? session.entries.get(t.card.name) : undefined;
        return `${t.card?.name ?? 'A tech, face down'}: ${progress(t, entry?.research ?? undefined)}.${entry?.summary ? ` ${entry.summary}.` : ''}`;
    };
    return (
        <>
            {shown.map((t, i) => (
                <g key={i} data-tip={tip(t)} data-sheet={t.card?.name}>
                    <rect class={`pile ${t.open ? '' : 'b'}`} x={at(i)} y={y} width={w} height={h} rx="6" />
                    <g transform={`translate(${at(i) + w / 2 - 13 * k} ${y + h / 2 - 13 * k}) scale(${k})`} class="pile-f">
                        <CardFace kind="tech" size={26} />
                    </g>
                    <text class="pile-t" x={at(i) + w / 2} y={y + h + 16}>
                        {progress(t, t.card ? (session.entries.get(t.card.name)?.research ?? undefined) : undefined)}
                    </text>
                </g>
            ))}
            {rest.length > 0 && (
                <g data-tip={rest.map(tip).join(' ')}>
                    <rect class="pile b" x={at(shown.length)} y={y} width={w} height={h} rx="6" />
                    <text class="pile-n" x={at(shown.length) + w / 2} y={y + h / 2}>
                        {rest.length}
                    </text>
                    <text class="pile-t" x={at(shown.length) + w / 2} y={y + h + 16}>
                        Techs
                    </text>
                </g>
            )}
        </>
    );
}
