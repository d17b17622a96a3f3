/* deal.c - the terms of a deal: what you get, what you give; the draft, and the offer on the table. */
#include <stdio.h>
#include <string.h>
#include "cli/screen/screen.h"

enum { LINE = 400 };

/* Would the proposer get this, or give it? */
static bool is_wanted(const screen *sc, int term)
{
    const int kind = HC_TERM_KIND(term);
    if (kind == HC_TERM_RELEASE_OF) return HC_TERM_THING(term) == sc->viewer;
    return kind != HC_TERM_GIVE_CARD && kind != HC_TERM_GIVE_COLONY && kind != HC_TERM_GIVE_RANDOM && kind != HC_TERM_GIVE_RELEASE;
}

static bool is_term(int choice) { return choice < HC_PASS || choice > HC_WALK_AWAY; }

/* The heading says who gives: the answer need not say it again. */
static const char *without_verb(const char *label)
{
    static const char *const VERB[] = { "Give ", "Ask for ", "Add " };
    for (size_t i = 0; i < sizeof VERB / sizeof *VERB; i++)
        if (strncmp(label, VERB[i], strlen(VERB[i])) == 0) return label + strlen(VERB[i]);
    return label;
}

static void describe_draft(const screen *sc, bool wanted, char *out, size_t room)
{
    size_t n = 0;
    out[0] = '\0';
    for (int i = 0; i < sc->asked.slots && n + 120 < room; i++) {
        const slot *s = &sc->asked.slot[i];
        char label[160];
        if (!s->picks || !is_term(s->o.choice) || is_wanted(sc, s->o.choice) != wanted) continue;
        slot_text(sc, s, label, sizeof label);
        n += (size_t)snprintf(out + n, room - n, s->picks > 1 ? "%s%s (%d times)" : "%s%s", n ? ", " : "",
                              without_verb(label), s->picks);
    }
    if (!n) snprintf(out, room, "nothing yet");
}

/* ---- the standing offer ---------------------------------------------------------------------- */

static void add_term(char *out, size_t room, const char *term)
{
    size_t n = strlen(out);
    if (n + strlen(term) + 3 < room) snprintf(out + n, room - n, "%s%s", n ? ", " : "", term);
}

/* One of a kind of card, and several. */
static const char *kind_words(int kind, bool one)
{
    static const char *const WORDS[HC_CARD_KINDS][2] = {
        [HC_CARD_ATTACK] = { "attacks of the giver's choice", "an attack of the giver's choice" },
        [HC_CARD_NEGOTIATE] = { "negotiates", "a negotiate" },
        [HC_CARD_ARTIFACT] = { "artifacts of the giver's choice", "an artifact of the giver's choice" },
        [HC_CARD_MORPH] = { "morphs", "a morph" },
        [HC_CARD_REINFORCEMENT] = { "reinforcements of the giver's choice", "a reinforcement of the giver's choice" },
        [HC_CARD_FLARE] = { "flares of the giver's choice", "a flare of the giver's choice" },
    };
    return kind < HC_CARD_KINDS && WORDS[kind][one] ? WORDS[kind][one] : one ? "a card" : "cards";
}

static void put_amount(char *out, size_t room, int count, const char *one, const char *many)
{
    if (count == 1) snprintf(out, room, "%s", one);
    else snprintf(out, room, "%d %s", count, many);
}

static void describe_item(const screen *sc, const hc_item *x, char *out, size_t room)
{
    char name[96];
    switch ((hc_item_kind)x->kind) {
    case HC_ITEM_COLONY:
        text_place(name, sizeof name, &sc->names, &sc->view, x->thing);
        snprintf(out, room, "a colony on %s", name);
        break;
    case HC_ITEM_CARD:
        text_card(name, sizeof name, sc->table.edition, &x->card);
        snprintf(out, room, "%s", x->card.kind == HC_CARD_NONE ? "a card" : name);
        break;
    case HC_ITEM_OF_KIND: put_amount(out, room, x->count, kind_words(x->thing, true), kind_words(x->thing, false)); break;
    case HC_ITEM_RANDOM: put_amount(out, room, x->count, "a card at random", "cards at random"); break;
    case HC_ITEM_FREED:
        if (x->thing == sc->viewer) snprintf(out, room, "%d of your own ships freed from the warp", x->count);
        else snprintf(out, room, "%d of %c%s's ships freed from the warp", x->count, TEXT_MARK + x->thing, sc->names.seat[x->thing]);
        break;
    default: put_amount(out, room, x->count, "a ship freed from the warp", "ships freed from the warp");
    }
}

