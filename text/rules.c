/* rules.c - the rules in short: the whole game on two screens, and each step of an encounter. */
#include "inside.h"
#include <string.h>

/* ---- the steps ------------------------------------------------------------------------------- */

/* Own words, for people who have never read the rules; by hc_phase. */
static const char *const SHORT[HC_PHASE_COUNT] = {
    [HC_PHASE_START] = "The turn begins. An {offense} without an {encounter} card gets a new hand.",
    [HC_PHASE_REGROUP] = "The {offense} may take one {ship} from the {warp}.",
    [HC_PHASE_DESTINY] = "A draw from the {destiny} pile says in whose system the {encounter} will be.",
    [HC_PHASE_LAUNCH] = "The {offense} puts one to four {ships} into the {gate}.",
    [HC_PHASE_AIM] = "The {offense} chooses the planet.",
    [HC_PHASE_INVITE_OFFENSE] = "The {offense} invites allies, or nobody.",
    [HC_PHASE_INVITE_DEFENSE] = "The {defense} invites allies, or nobody.",
    [HC_PHASE_JOIN] = "Whoever is invited joins one side with one to four {ships}, or stays out.",
    [HC_PHASE_PLANNING] = "The two main players choose a card each, face down.",
    [HC_PHASE_REVEAL] = "Both cards are turned up.",
    [HC_PHASE_RESOLUTION] = "Somebody wins, or the main players try to make a deal.",
};

static const char *const HELP[HC_PHASE_COUNT] = {
    [HC_PHASE_START] =
        "The player whose turn it is becomes the {offense}. Without an {encounter} card (attack or {negotiate}) in hand, the {offense} discards what is left and draws a new hand.",
    [HC_PHASE_REGROUP] =
        "{Ships} that were lost wait in the {warp}. At the start of each {encounter} the {offense} may bring one of "
        "them back, to any of its {colonies}, at home or elsewhere. A player without any {colony} puts it straight "
        "into the {gate}.",
    [HC_PHASE_DESTINY] =
        "The top of the {destiny} pile shows a colour. The {encounter} takes place in that player's system, and that "
        "player is the {defense}. On its own colour, the {offense} may draw again, or fight at home to drive a foreign {colony} off one of its own planets; the owner of that {colony} is then the {defense}. With two players, nothing is drawn: the {offense} chooses freely.",
    [HC_PHASE_LAUNCH] =
        "The {offense} takes one to four {ships} from any of its {colonies} and puts them into the {gate}. They count "
        "in the total, and they are what is lost if the {encounter} is lost. A planet that you empty is no longer "
        "your {colony}, so leave at least one {ship} where you want to stay.",
    [HC_PHASE_AIM] =
        "The {gate} is pointed at one planet. The {defense} fights with the {ships} that it has there, and can "
        "neither add nor take away any. An empty home planet must be defended too, with 0 {ships}. {Colonies} of "
        "others on the planet are not touched.",
    [HC_PHASE_INVITE_OFFENSE] =
        "The {offense} names the players it would like to have as allies, or nobody. They answer later, when the "
        "{defense} has invited too. If the {offense} wins, each of its allies gets a {colony} on the planet.",
    [HC_PHASE_INVITE_DEFENSE] =
        "The {defense} names the players it would like to have as allies, or nobody; they may include those whom the {offense} has invited. If the {defense} wins, each of its allies gets {rewards}: for each {ship}, a card from the deck or a {ship} from the {warp}.",
    [HC_PHASE_JOIN] =
        "In turn, from the left of the {offense}, everybody who was invited joins one side or stays out. Whoever "
        "joins sends one to four {ships} at once. Allies' {ships} count in the total of their side, and are lost with "
        "it.",
    [HC_PHASE_PLANNING] =
        "Each main player chooses one {encounter} card from the hand and plays it face down: an attack with a number, "
        "or {negotiate}. A {defense} without one gets a new hand first. An {offense} without one must end its turn, and all {ships} go home.",
    [HC_PHASE_REVEAL] =
        "The cards are turned up together. Two attacks: each side adds its card and its {ships}, the higher total "
        "wins, and ties go to the {defense}. One attack: whoever played {negotiate} loses. No attack: the two may "
        "make a deal. Powers and {artifacts} can change all this now.",
    [HC_PHASE_RESOLUTION] =
        "If the {offense} wins, its {ships} and its allies' land on the planet; the {defense}'s {ships} there and its "
        "allies' go to the {warp}. If the {defense} wins, everything in the {gate} goes to the {warp}, and the "
        "{defense}'s allies go home with {rewards}. Whoever lost with {negotiate} takes {compensation}. Then the "
        "cards are discarded, and an {offense} that won or made a deal may have a second {encounter}.",
};

