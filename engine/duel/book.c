/* book.c - the rule book of Duel, as the machine sees it. */
#include "duel/duel.h"

#define X(name) [ID_##name] = name,
static flow_fn *const FLOW_TABLE[DUEL_FLOW_COUNT] = { MACHINE_FLOWS(X) DUEL_FLOWS(X) };
#undef X

static int role_in_duel(const game *g, int seat) { return seat == g->duel.leader ? AS_LEADER : AS_STRAGGLER; }

static const char *role_name_in_duel(unsigned as)
{
    switch (as & AS_EITHER) {
    case AS_LEADER: return "leader only";
    case AS_STRAGGLER: return "straggler only";
    default: return as & OTHERS ? "the other player" : "either player";
    }
}

/* Envoys act: those that are turned up, for who is allied with them. They stay where they are. */
static bool is_active(const game *g, int source, int seat) { (void)seat; return is_up(g, CARD_OF_SOURCE(source)); }
static bool stays_allied(const game *g, int source) { (void)g, (void)source; return true; }
static uint32_t nothing_before(const game *g, const frame *f) { (void)g, (void)f; return 0; }
static void is_there(game *g, const frame *f, int card) { (void)g, (void)f, (void)card; }
static int nothing_else_used(const game *g, const frame *f, const hook *h) { (void)g, (void)f, (void)h; return -1; }
static frame *nothing_to_put_away(game *g, const frame *f, const hook *h, int card, bool cancelled)
{
    (void)g, (void)f, (void)h, (void)card, (void)cancelled;
    return NULL;
}

static void leave_it(game *g, const frame *f, const hook *h, int card) { (void)g, (void)f, (void)h, (void)card; }
static bool never_turned(const game *g, const frame *f, int w, int p, int seat) { (void)g, (void)f, (void)w, (void)p, (void)seat; return false; }
static int no_limit(const game *g, int planet) { (void)g, (void)planet; return 255; }

const book DUEL_BOOK = {
    .root = CORE(flow_duel_game), .flow = FLOW_TABLE, .permissions = Q_MAY_BACK, .room = Q_NO_ROOM, .room_on = no_limit,
    .role_of = role_in_duel, .role_name = role_name_in_duel, .note = note_clout,
    .is_usable = is_active, .tells_unplayed = true, .stays = stays_allied, .may_turn_up = never_turned,
    .before_act = nothing_before, .play = is_there, .also_used = nothing_else_used, .put_away = nothing_to_put_away, .abandon = leave_it,
    .is_wanted = is_wanted_in_duel, .is_term = is_plan_with_tactic, .terms = plans_with_tactics, .term_by_lot = plan_by_lot,
    .set_up = set_up_duel, .lay = lay_in_duel, .check = check_duel, .hide = hide_tactics, .fill = fill_hidden_duel, .read = read_duel,
    .totals = duel_totals, .revealed = duel_revealed, .progress = progress_in_duel, .outlook = duel_outlook, .kept = kept_of_duel,
    .origin = origin_in_duel, .first_prompt = HC_PROMPT_DIAL, .last_prompt = HC_PROMPT_SAVE_SHIPS };
