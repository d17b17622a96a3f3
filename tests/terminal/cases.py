"""What the terminal game must do, case by case. Each function is one case; its first line says what it shows."""
import os
import re
import shutil
import signal
import subprocess
import time

import whole_games
from terminal import PATIENCE, PROGRAM, Terminal, expect

QUESTION = ("your question", "hand")
CLASSIC = ("--edition", "avalon-hill", "--group", "1")
NEW = ("play", "--seed", "5", "--pace", "0", *CLASSIC)
COLOUR = re.compile(r"\x1b\[(?:[0-9;]*;)?(?:[34][0-8]|9[0-7]|10[0-7])[;m]")


def whole_game_small(home):
    """a whole game by keys at 80x24"""
    whole_games.whole_game(home, 80, 24, 5)


def whole_game_eight(home):
    """a whole game by keys with eight players at 120x40"""
    whole_games.whole_game(home, 120, 40, 9, "--players", "8", "--variant", "four-planets", least_steps=4)     # few turns of one's own


def whole_game_classic_small(home):
    """a whole game by keys of the older edition at 80x24"""
    whole_games.whole_game(home, 80, 24, 9, *CLASSIC, steps=whole_games.CLASSIC, least_steps=7)


def whole_game_classic_large(home):
    """a whole game by keys of the older edition at 120x40"""
    whole_games.whole_game(home, 120, 40, 9, *CLASSIC, steps=whole_games.CLASSIC, least_steps=7)


def resizing(home):
    """resizing in the middle of a question keeps the question and what was picked; too small says so and waits"""
    with Terminal(home, 80, 24, *NEW) as t:
        t.wait(*QUESTION, "Which ships do you put into the Mothership?")
        t.press("b", "1 picked (1 to 4): 1 from your planet 2")
        t.resize(120, 40)
        t.wait("╭─ offense ─", "1 picked (1 to 4)", "(b●3)")
        t.resize(100, 30)
        seen = t.wait_drawn("1 picked (1 to 4)", "·b●3")
        expect("╭─ offense ─" not in seen, "100x30 shows the wide table", seen)
        t.resize(60, 15)
        t.wait("This window is 60x15.", "needs 80x24")
        t.type("c", "Enter", "q")
        t.resize(80, 24)
        seen = t.wait("1 picked (1 to 4): 1 from your planet 2")
        t.press("?", "─ help ─")
        t.resize(120, 40)
        t.wait("─ help ─", "The rules in short")


def interrupted(home):
    """ctrl-C in the middle of a question saves, restores the terminal and says how to go on; --resume is exactly there"""
    with Terminal(home, 80, 24, *NEW) as t:
        t.wait(*QUESTION)
        t.type("a", "c")
        before = t.wait_drawn("2 picked (1 to 4)", "Done: send 2 ships")
        t.type("C-c")
        t.wait("[exit 0]\n0", "clone.hcg", "hypercone play --resume clone")     # 0: echo and lines as before
    with Terminal(home, 80, 24, "play", "--resume", "--pace", "0") as t:
        after = t.wait_drawn("2 picked (1 to 4)")
        expect(after == before, "the screen before was:\n%s\nand after" % before, after)
        t.press("Enter", "Which planet do you attack?")


def ended_from_outside(home):
    """SIGTERM and a closed terminal lose nothing"""
    with Terminal(home, 80, 24, *NEW) as t:
        t.wait(*QUESTION)
        t.press("d", "1 picked (1 to 4)")
        os.kill(t.program_id(), signal.SIGTERM)
        t.wait("[exit 0]", "hypercone play --resume")
    with Terminal(home, 80, 24, "play", "--resume", "--pace", "0") as t:
        t.wait("1 picked (1 to 4)")
        t.press("e", "2 picked (1 to 4)")
        program = t.program_id()
        t.tmux("kill-session", "-t", "test")
    until = time.monotonic() + PATIENCE
    while os.path.exists("/proc/%d" % program):
        expect(time.monotonic() < until, "the program goes on without a terminal")
        time.sleep(0.02)
    with Terminal(home, 80, 24, "play", "--resume", "--pace", "0") as t:
        t.wait("2 picked (1 to 4)")


