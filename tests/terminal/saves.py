"""What saved games must bear: two windows, a cut file, a kill in the middle, locks held and left behind, no place, no room."""
import json
import os
import re
import signal
import subprocess

from terminal import PROGRAM, Terminal, expect

QUESTION = ("your question", "hand")
NEW = ("play", "--seed", "5", "--pace", "0", "--edition", "avalon-hill", "--group", "1")


def content(path):
    with open(path, encoding="utf-8") as f:
        return f.read()


def long_game(home, decisions=70):
    """An unfinished game of at least so many decisions; returns its path."""
    home.run(*NEW, "--plain", text="a\n\n1\n\n" * 12)
    count = int(content(home.save).rsplit("end ", 1)[1])
    expect(count >= decisions, "only %d decisions" % count)
    return home.save


def leave(terminal):
    terminal.type("C-c")
    return terminal.wait("[exit 0]")


def two_games_at_once(home):
    """two windows at once: each has its file; neither takes the other's, and both go on by name"""
    with Terminal(home, 80, 24, *NEW) as one:
        one.wait(*QUESTION)
        with Terminal(home, 80, 24, *NEW) as two:
            two.wait(*QUESTION)
            one.press("a", "1 picked (1 to 4)")
            two.press("b", "1 picked (1 to 4): 1 from your planet 2")
            two.press("b", "2 picked (1 to 4): 2 from your planet 2")
            expect(home.files() == ["clone-2.hcg", "clone-2.hcg.lock", "clone.hcg", "clone.hcg.lock"], "files: %s" % home.files())
            status, said, err = home.run("play", "--plain", "--resume", "clone", text="q\n")
            expect(status == 1 and "clone.hcg is being played in another window (process %d)" % one.program_id() in err, "taken: %r" % err, said)
            status, said, err = home.run("play", "--plain", "--resume", text="q\n")
            expect(status == 1 and "is being played in another window" in err, "taken: %r" % err, said)
            status, said, err = home.run("play", "--quiet", "--save", os.path.join(home.folder, "clone.hcg"))
            expect(status == 1 and "is being played in another window" in err, "taken: %r" % err, said)
            status, said, err = home.run("games")
            expect(said.count("being played in another window") == 2, "hypercone games does not say it", said)
            leave(two)
        leave(one)
    expect(home.files() == ["clone-2.hcg", "clone.hcg"], "a lock is left: %s" % home.files())
    with Terminal(home, 80, 24, "play", "--resume", "clone", "--pace", "0") as t:
        t.wait("1 picked (1 to 4): 1 from your planet 1")
    with Terminal(home, 80, 24, "play", "--resume", "clone-2", "--pace", "0") as t:
        t.wait("2 picked (1 to 4): 2 from your planet 2")


def asked_at_the_beginning(home):
    """who says nothing gets a menu: Enter goes on with the latest, a letter with another, 2 begins a new one, q leaves"""
    for seed in ("1", "2", "3"):
        home.run("play", "--plain", "--seed", seed, "--alien", "Zombie", text="q\n")
    expect(home.files() == ["zombie-2.hcg", "zombie-3.hcg", "zombie.hcg"], "files: %s" % home.files())
    before = {path: content(path) for path in home.saves()}
    with Terminal(home, 110, 30, "play", "--pace", "0") as t:
        t.wait("your games: 3 wait for you", " a   zombie-3 ", " b   zombie-2 ", " c   zombie ")
        t.press("z", "That key does nothing here.")
        t.type("q")
        t.wait("[exit 0]")
    expect(before == {path: content(path) for path in home.saves()} and len(home.files()) == 3, "the menu changed something")
    for wanted in ("zombie-3", "zombie", "zombie-2", None):
        file = wanted and wanted + ".hcg"
        with Terminal(home, 110, 30, "play", "--pace", "0") as t:
            letter = wanted and re.search(r" ([a-l])   %s " % wanted, t.wait("Play now", "wait for you")).group(1)
            t.type(*(["2", "Enter"] if not wanted else ["Enter"] if wanted == "zombie-3" else [letter]))
            t.wait("systems")
            t.type("C-c")
            end = t.wait("[exit 0]", "Go on with: hypercone play --resume").replace("\n", "")
            expect(file is None or file in end, "another game went on", end)
    expect(len(home.saves()) == 4, "files: %s" % home.files())
    with Terminal(home, 110, 30, "play", "--pace", "0", "--plain") as t:
        t.wait("Go on with ")
        t.type("C-d")
        t.wait("[exit 0]")
    with Terminal(home, 110, 30, "play", "--pace", "0", "--seed", "9") as t:
        expect("Unfinished" not in t.wait("systems"), "asked although a new game is wanted")


