/* tickets.c - the Sheriff's tickets: what each is for, and what it costs. None of them acts by itself. */
#include "rules.h"

enum { HEAVY_CARD = 20, JAM = 10, LOT = 4 };

static bool has_seen(const game *g, int what, int seat) { return g->now.seen[what] >> seat & 1; }

static bool shows_a_heavy_card(const game *g, int seat)
{
    const int card = is_main(g, seat) && g->now.face_up >> seat & 1 ? played_card(g, seat) : HC_CARDS;
    return card < HC_CARDS && class_of(g, card) == C_ATTACK && attack_value(g, card) >= HEAVY_CARD;
}

static bool uses_too_much_force(const game *g, int seat) { return has_seen(g, SEEN_CRUSHING, seat) || shows_a_heavy_card(g, seat); }
static bool jams_the_warp(const game *g, int seat) { return g->ships[seat][WARP] > JAM; }

static bool stands(const game *g, int seat, uint64_t planets, int least, int most)
{
    for (uint64_t left = colonies(g, seat) & planets; left; left &= left - 1) {
        const int ships = g->ships[seat][__builtin_ctzll(left)];
        if (ships >= least && ships <= most) return true;
    }
    return false;
}

static bool parks(const game *g, int seat) { return stands(g, seat, g->planets, LOT + 1, 255); }
static bool strays(const game *g, int seat) { return stands(g, seat, ~home_of(g, seat), 1, 1); }
static bool litters(const game *g, int seat) { return has_seen(g, SEEN_LITTERING, seat); }
static bool loiters(const game *g, int seat) { return has_seen(g, SEEN_LOITERING, seat); }
static bool obstructs(const game *g, int seat) { return has_seen(g, SEEN_CANCELLING, seat); }
static bool stints(const game *g, int seat) { return has_seen(g, SEEN_STINTING, seat); }
static bool trespasses(const game *g, int seat) { return has_seen(g, SEEN_BULLYING, seat); }

typedef struct offence { uint16_t ticket; fine costs; bool (*is_committed)(const game *g, int seat); } offence;
static const offence OFFENCE[] = {
    { CARD_ticket_excessive_force, { .cards = 3 }, uses_too_much_force }, { CARD_ticket_gridlock, { .cards = 2 }, jams_the_warp },
    { CARD_ticket_illegal_parking, { .cards = 1 }, parks },               { CARD_ticket_littering, { .ships = 2 }, litters },
    { CARD_ticket_loitering, { .cards = 1 }, loiters },                   { CARD_ticket_obstruction, { .cards = 2 }, obstructs },
    { CARD_ticket_panhandling, { .ships = 2 }, stints },                  { CARD_ticket_trespassing, { .ships = 1 }, trespasses },
    { CARD_ticket_vagrancy, { .cards = 2 }, strays },
};

static const offence *offence_of(int ticket)
{
    const offence *o = OFFENCE;
    while (o->ticket != ticket) o++;
    return o;
}

bool commits(const game *g, int seat, int ticket) { return offence_of(ticket)->is_committed(g, seat); }
fine fine_of(int ticket) { return offence_of(ticket)->costs; }

#define TICKET(id, title, what, words) \
    const sheet card_ticket_##id = { .piece = HC_CARD_ESSENCE, .name = title, .summary = what, .box = HC_BOX_EONS, \
                                     .form = FORMS({ .editions = IN_FFG, .text = { words } }) }
TICKET(excessive_force, "Excessive Force", "A ticket: three cards", "For a main player who has won by more than 10, or has revealed an attack card of 20 or more. The fine: discard three cards.");
TICKET(gridlock, "Gridlock", "A ticket: two cards", "For a player with more than ten {ships} in the {warp}. The fine: discard two cards.");
TICKET(illegal_parking, "Illegal Parking", "A ticket: one card", "For a player with more than four {ships} on one planet. The fine: discard a card.");
TICKET(littering, "Littering", "A ticket: two {ships}", "For a player who has discarded more than three cards at one time. The fine: lose two {ships} to the {warp}.");
TICKET(loitering, "Loitering", "A ticket: one card", "For a player who was invited and joined nobody. The fine: discard a card.");
TICKET(obstruction, "Obstruction", "A ticket: two cards", "For a player who has cancelled another's card or power. The fine: discard two cards.");
TICKET(panhandling, "Panhandling", "A ticket: two {ships}", "For an ally who has sent one {ship} and could have sent more. The fine: lose two {ships} to the {warp}.");
TICKET(trespassing, "Trespassing", "A ticket: one {ship}", "For an {offense} that has pointed the {gate} at a planet with at most one of the {defense}'s {ships}. The fine: lose a {ship} to the {warp}.");
TICKET(vagrancy, "Vagrancy", "A ticket: two cards", "For a player with a foreign {colony} of just one {ship}. The fine: discard two cards.");
