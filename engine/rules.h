/* rules.h - all that the files of aliens, cards and rules share (not for front ends).
 *
 * sheets.h what is printed, editions/editions.h what an edition is, machine/machine.h what runs a game whatever its rule book,
 * table/table.h what lies on the table and the verbs that change it, encounter/encounter.h the book of encounters. */
#ifndef RULES_H
#define RULES_H
#include "machine/machine.h"
#include "table/table.h"
#include "encounter/encounter.h"
#include "parts/parts.h"
#include "view/unseen.h"
#include "view/changes.h"
#endif