def listed(home):
    """hypercone games: unfinished first, finished, damaged, foreign; as JSON too; the old single file is among them"""
    status, said, err = home.run("games")
    expect(status == 0 and "There are no saved games yet" in said, err, said)
    path = long_game(home)
    os.rename(path, os.path.join(home.folder, "last.hcg"))
    whole = content(home.save)
    with open(os.path.join(home.folder, "cut.hcg"), "w", encoding="utf-8") as f:
        f.write(whole[:whole.rindex("check ") + 20])
    with open(os.path.join(home.folder, "notes.hcg"), "w", encoding="utf-8") as f:
        f.write("milk, eggs\n")
    home.run("play", "--quiet", "--seed", "3", "--bots", "random", "--save", os.path.join(home.folder, "done.hcg"))
    status, said, err = home.run("games")
    expect(status == 0 and re.search(r"\n cut +\S+ \S+  damaged, but good up to decision \d+; .*\n last +\S+ \S+  encounter \d+; Ada \d, Bruno \d", said), err, said)
    expect(re.search(r" done +\S+ \S+  finished after \d+ encounters", said) and re.search(r" notes +\S+ \S+  cannot be opened: .+\n", said), err, said)
    games = {game["name"]: game for game in json.loads(home.run("games", "--json")[1])["games"]}
    expect({name: game["state"] for name, game in games.items()} ==
           {"last": "unfinished", "cut": "damaged", "done": "finished", "notes": "unreadable"}, "as JSON: %s" % games)
    expect(games["cut"]["decisions"] % 16 == 0 and "cut short" in games["cut"]["trouble"], "as JSON: %s" % games["cut"])
    os.unlink(os.path.join(home.folder, "cut.hcg"))
    status, said, err = home.run("play", "--plain", "--resume", text="q\n")
    expect(status == 0 and "Go on with: hypercone play --resume last" in said and content(home.folder + "/last.hcg") == whole, err, said)
    status, said, err = home.run("play", "--plain", "--resume", "lost", text="q\n")
    expect(status == 1 and 'no saved game "lost"; did you mean last?' in err, "not guessed: %r" % err, said)


def cut_file(home):
    """a cut file is offered up to its last good check; no leaves it alone, yes sets it aside and goes on"""
    path = long_game(home)
    whole = content(path)
    cut = whole[:whole.rindex("check ") - 30]                # in the middle of a line after the check before
    good = len(re.findall("^check ", cut, re.M)) * 16
    with open(path, "w", encoding="utf-8") as f:
        f.write(cut)
    with Terminal(home, 110, 30, "play", "--resume", "--pace", "0") as t:
        t.wait("it has been cut short", "The first %d decisions are good." % good)
        t.type("n", "Enter")
        t.wait("[exit 1]", "nothing is changed")
    expect(content(path) == cut and home.files() == ["clone.hcg"], "a no changed something: %s" % home.files())
    with Terminal(home, 110, 30, "play", "--pace", "0") as t:
        t.wait("clone", "good up to move %d" % good)
        t.type("Enter")
        t.wait(*QUESTION)
        leave(t)
    expect(home.files() == ["clone.hcg", "clone.hcg.damaged"], "files: %s" % home.files())
    expect(content(path + ".damaged") == cut, "what was damaged is lost")
    expect(home.run("replay", path, "--verify")[0] == 0, "what goes on is no good")
    answers = [line.split("#")[0] for line in content(path).split("answers\n")[1].splitlines() if line[0] in "1234"]
    before = [line.split("#")[0] for line in whole.split("answers\n")[1].splitlines() if line[0] in "1234"]
    expect(answers[:good] == before[:good], "the good decisions are others")
    changed = re.sub(r"check \w+(?=\n(?:.*\n){1,40}end)", "check 00000001", whole)
    with open(path, "w", encoding="utf-8") as f:
        f.write(changed)
    status, said, err = home.run("play", "--plain", "--resume", "clone", text="y\nq\n")
    expect(status == 0 and "decisions are good" in said and "clone.hcg.damaged-2" in home.files(), "a wrong check: " + err, said)


