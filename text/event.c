/* event.c - what happened, in a sentence that says why. */
#include "inside.h"

typedef void tell_fn(tale *t, const hc_event *e);

/* ---- events whose sentence depends on more than its numbers ----------------------------------- */

static void tell_regained(tale *t, const hc_event *e)
{
    bool into_encounter = t->b == HC_GATE && e->flag != HC_BY_REGAINING;     /* besides others, or because of a power */
    if (into_encounter)
        tale_say(t, "<Seat> [sends] <a:ship> out of the {warp} into the {encounter}<why>.");
    else if (t->sheet)
        tale_say(t, "<Seat> [takes] <a:ship> out of the {warp} to <place:b><why>.");
    else if (t->b == HC_GATE)
        tale_say(t,
                 "<Seat> [regains] <a:ship> from the {warp}, straight into the {gate}: there is no {colony} to go to.");
    else
        tale_say(t, "<Seat> [regains] <a:ship> from the {warp}, to <place:b>.");
}

/* In its own turn TURN and SECOND_ENCOUNTER have said it. */
static void tell_encounter(tale *t, const hc_event *e)
{
    if (e->b) tale_say(t, "<Seat> [has] <an:encounter> out of turn and [is] the {offense}.");
}

static void tell_aimed(tale *t, const hc_event *e)
{
    (void)e;
    tale_say(t, "<Seat> [points] the {gate} at <place:a>");
    if (tale_has_seat(t, t->other) && tale_has_planet(t, t->a) && hc_planet_owner(t->view, t->a) != t->other)
        tale_say(t, ", against <other's> {colony} there");
    tale_say(t, "<why>.");
}

static void tell_joined(tale *t, const hc_event *e)
{
    (void)e;
    tale_say(t, tale_has_seat(t, t->other) ? "<Seat> [joins] <other> with <b:ship><why>."
                                           : "<Seat> [joins] <side:a> with <b:ship><why>.");
}

static void tell_stayed_out(tale *t, const hc_event *e)
{
    static const char *const WHY[] = { "<Seat> [declines] and [stays] out of this {encounter}.",
                                       "<Seat> [stays] out: nobody has invited <them>.",
                                       "<Seat> [has] no {ship} to send and [stays] out of this {encounter}." };
    tale_say(t, WHY[e->a >= 0 && e->a < 3 ? e->a : 0]);
}

/* Cards and ships have been seen: only what powers and cards make of them is news. */
static void tell_step(tale *t, const hc_event *e)
{
    if (!e->sheet && !t->t->duel.plays)
        return;
    hc_step s = { .sheet = e->sheet, .stage = (uint8_t)e->c, .side = e->seat, .about = e->other, .by = e->by };
    s.before = e->a;
    s.after = e->b;
    tale_step(t, &s);
    tale_say(t, ".");
}

static void tell_morphed(tale *t, const hc_event *e)
{
    tale_say(t, "<Seat's> Morph becomes what <other> [has] played: ");
    tale_face(t, e->a);
    tale_say(t, ".");
}

static void tell_counts_as(tale *t, const hc_event *e)
{
    tale_say(t, "<Seat's> ");
    tale_face(t, e->a);
    tale_say(t, " counts as ");
    tale_face(t, e->b);
    tale_say(t, "<why>.");
}

/* From card and ships; what else made it has been told step by step. */
static void tell_total(tale *t, const hc_event *e)
{
    tale_say(t, e->a == e->b + e->c ? "<Other's> side reaches <a>: card <b> plus <c:ship>." : "<Other's> side reaches <a>, from card <b> and <c:ship>.");
}

/* Where nobody goes first, it is told who leads. */
static void tell_game_begins(tale *t, const hc_event *e)
{
    (void)e;
    tale_say(t, t->t->duel.plays ? "The game begins." : "The game begins. <Seat> [goes] first.");
}

const char *reason_of_loss(int rule)
{
    switch (rule) {
    case HC_BY_ENCOUNTER: return "the {encounter} is lost";
    case HC_BY_FAILED_DEAL: return "no deal was made";
    case HC_BY_DEAL: return "the deal says so";
    case HC_BY_NO_COLONY: return "no {colony} is left to go home to";
    case HC_BY_BLAST: return "the blast";
    default: return "";
    }
}

