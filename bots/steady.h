/* steady.h - what the parts of the steady bot share. It weighs what an answer leads to in points:
 * a step towards the win is worth about a hundred. All arithmetic is in whole numbers, so it
 * answers alike on every machine. */
#ifndef STEADY_H
#define STEADY_H
#include "choose.h"
#include "temper.h"

enum { CERTAIN = 1024, GUESSES = 48 };           /* chances are parts of 1024 */

/* What the bot knows of a power or of a card that acts, by name; one row each. */
typedef struct mind mind;
typedef struct knowledge {
    const char *name;
    unsigned traits;
    int8_t ship_worth;                           /* of each ship in totals; 0: one                   */
    int8_t edge;                                 /* how much it adds to its side's total, roughly    */
    int8_t skill;                                /* how well it chooses its card: percent above luck */
    int8_t harm;                                 /* points that a use costs whom it faces, in tens   */
    int (*use)(mind *m, int sheet);              /* points of using it now; NULL: yes, if involved   */
    int (*answer)(mind *m, int choice[]);        /* its own questions; 0: by the general rules       */
    int (*wild)(mind *m, int sheet);             /* points of using the halves of its flare now;     */
    int (*super)(mind *m, int sheet);            /* NULL: by the general rule                        */
    int (*adds)(const mind *m, int seat);        /* to its total as a main player, besides the edge  */
    int8_t lends;                                /* to its side's total as an ally                   */
    uint8_t calls;                               /* CALLED_...: what its use means for the encounter */
    int8_t rank;                                 /* of aliens and techs: how good to have, 0 to 100  */
    bool (*in_vain)(const hc_game *g, int seat); /* it would change nothing now, which can be told without reading the table; NULL: it cannot */
} knowledge;

enum {                                           /* traits */
    MULTIPLIES = 1, INVERTS = 2, PEACEFUL = 4, HARMONIC = 8, SWITCHES = 16, BLINDS = 32, UNDYING = 64,
    TRIPLES = 128, REVERSES = 256, EQUALIZES = 512,          /* its own card; both cards, if it likes     */
    CRASHES = 1024,                              /* a heavy defeat of the offense is as good as a win    */
    CRUSHES = 2048, ERASES = 4096,               /* whom it beats loses more ships, or loses them for good */
    SHELTERS = 8192,                             /* neither its ships as an ally nor its allies' are lost */
    SUFFERS = 16384,                             /* losing ships is a way to win                          */
    UPSETS = 32768,                              /* may let the loser win                                 */
    BACKFIRES = 65536,                           /* who cancels it helps it                               */
    WAITS = 131072,                              /* its tokens count down to the win                      */
    RESENTS = 262144,                            /* whom it invites and who does not come pays for it     */
    HOLDS_FAST = 524288                          /* nobody else's ships leave planets where it has some   */
};
enum { CALLED_UPSET = 1, CALLED_REVERSAL = 2, CALLED_EQUALITY = 4, CALLED_NOTHING = 128 };   /* in this encounter; nothing: nor will be */

const knowledge *knowledge_of(int sheet);        /* never NULL: a blank row if nobody described it */

/* What a player will put down: chances of attacks by value, and of a negotiate. */
typedef struct guess { int count, negotiate; int16_t value[GUESSES]; int16_t chance[GUESSES]; } guess;

/* A guess, and all that it was made of: as long as that is the same, so is the guess. One of a hand of which cards are known, or of a card
 * that lies there, holds for a decision only. */
typedef struct grounds {
    int8_t unseen[64];
    int negotiates, others, skill;
    unsigned rival, called, traits;
    uint8_t hand, known, played, talked, fought;
} grounds;
typedef struct memo { bool made; grounds of; guess card; } memo;

/* What each seat's progress is worth when it has one colony less, as many as now, or one more: to itself, and to others; whose win that is. */
typedef struct scores {
    bool made;
    uint8_t known_now, wins[3];
    int now[HC_SEATS];
    int16_t own[HC_SEATS][3], others[HC_SEATS][3], mine[HC_SEATS][3];
} scores;

/* What was worked out in this decision and may be asked for again; guesses also in the next one. Zero at first. */
typedef struct notes {
    memo guessed[HC_SEATS];
    scores score;
    uint64_t looked_at;                          /* planets of which the next is known               */
    uint8_t foreign[HC_PLANETS];                 /* masks: for whom a colony there counts            */
    int8_t deck[64];                             /* the edition's, by value + 16; kept from one decision to the next */
    int deck_negotiates, deck_others, deck_of;   /* deck_of: the edition, plus one                   */
    uint8_t ransom;                              /* are the talks about one? 0: not looked up        */
    bool summed;
    hc_sum sum;                                  /* the totals as they are                           */
    int priced, price[HC_DRAFT + 1];               /* of taking so many ships                          */
} notes;

