/* list.h - the aliens of this set (box odyssey), 300 to 399. The number is for ever. */
ALIEN(300, silencer)
ALIEN(301, witch)
ALIEN(305, zilch)
ALIEN(340, boomerang)
