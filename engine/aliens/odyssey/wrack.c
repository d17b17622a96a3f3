/* Wrack - offers a deal, and torments whoever refuses it. */
#include "rules.h"

enum { TORMENT, WHERE, GO_ON_OR_NOT };
enum { A_TOKEN, A_CARD };
enum { ONWARD, PLAY_CARDS };

static bool has_tokens_there(const game *g, const frame *f) { return ships_in(g, f->seat) > 0; }

static uint64_t torments(const game *g, int seat)
{
    return (colonies(g, seat) ? 1u << A_TOKEN : 0) | (g->count[IN_HAND + seat] ? 1u << A_CARD : 0);
}

static void ask_about(game *g, const frame *f, hc_ask_kind kind, uint64_t allowed, int prompt_id)
{
    ask_for(g, f, kind, f->seat, allowed, prompt_id)->who = (uint8_t)L(WHO);
}

/* As many offers as it has tokens in the challenge; who makes none has nothing that could be refused. */
static FLOW(rack)
{
    enum { LEFT = MINE, MAY_STOP };
    FLOW_BEGIN;
    SET(WHO, opponent(g, f->seat));
    SET(MAY_STOP, spend_super(g, ALIEN_wrack));
    SET(LEFT, ships_in(g, f->seat));
    LET_LEAVE(f->seat);
    LET_LEAVE(L(WHO));
    for (; L(LEFT) > 0; L(LEFT)--) {
        open_bargain(g, 1u << f->seat | 1u << L(WHO), ANYTHING);
        ASK(ask_offer(g, f->seat, L(WHO)));
        if (g->answer == DONE) {
            tell(g, ev, HC_EV_DEAL_OFFERED, f->seat, L(WHO), 1, 0, 0, L(SOURCE));
            offer_drafted(g, ev, f->seat);
            ASK(ask_reply(g, L(WHO), false));
            tell(g, ev, g->answer == HC_ACCEPT ? HC_EV_OFFER_TAKEN : HC_EV_OFFER_REFUSED, L(WHO), f->seat, 0, 0, 0, L(SOURCE));
            if (g->answer == HC_ACCEPT) {
                clear_draft(g);
                CALL(bring_home(g, false, BY_DEAL));
                CALL(push(g, CORE(flow_carry_out), g->offense));
                take_back_offers(g);
                end_as_a_deal(g);
                UNWIND(CORE(flow_encounter), ENCOUNTER_OVER);
            }
            clear_draft(g);
            take_back_offers(g);
            if (torments(g, L(WHO))) ASK(ask_about(g, f, HC_ASK_CHOICE, torments(g, L(WHO)), TORMENT));
            if (torments(g, L(WHO)) && g->answer == A_TOKEN) {
                ASK(ask_about(g, f, HC_ASK_PLANET, colonies(g, L(WHO)), WHERE));
                CALL(lose_at(g, f->seat, L(WHO), 1, g->answer, L(SOURCE)));
            } else if (torments(g, L(WHO))) CALL(discard_at_random(g, L(WHO), 1, L(SOURCE)));
        } else {
            clear_draft(g);
            take_back_offers(g);
        }
        if (!L(MAY_STOP) || L(LEFT) == 1) continue;
        ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, choices(2), GO_ON_OR_NOT));
        if (g->answer == PLAY_CARDS) RETURN(0);
    }
    settle_encounter(g, !side_of(g, f->seat), L(SOURCE));
    UNWIND(CORE(flow_encounter), RESOLVE_NOW);
    FLOW_END;
}

static bool i_torment(const game *g, const frame *f) { return is_my_use_of(g, f, ALIEN_wrack); }

/* ---- the flare --------------------------------------------------------------------------------------------- */

static bool is_opponents_use(const game *g, const frame *f) { return L(WHO) == opponent(g, f->seat) && colonies(g, L(WHO)); }

static bool hurts_again(const game *g, const frame *f) { return effect_of(g, L(SOURCE))->remembered && is_opponents_use(g, f); }

/* The use itself goes on. */
static FLOW(hurt)
{
    FLOW_BEGIN;
    effect_for(g, L(SOURCE))->remembered = 1;
    CALL(lose_from_colonies(g, L(WHO), 1, L(SOURCE)));
    RETURN(0);
    FLOW_END;
}

const sheet alien_wrack = {
    .name = "Wrack", .power_name = "to Torment", .summary = "Torments whoever refuses its offers", .box = HC_BOX_ODYSSEY,
    .history = "It asks politely. Every time.",
    .prompt = PROMPTS([TORMENT] = { "torment", "What does the refusal cost this player?", { "a {ship}", "a card" } },
                [WHERE] = { "torment-token", "From which {colony} is the {ship} lost?", { 0 } },
                [GO_ON_OR_NOT] = { "wrack", "Do you go on, or are cards played?", { "go on", "cards" } }),
    .form = FORMS({ .editions = IN_EON | IN_CLASSIC,
        .text = { "As a main player, before cards are chosen, you may make offers instead: as many as you have {ships} in the {encounter}. An offer that is accepted is a deal, and the {encounter} is over. For each "
                  "that is refused you torment your opponent: a {ship} from a {colony} of your choice goes to the {warp}, or a card is discarded at random. If the last one is refused, your side has lost.",
                  "As a main player, when your opponent uses a power, you may make them lose a {ship} of their choice to the {warp}, and again for every later use in this {encounter}.",
                  "When you use your power, you may stop at any point and have cards played." },
        .note = "The power is known from an answer that quotes the card; how it ends, and the wild half, are those of the later form.",
        .hook[POWER] = HOOKS({ W_PLANNING, AS_MAIN, MAY, .flow = rack, .when = has_tokens_there }),
        .hook[WILD] = HOOKS({ W_POWER_USED, AS_MAIN | OTHERS, MAY, .flow = hurt, .when = is_opponents_use },
                        { W_POWER_USED, AS_MAIN | OTHERS, MUST | FREE | UNPLAYED | FOLLOWS, .flow = hurt, .when = hurts_again }),
        .hook[SUPER] = HOOKS({ W_POWER_USED, AS_MAIN | OWN, MAY, .when = i_torment }) }),
};