def one_decision(home):
    """target and ships are one question: on the screen with + and -, line by line as "a 3"; or which ones is asked next"""
    with Terminal(home, 80, 24, "play", "--seed", "5", "--players", "4", "--pace", "0") as t:
        t.wait(*QUESTION, "Which planet do you attack?")
        t.press("+", "with a target, a side or a number")
        t.press("a", "Chen's planet 1", "with 4 ships", "+")
        t.press("-", "with 3 ships")
        t.press("-", "with 2 ships")
        t.press("-", "with 1 ship ")
        t.press("-", ", then which ships")
        t.press("+", "with 1 ship ")
        t.press("+", "with 2 ships")
        seen = t.press("Enter", "Whom do you invite", "2 ships")
        expect("Which ships" not in seen, "the ships are asked for, too", seen)
    with Terminal(home, 80, 24, "play", "--seed", "5", "--players", "4", "--pace", "0") as t:
        t.wait(*QUESTION, "Which planet do you attack?")
        t.press("a", "with 4 ships")
        t.type("-", "-", "-")
        t.press("-", ", then which ships")
        t.press("Enter", "Which ships do you")
    lines = home.run("play", "--plain", "--seed", "5", "--players", "4", text="a 9\nz 3\na 3 3\na 3\n")[1]
    expect("From 1 to 4." in lines and lines.count("is not an answer here") == 2, "what is wrong is not said", lines)
    expect("You send 3 ships from" in lines and "Which ships" not in lines, "the ships were not sent along", lines)


def picking(home):
    """picks on the table: one, all there is, undo, undo all; marks and Enter; keys that are none are named"""
    with Terminal(home, 80, 24, *NEW) as t:
        t.wait(*QUESTION)
        t.press("Enter", "Pick more first")
        t.press("A", "4 picked (1 to 4): 4 from your planet 1", "Enter  Done: send 4 ships")
        t.press("b", "as much as you may pick")
        t.press("u", "3 picked (1 to 4)")
        t.press("Escape", "0 picked (1 to 4)")
        t.press("z", "z does nothing here")
        t.press("a", "1 picked (1 to 4)", "·a●3")
        t.press("Enter", "Which planet do you attack?")
        t.press("c", "Enter  ■ Bruno's planet 3")
        t.press("Down", "Enter  ■ Bruno's planet 4")
        t.press("Escape", "Enter  gives the marked answer")
        t.press("c", "Enter  ■ Bruno's planet 3")
        t.press("Enter", "Whom do you invite")
        t.press("1", "Done: invite ▲ Chen")
        t.press("2", "Done: invite ▲ Chen and ◆ Dara")
        t.press("1", "Done: invite ◆ Dara")
        t.press("/", "type to filter")
        t.press("z", "filter: z", "Nothing matches that")
        t.press("Escape", "Done: invite ◆ Dara")


def panels(home):
    """help, texts with a filter, players, log, why, options, and leaving asks once"""
    with Terminal(home, 80, 24, *NEW) as t:
        t.wait(*QUESTION)
        t.press("?", "─ help ─", "The step we are at: number 3")
        t.press("End", "end")
        t.press("Escape", *QUESTION)
        t.press("t", "text of anything", "your alien")
        t.press("plag", "filter: plag", "The Plague")
        t.press("Enter", "─ The Plague ─")
        t.press("?", "─ help ─")
        t.press("Escape", "─ The Plague ─")
        t.press("Escape", "type to filter")
        t.press("Escape", *QUESTION)
        t.press("p", "─ players ─", "Bruno  Macron  (steady/scheming)", "scheming: holds back", "4 each on your planets")
        t.press("Escape", *QUESTION)
        t.press("l", "The game begins. You go first.", "Esc back")
        t.press("Escape", *QUESTION)
        t.press("w", "why am I asked", "Next: ")
        t.press("Escape", *QUESTION)
        t.press("o", "─ options ─", "no pause", "when it matters")
        t.press("Right", "200 ms a sentence")
        t.press("Down", "‹ marks; Enter answers ›")
        t.press("Down", "what bots say", "‹ in the log ›")
        t.press("Right", "‹ not shown ›")
        t.press("Escape", *QUESTION)
        t.press("q", "Save and leave?")
        t.press("x", "Which ships do you put")
        t.press("q", "Save and leave?")
        t.press("Enter", "[exit 0]", "The game is saved in")


