// Emblems of the aliens of Duel, drawn as those of the base sets are.
import type { JSX } from 'preact';
import { P } from './draw';

export const EMBLEMS: Record<string, JSX.Element> = {
    Longhorn: P(
        'M-10.5-8Q-9.5 0-3.2.6H3.2Q9.5 0 10.5-8M-3.2.6Q-4 7.5 0 10Q4 7.5 3.2.6',
        [-1.7, 4, 1],
        [1.7, 4, 1],
    ),
    Plodder: P('M-8 5Q-8-6 0-6T8 5ZM-3.4-5V5M3.4-5V5M-7 0H7M8 3.5Q11 2 10.5-1M-5.5 5V8.5M5 5V8.5'),
    /* A cone on a rock, its mouth open. */
    Barnacle: P('M-9 8H9L5-6H-5ZM-5-6L0-2L5-6M-3.5 8L-1.5-2.5M3.5 8L1.5-2.5M-10.5 8H10.5'),
    /* Two hands with a card between them. */
    Broker: P('M-4-8H4V3H-4ZM-9.5 1Q-8 7-2 7M9.5 1Q8 7 2 7', [0, -2.5, 1.6], [0, 8, 1.3]),
    Cometkin: P('M-1 3L9-9M-4 0L4-9M2 6L9.5-2', [-5, 5, 4]),
    /* A fish of the deep with its lamp. */
    Deepling: P('M-9 2Q-3-6 5 1L9.5-3V7L5 3Q-3 9-9 2ZM-6 0Q-8-8-1-9', [-0.5, -9, 1.6], [-5, 1.5, 1.1]),
    Featherfoot: P('M-8 9Q-6-6 8-9.5Q9 4-5 5M-8 9L3-3M-2-1H4M-4 2.5H2'),
    Fogbank: P('M-9 3A4 4 0 0 1-5-3A6 6 0 0 1 6-3A4 4 0 0 1 9 3ZM-8 6.5H5M-4 9.5H9'),
    /* An ear of corn. */
    Gleaner: P('M0 10V-9M0-4Q-6-5-6-9Q0-8 0-4M0-4Q6-5 6-9Q0-8 0-4M0 2Q-6 1-6-3Q0-2 0 2M0 2Q6 1 6-3Q0-2 0 2'),
    Inspector: P('M3.5 3.5L9.5 9.5M4.5-2A6.5 6.5 0 1 1-8.5-2A6.5 6.5 0 1 1 4.5-2ZM-5-2Q-2-5.5 1-2Q-2 1.5-5-2Z', [-2, -2, 1]),
    Lampkeeper: P('M-5-4H5L6.5 6H-6.5ZM-3.5-4Q0-9 3.5-4M0-7.5V-10M-7 9H7', [0, 1.5, 2]),
    Landlord: P('M-9-1L0-9L9-1M-6.5-3V9H6.5V-3M-2 9V3H2V9', [0, -1.5, 1.2]),
    Locksmith: P('M-7-1H7V9H-7ZM-4.5-1V-4A4.5 4.5 0 0 1 4.5-4V-1M0 4V6.5', [0, 3, 1.5]),
    /* Two rings that hold each other. */
    Matchmaker: P('M2-2A5.5 5.5 0 1 1-9-2A5.5 5.5 0 1 1 2-2ZM9 2A5.5 5.5 0 1 1-2 2A5.5 5.5 0 1 1 9 2Z'),
    Minimalist: P('M-9 8H9', [0, -1, 2.6]),
    Mockingbird: P('M-8 4Q-7-6 1-6Q5-6 5-3L10-1.5L5 0Q4 6-3 6L-8 10ZM-3 1Q0 3 3 1', [2, -3, 1]),
    Numerologist: P('M-7-9L-9 9M1-9L-1 9M-10-3.5H4M-11 3.5H3', [7.5, -5, 1.4], [7.5, 0, 1.4], [7.5, 5, 1.4]),
    /* A staff and the road. */
    Pilgrim: P('M-4 10V-6A3.5 3.5 0 0 1 3-6V-4M-9 10Q2 8 9 0M4 4L10-1', [-4, 1, 1.2]),
    Squirreler: P('M-6 9Q-9-2-2-4Q-3-9 2-9Q5-9 5-6Q2-5 3-2Q6 3 1 9ZM5 9Q11 5 9-2Q8-6 5-6', [1, -6.5, 0.9]),
    /* A cross of sticks with strings to a puppet. */
    Stringpuller: P('M-8-8L8-5M-8-5L8-8M-6-6L-3 2M6-6L3 2M0-6.5V0M-3 2L0 0L3 2L1 9M-3 2L-1 9', [0, 0, 1.8]),
    Surveyor: P('M0-8L-7 10M0-8L7 10M0-8V10M-4.5 3H4.5M-5-8H5V-10.5H-5Z', [0, -8, 1.2]),
    /* Half in light. */
    Tidelock: (
        <>
            <circle r="8.5" />
            <path class="s" d="M0-8.5A8.5 8.5 0 0 0 0 8.5Z" />
        </>
    ),
    Torchling: P('M-2 1L-1 10H1L2 1M-4 1H4M0-2Q-5-4-2-10Q-1-7 1-8Q0-6 3-5Q3-2 0-2Z'),
    /* Two masks, one behind the other. */
    Understudy: P(
        'M-9-7Q-4-5 1-7V0Q-1 5-4 6Q-8 4-9 0ZM1-4Q5-3 9-5V2Q8 7 4.5 9Q1 8-.5 5M-6.5-1.5H-5M-3-1.5H-1.5M-6 2Q-4 3.5-2 2',
    ),
    Weathervane: P('M0 10V-3M-9-3H9M9-3L5-6M9-3L5 0M-9-6V0M-5 10H5', [0, -7, 2.2]),
    Whisker: P('M0 0L-10-3M0 0L-10 0M0 0L-10 3M0 0L10-3M0 0L10 0M0 0L10 3M-4 5Q0 9 4 5M0 1V5', [0, 0, 2.2]),
    Wildcatter: P('M-6 10L0-6L6 10M-4 5H4M-2.5 0H2.5M0-6Q-1-9-4-9M0-6Q1-9 4-9M0-6V-10.5', [-5.5, -9, 0.9], [5.5, -9, 0.9]),
};
