"""Bots that sit in: never where only one person plays, never in silence, never in the person's voice; and the person hears what they did."""
import random
import sqlite3
import time

from client import Client, Server, play, random_answer, start_with
from clock_test import asked_one, back, play_to_deal
from games_test import verified

A_WHILE = 2.5        # longer than the silences of these tests


def notices(c):
    return [m["text"] for m in c.heard if m["type"] == "chat" and m.get("notice")]


def told(c):
    """The answers that were given for this person, as last told."""
    return next((m for m in reversed(c.heard) if m["type"] == "stood_in"), None)


def stays_asked(c, seconds):
    """The same question is before this person all the time, and nothing else happens."""
    question, n = (c.game["id"], c.game["question"]), c.game["n"]
    c.drain(seconds)
    c.catch_up()
    assert (c.game["id"], c.game["question"]) == question and c.game["n"] == n, "the game went on without the only person"


def watches(server, room):
    c = Client(server.port, "Olga")
    c.send(type="join", room=room, watch=True)
    c.wait("game")
    return c


def until_asked(c):
    while not c.game["question"]:
        c.wait("game")
    return c


def test_one_person_is_waited_for(folder):
    server = Server(folder)
    [a] = start_with(server, ["Ada"], ("steady", "steady"), silence_seconds=1)
    until_asked(a)
    stays_asked(a, A_WHILE)
    assert a.info["seats"][0]["player"] == "person" and not notices(a)
    # Nor do bots play on for those who watch.
    olga = watches(server, a.room)
    n = olga.game["n"]
    a.close()
    olga.drain(A_WHILE)
    olga.catch_up()
    assert olga.game["n"] == n and olga.info["seats"][0]["player"] == "person"
    # Days later, after a fall of the server: the same question.
    server.kill()
    with sqlite3.connect(server.db) as changed:
        changed.execute("update room set created = created - 864000, touched = touched - 864000")
        changed.execute("update clock set since = since - 864000")
    changed.close()
    server.start()
    question = a.game["id"], a.game["question"]
    olga, again = watches(server, a.room), back(server, a)
    assert (again.game["id"], again.game["question"]) == question
    stays_asked(again, A_WHILE)
    play([again], random.Random(1))
    verified(server, a.room, folder)
    assert told(again) is None and not notices(again)


def deal_of_one(server, **settings):
    """One person who talks about a deal with a bot."""
    for seed in range(60, 90):
        [a] = start_with(server, ["Ada"], ("steady", "steady"), seed=seed, **settings)
        asked, _ = play_to_deal([a], random.Random(seed))
        if asked:
            return a
        a.close()
    raise AssertionError("no two negotiates in many games")


def test_the_usual_minute_is_not_for_one_person_alone(folder):
    server = Server(folder)
    a = deal_of_one(server, deal_seconds=None)
    assert a.info["settings"]["deal_seconds"] == 60 and "deal_clock" not in a.game
    server.kill()
    server.start()
    a = back(server, a)
    assert "deal_clock" not in a.game
    stays_asked(a, 0.5)


def test_a_clock_that_a_person_has_set_runs_for_one_person_too(folder):
    server = Server(folder, "--clock-fast", "1")
    a = deal_of_one(server, deal_seconds=600)
    assert a.game["deal_clock"]["of"] == 600
    [b] = start_with(server, ["Ben"], ("steady", "steady"), clock="fast", seed=1)
    until_asked(b)
    before = b.game["id"], b.game["question"]["title"]
    b.wait("stood_in")
    b.wait("game", where=lambda m: m["id"] != before[0])
    first = told(b)["answers"][0]
    assert first["question"] == before[1] and first["answer"], (before, told(b))
    assert notices(b)[0] == "Ben's time is up: a bot answers this question." and b.info["seats"][0]["player"] == "person"


def fall_silent(server, **settings):
    """Ada plays, Ben says nothing until a bot sits in and has answered something for him."""
    a, b = start_with(server, ["Ada", "Ben"], ("steady",), silence_seconds=1, **settings)
    rng, sits_in = random.Random(2), [False]

    def note(_, m):
        sits_in[0] |= m["type"] == "room" and m["seats"][1]["player"] == "bot"

    play([a], rng, until=lambda: sits_in[0], each=note, late=True)
    return a, b, rng


def play_some(a, rng, answers):
    seen = [0]

    def note(_, m):
        seen[0] += m["type"] == "game" and m["question"] is not None

    play([a], rng, until=lambda: seen[0] > answers, each=note, late=True)


def test_a_bot_that_sits_in_says_so_and_the_person_hears_what_it_did(folder):
    server = Server(folder)
    a, b, rng = fall_silent(server)
    assert notices(a) == ["A bot sits in for Ben, who has been silent for a while."]
    play_some(a, rng, 25)
    # The server falls: the bot still sits there, and still knows what it did.
    server.kill()
    with sqlite3.connect(server.db) as read:
        did = read.execute("select question, answer from stood_in where room = ? and seat = 1 order by number", (a.room,)).fetchall()
    read.close()
    assert did
    server.start()
    a = back(server, a)
    assert a.info["seats"][1]["player"] == "bot" and a.info["seats"][1]["belongs"] and a.info["seats"][1]["away_since"] > 0
    b = back(server, b)
    assert b.info["seats"][1]["player"] == "person"
    heard = told(b)
    assert heard["count"] >= len(did) and len(heard["answers"]) == min(heard["count"], 30), heard
    assert heard["count"] > 30 or [(r["question"], r["answer"]) for r in heard["answers"]][:len(did)] == did
    assert all(r["question"] and r["answer"] for r in heard["answers"])
    a.wait("chat", where=lambda m: m.get("notice") and m["text"] == "Ben is back and plays.")
    # It is told until the person has read it.
    b = back(server, b)
    assert told(b) == heard
    b.send(type="told")
    b.catch_up()
    b = back(server, b)
    assert told(b) is None
    # Who comes later can read what happened at the table.
    assert [m["text"] for m in watches(server, a.room).heard if m.get("notice")][0].startswith("A bot sits in for Ben")
    play([a, b], rng, late=True)
    verified(server, a.room, folder)


