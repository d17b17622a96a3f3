// Special ships wear a pennant or a hook at their stack, hollow when they have done what they do once; lux lies as crystals at the gate, for
// the offense, and at the target, for whoever owns its system.
import type { JSX } from 'preact';
import { count } from '../model/seats';
import { luxToCollect, specialsAt, thingName, type Crystals } from '../model/things';
import type { Thing, View } from '../protocol';
import type { GateShape, Layout, Spot } from './geometry';
import { ThingEmblem } from './things';

function Pennant({ t, x, y, r }: { t: Thing; x: number; y: number; r: number }): JSX.Element {
    const mark = `penn ${t.open ? '' : 'used'}`,
        tip = `${thingName(t)}${t.open ? '' : ', used'}.`;
    return t.sort === 'flagship' ? (
        <path
            class={mark}
            data-tip={tip}
            data-special="flagship"
            d={`M${x + r * 0.35} ${y - r * 0.5}V${y - r * 1.75}L${x + r * 1.5} ${y - r * 1.4}L${x + r * 0.5} ${y - r * 1.05}`}
        />
    ) : (
        <g transform={`translate(${x + r} ${y - r * 1.05})`} data-tip={tip} data-special="salvage">
            <circle class={mark} r="6.500" />
            <g class={`penn-i ${t.open ? '' : 'used'}`} transform="translate(-1 0) scale(.48)">
                <ThingEmblem lies="hook" name="" />
            </g>
        </g>
    );
}

/* Of one player's stack; `planet` null: of its ships in the encounter. */
interface PennantsProps {
    view: View;
    seat: number;
    planet: number | null;
    n: number;
    x: number;
    y: number;
    r: number;
}
export function Pennants({ view, seat, planet, n, x, y, r }: PennantsProps): JSX.Element | null {
    const all = specialsAt(view, seat, planet);
    if (!all.length) return null;
    return (
        <>
            {all.map((t, i) => (
                <Pennant key={t.sort} t={t} x={x - i * r * 1.3} y={y - Math.min(n - 1, 3)} r={r} />
            ))}
        </>
    );
}

const FOR_WHOM = { gate: 'Lux at the gate, for the offense', planet: 'Lux at the planet, for whoever owns its system' };
export function LuxPile({ of, where, x, y }: { of: Crystals; where: 'gate' | 'planet'; x: number; y: number }): JSX.Element {
    const words = [of.lux ? `${of.lux} lux` : '', of.ultra ? count(of.ultra, 'ultra lux', 'ultra lux') : ''].filter(Boolean).join(', ');
    return (
        <g class="thing1 luxpile" data-lux={where} data-tip={`${FOR_WHOM[where]}: ${words}.`}>
            {Array.from({ length: of.ultra }, (_, i) => (
                <g key={'u' + i} transform={`translate(${x + i * 17} ${y}) scale(1.150)`}>
                    <ThingEmblem lies="ultra" name="" />
                </g>
            ))}
            {Array.from({ length: of.lux }, (_, i) => (
                <g key={i} transform={`translate(${x + of.ultra * 17 + i * 14} ${y})`}>
                    <ThingEmblem lies="lux" name="" />
                </g>
            ))}
        </g>
    );
}

/* On the table: beside the cone near the warp, and beside the target. */
export function Lux({ view, g, shape, at }: { view: View; g: Layout; shape: GateShape; at: Spot | null }): JSX.Element | null {
    const { gate, planet } = luxToCollect(view),
        ux = Math.cos(shape.angle),
        uy = Math.sin(shape.angle),
        side = ux > 0 ? 1 : -1,
        wide = (n: Crystals): number => (n.lux * 14 + n.ultra * 17) / 2,
        spot = (along: number, off: number): { x: number; y: number } => ({
            x: g.warp.x + ux * along - uy * off * side,
            y: g.warp.y + uy * along + ux * off * side,
        });
    if (!gate && !planet) return null;
    const a = spot(g.warp.r + 30 * g.k, shape.base + 12 * g.k);
    return (
        <>
            {gate && <LuxPile of={gate} where="gate" x={a.x - wide(gate) / 2} y={a.y} />}
            {planet && at && <LuxPile of={planet} where="planet" x={at.x - wide(planet) + 7} y={at.y + at.r * 1.08 + 24 * g.k} />}
        </>
    );
}
