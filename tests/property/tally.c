/* tally.c - what came up in the games of the property run, and what an edition cannot bring about. */
#include "tests/property/tally.h"
#include "tests/property/design.h"
#include "tests/property/duel.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

tally all;
int edition_id;
bool sampling;

/* The machine asks which flow an effect is each time it runs: so those are seen, too, that are announced to nobody. */
flow_fn *__real_flow_of_sheet(const game *g, int owner, int index);
flow_fn *__wrap_flow_of_sheet(const game *g, int owner, int index);
flow_fn *__wrap_flow_of_sheet(const game *g, int owner, int index)
{
    if (index < HELPERS && g->edition == edition_id) all.fired[owner][index]++;
    return __real_flow_of_sheet(g, owner, index);
}

void count_events(const hc_events *ev)
{
    if (ev->dropped) die("too many events for one answer");
    for (size_t i = 0; i < ev->count; i++) {
        const hc_event *e = &ev->item[i];
        all.kind[e->kind]++;
        if (e->kind == HC_EV_USED_POWER) all.fired[e->sheet][e->a]++;
        if (e->kind == HC_EV_PLAYED_CARD) all.fired[e->sheet][e->b]++;
    }
}

/* What is announced to nobody and has no flow: it is noted as used; what is always in force: that it is. */
static void count_lasting_pieces(const game *g)
{
    FOR_PIECES(p, g) {
        const form *f = read_piece(g, p)->holders ? form_of(g, sheet_of(g, p)) : NULL;
        if (f) FOR_HOOKS(h, f, POWER) if (h->window == W_ALWAYS && is_piece_ready(g, p)) all.fired[sheet_of(g, p)][h - f->hook[POWER]]++;
    }
}

/* A card that stays where it is and is not played, and a piece that acts by itself: it is noted as used. */
static void count_unplayed(const game *g)
{
    for (int i = 0; i < g->effects; i++) {
        const effect *e = &g->effect[i];
        const form *f = e->source >= POWERS && sheet_of(g, e->source) ? form_of(g, sheet_of(g, e->source)) : NULL;
        if (!f) continue;
        FOR_HOOKS(h, f, POWER) {
            const int k = (int)(h - f->hook[POWER]);
            if (h->flags & (UNPLAYED | FREE) && e->used >> k & 1) all.fired[sheet_of(g, e->source)][k]++;
        }
    }
}

void count_silent(const game *g)
{
    count_lasting_pieces(g);
    count_unplayed(g);
    for (int p = 0; p < POWERS; p++) {
        const form *f = g->power[p].alien ? form_of(g, g->power[p].alien) : NULL;
        if (!f) continue;
        FOR_HOOKS(h, f, POWER) {
            const int i = (int)(h - f->hook[POWER]);
            bool always = h->window == W_ALWAYS && is_working(g, p, h->flags);
            if (always || (h->flags & FREE && effect_of(g, p)->used >> i & 1)) all.fired[g->power[p].alien][i]++;
        }
    }
}

void count_room(const game *g)
{
    int powers = 0;
    for (int p = 0; p < POWERS; p++) powers += g->power[p].alien != 0;
    if (powers > all.powers) all.powers = powers;
    if (g->cards > all.cards) all.cards = g->cards;
    if (g->effects > all.effects) all.effects = g->effects;
    if (g->depth > all.frames) all.frames = g->depth;
    if (g->draft_count > all.picks) all.picks = g->draft_count;
}

