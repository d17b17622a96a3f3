/* list.h - every alien, once: a list for each set, each in its own block of numbers and in rising order. */
#include "aliens/base/list.h"            /*    1 to   99 */
#include "aliens/incursion/list.h"       /*  100 to  129 */
#include "aliens/conflict/list.h"        /*  130 to  159 */
#include "aliens/alliance/list.h"        /*  160 to  189 */
#include "aliens/storm/list.h"           /*  190 to  219 */
#include "aliens/dominion/list.h"        /*  220 to  259 */
#include "aliens/eons/list.h"            /*  260 to  299 */
#include "aliens/odyssey/list.h"         /*  300 to  399 */
#include "aliens/eon/list.h"             /*  400 to  499 */
#include "aliens/duel/list.h"            /*  500 to  599 */
#include "aliens/later_classic/list.h"   /*  600 to  699 */
#include "aliens/homebrew/list.h"        /* 2000 to 2303 */
