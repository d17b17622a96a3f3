/* list.h - what rules of the table ask, once each. The number is for ever: saved games depend on it. */
CARD(1220, teams)
CARD(1221, dials)
CARD(1222, choosing)
CARD(1223, aid)
