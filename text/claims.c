/* claims.c - sentences about destiny, tokens, cards on sheets, and what a player sees or says of a hidden card. */
#include "inside.h"

void tell_saw_card(tale *t, const hc_event *e)
{
    if (e->b >= 2) {
        tale_say(t, t->t->duel.plays ? e->b == 3 ? "<Seat> [reads] <their> new ally: <card>."
                                       : e->c    ? t->seen > 1 ? "<Card> are turned up." : "<Card> is turned up."
                                                 : "<Seat> [sees] what comes next: <card>."
                    : e->b == 3      ? "<Seat> [sees] <card> on <other's> sheet."
                    : e->b == 4      ? "<Seat> [sees] <card> on the destiny deck."
                    : e->b == 5      ? "<Seat> [sees] <card> on the reward deck."
                                     : "<Seat> [sees] <card> on the deck.");
        return;
    }
    tale_say(t, e->b ? "<Seat> [sees] which card <other> [has] played: <card>." : "<Seat> [sees] <card> in <other's> hand.");
}

void tell_looked(tale *t, const hc_event *e)
{
    tale_say(t, !e->a ? "<Seat> [looks] at <other's> hand<why>: it is empty." : e->a == 1 ? "<Seat> [looks] at the only card in <other's> hand<why>." :
        "<Seat> [looks] at the <a:card> in <other's> hand<why>.");
}

void tell_kept_card(tale *t, const hc_event *e)
{
    const char *what = t->runs > 1 ? "<a:card>" : "<card>";
    if (t->t->duel.plays) {
        tale_say(t, "<Seat> [puts] <card> aside, face down<why>.");
        return;
    }
    tale_say(t, e->b == 2 ? "<Seat> [has] " : e->c ? "<Seat> [keeps] " : "<Seat> [takes] ");
    tale_say(t, what);
    tale_say(t, e->c ? "" : e->b == 2 ? " laid aside until this {encounter} ends" : e->b ? " back onto <their> sheet" : " back into <their> hand");
    tale_say(t, "<why>.");
}

void tell_claimed(tale *t, const hc_event *e)
{
    tale_say(t, "<Seat> [leaves] <their> card face down and [says] that it is ");
    if (e->a == HC_FACE_NEGOTIATE) tale_say(t, "a {negotiate} card");
    else if (e->a == HC_FACE_MORPH) tale_say(t, "the morph");
    else tale_say(t, "an attack of <a>");
    tale_say(t, e->b ? ", with <b> more {ships} at stake." : ".");
}

void tell_challenged(tale *t, const hc_event *e)
{
    tale_say(t, e->a ? "<Seat> [challenges] <other>: it was a lie." : "<Seat> [challenges] <other>: it was the truth.");
}

void tell_caught(tale *t, const hc_event *e)
{
    const char *label = hc_label(e->sheet, t->edition, e->b, e->a);
    tale_say(t, "<Seat> [catches] <other> cheating: ");
    if (word_given(label)) pen_expanded(t->p, t->edition, label);
    tale_say(t, ".");
}

void tell_possessed_back(tale *t, const hc_event *e)
{
    tale_say(t, e->other == HC_NOBODY ? "<Seat> [puts] <a:card> back onto the deck<why>." : "<Seat> [gives] <a:card> back to <other><why>.");
}

void tell_token_turned(tale *t, const hc_event *e)
{
    const char *label = hc_label(e->sheet, t->edition, e->b, e->a);
    if (e->a == 0) {
        tale_say(t, "<Seat> [gives] <their> token back to <other>.");
        return;
    }
    if (!word_given(label)) {
        tale_say(t, "<Seat> [has] another token now.");
        return;
    }
    tale_say(t, "<Seat> now [has] a token of <sheet>: ");
    pen_expanded(t->p, t->edition, label);
    tale_say(t, ".");
}

void tell_tokens(tale *t, const hc_event *e)
{
    if (e->c) {
        tale_say(t, e->a > 0 && e->a == e->b ? "<Seat> [puts] <a:token> on the station<why>." : e->a > 0 ? "<Seat> [puts] <a:token> on the station<why>: that makes <b>." : "<Seat> [takes] a token off the station<why>: that leaves <b>.");
        return;
    }
    tale_say(t, e->a > 0 && e->a == e->b ? "<Seat> [puts] <a:token> on <their> alien sheet<why>."
                : e->a > 0 ? "<Seat> [puts] <a:token> on <their> alien sheet<why>: that makes <b>."
                         : "<Seat> [discards] a token from <their> alien sheet<why>: that leaves <b>.");
}

