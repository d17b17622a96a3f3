/* catalogue.c - editions, variants, aliens, cards and rules as JSON. */
#include "wire/catalogue.h"

#include <stdlib.h>
#include <string.h>

#include "bots/bots.h"
#include "text/text.h"
#include "wire/view_json.h"

enum { PAGE = 32768 };

const char *sheet_name(int sheet, int edition)
{
    hc_sheet_info info;
    return sheet > 0 && hc_sheet(sheet, edition, &info) ? info.name : NULL;
}

static void write_expanded(js *j, const char *key, int edition, const char *text)
{
    char expanded[4000];
    if (text) {
        text_expand(expanded, sizeof expanded, edition, text);
    }
    js_string(j, key, text ? expanded : NULL);
}

/* ---- sheets ------------------------------------------------------------------------------------- */

int aliens_by_name(int edition, int sheet[], int room)
{
    const char *name[CATALOGUE_ALIENS];
    int count = 0;
    for (int candidate = 1; candidate < hc_sheet_count() && count < room && count < CATALOGUE_ALIENS; candidate++) {
        hc_sheet_info info;
        if (!hc_sheet(candidate, edition, &info) || !info.alien) {
            continue;
        }
        int at = count++;
        for (; at > 0 && strcmp(name[at - 1], info.name) > 0; at--) {
            name[at] = name[at - 1];
            sheet[at] = sheet[at - 1];
        }
        name[at] = info.name;
        sheet[at] = candidate;
    }
    return count;
}

void js_alien_members(js *j, int sheet, int edition, const hc_sheet_info *info)
{
    js_integer(j, "sheet", sheet);
    js_string(j, "name", info->name);
    js_string(j, "power", info->power_name);
    js_string(j, "alert", hc_alert_name(info->alert));
    js_string(j, "box", hc_box_name(edition, info->box, NULL));
    write_expanded(j, "summary", edition, info->summary ? info->summary : "");
    write_expanded(j, "when", edition, info->when);
    js_string(j, "as", info->as);
    js_string(j, "use", info->use);
    js_integer(j, "players_min", info->players_min);
}

/* Only where a variant changes the sheet. */
static void write_variant(js *j, int edition, const hc_sheet_info *info)
{
    static const char *const key[3] = { "variant_power_text", "variant_wild_text", "variant_super_text" };
    if (!info->variant) {
        return;
    }
    js_string(j, "variant", info->variant);
    for (int part = 0; part < 3; part++) {
        write_expanded(j, key[part], edition, info->variant_text[part]);
    }
}

static void write_moments(js *j, int sheet, int edition, const hc_sheet_info *info)
{
    static const char *const key[3] = { "when", "wild_when", "super_when" };
    static const char *const as[3] = { NULL, "wild_as", "super_as" };
    for (int part = 0; part < 3; part++) {
        char when[1400];
        text_moments(when, sizeof when, edition, sheet, part);
        js_string(j, key[part], when[0] && info->text[part] ? when : NULL);
        if (as[part]) {
            js_string(j, as[part], info->flare_as[part - 1]);
        }
    }
}

void js_sheet_members(js *j, int sheet, int edition)
{
    static const char *const part[3] = { "power_text", "wild_text", "super_text" };
    hc_sheet_info info;
    hc_sheet(sheet, edition, &info);
    js_string(j, "edition", hc_edition(edition)->id);
    js_integer(j, "sheet", sheet);
    js_string(j, "name", info.name);
    js_bool(j, "alien", info.alien);
    js_origin(j, info.origin);
    js_string(j, "power", info.power_name);
    write_expanded(j, "summary", edition, info.summary);
    for (int i = 0; i < 3; i++) {
        write_expanded(j, part[i], edition, info.text[i]);
    }
    write_variant(j, edition, &info);
    write_moments(j, sheet, edition, &info);
    js_string(j, "as", info.as);
    js_string(j, "use", info.use);
    js_string(j, "alert", hc_alert_name(info.alert));
    write_expanded(j, "before_the_game", edition, info.begins);
    write_expanded(j, "note", edition, info.note);
    write_expanded(j, "history", edition, info.history);
    js_integer(j, "players_min", info.players_min);
    js_lore(j, sheet, edition);
}

/* ---- editions ----------------------------------------------------------------------------------- */

static void write_groups(js *j, const hc_edition_info *info)
{
    js_array(j, "groups");
    for (int i = 0; info->group && info->group[i].name; i++) {
        js_object(j, NULL);
        js_string(j, "name", info->group[i].name);
        js_array(j, "aliens");
        for (int seat = 0; seat < HC_SEATS && info->group[i].alien[seat]; seat++) {
            js_string(j, NULL, info->group[i].alien[seat]);
        }
        js_close(j);
        js_close(j);
    }
    js_close(j);
}

