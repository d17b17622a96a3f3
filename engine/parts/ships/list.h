/* list.h - the special ships. The number is for ever: saved games depend on it. */
CARD(1392, flagship)
CARD(1393, salvage_vessel)
