"""What parts of the game bring to the terminal, a crowded table of eight, and the replay on the game's own screen."""
import os
import re

from terminal import Terminal, expect

SIZES = ((80, 24), (120, 40), (200, 60))
SHAPES = "●■▲◆✚◗★▼"
EIGHT = ("--players", "8", "--variant", "two-aliens", "--part", "rewards", "--part", "hazards:extreme", "--part", "stations:cities", "--part", "teams")


def played(home, name, *options):
    """A game of bots, in a file."""
    file = os.path.join(home.path, name)
    home.run("play", "--people", "0", "--bots", "steady", "--seed", "6", "--plain", "--save", file, *options)
    expect(os.path.exists(file), "no game was kept")
    return file


def rows(screen):
    """The lines of the players, below the head of the list: role, shape, and what follows."""
    lines = screen.splitlines()
    first = next(i for i, line in enumerate(lines) if line.startswith(" who"))
    end = next(i for i, line in enumerate(lines) if i > first and line.startswith("──"))
    return [line for line in lines[first + 1:end] if re.match(r"^[›‹+? ][%s]" % SHAPES, line)]


def check_planets(screen, wide):
    """No stack is cut: a planet is whole stacks, and a number for those who have no room."""
    for row in rows(screen):
        cells = re.findall(r"[(⟨\[][^)⟩\]]*[)⟩\]]" if wide else r"[·▶][^ ·▶]+", row[20:])
        for cell in cells:
            inner = cell.strip("()⟨⟩[]·▶").replace(" ", "")
            stacks = r"(?:[%s]\d+(?:\+\d+)?(?:/\d+)?)*(?:\+\d+)?|0|" % SHAPES
            expect(re.fullmatch(stacks, inner) or not re.search("[%s]" % SHAPES, inner), "the planet %r is cut" % cell, screen)


def crowded_tables(home):
    """eight players, everything, at the end of a game: every player has a line and nothing is cut silently at three sizes"""
    file = played(home, "crowded.hcg", *EIGHT)
    for columns, lines in SIZES:
        with Terminal(home, columns, lines, "replay", file) as t:
            t.wait("── replay ", "Enter on, b back")
            t.type("G")
            screen = t.wait_drawn("THE GAME IS OVER")
            expect(len(rows(screen)) == 8, "there are %d players" % len(rows(screen)), screen)
            check_planets(screen, columns >= 112)
            for letter in "ABCD":
                expect(any(row[2] == letter for row in rows(screen)), "team %s is not shown" % letter, screen)
            t.press("p", "─ players ─")
            t.type("q")
            t.wait("── replay ")
            t.type("q")
            t.wait("[exit 0]")


def parts_in_signs(home):
    """moons, lucre, the Praw and the cone have their places; stations and hazards too"""
    with Terminal(home, 80, 24, "play", "--edition", "eon", "--preset", "full", "--players", "6", "--seed", "4", "--pace", "0") as t:
        screen = t.wait_drawn("your question", "moons", " of 18")
        expect(sum("$" in row for row in rows(screen)) == 6, "six purses", screen)
        expect(any("? ?" in row for row in rows(screen)), "moons face down", screen)
        t.resize(120, 40)
        t.wait("of 18, then all fall", "praw", "bank ")
        t.press("?", "─ help ─")
    with Terminal(home, 120, 40, "play", *EIGHT, "--seed", "4", "--pace", "0") as t:
        screen = t.wait_drawn("your question", "rewards ", "hazards ")
        expect(all(re.search(r"[Ss]c\b", row) for row in rows(screen)), "a station and a city each", screen)
        expect(any("+" in row[8:24] for row in rows(screen)), "two aliens each", screen)


def replay_on_the_screen(home):
    """a saved game on the game's own screen: by answer, by encounter, by turn, with other eyes; a small window waits"""
    file = played(home, "watched.hcg", "--players", "4")
    with Terminal(home, 80, 24, "replay", file) as t:
        first = t.wait_drawn("── replay ", "moment 1 of ", "── systems ")
        t.press("t", "Turn 2, encounter ")
        t.press("n", "Turn ")
        t.press("T", "Turn 2, encounter ")
        t.press("T", "moment 1 of ")
        t.press("Enter", "── systems ")
        t.press("e", "as seen by Ada")
        for _ in range(4):
            t.type("e")
        t.wait("everything open")
        t.press("e", "as seen by everybody")
        t.press("G", "THE GAME IS OVER")
        t.press("g", "moment 1 of ")
        expect(t.wait_drawn("moment 1 of ").splitlines()[4] == first.splitlines()[4], "the first moment is another now", first)
        t.resize(120, 40)
        t.wait("╭─ offense ─", "moment 1 of ")
        t.type("q")
        t.wait("[exit 0]")


CASES = (crowded_tables, parts_in_signs, replay_on_the_screen)
