/* lore_json.c - what an entry of the encyclopaedia ends with, as JSON: rulings and an example. */
#include "text/text.h"
#include "wire/catalogue.h"

static void write_side(js *j, const char *key, const text_side *side)
{
    js_object(j, key);
    js_string(j, "player", side->player);
    js_string(j, "alien", side->alien);
    js_string(j, "card", side->card);
    if (side->counted) js_integer(j, "total", side->total);
    else js_null(j, "total");
    js_close(j);
}

static void write_example(js *j, const text_example *e)
{
    static const char *const SIDE[2] = { "offense", "defense" };
    if (!e) {
        js_null(j, "example");
        return;
    }
    js_object(j, "example");
    js_string(j, "title", e->title);
    js_string(j, "who", e->who);
    js_string(j, "lines", e->lines);
    for (int side = 0; side < 2; side++) {
        if (e->side[side].player) write_side(j, SIDE[side], &e->side[side]);
        else js_null(j, SIDE[side]);
    }
    js_string(j, "won", e->won < 0 ? NULL : SIDE[e->won]);
    js_close(j);
}

void js_lore(js *j, int sheet, int edition)
{
    const char *text;
    int number;
    js_array(j, "rulings");
    for (int i = 0; (text = text_ruling(edition, sheet, i, &number)) != NULL; i++) {
        js_object(j, NULL);
        js_integer(j, "number", number);
        js_string(j, "text", text);
        js_close(j);
    }
    js_close(j);
    write_example(j, text_example_of(edition, sheet));
}
