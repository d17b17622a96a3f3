// What the bar has on every page: the way to the start page, and light or dark.
import type { JSX } from 'preact';
import { to } from '../address';
import { useSession } from '../context';
import { Icon, Logo } from '../table/shapes';

export const HomeLink = (): JSX.Element => (
    <a class="home" href={to('/')} data-nav aria-label="Hypercone, the start page">
        <Logo />
    </a>
);

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
