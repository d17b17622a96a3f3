/* chosen.c - what is never or always chosen? Bots play Duel against each other, and of each answer that was one of several it is counted how
 * often it could be given and how often it was: tools/study-duel. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "bots/bots.h"

enum { TOO_LONG = 20000, NAME = 96, ROWS = 1200 };
typedef struct row { char name[NAME]; long could, was; } row;
typedef struct study { row row[ROWS]; int rows; } study;

static row *row_named(study *s, const char *name)
{
    for (int i = 0; i < s->rows; i++) if (!strcmp(s->row[i].name, name)) return &s->row[i];
    if (s->rows == ROWS) return NULL;
    row *r = &s->row[s->rows++];
    snprintf(r->name, sizeof r->name, "%.95s", name);
    return r;
}

static const char *sheet_name(int sheet, int edition)
{
    static hc_sheet_info info;
    return hc_sheet(sheet, edition, &info) ? info.name : "nobody knows";
}

/* A question may be about several things at once: a plan and half a tactic. */
enum { PARTS = 2 };
typedef struct asked { const hc_game *view; const hc_table *t; const hc_question *q; int seat, edition; bool may_pass; } asked;

static const char *card_word(const asked *a, int card, char out[NAME])
{
    const hc_card_info c = hc_card(a->view, card);
    if (hc_plan_name(&c)) snprintf(out, NAME, "%s", hc_plan_name(&c));
    else snprintf(out, NAME, "%s", c.sheet ? sheet_name(c.sheet, a->edition) : "a card");
    return out;
}

static const char *half_word(int half, char out[NAME])
{
    static const char *const DOES[] = { "blast", "shield", "ready" };
    snprintf(out, NAME, "%s %d", DOES[hc_tactic_of(half).what], hc_tactic_of(half).count);
    return out;
}

/* What this answer is called, part by part; returns how many parts. An empty one is not counted. */
static int names_of(const asked *a, const hc_option *o, char out[PARTS][NAME])
{
    const hc_question *q = a->q;
    const int choice = o->choice;
    char word[NAME] = "";
    out[0][0] = out[1][0] = '\0';
    if (q->kind == HC_ASK_ACT) {
        int card;
        if (choice != HC_PASS && a->may_pass) snprintf(out[0], NAME, "use %s", sheet_name(hc_source(a->view, choice, &card), a->edition));
        return 1;
    }
    if (q->sheet) {
        if (choice == HC_PASS || choice == HC_DONE) snprintf(out[0], NAME, "%s: leave it", sheet_name(q->sheet, a->edition));
        else if (q->kind == HC_ASK_CARD || q->compound) snprintf(out[0], NAME, "%s: do it", sheet_name(q->sheet, a->edition));
        else snprintf(out[0], NAME, "%s: answer %d", sheet_name(q->sheet, a->edition), choice);
        return 1;
    }
    switch (q->prompt) {
    case HC_PROMPT_DIAL: snprintf(out[0], NAME, "dial %d", choice); return 1;
    case HC_PROMPT_PLAN: snprintf(out[0], NAME, "lay %.80s", card_word(a, choice, word)); return 1;
    case HC_PROMPT_PLAN_AND_TACTIC:
        if (HC_PLAN_CARD(choice) != HC_NO_CARD) snprintf(out[0], NAME, "lay %.80s", card_word(a, HC_PLAN_CARD(choice), word));
        if (HC_PLAN_HALF(choice) >= 0) snprintf(out[1], NAME, "show %.80s", half_word(HC_PLAN_HALF(choice), word));
        return 2;
    case HC_PROMPT_REINFORCE:
        if (choice == HC_PASS) snprintf(out[0], NAME, "reinforce: pass");
        else snprintf(out[0], NAME, "play %.80s", card_word(a, choice, word));
        return 1;
    case HC_PROMPT_BACK_WHOM: snprintf(out[0], NAME, "reinforce %s", choice == a->seat ? "oneself" : "the other"); return 1;
    case HC_PROMPT_RAISE: case HC_PROMPT_LOWER: case HC_PROMPT_KEEP_ENVOY: case HC_PROMPT_SHOW_ENVOY: {
        static const char *const DEED[] = { "raise", "lower", "send away", "turn up" };
        const char *deed = DEED[q->prompt == HC_PROMPT_RAISE ? 0 : q->prompt == HC_PROMPT_LOWER ? 1 : q->prompt == HC_PROMPT_KEEP_ENVOY ? 2 : 3];
        if (choice == HC_PASS) snprintf(out[0], NAME, "%s: nobody", deed);
        else snprintf(out[0], NAME, "%s %.60s", deed, a->t->duel.envoy[choice].sheet ? sheet_name(a->t->duel.envoy[choice].sheet, a->edition) : "an unknown one");
        return 1;
    }
    case HC_PROMPT_RESOURCE: {
        static const char *const SYMBOL[] = { "blue", "pink", "green", "yellow" };
        if (choice == HC_PASS) snprintf(out[0], NAME, "resource: no more");
        else snprintf(out[0], NAME, "resource %.60s %s", sheet_name(a->t->duel.card, a->edition), SYMBOL[hc_tile_symbol(choice)]);
        return 1;
    }
    case HC_PROMPT_RECOVER: snprintf(out[0], NAME, "recover %s", choice ? "some" : "none"); return 1;
    case HC_PROMPT_SAVE_SHIPS: snprintf(out[0], NAME, "save ships: %d", choice); return 1;
    default: return 1;
    }
}

