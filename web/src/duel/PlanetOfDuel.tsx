// A planet of Duel: the upper half is the other's, the lower yours; an arc on the rim is control, a dashed ring a duel, the symbol on the left rim.
import type { JSX } from 'preact';
import { leftSeat } from '../model/duel';
import { colourOf, count, isYou } from '../model/seats';
import type { Option, Planet, View } from '../protocol';
import { Stack } from '../table/shapes';
import { Tappable } from '../table/Tappable';
import { Ink, SYMBOL } from './icons';

export interface Picked {
    option: Option | undefined;
    times: number;
    tap: (choice: number) => void;
    minus?: (choice: number) => void;
    several: boolean;
}

function arc(x: number, y: number, r: number, from: number, to: number): string {
    const at = (deg: number): string => {
        const a = (deg * Math.PI) / 180;
        return `${(x + r * Math.cos(a)).toFixed(1)} ${(y + r * Math.sin(a)).toFixed(1)}`;
    };
    return `M${at(from)}A${r} ${r} 0 0 1 ${at(to)}`;
}

export function planetWords(view: View, p: Planet): string {
    const on = p.ships.map((n, seat) => (n ? `${isYou(view, seat) ? 'you' : view.seats[seat]!.name} ${n}` : '')).filter(Boolean),
        held = (p.control ?? []).map(seat => (isYou(view, seat) ? 'you control it' : `${view.seats[seat]!.name} controls it`));
    const parts = [`${p.name} (${p.symbol}, ${SYMBOL[p.symbol!]}): ${on.join(', ') || 'no ships'}`, ...held, ...(p.in_warp ? ['in the Warp'] : [])];
    return parts.join('; ');
}

interface Props {
    view: View;
    planet: Planet;
    x: number;
    y: number;
    r: number;
    small?: boolean;
    picked: Picked;
    tinted?: boolean /* something changed there, and nothing flies */;
}
export function PlanetOfDuel({ view, planet: p, x, y, r, small, picked, tinted }: Props): JSX.Element {
    const left = leftSeat(view),
        other = 1 - left,
        fought = view.target === p.planet && view.duel!.kind === 'duel' && !view.duel!.settled,
        stack = Math.max(8.5, r * 0.355),
        badge = small ? 8 : 11.5,
        bx = x - r - (fought ? 6 : 0) + (small ? 3 : 2);
    const { option, times, tap, minus, several } = picked,
        controls = (seat: number): boolean => !fought && !!p.control?.includes(seat);
    return (
        <Tappable
            label={option ? option.text : ''}
            tip={planetWords(view, p)}
            lit={!!option}
            hit={{ cx: x, cy: y, r: Math.max(r + 6, 22) }}
            role={several ? 'button' : 'checkbox'}
            pressed={times > 0}
            area="planet"
            class={fought ? 'now' : ''}
            {...(option ? { onTap: () => tap(option.choice) } : {})}
            {...(option && several && minus ? { onMinus: () => minus(option.choice) } : {})}>
            <g class={`nplanet ${tinted ? 'tinted' : ''}`} role={option ? undefined : 'img'} aria-label={option ? undefined : planetWords(view, p)}>
                <circle class="disc" cx={x} cy={y} r={r} />
                {fought && <circle class="nrm" cx={x} cy={y} r={r + 6} />}
                {controls(other) && <path class={`ctrl p-${colourOf(other)}`} d={arc(x, y, r + 4, 194, 346)} />}
                {controls(left) && <path class={`ctrl p-${colourOf(left)}`} d={arc(x, y, r + 4, 14, 166)} />}
                {option && (
                    <g class="breathe">
                        <circle class="lit soft" cx={x} cy={y} r={r + 10} />
                        <circle class="lit" cx={x} cy={y} r={r + 9} />
                    </g>
                )}
                {p.ships[other]! > 0 && <Stack seat={other} n={p.ships[other]!} x={x} y={y - r * 0.46} r={stack} />}
                {p.ships[left]! > 0 && <Stack seat={left} n={p.ships[left]!} x={x} y={y + r * 0.46} r={stack} />}
                <circle class="stp" cx={bx} cy={y} r={badge} />
                <Ink name={SYMBOL[p.symbol!]} x={bx} y={y} r={badge * 0.74} />
                {times > 0 && (
                    <g transform={`translate(${x + r * 0.86} ${y - r * 0.86})`}>
                        <circle class="picked" r={small ? 9 : 11} />
                        {several ? (
                            <text class="picked-t" font-size="12" y=".5">
                                {times}
                            </text>
                        ) : (
                            <path class="tickmark" d="M-5 .5L-1.500 4L5-4" />
                        )}
                    </g>
                )}
            </g>
            {option && <title>{`${option.text}, ${count(p.ships[left]!, 'ship')} of yours`}</title>}
        </Tappable>
    );
}