def newcomer(home):
    """who says nothing gets a menu; who has never played is welcomed, once; techs and kinds of cards are in the list of texts"""
    with Terminal(home, 80, 24, "play") as t:
        t.wait("Learn as you play", "Play now", "Invite friends", "players  4", "3, steady", "a suggested group")
        t.press("z", "That key does nothing here.")
        t.type("Enter")
        t.wait("─ welcome to Hypercone ─", "Your alien is", "five planets", "Enter begins the game.")
        t.press("?", "─ help ─")
        t.press("Escape", "Enter begins the game.")
        t.type("Enter")
        until = time.monotonic() + 2 * PATIENCE
        while "your question" not in (seen := t.wait_for_change("")):
            expect(time.monotonic() < until, "never asked anything", seen)
            t.type("z")                                  # any key finishes what is being shown; to a question z is no answer
        t.press("t", "text of anything", "your alien")
        t.press("morph", "filter: morph", "a kind of card")
        t.press("Enter", "─ Morph ─", "the same as the opponent's card")
        t.press("Escape", "type to filter")
        t.press("Escape", *QUESTION)
    with Terminal(home, 80, 24, "play") as t:
        t.wait("your games: 1 waits for you", "Play now")
        t.type("2")
        seen = t.wait("─ your alien ─", "Your alien is", "Enter begins the game.")
        expect("welcome" not in seen, "welcomed twice", seen)
        t.press("Enter", "systems")


def table_is_remembered(home):
    """the menu changes the table, and has it again the next time; q leaves without a game"""
    with Terminal(home, 80, 24, "play", "--pace", "0") as t:
        t.wait("Play now", "Modern")
        for key, shown in (("n", "players  5"), ("o", "4, sharp"), ("o", "4, gentle"), ("i", "drawn by lot"), ("i", "one of two"), ("p", "2 at this keyboard")):
            t.press(key, shown)
        t.press("p", "3 at this keyboard")
        t.type("2")
        t.wait("Pass the screen to")
        t.type("C-c")
        t.wait("[exit 0]")
    with Terminal(home, 80, 24, "play") as t:
        t.wait("players  5", "3 at this keyboard", "2, gentle", "one of two", "your games: 1 waits for you")
        t.press("e", "Eon (1983)")
        t.type("q")
        t.wait("[exit 0]")
    with Terminal(home, 80, 24, "play") as t:
        t.wait("Modern")
        t.type("q")
        t.wait("[exit 0]")


def again_and_watch(home):
    """at the end: the same table again, or the game as it was"""
    file = os.path.join(home.path, "watched.hcg")
    begin = ("play", "--people", "0", "--players", "3", "--seed", "4", "--bots", "random", "--pace", "0")
    with Terminal(home, 80, 24, *begin, "--save", file) as t:
        t.wait("the game is over", "a again", "w watch it", seconds=4 * PATIENCE)
        t.type("w")
        t.wait("Enter on, b back")
        t.type("q")                                      # out of the replay: the end of the game again
        t.wait("the game is over", "a again", "w watch it")
        t.type("q")
        t.wait("[exit 0]")
    with Terminal(home, 80, 24, *begin) as t:
        first = t.wait("the game is over", "a again", seconds=4 * PATIENCE)
        expect("w watch" not in first, "nothing was kept to watch", first)
        t.type("a")
        t.wait_for_change(first)
        t.wait("the game is over", "a again", seconds=4 * PATIENCE)
        t.type("q")
        t.wait("[exit 0]")


