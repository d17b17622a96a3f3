/* list.h - what the Praw has to say for itself. The number is for ever: saved games depend on it. */
CARD(1391, praw)
