/* net.c - connections: who may come in, bytes into messages, messages into bytes. */
#include "server/net.h"

#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

#include "server/frames.h"

enum { MESSAGES_A_ROUND = 16, REQUEST_SECONDS = 5, SENT_AT_ONCE = 64 * 1024,
       A_MESSAGE = 1024 };              /* bytes: a longer one is work for several */

/* ---- coming in ------------------------------------------------------------------------------------- */

/* The upgrade to a WebSocket is refused before it happens. */
static int may_come_in(struct lws *wsi, server *s)
{
    char path[8] = "";
    unsigned status = 0;
    if (lws_hdr_copy(wsi, path, sizeof path, WSI_TOKEN_GET_URI) <= 0 || strcmp(path, "/ws") != 0) {
        status = HTTP_STATUS_NOT_FOUND;
    } else if (!visitor_has_our_page(wsi, s)) {
        status = HTTP_STATUS_FORBIDDEN;
    } else if (s->client_count >= s->o->connections || address_asks(s, wsi) != 0) {
        status = HTTP_STATUS_SERVICE_UNAVAILABLE;
    }
    if (status) {
        s->metrics.connections_refused++;
        lws_return_http_status(wsi, status, NULL);
        return 1;
    }
    return 0;
}

static void greet(struct lws *wsi, server *s, client *c)
{
    *c = (client){ .server = s, .wsi = wsi, .seat = NO_ONE, .from = lws_get_opaque_user_data(wsi) };
    snprintf(c->name, sizeof c->name, "Guest");
    c->next = s->clients;
    if (c->next) {
        c->next->previous = c;
    }
    s->clients = c;
    s->client_count++;
    control_begin(c);
}

static void part_from(client *c)
{
    server *s = c->server;
    c->ends = true;
    room_exit(c);
    client_free_queue(c);
    free(c->heard);
    c->heard = NULL;
    *(c->previous ? &c->previous->next : &s->clients) = c->next;
    if (c->next) {
        c->next->previous = c->previous;
    }
    s->client_count--;
}

/* ---- messages ---------------------------------------------------------------------------------------- */

/* It ends with these words; nobody may cut it off before they are sent. */
static int refuse_message(client *c, enum lws_close_status status, const char *why)
{
    c->ends = true;
    lws_close_reason(c->wsi, status, (unsigned char *)(uintptr_t)why, strlen(why));
    return -1;
}

static bool keep_piece(client *c, const char *bytes, size_t length)
{
    if (c->heard_length + length > (size_t)c->server->o->message_bytes) {
        return false;
    }
    char *more = realloc(c->heard, c->heard_length + length + 1);
    if (!more) {
        return false;
    }
    c->heard = more;
    memcpy(c->heard + c->heard_length, bytes, length);
    c->heard_length += length;
    c->heard[c->heard_length] = '\0';
    return true;
}

/* Ten seconds' worth may come at once; whoever goes on faster is cut off, the others notice nothing. */
static int hear(client *c, const char *bytes, size_t length)
{
    server *s = c->server;
    if (c->ends) {
        return -1;
    }
    if (!control_is_masked(c)) {
        return refuse_message(c, LWS_CLOSE_STATUS_PROTOCOL_ERR, "frames are masked");
    }
    if (lws_frame_is_binary(c->wsi)) {
        return refuse_message(c, LWS_CLOSE_STATUS_UNACCEPTABLE_OPCODE, "only text messages");
    }
    if (!keep_piece(c, bytes, length)) {
        return refuse_message(c, LWS_CLOSE_STATUS_MESSAGE_TOO_LARGE, "the message is too long");
    }
    bool whole = lws_is_final_fragment(c->wsi) && lws_remaining_packet_payload(c->wsi) == 0;
    control_heard(c, length, whole);
    if (!whole) {
        return 0;
    }
    char *text = c->heard;
    size_t all = c->heard_length;
    c->heard = NULL;
    c->heard_length = 0;
    s->metrics.messages_in++;
    double much = 1 + (double)(all / A_MESSAGE);
    if (!bucket_take(&c->messages, uv_now(&s->loop), (double)s->o->messages, (double)s->o->messages * 10, much) ||
        !address_may_say(s, c->from, much)) {
        free(text);
        s->metrics.dropped_flood++;
        return refuse_message(c, LWS_CLOSE_STATUS_POLICY_VIOLATION, "too many messages");
    }
    message_take(c, text, all);
    free(text);
    return 0;
}

/* A long message goes in pieces, with others' turns between them. */
static int send_piece(client *c, const out_message *m)
{
    size_t left = m->length - c->sent, piece = left > SENT_AT_ONCE ? SENT_AT_ONCE : left;
    int how = (c->sent ? LWS_WRITE_CONTINUATION : LWS_WRITE_TEXT) | (piece < left ? LWS_WRITE_NO_FIN : 0);
    int sent = lws_write(c->wsi, (unsigned char *)(uintptr_t)m->bytes + LWS_PRE + c->sent, piece, (enum lws_write_protocol)how);
    c->sent += piece;
    return sent < (int)piece ? -1 : 0;
}