def ending(home):
    """the end tells the game: colonies after each encounter, turning points; a number watches one of them, and q there leads back to the end"""
    with Terminal(home, 80, 24, "play", "--seed", "5", "--pace", "0") as t:
        screen, _ = whole_games.play_on(t, (), set(), t.wait_drawn("your question", "hand"))
        for text in ("─ result ─", "colonies after each encounter", "at the end", "turning points", "Encounter ", "1 to 4 watch it happen"):
            expect(text in screen, "%r is missing" % text, screen)
        rows = re.findall(r"│ [●■▲◆] (\S+) +\S+ +([·\d ]+?) +[●■▲◆·]{5} +(\d)", screen)
        expect(len(rows) == 4, "the rows of four players are missing", screen)
        for who, row, end in rows:
            expect((re.findall(r"\d", row) or ["0"])[-1] == end, "%s's row does not end with %s" % (who, end), screen)
        number = re.search(r"1  Encounter (\d+):", screen).group(1)
        t.press("1", "── replay ─", "moment ", "encounter %s " % number)
        t.press("q", "─ result ─", "turning points", "a again")


def eight_on_a_small_screen(home):
    """eight players at 80x24: every player has a line, the log at least three"""
    with Terminal(home, 80, 24, "play", "--players", "8", "--seed", "3", "--pace", "0") as t:
        lines = t.wait_drawn(*QUESTION, "Hugo", "deck ").splitlines()
        first, end = (next(i for i, line in enumerate(lines) if title in line) for title in ("── log", "── your question"))
        told = [line for line in lines[first + 1:end] if line.strip()]
        expect(len(told) >= 3, "the log has %d lines" % len(told), "\n".join(lines))
        expect("deck " in lines[first], "the piles are not beside the log", "\n".join(lines))
        expect(any("invites" in line and line.count(",") > 1 for line in told), "invitations are not told in one sentence", "\n".join(lines))


def wishes_are_kept(home):
    """when to ask me is kept with the game"""
    with Terminal(home, 80, 24, *NEW) as t:
        t.wait(*QUESTION)
        t.press("o", "─ options ─")
        t.type("Down", "Down", "Down", "Down")
        t.press("Right", "‹ every time ›")
        t.press("Escape", *QUESTION)
        t.type("C-c")
        t.wait("[exit 0]")
    with open(home.save, encoding="utf-8") as f:
        expect(re.search(r"^asks 1 [a-z-]+ always$", f.read(), re.M), "the wish is not in the saved game")
    with Terminal(home, 80, 24, "play", "--resume", "--pace", "0") as t:
        t.wait(*QUESTION)
        t.press("o", "─ options ─", "every time")


def hot_seat(home):
    """several people: a curtain hides the hand before another person's question, also for the secret cards"""
    people, cards = set(), 0
    with Terminal(home, 80, 24, "play", "--seed", "7", "--pace", "0", "--people", "4", "--name", "Ann,Bob,Cy,Di",
                  "--aliens", "Clone,Macron,Virus,Zombie", "--edition", "avalon-hill") as t:
        seen = t.wait_drawn("Pass the screen to")
        for _ in range(80):
            if "Pass the screen to" in seen:
                expect("[" not in seen and "─ log ─" not in seen, "the curtain shows too much", seen)
                people.add(re.search(r"Pass the screen to . (\w+)", seen).group(1))
                t.type("Enter")
                seen = t.wait_drawn(*QUESTION)
                cards += "Which card do you play?" in seen
            if "Which card do you play?" in seen:
                names = seen.split("\n")[2]
                expect("Attack" not in names and "Negotiate" not in names, "a card is shown early", seen)
            if len(people) == 4 and cards >= 3:
                break
            seen = t.answer_as_suggested(seen)
        expect(len(people) == 4, "only these people were asked: %s" % sorted(people), seen)
        expect(cards >= 3, "only %d secret cards were asked for behind a curtain" % cards, seen)


