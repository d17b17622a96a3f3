/* help.c - what the panels say: help, the text of anything, the players, the whole log, why one is asked. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "cli/screen/screen.h"
#include "cli/screen/notes.h"

static void heading(notes *n, const char *text) { note_format(n, "%c%s\n", NOTE_HEADING, text); }

/* ---- help ------------------------------------------------------------------------------------ */

static void signs_of_systems(const screen *sc, notes *n)
{
    heading(n, "Signs in the list of systems");
    note_format(n, "  › %s   ‹ %s   + ally   ? asked now   ▶ target\n", hc_word_of(sc->table.edition, "offense"),
                hc_word_of(sc->table.edition, "defense"));
    note_text(n, "  ! power off until the encounter ends   × power lost   hidden, (alien): face down\n"
                 "  on or beside the sheet: *9 tokens   +3 cards   #2 techs   $4 lucre\n"
                 "  S a station that works, s one that does not   c a sky city   d a station in deep space\n"
                 "  ●2+4: four more owners on that planet; p names them   hand 5+2: two of them rewards\n"
                 "  moons: ? face down   s i c known to you alone   S I C turned up: secret, immediate, continuing\n"
                 "  Warp ●3(1): three there, one in the Praw   A to D before a name: teams\n");
    note_text(n, "  [card]   <flare>   [+3] reinforcement: underlined keys stand on what can be played now\n  ");
}

static void signs_of_duel(notes *n)
{
    heading(n, "Signs on the table");
    note_text(n, "  tactics: b4s1 is blast 4 or shield 1, r2 readies two   (b4s1) spent, until something readies it\n"
                 "  planets: ·●2 two ships, and they hold it   ▶●2 they fight over it; the other's ships above, yours below\n"
                 "  envoys: hidden, nobody knows it   (down) you know it, your opponent may not   ● whose ally it is\n"
                 "  next: the deck that the next destiny card comes from   ties go to the straggler\n"
                 "  [12] plan   [+3] reinforcement; a number before it is its key\n  ");
}

static void help_on_keys(const screen *sc, notes *n)
{
    heading(n, "Keys");
    note_text(n, "  1 2 3 …  mark an answer; what it would do is then said\n"
                 "  a b c …  the same for things on the table; among several, take one\n"
                 "  A B C …  among several: as many as possible from or to there\n"
                 "  Enter    give the marked answer, or finish a choice of several\n"
                 "  + -      with a target, side or number: how many go; fewer still: you choose which\n"
                 "  Space    pass, where you may\n"
                 "  arrows   walk through the answers;  / lists all, with a filter\n"
                 "  u        undo the last pick;  Esc undoes all, or takes the mark away\n"
                 "  s        mark what an experienced player would do; Enter then does it\n"
                 "  n        pass, and ask nothing of this kind until the next ");
    note_format(n, "%s\n", hc_word_of(sc->table.edition, "encounter"));
    note_text(n, "  w        why am I asked, and what happens next\n"
                 "  t        the text of any alien or card\n"
                 "  p        the players        l   the whole log\n"
                 "  r        the last totals    o   pace, and when to ask me\n"
                 "  q        save and leave (every answer is saved anyway)\n\n");
    if (sc->table.duel.plays) signs_of_duel(n);
    else signs_of_systems(sc, n);
    for (int seat = 0; seat < sc->table.players; seat++)
        note_format(n, "%c%s   ", TEXT_MARK + seat, sc->names.seat[seat]);
    note_text(n, "\n\n");
}

static void fill_help(screen *sc, notes *n, int width, const void *about)
{
    (void)about;
    int edition = sc->table.edition, phase = sc->table.phase;
    if (*text_phase(edition, phase)) {
        note_format(n, "%cThe step we are at: number %d\n", NOTE_HEADING, text_phase_number(edition, phase));
        NOTE_LONG(n, text_phase_help(out, room, edition, phase, width));
        note_text(n, "\n");
    }
    help_on_keys(sc, n);
    heading(n, "The rules in short");
    NOTE_LONG(n, text_rules(out, room, edition, width));
    note_text(n, "\n");
}

/* ---- why ------------------------------------------------------------------------------------- */

static void fill_why(screen *sc, notes *n, int width, const void *about)
{
    (void)about;
    const asked *a = &sc->asked;
    note_format(n, "%c%s\n\n", NOTE_HEADING, a->text.title);
    if (a->advice.text[0]) {
        note_format(n, "Suggested: %s. %s\n\n", a->advice.text, a->advice.why);
    }
    if (a->text.why[0]) note_format(n, "Why: %s\n\n", a->text.why);
    if (a->text.next[0]) note_format(n, "Next: %s\n\n", a->text.next);
    for (int i = 0; i < a->slots; i++) {
        char label[160], help[800];
        if (!a->slot[i].open || a->slot[i].o.choice == HC_UNDO) continue;
        slot_text(sc, &a->slot[i], label, sizeof label);
        if (slot_help(sc, &a->slot[i], help, sizeof help)) note_format(n, "  %s\n%c    %s\n", label, NOTE_DIM, help);
    }
    if (!a->q.sheet) return;
    note_text(n, "\n");
    NOTE_LONG(n, text_sheet(out, room, sc->table.edition, a->q.sheet, width));
}

