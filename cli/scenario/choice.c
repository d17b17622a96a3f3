/* choice.c - questions and their answers in the words of scenarios, both ways. */
#include <stdio.h>
#include <string.h>
#include "cli/scenario/scenario.h"

enum { LABEL_WORDS = 6 };

/* ---- answers as words ------------------------------------------------------------------------- */

const char *key_of(const run *r, const hc_question *q)
{
#define X(name, key) key,
    static const char *const KEY[] = { HC_PROMPTS(X) };
#undef X
    if (q->sheet == 0) return q->prompt < HC_PROMPT_COUNT ? KEY[q->prompt] : "?";
    const char *key = hc_prompt_key(q->sheet, r->edition, q->prompt);
    return key ? key : "?";
}

bool is_key(const run *r, const char *word)
{
    for (int sheet = 0; sheet < hc_sheet_count(); sheet++)
        for (int prompt = 0; prompt < (sheet ? PROMPTS_MAX : HC_PROMPT_COUNT); prompt++) {
            hc_question q = { .sheet = (uint16_t)sheet, .prompt = (uint8_t)prompt };
            if (*key_of(r, &q) != '?' && same_name(key_of(r, &q), word)) return true;
        }
    return false;
}

static const struct {
    const char *word;
    int choice;
} PLAIN_ANSWER[] = {
    { "pass", HC_PASS }, { "done", HC_DONE }, { "undo", HC_UNDO }, { "deck", HC_DECK }, { "walk-away", HC_WALK_AWAY }
};
static const char *const REPLY_WORD[] = {
    [HC_ACCEPT] = "accept", [HC_COUNTER] = "counter", [HC_REFUSE] = "refuse", [HC_TIME_IS_UP] = "time"
};
static const char *const SIDE_WORD[] = { [HC_SIDE_OFFENSE] = "offense", [HC_SIDE_DEFENSE] = "defense" };
/* Of a term that names nothing: "want attack". */
static void words_of_term(char out[WORD_ROOM], int term)
{
    bool given;
    int thing, what = hc_item_of_term(term, &given, &thing);
    const char *word = what == HC_ITEM_OF_KIND ? hc_card_kind_name(thing) : hc_item_name(what);
    snprintf(out, WORD_ROOM, "%s %s", given ? "give" : "want", word ? word : "");
}

/* The questions of the rules that are choices; those of aliens and cards have labels of their own. */
static const struct {
    int prompt;
    const char *label[4];
} RULES_CHOICE[] = {
    { HC_PROMPT_OWN_ORDERS, { "again", "drive-out", "re-establish", "moon" } },
    { HC_PROMPT_TECH, { "wait", "research", "complete", "abandon" } },
    { HC_PROMPT_SECOND, { "no", "yes", "tech" } },
    { HC_PROMPT_CHOOSE_ALIEN, { "no", "yes" } },
    { HC_PROMPT_ROTATE, { "no", "yes" } },
    { HC_PROMPT_WHICH_SHIPS, { "no", "yes" } },
    { HC_PROMPT_BECOME, { "no", "yes" } },
    { HC_PROMPT_RAISE, { "sword", "coin", "eye" } },
    { HC_PROMPT_LOWER, { "sword", "coin", "eye" } },
    { HC_PROMPT_KEEP_ENVOY, { "sword", "coin", "eye" } },
    { HC_PROMPT_SHOW_ENVOY, { "sword", "coin", "eye" } },
};

const char *choice_label(int sheet, int edition, int prompt, int choice)
{
    if (sheet) return hc_label(sheet, edition, prompt, choice);
    for (size_t k = 0; k < sizeof RULES_CHOICE / sizeof *RULES_CHOICE; k++)
        if (RULES_CHOICE[k].prompt == prompt && choice < 4) return RULES_CHOICE[k].label[choice];
    return NULL;
}

static const char *label_of(const run *r, const hc_question *q, int choice)
{
    return choice_label(q->sheet, r->edition, q->prompt, choice);
}