static void tell_lost(tale *t, const hc_event *e)
{
    bool mighty = e->other == e->seat && e->other != HC_NOBODY;
    tale_say(t, t->b == HC_SUPPLY && !t->t->duel.plays ? "<Seat> [loses] <a> of <their> angels" : mighty && t->a == 1 ? "<Seat> [loses] The Prometheus" : mighty ? "<Seat> [loses] <a:ship>, The Prometheus among them," : "<Seat> [loses] <a:ship>");
    if (tale_has_planet(t, t->b))
        tale_say(t, " on <place:b>");
    if (t->c == HC_GONE)
        tale_say(t, ": out of the game");
    else if (tale_has_planet(t, t->c) || (t->c >= HC_ON_SHEET && t->c < HC_ON_PIECES))
        tale_say(t, " to <place:c>");
    else
        tale_say(t, t->c != HC_SUPPLY || t->t->duel.plays ? " to the {warp}" : t->a == 1 ? ", which becomes an angel" : ", which become angels");
    if (t->b != HC_LIMBO)                        /* else TO_LOSE has said why */
        tale_cause(t, reason_of_loss(e->flag));
    tale_say(t, ".");
}

static void tell_to_lose(tale *t, const hc_event *e)
{
    tale_say(t, !e->c ? "<Seat> must lose <a:ship> from <place:b>" : t->a == 1 ? "<Seat's> {ship} from <place:b> takes the place of one in the {encounter}" :
        "<Seat's> <a:ship> from <place:b> take the place of as many in the {encounter}");
    tale_cause(t, e->c ? "" : reason_of_loss(e->flag));
    tale_say(t, ".");
}

static void tell_returned(tale *t, const hc_event *e)
{
    if (t->c == HC_WARP) {
        tale_say(t, "<Seat> [takes] <a:ship> out of the {warp} to <place:b>");
        if (e->flag == HC_BY_REWARD) tale_say(t, " as a reward");
        tale_cause(t, e->flag == HC_BY_REGAINING ? "the {offense} regroups"
                      : e->flag == HC_BY_DEAL      ? "the deal says so"
                                                   : "");
    } else if (t->c == HC_ON_PIECES) {
        const bool moon = e->other == e->seat || hc_card(t->view, e->sheet).kind == HC_CARD_MOON;
        tale_say(t, moon ? "<Seat> [takes] <a:ship> from the moon to <place:b>" : "<Seat> [takes] <a:ship> from a tech to <place:b>");
    } else if (t->c >= HC_ON_SHEET) {
        tale_say(t, "<Seat> [gets] <a:ship> back from <place:c>, to <place:b>");
        tale_cause(t, e->flag == HC_BY_DEAL ? "the deal says so" : "");
    } else {
        tale_say(t, t->a == 1 ? "<Seat's> {ship}" : "<Seat's> <a:ship>");
        tale_say(t, t->a == 1 ? " returns to <place:b>" : " return to <place:b>");
        tale_cause(t, e->flag == HC_BY_DEAL ? "allies have no part in a deal" : "");
    }
    tale_say(t, ".");
}

/* Who settles again at home sends nothing into an encounter. */
static void tell_gathered(tale *t, const hc_event *e)
{
    if (e->b == HC_ON_PIECES && !e->c) tale_say(t, "<Seat> [sends] <a:ship> from the moon into the {encounter}.");
    else tale_say(t, e->c ? "<Seat> [takes] <a:ship> from <place:b>." : "<Seat> [sends] <a:ship> from <place:b> into the {encounter}<why>.");
}

static void tell_landed(tale *t, const hc_event *e)
{
    tale_say(t, "<Seat> [lands] <a:ship> on <place:b>");
    if (t->c == 1)
        tale_say(t, t->sheet ? ", a new {colony}," : ", a new {colony}");
    tale_cause(t, e->flag == HC_BY_DEAL ? "the deal says so" : "");
    tale_say(t, ".");
}

