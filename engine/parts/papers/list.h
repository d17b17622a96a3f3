/* list.h - what is asked about a paper. The number is for ever: saved games depend on it. */
CARD(1398, papers)
