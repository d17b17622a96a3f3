/* question.c - what is asked, why, what follows, and the answers with their keys; always in the same place. */
#include <stdio.h>
#include <string.h>
#include "cli/screen/screen.h"

enum { LABEL = 160 };

static int put_key(const screen *sc, int y, int x, int key, bool open)
{
    char name[8], text[12];
    name_key(key, name);
    snprintf(text, sizeof text, " %s ", name);
    return put(&sc->brush, y, x, 10, open ? KEY : DIM, text);
}

/* A command with its key: " u  undo". Returns columns. */
static int put_command(const screen *sc, int y, int x, int end, int key, const char *text)
{
    if (x + columns_of(text) + 6 > end) return 0;
    int from = x;
    x += put_key(sc, y, x, key, true) + 1;
    x += put(&sc->brush, y, x, end - x, SOFT, text);
    return x - from + 2;
}

/* ---- title and explanation ------------------------------------------------------------------- */

static bool is_advised(const asked *a) { return a->advice.text[0] && a->mark == a->advised; }

/* What helps most now: a hint about the last key, why the marked answer was advised, what it would do, or why one is asked. */
static style explanation(const screen *sc, char *out, size_t room, int w, int lines)
{
    const asked *a = &sc->asked;
    if (a->notice[0]) {
        snprintf(out, room, "%s", a->notice);
        return WARNING;
    }
    if (is_advised(a)) {
        snprintf(out, room, "Suggested. %s", a->advice.why);
        return LIT;
    }
    if (a->mark >= 0 && slot_help(sc, &a->slot[a->mark], out, room) > 0) return TEXT;
    snprintf(out, room, "%s%s%s", a->text.why, a->text.why[0] && a->text.next[0] ? " " : "", a->text.next);
    ink measure = ink_of(sc, SOFT);
    /* Where both do not fit, what follows is worth more; but whether to act depends on what is going on. */
    const bool names_sheet = a->q.sheet && put_rich(&measure, -1, 0, w, 0, 0, a->text.next) == 1;      /* where to read on, and no more */
    if (a->q.kind != HC_ASK_ACT && !names_sheet && put_rich(&measure, -1, 0, w, 0, 0, out) > lines)
        snprintf(out, room, "%s", a->text.next[0] ? a->text.next : a->text.why);
    return SOFT;
}

/* The short form of a power's or card's own question only names it. */
static bool is_named_only(const asked *a) { return a->q.sheet && strlen(a->text.brief) < strlen(a->text.title); }

static int draw_head(screen *sc, area in, int lines)
{
    char text[1000];
    ink title = ink_of(sc, STRONG);
    const text_asked *t = &sc->asked.text;
    /* Where the whole title has no room its short form does, or what explains it makes room; that is under w. */
    const asked *a = &sc->asked;
    const bool is_long = put_rich(&title, -1, 0, in.w, 0, 0, t->title) > 1, says_something = a->mark >= 0 || a->notice[0] || is_advised(a);
    const bool long_title = is_long && (in.h >= 8 || (is_named_only(a) && !says_something));
    if (long_title) {
        put_rich(&title, in.y++, in.x, in.w, 2, 0, t->title);
        lines--;
    } else put_rich_line(&title, in.y, in.x, in.w, is_long && t->brief[0] && !is_named_only(a) ? t->brief : t->title);
    bool offer_stands = sc->asked.q.kind == HC_ASK_REPLY && !sc->asked.notice[0];
    int offer = offer_stands ? draw_standing_offer(sc, in.y + 1, in.x, in.w) : 0;
    if (offer_stands && !is_advised(&sc->asked)) return 1 + long_title + offer;
    in.y += offer;                                   /* advice stands under the offer, as far as there is room */
    lines = offer ? (in.h >= 8 ? 2 : 1) : lines;
    if (lines <= 0) return 1 + long_title + offer;
    style st = explanation(sc, text, sizeof text, in.w, lines);
    ink base = ink_of(sc, st);
    int whole = put_rich(&base, in.y + 1, in.x, in.w, lines, 0, text);
    if (whole > lines) put(&sc->brush, in.y + lines, in.x + in.w - 8, 8, DIM, "… w: why");
    return 1 + long_title + offer + (whole < lines ? whole : lines);
}

/* ---- answers --------------------------------------------------------------------------------- */

static style label_style(const asked *a, int index)
{
    const slot *s = &a->slot[index];
    return index == a->mark ? LIT_STRONG : s->picks ? LIT : s->open ? TEXT : DIM;
}

