/* http.c - plain requests: the page, the catalogue, saved games, health and figures. */
#include "server/net.h"

#include <stdlib.h>
#include <string.h>

#include "wire/catalogue.h"

enum { CHUNK = 16384, DOWNLOADS = 10,       /* games written out a second: each is played again for it                            */
       DOWNLOADS_A_MINUTE = 12,             /* ... for one address, where joins have a limit                                      */
       READER_SECONDS = 30 };               /* for each piece of an answer; the library gives a request less, and means both by it */

/* 'wasm-unsafe-eval' lets the page compile the offline engine; nothing else is loosened. */
static const char POLICY[] = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
                             "connect-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'; object-src 'none'";

typedef struct answer_form { unsigned status; const char *type; bool gzip, lasting, download; } answer_form;

static bool add_header(struct lws *wsi, const char *name, const char *value, unsigned char **at, unsigned char *end)
{
    return lws_add_http_header_by_name(wsi, (const unsigned char *)name, (const unsigned char *)value, (int)strlen(value), at, end) == 0;
}

static int send_headers(struct lws *wsi, const http_answer *a, const answer_form *f)
{
    unsigned char buffer[LWS_PRE + 2048], *at = buffer + LWS_PRE, *start = at, *end = buffer + sizeof buffer - 1;
    bool good = lws_add_http_common_headers(wsi, f->status, f->type, a->length, &at, end) == 0 &&
                add_header(wsi, "content-security-policy:", POLICY, &at, end) &&
                add_header(wsi, "x-content-type-options:", "nosniff", &at, end) &&
                add_header(wsi, "referrer-policy:", "no-referrer", &at, end) &&
                add_header(wsi, "cross-origin-opener-policy:", "same-origin", &at, end) &&
                add_header(wsi, "cache-control:", f->lasting ? "public, max-age=31536000, immutable" : "no-cache", &at, end) &&
                (!f->gzip || add_header(wsi, "content-encoding:", "gzip", &at, end)) &&
                (!f->download || add_header(wsi, "content-disposition:", "attachment", &at, end));
    return !good || lws_finalize_write_http_header(wsi, start, &at, end) ? -1 : 0;
}

static bool is_head(struct lws *wsi)
{
    return lws_hdr_total_length(wsi, WSI_TOKEN_HEAD_URI) > 0;
}

/* Takes over what `a` holds. To HEAD the answer is that to GET, without what it would send. */
static int answer(struct lws *wsi, http_answer *a, const answer_form *f)
{
    if (send_headers(wsi, a, f) != 0) {
        return -1;
    }
    if (a->length == 0 || is_head(wsi)) {
        free(a->owned);
        *a = (http_answer){ 0 };
        return lws_http_transaction_completed(wsi) ? -1 : 0;
    }
    lws_set_timeout(wsi, PENDING_TIMEOUT_HTTP_CONTENT, READER_SECONDS);
    lws_callback_on_writable(wsi);
    return 0;
}

static int answer_text(struct lws *wsi, http_answer *a, unsigned status, const char *type, const char *text)
{
    size_t length = strlen(text);
    a->owned = malloc(length + 1);
    if (!a->owned) {
        return -1;
    }
    memcpy(a->owned, text, length + 1);
    a->body = a->owned;
    a->length = length;
    return answer(wsi, a, &(answer_form){ .status = status, .type = type });
}

/* The file that was waited for. */
static int give_download(struct lws *wsi, http_answer *a)
{
    size_t all = 0;
    char *text = download_take(a->download, &all);
    *a = (http_answer){ .body = (unsigned char *)text, .owned = (unsigned char *)text, .length = all };
    return text ? answer(wsi, a, &(answer_form){ .status = HTTP_STATUS_OK, .type = "text/plain; charset=utf-8", .download = true }) : -1;
}

void http_leave(http_answer *a)
{
    download_leave(a->download);
    free(a->owned);
    *a = (http_answer){ 0 };
}

