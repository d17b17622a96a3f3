"""What a server keeps and for how long: --keep-days, and nothing but finished games of that age."""
import random
import shutil
import sqlite3
import time

from client import PATIENCE, Client, Server, create, me_and, play, start_with

DAY = 86400


def age(db, **days):
    """Makes rooms older by so many days, as if the server had slept."""
    with sqlite3.connect(db) as changed:
        for room, n in days.items():
            done = changed.execute("update room set created = created - ?, touched = touched - ? where id = ?", (int(n * DAY), int(n * DAY), room))
            assert done.rowcount == 1, room
    changed.close()


def rows(db):
    """How much there is of each room, by table."""
    with sqlite3.connect(db) as read:
        found = {t: dict(read.execute("select room, count(*) from %s group by room" % t)) for t in ("seat", "answer", "asking", "line")}
        found["room"] = {i: 1 for (i,) in read.execute("select id from room")}
    read.close()
    return found


def finished(server, seed):
    [a] = start_with(server, ["Ada"], ("random", "random"), seed=seed, talk=True)
    a.send(type="asking", rule="always")
    a.send(type="chat", text="for the record")
    play([a], random.Random(seed))
    a.close()
    return a.room


def running(server):
    [a] = start_with(server, ["Ada"], ("steady", "steady"), seed=3)
    while not a.game["question"]:
        a.wait("game")
    a.close()
    return a


def test_old_finished_games_go_and_nothing_else(folder):
    server = Server(folder)
    old, older, young = finished(server, 1), finished(server, 2), finished(server, 3)
    runs = running(server)
    host = Client(server.port, "Ada")
    waits = create(host, players=3, seats=me_and("open", "steady"))
    assert server.stop() == 0
    age(server.db, **{old: 8, older: 4000, young: 6, runs.room: 4000, waits: 4000})
    before = rows(server.db)
    assert all(before[t].get(old) for t in before), "each kind of row is there to be removed: %s" % before
    # Without the option all of it stays.
    server.start()
    server.stop()
    assert rows(server.db) == before
    server.options += ["--keep-days", "7", "--keep-even", "1"]
    server.start()
    began = time.time()
    while old in rows(server.db)["room"]:
        time.sleep(0.5)
        assert time.time() < began + PATIENCE
    assert time.time() > began + 20, "the clock stands days after anything that is known: it takes 24 times as long to believe it"
    assert server.get("/api/game/%s.hcg" % old)[0] == 404 and server.get("/api/game/%s.hcg" % older)[0] == 404
    assert server.get("/api/game/%s.hcg" % young)[0] == 200
    c = Client(server.port, "Ada")
    c.send(type="join", room=runs.room, token=runs.token)
    assert c.wait("game")["id"] == runs.game["id"], "the running game goes on, however old it is"
    c.send(type="replay", room=old, at=0, eyes=None)
    assert c.wait("error")["code"] == "no-room"
    c.close()
    server.stop()
    after = rows(server.db)
    assert after == {t: {r: n for r, n in of.items() if r not in (old, older)} for t, of in before.items()}


def comes_in_time(server, room):
    """Somebody who looks at a finished game some seconds before it is too old, and still does some seconds after that. On a busy machine it is
    gone before anybody comes; then again, with more seconds."""
    shutil.copy(server.db, server.db + ".kept")
    for seconds in (3, 20, 90):
        age(server.db, **{room: 1 - seconds / DAY})
        server.start()
        c, began = Client(server.port, "Bo"), time.time()
        c.send(type="join", room=room, watch=True)
        if c.wait("game", "error")["type"] == "game":
            time.sleep(max(0, began + seconds + 5 - time.time()))
            return c
        server.stop()
        shutil.copy(server.db + ".kept", server.db)
    raise AssertionError("it is always gone before anybody comes")


def test_a_finished_game_with_people_in_it_goes_later(folder):
    server = Server(folder, "--keep-days", "1", "--keep-even", "1")
    room, young = finished(server, 4), finished(server, 5)
    server.stop()
    c = comes_in_time(server, room)
    c.send(type="chat", text="still here")
    assert c.wait("chat", where=lambda m: m["text"] == "still here")
    c.close()
    server.stop()
    assert room in rows(server.db)["room"]
    server.start()
    began = time.time()
    while room in rows(server.db)["room"]:
        time.sleep(0.5)
        assert time.time() < began + PATIENCE
    server.stop()
    assert young in rows(server.db)["room"]
