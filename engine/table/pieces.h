/* pieces.h - things in play that act and are no cards of a hand, and the side decks that they come from (part of rules.h).
 *
 * A piece has a number from HC_CARDS on: as a thing that is chosen, and as a source. It is before one or several players, who
 * hold it as they hold a card; ships on it are those of its holder and stand in ON_PIECES. What it is all know if it lies open,
 * else its holders. Events name it by its sheet, for its number may be another's by the time they are read. */
#ifndef PIECES_H
#define PIECES_H

typedef hc_piece piece;

/* A step that a part brings: before or after each of the edition's steps with that flow, under their name and in their phase. */
typedef struct part_step { uint32_t before, after /* CORE(...), one of the two */, flow; uint8_t window; } part_step;

typedef struct part_option { const char *name, *about; } part_option;

/* A deck of cards of hands that it brings with one of its options; those that wait are out of the game until they are won. */
typedef struct part_deck { const hc_deck_row *row; uint8_t option, back; bool waits; } part_deck;

/* What can change hands in a bargain, and is a part's. */
typedef struct part_item {
    uint8_t number;                                  /* ITEM_...: parts/parts.h                  */
    bool alone;                                      /* it may be all that changes hands         */
    bool with_colony;                                /* it belongs to a colony that the same offer gives to the same player, and follows it */
    const char *key;
    hc_item_words words;
    int (*things)(const game *g);                    /* it names one of so many; NULL: none      */
    int (*most)(const game *g, int from, int to, int thing);
    frame *(*give)(game *g, events *ev, const hc_bargain_item *it);      /* a verb; NULL: it is done */
    int (*sheet_of)(const game *g, int thing);       /* what it names; HIDDEN_SHEET: not known   */
} part_item;

/* What a part of the game (parts/parts.h) has to say; the rule book lists them. What it has not is left out. */
struct game_part {
    const char *name, *about;                        /* by which a setup asks for it; NULL: a switch or a sheet brings it */
    unsigned editions;                               /* ... in these: IN_...                     */
    const part_option *option;                       /* OPTIONS(...)                             */
    bool one_option;                                 /* at most one of them                      */
    unsigned needs_one_of, usual;                    /* ... of these at least one: bits; that one if none is named */
    const part_deck *hand_deck;                      /* DECKS_OF_HANDS(...)                      */
    bool (*may_bring)(const game *g, int option);    /* ... one of an option that is not in play may come later: it needs cards */
    hc_status (*refuses)(const hc_setup *s);         /* what else is wrong with this setup; HC_OK: nothing */
    const part_step *step;                           /* STEPS(...)                               */
    const part_item *item;                           /* ITEMS(...)                               */
    bool (*may_replace)(const game *g);              /* the offense may do this instead of another encounter: */
    uint32_t instead;                                /* a flow; 0: there is no such thing        */
    bool (*lower_wins)(const game *g);               /* of two attacks                           */
    bool (*bars)(const game *g, int seat, int alien);    /* it may not be this seat's as the game begins; NOBODY: anybody's at any time */
    uint64_t (*colonies)(const game *g, int seat);   /* planets on which it counts as having a colony, besides those where it has one */
    int (*home_colonies)(const game *g, int seat, int so_far);       /* what it makes of their number: never less, but in a cloud */
    void (*left_board)(game *g, events *ev);                         /* unlike ships are in the warp, captured or out of the game */
    bool (*keeps_home)(const game *g, int seat, int sort);           /* no unlike ship of this sort is sent that need not be */
    bool (*is_too_many)(const game *g, int seat, int planet);        /* of ships that are being picked: one more from there must not go along */
    int (*total)(const sum *s, int side, int so_far);    /* what it makes of a total, after powers and cards ... */
    int (*ground_worth)(const sum *s, int side, int so_far);      /* ... and what is added for where the fight is, at the very end */
    uint8_t kind;                                    /* of its pieces: HC_CARD_...               */
    const hc_deck_row *(*rows)(const game *g, int deck);         /* of a side deck of it; NULL: it is another's */
    int (*deck_of)(const piece *p);                  /* where a piece of it comes from           */
    bool (*is_in)(const game *g);                    /* from the beginning; NULL: a sheet brings it */
    void (*set_up)(game *g);                         /* before the hands are dealt               */
    uint32_t first_step;                             /* a flow after that; 0: none               */
    uint32_t at_last;                                /* a flow when an outcome has been carried out, whatever it was; 0: none */
    bool (*is_ready)(const game *g, int thing);      /* the piece can act; NULL: always          */
    frame *(*spend)(game *g, int seat, int thing, int cause);    /* after an act: a flow         */
    void (*throw_away)(game *g, int seat, int thing);            /* ... that was abandoned       */
    void (*sheet_up)(game *g, int p);                /* the sheet of power p lies open from now on */
    void (*sheet_leaves)(game *g, events *ev, int p);    /* ... leaves the game                  */
    int (*flares_later)(const game *g);              /* flares that it may bring into the game: they need cards */
    void (*planet_leaves)(game *g, events *ev, int planet);      /* a planet leaves the game         */
    const char *(*check)(const game *g);             /* what is always so                        */
    void (*hide)(const game *g, int seat, game *v);  /* in a view, besides pieces that lie face down */
    void (*guess)(game *g, int seat);                /* ... and as it might be                   */
    void (*encounter_over)(game *g);                 /* forgets what was of it                   */
    void (*digest)(uint64_t *h, const game *g);      /* what is no card, piece, purse or ship: stir() */
    void (*read)(const game *g, hc_table *t);        /* its rows of what lies on the table       */
};

