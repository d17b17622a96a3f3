/* entry.c - the encyclopaedia: the whole entry of an alien or a card. */
#include "inside.h"

static void put_title(page *g, const hc_sheet_info *info)
{
    char title[120];
    pen p;
    pen_open(&p, title, sizeof title);
    pen_put(&p, info->name);
    if (word_given(info->power_name)) {
        pen_put(&p, ", with the power ");
        pen_put(&p, info->power_name);
    }
    page_text(g, "", "", title);
    pen_open(&p, title, sizeof title);
    pen_put(&p, info->alien ? "Alien. " : "Card. ");
    pen_put(&p, info->summary);
    pen_put(&p, word_given(info->summary) ? "." : "");
    page_text(g, "", "", title);
}

static void put_part(page *g, const char *heading, const char *text)
{
    if (!word_given(text))
        return;
    page_heading(g, heading);
    page_text(g, "  ", "  ", text);
}

static void put_line(page *g, const char *head, const char *text)
{
    if (word_given(text))
        page_text(g, head, "          ", text);
}

static const char *sentence_of_use(const char *use)
{
    if (!word_given(use))
        return NULL;
    if (word_begins(use, "must and"))
        return "Part of it happens whenever it applies; the rest is your choice each time.";
    if (word_begins(use, "must"))
        return "It happens whenever it applies; it cannot be waived.";
    return "You choose each time whether to use it.";
}

static void put_players(page *g, int least)
{
    if (least < 2)
        return;
    char digits[16];
    pen p;
    pen_open(&p, digits, sizeof digits);
    pen_number(&p, least);
    pen_put(&p, " or more.");
    put_line(g, "Players:  ", digits);
}

size_t text_sheet(char *out, size_t room, int edition, int sheet, int width)
{
    page g;
    hc_sheet_info info;
    page_open(&g, out, room, edition, width);
    if (!hc_sheet(sheet, edition, &info))
        return 0;
    put_title(&g, &info);
    put_part(&g, info.alien ? "The power" : "What it does", info.text[HC_PART_POWER]);
    put_part(&g, "Wild flare", info.text[HC_PART_WILD]);
    put_part(&g, "Super flare", info.text[HC_PART_SUPER]);
    page_gap(&g);
    put_line(&g, "When:     ", info.when);
    put_line(&g, "As:       ", info.as);
    put_line(&g, "Use:      ", sentence_of_use(info.use));
    put_players(&g, info.players_min);
    put_part(&g, "Note", info.note);
    put_part(&g, "History", info.history);
    return g.p.length;
}