static void write_card_numbered(char out[WORD_ROOM], const run *r, const char *verb, int card)
{
    char word[WORD_ROOM];
    hc_card_info c = hc_card(&r->game, card);
    write_card(word, r, &c);
    snprintf(out, WORD_ROOM, "%s%.*s", verb, WORD_ROOM / 2, word);
}

/* Of an item that names a thing with a sheet: "give tech xenon-lasers". */
static int sheet_of_term(const run *r, int term)
{
    bool given;
    int thing, what = hc_item_of_term(term, &given, &thing);
    return hc_item_sheet(&r->game, what, thing);
}

static void write_term(char out[WORD_ROOM], const run *r, int term)
{
    char planet[WORD_ROOM];
    const int kind = HC_TERM_KIND(term), thing = HC_TERM_THING(term);
    if (kind == HC_TERM_GIVE_CARD) write_card_numbered(out, r, "give ", thing);
    else if (kind == HC_TERM_WANT_CARD) {
        hc_card_info c = hc_card(&r->game, thing);
        bool by_kind = c.kind == HC_CARD_NEGOTIATE || c.kind == HC_CARD_MORPH;  /* "want negotiate": any of them */
        write_card_numbered(out, r, by_kind ? "want card " : "want ", thing);
    } else if (kind == HC_TERM_GIVE_COLONY || kind == HC_TERM_WANT_COLONY) {
        write_place(planet, r, thing);
        snprintf(out, WORD_ROOM, "%s colony %.*s", kind == HC_TERM_GIVE_COLONY ? "give" : "want", WORD_ROOM / 2, planet);
    } else if (kind == HC_TERM_RELEASE_OF) snprintf(out, WORD_ROOM, "free %s", r->name[thing]);
    else if (kind == HC_TERM_WITH) snprintf(out, WORD_ROOM, "with %s %s", r->name[thing / HC_SEATS], r->name[thing % HC_SEATS]);
    else {
        char word[WORD_ROOM];
        const int sheet = sheet_of_term(r, term);
        words_of_term(out, term);
        if (sheet) {
            write_sheet(word, r, sheet);
            add_text(out, WORD_ROOM, " %s", word);
        }
    }
}

/* blast-4: of tokens that are readied, their first half. */
static bool write_tactic(char out[WORD_ROOM], const hc_question *q, int choice)
{
    char half[WORD_ROOM];
    if (q->sheet || choice >= HC_PASS || q->prompt != HC_PROMPT_READY || q->kind != HC_ASK_NUMBER) return false;
    text_tactic(half, sizeof half, 2 * choice);
    write_word(out, half, true);
    return true;
}

static bool is_tactic(const hc_question *q, int choice, const char *word)
{
    char half[WORD_ROOM];
    return write_tactic(half, q, choice) && same_name(half, word);
}

/* 15 blast-4 */
static void write_plan(char out[WORD_ROOM], const run *r, int choice)
{
    char half[WORD_ROOM], word[WORD_ROOM];
    *out = 0;
    if (HC_PLAN_CARD(choice) != HC_NO_CARD) write_card_numbered(out, r, "", HC_PLAN_CARD(choice));
    if (HC_PLAN_HALF(choice) < 0) return;
    text_tactic(half, sizeof half, HC_PLAN_HALF(choice));
    write_word(word, half, true);
    add_text(out, WORD_ROOM, "%s%s", *out ? " " : "", word);
}

