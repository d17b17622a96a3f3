/* load.c - a load on the server: games of scripted people, and idle connections beside them.
 *
 *   load PORT GAMES IDLE SECONDS THINK_MS
 *
 * Two people and two bots play at each table; a person answers THINK_MS after being asked, give or take a half. The time of an
 * answer is from sending it to the last view of it that any of the table's clients has received before the next answer. */
#define _DEFAULT_SOURCE 1
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum { PEOPLE = 2, DONE = 4097, UNDO = 4098, SAMPLES = 1 << 20, BURST = 50 };

typedef struct wire_end {
    int fd, seat;
    struct desk *desk;               /* NULL: idle                        */
    bool open, over;
    char *in;
    size_t length, room;
    long long asked, answered;       /* ids of questions                  */
    int choice;
    double *answer_at;               /* when it will answer; 0: not asked. All lie together: they are looked through all the time */
} wire_end;

typedef struct desk {
    wire_end *person[PEOPLE];
    char room[24];
    double sent, seen;               /* the answer that is on its way: when sent, when last seen */
    bool wants_start;
} desk;

static struct { int port, games, idle, seconds, think, epoll; uint32_t luck; } load;
static double sample[SAMPLES];
static size_t samples, answers, messages, games_over, bytes, refused;

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static uint32_t chance(uint32_t below)
{
    load.luck = load.luck * 1664525u + 1013904223u;
    return (load.luck >> 8) % below;
}

static void die(const char *what)
{
    fprintf(stderr, "load: %s: %s\n", what, strerror(errno));
    exit(1);
}

/* ---- frames -------------------------------------------------------------------------------------------- */

static void send_all(wire_end *l, const unsigned char *bytes_out, size_t length)
{
    for (size_t sent = 0; sent < length;) {
        ssize_t n = send(l->fd, bytes_out + sent, length - sent, MSG_NOSIGNAL);
        if (n < 0 && errno == EAGAIN) {
            usleep(100);
        } else if (n <= 0) {
            die("a connection was closed");
        } else {
            sent += (size_t)n;
        }
    }
}

static void say(wire_end *l, const char *text)
{
    unsigned char frame[1024];
    size_t length = strlen(text), head = length < 126 ? 2 : 4;
    frame[0] = 0x81;
    frame[1] = (unsigned char)(0x80 | (length < 126 ? length : 126));
    if (head == 4) {
        frame[2] = (unsigned char)(length >> 8);
        frame[3] = (unsigned char)length;
    }
    memset(frame + head, 0, 4);      /* a mask of zeros changes nothing */
    memcpy(frame + head + 4, text, length);
    send_all(l, frame, head + 4 + length);
}