/* Who draws has read each card already; of rewards everybody has read how many are cards. */
static void tell_drew(tale *t, const hc_event *e)
{
    if (e->b == HC_DREW_REWARDS) {
        tale_say(t, "<Seat> [draws] <a:card> from the reward deck<why>.");
        return;
    }
    if (e->flag == HC_BY_REWARD || (t->seat == t->viewer && e->flag != HC_BY_NEW_HAND))
        return;
    tale_say(t, e->b ? "<Seat> [gains] <a:reinforcement>" : "<Seat> [draws] <a:card> from the deck");
    tale_cause(t, e->flag == HC_BY_NEW_HAND ? "a new hand" : "");
    tale_say(t, ".");
}

/* A whole new hand is not told card by card, except to who watches it being drawn. */
static void tell_drew_card(tale *t, const hc_event *e)
{
    bool watched = t->viewer != HC_NOBODY && t->viewer != t->seat;
    if (e->flag != HC_BY_NEW_HAND || watched)
        tale_say(t, "<Seat> [draws] <card><why>.");
}

/* That cards are discarded after use needs no saying. */
static void tell_discarded(tale *t, const hc_event *e)
{
    hc_card_info c = hc_card(t->view, e->a);
    if (e->flag == HC_BY_ENCOUNTER || (e->sheet && e->sheet == c.sheet))
        return;
    tale_say(t, c.kind == HC_CARD_DESTINY ? "One of <seat's> star discs is lost, and goes to the used {destiny_card}s"
                : e->b ? "<Seat> [abandons] the tech <card>" : "<Seat> [discards] <card>");
    tale_cause(t, e->flag == HC_BY_NEW_HAND ? "a new hand follows" : e->flag == HC_BY_HAND_LIMIT ? "the hand was too large"
                  : e->flag == HC_BY_UNSEEN ? "it was not turned up" : "");
    tale_say(t, ".");
}

static void tell_quake(tale *t, const hc_event *e)
{
    (void)e;
    tale_say(t, t->a ? "A cosmic quake: no {encounter} card is left to draw" : "A cosmic quake: no card is left");
    tale_say(t, ", so all hands are thrown in and dealt again.");
}

static void tell_no_cards(tale *t, const hc_event *e)
{
    (void)e;
    tale_say(
        t, t->a ? "<Seat> [needs] an {encounter} card and [has] none: the {encounter} is over, and all {ships} go home."
                : "<Seat> [needs] an {encounter} card, but there are none left to draw.");
}

/* Unseen cards that are taken together have been counted before. */
static void tell_took_card(tale *t, const hc_event *e)
{
    if (e->a == HC_NO_CARD && e->flag == HC_BY_COMPENSATION)
        return;
    tale_say(t, "<Seat> [takes] <card> from ");
    tale_say(t, tale_has_seat(t, t->other) ? "<other><why>." : "the discards<why>.");
}

/* Several that the reader does not see are counted: run.c. */
static void tell_gave_card(tale *t, const hc_event *e)
{
    hc_card_info c = hc_card(t->view, e->a);
    tale_say(t, t->seat == t->other ? t->runs ? "<Seat> [keeps] <a:card>" : "<Seat> [keeps] <card>" : t->runs ? "<Seat> [gives] <a:card> to <other>" : "<Seat> [gives] <card> to <other>");
    if (!e->sheet || e->sheet != c.sheet)        /* a tech that passes itself on is its own reason */
        tale_cause(t, e->flag == HC_BY_DEAL ? "the deal says so" : "");
    tale_say(t, ".");
}

static void tell_used_power(tale *t, const hc_event *e)
{
    tale_say(t, "<Seat> [uses] <sheet>");
    pen_summary(t->p, t->edition, e->sheet, " (", ")");
    tale_against(t, e);
    tale_say(t, ".");
}

static void tell_homes(tale *t, const hc_event *e)
{
    const bool lost = e->kind == HC_EV_POWER_LOST;
    t->b = t->t->seat[e->seat].home_for_power;
    tale_say(t, lost ? "<Seat> [loses] the power of <sheet:a>: " : "<Seat> [regains] the power of <sheet:a>: ");
    if (t->b == 1) tale_say(t, lost ? "no home {colony} is left." : "there is a home {colony} again.");
    else tale_say(t, lost ? "fewer than <b> home {colonies} are left." : "there are <b> home {colonies} again.");
}