void write_choice(char out[WORD_ROOM], const run *r, const hc_question *q, int choice)
{
    snprintf(out, WORD_ROOM, "%d", choice);
    for (size_t k = 0; k < sizeof PLAIN_ANSWER / sizeof *PLAIN_ANSWER; k++)
        if (PLAIN_ANSWER[k].choice == choice) {
            snprintf(out, WORD_ROOM, "%s", PLAIN_ANSWER[k].word);
            return;
        }
    const char *label;
    int card, sheet;
    const hc_card_info face = hc_face(choice);
    if (write_tactic(out, q, choice)) return;
    switch (q->kind) {
    case HC_ASK_ACT:
        sheet = hc_source(&r->game, choice, &card);
        if (card == HC_NO_CARD) write_sheet(out, r, sheet);
        else write_card_numbered(out, r, "", card);
        break;
    case HC_ASK_SEAT: snprintf(out, WORD_ROOM, "%s", r->name[choice]); break;
    case HC_ASK_PLANET: write_place(out, r, choice); break;
    case HC_ASK_CARD: write_card_numbered(out, r, "", choice); break;
    case HC_ASK_PLAN: write_plan(out, r, choice); break;
    case HC_ASK_FACE:
        if (choice == HC_NAMED_RETREAT) snprintf(out, WORD_ROOM, "retreat");
        else if (choice == HC_NAMED_FLARE) snprintf(out, WORD_ROOM, "flare");
        else write_card(out, r, &face);
        break;
    case HC_ASK_ALIEN: write_sheet(out, r, choice); break;
    case HC_ASK_SIDE: snprintf(out, WORD_ROOM, "%s", SIDE_WORD[choice]); break;
    case HC_ASK_REPLY: snprintf(out, WORD_ROOM, "%s", REPLY_WORD[choice]); break;
    case HC_ASK_TERMS: write_term(out, r, choice); break;
    case HC_ASK_CHOICE:
        label = label_of(r, q, choice);
        if (label) write_word(out, label, true);
        break;
    default: break;
    }
}

/* Every answer once, although two cards of the same kind are two answers. */
static void list_options(const run *r, int seat, const hc_question *q, char *out, size_t room)
{
    hc_option option[HC_OPTIONS_MAX];
    char word[WORD_ROOM], before[WORD_ROOM] = "";
    int n = hc_options(&r->game, seat, option);
    for (int k = 0; k < n; k++) {
        write_choice(word, r, q, option[k].choice);
        if (strcmp(word, before) != 0) add_text(out, room, "%s%s", *before ? " | " : "", word);
        snprintf(before, sizeof before, "%s", word);
    }
}

void describe_asked(const run *r, char *out, size_t room)
{
    unsigned asked = hc_asked(&r->game);
    *out = 0;
    if (!asked) add_text(out, room, "    asked: nobody, the game is over\n");
    for (int s = 0; s < r->players; s++) {
        if (!(asked >> s & 1)) continue;
        hc_question q;
        hc_question_for(&r->game, s, &q);
        add_text(out, room, "    asked: %s: %s", r->name[s], key_of(r, &q));
        if (q.compound) add_text(out, room, " (%d to %d, picked %d)", q.least, q.most, q.picked);
        add_text(out, room, " -> ");
        list_options(r, s, &q, out, room);
        add_text(out, room, "\n");
    }
}

/* ---- words as answers --------------------------------------------------------------------------- */

static bool is_card_named(const run *r, int card, const char *word)
{
    card_name wanted;
    hc_card_info c = hc_card(&r->game, card);
    char destiny[WORD_ROOM];
    if (c.kind == HC_CARD_DESTINY) {
        write_card(destiny, r, &c);
        return strcmp(destiny, word) == 0;
    }
    return card_called(r, word, &wanted) && card_is(&c, &wanted);
}

static bool is_face_named(const run *r, int named, const char *word)
{
    card_name wanted;
    const hc_card_info c = hc_face(named);
    if (named == HC_NAMED_RETREAT) return strcmp(word, "retreat") == 0;
    if (named == HC_NAMED_FLARE) return strcmp(word, "flare") == 0;
    char written[WORD_ROOM];
    write_card(written, r, &c);
    return strcmp(written, word) == 0 || (card_called(r, word, &wanted) && card_is(&c, &wanted));
}

static bool is_source_named(const run *r, int source, const char *word)
{
    int card, sheet = hc_source(&r->game, source, &card);
    if (card != HC_NO_CARD) return is_card_named(r, card, word);
    return sheet && sheet_called(r, word) == sheet;
}