/* An answer among others in a line: of an encounter card with what it comes to, for there is no room for more. */
static void cell_text(const screen *sc, const slot *s, bool in_line, char label[LABEL])
{
    hc_prospect p;
    char top[24], below[48];
    const hc_question *q = &sc->asked.q;
    const size_t n = slot_text(sc, s, label, LABEL);
    if (in_line && n == 1 && label[0] == s->key) label[0] = '\0';        /* a number is its own key */
    if (!in_line || q->kind != HC_ASK_CARD || !s->open || n + sizeof top + 2 >= LABEL) return;
    if (!hc_outlook(&sc->view, sc->asked.seat, &s->o, &p) || p.kind != HC_OUTLOOK_BOUND || p.own == HC_NO_NUMBER) return;
    text_outlook_on_card(top, below, &sc->names, &sc->view, q, &p);
    snprintf(label + n, LABEL - n, ": %s", top);
}

static int cell_width(const screen *sc, const slot *s, bool in_line)
{
    char label[LABEL];
    ink measure = ink_of(sc, TEXT);
    cell_text(sc, s, in_line, label);
    return (s->key == ' ' ? 8 : 4) + put_rich_line(&measure, -1, 0, 999, label) + (s->picks > 1 ? 4 : 3);
}

static void draw_cell(const screen *sc, int y, int x, int end, int index, bool in_line)
{
    const slot *s = &sc->asked.slot[index];
    char label[LABEL];
    cell_text(sc, s, in_line, label);
    x += put_key(sc, y, x, s->key ? s->key : '/', s->open || s->picks) + 1;
    ink base = ink_of(sc, label_style(&sc->asked, index));
    x += put_rich_line(&base, y, x, end - x, label);
    if (s->picks && s->picks == 1) put(&sc->brush, y, x, end - x, LIT_STRONG, " ◂");
    else if (s->picks) put_format(&sc->brush, y, x, end - x, LIT_STRONG, " ◂%d", s->picks);
    else if (index == sc->asked.mark && sc->asked.q.kind != HC_ASK_PLAN) put(&sc->brush, y, x, end - x, LIT_STRONG, " ◂");
}

/* A plan by its number, as the hand has it; half a tactic in words, or as the rows of tactics have it: "b4". */
static void part_label(const screen *sc, const slot *s, bool tight, char out[LABEL])
{
    const int half = HC_PLAN_HALF(s->o.choice);
    const hc_card_info c = hc_card(&sc->view, HC_PLAN_CARD(s->o.choice));
    if (half < 0) name_card(sc, &c, true, out, LABEL);
    else if (tight) write_half(half, out);
    else text_tactic(out, LABEL, half);
}

/* Plans first, halves below them, so that both are seen at once where there is little room. Returns how many lines that takes. */
static int plan_rows(const screen *sc, area in, const int index[], int n, bool tight, bool draws)
{
    int x = in.x, y = in.y, before = 0;
    for (int i = 0; i < n; i++) {
        const slot *s = &sc->asked.slot[index[i]];
        const int is_half = HC_PLAN_HALF(s->o.choice) >= 0, end = in.x + in.w;
        char label[LABEL];
        part_label(sc, s, tight, label);
        const int w = 3 + columns_of(label) + 2;
        if (x > in.x && (x + w > end + 1 || is_half != before)) {
            y++;
            x = in.x;
        }
        before = is_half;
        if (draws) {
            int at = x + put_key(sc, y, x, s->key ? s->key : '/', true);
            at += put(&sc->brush, y, at, end - at, label_style(&sc->asked, index[i]), label);
            if (s->picks || (sc->asked.q.kind != HC_ASK_PLAN && index[i] == sc->asked.mark)) put(&sc->brush, y, at, end - at, LIT_STRONG, "◂");
        }
        x += w;
    }
    return y - in.y + 1;
}

/* With a tactic, or in a contest without one. */
static bool is_about_plans(const screen *sc)
{
    return sc->asked.q.kind == HC_ASK_PLAN || (sc->asked.q.kind == HC_ASK_CARD && sc->asked.q.prompt == HC_PROMPT_PLAN && !sc->asked.q.sheet);
}

static bool draw_plan_rows(const screen *sc, area in, const int index[], int n)
{
    for (int tight = 0; tight < 2; tight++) {
        if (plan_rows(sc, in, index, n, tight, false) > in.h) continue;
        plan_rows(sc, in, index, n, tight, true);
        return true;
    }
    return false;
}

