/* summary.h - a finished game in a few lines: colonies over time, turning points, the best deal. Read from its record. */
#ifndef SUMMARY_H
#define SUMMARY_H
#include "store/record.h"
#include "text/text.h"

enum { SUMMARY_ENCOUNTERS = 250, SUMMARY_TURNS = 4 };

typedef struct summary_point {
    size_t number;                      /* the answer that it happened with; 0: there is none */
    int encounter;                      /* from 1                                             */
    char head[160], text[300];          /* what it changed, and how it came about             */
} summary_point;

typedef struct summary {
    int encounters;                     /* those that are kept: of a very long game the first */
    uint8_t colonies[SUMMARY_ENCOUNTERS + 1][HC_SEATS];          /* before each of them, and at the end */
    summary_point turn[SUMMARY_TURNS];  /* the last ones                                      */
    int turns;
    summary_point deal;
    struct { int encounters, won, deals, most; } mine;           /* of the viewer's as the offense */
} summary;

/* With marks if `n` has them. False: the record cannot be played. */
bool summarise(summary *out, const record *r, const text_names *n);
#endif
