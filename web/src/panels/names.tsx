// Names in running text: players with their shape, aliens and cards that open their text, words of the rules.
import type { JSX } from 'preact';
import { colourOf } from '../model/seats';
import { pieces, WORDS, type Piece } from '../model/story';
import { inWords } from '../model/words';
import type { Told } from '../protocol';
import { Glyph } from '../table/shapes';

/* A full stop or comma stays with the name before it. */
const STOP = /^[.,:;!?)]+/;

export function Rich({ told }: { told: Told }): JSX.Element {
    const all = pieces(told),
        isLink = (p: Piece | undefined): boolean => !!p && p.seat === undefined && (p.sheet !== undefined || p.word !== undefined),
        stopAfter = (i: number): string => (isLink(all[i]) && !isLink(all[i + 1]) && STOP.exec(all[i + 1]?.text ?? '')?.[0]) || '';
    return (
        <>
            {all.map((p, i) =>
                p.seat !== undefined ? (
                    <Who key={i} seat={p.seat} name={p.text} />
                ) : isLink(p) ? (
                    <span key={i} class="kept">
                        <button type="button" class="lnk" data-sheet={p.sheet} data-tip={p.sheet === undefined ? inWords(WORDS[p.word!] ?? '') : undefined}>
                            {p.text}
                        </button>
                        {stopAfter(i)}
                    </span>
                ) : (
                    p.text.slice(stopAfter(i - 1).length)
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
