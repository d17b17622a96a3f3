// The star of a system with its plate: name, alien, role in the encounter, hand size, and whether it can be chosen.
import type { JSX } from 'preact';
import { actCard } from '../model/asking';
import { dialWords, lucreOf, plainOf, rewardsOf, secondOf, TEAM_RING, teamOf, tokensOf, type Second } from '../model/board';
import { colourOf, count, isYou, nameOf } from '../model/seats';
import { belongings, marksOf } from '../model/things';
import type { Option, SeatView, View } from '../protocol';
import type { Layout, Plate as PlateBox, System } from './geometry';
import { HEX_NAME } from './plates';
import type { Picking } from './Planet';
import { POWER_WORD, SHAPE, Star } from './shapes';
import { Tappable } from './Tappable';
import { ThingEmblem, ThingMarks } from './things';

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
    const also = belongings(view, s.seat),
        second = secondOf(view, s),
        team = teamOf(view, s.seat),
        rewards = rewardsOf(s);
    return (
        `${s.name}, ${s.alien ?? 'hidden alien'}: ${POWER_WORD[s.power]}. ` +
        (second ? `${second.alien}: ${POWER_WORD[second.state]}. ` : '') +
        (team ? `Team ${team}${s.partner === undefined ? '' : ` with ${nameOf(view, s.partner)}`}. ` : '') +
        `${s.foreign_colonies} of ${view.colonies_to_win} {colonies}, ${count(s.hand, 'card')}` +
        (rewards ? `, ${count(rewards, 'reward')} among them.` : '.') +
        (s.dial ? ` The dial: ${dialWords(s.dial)}.` : '') +
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
    struck: number /* by a zap just now: which message told it */;
}

export function SystemStar({ view, seat, system, g, picking, seats, act, joining, flash, struck }: Props): JSX.Element {
    const option = seats.get(seat.seat) ?? (isYou(view, seat.seat) ? (act ?? undefined) : undefined),
        chosen = !!option && picking.draft.includes(option.choice);
    const R1 = g.br * 1.33 + 3,
        role = roleOf(view, seat, joining),
        main = seat.seat === view.offense || seat.seat === view.defense;
    const c = colourOf(seat.seat),
        team = teamOf(view, seat.seat),
        second = secondOf(view, seat),
        tokens = tokensOf(view, seat.seat),
        inner = system.dir === 'left' ? -1 : 1 /* the side where the name is */,
        label = option ? (picking.asked?.question.does === 'invite' ? 'invite ' : '') + option.text : '';
    const left = system.dir === 'left' ? -R1 - 84 : -R1 - 4,
        wide = system.plate ? Math.min(system.plate.w - 2 * system.plate.cut, 2 * R1 + 170) : 2 * R1 + 88,
        hit = { x: left, y: -R1 - 4, width: wide, height: 2 * R1 + 8 };
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
            {team && <circle class="team" r={R1 + 2} stroke-dasharray={TEAM_RING[team]} />}
            <Star
                seat={seat.seat}
                alien={seat.alien}
                power={seat.power}
                colonies={seat.foreign_colonies}
                needed={view.colonies_to_win}
                r={g.br}
                struck={struck}
            />
            {second && <SecondStar seat={seat.seat} second={second} x={inner * R1 * 0.8} y={R1 * 0.66} r={g.br * 0.62} />}
            {chosen && (
                <g class="pickmark" transform={`translate(${R1 * 0.8} ${-R1 * 0.8})`}>
                    <circle class="picked" r="11" />
                    <path class="pickedtick" d="M-4.5 .5L-1 4L4.500-4" />
                </g>
            )}
            {system.plate ? (
                <PlateHead view={view} seat={seat} plate={system.plate} role={role} main={main} c={c} g={g} team={team} x0={system.x} />
            ) : (
                <>
                    {!isYou(view, seat.seat) && <HandSize seat={seat} system={system} R1={R1} m={g.m} />}
                    {system.dir !== 'up' && !second && <ThingMarks view={view} seat={seat} {...techSpot(system, R1)} most={g.big ? 3 : 4} />}
                    {tokens > 0 && <Tokens n={tokens} x={-inner * Math.min(R1 * 0.8, g.m - 12)} y={-R1 * 0.72} />}
                    {seat.dial && <DialFace dial={seat.dial} x={-inner * Math.min(R1 * 0.8, g.m - 12)} y={-R1 * 0.72} />}
                    <Plate
                        name={nameOf(view, seat.seat)}
                        alien={second ? `${seat.alien ?? 'hidden'}, ${second.alien}` : (seat.alien ?? 'hidden')}
                        two={second !== null}
                        team={team}
                        purse={lucreOf(view, seat.seat)}
                        role={role}
                        main={main}
                        c={c}
                        system={system}
                        g={g}
                        R1={R1}
                    />
                </>
            )}
        </Tappable>
    );
}

