/* kinds.c - the encyclopaedia's entries on cards that have no sheet: what every card of the kind does. */
#include "inside.h"

static const char *const ABOUT[HC_CARD_KINDS] = {
    [HC_CARD_ATTACK] = "Played face down by a main player. When both main players attack, each adds the number on the card to the {ships} on "
                       "that side; the higher total wins, and ties go to the {defense}.",
    [HC_CARD_NEGOTIATE] = "Played face down by a main player. Against an attack it loses, but its player takes a card at random from the "
                          "winner for each {ship} lost: {compensation}. When both main players negotiate, they may make a deal, of cards, "
                          "{colonies} or both; if they make none, both lose {ships}.",
    [HC_CARD_MORPH] = "Played face down by a main player. When the cards are turned up, it becomes the same as the opponent's card: the same attack, or a {negotiate}. Two morphs have nothing to copy: both sides lose.",
    [HC_CARD_FLARE] = "Each belongs to an alien and has two halves. Whoever has that alien's power in force uses the super half, everybody else "
                      "the wild one. A flare goes back to its player's hand after use, unless it says otherwise. A player can use one flare per {encounter}.",
    [HC_CARD_ARTIFACT] = "Played when its text says, by whoever its text says, and then discarded. It is not an {encounter} card.",
    [HC_CARD_HAZARD] = "Drawn in a game with hazards when a {destiny_card} with a warning is turned over, at most one per {encounter}. Most end with the {encounter}; some stay on the table.",
    [HC_CARD_MOON] = "Lies face down in the system of its owner, who alone may look at it, in a game with moons. Whoever comes to occupy one uses it: some work at once, some as "
                     "long as they are occupied, and secret ones are shown when their occupant likes.",
    [HC_CARD_STATION] = "Lies before a player, in a game with stations. A space station is attached to a home planet and works while its owner has a {ship} there; a sky "
                        "city works for everybody with a {colony} on its planet; a deep space station works while its owner has at least four home {colonies}. "
                        "They are not powers: nothing that cancels, steals or copies a power touches them.",
    [HC_CARD_EVOLUTION] = "Four of them lie beside the {warp}, in a game with evolutions. At the start of every {encounter}, each player may put one {ship} from a {colony} on one of them, or move one from one to another. Each says what players can do according to the number of their {ships} on it; having none is often a handicap. {Ships} may be sent from there into {encounters}, but return only to {colonies}.",
    [HC_CARD_LUX] = "Lies face up before its owner, in a game with lux; everybody also has a market. Re-Lux brings its owner more lux. De-Lux may be used by everybody: the owner pays the supply, all others pay the owner. Ultra Lux is its owner's alone, and each use costs an ultra lux. They aren't powers, and nothing cancels them.",
    [HC_CARD_BOON] = "A card that a player begins with. An envoy is a small power that stays; a privilege is used once. Master cards, wrenches and prizes are won in a campaign "
                     "and change the beginning of a later game. They aren't powers: nothing that cancels, steals or copies a power touches them.",
    [HC_CARD_OBJECTIVE] = "Worth points at the end of a game with scores: a face-up one to everybody who fulfils it, a face-down one to its owner alone.",
    [HC_CARD_SHIP] = "A special {ship}: one of a player's {ships} is marked, in a game with special ships. It counts and moves like any other, and its owner says whether it is the one "
                     "that is sent or lost. What it can do once, it can do again after it has come out of the {warp}, or after its owner's turn has ended without a second {encounter}.",
    [HC_CARD_KICKER] = "Laid face down by a main player before cards are chosen, and turned up with them. It multiplies the attack beside it before "
                       "anything else changes it, or the {compensation} for a {negotiate} card; when a deal fails, what the opponent loses.",
    [HC_CARD_RETREAT] = "Played face down by a main player. Against an attack it loses, but no {ship} of its side is lost. Against anything else it is a "
                        "{negotiate} card.",
    [HC_CARD_INTIMIDATE] = "Laid down before cards are chosen, face down, one for each player in an {encounter}. A main player plays it as the {encounter} card; an ally's may be "
                           "played in place of the card chosen. Against an attack it is an attack, against anything else a {negotiate} card.",
    [HC_CARD_RIFT] = "Helps when it is played, at the start of an {encounter}; harms whoever takes it from another player's hand.",
    [HC_CARD_SAFEGUARD] = "Played when you are about to lose {ships} or cards, or when your power is being cancelled. It isn't an {artifact}.",
    [HC_CARD_ESSENCE] = "Belongs to one alien, whose sheet says what becomes of it. It lies on that sheet or before a player, and is never part of a hand.",
    [HC_CARD_TECH] = "Lies face down before a player, in a game with the technology variant. At the start of every {encounter}, each player may put one {ship} on one of their own techs, complete one that has as many {ships} as its research number, or abandon one. Then the {ships} come home. A completed tech can be used as its text says; some work face down.",
    [HC_CARD_REINFORCEMENT] = "Played once the cards are turned up, one player after the other, until all pass in a row. Its number changes the total of the side it is played on.",
    [HC_CARD_PLAN] = "Laid face down by both players in a duel or contest. When plans are turned up, its number is the player's first clout. Both have "
                     "a deck with the same numbers.",
    [HC_CARD_PLANET] = "Lies face down in a stack until a discovery card turns it up. Its symbol counts for resources and for the planet bars of "
                       "event cards.",
    [HC_CARD_ENVOY] = "One from each of three decks is in the game, neutral and face down at first. Whoever is allied with it may read it, and turn it up in a duel "
                      "or contest; from then on it does what it says for its ally.",
    [HC_CARD_FATE] = "A destiny card: a discovery, an event or a refresh. It is drawn, laid on the past and carried out, and says from which deck the next "
                     "one comes.",
};