static void add_items(const screen *sc, int side, bool own, char *out, size_t room)
{
    for (int i = 0; i < sc->table.items; i++) {
        const hc_item *x = &sc->table.item[i];
        char text[160];
        if (x->side != side || (x->kind == HC_ITEM_FREED && (x->thing == sc->viewer) != own)) continue;
        describe_item(sc, x, text, sizeof text);
        add_term(out, room, text);
    }
}

static int put_offer(const screen *sc, int y, int x, int w, const char *head, const char *text)
{
    ink base = ink_of(sc, TEXT);
    int used = put(&sc->brush, y, x, w, DIM, head), lines = put_rich(&base, y, x + used, w - used, 2, 0, text);
    return lines > 2 ? 2 : lines;
}

int draw_standing_offer(screen *sc, int y, int x, int w)
{
    int mine = sc->viewer == sc->table.offense ? 0 : 1, from = y;
    char others[LINE] = "";
    for (int i = 0; i < 2; i++) {
        sc->their_offer[i][0] = '\0';
        add_items(sc, i ? mine : !mine, true, sc->their_offer[i], sizeof sc->their_offer[i]);
        if (!i) add_items(sc, HC_SIDE_NONE, true, sc->their_offer[i], sizeof sc->their_offer[i]);      /* one's own ships that are freed besides */
        if (!sc->their_offer[i][0]) snprintf(sc->their_offer[i], sizeof sc->their_offer[i], "nothing");
    }
    add_items(sc, HC_SIDE_NONE, false, others, sizeof others);
    sc->offered_to = sc->viewer;
    sc->offered_in = sc->table.encounter;
    y += put_offer(sc, y, x, w, "You get:  ", sc->their_offer[0]);
    y += put_offer(sc, y, x, w, "You give: ", sc->their_offer[1]);
    if (others[0]) y += put_offer(sc, y, x, w, "Besides:  ", others);
    return y - from;
}

/* What the other had offered before one chose to make an offer of one's own. */
static int draw_their_offer(const screen *sc, int y, int x, int w)
{
    char text[LINE * 2 + 40];
    if (sc->offered_to != sc->viewer || sc->offered_in != sc->table.encounter || !sc->their_offer[0][0]) return 0;
    snprintf(text, sizeof text, "you get %s; you give %s", sc->their_offer[0], sc->their_offer[1]);
    return put_offer(sc, y, x, w, "Their offer was: ", text);
}

/* ---- the builder ----------------------------------------------------------------------------- */

static bool is_colony(int term) { return HC_TERM_KIND(term) == HC_TERM_GIVE_COLONY || HC_TERM_KIND(term) == HC_TERM_WANT_COLONY; }

/* Whose ship the term would bring back from the warp; HC_NOBODY: it is another kind of term. */
static int freed_by(const screen *sc, int term)
{
    if (term == HC_TERM_WANT_RELEASE) return sc->viewer;
    if (term == HC_TERM_GIVE_RELEASE) return sc->asked.q.who;
    return HC_TERM_KIND(term) == HC_TERM_RELEASE_OF ? HC_TERM_THING(term) : HC_NOBODY;
}

static void label_freed(const screen *sc, int seat, char *out, size_t room)
{
    if (seat == sc->viewer) snprintf(out, room, "one of your ships freed");
    else snprintf(out, room, "one of %c%s's ships freed", TEXT_MARK + seat, sc->names.seat[seat]);
}