/* As the edition has it, if it has its own. */
static const char *said_of(const char *const *own, const char *const *all, int phase) { return own && own[phase] ? own[phase] : all[phase]; }

static const char *help_of(int edition, int phase)
{
    const hc_edition_info *info = hc_edition(edition);
    return said_of(info ? info->phase_help : NULL, HELP, phase);
}

/* A step with all its parts. */
size_t text_step_help(char *out, size_t room, int edition, int number, int width)
{
    page g;
    bool begun = false;
    hc_phase_info phase[HC_PHASE_COUNT];
    int phases = hc_phases(edition, phase);
    page_open(&g, out, room, edition, width);
    for (int i = 0; i < phases; i++) {
        if (phase[i].number != number)
            continue;
        if (!begun) page_heading(&g, phase[i].name);
        begun = true;
        page_text(&g, "", "", help_of(edition, phase[i].phase));
    }
    return g.p.length;
}

size_t text_phase_help(char *out, size_t room, int edition, int phase, int width)
{
    page g;
    page_open(&g, out, room, edition, width);
    if (phase < 0 || phase >= HC_PHASE_COUNT)
        return 0;
    if (*text_phase(edition, phase))
        page_heading(&g, text_phase(edition, phase));
    page_text(&g, "", "", help_of(edition, phase));
    return g.p.length;
}

size_t text_phase_about(char *out, size_t room, int edition, int phase)
{
    pen p;
    pen_open(&p, out, room);
    if (phase >= 0 && phase < HC_PHASE_COUNT) pen_expanded(&p, edition, help_of(edition, phase));
    return p.length;
}

/* ---- the whole game --------------------------------------------------------------------------- */

/* '#' stands for the edition's number of colonies to win, '@' for its ships, '%' for its hand. */
static const hc_chapter BEFORE_STEPS[] = {
    { "The goal",
      "Be the first with # {colonies} outside your own system, no matter in whose systems. Players who get there at "
      "the same moment share the win. A {colony} is a planet with at least one of your {ships} on it; several "
      "players can have one on the same planet." },
    { "The beginning",
      "You have @ {ships}, spread evenly over the planets of your home system, % cards, and an alien with a power: "
      "it breaks one rule of the game." },
    { "A turn",
      "On your turn you are the {offense} and have an {encounter} with another player, the {defense}. These two are "
      "the main players. If you win, or make a deal, and still hold an {encounter} card, you may have a second one. "
      "Then it is the turn of the player on your left." },
    { NULL, NULL },
};

static const hc_chapter AFTER_STEPS[] = {
    { "Attack against attack",
      "Each side adds the number of its card and all its {ships}, allies included. The higher total wins; ties "
      "go to the {defense}. The {offense} wins: all {ships} in the {gate} land on the planet, and the {ships} of "
      "the {defense} there and of its allies go to the {warp}. The {defense} wins: all {ships} in the {gate} go to "
      "the {warp}." },
    { "Attack against {negotiate}",
      "Whoever played {negotiate} loses, together with the allies of that side, but takes {compensation}: one card "
      "at random from the winner's hand for each of your own {ships} lost. Allies get none." },
    { "{Negotiate} against {negotiate}",
      "All allies go home. The main players may make a deal: cards for cards, and each may let the other settle on "
      "one planet where it has a {colony} itself. Something has to change hands. Without a deal, each of them loses three {ships} of their choice, and the turn ends." },
    { "Allies",
      "With the {offense}, you land on the planet if it wins: that is a {colony} without a card played. With the {defense}, you earn {rewards} if it wins: for each {ship}, a card from the deck or a {ship} from the {warp}; and your {ships} go home. If your side loses, your {ships} go to the {warp}." },
    { "Cards",
      "Attack and {negotiate} are {encounter} cards; {artifacts} are played when their text says. You draw nothing after an {encounter}. You get a new hand of % only when you need an {encounter} card and "
      "have none: at the start of your turn, or as the {defense}. So you have to play weak cards too." },
    { "Lost {ships}",
      "{Ships} in the {warp} are not gone: one comes back at the start of each of your {encounters}, others through {rewards}, cards and powers, always to a planet where you have a {colony}. Without any {colony}, one may go straight into your next {encounter}." },
    { "Powers",
      "Some powers must be used when they apply, others may be used. With {ships} on fewer than three planets of your home system, you lose the power until there are three again. A Cosmic Zap switches a power off for one "
      "{encounter}." },
    { NULL, NULL },
};

