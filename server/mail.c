/* mail.c - in games over days whoever is away is told by mail when it is their turn: once a question, and only if they asked for it. */
#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "server/server.h"

enum { AT_A_TIME = 8, CODES_A_MINUTE = 6 };

/* Nothing that a shell or a mailer could read as something else. */
static bool is_address(const char *text)
{
    const char *at = strchr(text, '@');
    if (!at || at == text || strchr(at + 1, '@') || !strchr(at + 1, '.') || text[0] == '-' || strlen(text) >= MAIL_ADDRESS) {
        return false;
    }
    for (; *text; text++) {
        if (*text <= ' ' || *text > '~' || strchr("\"'\\<>,;:()[]`$|&", *text)) {
            return false;
        }
    }
    return true;
}

static void send_letter(room *r, int seat);

static void keep(room *r, int seat)
{
    store_put_mail(r->server->store, r->id, seat, r->seat[seat].mail, r->seat[seat].mail_code);
    room_written(r);
    room_changed(r);
}

/* An address counts once its owner has typed what was sent there. Whoever guesses has a few tries, and then begins anew. */
static void take_code(client *c, const char *code)
{
    enum { TRIES = 5 };
    room *r = c->room;
    room_seat *s = &r->seat[c->seat];
    if (!s->mail[0] || !s->mail_code[0]) {
        client_error(c, "mail", "code", "There is no address to confirm.");
    } else if (strcmp(code, s->mail_code) == 0) {
        s->mail_code[0] = '\0';
        keep(r, c->seat);
    } else if (++s->mail_tries >= TRIES) {
        mail_forget(r, c->seat);
        room_changed(r);
        client_error(c, "mail", "code", "That was not the code. Type your address again for another one.");
    } else {
        client_error(c, "mail", "code", "That is not the code from the mail.");
    }
}

static bool may_have_address(client *c, const char *given)
{
    if (!given || (given[0] && !is_address(given))) {
        client_error(c, "mail", "address", "This does not look like a mail address.");
        return false;
    }
    if (given[0] && !address_may(c->server, c->from, &c->from->mails, CODES_A_MINUTE)) {
        client_error(c, "mail", "too-fast", "You have asked for many codes. Wait a moment.");
        return false;
    }
    return true;
}

void mail_take(client *c, const json_t *m)
{
    room *r = c->room;
    const char *given = json_string_value(json_object_get(m, "address")), *code = json_string_value(json_object_get(m, "code"));
    if (!c->server->o->mail_command) {
        client_error(c, "mail", "no-mail", "This server sends no mail.");
        return;
    }
    if (!r || c->seat == NO_ONE || r->set.clock != CLOCK_DAYS) {
        client_error(c, "mail", "no-seat", "Mail is for people with a seat in a game that takes days.");
        return;
    }
    if (code) {
        take_code(c, code);
        return;
    }
    if (!may_have_address(c, given)) {
        return;
    }
    room_seat *s = &r->seat[c->seat];
    snprintf(s->mail, MAIL_ADDRESS, "%s", given);
    s->mail_code[0] = '\0';
    s->mail_tries = 0;
    if (given[0]) {
        snprintf(s->mail_code, MAIL_CODE, "%06u", (unsigned)randombytes_uniform(1000000));
        send_letter(r, c->seat);
    }
    keep(r, c->seat);
}

/* The seat is somebody else's now. */
void mail_forget(room *r, int seat)
{
    if (r->seat[seat].mail[0]) {
        r->seat[seat].mail[0] = '\0';
        r->seat[seat].mail_code[0] = '\0';
        store_put_mail(r->server->store, r->id, seat, "", "");
        room_written(r);
    }
    r->seat[seat].mail_due = false;
}

void mail_was(void *ctx, int seat, const char *given, const char *code)
{
    room *r = ctx;
    if (seat >= 0 && seat < r->players && is_address(given)) {
        snprintf(r->seat[seat].mail, MAIL_ADDRESS, "%s", given);
        snprintf(r->seat[seat].mail_code, MAIL_CODE, "%s", code);
    }
}

void mail_question_put(room *r, int seat)
{
    room_seat *s = &r->seat[seat];
    s->mail_due = s->mail[0] && !s->mail_code[0] && !s->client && r->set.clock == CLOCK_DAYS && r->server->o->mail_command;
    r->server->mails_due = r->server->mails_due || s->mail_due;
}

/* ---- sending ---------------------------------------------------------------------------------------------- */

typedef struct letter { uv_process_t process; server *server; struct letter *next; } letter;

static void on_closed(uv_handle_t *handle)
{
    letter *l = handle->data;
    letter **at = &l->server->letters;
    while (*at != l) {
        at = &(*at)->next;
    }
    *at = l->next;
    l->server->mails_under_way--;
    free(l);
}

