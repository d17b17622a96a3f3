"""Whole games by keys, and what must hold on every screen of them."""
import os
import re

from terminal import PROGRAM, Terminal, expect

CLASSIC = ("REGAIN A SHIP", "RECEIVE ORDERS", "GATHER SHIPS", "AIM", "OFFENSE INVITES", "DEFENSE INVITES", "ALLIES ANSWER",
           "CHOOSE CARDS", "REVEAL", "OUTCOME")
MODERN = ("START TURN", "REGROUP", "DESTINY", "LAUNCH", "ALLIANCE", "PLANNING", "REVEAL", "RESOLUTION")
ANSWERS_MAX = 1500


def place_of(screen, text):
    """The line on which a text stands."""
    for number, line in enumerate(screen.split("\n")):
        if text in line:
            return number
    return -1


def check_screen(terminal, screen, places):
    """Nothing is wider than the window, and what has a place stays there."""
    for line in screen.split("\n"):
        expect(len(line) <= terminal.columns, "a line is too long: %r" % line, screen)
    for text in ("─ systems ─", "─ log ─", "? help"):
        at = place_of(screen, text)
        expect(at == places.setdefault(text, at) and at >= 0, "%r has no place or has moved" % text, screen)


def play_on(terminal, steps, seen, screen):
    """Answers as the coach suggests, until the game is over; returns the last screen and how many answers."""
    places, answers = {}, 0
    while "THE GAME IS OVER" not in screen:
        if "your question" not in screen:
            screen = terminal.wait_for_change(screen)
            continue
        if "a deal with" not in screen:
            check_screen(terminal, screen, places)
        seen.update(step for step in steps if re.search(r" (\d+ )?%s " % step, screen))
        screen = terminal.answer_as_suggested(screen)
        answers += 1
        expect(answers < ANSWERS_MAX, "the game does not end", screen)
    return screen, answers


def whole_game(home, columns, lines, seed, *options, steps=MODERN, least_steps=5):
    """Begins, plays to the end, looks at the result, leaves, and checks the save."""
    seen = set()
    with Terminal(home, columns, lines, "play", "--seed", str(seed), "--pace", "0", *options) as t:
        first = t.wait_drawn("your question", "hand")
        if columns >= 112:
            expect("╭─ offense ─" in first and "╭─ defense ─" in first, "the two boxes are missing", first)
            expect("─ powers in this encounter ─" in first and "─ warp " in first.lower(), "the wide table is missing", first)
        else:
            expect("to five hand 1" in first and "warp" in first, "the list of systems is missing", first)
        last, answers = play_on(t, steps, seen, first)
        expect("result" in last and re.search(r"\bwins?\.|share the win", last), "the result is missing", last)
        t.type("Enter")
        t.press("l", "─ log ─", "Esc back")
        t.press("Escape", "the game is over")
        t.type("q")
        end = t.wait("[exit 0]\n0")
        expect(re.search(r"wins?\.|share the win", end) and ".hcg" in end, "the result is not printed", end)
    expect(answers > 15, "only %d answers in a whole game" % answers)
    expect(len(seen) >= least_steps, "only these steps were ever lit: %s" % sorted(seen))
    status, out, err = home.run("replay", home.save, "--verify")
    expect(status == 0, "%s replay --verify: %s%s" % (os.path.basename(PROGRAM), out, err))
