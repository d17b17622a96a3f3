/* lux.h - lux and ultra lux: how many of them a player has, the verbs that move them, and the lux cards (part of rules.h).
 *
 * Tokens lie in `purse`, open to all; what nobody has and what is not on the table is in the supply. A lux card is a piece that lies
 * open before its owner, whom the tag names, plus one. A De-Lux card is before everybody; its effect remembers who has used it in this
 * encounter. */
#ifndef LUX_H
#define LUX_H

enum { LUX_RE = 1, LUX_DE, LUX_ULTRA };                      /* in form.lux */
enum { LUX_IN_ALL = 40, ULTRA_IN_ALL = 16, WORTH_OF_ULTRA = 3, LUX_OF_LAUNCH = 4 };
enum { MARKET_CHOICE, MARKET_WITH, MARKET_JOIN, MARKET_BUY, MARKET_WITH_ULTRA, GIFT_TO, GIFT_LUX, GIFT_ULTRA, TURN_CARD };   /* prompts of the market */
extern const hc_deck_row LUX_CARDS[];                        /* parts/lux/lux.c */

int  lux_of(const game *g, int seat);
int  ultra_of(const game *g, int seat);
int  lux_worth(const game *g, int seat);                     /* of all its tokens */
bool can_pay_lux(const game *g, int seat, int price);
bool can_pay_ultra(const game *g, int seat);
/* At once. Without change: lux first, and as few ultra lux as will do. To a player, or to the supply (NOBODY). */
void pay_lux(game *g, events *ev, int seat, int to, int price, int cause);
void pay_ultra(game *g, events *ev, int seat, int to, int cause);
void give_tokens(game *g, events *ev, int from, int to, int lux, int ultra, int cause);
int  take_lux_from(game *g, events *ev, int from, int to, int lux, int cause);       /* lux only; as many as there are */
VERB gain_lux(game *g, int seat, int lux, int ultra, int cause);      /* out of the supply, as far as it goes: others may answer it */

void further_lux_card(game *g, events *ev, int seat, int cause);      /* one more is drawn and turned over */
int  lux_owner(const game *g, int thing);
/* Of a De-Lux card: who asks pays its owner, and the owner the supply. */
bool can_use_lux(const game *g, const frame *f, int price);  /* ... and has not done so in this encounter */
void pay_for_use(game *g, events *ev, const frame *f, int price);
static inline bool owns_it(const game *g, const frame *f) { return lux_owner(g, L(SOURCE)) == f->seat; }
int  ultra_for_market(const game *g, int seat);              /* ultra.c: rewards that it gets more for paying with one */

#define LUX_CARD(id, title, what, ...) \
    const sheet card_lux_##id = { .piece = HC_CARD_LUX, .box = HC_BOX_ODYSSEY, .name = title, .summary = what, __VA_ARGS__ }
#define LUX_FORM(sort, words, ...) .form = FORMS({ .editions = IN_FFG, .lux = sort, .text = { words }, .hook[POWER] = HOOKS(__VA_ARGS__) })
#define LUX_AT_WILL  (MAY | PIECE_STAYS)
#define LUX_EACH     (MAY | PIECE_STAYS | EACH_TIME)
#define LUX_BY_ITSELF (MUST | FREE | PIECE_STAYS)

/* In the order of their bits. */
#define LUX_LIST(X) \
    X(scoop) X(bootleg) X(bureaucrat) X(liquidation) X(skimmer) X(pillager) X(surge) \
    X(chronovizier) X(conservator) X(flare_access) X(sifter) X(landlord) X(liquefier) X(patron) X(reassurance) X(stealth) \
    X(recruiter) X(lifestyle) X(evacuator) X(immunizer) X(liberator) X(greaser) X(sticky) X(halt)
#endif
