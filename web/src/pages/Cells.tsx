// All that can be set about a new table, in one row of six cells with their present values: a sentence in disguise. A cell opens below the row.
import type { JSX } from 'preact';
import type { Catalogue, EditionInfo } from '../catalogue';
import { useSession, useState_ } from '../context';
import { Boxes, isPreset } from './Boxes';
import { hasOthers, variantWord, type Wish } from './newRoom';
import { AliensField, ClockField, Editions, Manners, Players, Seats, Variants, type Part } from './TableForm';

const ALIENS: Record<Wish['aliens'], string> = { random: 'At random', choose: 'Keep one of two', group: 'A group', pick: 'Picked' };
const CLOCK: Record<Wish['clock'], string> = { off: 'No clock', relaxed: 'Relaxed', fast: 'Fast', days: 'Days' };

/* "4, mixed", "3, steady, and a person". */
function company(w: Wish): string {
    const bots = w.seats.filter(s => s.player === 'bot'),
        kinds = new Set(bots.map(s => s.bot ?? 'steady')),
        people = w.seats.filter(s => s.player === 'open' || s.player === 'here').length,
        kind = kinds.size > 1 ? 'mixed' : [...kinds][0]?.replace('/', ', ');
    const others = people === 0 ? '' : people === 1 ? 'a person' : `${people} people`;
    return [bots.length ? `${bots.length}, ${kind}` : '', others].filter(Boolean).join(', and ');
}
function inTheBox(c: Catalogue, w: Wish): string {
    const preset = c.presets.find(p => isPreset(c, w, p));
    if (w.oneOff) return 'A one-off game';
    if (preset) return variantWord(preset.name);
    const more = [...w.boxes.filter(b => b !== 'base'), ...w.parts, ...w.variants].length;
    return more ? `${more} chosen` : 'Base game';
}
function manners(w: Wish, offline: boolean): string {
    const online = offline ? [] : [CLOCK[w.clock], w.rated ? 'rated' : '', w.campaign ? 'campaign' : ''];
    return [...online, w.seed ? 'a seed' : ''].filter(Boolean).join(', ') || (w.talk ? 'Table talk' : 'No talk');
}

const aliensOf = (c: Catalogue, w: Wish): string => (w.aliens === 'group' && c.groups[w.group - 1]?.name) || ALIENS[w.aliens];

interface Cell {
    id: string;
    head: string;
    value: string;
    body: () => JSX.Element | null;
}
function cellsOf(c: Catalogue, edition: EditionInfo, wish: Wish, set: Part['set'], offline: boolean): Cell[] {
    const part = { wish, set };
    return [
        { id: 'edition', head: 'Edition', value: edition.name.split(' (')[0]!, body: () => <Editions all={c.editions} {...part} /> },
        { id: 'players', head: 'Players', value: String(wish.players), body: () => <Players edition={edition} {...part} /> },
        { id: 'bots', head: hasOthers(wish) ? 'Bots and people' : 'Bots', value: company(wish), body: () => <Seats c={c} {...part} /> },
        {
            id: 'boxes',
            head: 'Boxes and presets',
            value: inTheBox(c, wish),
            body: () => (
                <>
                    <Boxes c={c} {...part} />
                    <Variants c={c} {...part} />
                </>
            ),
        },
        { id: 'aliens', head: 'Aliens', value: aliensOf(c, wish), body: () => <AliensField c={c} {...part} /> },
        {
            id: 'clocks',
            head: offline ? 'Manners' : 'Clocks and more',
            value: manners(wish, offline),
            body: () => (
                <>
                    {!offline && <ClockField {...part} />}
                    <Manners {...part} />
                </>
            ),
        },
    ];
}

export function Cells({ c, edition, wish, set }: Part & { c: Catalogue; edition: EditionInfo }): JSX.Element {
    const session = useSession(),
        { offline } = useState_(),
        { unfolded, cell } = session.preferences,
        cells = cellsOf(c, edition, wish, set, offline),
        isOpen = (x: Cell): boolean => unfolded || x.id === cell;
    return (
        <section class="change" aria-label="Change the table">
            <header>
                <h2>Change the table</h2>
                <span class="muted">{offline ? 'applies to the next game' : 'applies to Play now and Invite'}</span>
                <button type="button" class="lnk" aria-pressed={unfolded} onClick={() => session.prefer({ unfolded: !unfolded, cell: '' })}>
                    {unfolded ? 'Fold' : 'Show all'}
                </button>
            </header>
            <div class="cells">
                {cells.map(x => (
                    <button
                        key={x.id}
                        type="button"
                        class={`cell ${isOpen(x) ? 'on' : ''}`}
                        aria-expanded={isOpen(x)}
                        data-cell={x.id}
                        onClick={() => session.prefer({ unfolded: false, cell: isOpen(x) && !unfolded ? '' : x.id })}>
                        <small>{x.head}</small>
                        <b>{x.value}</b>
                        <svg viewBox="0 0 12 12" aria-hidden="true">
                            <path d={isOpen(x) ? 'M2 8l4-4 4 4' : 'M2 4l4 4 4-4'} />
                        </svg>
                    </button>
                ))}
            </div>
            {cells.some(isOpen) && (
                <div class="opened">
                    {cells.filter(isOpen).map(x => (
                        <div key={x.id} class="lform folded">
                            {x.body()}
                        </div>
                    ))}
                </div>
            )}
        </section>
    );
}
