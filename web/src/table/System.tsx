// The star of a system with its plate: name, alien, role in the encounter, hand size, and whether it can be chosen.
import type { JSX } from 'preact';
import { actCard } from '../model/asking';
import { colourOf, count, isYou, nameOf } from '../model/seats';
import { belongings } from '../model/things';
import type { Option, SeatView, View } from '../protocol';
import type { Layout, System } from './geometry';
import type { Picking } from './Planet';
import { POWER_WORD, SHAPE, Star } from './shapes';
import { Tappable } from './Tappable';
import { ThingMarks } from './things';

/* What a player does in this encounter, in a word or two; empty: nothing to say. */
export function roleOf(view: View, seat: SeatView, joining: boolean): string {
    if (seat.seat === view.offense) return 'Offense';
    if (seat.seat === view.defense) return 'Defense';
    const of = (main: number | null): string => (isYou(view, main) ? 'you' : nameOf(view, main));
    if (joining && isYou(view, seat.seat)) return 'you decide';
    if (seat.both_sides) return 'with both sides';
    if (seat.side === 'offense' && seat.ships_in) return 'with ' + of(view.offense);
    if (seat.side === 'defense' && seat.ships_in) return 'with ' + of(view.defense);
    if (seat.asked_to_join || view.phase === 'invite_offense' || view.phase === 'invite_defense') {
        if (seat.invited_by_offense && seat.invited_by_defense) return 'with whom?';
        if (seat.invited_by_offense) return `with ${of(view.offense)}?`;
        if (seat.invited_by_defense) return `with ${of(view.defense)}?`;
        return '';
    }
    const late = view.phase === 'planning' || view.phase === 'reveal' || view.phase === 'resolution' || view.phase === 'join';
    return late && (seat.invited_by_offense || seat.invited_by_defense) ? 'stays out' : '';
}

export function seatTip(view: View, s: SeatView): string {
    const also = belongings(view, s.seat);
    return (
        `${s.name}, ${s.alien ?? 'hidden alien'}: ${POWER_WORD[s.power]}. ` +
        `${s.foreign_colonies} of ${view.colonies_to_win} colonies, ${count(s.hand, 'card')}.` +
        (also.length ? ` ${also.join('. ')}.` : '')
    );
}

interface Props {
    view: View;
    seat: SeatView;
    system: System;
    g: Layout;
    picking: Picking;
    seats: Map<number, Option>;
    act: Option | null;
    joining: boolean;
    flash: boolean;
}

export function SystemStar({ view, seat, system, g, picking, seats, act, joining, flash }: Props): JSX.Element {
    const option = seats.get(seat.seat) ?? (isYou(view, seat.seat) ? (act ?? undefined) : undefined),
        chosen = !!option && picking.draft.includes(option.choice);
    const R1 = g.br * 1.33 + 3,
        role = roleOf(view, seat, joining),
        main = seat.seat === view.offense || seat.seat === view.defense;
    const c = colourOf(seat.seat),
        label = option ? (picking.asked?.question.does === 'invite' ? 'invite ' : '') + option.text : '';
    const left = system.dir === 'left' ? -R1 - 84 : -R1 - 4,
        hit = { x: left, y: -R1 - 4, width: 2 * R1 + 88, height: 2 * R1 + 8 };
    return (
        <Tappable
            lit={!!option}
            hit={hit}
            role={picking.asked?.form === 'seats' ? 'checkbox' : 'button'}
            pressed={option ? chosen : undefined}
            label={label}
            tip={seatTip(view, seat) + (option?.help ? ' ' + option.help : '')}
            area="seat"
            transform={`translate(${system.x} ${system.y})`}
            class={flash ? 'flash' : ''}
            sheet={seat.alien ?? undefined}
            seat={seat.seat}
            onTap={() => option && picking.tap(option.choice)}>
            {option && (
                <g class={chosen ? '' : 'breathe'}>
                    <circle class="lit soft" r={R1 + 3} />
                    <circle class="lit" r={R1 + 2} />
                </g>
            )}
            <Star
                seat={seat.seat}
                alien={seat.alien}
                power={seat.power}
                colonies={seat.foreign_colonies}
                needed={view.colonies_to_win}
                r={g.br}
            />
            {chosen && (
                <g class="pickmark" transform={`translate(${R1 * 0.8} ${-R1 * 0.8})`}>
                    <circle class="picked" r="11" />
                    <path class="pickedtick" d="M-4.5 .5L-1 4L4.500-4" />
                </g>
            )}
            {!isYou(view, seat.seat) && <HandSize n={seat.hand} system={system} R1={R1} m={g.m} />}
            {system.dir !== 'up' && <ThingMarks view={view} seat={seat} {...techSpot(system, R1)} most={g.big ? 3 : 4} />}
            <Plate
                name={nameOf(view, seat.seat)}
                alien={seat.alien ?? 'hidden'}
                role={role}
                main={main}
                c={c}
                system={system}
                g={g}
                R1={R1}
            />
        </Tappable>
    );
}

