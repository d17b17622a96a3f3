// What the bar has on every page: the way to the start page, and light or dark.
import type { JSX } from 'preact';
import { to } from '../address';
import { chime } from '../calling';
import { useSession } from '../context';
import { Icon, Logo } from '../table/shapes';

export const HomeLink = (): JSX.Element => (
    <a class="home" href={to('/')} data-nav aria-label="Hypercone, the start page">
        <Logo />
    </a>
);

/* Off and on with one click. */
export function SoundButton(): JSX.Element {
    const session = useSession(),
        { sound } = session.preferences;
    return (
        <button
            type="button"
            aria-label="Sound"
            aria-pressed={sound}
            data-tip={sound ? 'Sound is on: a tone when it is your turn' : 'Sound is off'}
            onClick={() => {
                session.prefer({ sound: !sound });
                if (!sound) chime();
            }}>
            <Icon name={sound ? 'sound' : 'mute'} />
        </button>
    );
}

export function ThemeButton(): JSX.Element {
    const session = useSession();
    const flip = (): void => {
        const { theme } = session.preferences,
            dark = theme === 'dark' || (theme === 'system' && !matchMedia('(prefers-color-scheme: light)').matches);
        session.prefer({ theme: dark ? 'light' : 'dark' });
    };
    return (
        <button type="button" aria-label="Light or dark" data-tip="Light or dark" onClick={flip}>
            <Icon name="sun" />
        </button>
    );
}