static int send_one(client *c)
{
    server *s = c->server;
    out_message *m = c->first;
    if (send_piece(c, m) != 0) {
        return -1;
    }
    if (c->sent < m->length) {
        return 0;
    }
    c->sent = 0;
    c->first = m->next;
    c->last = m->next ? c->last : NULL;
    c->queued--;
    c->queued_bytes -= m->length;
    s->metrics.messages_out++;
    s->metrics.bytes_out += m->length;
    if (m->since) {
        metrics_time(&s->metrics.answer, uv_hrtime() - m->since);
    }
    free(m);
    return 0;
}

static int send_ping(client *c)
{
    unsigned char asks[LWS_PRE + 1] = { [LWS_PRE] = '?' };       /* an answer without a byte would not be told */
    c->other.ping = 2;
    return lws_write(c->wsi, asks + LWS_PRE, 1, LWS_WRITE_PING) < 0 ? -1 : 0;
}

/* What is sent between the two goes in as few packets as it takes: an answer's acknowledgement and what came of it. */
static void hold_packets(client *c, int held)
{
#ifdef TCP_CORK
    setsockopt(lws_get_socket_fd(c->wsi), IPPROTO_TCP, TCP_CORK, &held, sizeof held);
#else
    (void)c, (void)held;
#endif
}

/* As much as the socket takes at once: a round of the loop may include a commit, and nobody should wait one for each message. */
static int send_several(client *c)
{
    for (int i = 0; i < MESSAGES_A_ROUND && c->queued > c->held; i++) {
        if (send_one(c) != 0) {
            return -1;
        }
        if (c->sent > 0 || lws_partial_buffered(c->wsi)) {
            break;                   /* the rest when others have had their turn, or when the socket takes more */
        }
    }
    return 0;
}

static int send_queued(client *c)
{
    const bool several = c->queued > c->held + 1;
    if (several) {
        hold_packets(c, 1);
    }
    const int status = send_several(c);
    if (several) {
        hold_packets(c, 0);
    }
    if (status == 0 && c->queued > c->held) {
        lws_callback_on_writable(c->wsi);
    }
    return status;
}

/* Most sockets take a message at any time: to be told so first would cost three calls of the system and a round of the loop. */
void client_send_now(client *c)
{
    if (c->other.ping == 1 || control_is_silent(c) || c->sent > 0 || lws_partial_buffered(c->wsi)) {
        lws_callback_on_writable(c->wsi);
    } else if (!c->ends && send_queued(c) != 0) {
        client_drop(c);
    }
}

static int send_next(client *c)
{
    if (c->ends) {
        return -1;
    }
    if (control_is_silent(c)) {
        c->server->metrics.dropped_silent++;
        return refuse_message(c, LWS_CLOSE_STATUS_POLICY_VIOLATION, "nothing was said");     /* who says nothing holds the door for others */
    }
    if (c->other.ping == 1 && c->sent == 0 && send_ping(c) != 0) {
        return -1;
    }
    return send_queued(c);
}

static int on_game(struct lws *wsi, enum lws_callback_reasons reason, void *session, void *in, size_t length)
{
    server *s = lws_context_user(lws_get_context(wsi));
    client *c = session;
    switch (reason) {
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION:
        return may_come_in(wsi, s);
    case LWS_CALLBACK_ESTABLISHED:
        greet(wsi, s, c);
        return frames_begin(lws_get_socket_fd(wsi)) ? 0 : -1;
    case LWS_CALLBACK_RECEIVE:
        return c->server ? hear(c, in, length) : -1;
    case LWS_CALLBACK_SERVER_WRITEABLE:
        return c->server ? send_next(c) : -1;
    case LWS_CALLBACK_RECEIVE_PONG:
        if (c->server) {
            control_is_alive(c);
        }
        return 0;
    case LWS_CALLBACK_CLOSED:
        if (c && c->server) {
            part_from(c);
        }
        return 0;
    case LWS_CALLBACK_WSI_DESTROY:
        address_exit(s, wsi);
        return 0;
    default:
        return 0;
    }
}

/* ---- plain requests ------------------------------------------------------------------------------------- */

