// The game in pictures, in the order of play, drawn as the table draws it: twelve of encounters, eight of Duel.
import type { JSX } from 'preact';
import { colourOf } from '../model/seats';
import { SKIN } from '../table/Planet';
import { CardFace, SHAPE, Stack, Star } from '../table/shapes';

/* What an edition calls its things, where it has other words. */
interface Words {
    ship: string;
    ships: string;
    colony: string;
    gate: string;
    negotiate: string;
    encounter: string;
    card: string /* kinds that are chosen in secret */;
    aliens: string[];
}
const PLAIN: Words = {
    ship: 'ship',
    ships: 'ships',
    colony: 'colony',
    gate: 'hyperspace gate',
    negotiate: 'negotiate',
    encounter: 'encounter',
    card: 'attack or negotiate',
    aliens: ['Virus', 'Zombie', 'Healer', 'Clone'],
};
const WORDS: Record<string, Words> = {
    modern: { ...PLAIN, card: 'attack, negotiate or morph' },
    'avalon-hill': { ...PLAIN, aliens: ['Virus', 'Zombie', 'Macron', 'Vulch'] },
    eon: {
        ship: 'token',
        ships: 'tokens',
        colony: 'base',
        gate: 'cone',
        negotiate: 'compromise',
        encounter: 'challenge',
        card: 'attack or compromise',
        aliens: ['Virus', 'Zombie', 'Macron', 'Vulch'],
    },
    classic: { ...PLAIN, gate: 'cone', negotiate: 'compromise', card: 'attack or compromise', aliens: ['Virus', 'Zombie', 'Macron', 'Vulch'] },
};

/* ---- pieces, in pictures of 300 by 100 ---- */
type At = { x: number; y?: number };
const Planet = ({ x, y = 50, seat, r = 26, n, face = 0, lost, aimed }: At & {
    seat: number; r?: number; n?: [number, number][]; face?: number; lost?: boolean; aimed?: boolean;
}): JSX.Element => (
    <g class={`planet p-${colourOf(seat)} ${lost ? 'lost' : ''}`}>
        <circle class="disc" cx={x} cy={y} r={r} />
        <g class="skin" transform={`translate(${x} ${y}) scale(${r / 30})`}>
            {SKIN[face % SKIN.length]}
        </g>
        {aimed && <circle class="aimring" cx={x} cy={y} r={r + 6} />}
        {(n ?? []).map(([s, ships], i, all) => (
            <Stack key={i} seat={s} n={ships} x={x + (all.length > 1 ? (i ? 0.42 : -0.42) * r : 0)} y={y} r={r * (all.length > 1 ? 0.36 : 0.48)} />
        ))}
    </g>
);
const WarpRings = ({ x, y = 50, r = 38 }: At & { r?: number }): JSX.Element => (
    <g>
        <circle class="warp0" cx={x} cy={y} r={r} />
        <circle class="warp0" cx={x} cy={y} r={r * 0.62} />
    </g>
);
const Cone = ({ from, to, y = 50, seat }: { from: number; to: number; y?: number; seat: number }): JSX.Element => (
    <g class={`p-${colourOf(seat)}`}>
        <path class="gate" d={`M${from} ${y - 26}L${to} ${y - 6}V${y + 6}L${from} ${y + 26}Z`} />
    </g>
);
const Card = ({ x, y = 50, children, small }: At & { children?: JSX.Element | string; small?: boolean }): JSX.Element => {
    const h = small ? 52 : 68,
        w = small ? 36 : 48;
    return (
        <g transform={`translate(${x} ${y})`}>
            <rect class="rcard" x={-w / 2} y={-h / 2} width={w} height={h} rx="6" />
            {typeof children === 'string' ? (
                <text class="rnum" y="1">
                    {children}
                </text>
            ) : (
                children
            )}
        </g>
    );
};
const Face = ({ kind, size = 28 }: { kind: string; size?: number }): JSX.Element => (
    <g transform={`translate(${-size / 2} ${-size / 2})`}>
        <CardFace kind={kind} size={size} />
    </g>
);
const Says = ({ x, y = 50, children, small }: At & { children: string; small?: boolean }): JSX.Element => (
    <text class={small ? 'rsmall' : 'rnum'} x={x} y={y}>
        {children}
    </text>
);
const Arrow = ({ d }: { d: string }): JSX.Element => <path class="rarrow" d={d} />;
const StarAt = ({ x, y = 50, r = 20, seat, alien, colonies = 0, power = 'on' }: At & {
    r?: number; seat: number; alien: string; colonies?: number; power?: 'on' | 'lost' | 'zapped';
}): JSX.Element => (
    <g transform={`translate(${x} ${y})`}>
        <Star seat={seat} alien={alien} power={power} colonies={colonies} needed={5} r={r} />
    </g>
);

interface Shown {
    title: string;
    words: string;
    picture: JSX.Element;
}
const FIVE = [0, 1, 2, 3, 4];

