/* catalogue.c - every sheet and edition by its number, and what programs may read of them. */
#include "rules.h"
#include <string.h>

#define ALIEN(id, name) extern const sheet alien_##name;
#include "aliens/list.h"
#undef ALIEN
#define CARD(id, name) extern const sheet card_##name;
#include "cards/list.h"
#undef CARD

#define ALIEN(id, name) [id] = &alien_##name,
#define CARD(id, name) [id] = &card_##name,
const sheet *const SHEETS[SHEET_END] = {
#include "aliens/list.h"
#include "cards/list.h"
};
#undef ALIEN
#undef CARD

#define ALIEN(id, name) id,
const uint16_t ALIENS[] = {
#include "aliens/list.h"
    0 };
#undef ALIEN

/* They are in rising order. */
static int aliens_below(int number)
{
    int low = 0, high = ALIEN_COUNT;
    while (low < high) {
        const int middle = (low + high) / 2;
        if (ALIENS[middle] < number) low = middle + 1;
        else high = middle;
    }
    return low;
}

alien_list aliens_for(int which)
{
    const edition *e = EDITIONS[which];
    if (!e->last_alien) return (alien_list){ ALIENS, ALIENS + ALIEN_COUNT };
    return (alien_list){ ALIENS + aliens_below(e->first_alien), ALIENS + aliens_below(e->last_alien + 1) };
}

extern const edition edition_avalon_hill, edition_ffg, edition_duel, edition_eon, edition_classic;
const edition *const EDITIONS[HC_EDITION_COUNT] = {
    [HC_EDITION_AVALON_HILL] = &edition_avalon_hill, [HC_EDITION_FFG] = &edition_ffg, [HC_EDITION_DUEL] = &edition_duel,
    [HC_EDITION_EON] = &edition_eon, [HC_EDITION_CLASSIC] = &edition_classic };

/* ---- names ------------------------------------------------------------------------------------------ */

static char plain_letter(char c)
{
    if (c >= 'A' && c <= 'Z') return (char)(c - 'A' + 'a');
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') ? c : 0;
}

static bool same_name(const char *a, const char *b)
{
    for (;;) {
        while (*a && !plain_letter(*a)) a++;
        while (*b && !plain_letter(*b)) b++;
        if (plain_letter(*a) != plain_letter(*b)) return false;
        if (!*a) return true;
        a++, b++;
    }
}

static const char *without_article(const char *name)
{
    bool article = plain_letter(name[0]) == 't' && plain_letter(name[1]) == 'h' && plain_letter(name[2]) == 'e' && name[3] == ' ';
    return article ? name + 4 : name;
}

int hc_sheet_named(const char *name)
{
    for (int i = 1; i < SHEET_END; i++)
        if (SHEETS[i] && (same_name(SHEETS[i]->name, name) || same_name(without_article(SHEETS[i]->name), without_article(name)))) return i;
    return 0;
}

int hc_sheet_count(void) { return SHEET_END; }

const hc_edition_info *hc_edition(int which)
{
    return which >= 0 && which < HC_EDITION_COUNT && EDITIONS[which] ? &EDITIONS[which]->info : NULL;
}

int hc_edition_default(void) { return HC_EDITION_FFG; }

int hc_edition_named(const char *id)
{
    for (int i = 0; i < HC_EDITION_COUNT; i++) if (EDITIONS[i] && same_name(EDITIONS[i]->info.id, id)) return i;
    return -1;
}

/* ---- sheets ----------------------------------------------------------------------------------------- */

static const char *role_name(unsigned as)
{
    switch (as & AS_ANYONE) {
    case AS_OFFENSE: return "offense only";
    case AS_DEFENSE: return "defense only";
    case AS_MAIN: return "main player";
    case AS_ALLY: return "ally";
    case AS_INVOLVED: return "main player or ally";
    case AS_OFFENSE | AS_ALLY: return "offense or ally";
    case AS_ANYONE & ~AS_OFFENSE: return "not the offense";
    case AS_BYSTANDER: return "neither main player nor ally";
    case AS_BYSTANDER | AS_ALLY: return "not a main player";
    default: return "any player";
    }
}

