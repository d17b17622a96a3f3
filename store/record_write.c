/* record_write.c - a record as text, with comments that say what each answer meant. */
#include <string.h>

#include "store/record_format.h"
#include "text/text.h"

static const record_word WORDS[] = { RECORD_WORDS };
enum { WORD_COUNT = sizeof WORDS / sizeof WORDS[0] };

static void write_choice(FILE *out, int choice)
{
    for (int i = 0; i < WORD_COUNT; i++) {
        if (WORDS[i].choice == choice) {
            fputs(WORDS[i].word, out);
            return;
        }
    }
    fprintf(out, "%d", choice);
}

static void write_boxes(const record *r, FILE *out)
{
    const uint64_t boxes = record_boxes(r);
    for (int box = 0; box < HC_BOX_COUNT; box++) {
        const char *name = boxes >> box & 1 ? hc_box_name(r->setup.edition, box, NULL) : NULL;
        if (name) {
            fprintf(out, "box %s\n", name);
        }
    }
}

static void write_variants(const record *r, FILE *out)
{
    for (int bit = 0; bit < 64; bit++) {
        const char *name = r->setup.variants >> bit & 1 ? hc_variant_name(r->setup.edition, bit, NULL) : NULL;
        if (name) {
            fprintf(out, "variant %s\n", name);
        }
    }
    if (hc_alert_name(r->setup.alert)) {
        fprintf(out, "alert %s\n", hc_alert_name(r->setup.alert));
    }
    if (r->setup.points) {
        fprintf(out, "points %s\n", hc_age_at(r->setup.points - 1)->name);
    }
}

static void write_parts(const record *r, FILE *out)
{
    char words[HC_PART_WORDS];
    for (int part = 0; part < HC_PARTS; part++) {
        if (hc_part_words(&r->setup, part, words)) {
            fprintf(out, "part %s\n", words);
        }
    }
}

static void write_gifts(const record *r, FILE *out)
{
    for (int seat = 0; seat < HC_SEATS; seat++) {
        for (int i = 0; i < HC_GIFTS; i++) {
            char card[64];
            if (r->setup.gift[seat][i]) {
                record_sheet_word(r->setup.gift[seat][i], r->setup.edition, card);
                fprintf(out, "gift %d %s\n", seat + 1, card);
            }
        }
    }
}

static void write_seat(const record *r, FILE *out, int seat)
{
    char alien[64], made_up[RECORD_NAME];
    snprintf(made_up, sizeof made_up, "Seat %d", seat + 1);
    record_sheet_word(r->setup.alien[seat], r->setup.edition, alien);
    const char *name = record_may_be_named(r->name[seat]) ? r->name[seat] : made_up;
    fprintf(out, "seat %d %s %s %s\n", seat + 1, alien, r->player[seat], name);
}

static void write_wishes(const record *r, FILE *out)
{
    static const char *const ASKS[RECORD_ASKS] = RECORD_ASKS_WORDS;
    for (size_t i = 0; i < r->wishes && i < RECORD_WISHES; i++) {
        char what[64];
        record_sheet_word(r->wish[i].sheet, r->setup.edition, what);
        fprintf(out, "asks %d %s %s\n", r->wish[i].seat + 1, what, ASKS[r->wish[i].asks]);
    }
}

static void write_header(const record *r, FILE *out)
{
    const hc_edition_info *edition = hc_edition(r->setup.edition);
    fprintf(out, "%s %d rules %d\n", RECORD_MAGIC, RECORD_VERSION, HC_RULES_VERSION);
    fprintf(out, "edition %s\n", edition ? edition->id : "unknown");
    if (hc_is_keyed(&r->setup)) {
        fprintf(out, "key %016llx%016llx%016llx%016llx\n", (unsigned long long)r->setup.key[0], (unsigned long long)r->setup.key[1],
                (unsigned long long)r->setup.key[2], (unsigned long long)r->setup.key[3]);
    } else {
        fprintf(out, "seed 0x%016llx\n", (unsigned long long)r->setup.seed);
    }
    if (r->setup.first == HC_NOBODY) {
        fputs("first drawn\n", out);
    } else {
        fprintf(out, "first %d\n", r->setup.first + 1);
    }
    write_boxes(r, out);
    write_variants(r, out);
    write_parts(r, out);
    write_gifts(r, out);
    for (int seat = 0; seat < r->setup.players && seat < HC_SEATS; seat++) {
        write_seat(r, out, seat);
    }
    write_wishes(r, out);
    fputs("answers\n", out);
}

