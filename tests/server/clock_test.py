"""Clocks: the deal's, the question's, and that of a person who is silent or gone."""
import random
import sqlite3
import time

from client import PATIENCE, Client, Server, answers_of, next_of, play, random_answer, saved, start_with, suggested
from games_test import verified


TALKS = ("deal", "reply")


def peaceful(game, rng):
    """Plays a negotiate whenever there is one."""
    for o in game["options"]:
        if game["question"]["prompt"] == "card" and "Negotiate" in o["text"]:
            return {"choices": [o["choice"]]}
    return random_answer(game, rng)


def reach_deal(server, deal_seconds):
    """Three people who talk about a deal, or are about to: (people, who has to make or answer an offer, a time before the talks)."""
    for seed in range(41, 60):
        people = start_with(server, ["Ada", "Ben", "Cleo"], (), seed=seed, deal_seconds=deal_seconds)
        asked, before = play_to_deal(people, random.Random(seed))
        if asked:
            return people, asked, before
        for c in people:
            c.close()
    raise AssertionError("no two negotiates in many games")


def play_to_deal(people, rng):
    """Plays until one of them has to make or answer an offer: who (None: the game ended before), and when the last answer before was given."""
    answered = [time.time()]

    def who():
        return next((c for c in people if c.game["question"] and c.game["question"]["prompt"] in TALKS), None)

    def mind(game, rng):
        if game["question"]["prompt"] in TALKS:
            return None
        answered[0] = time.time()
        return peaceful(game, rng)

    play(people, rng, until=who, mind=mind)
    return who(), answered[0]


def talks_fail(c):
    """Hears until the deal has failed; it may have failed already."""
    def failed(m):
        return m["type"] == "game" and any(e["kind"] == "DEAL_FAILED" for e in m["events"])

    return next((m for m in c.heard if failed(m)), None) or c.wait("game", where=failed)


def test_the_deals_clock_is_the_servers(folder):
    server = Server(folder)
    _, asked, before = reach_deal(server, 3)
    assert asked.game["deal_clock"]["of"] == 3 and asked.game["deal_clock"]["seconds_left"] <= 3, asked.game.get("deal_clock")
    assert all(o["text"].find("Time is up") < 0 for o in asked.game["options"]), "the clock's answer is not a player's"
    if asked.game["question"]["prompt"] == "reply":
        asked.send(type="answer", id=asked.game["id"], choices=[3])
        assert asked.wait("error")["code"] in ("illegal", "late")
    m = talks_fail(asked)
    assert 2.9 < time.time() - before < PATIENCE, time.time() - before
    assert m["question"] is None or m["question"]["prompt"] not in TALKS


def test_the_deals_minute_goes_on_after_a_restart(folder):
    server, began = Server(folder), time.time()
    people, asked, _ = reach_deal(server, 600)
    question = asked.game["id"], asked.game["question"]
    for used in (150, 300):
        server.kill()
        time_passes(server, 150)
        server.start()
        c = back(server, asked)
        left = c.game["deal_clock"]["seconds_left"]
        assert (c.game["id"], c.game["question"]) == question and c.game["deal_clock"]["of"] == 600
        assert 600 - used - (time.time() - began) - 2 <= left <= 600 - used, (used, left)
    # An offer does not give more time; the talks are one.
    people = [back(server, p) for p in people]
    while asked_one(people).game["question"]["prompt"] != "reply":
        asked = asked_one(people)
        before = asked.game["id"], len(asked.game["question"]["picked"])
        asked.send(type="answer", id=asked.game["id"], **offers(asked.game))
        asked.wait("game", where=lambda m, b=before: not m["question"] or (m["id"], len(m["question"]["picked"])) != b)
    server.kill()
    server.start()
    assert back(server, asked_one(people)).game["deal_clock"]["seconds_left"] <= 600 - used, "the reply is part of the same talks"
    # Time is up while nobody was there: people have a moment to come back, then it is over.
    server.kill()
    time_passes(server, 5000)
    server.start()
    people = [back(server, p) for p in people]
    assert 1 <= asked_one(people).game["deal_clock"]["seconds_left"] <= 15
    talks_fail(people[0])


