/* modern_voices.c - the three moons of the modern edition that are played aloud: what a voice does at a table is a question here. */
#include "rules.h"

/* Of those who were asked, each in its turn: what it did is told, and whoever is caught loses a ship. */
enum { CAUGHT_SHIPS = 1 };

static void tell_voices(game *g, events *ev, int prompt_id, int cause)
{
    take_single_reply(g, everybody(g));
    for (int i = 0; i < g->players; i++) {
        const int seat = clockwise(g, g->offense, i);
        tell(g, ev, HC_EV_CHOICE, seat, NOBODY, g->reply[seat], prompt_id, 0, cause);
    }
}

/* ---- Mind Blank ------------------------------------------------------------------------------------------------------ */

enum { HUM };

/* Where nobody hums there is nobody to hear who doesn't. */
static unsigned silent_ones(const game *g)
{
    unsigned set = 0;
    for (int s = 0; s < g->players; s++) if (g->reply[s] != HUM) set |= 1u << s;
    return set == everybody(g) ? 0 : set;
}

static FLOW(listen)
{
    enum { AT = MINE, CAUGHT };
    FLOW_BEGIN;
    ASK(by_sheet(ask(g, HC_ASK_CHOICE, everybody(g), choices(2), 0), f));
    tell_voices(g, ev, 0, L(SOURCE));
    SET(CAUGHT, silent_ones(g));
    for (L(AT) = 0; L(AT) < g->players; L(AT)++) {
        SET(WHO, clockwise(g, g->offense, L(AT)));
        if (L(CAUGHT) >> L(WHO) & 1) CALL(lose_from_colonies(g, L(WHO), CAUGHT_SHIPS, L(SOURCE)));
    }
    SPREAD_NEWS;
    FLOW_END;
}

ORBIT(mind_blank, "Mind Blank", "Everybody hums",
    .told = TOLD({ "<Seat> [hums].", 0, 0 }, { "<Seat> [stays] silent.", 0, 1 }),
    .prompt = PROMPTS({ "hum", "Mind Blank is listening. Do you hum?", { "hum", "stay silent" } }),
    ORBIT_NOTED(ORBIT_CHEESY, "At a table everybody hums aloud, all the time.",
        "When an {encounter} begins, everybody says in secret whether they hum. Whoever stays silent while somebody hums is caught, and sends a {ship} from a {colony} to the {warp}.",
        EVERY_TIME(W_REGROUP, AS_ANYONE, .flow = listen)));

/* ---- Tongues --------------------------------------------------------------------------------------------------------- */

#define VERSE(n, line, ...) { "rhyme-" #n, "Tongues is listening. Which word ends your line in rhyme? '" line " ...'", { __VA_ARGS__ } }
enum { VERSES = 8, WORDS = 4 };

static unsigned out_of_rhyme(const game *g, int verse)
{
    unsigned set = 0;
    for (int s = 0; s < g->players; s++) if (g->reply[s] != rhyme_of_verse(verse)) set |= 1u << s;
    return set;
}

static FLOW(rhyme)
{
    enum { AT = MINE, VERSE_NOW, CAUGHT };
    FLOW_BEGIN;
    SET(VERSE_NOW, random_below(g, VERSES));
    ASK(by_sheet(ask(g, HC_ASK_CHOICE, everybody(g), choices(WORDS), L(VERSE_NOW)), f));
    tell_voices(g, ev, L(VERSE_NOW), L(SOURCE));
    SET(CAUGHT, out_of_rhyme(g, L(VERSE_NOW)));
    for (L(AT) = 0; L(AT) < g->players; L(AT)++) {
        SET(WHO, clockwise(g, g->offense, L(AT)));
        if (L(CAUGHT) >> L(WHO) & 1) CALL(lose_from_colonies(g, L(WHO), CAUGHT_SHIPS, L(SOURCE)));
    }
    SPREAD_NEWS;
    FLOW_END;
}

/* The word that rhymes is where rhyme_of_verse says. */
ORBIT(tongues, "Tongues", "Everybody speaks in rhymes",
    .prompt = PROMPTS(VERSE(1, "We left the gate behind us soon, and slept that night upon a", "moon", "planet", "comet", "beach"),
                      VERSE(2, "You promised me a truce last year; I count your ships, and they are", "close", "here", "many", "mine"),
                      VERSE(3, "The warp has taken all but four; lend me a hand, and I'll have", "plenty", "some", "more", "five"),
                      VERSE(4, "My card is low, my heart is light; I never cared to win this", "battle", "game", "war", "fight"),
                      VERSE(5, "A colony is hard to keep when everyone is half", "asleep", "awake", "empty", "grown"),
                      VERSE(6, "The destiny that I have drawn will send me out to you at", "noon", "dawn", "midnight", "once"),
                      VERSE(7, "Your envoy bows, your envoy smiles, and hides his knives in all his", "sleeves", "letters", "files", "pockets"),
                      VERSE(8, "I had a power once, they say; a Cosmic Zap took it", "apart", "back", "over", "away")),
    ORBIT_NOTED(ORBIT_CHEESY, "At a table all that is said has to rhyme.",
        "When an {encounter} begins, everybody is given the same line and says in secret which of four words ends it in rhyme. Whoever is wrong sends a {ship} from a {colony} to the {warp}.",
        EVERY_TIME(W_REGROUP, AS_ANYONE, .flow = rhyme)));

/* ---- Tune ------------------------------------------------------------------------------------------------------------- */

/* A power that lies face down is sung about, too: then all know it. */
static int power_to_sing(const game *g, int seat)
{
    FOR_POWERS_OF(p, g, seat) if (g->power[p].alien) return p;
    return -1;
}

static bool has_song(const game *g, const frame *f) { return power_to_sing(g, f->seat) >= 0; }

static FLOW(sing)
{
    FLOW_BEGIN;
    turn_sheet_up(g, ev, power_to_sing(g, f->seat));
    CALL(reward(g, f->seat, 1));
    FLOW_END;
}

ORBIT(tune, "Tune", "A song for a reward",
    ORBIT_NOTED(ORBIT_CHEESY, "At a table the song is sung.",
        "At the start of your turn you may sing about your power, which turns its sheet up if it lies face down, and take a reward.",
        { W_START_TURN, AS_OFFENSE, MAY | PIECE_STAYS, .flow = sing, .when = has_song }));
