/* list.h - the aliens of this set (box eons), 260 to 299. The number is for ever. */
ALIEN(260, crusher)
ALIEN(261, sheriff)
ALIEN(262, surgeon)