/* Of the hooks of a power: what they all have in common, as far as a card would say it. */
static void describe_hooks(const form *f, const book *b, int part, hc_sheet_info *info)
{
    unsigned as = 0;
    bool must = false, may = false;
    const hook *first = NULL;
    FOR_HOOKS(h, f, part) {
        if (b->role_name && h->window == W_ALWAYS) as |= h->as, must = true;
        if (h->flags & FREE || h->window == W_ALWAYS) continue;
        bool chosen = h->flags & BY_CHOICE, has_to = h->flags & MUST && !chosen;
        if (!chosen) as |= h->as;
        must |= has_to;
        may |= !has_to;
        if (!first) first = h;
    }
    if (!must && !may) FOR_HOOKS(h, f, part) may |= h->flags & MAY;        /* not a use, but a choice */
    info->as = b->role_name ? (f->hook[part] ? b->role_name(as) : NULL) : role_name(as);
    if (info->as) info->use = must && may ? "must and may" : must ? "must" : may ? "may" : "always";
    hc_window_info w;
    info->any_time = first && first->window == W_ANY_TIME;
    info->when = info->any_time ? "At any time." : first && hc_window(first->window, &w) ? w.moment : NULL;
}

/* A form that a switch of the rules puts in the place of this one: what it says differently. */
static void describe_variant(int sheet_id, int which, const form *f, hc_sheet_info *info)
{
    for (const form *other = SHEETS[sheet_id]->form; other->editions; other++) {
        if (!other->variant || !(other->editions >> which & 1)) continue;
        info->variant = hc_variant_name(which, other->variant - 1, NULL);
        for (int part = POWER; part <= SUPER; part++) info->variant_text[part] = other->text[part] != f->text[part] ? other->text[part] : NULL;
    }
}

static const char *const NOTE_OF[] = {
    [HC_ORIGIN_PARTLY] = "Partly designed here: the name is known; what we could not learn of the published card is ours.",
    [HC_ORIGIN_OURS] = "Designed here: not a card of the published game." };

int hc_card_origin(int which, const hc_card_info *card)
{
    const form *f = card->sheet ? form_in(card->sheet, which) : NULL;
    const bool numbered = f && f->origin == HC_ORIGIN_PUBLISHED && card->sheet == CARD_reinforcement;      /* one sheet for all numbers */
    return f && !numbered ? f->origin : EDITIONS[which]->book->origin ? EDITIONS[which]->book->origin(card) : HC_ORIGIN_PUBLISHED;
}

/* Of what there are several sorts, front ends draw each in its own way. */
static const char *sort_of(const form *f)
{
    static const char *const MOON[] = { [MOON_SECRET] = "secret", [MOON_IMMEDIATE] = "immediate", [MOON_CONTINUING] = "continuing" };
    static const char *const ORBIT_SORT[] = { [ORBIT_QUARTER] = "quarter", [ORBIT_HALF] = "half", [ORBIT_FULL] = "full", [ORBIT_BLUE] = "blue",
        [ORBIT_SECRET] = "secret", [ORBIT_BASE] = "base", [ORBIT_HUB] = "hub", [ORBIT_CHEESY] = "cheesy" };
    static const char *const STATION[] = { [STATION_SPACE] = "space", [STATION_CITY] = "city", [STATION_DEEP] = "deep" };
    static const char *const SHIP[] = { [HC_UNIT_FLAGSHIP] = "flagship", [HC_UNIT_SALVAGE] = "salvage" };
    if (f->ship) return SHIP[f->ship];
    if (f->moon && f->editions & IN_FFG) return ORBIT_SORT[f->moon];
    return f->moon ? MOON[f->moon] : f->station ? STATION[f->station] : NULL;
}

bool hc_sheet(int sheet_id, int which, hc_sheet_info *info)
{
    const form *f = form_in(sheet_id, which);
    if (!f) return false;
    const sheet *s = SHEETS[sheet_id];
    *info = (hc_sheet_info){ .name = s->name, .power_name = f->power_name ? f->power_name : s->power_name,
                             .summary = f->summary ? f->summary : s->summary, .history = s->history,
                             .text = { f->text[POWER], f->text[WILD], f->text[SUPER] },
                             .note = f->note ? f->note : NOTE_OF[f->origin], .origin = f->origin, .begins = f->begins,
                             .alien = is_alien(sheet_id), .box = (uint8_t)box_of(sheet_id, which), .players_min = f->players_min,
                             .research = f->research, .research_any = f->research_any, .sort = sort_of(f),
                             .tech = s->piece == HC_CARD_TECH, .attacks = f->attacks,
                             .alert = EDITIONS[which]->alerts ? s->alert : HC_ALERT_NONE };
    describe_variant(sheet_id, which, f, info);
    for (int part = SUPER; part >= POWER; part--) {
        describe_hooks(f, EDITIONS[which]->book, part, info);
        if (part != POWER) info->flare_as[part - WILD] = f->text[part] ? info->as : NULL;
    }
    return true;
}

