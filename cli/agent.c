/* agent.c - `hypercone agent`: plays games in which another program answers for some seats. */
#define _POSIX_C_SOURCE 200809L
#include "cli/agent.h"

#include <stdlib.h>
#include <string.h>

#include "cli/names.h"
#include "cli/stop.h"

/* ---- one question ---------------------------------------------------------------------------------- */

static hc_status take_answer(agent *a, int seat, const agent_answer *answer)
{
    if (!answer->whole) {
        return match_answer(&a->m, seat, answer->choice[0]);
    }
    /* All or nothing: tried on a copy first, then taken one by one, as the record has it. */
    hc_game trial = a->m.g;
    hc_status status = hc_answer_all(&trial, seat, answer->choice, answer->count, NULL);
    for (int i = 0; i < answer->count && status == HC_OK; i++) {
        status = match_answer(&a->m, seat, answer->choice[i]);
    }
    return status == HC_OK ? match_answer(&a->m, seat, HC_DONE) : status;
}

static bool explain_status(const agent *a, hc_status status, char why[AGENT_WHY])
{
    if (status == HC_OK) {
        return true;
    }
    char reason[180];
    text_refusal(reason, sizeof reason, status, a->options.setup.edition);
    snprintf(why, AGENT_WHY, "illegal: %s", reason);
    return false;
}

static bool understand(agent *a, int seat, heard what, const char *line, size_t length, char why[AGENT_WHY])
{
    agent_answer answer;
    if (what == HEARD_TOO_LONG) {
        snprintf(why, AGENT_WHY, "malformed: a line may have at most %d bytes", AGENT_LINE);
        return false;
    }
    if (what == HEARD_NOTHING) {
        snprintf(why, AGENT_WHY, "late: no answer within %d s", a->patience / 1000);
        return false;
    }
    char reason[AGENT_WHY];
    if (!read_agent_answer(line, length, &answer, reason)) {
        snprintf(why, AGENT_WHY, "malformed: %.200s", reason);
        return false;
    }
    if (answer.id != a->id) {
        snprintf(why, AGENT_WHY, answer.id < a->id ? "late: the answer is to question %lld, which is over; this is question %lld"
                                                   : "malformed: there is no question %lld yet; this is question %lld",
                 answer.id, a->id);
        return false;
    }
    return explain_status(a, take_answer(a, seat, &answer), why);
}

static void hand_over(agent *a, int seat)
{
    say_handover(a, seat);
    a->handed_over[seat] = true;
    a->m.outside &= (uint8_t)~(1u << seat);
    a->m.spec[seat] = (bot_spec){ .level = BOT_STEADY };
    bot_begin(&a->m.bots[seat], BOT_STEADY, seat, seed_from(a->rec.setup.seed, 2000 + (uint64_t)seat));
    hc_question q;
    hc_question_for(&a->m.g, seat, &q);
    for (int i = 0; q.compound && i < q.picked; i++) {
        match_answer(&a->m, seat, HC_UNDO);          /* the bot makes up its own mind */
    }
}

/* false: the other program has gone, or the user wants to stop. */
static bool ask_outside(agent *a, int seat, size_t *length)
{
    a->id++;
    a->wrong = 0;
    for (;;) {
        const char *line;
        char why[AGENT_WHY];
        say_question(a, seat);
        if (a->unheard) {
            failed("the other program has closed its input; the game ends");
            return false;
        }
        heard what = listen_for_line(&a->ear, a->patience, &line, length);
        if (what == HEARD_END || what == HEARD_STOP) {
            failed(what == HEARD_END ? "the other program has ended before the game; it did not answer question %lld"
                                     : "stopped at question %lld", a->id);
            return false;
        }
        if (understand(a, seat, what, line, *length, why)) {
            return true;
        }
        a->wrong++;
        say_error(a, seat, why);
        if (a->wrong == AGENT_TRIES) {
            hand_over(a, seat);
            return true;
        }
    }
}

/* ---- one game --------------------------------------------------------------------------------------- */

static void note(void *ctx, const match *m, int seat, int choice, const hc_events *ev)
{
    agent *a = ctx;
    if (seat == HC_NOBODY) {
        say_game(a);
    } else if (!record_add(&a->rec, seat, choice, &m->g)) {
        a->no_memory = true;
    }
    say_events(a, ev);
}

static void begin_record(agent *a, const hc_setup *setup)
{
    record_begin(&a->rec, setup);
    memcpy(a->rec.name, a->options.name, sizeof a->rec.name);
    memcpy(a->rec.player, a->options.player, sizeof a->rec.player);
}

static void count_wins(agent *a)
{
    hc_table t;
    int winners = 0;
    hc_read(&a->m.g, &t);
    for (int seat = 0; seat < t.players; seat++) {
        winners += t.won >> seat & 1;
    }
    for (int seat = 0; seat < t.players; seat++) {
        a->parts[seat] += t.won >> seat & 1 ? 1.0 / winners : 0;
    }
}

