/* list.c - `hypercone list`: the catalogue as tables for people or as JSON. */
#include <stdlib.h>
#include <string.h>

#include "cli/cli.h"
#include "wire/json.h"
#include "cli/names.h"

typedef struct lister { int edition; bool json; js j; } lister;
enum { ALIENS_MAX = 256 };
struct alien_row { int sheet; hc_sheet_info info; };

/* ---- what there is ---------------------------------------------------------------------------- */

static int by_name(const void *a, const void *b)
{
    const struct alien_row *x = a, *y = b;
    return strcmp(x->info.name, y->info.name);
}

static int find_aliens(int edition, struct alien_row row[])
{
    int count = 0;
    for (int sheet = 1; sheet < hc_sheet_count() && count < ALIENS_MAX; sheet++) {
        row[count].sheet = sheet;
        count += hc_sheet(sheet, edition, &row[count].info) && row[count].info.alien;
    }
    qsort(row, (size_t)count, sizeof row[0], by_name);
    return count;
}

static void list_aliens(lister *l)
{
    struct alien_row row[ALIENS_MAX];
    int count = find_aliens(l->edition, row);
    for (int i = 0; i < count; i++) {
        const hc_sheet_info *info = &row[i].info;
        const char *alert = hc_alert_name(info->alert);
        char summary[400];
        text_expand(summary, sizeof summary, l->edition, info->summary ? info->summary : "");
        if (!l->json) {
            printf(alert ? "%-16s %-7s %s\n" : "%-16s %s%s\n", info->name, alert ? alert : "", summary);
            continue;
        }
        js_object(&l->j, NULL);
        js_integer(&l->j, "sheet", row[i].sheet);
        js_string(&l->j, "name", info->name);
        js_string(&l->j, "power", info->power_name);
        js_string(&l->j, "alert", alert);
        js_string(&l->j, "summary", summary);
        js_string(&l->j, "when", info->when);
        js_string(&l->j, "as", info->as);
        js_string(&l->j, "use", info->use);
        js_integer(&l->j, "players_min", info->players_min);
        js_close(&l->j);
    }
}

static int list_rows(lister *l, const hc_deck_row *row, const char *deck)
{
    int all = 0;
    for (; row && row->copies > 0; row++) {
        hc_card_info card = { .kind = row->kind, .value = row->value, .sheet = row->sheet };
        hc_sheet_info info;
        char name[80], summary[400] = "";
        text_card(name, sizeof name, l->edition, &card);
        bool has_sheet = row->sheet && hc_sheet(row->sheet, l->edition, &info);
        if (has_sheet && info.summary) {
            text_expand(summary, sizeof summary, l->edition, info.summary);
        }
        all += row->copies;
        if (!l->json) {
            printf(summary[0] ? "%3d  %-22s %s\n" : "%3d  %s\n", row->copies, name, summary);
            continue;
        }
        js_object(&l->j, NULL);
        js_string(&l->j, "name", name);
        js_string(&l->j, "kind", hc_card_kind_name(row->kind));
        js_string(&l->j, "deck", deck);
        if (row->kind == HC_CARD_ATTACK || row->kind == HC_CARD_REINFORCEMENT) {
            js_integer(&l->j, "value", row->value);
        }
        js_integer(&l->j, "copies", row->copies);
        js_string(&l->j, "summary", has_sheet ? summary : NULL);
        js_close(&l->j);
    }
    return all;
}

static void list_cards(lister *l)
{
    const hc_edition_info *info = hc_edition(l->edition);
    const struct { const hc_deck_row *row; const char *deck, *what; } decks[] = {
        { info->deck, "main", "cards" },
        { info->large, "large", "cards more for large groups" },
        { info->techs, "tech", "techs" },
    };
    for (size_t i = 0; i < sizeof decks / sizeof decks[0]; i++) {
        int all = list_rows(l, decks[i].row, decks[i].deck);
        if (!l->json && all > 0) {
            printf("%3d  %s\n", all, decks[i].what);
        }
    }
}

static void list_groups(lister *l, const hc_edition_info *info)
{
    js_array(&l->j, "groups");
    for (int i = 0; info->group && info->group[i].name; i++) {
        js_object(&l->j, NULL);
        js_string(&l->j, "name", info->group[i].name);
        js_array(&l->j, "aliens");
        for (int seat = 0; seat < HC_SEATS && info->group[i].alien[seat]; seat++) {
            js_string(&l->j, NULL, info->group[i].alien[seat]);
        }
        js_close(&l->j);
        js_close(&l->j);
    }
    js_close(&l->j);
}