static int kind_in(const hc_deck_row *row, int sheet_id)
{
    for (; row && row->copies > 0; row++) if (row->sheet == sheet_id) return row->kind;
    return HC_CARD_NONE;
}

int hc_sheet_kind(int sheet_id, int which)
{
    const hc_edition_info *e = hc_edition(which);
    const hc_deck_row *const deck[] = { e ? e->deck : NULL, e ? e->large : NULL, e ? e->techs : NULL,
                                         e ? e->rewards[0] : NULL, e ? e->rewards[1] : NULL, e ? e->rewards[2] : NULL,
                                         e ? e->rewards[3] : NULL };
    int kind = HC_CARD_NONE;
    for (size_t i = 0; i < sizeof deck / sizeof *deck && kind == HC_CARD_NONE; i++) kind = kind_in(deck[i], sheet_id);
    return kind;
}

int hc_piece_kind(int sheet_id) { return sheet_id > 0 && sheet_id < SHEET_END && SHEETS[sheet_id] ? SHEETS[sheet_id]->piece : HC_CARD_NONE; }

bool hc_is_asked(int which, int prompt_id)
{
    const book *b = EDITIONS[which]->book;
    return (prompt_id > HC_PROMPT_NONE && prompt_id < HC_PROMPT_REGAIN) || (prompt_id >= b->first_prompt && prompt_id <= b->last_prompt);
}

static const prompt *prompt_at(int sheet_id, int prompt_id)
{
    bool there = sheet_id > 0 && sheet_id < SHEET_END && SHEETS[sheet_id] && prompt_id >= 0 && prompt_id < SHEETS[sheet_id]->prompts;
    return there ? &SHEETS[sheet_id]->prompt[prompt_id] : NULL;
}

const char *hc_prompt_text(int sheet_id, int which, int prompt_id)
{
    (void)which;
    const prompt *p = prompt_at(sheet_id, prompt_id);
    return p ? p->text : NULL;
}

const char *hc_prompt_brief(int sheet_id, int prompt_id)
{
    const char *const *brief = prompt_at(sheet_id, prompt_id) ? SHEETS[sheet_id]->brief : NULL;
    for (int i = 0; brief && i < prompt_id; i++) if (!brief[i]) return NULL;
    return brief && brief[prompt_id] && *brief[prompt_id] ? brief[prompt_id] : NULL;
}

const char *hc_prompt_key(int sheet_id, int which, int prompt_id)
{
#define X(name, key) key,
    static const char *const KEY[] = { HC_PROMPTS(X) };
#undef X
    (void)which;
    if (!sheet_id) return prompt_id >= 0 && prompt_id < HC_PROMPT_COUNT ? KEY[prompt_id] : NULL;
    const prompt *p = prompt_at(sheet_id, prompt_id);
    return p ? p->key : NULL;
}

const char *hc_label(int sheet_id, int which, int prompt_id, int choice)
{
    (void)which;
    const prompt *p = prompt_at(sheet_id, prompt_id);
    return p && choice >= 0 && choice < LABELS ? p->label[choice] : NULL;
}

/* Numbers, which have no labels, are told by the first one of their prompt. */
const char *hc_told(int sheet_id, int prompt_id, int choice)
{
    const prompt *p = prompt_at(sheet_id, prompt_id);
    if (!p) return NULL;
    for (const saying *s = SHEETS[sheet_id]->told; s && s->text; s++)
        if (s->prompt == prompt_id && (s->label == choice || s->label == ANY_LABEL || !p->label[0])) return s->text;
    return NULL;
}

bool hc_acts_in(int sheet_id, int which, hc_part part, int w)
{
    const form *f = form_in(sheet_id, which);
    if (!f) return false;
    FOR_HOOKS(h, f, part) if (!(h->flags & SILENT) && (h->window == w || (h->window == W_ANY_TIME && is_any_time(w)))) return true;
    return false;
}