/* What an edition's box cannot bring about; by name, with the reason. */
typedef struct excuse { const char *edition, *name, *reason; } excuse;
#define EXPANSION "only with aliens of the expansions"
#define MODERN "only in the modern edition"
#define NO_PIECES "no moons, and nothing else that lies beside a planet"
#define CROWD "only where more is under way at once than has ever been seen"
static const excuse NO_EVENT[] = {
    { "avalon-hill", "CHOICE", "nothing chosen there is told as such" },
    { "avalon-hill", "POWER_MOVED", "no power moves" },           { "avalon-hill", "REESTABLISHES", "not in its rules" },
    { "avalon-hill", "HAZARD", "no hazard rings" },               { "avalon-hill", "QUAKE", "not in its rules" },
    { "avalon-hill", "DISPLAYED", "no cards on sheets" },         { "avalon-hill", "HANDS_MIXED", "no flares" },
    { "avalon-hill", "GOT_TOKEN", "no tokens" },                  { "avalon-hill", "TOKENS", "no tokens" },
    { "avalon-hill", "CLAIMED", "no Gambler" },                   { "avalon-hill", "CHALLENGED", "no Gambler" },
    { "avalon-hill", "CARD_UNDER", "no Gambler" },                { "avalon-hill", "POSSESSED", "no Demon" },
    { "avalon-hill", "POSSESSED_BACK", "no Demon" },              { "avalon-hill", "KEPT_TECH", "no techs" },
    { "avalon-hill", "DREW_TECHS", "no techs" },                  { "avalon-hill", "TECHS_SHUFFLED", "no techs" },
    { "avalon-hill", "RESEARCHED", "no techs" },                  { "avalon-hill", "COMPLETED", "no techs" },
    { "avalon-hill", "RIFT", EXPANSION },                         { "ffg", "RIFT", EXPANSION },
    { "avalon-hill", "TEAM", EXPANSION },                         { "ffg", "TEAM", EXPANSION },
    { "avalon-hill", "LUCRE", "no lucre" },                       { "ffg", "LUCRE", "no lucre" },
    { "avalon-hill", "LUX", "no lux" },                           { "ffg", "LUX", EXPANSION },
    { "avalon-hill", "PRAW", "no Praw" },                         { "ffg", "PRAW", "no Praw" },
    { "avalon-hill", "SHOWED", EXPANSION },                       { "avalon-hill", "PIECE", EXPANSION },
    { "avalon-hill", "STORED", "no techs" },                      { "avalon-hill", "HELD_OUT", "no techs" },
    { "avalon-hill", "PLANET_ADDED", "no techs" },                { "avalon-hill", "PLANET_REMOVED", "no techs" },
    { "avalon-hill", "CAUGHT", "no flares" },                     { "avalon-hill", "MORPHED", "no morph" },
    { "avalon-hill", "CANNON", "no techs" },                      { "avalon-hill", "COMMISSIONED", "no techs" },
    { "avalon-hill", "CHOSE_PLANET", EXPANSION },
    { "avalon-hill", "TOKEN_TURNED", EXPANSION },
    { "avalon-hill", "VOTED", EXPANSION },
    { "avalon-hill", "DEAL_AGREED", EXPANSION },
    { "avalon-hill", "OFFER_TAKEN", EXPANSION },
    { "avalon-hill", "OFFER_REFUSED", EXPANSION },
    { "avalon-hill", "PLANET_MOVED", EXPANSION },
    { "avalon-hill", "CAPTURED", EXPANSION },
    { "avalon-hill", "FREED", EXPANSION },
    { "avalon-hill", "BUNDLED", EXPANSION },
    { "avalon-hill", "TO_SHEET", EXPANSION },
    { "avalon-hill", "FROM_SHEET", EXPANSION },
    { "avalon-hill", "EXTRA_DOWN", EXPANSION },
    { "avalon-hill", "EXTRA_UP", EXPANSION },
    { "avalon-hill", "NAMED", EXPANSION },
    { "avalon-hill", "ROLES_SWAPPED", EXPANSION },
    { "avalon-hill", "TOKEN_BESIDE", EXPANSION },
    { "avalon-hill", "HOSTAGES", EXPANSION },
    { "avalon-hill", "CARD_GONE", EXPANSION },
    { "avalon-hill", "SHOWN", EXPANSION },
    { "avalon-hill", "SYSTEMS_SWAPPED", EXPANSION },
    { "avalon-hill", "WIN_DENIED", EXPANSION },
    { "avalon-hill", "face", EXPANSION },
    { "avalon-hill", "alien", EXPANSION },
    { "avalon-hill", "CROWDED", CROWD },                          { "ffg", "CROWDED", CROWD },
    { "ffg", "REPLANNED", "no Chronos in the base box" },
    { "classics", "REESTABLISHES", MODERN },                      { "classics", "QUAKE", MODERN },
    { "classics", "MORPHED", MODERN },                            { "classics", "DISPLAYED", MODERN },
    { "classics", "POSSESSED", MODERN },                          { "classics", "POSSESSED_BACK", MODERN },
    { "classics", "TOKEN_TURNED", MODERN },                       { "classics", "KEPT_TECH", "no techs" },
    { "classics", "DREW_TECHS", "no techs" },                     { "classics", "TECHS_SHUFFLED", "no techs" },
    { "classics", "RESEARCHED", "no techs" },                     { "classics", "COMPLETED", "no techs" },
    { "classics", "STORED", "no techs" },                         { "classics", "COMMISSIONED", "no techs" },
    { "classics", "PLANET_ADDED", "no techs" },                   { "classics", "PLANET_MOVED", MODERN },
    { "classics", "PLANET_REMOVED", "no techs" },                 { "classics", "CANNON", "no techs" },
    { "classics", "BUNDLED", MODERN },                            { "classics", "FROM_SHEET", MODERN },
    { "classics", "RIFT", MODERN },                               { "classics", "SHOWN", MODERN },
    { "classics", "TEAM", MODERN },                               { "classics", "CROWDED", CROWD },
    { "classics", "CARD_GONE", MODERN },                          { "classics", "LUX", MODERN },
    { "classic", "PIECE", NO_PIECES },                            { "classic", "HELD_OUT", "no Spiff" },
};

