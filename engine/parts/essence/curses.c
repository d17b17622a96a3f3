/* curses.c - the Witch's curses. Each lies before a player and changes what that player may do, until enough ships are on it. */
#include "rules.h"

enum { WHENCE };

/* ---- paying it off: the same for all of them ----------------------------------------------------------------- */

static bool has_ships_to_give(const game *g, const frame *f) { return ways_out(g, f->seat) != 0; }

static FLOW(pay_off)
{
    FLOW_BEGIN;
    LET_LEAVE(f->seat);
    if (!ways_out(g, f->seat)) RETURN(0);
    ASK(ask_for(g, f, HC_ASK_PLANET, f->seat, ways_out(g, f->seat), WHENCE));
    put_ship_on(g, ev, f->seat, g->answer, L(SOURCE), L(SOURCE));
    if (read_piece(g, L(SOURCE))->count >= form_of(g, sheet_of(g, L(SOURCE)))->research) CALL(end_essence(g, f->seat, L(SOURCE), L(SOURCE)));
    SPREAD_NEWS;
    FLOW_END;
}
#define PAY_OFF { W_REGROUP, AS_ANYONE, MAY | FREE | PIECE_STAYS, .flow = pay_off, .when = has_ships_to_give }

/* ---- what each forbids or does ---------------------------------------------------------------------------------- */

static int deny(const sum *s, const effect *e, int about, int may) { (void)s; return seat_in(about) == e->by ? 0 : may; }

static int deny_artifacts(const sum *s, const effect *e, int about, int may)
{
    return thing_in(about) == HC_CARD_ARTIFACT ? deny(s, e, about, may) : may;
}

static int deny_flares(const sum *s, const effect *e, int about, int may)
{
    return thing_in(about) == HC_CARD_FLARE ? deny(s, e, about, may) : may;
}

static bool has_artifacts(const game *g, const frame *f) { return has_card(g, IN_HAND + f->seat, C_ARTIFACT); }
static bool has_flares(const game *g, const frame *f) { return has_card(g, IN_HAND + f->seat, C_FLARE); }

static int first_of_curse(const game *g, const frame *f)
{
    return first_card(g, IN_HAND + f->seat, sheet_of(g, L(SOURCE)) == CARD_curse_flare ? C_FLARE : C_ARTIFACT);
}

static FLOW(throw_away)
{
    FLOW_BEGIN;
    while (first_of_curse(g, f) < HC_CARDS) CALL(discard(g, f->seat, first_of_curse(g, f), L(SOURCE)));
    FLOW_END;
}
/* At once, as it comes, and when another way has brought it. */
#define NO_SUCH_CARDS(held) \
    { W_PIECE_LAID, AS_ANYONE | OWN, MUST | FREE | PIECE_STAYS, .flow = throw_away, .when = held }, \
    { W_DREW, AS_ANYONE | OWN, MUST | FREE | PIECE_STAYS, .flow = throw_away, .when = held }, \
    { W_ANY_TIME, AS_ANYONE, MUST | FREE | PIECE_STAYS | EACH_TIME, .flow = throw_away, .when = held }

static int highest_attack(const game *g, int seat)
{
    int best = HC_CARDS;
    FOR_CARDS_AT(c, IN_HAND + seat)
        if (class_of(g, c) == C_ATTACK && (best == HC_CARDS || attack_value(g, c) > attack_value(g, best))) best = c;
    return best;
}

static bool has_an_attack(const game *g, const frame *f) { return has_card(g, IN_HAND + f->seat, C_ATTACK); }

static FLOW(show_highest)
{
    FLOW_BEGIN;
    show_from_hand(g, ev, f->seat, highest_attack(g, f->seat), L(SOURCE));
    FLOW_END;
}

static int subtract(const sum *s, const effect *e, int seat, int worth)
{
    return is_main(s->g, e->by) && on_side(s->g, seat, side_of(s->g, e->by)) ? -worth : worth;
}

#define ASKS .prompt = PROMPTS([WHENCE] = { "lift-curse", "From which {colony} do you put a {ship} on the curse?", { 0 } })
#define CURSE(id, title, what, number, words, ...) \
    const sheet card_curse_##id = { .piece = HC_CARD_ESSENCE, .name = title, .summary = what, .box = HC_BOX_ODYSSEY, ASKS, \
                                    .form = FORMS({ .editions = IN_FFG, .research = number, .text = { words }, \
                                                    .hook[POWER] = HOOKS(PAY_OFF, __VA_ARGS__) }) }

CURSE(alliance, "Curse of Loneliness", "No allies", 3, "You can neither invite allies nor be one. Three {ships} lift it.",
      { W_ALWAYS, AS_ANYONE, MUST | FREE, .modify = { { Q_MAY_INVITE, deny }, { Q_MAY_ALLY, deny } } });
CURSE(artifact, "Curse of Clumsy Hands", "No {artifacts}", 3, "Discard every {artifact} you have, and every one you get. Three {ships} lift it.",
      { W_ALWAYS, AS_ANYONE, MUST | FREE, .modify = { { Q_MAY_PLAY, deny_artifacts } } }, NO_SUCH_CARDS(has_artifacts));
CURSE(attack, "Curse of Candour", "Shows its highest attack", 4, "As a main player, before cards are selected, show everybody the highest attack card in your hand. Four {ships} lift it.",
      { W_PLANNING, AS_MAIN, MUST | FREE | PIECE_STAYS, .flow = show_highest, .when = has_an_attack });
CURSE(flare, "Curse of Darkness", "No flares", 3, "Discard every flare you have, and every one you get. Three {ships} lift it.",
      { W_ALWAYS, AS_ANYONE, MUST | FREE, .modify = { { Q_MAY_PLAY, deny_flares } } }, NO_SUCH_CARDS(has_flares));
CURSE(non_encounter, "Curse of Idleness", "Only {encounter} cards", 3, "You cannot play any card from your hand except {encounter} cards. Three {ships} lift it.",
      { W_ALWAYS, AS_ANYONE, MUST | FREE, .modify = { { Q_MAY_PLAY, deny } } });
CURSE(totals, "Curse of Burden", "{Ships} count against it", 4, "As a main player, the {ships} on your side are subtracted from your total. Four {ships} lift it.",
      { W_ALWAYS, AS_ANYONE, MUST | FREE, .modify = { { Q_WORTH, subtract } } });
CURSE(win, "Curse of Futility", "Cannot win", 3, "You cannot win the game. Three {ships} lift it.",
      { W_ALWAYS, AS_ANYONE, MUST | FREE, .modify = { { Q_MAY_WIN, deny } } });