def killed_in_the_middle(home):
    """kill -9 in the middle: the last answer is there, and the lock that is left behind stops nobody"""
    with Terminal(home, 80, 24, *NEW) as t:
        t.wait(*QUESTION)
        t.press("a", "1 picked (1 to 4)")
        t.press("c", "2 picked (1 to 4)")
        os.kill(t.program_id(), signal.SIGKILL)
        t.wait("[exit 137]")
    expect("clone.hcg.lock" in home.files(), "the lock is gone by itself: %s" % home.files())
    expect("being played" not in home.run("games")[1], "a dead program is said to play")
    with Terminal(home, 80, 24, "play", "--resume", "--pace", "0") as t:
        t.wait("2 picked (1 to 4)")
        leave(t)
    with open(os.path.join(home.folder, "clone.hcg.lock"), "w", encoding="ascii") as f:
        f.write("1\n")                                       # of a process that runs, but does not hold it
    with Terminal(home, 80, 24, "play", "--resume", "clone", "--pace", "0") as t:
        t.wait("2 picked (1 to 4)")
        leave(t)
    expect(home.files() == ["clone.hcg"], "files: %s" % home.files())


def nothing_before_the_screen(home):
    """no folder, file or lock before the game can be seen: a terminal that cannot show it, a window that is too small"""
    with Terminal(home, 80, 24, *NEW, term="dumb") as t:
        t.wait("[exit 1]", "this terminal cannot show the full screen")
    expect(not os.path.exists(home.folder), "written on a dumb terminal: %s" % home.files())
    with Terminal(home, 60, 15, *NEW) as t:
        t.wait("This window is 60x15.", "The game waits.")
        expect(not os.path.exists(home.folder), "written in a window that is too small: %s" % home.files())
        t.type("C-c")
        t.wait("[exit 0]", "The game had not begun; nothing was saved.")
    expect(not os.path.exists(home.folder), "written when it was left: %s" % home.files())
    with Terminal(home, 60, 15, *NEW) as t:
        t.wait("This window is 60x15.")
        t.resize(80, 24)
        t.wait(*QUESTION)
        expect("clone.hcg" in home.files(), "not saved when it could be seen: %s" % home.files())
        t.press("a", "1 picked (1 to 4)")
        leave(t)
    before = content(home.save), os.stat(home.save).st_mtime_ns
    with Terminal(home, 60, 15, "play", "--resume") as t:
        t.wait("This window is 60x15.")
        expect(home.files() == ["clone.hcg"], "locked before it could be seen: %s" % home.files())
        t.type("C-c")
        t.wait("[exit 0]", "the saved game is as it was")
    with Terminal(home, 80, 24, "play", "--resume", term="dumb") as t:
        t.wait("[exit 1]")
    expect(before == (content(home.save), os.stat(home.save).st_mtime_ns), "a game was written that could not be seen")
    campaign = os.path.join(home.path, "campaign")
    with Terminal(home, 80, 24, "campaign", campaign, "--new", "--birthday", "05-03", "--seed", "4", term="dumb") as t:
        t.wait("[exit 1]", "The campaign had not begun; nothing was saved.")
    expect(not os.path.exists(campaign), "a campaign was written that could not be seen")