def offers(game):
    """The first thing that can be asked for, then the offer is made."""
    things = [o for o in game["options"] if o["kind"] not in ("done", "undo", "walk-away", "pass")]
    return {"choice": things[0]["choice"] if things and not game["question"]["picked"] else 4097}


def test_a_question_has_its_time(folder):
    server = Server(folder, "--clock-fast", "1")
    a, b = start_with(server, ["Ada", "Ben"], ("steady",), clock="fast")
    asked = a if a.game["question"] else b
    while not asked.game["question"]:
        c, _ = next_of([a, b])
        asked = c
    assert asked.game["clock"]["of"] == 1, asked.game.get("clock")
    before = asked.game["id"]
    asked.wait("game", where=lambda m: m["id"] != before)
    assert all(s["player"] == "person" for s in asked.info["seats"][:2]), "one late answer costs nobody the seat"


def asked_one(people):
    """The first of them who is asked."""
    while not any(c.game["question"] for c in people):
        next_of(people)
    return [c for c in people if c.game["question"]][0]


def back(server, gone):
    """The same person over a new connection, with the game as it is."""
    c = Client(server.port, "Back")
    c.token = gone.token
    c.send(type="join", room=gone.room, token=c.token)
    m = c.wait("game", "error")
    assert m["type"] == "game", m
    return c


def time_passes(server, seconds):
    """While the server is stopped."""
    with sqlite3.connect(server.db) as changed:
        assert changed.execute("update clock set since = since - ?", (seconds,)).rowcount > 0
    changed.close()


def test_time_that_was_used_stays_used(folder):
    server, began = Server(folder, "--clock-days", "1000"), time.time()
    people = start_with(server, ["Ada", "Ben"], ("steady",), clock="days", silence_seconds=0)
    asked = asked_one(people)
    assert asked.info["settings"]["deal_seconds"] == 0 and asked.game["clock"]["of"] == 1000
    question = asked.game["id"], asked.game["question"]
    for used in (300, 600, 900):
        server.kill()
        time_passes(server, 300)
        server.start()
        c = back(server, asked)
        assert (c.game["id"], c.game["question"]) == question
        assert 1000 - used - (time.time() - began) - 2 <= c.game["clock"]["seconds_left"] <= 1000 - used, (used, c.game["clock"])
    # Nor does coming back over another line give more time.
    left = c.game["clock"]["seconds_left"]
    time.sleep(1.1)
    assert back(server, asked).game["clock"]["seconds_left"] < left
    # The next question has its whole time.
    c, began = back(server, asked), time.time()
    c.send(type="answer", **suggested(c))
    c.wait("game", where=lambda m: m["id"] != question[0])
    server.kill()
    server.start()
    people = [back(server, p) for p in people]
    assert asked_one(people).game["clock"]["seconds_left"] >= 998 - (time.time() - began)


def test_time_is_up_while_the_server_was_away(folder):
    server = Server(folder, "--clock-fast", "10")
    people = start_with(server, ["Ada", "Ben"], ("steady",), clock="fast", silence_seconds=0)
    asked = asked_one(people)
    other = people[1 - people.index(asked)]
    before = asked.game["id"]
    server.kill()
    time_passes(server, 5000)
    server.start()
    began = time.time()
    c, looks = back(server, asked), back(server, other)
    assert c.game["id"] == before and 1 <= c.game["clock"]["seconds_left"] <= 10, "nobody is late before the way back could be found"
    c.wait("game", where=lambda m: m["id"] != before)
    assert time.time() - began > 5
    assert looks.info["seats"][c.seat]["player"] == "person", "a late answer costs nobody the seat"


def test_a_silent_person_is_replaced_and_comes_back(folder):
    server = Server(folder)
    a, b = start_with(server, ["Ada", "Ben"], ("steady",), silence_seconds=2)
    rng = random.Random(2)
    answer_open(a, rng)
    # Ben says nothing; Ada goes on playing.
    replaced = None
    until = time.time() + PATIENCE
    while not replaced and time.time() < until:
        c, m = next_of([a, b])
        if m["type"] == "room" and m["seats"][1]["player"] == "bot":
            replaced = m
        elif c is a and m["type"] == "game" and m["question"]:
            a.send(type="answer", id=m["id"], **random_answer(m, rng))
    assert replaced, "nobody was replaced"
    assert replaced["seats"][1]["away_since"] > 0 and replaced["seats"][1]["belongs"] and replaced["seats"][1]["name"] == "Ben"
    # The first sign of life gives the seat back.
    b.send(type="chat", text="I am here again")
    a.wait("room", where=lambda m: m["seats"][1]["player"] == "person")
    b.catch_up()
    play([a, b], random.Random(3), late=True)
    verified(server, a.room, folder)


