/* address.c - what each address on the net has of us: sockets, rooms, and how much it may still ask for. */
#include <arpa/inet.h>
#include <libwebsockets.h>
#include <stdlib.h>
#include <string.h>

#include "server/server.h"

enum { FORGET_MS = 10 * 60 * 1000 };         /* by then whatever an address may do has filled up again */

/* One household has one address of IPv4, but 2^64 of IPv6: those count together. false: it is no number. */
static bool key_of(const char *text, char key[ADDRESS_KEY])
{
    struct in6_addr v6;
    struct in_addr v4;
    if (inet_pton(AF_INET6, text, &v6) != 1) {
        snprintf(key, ADDRESS_KEY, "%s", text);
        return inet_pton(AF_INET, text, &v4) == 1;
    }
    if (IN6_IS_ADDR_V4MAPPED(&v6)) {
        inet_ntop(AF_INET, v6.s6_addr + 12, key, ADDRESS_KEY);
    } else {
        memset(v6.s6_addr + 8, 0, 8);
        inet_ntop(AF_INET6, &v6, key, ADDRESS_KEY);
    }
    return true;
}

bool address_is_number(const char *text)
{
    char key[ADDRESS_KEY];
    return key_of(text, key);
}

/* NULL: no memory. */
static address *address_of(server *s, const char *text)
{
    char key[ADDRESS_KEY];
    key_of(text, key);
    address **place = &s->addresses[hash_of(key) % ADDRESS_PLACES];
    for (address *a = *place; a; a = a->next) {
        if (strcmp(a->key, key) == 0) {
            return a;
        }
    }
    address *a = calloc(1, sizeof *a);
    if (a) {
        memcpy(a->key, key, sizeof key);
        a->next = *place;
        *place = a;
    }
    return a;
}

static bool is_forgotten(const address *a, uint64_t now)
{
    return a->sockets == 0 && a->rooms == 0 && a->thinking == 0 && !a->waiting && now > a->seen + FORGET_MS;
}

void addresses_sweep(server *s, bool all)
{
    uint64_t now = uv_now(&s->loop);
    for (size_t i = 0; i < ADDRESS_PLACES; i++) {
        for (address **at = &s->addresses[i]; *at;) {
            address *a = *at;
            if (all || is_forgotten(a, now)) {
                *at = a->next;
                free(a);
            } else {
                at = &a->next;
            }
        }
    }
}

/* ---- sockets ------------------------------------------------------------------------------------------- */

static int enter_as(server *s, struct lws *wsi, const char *text, bool any_number)
{
    address *a = address_of(s, text);
    if (!a || (!any_number && s->o->per_ip > 0 && a->sockets >= s->o->per_ip)) {
        s->metrics.connections_refused++;
        return -1;
    }
    a->sockets++;
    a->seen = uv_now(&s->loop);
    lws_set_opaque_user_data(wsi, a);
    return 0;
}

static bool is_proxy(const server *s, const char *text)
{
    char key[ADDRESS_KEY], proxy[ADDRESS_KEY];
    return s->o->proxy && key_of(text, key) && key_of(s->o->proxy, proxy) && strcmp(key, proxy) == 0;
}

/* Every socket counts from its first moment, whether it ever says anything or not. */
int address_enter(server *s, struct lws *wsi)
{
    char text[ADDRESS_KEY] = "";
    lws_get_peer_simple(wsi, text, sizeof text);
    return enter_as(s, wsi, text, is_proxy(s, text));
}

/* Otherwise it is nobody else's: a proxy may look whether we are well. */
bool address_is_named(const server *s, struct lws *wsi)
{
    char peer[ADDRESS_KEY] = "";
    lws_get_peer_simple(wsi, peer, sizeof peer);
    return is_proxy(s, peer) && lws_hdr_total_length(wsi, WSI_TOKEN_X_FORWARDED_FOR) > 0;
}

/* What a proxy adds to what it was told itself comes last; before it may stand whatever a visitor likes. */
int address_asks(server *s, struct lws *wsi)
{
    char named[512] = "", key[ADDRESS_KEY];
    if (!address_is_named(s, wsi)) {
        return 0;
    }
    int length = lws_hdr_copy(wsi, named, sizeof named, WSI_TOKEN_X_FORWARDED_FOR);
    const char *last = strrchr(named, ',');
    last = last ? last + 1 : named;
    last += strspn(last, " ");
    if (length <= 0 || !key_of(last, key)) {
        s->metrics.connections_refused++;
        return -1;
    }
    address_exit(s, wsi);
    return enter_as(s, wsi, last, false);
}

void address_exit(server *s, struct lws *wsi)
{
    address *a = lws_get_opaque_user_data(wsi);
    if (a) {
        lws_set_opaque_user_data(wsi, NULL);
        a->sockets--;
        a->seen = uv_now(&s->loop);
    }
}

bool address_may(server *s, address *a, bucket *b, long long a_minute)
{
    if (a_minute == 0) {
        return true;
    }
    a->seen = uv_now(&s->loop);
    return bucket_take(b, a->seen, (double)a_minute / 60.0, (double)a_minute, 1);
}

/* Each connection has its own limit; but those that come anew, again and again, are still one sender. */
bool address_may_say(server *s, address *a, double much)
{
    enum { CONNECTIONS = 10 };           /* that may say as much as they are let, all the time */
    double a_second = (double)s->o->messages * CONNECTIONS;
    if (s->o->per_ip == 0) {
        return true;
    }
    a->seen = uv_now(&s->loop);
    return bucket_take(&a->messages, a->seen, a_second, a_second * 10, much);
}

/* What a game that sleeps costs when it is read goes by its answers: all that one address wants read may take a hundredth of the time. */
bool address_may_wake(server *s, address *a)
{
    enum { ANSWERS_A_MINUTE = 40000 };
    if (s->o->joins_a_minute == 0) {
        return true;
    }
    a->seen = uv_now(&s->loop);
    bool may = bucket_take(&a->wakes, a->seen, ANSWERS_A_MINUTE / 60.0, ANSWERS_A_MINUTE, 0);
    s->metrics.wakes_refused += !may;
    return may;
}

void address_woke(address *a, const room *r)
{
    a->wakes.level -= r && r->table ? (double)r->table->host.count : 1;
}
