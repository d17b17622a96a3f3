/* A window is known by the words of its name. HC_W_... says the same without a search, and survives another name.
 * refused by: lint (known by its number) */
#include "hypercone/hypercone.h"
#include <string.h>

bool is_reveal(const hc_question *q);
bool is_reveal(const hc_question *q)
{
    hc_window_info w;
    return hc_window(q->window, &w) && strcmp(w.name, "REVEALED") == 0;
}