/* What is asked. bits: of the choices; one whose bit is not among them is not offered. */
typedef struct inquiry { hc_question q; int options; uint64_t bits; hc_option option[HC_OPTIONS_MAX]; } inquiry;

/* One decision: everything read once. */
struct mind {
    bot *b;
    const hc_game *view;
    const temper *temper;                        /* how the bot leans                                */
    int me, options;
    hc_question q;
    const hc_option *option;
    uint64_t bits;
    hc_table t;
    const knowledge *power[HC_SEATS];            /* of the powers in force, taken together; a blank row if none */
    knowledge several[HC_SEATS];                 /* ... of a seat that has more than one; not set for others */
    int8_t unseen[64];                           /* attacks by value + 16                            */
    int unseen_attacks, unseen_negotiates, unseen_others;
    unsigned called;                             /* CALLED_...                                       */
    int16_t lucre[HC_SEATS];                     /* what it adds to a main player's total, last of all */
    int adds[HC_SEATS];                          /* of a main player's power to its total            */
    uint8_t clock, tokens;                       /* seat of a power that wins when its tokens are gone; how many */
    bool lends, forts;                           /* do allies' powers, or things at planets, add too? */
    notes *note;
    int card;                                    /* that the act in question would play, or HC_NO_CARD */
};
enum { VALUE_ZERO = 16 };

/* An encounter as it is, or as it might become. */
typedef struct fight {
    int main[2];
    int ships[2];                                /* of the main players                              */
    int allies[2];                               /* worth of the allies' ships                       */
    int target;
    uint8_t side[HC_SEATS];
    uint8_t in[HC_SEATS];                        /* ships                                            */
} fight;

/* How it may end, seen from one side; the parts add up to CERTAIN. */
typedef struct odds { int win, lose, deal, paid, pays; } odds;  /* paid: lost, gets compensation; pays: won, owes it */

typedef struct odds stakes;                      /* the same, in points for one player */

/* judge.c */
void judge_unseen(mind *m);
void judge_guess(const mind *m, int seat, guess *out);
void judge_as_seen(mind *m, guess *out);                     /* the own card, as those see it who do not know the hand */
void judge_known_card(const hc_card_info *card, guess *out);

/* odds.c */
void fight_now(const mind *m, fight *f);
int  shaped(const mind *m, int seat, int value);             /* what an attack counts for that player */
int  ship_worth(const mind *m, int seat);
void fight_join(const mind *m, fight *f, int seat, int side, int ships);
void fight_leave(const mind *m, fight *f, int seat);
void odds_of_card(const mind *m, const fight *f, int side, const hc_card_info *card, const guess *other, odds *out);
void odds_of_guesses(const mind *m, const fight *f, int side, const guess *own, const guess *other, odds *out);

/* stakes.c: points */
enum { SHIP = 8, CARD = 18, LUCRE = 12, LUX = 7, POWER_WORTH = 70, WIN = 1000, LOSS = 700 };
int standing(const mind *m, int who, const int gain[HC_SEATS]);
int standing_now(const mind *m, int who);
int card_worth(const mind *m, int who, const hc_card_info *card);
int hand_quality(const mind *m, int who);                    /* average worth of a card, known or guessed */
int partner_of(const mind *m, int who);          /* of a team; HC_NOBODY: none */
bool are_partners(const mind *m, int a, int b);
bool counts_as_foreign(const mind *m, int seat, int planet);
int outcome_value(const mind *m, const fight *f, int who, int winner);   /* for `who`, without compensation */
int both_lose_value(const mind *m, const fight *f, int who);
int clock_value(const mind *m, int who);                     /* of a defense that wins, or a deal */
int compensation_value(const mind *m, const fight *f, int who, int loser);
int deal_prospect(const mind *m, const fight *f, int who);
void set_stakes(const mind *m, const fight *f, int who, int side, stakes *out);
int weigh(const stakes *s, const odds *o);
int fight_value(const mind *m, const fight *f, int who, int side, const odds *o);  /* odds are of `side` */
bool is_encounter_card(const hc_card_info *c);
int best_card(const mind *m, const fight *f, int side, const guess *other, int *value);  /* place in the own hand; -1 */
bool wins_with(const mind *m, int who, int gain);            /* would these colonies be enough? */
bool wins_on(const mind *m, int who, int planet);            /* ... with a colony on this planet? */
bool is_match_point(const mind *m);                          /* the offense wins the game if it wins the encounter, by plain totals */

