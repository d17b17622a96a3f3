/* moments.c - the resting points of a saved game: moments FILE SEAT prints one line for each at which the seat is told something new: the
 * events that it has been told so far, the answers to secret questions since the one before, and the answers of others to open ones. */
#include <stdio.h>
#include <stdlib.h>

#include "store/record.h"

typedef struct walk { const record *rec; int seat; long told, shown; int secret, open; bool was_secret; } walk;

static bool is_secret(const hc_game *g)
{
    unsigned asked = hc_asked(g);
    for (int seat = 0; seat < HC_SEATS; seat++) {
        hc_question q;
        hc_question_for(g, seat, &q);
        if (asked >> seat & 1 && q.kind == HC_ASK_ACT) {
            return true;
        }
    }
    return false;
}

static void step(void *ctx, const hc_game *g, size_t i, const hc_events *ev)
{
    walk *w = ctx;
    hc_event seen;
    for (size_t k = 0; k < ev->count; k++) {
        w->told += hc_event_for(&ev->item[k], w->seat, &seen);
    }
    if (i > 0 && w->rec->answer[i - 1].seat != w->seat) {
        *(w->was_secret ? &w->secret : &w->open) += 1;
    }
    w->was_secret = is_secret(g);
    if (!w->was_secret && w->told > w->shown) {
        printf("%ld %d %d\n", w->told, w->secret, w->open);
        w->shown = w->told;
        w->secret = w->open = 0;
    }
}

int main(int count, char **word)
{
    record rec;
    hc_game end;
    char why[RECORD_WHY];
    if (count != 3 || !record_load(&rec, word[1], why)) {
        fprintf(stderr, "moments FILE SEAT: %s\n", count == 3 ? why : "two words are needed");
        return 1;
    }
    walk w = { .rec = &rec, .seat = atoi(word[2]) };
    bool good = record_replay(&rec, SIZE_MAX, &end, step, &w, why);
    record_free(&rec);
    return good ? 0 : 1;
}
