/* refusal.c - why something was refused, and what would be right. */
#include "inside.h"

static void list_editions(pen *p)
{
    const char *before = " The editions are: ";
    for (int i = 0; i < HC_EDITION_COUNT; i++) {
        const hc_edition_info *info = hc_edition(i);
        if (!info)
            continue;
        pen_put(p, before);
        pen_put(p, info->id);
        before = ", ";
    }
    pen_put(p, ".");
}

static void list_variants(pen *p, int edition)
{
    const char *before = " There are: ";
    for (int bit = 0; bit < 64; bit++) {
        const char *about = NULL, *name = hc_variant_name(edition, bit, &about);
        if (!name)
            continue;
        pen_put(p, before);
        pen_put(p, name);
        before = ", ";
    }
    pen_put(p, before[0] == ',' ? "." : " This edition has none.");
}

static void list_boxes(pen *p, int edition)
{
    const char *before = " There are: ";
    for (int box = 0; box < HC_BOX_COUNT; box++) {
        const char *name = hc_box_name(edition, box, NULL);
        if (!name)
            continue;
        pen_put(p, before);
        pen_put(p, name);
        before = ", ";
    }
    pen_put(p, ".");
}

static void put_options(pen *p, int edition, int part)
{
    const char *before = " (";
    for (int option = 0; hc_part_option(edition, part, option, NULL); option++) {
        pen_put(p, before);
        pen_put(p, hc_part_option(edition, part, option, NULL));
        before = ", ";
    }
    if (before[0] == ',')
        pen_put(p, ")");
}

static void list_parts(pen *p, int edition)
{
    const char *before = " There are: ";
    for (int part = 0; part < HC_PARTS; part++) {
        const char *name = hc_part_name(edition, part, NULL);
        if (!name)
            continue;
        pen_put(p, before);
        pen_put(p, name);
        put_options(p, edition, part);
        before = ", ";
    }
    pen_put(p, before[0] == ',' ? "." : " This edition has none.");
}

static void put_range(pen *p, int edition)
{
    const hc_edition_info *info = hc_edition(edition);
    if (!info)
        return;
    pen_put(p, " The edition ");
    pen_put(p, info->id);
    pen_put(p, " is for ");
    pen_number(p, info->players_min);
    pen_put(p, " to ");
    pen_number(p, info->players_max);
    pen_put(p, " players.");
}