/* Several that the reader does not see are counted: run.c. */
void tell_displayed(tale *t, const hc_event *e)
{
    (void)e;
    tale_say(t, tale_has_planet(t, t->b) ? "<Seat> [lays] <card> face up beside <place:b><why>."
                                         : "<Seat> [lays] <card> face up beside <their> sheet<why>.");
}

/* A question without labels asks for a number. */
void tell_choice(tale *t, const hc_event *e)
{
    const char *label = hc_label(e->sheet, t->edition, e->b, e->a), *of_seat = e->other != HC_NOBODY ? hc_told(e->sheet, e->b, e->a) : NULL;
    if (of_seat) {
        tale_say(t, of_seat);
        return;
    }
    if (e->other != HC_NOBODY && e->by == HC_NOBODY) {
        tale_say(t, e->other == e->seat ? "<Seat> [chooses] <themselves>." : "<Seat> [chooses] <other>.");
        return;
    }
    if (e->other != HC_NOBODY) {
        tale_say(t, word_is_alien(t->edition, e->sheet) ? "<Seat> [uses] it on " : "<Seat> [plays] it on ");
        tale_say(t, e->other == e->seat ? "<themselves>." : "<other>.");
        return;
    }
    if (e->c == 1) {
        tale_say(t, "<Seat> [plays] it for <side:a>.");
        return;
    }
    const char *told = e->c == HC_ON_DIAL ? NULL : hc_told(e->sheet, e->b, e->a);
    if (told) {
        tale_say(t, told);
        return;
    }
    if (!hc_label(e->sheet, t->edition, e->b, 0)) {
        tale_say(t, "<Seat> [names] a number for <sheet>: <a>.");
        return;
    }
    if (!word_given(label))
        return;
    tale_say(t, e->c == HC_ON_DIAL ? "<Seat's> dial shows " : "<Seat> [chooses] for <sheet>: ");
    pen_expanded(t->p, t->edition, label);
    tale_say(t, ".");
}

void tell_token_beside(tale *t, const hc_event *e)
{
    enum { LAID, SWAPPED, HARMLESS, SPRUNG, SEEN_DECOY, SEEN_TRAP };
    if (e->a == LAID)
        tale_say(t, "<Seat> [lays] a token face down beside <place:b>.");
    else if (e->a == SWAPPED && e->c == HC_NO_PLANET)
        tale_say(t, "<Seat> [swaps] the token beside <place:b> with one on <their> sheet.");
    else if (e->a == SWAPPED)
        tale_say(t, "<Seat> [swaps] the tokens beside <place:b> and <place:c>.");
    else if (e->a >= SEEN_DECOY)
        tale_say(t, e->a == SEEN_TRAP ? "<Other> [sees] that the token beside <place:b> is a trap." : "<Other> [sees] that the token beside <place:b> is a decoy.");
    else
        tale_say(t, e->a == SPRUNG ? "The token beside <place:b> is a trap<why>." : "The token beside <place:b> is harmless<why>.");
}

void tell_shown(tale *t, const hc_event *e)
{
    const char *label = hc_label(e->sheet, t->edition, e->b, e->a);
    if (!word_given(label))
        return;
    tale_say(t, "<Seat> [shows] a card of <sheet>: ");
    pen_expanded(t->p, t->edition, label);
    tale_say(t, ".");
}

void tell_orders(tale *t, const hc_event *e)
{
    static const char *const SPECIAL[] = {
        [HC_DESTINY_MOST_COLONIES] = "the other player with the most foreign {colonies}",
        [HC_DESTINY_MOST_CARDS] = "the other player with the most cards",
        [HC_DESTINY_FEWEST_IN_WARP] = "the other player with the fewest {ships} in the {warp}",
    };
    if (e->b == HC_DESTINY_WILD)
        tale_say(t, "<Seat> [turns] over a wild {destiny_card}: <they> may attack anybody.");
    else if (e->b > HC_DESTINY_WILD && e->b <= HC_DESTINY_FEWEST_IN_WARP) {
        tale_say(t, "<Seat> [turns] over a special {destiny_card}: ");
        tale_say(t, SPECIAL[e->b]);
        tale_say(t, ", and that is <other>.");
    } else if (t->seat == t->other)
        tale_say(t, "<Seat> [turns] over <an:destiny_card> of <their> own colour.");
    else
        tale_say(t,
                 "<Seat> [turns] over <an:destiny_card> of <other's> colour: the {encounter} is in <other's> system.");
}

