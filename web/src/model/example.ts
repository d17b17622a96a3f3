// An example of the encyclopaedia is a scenario of the tests, line by line. Here it becomes sentences, and what a small picture of it needs.
import { count, list } from './seats';

export interface Drawn {
    name: string /* of the player: a colour */;
    alien: string | null;
    card: string | null;
    total: number | null;
}
export interface Example {
    who: string[] /* "Red is Amoeba" */;
    lines: string[];
    offense: Drawn | null;
    defense: Drawn | null;
    winner: string | null;
}

const COLOUR = /^(Red|Blue|Green|Yellow|Purple|Orange|White|Black|Ochre)$/;
const planet = (w: string): string => w.replace(/^([A-Z][a-z]+)(\d)$/, "$1's planet $2");
const words = (text: string): string => text.replace(/"/g, '').replace(/-/g, ' ').trim();
const CARDS: Record<string, string> = { n: 'Negotiate', negotiate: 'Negotiate', m: 'Morph', morph: 'Morph' };
const cardWord = (w: string): string => (/^\d+$/.test(w) ? `Attack ${+w}` : (CARDS[w] ?? words(w.replace(/^.*:/, ''))));

/* "Red1 x2 Red2" is three ships. */
const ships = (rest: string): number =>
    rest.split(/\s+/).reduce((n, w) => (/^x\d/.test(w) ? n + Number(w.slice(1)) - 1 : /\d$/.test(w) ? n + 1 : n), 0);

const PLANET = /\b([A-Z][a-z]+)(\d)\b/g;
const DEEDS: Record<string, (who: string, rest: string) => string> = {
    aim: (who, r) => `${who} aims at ${planet(r)}.`,
    gather: (who, r) => `${who} loads ${count(ships(r), 'ship')}.`,
    'gather+': (who, r) => `${who} loads ${count(ships(r), 'ship')}.`,
    commit: (who, r) => `${who} sends ${count(ships(r), 'ship')}.`,
    'bring-in': (who, r) => `${who} brings in ${count(ships(r), 'ship')} more.`,
    lose: (who, r) => `${who} loses ${count(ships(r), 'ship')}.`,
    return: (who, r) => `${count(ships(r), 'ship')} of ${who} ${ships(r) === 1 ? 'comes' : 'come'} home.`,
    resettle: (who, r) => `${count(ships(r), 'ship')} of ${who} ${ships(r) === 1 ? 'comes' : 'come'} home.`,
    regain: (who, r) => (r === 'pass' ? `${who} takes no ship out of the warp.` : `${who} takes a ship from the warp to ${planet(r)}.`),
    invite: (who, r) => `${who} invites ${r === 'nobody' ? 'nobody' : list(r.split(/\s+/))}.`,
    join: (who, r) => (r === 'pass' ? `${who} stays out.` : `${who} joins the ${r}.`),
    card: (who, r) => `${who} plays ${cardWord(r)}.`,
    act: (who, r) => (r === 'pass' ? `${who} lets it pass.` : /^[A-Z]/.test(r) ? `${who} uses ${words(r)}.` : `${who} plays ${cardWord(r)}.`),
    deal: (who, r) => (r === 'walk-away' ? `${who} makes no deal.` : `${who} offers a deal: ${words(r.replace(PLANET, "$1's planet $2"))}.`),
    reply: (who, r) => (r === 'accept' ? `${who} accepts.` : r === 'refuse' ? `${who} refuses.` : `${who} replies: ${words(r)}.`),
    discard: (who, r) => `${who} discards ${cardWord(r)}.`,
    give: (who, r) => `${who} gives ${cardWord(r)}.`,
};
const where = (w: string): string => (w === 'warp' ? 'in the warp' : `on ${planet(w)}`);

/* What must then be so, where it can be said in a sentence. */
function expected(rest: string): string | null {
    const ships = /^ships (\w+) (\d+) (?:on|in|from) (\w+)$/.exec(rest),
        colonies = /^(home )?colonies (\w+) (\d+)$/.exec(rest),
        cards = /^cards (\w+) (\d+)$/.exec(rest),
        step = /^step (\w[\w ]*?) (-?\d+) (-?\d+)$/.exec(rest),
        log = /^log "(.*)"$/.exec(rest),
        won = /^won (\w+)$/.exec(rest),
        tokens = /^tokens (\w+) (\d+)$/.exec(rest);
    if (ships) return `Then ${ships[1]} has ${count(+ships[2]!, 'ship')} ${where(ships[3]!)}.`;
    if (colonies) return `Then ${colonies[2]} has ${colonies[3]} ${colonies[1] ?? 'foreign '}${colonies[3] === '1' ? 'colony' : 'colonies'}.`;
    if (cards) return `Then ${cards[1]} has ${count(+cards[2]!, 'card')}.`;
    if (step) return `${step[1]} makes ${step[3]} of ${step[2]}.`;
    if (log) return `${log[1]}.`;
    if (won) return `${won[1]} wins the game.`;
    if (tokens) return `Then ${tokens[1]} has ${count(+tokens[2]!, 'token')}.`;
    return null;
}

export function exampleOf(text: string): Example {
    const out: Example = { who: [], lines: [], offense: null, defense: null, winner: null },
        aliens = new Map<string, string | null>(),
        played = new Map<string, string>();
    let first: string | null = null,
        other: string | null = null;
    const total: Record<string, number> = {};
    const put = (line: string, note: string): void => {
        out.lines.push(note ? line.replace(/\.$/, ` (${note}).`) : line);
    };
    for (const whole of text.split('\n')) {
        const [head, ...after] = whole.split('#'),
            line = head!.trim(),
            note = after.join('#').trim(),
            said = /^(\w+): (\S+)\s*(.*)$/.exec(line),
            [word, ...rest] = line.split(/\s+/);
        if (said && COLOUR.test(said[1]!)) {
            const [, who, deed, args] = said as unknown as [string, string, string, string];
            if (deed === 'aim') first = who;
            if (deed === 'aim') other = /^([A-Z][a-z]+)\d$/.exec(args)?.[1] ?? other;
            if (deed === 'card') played.set(who, args);
            put(DEEDS[deed]?.(who, args) ?? `${who} chooses: ${words(args) || words(deed)}.`, note);
        } else if (word && COLOUR.test(word)) {
            aliens.set(word, rest[0] && rest[0] !== 'none' ? (/^(.*?)(?: hand| sheet|$)/.exec(rest.join(' '))?.[1] ?? rest[0]) : null);
        } else if (word === 'destiny' && rest[0]) {
            put(`Destiny names ${rest[0]}.`, note);
        } else if (word === 'expect') {
            const so = rest.join(' '),
                sum = /^total (offense|defense) (-?\d+)$/.exec(so),
                wins = /^winner (offense|defense)$/.exec(so),
                sentence = expected(so);
            if (sum) {
                total[sum[1]!] = +sum[2]!;
                put(`The ${sum[1]} has ${sum[2]}.`, note);
            } else if (wins) {
                out.winner = wins[1]!;
                put(`The ${wins[1]} wins.`, note);
            } else if (sentence) put(sentence, note);
        }
    }
    out.who = [...aliens].filter(([, a]) => a).map(([who, alien]) => `${who} is ${alien!.replace(/-/g, ' ')}.`);
    const side = (name: string | null, key: string): Drawn | null => {
        const card = name ? played.get(name) : undefined;
        return name ? { name, alien: aliens.get(name) ?? null, card: card ? cardWord(card) : null, total: total[key] ?? null } : null;
    };
    out.offense = side(first, 'offense');
    out.defense = side(other, 'defense');
    return out;
}
