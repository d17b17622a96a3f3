"""The table of Duel in the terminal: a row of planets between two players. Each function is one case; its first line says what it shows."""
import re

from terminal import Terminal, expect
from whole_games import place_of

DUEL = ("--edition", "duel", "--players", "2")
QUESTION = ("your question", "hand")
STEPS = ("DESTINY", "DIALS", "ENVOYS", "PLANS AND TACTICS", "REVEAL", "PRIZE AND CLEANUP")
ANSWERS_MAX = 400


def check_table(terminal, screen, places):
    """Nothing is wider than the window; players, planets and keys stay where they are."""
    for line in screen.split("\n"):
        expect(len(line) <= terminal.columns, "a line is too long: %r" % line, screen)
    for text in ("── planets, ", "── your question", "? help"):
        at = place_of(screen, text)
        expect(at == places.setdefault(text, at) and at >= 0, "%r has no place or has moved" % text, screen)
    expect(screen.count("supply") >= 2 and screen.count("tactics") >= 2 and screen.count(" ready") >= 2, "a player has no line", screen)
    for icon in ("sword", "coin", "eye"):
        expect(icon in screen, "the %s envoy is missing" % icon, screen)


def duel_whole_game(home):
    """a whole game of Duel by keys at 80x24"""
    seen, places, answers = set(), {}, 0
    with Terminal(home, 80, 24, "play", "--seed", "5", "--pace", "0", "--bots", "random", *DUEL) as t:
        screen = t.wait_drawn(*QUESTION)
        while "THE GAME IS OVER" not in screen:
            if "your question" not in screen:
                screen = t.wait_for_change(screen)
                continue
            check_table(t, screen, places)
            seen.update(step for step in STEPS if re.search(r" (\d+ )?%s " % step, screen))
            screen = t.answer_as_suggested(screen)
            answers += 1
            expect(answers < ANSWERS_MAX, "the game does not end", screen)
        expect("result" in screen and re.search(r"\bwins?\.|share the win|[Nn]obody", screen), "the result is missing", screen)
    expect(answers > 20, "only %d answers in a whole game" % answers)
    expect(len(seen) >= 4, "only these steps were ever lit: %s" % sorted(seen))
    status, out, err = home.run("replay", home.save, "--verify")
    expect(status == 0, "replay --verify: %s%s" % (out, err))


def duel_on_large_screens(home):
    """the table of Duel at 120x40 and 200x60: both players' boxes, tactics, decks and the destiny card"""
    for columns, lines in ((120, 40), (200, 60)):
        places = {}
        with Terminal(home, columns, lines, "play", "--seed", "7", "--pace", "0", "--bots", "random", *DUEL) as t:
            screen = t.wait_drawn(*QUESTION)
            for _ in range(8):
                expect("╭─ leader ─" in screen and "╭─ straggler ─" in screen, "the two boxes are missing", screen)
                expect("╔b4╗" in screen or "┌b4┐" in screen, "the tactics are not drawn", screen)
                expect(re.search(r"decks .*discovery \d+ .*event \d+ .*refresh \d+ .*reinforcements \d+", screen), "the decks are missing", screen)
                expect(re.search(r"── .* next: (discovery|event|refresh) ", screen), "the destiny card is missing", screen)
                check_table(t, screen, places)
                screen = t.answer_as_suggested(screen)


def duel_hot_seat(home):
    """two people at one screen play Duel: a curtain between their secret choices, and no plan is seen before it is turned up"""
    people, plans = set(), 0
    with Terminal(home, 80, 24, "play", "--seed", "7", "--pace", "0", "--people", "2", "--name", "Ann,Bob", *DUEL) as t:
        seen = t.wait_drawn("Pass the screen to")
        for _ in range(40):
            if "Pass the screen to" in seen:
                expect("supply" not in seen and "[" not in seen, "the curtain shows too much", seen)
                people.add(re.search(r"Pass the screen to . (\w+)", seen).group(1))
                t.type("Enter")
                seen = t.wait_drawn(*QUESTION)
            if "Which plan, and which half" in seen or "Which plan do you lay down?" in seen:
                plans += 1
                expect(not re.search(r"\(The \w+", seen.split("── planets")[0]), "a plan is shown early", seen)
            if len(people) == 2 and plans >= 3:
                break
            seen = t.answer_as_suggested(seen)
    expect(len(people) == 2, "only these people were asked: %s" % sorted(people))
    expect(plans >= 3, "only %d plans were asked for" % plans)


def duel_by_lines(home):
    """--plain: the table of Duel in sentences: planets, supply, tactics, envoys and the destiny card"""
    said = home.run("play", "--plain", "--no-talk", "--seed", "4", "--pace", "0", *DUEL, text="s\n\n" * 12 + "q\n")[1]
    said = re.sub(r"\s+", " ", said)
    for text in (r"Card 1, step \d: Dials\.", r"You, \w[\w-]*: (leader|straggler)\. 0 of 5 planets\. \d+ in the supply, \d in the Warp, 6 cards\.",
                 r"Tactics: ready blast 4 / shield 1, ", r"; spent \w+ \d / ", r"Envoys: Sword, ", r"Destiny card: .*; (more|fewer) ships are worth \d",
                 r"Next deck: (discovery|event|refresh)\."):
        expect(re.search(text, said), "%r is missing" % text, said[:3000])
    expect(". ." not in said, "a sentence says nothing", said[:3000])


CASES = (duel_whole_game, duel_on_large_screens, duel_hot_seat, duel_by_lines)
