/* serve.c - `hypercone serve`: the browser game and its server. */
#include <string.h>

#include "cli/cli.h"
#include "cli/names.h"
#include "cli/version.h"

#ifdef HYPERCONE_SERVER
#include "server/options.h"

/* An option that may be repeated. */
static int take_one_more(int argc, char **argv, int *i, const char *name, const char *value[SERVER_ORIGINS], int *count)
{
    const char *given;
    int taken = take_option(argc, argv, i, name, &given);
    if (taken == 1 && *count == SERVER_ORIGINS) {
        wrong_use("%s can be given %d times", name, SERVER_ORIGINS);
        return -1;
    }
    if (taken == 1) {
        value[(*count)++] = given;
    }
    return taken;
}

/* What is done with the database instead of serving it. */
typedef struct errand { const char *backup, *restore; bool check; } errand;

static int take_errand(errand *e, int argc, char **argv, int *i)
{
    if (strcmp(argv[*i], "--check") == 0) {
        e->check = true;
        return 1;
    }
    int taken = take_option(argc, argv, i, "--backup", &e->backup);
    return taken ? taken : take_option(argc, argv, i, "--restore", &e->restore);
}

static int run_errand(const errand *e, const char *db)
{
    if ((e->backup != NULL) + (e->restore != NULL) + e->check > 1) {
        return wrong_use("--backup, --restore and --check are different things to do; give one of them");
    }
    return e->backup ? server_backup(db, e->backup) : e->restore ? server_restore(db, e->restore) : server_check(db);
}

static int take_text(server_options *o, int argc, char **argv, int *i)
{
    const struct { const char *name, **value; } text[] = {
        { "--bind", &o->bind }, { "--db", &o->db }, { "--tls-cert", &o->tls_cert }, { "--tls-key", &o->tls_key },
        { "--web", &o->web }, { "--mail-command", &o->mail_command }, { "--server-name", &o->name }, { "--proxy", &o->proxy },
    };
    int taken = 0;
    for (size_t k = 0; k < sizeof text / sizeof text[0] && taken == 0; k++) {
        taken = take_option(argc, argv, i, text[k].name, text[k].value);
    }
    taken = taken ? taken : take_one_more(argc, argv, i, "--origin", o->origin, &o->origins);
    return taken ? taken : take_one_more(argc, argv, i, "--host", o->host, &o->hosts);
}

static int take_limit(server_options *o, int argc, char **argv, int *i)
{
    const struct { const char *name; long long *value, least, most; } limit[] = {
        { "--port", &o->port, 0, 65535 }, { "--metrics-port", &o->metrics_port, 0, 65535 }, { "--pause", &o->pause_ms, 0, 10000 }, { "--connections", &o->connections, 1, 100000 },
        { "--clock-relaxed", &o->clock[1], 1, 86400 }, { "--clock-fast", &o->clock[2], 1, 86400 },
        { "--clock-days", &o->clock[3], 60, 31536000 }, { "--per-ip", &o->per_ip, 0, 100000 }, { "--rooms", &o->rooms, 1, 100000 }, { "--rooms-per-ip", &o->rooms_per_ip, 0, 100000 },
        { "--rooms-a-minute", &o->rooms_a_minute, 0, 100000 }, { "--joins-a-minute", &o->joins_a_minute, 0, 100000 },
        { "--spectators", &o->spectators, 0, 10000 }, { "--messages", &o->messages, 1, 100000 },
        { "--message-bytes", &o->message_bytes, 256, 1 << 20 }, { "--queue-bytes", &o->queue_bytes, 65536, 1 << 28 },
        { "--chat", &o->chat, 0, 10000 }, { "--grace", &o->grace, 0, 86400 }, { "--idle-minutes", &o->idle_minutes, 1, 1000000 }, { "--keep-days", &o->keep_days, 0, 100000 },
        { "--keep-even", &o->keep_even, 1, 31536000 },
    };
    int taken = 0;
    for (size_t k = 0; k < sizeof limit / sizeof limit[0] && taken == 0; k++) {
        taken = take_number(argc, argv, i, limit[k].name, limit[k].least, limit[k].most, limit[k].value);
    }
    return taken;
}

int command_serve(int argc, char **argv)
{
    static const char *const own[] = { "--port", "--bind", "--db", "--web", "--tls-cert", "--tls-key", "--origin", "--host", "--metrics-port", "--pause",
        "--connections", "--per-ip", "--rooms", "--rooms-per-ip", "--rooms-a-minute", "--joins-a-minute", "--spectators", "--messages", "--message-bytes", "--queue-bytes",
        "--chat", "--grace", "--clock-relaxed", "--clock-fast", "--clock-days", "--idle-minutes", "--keep-days", "--keep-even", "--server-name", "--mail-command", "--proxy",
        "--backup", "--restore", "--check", "--help", NULL };
    server_options o;
    errand e = { 0 };
    server_options_begin(&o);
    o.version = HYPERCONE_VERSION;
    for (int i = 1; i < argc; i++) {
        int taken = take_text(&o, argc, argv, &i);
        taken = taken ? taken : take_limit(&o, argc, argv, &i);
        taken = taken ? taken : take_errand(&e, argc, argv, &i);
        if (taken == 0) {
            return unknown_option("serve", argv[i], own, false);
        }
        if (taken < 0) {
            return EXIT_WRONG_USE;
        }
    }
    if (!o.tls_cert != !o.tls_key) {
        return wrong_use("--tls-cert and --tls-key belong together; give both or none");
    }
    return e.backup || e.restore || e.check ? run_errand(&e, o.db) : server_run(&o);
}

#else

int command_serve(int argc, char **argv)
{
    (void)argc;
    (void)argv;
    return failed("this program was built without its server; ./serve installs what that needs and builds it");
}
#endif