int http_more(struct lws *wsi, http_answer *a)
{
    unsigned char buffer[LWS_PRE + CHUNK];
    if (a->download) {
        return download_is_done(a->download) ? give_download(wsi, a) : 0;
    }
    if (a->sent >= a->length) {
        return 0;
    }
    size_t part = a->length - a->sent < CHUNK ? a->length - a->sent : CHUNK;
    bool last = a->sent + part == a->length;
    memcpy(buffer + LWS_PRE, a->body + a->sent, part);
    if (lws_write(wsi, buffer + LWS_PRE, part, last ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP) < (int)part) {
        return -1;
    }
    a->sent += part;
    if (!last) {
        lws_set_timeout(wsi, PENDING_TIMEOUT_HTTP_CONTENT, READER_SECONDS);
        lws_callback_on_writable(wsi);
        return 0;
    }
    free(a->owned);
    *a = (http_answer){ 0 };
    return lws_http_transaction_completed(wsi) ? -1 : 0;
}

/* ---- what there is -------------------------------------------------------------------------------------- */

static int not_there(struct lws *wsi, http_answer *a)
{
    return answer_text(wsi, a, HTTP_STATUS_NOT_FOUND, "text/html; charset=utf-8",
                       "<!doctype html><meta charset=utf-8><title>Hypercone</title><p>There is nothing here. <a href=\"/\">Hypercone begins here.</a>\n");
}

static int give_file(struct lws *wsi, server *s, http_answer *a, const char *path)
{
    site_file file;
    if (!site_find(s->site, path, &file)) {
        return not_there(wsi, a);
    }
    *a = (http_answer){ .body = file.bytes, .owned = file.owned, .length = file.length };
    return answer(wsi, a, &(answer_form){ .status = HTTP_STATUS_OK, .type = file.type, .gzip = file.gzip, .lasting = file.lasting });
}

/* Both are the same for everybody as long as the program runs: written and packed once. */
static int give_book(struct lws *wsi, http_answer *a, bool whole)
{
    static struct { unsigned char *bytes; size_t length; } kept[2][HC_EDITION_COUNT];
    char id[64] = "";
    const char *found = lws_get_urlarg_by_name(wsi, "edition=", id, sizeof id);
    int edition = found ? hc_edition_named(found) : hc_edition_default();
    if (edition < 0 || !hc_edition(edition)) {
        return answer_text(wsi, a, HTTP_STATUS_NOT_FOUND, "application/json", "{\"error\":\"There is no such edition.\"}\n");
    }
    if (!kept[whole][edition].bytes) {
        js j;
        js_begin(&j, false);
        (whole ? js_encyclopaedia : js_catalogue)(&j, edition);
        if (!j.failed) {
            kept[whole][edition].bytes = gzip_text(j.text, j.length, &kept[whole][edition].length);
        }
        js_free(&j);
    }
    *a = (http_answer){ .body = kept[whole][edition].bytes, .length = kept[whole][edition].length };
    return a->body ? answer(wsi, a, &(answer_form){ .status = HTTP_STATUS_OK, .type = "application/json", .gzip = true }) : -1;
}

/* "ID.hcg" without its end; false: it is no such name. */
static bool take_id(const char *name, const char *end, char id[STORE_ID])
{
    size_t length = strlen(name), rest = strlen(end);
    if (length <= rest || length - rest >= STORE_ID || strcmp(name + length - rest, end) != 0) {
        return false;
    }
    snprintf(id, STORE_ID, "%.*s", (int)(length - rest), name);
    return true;
}

static int give_game(struct lws *wsi, server *s, http_answer *a, const char *name)
{
    char id[STORE_ID];
    if (!take_id(name, ".hcg", id)) {
        return not_there(wsi, a);
    }
    address *from = lws_get_opaque_user_data(wsi);
    if (from && !address_may(s, from, &from->downloads, s->o->joins_a_minute ? DOWNLOADS_A_MINUTE : 0)) {
        s->metrics.downloads_refused++;
        return answer_text(wsi, a, 429, "text/plain; charset=utf-8", "You have taken many games. Try again in a minute.\n");
    }
    if (!bucket_take(&s->downloads, uv_now(&s->loop), DOWNLOADS, DOWNLOADS * 4, 1)) {
        return answer_text(wsi, a, HTTP_STATUS_SERVICE_UNAVAILABLE, "text/plain; charset=utf-8", "Too many at once. Try again.\n");
    }
    a->download = download_begin(s, id, wsi, from);
    if (!a->download) {
        return answer_text(wsi, a, HTTP_STATUS_NOT_FOUND, "text/plain; charset=utf-8",
                           "There is no finished game of that name. A game can be downloaded once it is over.\n");
    }
    lws_set_timeout(wsi, PENDING_TIMEOUT_HTTP_CONTENT, READER_SECONDS);
    return 0;
}