static bool is_excused(const char *name)
{
    const char *id = hc_edition(edition_id)->id;
    const bool is_classic = !strcmp(id, "eon") || !strcmp(id, "classic");
    for (size_t i = 0; i < sizeof NO_EVENT / sizeof *NO_EVENT; i++) {
        const bool here = !strcmp(NO_EVENT[i].edition, id) || (!strcmp(NO_EVENT[i].edition, "classics") && is_classic);
        const bool expansion = !strcmp(NO_EVENT[i].reason, EXPANSION);
        if (!strcmp(NO_EVENT[i].name, name) && (here || (expansion && !are_all_boxes_played()))) return true;
    }
    return false;
}

static bool is_expected(const char *name)
{
    bool expansion = false;
    if (plays_duel(edition_id)) return happens_in_duel(name);
    if (is_of_duel(name)) return false;
    for (size_t i = 0; i < sizeof NO_EVENT / sizeof *NO_EVENT; i++)
        expansion |= !strcmp(NO_EVENT[i].name, name) && !strcmp(NO_EVENT[i].reason, EXPANSION);
    return sampling ? expansion : !is_excused(name);
}

bool is_looked_after(int sheet_id) { return is_played(sheet_id, edition_id) && (!sampling || box_of(sheet_id, edition_id) != HC_BOX_BASE); }

/* Too rare for a sample: it takes a tech paid with particular attack cards, and cards by the gate of its owner when a deal is
 * made or fails, or the encounter ends otherwise. tests/scenarios/parts/techs/military.txt shows the deals. */
static bool is_too_rare(int sheet_id, int which)
{
    static const struct { const char *name; int which; } RARE[] = { { "Protective NRG Halo", 2 }, { "Protective NRG Halo", 3 }, { "Protective NRG Halo", 4 } };
    for (size_t i = 0; sampling && i < sizeof RARE / sizeof *RARE; i++)
        if (RARE[i].which == which && !strcmp(SHEETS[sheet_id]->name, RARE[i].name)) return true;
    return false;
}