/* The other lower corner, and on from there towards the name. */
function techSpot(system: System, R1: number): { x: number; y: number; step: number } {
    const sign = system.dir === 'left' ? -1 : 1;
    return { x: sign * R1 * 0.78, y: R1 * 0.74, step: sign * 21 };
}

/* A back with the number of cards; rewards have a hatched one beside it. */
export function Back({ x, y, n, reward }: { x: number; y: number; n: number; reward?: boolean }): JSX.Element {
    const w = n > 9 ? 22 : 18;
    return (
        <g transform={`translate(${x} ${y})`}>
            <rect class={reward ? 'hatch' : 'hc'} x={-w / 2} y="-11" width={w} height="22" rx="4" />
            {reward && (
                <path
                    class="hl"
                    d={`M${1 - w / 2} 6l4 4M${1 - w / 2} 0l10 10M${w / 2 - 11} -10l10 10M${w / 2 - 5} -10l4 4`}
                />
            )}
            <text class="hc-t">{n}</text>
        </g>
    );
}
function HandSize({ seat, system, R1, m }: { seat: SeatView; system: System; R1: number; m: number }): JSX.Element {
    const dir = system.dir,
        x = dir === 'left' ? Math.min(R1 * 0.78, m - 11) : dir === 'right' ? -Math.min(R1 * 0.78, m - 11) : -R1 * 0.78,
        level = dir === 'up' || dir === 'down',
        rewards = rewardsOf(seat);
    return (
        <>
            <Back x={x} y={R1 * 0.74} n={plainOf(seat)} />
            {rewards > 0 && <Back x={x + (dir === 'right' ? 19 : -19)} y={R1 * 0.74 + (level ? 0 : 3)} n={rewards} reward />}
        </>
    );
}

/* A second power is a smaller companion star with its own state. */
const SecondStar = ({ seat, second, x, y, r }: { seat: number; second: Second; x: number; y: number; r: number }): JSX.Element => (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} data-tip={`${second.alien}: ${POWER_WORD[second.state]}.`}>
        <circle class="back0" r={r + 2} />
        <Star seat={seat} alien={second.alien} power={second.state} colonies={0} needed={5} r={r} track={false} />
    </g>
);

const Tokens = ({ n, x, y }: { n: number; x: number; y: number }): JSX.Element => (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} data-tip={`${count(n, 'token')} on the sheet.`}>
        <circle class="chipn" r="10.5" />
        <circle class="chip2" r="8" />
        <text class="chipn-t" y=".5">
            {n}
        </text>
    </g>
);

/* A dial of hidden alliances that has been shown: how many ships, pointing to their side. */
function DialFace({ dial, x, y }: { dial: NonNullable<SeatView['dial']>; x: number; y: number }): JSX.Element {
    return (
        <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} data-tip={`The dial: ${dialWords(dial)}.`} data-lies="dial">
            <circle class="dialf" r="11" />
            {dial.side && <path class="dialp" d={dial.side === 'offense' ? 'M-15 0L-10-4V4Z' : 'M15 0L10-4V4Z'} />}
            <text class="chipn-t" y=".5">
                {dial.side === null ? '–' : dial.card ? '+' : dial.ships}
            </text>
        </g>
    );
}

/* The line of a hex: name, what the player does, hex and alien, purse, hand. Seen from the star. */
interface HeadProps {
    view: View;
    seat: SeatView;
    plate: PlateBox;
    role: string;
    main: boolean;
    c: keyof typeof SHAPE;
    g: Layout;
    team: string | null;
    x0: number;
}
function PlateHead({ view, seat, plate, role, main, c, g, team, x0 }: HeadProps): JSX.Element {
    const narrow = plate.w < 300,
        you = isYou(view, seat.seat),
        name = nameOf(view, seat.seat),
        shown = name.length > 9 ? name.slice(0, 8) + '…' : name,
        x = g.br * 1.33 + 8,
        right = plate.cx + plate.w / 2 - plate.cut - x0 - (narrow ? 0 : 6),
        purse = lucreOf(view, seat.seat),
        tokens = tokensOf(view, seat.seat),
        hex = plate.kind === 'regular' ? '' : HEX_NAME[plate.kind],
        alien = seat.alien ?? 'hidden',
        wide = role.length * 6.6 + 18,
        after = x + 24 + nameWidth(shown) + (team ? 22 : 0);
    /* Where name and purse leave it no room it hangs on the other edge of the plate. */
    const fits = role !== '' && after + wide < right - (purse !== null ? 56 : 16) - (rewardsOf(seat) ? 22 : 0),
        marks = marksOf(view, seat.seat);
    return (
        <>
            <g transform={`translate(${x + 5} -8) scale(5.6)`} class={`p-${c}`}>
                <path d={SHAPE[c]} class="ship mark" />
            </g>
            <text class="nm-t" x={x + 16} y="-3">
                {shown}
            </text>
            {team && <TeamLetter team={team} x={x + 29 + nameWidth(shown)} y={-8} />}
            <text class="sub-t" x={x} y="14">
                {narrow && hex ? hex : [hex, alien].filter(Boolean).join(', ')}
            </text>
            {role && (
                <Pill
                    role={role}
                    main={main}
                    c={c}
                    x={fits ? after + wide / 2 : plate.cx - x0}
                    y={fits ? -9 : (plate.low ? -1 : 1) * (plate.h - g.br - 12)}
                />
            )}
            {purse !== null && (
                <g data-tip={`${purse} lucre.`} data-lies="lucre">
                    <g class="thing1" transform={`translate(${right - 41} -8) scale(.9)`}>
                        <ThingEmblem lies="lucre" name="" />
                    </g>
                    <text class="purse" x={right - 30} y="-7.5">
                        {purse}
                    </text>
                </g>
            )}
            {!you && <Back x={right - 2} y={-7} n={plainOf(seat)} />}
            {!you && rewardsOf(seat) > 0 && <Back x={right + 17} y={-7} n={rewardsOf(seat)} reward />}
            {tokens > 0 && <Tokens n={tokens} x={right - 6} y={16} />}
            {marks.length > 0 && (
                <text class="sub-t" x={right - (tokens ? 20 : -6)} y="18" text-anchor="end" data-tip={marks.map(m => m.name).join(', ')}>
                    +{marks.length}
                </text>
            )}
        </>
    );
}

