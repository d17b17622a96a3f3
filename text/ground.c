/* ground.c - what planets and moons are called, and what lies in an unusual system: rings, a cloud, stacks in it. */
#include "inside.h"

/* A stack in a cloud goes with its last ship: what is told of it then is still of the cloud. */
int tale_home_of(const tale *t, int planet)
{
    const int owner = hc_planet_owner(t->view, planet);
    for (int s = 0; s < t->t->players && !tale_has_seat(t, owner); s++)
        if (t->t->seat[s].hex == HC_HEX_SPACE_DUST && (planet / HC_HOME == s || planet >= HC_HOME * HC_SEATS) && tale_has_planet(t, planet)) return s;
    return owner;
}

/* Ships are on a planet, but in a cloud. */
static void put_in_for_on(pen *p) { if (tale_follows(p, " on ")) p->out[p->length - 3] = 'i'; }

/* Whose: of the player that is told of "their". */
static void put_whose(tale *t, int owner)
{
    if (!tale_has_seat(t, owner))
        tale_lower(t, "the");
    else if (owner == t->seat && owner == t->named && owner != t->viewer)
        tale_lower(t, "their");
    else
        tale_owner(t, owner);
}

/* Whose stack that is, or was: of the player that is told of. HC_NOBODY: it is the cloud itself. */
static int whose_stack(const tale *t, int planet, int owner)
{
    if (planet == owner * HC_HOME) return HC_NOBODY;
    for (int s = 0; s < t->t->players; s++) if (t->t->ships[planet][s]) return s;
    return t->seat == owner ? HC_NOBODY : t->seat;
}

/* What is no planet like others has a word of its own; NULL: it is called by its number. */
static const char *word_of_ground(const tale *t, int planet, int owner)
{
    static const char *const RING[] = { "outermost ring", "second ring", "third ring", "innermost ring", "planet within the rings" };
    const bool plain = !tale_has_seat(t, owner) || hc_moon_number(t->view, planet);
    const int number = hc_planet_number(t->view, planet), hex = plain ? HC_HEX_REGULAR : t->t->seat[owner].hex;
    switch (hex) {
    case HC_HEX_GAS_GIANT: return "Gas Giant";
    case HC_HEX_SPACE_DUST: return tale_has_seat(t, whose_stack(t, planet, owner)) ? "stack in the cloud" : "cloud";
    case HC_HEX_RINGS: return number > 0 && number <= HC_HOME ? RING[number - 1] : NULL;
    default: return NULL;
    }
}

bool tale_is_numbered(const tale *t, int planet) { return !word_of_ground(t, planet, tale_home_of(t, planet)); }

/* "Your cloud", "Dara's third ring", "Emil's stack in your cloud". */
static void put_ground(tale *t, int planet, int owner)
{
    const bool is_cloud = t->t->seat[owner].hex == HC_HEX_SPACE_DUST;
    const int guest = is_cloud ? whose_stack(t, planet, owner) : HC_NOBODY;
    if (is_cloud && !tale_has_seat(t, guest)) put_in_for_on(t->p);
    if (tale_has_seat(t, guest)) {
        put_whose(t, guest);
        pen_put(t->p, " stack in ");
    }
    put_whose(t, owner);
    pen_put(t->p, " ");
    pen_put(t->p, is_cloud ? "cloud" : word_of_ground(t, planet, owner));
}

void tale_planet(tale *t, int planet)
{
    int owner = tale_home_of(t, planet);
    if (hc_moon_is_gone(t->view, planet)) {
        tale_lower(t, "the moon");
        return;
    }
    if (word_of_ground(t, planet, owner)) {
        put_ground(t, planet, owner);
        return;
    }
    put_whose(t, owner);
    const int moon = hc_moon_number(t->view, planet);
    pen_put(t->p, moon ? " moon " : " planet ");
    pen_number(t->p, moon ? moon : hc_planet_number(t->view, planet));
}

size_t text_ground_word(char *out, size_t room, const text_names *n, const hc_game *view, int planet)
{
    pen p;
    tale t;
    pen_open(&p, out, room);
    tale_open(&t, &p, n, view);
    const char *word = word_of_ground(&t, planet, tale_home_of(&t, planet));
    pen_put(&p, word ? word : "");
    return p.length;
}
