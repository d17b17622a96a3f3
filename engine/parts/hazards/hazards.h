/* hazards.h - hazard cards (part of rules.h). A hazard is a piece before the offense that has drawn it. */
#ifndef HAZARDS_H
#define HAZARDS_H

enum { LASTS = 1, LASTS_ALONE };                             /* in form.lasts: beyond the encounter; until the next one of that kind */
bool hazard_is_due(const game *g);                           /* in this encounter: flow_hazard draws it */
void end_hazards(game *g);                                   /* of this encounter */
bool is_witnessed(const game *g);                            /* nobody loses a power for want of home colonies */
/* In W_PIECE_LAID: it is this hazard. */
static inline bool is_drawn_now(const game *g, const frame *f) { (void)g; return L(WHAT) == L(SOURCE); }
#define HAZARD(id, title, what, ...) \
    const sheet card_hazard_##id = { .piece = HC_CARD_HAZARD, .box = HC_BOX_CONFLICT, .name = title, .summary = what, __VA_ARGS__ }
#define HAZARD_SAYS(words, ...) .form = FORMS({ .editions = IN_FFG, .text = { words }, .hook[POWER] = HOOKS(__VA_ARGS__) })
#define LASTING(how, words, ...) .form = FORMS({ .editions = IN_FFG, .lasts = how, .text = { words }, .hook[POWER] = HOOKS(__VA_ARGS__) })
#define AT_ONCE_DO(what) { W_PIECE_LAID, AS_ANYONE | OWN, MUST | FREE | PIECE_STAYS, .flow = what, .when = is_drawn_now }
#define BY_ITSELF (MUST | FREE | PIECE_STAYS)
#endif
