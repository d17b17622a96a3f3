/* text_table.h - the table and the names that the tests of sentences and questions share. Comes after cmocka.h. */
#ifndef TEXT_TABLE_H
#define TEXT_TABLE_H

enum { ANN,
       BEN,
       CHEN,
       DARA,
       ROOM = 4096 };

static const text_names NAMES = { .seat = { "Ann", "Ben", "Chen", "Dara" }, .viewer = ANN };

static int sheet(const char *name)
{
    int number = hc_sheet_named(name);
    assert_true(number > 0);
    return number;
}

/* Four players with known aliens; the view of the first. */
static hc_game new_game(int players)
{
    hc_game g;
    hc_setup s = { .seed = 7, .edition = HC_EDITION_AVALON_HILL, .players = (uint8_t)players, .first = ANN };
    static const char *const ALIEN[4] = { "Virus", "Oracle", "Healer", "Zombie" };
    for (int i = 0; i < players; i++)
        s.alien[i] = (uint16_t)sheet(ALIEN[i]);
    assert_int_equal(hc_new(&g, &s, NULL, NULL), HC_OK);
    return g;
}

static hc_game new_view(int players)
{
    hc_game g = new_game(players), view;
    hc_view(&g, ANN, &view);
    return view;
}

static inline int card_of_kind(const hc_game *g, int kind, int value)
{
    for (int c = 0; c < HC_CARDS; c++) {
        hc_card_info info = hc_card(g, c);
        if (info.kind == kind && info.value == value)
            return c;
    }
    fail_msg("no card of kind %d", kind);
    return 0;
}

static inline const char *told(const hc_game *view, int viewer, hc_event e)
{
    static char out[ROOM];
    text_names n = NAMES;
    n.viewer = viewer;
    text_event(out, sizeof out, &n, view, &e);
    return out;
}

#define assert_told(viewer, expected, ...) \
    assert_string_equal(told(&view, viewer, (hc_event){ __VA_ARGS__ }), expected)

static inline bool is_finished(const char *text)
{
    return !strpbrk(text, "{}<>[]") && !strstr(text, "nowhere") && !strstr(text, "something unknown");
}

#define assert_finished(text)                                              \
    do {                                                                   \
        if (!is_finished(text)) fail_msg("not a finished text: %s", text); \
    } while (0)
#endif