/* Of a form that editions share: what only one of them can bring about. */
static bool has_no_moment(int sheet_id, int which)
{
    static const struct { const char *edition, *name; int which; const char *reason; } NONE[] = {
        { "classic", "Silencer", 1, "nobody speaks before ships are sent but of unusual systems" },
    };
    for (size_t i = 0; i < sizeof NONE / sizeof *NONE; i++) {
        const bool here = NONE[i].which == which && !strcmp(NONE[i].edition, hc_edition(edition_id)->id);
        if (here && !strcmp(SHEETS[sheet_id]->name, NONE[i].name)) return true;
    }
    return false;
}

/* A kicker is switched on as it is turned up; its hook only says what it changes. What forbids is read and does nothing (the scenario
 * "Lost Contact cancels kickers and keeps reinforcements back" shows the only one). */
static bool is_no_act(const hook *h) { return (h->window == W_SETUP && h->flags & UNPLAYED) || h->window == W_FORBIDS; }

/* Sheets with a hook that has not fired yet; `say` prints them. */
int silent_sheets(int found[SHEET_END], bool say)
{
    int count = 0, hooks = 0, never = 0;
    for (int a = 1; a < SHEET_END; a++) {
        const form *f = form_in(a, edition_id);
        if (f && !is_looked_after(a)) continue;
        bool silent = false;
        for (int part = POWER; f && part < PARTS; part++)
            FOR_HOOKS(h, f, part) {
                const int i = part * HC_HOOKS + (int)(h - f->hook[part]);
                if (i - part * HC_HOOKS == HC_HOOKS) die("%s: more than %d hooks", SHEETS[a]->name, HC_HOOKS);
                hooks++;
                if (say && getenv("HOOKS")) printf("  %8ld %s hook %d\n", all.fired[a][i], SHEETS[a]->name, i);
                if (all.fired[a][i] || is_too_rare(a, i) || has_no_moment(a, i) || is_no_act(h)) continue;
                silent = true;
                never++;
                if (say) printf("never fired: %s hook %d\n", SHEETS[a]->name, i);
            }
        if (silent) found[count++] = a;
    }
    if (say) printf("%d hooks, %d never fired\n", hooks, never);
    return count;
}

/* ---- what acted, and happened, elsewhere ------------------------------------------------------------------------------ */

enum { AN_EVENT };                               /* in place of a sheet's number */

void print_fired(FILE *out)
{
    for (int k = 0; k < HC_EVENT_KINDS; k++) if (all.kind[k]) fprintf(out, "%d %d\n", AN_EVENT, k);
    for (int a = 1; a < SHEET_END; a++)
        for (int i = 0; i < PARTS * HC_HOOKS; i++) if (all.fired[a][i]) fprintf(out, "%d %d\n", a, i);
}

void read_fired(const char *path)
{
    FILE *in = fopen(path, "r");
    int a, i, lines = 0;
    if (!in) die("%s cannot be read", path);
    for (; fscanf(in, "%d %d", &a, &i) == 2; lines++) {
        const int end = a == AN_EVENT ? HC_EVENT_KINDS : PARTS * HC_HOOKS;
        if (a < 0 || a >= SHEET_END || i < 0 || i >= end) die("%s: there is no hook %d of sheet %d", path, i, a);
        if (a == AN_EVENT) all.kind[i]++;
        else all.fired[a][i]++;
    }
    if (!feof(in) || !lines) die("%s: line %d is not a sheet and a hook", path, lines + 1);
    fclose(in);
}

int missing_events(bool say)
{
    int never = 0;
    for (int k = 0; k < HC_EVENT_KINDS; k++) {
        if (all.kind[k] || !is_expected(hc_event_name(k))) continue;
        never++;
        if (say) printf("never happened: %s\n", hc_event_name(k));
    }
    for (int k = HC_ASK_ACT; k <= HC_ASK_PLAN; k++) {
        if (all.asked[k] || !is_expected(hc_ask_kind_name(k))) continue;
        never++;
        if (say) printf("never asked: %s\n", hc_ask_kind_name(k));
    }
    return never;
}
