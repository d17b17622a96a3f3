"""Databases that are not right, disks that are full, ports that are taken: a clear message and no damage."""
import os
import random
import resource
import socket
import sqlite3
import subprocess
import time

from client import PATIENCE, PROGRAM, Client, Server, create, hypercone, me_and, play, random_answer, start_with
from games_test import verified


def run(*words, seconds=PATIENCE, preexec=None):
    done = subprocess.run([PROGRAM, "serve"] + list(words), capture_output=True, text=True, timeout=seconds, check=False, preexec_fn=preexec)
    return done.returncode, done.stderr


def bytes_of(path):
    with open(path, "rb") as file:
        return file.read()


def test_a_database_of_a_newer_version(folder):
    db = os.path.join(folder, "new.db")
    Server(folder, db=db).stop()
    with sqlite3.connect(db) as changed:
        changed.execute("pragma user_version = 99")
    changed.close()
    before = bytes_of(db)
    status, said = run("--port", "0", "--db", db)
    assert status == 1 and "newer Hypercone (form 99" in said, said
    assert bytes_of(db) == before


def test_a_database_of_an_older_version(folder):
    server = Server(folder)
    [a] = start_with(server, ["Ada"], ("steady", "steady"), clock="relaxed")
    while not a.game["question"]:
        a.wait("game")
    server.stop()
    with sqlite3.connect(server.db) as changed:
        changed.execute("drop table clock")
        changed.execute("drop table stood_in")
        changed.execute("drop table mail")
        changed.execute("drop table result")
        changed.execute("drop table person")
        changed.execute("drop index seat_by_person")
        changed.execute("alter table seat drop column person")
        changed.execute("alter table seat drop column bot_since")
        changed.execute("pragma user_version = 1")
    changed.close()
    server.start()
    c = Client(server.port, "Ada")
    c.send(type="join", room=a.room, token=a.token)
    m = c.wait("game")
    assert m["question"] == a.game["question"] and m["clock"]["seconds_left"] > 100, "it goes on, and only the clocks begin anew"
    server.stop()
    with sqlite3.connect(server.db) as read:
        assert read.execute("pragma user_version").fetchone()[0] > 1 and read.execute("select count(*) from clock").fetchone()[0] == 1
    read.close()


def test_games_of_other_rules(folder):
    """What today's rules lead to the same table goes on; what is too old or too new is kept and says so."""
    server = Server(folder)
    _, said, _ = hypercone("--version")
    today = int(said.split("rules ")[1])
    [a] = start_with(server, ["Ada"], ("steady", "steady"), seed=21)
    play([a], random.Random(5), until=lambda: a.game and a.game["view"]["turn"] > 3)
    assert a.game["view"]["turn"] > 3, "the game was over too soon"
    server.stop()
    with sqlite3.connect(server.db) as changed:
        changed.execute("update room set rules = ?", (today - 1,))
    changed.close()
    server.start()
    c = Client(server.port, "Ada")
    c.send(type="join", room=a.room, token=a.token)
    assert c.wait("game")["view"]["turn"] > 3, "a game of the rules before these goes on"
    play([c], random.Random(6))
    verified(server, a.room, folder)
    for rules in (1, 999):
        [a] = start_with(server, ["Ada"], ("steady", "steady"))
        server.stop()
        with sqlite3.connect(server.db) as changed:
            changed.execute("update room set rules = ? where id = ?", (rules, a.room))
        changed.close()
        server.start()
        c = Client(server.port, "Ada")
        c.send(type="join", room=a.room, token=a.token)
        m = c.wait("error")
        assert m["code"] == "broken" and "under version %d of the rules" % rules in m["why"] and "kept as it is" in m["why"], m


def test_files_that_are_no_database_of_ours(folder):
    text = os.path.join(folder, "text.db")
    with open(text, "w", encoding="utf-8") as out:
        out.write("This is a letter, not a database.\n" * 100)
    before = bytes_of(text)
    status, said = run("--port", "0", "--db", text)
    assert status == 1 and "is not a database" in said, said
    assert bytes_of(text) == before
    other = os.path.join(folder, "other.db")
    with sqlite3.connect(other) as made:
        made.execute("create table room(id text)")
    made.close()
    before = bytes_of(other)
    status, said = run("--port", "0", "--db", other)
    assert status == 1 and "another program" in said, said
    assert bytes_of(other) == before
    for path in (folder, os.path.join(folder, "none", "games.db")):
        status, said = run("--port", "0", "--db", path)
        assert status == 1 and "cannot be opened" in said, said


def test_a_database_in_use(folder):
    server = Server(folder)
    status, said = run("--port", "0", "--db", server.db)
    assert status == 1 and "in use by another process" in said, said
    [c] = start_with(server, ["Ada"], ("steady", "steady"))
    play([c], random.Random(1))
    verified(server, c.room, folder)


