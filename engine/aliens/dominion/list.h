/* list.h - the aliens of this set (box dominion), 220 to 259. The number is for ever. */
ALIEN(240, yin_yang)