/* Under the heading "a colony on" a planet's name is enough: "Bruno's 3". */
static void label_term(const screen *sc, const slot *s, char *out, size_t room)
{
    char label[160];
    int freed = freed_by(sc, s->o.choice);
    if (freed < HC_SEATS) {
        label_freed(sc, freed, out, room);
        return;
    }
    if (!is_colony(s->o.choice)) {
        slot_text(sc, s, label, sizeof label);
        snprintf(out, room, "%s", without_verb(label));
        return;
    }
    text_place(label, sizeof label, &sc->names, &sc->view,
               HC_TERM_THING(s->o.choice));
    char *word = strstr(label, "planet ");
    if (word) memmove(word, word + strlen("planet "), strlen(word + strlen("planet ")) + 1);
    snprintf(out, room, "%s", label);
}

static int cell_width(const screen *sc, const slot *s)
{
    char label[160];
    ink measure = ink_of(sc, TEXT);
    label_term(sc, s, label, sizeof label);
    return 4 + put_rich_line(&measure, -1, 0, 999, label) + 4;
}

static void draw_cell(const screen *sc, int y, int x, int end, int index)
{
    const slot *s = &sc->asked.slot[index];
    char label[160];
    label_term(sc, s, label, sizeof label);
    ink base = ink_of(sc, s->picks || index == sc->asked.mark ? LIT_STRONG : s->open ? TEXT : DIM);
    bool works = s->open || s->picks;        /* what is picked can be taken out again */
    put_format(&sc->brush, y, x, 3, works ? KEY : DIM, " %c ", s->key ? s->key : '/');
    int used = put_rich_line(&base, y, x + 4, end - x - 4, label);
    if (s->picks > 1) put_format(&sc->brush, y, x + 4 + used, 4, LIT_STRONG, " ◂%d", s->picks);
    else if (s->picks || index == sc->asked.mark) put(&sc->brush, y, x + 4 + used, 2, LIT_STRONG, " ◂");
}

static void draw_terms(const screen *sc, area in, bool wanted, const char *title)
{
    int y = in.y + 1, x = in.x, end = in.x + in.w;
    bool in_colonies = false;
    put(&sc->brush, in.y, in.x, in.w, STRONG, title);
    for (int i = 0; i < sc->asked.slots; i++) {
        const slot *s = &sc->asked.slot[i];
        if (!is_term(s->o.choice) || is_wanted(sc, s->o.choice) != wanted) continue;
        bool heading = is_colony(s->o.choice) && !in_colonies, after = !is_colony(s->o.choice) && in_colonies;
        if ((heading || after || x + cell_width(sc, s) > end + 3) && x > in.x) {
            y++;
            x = in.x;
        }
        if (y >= in.y + in.h) {
            put(&sc->brush, in.y, end - 12, 12, DIM, " / shows all");
            return;
        }
        if (heading) x += put(&sc->brush, y, x, in.w, DIM, "a colony on ");
        draw_cell(sc, y, x, end, i);
        x += cell_width(sc, s);
        in_colonies = is_colony(s->o.choice);
    }
}

bool is_dealing(const screen *sc) { return sc->asked.seat != HC_NOBODY && sc->asked.q.kind == HC_ASK_TERMS; }

static int draw_draft(const screen *sc, int y, int x, int w)
{
    char text[LINE];
    int from = y;
    y += draw_their_offer(sc, y, x, w);
    describe_draft(sc, true, text, sizeof text);
    y += put_offer(sc, y, x, w, "You would get:  ", text);
    describe_draft(sc, false, text, sizeof text);
    y += put_offer(sc, y, x, w, "You would give: ", text);
    return y - from;
}

void draw_deal(const screen *sc)
{
    area at = sc->at.deal, in = { at.y + 1, at.x + 2, at.h - 2, at.w - 4 };
    char title[96];
    const char *other = sc->asked.q.who < HC_SEATS ? sc->names.seat[sc->asked.q.who] : "the other";
    snprintf(title, sizeof title, "a deal with %.40s, offer %d", other, sc->asked.q.count);
    put_frame(&sc->brush, at, SOFT, title);
    int y = in.y + draw_draft(sc, in.y, in.x, in.w) + 1, h = in.y + in.h - y, half = (in.w - 2) / 2;
    draw_terms(sc, (area){ y, in.x, h, half }, true, "What you might get");
    draw_terms(sc, (area){ y, in.x + half + 2, h, half }, false, "What you might give");
}
