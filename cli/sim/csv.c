/* csv.c - games.csv: one line a game. All other figures follow from these lines, so a run that goes on
 * reads them again and needs no other memory. */
#include <stdlib.h>
#include <string.h>

#include "cli/names.h"
#include "cli/sim/sim.h"

/* ---- names and sheets ------------------------------------------------------------------------------- */

const char *sim_alien_name(const sim_plan *plan, int alien)
{
    hc_sheet_info info;
    return alien > 0 && hc_sheet(alien, plan->setup.edition, &info) ? info.name : "";
}

enum { SLOTS = 8192 };                       /* more than twice SIM_SHEETS: there is always an empty one */

static unsigned slot_of(const char *name)
{
    unsigned hash = 2166136261u;
    for (; *name; name++) {
        hash = (hash ^ (unsigned char)*name) * 16777619u;
    }
    return hash % SLOTS;
}

/* By its exact name; -1: none. Hundreds of thousands of lines are read with it. */
static int sheet_named(const sim_plan *plan, const char *name)
{
    static int16_t slot[SLOTS];
    static int filled_for = -1;
    hc_sheet_info info;
    if (filled_for != plan->setup.edition) {
        memset(slot, 0, sizeof slot);
        for (int sheet = 1; sheet < hc_sheet_count() && sheet < SIM_SHEETS; sheet++) {
            if (hc_sheet(sheet, plan->setup.edition, &info)) {
                unsigned at = slot_of(info.name);
                while (slot[at]) {
                    at = (at + 1) % SLOTS;
                }
                slot[at] = (int16_t)sheet;
            }
        }
        filled_for = plan->setup.edition;
    }
    for (unsigned at = slot_of(name); slot[at]; at = (at + 1) % SLOTS) {
        if (hc_sheet(slot[at], plan->setup.edition, &info) && strcmp(info.name, name) == 0) {
            return slot[at];
        }
    }
    return -1;
}

/* ---- writing ------------------------------------------------------------------------------------------- */

void sim_csv_heading(FILE *out, const sim_plan *plan)
{
    fputs("game,seed,players,flares,end,winners,otherwise,turns,encounters,decisions", out);
    for (int use = 0; use < SIM_USE_KINDS; use++) {
        fprintf(out, ",%s", SIM_USE_COLUMN[use]);
    }
    fputs(",cards", out);
    for (int seat = 1; seat <= sim_most_players(plan); seat++) {
        fprintf(out, ",alien_%d,bot_%d,colonies_%d", seat, seat, seat);
        for (int use = 0; use < SIM_SEAT_USE_KINDS; use++) {
            fprintf(out, ",%s_%d", SIM_SEAT_COLUMN[use], seat);
        }
    }
    fputc('\n', out);
}

/* A line under way; it is longer than any line can be. */
typedef struct line { char text[8192]; size_t length; } line;

static void add_text(line *l, const char *text)
{
    size_t length = strlen(text);
    if (l->length + length < sizeof l->text) {
        memcpy(l->text + l->length, text, length + 1);
        l->length += length;
    }
}

static void add_number(line *l, uint64_t n)
{
    char digits[24], *at = digits + sizeof digits - 1;
    *at = '\0';
    do {
        *--at = (char)('0' + n % 10);
        n /= 10;
    } while (n > 0);
    add_text(l, at);
}

static void add_field(line *l, uint64_t n)
{
    add_text(l, ",");
    add_number(l, n);
}

static void add_seats(line *l, unsigned mask)
{
    const char *before = ",";
    for (int seat = 0; seat < HC_SEATS; seat++) {
        if (mask >> seat & 1) {
            add_text(l, before);
            add_number(l, (uint64_t)seat + 1);
            before = "+";
        }
    }
    add_text(l, mask ? "" : ",");
}

static void add_cards(line *l, const sim_plan *plan, const sim_game *g)
{
    add_text(l, ",");
    for (int i = 0; i < g->cards; i++) {
        add_text(l, i > 0 ? ";" : "");
        add_text(l, sim_alien_name(plan, g->card[i].sheet));
        add_text(l, " ");
        add_number(l, g->card[i].times);
    }
}

static void add_seat(line *l, const sim_plan *plan, const sim_seat *s)
{
    add_text(l, ",");
    add_text(l, sim_alien_name(plan, s->alien));
    add_text(l, ",");
    add_text(l, plan->kind_name[s->kind]);
    add_field(l, s->colonies);
    for (int use = 0; use < SIM_SEAT_USE_KINDS; use++) {
        add_field(l, s->use[use]);
    }
}

int sim_csv_write(FILE *out, const sim_plan *plan, uint64_t i, const sim_game *g)
{
    line l = { .length = 0 };
    char seed[24];
    snprintf(seed, sizeof seed, ",0x%016llx", (unsigned long long)g->seed);
    add_number(&l, i + 1);
    add_text(&l, seed);
    add_field(&l, g->players);
    add_text(&l, g->has_flares ? ",on," : ",off,");
    add_text(&l, sim_end_word(g->end));
    add_seats(&l, g->won);
    add_seats(&l, g->otherwise);
    add_field(&l, g->turns);
    add_field(&l, g->encounters);
    add_field(&l, g->decisions);
    for (int use = 0; use < SIM_USE_KINDS; use++) {
        add_field(&l, g->use[use]);
    }
    add_cards(&l, plan, g);
    for (int seat = 0; seat < sim_most_players(plan); seat++) {
        if (seat < g->players) {
            add_seat(&l, plan, &g->seat[seat]);
            continue;
        }
        for (int column = 0; column < 3 + SIM_SEAT_USE_KINDS; column++) {
            add_text(&l, ",");
        }
    }
    add_text(&l, "\n");
    return fwrite(l.text, 1, l.length, out) == l.length ? (int)l.length : -1;
}

