/* list.h - every card with behaviour, once. The number is for ever: saved games depend on it. */
CARD(1001, cosmic_zap)
CARD(1002, mobius_tubes)
CARD(1003, force_field)
CARD(1004, plague)
CARD(1005, stellar_gas)
CARD(1006, emotion_control)
CARD(1007, card_zap)
CARD(1008, ionic_gas)
CARD(1009, quash)
CARD(1010, reinforcement)
CARD(1011, finder)
CARD(1012, rebirth)
CARD(1013, timegash)
CARD(1014, victory_boon)
CARD(1015, un_zap)
CARD(1016, flarezap)
CARD(1017, keeper)
CARD(1018, sanity)
CARD(1019, warp_break)
#include "parts/techs/sheets/list.h"     /* 1020 to 1039 */
#include "parts/techs/odyssey/list.h"    /* 1040 to 1099 */
#include "parts/essence/list.h"          /* 1100 to 1219 */
#include "parts/teams/list.h"            /* 1220 to 1229: what rules of the table ask */
#include "parts/hazards/list.h"          /* 1300 to 1389 */
#include "parts/lucre/list.h"            /* 1390 */
#include "parts/praw/list.h"             /* 1391 */
#include "parts/hexes/list.h"            /* 1392 to 1397 */
#include "parts/papers/list.h"           /* 1398 */
#include "parts/ships/list.h"            /* 1260, 1261 */
CARD(1400, kicker)
#include "parts/rewards/list.h"          /* 1401 to 1499 */
#include "parts/stations/list.h"         /* 1600 to 1639 */
#include "parts/evolutions/list.h"       /* 1640 to 1654 */
#include "parts/boons/list.h"            /* 1655 to 1699 */
#include "parts/boons/prizes.h"          /* 1250 to 1259 */
#include "parts/objectives/list.h"       /* 1230 to 1249 */
/* 1401 to 1464 artifacts of reward decks, up to 1499 their other cards; 1700 to 1799 moons, 1800 to 1899
 * those of Eon, 1900 to 1999 lux cards: each list stands with its part. */
#include "parts/moons/modern_list.h"     /* 1700 to 1799 */
#include "parts/moons/eon_list.h"        /* 1800 to 1899 */
#include "parts/lux/list.h"              /* 1900 to 1999 */
#include "duel/cards/list.h"             /* 1501 to 1599 */
