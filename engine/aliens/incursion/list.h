/* list.h - the aliens of this set (box incursion), 100 to 129. The number is for ever. */
ALIEN(100, symbiote)
ALIEN(101, fungus)
ALIEN(105, genius)
ALIEN(112, deuce)