/* ---- tables ------------------------------------------------------------------------------------------ */

int hc_window_count(void) { return WINDOW_COUNT; }

bool hc_window(int w, hc_window_info *info)
{
#define X(name, kind, flags, moment) { #name, #kind, moment, HC_WINDOW_##kind, (flags) & ANY_TIME },
    static const hc_window_info TABLE[] = { HC_WINDOW_LIST(X) };
#undef X
    if (w < 0 || w >= WINDOW_COUNT) return false;
    *info = TABLE[w];
    return true;
}

const char *hc_word_of(int which, const char *key)
{
    const hc_edition_info *e = hc_edition(which);
    for (const hc_word *w = e ? e->words : NULL; w && w->key; w++) {
        size_t i = 0;
        while (key[i] && w->key[i] == key[i]) i++;
        if (w->key[i] == key[i]) return w->word;
    }
    return NULL;
}

const char *hc_outlook_name(int kind)
{
    static const char *const NAME[HC_OUTLOOK_KINDS] = { "none", "bound", "score", "join", "aim", "invite", "leave", "land", "cost", "change" };
    return kind >= 0 && kind < HC_OUTLOOK_KINDS ? NAME[kind] : NULL;
}

const char *hc_change_name(int kind)
{
    static const char *const NAME[HC_CHANGE_KINDS] = { "ships", "cards", "colonies", "home_colonies", "sent", "seen" };
    return kind >= 0 && kind < HC_CHANGE_KINDS ? NAME[kind] : NULL;
}

const char *hc_stage_name(int stage)
{
    static const char *const NAME[] = { "", "card", "ships", "combined", "added", "multiplied", "bonus", "winner" };
    return stage >= HC_STAGE_CARD && stage <= HC_STAGE_WINNER ? NAME[stage] : NULL;
}

const char *hc_event_name(int kind)
{
#define X(name) #name,
    static const char *const NAME[] = { HC_EVENTS(X) };
#undef X
    return kind >= 0 && kind < HC_EVENT_KINDS ? NAME[kind] : NULL;
}

const char *hc_card_kind_name(int kind)
{
    static const char *const NAME[HC_CARD_KINDS] = { "none", "attack", "negotiate", "morph", "reinforcement", "artifact", "flare", "tech", "destiny", "essence",
                                                        "plan", "fate", "planet", "envoy", "hazard", "kicker",
                                                        "retreat", "intimidate", "rift", "safeguard", "clause", "moon", "station", "evolution", "lux", "boon",
                                                        "objective", "ship" };
    return kind >= 0 && kind < HC_CARD_KINDS ? NAME[kind] : NULL;
}

const char *hc_alert_name(int alert)
{
    static const char *const NAME[HC_ALERTS] = { NULL, "green", "yellow", "red" };
    return alert >= 0 && alert < HC_ALERTS ? NAME[alert] : NULL;
}

const char *hc_ask_kind_name(int kind)
{
    static const char *const NAME[] = { "none", "act", "seat", "planet", "card", "side", "number", "choice", "terms", "reply", "face", "alien", "plan" };
    return kind >= 0 && kind <= HC_ASK_PLAN ? NAME[kind] : NULL;
}

static bool holds_aliens(int which, int box)
{
    for (const uint16_t *a = ALIENS; *a; a++) if (form_in(*a, which) && box_of(*a, which) == box) return true;
    return false;
}

const char *hc_box_name(int which, int box, const char **about)
{
#define X(name, word, text) { word, text },
    static const struct { const char *name, *about; } BOX[HC_BOX_COUNT] = { HC_BOXES(X) };
#undef X
    bool known = hc_edition(which) && box >= 0 && box < HC_BOX_COUNT && holds_aliens(which, box);
    if (about) *about = known ? BOX[box].about : NULL;
    return known ? BOX[box].name : NULL;
}

int hc_box_named(int which, const char *name)
{
    for (int box = 0; box < HC_BOX_COUNT; box++) {
        const char *known = hc_box_name(which, box, NULL);
        if (known && same_name(known, name)) return box;
    }
    return -1;
}

/* The box that the edition began with: a set that is added, or not finished yet, is asked for by name. */
uint64_t hc_usual_boxes(int which) { return 1ull << EDITIONS[which]->box; }