def no_place(home):
    """no HOME, a folder that cannot be made, a file that nobody may write: one sentence, and the game can be played"""
    environment = home.environment()
    blocked = os.path.join(home.path, "blocked")
    with open(blocked, "w", encoding="ascii"):
        pass
    for change, words in (({"HOME": ""}, "HOME is not set"), ({"XDG_DATA_HOME": blocked}, "cannot be made: Not a directory")):
        done = subprocess.run([PROGRAM, *NEW, "--plain"], input="a\n\nq\n", capture_output=True, text=True, env=environment | change, check=False)
        expect(done.returncode == 1 and "NOT SAVED: " in done.stdout and words in done.stderr and "Which planet" in done.stdout,
               "%s: exit status %d, %r" % (words, done.returncode, done.stderr), done.stdout)
    done = subprocess.run([PROGRAM, "play", "--plain", "--resume"], input="", capture_output=True, text=True, env=environment | {"HOME": ""}, check=False)
    expect(done.returncode == 1 and "HOME is not set" in done.stderr, "--resume without HOME: %r" % done.stderr)
    done = subprocess.run([PROGRAM, *NEW, "--plain", "--save", os.path.join(blocked, "x")], input="", capture_output=True, text=True, env=environment, check=False)
    expect(done.returncode == 1 and "Not a directory" in done.stderr, "--save below a file: %r" % done.stderr)