function encounters(w: Words): Shown[] {
    return [
        {
            title: 'Goal',
            words: `Be first with ${w.ships} on five planets outside your own system. Whoever gets there at the same moment wins too.`,
            picture: (
                <>
                    <StarAt x={50} seat={0} alien={w.aliens[0]!} colonies={5} r={22} />
                    {[1, 2, 3, 4].map((s, i) => (
                        <Planet key={s} x={118 + i * 48} seat={s} r={20} n={[[0, 1 + (i % 3)]]} face={i} />
                    ))}
                </>
            ),
        },
        {
            title: 'Your system',
            words: `Five planets with four ${w.ships} each, and an alien with a power. With fewer than three home planets the power is lost.`,
            picture: (
                <>
                    {FIVE.map(i => (
                        <Planet key={i} x={42 + i * 54} y={32 + Math.abs(i - 2) * 7} seat={0} r={20} n={[[0, 4]]} face={i} />
                    ))}
                    <StarAt x={150} y={82} seat={0} alien={w.aliens[0]!} r={12} />
                </>
            ),
        },
        {
            title: 'Destiny',
            words: `Take one ${w.ship} back from the warp. Then destiny says whom you meet: that player is the defense.`,
            picture: (
                <>
                    <WarpRings x={64} />
                    <Stack seat={0} n={2} x={54} y={56} r={11} />
                    <Arrow d="M82 34Q104 14 124 34M117 32L124 35L126 27" />
                    <Stack seat={0} n={1} x={134} y={48} r={11} />
                    <Card x={208} />
                    <Card x={262}>
                        <g transform="scale(14)" class="p-yellow">
                            <path d={SHAPE.yellow} class="ship" style={{ strokeWidth: 0.1 }} />
                        </g>
                    </Card>
                </>
            ),
        },
        {
            title: 'Launch',
            words: `Point the ${w.gate} at one of that player's planets, and load one to four ${w.ships}.`,
            picture: (
                <>
                    <WarpRings x={44} />
                    <Cone from={44} to={206} seat={0} />
                    <Stack seat={0} n={4} x={176} y={50} r={16} />
                    <Planet x={248} seat={2} r={30} n={[[2, 3]]} face={2} aimed />
                </>
            ),
        },
        {
            title: 'Allies',
            words: `The offense invites, then the defense. Whoever joins a side sends one to four ${w.ships}. Nobody has to.`,
            picture: (
                <>
                    <Cone from={16} to={176} seat={0} />
                    <Stack seat={0} n={4} x={150} y={50} r={15} />
                    <Stack seat={1} n={2} x={104} y={50} r={13} />
                    <Planet x={218} seat={2} r={30} n={[[2, 3]]} face={2} aimed />
                    <Stack seat={3} n={2} x={276} y={50} r={13} />
                </>
            ),
        },
        {
            title: 'Cards',
            words: `Both choose a card face down: ${w.card}. They are turned over together.`,
            picture: (
                <>
                    <Card x={86}>8</Card>
                    <Card x={150}>
                        <Face kind="negotiate" />
                    </Card>
                    <Card x={214} />
                </>
            ),
        },
        {
            title: 'Attack against attack',
            words: `Card plus ${w.ships}, allies included. The higher total wins, and a tie goes to the defense.`,
            picture: (
                <>
                    <Card x={40}>8</Card>
                    <Says x={82}>+6</Says>
                    <Says x={124}>14</Says>
                    <Says x={176}>14</Says>
                    <Says x={218}>3+</Says>
                    <Card x={260}>11</Card>
                    <Says x={150} y={92} small>
                        14 to 14: the defense wins
                    </Says>
                </>
            ),
        },
        {
            title: `Attack against ${w.negotiate}`,
            words: `The attack wins. Whoever chose ${w.negotiate} takes a card from the winner for each ${w.ship} lost.`,
            picture: (
                <>
                    <Card x={50}>6</Card>
                    <Card x={112}>
                        <Face kind="negotiate" />
                    </Card>
                    {[0, 1, 2].map(i => (
                        <Card key={i} x={196 + i * 22} y={40 + i * 5} small />
                    ))}
                    <Says x={218} y={92} small>
                        {`3 ${w.ships}, 3 cards`}
                    </Says>
                </>
            ),
        },
        {
            title: `Two ${w.negotiate}s`,
            words: `A minute to make a deal: cards, a ${w.colony}, or both. Without one, each of you loses three ${w.ships}.`,
            picture: (
                <>
                    <Card x={38}>
                        <Face kind="negotiate" />
                    </Card>
                    <Planet x={108} seat={2} r={23} n={[[0, 1]]} face={1} />
                    <Arrow d="M138 42H164M158 36L165 42L158 48M164 60H138M144 54L137 60L144 66" />
                    <Planet x={194} seat={0} r={23} n={[[2, 1]]} face={3} />
                    <Card x={262}>
                        <Face kind="negotiate" />
                    </Card>
                </>
            ),
        },
        {
            title: 'Landing and losing',
            words:
                `If the offense wins, its side lands. Lost ${w.ships} go to the warp. ` +
                `Allies of a defense that wins get a card or a ${w.ship} back for each one they sent.`,
            picture: (
                <>
                    <Planet x={66} seat={2} r={31} n={[[0, 4], [1, 2]]} face={2} lost />
                    <Arrow d="M108 36Q150 8 192 32M184 31L193 33L194 24" />
                    <WarpRings x={236} />
                    <Stack seat={2} n={3} x={240} y={52} r={13} />
                </>
            ),
        },
        {
            title: 'Once more',
            words: `After a win or a deal you may have a second ${w.encounter}. Whoever needs a card and has none to choose draws a new hand.`,
            picture: (
                <g>
                    {[0, 1, 2, 3, 4, 5, 6, 7].map(i => (
                        <g key={i} transform={`rotate(${(i - 3.5) * 7} 150 160)`}>
                            <Card x={150} y={48} small />
                        </g>
                    ))}
                </g>
            ),
        },
        {
            title: 'And then break it',
            words: 'Every alien breaks one rule, and special cards break more. A zap stops a power.',
            picture: (
                <>
                    {w.aliens.map((alien, i) => (
                        <StarAt
                            key={alien}
                            x={42 + i * 72}
                            seat={i}
                            alien={alien}
                            colonies={[2, 3, 1, 0][i]!}
                            power={i === 1 ? 'zapped' : i === 3 ? 'lost' : 'on'}
                        />
                    ))}
                </>
            ),
        },
    ];
}

