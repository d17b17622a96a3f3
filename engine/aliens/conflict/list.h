/* list.h - the aliens of this set (box conflict), 130 to 159. The number is for ever. */
ALIEN(135, saboteur)
ALIEN(142, cavalry)
ALIEN(143, lunatic)
ALIEN(152, siren)
ALIEN(155, changeling)
ALIEN(156, filth)
