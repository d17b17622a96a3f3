/* lore.h - what the build makes of docs/RULINGS.md and tests/scenarios, a file each: see tools/encyclopaedia. */
#ifndef LORE_H
#define LORE_H
#include "text/text.h"

/* Both end with sheet 0. edition: its id; "": all. */
typedef struct lore_ruling { int sheet, number; const char *edition, *text; } lore_ruling;
typedef struct lore_example { int sheet; const char *edition; text_example told; } lore_example;
extern const lore_ruling LORE_RULINGS[];
extern const lore_example LORE_EXAMPLES[];
#endif