const DUEL: Shown[] = [
    {
        title: 'Goal',
        words: 'Be first to control five planets. You control one while a ship of yours is there, and both of you can control the same one.',
        picture: (
            <>
                <StarAt x={50} seat={0} alien="Longhorn" colonies={5} r={22} />
                {[0, 1, 2].map(i => (
                    <Planet key={i} x={124 + i * 62} seat={3 + i} r={24} n={i === 1 ? [[0, 2], [1, 1]] : [[0, 2]]} face={i} />
                ))}
            </>
        ),
    },
    {
        title: 'Destiny',
        words: 'One card after another: a new planet to fight for, an event, or a refresh. At its foot it says which deck is next.',
        picture: (
            <>
                {[96, 150, 204].map((x, i) => (
                    <Card key={x} x={x}>
                        {i === 1 ? '?' : ''}
                    </Card>
                ))}
            </>
        ),
    },
    {
        title: 'Dials',
        words: 'In a duel both set a number from 1 to 4 in secret. That many ships go to the planet.',
        picture: (
            <>
                <Stack seat={0} n={3} x={70} y={50} r={18} />
                <Arrow d="M98 50H122M116 44L123 50L116 56M202 50H178M184 44L177 50L184 56" />
                <Planet x={150} seat={4} r={24} face={1} />
                <Stack seat={1} n={2} x={230} y={50} r={18} />
            </>
        ),
    },
    {
        title: 'Plan and tactic',
        words: 'Each chooses a plan from the hand and one half of a tactic, both face down.',
        picture: (
            <>
                <Card x={110}>13</Card>
                <Card x={190} />
            </>
        ),
    },
    {
        title: 'Tactics first',
        words:
            'A blast destroys ships there, a shield stops as many. No ship left there, and you have lost; ' +
            'if neither of you has any, you begin again.',
        picture: (
            <>
                <Stack seat={0} n={3} x={64} y={50} r={18} />
                <Arrow d="M236 50H100M108 43L99 50L108 57" />
                <Stack seat={1} n={2} x={258} y={50} r={18} />
                <Says x={168} y={34} small>
                    blast 2
                </Says>
            </>
        ),
    },
    {
        title: 'Clout',
        words: 'Plan, reinforcements, and a bonus for more ships. The higher clout wins, and a tie goes to the straggler.',
        picture: (
            <>
                <Card x={50}>6</Card>
                <Says x={94}>+8</Says>
                <Says x={138}>14</Says>
                <Says x={200}>13</Says>
                <Card x={246}>13</Card>
            </>
        ),
    },
    {
        title: 'Prizes',
        words: 'The winner keeps the planet, the loser takes the ships there back. The card says who gets a prize.',
        picture: (
            <>
                <Planet x={90} seat={4} r={28} n={[[0, 2]]} face={2} />
                <Arrow d="M130 50H176M168 43L177 50L168 57" />
                <Stack seat={1} n={1} x={206} y={50} r={16} />
            </>
        ),
    },
    {
        title: 'And then break it',
        words: 'Every alien breaks one rule. Envoys who are your friends help you; destroyed ships wait in the warp.',
        picture: (
            <>
                <StarAt x={80} seat={0} alien="Longhorn" colonies={2} />
                <StarAt x={150} seat={1} alien="Plodder" colonies={3} />
                <WarpRings x={232} r={34} />
                <Stack seat={0} n={5} x={232} y={50} r={13} />
            </>
        ),
    },
];

export function RulePictures({ book }: { book: string }): JSX.Element {
    return (
        <ol class="rpics">
            {(book === 'duel' ? DUEL : encounters(WORDS[book] ?? PLAIN)).map(({ title, words, picture }, i) => (
                <li key={title}>
                    <svg viewBox="0 0 300 100" aria-hidden="true">
                        {picture}
                    </svg>
                    <h3>
                        <b>{i + 1}</b> {title}
                    </h3>
                    <p>{words}</p>
                </li>
            ))}
        </ol>
    );
}
