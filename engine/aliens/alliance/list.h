/* list.h - the aliens of this set (box alliance), 160 to 189. The number is for ever. */
ALIEN(160, gorgon)
ALIEN(161, extortionist)
ALIEN(162, pygmy)
ALIEN(165, schizoid)
ALIEN(166, chrysalis)
ALIEN(170, skeptic)
ALIEN(171, butler)
ALIEN(180, crystal)