def shown_at_a_pace(home):
    """what others do appears sentence by sentence, the sums step by step; a key finishes"""
    with Terminal(home, 120, 40, "play", "--seed", "9", "--pace", "200", *CLASSIC) as t:
        thinking, sums = set(), set()
        until = time.monotonic() + 3 * PATIENCE
        while time.monotonic() < until and (len(thinking) < 12 or len(sums) < 2):
            seen = t.screen()
            if "your question" in seen:
                t.press("s", "Suggested.")
                t.type("Enter")
                while "Suggested." in t.screen() and time.monotonic() < until:
                    time.sleep(0.02)                             # not until all is drawn: what moves is looked at
            elif "A moment." in seen:
                thinking.add(seen)
                sums.update(re.findall(r"│ +\d+ +[●■▲◆] \+\d+.*│", seen))
        expect(len(thinking) >= 12, "only %d different screens while others moved" % len(thinking), t.screen())
        expect(len(sums) >= 2, "the sums were never seen to grow", t.screen())
    with Terminal(home, 80, 24, "play", "--seed", "9", "--pace", "20000", *CLASSIC) as t:
        t.wait("A moment.")
        t.press("Space", *QUESTION)


def answer_until_others_act(t):
    """As suggested; a side to join and its ships may be two questions."""
    screen = t.wait(*QUESTION)
    for _ in range(3):
        screen = t.answer_as_suggested(screen)
        if "A moment." in screen:
            break
    t.wait("A moment.")


def slow_bots(home):
    """bots that search: the question goes away at once, what they do is shown as they do it, one key hurries all of it"""
    with Terminal(home, 80, 24, "play", "--seed", "9", "--pace", "20000", "--bots", "sage:40", *CLASSIC) as t:
        t.wait("A moment.")
        t.press("Space", *QUESTION)
        answer_until_others_act(t)
        t.press("Space", *QUESTION)


def keys_wait(home):
    """keys typed while bots think, or while it is shown what they did, wait for the question; space only hurries"""
    with Terminal(home, 80, 24, "play", "--seed", "9", "--pace", "300", "--bots", "sage:4000", *CLASSIC) as t:
        t.wait("A moment.")
        t.type("Space", "Space")
        answer_until_others_act(t)
        t.type("p", "Space")                                     # the players; of a space nothing is left
        t.wait("─ players ─")
        t.press("Escape", *QUESTION)
    with Terminal(home, 80, 24, "play", "--seed", "9", "--pace", "20000", *CLASSIC) as t:
        t.wait("A moment.")
        t.type("p", "Enter")
        t.wait("─ players ─")


def watching(home):
    """a game of bots on the screen: panels open, q leaves, nothing is saved"""
    with Terminal(home, 80, 24, "play", "--seed", "5", "--pace", "40", "--people", "0") as t:
        t.wait("A moment.", "You are watching")
        t.press("p", "─ players ─")
        t.press("Escape", "A moment.")
        t.press("q", "[exit 0]")
    expect(not home.files(), "a game of bots was saved without a word: %s" % home.files())


def light_and_dark(home):
    """the ground is dark, or light where the terminal or HYPERCONE_THEME says so, and the options turn it"""
    for name, value, ground in (("COLORFGBG", "", 233), ("COLORFGBG", "0;15", 255), ("COLORFGBG", "15;0", 233), ("HYPERCONE_THEME", "light", 255)):
        os.environ[name] = value
        try:
            with Terminal(home, 80, 24, *NEW) as t:
                t.wait_drawn(*QUESTION)
                seen = t.colours()
                expect("48;5;%d" % ground in seen and "48;5;%d" % (488 - ground) not in seen, "%s=%s: not on %d" % (name, value, ground), seen)
                if value:
                    continue
                t.press("o", "─ options ─", "on a dark background")
                t.type("Down", "Down", "Down")
                t.press("Right", "on a light background")
                t.press("Escape", *QUESTION)
                expect("48;5;255" in t.colours(), "the options do not turn it", t.colours())
        finally:
            del os.environ[name]


