/* hazards.h - hazard cards (part of rules.h). A hazard is a piece before the offense that has drawn it. */
#ifndef HAZARDS_H
#define HAZARDS_H

enum { HAZARDS_ODYSSEY = 2 };                                /* the option */
enum { LASTS = 1, LASTS_ALONE, SEMI_PERMANENT };             /* in form.lasts: beyond the encounter; until the next one of that kind; of any that lasts */
bool hazard_is_due(const game *g);                           /* in this encounter: flow_hazard draws it */
void discard_hazard(game *g, int thing);
void discard_hazard_now(game *g, events *ev, int thing);     /* ... and tells of powers that it kept */
void end_hazards(game *g);                                   /* of this encounter */
/* In W_PIECE_LAID: it is this hazard. */
static inline bool is_drawn_now(const game *g, const frame *f) { (void)g; return L(WHAT) == L(SOURCE); }
/* passing.c: rewards the other way round, for whatever says so. */
extern const part_item hazard_items[];                       /* what is fought over, in deals */
bool may_come_from_warp(const game *g, int seat);            /* an ally's ships may join straight from there */
bool would_land_as_ally(const game *g, const frame *f);
bool defenders_are_to_land(const game *g, const frame *f);
FLOW(reward_instead_of_landing);
FLOW(land_defenders);
#define HAZARD(id, title, what, ...) \
    const sheet card_hazard_##id = { .piece = HC_CARD_HAZARD, .box = HC_BOX_CONFLICT, .name = title, .summary = what, __VA_ARGS__ }
#define HAZARD_ODYSSEY(id, title, what, ...) \
    const sheet card_hazard_##id = { .piece = HC_CARD_HAZARD, .box = HC_BOX_ODYSSEY, .name = title, .summary = what, __VA_ARGS__ }
#define HAZARD_SAYS(words, ...) .form = FORMS({ .editions = IN_FFG, .text = { words }, .hook[POWER] = HOOKS(__VA_ARGS__) })
#define LASTING(how, words, ...) .form = FORMS({ .editions = IN_FFG, .lasts = how, .text = { words }, .hook[POWER] = HOOKS(__VA_ARGS__) })
#define AT_ONCE_DO(what) { W_PIECE_LAID, AS_ANYONE | OWN, MUST | FREE | PIECE_STAYS, .flow = what, .when = is_drawn_now }
#define BY_ITSELF (MUST | FREE | PIECE_STAYS)
#endif