def test_a_damaged_game_stands_alone(folder):
    server = Server(folder)
    [a] = start_with(server, ["Ada"], ("steady", "steady"))
    [b] = start_with(server, ["Ben"], ("steady", "steady"))
    server.stop()
    with sqlite3.connect(server.db) as db:
        db.execute("insert into answer(room, number, seat, choice, sum) select ?1, coalesce(max(number), 0) + 1, 0, 9999, 0 from answer where room = ?1", (a.room,))
    db.close()
    server.start()
    assert "1 of them cannot go on" in server.said(), server.said()
    c = Client(server.port, "Ada")
    c.send(type="join", room=a.room, token=a.token)
    m = c.wait("error")
    assert m["code"] == "broken" and "decision" in m["why"], m
    d = Client(server.port, "Ben")
    d.send(type="join", room=b.room, token=b.token)
    d.wait("game")
    play([d], random.Random(2))
    verified(server, b.room, folder)


def test_a_full_disk(folder):
    """The file may not grow any more: nothing is told that is not stored, and when there is room again the game goes on."""
    db = os.path.join(folder, "games.db")
    first = Server(folder, db=db)
    [c] = start_with(first, ["Ada"], ("steady", "steady"), seed=5)
    room, token = c.room, c.token
    first.stop()
    size = os.path.getsize(db)
    small = Server(folder, db=db, preexec=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (size + 30000, size + 30000)))
    c = Client(small.port, "Ada")
    c.send(type="join", room=room, token=token)
    c.wait("game")
    rng, refused, stuck_at = random.Random(3), 0, None
    c.send(type="asking", rule="always")
    for _ in range(2000):
        if c.game["view"]["over"]:
            break
        if not c.game["question"]:
            c.receive()
            continue
        before = c.game
        c.send(type="answer", id=before["id"], **random_answer(before, rng))
        m = c.wait("game", "error", where=lambda m, i=before["id"]: m["type"] == "error" or m["id"] != i or m["view"]["over"])
        if m["type"] == "error":
            assert m["code"] == "storage", m
            refused += 1
            stuck_at = before
            break
    assert refused, "the disk was never full"
    assert small.get("/healthz")[0] == 503
    assert small.figure("commit_failures_total") >= 1
    assert "no room left" in small.said() or "disk" in small.said(), small.said()
    small.kill()
    large = Server(folder, db=db)
    again = Client(large.port, "Ada")
    again.send(type="join", room=room, token=token)
    m = again.wait("game")
    assert m["id"] == stuck_at["id"] and m["question"] == stuck_at["question"], "the game stands where it stood"
    play([again], rng)
    verified(large, room, folder)


def test_a_port_in_use_and_wrong_addresses(folder):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        status, said = run("--port", str(taken.getsockname()[1]), "--db", os.path.join(folder, "x.db"))
    assert status == 1 and "is in use" in said and "--port" in said, said
    assert not os.path.exists(os.path.join(folder, "x.db")), "nothing was made"
    status, said = run("--bind", "nowhere", "--db", os.path.join(folder, "x.db"))
    assert status == 1 and "--bind" in said, said
    status, said = run("--web", os.path.join(folder, "none"), "--port", "0", "--db", os.path.join(folder, "x.db"))
    assert status == 1 and "no such folder" in said, said


def test_wrong_use(folder):
    for words, word in ((["--port", "x"], "--port"), (["--port", "70000"], "--port"), (["--prot", "1"], "--port"), (["--tls-cert", "x"], "--tls-key"),
                        (["extra"], "serve"), (["--pause", "-1"], "--pause")):
        status, said = run(*words)
        assert status == 2 and word in said and said.count("\n") == 1, (words, status, said)
    assert not os.listdir(folder)


def test_idle_rooms_and_old_settings(folder):
    """A room in which nobody is does not stop the server from ending, and a stop in the middle of everything is clean."""
    server = Server(folder)
    for i in range(5):
        c = Client(server.port, "C%d" % i)
        create(c, seats=me_and("open", "steady"), players=3, listed=True)
        if i % 2:
            c.close()
    time.sleep(0.1)
    assert server.stop() == 0


def test_a_file_that_vanishes_is_noticed(folder):
    for end in ("-wal", ""):
        server = Server(folder, db=os.path.join(folder, "games%s.db" % end))
        [a] = start_with(server, ["Ada"], ("steady", "steady"))
        a.send(type="chat", text="before")
        a.wait("chat")
        os.rename(server.db + end, server.db + ".away")
        a.send(type="chat", text="lost")
        assert a.wait("chat", "error")["code"] == "storage", end
        assert server.get("/healthz")[0] == 503 and "removed or replaced" in server.said()
        with open(server.db + end, "wb"):
            pass
        a.send(type="chat", text="lost")
        assert a.wait("chat", "error", where=lambda m: m["type"] == "chat" and m["text"] == "lost" or m.get("code"))["code"] == "storage", "another file"
        os.rename(server.db + ".away", server.db + end)
        a.send(type="chat", text="after")
        a.wait("chat", where=lambda m: m["text"] == "after")
        assert server.get("/healthz")[0] == 200
        server.kill()
        server.start()
        again = Client(server.port, "Ada")
        again.send(type="join", room=a.room, token=a.token)
        again.wait("game")
        texts = [m["text"] for m in again.heard if m["type"] == "chat"]
        assert "before" in texts and "after" in texts and "lost" not in texts, texts
        server.kill()