def without_colours(home):
    """--ascii on a terminal without colours: nothing beyond ASCII, no colour, and it can be played; NO_COLOR is heard"""
    with Terminal(home, 80, 24, *NEW, "--ascii", term="vt100") as t:
        seen = t.wait_drawn(*QUESTION, ">o You", ".bo4")
        expect(seen.isascii(), "characters beyond ASCII", seen)
        expect(not re.search(r"\x1b\[[0-9;]*[34]8;5", t.colours()), "colours on a terminal that has none", seen)
        t.press("b", "1 picked (1 to 4)")
    with Terminal(home, 80, 24, *NEW) as t:
        t.wait_drawn(*QUESTION)
        expect("48;5;233" in t.colours(), "the background is not painted", t.screen())
    os.environ["NO_COLOR"] = "1"
    try:
        with Terminal(home, 80, 24, *NEW) as t:
            seen = t.wait_drawn(*QUESTION, "●")
            expect(not COLOUR.search(t.colours()), "colours in spite of NO_COLOR", seen)
            expect("\x1b[" in t.colours(), "not even bold", seen)
        os.environ["NO_COLOR"] = ""
        with Terminal(home, 80, 24, *NEW) as t:
            t.wait_drawn(*QUESTION)
            expect(COLOUR.search(t.colours()), "an empty NO_COLOR counts", t.screen())
    finally:
        del os.environ["NO_COLOR"]


def saving_fails(home):
    """a save that cannot be written is said on the screen and at the end"""
    place = os.path.join(home.path, "there")
    os.mkdir(place)
    with Terminal(home, 80, 24, *NEW, "--save", os.path.join(place, "game.hcg")) as t:
        t.wait(*QUESTION)
        shutil.rmtree(place)
        t.press("a", "NOT SAVED")
        t.type("C-c")
        t.wait("[exit 1]", "NOT saved")


