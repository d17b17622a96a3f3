/* orbits.h - the moons of the modern edition (part of rules.h). Such a moon is a piece at a planet (`at`), before whoever occupies it, with
 * that player's one ship on it; `open` is who may look at it while it lies face down. */
#ifndef ORBITS_H
#define ORBITS_H

enum { ORBIT_QUARTER = 1, ORBIT_HALF, ORBIT_FULL, ORBIT_BLUE, ORBIT_SECRET, ORBIT_BASE, ORBIT_HUB, ORBIT_CHEESY };    /* in form.moon */
enum { ORBIT_DROP, ORBIT_ATTACH, ORBIT_SETTLE, ORBIT_DEFEND, ORBIT_LAUNCH };       /* prompts of the rules of moons */
enum { ORBIT_SPENT = 255 };                                  /* in the tag: a blue moon that has been used */
extern const hc_deck_row MODERN_MOONS[];                     /* parts/moons/orbits.c */

static inline int orbit_planet(const game *g, int thing) { return read_piece(g, thing)->at - 1; }
int  orbit_at(const game *g, int planet);                    /* the moon there; -1: none */
int  orbit_occupant(const game *g, int thing);               /* NOBODY: it is empty */
int  occupied_orbits(const game *g, unsigned seats);         /* by these */
int  half_steps(const game *g, int seat);                    /* 2 with two or more half moons, else 1 */
uint64_t colonies_by_moons(const game *g, int seat);         /* planets on which it counts as having one */
uint64_t planets_with_moons(const game *g, bool occupied);
VERB occupy_orbit(game *g, int seat, int thing, int from, int cause);    /* one of its ships goes there */
void leave_orbit(game *g, int thing);                        /* its ship has been moved */
void empty_orbit(game *g, events *ev, int thing, int to);    /* its ship goes to that place */
VERB further_moons(game *g, int seat, int count, int cause);     /* drawn and attached; of several one is put away. Also where none are played */
int  own_empty_orbit(const game *g, int seat, int after);    /* the next at a home colony that is not cheesy; -1: none */
VERB send_from_moons(game *g, int seat);                     /* into the encounter, as it likes; where it has no other ship at least one */
hc_ask *ask_of_moons(game *g, int seat, int prompt_id);      /* no or yes, at the target */
extern const part_item orbit_items[];                        /* parts/moons/orbit_deals.c */
int  most_of_hub(const game *g, int from, int to, int thing);    /* an item of deals: what that moon brings both */
VERB give_hub(game *g, events *ev, const hc_bargain_item *it);
int  sheet_of_hub(const game *g, int thing);
void remove_orbit(game *g, events *ev, int thing, int cause);
#define FOR_ORBITS(p, g) FOR_PIECES(p, g) if (read_piece(g, p)->kind == HC_CARD_MOON && has_part(g, PART_orbits))

static inline bool is_orbit_shown(const game *g, int thing) { return read_piece(g, thing)->open == OPEN_TO_ALL; }
/* Tongues: the label that rhymes. */
static inline int rhyme_of_verse(int verse) { return verse % 4; }
/* Of a secret moon: it has not been shown yet, or is being shown. */
static inline bool orbit_is_hidden(const game *g, const frame *f) { return !is_orbit_shown(g, L(SOURCE)) || under_way(g, L(SOURCE)); }

#define ORBIT(id, title, what, ...) \
    const sheet card_orbit_##id = { .piece = HC_CARD_MOON, .box = HC_BOX_ODYSSEY, .name = title, .summary = what, __VA_ARGS__ }
#define ORBIT_SAYS(sort, words, ...) .form = FORMS({ .editions = IN_FFG, .moon = sort, .text = { words }, .hook[POWER] = HOOKS(__VA_ARGS__) })
#define ORBIT_NOTED(sort, doubt, words, ...) \
    .form = FORMS({ .editions = IN_FFG, .moon = sort, .note = doubt, .text = { words }, .hook[POWER] = HOOKS(__VA_ARGS__) })
#define WHILE_THERE(...) { W_ALWAYS, AS_ANYONE, MUST | FREE | PIECE_STAYS, .modify = { __VA_ARGS__ } }
#define AT_ONCE(what) { W_PIECE_LAID, AS_ANYONE | OWN, MUST | FREE | PIECE_STAYS, .flow = what, .when = is_reached_now }
#define EVERY_TIME(window, as, ...) { window, as, MUST | FREE | PIECE_STAYS, __VA_ARGS__ }
#define ONCE_A_GAME(window, as, ...) { window, as, MAY, __VA_ARGS__ }
#define WHEN_SHOWN(window, as, ...) { window, as, MAY | PIECE_STAYS, __VA_ARGS__ }
/* In the order of their bits. */
#define ORBIT_LIST(X) \
    X(hulk_out) X(hearth_fire) X(threeinforce) X(moon_boom) X(inertia) X(loner) X(zap_rod) X(blue_shift) X(displace) X(deal_breaker) \
    X(multiplier) X(replay) X(fully_commit) X(just_rewards) X(harvest) X(solidarity) X(cloak) X(strengthen) X(weaken) X(hubris) X(spoils) \
    X(stack) X(payback) X(biofuel) X(peace_move) X(zap_grab) X(emergence) X(four_and_four) X(metamorph) X(preview) X(migration) X(treasure) \
    X(magnet) X(ascetic) X(alms) X(revelations) X(deal_deck) X(discard_deal) X(reboot) X(atrophy) X(game_over) X(planetless) X(offence) \
    X(defence) X(limiter) X(not_found) X(gate_up) X(gate_down) X(omega) X(deceleration) X(acceleration) X(compassion) X(moon_shine) \
    X(mandate) X(half_deal) X(half_reinforce) X(half_hand) X(half_rewards) X(half_retrieval) X(half_gate) X(half_flare) \
    X(half_compensation) X(home) X(flush) X(warped) X(home_strong) X(four) X(streamlined) X(power_pay) X(limits) X(tentative) X(restraint) \
    X(careless) X(card_deal) X(deal_reward) X(hub_discards) X(fee) X(dispute) X(garbage) X(flare_up) X(warp_out) X(translation) X(bribery) \
    X(eclipse) X(no_moon) X(mind_blank) X(tongues) X(tune)
#endif
