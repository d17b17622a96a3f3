"""Coming into a long game: it is played again in pieces, and whoever comes hears everything once and in order."""
import json
import random
import select
import sqlite3
import struct

from client import PATIENCE, Client, Server, play, random_answer, start_with
from games_test import verified

LONG = 700           # answers: several pieces
ALL = ("--queue-bytes", "8000000")   # for one who wants to hear every event of it


def answers(server):
    with sqlite3.connect("file:%s?mode=ro" % server.db, uri=True) as db:
        return db.execute("select count(*) from answer").fetchone()[0]


def long_game(server, least=LONG):
    """Ada, who has played so many answers with seven bots that choose by chance, and Eve, who has looked on from the beginning."""
    for seed in range(1, 20):
        [ada] = start_with(server, ["Ada"], ("random",) * 7, seed=seed)
        eve = Client(server.port, "Eve")
        eve.send(type="join", room=ada.room, watch=True, since=0)
        eve.wait("game")
        before, rests = answers(server), []
        play([ada, eve], random.Random(seed), until=lambda r=rests: r or ada.game["view"]["over"],
             mind=lambda game, rng, b=before, r=rests: r.append(1) if answers(server) - b > least else random_answer(game, rng))
        if rests:
            eve.catch_up()
            return ada, eve
        ada.close()
        eve.close()
    raise AssertionError("none of these games lasts long enough")


def events_of(c):
    return [e for m in c.heard if m["type"] == "game" for e in m["events"]]


def watch(server, room, **how):
    c = Client(server.port, "Late")
    c.send(type="join", room=room, watch=True, **how)
    c.send(type="ping")                      # at once: messages keep their order
    m = c.wait("game", "pong")
    assert m["type"] == "game", "something was answered before the game was shown"
    c.wait("pong")
    return c, m


def test_who_comes_into_a_long_game_hears_all_of_it(folder):
    server = Server(folder, *ALL)
    ada, eve = long_game(server)
    told = events_of(eve)
    assert [e["n"] for e in told] == list(range(1, eve.game["n"] + 1))
    _, m = watch(server, ada.room)
    assert m["n"] == eve.game["n"] and m["view"] == eve.game["view"] and not m["events"]
    assert [line["text"] for line in m["log"]] == [e["text"] for e in told if e.get("text")]
    for since in (0, 1, len(told) // 2, len(told)):
        _, m = watch(server, ada.room, since=since)
        assert m["events"] == told[since:] and "log" not in m and m["n"] == len(told), since
    assert server.figure("joins_in_pieces_total") >= 5
    again = Client(server.port, "Ada")
    again.send(type="join", room=ada.room, token=ada.token)
    m = again.wait("game")
    assert m["question"] == ada.game["question"] and m["id"] == ada.game["id"] and m["view"] == ada.game["view"]


def test_an_answer_that_follows_at_once_is_taken(folder):
    """Whoever has lost the line joins and sends the last answer again, without waiting for anything."""
    server = Server(folder)
    ada, _ = long_game(server)
    question, choice = ada.game, ada.game["options"][0]["choice"]
    server.kill()
    server.start()
    again = Client(server.port, "Ada")
    both = [json.dumps(m).encode() for m in (dict(type="join", room=ada.room, token=ada.token, since=question["n"]),
                                            dict(type="answer", id=question["id"], choice=choice))]
    again.sock.sendall(b"".join(bytes([0x81, 0x80 | 126]) + struct.pack(">H", len(b)) + bytes(4) + b for b in both))
    m = again.wait("game", "error", where=lambda m: m["type"] == "error" or m["id"] not in (None, question["id"]) or m["view"]["over"])
    assert m["type"] == "game", m


def test_games_go_on_while_somebody_comes(folder):
    server = Server(folder, *ALL)
    ada, eve = long_game(server)
    late, rng = [], random.Random(3)

    def each(c, m):
        for reader in late:                  # whoever answers no ping for long is taken for gone
            if select.select([reader.sock], [], [], 0)[0]:
                reader.fill(PATIENCE)
                while reader.pull():
                    pass
        if c is ada and m["type"] == "game" and len(late) < 12:
            c = Client(server.port, "Late")
            c.send(type="join", room=ada.room, watch=True, **({"since": 0} if len(late) % 2 else {}))
            late.append(c)

    play([ada, eve], rng, each=each)
    verified(server, ada.room, folder)
    told = events_of(eve)
    for i, c in enumerate(late):
        if not (c.game and c.game["view"]["over"]):
            c.wait("game", where=lambda m: m["view"]["over"])
        heard = events_of(c)
        assert heard == told[len(told) - len(heard):], "a gap, or told twice"
        if i % 2:
            assert len(heard) == len(told)
        else:
            first = next(m for m in c.heard if m["type"] == "game")
            assert first["n"] == len(told) - len(heard)


def test_who_goes_again_before_it_is_shown_anything(folder):
    server = Server(folder)
    ada, _ = long_game(server)
    for i in range(60):
        c = Client(server.port, "Hasty")
        c.send(type="join", room=ada.room, watch=True)
        if i % 3 == 0:
            c.send(type="join", room=ada.room, watch=True, since=0)
        if i % 3 == 1:
            c.send(type="leave")
        c.close()
    c, m = watch(server, ada.room)
    assert m["log"]
    play([ada, c], random.Random(0))
    verified(server, ada.room, folder)


def test_what_waits_for_one_who_comes_has_a_limit(folder):
    """Where more has happened than a reader's queue should hold, the oldest sentences fall out, and events become sentences."""
    server = Server(folder, "--queue-bytes", "150000")
    ada, eve = long_game(server)
    told = [e["text"] for e in events_of(eve) if e.get("text")]
    late, m = watch(server, ada.room)
    texts = [line["text"] for line in m["log"]]
    assert 10 < len(texts) < len(told) and texts == told[-len(texts):]
    assert len(late.raw[late.heard.index(m)]) < 100000
    _, m = watch(server, ada.room, since=0)
    assert m["events"] == [] and [line["text"] for line in m["log"]] == texts and m["n"] == eve.game["n"]
