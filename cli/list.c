/* list.c - `hypercone list`: the catalogue as tables for people or as JSON. */
#include <string.h>

#include "cli/cli.h"
#include "cli/names.h"
#include "cli/list.h"
#include "wire/catalogue.h"

/* ---- what there is ---------------------------------------------------------------------------- */

/* Below a list in which names carry marks. */
static void put_marks(bool marked) { if (marked) puts(TEXT_MARKS); }

static void list_aliens(lister *l)
{
    bool marked = false;
    int sheet[CATALOGUE_ALIENS];
    int count = aliens_by_name(l->edition, sheet, CATALOGUE_ALIENS);
    for (int i = 0; i < count; i++) {
        hc_sheet_info info;
        hc_sheet(sheet[i], l->edition, &info);
        if (!l->json) {
            const char *alert = hc_alert_name(info.alert);
            char summary[400];
            text_expand(summary, sizeof summary, l->edition, info.summary ? info.summary : "");
            char name[40];
            snprintf(name, sizeof name, "%s%s", info.name, text_mark(info.origin));
            printf(alert ? "%-16s %-7s %s\n" : "%-16s %s%s\n", name, alert ? alert : "", summary);
            marked |= info.origin != HC_ORIGIN_PUBLISHED;
            continue;
        }
        js_object(&l->j, NULL);
        js_alien_members(&l->j, sheet[i], l->edition, &info);
        js_close(&l->j);
    }
    put_marks(marked);
}

static int list_rows(lister *l, const hc_deck_row *row, const char *deck)
{
    int all = 0;
    bool marked = false;
    for (; row && row->copies > 0; row++) {
        hc_card_info card = { .kind = row->kind, .value = row->value, .sheet = row->sheet };
        hc_sheet_info info;
        char name[80], summary[400] = "";
        text_card(name, sizeof name, l->edition, &card);
        const int origin = hc_card_origin(l->edition, &card);
        bool has_sheet = row->sheet && hc_sheet(row->sheet, l->edition, &info);
        if (has_sheet && info.summary) {
            text_expand(summary, sizeof summary, l->edition, info.summary);
        }
        all += row->copies;
        if (!l->json && has_sheet && row->kind == HC_CARD_TECH) {
            char number[8] = "X";
            if (info.attacks == HC_ATTACKS_EQUAL) snprintf(number, sizeof number, "X=X");
            else if (info.attacks == HC_ATTACKS_IN_A_ROW) snprintf(number, sizeof number, "X+1");
            else if (info.attacks) snprintf(number, sizeof number, "%d+", info.attacks);
            else if (!info.research_any) snprintf(number, sizeof number, "%d", info.research);
            printf("%3s  %-22s %s\n", number, name, summary);
            continue;
        }
        if (!l->json) {
            size_t used = strlen(name);
            snprintf(name + used, sizeof name - used, "%s", text_mark(origin));
            marked |= origin != HC_ORIGIN_PUBLISHED;
            printf(summary[0] ? "%3d  %-22s %s\n" : "%3d  %s\n", row->copies, name, summary);
            continue;
        }
        js_object(&l->j, NULL);
        js_string(&l->j, "name", name);
        js_string(&l->j, "kind", hc_card_kind_name(row->kind));
        js_string(&l->j, "deck", deck);
        if (hc_is_numbered(row->kind)) {
            js_integer(&l->j, "value", row->value);
        }
        if (has_sheet && row->kind == HC_CARD_TECH) {
            js_integer(&l->j, "research", info.research);
            js_bool(&l->j, "research_any", info.research_any);
        }
        js_integer(&l->j, "copies", row->copies);
        js_string(&l->j, "summary", has_sheet ? summary : NULL);
        if (text_origin(origin)) {
            js_string(&l->j, "origin", text_origin(origin));
        }
        js_close(&l->j);
    }
    put_marks(marked);
    return all;
}

/* Before each name its research number. */
static void put_techs(lister *l, const hc_deck_row *row)
{
    if (!l->json && row) {
        printf("Techs, each once, with the number of ships that it takes, or the attack cards:\n");
    }
    list_rows(l, row, "tech");
}