/* ---- players --------------------------------------------------------------------------------- */

static bool note_places(screen *sc, notes *n, int seat)
{
    const char *between = "";
    uint64_t told = 0;
    for (int planet = 0; planet < sc->table.planets; planet++) {
        const int ships = sc->table.ships[planet][seat];
        int alike[HC_PLANETS], count = 0;
        char places[600];
        if (!ships || told >> planet & 1) continue;
        for (int p = planet; p < sc->table.planets; p++) {
            if (sc->table.ships[p][seat] != ships) continue;
            alike[count++] = p;
            told |= 1ull << p;
        }
        text_planets(places, sizeof places, &sc->names, &sc->view, alike, count);
        note_format(n, "%s%d%s on %s", between, ships, count > 1 ? " each" : "", places);
        between = "; ";
    }
    return *between;
}

static void note_cards(const screen *sc, notes *n, const hc_card_info card[], int count)
{
    for (int i = 0; i < count; i++) {
        char name[64];
        text_card(name, sizeof name, sc->table.edition, &card[i]);
        note_format(n, "%s%s", i ? ", " : "", name);
    }
}

/* Of Duel: planets instead of colonies and homes, and the discards, which are public. */
static void note_duelist(const screen *sc, notes *n, int seat)
{
    const hc_table *t = &sc->table;
    const int edition = t->edition, planets = t->duel.seat[seat].planets, warp = t->seat[seat].warp;
    note_format(n, "  %d of %d planets, %d %s in the supply, %d in the %s\n", planets, t->colonies_to_win, t->duel.seat[seat].supply,
                hc_word_of(edition, t->duel.seat[seat].supply == 1 ? "ship" : "ships"), warp, hc_word_of(edition, "warp"));
    note_format(n, "  plan deck: %d card%s; discards: %s", t->duel.seat[seat].deck, t->duel.seat[seat].deck == 1 ? "" : "s",
                t->duel.seat[seat].discards ? "" : "none");
    note_cards(sc, n, t->duel.seat[seat].thrown, t->duel.seat[seat].discards);
    note_text(n, "\n");
}

static void note_hand(screen *sc, notes *n, int seat)
{
    const hc_seat_info *info = &sc->table.seat[seat];
    note_format(n, "  hand: %d card%s", info->hand, info->hand == 1 ? "" : "s");
    const char *between = seat == sc->viewer ? ": " : ", known to you: ";
    for (int i = 0; i < info->known; i++) {
        char card[64];
        text_card(card, sizeof card, sc->table.edition, &info->card[i]);
        note_format(n, "%s%s", between, card);
        between = ", ";
    }
    note_text(n, "\n");
}

static const char *power_words(int state)
{
    static const char *const WORDS[] = { "none", "in force", "lost", "off until the encounter ends", "face down" };
    return state >= 0 && state <= HC_POWER_HIDDEN ? WORDS[state] : "";
}

/* Who is on the planets that several share: in the list they may have been only counted. */
static void note_crowded(screen *sc, notes *n)
{
    const hc_table *t = &sc->table;
    bool first = true;
    for (int planet = 0; planet < t->planets && !t->duel.plays; planet++) {
        char place[96];
        int owners = 0;
        for (int seat = 0; seat < t->players; seat++) owners += t->ships[planet][seat] > 0;
        if (owners < 3) continue;
        if (first) heading(n, "Planets that three or more share");
        first = false;
        text_place(place, sizeof place, &sc->names, &sc->view, planet);
        note_format(n, "  %s:", place);
        for (int seat = 0; seat < t->players; seat++)
            if (t->ships[planet][seat]) note_format(n, "  %d of %c%s", t->ships[planet][seat], TEXT_MARK + seat, seat == sc->viewer ? "yours" : sc->names.seat[seat]);
        note_text(n, "\n");
    }
}

