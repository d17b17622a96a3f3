/* svg.h - a few shapes for plots, written as SVG: inside a page, or as a file of its own.
 *
 * Colours are classes (ink, soft, bar, mark, fair, good, bad), so that a page can be light or dark. */
#ifndef SVG_H
#define SVG_H
#include <stdio.h>

/* `label` says what the picture shows, for who cannot see it. alone: a whole file with its own style. */
void svg_begin(FILE *out, double width, double height, const char *label, int alone);
void svg_end(FILE *out);
void svg_line(FILE *out, const char *class, double x1, double y1, double x2, double y2);
void svg_rect(FILE *out, const char *class, double x, double y, double width, double height, const char *title);
void svg_circle(FILE *out, const char *class, double x, double y, double radius, const char *title);
/* anchor: "start", "middle" or "end". */
void svg_text(FILE *out, const char *class, double x, double y, const char *anchor, const char *text);
void svg_text_up(FILE *out, const char *class, double x, double y, const char *text);     /* read from below */

/* Text with what HTML and SVG would take for their own replaced. */
void write_escaped(FILE *out, const char *text);

/* The style of all plots: colours for light and dark. */
extern const char SVG_STYLE[];
#endif