/* Switches of an edition's rules that a setup may turn on. */
const char *hc_variant_name(int which, int bit, const char **about)
{
    static const struct { const char *name, *about; } VARIANT[VARIANTS] = {
        [V_FOUR_PLANETS] = { "four-planets", "Four planets and 16 {ships} each; four foreign {colonies} win; the power is lost below two home {colonies}." },
        [V_SINGLE_ENCOUNTER] = { "single-encounter", "One {encounter} per turn, even after a success." },
        [V_FREEWHEELING_FLARES] = { "freewheeling-flares", "Any number of flares per {encounter}, each of them once." },
        [V_NO_FLARES] = { "no-flares", "No flares in the deck." },
        [V_LARGE_DECK] = { "large-deck", "The cards for large groups, even with fewer than seven players." },
        [V_HIDDEN_POWERS] = { "hidden-powers", "Aliens lie face down until their owners turn them up to use them." },
        [V_ROTATING_POWERS] = { "rotating-powers", "At the start of each turn the {offense} draws an alien and keeps it or the old one." },
        [V_CHOOSE_OF_TWO] = { "choose-of-two", "Each player is dealt two aliens and keeps one." },
        [V_TECHNOLOGY] = { "technology", "{Ships} research techs, which help those who complete them." },
        [V_REVERSE_CONE] = { "reverse-cone", "One {destiny_card} in three turns the cone over: then winning allies of the {offense} get rewards, and those of the {defense} get a {colony}." },
        [V_ENDOWMENT] = { "endowment", "Aliens: each is dealt two, gives one to the player on the right and puts the other back." },
        [V_DRAW_STRAWS] = { "draw-straws", "Aliens: one per player goes round, and each takes one." },
        [V_DELEGATION] = { "delegation", "Aliens: each gives the one they draw to another player; whoever is left chooses one of two." },
        [V_TIDY_BOWL] = { "tidy-bowl", "Aliens: each is dealt two and puts one back; the others are mixed and dealt." },
        [V_DRAFT] = { "draft", "Aliens: one more than there are players goes round, and each takes one." },
        [V_UNSEEN] = { "unseen", "Aliens: whoever decides who gets one cannot see it; the others can, and say who wants it." },
        [V_ELIMINATOR] = { "eliminator", "Aliens: two per player lie face up; each puts one back, then each takes one." },
        [V_SPECTRUM] = { "spectrum", "Aliens: each is dealt one of each alert colour and keeps one." },
        [V_OPTIONS] = { "options", "Aliens: each is dealt two, gives one to each neighbour, and keeps one of those received." },
        [V_DOUBLE_ALIENS] = { "two-aliens", "Each player has two aliens, and both powers." },
        [V_HAZARD_ALIENS] = { "hazard-aliens", "Each player has two aliens, one of them active; a hazard warning turns all of them over." },
        [V_HIDDEN_OPTIONS] = { "hidden-options", "Each player has two aliens, face down; when one is turned up the other leaves the game." },
        [V_WITHOUT_SET_3] = { "without-set-3", "Without the cards of the third expansion: Rebirth, Timegash, Victory Boon, five attacks and a {negotiate}." },
        [V_WITHOUT_SET_4] = { "without-set-4", "Without the eleven attacks of the fourth expansion." },
        [V_WITHOUT_SET_8] = { "without-set-8", "Without the cards of the eighth expansion: kickers, six {artifacts} and four {negotiate} cards." },
        [V_NO_ARTIFACTS] = { "no-artifacts", "No {artifacts} in the deck." },
        [V_EON_FORMS] = { "eon-forms", "Virus, Macron, Zombie, Empath and Mind as on the cards of the 1983 game; how this edition's cards read is not known." },
        [V_COSMIC_COMBOS] = { "cosmic-combos", "A combo card is turned over and its aliens are dealt at random; for three to five players." },
        [V_CLASSIC_FILCH] = { "classic-filch", "The wild Filch flare lets its holder cheat: take a card or a {ship}, unless somebody is looking there. (Does nothing with no-flares.)" } };
    bool known = bit >= 0 && bit < VARIANTS && EDITIONS[which] && EDITIONS[which]->variants >> bit & 1;
    if (about) *about = known ? VARIANT[bit].about : NULL;
    return known ? VARIANT[bit].name : NULL;
}
