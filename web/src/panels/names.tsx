// Names in running text: players with their shape, aliens and cards that open their text, words of the rules.
import type { JSX } from 'preact';
import { colourOf } from '../model/seats';
import { pieces, WORDS } from '../model/story';
import { inWords } from '../model/words';
import type { Told } from '../protocol';
import { Glyph } from '../table/shapes';

export function Rich({ told }: { told: Told }): JSX.Element {
    return (
        <>
            {pieces(told).map((p, i) =>
                p.seat !== undefined ? (
                    <Who key={i} seat={p.seat} name={p.text} />
                ) : p.sheet !== undefined ? (
                    <button key={i} type="button" class="lnk" data-sheet={p.sheet}>
                        {p.text}
                    </button>
                ) : p.word !== undefined ? (
                    <button key={i} type="button" class="lnk" data-tip={inWords(WORDS[p.word] ?? '')}>
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
export function Named({ told }: { told: Told }): JSX.Element {
    return <>{pieces(told).map((p, i) => (p.seat !== undefined ? <Who key={i} seat={p.seat} name={p.text} /> : p.text))}</>;
}

export const Who = ({ seat, name }: { seat: number; name: string }): JSX.Element => (
    <span class={`who p-${colourOf(seat)}`}>
        <Glyph seat={seat} />
        {name}
    </span>
);
