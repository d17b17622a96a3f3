/* list.h - the aliens of this set (box dominion), 220 to 259. The number is for ever. */
ALIEN(220, quartermaster)
ALIEN(221, explorer)
ALIEN(222, pirate)
ALIEN(223, diplomat)
ALIEN(240, yin_yang)
ALIEN(241, mesmer)
ALIEN(242, joker)
