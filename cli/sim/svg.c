/* svg.c - writes plots as SVG. */
#include "cli/sim/svg.h"

const char SVG_STYLE[] =
    ":root{--paper:#fff;--ink:#1c2330;--soft:#667085;--rule:#d8dde6;--bar:#3f6fb5;--mark:#16233b;--good:#1a7f5a;--bad:#b4432f;--alt:#c98a1b}"
    "@media(prefers-color-scheme:dark){:root{--paper:#14171d;--ink:#e8eaee;--soft:#9aa3b2;--rule:#333a46;--bar:#6d9be0;--mark:#f2f5fa;"
    "--good:#4cc093;--bad:#e8836f;--alt:#e3b04b}}"
    "svg{font-family:system-ui,sans-serif;font-size:11px}svg .ink{fill:var(--ink)}svg .soft{fill:var(--soft)}"
    "svg .rule{stroke:var(--rule);stroke-width:1}svg .fair{stroke:var(--alt);stroke-width:1;stroke-dasharray:4 3}"
    "svg .span{stroke:var(--bar);stroke-width:4;stroke-linecap:round;opacity:.55}svg .bar{fill:var(--bar)}svg .mark{fill:var(--mark)}"
    "svg .good{fill:var(--good)}svg .bad{fill:var(--bad)}svg .alt{fill:var(--alt)}svg .even{fill:var(--rule)}svg .paper{fill:var(--paper)}";

void write_escaped(FILE *out, const char *text)
{
    for (; *text; text++) {
        switch (*text) {
        case '&': fputs("&amp;", out); break;
        case '<': fputs("&lt;", out); break;
        case '>': fputs("&gt;", out); break;
        case '"': fputs("&quot;", out); break;
        default: fputc(*text, out);
        }
    }
}

void svg_begin(FILE *out, double width, double height, const char *label, int alone)
{
    fprintf(out, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %.0f %.0f\" ", width, height);
    if (alone) {
        fprintf(out, "width=\"%.0f\" height=\"%.0f\" ", width * 1.5, height * 1.5);
    }
    fputs("role=\"img\" aria-label=\"", out);
    write_escaped(out, label);
    fputs("\">", out);
    if (alone) {
        fprintf(out, "<style>%s</style>", SVG_STYLE);
        svg_rect(out, "paper", 0, 0, width, height, NULL);
    }
    fputc('\n', out);
}

void svg_end(FILE *out)
{
    fputs("</svg>\n", out);
}

void svg_line(FILE *out, const char *class, double x1, double y1, double x2, double y2)
{
    fprintf(out, "<line class=\"%s\" x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\"/>\n", class, x1, y1, x2, y2);
}

/* What the pointer shows; a shape without it closes at once. */
static void write_title(FILE *out, const char *element, const char *title)
{
    if (!title) {
        fputs("/>\n", out);
        return;
    }
    fputs("><title>", out);
    write_escaped(out, title);
    fprintf(out, "</title></%s>\n", element);
}

void svg_rect(FILE *out, const char *class, double x, double y, double width, double height, const char *title)
{
    fprintf(out, "<rect class=\"%s\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\"", class, x, y, width, height);
    write_title(out, "rect", title);
}

void svg_circle(FILE *out, const char *class, double x, double y, double radius, const char *title)
{
    fprintf(out, "<circle class=\"%s\" cx=\"%.1f\" cy=\"%.1f\" r=\"%.1f\"", class, x, y, radius);
    write_title(out, "circle", title);
}

void svg_text(FILE *out, const char *class, double x, double y, const char *anchor, const char *text)
{
    fprintf(out, "<text class=\"%s\" x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">", class, x, y, anchor);
    write_escaped(out, text);
    fputs("</text>\n", out);
}

void svg_text_up(FILE *out, const char *class, double x, double y, const char *text)
{
    fprintf(out, "<text class=\"%s\" transform=\"translate(%.1f %.1f) rotate(-90)\">", class, x, y);
    write_escaped(out, text);
    fputs("</text>\n", out);
}
