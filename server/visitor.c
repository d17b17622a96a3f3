/* visitor.c - what a request says about where it comes from: the name it asks for, the page that sent it, what it wants to speak. */
#include <ctype.h>
#include <string.h>
#include <unistd.h>

#include "server/net.h"

enum { NAME_ROOM = 256 };

/* "the.name:7100" or "[::1]:7100" without its port. */
static void without_port(char host[NAME_ROOM])
{
    char *end = host[0] == '[' ? strchr(host, ']') : NULL;
    char *colon = strchr(end ? end : host, ':');
    if (colon) {
        *colon = '\0';
    }
}

static void host_of_url(const char *url, char host[NAME_ROOM])
{
    const char *after = strstr(url, "://");
    snprintf(host, NAME_ROOM, "%s", after ? after + 3 : url);
    without_port(host);
}

/* Whoever knows the number of a machine has not been led to it by somebody else's name. */
static bool is_number(const char *host)
{
    size_t length = strlen(host);
    bool v6 = host[0] == '[' && host[length - 1] == ']' && strspn(host + 1, "0123456789abcdefABCDEF:.%") == length - 2;
    return v6 || (length > 0 && isdigit((unsigned char)host[0]) && strspn(host, "0123456789.") == length);
}

static bool is_own_name(const char *host)
{
    char own[128] = "", local[136];
    if (strcasecmp(host, "localhost") == 0) {
        return true;
    }
    if (gethostname(own, sizeof own - 1) != 0 || !own[0]) {
        return false;
    }
    snprintf(local, sizeof local, "%s.local", own);
    return strcasecmp(host, own) == 0 || strcasecmp(host, local) == 0;
}

/* A page elsewhere may have a name that leads here; then its visitors would play, and see, as if they had come to us. */
bool visitor_means_us(struct lws *wsi, const server *s)
{
    char host[NAME_ROOM] = "", allowed[NAME_ROOM];
    if (lws_hdr_copy(wsi, host, sizeof host, WSI_TOKEN_HOST) <= 0) {
        return false;
    }
    without_port(host);
    for (int i = 0; i < s->o->hosts; i++) {
        if (strcasecmp(host, s->o->host[i]) == 0) {
            return true;
        }
    }
    for (int i = 0; i < s->o->origins; i++) {
        host_of_url(s->o->origin[i], allowed);
        if (strcasecmp(host, allowed) == 0) {
            return true;
        }
    }
    return is_number(host) || is_own_name(host);
}

/* Other people's pages must not play with the keys of our players. Programs that are no browser send no origin. */
bool visitor_has_our_page(struct lws *wsi, const server *s)
{
    char origin[NAME_ROOM] = "", host[NAME_ROOM] = "", ours[NAME_ROOM + 16];
    if (lws_hdr_total_length(wsi, WSI_TOKEN_ORIGIN) == 0) {
        return true;
    }
    if (lws_hdr_copy(wsi, origin, sizeof origin, WSI_TOKEN_ORIGIN) <= 0 || lws_hdr_copy(wsi, host, sizeof host, WSI_TOKEN_HOST) <= 0) {
        return false;
    }
    for (int i = 0; i < s->o->origins; i++) {
        if (strcasecmp(origin, s->o->origin[i]) == 0) {
            return true;
        }
    }
    if (s->o->origins > 0 && address_is_named(s, wsi)) {
        return false;                    /* it came to a proxy, and what that speaks --origin says */
    }
    snprintf(ours, sizeof ours, "%s://%s", s->o->tls_cert ? "https" : "http", host);
    return strcasecmp(origin, ours) == 0;
}

static int refuse(struct lws *wsi, server *s, unsigned status)
{
    s->metrics.connections_refused++;
    lws_return_http_status(wsi, status, NULL);
    return 1;
}

/* What else the library could speak (HTTP/2 in the clear) has none of our limits. */
int visitor_upgrades(struct lws *wsi, server *s, const char *to)
{
    char version[8] = "";
    if (strcasecmp(to, "websocket") != 0) {
        return refuse(wsi, s, HTTP_STATUS_BAD_REQUEST);
    }
    if (lws_hdr_copy(wsi, version, sizeof version, WSI_TOKEN_VERSION) <= 0 || strcmp(version, "13") != 0) {
        return refuse(wsi, s, 426);
    }
    return visitor_means_us(wsi, s) ? 0 : refuse(wsi, s, MISDIRECTED);
}
