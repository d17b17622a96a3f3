// What a player has, or what there is at a planet, in the warp, in a pile: a list with emblem, name, one line and a number. Each row opens its sheet.
import type { JSX } from 'preact';
import { capital, inWords, wordOf } from '../model/words';
import { count, isYou, nameOf, planetName } from '../model/seats';
import { hazardsOf, lucreOf, noteOf, pileOf, prawOf, secondOf, teamOf } from '../model/board';
import { lyingAt, rowOf, trayOf, type Row } from '../model/things';
import type { Card, View } from '../protocol';
import { stacksOn } from '../table/Planet';
import { ThingIcon } from '../table/things';

export interface TrayOf {
    title: string;
    text: string;
    rows: Row[];
}
type Summary = (sheet: string) => string | undefined;

const ships = (view: View, seat: number, n: number): Row => ({
    lies: 'fleet',
    name: isYou(view, seat) ? inWords('Your {ships}') : `${inWords('{Ships}')} of ${nameOf(view, seat)}`,
    line: '',
    number: String(n),
    sheet: null,
    off: false,
});

/* Duel: a planet is nobody's home; whoever has ships there controls it, unless it is fought over. */
function ofPlanetInDuel(view: View, p: View['planets'][number]): TrayOf {
    const fought = view.duel!.kind === 'duel' && !view.duel!.settled && view.target === p.planet,
        holds = (p.control ?? []).map(seat => (isYou(view, seat) ? 'you' : nameOf(view, seat)));
    return {
        title: p.name ?? '',
        text: fought ? 'Nobody controls it while it is fought over.' : holds.length ? `Controlled by ${holds.join(' and ')}.` : 'Nobody controls it.',
        rows: stacksOn(p).map(([seat, n]) => ships(view, seat, n)),
    };
}
const cardRow = (c: Card): Row => ({ lies: 'display', name: c.name, line: '', number: '', sheet: c.sheet ?? null, off: false });
function ofDuelist(view: View, seat: number): TrayOf {
    const d = view.duel!.seats[seat]!,
        who = view.seats[seat]!,
        thrown = d.thrown ?? [];
    return {
        title: `${nameOf(view, seat)}${who.alien ? ', ' + who.alien : ''}`,
        text:
            `${d.planets} of ${view.colonies_to_win} planets, ${count(d.supply, 'ship')} in the supply, ${who.warp} in the Warp. ` +
            `${count(who.hand, 'card')} in hand, ${d.deck} in the deck. ` +
            (thrown.length ? `Discards, which all may see (${thrown.length}):` : 'No discards.'),
        rows: thrown.map(cardRow),
    };
}