static void write_answer(const record *r, FILE *out, size_t i, const char *comment)
{
    const record_answer *a = &r->answer[i];
    fprintf(out, "%d ", a->seat + 1);
    write_choice(out, a->choice);
    fprintf(out, comment[0] ? "  # %s\n" : "%s\n", comment);
    if (a->check) {
        fprintf(out, "check %08x\n", (unsigned)a->check);
    }
}

/* ---- comments ------------------------------------------------------------------------------- */

/* An answer must be explained before it is given, so the writer looks one answer ahead. */
typedef struct narrator {
    const record *r;
    FILE *out;
    text_names names;
    size_t written;
    char comment[400];
} narrator;

static void explain_answer(narrator *n, const hc_game *g, const record_answer *a)
{
    hc_question q;
    hc_option option[HC_OPTIONS_MAX];
    n->comment[0] = '\0';
    hc_question_for(g, a->seat, &q);
    int count = q.kind == HC_ASK_NONE ? 0 : hc_options(g, a->seat, option);
    const int chosen = count > 0 ? hc_option_for(g, a->seat, a->choice) : -1;
    for (int i = 0; i < count; i++) {
        if (option[i].choice == chosen) {
            text_asked asked;
            char meant[200];
            text_question(&asked, &n->names, g, &q);
            text_option(meant, sizeof meant, &n->names, g, &q, &option[i]);
            snprintf(n->comment, sizeof n->comment, "%s: %s %s", n->r->name[a->seat], asked.title, meant);
            break;
        }
    }
    for (char *c = n->comment; *c; c++) {
        if ((unsigned char)*c < 0x20) {
            *c = ' ';
        }
    }
}

/* Turns as headings, so that a reader finds the place. */
static void write_headings(narrator *n, const hc_game *g, const hc_events *ev)
{
    for (size_t i = 0; i < ev->count; i++) {
        const hc_event *e = &ev->item[i];
        char sentence[400];
        bool worth_it = e->kind == HC_EV_TURN || e->kind == HC_EV_ENCOUNTER || e->kind == HC_EV_GAME_OVER;
        if (worth_it && text_event(sentence, sizeof sentence, &n->names, g, e) > 0) {
            for (char *c = sentence; *c; c++) {
                *c = (unsigned char)*c < 0x20 ? ' ' : *c;
            }
            fprintf(n->out, "# %s\n", sentence);
        }
    }
}

static void narrate(void *ctx, const hc_game *g, size_t i, const hc_events *ev)
{
    narrator *n = ctx;
    if (i > 0) {
        write_answer(n->r, n->out, i - 1, n->comment);
        n->written = i;
    }
    write_headings(n, g, ev);
    if (i < n->r->count) {
        explain_answer(n, g, &n->r->answer[i]);
    }
}

bool record_write(const record *r, FILE *out, bool commented)
{
    narrator n = { .r = r, .out = out, .names.viewer = HC_NOBODY };
    for (int seat = 0; seat < HC_SEATS; seat++) {
        n.names.seat[seat] = r->name[seat];
    }
    write_header(r, out);
    if (commented) {
        hc_game g;
        char why[RECORD_WHY];
        record_replay(r, SIZE_MAX, &g, narrate, &n, why);
    }
    /* Whatever could not be explained is kept all the same. */
    for (size_t i = n.written; i < r->count; i++) {
        write_answer(r, out, i, "");
    }
    fprintf(out, "end %zu\n", r->count);
    return fflush(out) == 0 && !ferror(out);
}