void js_edition_members(js *j, const hc_edition_info *info)
{
    js_string(j, "id", info->id);
    js_string(j, "name", info->name);
    js_string(j, "about", info->about);
    js_integer(j, "players_min", info->players_min);
    js_integer(j, "players_max", info->players_max);
    js_integer(j, "hand", info->hand);
    js_integer(j, "ships", info->ships);
    js_integer(j, "colonies_to_win", info->colonies_to_win);
    js_bool(j, "systems", info->home_for_power > 0);         /* false: no home planets, so another kind of table */
    write_groups(j, info);
}

void js_boxes(js *j, const char *key, const hc_setup *s)
{
    const uint64_t boxes = s->boxes ? s->boxes : hc_usual_boxes(s->edition);
    js_array(j, key);
    for (int box = 0; box < HC_BOX_COUNT; box++) {
        if (boxes >> box & 1) {
            js_string(j, NULL, hc_box_name(s->edition, box, NULL));
        }
    }
    js_close(j);
}

void js_parts(js *j, const char *key, const hc_setup *s)
{
    char words[HC_PART_WORDS];
    js_array(j, key);
    for (int part = 0; part < HC_PARTS; part++) {
        if (hc_part_words(s, part, words)) {
            js_string(j, NULL, words);
        }
    }
    js_close(j);
}

static void write_options(js *j, int edition, int part)
{
    const char *about = NULL;
    js_array(j, "options");
    for (int option = 0; hc_part_option(edition, part, option, &about); option++) {
        js_object(j, NULL);
        js_string(j, "name", hc_part_option(edition, part, option, NULL));
        write_expanded(j, "about", edition, about);
        js_close(j);
    }
    js_close(j);
}

static void write_parts(js *j, int edition)
{
    js_array(j, "parts");
    for (int part = 0; part < HC_PARTS; part++) {
        const char *about = NULL, *name = hc_part_name(edition, part, &about);
        if (!name) {
            continue;
        }
        js_object(j, NULL);
        js_string(j, "name", name);
        write_expanded(j, "about", edition, about);
        write_options(j, edition, part);
        js_close(j);
    }
    js_close(j);
}

static void write_presets(js *j, int edition)
{
    js_array(j, "presets");
    for (int i = 0; hc_preset_at(edition, i); i++) {
        const hc_preset *p = hc_preset_at(edition, i);
        js_object(j, NULL);
        js_string(j, "name", p->name);
        write_expanded(j, "about", edition, p->about);
        js_string(j, "boxes", p->boxes);
        js_string(j, "parts", p->parts);
        js_string(j, "variants", p->variants);
        js_close(j);
    }
    js_close(j);
}

static void write_boxes(js *j, int edition)
{
    js_array(j, "boxes");
    for (int box = 0; box < HC_BOX_COUNT; box++) {
        const char *about = NULL, *name = hc_box_name(edition, box, &about);
        if (!name) {
            continue;
        }
        js_object(j, NULL);
        js_string(j, "name", name);
        js_string(j, "about", about);
        js_bool(j, "usual", hc_usual_boxes(edition) >> box & 1);
        js_close(j);
    }
    js_close(j);
}

static void write_variants(js *j, int edition)
{
    js_array(j, "variants");
    for (int bit = 0; bit < 64; bit++) {
        const char *about = NULL, *name = hc_variant_name(edition, bit, &about);
        if (!name) {
            continue;
        }
        js_object(j, NULL);
        js_string(j, "name", name);
        write_expanded(j, "about", edition, about ? about : "");
        js_close(j);
    }
    js_close(j);
}

static void write_words(js *j, int edition)
{
    js_object(j, "words");
    for (const hc_word *w = hc_edition(edition)->words; w && w->key; w++) {
        js_string(j, w->key, w->word);
    }
    js_close(j);
}

/* The steps that have a name here, each with what happens in it; an edition may give one name to several. */
static void write_phases(js *j, int edition, char *page)
{
    hc_phase_info phase[HC_PHASE_COUNT];
    int phases = hc_phases(edition, phase);
    js_array(j, "phases");
    for (int i = 0; i < phases; i++) {
        js_object(j, NULL);
        js_string(j, "phase", phase_word(phase[i].phase));
        js_integer(j, "number", phase[i].number);
        js_string(j, "name", phase[i].name);
        if (page) {
            text_phase_about(page, PAGE, edition, phase[i].phase);
            js_string(j, "help", page);
        }
        js_close(j);
    }
    js_close(j);
}