/* Each name counts once a question, however many answers bear it. */
static void count_question(study *s, const hc_game *view, const hc_table *t, int seat, int edition, const int choice[], int n)
{
    hc_question q;
    hc_option option[HC_OPTIONS_MAX];
    const int options = hc_options(view, seat, option);
    hc_question_for(view, seat, &q);
    asked a = { .view = view, .t = t, .q = &q, .seat = seat, .edition = edition };
    for (int i = 0; i < options; i++) a.may_pass |= option[i].choice == HC_PASS;
    for (int part = 0; part < PARTS; part++) {
        row *met[HC_OPTIONS_MAX];
        int names = 0, answered = -1;
        for (int i = 0; i < options; i++) {
            char name[PARTS][NAME];
            if (part >= names_of(&a, &option[i], name) || !name[part][0]) continue;
            row *r = row_named(s, name[part]);
            int k = 0;
            while (k < names && met[k] != r) k++;
            if (k == names) met[names++] = r;
            if (n && option[i].choice == choice[0]) answered = k;
        }
        if (names < 2 && q.kind != HC_ASK_ACT) continue;
        for (int k = 0; k < names; k++) if (met[k]) {
            met[k]->could++;
            met[k]->was += k == answered;
        }
    }
}

static bool play_one(study *s, uint64_t seed, const bot_spec *spec, int edition)
{
    hc_game g, view;
    hc_table t;
    bot b[HC_DUELISTS];
    int choice[BOT_CHOICES];
    const hc_setup setup = { .seed = seed, .edition = (uint8_t)edition, .players = HC_DUELISTS, .first = HC_NOBODY };
    if (hc_new(&g, &setup, NULL, NULL) != HC_OK) return false;
    for (int i = 0; i < HC_DUELISTS; i++) bot_begin_as(&b[i], spec, i, seed);
    for (int i = 0; hc_asked(&g) && i < TOO_LONG; i++) {
        const int seat = __builtin_ctz(hc_asked(&g));
        hc_view(&g, seat, &view);
        hc_read(&view, &t);
        const int n = bot_answer(&b[seat], &view, choice);
        count_question(s, &view, &t, seat, edition, choice, n);
        for (int k = 0; k < n; k++) if (hc_answer(&g, seat, choice[k], NULL) != HC_OK) return false;
    }
    return !hc_asked(&g);
}

static int by_name(const void *a, const void *b) { return strcmp(((const row *)a)->name, ((const row *)b)->name); }

int main(int argc, char **argv)
{
    static study s;
    bot_spec spec = { .level = BOT_STEADY };
    char why[BOT_WHY] = "a number of games, please";
    const long games = argc > 1 ? strtol(argv[1], NULL, 10) : 2000;
    if (games < 1 || argc > 3 || (argc > 2 && !bot_spec_read(argv[2], &spec, why))) {
        fprintf(stderr, "usage: bench_chosen [GAMES [BOT]]: %s\n", why);
        return 2;
    }
    for (long i = 0; i < games; i++) {
        if (play_one(&s, (uint64_t)i + 1, &spec, hc_edition_named("duel"))) continue;
        fprintf(stderr, "bench_chosen: game %ld did not come to its end\n", i + 1);
        return 1;
    }
    qsort(s.row, (size_t)s.rows, sizeof *s.row, by_name);
    for (int i = 0; i < s.rows; i++)
        printf("%-44s %8ld of %8ld  %5.1f %%\n", s.row[i].name, s.row[i].was, s.row[i].could, s.row[i].could ? 100.0 * (double)s.row[i].was / (double)s.row[i].could : 0.0);
    return 0;
}