/* The other lower corner, and on from there towards the name. */
function techSpot(system: System, R1: number): { x: number; y: number; step: number } {
    const sign = system.dir === 'left' ? -1 : 1;
    return { x: sign * R1 * 0.78, y: R1 * 0.74, step: sign * 21 };
}

function HandSize({ n, system, R1, m }: { n: number; system: System; R1: number; m: number }): JSX.Element {
    const x = system.dir === 'left' ? Math.min(R1 * 0.78, m - 11) : system.dir === 'right' ? -Math.min(R1 * 0.78, m - 11) : -R1 * 0.78;
    return (
        <g transform={`translate(${x} ${R1 * 0.74})`}>
            <rect class="hc" x={n > 9 ? -11 : -9} y="-11" width={n > 9 ? 22 : 18} height="22" rx="4" />
            <text class="hc-t">{n}</text>
        </g>
    );
}

interface PlateProps {
    name: string;
    alien: string;
    role: string;
    main: boolean;
    c: keyof typeof SHAPE;
    system: System;
    g: Layout;
    R1: number;
}
function Plate({ name, alien, role, main, c, system, g, R1 }: PlateProps): JSX.Element {
    const wide = role ? role.length * 6.6 + 18 : 0,
        k = g.k,
        shown = name.length > 11 ? name.slice(0, 10) + '…' : name;
    const pill = (x: number, y: number): JSX.Element | null =>
        role ? (
            <g transform={`translate(${x} ${y})`} class={`p-${c}`}>
                <rect
                    class={`tag ${main ? 'main' : ''} ${role === 'you decide' ? 'asked' : ''}`}
                    x={-wide / 2}
                    y="-11"
                    width={wide}
                    height="22"
                    rx="9"
                />
                <text class={`tag-t ${main ? 'main' : ''} ${role === 'you decide' ? 'asked' : ''}`} y=".5">
                    {role}
                </text>
            </g>
        ) : null;
    const mark = (x: number, y: number): JSX.Element => (
        <g transform={`translate(${x} ${y}) scale(6.2)`} class={`p-${c}`}>
            <path d={SHAPE[c]} class="ship mark" />
        </g>
    );
    if (system.dir === 'up' || system.dir === 'down') {
        const down = system.dir === 'down',
            y = down ? (k < 0.9 ? 19 - g.m : -10 * k) : k < 0.9 ? g.m - 24 : 6 * k,
            x = R1 + 9;
        return (
            <>
                {mark(x + 6, y - 5)}
                <text class="nm-t" x={x + 18} y={y}>
                    {shown}
                </text>
                {!(g.big && k < 0.8 && down) && (
                    <text class="sub-t" x={x} y={y + 17}>
                        {alien}
                    </text>
                )}
                {pill(-R1 - 10 - wide / 2, down ? (k < 0.9 ? 12 - g.m : -12 * k) : k < 0.9 ? g.m - 14 : 9 * k)}
            </>
        );
    }
    const right = system.dir === 'right',
        sign = right ? 1 : -1,
        x = sign * (R1 + 9),
        anchor = right ? 'start' : 'end',
        up = system.many ? -10 : -4;
    return (
        <>
            {mark(x + sign * 6, up - 5)}
            <text class="nm-t" x={x + sign * 18} y={up} text-anchor={anchor}>
                {shown}
            </text>
            {role && system.many ? (
                pill(x + sign * (wide / 2 - 2), up + 18)
            ) : (
                <>
                    <text class="sub-t" x={x} y={up + 17} text-anchor={anchor}>
                        {alien.length > 12 ? alien.slice(0, 10) + '…' : alien}
                    </text>
                    {pill(-sign * (g.m - 8 - wide / 2), -R1 - 17)}
                </>
            )}
        </>
    );
}

/* The option that uses the viewer's own power now: its star lights up. */
export function powerOption(picking: Picking): Option | null {
    if (picking.asked?.form !== 'act') return null;
    return picking.asked.options.find(o => o.kind === 'act' && actCard(o) === null) ?? null;
}
