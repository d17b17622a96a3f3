/* papers.h - a number that a player has written down in secret, until it is shown or the encounter ends (part of rules.h). */
#ifndef PAPERS_H
#define PAPERS_H

/* How many ships for which side, in one number. */
#define WRITTEN(side, ships) ((ships) * 2 + (side))
static inline int written_side(int paper) { return paper % 2; }
static inline int written_ships(int paper) { return paper / 2; }

enum { NOTHING_WRITTEN = -1 };
void write_paper(game *g, int seat, int n);                   /* instead of what it had written */
int  paper_of_seat(const game *g, int seat);                    /* NOTHING_WRITTEN, or it is not for the viewer to know */
bool has_paper(const game *g, int seat);                   /* all see that there is a paper */
int  most_to_write(const game *g, int seat);                 /* ships: as many as it could send; flow_write asks for side and number */
void burn_paper(game *g, int seat);
void burn_papers(game *g);
#endif