static void list_editions(lister *l)
{
    for (int edition = 0; edition < HC_EDITION_COUNT; edition++) {
        const hc_edition_info *info = hc_edition(edition);
        if (!info) {
            continue;
        }
        if (!l->json) {
            printf("%-14s %s, %d to %d players\n", info->id, info->name, info->players_min, info->players_max);
            if (info->about) {
                printf("%-14s %s\n", "", info->about);
            }
            for (int i = 0; info->group && info->group[i].name; i++) {
                printf("%-14s --group %d, %s:", "", i + 1, info->group[i].name);
                for (int seat = 0; seat < HC_SEATS && info->group[i].alien[seat]; seat++) {
                    printf("%s %s", seat > 0 ? "," : "", info->group[i].alien[seat]);
                }
                putchar('\n');
            }
            continue;
        }
        js_object(&l->j, NULL);
        js_string(&l->j, "id", info->id);
        js_string(&l->j, "name", info->name);
        js_string(&l->j, "about", info->about);
        js_integer(&l->j, "players_min", info->players_min);
        js_integer(&l->j, "players_max", info->players_max);
        js_integer(&l->j, "hand", info->hand);
        js_integer(&l->j, "ships", info->ships);
        js_integer(&l->j, "colonies_to_win", info->colonies_to_win);
        list_groups(l, info);
        js_close(&l->j);
    }
}

static void list_variants(lister *l)
{
    bool has_any = false;
    for (int bit = 0; bit < 64; bit++) {
        const char *about = NULL;
        const char *name = hc_variant_name(l->edition, bit, &about);
        if (!name) {
            continue;
        }
        char expanded[400];
        has_any = true;
        text_expand(expanded, sizeof expanded, l->edition, about ? about : "");
        if (!l->json) {
            printf("%-20s %s\n", name, expanded);
            continue;
        }
        js_object(&l->j, NULL);
        js_string(&l->j, "name", name);
        js_string(&l->j, "about", expanded);
        js_close(&l->j);
    }
    if (!has_any && !l->json) {
        printf("The edition %s has no variants.\n", hc_edition(l->edition)->id);
    }
}

static void list_tempers(lister *l)
{
    for (int i = 0; i < BOT_TEMPERS; i++) {
        if (!l->json) {
            printf("%-10s %s\n", bot_temper_name(i), bot_temper_about(i));
            continue;
        }
        js_object(&l->j, NULL);
        js_string(&l->j, "name", bot_temper_name(i));
        js_string(&l->j, "about", bot_temper_about(i));
        js_close(&l->j);
    }
}

static void list_windows(lister *l)
{
    for (int window = 0; window < hc_window_count(); window++) {
        hc_window_info info;
        if (!hc_window(window, &info)) {
            continue;
        }
        if (!l->json) {
            printf("%-24s %-10s %s\n", info.name, info.kind ? info.kind : "", info.moment ? info.moment : "");
            continue;
        }
        js_object(&l->j, NULL);
        js_integer(&l->j, "window", window);
        js_string(&l->j, "name", info.name);
        js_string(&l->j, "kind", info.kind);
        js_string(&l->j, "moment", info.moment);
        js_close(&l->j);
    }
}

/* ---- the command --------------------------------------------------------------------------------- */

static const struct { const char *word; void (*list)(lister *); } LISTS[] = {
    { "aliens", list_aliens }, { "cards", list_cards }, { "editions", list_editions },
    { "tempers", list_tempers }, { "variants", list_variants }, { "windows", list_windows },
};
enum { LIST_COUNT = sizeof LISTS / sizeof LISTS[0] };

static int find_list(const char *word)
{
    guess g;
    guess_begin(&g, word);
    for (int i = 0; i < LIST_COUNT; i++) {
        if (is_same_name(word, LISTS[i].word)) {
            return i;
        }
        guess_add(&g, LISTS[i].word);
    }
    if (guess_of(&g)) {
        wrong_use("list does not know \"%s\"; did you mean %s?", word, guess_of(&g));
    } else {
        wrong_use("list does not know \"%s\"; it lists aliens, cards, editions, tempers, variants or windows", word);
    }
    return -1;
}

int command_list(int argc, char **argv)
{
    static const char *const own[] = { "--edition", "--json", "--help", NULL };
    lister l = { .edition = hc_edition_default() };
    const char *edition = NULL;
    int which = -1;
    for (int i = 1; i < argc; i++) {
        int taken = take_option(argc, argv, &i, "--edition", &edition);
        if (taken == 0 && (taken = take_option(argc, argv, &i, "--json", NULL)) == 1) {
            l.json = true;
        }
        if (taken < 0) {
            return EXIT_WRONG_USE;
        }
        if (taken == 0 && (argv[i][0] == '-' || which >= 0)) {
            return unknown_option("list", argv[i], own, false);
        }
        if (taken == 0 && (which = find_list(argv[i])) < 0) {
            return EXIT_WRONG_USE;
        }
    }
    if (which < 0) {
        return wrong_use("list needs a word: aliens, cards, editions, tempers, variants or windows");
    }
    if (edition && (l.edition = find_edition(edition)) < 0) {
        return EXIT_WRONG_USE;
    }
    js_begin(&l.j, true);
    if (l.json) {
        js_array(&l.j, NULL);
    }
    LISTS[which].list(&l);
    int status = EXIT_OK;
    if (l.json) {
        js_close(&l.j);
        status = js_print(&l.j, stdout) ? EXIT_OK : failed("the list could not be written");
    }
    js_free(&l.j);
    return status;
}
