/* inside.h - what the files of text/ share: a pen that never overflows, and sentences with grammar. */
#ifndef TEXT_INSIDE_H
#define TEXT_INSIDE_H
#include "text.h"

/* ---- pen.c: writing into a given room ----------------------------------------------------- */

typedef struct pen {
    char *out;
    size_t room, length;
    bool full;                      /* something did not fit: nothing more is written */
    bool spans;                     /* names are marked: see text_names               */
} pen;

void pen_open(pen *p, char *out, size_t room);
void pen_put(pen *p, const char *text);
void pen_bytes(pen *p, const char *text, size_t count);
void pen_number(pen *p, int number);
void pen_mark(pen *p, int mark);                  /* only with spans */
void pen_named(pen *p, int mark, const char *meant, size_t length);      /* TEXT_OF_...; what is shown follows, and TEXT_END */

size_t utf8_length(const char *s);         /* bytes of the UTF-8 character at s; 0 at the end */
int utf8_columns(const char *s);           /* 0 for marks and combining characters            */
bool word_given(const char *s);                   /* neither NULL nor empty                          */
bool word_begins(const char *s, const char *head);
bool word_is(const char *s, size_t length, const char *word);
void pen_capital(pen *p, const char *text);     /* its first letter capital                        */

/* ---- words.c: the words of an edition ------------------------------------------------------ */

const char *word_of(int edition, const char *key, size_t length);     /* NULL: no such word   */
void pen_expanded(pen *p, int edition, const char *text);
void pen_face(pen *p, int edition, int named);                    /* a card by name: hc_face */
void pen_card(pen *p, int edition, const hc_card_info *c);
void pen_attack(pen *p, int value);
void pen_sheet(pen *p, int edition, int sheet);
void pen_sheet_as(pen *p, const char *name, const char *shown);
void pen_ships(pen *p, int edition, int count);                            /* "1 ship", "3 ships"  */
void pen_an(pen *p, int edition, const char *key);                         /* "an orders disc"     */
void pen_word(pen *p, int edition, const char *key);
bool pen_key(pen *p, int edition, const char *key, size_t length);         /* false: no such word  */
bool pen_summary(pen *p, int edition, int sheet, const char *before, const char *after);
bool word_is_alien(int edition, int sheet);

/* ---- say.c: sentences from patterns ---------------------------------------------------------
 *
 * A pattern is plain text with
 *   {ship}              a word of the edition; {Ship}: with a capital
 *   <seat> <other> <by> <off> <def>    a person: "you" or the name; <Seat> ...: at the beginning
 *   <seat's> ...        "your", "Chen's"
 *   <their> <them> <they> <themselves>      of the person named last: "your" / "their" ...
 *   [takes]             a verb that agrees with the person named last: "you take", "Chen takes"
 *   <a> <b> <c>         a number;  <a:ship> <b:card> ...  with its noun: "1 ship", "3 cards"
 *   <card> <card:b>     a card of the event, or "a card" if the viewer may not know it
 *   <place:a> ...       a place;  <target>: the planet of this encounter, or the colony there
 *   <sheet> <sheet:a>   the name of an alien or card
 *   <side:a>            "the offense"
 *   <an:destiny_card>   a word of the edition with its article
 *   <why> <why:text>    " because of Dara's Healer"; without a cause: nothing, or ": text"      */
typedef struct tale {
    pen *p;
    const text_names *n;
    const hc_game *view;
    int edition, viewer;
    int seat, other, by, sheet, about;
    int a, b, c;
    int last;                       /* the person spoken of last: verbs agree with it   */
    int named;                      /* the person named last, also as an owner          */
    size_t counted_at;              /* of a title: where it begins to say how many may be picked; 0: it does not */
    bool capital;                   /* the next word begins a sentence                  */
    const hc_event *run;            /* several events told as one: <place:b> is then ... */
    size_t runs;                    /* ... all their places; 0: only one                */
    size_t seen;                    /* <card> is then all their cards; 0: only one      */
    const hc_table *t;              /* the table as the view has it                     */
    hc_table own;                   /* ... if nobody has read it yet; last: what stands before it begins as zero */
} tale;