static void list_techs(lister *l)
{
    const hc_edition_info *info = hc_edition(l->edition);
    if (!info->techs && !l->json) {
        printf("The edition %s has no techs.\n", info->id);
    }
    put_techs(l, info->techs);
}

static void list_hazards(lister *l)
{
    const hc_edition_info *info = hc_edition(l->edition);
    if (!info->hazards && !l->json) {
        printf("The edition %s has no hazards.\n", info->id);
    }
    list_rows(l, info->hazards, "hazard");
}

static void list_moons(lister *l)
{
    const hc_edition_info *info = hc_edition(l->edition);
    if (!info->moons && !l->json) {
        printf("The edition %s has no moons.\n", info->id);
    }
    list_rows(l, info->moons, "moon");
}

/* Edicts, by the word of other editions. */
static void list_artifacts(lister *l)
{
    hc_deck_row row[64] = { 0 };
    int n = 0;
    for (const hc_deck_row *r = hc_edition(l->edition)->deck; r && r->copies > 0; r++) if (r->kind == HC_CARD_ARTIFACT && n < 63) row[n++] = *r;
    if (!n && !l->json) printf("The edition %s has no artifacts.\n", hc_edition(l->edition)->id);
    list_rows(l, row, "deck");
}

static void list_stations(lister *l)
{
    const hc_edition_info *info = hc_edition(l->edition);
    if (!info->stations && !l->json) {
        printf("The edition %s has no stations.\n", info->id);
    }
    list_rows(l, info->stations, "station");
}

static void list_evolutions(lister *l)
{
    const hc_edition_info *info = hc_edition(l->edition);
    if (!info->odyssey[0] && !l->json) {
        printf("The edition %s has no evolutions.\n", info->id);
    }
    list_rows(l, info->odyssey[0], "evolution");
}

static void list_lux(lister *l)
{
    const hc_edition_info *info = hc_edition(l->edition);
    if (!info->lux && !l->json) {
        printf("The edition %s has no lux cards.\n", info->id);
    }
    list_rows(l, info->lux, "lux card");
}

static void list_boons(lister *l)
{
    const hc_edition_info *info = hc_edition(l->edition);
    if (!info->odyssey[1] && !l->json) {
        printf("The edition %s has no envoys and privileges.\n", info->id);
    }
    list_rows(l, info->odyssey[1], "boon");
}

static void list_objectives(lister *l)
{
    const hc_edition_info *info = hc_edition(l->edition);
    if (!info->odyssey[2] && !l->json) {
        printf("The edition %s has no objectives.\n", info->id);
    }
    list_rows(l, info->odyssey[2], "objective");
}

static void list_cards(lister *l)
{
    const hc_edition_info *info = hc_edition(l->edition);
    const struct { const hc_deck_row *row; const char *deck, *what; } decks[] = {
        { info->deck, "main", "cards" },
        { info->large, "large", "more cards for large groups" },
        { info->rewards[0], "rewards of incursion", "rewards of Incursion: --part rewards:incursion" },
        { info->rewards[1], "rewards of dominion", "rewards of Dominion: --part rewards:dominion" },
        { info->rewards[2], "rewards of odyssey", "rewards of Odyssey: --part rewards:odyssey" },
        { info->rewards[3], "ultra rewards", "ultra rewards of Odyssey: --part rewards:incursion+ultra" },
    };
    for (size_t i = 0; i < sizeof decks / sizeof decks[0]; i++) {
        int all = list_rows(l, decks[i].row, decks[i].deck);
        if (!l->json && all > 0) {
            printf("%3d  %s\n", all, decks[i].what);
        }
    }
    put_techs(l, info->techs);
}