void mails_end(server *s)
{
    for (letter *l = s->letters; l; l = l->next) {
        if (!uv_is_closing((uv_handle_t *)&l->process)) {
            uv_close((uv_handle_t *)&l->process, on_closed);         /* the command itself goes on */
        }
    }
}

static void on_exit_of(uv_process_t *process, int64_t status, int signal_number)
{
    if (status != 0 || signal_number != 0) {
        server_log("the mail command ended with %lld", (long long)status);
    }
    uv_close((uv_handle_t *)process, on_closed);
}

static void write_code(FILE *out, const room *r, int seat)
{
    const char *title = r->set.title[0] ? r->set.title : r->id;
    fprintf(out, "To: %s\nSubject: %s is your code for %s\nContent-Type: text/plain; charset=utf-8\n\n"
            "Somebody at %s, who plays as %s, wants to be told here when it is their turn.\n"
            "If that is you, type this code in the room: %s\n\nIf it is not, do nothing: you will not hear from us again.\n",
            r->seat[seat].mail, r->seat[seat].mail_code, title, title, r->seat[seat].is.name, r->seat[seat].mail_code);
}

/* How long the question waits. */
static void write_time(FILE *out, int seconds)
{
    enum { HOUR = 3600, DAY = 24 * HOUR };
    const int days = seconds / DAY, hours = seconds / HOUR;
    const int n = days ? days : hours;
    if (n) {
        fprintf(out, "You have %d %s%s; then a bot answers for you.\n", n, days ? "day" : "hour", n == 1 ? "" : "s");
    }
}

static void write_letter(FILE *out, const room *r, int seat)
{
    const server_options *o = r->server->o;
    const char *title = r->set.title[0] ? r->set.title : r->id;
    fprintf(out, "To: %s\nSubject: Your turn at %s\nContent-Type: text/plain; charset=utf-8\n\nIt is your turn at %s, %s. You play with", r->seat[seat].mail, title,
            title, r->seat[seat].is.name);
    for (int other = 0, named = 0; other < r->players; other++) {
        if (other != seat) {
            fprintf(out, "%s%s", named == 0 ? " " : named == r->players - 2 ? " and " : ", ", r->seat[other].is.name);
            named++;
        }
    }
    fprintf(out, ".\n");
    write_time(out, room_clock_seconds(r));
    fprintf(out, "\n%s/room/%s\n\nYou asked for this mail in the room. You can stop it in the menu there.\n", o->origins > 0 ? o->origin[0] : "", r->id);
}

/* The letter is a file without a name that the command reads as its input: nothing waits for anybody. */
static void send_letter(room *r, int seat)
{
    server *s = r->server;
    FILE *text = tmpfile();
    letter *l = calloc(1, sizeof *l);
    if (!text || !l) {
        server_log("room %s: a mail could not be written", r->id);
        free(l);
        if (text) {
            fclose(text);
        }
        return;
    }
    (r->seat[seat].mail_code[0] ? write_code : write_letter)(text, r, seat);
    fflush(text);
    rewind(text);
    char command[1024], to[MAIL_ADDRESS];
    snprintf(command, sizeof command, "%s", s->o->mail_command);
    memcpy(to, r->seat[seat].mail, sizeof to);
    char *args[] = { command, to, NULL };
    uv_stdio_container_t io[3] = { { .flags = UV_INHERIT_FD, .data.fd = fileno(text) }, { .flags = UV_IGNORE }, { .flags = UV_IGNORE } };
    uv_process_options_t how = { .exit_cb = on_exit_of, .file = command, .args = args, .stdio_count = 3, .stdio = io };
    l->server = s;
    l->process.data = l;
    l->next = s->letters;
    s->letters = l;
    s->mails_under_way++;
    int status = uv_spawn(&s->loop, &l->process, &how);
    if (status != 0) {
        server_log("the mail command %s cannot be run: %s", command, uv_strerror(status));
        uv_close((uv_handle_t *)&l->process, on_closed);
    } else {
        uv_unref((uv_handle_t *)&l->process);        /* a command that hangs does not keep the server from stopping */
        s->metrics.mails++;
    }
    fclose(text);
}

/* From time to time, when what they tell of is on the disk. Who has come back meanwhile, or is not asked any more, gets none. */
void mails_send(server *s)
{
    bool left = false;
    if (!s->mails_due) {
        return;
    }
    for (room *r = s->rooms; r; r = r->next) {
        for (int seat = 0; seat < r->players; seat++) {
            room_seat *v = &r->seat[seat];
            if (!v->mail_due) {
                continue;
            }
            if (s->mails_under_way >= AT_A_TIME) {
                left = true;
                continue;
            }
            v->mail_due = false;
            if (!v->client && r->table && r->state == ROOM_RUNNING && table_asks_person(r, seat)) {
                send_letter(r, seat);
            }
        }
    }
    s->mails_due = left;
}