void tale_open(tale *t, pen *p, const text_names *n, const hc_game *view);
void tale_write(tale *t, pen *p, bool spans);
void tale_say(tale *t, const char *pattern);
void tale_person(tale *t, int seat);
void tale_owner(tale *t, int seat);
void tale_place(tale *t, int place);
void tale_card(tale *t, int card);
void tale_card_in_sentence(tale *t, int card);               /* with the article that a flare wants */
void tale_cause(tale *t, const char *otherwise);
void tale_people(tale *t, unsigned mask);                    /* "Chen, Dara and you"             */
bool tale_has_seat(const tale *t, int seat);
bool tale_has_planet(const tale *t, int place);
void tale_planet(tale *t, int planet);                     /* "your planet 3", "Dara's third ring", "their moon 1" */
void tale_lower(tale *t, const char *words);              /* with a capital where a sentence begins */
bool tale_follows(const pen *p, const char *words);       /* that is what has been written last */
bool tale_is_numbered(const tale *t, int planet);         /* it is called by its number, as in "planets 1, 3 and 4" */
int tale_home_of(const tale *t, int planet); /* in whose system it is; HC_NOBODY */

/* ---- total.c -------------------------------------------------------------------------------------- */

void tale_step(tale *t, const hc_step *s);
void tale_face(tale *t, int value);                          /* what a card counts as: "Attack 08", "Negotiate" */

/* ---- option.c: what a question is about ---------------------------------------------------------- */

void tale_ask(tale *t, const hc_question *q);               /* seat: who is asked; a, b, c: count, least, most */
bool asks_by_rules(int edition, const hc_question *q);      /* else the prompt is one of its sheet */
int times_picked(const hc_question *q, int thing);
bool picks_ships(int edition, const hc_question *q);
int tale_ships_at(const tale *t, int seat, int place);
int tale_side_ships(const tale *t, int side);

/* ---- moment.c: the questions of powers and cards, and whether to use them now ----------------------- */

void tale_question_of_sheet(tale *t, text_asked *out, const hc_question *q);
/* question_ships.c: what is asked about ships; see question.c */
typedef void ask_fn(tale *t, const hc_question *q);
ask_fn tale_title_gather, tale_title_commit, tale_title_return, tale_title_lose, tale_title_settle,
       tale_why_gather, tale_why_commit, tale_why_return, tale_why_lose,
       tale_next_gather, tale_next_commit, tale_next_lose, tale_next_settle, tale_next_return;
ask_fn tale_title_which_ships, tale_why_which_ships, tale_next_which_ships;      /* units.c */
void tell_bundled(tale *t, const hc_event *e);                /* units.c */
void tell_captured(tale *t, const hc_event *e);
void tell_freed(tale *t, const hc_event *e);
void tell_shuffled(tale *t, const hc_event *e);               /* event_rewards.c */
void tell_rift(tale *t, const hc_event *e);
void tell_compensation(tale *t, const hc_event *e);
void tell_no_compensation(tale *t, const hc_event *e);
void tell_reward(tale *t, const hc_event *e);
void tell_extra_down(tale *t, const hc_event *e);
void pen_units(pen *p, const hc_table *t, int seat);         /* of that player, for text_belongings */
void tale_say_ships_of_both(tale *t);
int tale_part_of(const tale *t, int source);                  /* HC_PART_...: what a power, card or flare would do  */
const char *tale_play_word(const tale *t, int card);          /* "Play ", or "Use " of a power or of a card that lies there already */
int tale_only_source(const tale *t);                          /* the one thing that could be used now, or -1 */
size_t tale_option_does(char *out, size_t room, const text_names *n, const hc_game *view, const hc_question *q, const hc_option *o);  /* its help without where the card comes from */
void tale_brief(tale *t, text_asked *out, const hc_question *q);      /* brief.c */
int tale_alien_offered(const tale *t, const hc_question *q, int choice);

/* ---- page.c: longer texts --------------------------------------------------------------------- */

enum { WHOLE_LINES = 100000 };      /* a width at which no line is broken */
typedef struct page { pen p; int edition, width; } page;

void page_open(page *g, char *out, size_t room, int edition, int width);
void page_gap(page *g);                                     /* an empty line, but not at the top */
void page_heading(page *g, const char *text);
void page_text(page *g, const char *head, const char *indent, const char *text);

/* ---- terms.c ---------------------------------------------------------------------------------- */