static const char *sentence(hc_status s)
{
    switch (s) {
    case HC_OK: return "Nothing is wrong.";
    case HC_NO_SUCH_EDITION: return "There is no such edition.";
    case HC_TOO_FEW_PLAYERS: return "That is too few players.";
    case HC_TOO_MANY_PLAYERS: return "That is too many players.";
    case HC_NO_SUCH_ALIEN:
        return "There is no alien of that name. Choose one from the list of aliens, or leave it to chance.";
    case HC_ALIEN_NOT_IN_EDITION:
        return "That alien is not in this edition. Choose one from the list of this edition's aliens.";
    case HC_ALIEN_TWICE: return "The same alien is chosen twice. Each player needs a different one.";
    case HC_ALIEN_NEEDS_PLAYERS:
        return "That alien needs more players. Choose another alien, or play with more people.";
    case HC_NO_SUCH_VARIANT: return "There is no such variant.";
    case HC_NO_SUCH_BOX: return "There is no such box in this edition.";
    case HC_ALIEN_NOT_IN_BOXES: return "That alien is in none of the boxes of this game. Add its box, or choose another alien.";
    case HC_NO_SUCH_PART: return "There is no such part of the game in this edition.";
    case HC_NO_SUCH_GIFT: return "There is no such card to begin with in this edition.";
    case HC_NO_SUCH_OPTION: return "That part of the game has no such option.";
    case HC_PART_TWICE: return "The same part of the game is asked for twice. Name it once, with all its options: name:option+option.";
    case HC_PART_NEEDS_PLAYERS:
        return "One of these parts of the game is for another number of players: teams are for five or more, hidden-alliances for four or more, two stations "
               "each for up to five, two special ships each for up to four, Eon's unusual systems for up to six and its moons for up to seven.";
    case HC_ALIEN_NEEDS_PART: return "That alien needs a part that this game does not have. Add that part, or choose another alien.";
    case HC_NO_SUCH_PRESET: return "There is no such preset in this edition.";
    case HC_PARTS_CLASH:
        return "Two of these parts or variants do not go together. Leave one of them out: hidden-alliances or foreign-aid; one way to choose aliens, "
               "and none with cosmic-combos; two-aliens, hazard-aliens or hidden-options, and none of them with hidden-powers or rotating-powers; "
               "spectrum or an alert colour.";
    case HC_NO_SUCH_SEAT: return "There is no such seat. Seats are counted from 0 and there is one for each player.";
    case HC_NO_SUCH_ALERT: return "There is no such alert colour. The colours are green, yellow and red, in editions that print them.";
    case HC_ALIEN_NEEDS_COLOUR: return "That alien needs a colour that nobody plays, and none is left. Choose another alien, or play with fewer people.";
    case HC_ALIENS_CLASH: return "Two of these aliens cannot be in the same game. Replace one of them.";
    case HC_TOO_MANY_FOR_COMBOS:
        return "The variant cosmic-combos is for at most five players. Play with fewer, or leave it out and let aliens be drawn or dealt.";
    case HC_TOO_FEW_ALIENS:
        return "There are not enough such aliens to draw from. Play with fewer players, use another alert colour, or name aliens.";
    case HC_GAME_IS_OVER: return "The game is over: nothing more can be answered.";
    case HC_NOT_ASKED: return "This player is not being asked anything now. Wait for a question.";
    case HC_NOT_AN_OPTION: return "That is not one of the possible answers. Choose one that is listed.";
    case HC_NOT_A_TABLE:
        return "The table cannot be laid out like that: something to be moved is not there. Use what is in the box.";
    }
    return "This was refused for an unknown reason.";
}

size_t text_refusal(char *out, size_t room, hc_status s, int edition)
{
    pen p;
    pen_open(&p, out, room);
    pen_put(&p, sentence(s));
    if (s == HC_NO_SUCH_EDITION)
        list_editions(&p);
    if (s == HC_TOO_FEW_PLAYERS || s == HC_TOO_MANY_PLAYERS)
        put_range(&p, edition);
    if (s == HC_NO_SUCH_VARIANT)
        list_variants(&p, edition);
    if (s == HC_NO_SUCH_BOX || s == HC_ALIEN_NOT_IN_BOXES)
        list_boxes(&p, edition);
    if (s == HC_NO_SUCH_PART || s == HC_NO_SUCH_OPTION)
        list_parts(&p, edition);
    return p.length;
}

/* ---- of a whole table: each part is tried alone, and each two together ------------------------------------------- */

enum { THINGS = HC_PARTS + 64 };                 /* parts, then variants */

static bool is_there(const hc_setup *s, int thing)
{
    return thing < HC_PARTS ? s->parts >> thing & 1 : s->variants >> (thing - HC_PARTS) & 1;
}

static void add_from(hc_setup *to, const hc_setup *from, int thing)
{
    if (thing >= HC_PARTS) {
        to->variants |= 1ull << (thing - HC_PARTS);
        return;
    }
    to->parts |= 1ull << thing;
    to->part_option[thing] = from->part_option[thing];
}

static hc_status status_with(const hc_setup *s, int one, int other, int players)
{
    hc_setup bare = { .seed = 1, .edition = s->edition, .boxes = s->boxes, .players = (uint8_t)players, .first = HC_NOBODY };
    hc_game g;
    add_from(&bare, s, one);
    add_from(&bare, s, other);
    return hc_new(&g, &bare, NULL, NULL);
}