static int on_http(struct lws *wsi, enum lws_callback_reasons reason, void *session, void *in, size_t length)
{
    server *s = lws_context_user(lws_get_context(wsi));
    http_answer *a = session;
    switch (reason) {
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION:
        lws_return_http_status(wsi, HTTP_STATUS_BAD_REQUEST, NULL);      /* without our subprotocol */
        return 1;
    case LWS_CALLBACK_SERVER_NEW_CLIENT_INSTANTIATED:
        frames_expect(lws_get_socket_fd(wsi));
        return address_enter(s, wsi);
    case LWS_CALLBACK_WSI_DESTROY:
        address_exit(s, wsi);
        return 0;
    case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE:
        return visitor_upgrades(wsi, s, in);
    case LWS_CALLBACK_HTTP:
        frames_request(lws_get_socket_fd(wsi));
        return address_asks(s, wsi) == 0 ? http_request(wsi, s, a, in) : -1;
    case LWS_CALLBACK_HTTP_WRITEABLE:
        return http_more(wsi, a);
    case LWS_CALLBACK_CLOSED_HTTP:
    case LWS_CALLBACK_HTTP_DROP_PROTOCOL:
        if (a) {
            http_leave(a);
        }
        return 0;
    case LWS_CALLBACK_ESTABLISHED:
        return -1;
    default:
        return lws_callback_http_dummy(wsi, reason, session, in, length);
    }
}

/* The figures have a port of their own, which only this machine reaches. */
static int on_figures(struct lws *wsi, enum lws_callback_reasons reason, void *session, void *in, size_t length)
{
    server *s = lws_context_user(lws_get_context(wsi));
    switch (reason) {
    case LWS_CALLBACK_SERVER_NEW_CLIENT_INSTANTIATED:
        return 0;                    /* whoever watches us must be able to when all sockets are taken */
    case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE:
        return -1;
    case LWS_CALLBACK_HTTP:
        return http_figures(wsi, s, session, in);
    default:
        return on_http(wsi, reason, session, in, length);
    }
}

/* ---- the beginning -------------------------------------------------------------------------------------- */

/* The last number: without it the library sends no more at once than it reads, here 4 KiB. It keeps the rest of every longer message, and asks the
 * system to be told when it may go on. */
static const struct lws_protocols PROTOCOLS[] = {
    { "http", on_http, sizeof(http_answer), 0, 0, NULL, SENT_AT_ONCE },
    { "hypercone.1", on_game, sizeof(client), 4096, 0, NULL, SENT_AT_ONCE },
    { NULL, NULL, 0, 0, 0, NULL, 0 },
};
static const struct lws_protocols FIGURES[] = { { "http", on_figures, sizeof(http_answer), 0, 0, NULL, 0 }, { NULL, NULL, 0, 0, 0, NULL, 0 } };

/* The library looks after no connection: control.c does. */
static const lws_retry_bo_t NO_PINGS = { 0 };

static bool listen_for_figures(server *s, struct lws_context_creation_info info, char why[SENTENCE])
{
    info.port = (int)s->o->metrics_port;
    info.iface = "127.0.0.1";
    info.options |= LWS_SERVER_OPTION_DISABLE_IPV6;
    info.vhost_name = "figures";
    info.protocols = FIGURES;
    info.ssl_cert_filepath = info.ssl_private_key_filepath = NULL;
    s->figures = lws_create_vhost(s->lws, &info);
    if (!s->figures) {
        snprintf(why, SENTENCE, "the port %lld for the figures is in use; choose another one with --metrics-port", s->o->metrics_port);
    }
    return s->figures != NULL;
}

bool net_start(server *s, char why[SENTENCE])
{
    void *loops[1] = { &s->loop };
    struct lws_context_creation_info info = {
        .port = (int)s->o->port, .iface = s->o->bind, .protocols = PROTOCOLS, .user = s, .gid = -1, .uid = -1,
        .foreign_loops = loops, .keepalive_timeout = 15,
        .timeout_secs = REQUEST_SECONDS, .retry_and_idle_policy = &NO_PINGS, .server_string = "hypercone", .alpn = "http/1.1",
        .options = LWS_SERVER_OPTION_LIBUV | LWS_SERVER_OPTION_EXPLICIT_VHOSTS | LWS_SERVER_OPTION_VALIDATE_UTF8 |
                   LWS_SERVER_OPTION_FAIL_UPON_UNABLE_TO_BIND,
    };
    if (!strchr(s->o->bind, ':')) {
        info.options |= LWS_SERVER_OPTION_DISABLE_IPV6;      /* else the library takes an address of IPv4 for all of IPv6, and listens for everybody */
    }
    if (s->o->tls_cert) {
        info.options |= LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT;
        info.ssl_cert_filepath = s->o->tls_cert;
        info.ssl_private_key_filepath = s->o->tls_key;
    }
    lws_set_log_level(s->o->tls_cert ? LLL_ERR : 0, NULL);
    s->lws = lws_create_context(&info);
    s->vhost = s->lws ? lws_create_vhost(s->lws, &info) : NULL;
    if (!s->vhost) {
        snprintf(why, SENTENCE, "the server could not begin to listen%s", s->o->tls_cert ? "; are the certificate and its key right?" : "");
    }
    return s->vhost != NULL && (s->o->metrics_port < 0 || listen_for_figures(s, info, why));
}