/* One after the other, several a line, from the first-th answer on. Returns how many fit; counts lines. */
static int flow_cells(const screen *sc, area in, const int index[], int first, int n, int *lines)
{
    int y = in.y, x = in.x, i = first;
    for (; i < n; i++) {
        int w = cell_width(sc, &sc->asked.slot[index[i]], true);
        if (x > in.x && x + w > in.x + in.w) {
            y++;
            x = in.x;
        }
        if (y >= in.y + in.h) break;
        if (!lines) draw_cell(sc, y, x, in.x + in.w, index[i], true);
        x += w + 1;
    }
    if (lines) *lines = n ? y - in.y + 1 : 0;
    return i - first;
}

enum { HELP = 400, LEAST_HELP = 24 };    /* columns below which nothing is said beside an answer */

/* What would follow from an answer, wrapped at w: how many lines, at least one. */
static int lines_of_help(const screen *sc, const slot *s, int w)
{
    char help[HELP];
    ink measure = ink_of(sc, DIM);
    int lines = slot_help(sc, s, help, sizeof help) && w >= LEAST_HELP ? put_rich(&measure, -1, 0, w, 0, 0, help) : 1;
    return lines > 1 ? lines : 1;
}

/* In one line as many whole sentences as fit; of a first one that does not, its beginning. */
static void keep_whole_sentences(const screen *sc, char *help, int w)
{
    ink measure = ink_of(sc, DIM);
    char *end;
    while (put_rich(&measure, -1, 0, w, 0, 0, help) > 1 && (end = strrchr(help, '.')) != NULL) {
        *end = '\0';
        char *before = strrchr(help, '.');
        if (before && before[1] == ' ') before[1] = '\0';
        else {
            *end = '.';
            return;
        }
    }
}

/* One below the other, with what would follow: the whole of it where there is room for all of them, else a line each. */
static void list_cells(const screen *sc, area in, const int index[], int n)
{
    int widest = 0, all = 0, y = in.y;
    for (int i = 0; i < n; i++) {
        int w = cell_width(sc, &sc->asked.slot[index[i]], false);
        if (w > widest) widest = w;
    }
    int x = in.x + widest + 1, w = in.w - widest - 1;
    for (int i = 0; i < n; i++) all += lines_of_help(sc, &sc->asked.slot[index[i]], w);
    for (int i = 0; i < n; i++) {
        char help[HELP];
        const slot *s = &sc->asked.slot[index[i]];
        int lines = all <= in.h ? lines_of_help(sc, s, w) : 1;
        draw_cell(sc, y, in.x, in.x + in.w, index[i], false);
        ink base = ink_of(sc, DIM);
        if (w < LEAST_HELP || slot_help(sc, s, help, sizeof help) == 0) y++;
        else if (lines > 1) y += put_rich(&base, y, x, w, lines, 0, help);
        else {
            keep_whole_sentences(sc, help, w);
            put_rich_line(&base, y++, x, w, help);
        }
    }
}

static void draw_answers(screen *sc, area in)
{
    int index[SLOTS], n = slots_in_panel(&sc->asked, index);
    if (n == 0 || in.h <= 0) return;
    if (n <= in.h) {
        list_cells(sc, in, index, n);
        return;
    }
    int at = 0, shown = 0, all = flow_cells(sc, in, index, 0, n, &shown);
    if (is_about_plans(sc) && all < n && draw_plan_rows(sc, in, index, n)) return;
    const char *hint = " ↑↓ or / for all";
    if (all < n) in.w -= columns_of(hint) + 1;
    for (int i = 0; i < n; i++)
        if (index[i] == sc->asked.mark) at = i;
    if (at < sc->list_first) sc->list_first = at;
    for (;;) {
        wipe(&sc->brush, in);
        shown = flow_cells(sc, in, index, sc->list_first, n, NULL);
        if (at < sc->list_first + shown || shown == 0) break;
        sc->list_first++;
    }
    if (all < n) put(&sc->brush, in.y + in.h - 1, in.x + in.w, 20, DIM, hint);
}

/* ---- things chosen on the table -------------------------------------------------------------- */

static bool has_table_slots(const asked *a)
{
    for (int i = 0; i < a->slots; i++)
        if (a->slot[i].on_table) return true;
    return false;
}