def lines_whole_game(home):
    """--plain through a pipe: a whole game by the keys that are listed"""
    game = subprocess.Popen([PROGRAM, "play", "--plain", "--seed", "3"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                            text=True, bufsize=1, env=home.environment())
    said, questions = "", 0
    try:
        while piece := game.stdout.read(1):
            said += piece
            if not said.endswith("\n> "):
                continue
            asked = said[said.rfind("Question for"):]
            questions += 1
            key = re.search(r"^(\w|Space)\. ", asked, re.M)
            done = "Enter: " in asked
            expect(done or key, "no key is listed", asked)
            game.stdin.write("\n" if done else " \n" if key.group(1) == "Space" else key.group(1) + "\n")
            game.stdin.flush()
            expect(questions < 3000, "the game does not end", asked)
    finally:
        game.stdin.close()
        game.wait(PATIENCE)
    expect(game.returncode == 0 and re.search(r"wins?\.|share the win", said), "no result", said[-800:])
    expect(questions > 20, "only %d questions" % questions)


def lines_side_along(home):
    """--plain: a reinforcement and its side are one question, the own side first, and the other side can be helped"""
    offered = helped = 0
    for seed in ("11", "12", "13", "14"):
        status, said, err = home.run("play", "--plain", "--no-talk", "--seed", seed, text="1\na\nb\n\nc\n2\n" * 500)
        expect("Which side do you reinforce" not in said, "the side is asked for apart", said[-800:])
        offered += len(re.findall(r"^1\. Play Reinforcement \+\d for .*\n(?: .*\n)?2\. Play Reinforcement \+\d for ", said, re.M))
        helped += len(re.findall(r"You play it for the (?:offense|defense)\.", said))
    expect(offered and helped, "%d offered, %d played" % (offered, helped))


def advised_on_whom(home):
    """a card that is played on somebody: whom it is advised for is thought about, not the first of the list"""
    advised = []
    with Terminal(home, 80, 24, "play", "--edition", "avalon-hill", "--seed", "28", "--pace", "0", "--no-talk") as t:
        screen = t.wait("your question")
        for _ in range(12):
            t.type("s")
            screen = t.wait("Suggested.")
            advised += re.findall(r"Enter  (Play The Plague on [^ ]+ ?\w*)", screen)
            if advised:
                break
            screen = t.answer_as_suggested(screen)
    expect(advised, "The Plague was never advised")
    expect("yourself" not in advised[0], "advised: %s" % advised[0], screen)


def lines_number_along(home):
    """--plain: a power, how many ships it costs and which are one answer: "2 +" takes them from the fullest planets"""
    offered = taken = 0
    for seed in ("11", "12", "13", "14"):
        status, said, err = home.run("play", "--plain", "--no-talk", "--alien", "Kamikaze", "--seed", seed, text="2 +\n1\na\nb\n\nc\n" * 500)
        asked = said.split("\nQuestion for ")
        for this, following in zip(asked, asked[1:]):
            if "2. Use Kamikaze with 2 ships" not in this or "> 2 +" not in this:
                continue
            offered += "Add + and they leave the fullest planets" in this
            expect(not re.search(r"^\w+: Which \d ships do you lose", following), "which ships is asked for apart", following)
            taken += bool(re.search(r"You lose 2 ships from .* to the\s+warp", this, re.S))
    expect(offered and taken, "%d offered, %d taken" % (offered, taken))


def lines_commands(home):
    """--plain: help, texts, log, state, undo; junk is asked again; the end of input saves and leaves"""
    status, said, err = home.run("play", "--plain", "--resume", text="")
    expect(status == 1 and "no saved game to go on with" in err, "nothing to resume: exit status %d, %r" % (status, err))
    os.environ["HYPERCONE_PLAY"] = "./play"                  # as the script of that name says it
    status, said, err = home.run("play", "--plain", "--seed", "5", text="q\n")
    del os.environ["HYPERCONE_PLAY"]
    expect("Go on with: ./play --resume" in said, "not told how to go on", said)
    typed = ("?\ntalk\ntalk off\nflurb\n99\n\nt clone\nt attack\nt reveal\nt rules\nt nobody\np\nl 3\ns\no\nr\nn\n \nask the plague never\n"
             "a a\nu\nu\na z\nA\n\x1b\n/ planet 3\nb\n\nBruno's planet 2\n")
    status, said, err = home.run("play", "--plain", "--seed", "5", *CLASSIC, text=typed)
    expect(status == 0, "exit status %d: %s" % (status, err))
    for sentence in ("Type ? for help", "The keys are those of the screen", "Pick more first: 1 at least.", "Enter does it.",
                     "The goal", "Both cards are", "No outcome has been settled", "n is for questions about what you may use",
                     "You cannot pass here", "4 picked (1 to 4). Enter: Done: send 4 ships", "a. your planet 1", "To change: ask NAME always", "A kind of encounter card.", "What the bots say is shown. To change", "What the bots say is not shown.",
                     "At the table: Bruno, ", "Bruno (", "\"flurb\" is not an answer", "\"99\" is not an answer", "Clone, with the power",
                     "no alien, card or step called \"nobody\"", "Your hand:", "An experienced player would answer: ", "The Plague: asked never.",
                     "2 picked (1 to 4)", "\"a z\" is not an answer", "You send 1 ship from your planet 2", "Bruno's planet 2.",
                     "The game is saved in", "hypercone play --resume"):
        expect(sentence in said, "%r was not said" % sentence, said)
    status, said, err = home.run("play", "--plain", "--resume", text="q\n")
    expect(status == 0 and "Whom do you invite" in said, "not resumed where it was left: " + err, said)
    status, said, err = home.run("play", "--plain", "--seed", "5", *CLASSIC, text="s\n\nq\n")
    expect(status == 0 and "Which planet do you attack?" in said, "Enter does not do what was suggested: " + err, said)


def without_a_terminal(home):
    """without a terminal bots play, tell the story and end with the result; the same seed tells the same"""
    status, said, err = home.run("play", "--seed", "5")
    expect(status == 0 and re.search(r"wins?\.|share the win", said.split("\n", 1)[1]), "no result: " + err, said)
    expect(home.run("play", "--seed", "5")[1] == said, "the same seed told another story")
    expect(not home.files(), "a game of bots was saved without a word: %s" % home.files())
    remark = re.compile(r'^(Ada|Bruno|Chen|Dara): ".*$', re.M)
    silent = home.run("play", "--seed", "5", "--no-talk")[1]
    expect(len(remark.findall(said)) > 5, "the bots say nothing", said)
    expect(not remark.search(silent), "--no-talk, and still they talk", silent)
    whole = re.sub(r'^(Ada|Bruno|Chen|Dara): "[^"]*"\n', "", said, flags=re.M)
    expect(whole == silent, "what is said changed the game", silent)
    short = home.run("play", "--seed", "5", "--quiet")[1]
    expect(len(short) < 800 and short in said, "--quiet says too much or something else", short)


def wrong_use(home):
    """wrong options and files that are no saved games: a clear message, the right exit status, nothing overwritten"""
    foreign, cut = os.path.join(home.path, "notes.txt"), os.path.join(home.path, "cut.hcg")
    with open(foreign, "w", encoding="utf-8") as f:
        f.write("milk, eggs\n")
    home.run("play", "--plain", "--seed", "5", *CLASSIC, text="a\n\na\n\n")
    with open(home.save, encoding="utf-8") as f:
        whole = f.read()
    with open(cut, "w", encoding="utf-8") as f:
        f.write(whole[:len(whole) // 2])
    for arguments, status, words in (
            (("--flurb",), 2, "--flurb"), (("--people", "9"), 2, "--people"), (("--people", "2"), 2, "--plain"),
            (("--players", "9", "--plain"), 2, "3 to 8"), (("--edition", "avalon-hill", "--players", "7", "--plain"), 2, "2 to 4"), (("--pace", "soon"), 2, "--pace"), (("--alien", "Klone"), 2, "Clone"),
            (("--resume", home.save + "x"), 1, ".hcgx"), (("--resume", foreign), 1, "notes.txt"), (("--resume", cut), 1, "cut.hcg"),
            (("--resume", "--players", "3"), 2, "--resume"), (("--plain", "--save", foreign), 2, "not a saved game"),
            (("--plain", "--save", home.save), 2, "not finished"), (("--resume",), 2, "--plain")):
        got, out, err = home.run("play", *arguments)
        expect(got == status and words in err, "play %s: exit status %d, %r" % (" ".join(arguments), got, err), out)
        expect(err.startswith("hypercone: ") and err.count("\n") == 1, "play %s: more than one line: %r" % (" ".join(arguments), err))
    with open(foreign, encoding="utf-8") as f:
        expect(f.read() == "milk, eggs\n", "a foreign file was overwritten")
    with open(home.save, encoding="utf-8") as f:
        expect(f.read() == whole, "the unfinished game was changed")


CASES = (whole_game_small, whole_game_eight, whole_game_classic_small, whole_game_classic_large, resizing,
         interrupted, ended_from_outside, one_decision, picking, panels, newcomer, table_is_remembered, again_and_watch, ending, eight_on_a_small_screen, wishes_are_kept, hot_seat, shown_at_a_pace, slow_bots, keys_wait, watching, light_and_dark, without_colours, saving_fails, lines_whole_game, lines_side_along, lines_number_along, advised_on_whom, lines_commands, without_a_terminal, wrong_use)