static void list_editions(lister *l)
{
    for (int edition = 0; edition < HC_EDITION_COUNT; edition++) {
        const hc_edition_info *info = hc_edition(edition);
        if (!info) {
            continue;
        }
        if (!l->json) {
            if (info->players_min == info->players_max) printf("%-14s %s, %d players\n", info->id, info->name, info->players_min);
            else printf("%-14s %s, %d to %d players\n", info->id, info->name, info->players_min, info->players_max);
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
        js_edition_members(&l->j, info);
        js_close(&l->j);
    }
}

static void list_line(const lister *l, const char *name, const char *about)
{
    char expanded[512];
    text_expand(expanded, sizeof expanded, l->edition, about ? about : "");
    printf("%-20s %s\n", name, expanded);
}

static void list_presets(lister *l)
{
    for (int i = 0; hc_preset_at(l->edition, i); i++) {
        const hc_preset *p = hc_preset_at(l->edition, i);
        if (!l->json) {
            list_line(l, p->name, p->about);
            continue;
        }
        char about[512];
        text_expand(about, sizeof about, l->edition, p->about);
        js_object(&l->j, NULL);
        js_string(&l->j, "name", p->name);
        js_string(&l->j, "about", about);
        js_string(&l->j, "boxes", p->boxes);
        js_string(&l->j, "parts", p->parts);
        js_string(&l->j, "variants", p->variants);
        js_close(&l->j);
    }
}

static void list_parts(lister *l)
{
    for (int part = 0; part < HC_PARTS; part++) {
        const char *about = NULL, *name = hc_part_name(l->edition, part, &about);
        if (!name) {
            continue;
        }
        if (!l->json) {
            list_line(l, name, about);
            for (int i = 0; hc_part_option(l->edition, part, i, &about); i++) {
                char option[HC_PART_WORDS];
                snprintf(option, sizeof option, "  :%s", hc_part_option(l->edition, part, i, NULL));
                list_line(l, option, about);
            }
            continue;
        }
        js_object(&l->j, NULL);
        js_string(&l->j, "name", name);
        js_string(&l->j, "about", about);
        js_array(&l->j, "options");
        for (int i = 0; hc_part_option(l->edition, part, i, NULL); i++) {
            js_string(&l->j, NULL, hc_part_option(l->edition, part, i, NULL));
        }
        js_close(&l->j);
        js_close(&l->j);
    }
}

static void list_boxes(lister *l)
{
    for (int box = 0; box < HC_BOX_COUNT; box++) {
        const char *about = NULL, *name = hc_box_name(l->edition, box, &about);
        const bool usual = hc_usual_boxes(l->edition) >> box & 1;
        if (!name) {
            continue;
        }
        if (!l->json) {
            printf("%-16s %s%s\n", name, about, usual ? " In every game that names no box." : "");
            continue;
        }
        js_object(&l->j, NULL);
        js_string(&l->j, "name", name);
        js_string(&l->j, "about", about);
        js_bool(&l->j, "usual", usual);
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
            list_line(l, name, about);
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
        char moment[400];
        text_expand(moment, sizeof moment, l->edition, info.moment);
        if (!l->json) {
            printf("%-24s %-10s %s\n", info.name, info.kind_name, moment);
            continue;
        }
        js_object(&l->j, NULL);
        js_integer(&l->j, "window", window);
        js_string(&l->j, "name", info.name);
        js_string(&l->j, "kind", info.kind_name);
        js_string(&l->j, "moment", moment);
        js_close(&l->j);
    }
}

/* ---- the command --------------------------------------------------------------------------------- */

static const struct { const char *word; void (*list)(lister *); } LISTS[] = {
    { "aliens", list_aliens }, { "artifacts", list_artifacts }, { "boons", list_boons }, { "boxes", list_boxes }, { "cards", list_cards }, { "edicts", list_artifacts },
    { "editions", list_editions }, { "evolutions", list_evolutions },
    { "hazards", list_hazards },
    { "lux", list_lux },
    { "moons", list_moons }, { "objectives", list_objectives }, { "parts", list_parts }, { "presets", list_presets }, { "questions", list_questions }, { "stations", list_stations },
    { "techs", list_techs }, { "tempers", list_tempers }, { "variants", list_variants }, { "windows", list_windows },
};
enum { LIST_COUNT = sizeof LISTS / sizeof LISTS[0] };

static int wrong_list(const char *what)
{
    char words[400] = "";
    for (int i = 0; i < LIST_COUNT; i++) {
        size_t length = strlen(words);
        snprintf(words + length, sizeof words - length, "%s%s", i == 0 ? "" : i < LIST_COUNT - 1 ? ", " : " or ", LISTS[i].word);
    }
    return wrong_use("%s %s", what, words);
}

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
        char what[160];
        snprintf(what, sizeof what, "list does not know \"%.80s\"; it lists", word);
        wrong_list(what);
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
        return wrong_list("list needs a word:");
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