static void write_bots(js *j)
{
    js_object(j, "bots");
    js_array(j, "levels");
    for (int level = 0; level < BOT_LEVELS; level++) {
        js_object(j, NULL);
        js_string(j, "name", bot_level_name(level));
        js_string(j, "about", bot_level_about(level));
        js_bool(j, "searches", bot_level_searches(level));
        js_close(j);
    }
    js_close(j);
    js_array(j, "tempers");
    for (int temper = 0; temper < BOT_TEMPERS; temper++) {
        js_object(j, NULL);
        js_string(j, "name", bot_temper_name(temper));
        js_string(j, "about", bot_temper_about(temper));
        js_close(j);
    }
    js_close(j);
    js_close(j);
}

void js_catalogue(js *j, int edition)
{
    int alien[CATALOGUE_ALIENS];
    js_object(j, NULL);
    js_array(j, "editions");
    for (int e = 0; e < HC_EDITION_COUNT; e++) {
        if (hc_edition(e)) {
            js_object(j, NULL);
            js_edition_members(j, hc_edition(e));
            js_bool(j, "usual", e == hc_edition_default());
            js_close(j);
        }
    }
    js_close(j);
    js_string(j, "edition", hc_edition(edition)->id);
    write_boxes(j, edition);
    write_variants(j, edition);
    write_parts(j, edition);
    write_presets(j, edition);
    write_groups(j, hc_edition(edition));
    js_array(j, "aliens");
    int count = aliens_by_name(edition, alien, CATALOGUE_ALIENS);
    for (int i = 0; i < count; i++) {
        hc_sheet_info info;
        hc_sheet(alien[i], edition, &info);
        js_object(j, NULL);
        js_alien_members(j, alien[i], edition, &info);
        write_expanded(j, "power_text", edition, info.text[HC_PART_POWER]);
        js_close(j);
    }
    js_close(j);
    write_bots(j);
    write_phases(j, edition, NULL);
    write_words(j, edition);
    js_close(j);
}

/* ---- the encyclopaedia --------------------------------------------------------------------------- */

static const char *kind_of_sheet(int sheet, int edition, const hc_sheet_info *info)
{
    int kind = hc_sheet_kind(sheet, edition);
    return info->alien ? "alien" : kind != HC_CARD_NONE ? hc_card_kind_name(kind) : "card";
}

void js_entry_members(js *j, int sheet, int edition)
{
    hc_sheet_info info;
    hc_sheet(sheet, edition, &info);
    js_string(j, "kind", kind_of_sheet(sheet, edition, &info));
    js_sheet_members(j, sheet, edition);
    if (info.tech) {
        js_integer(j, "research", info.research);
        js_bool(j, "research_any", info.research_any);
    }
    if (hc_fate(sheet)) {
        js_fate(j, "fate", hc_fate(sheet));
    }
}

static void write_entries(js *j, int edition)
{
    js_array(j, "entries");
    for (int sheet = 1; sheet < hc_sheet_count(); sheet++) {
        hc_sheet_info info;
        if (!hc_sheet(sheet, edition, &info)) {
            continue;
        }
        js_object(j, NULL);
        js_entry_members(j, sheet, edition);
        js_close(j);
    }
    js_close(j);
}

static void write_kinds(js *j, int edition, char *page)
{
    js_array(j, "kinds");
    for (int kind = 0; kind < HC_CARD_KINDS; kind++) {
        char name[80];
        if (text_kind_name(name, sizeof name, edition, kind) > 0) {
            text_kind_about(page, PAGE, edition, kind);
            js_object(j, NULL);
            js_string(j, "kind", hc_card_kind_name(kind));
            js_string(j, "name", name);
            js_string(j, "text", page);
            js_close(j);
        }
    }
    js_close(j);
}

static void write_rules(js *j, int edition, char *page)
{
    char heading[80];
    js_array(j, "rules");
    for (int n = 0; text_chapter_heading(heading, sizeof heading, edition, n) > 0; n++) {
        text_chapter(page, PAGE, edition, n);
        js_object(j, NULL);
        js_string(j, "name", heading);
        js_string(j, "text", page);
        js_close(j);
    }
    js_close(j);
}

void js_encyclopaedia(js *j, int edition)
{
    char *page = malloc(PAGE);
    js_object(j, NULL);
    js_string(j, "edition", hc_edition(edition)->id);
    write_entries(j, edition);
    if (page) {
        write_kinds(j, edition, page);
        write_phases(j, edition, page);
        write_rules(j, edition, page);
        free(page);
    }
    write_words(j, edition);
    js_close(j);
}
