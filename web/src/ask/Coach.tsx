// The coach: a bulb beside the help text. Explains a phase or a kind of question when it first comes up, and suggests with reasons when asked.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useSession, useState_ } from '../context';
import type { Asked } from '../model/asking';
import { isYou } from '../model/seats';
import { inWords } from '../model/words';
import type { View } from '../protocol';
import { Icon } from '../table/shapes';

/* What a newcomer needs to know when a kind of question comes up for the first time. */
export const LESSONS: Record<string, string> = {
    regain: 'Lost {ships} sit in the {warp}. At the start of each of your {encounters} one comes back to any {colony} of yours.',
    whom: 'Five {colonies} in other systems win the game. Attack whoever is ahead, or whoever holds a planet with few {ships}.',
    aim: 'Fewer defenders mean a lower total against you. Four {ships} of yours are usual: each adds 1.',
    gather: 'Each {ship} adds 1 to your total, and is lost if you lose. Four is usual. Keep one {ship} on each home planet, or your power may go.',
    invite: 'Allies add their {ships} to your side. If you win they get {a colony} too, so do not invite anybody who needs only one more.',
    invite_defense: 'Allies add their {ships}. If you hold the planet, each of their {ships} brings them a card or {a ship} from the {warp}.',
    join: 'On the offense you win {a colony} with it; on the defense, cards or {ships}. Your {ships} are lost if your side loses.',
    commit: 'More {ships} help your side more, and earn more on the defense. They are lost if it loses.',
    card: '{Negotiate} loses to an attack, but takes cards for the {ships} lost. Two {negotiates}: you may make a deal.',
    act: 'You can use this now, or keep it. Nobody sees that you were asked, so passing tells nothing.',
    deal: 'Swap {colonies} or cards so that both gain. Without a deal you both lose three {ships}.',
    reply: 'Compare what both gain: {a colony} for {a colony} brings both one step nearer. Without a deal you both lose three {ships}.',
    lose: 'Take {ships} from stacks with several. Three home {colonies} keep your power.',
    return: '{Ships} come home to any {colonies} of yours. Spread them: no planet should be empty.',
    reward: 'Cards refill your hand, which otherwise comes only when you run out. {Ships} come back from the {warp}.',
    second: 'A second {encounter} is a second chance for {a colony}. You need {an encounter} card for it.',
    side: 'Help the side whose win helps you more.',
    plan: 'The higher clout wins: plan, ship advantage, powers, reinforcements. High plans are few, and gone until your deck is mixed again.',
    reinforce: 'It can raise your clout or lower the other’s. It ends when both have passed, so passing first may be the last word.',
    resource: 'Each symbol gives something different. Take what you lack most: ships back from the Warp, tactics readied, cards, or a friend.',
};
/* A power or card that asks for something asks in its own words. */
const lessonKey = (a: Asked): string => (a.form === 'act' ? a.form : a.question.sheet ? '' : a.question.prompt);
/* Whoever defends invites for something else. */
const lessonHere = (a: Asked, view: View): string => (lessonKey(a) === 'invite' && isYou(view, view.defense) ? 'invite_defense' : lessonKey(a));

/* Asks for advice. Always in the same place, also where there is no room for a lesson. */
export function Bulb(): JSX.Element | null {
    const session = useSession(),
        { room } = useState_();
    if (!session.preferences.coach || room?.settings.rated) return null;
    return (
        <button
            type="button"
            class="bulb"
            aria-label="What would you do? Ask the coach"
            data-tip="What would you do? (C)"
            onClick={() => session.suggest()}>
            <Icon name="bulb" />
        </button>
    );
}

/* The lesson stays as long as this question does, and is told once. */
export function Lesson({ asked, view }: { asked: Asked; view: View }): JSX.Element | null {
    const session = useSession(),
        key = lessonHere(asked, view),
        p = session.preferences,
        [lesson] = useState(() => (p.coach && LESSONS[key] && !p.seen.includes(key) ? LESSONS[key]! : ''));
    useEffect(() => {
        if (lesson) session.prefer({ seen: [...session.preferences.seen, key] });
    }, []);
    if (!p.coach || !lesson) return null;
    return (
        <p class="coach">
            <Icon name="bulb" />
            <span>{inWords(lesson)}</span>
        </p>
    );
}

/* What happens in a phase, for who looks on while it comes up for the first time. Depends on the phase alone, so it tells nothing. */
const PHASE_LESSONS: Record<string, string> = {
    start: 'Each turn one player is the offense. Five {colonies} in the systems of others win the game.',
    regroup: 'The offense takes one of its {ships} back from the {warp}, where lost {ships} wait.',
    destiny: 'The {destiny} pile names the player whom the offense meets: the defense.',
    launch: 'The offense points the {gate} at a planet and loads one to four {ships}. Each adds 1 to its total.',
    aim: 'The offense points the {gate} at a planet of the defense: the {ships} there defend it.',
    invite_offense: 'Both main players may invite the others. Allies bring one to four {ships}.',
    invite_defense: 'Both main players may invite the others. Allies bring one to four {ships}.',
    join: 'Whoever is invited joins one side or stays out. Allies of the offense can win {a colony}, allies of the defense cards or {ships}.',
    planning: 'Both main players choose a card in secret: attack with a number, or {negotiate}.',
    reveal: 'The cards are turned up together. Two attacks: card plus {ships}, the higher total wins, a tie goes to the defense.',
    resolution: 'Losers’ {ships} go to the {warp}, winners land. Whoever negotiated against an attack takes cards for the {ships} lost.',
};

/* The same where there are no encounters. */
const DUEL_LESSONS: Record<string, string> = {
    start: 'Five planets win the game. Destiny cards say, one by one, what happens: a duel over a planet, a contest, or a gift for both.',
    destiny: 'The destiny card says what happens, what the loser or winner gets, and from which deck the next card comes.',
    launch: 'Both set a dial in secret and send that many ships. Whoever has more of them there adds the ship advantage.',
    join: 'Allied envoys may be turned up. From then on what they say counts, for good and bad.',
    planning: 'Both choose a plan and half a tactic in secret: a blast destroys ships, a shield saves them, the third kind readies spent tactics.',
    reveal: 'Plans are turned up. Then reinforcements may be played, until both have passed. Ties go to the straggler.',
    resolution: 'The card may give a prize. The winner’s ships stay on the planet, the loser’s go back to the supply.',
};

const READING = 3000;
export function PhaseLesson({ view }: { view: View }): JSX.Element | null {
    const session = useSession(),
        p = session.preferences,
        key = (view.duel ? 'duel ' : 'phase ') + view.phase,
        text = inWords((view.duel ? DUEL_LESSONS : PHASE_LESSONS)[view.phase] ?? ''),
        [shown, setShown] = useState('');
    useEffect(() => {
        if (!session.preferences.coach || !text || session.preferences.seen.includes(key)) {
            setShown('');
            return undefined;
        }
        setShown(text);
        /* A phase that flies by was not read: only what stood a while counts as told. */
        const told = setTimeout(() => session.prefer({ seen: [...session.preferences.seen, key] }), READING);
        return () => clearTimeout(told);
    }, [key]);
    if (!p.coach || !shown) return null;
    return (
        <p class="coach">
            <Icon name="bulb" />
            <span>{shown}</span>
        </p>
    );
}