typedef struct game_part game_part;
#define OPTIONS(...) ((const part_option[]){ __VA_ARGS__, { .name = NULL } })
#define DECKS_OF_HANDS(...) ((const part_deck[]){ __VA_ARGS__, { .row = NULL } })
#define ITEMS(...)   ((const part_item[]){ __VA_ARGS__, { .key = NULL } })
#define STEPS(...)   ((const part_step[]){ __VA_ARGS__, { .flow = 0 } })
static inline void add_part(game *g, int p)
{
    g->parts |= 1ull << p;
    if (book_of(g)->part[p]->kind) g->source_words = SET_WORDS;      /* pieces are the last of the sources */
}
static inline bool has_option(const game *g, int p, int option) { return g->part_option[p] >> option & 1; }
void stir(uint64_t *h, uint64_t number);                    /* game/digest.c */
enum { HIDDEN_SHEET = UINT16_MAX /* in views: face down before others */ };
_Static_assert(FIRST_PIECE + HC_PIECES <= (int)HC_SOURCES && FIRST_PIECE + HC_PIECES < FIRST_CARD_SHEET, "a piece has one number, and no sheet has the same");
/* The class of what acts, if it is a card. */
static inline int class_of_source(const game *g, int source) { return is_card_source(source) ? class_of(g, CARD_OF_SOURCE(source)) : 0; }
static inline bool is_flare(const game *g, int source) { return class_of_source(g, source) == C_FLARE; }
static inline piece *piece_of(game *g, int thing) { return &g->piece[thing - FIRST_PIECE]; }
static inline const piece *read_piece(const game *g, int thing) { return &g->piece[thing - FIRST_PIECE]; }
#define FOR_PIECES(p, g) \
    for (int p = FIRST_PIECE; p < FIRST_PIECE + (g)->pieces; p++) if (read_piece(g, p)->sheet)