/* About as wide as it is set in bold 15 px. */
const nameWidth = (name: string): number =>
    [...name].reduce((w, c) => w + (/[ijlt.' ]/.test(c) ? 5.2 : /[mwMW]/.test(c) ? 14.5 : /[A-Z]/.test(c) ? 11.5 : 10), 0);

const TeamLetter = ({ team, x, y }: { team: string; x: number; y: number }): JSX.Element => (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
        <circle r="8.5" class="teamb" />
        <text class="chipn-t" y=".5">
            {team}
        </text>
    </g>
);

function Pill({ role, main, c, x, y }: { role: string; main: boolean; c: keyof typeof SHAPE; x: number; y: number }): JSX.Element {
    const wide = role.length * 6.6 + 18,
        cls = `${main ? 'main' : ''} ${role === 'you decide' ? 'asked' : ''}`;
    return (
        <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} class={`p-${c}`}>
            <rect class={`tag ${cls}`} x={-wide / 2} y="-11" width={wide} height="22" rx="9" />
            <text class={`tag-t ${cls}`} y=".5">
                {role}
            </text>
        </g>
    );
}

interface PlateProps {
    name: string;
    alien: string;
    two: boolean;
    team: string | null;
    purse: number | null;
    role: string;
    main: boolean;
    c: keyof typeof SHAPE;
    system: System;
    g: Layout;
    R1: number;
}
function Plate({ name, alien, two, team, purse, role, main, c, system, g, R1 }: PlateProps): JSX.Element {
    const wide = role ? role.length * 6.6 + 18 : 0,
        k = g.k,
        shown = name.length > 11 ? name.slice(0, 10) + '…' : name;
    const pill = (x: number, y: number): JSX.Element | null => (role ? <Pill role={role} main={main} c={c} x={x} y={y} /> : null);
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
                {team && <TeamLetter team={team} x={x + 31 + nameWidth(shown)} y={y - 5} />}
                {purse !== null && <Purse n={purse} x={x + 31 + nameWidth(shown) + (team ? 20 : 0)} y={y - 5} />}
                {!(g.big && (k < 0.8 || two) && down) && (
                    <text class="sub-t" x={x} y={y + 17}>
                        {alien.length > 22 ? alien.slice(0, 20) + '…' : alien}
                    </text>
                )}
                {pill(-R1 - (team ? 14 : 10) - wide / 2, down ? (k < 0.9 ? 12 - g.m : -12 * k) : k < 0.9 ? g.m - 14 : 9 * k)}
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
            {team && <TeamLetter team={team} x={0} y={-R1 - 2} />}
            {purse !== null && <Purse n={purse} x={x + sign * 10} y={up - 24} />}
            {role && (system.many || (two && g.big)) ? (
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

const Purse = ({ n, x, y }: { n: number; x: number; y: number }): JSX.Element => (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} data-tip={`${n} lucre.`} data-lies="lucre">
        <g class="thing1" transform="scale(.8)">
            <ThingEmblem lies="lucre" name="" />
        </g>
        <text class="purse" x="10" y=".5">
            {n}
        </text>
    </g>
);

/* The option that uses the viewer's own power now: its star lights up. */
export function powerOption(picking: Picking): Option | null {
    if (picking.asked?.form !== 'act') return null;
    return picking.asked.options.find(o => o.kind === 'act' && actCard(o) === null) ?? null;
}
