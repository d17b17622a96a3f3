/* stations.h - space stations, sky cities and deep space stations (part of rules.h).
 *
 * A station is a piece that lies open, at a planet or, in deep space, at none; its tag counts tokens. A space station and a deep
 * one are before their owner. A sky city is before everybody, and `when` says who lives there; its owner is that of the system. */
#ifndef STATIONS_H
#define STATIONS_H

enum { STATION_SPACE = 1, STATION_CITY, STATION_DEEP };      /* in form.station */
enum { HOMES_FOR_DEEP = 4 };
bool has_access(const game *g, int seat, int thing);         /* it may use the station now */
int  station_owner(const game *g, int thing);
int  ships_at(const game *g, int seat, int thing);           /* its ships on the planet of a station */
static inline int station_planet(const game *g, int thing) { return read_piece(g, thing)->at - 1; }
void put_station_tokens(game *g, events *ev, int seat, int thing, int count);     /* fewer than none: takes them off */
extern const part_item station_items[];                      /* trade.c */
uint64_t free_grounds(const game *g, int seat);              /* its home planets to which nothing is attached */
void hand_over_station(game *g, events *ev, int thing, int seat, int planet, int cause);
void lose_station(game *g, events *ev, int thing, int cause);     /* it leaves the game */
VERB attach_station(game *g, int seat, int thing, int cause);        /* its new owner says where; 0: there is no room */
bool is_unattached(const game *g, int thing);                /* dealt or drawn, and not yet at its planet */
VERB more_stations(game *g, int seat, int cause);            /* all are dealt and attached once more; where there are none, this player alone has one of each deck */
int  draw_space_stations(game *g, int seat, int count);      /* to choose from; also where none are played */
void found_city(game *g, events *ev, int planet, int cause);     /* one is drawn and attached there; also where none are played */
void put_stations_back(game *g, int seat, int but);          /* those that are not attached, except this one */
bool rewards_are_redirected(const game *g);                  /* deep.c: what winning allies get has been exchanged */
void note_riven(game *g, int card, int from, int to);        /* odyssey.c: a low attack was taken out of the hand of who has a Rift Enacter */
void ask_to_blow_up(game *g, int card);                      /* ... who may blow it up, or pass */
bool says_zap(const char *name);                               /* of a card */
bool is_zap_card(const game *g, int source);                 /* a card with Zap in its name, or such a tech */
bool wins_by_stations(const game *g, int seat);              /* where they are conquered */

/* In a sky city: who asks lives there, and has not used it in this encounter. What was used is remembered by seat. */
bool lives_here(const game *g, const frame *f);
bool lives_here_anew(const game *g, const frame *f);
void note_here(game *g, const frame *f);
/* Of a city's effects on everybody: reckoned once. */
static inline bool is_reckoned(const sum *s, const effect *e) { return e->by == station_owner(s->g, e->source); }

#define ATTACH_IT [0] = { "attach", "To which planet of your system do you attach this station?", { 0 } }
#define STATION_ASKS(...)   .prompt = PROMPTS(ATTACH_IT, __VA_ARGS__)
#define NO_QUESTIONS .prompt = PROMPTS(ATTACH_IT)
#define STATION(id, where, title, what, ...) \
    const sheet card_station_##id = { .piece = HC_CARD_STATION, .box = where, .name = title, .summary = what, __VA_ARGS__ }
#define STATION_FORM(sort, words, ...) .form = FORMS({ .editions = IN_FFG, .station = sort, .text = { words }, .hook[POWER] = HOOKS(__VA_ARGS__) })
#define IN_STORM(id, title, what, ...) STATION(id, HC_BOX_STORM, title, what, __VA_ARGS__)
#define IN_ODYSSEY(id, title, what, ...) STATION(id, HC_BOX_ODYSSEY, title, what, __VA_ARGS__)
#define IF_IT_LIKES (MAY | PIECE_STAYS)
#define OF_ITSELF   (MUST | FREE | PIECE_STAYS)

/* The decks, in the order of their bits: those of Storm, of Odyssey, the cities, deep space. */
#define STATION_LIST(X) \
    X(laser) X(cloak) X(generator) X(platform) X(shield) X(pods) X(array) X(matrix) X(relay) X(outpost) \
    X(grid) X(capacitor) X(battery) X(second_platform) X(billboards) X(overthruster) X(stun) X(depot) X(zapper) \
    X(sky_laser) X(exhortation) X(golden) X(additor) X(icy) X(recycler) X(harvester) X(zaptimizer) \
    X(burst) X(staging) X(redirect) X(obligatron) X(cycler) X(monitor) X(refinery) \
    X(enacter) X(intensifier)
#endif
