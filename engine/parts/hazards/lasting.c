/* lasting.c - hazards that stay on the table when the encounter is over. */
#include "rules.h"

/* ---- Alliance: the tag is the partner, plus one ------------------------------------------------------------------- */

enum { WHENCE, WITH };

static int partner(const game *g, int thing) { return read_piece(g, thing)->tag - 1; }

static FLOW(form_alliance)
{
    FLOW_BEGIN;
    LET_LEAVE(f->seat);
    if (ways_out(g, f->seat)) {
        ASK(ask_for(g, f, HC_ASK_PLANET, f->seat, ways_out(g, f->seat), WHENCE));
        put_ship_on(g, ev, f->seat, g->answer, L(SOURCE), L(SOURCE));
        SPREAD_NEWS;
    }
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, everybody(g) & ~(1u << f->seat), WITH));
    piece_of(g, L(SOURCE))->tag = (uint8_t)(g->answer + 1);
    tell(g, ev, HC_EV_CHOICE, f->seat, g->answer, 0, WITH, 0, L(SOURCE));
    FLOW_END;
}

/* Whom the main player who invites has to invite; NOBODY. */
static int friend_of(const game *g, const frame *f)
{
    const int other = L(WHO) == f->seat ? partner(g, L(SOURCE)) : L(WHO) == partner(g, L(SOURCE)) ? f->seat : NOBODY;
    const bool free = other >= 0 && other < SEATS && !is_main(g, other) && !takes_part(g, other) && !(g->now.barred >> other & 1);
    return free && ships_to_send(g, other) && may(g, Q_MAY_INVITE, L(WHO), 0) ? other : NOBODY;
}

static bool has_friend(const game *g, const frame *f) { return friend_of(g, f) != NOBODY; }

static FLOW(invite_friend)
{
    FLOW_BEGIN;
    g->now.invited[side_taken(g, L(WHO))] |= (uint8_t)(1u << friend_of(g, f));
    tell(g, ev, HC_EV_INVITED, L(WHO), friend_of(g, f), side_taken(g, L(WHO)), 0, 0, L(SOURCE));
    FLOW_END;
}

HAZARD(alliance, "Alliance", "Two players must invite each other from now on",
    .prompt = PROMPTS([WHENCE] = { "alliance-ship", "From which {colony} do you put a {ship} on the Alliance?", { 0 } },
                      [WITH] = { "alliance", "With whom do you form a lasting alliance?", { 0 } }),
    LASTING(LASTS, "The {offense} puts one of its {ships} from a {colony} on this card and gives it to another player. From now on each of the two must invite the other whenever they are a main player. It stays for the rest of the game.",
            AT_ONCE_DO(form_alliance), { W_INVITE, AS_ANYONE, BY_ITSELF, .flow = invite_friend, .when = has_friend }));

/* ---- The Cosmic Guardian, The Witness ------------------------------------------------------------------------------- */

enum { TOO_HIGH = 20 };

static int pacify(const sum *s, const effect *e, int side, int value)
{
    (void)s, (void)e, (void)side;
    return value > TOO_HIGH ? FACE_NEGOTIATE : value;
}

HAZARD(guardian, "The Cosmic Guardian", "Attacks above 20 negotiate",
    LASTING(LASTS_ALONE, "Attack cards above 20 count as {negotiate} cards. It stays until The Entropy Beast or The Witness comes.",
            { W_ALWAYS, AS_ANYONE, MUST | FREE, .modify = { { Q_CALMED, pacify } } }));

HAZARD(witness, "The Witness", "Nobody loses a power for too few home {colonies}",
    .form = FORMS({ .editions = IN_FFG, .lasts = LASTS_ALONE, .stays = true,
        .text = { "Nobody loses a power for having too few home {colonies}, and whoever lost one that way has it back. It stays until The Cosmic Guardian or The Entropy Beast "
                  "comes." } }));

/* ---- The Entropy Beast ---------------------------------------------------------------------------------------------- */

enum { FEWEST_PLANETS = 3 };

static int most_ships(const game *g)
{
    int most = 0;
    for (uint64_t left = g->planets; left; left &= left - 1) {
        const int n = ships_on(g, __builtin_ctzll(left));
        if (n > most) most = n;
    }
    return most;
}

static uint64_t fullest(const game *g)
{
    uint64_t set = 0;
    for (uint64_t left = g->planets; left; left &= left - 1)
        if (ships_on(g, __builtin_ctzll(left)) == most_ships(g)) set |= left & (~left + 1);
    return set;
}

static bool is_hungry(const game *g, const frame *f)
{
    (void)f;
    return g->destiny_card != HC_NO_CARD && destiny_kind(g->value[g->destiny_card]) != HC_DESTINY_COLOUR && fullest(g);
}

static bool is_a_system_ruined(const game *g)
{
    for (int s = 0; s < g->players; s++) if (count_bits(system_of(g, s)) < FEWEST_PLANETS) return true;
    return false;
}

/* When a home system has fallen nobody wins. */
static FLOW(devour)
{
    enum { PLANET = MINE, AT };
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_PLANET, g->offense, fullest(g), 0));
    SET(PLANET, g->answer);
    for (L(AT) = 0; L(AT) < g->players; L(AT)++)
        if (g->ships[clockwise(g, g->offense, L(AT))][L(PLANET)])
            CALL(send_to_warp(g, clockwise(g, g->offense, L(AT)), 255, L(PLANET), L(SOURCE)));
    remove_planet(g, ev, L(PLANET), L(SOURCE));
    if (!is_a_system_ruined(g)) RETURN(0);
    g->won = 0;
    g->ended = 1;
    UNWIND(CORE(flow_game), 0);
    FLOW_END;
}

HAZARD(entropy_beast, "The Entropy Beast", "Devours planets",
    .prompt = PROMPTS({ "beast", "Which of the fullest planets does The Entropy Beast devour?", { 0 } }),
    LASTING(LASTS_ALONE, "Each wild or special {destiny_card} that is drawn removes the planet with the most {ships} from the game; the {offense} chooses between equals. Its {ships} go to "
                         "the {warp}. When a home system has fewer than three planets left, everybody loses. It stays until The Cosmic Guardian or The Witness comes.",
            { W_DREW_DESTINY, AS_ANYONE, BY_ITSELF, .flow = devour, .when = is_hungry }));

/* ---- time that runs backwards: what Temporal Anomaly leaves -------------------------------------------------------- */

static int backwards(const sum *s, const effect *e, int seat, int clockwise_by) { (void)s, (void)e, (void)seat; return -clockwise_by; }

const sheet card_backward_time = {
    .piece = HC_CARD_HAZARD, .box = HC_BOX_CONFLICT, .name = "Backward Time", .summary = "Turns go the other way round",
    LASTING(LASTS, "A Temporal Anomaly has reversed the order of turns: until the next one, the player to the right comes next.",
            { W_ALWAYS, AS_ANYONE, MUST | FREE, .modify = { { Q_TURNS, backwards } } }),
};
