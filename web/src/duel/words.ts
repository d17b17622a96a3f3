// What is said of a table of Duel: roles, envoys, tactics, who leads.
import { isYou, nameOf } from '../model/seats';
import type { View } from '../protocol';
import type { Envoy } from '../protocolDuel';

export const isStraggler = (view: View, seat: number): boolean => seat !== view.duel!.leader;
export const roleOf = (view: View, seat: number): string => (isStraggler(view, seat) ? 'Straggler' : 'Leader');

export const halfWords = (view: View, half: number): string => {
    const t = view.duel!.tactics[half]!;
    return `${t.does} ${t.count}`;
};
export const tokenWords = (view: View, token: number, ready: boolean): string =>
    `${halfWords(view, 2 * token)} or ${halfWords(view, 2 * token + 1)}, ${ready ? 'ready' : 'spent'}`;

const whose = (view: View, seat: number): string => (isYou(view, seat) ? 'your' : view.seats[seat]!.name + '’s');
export const envoyName = (e: Envoy): string => e.sheet ?? `${e.icon} envoy`;
export const envoyWords = (view: View, e: Envoy): string =>
    `${e.open && e.sheet ? e.sheet : e.sheet ? `${e.sheet}, face down` : `A ${e.icon} envoy, face down`}, ${
        e.ally === null ? 'neutral' : `${whose(view, e.ally)} ally`
    }`;

/* What stands in the middle of the strip: what is fought over, or who leads. */
export function middleWords(view: View): { above: string; bold: string; below: string } {
    const duel = view.duel!,
        clout = duel.clout,
        target = view.planets.find(p => p.planet === view.target);
    if (clout && clout.leads !== null) {
        const by = Math.abs(clout.totals[0] - clout.totals[1]),
            who = isYou(view, clout.leads) ? 'You lead' : `${view.seats[clout.leads]!.name} leads`,
            straggler = 1 - duel.leader;
        const tie = isYou(view, straggler) ? 'you' : view.seats[straggler]!.name;
        return { above: '', bold: by ? `${who} by ${by}` : who, below: `ties go to ${tie}` };
    }
    if (duel.kind === 'duel' && target) return { above: 'duel on', bold: target.name ?? '', below: '' };
    if (duel.kind === 'contest') return { above: '', bold: 'Contest', below: 'plans only' };
    if (target) return { above: '', bold: target.name ?? '', below: '' };
    const leads = `${nameOf(view, duel.leader)}${isYou(view, duel.leader) ? ' are' : ' is'} the leader`;
    return { above: '', bold: duel.card?.sheet ?? '', below: duel.card ? leads : '' };
}