static int give_person(struct lws *wsi, server *s, http_answer *a, const char *name)
{
    char id[STORE_ID];
    if (!take_id(name, ".json", id)) {
        return not_there(wsi, a);
    }
    js j;
    js_begin(&j, false);
    int result = !people_page(s, id, &j) ? answer_text(wsi, a, HTTP_STATUS_NOT_FOUND, "application/json", "{\"error\":\"There is no such player.\"}\n")
                 : j.text                ? answer_text(wsi, a, HTTP_STATUS_OK, "application/json", j.text)
                                         : -1;
    js_free(&j);
    return result;
}

/* What somebody reads who came by the link of a room, before sitting down: its line of the list. */
static int give_room(struct lws *wsi, server *s, http_answer *a, const char *name)
{
    char id[STORE_ID];
    const room *r = take_id(name, ".json", id) ? room_in_memory(s, id) : NULL;
    if (!r) {
        return answer_text(wsi, a, HTTP_STATUS_NOT_FOUND, "application/json", "{\"error\":\"There is no such room right now.\"}\n");
    }
    js j;
    js_begin(&j, false);
    js_room_row(&j, r);
    int result = j.text ? answer_text(wsi, a, HTTP_STATUS_OK, "application/json", j.text) : -1;
    js_free(&j);
    return result;
}

int http_figures(struct lws *wsi, server *s, http_answer *a, const char *path)
{
    js text;
    http_leave(a);
    if (strcmp(path, "/metrics") != 0 || !visitor_means_us(wsi, s)) {
        return not_there(wsi, a);
    }
    js_begin(&text, false);
    metrics_write(s, &text);
    int result = text.text ? answer_text(wsi, a, HTTP_STATUS_OK, "text/plain; version=0.0.4; charset=utf-8", text.text) : -1;
    js_free(&text);
    return result;
}

static bool begins_with(const char *path, const char *with)
{
    return strncmp(path, with, strlen(with)) == 0;
}

static bool is_route(const char *path)
{
    static const char *const ALONE[] = { "/", "/profile", "/rooms", "/rules", "/encyclopaedia" };
    static const char *const BEGIN[] = { "/room/", "/replay/", "/rules/", "/player/", "/encyclopaedia/" };
    for (size_t i = 0; i < sizeof ALONE / sizeof *ALONE; i++)
        if (strcmp(path, ALONE[i]) == 0) return true;
    for (size_t i = 0; i < sizeof BEGIN / sizeof *BEGIN; i++)
        if (begins_with(path, BEGIN[i])) return true;
    return false;
}

int http_request(struct lws *wsi, server *s, http_answer *a, const char *path)
{
    http_leave(a);
    bool asks = lws_hdr_total_length(wsi, WSI_TOKEN_GET_URI) > 0 || is_head(wsi);
    if (!asks) {
        return answer_text(wsi, a, HTTP_STATUS_METHOD_NOT_ALLOWED, "text/plain; charset=utf-8", "Only GET and HEAD.\n");
    }
    if (strcmp(path, "/healthz") == 0) {
        char text[SENTENCE];
        bool well = health_text(s, text);
        return answer_text(wsi, a, well ? HTTP_STATUS_OK : HTTP_STATUS_SERVICE_UNAVAILABLE, "text/plain; charset=utf-8", text);
    }
    if (!visitor_means_us(wsi, s)) {
        return answer_text(wsi, a, MISDIRECTED, "text/plain; charset=utf-8", "This server does not have that name (--host).\n");
    }
    if (strcmp(path, "/api/catalogue.json") == 0 || strcmp(path, "/api/encyclopaedia.json") == 0) {
        return give_book(wsi, a, path[5] == 'e');
    }
    if (begins_with(path, "/api/game/")) {
        return give_game(wsi, s, a, path + strlen("/api/game/"));
    }
    if (begins_with(path, "/api/room/")) {
        return give_room(wsi, s, a, path + strlen("/api/room/"));
    }
    if (begins_with(path, "/api/person/")) {
        return give_person(wsi, s, a, path + strlen("/api/person/"));
    }
    return give_file(wsi, s, a, is_route(path) ? "/index.html" : path);
}
