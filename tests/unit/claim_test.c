/* claim_test.c - one program a file: refused while another holds it, taken over from one that died; and games that are cut. */
#define _DEFAULT_SOURCE 1
#include "record_kit.h"

#include <signal.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cli/session.h"
#include "store/claim.h"

static char folder[64];

static int make_folder(void **state)
{
    (void)state;
    snprintf(folder, sizeof folder, P_tmpdir "/claim-test-XXXXXX");
    return mkdtemp(folder) ? 0 : -1;
}

static int remove_folder(void **state)
{
    (void)state;
    char command[96];
    snprintf(command, sizeof command, "rm -r %s", folder);
    return system(command);
}

static const char *in_folder(const char *name)
{
    static char path[128];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    return path;
}

/* Another program that holds the file until it is killed. */
static pid_t other_holder(const char *path)
{
    int ready[2];
    char letter;
    assert_int_equal(pipe(ready), 0);
    pid_t child = fork();
    if (child == 0) {
        claim c;
        char why[DURABLE_WHY];
        letter = claim_take(&c, path, why) ? 'y' : 'n';
        if (write(ready[1], &letter, 1) == 1) {
            pause();
        }
        _exit(0);
    }
    assert_int_equal(read(ready[0], &letter, 1), 1);
    assert_int_equal(letter, 'y');
    close(ready[0]);
    close(ready[1]);
    return child;
}

static void one_program_at_a_time(void **state)
{
    (void)state;
    const char *path = in_folder("game");
    char why[DURABLE_WHY], number[32];
    claim c;
    long process;
    assert_false(claim_is_held(path, &process));
    pid_t other = other_holder(path);
    assert_true(claim_is_held(path, &process));
    assert_int_equal(process, other);
    assert_false(claim_take(&c, path, why));
    snprintf(number, sizeof number, "(process %ld)", (long)other);
    assert_non_null(strstr(why, number));
    kill(other, SIGKILL);
    waitpid(other, NULL, 0);
    assert_int_equal(access(in_folder("game.lock"), F_OK), 0);       /* left behind, and held by nobody */
    path = in_folder("game");
    assert_false(claim_is_held(path, &process));
    assert_true(claim_take(&c, path, why));
    claim_leave(&c);
    assert_int_not_equal(access(in_folder("game.lock"), F_OK), 0);
    claim_leave(&c);                                                 /* twice does no harm */
}

static void what_needs_no_lock(void **state)
{
    (void)state;
    claim c;
    char why[DURABLE_WHY];
    assert_true(claim_take(&c, "/dev/null", why));
    claim_leave(&c);
    assert_int_not_equal(access("/dev/null.lock", F_OK), 0);
    assert_false(claim_take(&c, in_folder("nowhere/game"), why));
    assert_non_null(strstr(why, "No such file or directory"));
}

static void a_changed_file_is_noticed(void **state)
{
    (void)state;
    const char *path = in_folder("marked");
    file_mark none = file_mark_of(path);
    FILE *out = fopen(path, "w");
    fputs("one\n", out);
    fclose(out);
    file_mark first = file_mark_of(path), again = file_mark_of(path);
    assert_true(file_mark_same(&first, &again));
    assert_false(file_mark_same(&first, &none));
    out = fopen(path, "a");
    fputs("two\n", out);
    fclose(out);
    again = file_mark_of(path);
    assert_false(file_mark_same(&first, &again));
}

/* Wherever it is cut: what comes back is the beginning of the game, up to a check, and it plays. */
static void cut_games_are_good_up_to_a_check(void **state)
{
    (void)state;
    record r, part;
    hc_game g, there;
    char why[RECORD_WHY];
    play(&r, ANSWERS, 7);
    char *text = text_of(&r, false);
    size_t length = strlen(text), begin = (size_t)(strstr(text, "\nanswers\n") - text) + strlen("\nanswers\n");
    size_t most = 0;
    for (size_t cut = 1; cut <= length; cut++) {
        const char *path = in_folder("cut");
        FILE *out = fopen(path, "w");
        fwrite(text, 1, cut, out);
        fclose(out);
        bool read = record_rescue(&part, path, &g, why);
        assert_int_equal(read, cut >= begin);
        if (!read) continue;
        assert_int_equal(why[0] == '\0', cut == length);
        assert_true(cut == length ? part.count == r.count : part.count % RECORD_CHECK == 0);
        assert_true(part.count >= most);
        most = part.count;
        assert_true(record_replay(&r, part.count, &there, NULL, NULL, why));
        assert_memory_equal(&g, &there, sizeof g);
        record_free(&part);
    }
    assert_int_equal(most, r.count);
    free(text);
    record_free(&r);
}

static void a_wrong_check_ends_what_is_good(void **state)
{
    (void)state;
    record r, part;
    hc_game g;
    char why[RECORD_WHY];
    play(&r, ANSWERS, 7);
    r.answer[3 * RECORD_CHECK - 1].check ^= 1;
    assert_true(record_save(&r, in_folder("wrong"), why));
    assert_true(record_rescue(&part, in_folder("wrong"), &g, why));
    assert_int_equal(part.count, 2 * RECORD_CHECK);
    assert_non_null(strstr(why, "decision 48"));
    record_free(&part);
    record_free(&r);
}

/* Games that begin in the same moment get different files; no file that is there is ever used. */
static void names_are_free(void **state)
{
    (void)state;
    char path[SESSION_PATH], name[GAME_NAME], why[RECORD_WHY];
    claim one, two, three;
    setenv("XDG_DATA_HOME", in_folder("data"), 1);
    assert_true(claim_free_place(&one, "zombie", path, why));
    assert_true(is_kept_game(path, name));
    assert_string_equal(name, "zombie");
    assert_true(claim_free_place(&two, "zombie", path, why));
    assert_true(is_kept_game(path, name));
    assert_string_equal(name, "zombie-2");
    fclose(fopen(path, "w"));
    claim_leave(&one);
    claim_leave(&two);
    assert_true(claim_free_place(&three, "zombie", path, why) && is_kept_game(path, name));
    assert_string_equal(name, "zombie");
    fclose(fopen(path, "w"));
    claim_leave(&three);
    assert_true(claim_free_place(&one, "zombie", path, why) && is_kept_game(path, name));
    assert_string_equal(name, "zombie-3");
    claim_leave(&one);
    assert_false(is_kept_game("/elsewhere/zombie.hcg", name));
    assert_false(is_kept_game(in_folder("data/hypercone/zombie.txt"), name));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_program_at_a_time),
        cmocka_unit_test(what_needs_no_lock),
        cmocka_unit_test(a_changed_file_is_noticed),
        cmocka_unit_test(cut_games_are_good_up_to_a_check),
        cmocka_unit_test(a_wrong_check_ends_what_is_good),
        cmocka_unit_test(names_are_free),
    };
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
