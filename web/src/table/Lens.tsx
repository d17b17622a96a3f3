// A planet with four owners or more, read in large: a strip with its stacks, the owner's first. Ships that can be taken are taken here, too.
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { timesPicked } from '../model/asking';
import { count, nameOf, planetName } from '../model/seats';
import { capital } from '../model/words';
import type { View } from '../protocol';
import type { Spot } from './geometry';
import { isCrowded } from './berths';
import { stacksOn, type Picking } from './Planet';
import { Stack } from './shapes';
import { Tappable } from './Tappable';

const STEP = 44,
    HEIGHT = 84,
    AWAY = 56,
    STAYS = 280 /* ms, in which the pointer gets from the planet to the lens */;

type Handlers = Pick<JSX.SVGAttributes<SVGSVGElement>, 'onPointerOver' | 'onPointerLeave' | 'onFocusIn' | 'onKeyDown'>;

/* Which planet is looked at: hovered, touched or walked to by keyboard. */
export function useLens(view: View): [number | null, Handlers] {
    const [seen, setSeen] = useState<number | null>(null),
        later = useRef(0);
    useEffect(() => () => clearTimeout(later.current), []);
    const look = (el: Element): void => {
        clearTimeout(later.current);
        if (el.closest('.lensbox')) return;
        const at = el.closest<SVGElement>('[data-crowd]')?.dataset.crowd;
        if (at !== undefined) setSeen(+at);
        else later.current = window.setTimeout(() => setSeen(null), STAYS);
    };
    const crowded = seen !== null && isCrowded(stacksOf(view, seen).length);
    return [
        crowded ? seen : null,
        {
            onPointerOver: e => look(e.target as Element),
            onPointerLeave: () => (later.current = window.setTimeout(() => setSeen(null), STAYS)),
            onFocusIn: e => look(e.target as Element),
            onKeyDown: e => {
                if (e.key === 'Escape') setSeen(null);
            },
        },
    ];
}

function stacksOf(view: View, planet: number): [number, number][] {
    const p = view.planets.find(q => q.planet === planet);
    return p ? stacksOn(p) : [];
}

interface Props {
    view: View;
    planet: number;
    at: Spot;
    W: number;
    H: number;
    picking: Picking;
}
export function Lens({ view, planet, at, W, H, picking }: Props): JSX.Element {
    const stacks = stacksOf(view, planet),
        { asked, draft } = picking,
        option = picking.lit.get(planet),
        taking = !!option && asked?.form === 'ships',
        whose = asked?.question.whose ?? view.viewer ?? 0,
        picked = option ? timesPicked(draft, option.choice) : 0;
    const w = Math.max(150, 12 + stacks.length * STEP),
        left = at.x < W / 2,
        x = Math.min(Math.max(left ? at.x + AWAY : at.x - AWAY - w, 4), W - w - 4),
        y = Math.min(Math.max(at.y - HEIGHT, 6), H - HEIGHT - 6);
    return (
        <g class="lensbox" role="group" aria-label={`${planetName(view, planet)}, enlarged`}>
            <path class="lensl" d={`M${at.x + (left ? 1 : -1) * 36} ${at.y}L${left ? x : x + w} ${y + HEIGHT / 2}`} />
            <rect class="lens" x={x} y={y} width={w} height={HEIGHT} rx="11" />
            <text class="lens-t" x={x + 12} y={y + 20}>
                {capital(planetName(view, planet))}
            </text>
            {stacks.map(([seat, n], i) => {
                const cx = x + 6 + STEP / 2 + i * STEP,
                    cy = y + 54,
                    mine = taking && seat === whose,
                    words = `${seat === view.viewer ? 'your' : `${nameOf(view, seat)}'s`} ${count(mine ? n - picked : n, 'ship')}`;
                return (
                    <Tappable
                        key={seat}
                        lit={mine}
                        hit={{ cx, cy, r: STEP / 2 }}
                        label={`${words}, take one`}
                        tip={capital(words)}
                        onTap={() => option && picking.tap(option.choice)}
                        onMinus={() => option && picking.minus(option.choice)}>
                        <Stack seat={seat} n={mine ? n - picked : n} x={cx} y={cy} r={16} lit={mine} ghost={mine && n - picked === 0} />
                    </Tappable>
                );
            })}
        </g>
    );
}
