/* report_json.h - what the JSON of `sim` and of `ladder` says in the same words. */
#ifndef REPORT_JSON_H
#define REPORT_JSON_H
#include "cli/figures.h"
#include "hypercone/hypercone.h"
#include "wire/json.h"

void report_program(js *j, const hc_setup *s);               /* program, version, rules, edition */
void report_variants(js *j, const hc_setup *s);
void report_share(js *j, const char *what, const win_share *s);      /* what: of how many "games" or "seats" */
void report_timing(js *j, int jobs, double seconds, uint64_t games); /* games: in that time */
#endif
