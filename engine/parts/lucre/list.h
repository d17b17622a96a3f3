/* list.h - what lucre has to say for itself. The number is for ever: saved games depend on it. */
CARD(1390, lucre)
