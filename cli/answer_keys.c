/* answer_keys.c - gives each answer its key: digits in the question, letters on the table. */
#include "cli/answer_keys.h"
#include <stdio.h>
#include <string.h>

/* Letters that are no commands; capitals follow when there are not enough. */
static const char LETTERS[] = "abcdefghijkmvxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
static const char DIGITS[] = "123456789abcdefghijkmvxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

typedef struct slots { slot *item; int count; } slots;

bool is_special_choice(int choice) { return choice >= HC_PASS && choice <= HC_WALK_AWAY; }

void name_key(int key, char name[8])
{
    if (key == ' ') strcpy(name, "Space");
    else if (key == '\n') strcpy(name, "Enter");
    else {
        name[0] = (char)key;
        name[1] = '\0';
    }
}

static slot *slot_for(slots *all, hc_option o)
{
    for (int i = 0; i < all->count; i++)
        if (all->item[i].o.choice == o.choice) return &all->item[i];
    if (all->count == SLOTS) return &all->item[SLOTS - 1];
    all->item[all->count] = (slot){ .o = o };
    return &all->item[all->count++];
}

/* What could be picked at the beginning of the choice: it keeps its key while other things are picked. */
static void add_all_pickable(slots *all, const hc_game *now, const hc_question *q, int seat)
{
    hc_game game = *now, view;
    hc_option option[HC_OPTIONS_MAX];
    for (int i = 0; i < q->picked; i++)
        if (hc_answer(&game, seat, HC_UNDO, NULL) != HC_OK) return;
    hc_view(&game, seat, &view);
    int n = hc_options(&view, seat, option);
    for (int i = 0; i < n; i++)
        if (!is_special_choice(option[i].choice)) slot_for(all, option[i]);
}

int place_of_card(const hc_card_info *card)
{
    enum { VALUES = 2048, CARDS = 1024 };        /* more than there are */
    return (card->kind * VALUES + card->value + VALUES / 2) * CARDS + card->card % CARDS;
}

static int place_of(const hc_game *view, const hc_option *o)
{
    if (o->kind != HC_ASK_CARD || o->choice != o->thing) return o->choice;
    const hc_card_info card = hc_card(view, o->thing);
    return place_of_card(&card);
}

/* Things in an order of their own, so that keys stay while things are picked; the rest after them. */
static void sort_slots(slots *all, const hc_game *view)
{
    for (int i = 1; i < all->count; i++) {
        slot moving = all->item[i];
        int k = i;
        if (is_special_choice(moving.o.choice)) continue;
        for (; k > 0; k--) {
            const slot *before = &all->item[k - 1];
            if (!is_special_choice(before->o.choice) && place_of(view, &before->o) < place_of(view, &moving.o)) break;
            all->item[k] = *before;
        }
        all->item[k] = moving;
    }
}

/* Of a plan and half a tactic: the half. */
static bool is_half(const slot *s) { return s->o.choice >= HC_PLAN_ROOM; }

static void give_key(const hc_question *q, slot *s, const char **letter, const char **digit)
{
    int choice = s->o.choice;
    s->key = 0;
    if (choice == HC_PASS) s->key = ' ';
    else if (choice == HC_DONE) s->key = '\n';
    else if (choice == HC_UNDO) s->key = 'u';
    else if (q->kind == HC_ASK_NUMBER && choice <= 9) s->key = '0' + choice;
    else if (!is_special_choice(choice) && q->kind == HC_ASK_PLANET && choice < HC_PLANETS) {
        s->on_table = true;
        if (**letter) s->key = *(*letter)++;
    } else if (q->kind == HC_ASK_PLAN && is_half(s)) s->key = **letter ? *(*letter)++ : 0;
    else if (q->kind == HC_ASK_PLAN) s->key = **digit && **digit <= '9' ? *(*digit)++ : 0;
    else if (**digit) s->key = *(*digit)++;
}

/* ---- a plan and half a tactic ------------------------------------------------------------------------------- */