/* Labels may be written as one word with hyphens, in quotation marks, or word by word. */
static bool is_label(const run *r, const hc_question *q, int choice, const script_line *l, int *i)
{
    const char *label = label_of(r, q, choice);
    char joined[LINE_ROOM * 2] = "";
    int number;
    if (!label) {
        if (!(read_integer(nth_word(l, *i), &number) && number == choice) && !nth_word_is(l, *i, choice ? "yes" : "no"))
            return false;
        ++*i;
        return true;
    }
    for (int k = *i; k < l->words && k < *i + LABEL_WORDS; k++) {
        add_text(joined, sizeof joined, "%s", nth_word(l, k));
        if (!same_name(joined, label)) continue;
        *i = k + 1;
        return true;
    }
    return false;
}

/* `give` and `want` hold until the next comma. */
static bool wants(const script_line *l, int i)
{
    for (; i > 0 && !nth_word_is(l, i, ","); i--) {
        if (nth_word_is(l, i, "want")) return true;
        if (nth_word_is(l, i, "give")) return false;
    }
    return false;
}

/* A number after "random", "attack" ... says how many. */
static bool is_counted_term(const script_line *l, const char *words, bool wanting, int *i, int *times)
{
    const char *what = strchr(words, ' ') + 1;
    if ((words[0] == 'w') != wanting || !nth_word_is(l, *i, what)) return false;
    ++*i;
    if (read_integer(nth_word(l, *i), times)) ++*i;
    return true;
}

static bool is_freed(const run *r, int owner, const script_line *l, int *i, int *times)
{
    if (!nth_word_is(l, *i, "free") || seat_called(r, nth_word(l, *i + 1)) != owner) return false;
    *i += 2;
    if (read_integer(nth_word(l, *i), times)) ++*i;
    return true;
}

/* with Red Green: what follows is between these two. */
static bool is_with(const run *r, int pair, const script_line *l, int *i)
{
    if (!nth_word_is(l, *i, "with") || seat_called(r, nth_word(l, *i + 1)) != pair / HC_SEATS) return false;
    if (seat_called(r, nth_word(l, *i + 2)) != pair % HC_SEATS) return false;
    *i += 3;
    return true;
}

static bool is_term(const run *r, int term, const script_line *l, int *i, int *times)
{
    const int kind = HC_TERM_KIND(term), thing = HC_TERM_THING(term);
    if (kind == HC_TERM_RELEASE_OF) return is_freed(r, thing, l, i, times);
    if (kind == HC_TERM_WITH) return is_with(r, thing, l, i);
    char words[WORD_ROOM];
    int at = *i, planet;
    if (nth_word_is(l, at, "give") || nth_word_is(l, at, "want")) at++;
    bool wanting = wants(l, at), found = false;
    if (kind >= HC_TERM_GIVE_RANDOM) {
        words_of_term(words, term);
        found = is_counted_term(l, words, wanting, &at, times);
        if (found && sheet_of_term(r, term)) {
            char sheet[WORD_ROOM];
            write_sheet(sheet, r, sheet_of_term(r, term));
            found = nth_word_is(l, at++, sheet);
        }
    } else if (kind >= HC_TERM_GIVE_COLONY) {
        if (wanting != (kind == HC_TERM_WANT_COLONY) || !nth_word_is(l, at, "colony")) return false;
        at++;
        found = planet_called(r, l, &at, &planet) && planet == thing;
    } else {
        if (wanting != (kind == HC_TERM_WANT_CARD)) return false;
        bool named = nth_word_is(l, at, "card");
        at += named;
        bool by_kind = nth_word_is(l, at, "negotiate") || nth_word_is(l, at, "morph");
        if (wanting && !named && by_kind) return false;
        found = is_card_named(r, thing, nth_word(l, at));
        at++;
    }
    if (found) *i = at;
    return found;
}

