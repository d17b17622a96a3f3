/* show.c - `hypercone show`: an entry of the encyclopaedia. */
#define _DEFAULT_SOURCE 1
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "cli/cli.h"
#include "cli/names.h"
#include "wire/catalogue.h"

enum { ENTRY_ROOM = 65536, NARROWEST = 40, WIDEST = 100, WHOLE_LINES = 100000 };

static int width_of_output(void)
{
    struct winsize size;
    if (isatty(STDOUT_FILENO) && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) {
        return size.ws_col < NARROWEST ? NARROWEST : size.ws_col > WIDEST ? WIDEST : size.ws_col;
    }
    return 80;
}

/* What is told in one text: the rules in short, a kind of card, a step of an encounter. */
typedef struct page {
    const char *kind, *name;
    int number;                              /* of a step */
    char text[ENTRY_ROOM];
} page;

static bool find_page(page *p, const char *name, int edition, int width)
{
    if (is_same_name(name, "rules")) {
        *p = (page){ .kind = "rules", .name = "rules" };
        text_rules(p->text, sizeof p->text, edition, width);
        return true;
    }
    for (int kind = 0; kind < HC_CARD_KINDS; kind++) {
        bool meant = is_same_name(name, hc_card_kind_name(kind));
        if (meant && text_kind(p->text, sizeof p->text, edition, kind, width) > 0) {
            p->kind = "card-kind";
            p->name = hc_card_kind_name(kind);
            return true;
        }
    }
    for (int phase = 0; phase < HC_PHASE_COUNT; phase++) {
        if (is_same_name(name, text_phase(edition, phase))) {
            *p = (page){ .kind = "phase", .name = text_phase(edition, phase), .number = text_phase_number(edition, phase) };
            text_step_help(p->text, sizeof p->text, edition, p->number, width);
            return true;
        }
    }
    return false;
}

static void write_page(js *j, const page *p, int edition)
{
    js_string(j, "kind", p->kind);
    js_string(j, "edition", hc_edition(edition)->id);
    js_string(j, "name", p->name);
    if (p->number) {
        js_integer(j, "number", p->number);
    }
    js_string(j, "text", p->text);
}

static int show_json(const page *p, int sheet, int edition)
{
    js j;
    js_begin(&j, true);
    js_object(&j, NULL);
    if (p) {
        write_page(&j, p, edition);
    } else {
        js_entry_members(&j, sheet, edition);
    }
    js_close(&j);
    bool printed = js_print(&j, stdout);
    js_free(&j);
    return printed ? EXIT_OK : failed("the entry could not be written");
}

static int print_entry(const char *text)
{
    size_t length = strlen(text);
    fputs(text, stdout);
    if (length == 0 || text[length - 1] != '\n') {
        putchar('\n');
    }
    return EXIT_OK;
}

static int show(const char *name, int edition, bool as_json)
{
    static page p;
    int width = as_json ? WHOLE_LINES : width_of_output();
    name = entry_of(name, edition);
    if (find_page(&p, name, edition, width)) {
        return as_json ? show_json(&p, 0, edition) : print_entry(p.text);
    }
    int sheet = find_sheet(name, edition);
    if (sheet == 0) {
        return EXIT_FAILED;
    }
    if (as_json) {
        return show_json(NULL, sheet, edition);
    }
    text_sheet(p.text, sizeof p.text, edition, sheet, width);
    return print_entry(p.text);
}

int command_show(int argc, char **argv)
{
    static const char *const own[] = { "--edition", "--json", "--help", NULL };
    const char *edition_word = NULL;
    char name[128] = "";
    bool as_json = false;
    for (int i = 1; i < argc; i++) {
        int taken = take_option(argc, argv, &i, "--edition", &edition_word);
        if (taken == 0 && (taken = take_option(argc, argv, &i, "--json", NULL)) == 1) {
            as_json = true;
        }
        if (taken < 0) {
            return EXIT_WRONG_USE;
        }
        if (taken == 0 && argv[i][0] == '-') {
            return unknown_option("show", argv[i], own, false);
        }
        if (taken == 0) {                /* a name may have several words: show cosmic zap */
            size_t used = strlen(name);
            snprintf(name + used, sizeof name - used, "%s%s", used > 0 ? " " : "", argv[i]);
        }
    }
    if (name[0] == '\0') {
        return wrong_use("show needs a name: hypercone show zombie (an alien, a card, a step, or \"rules\")");
    }
    int edition = edition_word ? find_edition(edition_word) : hc_edition_default();
    return edition < 0 ? EXIT_WRONG_USE : show(name, edition, as_json);
}