def answer_open(c, rng):
    """The question that was put with the first view."""
    if c.game["question"]:
        c.send(type="answer", id=c.game["id"], **random_answer(c.game, rng))


def test_who_is_gone_is_replaced_and_the_key_opens_the_seat(folder):
    server = Server(folder)
    a, b = start_with(server, ["Ada", "Ben"], ("steady",), silence_seconds=2)
    b.close()
    rng = random.Random(4)
    replaced = [False]

    def note(_, m):
        replaced[0] |= m["type"] == "room" and m["seats"][1]["player"] == "bot"

    play([a], rng, until=lambda: replaced[0], each=note, late=True)
    assert replaced[0]
    again = Client(server.port, "Ben")
    again.send(type="join", room=a.room, token=b.token)
    m = again.wait("room")
    assert m["you"] == 1 and m["seats"][1]["player"] == "person" and m["seats"][1]["online"]
    again.wait("game")
    play([a, again], rng, late=True)
    verified(server, a.room, folder)


def test_a_room_sleeps_while_nobody_is_there(folder):
    server = Server(folder)
    [a] = start_with(server, ["Ada"], ("steady", "steady"), silence_seconds=3)
    while not a.game["question"]:
        a.wait("game")
    n, question = a.game["n"], a.game["question"]
    a.close()
    time.sleep(3.6)
    b = Client(server.port, "Ada")
    b.send(type="join", room=a.room, token=a.token, since=n)
    m = b.wait("game")
    assert m["n"] == n and m["question"] == question, "bots went on without anybody there"


def test_who_leaves_is_a_bot_from_then_on(folder):
    server = Server(folder)
    a, b = start_with(server, ["Ada", "Ben"], ("steady",))
    b.send(type="leave")
    a.wait("room", where=lambda m: m["seats"][1]["player"] == "bot" and not m["seats"][1]["belongs"])
    b.send(type="join", room=a.room, token=b.token)
    assert b.wait("error")["code"] == "no-key"
    play([a], random.Random(5))
    assert answers_of(saved(server, a.room, folder), 1), "the bot has answered"


def test_the_host_puts_a_bot_on_an_empty_seat_and_opens_it_again(folder):
    server = Server(folder)
    a, b = start_with(server, ["Ada", "Ben"], ("steady",))
    a.send(type="seat", seat=1, player="bot")
    assert a.wait("error")["code"] == "present"
    b.close()
    a.wait("room", where=lambda m: not m["seats"][1]["online"])
    a.send(type="seat", seat=1, player="bot", bot="random")
    m = a.wait("room", where=lambda m: m["seats"][1]["player"] == "bot")
    assert m["seats"][1]["bot"] == "steady", "the bot is the room's"
    a.send(type="seat", seat=2, player="open")
    assert a.wait("room", where=lambda m: "agreed" in m["seats"][2])["seats"][2]["player"] == "bot"
    b = back(server, b)
    b.send(type="seat", seat=2, player="open")
    a.wait("room", where=lambda m: m["seats"][2]["player"] == "open")
    b.send(type="leave")
    b.catch_up()
    rng, seen = random.Random(6), [0]

    def note(_, m):
        seen[0] += m["type"] == "game"

    play([a], rng, until=lambda: seen[0] > 12, each=note)
    cleo = Client(server.port, "Cleo")
    cleo.send(type="join", room=a.room)
    cleo.wait("seated")
    assert cleo.seat == 2
    m = cleo.wait("game")
    assert m["log"] and m["view"]["viewer"] == 2 and m["view"]["seats"][2]["name"] == "Cleo"
    play([a, cleo], rng)
    verified(server, a.room, folder)
