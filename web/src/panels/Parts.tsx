// Who has what: one line a player with both backs, purses, techs, stations and tokens; nothing more has to stand on the table for it.
import type { JSX } from 'preact';
import { lucreOf, plainOf, rewardsOf, teamOf, tokensOf } from '../model/board';
import { isYou, nameOf } from '../model/seats';
import { drawnAs, techsOf, thingsOf } from '../model/things';
import type { SeatView, Thing, View } from '../protocol';
import { Glyph } from '../table/shapes';
import { ThingIcon } from '../table/things';

interface Column {
    key: string;
    word: string;
    lies: string;
    has: (view: View, s: SeatView) => boolean;
    cell: (view: View, s: SeatView) => JSX.Element | string;
}
const Back = ({ n, cls }: { n: number | string; cls: string }): JSX.Element => (
    <span class={`bk ${cls}`}>
        <i>{n}</i>
    </span>
);
const station = (t: Thing, i: number): JSX.Element => (
    <button key={i} type="button" class={`lnk stn ${t.open ? '' : 'off'}`} data-sheet={t.sheet ?? undefined} aria-label={t.sheet ?? 'a station'}>
        <ThingIcon lies={drawnAs(t)} name={t.sheet ?? ''} />
    </button>
);
/* Plain, and ultra. */
const LUX = new Set(['lux', 'ultra_lux']);
const luxOf = (v: View, s: SeatView): { note: string; value: number }[] => v.notes.filter(n => LUX.has(n.note) && n.holder === s.seat);

const COLUMNS: Column[] = [
    {
        key: 'hand',
        word: 'hand',
        lies: 'hoard',
        has: () => true,
        cell: (_, s) => (
            <>
                <Back n={plainOf(s)} cls="" />
                {rewardsOf(s) > 0 && <Back n={rewardsOf(s)} cls="rw" />}
            </>
        ),
    },
    { key: 'lucre', word: 'lucre', lies: 'lucre', has: (v, s) => lucreOf(v, s.seat) !== null, cell: (v, s) => String(lucreOf(v, s.seat) ?? '') },
    {
        key: 'lux',
        word: 'lux',
        lies: 'lux',
        has: (v, s) => luxOf(v, s).length > 0,
        cell: (v, s) => (
            <>
                {luxOf(v, s).map(n => (
                    <span key={n.note} class="purse">
                        {n.note === 'ultra_lux' && (
                            <>
                                <ThingIcon lies="ultra_lux" name="" />
                                <span class="sr">ultra </span>
                            </>
                        )}
                        {n.value}
                    </span>
                ))}
            </>
        ),
    },
    {
        key: 'techs',
        word: 'techs',
        lies: 'tech',
        has: (v, s) => techsOf(v, s.seat).length > 0,
        cell: (v, s) => (
            <>
                {techsOf(v, s.seat).map((t, i) => (
                    <Back key={i} n={t.open ? '✓' : t.count} cls={`te ${t.open ? 'ok' : ''}`} />
                ))}
            </>
        ),
    },
    {
        key: 'stations',
        word: 'stations',
        lies: 'station',
        has: (v, s) => thingsOf(v, s.seat, 'station').length > 0,
        cell: (v, s) => <>{thingsOf(v, s.seat, 'station').map(station)}</>,
    },
    {
        key: 'tokens',
        word: 'sheet',
        lies: 'tokens',
        has: (v, s) => tokensOf(v, s.seat) > 0,
        cell: (v, s) => String(tokensOf(v, s.seat) || ''),
    },
];
const shownColumns = (view: View): Column[] => COLUMNS.filter(c => view.seats.some(s => c.has(view, s)));
/* Worth a tab where there is more than the hands. */
export const hasParts = (view: View): boolean => shownColumns(view).length > 1 || view.seats.some(s => rewardsOf(s) > 0 || teamOf(view, s.seat));

/* So many columns have room for their words. */
const ROOMY = 3;

export function Parts({ view }: { view: View }): JSX.Element {
    const columns = shownColumns(view);
    return (
        <div class="parts" tabIndex={0} aria-label="Parts of all players">
            <table>
                <thead>
                    <tr>
                        <th scope="col">Player</th>
                        {columns.map(c => (
                            <th key={c.key} scope="col" data-tip={columns.length > ROOMY ? c.word : undefined}>
                                <ThingIcon lies={c.lies} name="" />
                                <span class={columns.length > ROOMY ? 'sr' : ''}>{c.word}</span>
                            </th>
                        ))}
                    </tr>
                </thead>
                <tbody>
                    {view.seats.map(s => {
                        const team = teamOf(view, s.seat);
                        return (
                            <tr key={s.seat} class={isYou(view, s.seat) ? 'you' : ''}>
                                <th scope="row">
                                    <button type="button" class="lnk" data-opens={s.alien ?? ''} data-seat={s.seat}>
                                        <Glyph seat={s.seat} />
                                        {nameOf(view, s.seat)}
                                    </button>
                                    {team && (
                                        <small>
                                            <span class="sr">team </span>
                                            {team}
                                        </small>
                                    )}
                                </th>
                                {columns.map(c => (
                                    <td key={c.key}>{c.has(view, s) ? c.cell(view, s) : ''}</td>
                                ))}
                            </tr>
                        );
                    })}
                </tbody>
            </table>
        </div>
    );
}