def full_disk(home):
    """a disk that fills up: said at once and at the end, the last good save stays, and with room it goes on from there"""
    path = long_game(home)
    kept = content(path)
    limit = "ulimit -f %d; exec \"$0\" play --plain --resume" % (len(kept) // 512 + 1)
    done = subprocess.run(["sh", "-c", limit, PROGRAM], input="a\n\n1\n\n" * 60, capture_output=True, text=True, env=home.environment(), check=False)
    expect(done.returncode == 1 and "NOT SAVED: cannot write" in done.stdout, "exit status %d, %r" % (done.returncode, done.stderr), done.stdout[-600:])
    expect(re.search(r"NOT saved beyond decision \d+ of \d+: cannot write .*: File too large", done.stderr), "at the end: %r" % done.stderr)
    expect(home.files() == ["clone.hcg"], "something is left: %s" % home.files())
    expect(home.run("replay", path, "--verify")[0] == 0, "the last good save is gone")
    now = content(path)
    expect(now.split("answers\n")[1].startswith(kept.split("answers\n")[1].rsplit("end ", 1)[0]), "what was saved before is lost")
    status, said, err = home.run("play", "--plain", "--resume", text="q\n")
    expect(status == 0, "with room again: " + err, said)


def campaign_in_two_windows(home):
    """a campaign belongs to one window; a cut game of it is offered up to its last good check"""
    campaign = os.path.join(home.path, "campaign")
    begin = ("campaign", campaign, "--new", "--birthday", "05-03", "--seed", "4", "--edition", "avalon-hill")
    with Terminal(home, 110, 30, *begin) as t:
        t.wait("systems")
        status, said, err = home.run("campaign", campaign, "--plain", text="q\n")
        expect(status == 1 and "is being played in another window" in err, "taken: %r" % err, said)
        os.kill(t.program_id(), signal.SIGKILL)
        t.wait("[exit 137]")
    status, said, err = home.run("campaign", campaign, "--plain", text="a\n\n1\n\n" * 4)
    expect(status == 0 and "Game 1 goes on." in said, "after a kill: %r" % err, said)
    whole = content(campaign + ".game-1")
    with open(campaign + ".game-1", "w", encoding="utf-8") as f:
        f.write(whole[:-20])
    status, said, err = home.run("campaign", campaign, "--plain", text="n\n")
    expect(status == 1 and "decisions are good" in said and content(campaign + ".game-1") == whole[:-20], "no: %r" % err, said)
    status, said, err = home.run("campaign", campaign, "--plain", text="y\nq\n")
    expect(status == 0 and "Game 1 goes on." in said and content(campaign + ".game-1.damaged") == whole[:-20], "yes: %r" % err, said)


def removed(home):
    """hypercone games --remove and --remove-finished: only what was meant, only with consent, never what is being played"""
    long_game(home)
    os.rename(home.save, os.path.join(home.folder, "open.hcg"))
    for name, days in (("old", 40), ("older", 400), ("young", 0)):
        path = os.path.join(home.folder, name + ".hcg")
        home.run("play", "--quiet", "--seed", "3", "--bots", "random", "--save", path)
        then = os.stat(path).st_mtime - days * 86400 - 10
        os.utime(path, (then, then))
    with open(os.path.join(home.folder, "notes.hcg"), "w", encoding="utf-8") as f:
        f.write("milk, eggs\n")
    everything = ["notes.hcg", "old.hcg", "older.hcg", "open.hcg", "young.hcg"]
    for words, reason in ((("--remove-finished",), "nobody can be asked here; --yes removes them"), (("--remove", "open"), "--yes removes it"),
                          (("--remove", "opened", "--yes"), "did you mean open?"), (("--older-than", "3", "--yes"), "goes with --remove-finished"),
                          (("--remove", "old", "--remove-finished"), "give one of them"), (("--yes",), "--yes goes with"),
                          (("--remove-finished", "--older-than", "soon"), "--older-than")):
        status, said, err = home.run("games", *words)
        expect(status != 0 and reason in err and home.files() == everything, "%s: %r" % (words, err), said)
    with Terminal(home, 110, 30, "play", "--resume", "open", "--pace", "0") as t:
        t.wait(*QUESTION)
        status, said, err = home.run("games", "--remove", "open", "--yes")
        expect(status == 1 and "being played in another window" in err, err, said)
        leave(t)
    status, said, err = home.run("games", "--remove-finished", "--older-than", "1000", "--yes")
    expect(status == 0 and "nothing is removed" in said and home.files() == everything, err, said)
    status, said, err = home.run("games", "--remove-finished", "--older-than", "100", "--yes")
    expect(status == 0 and "1 game removed." in said and home.files() == ["notes.hcg", "old.hcg", "open.hcg", "young.hcg"], err, said)
    with Terminal(home, 110, 30, "games", "--remove-finished") as t:
        t.wait("y removes them for good; anything else leaves:")
        t.type("n", "Enter")
        t.wait("nothing is removed")
    expect(len(home.files()) == 4, "removed without consent: %s" % home.files())
    with Terminal(home, 110, 30, "games", "--remove-finished") as t:
        t.wait("y removes them")
        t.type("y", "Enter")
        t.wait("2 games removed.")
    status, said, err = home.run("games", "--remove", "open", "--yes")
    expect(status == 0 and home.files() == ["notes.hcg"], "left: %s" % home.files(), said)
    status, said, err = home.run("games", "--remove-finished", "--yes")
    expect(status == 0 and "There are no finished games" in said, err, said)


def cut_campaign(home):
    """a campaign's file that was cut goes on after its last good game, if the player agrees; the damaged one stays beside"""
    campaign, out = os.path.join(home.path, "series"), ("--new", "--seed", "8", "--players", "3", "--bots", "random", "--people", "0", "--quiet", "--games", "2")
    status, said, err = home.run("campaign", campaign, *out)
    whole = content(campaign)
    expect(status == 0 and whole.count("\ngame ") == 2, err, said)
    cut = whole[:whole.index("\ngame 2") + 12]
    with open(campaign, "w", encoding="utf-8") as f:
        f.write(cut)
    status, said, err = home.run("campaign", campaign)
    expect(status == 1 and "1 of its games is good" in err and content(campaign) == cut, err, said)
    status, said, err = home.run("campaign", campaign, "--plain", text="n\n")
    expect(status == 1 and "y goes on from there" in said and content(campaign) == cut, err, said)
    status, said, err = home.run("campaign", campaign, "--plain", "--games", "1", text="y\n")
    expect(status == 0 and content(campaign) == whole and content(campaign + ".damaged") == cut, "not as before: %r" % err, said)
    with open(campaign, "w", encoding="utf-8") as f:
        f.write(whole[:whole.index("\ngame 1")])
    status, said, err = home.run("campaign", campaign, "--plain", text="y\n")
    expect(status == 1 and "cut short" in err, "without a game nothing proves its seats: %r" % err, said)


CASES = (two_games_at_once, asked_at_the_beginning, listed, cut_file, killed_in_the_middle, nothing_before_the_screen, no_place,
         full_disk, campaign_in_two_windows, removed, cut_campaign)
