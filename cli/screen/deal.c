/* deal.c - the terms of a deal: what you get, what you give; the draft, and the offer on the table. */
#include <stdio.h>
#include <string.h>
#include "cli/screen/screen.h"

enum { LINE = 400 };

/* Would the proposer get this, or give it? */
static bool is_wanted(const screen *sc, int term)
{
    bool given;
    int thing, what = hc_item_of_term(term, &given, &thing);
    return what == HC_ITEM_FREED ? thing == sc->viewer : !given;
}

static bool is_term(int choice) { return choice < HC_PASS || choice > HC_WALK_AWAY; }

/* The heading says who gives: the answer need not say it again. */
static void name_term(const screen *sc, const slot *s, char *out, size_t room)
{
    bool given;
    int thing, what = hc_item_of_term(s->o.choice, &given, &thing);
    if (what < 0) {                              /* between whom the terms are that follow */
        slot_text(sc, s, out, room);
        return;
    }
    const int me = sc->viewer, other = sc->asked.q.who;
    const hc_item item = { .card = what == HC_ITEM_CARD ? hc_card(&sc->view, thing) : (hc_card_info){ .kind = HC_CARD_NONE },
                           .from = (uint8_t)(given ? me : other), .to = (uint8_t)(given ? other : me), .kind = (uint8_t)what,
                           .thing = (uint8_t)thing, .count = 1 };
    text_item(out, room, &sc->names, &sc->view, &item);
}

static void describe_draft(const screen *sc, bool wanted, char *out, size_t room)
{
    size_t n = 0;
    out[0] = '\0';
    for (int i = 0; i < sc->asked.slots && n + 120 < room; i++) {
        const slot *s = &sc->asked.slot[i];
        char label[160];
        if (!s->picks || !is_term(s->o.choice) || is_wanted(sc, s->o.choice) != wanted) continue;
        name_term(sc, s, label, sizeof label);
        n += (size_t)snprintf(out + n, room - n, s->picks > 1 ? "%s%s (%d times)" : "%s%s", n ? ", " : "", label, s->picks);
    }
    if (!n) snprintf(out, room, "nothing yet");
}

/* ---- the standing offer ---------------------------------------------------------------------- */

static void add_term(char *out, size_t room, const char *term)
{
    size_t n = strlen(out);
    if (n + strlen(term) + 3 < room) snprintf(out + n, room - n, "%s%s", n ? ", " : "", term);
}

/* What the viewer gets, gives, or what others get besides. */
enum { YOU_GET, YOU_GIVE, BESIDES };

static int share_of(const screen *sc, const hc_item *o)
{
    bool unseen = o->to == HC_NOBODY;            /* a card for somebody else */
    return o->to == sc->viewer ? YOU_GET : o->from == sc->viewer && !unseen && o->kind != HC_ITEM_FREED ? YOU_GIVE : BESIDES;
}

static void describe_offer(const screen *sc, int share, char *out, size_t room)
{
    char text[160];
    out[0] = '\0';
    for (int i = 0; i < sc->table.items; i++) {
        if (share_of(sc, &sc->table.item[i]) != share) continue;
        text_item(text, sizeof text, &sc->names, &sc->view, &sc->table.item[i]);
        add_term(out, room, text);
    }
    if (!out[0] && share != BESIDES) snprintf(out, room, "nothing");
}

static int put_offer(const screen *sc, int y, int x, int w, const char *head, const char *text)
{
    ink base = ink_of(sc, TEXT);
    int used = put(&sc->brush, y, x, w, DIM, head), lines = put_rich(&base, y, x + used, w - used, 2, 0, text);
    return lines > 2 ? 2 : lines;
}

int draw_standing_offer(screen *sc, int y, int x, int w)
{
    int from = y;
    char others[LINE] = "";
    describe_offer(sc, YOU_GET, sc->their_offer[0], sizeof sc->their_offer[0]);
    describe_offer(sc, YOU_GIVE, sc->their_offer[1], sizeof sc->their_offer[1]);
    describe_offer(sc, BESIDES, others, sizeof others);
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
    const char *word = hc_word_of(sc->table.edition, "ships");
    if (seat == sc->viewer) snprintf(out, room, "one of your %s freed", word);
    else snprintf(out, room, "one of %c%s's %s freed", TEXT_MARK + seat, sc->names.seat[seat], word);
}

/* Under the heading "a colony on" whose it is and its number are enough: "Bruno's 3". */
static void label_colony(const screen *sc, int planet, char *out, size_t room)
{
    const int owner = hc_planet_owner(&sc->view, planet), number = hc_planet_number(&sc->view, planet);
    if (owner == sc->viewer) snprintf(out, room, "your %d", number);
    else snprintf(out, room, "%c%s's %d", TEXT_MARK + owner, sc->names.seat[owner], number);
}

static void label_term(const screen *sc, const slot *s, char *out, size_t room)
{
    int freed = freed_by(sc, s->o.choice);
    if (freed < HC_SEATS) label_freed(sc, freed, out, room);
    else if (is_colony(s->o.choice)) label_colony(sc, HC_TERM_THING(s->o.choice), out, room);
    else name_term(sc, s, out, room);
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