def test_one_word_takes_the_seat_back(folder):
    server = Server(folder)
    a, b, _ = fall_silent(server)
    b.send(type="ping")
    b.wait("pong")
    assert b.info["seats"][1]["player"] == "bot", "a ping is the page's, not the person's"
    b.send(type="back")
    b.wait("room", where=lambda m: m["seats"][1]["player"] == "person")
    c = Client(server.port, "Nobody")
    for word in ("back", "told"):
        c.send(type=word)
        assert c.wait("error")["code"] == "no-seat"
    a.close()


def test_a_bot_that_sits_in_does_not_speak_for_the_person(folder):
    server = Server(folder)
    spoke = 0
    for seed in (5, 6):
        a, b, rng = fall_silent(server, talk=True, seed=seed)
        play([a], rng, late=True)
        lines = [m for m in a.heard if m["type"] == "chat" and m["talk"]]
        assert not [m for m in lines if m["from"] == b.seat], lines
        spoke += len(lines)
        a, b = start_with(server, ["Ada", "Ben"], ("steady",), talk=True, seed=seed)
        b.send(type="leave")
        play([a], rng)
        lines = [m for m in a.heard if m["type"] == "chat" and m["talk"]]
        assert not [m for m in lines if m["from"] == b.seat], lines
        spoke += len(lines)
    assert spoke, "bots in their own name talk"


def test_of_two_silent_people_the_second_is_waited_for(folder):
    server = Server(folder)
    a, b = start_with(server, ["Ada", "Ben"], ("steady",), silence_seconds=1)
    until = time.time() + A_WHILE * 2
    while time.time() < until:
        a.drain(0.2)
        b.drain(0.2)
    a.catch_up()
    playing = [s for s in a.info["seats"] if s["player"] == "person"]
    assert len(playing) == 1, a.info["seats"]
    last = [a, b][playing[0]["seat"]]
    until_asked(last)
    stays_asked(last, A_WHILE)


def test_whoever_stays_when_the_other_leaves_is_waited_for(folder):
    server = Server(folder)
    a, b = start_with(server, ["Ada", "Ben"], ("steady",), silence_seconds=1)
    b.send(type="leave")
    a.wait("chat", where=lambda m: m.get("notice") and m["text"] == "Ben has left the game. A bot plays on in that seat.")
    until_asked(a)
    stays_asked(a, A_WHILE)
    play([a], random.Random(7))
    verified(server, a.room, folder)


def test_bots_do_not_finish_a_game_that_a_person_may_come_back_to(folder):
    server = Server(folder)
    a, b, rng = fall_silent(server)
    olga = watches(server, a.room)
    b.close()
    a.send(type="leave")
    olga.wait("chat", where=lambda m: m.get("notice") and m["text"] == "The game waits for Ben.")
    olga.drain(A_WHILE)
    olga.catch_up()
    assert not olga.game["view"]["over"] and olga.info["seats"][1]["player"] == "person"
    b = back(server, b)
    play([b], rng)
    verified(server, b.room, folder)


def test_nobody_is_late_for_whoever_comes_first(folder):
    """Silence counts while somebody waits: two who come back in the morning find each other, not bots."""
    server = Server(folder)
    for seed in range(1, 20):                # the first question is one that everybody can know of
        people = start_with(server, ["Ada", "Ben"], ("steady",), silence_seconds=4, seed=seed)
        first = asked_one(people)
        if first.game["question"]["kind"] != "act":
            break
    later = people[1 - people.index(first)]
    first.close()
    later.close()
    time.sleep(4.5)
    began = time.time()
    here = back(server, later)
    here.catch_up()
    if time.time() - began < 3:
        assert all(s["player"] == "person" for s in here.info["seats"][:2])
    here.wait("room", where=lambda m: m["seats"][first.seat]["player"] == "bot")


def test_silence_in_a_window_is_nobodys_business(folder):
    """Who could have responded is a secret, also of somebody who never says so: a bot answers that question and tells only the person."""
    server = Server(folder)
    held = 0
    for seed in range(1, 12):
        a, b = start_with(server, ["Ada", "Ben"], ("steady", "steady"), silence_seconds=1, seed=seed)
        b.send(type="asking", rule="always")
        a.send(type="asking", rule="never")
        windows = set()

        def mind(game, rng, ben=b.seat, windows=windows):
            if game["view"]["viewer"] == ben and game["question"]["kind"] == "act":
                windows.add(game["id"])
                return None
            return random_answer(game, rng)

        play([a, b], random.Random(seed), mind=mind, late=True, until=lambda w=windows, b=b: (len(w) > 1 and b.game["id"] not in w) or b.game["view"]["over"])
        a.catch_up()
        assert not notices(a) and a.info["seats"][b.seat]["player"] == "person", notices(a)
        held += len(windows)
        if told(b):
            assert told(b)["answers"][0]["question"]
        a.close()
        b.close()
        if held > 3:
            return
    raise AssertionError("Ben was hardly ever asked in a window: %d" % held)
