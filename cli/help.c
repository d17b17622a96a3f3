/* help.c - the table of commands, from which the dispatcher and the help are made. */
#include "cli/help.h"

#include "cli/cli.h"
#include "cli/names.h"

#include <ctype.h>
#include <string.h>

/* The options of a game, which several commands take. */
static const struct { const char *name, *text; } GAME_OPTIONS[] = {
    { "--edition", "  --edition E        which edition (hypercone list editions); default: ffg, the modern one\n" },
    { "--players", "  --players N        how many players; default: 4\n" },
    { "--alien", "  --alien NAME       the alien of seat 1; the others are drawn\n" },
    { "--aliens", "  --aliens A,B,...   the aliens from seat 1 on; \"?\" or nothing: drawn\n" },
    { "--from", "  --from A,B,...     aliens are drawn from this list, which the table has agreed on\n" },
    { "--group", "  --group N          the aliens of the suggested group N (hypercone list editions); more are drawn\n" },
    { "--bots", "  --bots BOT,...     random, steady or sage (also sage:400ms, sage:2000), perhaps with a temper, as in\n"
                "                     steady/greedy (hypercone list tempers): one for all, or one for each; default: steady\n" },
    { "--box", "  --box B            a set that aliens and flares are drawn from (hypercone list boxes); may be repeated; default: the base set\n" },
    { "--variant", "  --variant V        a variant of the edition (hypercone list variants); may be repeated\n" },
    { "--part", "  --part P           a part of the game, with options as P:A+B (hypercone list parts); may be repeated\n" },
    { "--preset", "  --preset P         a table by name: boxes, parts and variants that go together (hypercone list presets); may be repeated\n" },
    { "--one-off", "  --one-off N        draws an age for the way to choose aliens and N ages for what is played (presets age-...)\n" },
    { "--points", "  --points           with --one-off: the last age drawn says how points are counted when the game is over\n" },
    { "--choose-aliens", "  --choose-aliens    each player is dealt two aliens and keeps one: short for --variant choose-of-two\n" },
    { "--alert", "  --alert COLOUR     green, yellow or red: only aliens of that alert are drawn\n" },
    { "--seed", "  --seed S           deals and draws as this number says, decimal or 0x...; random if not given\n" },
    { "--name", "  --name A,B,...     what the players are called, from seat 1 on\n" },
    { NULL, NULL },
};

