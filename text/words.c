/* words.c - the words of an edition: ships and colonies, cards, sheets, steps of the encounter. */
#include "inside.h"
#include <string.h>

static char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

/* The key may begin with a capital: what it stands for is then wanted with one. */
const char *word_of(int edition, const char *key, size_t length)
{
    const hc_edition_info *info = hc_edition(edition);
    for (const hc_word *w = info ? info->words : NULL; w && w->key; w++)
        if (strlen(w->key) == length && lower(key[0]) == w->key[0] && memcmp(key + 1, w->key + 1, length - 1) == 0)
            return w->word;
    return NULL;
}

/* "an {encounter}" is right in one edition and wrong in another: the article that has just been written follows the word. */
static void suit_article(pen *p, const char *word)
{
    bool vowel = strchr("aeiouAEIOU", word[0]);
    const char *end = p->out + p->length;
    bool an = p->length >= 3 && memcmp(end - 2, "n ", 2) == 0 && lower(end[-3]) == 'a' && (p->length == 3 || end[-4] == ' ');
    bool a = p->length >= 2 && end[-1] == ' ' && lower(end[-2]) == 'a' && (p->length == 2 || end[-3] == ' ');
    if (p->full || (!an && !a) || an == vowel) return;
    p->length -= an ? 2 : 1;
    pen_put(p, an ? " " : "n ");
}

/* {artifacts}: the plural of a word of which the edition has only the singular. */
bool pen_key(pen *p, int edition, const char *key, size_t length)
{
    const char *word = length > 0 ? word_of(edition, key, length) : NULL;
    bool plural = !word && length > 1 && key[length - 1] == 's';
    if (plural)
        word = word_of(edition, key, length - 1);
    if (!word)
        return false;
    suit_article(p, word);
    pen_named(p, TEXT_OF_WORD, key, length - plural);
    if (key[0] >= 'A' && key[0] <= 'Z')
        pen_capital(p, word);
    else
        pen_put(p, word);
    pen_put(p, plural ? "s" : "");
    pen_mark(p, TEXT_END);
    return true;
}

void pen_word(pen *p, int edition, const char *key)
{
    pen_put(p, word_of(edition, key, strlen(key)));
}

void pen_expanded(pen *p, int edition, const char *text)
{
    while (*text) {
        size_t plain = strcspn(text, "{");
        pen_bytes(p, text, plain);
        text += plain;
        if (!*text)
            return;
        size_t length = strcspn(text + 1, "}");
        if (text[1 + length] == '}' && pen_key(p, edition, text + 1, length)) {
            text += length + 2;
            continue;
        }
        pen_bytes(p, text, 1);
        text++;
    }
}

size_t text_expand(char *out, size_t room, int edition, const char *text)
{
    pen p;
    pen_open(&p, out, room);
    pen_expanded(&p, edition, text ? text : "");
    return p.length;
}

void pen_ships(pen *p, int edition, int count)
{
    pen_number(p, count);
    pen_put(p, " ");
    pen_word(p, edition, count == 1 ? "ship" : "ships");
}

/* By its first letter: good enough for the words that editions have. */
void pen_an(pen *p, int edition, const char *key)
{
    const char *word = word_of(edition, key, strlen(key));
    pen_put(p, word && strchr("aeiouAEIOU", word[0]) ? "an " : "a ");
    pen_put(p, word);
}

/* ---- cards and sheets ----------------------------------------------------------------------- */

bool word_is_alien(int edition, int sheet)
{
    hc_sheet_info info;
    return hc_sheet(sheet, edition, &info) && info.alien;
}

void pen_sheet(pen *p, int edition, int sheet)
{
    hc_sheet_info info;
    if (hc_sheet(sheet, edition, &info))
        pen_sheet_as(p, info.name, info.name);
    else
        pen_put(p, "something unknown");
}

void pen_sheet_as(pen *p, const char *name, const char *shown)
{
    pen_named(p, TEXT_OF_SHEET, name, strlen(name));
    pen_put(p, shown);
    pen_mark(p, TEXT_END);
}

/* Attacks are written as they are said: without a leading zero. */
void pen_attack(pen *p, int value)
{
    pen_put(p, value < 0 ? "Attack -" : "Attack ");
    pen_number(p, value < 0 ? -value : value);
}