/* The card, then the half; "half" may stand alone where there is no card, and a card where there is no tactic. */
static bool is_plan(const run *r, int choice, const script_line *l, int *i)
{
    char half[WORD_ROOM], word[WORD_ROOM];
    int at = *i;
    if (HC_PLAN_CARD(choice) != HC_NO_CARD && !is_card_named(r, HC_PLAN_CARD(choice), nth_word(l, at++))) return false;
    if (HC_PLAN_HALF(choice) < 0 && at < l->words) return false;
    if (HC_PLAN_HALF(choice) >= 0) {
        text_tactic(half, sizeof half, HC_PLAN_HALF(choice));
        write_word(word, half, true);
        if (!same_name(word, nth_word(l, at++))) return false;
    }
    *i = at;
    return true;
}

static bool is_number(const hc_question *q, int choice, const script_line *l, int *i)
{
    int at = *i, number;
    bool rewards = q->sheet == 0 && q->prompt == HC_PROMPT_REWARD;
    at += rewards && nth_word_is(l, at, "ships");
    if (!read_integer(nth_word(l, at), &number) || number != choice) return false;
    at++;
    at += rewards && at == *i + 1 && nth_word_is(l, at, "ships");
    *i = at;
    return true;
}

static bool is_thing(const run *r, const hc_question *q, int choice, const script_line *l, int *i, int *times)
{
    const char *word = nth_word(l, *i);
    int planet, at = *i;
    bool same = false;
    switch (q->kind) {
    case HC_ASK_ACT: same = is_source_named(r, choice, word); break;
    case HC_ASK_SEAT: same = seat_called(r, word) == choice; break;
    case HC_ASK_CARD: same = is_card_named(r, choice, word); break;
    case HC_ASK_FACE: same = is_face_named(r, choice, word); break;
    case HC_ASK_ALIEN: same = hc_sheet_named(word) == choice; break;
    case HC_ASK_SIDE: same = nth_word_is(l, at, SIDE_WORD[choice]); break;
    case HC_ASK_REPLY: same = nth_word_is(l, at, REPLY_WORD[choice]); break;
    case HC_ASK_NUMBER: return is_number(q, choice, l, i);
    case HC_ASK_PLAN: return is_plan(r, choice, l, i);
    case HC_ASK_CHOICE: return is_label(r, q, choice, l, i);
    case HC_ASK_TERMS: return is_term(r, choice, l, i, times);
    case HC_ASK_PLANET:
        if (choice == HC_GATE || choice == HC_OTHER_GATE || choice == HC_PRAW) {
            same = nth_word_is(l, at, choice == HC_GATE ? "gate" : choice == HC_PRAW ? "praw" : "other-gate");
            break;
        }
        if (!planet_called(r, l, &at, &planet) || planet != choice) return false;
        *i = at;
        return true;
    default: break;
    }
    *i += same;
    return same;
}

int plain_choice(const script_line *l, int i)
{
    for (size_t k = 0; k < sizeof PLAIN_ANSWER / sizeof *PLAIN_ANSWER; k++)
        if (nth_word_is(l, i, PLAIN_ANSWER[k].word)) return PLAIN_ANSWER[k].choice;
    return -1;
}

bool is_choice(const run *r, const hc_question *q, int choice, const script_line *l, int *i, int *times)
{
    if (is_tactic(q, choice, nth_word(l, *i))) {
        ++*i;
        return true;
    }
    if (choice < HC_THINGS || choice >= HC_TERMS) return is_thing(r, q, choice, l, i, times);
    if (plain_choice(l, *i) != choice) return false;
    ++*i;
    return true;
}

int find_choice(const run *r, int seat, const hc_question *q, const script_line *l, int *i, int *times)
{
    hc_option option[HC_OPTIONS_MAX];
    int n = hc_options(&r->game, seat, option), past;
    *times = 1;
    for (int k = 0; k < n; k++) {
        past = *i;
        if (!is_choice(r, q, option[k].choice, l, &past, times)) continue;
        if (nth_word(l, past)[0] == 'x' && read_integer(nth_word(l, past) + 1, times)) past++;
        *i = past;
        return option[k].choice;
    }
    return -1;
}
