/* report_json.c - what the JSON of `sim` and of `ladder` says in the same words. */
#include "wire/catalogue.h"
#include "cli/report_json.h"

#include "cli/version.h"

void report_program(js *j, const hc_setup *s)
{
    js_string(j, "program", "hypercone");
    js_string(j, "version", HYPERCONE_VERSION);
    js_integer(j, "rules", HC_RULES_VERSION);
    js_string(j, "edition", hc_edition(s->edition)->id);
}

void report_variants(js *j, const hc_setup *s)
{
    js_boxes(j, "boxes", s);
    js_parts(j, "parts", s);
    js_array(j, "variants");
    for (int bit = 0; bit < 64; bit++) {
        if (s->variants >> bit & 1) {
            js_string(j, NULL, hc_variant_name(s->edition, bit, NULL));
        }
    }
    js_close(j);
}

void report_share(js *j, const char *what, const win_share *s)
{
    interval share = interval_of(s);
    js_integer(j, what, (int64_t)s->games);
    js_real(j, "wins", (double)s->parts / WHOLE_WIN, 4);
    js_real(j, "share", share.share, 6);
    js_real(j, "low", share.low, 6);
    js_real(j, "high", share.high, 6);
    js_integer(j, "alone", (int64_t)s->alone);
    js_integer(j, "shared", (int64_t)s->shared);
}

void report_timing(js *j, int jobs, double seconds, uint64_t games)
{
    js_object(j, "timing");
    js_integer(j, "jobs", jobs);
    js_real(j, "seconds", seconds, 3);
    js_real(j, "games_per_second", seconds > 0 ? (double)games / seconds : 0, 1);
    js_close(j);
}