const command COMMANDS[] = {
    { "play", command_play, "a game in the terminal, against bots or with friends at one keyboard",
      "[OPTION]...",
      "  --people N         how many people play, from seat 1 on; default: 1\n"
      "  --resume [NAME]    goes on with a saved game (hypercone games lists them) or a file; without NAME with the\n"
      "                     latest that is not finished\n"
      "  --save FILE        where the game is kept; default: a new file, named after the alien\n"
      "  --plain            line by line, for screen readers and pipes\n"
      "  --ascii            no characters beyond ASCII\n"
      "  --pace MS          pause after each thing that others do; default: 600\n"
      "  --no-curtain       several people: no \"pass the screen\" between them\n"
      "  --quiet            no story when bots play among themselves, only the result\n"
      "  --no-talk          bots keep their remarks to themselves\n"
      "Bots that name no temper get different ones, drawn with the seed (hypercone list tempers).\n"
      "Without an option about a new game a menu offers the games to go on with and the table you had last. Every answer is saved.\n"
      "NO_COLOR in the environment: no colours; HYPERCONE_THEME: light or dark.\n"
      "With no terminal as its input, and without --plain, bots take every seat and play the game out.\n", 1 },
    { "games", command_games, "the saved games: where each stands, and which are being played", "[OPTION]...",
      "  --json             as JSON\n"
      "  --remove NAME      removes that game, finished or not\n"
      "  --remove-finished  removes all that are finished\n"
      "  --older-than DAYS  with --remove-finished: only those not played for so many days\n"
      "  --yes              does not ask before it removes\n"
      "They lie in $XDG_DATA_HOME/hypercone, usually ~/.local/share/hypercone, each in a file NAME.hcg.\n"
      "\"hypercone play --resume NAME\" goes on with one, \"hypercone replay FILE\" shows it again.\n", 0 },
    { "campaign", command_campaign, "a series of games with a running score, kept in a file",
      "FILE [--new] [OPTION]...",
      "  --new              begins a campaign in FILE; without it the one in FILE goes on\n"
      "  --odyssey          with --new: the campaign of Cosmic Odyssey, four games of the modern edition, each in an age\n"
      "  --people N         with --new: how many people play, from seat 1 on; default: 1\n"
      "  --birthday D,...   with --new: the people's birthdays as MM-DD; asked for if not given\n"
      "  --plain            line by line, for screen readers and pipes\n"
      "  --ascii            no characters beyond ASCII\n"
      "  --games N          stops after so many games, to go on another time\n"
      "  --quiet            no story when bots play among themselves\n"
      "  --no-talk          bots keep their remarks to themselves\n"
      "Aliens are drawn again for each game, so --alien, --aliens and --group are not for campaigns.\n", 1 },
    { "sim", command_sim, "many games between bots, with statistics", "[--games G] [OPTION]...",
      "  --games G          how many games; default: 1000, with --combinations each once\n"
      "  --until-error PCT  plays until half of every 95 % interval is below so many points; --games: at most\n"
      "  --error-of WHAT    ... of aliens (at each number of players), or of bots\n"
      "  --players 3-5      how many players, default: 4; several numbers, also as in 3,4,6, in equal parts\n"
      "  --pool A,B,...     aliens are drawn from these, or from \"all\"\n"
      "  --combinations     every combination of the pool in turn\n"
      "  --flares WHICH     on, off, or both: every other game without them\n"
      "  --no-rotate        the players keep their seats; otherwise they move on by one from game to game\n"
      "  --jobs J           how many at a time; default: one a core. The result is the same whatever J\n"
      "  --out DIR          a folder for games.csv, aliens.csv, pairs.csv, summary.json, report.html. If it holds\n"
      "                     the games of the same run already, that run goes on\n"
      "  --resume           with --out: goes on with that run, with its own options; --games N for more\n"
      "  --replay-of N      with --out: writes game N of its games.csv as a saved game, for \"hypercone replay\"\n"
      "  --save FILE        ... into this file\n"
      "  --json             the figures as JSON on stdout, the table for people on stderr\n"
      "docs/SIMULATION.md tells what the files hold, and how to spread a run over machines.\n", 1 },
    { "replay", command_replay, "a saved game: step through it, print it, or check it", "FILE [OPTION]...",
      "  --verify           plays it again and checks that it is identical\n"
      "  --to N             only the first N decisions\n"
      "  --from N           on the screen: begin with decision N\n"
      "  --events           every event with its decision and kind\n"
      "  --seat NAME|N      as that player saw it; otherwise as everybody could see it\n"
      "  --open             with everything that was hidden\n"
      "  --json             as JSON\n"
      "On a terminal: Enter goes on, b goes back, q leaves.\n", 0 },
    { "list", command_list, "aliens, artifacts or edicts, boons, boxes, cards, editions, evolutions, hazards, lux, moons, objectives, parts, presets, questions, stations, techs, tempers of bots, variants, windows",
      "aliens|artifacts|boons|boxes|cards|edicts|editions|evolutions|hazards|lux|moons|objectives|parts|presets|questions|stations|techs|tempers|variants|windows [OPTION]...",
      "  --edition E        of this edition; default: ffg\n"
      "  --json             as JSON\n", 0 },
    { "show", command_show, "what an alien, a card or a step does", "NAME [OPTION]...",
      "  --edition E        as this edition has it; default: ffg\n"
      "  --json             as JSON, with the kind of entry: alien, a kind of card, card-kind, phase or rules\n"
      "\"show rules\" tells the rules in short.\n", 0 },
    { "scenario", command_scenario, "runs scenario scripts, the tests of the rules", "FILE...",
      "  --verbose          lists those that pass, too, and prints the log of each\n"
      "  --only NAME        only those with NAME in their title\n"
      "  --json             a row a scenario, with its log and what the last encounter came to\n"
      "See docs/SCENARIOS.md for the language.\n", 0 },
    { "ladder", command_ladder, "how strong bots are: ratings and shares of wins, with intervals",
      "--bots A,B,... | --one A --among B [OPTION]...",
      "  --bots A,B,...     who takes part: random, steady, sage and the like, as in the other commands, and\n"
      "                     agent:COMMAND for other programs\n"
      "  --agent COMMAND    one more program; for commands with commas. May be repeated\n"
      "  --one A --among B  only tables with one A among others that are all B\n"
      "  --at-least PCT     with --one: fails unless the whole 95 % interval of A's share is at or above PCT\n"
      "  --games G          how many games; default: 1000\n"
      "  --jobs J           how many at a time; default: one a core. The same result whatever J, but for bots with a\n"
      "                     budget in ms and other programs\n"
      "  --batch K, --terse for other programs: see hypercone agent; each runs once for each job\n"
      "  --patience S       seconds to wait for an answer of another program; default: 5\n"
      "  --out FILE         writes the figures as JSON into a new file\n"
      "  --json             the figures as JSON on stdout, the table for people on stderr\n"
      "Every set of bots meets equally often at tables of so many seats, and everybody in every seat. Shared wins\n"
      "count as shares. Ratings: 400 points for a factor of ten in strength; random has 0. See docs/BOTS.md.\n", 1 },
    { "agent", command_agent, "questions and answers as JSON lines, for bots of your own", "[OPTION]...",
      "  --seat N,...       seats that the other program plays, or \"all\"; default: 1\n"
      "  --games G          how many games in a row; default: 1\n"
      "  --batch K          so many games at a time, their questions sent together; default: 1\n"
      "  --terse            numbers only, no texts: fast\n"
      "  --patience S       seconds to wait for an answer, 0 for ever; default: 60, for ever on a terminal\n"
      "  --save FILE        keeps the game (with --games 1)\n"
      "See docs/PROTOCOL.md for the language.\n", 1 },
    { "serve", command_serve, "the game in the browser: rooms, people, bots, replays", "[OPTION]...",
      "  --port P           where it listens; default: 7100 (0: any free one)\n"
      "  --bind ADDRESS     who can reach it; default: 127.0.0.1, this machine only. 0.0.0.0: everybody\n"
      "  --db FILE          where games are kept; default: hypercone.db\n"
      "  --tls-cert FILE    the certificate chain, and\n"
      "  --tls-key FILE     its key: then it speaks https\n"
      "  --web FOLDER       serves the page from a folder instead of the one in the program\n"
      "  --host NAME        a name of the server, besides this machine's own names and addresses; may be repeated\n"
      "  --origin URL       a page on another host, or the proxy in front of us, that may connect; may be repeated\n"
      "  --proxy ADDRESS    a proxy in front of us, whose X-Forwarded-For says who is asking; limits go by that\n"
      "  --metrics-port P   figures for Prometheus, for this machine only (0: any free port); default: none\n"
      "  --pause MS         how long each moment lasts in which somebody could have responded; default: 250\n"
      "  --clock-relaxed S  how long a question may take in a relaxed room; default: 120. --clock-fast: 30, --clock-days: 259200\n"
      "  --server-name TEXT what the server calls itself\n"
      "Limits (defaults in brackets):\n"
      "  --connections N    at the same time (2000)\n"
      "  --per-ip N         sockets of one address (64); 0: no limit\n"
      "  --rooms N          in memory (2000)\n"
      "  --rooms-per-ip N   in memory that one address has made (16); 0: no limit\n"
      "  --rooms-a-minute N that one address makes (12); --joins-a-minute N: (120); 0: no limit\n"
      "  --spectators N     in one room (100)\n"
      "  --messages N       a second from one connection (20)\n"
      "  --message-bytes N  of one message (16384)\n"
      "  --queue-bytes N    waiting for a slow reader before it is cut off (1048576)\n"
      "  --chat N           lines a minute from one connection (30)\n"
      "  --grace S          seconds until the host can let a bot play for somebody who has lost the connection (60)\n"
      "  --idle-minutes N   until an empty room that waits is removed (60)\n"
      "  --keep-days N      until a finished game is removed (0: never)\n"
      "  --keep-even S      seconds for which the clock must run evenly before --keep-days removes anything (3600)\n"
      "  --mail-command P   a program that sends mail to people who are away and want it; see docs/SERVER.md\n"
      "The database (--db) by itself, even while it is being served:\n"
      "  --backup FILE      writes a copy, as it is at one moment\n"
      "  --check            checks that the file is sound and that every game can be played again\n"
      "  --restore FILE     puts a copy in its place; the server must be stopped, and what was there is kept as DB.before\n"
      "See docs/SERVER.md and docs/WEB-PROTOCOL.md.\n", 0 },
    { "bench", command_bench, "how fast the rules are on this machine", "[OPTION]...",
      "  --json             as JSON\n"
      "  --edition ID       \"hypercone list editions\" shows them\n"
      "  --preset P         a table by name (hypercone list presets), as full Eon: --edition eon --preset full --players 6\n"
      "  --players N        how many players; default: 4\n"
      "  --games N          only so many of the 150 games: for tables whose games are long\n"
      "  --count-only N     plays N decisions of a fixed workload once: for counting instructions\n"
      "  --workload W       with --count-only: random, playout, or sim (N is then a number of games)\n", 0 },
    { NULL, NULL, NULL, NULL, NULL, 0 },
};

