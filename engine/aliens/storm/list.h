/* list.h - the aliens of this set (box storm), 190 to 219. The number is for ever. */
ALIEN(190, roach)
ALIEN(202, coordinator)
ALIEN(212, worm)