static void draw_table_keys(const screen *sc, int y, area in)
{
    const asked *a = &sc->asked;
    int x = in.x, first = 0, last = 0;
    for (int i = 0; i < a->slots; i++) {
        if (!a->slot[i].on_table || !a->slot[i].open) continue;
        if (!first) first = a->slot[i].key;
        last = a->slot[i].key;
    }
    if (!first) return;
    x += put_key(sc, y, x, first, true);
    if (last != first) {
        x += put(&sc->brush, y, x, 4, SOFT, " to ");
        x += put_key(sc, y, x, last, true);
    }
    bool several = a->q.compound && a->q.most > 1;
    char long_words[80];
    text_expand(long_words, sizeof long_words, sc->table.edition, "on the table: one {ship} each; capitals: all you can");
    const char *what = several ? long_words : "are on the table above";
    if (columns_of(what) + 1 > in.x + in.w - x) what = several ? "on the table; capitals: all" : "on the table";
    x += put_format(&sc->brush, y, x, in.x + in.w - x, SOFT, " %s", what) + 2;
    if (a->mark < 0 || !a->slot[a->mark].on_table) return;
    char label[LABEL];
    slot_text(sc, &a->slot[a->mark], label, sizeof label);
    ink base = ink_of(sc, LIT_STRONG);
    put_rich_line(&base, y, x, in.x + in.w - x, label);
}

/* "2 picked (1 to 4): 1 from your planet 1, 1 from your planet 3" */
static void describe_picks(const screen *sc, char *out, size_t room)
{
    const asked *a = &sc->asked;
    const hc_question *q = &a->q;
    size_t n;
    if (q->least == q->most) n = (size_t)snprintf(out, room, "%d of %d", q->picked, q->most);
    else n = (size_t)snprintf(out, room, "%d picked (%d to %d)", q->picked, q->least, q->most);
    char picks[300];
    int place[HC_DRAFT];
    for (int i = 0; i < q->picked; i++) place[i] = q->pick[i];
    if (text_ship_picks(picks, sizeof picks, &sc->names, &sc->view, q, place, q->picked)) snprintf(out + n, room - n, ": %s", picks);
}

/* ---- the last line: what Enter does ---------------------------------------------------------- */

/* How many was said: " from the fullest planets  - choose them", or the other way round. */
static int draw_which_along(const screen *sc, int y, int x, int end)
{
    const int from = x, ships = sc->asked.ships;
    if (ships) x += put_format(&sc->brush, y, x, end - x, STRONG, " from the fullest planets");
    else x += put_format(&sc->brush, y, x, end - x, SOFT, ", then which %s", hc_word_of(sc->table.edition, "ships"));
    x += 2;
    x += put_key(sc, y, x, ships ? '-' : '+', true);
    return x + put_format(&sc->brush, y, x, end - x, SOFT, ships ? " choose them" : " from the fullest planets") - from;
}

/* " with 4 ships  + - fewer, more", or that they are chosen one by one. */
static int draw_ships_along(const screen *sc, int y, int x, int end)
{
    const asked *a = &sc->asked;
    const char *word = hc_word_of(sc->table.edition, a->ships == 1 ? "ship" : "ships");
    const int from = x;
    if (a->q.kind == HC_ASK_NUMBER || (a->mark >= 0 && a->slot[a->mark].then.ships)) return draw_which_along(sc, y, x, end);
    if (a->ships) x += put_format(&sc->brush, y, x, end - x, STRONG, " with %d %s", a->ships, word);
    else x += put_format(&sc->brush, y, x, end - x, SOFT, ", then which %s", word);
    x += 2;
    x += put_key(sc, y, x, '+', true);
    x += put_key(sc, y, x, '-', true);
    return x + put_format(&sc->brush, y, x, end - x, SOFT, " %s", hc_word_of(sc->table.edition, "ships")) - from;
}

static void draw_enter(const screen *sc, int y, area in, bool unlisted)
{
    const asked *a = &sc->asked;
    int done = slot_of_choice(a, HC_DONE), undo = slot_of_choice(a, HC_UNDO), x = in.x, end = in.x + in.w;
    int chosen = a->mark >= 0 ? a->mark : done;
    char label[LABEL];
    const int plan = a->q.kind == HC_ASK_PLAN ? plan_picked(a->slot, a->slots) : -1;
    if (chosen >= 0 || plan >= 0) {
        const slot both = { .o = { .choice = (int16_t)plan, .thing = (uint16_t)plan, .kind = HC_ASK_PLAN } };
        slot_text(sc, plan >= 0 && chosen < 0 ? &both : &a->slot[chosen], label, sizeof label);
        x += put_key(sc, y, x, '\n', true) + 1;
        ink base = ink_of(sc, STRONG);
        x += put_rich_line(&base, y, x, end - x, label);
        if (chosen >= 0 && chosen == a->mark && a->along.most) x += draw_ships_along(sc, y, x, end);
        x += 3;
    } else if (a->q.compound) {
        int missing = a->q.least - a->q.picked;
        x += put_format(&sc->brush, y, x, end - x, DIM, " Enter  pick %d more first", missing > 0 ? missing : 1) + 3;
    } else if (a->q.kind == HC_ASK_PLAN) x += put(&sc->brush, y, x, end - x, DIM, " Enter  lays both, when both are chosen") + 3;
    else x += put(&sc->brush, y, x, end - x, DIM, " Enter  gives the marked answer") + 3;
    if (unlisted) x += put_command(sc, y, x, end, '/', "for all");
    if (undo >= 0) x += put_command(sc, y, x, end, 'u', "undo");
    x += put_command(sc, y, x, end, 's', "suggest");
    x += put_command(sc, y, x, end, 'w', "why");
    if (a->q.kind == HC_ASK_ACT && slot_of_choice(a, HC_PASS) >= 0) put_command(sc, y, x, end, 'n', "not again now");
}