/* Those before a seat, by what it holds as the walk begins. */
#define FOR_PIECES_BEFORE(p, g, seat) \
    for (int word_##p = FIRST_PIECE / 64; word_##p < (g)->source_words; word_##p++) \
        for (uint64_t left_##p = (g)->held[seat].word[word_##p]; left_##p; left_##p &= left_##p - 1) \
            for (int p = word_##p * 64 + __builtin_ctzll(left_##p), once_##p = 1; once_##p; once_##p = 0) if (is_piece(p))
/* Those of one kind; the kind is on their backs. */
#define FOR_PIECES_OF(p, g, what, seat) \
    FOR_PIECES_BEFORE(p, g, seat) if (read_piece(g, p)->kind == (what) && read_piece(g, p)->holders >> (seat) & 1)

/* Which pieces have anything to do with a window is kept by bands of windows: most are passed over by one bit, without their sheet. */
/* As a word of a set of sources, in which the bits that are no pieces are set. */
static inline uint64_t pieces_in_band(const game *g, int band, int word)
{
    const int first = (word - HC_FIRST_PIECE_WORD) * 4, left = HC_PIECE_WORDS - first;
    const uint16_t *const there = g->piece_bands[band] + first;
    uint64_t set = 0;
    if (left >= 4) set = there[0] | (uint64_t)there[1] << 16 | (uint64_t)there[2] << 32 | (uint64_t)there[3] << 48;
    else for (int i = 0; i < left; i++) set |= (uint64_t)there[i] << i * 16;
    return word == HC_FIRST_PIECE_WORD ? set | ((1ull << FIRST_PIECE % 64) - 1) : set;
}
#define FOR_PIECES_IN_BAND(p, g, band) \
    for (int word_##p = HC_FIRST_PIECE_WORD; word_##p * 64 < FIRST_PIECE + (g)->pieces; word_##p++) \
        for (uint64_t left_##p = pieces_in_band(g, band, word_##p); left_##p; left_##p &= left_##p - 1) \
            for (int p = word_##p * 64 + __builtin_ctzll(left_##p), once_##p = 1; once_##p; once_##p = 0) if (is_piece(p))
/* All those that say something that holds as long as they lie there are among these. */
#define FOR_LASTING_PIECES(p, g) FOR_PIECES_IN_BAND(p, g, piece_band_of(W_ALWAYS))

/* table/pieces.c */
int  new_piece(game *g, int sheet_id, unsigned holders, bool open);      /* -1: there is no room for more */
void remove_piece(game *g, int thing);
void clear_spent_pieces(game *g);                           /* an encounter has ended */
void hold_piece(game *g, int thing, unsigned holders);
enum { OPEN_TO_ALL = 255 };                                 /* in piece.open; else a mask of those who know it besides its holders */
static inline void open_piece(game *g, int thing) { piece_of(g, thing)->open = OPEN_TO_ALL; }
static inline bool knows_piece(const piece *p, int seat) { return p->open == OPEN_TO_ALL || (seat < SEATS && (p->holders | p->open) >> seat & 1); }
int  first_piece(const game *g, int sheet_id);              /* in play; -1 */
bool is_piece_ready(const game *g, int thing);              /* it acts */
void put_ship_on(game *g, events *ev, int seat, int planet, int thing, int cause);
void move_pieces_with_sheets(game *g);                      /* what lies on the sheet of a power is its holder's */
VERB spend_piece(game *g, int seat, int thing, int cause);  /* after an act with which it does not stay: a flow */
void throw_piece_away(game *g, int seat, int thing);        /* ... of an act that was abandoned: at once */
hc_ask *among_pieces(hc_ask *q, int thing);                 /* one more answer of a question for cards; of several who are asked, for its holders */
void lay_sheet_open(game *g, int p);                        /* parts are told of it */
void take_sheet_away(game *g, events *ev, int p);
void take_planet_away(game *g, events *ev, int planet);
void hide_pieces(const game *g, int seat, game *v);
void guess_pieces(game *g);
const char *check_pieces(const game *g);                    /* parts/parts.c */

/* table/decks.c: a side deck is the set of what is left of it; what is drawn is decided when it is drawn. Each has room for so many
 * cards; a new one comes last, for games that exist know their cards by where they stand. */
#define SIDE_DECKS(X) X(TECHS, 64) X(CURSES, 8) X(TICKETS, 16) X(HAZARDS, 64) X(STATIONS, 40) X(MOONS, 88) X(EON_MOONS, 104) X(LUX, 24) \
    X(EVOLUTIONS, 16) X(BOONS, 56) X(OBJECTIVES, 16)
#define X(name, cards) DECK_##name,
enum { SIDE_DECKS(X) DECKS };
#undef X
void fill_deck(game *g, int deck);
int  deck_left(const game *g, int deck);                    /* how many can be drawn */
int  deck_used(const game *g, int deck);                    /* how many are in its discards */
int  draw_from_side_deck(game *g, int deck);                     /* a sheet; 0: none is left */
bool take_from_deck(game *g, int deck, int sheet_id);       /* out of those that are left */
bool is_in_deck(const game *g, int deck, int sheet_id);
void put_in_used(game *g, int deck, int sheet_id);
void take_from_used(game *g, int deck, int sheet_id);
void put_back_used(game *g, int deck);                      /* the discards become part of the deck */
bool put_on_side_deck(game *g, int deck, int sheet_id, unsigned known);  /* the next one to be drawn */
void thin_deck(game *g, int deck, int cards);               /* lays the others out of the game */
int  nth_used(const game *g, int deck, int n);              /* a sheet, in the order of the deck's list */
int  deck_of_piece(const game *g, const piece *p);          /* the deck whose card it is; its back says so */
/* Views: what is hidden is among what is left; and out of that it is made up again. */
void put_in_deck(game *g, int deck, int sheet_id);
void put_in_decks(game *g, const uint8_t of_deck[DECKS], const uint8_t of_sheet[CARD_SHEETS_END]);     /* so many into each deck, and of each sheet */
int  guess_from_deck(game *g, int deck);
void hide_tops(const game *g, unsigned me, game *v);
void guess_tops(game *g);
#endif
