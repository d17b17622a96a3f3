/* page.c - longer texts: headings and wrapped paragraphs in the words of the edition. */
#include "inside.h"

enum { PARAGRAPH_ROOM = 3072 };

void page_open(page *g, char *out, size_t room, int edition, int width)
{
    pen_open(&g->p, out, room);
    g->edition = edition;
    g->width = width;
}

void page_gap(page *g)
{
    if (g->p.length > 0)
        pen_put(&g->p, "\n");
}

/* `head` stands before the first line and is as wide as the indent of the others. */
void page_text(page *g, const char *head, const char *indent, const char *text)
{
    char plain[PARAGRAPH_ROOM], wrapped[PARAGRAPH_ROOM + PARAGRAPH_ROOM / 2];
    pen p;
    pen_open(&p, plain, sizeof plain);
    pen_put(&p, head);
    pen_expanded(&p, g->edition, text);
    text_wrap(wrapped, sizeof wrapped, plain, g->width, indent);
    pen_put(&g->p, wrapped);
    pen_put(&g->p, "\n");
}

void page_heading(page *g, const char *text)
{
    page_gap(g);
    page_text(g, "", "", text);
}