/* false: no more games. */
static bool play_one(agent *a, size_t *length)
{
    hc_setup setup = a->options.setup;
    setup.seed = a->game == 1 ? setup.seed : seed_from(setup.seed, (uint64_t)a->game);
    begin_record(a, &setup);
    for (int seat = 0; seat < setup.players; seat++) {
        a->m.spec[seat] = a->options.bot[seat];
        a->handed_over[seat] = false;
    }
    a->m.outside = (uint8_t)a->options.agents;
    a->m.told = note;
    a->m.ctx = a;
    if (match_begin(&a->m, &setup, NULL) != HC_OK) {
        failed("the game could not begin");
        return false;
    }
    while (match_goes_on(&a->m)) {
        int seat = match_seat(&a->m);
        if (!(a->m.outside >> seat & 1)) {
            match_bot_answers(&a->m, seat);
        } else if (!ask_outside(a, seat, length)) {
            return false;
        }
    }
    if (a->m.refused != HC_OK) {
        failed("a bot's answer was refused: an error of this program (seed 0x%016llx)", (unsigned long long)setup.seed);
        return false;
    }
    count_wins(a);
    say_result(a);
    return !a->unheard;
}

static bool was_handed_over(const agent *a)
{
    for (int seat = 0; seat < HC_SEATS; seat++) {
        if (a->handed_over[seat]) {
            return true;
        }
    }
    return false;
}

static bool keep(const agent *a)
{
    char why[RECORD_WHY];
    if (a->no_memory) {
        failed("not enough memory to keep the game");
        return false;
    }
    if (!record_save(&a->rec, a->save, why)) {
        failed("%s", why);
        return false;
    }
    return true;
}

static int play_all(agent *a)
{
    int status = EXIT_OK;
    size_t length = 0;
    js_begin(&a->j, false);
    fprintf(stderr, "seed 0x%016llx\n", (unsigned long long)a->options.setup.seed);
    stop_listen();
    say_hello(a);
    for (a->game = 1; a->game <= a->games && status == EXIT_OK; a->game++) {
        bool played = play_one(a, &length);
        if (a->save && !keep(a)) {
            status = EXIT_FAILED;
        }
        record_free(&a->rec);
        if (!played) {
            status = EXIT_FAILED;
        } else if (was_handed_over(a)) {
            status = failed("a seat went over to the %s bot: see the errors sent", bot_level_name(BOT_STEADY));
        }
    }
    stop_unlisten();
    js_free(&a->j);
    for (int seat = 0; seat < a->options.setup.players && status == EXIT_OK; seat++) {
        fprintf(stderr, "%s (%s) won %.2f of %d\n", a->options.name[seat], a->options.player[seat], a->parts[seat], a->games);
    }
    return status;
}

/* ---- the command ------------------------------------------------------------------------------------- */

static bool read_seats(const char *list, unsigned *mask)
{
    *mask = 0;
    if (is_same_name(list, "all")) {
        *mask = (1u << HC_SEATS) - 1;
        return true;
    }
    for (const char *at = list;; at++) {
        if (*at < '1' || *at > '0' + HC_SEATS || (at[1] != ',' && at[1] != '\0')) {
            wrong_use("--seat takes numbers from 1 to %d with commas between them, or \"all\", not \"%s\"", HC_SEATS, list);
            return false;
        }
        *mask |= 1u << (*at - '1');
        if (*++at == '\0') {
            return true;
        }
    }
}

static int take_options(agent *a, int argc, char **argv)
{
    static const char *const own[] = { "--seat", "--games", "--patience", "--save", "--help", NULL };
    long long games = 1, patience = 0;
    const char *seats = "1";
    for (int i = 1; i < argc; i++) {
        int taken = take_game_option(&a->options, argc, argv, &i);
        taken = taken ? taken : take_number(argc, argv, &i, "--games", 1, 1000000, &games);
        taken = taken ? taken : take_number(argc, argv, &i, "--patience", 1, 86400, &patience);
        taken = taken ? taken : take_option(argc, argv, &i, "--seat", &seats);
        taken = taken ? taken : take_option(argc, argv, &i, "--save", &a->save);
        if (taken == 0) {
            return unknown_option("agent", argv[i], own, true);
        }
        if (taken < 0) {
            return EXIT_WRONG_USE;
        }
    }
    if (!read_seats(seats, &a->options.agents)) {
        return EXIT_WRONG_USE;
    }
    a->games = (int)games;
    a->patience = patience ? (int)patience * 1000 : -1;
    if (a->save && games > 1) {
        return wrong_use("--save keeps one game; leave --games out");
    }
    if (!game_options_finish(&a->options)) {
        return EXIT_WRONG_USE;
    }
    if (!is_same_name(seats, "all") && a->options.agents >> a->options.setup.players) {
        return wrong_use("--seat %s: there are %d seats", seats, a->options.setup.players);
    }
    return EXIT_OK;
}

int command_agent(int argc, char **argv)
{
    agent *a = calloc(1, sizeof *a);
    if (!a) {
        return failed("not enough memory");
    }
    game_options_begin(&a->options);
    a->options.people = 0;
    int status = take_options(a, argc, argv);
    if (status == EXIT_OK) {
        status = play_all(a);
    }
    free(a);
    return status;
}