/* steady_*.c: each fills choice[] and returns how many, 0 when it has no opinion */
int steady_gather(mind *m, int choice[]);
int steady_moon(mind *m, int choice[]);                     /* steady_moons.c */
int steady_aim(mind *m, int choice[]);
int steady_whose_colony(mind *m, int choice[]);
int steady_place_ships(mind *m, int choice[], int count);
int steady_which_ships(mind *m, int choice[]);
int steady_take_ships(mind *m, int choice[], int count);
int steady_commit(mind *m, int choice[]);
int steady_invite(mind *m, int choice[]);
int steady_join(mind *m, int choice[]);
int steady_encounter_card(mind *m, int choice[]);
int steady_worst_cards(mind *m, int choice[], int count);
int steady_reward(mind *m, int choice[]);
int steady_deal(mind *m, int choice[]);
int steady_reply(mind *m, int choice[]);
int steady_act(mind *m, int choice[]);
int use_reinforcement(mind *m, int sheet);
bool reinforces_in_vain(const hc_game *g, int seat);
int answer_reinforcement(mind *m, int choice[]);
int use_card_zap(mind *m, int sheet);
int use_quash(mind *m, int sheet);
int use_ionic_gas(mind *m, int sheet);
int steady_choose_victim(mind *m, int choice[]);
bool better_at_home(const mind *m);              /* drive a colony out, rather than draw destiny again? */
int taking_price(const mind *m, int ships);      /* what it costs to send so many                       */
int joining_value(const mind *m, int side);      /* over staying out                                    */
int switching_value(const mind *m);              /* of the two cards on the table                       */
int expected_value(const mind *m, const fight *f);           /* of an encounter, knowing what the seat knows */
int expected_now(const mind *m);
int keeping(const mind *m);                                  /* percent of a card's worth that is left if it is not played now */
bool is_use_it_or_lose_it(const mind *m);                    /* the hand will soon be thrown away */
bool is_fair_game(const mind *m, int seat);                  /* may be met by a card that would be thrown away */
int side_of(const mind *m, int seat);
bool is_against_me(const mind *m, int seat);

/* steady_acts.c: artifacts, for the table */
int use_cosmic_zap(mind *m, int sheet);
int use_emotion_control(mind *m, int sheet);
int use_force_field(mind *m, int sheet);
int answer_force_field(mind *m, int choice[]);
int use_mobius_tubes(mind *m, int sheet);
int use_plague(mind *m, int sheet);
int use_stellar_gas(mind *m, int sheet);

/* steady.c */
void steady_begin(bot *b);
const hc_sum *totals_of(const mind *m);
void clear_notes(notes *n);
bool read_question(inquiry *a, const hc_game *g, int seat);   /* false: it is not asked */
bool read_table(mind *m, bot *b, const hc_game *view, const inquiry *a, notes *n);      /* view: or a game that is covered for the seat */
int steady_answer(bot *b, const hc_game *view, int choice[BOT_CHOICES]);
int steady_says(mind *m, int choice[BOT_CHOICES]);           /* the same, when all has been read */
void steady_sees(bot *b, const hc_game *view, const hc_event *e);
bool is_offered(const mind *m, int choice);
int goodwill(const mind *m, int seat);                       /* -5 to 5 for an even bot */
bool is_friend(const mind *m, int seat);                     /* well liked, and not to be feared (steady_harm.c) */
int lead_of(const mind *m, int seat);                        /* colonies ahead of all others; 0: does not lead */
int answer_one(const mind *m, int choice[], int what);       /* if it is offered */
enum { KEEP_OFFENSE, KEEP_DEFENSE,                         /* in bot.memory */
       KEEP_TALKED, KEEP_FOUGHT = KEEP_TALKED + HC_SEATS, KEEP_SPOILT = KEEP_FOUGHT + HC_SEATS,
       KEEP_INVITED = KEEP_SPOILT + HC_SEATS, KEEP_PACT,       /* masks: whom it invited now; who dealt with it or helped it */
       KEEP_STANDS, KEEP_BURNED,               /* whose ally it is now; by seat: how often that one has let its allies down, fading */
       KEEP_END = KEEP_BURNED + HC_SEATS,
       KEEP_CLAIM = 45, KEEP_GIFT, KEEP_CALLED };            /* from the other end: what was said of a card; the card
                                                    last handed over; CALLED_... */
_Static_assert(KEEP_END <= KEEP_CLAIM && KEEP_CALLED < sizeof ((bot *)0)->memory, "what steady remembers must fit");
/* steady_tech.c */
int steady_tech(mind *m, int choice[]);
int steady_which_tech(mind *m, int choice[]);
int steady_keep_tech(mind *m, int choice[]);
int steady_drop_station(mind *m, int choice[]);
#endif