static void put_thing(pen *p, const hc_setup *s, int thing)
{
    char words[HC_PART_WORDS];
    if (thing >= HC_PARTS)
        pen_put(p, hc_variant_name(s->edition, thing - HC_PARTS, NULL));
    else if (hc_part_words(s, thing, words))
        pen_put(p, words);
}

static const char *in_words(int number)
{
    static const char *const WORD[] = { "none", "one", "two", "three", "four", "five", "six", "seven", "eight" };
    return number >= 0 && number < (int)(sizeof WORD / sizeof *WORD) ? WORD[number] : "more";
}

/* For whom it would be: from which number of players on, up to which, or both. */
static void put_players(pen *p, const hc_setup *s, int thing)
{
    const hc_edition_info *info = hc_edition(s->edition);
    int least = 0, most = 0;
    for (int n = info->players_min; n <= info->players_max; n++) {
        if (status_with(s, thing, thing, n) == HC_PART_NEEDS_PLAYERS)
            continue;
        least = least ? least : n;
        most = n;
    }
    put_thing(p, s, thing);
    pen_put(p, " is for ");
    const bool from = least > info->players_min, up_to = most < info->players_max;
    pen_put(p, from ? in_words(least) : "up to ");
    pen_put(p, !from ? in_words(most) : up_to ? " to " : " or more");
    pen_put(p, from && up_to ? in_words(most) : "");
    pen_put(p, " players, and this table has ");
    pen_put(p, in_words(s->players));
    pen_put(p, ".");
}

static bool name_culprit(pen *p, const hc_setup *s)
{
    for (int thing = 0; thing < THINGS; thing++)
        if (is_there(s, thing) && status_with(s, thing, thing, s->players) == HC_PART_NEEDS_PLAYERS) {
            put_players(p, s, thing);
            return true;
        }
    return false;
}

/* Options of one part that exclude each other, or something that the alert colour excludes. */
static bool name_single(pen *p, const hc_setup *s)
{
    static const char *const COLOUR[] = { "", "green", "yellow", "red" };
    for (int one = 0; one < THINGS; one++) {
        hc_setup bare = { .seed = 1, .edition = s->edition, .boxes = s->boxes, .players = s->players, .first = HC_NOBODY };
        hc_game g;
        if (!is_there(s, one))
            continue;
        add_from(&bare, s, one);
        if (hc_new(&g, &bare, NULL, NULL) == HC_PARTS_CLASH) {
            pen_put(p, "The options of ");
            put_thing(p, s, one);
            pen_put(p, " do not go together. Leave one of them out.");
            return true;
        }
        bare.alert = s->alert;
        if (s->alert && hc_new(&g, &bare, NULL, NULL) == HC_PARTS_CLASH) {
            put_thing(p, s, one);
            pen_put(p, " and the alert colour ");
            pen_put(p, COLOUR[s->alert & 3]);
            pen_put(p, " do not go together. Leave one of them out.");
            return true;
        }
    }
    return false;
}

static bool name_clash(pen *p, const hc_setup *s)
{
    if (name_single(p, s))
        return true;
    for (int one = 0; one < THINGS; one++)
        for (int other = one + 1; is_there(s, one) && other < THINGS; other++)
            if (is_there(s, other) && status_with(s, one, other, s->players) == HC_PARTS_CLASH) {
                put_thing(p, s, one);
                pen_put(p, " and ");
                put_thing(p, s, other);
                pen_put(p, " do not go together. Leave one of them out.");
                return true;
            }
    return false;
}

size_t text_refused_setup(char *out, size_t room, hc_status s, const hc_setup *setup)
{
    pen p;
    pen_open(&p, out, room);
    if (s == HC_PART_NEEDS_PLAYERS && name_culprit(&p, setup))
        return p.length;
    if (s == HC_PARTS_CLASH && name_clash(&p, setup))
        return p.length;
    return text_refusal(out, room, s, setup->edition);
}
