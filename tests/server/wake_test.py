"""What one address costs by waking games that sleep, by long messages, by coming anew again and again, and by thoughts in other threads."""
import random
import shutil
import sqlite3
import time

from client import Client, Closed, Server, create, me_and, next_of, play, start_with
from flood_test import OTHER, is_noticed, two_servers


def copy_rooms(db, room, count):
    """So many more rooms with the same game, while no server has the file. Their names."""
    names = ["copy%08d" % i for i in range(count)]
    with sqlite3.connect(db) as to:
        for name in names:
            for table, key in (("room", "id"), ("seat", "room"), ("answer", "room")):
                columns = ", ".join(c[1] for c in to.execute("pragma table_info(%s)" % table) if c[1] != key)
                to.execute("insert into {0}({1}, {2}) select ?, {2} from {0} where {1} = ?".format(table, key, columns), (name, room))
    to.close()
    return names


def sleeping_games(server, count, other=None):
    """Finished games of eight with everything, each of which is read when somebody wants it; another server has them, too."""
    host = Client(server.port, "Ada", source="127.0.0.3")
    create(host, players=8, preset="everything", seats=me_and(*["steady"] * 7), seed=2)
    host.send(type="start")
    host.wait("game")
    play([host], random.Random(3))
    server.stop()
    names = copy_rooms(server.db, host.room, count)
    if other:
        other.stop()
        shutil.copy(server.db, other.db)
        other.start()
    server.start()
    return names


def codes(c, messages, kind):
    """What so many messages of one connection are answered with: codes of errors, or None."""
    for m in messages:
        c.send(**m)
    found = []
    while len(found) < len(messages):
        found.append(c.wait(kind, "error").get("code"))
    return found


def test_games_that_sleep_are_not_woken_without_end(folder):
    server = Server(folder, "--messages", "100000", limits=True, pause=0)
    rooms = sleeping_games(server, 60)
    found = codes(Client(server.port), [dict(type="replay", room=room, at=3) for room in rooms], "replay")
    assert set(found) == {None, "too-fast"} and found[:3] == [None] * 3 and found.count("too-fast") > 20, found
    assert server.figure("wakes_refused_total") > 20
    assert codes(Client(server.port), [dict(type="replay", room=rooms[0], at=9)] * 50, "replay") == [None] * 50, "what is awake costs nothing"
    assert codes(Client(server.port), [dict(type="join", room=rooms[59])], "game") == ["too-fast"], "another way to wake it"
    other = Client(server.port, source=OTHER)
    assert codes(other, [dict(type="replay", room=rooms[59], at=3)], "replay") == [None], "what one address wants closes nothing to others"


def wakes(port, rooms):
    """Looks at games that sleep, and asks twelve at a time whether they are its own."""
    windows, at = [Client(port) for _ in range(8)], 0
    for _ in range(1000):
        for i, c in enumerate(windows):
            c.send(type="replay", room=rooms[(at + i) % len(rooms)], at=10 ** 6)
            c.send(type="mine", games=[dict(room=rooms[-1 - (at + 12 * i + j) % len(rooms)], token="x" * 32) for j in range(12)])
        for c in windows:
            c.wait("replay", "error")
        at += 8
        time.sleep(0.05)


def test_others_notice_nothing_of_games_that_wake(folder):
    server, decoy = two_servers(folder, "--messages", "1000", "--pause", "0")
    rooms = sleeping_games(server, 120, decoy)
    slow = is_noticed(wakes, server, rooms, decoy, rooms)
    assert not slow, slow
    assert server.figure("wakes_refused_total") > 0


def said_before_the_end(port, text, at_most):
    """How many messages of this text a connection takes before it ends."""
    c = Client(port, "Eve")
    for i in range(at_most):
        try:
            c.frame(text)
            c.wait("pong")
        except (OSError, Closed):
            return i
    c.close()
    return at_most


def is_heard_out(port, at_once):
    """May somebody new say so much at once?"""
    c = Client(port, "Eve")
    try:
        c.sock.sendall((bytes([0x81, 0x80 | 15]) + bytes(4) + b'{"type":"ping"}') * at_once)
        for _ in range(at_once):
            c.wait("pong")
        return True
    except (OSError, Closed):
        return False
    finally:
        c.close()


def test_a_long_message_counts_as_several(folder):
    server = Server(folder, limits=True)
    short = said_before_the_end(server.port, b'{"type":"ping"}', 400)
    long = said_before_the_end(server.port, b'{"type":"ping","x":"' + b"x" * 15000 + b'"}', 400)
    assert 150 <= short < 400 and 5 <= long < short / 4, (short, long)


def test_whoever_comes_anew_is_still_the_same_sender(folder):
    server = Server(folder, limits=True)
    heard_out = 0
    while heard_out < 60 and is_heard_out(server.port, 150):
        heard_out += 1
    assert 10 < heard_out < 60, heard_out
    assert server.figure("dropped_flood_total") == 1
    c = Client(server.port, "Other", source=OTHER)
    for _ in range(100):
        c.catch_up()


def test_bots_of_rooms_that_were_read_again_wait_for_each_other(folder):
    """Nobody gets more threads by leaving a room and waking it again."""
    server = Server(folder, limits=True, pause=60)
    rooms = []
    for _ in range(6):
        c = Client(server.port, "Eve")
        c.send(type="create", edition="ffg", players=3, seats=[{"player": "bot", "bot": "sage:1000ms"}] * 3, deal_seconds=0, silence_seconds=0)
        c.wait("game")
        rooms.append(c.room)
        c.close()
    server.kill()
    server.start()
    watching = []
    for room in rooms:
        c = Client(server.port, "Eve")
        c.send(type="join", room=room, watch=True)
        c.wait("game")
        watching.append(c)
    until = time.time() + 60
    while server.figure("thoughts_waited_total") == 0 and time.time() < until:
        time.sleep(0.1)
    assert server.figure("thoughts_waited_total") > 0


def test_the_coach_leaves_threads_to_others(folder):
    """Of four people at one address whose advice takes long, two are advised at once, without a search."""
    server = Server(folder, limits=True)
    people = []
    for seed in range(1, 5):
        [c] = start_with(server, ["Eve"], ("steady",) * 7, preset="everything", seed=seed)
        while not c.game["question"]:
            c.wait("game")
        people.append(c)
    for _ in range(3):
        for c in people:
            c.send(type="suggest")
            c.catch_up()
        early = {c for c in people if any(m["type"] == "suggestion" for m in c.heard)}
        assert len(early - set(people[:2])) == 2, "third and fourth are not searched for"
        waiting = [c for c in people if c not in early]
        while waiting:
            c, m = next_of(waiting)
            waiting = [w for w in waiting if w is not c or m["type"] != "suggestion"]
        for c in people:
            del c.heard[:]