/* The half of a flare that is played, in the words of the card: the summary of the alien is about its power. */
void tale_half(tale *t, int sheet, int part, size_t room)
{
    hc_sheet_info info;
    char text[280];
    pen p;
    if ((part != HC_PART_WILD && part != HC_PART_SUPER) || !hc_sheet(sheet, t->edition, &info) || !word_given(info.text[part]))
        return;
    pen_open(&p, text, room < sizeof text ? room : sizeof text);
    pen_expanded(&p, t->edition, info.text[part]);
    if (p.length > 0 && text[p.length - 1] == '.')
        text[p.length - 1] = '\0';
    pen_put(t->p, part == HC_PART_WILD ? " (wild" : " (super");
    if (!p.full) {                               /* the card speaks to who plays it: its words are marked as such */
        pen_put(t->p, ": \"");
        pen_put(t->p, text);
        pen_put(t->p, "\"");
    }
    pen_put(t->p, ")");
}

void tale_against(tale *t, const hc_event *e)
{
    if (!e->c || !tale_has_seat(t, t->other))
        return;
    t->c = e->c < 0 ? -e->c : e->c;
    tale_say(t, t->other == t->seat ? " against <their> own <sheet:c>" : " against <other's> <sheet:c>");
    if (e->c < 0 && word_is_alien(t->edition, t->c))
        tale_say(t, " flare");
}

/* What for, in the words of its half; the summary of the alien is about its power. */
static void tell_flare(tale *t, const hc_event *e)
{
    const int part = e->b / HC_HOOKS;
    hc_sheet_info info;
    char text[900] = "";
    pen p;
    pen_open(&p, text, sizeof text);
    if ((part == HC_PART_WILD || part == HC_PART_SUPER) && hc_sheet(e->sheet, t->edition, &info)) {
        tale_say(t, part == HC_PART_WILD ? " (wild)" : " (super)");
        if (word_given(info.text[part])) pen_expanded(&p, t->edition, info.text[part]);
    }
    tale_against(t, e);
    if (!p.full) tale_purpose(t, text);
    tale_say(t, ".");
}

void tell_played_card(tale *t, const hc_event *e)
{
    hc_card_info c = hc_card(t->view, e->a);
    tale_say(t, *tale_play_word(t, e->a) == 'U' ? "<Seat> [uses] <card>" : "<Seat> [plays] <card>");
    if (e->sheet && c.kind == HC_CARD_FLARE) {
        tell_flare(t, e);
        return;
    }
    if (e->sheet) pen_summary(t->p, t->edition, e->sheet, " (", ")");
    tale_against(t, e);
    tale_say(t, ".");
}

/* A power, a card (of an alien its flare), or a deal. */
void tell_cancelled(tale *t, const hc_event *e)
{
    bool alien = word_is_alien(t->edition, e->a), known = tale_has_seat(t, t->by);
    if (!e->a) {
        tale_say(t, e->c ? "Nothing that was agreed happens, but the deal still counts." :
                    known ? "<By> [annuls] the deal with <sheet>: it has failed." : "The deal is annulled: it has failed.");
        return;
    }
    if (known)
        tale_say(t, t->by == t->seat ? "<By> [cancels] <their> own <sheet:a>" : "<By> [cancels] <seat's> <sheet:a>");
    else
        tale_say(t, "<Seat's> <sheet:a>");
    if (alien && e->b)
        tale_say(t, " flare");
    tale_say(t, known ? " with <sheet>" : " is cancelled");
    tale_say(t, alien && !e->b ? ": it is off until this {encounter} ends." : ": it has no effect.");
}

void tell_replanned(tale *t, const hc_event *e)
{
    tale_say(t, "Both main players choose their cards again<why>");
    tale_say(t, e->a ? "; all {ships} are where they were before, and so are the allies." : ".");
}

void tell_possessed(tale *t, const hc_event *e)
{
    tale_say(t, e->b ? "<Seat> [possesses] <other>, who must join <seat><why>."
                     : "<Seat> [takes] possession of <other's> hand of <a:card><why>.");
}

/* Alone, or as what another card is played. */
void tell_named(tale *t, const hc_event *e)
{
    const bool flare = e->a == HC_NAMED_FLARE && e->c, turns = e->c && !flare;
    tale_say(t, e->b == HC_NO_CARD ? "<Seat> [names] " : turns ? "<Seat> [turns] " : "<Seat> [plays] ");
    if (e->b != HC_NO_CARD) {
        tale_card_in_sentence(t, e->b);
        tale_say(t, turns ? " into " : " as ");
    }
    if (flare) {
        tale_say(t, "the flare of ");
        pen_sheet(t->p, t->edition, e->c);
    } else
        pen_face(t->p, t->edition, e->a);
    tale_say(t, "<why>.");
}