void tale_item(tale *t, int giver, int item, int thing, int count);      /* "two attack cards of your choice" */
void tell_deal_begins(tale *t, const hc_event *e);
void tell_deal_term(tale *t, const hc_event *e);
void tell_deal_failed(tale *t, const hc_event *e);
bool tale_several_talk(const tale *t);                       /* three or more: it has to be said who gets what */
void tale_term(tale *t, int giver, int term, int number);    /* "Attack 08", "a colony on your planet 2" */
void tale_offer(tale *t, int from, int to);                  /* all that one gives another (HC_NOBODY: all others), or "nothing" */
void tale_why_deal(tale *t, const hc_question *q);          /* the offer that is being put together */
void tale_why_reply(tale *t, const hc_question *q);         /* the offer that is to be answered     */
/* duel.c */
bool pen_card_of_duel(pen *p, int edition, const hc_card_info *c);
void pen_tile(pen *p, int planet);
bool tale_answer_of_duel(tale *t, const hc_question *q, int choice);
void help_plan(tale *t, int choice);
void help_reinforcement(tale *t, int card);
int  envoy_of_answer(const tale *t, const hc_question *q, int choice);
void tell_of_duel(tale *t, const hc_event *e);                /* from HC_EV_FATE to HC_EV_REMOVED_CARD */
/* run.c */
void tale_places(tale *t);
void tale_cards(tale *t);                                   /* "their planets 1, 3 and 4" of the events of a run */
/* deed.c */
size_t pen_deed(pen *p, const char *text);                    /* "Draw a card from the deck", of what a card says; 0: not in a few words */
void tale_purpose(tale *t, const char *text);                 /* the same as " to draw a card from the deck", of who plays it            */
/* together.c */
size_t tale_together(const hc_event e[], size_t run, size_t count);      /* so many, of which the first `run` are of one kind */
bool tell_together(tale *t, const hc_event e[], size_t count);           /* false: they are all of one kind                   */
/* event.c */
const char *reason_of_loss(int rule);
void tale_of_event(tale *t, const hc_event *e);              /* who and how many */
void tale_event(tale *t, const hc_event *e);
/* claims.c */
void tale_half(tale *t, int sheet, int part, size_t room);   /* " (wild: ...)", without its text if that has no room */
void tell_drives_out(tale *t, const hc_event *e);             /* text/teams.c */
void tell_team(tale *t, const hc_event *e);
void tell_orders(tale *t, const hc_event *e);
void tell_token_turned(tale *t, const hc_event *e);
void tell_token_beside(tale *t, const hc_event *e);
void tell_shown(tale *t, const hc_event *e);
void tell_tokens(tale *t, const hc_event *e);
void tell_lux(tale *t, const hc_event *e);            /* centre.c */
void tell_lucre(tale *t, const hc_event *e);          /* centre.c */
void tell_hazard(tale *t, const hc_event *e);
void tell_praw(tale *t, const hc_event *e);
void tell_displayed(tale *t, const hc_event *e);
void tell_kept_card(tale *t, const hc_event *e);
void tell_choice(tale *t, const hc_event *e);
void tell_saw_card(tale *t, const hc_event *e);
void tell_looked(tale *t, const hc_event *e);
void tell_claimed(tale *t, const hc_event *e);
void tell_played_card(tale *t, const hc_event *e);
void tell_named(tale *t, const hc_event *e);
void tell_challenged(tale *t, const hc_event *e);
void tell_caught(tale *t, const hc_event *e);
void tell_possessed_back(tale *t, const hc_event *e);
void tell_cancelled(tale *t, const hc_event *e);
void tale_against(tale *t, const hc_event *e);               /* " against Dara's Healer" */
void tell_possessed(tale *t, const hc_event *e);
void tell_replanned(tale *t, const hc_event *e);
/* outcome.c */
void tell_outcome(tale *t, const hc_event *e);
void tell_roles_swapped(tale *t, const hc_event *e);
void tell_turn_ends(tale *t, const hc_event *e);
void tell_second_encounter(tale *t, const hc_event *e);
void tell_won(tale *t, const hc_event *e);
void tell_won_alone(tale *t, const hc_event *e);            /* and the game is over */
void tell_game_over(tale *t, const hc_event *e);
/* techs.c */
void tell_kept_tech(tale *t, const hc_event *e);
void tell_drew_techs(tale *t, const hc_event *e);
void tell_researched(tale *t, const hc_event *e);
void tell_piece(tale *t, const hc_event *e);
void tell_completed(tale *t, const hc_event *e);
#endif