/* ---- reading -------------------------------------------------------------------------------------------- */

/* Takes the line apart; `good` remembers whether all was as it should be. */
typedef struct reader { char *at; bool good; } reader;

static char *next_field(reader *r)
{
    static char nothing[8];
    if (!r->at) {
        r->good = false;
        return nothing;
    }
    char *field = r->at, *comma = strchr(field, ',');
    r->at = comma ? comma + 1 : NULL;
    if (comma) {
        *comma = '\0';
    }
    return field;
}

static uint64_t number_field(reader *r, uint64_t most)
{
    long long n = 0;
    if (!read_number(next_field(r), &n) || (uint64_t)n > most) {
        r->good = false;
        return 0;
    }
    return (uint64_t)n;
}

static uint8_t seats_field(reader *r)
{
    unsigned mask = 0;
    for (const char *at = next_field(r); *at; at++) {
        if (*at >= '1' && *at <= '8') {
            mask |= 1u << (*at - '1');
        } else if (*at != '+') {
            r->good = false;
        }
    }
    return (uint8_t)mask;
}

static int sheet_field(reader *r, const sim_plan *plan, const char *name)
{
    int sheet = *name ? sheet_named(plan, name) : 0;
    r->good &= sheet >= 0;
    return sheet < 0 ? 0 : sheet;
}

static void cards_field(reader *r, const sim_plan *plan, sim_game *g)
{
    char *at = next_field(r);
    while (*at && g->cards < SIM_CARDS) {
        char *end = strchr(at, ';'), *times;
        if (end) {
            *end = '\0';
        }
        long long n = 0;
        times = strrchr(at, ' ');
        if (!times || !read_number(times + 1, &n) || n > UINT16_MAX) {
            r->good = false;
            return;
        }
        *times = '\0';
        g->card[g->cards].sheet = (uint16_t)sheet_field(r, plan, at);
        g->card[g->cards++].times = (uint16_t)n;
        at = end ? end + 1 : times;          /* times now points at the end of the text */
    }
}

static void seat_fields(reader *r, const sim_plan *plan, sim_seat *s, bool is_there)
{
    const char *alien = next_field(r), *spec = next_field(r);
    s->alien = (uint16_t)sheet_field(r, plan, alien);
    while (is_there && s->kind < plan->kinds && strcmp(plan->kind_name[s->kind], spec) != 0) {
        s->kind++;
    }
    r->good &= s->kind < plan->kinds;
    for (int use = -1; use < SIM_SEAT_USE_KINDS; use++) {
        uint16_t value = 0;
        if (is_there) {
            value = (uint16_t)number_field(r, UINT16_MAX);
        } else {
            next_field(r);
        }
        *(use < 0 ? &value : &s->use[use]) = value;
        s->colonies = use < 0 ? (uint8_t)value : s->colonies;
    }
}

static uint8_t end_field(reader *r)
{
    const char *word = next_field(r);
    for (uint8_t end = SIM_WON; end < SIM_ENDS; end++) {
        if (strcmp(word, sim_end_word(end)) == 0) {
            return end;
        }
    }
    r->good = false;
    return SIM_NOT_PLAYED;
}

/* Only what this run wrote is taken: the number, the seed and the table are those of game i. */
bool sim_csv_read(const char *text, const sim_plan *plan, uint64_t i, sim_game *g)
{
    char copy[8192];
    hc_setup setup;
    uint8_t kind[HC_SEATS];
    reader r = { .at = copy, .good = strlen(text) < sizeof copy };
    *g = (sim_game){ .players = 0 };
    if (!r.good) {
        return false;
    }
    strcpy(copy, text);
    sim_set_up(plan, i, &setup, kind);
    r.good &= number_field(&r, SIM_MOST_GAMES) == i + 1;
    r.good &= read_seed(next_field(&r), &g->seed) && g->seed == setup.seed;
    g->players = (uint8_t)number_field(&r, HC_SEATS);
    r.good &= g->players == setup.players;
    g->has_flares = strcmp(next_field(&r), "on") == 0;
    g->end = end_field(&r);
    g->won = seats_field(&r);
    g->otherwise = seats_field(&r);
    g->turns = (uint16_t)number_field(&r, UINT16_MAX);
    g->encounters = (uint16_t)number_field(&r, UINT16_MAX);
    g->decisions = (uint32_t)number_field(&r, UINT32_MAX);
    for (int use = 0; use < SIM_USE_KINDS; use++) {
        g->use[use] = (uint16_t)number_field(&r, UINT16_MAX);
    }
    cards_field(&r, plan, g);
    for (int seat = 0; seat < sim_most_players(plan); seat++) {
        seat_fields(&r, plan, &g->seat[seat], seat < g->players);
    }
    return r.good && !r.at;
}
