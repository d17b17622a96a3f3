/* book.c - the rule book of encounters, as the machine sees it. */
#include "rules.h"

#define X(name) name,
static flow_fn *const FLOW_TABLE[ENCOUNTER_FLOW_COUNT] = { MACHINE_FLOWS(X) TABLE_FLOWS(X) ENCOUNTER_FLOWS(X) };
#undef X

static void note_for_parts(game *g, int card, int from, int to) { if (has_part(g, PART_stations)) note_riven(g, card, from, to); }

/* Of a card without a sheet of its own: the reinforcement that takes away is in no published deck that we know of. */
static int origin_of_card(const hc_card_info *card)
{
    return card->kind == HC_CARD_REINFORCEMENT && card->value < 0 ? HC_ORIGIN_OURS : HC_ORIGIN_PUBLISHED;
}

const book ENCOUNTER_BOOK = {
    .first_prompt = HC_PROMPT_REGAIN, .last_prompt = HC_PROMPT_DROP_STATION,
    .root = CORE(flow_game), .flow = FLOW_TABLE, .permissions = Q_MAY, .may_use = Q_MAY_SPEAK,
    .room = Q_ROOM, .room_on = room_on, .bound_at = discs_bound_at, .role_of = role_of, .note = note_step,
    .is_usable = is_usable, .windows_to_pose = windows_to_pose, .stays = stays_in_use, .may_turn_up = may_turn_up,
    .origin = origin_of_card, .either_half = may_be_either, .which_half = CORE(flow_which_half),
    .before_act = comes_before, .play = play_card, .played_on = said_on_what, .cancelled = take_super_back, .plays = plays_card,
    .also_used = power_of_card, .not_used = flare_not_used,
    .put_away = put_card_away, .after_act = rifts_due,
    .part = GAME_PART, .parts_with_pieces = PARTS_WITH_PIECES, .set_up = set_up_encounters, .check = check_encounters, .fill = fill_encounters,
    .read = read_encounters, .totals = encounter_totals, .revealed = encounter_revealed, .progress = encounter_progress, .outlook = encounter_outlook,
    .notice = keep_in_mind, .taken = note_for_parts, .abandon = abandon_card,
    .is_wanted = is_wanted_card, .is_term = term_possible, .terms = terms_possible, .is_offer = deal_is_something };
