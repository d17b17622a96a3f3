/* Aura - whoever lives in its light has nothing to hide. */
#include "rules.h"

enum { WHICH, SECOND };

/* Its opponent may be known only when the gate is aimed: with two players, and at home. */
static bool is_watched(const game *g, int seat, int by) { return seat != by && colonies(g, seat) & system_of(g, by) && g->count[IN_HAND + seat]; }

static bool somebody_is_watched(const game *g, const frame *f)
{
    bool any = false;
    for (int s = 0; s < g->players; s++) any |= is_watched(g, s, f->seat);
    return any && other_cards(g, f) > 0 && !effect_of(g, L(SOURCE))->remembered;
}

static void show_all(game *g, events *ev, int by, int classes, int cause)
{
    for (int i = 1; i < g->players; i++) {
        int s = clockwise(g, by, i);
        if (!is_watched(g, s, by)) continue;
        FOR_CARDS_AT(c, IN_HAND + s) if (class_of(g, c) & classes) show_from_hand(g, ev, s, c, cause);
    }
}

static void mark_others(game *g, int seat, int classes)
{
    clear_marks(g, seat);
    FOR_CARDS_AT(c, IN_HAND + seat) if (!(class_of(g, c) & classes)) mark_card(g, seat, c);
}

static void ask_second(game *g, const frame *f)
{
    hc_ask *q = ask_for(g, f, HC_ASK_CARD, f->seat, 0, SECOND);
    q->filter = C_ANY;
    q->extra = CAN_PASS | MARKED;
}

/* The value of the effect: the kinds that are shown, which all see: one or two numbers, plus one. */
enum { KINDS = 32 };
static int classes_shown(int kinds) { return (kinds % KINDS ? 1 << (kinds % KINDS - 1) : 0) | (kinds / KINDS ? 1 << (kinds / KINDS - 1) : 0); }

static FLOW(shine)
{
    enum { TWO = MINE };
    FLOW_BEGIN;
    SET(TWO, spend_super(g, ALIEN_aura));
    ASK(ask_for(g, f, HC_ASK_CARD, f->seat, 0, WHICH)->filter = C_ANY);
    SET(WHAT, g->kind[g->answer] + 1);           /* public: the card is shown now */
    show_from_hand(g, ev, f->seat, g->answer, L(SOURCE));
    if (L(TWO)) {
        mark_others(g, f->seat, classes_shown(L(WHAT)));
        ASK(ask_second(g, f));
        if (g->answer != PASS) {
            SET(WHAT, L(WHAT) + KINDS * (g->kind[g->answer] + 1));       /* public, too */
            show_from_hand(g, ev, f->seat, g->answer, L(SOURCE));
        }
        clear_marks(g, f->seat);
    }
    effect_for(g, L(SOURCE))->remembered = L(WHAT);
    show_all(g, ev, f->seat, classes_shown(L(WHAT)), L(SOURCE));
    FLOW_END;
}

/* What lies open before everybody cannot be played until cards are chosen. */
static int not_yet(const sum *s, const effect *e, int about, int value)
{
    const game *g = s->g;
    bool open = g->phase < HC_PHASE_PLANNING && is_watched(g, seat_in(about), e->by) && classes_shown(e->remembered) >> thing_in(about) & 1;
    return open ? 0 : value;
}

/* ---- the flare --------------------------------------------------------------------------------------------- */

enum { TOP_CARDS = 4 };
static bool there_is_a_deck(const game *g, const frame *f) { (void)f; return g->pile_count[IN_DECK] > 0; }

static FLOW(light_up_deck)
{
    FLOW_BEGIN;
    show_deck(g, ev, f->seat, TOP_CARDS, L(SOURCE));
    FLOW_END;
}

static bool i_shine(const game *g, const frame *f) { return is_my_use_of(g, f, ALIEN_aura); }

const sheet alien_aura = {
    .name = "Aura", .power_name = "of Honesty", .summary = "Makes others show their cards", .alert = GREEN, .box = HC_BOX_ODYSSEY,
    .history = "In its light everybody looks their best, and so do their cards.",
    .prompt = PROMPTS([WHICH] = { "aura", "Which card do you show? The others show all cards of its kind.", { 0 } },
                [SECOND] = { "aura-too", "Which card of another kind do you show, too?", { 0 } }),
    .form = FORMS({ .editions = IN_EON | IN_CLASSIC,
        .text = { "As a main player, before allies are invited, you may show a card from your hand: an attack, a {negotiate}, an {artifact}, a flare or a kicker. All others who have a {colony} in your system "
                  "show all their cards of that kind, and cannot play them until it is time to choose cards.",
                  "Once per {encounter}, you may show everybody the top four cards of the deck. They stay there in that order.",
                  "When you use your power, you may show two cards of different kinds; the others show both kinds." },
        .note = "Power and flare are those of a later form: only the idea of the first one is known.",
        .hook[POWER] = HOOKS({ W_DESTINY, AS_MAIN, MAY, .flow = shine, .when = somebody_is_watched, .modify = { { Q_MAY_PLAY, not_yet } } },
                         { W_LAUNCHED, AS_MAIN, MAY, .flow = shine, .when = somebody_is_watched, .modify = { { Q_MAY_PLAY, not_yet } } }),
        .hook[WILD] = HOOKS({ W_ANY_TIME, AS_ANYONE, MAY, .flow = light_up_deck, .when = there_is_a_deck }),
        .hook[SUPER] = HOOKS({ W_POWER_USED, AS_MAIN | OWN, MAY, .when = i_shine }) }),
};