static void draw_leaving(const screen *sc, area in)
{
    ink base = ink_of(sc, STRONG);
    put_rich_line(&base, in.y, in.x, in.w, "Save and leave?");
    put_format(&sc->brush, in.y + 1, in.x, in.w, SOFT, "The game is kept as it is; %s --resume picks it up here.", play_command());
    int x = in.x + put_key(sc, in.y + 3, in.x, '\n', true) + 1;
    x += put(&sc->brush, in.y + 3, x, 20, STRONG, "leave") + 3;
    put(&sc->brush, in.y + 3, x, 40, SOFT, "any other key: go on playing");
}

static void draw_waiting(const screen *sc, area in)
{
    if (sc->table.over) return;                      /* the result says it */
    put(&sc->brush, in.y, in.x, in.w, SOFT, "A moment.");
    put(&sc->brush, in.y + 1, in.x, in.w, DIM, "Any key finishes what is being shown.");
}

/* What the answers leave; at least one line, two where there is room. */
static int lines_to_explain(const screen *sc, area in, bool roomy)
{
    int index[SLOTS], n = slots_in_panel(&sc->asked, index), needed = 0;
    area all = { 0, 0, 99, in.w };
    flow_cells(sc, all, index, 0, n, &needed);
    if (n <= 4) needed = n;
    if (has_table_slots(&sc->asked)) needed += sc->asked.q.compound ? 2 : 1;
    int left = in.h - 2 - roomy - needed, least = in.h >= 6 && left >= 2 ? 2 : 1;
    return left > 4 ? 4 : left > least ? left : least;
}

void draw_question(screen *sc)
{
    const asked *a = &sc->asked;
    area at = sc->at.question, in = { at.y + 1, at.x + 1, at.h - 1, at.w - 2 };
    bool is_asked = a->seat != HC_NOBODY;
    put_rule(&sc->brush, at.y, at.x, at.w, is_asked || a->asks_to_leave ? LIT : DIM, is_asked ? "your question" : "");
    if (a->asks_to_leave) {
        draw_leaving(sc, in);
        return;
    }
    if (!is_asked) {
        draw_waiting(sc, in);
        return;
    }
    bool roomy = in.h >= 8;
    int index[SLOTS], words = slots_in_panel(a, index), lines = lines_to_explain(sc, in, roomy);
    int y = in.y + draw_head(sc, in, lines) + roomy, last = in.y + in.h - 1;
    if (has_table_slots(a)) {
        draw_table_keys(sc, y++, in);
        if (a->q.compound && y < last) {
            char text[400];
            describe_picks(sc, text, sizeof text);
            ink base = ink_of(sc, a->q.picked ? LIT : DIM);
            int left = last - y - (words > 0);          /* an answer that is not on the table needs a line, too */
            y += put_rich(&base, y, in.x, in.w, left > 1 ? left : 1, 0, text);
        }
    }
    draw_answers(sc, (area){ y, in.x, last - y, in.w });
    draw_enter(sc, last, in, words > 0 && y >= last);
}

void draw_keys(const screen *sc)
{
    area at = sc->at.keys;
    int y = at.y + at.h - 1;
    if (at.h > 1) put_rule(&sc->brush, at.y, at.x, at.w, DIM, "");
    put(&sc->brush, y, 1, at.w - 1, DIM, "? help   t text of anything   l log   p players   o options   q save, leave");
    if (!sc->s->save_trouble[0]) return;
    put_fill(&sc->brush, y, 0, at.w, TEXT, " ");
    put_format(&sc->brush, y, 1, at.w - 1, WARNING, "NOT SAVED: %s", sc->s->save_trouble);
}