void print_overview(FILE *out)
{
    fputs("Hypercone, an unofficial digital Cosmic Encounter.\n\n", out);
    for (const command *c = COMMANDS; c->name; c++) {
        fprintf(out, "  hypercone %-10s %s\n", c->name, c->about);
    }
    fputs("\nhypercone COMMAND --help tells more about each. Begin with: hypercone play\n", out);
}

/* What a command says itself about an option, or says that it does not take, is not said again. */
static int is_spoken_of(const char *help, const char *option)
{
    size_t length = strlen(option);
    for (const char *at = help; (at = strstr(at, option)) != NULL; at += length) {
        if (!isalnum((unsigned char)at[length])) {
            return 1;
        }
    }
    return 0;
}

enum { HELP_WIDTH = 79, HELP_COLUMN = 21 };

/* A line that is too long for a terminal goes on below what is said of its option. */
static void print_line(FILE *out, const char *line, int length)
{
    const int indent = strncmp(line, "  ", 2) == 0 ? HELP_COLUMN : 0;
    int room = HELP_WIDTH;
    while (length > room) {
        int end = room;
        while (end > 0 && line[end] != ' ') end--;
        if (end == 0) break;
        fprintf(out, "%.*s\n%*s", end, line, indent, "");
        line += end + 1;
        length -= end + 1;
        room = HELP_WIDTH - indent;
    }
    fprintf(out, "%.*s\n", length, line);
}

static void print_lines(FILE *out, const char *text)
{
    while (*text) {
        const int length = (int)strcspn(text, "\n");
        print_line(out, text, length);
        text += length + (text[length] == '\n');
    }
}

void print_command_help(FILE *out, const command *c)
{
    fprintf(out, "hypercone %s %s\n", c->name, c->usage);
    fprintf(out, "%s.\n\n", c->about);
    print_lines(out, c->help);
    for (int i = 0; c->takes_game && GAME_OPTIONS[i].name; i++) {
        if (i == 0) fputc('\n', out);
        if (!is_spoken_of(c->help, GAME_OPTIONS[i].name)) print_lines(out, GAME_OPTIONS[i].text);
    }
}
