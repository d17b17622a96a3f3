/* spec.c - who plays, as a word that people write: LEVEL[:BUDGET[:THREADS]][/TEMPER]. */
#include "bots.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Cuts the text at the first `mark`: what stands before it goes into `head`; what stands after it is returned, or NULL. */
static const char *cut(const char *text, char mark, char head[BOT_NAME])
{
    const char *end = strchr(text, mark);
    size_t length = end ? (size_t)(end - text) : strlen(text);
    if (length >= BOT_NAME) length = BOT_NAME - 1;
    memcpy(head, text, length);
    head[length] = 0;
    return end ? end + 1 : NULL;
}

/* A whole number from 1 to `most` and what follows it; 0: none. */
static uint32_t number(const char *text, uint32_t most, const char **rest)
{
    uint32_t value = 0;
    const char *at = text;
    for (; *at >= '0' && *at <= '9' && value <= most; at++) value = value * 10 + (uint32_t)(*at - '0');
    *rest = at;
    return at == text || value > most ? 0 : value;
}

static bool read_level(const char *word, bot_spec *out, char why[BOT_WHY])
{
    int level = bot_level_named(word);
    if (level >= 0) { out->level = (uint8_t)level; return true; }
    int used = snprintf(why, BOT_WHY, "there is no bot level \"%s\"; there is", word);
    for (int i = 0; i < BOT_LEVELS && used < BOT_WHY; i++)
        used += snprintf(why + used, (size_t)(BOT_WHY - used), "%s %s", i ? "," : "", bot_level_name(i));
    return false;
}

static bool read_temper(const char *word, bot_spec *out, char why[BOT_WHY])
{
    int temper = bot_temper_named(word);
    if (temper >= 0) { out->temper = (uint8_t)temper; return true; }
    int used = snprintf(why, BOT_WHY, "there is no temper \"%s\"; there is", word);
    for (int i = 0; i < BOT_TEMPERS && used < BOT_WHY; i++)
        used += snprintf(why + used, (size_t)(BOT_WHY - used), "%s %s", i ? "," : "", bot_temper_name(i));
    return false;
}

static bool read_budget(const char *word, bot_spec *out, char why[BOT_WHY])
{
    const char *rest;
    out->budget = number(word, BOT_BUDGET_MAX, &rest);
    out->in_time = !strcmp(rest, "ms");
    if (out->budget && (!*rest || out->in_time)) return true;
    snprintf(why, BOT_WHY, "\"%s\" is not a budget; give a number of playouts, as in 2000, or of milliseconds, as in 400ms", word);
    return false;
}

static bool read_threads(const char *word, bot_spec *out, char why[BOT_WHY])
{
    const char *rest;
    out->threads = (uint8_t)number(word, BOT_THREADS_MAX, &rest);
    if (out->threads && !*rest) return true;
    snprintf(why, BOT_WHY, "\"%s\" is not a number of threads; give 1 to %d", word, BOT_THREADS_MAX);
    return false;
}

bool bot_spec_read(const char *text, bot_spec *out, char why[BOT_WHY])
{
    char body[BOT_NAME], level[BOT_NAME], budget[BOT_NAME];
    *out = (bot_spec){ 0 };
    if (strlen(text) >= BOT_NAME) { snprintf(why, BOT_WHY, "a bot is named in at most %d letters", BOT_NAME - 1); return false; }
    const char *temper = cut(text, '/', body);
    const char *rest = cut(body, ':', level);
    if (!read_level(level, out, why) || (temper && !read_temper(temper, out, why))) return false;
    if (!rest) return true;
    if (!bot_level_searches(out->level)) {
        snprintf(why, BOT_WHY, "the bot %s does not search, so it takes no budget; write just %s", level, level);
        return false;
    }
    const char *threads = cut(rest, ':', budget);
    return read_budget(budget, out, why) && (!threads || read_threads(threads, out, why));
}

void bot_spec_write(const bot_spec *s, char out[BOT_NAME])
{
    char budget[16] = "", threads[8] = "";
    if (s->budget) snprintf(budget, sizeof budget, ":%u%s", (unsigned)s->budget % (BOT_BUDGET_MAX + 1), s->in_time ? "ms" : "");
    if (s->budget && s->threads > 1) snprintf(threads, sizeof threads, ":%d", s->threads);
    snprintf(out, BOT_NAME, "%s%s%s%s%s", bot_level_name(s->level), budget, threads, s->temper ? "/" : "",
             s->temper ? bot_temper_name(s->temper) : "");
}