static void add_parts(slots *all, hc_option o)
{
    const int part[] = { HC_PLAN_WITH(HC_PLAN_CARD(o.choice), -1), HC_PLAN_WITH(HC_NO_CARD, HC_PLAN_HALF(o.choice)) };
    for (int i = 0; i < 2; i++) {
        if (part[i] == HC_NO_CARD) continue;                     /* there is no card, or no tactic */
        o.choice = (int16_t)part[i];
        o.thing = (uint16_t)part[i];
        slot_for(all, o)->open = true;
    }
}

void pick_part(slot item[], int count, int index)
{
    for (int i = 0; i < count; i++) if (is_half(&item[i]) == is_half(&item[index])) item[i].picks = i == index;
}

void pick_parts_of(slot item[], int count, int choice)
{
    const int card = HC_PLAN_WITH(HC_PLAN_CARD(choice), -1), half = HC_PLAN_WITH(HC_NO_CARD, HC_PLAN_HALF(choice));
    for (int i = 0; i < count; i++) item[i].picks = item[i].o.choice == card || item[i].o.choice == half;
}

int plan_picked(const slot item[], int count)
{
    int card = HC_NO_CARD, half = -1;
    bool cards = false, halves = false;
    for (int i = 0; i < count; i++) {
        is_half(&item[i]) ? (halves = true) : (cards = true);
        if (item[i].picks && is_half(&item[i])) half = HC_PLAN_HALF(item[i].o.choice);
        if (item[i].picks && !is_half(&item[i])) card = HC_PLAN_CARD(item[i].o.choice);
    }
    return (cards && card == HC_NO_CARD) || (halves && half < 0) ? -1 : HC_PLAN_WITH(card, half);
}

/* ---- an act, and on whom ------------------------------------------------------------------------------------- */

/* An act that asks at once for a side or a player is an answer for each of them; one's own side comes first. */
static void say_along(slots *all, const hc_game *view, int seat, const text_names *n)
{
    text_follow_up then[TEXT_FOLLOW_UPS];
    hc_table t;
    hc_read(view, &t);
    for (int i = 0; i < all->count; i++) {
        int count = text_follow_ups(view, seat, &all->item[i].o, then, n);
        if (!count || all->count + count > SLOTS) continue;
        int first = 0;
        for (int k = 0; k < count; k++) if (then[k].kind == HC_ASK_SIDE && then[k].thing == t.seat[seat].side) first = k;
        memmove(&all->item[i + count], &all->item[i + 1], (size_t)(all->count - i - 1) * sizeof *all->item);
        for (int k = 0; k < count; k++) {
            all->item[i + k] = all->item[i];
            all->item[i + k].then = then[(k + first) % count];
        }
        all->count += count - 1;
        i += count - 1;
    }
}

size_t slot_words(char *out, size_t room, const text_names *n, const hc_game *view, const hc_question *q, const slot *s)
{
    size_t length = text_option(out, room, n, view, q, &s->o);
    if (s->then.text[0] && length < room) snprintf(out + length, room - length, s->then.kind == HC_ASK_CHOICE ? ": %s" : " %s", s->then.text);
    return strlen(out);
}

int answer_slots(slot out[SLOTS], const hc_game *game, const hc_game *view, const hc_question *q, int seat, const text_names *n)
{
    slots all = { .item = out };
    hc_option option[HC_OPTIONS_MAX];
    int count = hc_options(view, seat, option);
    if (q->compound) add_all_pickable(&all, game, q, seat);
    for (int i = 0; i < count; i++) {
        bool is_clock = q->kind == HC_ASK_REPLY && option[i].choice == HC_TIME_IS_UP; /* no clock runs here */
        if (q->kind == HC_ASK_PLAN) add_parts(&all, option[i]);
        else if (!is_clock) slot_for(&all, option[i])->open = true;
    }
    for (int i = 0; q->compound && i < q->picked; i++)
        for (int k = 0; k < all.count; k++) all.item[k].picks += all.item[k].o.choice == q->pick[i];
    sort_slots(&all, view);
    if (q->kind == HC_ASK_ACT) say_along(&all, view, seat, n);
    const char *letter = LETTERS, *digit = q->kind == HC_ASK_NUMBER ? LETTERS : DIGITS;
    for (int i = 0; i < all.count; i++) give_key(q, &out[i], &letter, &digit);
    return all.count;
}
