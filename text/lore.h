/* lore.h - what the build makes of docs/RULINGS.md and tests/scenarios: see tools/encyclopaedia. */
#ifndef LORE_H
#define LORE_H

/* Both end with sheet 0. edition: its id; "": all. */
typedef struct lore_ruling { int sheet, number; const char *edition, *text; } lore_ruling;
typedef struct lore_example { int sheet; const char *edition, *title, *lines; } lore_example;
extern const lore_ruling LORE_RULINGS[];
extern const lore_example LORE_EXAMPLES[];
#endif