static const hc_chapter OF_TWO = {
    "With two players",
    "Nothing is drawn from the {destiny} pile: you choose any of the other player's planets, or one of your own on which they have a {colony}. There are no allies. You lose your power with fewer than four home {colonies}."
};

static void put_chapter(page *g, const hc_chapter *c, const hc_edition_info *info, const char *indent)
{
    char text[1024];
    pen p;
    pen_open(&p, text, sizeof text);
    for (const char *s = c->text; *s; s++) {
        if (*s == '#') pen_number(&p, info->colonies_to_win);
        else if (*s == '@') pen_number(&p, info->ships);
        else if (*s == '%') pen_number(&p, info->hand);
        else pen_bytes(&p, s, 1);
    }
    page_text(g, indent, indent, text);
}

static void put_steps(page *g, const hc_edition_info *info)
{
    hc_phase_info phase[HC_PHASE_COUNT];
    int phases = hc_phases(g->edition, phase);
    for (int i = 0; i < phases; i++) {
        const char *said = said_of(info->phase_short, SHORT, phase[i].phase);
        char head[80];
        pen p;
        pen_open(&p, head, sizeof head);
        bool goes_on = i > 0 && phase[i - 1].number == phase[i].number;      /* one step in several parts */
        if (goes_on) {
            page_text(g, "      ", "      ", said);
            continue;
        }
        pen_put(&p, phase[i].number < 10 ? "   " : "  ");
        pen_number(&p, phase[i].number);
        pen_put(&p, "  ");
        pen_put(&p, phase[i].name);
        pen_put(&p, ". ");
        page_text(g, head, "      ", said);
    }
}

/* In the order in which they are told; STEPS stands for the steps of the edition. */
static const hc_chapter STEPS = { "The steps of an {encounter}", NULL };

static int chapters_in(const hc_chapter *c)
{
    int n = 0;
    while (c && c[n].heading) n++;
    return n;
}

static const hc_chapter *nth_chapter(const hc_edition_info *info, int n)
{
    const hc_chapter *opening = info->opening ? info->opening : BEFORE_STEPS;
    const hc_chapter *part[] = { opening, &STEPS, info->opening ? NULL : AFTER_STEPS, info->chapters, &OF_TWO };
    bool two = info->players_min <= 2 && !info->opening;
    int many[] = { chapters_in(opening), 1, chapters_in(part[2]), chapters_in(info->chapters), two ? 1 : 0 };
    for (int i = 0; i < 5; n -= many[i++])
        if (n < many[i]) return part[i] + n;
    return NULL;
}

static void put_body(page *g, const hc_chapter *c, const hc_edition_info *info, const char *indent)
{
    if (c == &STEPS) put_steps(g, info);
    else put_chapter(g, c, info, indent);
}

size_t text_rules(char *out, size_t room, int edition, int width)
{
    page g;
    const hc_edition_info *info = hc_edition(edition);
    page_open(&g, out, room, edition, width);
    const hc_chapter *c;
    for (int n = 0; info && (c = nth_chapter(info, n)); n++) {
        page_heading(&g, c->heading);
        put_body(&g, c, info, "  ");
    }
    return g.p.length;
}

size_t text_chapter_heading(char *out, size_t room, int edition, int n)
{
    pen p;
    const hc_edition_info *info = hc_edition(edition);
    const hc_chapter *c = info ? nth_chapter(info, n) : NULL;
    pen_open(&p, out, room);
    if (c) pen_expanded(&p, edition, c->heading);
    return p.length;
}

size_t text_chapter(char *out, size_t room, int edition, int n)
{
    page g;
    const hc_edition_info *info = hc_edition(edition);
    const hc_chapter *c = info ? nth_chapter(info, n) : NULL;
    page_open(&g, out, room, edition, WHOLE_LINES);
    if (c) put_body(&g, c, info, "");
    return g.p.length;
}