static void fill_players(screen *sc, notes *n, int width, const void *about)
{
    (void)about, (void)width;
    const hc_table *t = &sc->table;
    const int edition = t->edition;
    for (int seat = 0; seat < t->players; seat++) {
        const hc_seat_info *info = &t->seat[seat];
        hc_sheet_info sheet = { .name = "unknown" };
        char summary[400] = "";
        if (hc_sheet(info->alien, t->edition, &sheet) && sheet.summary)
            text_expand(summary, sizeof summary, t->edition, sheet.summary);
        note_format(n, "%c%c%s  %s  (%s)\n", NOTE_HEADING, TEXT_MARK + seat,
                    seat == sc->viewer ? "You" : sc->names.seat[seat], sheet.name,
                    sc->s->person[seat] ? "person" : sc->s->host.rec.player[seat]);
        if (*session_temper(sc->s, seat) && !t->duel.plays) /* there it only colours what is said */
            note_format(n, "  %s: %s\n", session_temper(sc->s, seat), bot_temper_about(sc->s->host.bots[seat].spec.temper));
        if (info->partner < t->players)
            note_format(n, "  partner of %s: they win together\n", info->partner == sc->viewer ? "you" : sc->names.seat[info->partner]);
        note_format(n, "  power %s: %s\n", power_words(info->power_state), summary);
        const int second = second_alien(t, seat);
        if (second && hc_sheet(second, edition, &sheet)) {
            text_expand(summary, sizeof summary, edition, sheet.summary ? sheet.summary : "");
            note_format(n, "  and %s: %s\n", sheet.name, summary);
        }
        if (t->duel.plays) note_duelist(sc, n, seat);
        else note_format(n, "  %d of %d %s, %d home %s, %d %s in the %s\n", info->foreign_colonies, t->colonies_to_win, hc_word_of(edition, "colonies"),
                         info->home_colonies, info->home_colonies == 1 ? hc_word_of(edition, "colony") : hc_word_of(edition, "colonies"), info->warp,
                         info->warp == 1 ? hc_word_of(edition, "ship") : hc_word_of(edition, "ships"), hc_word_of(edition, "warp"));
        note_hand(sc, n, seat);
        char more[600];
        if (text_belongings(more, sizeof more, &sc->names, &sc->view, t, seat) > 0) note_format(n, "  on or beside the sheet: %s\n", more);
        note_format(n, "  %s: ", hc_word_of(edition, "ships"));
        if (!note_places(sc, n, seat)) note_text(n, "none on a planet");
        note_text(n, "\n\n");
    }
    note_crowded(sc, n);
}

/* ---- the last totals ------------------------------------------------------------------------- */

static void note_part(const screen *sc, notes *n, const duel_part *p)
{
    hc_sheet_info info;
    note_format(n, "  %5s  ", p->value);
    if (p->seat == HC_NOBODY) note_format(n, "%s\n", p->label);
    else {
        bool by_power = hc_sheet(hc_sheet_named(p->label), sc->table.edition, &info);
        note_format(n, "%s of %c%s%s%s\n", hc_word_of(sc->table.edition, "ships"), TEXT_MARK + p->seat, sc->names.seat[p->seat],
                    by_power ? ", counted by " : "", by_power ? p->label : "");
    }
}

static void fill_totals(screen *sc, notes *n, int width, const void *about)
{
    (void)about, (void)width;
    const duel *d = &sc->last_duel;
    for (int side = 0; side < 2 && d->encounter; side++) {
        const duel_side *s = &d->side[side];
        if (s->seat == HC_NOBODY) continue;
        note_format(n, "%c%c%s  %s%s\n", NOTE_HEADING, TEXT_MARK + s->seat,
                    s->seat == sc->viewer ? "You" : sc->names.seat[s->seat], s->card,
                    d->winner == side ? "  wins" : "");
        for (int i = 0; i < s->parts; i++) note_part(sc, n, &s->part[i]);
        if (s->has_total) note_format(n, "  %5d  total\n", s->total);
        note_text(n, "\n");
    }
    if (!d->encounter) note_text(n, "No outcome has been settled since you sat down.\n");
}

/* ---- log ------------------------------------------------------------------------------------- */

static void fill_log(screen *sc, notes *n, int width, const void *about)
{
    (void)about, (void)width;
    const story *st = story_shown(sc);
    for (size_t i = 0; i < sc->told; i++) {
        bool opens = st->line[i].kind == HC_EV_TURN || st->line[i].kind == HC_EV_ENCOUNTER;
        if (opens && i) note_text(n, "\n");
        if (opens) note_format(n, "%c", NOTE_HEADING);
        note_text(n, st->line[i].text);
        note_text(n, "\n");
    }
}

bool open_panel(screen *sc, int key)
{
    switch (key) {
    case '?': show_panel(sc, "help", fill_help, NULL, false); return true;
    case 't': show_texts(sc); return true;
    case 'p': show_panel(sc, "players", fill_players, NULL, false); return true;
    case 'l': show_panel(sc, "log", fill_log, NULL, true); return true;
    case 'r': show_panel(sc, "totals of the last outcome", fill_totals, NULL, false); return true;
    case 'o': show_options(sc); return true;
    case 'w':
        if (sc->asked.seat != HC_NOBODY) show_panel(sc, "why am I asked", fill_why, NULL, false);
        return true;
    default: return false;
    }
}
