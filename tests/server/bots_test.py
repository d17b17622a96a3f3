"""Bots at the server: those that search think beside the loop, and what bots say comes when what it is about is shown."""
import json
import os
import random
import time

from client import Client, Server, create, me_and, play, random_answer, start_with
from games_test import verified


def searching(server):
    """The levels that search, as far as this program has any."""
    book = json.loads(server.get("/api/catalogue.json")[2])
    return [level["name"] for level in book["bots"]["levels"] if level["searches"]]


def test_bots_that_search_do_not_hold_the_others_up(folder):
    server = Server(folder)
    for level in searching(server):
        [c] = start_with(server, ["Ada"], (level + ":1500ms", level + ":1500ms"))
        other = Client(server.port, "Other")
        took, until = [], time.time() + 6
        while time.time() < until:
            began = time.time()
            other.send(type="ping")
            other.wait("pong")
            took.append(time.time() - began)
            time.sleep(0.02)
            if c.game["question"]:
                c.send(type="leave")         # bots alone go on thinking while Ada looks on
                c.send(type="join", room=c.room, watch=True)
                c.game = dict(c.game, question=None)
        # On a busy machine one pong may be late; a loop that bots hold answers hardly ever within their second and a half.
        usual = sorted(took)[len(took) // 2]
        assert usual < 0.75, "%s holds the loop for %.2f s" % (level, usual)
        c.close()


def time_of_a_game(server, messages):
    """Seconds until somebody elsewhere, with bots that search a little, has heard so much."""
    c = Client(server.port, "Ada", source="127.0.0.2")
    create(c, players=3, seats=me_and("sage:60ms", "sage:60ms"), seed=5)
    c.send(type="start")
    c.wait("game")
    heard, began = [0], time.time()

    def note(_, m):
        heard[0] += m["type"] == "game"

    play([c], random.Random(1), each=note, until=lambda: heard[0] >= messages)
    c.close()
    return time.time() - began


def test_bots_that_search_do_not_hold_up_those_of_others(folder):
    """One address lets many bots think long, all the time: theirs wait for each other, half of the threads are left to everybody else."""
    for attempt in range(3):                 # what is slow for a reason is slow every time
        at = os.path.join(folder, str(attempt))
        os.mkdir(at)
        server = Server(at, limits=True, pause=60)
        alone = time_of_a_game(server, 30)
        rooms = [Client(server.port, "Eve") for _ in range(8)]
        for c in rooms:
            c.send(type="create", edition="ffg", players=3, seats=[{"player": "bot", "bot": "sage:3000ms"}] * 3, deal_seconds=0, silence_seconds=0)
            c.wait("game")
        time.sleep(1)
        together = time_of_a_game(server, 30)
        waited = server.figure("thoughts_waited_total")
        for c in rooms:
            c.close()
        server.kill()
        assert waited > 0
        if together < 3 * alone + 1:
            return
    raise AssertionError("alone %.1f s, beside somebody else's bots %.1f s" % (alone, together))


def test_whole_games_with_every_level(folder):
    server = Server(folder)
    levels = ["random", "steady"] + [level + ":5ms" for level in searching(server)]
    for level in levels:
        [c] = start_with(server, ["Ada"], (level, level))
        play([c], random.Random(3))
        verified(server, c.room, folder)
        c.close()


def test_a_bot_that_thinks_too_much_is_refused(folder):
    server = Server(folder)
    for level in searching(server):
        c = Client(server.port, "Ada")
        for word in (":900000", ":60000ms", ":100:8"):
            c.send(type="create", players=3, seats=[{"player": "me"}, {"player": "bot", "bot": level + word}, {"player": "bot"}])
            m = c.wait("error")
            assert m["code"] == "settings" and "think" in m["why"], m
    c = Client(server.port, "Ada")
    c.send(type="create", players=3, seats=[{"player": "me"}, {"player": "bot", "bot": "steady:5"}, {"player": "bot"}])
    assert c.wait("error")["code"] == "settings", "who does not search has no budget"


def test_table_talk(folder):
    server = Server(folder)
    said = {}
    for talk in (False, True):
        [c] = start_with(server, ["Ada"], ("steady", "steady", "steady"), talk=talk, seed=5)
        play([c], random.Random(4))
        said[talk] = [m for m in c.heard if m["type"] == "chat"]
        assert all(m["talk"] and m["text"] and m["from"] != 0 for m in said[talk])
        c.close()
    assert not said[False], "bots talk although nobody wants them to"
    at = [m["at"] for m in said[True]]
    assert at == sorted(at), "in the order of what they are about"


def test_the_coach_searches_and_says_what_it_found(folder):
    server = Server(folder)
    people = [start_with(server, ["Ada"], ("steady", "steady", "steady"), seed=seed)[0] for seed in range(4, 12)]
    found = []
    for _ in range(6):
        for a in people:
            while not a.game["question"]:
                a.wait("game")
        for a in people:                         # all at once, so that some of them find the coach busy
            a.send(type="suggest")
            a.send(type="suggest")               # while one is thought about, the second is the same
        for a in people:
            asked = a.game["id"]
            m = a.wait("suggestion")
            assert m["id"] == asked and m["text"] and m["why"], m
            assert set(m["choices"]) <= {o["choice"] for o in a.game["options"]}
            found.append(m["why"])
            a.send(type="answer", id=m["id"], choices=m["choices"])
            a.wait("game", where=lambda g, asked=asked: g["id"] != asked)
    assert not any("imagined" in why for why in found), found[:9]             # a reason, never how it was found
    assert len({why for why in found}) > len(found) // 4, found[:9]             # and not always the same
    # Advice that comes too late is not given.
    a = people[0]
    while not a.game["question"]:
        a.wait("game")
    before = a.game["id"]
    a.send(type="suggest")
    a.send(type="answer", id=before, **random_answer(a.game, random.Random(1)))
    sent = len(a.heard)
    a.wait("game", where=lambda g: g["id"] != before)
    a.drain(1.0)
    over = [i for i, m in enumerate(a.heard) if i >= sent and m["type"] == "game" and m["id"] != before][0]
    assert not [m for m in a.heard[over:] if m["type"] == "suggestion" and m["id"] == before]
    assert server.stop() == 0