void pen_card(pen *p, int edition, const hc_card_info *c)
{
    if (pen_card_of_duel(p, edition, c)) return;
    const bool own = hc_is_unique(c->kind, c->sheet);
    switch (c->kind) {
    case HC_CARD_ATTACK:
        if (own) pen_put(p, "Attack (");
        else pen_attack(p, c->value);
        break;
    case HC_CARD_NEGOTIATE:
        pen_key(p, edition, "Negotiate", strlen("Negotiate"));
        if (own) pen_put(p, " (");
        break;
    case HC_CARD_MORPH:
        pen_named(p, TEXT_OF_WORD, "morph", strlen("morph"));
        pen_put(p, "Morph");
        pen_mark(p, TEXT_END);
        break;
    case HC_CARD_REINFORCEMENT:
        if (own) {
            pen_put(p, "Reinforcement (");
            break;
        }
        pen_put(p, c->value < 0 ? "Reinforcement " : "Reinforcement +");
        pen_number(p, c->value);
        break;
    case HC_CARD_KICKER:
        pen_put(p, "Kicker ");
        pen_number(p, c->value);
        if (own) pen_put(p, " (");
        break;
    case HC_CARD_RIFT:
    case HC_CARD_INTIMIDATE:
        pen_put(p, c->kind == HC_CARD_RIFT ? "Rift " : "Intimidate ");
        pen_number(p, c->value);
        break;
    case HC_CARD_RETREAT:
    case HC_CARD_SAFEGUARD:
    case HC_CARD_CLAUSE:
        pen_sheet(p, edition, c->sheet);
        break;
    case HC_CARD_ARTIFACT:
    case HC_CARD_TECH:
    case HC_CARD_ESSENCE:
    case HC_CARD_HAZARD:
    case HC_CARD_MOON:
    case HC_CARD_STATION:
    case HC_CARD_EVOLUTION:
    case HC_CARD_LUX:
    case HC_CARD_BOON:
    case HC_CARD_OBJECTIVE:
    case HC_CARD_SHIP:
        pen_sheet(p, edition, c->sheet);
        break;
    case HC_CARD_FLARE:
        pen_sheet(p, edition, c->sheet);
        pen_put(p, " flare");
        break;
    case HC_CARD_DESTINY:
        pen_word(p, edition, "destiny_card");
        break;
    default:
        pen_put(p, "a hidden card");
    }
    if (!own || c->kind == HC_CARD_SAFEGUARD) return;
    pen_sheet(p, edition, c->sheet);
    pen_put(p, ")");
}

size_t text_card(char *out, size_t room, int edition, const hc_card_info *c)
{
    pen p;
    pen_open(&p, out, room);
    pen_card(&p, edition, c);
    return p.length;
}

/* What it does in a few words; sheets have them with a capital and without a full stop. */
bool pen_summary(pen *p, int edition, int sheet, const char *before, const char *after)
{
    hc_sheet_info info;
    if (!hc_sheet(sheet, edition, &info) || !word_given(info.summary))
        return false;
    char words[300];
    text_expand(words, sizeof words, edition, info.summary);
    words[0] = lower(words[0]);
    pen_put(p, before);
    pen_put(p, words);
    pen_put(p, after);
    return true;
}

/* ---- steps of the encounter ------------------------------------------------------------------ */

static hc_phase_info phase_of(int edition, int phase)
{
    hc_phase_info all[HC_PHASE_COUNT];
    int n = hc_phases(edition, all);
    for (int i = 0; i < n; i++)
        if (all[i].phase == phase)
            return all[i];
    return (hc_phase_info){ .name = "" };
}

const char *text_phase(int edition, int phase) { return phase_of(edition, phase).name; }

int text_phase_number(int edition, int phase) { return phase_of(edition, phase).number; }

int text_event_phase(const hc_event *e)
{
    switch (e->kind) {
    case HC_EV_REGAINED: return !e->sheet && (e->flag == HC_BY_RULES || e->flag == HC_BY_REGAINING) ? HC_PHASE_REGROUP : -1;
    case HC_EV_ORDERS: case HC_EV_DRAWS_AGAIN: case HC_EV_DRIVES_OUT: case HC_EV_DEFENSE: case HC_EV_FATE: return HC_PHASE_DESTINY;
    case HC_EV_SENT: return e->sheet ? -1 : HC_PHASE_LAUNCH;
    case HC_EV_AIMED: return HC_PHASE_LAUNCH;
    case HC_EV_INVITED: case HC_EV_INVITED_NOBODY: case HC_EV_JOINED: case HC_EV_STAYED_OUT: case HC_EV_ENVOY_UP: return HC_PHASE_JOIN;
    case HC_EV_CARD_DOWN: case HC_EV_TACTIC: return HC_PHASE_PLANNING;
    case HC_EV_REVEALED: return HC_PHASE_REVEAL;
    case HC_EV_OUTCOME: case HC_EV_DUEL_WON: return HC_PHASE_RESOLUTION;
    default: return -1;
    }
}

void pen_face(pen *p, int edition, int named)
{
    const hc_card_info c = hc_face(named);
    if (named == HC_NAMED_RETREAT)
        pen_put(p, "Retreat");
    else if (named == HC_NAMED_FLARE)
        pen_put(p, "a flare");
    else
        pen_card(p, edition, &c);
}