function ofPlanet(view: View, planet: number, summary: Summary): TrayOf | null {
    const p = view.planets.find(q => q.planet === planet);
    if (!p) return null;
    if (view.duel) return ofPlanetInDuel(view, p);
    const name = planetName(view, planet),
        on = stacksOn(p),
        guests = on.filter(([seat]) => seat !== p.owner).length,
        home = p.ships[p.owner]! > 0;
    const whose = isYou(view, p.owner) ? 'Your' : `${nameOf(view, p.owner)}'s`;
    return {
        title: name.charAt(0).toUpperCase() + name.slice(1),
        text:
            (home ? `${whose} home planet. ` : `${whose} home planet, lost: the owner has no {ship} here. `) +
            (guests ? `${count(guests, 'foreign {colony}', 'foreign {colonies}')} here. ` : '') +
            (view.target === planet ? 'It is attacked in this {encounter}.' : ''),
        rows: [...on.map(([seat, n]) => ships(view, seat, n)), ...lyingAt(view, planet).map(t => rowOf(view, t, summary))],
    };
}
const PLACES: Record<string, (view: View) => TrayOf> = {
    warp: view => ({
        title: 'Warp',
        text: view.duel
            ? 'Destroyed ships wait here until they are recovered to the supply.'
            : 'Lost {ships} wait here. At the start of {an encounter} the offense takes one of its own back.',
        rows: view.seats.filter(s => s.warp > 0).map(s => ships(view, s.seat, s.warp)),
    }),
    praw: view => {
        const praw = prawOf(view);
        return {
            title: 'Praw',
            text:
                `When the Warp holds ${praw?.critical ?? 0}, all of it falls in here. ` +
                'Whoever may take something out of the Warp may raise as many from the Praw to the Warp instead.',
            rows: (praw?.inside ?? []).map(([seat, n]) => ships(view, seat, n)),
        };
    },
    cone: () => ({
        title: 'Reversed cone',
        text:
            'A disc with a comet has turned the cone over. If the offense wins, its allies go home with rewards; if the defense wins, ' +
            'its allies get a base. It lasts for this challenge.',
        rows: [],
    }),
    bank: view => ({
        title: 'Bank',
        text: `${noteOf(view, 'lucre', null) ?? 0} lucre lie here. One lucre buys a card, or a token from the Warp.`,
        rows: view.seats.map(s => ({ ...ships(view, s.seat, lucreOf(view, s.seat) ?? 0), lies: 'lucre', name: nameOf(view, s.seat) })),
    }),
    hazards: view => ({
        title: 'Hazards',
        text: hazardsOf(view).length
            ? 'In force now:'
            : `${pileOf(view, 'hazards')?.count ?? 0} left. A warning on a destiny card brings the next one.`,
        rows: hazardsOf(view).map(t => rowOf(view, t, () => undefined)),
    }),
    rewards: view => ({
        title: 'Rewards',
        text:
            `${count(pileOf(view, 'rewards')?.count ?? 0, 'card')} left, ${pileOf(view, 'rewards')?.used ?? 0} used. ` +
            'Rewards may be drawn from here instead of the deck. Everybody can see the back of such a card.',
        rows: [],
    }),
    gate: view => ({
        title: capital(wordOf(view.edition, 'gate')),
        text: 'It carries the {ships} of the offense and its allies to the planet at which it points.',
        rows: view.seats.filter(s => s.gate > 0).map(s => ships(view, s.seat, s.gate)),
    }),
    destiny: view => ({
        title: capital(wordOf(view.edition, 'destiny')),
        text:
            `${view.destiny} left, ${view.destiny_used} used. What is turned over names the defense: ` +
            "a player's colour, anybody (wild), or whoever fits a rule.",
        rows: [],
    }),
    deck: view => ({ title: 'Deck', text: `${count(view.deck, 'card')} left. When it runs out, the discards are shuffled.`, rows: [] }),
    past: view => ({
        title: 'Past',
        text: view.discards.length ? 'Destiny cards that have been carried out; the last one first.' : 'No destiny card has been carried out yet.',
        rows: [...view.discards].reverse().map(cardRow),
    }),
    discards: view => ({
        title: 'Discards',
        text: view.discards.length ? `${count(view.discards.length, 'card')}; the last ones first.` : 'No card has been discarded.',
        rows: [...view.discards]
            .reverse()
            .slice(0, 12)
            .map(cardRow),
    }),
};

/* What a tapped thing of the table is about; null: it has only its sheet. */
export function trayFor(el: Element, view: View | undefined, summary: Summary): TrayOf | null {
    const at = el.closest<SVGElement | HTMLElement>('[data-planet],[data-seat],[data-mark]');
    if (!at || !view) return null;
    const { planet, seat, mark } = at.dataset;
    if (planet !== undefined) return ofPlanet(view, +planet, summary);
    if (mark !== undefined) return PLACES[mark]?.(view) ?? null;
    const who = view.seats[+seat!];
    if (!who) return null;
    if (view.duel) return ofDuelist(view, who.seat);
    const lost = who.warp ? `, ${count(who.warp, 'ship')} in the {warp}` : '';
    const second = secondOf(view, who),
        team = teamOf(view, who.seat),
        more = [second ? `second alien: ${second.alien}` : '', team ? `team ${team}` : ''].filter(Boolean).join(', ');
    return {
        title: `${nameOf(view, who.seat)}${who.alien ? ', ' + who.alien : ''}`,
        text: `${who.foreign_colonies} of ${view.colonies_to_win} {colonies}, ${count(who.hand, 'card')}${lost}${more ? '; ' + more : ''}.`,
        rows: trayOf(view, who.seat, summary),
    };
}

export function TrayRows({ rows }: { rows: Row[] }): JSX.Element | null {
    return rows.length ? (
        <ul class="tray">
            {rows.map((r, i) => (
                <li key={i} class={r.off ? 'off' : ''}>
                    <ThingIcon lies={r.lies} name={r.name} />
                    <span>
                        {r.sheet ? (
                            <button type="button" class="lnk b" data-sheet={r.sheet}>
                                {r.name}
                            </button>
                        ) : (
                            <b>{r.name}</b>
                        )}
                        {r.line && <small>{r.line}</small>}
                    </span>
                    <em class="num">{r.number}</em>
                </li>
            ))}
        </ul>
    ) : null;
}
