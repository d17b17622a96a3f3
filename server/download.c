/* download.c - a finished game as a file. It is played again for that, with a sentence for each answer: in another thread, so that nobody waits. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/net.h"

struct download {
    uv_work_t work;
    record rec;                      /* of its own: the room may go meanwhile       */
    struct lws *wsi;                 /* who wants it; NULL: gone                    */
    char *text;                      /* NULL: not yet, or there is not enough memory */
    size_t length;
    bool done;
};

static void write_game(uv_work_t *work)
{
    download *d = work->data;
    FILE *out = open_memstream(&d->text, &d->length);
    bool good = out && record_write(&d->rec, out, true);
    good = out && fclose(out) == 0 && good;
    if (!good) {
        free(d->text);
        d->text = NULL;
    }
}

static void free_download(download *d)
{
    record_free(&d->rec);
    free(d->text);
    free(d);
}

static void write_done(uv_work_t *work, int status)
{
    download *d = work->data;
    (void)status;
    d->done = true;
    if (d->wsi) {
        lws_callback_on_writable(d->wsi);
    } else {
        free_download(d);
    }
}

download *download_begin(server *s, const char *id, struct lws *wsi, address *from)
{
    char why[STORE_WHY];
    room *r = room_find(s, id, from, why);
    if (!r || !r->table || r->state != ROOM_OVER) {
        return NULL;
    }
    const record *rec = &r->table->host.rec;
    download *d = calloc(1, sizeof *d);
    record_answer *answers = malloc((rec->count + 1) * sizeof *answers);
    if (!d || !answers) {
        free(d);
        free(answers);
        return NULL;
    }
    memcpy(answers, rec->answer, rec->count * sizeof *answers);
    d->rec = *rec;
    d->rec.answer = answers;
    d->rec.room = rec->count + 1;
    d->wsi = wsi;
    d->work.data = d;
    if (uv_queue_work(&s->loop, &d->work, write_game, write_done) != 0) {
        free_download(d);
        return NULL;
    }
    return d;
}

bool download_is_done(const download *d) { return d->done; }

char *download_take(download *d, size_t *length)
{
    char *text = d->text;
    *length = d->length;
    d->text = NULL;
    free_download(d);
    return text;
}

void download_leave(download *d)
{
    if (d && d->done) {
        free_download(d);
    } else if (d) {
        d->wsi = NULL;
    }
}