static wire_end *connect_one(void)
{
    wire_end *l = calloc(1, sizeof *l);
    struct sockaddr_in to = { .sin_family = AF_INET, .sin_port = htons((uint16_t)load.port), .sin_addr.s_addr = htonl(INADDR_LOOPBACK) };
    char request[256], reply[1024];
    int on = 1;
    if (!l || (l->fd = socket(AF_INET, SOCK_STREAM, 0)) < 0 || connect(l->fd, (struct sockaddr *)&to, sizeof to) != 0) {
        die("cannot connect");
    }
    setsockopt(l->fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    snprintf(request, sizeof request, "GET /ws HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
             "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: hypercone.1\r\n\r\n", load.port);
    send_all(l, (unsigned char *)request, strlen(request));
    size_t got = 0;
    reply[0] = '\0';
    while (got < sizeof reply - 1 && !strstr(reply, "\r\n\r\n")) {
        if (recv(l->fd, reply + got, 1, 0) != 1) {
            die("refused");
        }
        reply[++got] = '\0';
    }
    if (!strstr(reply, " 101 ")) {
        fprintf(stderr, "load: refused: %.60s\n", reply);
        exit(1);
    }
    fcntl(l->fd, F_SETFL, O_NONBLOCK);
    struct epoll_event e = { .events = EPOLLIN, .data.ptr = l };
    epoll_ctl(load.epoll, EPOLL_CTL_ADD, l->fd, &e);
    say(l, "{\"type\":\"hello\",\"protocol\":2,\"name\":\"Load\"}");
    return l;
}

/* ---- the game -------------------------------------------------------------------------------------------- */

static void open_room(desk *d)
{
    d->room[0] = '\0';
    d->sent = 0;
    d->wants_start = true;
    for (int i = 0; i < PEOPLE; i++) {
        d->person[i]->asked = d->person[i]->answered = 0;
        *d->person[i]->answer_at = 0;
        d->person[i]->over = false;
    }
    say(d->person[0], "{\"type\":\"create\",\"edition\":\"ffg\",\"players\":4,\"seats\":[{\"player\":\"me\"},{\"player\":\"open\"},"
                      "{\"player\":\"bot\",\"bot\":\"steady\"},{\"player\":\"bot\",\"bot\":\"steady\"}],\"deal_seconds\":0,\"silence_seconds\":0}");
}

static long long number_after(const char *text, const char *key)
{
    const char *at = strstr(text, key);
    return at ? strtoll(at + strlen(key), NULL, 10) : 0;
}

/* Only the options themselves have a kind: what comes after one of them ("then") is another question. */
static int pick(const char *text)
{
    int choice[300], count = 0;
    const char *at = strstr(text, "\"options\":[");
    const char *end = at ? strstr(at, "],\"id\":") : NULL;
    bool may_end = false;
    while (at && end && (at = strstr(at, "\"choice\":")) != NULL && at < end && count < 300) {
        char *after;
        int c = (int)strtol(at + 9, &after, 10);
        at = after;
        bool is_option = strncmp(after, ",\"kind\"", 7) == 0;
        may_end |= is_option && c == DONE;
        if (is_option && c != UNDO) {
            choice[count++] = c;
        }
    }
    return may_end && chance(2) ? DONE : count > 0 ? choice[chance((uint32_t)count)] : 0;
}

static void settle_time(desk *d)
{
    if (d->sent > 0 && d->seen > d->sent && samples < SAMPLES) {
        sample[samples++] = d->seen - d->sent;
    }
    d->sent = 0;
}

static void take_game(wire_end *l, const char *text)
{
    desk *d = l->desk;
    d->seen = now();
    if (strstr(text, "\"over\":true")) {
        l->over = true;
        if (d->person[0]->over && d->person[1]->over) {
            settle_time(d);
            games_over++;
            open_room(d);
        }
        return;
    }
    /* What is asked may change before it is answered, with the same number: another has answered first. */
    if (strstr(text, "\"question\":null")) {
        l->asked = l->answered;
        *l->answer_at = 0;
        return;
    }
    long long id = number_after(strstr(text, "\"options\":["), "],\"id\":");
    if (id <= l->answered) {
        return;
    }
    l->choice = pick(text);
    if (id > l->asked) {
        l->asked = id;
        *l->answer_at = now() + load.think / 1000.0 * (0.5 + chance(1000) / 1000.0);
    }
}

static void take_message(wire_end *l, char *text, size_t length)
{
    desk *d = l->desk;
    char out[256];
    messages++;
    bytes += length;
    if (!d) {
        return;
    }
    if (strncmp(text, "{\"type\":\"game\"", 14) == 0) {
        take_game(l, text);
    } else if (strncmp(text, "{\"type\":\"seated\"", 16) == 0 && l->seat == 0) {
        sscanf(strstr(text, "\"room\":\"") + 8, "%20[^\"]", d->room);
        snprintf(out, sizeof out, "{\"type\":\"join\",\"room\":\"%s\"}", d->room);
        say(d->person[1], out);
    } else if (strncmp(text, "{\"type\":\"seated\"", 16) == 0) {
        say(l, "{\"type\":\"ready\",\"ready\":true}");
    } else if (strncmp(text, "{\"type\":\"room\"", 14) == 0 && l->seat == 0 && d->wants_start && strstr(text, "\"state\":\"waiting\"")) {
        const char *second = strstr(text, "\"seat\":1,");
        const char *ready = second ? strstr(second, "\"ready\":true") : NULL, *third = second ? strstr(second, "\"seat\":2,") : NULL;
        if (ready && third && ready < third) {
            d->wants_start = false;
            say(l, "{\"type\":\"start\"}");
        }
    } else if (strncmp(text, "{\"type\":\"error\"", 15) == 0) {
        refused++;
        if (refused < 5) {
            fprintf(stderr, "load: %.200s\n", text);
        }
    }
}

static void take_frames(wire_end *l)
{
    size_t at = 0;
    while (l->length - at >= 2) {
        unsigned char *b = (unsigned char *)l->in + at;
        size_t length = b[1] & 127, head = 2;
        if (length == 126) {
            if (l->length - at < 4) break;
            length = (size_t)b[2] << 8 | b[3];
            head = 4;
        } else if (length == 127) {
            if (l->length - at < 10) break;
            length = 0;
            for (int i = 2; i < 10; i++) length = length << 8 | b[i];
            head = 10;
        }
        if (l->length - at < head + length) {
            break;
        }
        if ((b[0] & 15) == 8) {
            fprintf(stderr, "load: the server has closed a connection\n");
            exit(1);
        }
        if ((b[0] & 15) == 1) {
            char kept = l->in[at + head + length];
            l->in[at + head + length] = '\0';
            take_message(l, l->in + at + head, length);
            l->in[at + head + length] = kept;
        }
        at += head + length;
    }
    memmove(l->in, l->in + at, l->length - at);
    l->length -= at;
}

static void read_link(wire_end *l)
{
    for (;;) {
        if (l->room - l->length < 16384) {
            l->room = l->room ? l->room * 2 : 32768;
            l->in = realloc(l->in, l->room + 1);
            if (!l->in) die("no memory");
        }
        ssize_t n = recv(l->fd, l->in + l->length, l->room - l->length, 0);
        if (n <= 0) {
            if (n == 0) {
                fprintf(stderr, "load: the server has hung up\n");
                exit(1);
            }
            return;
        }
        l->length += (size_t)n;
        take_frames(l);
    }
}

/* ---- the whole --------------------------------------------------------------------------------------------- */

static void answer_due(desk *d, const double due[PEOPLE], double t)
{
    for (int i = 0; i < PEOPLE; i++) {
        if (due[i] == 0 || due[i] > t) {
            continue;
        }
        wire_end *l = d->person[i];
        char out[128];
        settle_time(d);
        *l->answer_at = 0;
        l->answered = l->asked;
        answers++;
        snprintf(out, sizeof out, "{\"type\":\"answer\",\"id\":%lld,\"choice\":%d}", l->asked, l->choice);
        d->sent = now();
        say(l, out);
    }
}

static void serve_events(int wait_ms)
{
    struct epoll_event e[256];
    int count = epoll_wait(load.epoll, e, 256, wait_ms);
    for (int i = 0; i < count; i++) {
        read_link(e[i].data.ptr);
    }
}

static int by_size(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return x < y ? -1 : x > y;
}

static double part(double p)
{
    return samples ? sample[(size_t)(p * (double)(samples - 1))] * 1000 : 0;
}

int main(int argc, char **argv)
{
    if (argc != 6) {
        fprintf(stderr, "usage: load PORT GAMES IDLE SECONDS THINK_MS\n");
        return 2;
    }
    load.port = atoi(argv[1]);
    load.games = atoi(argv[2]);
    load.idle = atoi(argv[3]);
    load.seconds = atoi(argv[4]);
    load.think = atoi(argv[5]);
    load.luck = 12345;
    load.epoll = epoll_create1(0);
    desk *desks = calloc((size_t)load.games, sizeof *desks);
    double (*due)[PEOPLE] = calloc((size_t)load.games, sizeof *due);
    if (!desks || !due) die("no memory");
    for (int i = 0; i < load.idle; i++) {
        connect_one();
        if (i % BURST == 0) serve_events(0);
    }
    printf("ready: %d idle connections\n", load.idle);
    fflush(stdout);
    for (int i = 0; i < load.games; i++) {
        for (int k = 0; k < PEOPLE; k++) {
            desks[i].person[k] = connect_one();
            desks[i].person[k]->desk = &desks[i];
            desks[i].person[k]->seat = k;
            desks[i].person[k]->answer_at = &due[i][k];
        }
        open_room(&desks[i]);
        serve_events(0);
    }
    printf("all play\n");
    fflush(stdout);
    double began = now(), warm = began + load.seconds * 0.2, end = began + load.seconds;
    bool counted = false;
    for (double t = began; t < end; t = now()) {
        if (!counted && t > warm) {
            samples = answers = messages = bytes = 0;
            counted = true;
        }
        serve_events(2);
        t = now();
        for (int i = 0; i < load.games; i++) {
            answer_due(&desks[i], due[i], t);
        }
    }
    double spent = now() - warm;
    qsort(sample, samples, sizeof sample[0], by_size);
    printf("%d games, %d idle connections, %.0f s: %.0f answers/s, %.0f messages/s, %.1f MB/s, %zu games ended, %zu errors\n", load.games,
           load.idle, spent, (double)answers / spent, (double)messages / spent, (double)bytes / spent / 1e6, games_over, refused);
    printf("from an answer to all views, ms: p50 %.2f, p90 %.2f, p99 %.2f, worst %.2f (%zu answers)\n", part(0.5), part(0.9), part(0.99), part(1), samples);
    return 0;
}
