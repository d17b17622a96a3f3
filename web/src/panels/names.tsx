// Names in running text: players with their shape, aliens and cards that open their text, words of the rules.
import type { JSX } from 'preact';
import { useSession } from '../context';
import { colourOf } from '../model/seats';
import { pieces, WORDS } from '../model/story';
import type { View } from '../protocol';
import { Glyph } from '../table/shapes';

export function Rich({ text, view }: { text: string; view: View | null }): JSX.Element {
    const session = useSession();
    return (
        <>
            {pieces(text, view ? view.seats.map(s => s.name) : [], session.entries.keys()).map((p, i) =>
                p.seat !== undefined ? (
                    <Who key={i} seat={p.seat} name={p.text} />
                ) : p.sheet !== undefined ? (
                    <button key={i} type="button" class="lnk" data-sheet={p.sheet}>
                        {p.text}
                    </button>
                ) : p.word !== undefined ? (
                    <button key={i} type="button" class="lnk" data-tip={WORDS[p.word]}>
                        {p.text}
                    </button>
                ) : (
                    p.text
                ),
            )}
        </>
    );
}

/* The same without anything to press: for where the whole line is a button. */
export function Named({ text, view }: { text: string; view: View }): JSX.Element {
    const names = view.seats.map(s => s.name);
    return <>{pieces(text, names, []).map((p, i) => (p.seat !== undefined ? <Who key={i} seat={p.seat} name={p.text} /> : p.text))}</>;
}

export const Who = ({ seat, name }: { seat: number; name: string }): JSX.Element => (
    <span class={`who p-${colourOf(seat)}`}>
        <Glyph seat={seat} />
        {name}
    </span>
);
