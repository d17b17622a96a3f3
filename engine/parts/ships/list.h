/* list.h - the special ships. The number is for ever: saved games depend on it. */
CARD(1260, flagship)
CARD(1261, salvage_vessel)
