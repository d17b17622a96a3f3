/* list.h - the aliens of this set (box duel), 500 to 599. The number is for ever. */
ALIEN(500, longhorn)
ALIEN(504, plodder)
