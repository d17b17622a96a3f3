"""Only whole choices are stored: what is picked and taken back, however often, leaves nothing behind, and a whole choice is safe."""
import random
import sqlite3

from client import UNDO, Client, Server, answers_of, play, start_with
from flood_test import finish, stop_at_a_choice
from games_test import verified


def rows(server):
    with sqlite3.connect("file:%s?mode=ro" % server.db, uri=True) as db:
        return db.execute("select count(*) from answer").fetchone()[0]


def at_a_choice(server, names=("Ada",), bots=("steady", "steady")):
    """A game that has come to a choice of several things by the first of these people: all of them, and one of the things."""
    for seed in range(1, 60):
        people, found = start_with(server, list(names), bots, seed=seed), []
        play(people, random.Random(seed), until=lambda f=found: f,
             mind=lambda game, rng, f=found, p=people[0]: stop_at_a_choice(game, rng, f) if game is p.game else finish(game, rng))
        if found:
            return people, found[0]
        for c in people:
            c.close()
    raise AssertionError("nothing was to be chosen in any of these games")


def step(c, choice):
    """One step of a choice; the game after it."""
    was = c.game["id"]
    c.send(type="answer", id=was, choice=choice)
    return c.wait("game", "error", where=lambda m: m["type"] == "error" or m["id"] not in (None, was))


def picked(game):
    return [o for o in game["options"] if o["kind"] == "undo"]


def test_picking_and_taking_back_leaves_nothing(folder):
    server = Server(folder)
    [ada], thing = at_a_choice(server)
    ada.catch_up()
    before, commits, first = rows(server), server.figure("commits_total"), ada.game
    for _ in range(60):
        m = step(ada, thing)
        assert m["type"] == "game" and picked(m) and m["id"] == first["id"] + 1, m
        m = step(ada, UNDO)
        assert m["question"] == first["question"] and m["options"] == first["options"] and m["id"] == first["id"]
    assert rows(server) == before and server.figure("commits_total") == commits, "steps of an open choice were stored"
    assert server.figure("picks_total") >= 120
    play([ada], random.Random(0), mind=finish)
    path = verified(server, ada.room, folder)
    assert UNDO not in answers_of(path, ada.seat)


def test_a_choice_that_was_not_ended_begins_anew(folder):
    server = Server(folder)
    [ada], thing = at_a_choice(server)
    first, before = ada.game, rows(server)
    step(ada, thing)
    server.kill()
    server.start()
    again = Client(server.port, "Ada")
    again.send(type="join", room=ada.room, token=ada.token, since=first["n"])
    m = again.wait("game", where=lambda m: m["question"])
    assert m["id"] == first["id"] and m["question"] == first["question"] and m["options"] == first["options"] and m["view"] == first["view"]
    assert rows(server) == before
    play([again], random.Random(0), mind=finish)
    verified(server, ada.room, folder)


def test_a_whole_choice_is_kept_before_it_is_told(folder):
    server = Server(folder)
    [ada], thing = at_a_choice(server)
    before = rows(server)
    while ada.game["question"] and ada.game["question"]["compound"]:
        last, given = ada.game, finish(ada.game, random.Random(1))["choice"]
        ada.send(type="answer", id=last["id"], choice=given)
        if given >= 4096:
            break
        ada.wait("game", where=lambda m, was=last["id"]: m["id"] not in (None, was))
    ada.wait("game")                         # the acknowledgement
    server.kill()
    assert rows(server) > before
    server.start()
    again = Client(server.port, "Ada")
    again.send(type="join", room=ada.room, token=ada.token)
    again.send(type="answer", id=last["id"], choice=given)
    assert again.wait("error")["code"] == "late", "the choice was taken twice, or lost"
    play([again], random.Random(0), mind=finish)
    verified(server, ada.room, folder)


def test_a_bot_that_sits_in_takes_back_what_was_picked(folder):
    """Nothing of an open choice is left when somebody else makes it."""
    server = Server(folder)
    (ada, ben), thing = at_a_choice(server, ("Ada", "Ben"), ("steady",))
    step(ada, thing)
    ada.send(type="leave")                   # for good: a bot plays on
    ada.close()
    play([ben], random.Random(0), mind=finish)
    path = verified(server, ben.room, folder)
    assert UNDO not in [choice for _, choice in answers_of(path)]