/* A sheet that lies face down has no name but for its holder. */
static void tell_power_moved(tale *t, const hc_event *e)
{
    tale_say(t, !e->a ? "<Seat> now [holds] a power that lies face down<why>." :
                e->b == 2 ? "<Seat> [turns] <their> alien sheet up: <sheet:a>." : "<Seat> now [holds] the power of <sheet:a><why>.");
}

/* ---- the table --------------------------------------------------------------------------------- */

typedef struct told {
    const char *pattern;
    tell_fn *tell;
} told;
static const told TOLD[HC_EVENT_KINDS] = {
    [HC_EV_GAME_BEGINS] = { .tell = tell_game_begins },
    [HC_EV_TURN] = { .pattern = "Turn <a>: <seat> [is] the {offense}." },
    [HC_EV_ENCOUNTER] = { .tell = tell_encounter },
    [HC_EV_REGAINED] = { .tell = tell_regained },
    [HC_EV_ORDERS] = { .tell = tell_orders },
    [HC_EV_ORDERS_SHUFFLED] = { .pattern = "The {destiny} pile is shuffled again, with everything that was drawn from it." },
    [HC_EV_DRIVES_OUT] = { .tell = tell_drives_out },
    [HC_EV_DRAWS_AGAIN] = { .pattern = "<Seat> [draws] again." },
    [HC_EV_REESTABLISHES] = { .pattern = "<Seat> [settles] again on <place:a> with <b:ship>: that counts as a success." },
    [HC_EV_HAZARD] = { .tell = tell_hazard },
    [HC_EV_LUCRE] = { .tell = tell_lucre }, [HC_EV_LUX] = { .tell = tell_lux },
    [HC_EV_PRAW] = { .tell = tell_praw },
    [HC_EV_TEAM] = { .tell = tell_team },
    [HC_EV_CARD_GONE] = { .pattern = "<Seat's> <card> leaves the game<why>." },
    [HC_EV_QUAKE] = { .tell = tell_quake },
    [HC_EV_DEFENSE] = { .pattern = "<Seat> [is] the {defense}." },
    [HC_EV_GATHERED] = { .tell = tell_gathered },
    [HC_EV_COLONY_LEFT] = { .pattern = "<Seat> [has] no {ship} left on <place:a>: that {colony} is gone." },
    [HC_EV_AIMED] = { .tell = tell_aimed },
    [HC_EV_INVITED] = { .pattern = "<Seat> [invites] <other> to join <side:a>." },
    [HC_EV_INVITED_NOBODY] = { .pattern = "<Seat> [invites] nobody to join <side:a>." },
    [HC_EV_JOINED] = { .tell = tell_joined },
    [HC_EV_STAYED_OUT] = { .tell = tell_stayed_out },
    [HC_EV_CARD_DOWN] = { .pattern = "<Seat> [plays] <card> face down<why>." },
    [HC_EV_CARD_UP] = { .pattern = "<Seat> [plays] <card> face up<why>." },
    [HC_EV_REVEALED] = { .pattern = "<Seat> [reveals] <card>." },
    [HC_EV_EXTRA_DOWN] = { .tell = tell_extra_down },
    [HC_EV_EXTRA_UP] = { .pattern = "<Seat> [reveals] <card> beside the {encounter} cards." },
    [HC_EV_NAMED] = { .tell = tell_named },
    [HC_EV_ROLES_SWAPPED] = { .tell = tell_roles_swapped },
    [HC_EV_STEP] = { .tell = tell_step },
    [HC_EV_MORPHED] = { .tell = tell_morphed },
    [HC_EV_COUNTS_AS] = { .tell = tell_counts_as },
    [HC_EV_TOTAL] = { .tell = tell_total },
    [HC_EV_OUTCOME] = { .tell = tell_outcome },
    [HC_EV_TO_LOSE] = { .tell = tell_to_lose },
    [HC_EV_LOST] = { .tell = tell_lost },
    [HC_EV_RETURNED] = { .tell = tell_returned },
    [HC_EV_LANDED] = { .tell = tell_landed },
    [HC_EV_COMPENSATION] = { .tell = tell_compensation },
    [HC_EV_NO_COMPENSATION] = { .tell = tell_no_compensation },
    [HC_EV_REWARD] = { .tell = tell_reward },
    [HC_EV_DREW] = { .tell = tell_drew },
    [HC_EV_DREW_CARD] = { .tell = tell_drew_card },
    [HC_EV_NEW_HAND] = { .pattern = "<Seat> [has] no {encounter} card left and [needs] a new hand." },
    [HC_EV_NO_CARDS] = { .tell = tell_no_cards },
    [HC_EV_DISCARDED] = { .tell = tell_discarded },
    [HC_EV_TOOK_CARD] = { .tell = tell_took_card },
    [HC_EV_DISPLAYED] = { .tell = tell_displayed },
    [HC_EV_KEPT_CARD] = { .tell = tell_kept_card },
    [HC_EV_GAVE_CARD] = { .tell = tell_gave_card },
    [HC_EV_HANDS_SWAPPED] = { .pattern = "<Seat> and <other> swap hands<why>." },
    [HC_EV_HANDS_MIXED] = { .pattern = "<Seat> and <other> mix their hands<why>; each takes as many cards back as before, at random." },
    [HC_EV_LOOKED] = { .tell = tell_looked },
    [HC_EV_SAW_CARD] = { .tell = tell_saw_card },
    [HC_EV_CARDS_SWITCHED] = { .pattern = "The two cards on the table change places<why>." },
    [HC_EV_SHUFFLED] = { .tell = tell_shuffled },
    [HC_EV_USED_POWER] = { .tell = tell_used_power },
    [HC_EV_PLAYED_CARD] = { .tell = tell_played_card },
    [HC_EV_CANCELLED] = { .tell = tell_cancelled },
    [HC_EV_POWER_LOST] = { .tell = tell_homes },
    [HC_EV_POWER_REGAINED] = { .tell = tell_homes },
    [HC_EV_POWER_MOVED] = { .tell = tell_power_moved },
    [HC_EV_GOT_TOKEN] = { .pattern = "<Seat> [gets] a token from <other><why>." },
    [HC_EV_CLAIMED] = { .tell = tell_claimed },
    [HC_EV_CHALLENGED] = { .tell = tell_challenged },
    [HC_EV_CAUGHT] = { .tell = tell_caught },
    [HC_EV_CARD_UNDER] = { .pattern = "<Seat's> card goes face down under the deck<why>." },
    [HC_EV_POSSESSED] = { .tell = tell_possessed },
    [HC_EV_POSSESSED_BACK] = { .tell = tell_possessed_back },
    [HC_EV_CHOSE_PLANET] = { .pattern = "<Seat> [chooses] <place:a><why>." },
    [HC_EV_TOKEN_TURNED] = { .tell = tell_token_turned },
    [HC_EV_TOKENS] = { .tell = tell_tokens },
    [HC_EV_SENT_HOME] = { .pattern = "<Seat> [is] no longer an ally<why>: the {ships} go home." },
    [HC_EV_REPLANNED] = { .tell = tell_replanned },
    [HC_EV_DEAL_BEGINS] = { .tell = tell_deal_begins },
    [HC_EV_DEAL_OFFERED] = { .pattern = "<Seat> [offers] <other> a deal." },
    [HC_EV_DEAL_TERM] = { .tell = tell_deal_term },
    [HC_EV_VOTED] = { .pattern = "<Seat> [votes] for <side:a>." },
    [HC_EV_DEAL_AGREED] = { .pattern = "<Seat> [agrees] to <other's> offer." },
    [HC_EV_OFFER_TAKEN] = { .pattern = "<Seat> [takes] <other's> offer." },
    [HC_EV_OFFER_REFUSED] = { .pattern = "<Seat> [refuses] <other's> offer." },
    [HC_EV_DEAL_COUNTERED] = { .pattern = "<Seat> [wants] to make an offer of <their> own." },
    [HC_EV_DEAL_MADE] = { .pattern = "<Seat> [accepts] <other's> offer: the deal is made." },
    [HC_EV_DEAL_FAILED] = { .tell = tell_deal_failed },
    [HC_EV_SECOND_ENCOUNTER] = { .tell = tell_second_encounter },
    [HC_EV_TURN_ENDS] = { .tell = tell_turn_ends },
    [HC_EV_KEPT_TECH] = { .tell = tell_kept_tech },
    [HC_EV_DREW_TECHS] = { .tell = tell_drew_techs },
    [HC_EV_TECHS_SHUFFLED] = { .pattern = "The used techs are shuffled and become the tech deck." },
    [HC_EV_RESEARCHED] = { .tell = tell_researched },
    [HC_EV_PIECE] = { .tell = tell_piece },
    [HC_EV_SHOWED] = { .pattern = "<Seat> [shows] <card> to all<why>." },
    [HC_EV_COMPLETED] = { .tell = tell_completed },
    [HC_EV_STORED] = { .pattern = "<Seat> [puts] <card> under a tech<why>." },
    [HC_EV_HELD_OUT] = { .pattern = "<Seat> [keeps] <a:ship> on <place:b><why>." },
    [HC_EV_PLANET_ADDED] = { .pattern = "<Seat's> system has a new planet<why>: <place:a>." },
    [HC_EV_PLANET_MOVED] = { .pattern = "A planet of <other's> system joins <seat's><why>: it is now <place:a>." },
    [HC_EV_PLANET_REMOVED] = { .pattern = "<Place:a> is destroyed<why>." },
    [HC_EV_CANNON] = { .pattern = "<Seat> [puts] the Lunar Cannon between <place:a> and the next planet." },
    [HC_EV_CAPTURED] = { .tell = tell_captured },
    [HC_EV_FREED] = { .tell = tell_freed },
    [HC_EV_BUNDLED] = { .tell = tell_bundled },
    [HC_EV_TO_SHEET] = { .pattern = "<Seat> [puts] <a:ship> on <their> sheet<why>." },
    [HC_EV_FROM_SHEET] = { .pattern = "<Seat> [puts] <a:ship> from <their> sheet on <place:b><why>." },
    [HC_EV_COMMISSIONED] = { .pattern = "<Seat> now [has] The Prometheus as well as <their> other {ships}." },
    [HC_EV_CHOICE] = { .tell = tell_choice },
    [HC_EV_TOKEN_BESIDE] = { .tell = tell_token_beside },
    [HC_EV_HOSTAGES] = { .pattern = "<Seat> [takes] hostages: <other's> {ships} on <place:a><why>." },
    [HC_EV_SHOWN] = { .tell = tell_shown },
    [HC_EV_SYSTEMS_SWAPPED] = { .pattern = "<Seat> and <other> swap home systems<why>: each takes over the planets and {ships} of the other's colour." },
    [HC_EV_RIFT] = { .tell = tell_rift },
    [HC_EV_CROWDED] = { .pattern = "Too much is happening at once: nobody is asked to respond to this." },
    [HC_EV_WIN_DENIED] = { .pattern = "<Seat> [has] <a:colony> outside <their> own system, but that does not win the game<why>." },
    [HC_EV_WON] = { .tell = tell_won },
    [HC_EV_GAME_OVER] = { .tell = tell_game_over },
};

void tale_of_event(tale *t, const hc_event *e)
{
    t->seat = e->seat;
    t->other = e->other;
    t->by = e->by;
    t->sheet = e->sheet;
    t->a = e->a;
    t->b = e->b;
    t->c = e->c;
}

void tale_event(tale *t, const hc_event *e)
{
    if (e->kind >= HC_EV_FATE && e->kind <= HC_EV_REMOVED_CARD) {
        tell_of_duel(t, e);
        return;
    }
    if (TOLD[e->kind].tell)
        TOLD[e->kind].tell(t, e);
    else
        tale_say(t, TOLD[e->kind].pattern);
}

size_t text_event(char *out, size_t room, const text_names *n, const hc_game *view, const hc_event *e)
{
    pen p;
    tale t;
    pen_open(&p, out, room);
    if (e->kind >= HC_EVENT_KINDS)
        return 0;
    tale_open(&t, &p, n, view);
    tale_of_event(&t, e);
    tale_event(&t, e);
    return p.length;
}