const char *text_mark(int origin) { return origin == HC_ORIGIN_OURS ? " *" : origin == HC_ORIGIN_PARTLY ? " (*)" : ""; }

const char *text_origin(int origin) { return origin == HC_ORIGIN_OURS ? "designed here" : origin == HC_ORIGIN_PARTLY ? "partly designed here" : NULL; }

static const hc_deck_row *deck_of(const hc_edition_info *info, int kind)
{
    if (!info) return NULL;
    if (kind == HC_CARD_STATION) return info->stations;
    if (kind == HC_CARD_EVOLUTION) return info->odyssey[0];
    if (kind == HC_CARD_LUX) return info->lux;
    if (kind == HC_CARD_BOON) return info->odyssey[1];
    if (kind == HC_CARD_OBJECTIVE) return info->odyssey[2];
    return kind == HC_CARD_TECH ? info->techs : kind == HC_CARD_HAZARD ? info->hazards : kind == HC_CARD_MOON ? info->moons : info->deck;
}

static bool has_kind(int edition, int kind)
{
    hc_sheet_info sheet;
    for (const hc_deck_row *row = deck_of(hc_edition(edition), kind); row && row->copies > 0; row++)
        if (row->kind == kind && (kind != HC_CARD_REINFORCEMENT || !row->sheet))          /* else its sheet says it */
            return true;
    for (int i = 0; i < 4; i++)
        for (const hc_deck_row *row = hc_edition(edition) ? hc_edition(edition)->rewards[i] : NULL; row && row->copies > 0; row++)
            if (row->kind == kind && kind > HC_CARD_KICKER) return true;
    for (int s = 1; kind == HC_CARD_FLARE && s < hc_sheet_count(); s++)
        if (hc_sheet(s, edition, &sheet) && word_given(sheet.text[HC_PART_WILD]))
            return true;
    return false;
}

static void put_copies(page *g, int kind, const hc_deck_row *row, const char *heading)
{
    char text[2400];
    pen p;
    const char *before = "";
    bool marked = false;
    pen_open(&p, text, sizeof text);
    for (; row && row->copies > 0; row++) {
        hc_card_info card = { .kind = row->kind, .value = row->value, .sheet = row->sheet };
        if (row->kind != kind)
            continue;
        pen_put(&p, before);
        if (kind != HC_CARD_TECH && kind != HC_CARD_MOON) {              /* there is one of each */
            pen_number(&p, row->copies);
            pen_put(&p, " of ");
        }
        pen_card(&p, g->edition, &card);
        marked |= hc_card_origin(g->edition, &card) != HC_ORIGIN_PUBLISHED;
        pen_put(&p, text_mark(hc_card_origin(g->edition, &card)));
        before = ", ";
    }
    if (p.length > 0)
        page_text(g, heading, "  ", text);
    if (marked)
        page_text(g, "", "", TEXT_MARKS);
}

static const char *heading_of(int kind)
{
    switch (kind) {
    case HC_CARD_MOON: return "The moons: ";
    case HC_CARD_STATION: return "The stations: ";
    case HC_CARD_EVOLUTION: return "The evolutions: ";
    case HC_CARD_LUX: return "The lux cards: ";
    case HC_CARD_BOON: return "They are: ";
    case HC_CARD_OBJECTIVE: return "The objectives: ";
    case HC_CARD_HAZARD: return "In the hazard deck: ";
    case HC_CARD_TECH: return "The techs: ";
    default: return "In the deck: ";
    }
}

static bool is_told(int edition, int kind)
{
    return kind >= 0 && kind < HC_CARD_KINDS && ABOUT[kind] && has_kind(edition, kind);
}

size_t text_kind_name(char *out, size_t room, int edition, int kind)
{
    pen p;
    pen_open(&p, out, room);
    if (!is_told(edition, kind)) return 0;
    pen_capital(&p, kind == HC_CARD_FATE ? "destiny card" : hc_card_kind_name(kind));
    return p.length;
}

static void put_about(page *g, int kind, const char *indent)
{
    bool in_encounter = kind == HC_CARD_ATTACK || kind == HC_CARD_NEGOTIATE || kind == HC_CARD_MORPH || kind == HC_CARD_RETREAT;
    page_text(g, "", "", in_encounter ? "A kind of {encounter} card." : "A kind of card.");
    page_gap(g);
    page_text(g, indent, indent, ABOUT[kind]);
    page_gap(g);
    put_copies(g, kind, deck_of(hc_edition(g->edition), kind), heading_of(kind));
    put_copies(g, kind, hc_edition(g->edition)->large, "More for large groups: ");
    static const char *const REWARDS[] = { "Rewards of Incursion: ", "Rewards of Dominion: ", "Rewards of Odyssey: ", "Ultra rewards: " };
    for (int i = 0; i < 4; i++) put_copies(g, kind, hc_edition(g->edition)->rewards[i], REWARDS[i]);
}

size_t text_kind(char *out, size_t room, int edition, int kind, int width)
{
    page g;
    char title[80];
    page_open(&g, out, room, edition, width);
    if (text_kind_name(title, sizeof title, edition, kind) == 0) return 0;
    page_text(&g, "", "", title);
    put_about(&g, kind, "  ");
    return g.p.length;
}

size_t text_kind_about(char *out, size_t room, int edition, int kind)
{
    page g;
    page_open(&g, out, room, edition, WHOLE_LINES);
    if (is_told(edition, kind)) put_about(&g, kind, "");
    return g.p.length;
}
