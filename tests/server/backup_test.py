"""Copies of the database: written while the server runs, checked, and put back."""
import os
import random
import resource
import shutil
import sqlite3
import subprocess
import threading
import time

from client import PATIENCE, PROGRAM, Client, Server, hypercone, play, random_answer, start_with
from games_test import verified


def serve(server_or_db, *words):
    db = server_or_db if isinstance(server_or_db, str) else server_or_db.db
    return hypercone("serve", "--db", db, *words)


def answers(db):
    with sqlite3.connect("file:%s?mode=ro" % db, uri=True) as read:
        found = read.execute("select room, count(*), max(number) from answer group by room").fetchall()
    read.close()
    return {room: (count, last) for room, count, last in found}


def test_a_copy_while_people_play(folder):
    """Each copy is whole, and has every answer that was taken before it was begun."""
    server = Server(folder)
    [a] = start_with(server, ["Ada"], ("steady", "steady"), seed=7)
    stop, copies = threading.Event(), []

    def copy():
        while not stop.is_set():
            to = os.path.join(folder, "copy%d.db" % len(copies))
            game = a.game
            if not game:
                time.sleep(0.001)
                continue
            picked = len(game["question"].get("picked") or []) if game["question"] else 0      # not ended, and so not stored
            taken = (game["id"] or 1) - 1 - picked
            copies.append((to, taken, serve(server, "--backup", to)))

    def slowly(game, rng):
        until = time.time() + PATIENCE
        while len(copies) < 4 and len(copies) * 8 <= game["id"] and time.time() < until:
            time.sleep(0.01)                 # however busy the machine is, some copies are made while the game is played
        time.sleep(0.02)
        return random_answer(game, rng)

    a.send(type="asking", rule="always")
    a.catch_up()
    worker = threading.Thread(target=copy)
    worker.start()
    try:
        play([a], random.Random(7), mind=slowly)
    finally:
        stop.set()
        worker.join()
    assert len(copies) > 2 and copies[-1][1] > copies[1][1], "the game was over too soon: %s" % copies
    for to, taken, (status, said, trouble) in copies:
        assert status == 0 and "is a copy of" in said, (said, trouble)
        status, said, trouble = serve(to, "--check")
        assert status == 0 and " 0 of which cannot" in said, (said, trouble)
        assert not os.path.exists(to + "-wal") and not [f for f in os.listdir(folder) if f.endswith(".new")]
        with sqlite3.connect(to) as read:
            [(kept,)] = read.execute("select count(*) from answer where room = ? and seat = ?", (a.room, a.seat))
        read.close()
        assert kept >= taken, "%d answers were taken, the copy has %d" % (taken, kept)
    assert serve(server, "--check")[0] == 0, "and the one in use, while it is in use"
    verified(server, a.room, folder)


def stands(a):
    return a.game["view"]["turn"] > 2 and a.game["question"]


def test_a_copy_is_put_back(folder):
    server = Server(folder)
    [a] = start_with(server, ["Ada"], ("steady", "steady"), seed=7)
    play([a], random.Random(1), until=lambda: stands(a), mind=lambda game, rng: None if stands(a) else random_answer(game, rng))
    copy = os.path.join(folder, "copy.db")
    assert serve(server, "--backup", copy)[0] == 0
    at = a.game
    play([a], random.Random(2))
    status, _, said = serve(server, "--restore", copy)
    assert status == 1 and "in use" in said, said
    server.kill()                    # the newest answers are in the -wal only
    later = answers_with_log(server.db)
    status, said, trouble = serve(server, "--restore", copy)
    assert status == 0, (said, trouble)
    assert answers(server.db) == answers(copy)
    assert answers_with_log(server.db + ".before") == later, "what was there is kept, with all that was in the -wal"
    status, _, said = serve(server, "--restore", copy)
    assert status == 1 and "move it away first" in said, said
    server.start()
    again = Client(server.port, "Ada")
    again.send(type="join", room=a.room, token=a.token)
    m = again.wait("game")
    assert m["id"] == at["id"] and m["question"] == at["question"], "the game stands where it stood"
    play([again], random.Random(3))
    verified(server, a.room, folder)


def answers_with_log(db):
    """Of a copy, with its -wal, so that looking changes nothing."""
    aside = db + "-looked-at"
    for end in ("", "-wal"):
        if os.path.exists(db + end):
            shutil.copy(db + end, aside + end)
    return answers(aside)


def test_a_damaged_database_is_found_and_replaced(folder):
    server = Server(folder)
    [a] = start_with(server, ["Ada"], ("steady", "steady"), seed=7)
    play([a], random.Random(1), until=lambda: a.game["view"]["turn"] > 2)
    copy = os.path.join(folder, "copy.db")
    assert serve(server, "--backup", copy)[0] == 0
    server.stop()
    with open(server.db, "r+b") as file:
        size = os.path.getsize(server.db)
        file.seek(4096)
        file.write(os.urandom(size - 4096))
    status, _, said = serve(server, "--check")
    assert status == 1 and "damaged" in said, said
    status, _, said = serve(server, "--backup", os.path.join(folder, "bad.db"))
    assert status == 1 and not os.path.exists(os.path.join(folder, "bad.db")), said
    status, _, said = serve(copy, "--restore", server.db)
    assert status == 1 and "damaged" in said, "a damaged copy is not put back: %s" % said
    assert serve(copy, "--check")[0] == 0
    assert serve(server, "--restore", copy)[0] == 0
    server.start()
    assert "0 of them cannot go on" in server.said()


def test_a_game_that_cannot_be_played_again_is_named(folder):
    server = Server(folder)
    [a] = start_with(server, ["Ada"], ("steady", "steady"), seed=7)
    [b] = start_with(server, ["Ben"], ("steady", "steady"), seed=7)
    server.stop()
    with sqlite3.connect(server.db) as db:
        db.execute("insert into answer(room, number, seat, choice, sum) select ?1, coalesce(max(number), 0) + 1, 0, 9999, 0 from answer where room = ?1", (a.room,))
    db.close()
    status, said, trouble = serve(server, "--check")
    assert status == 1 and "room %s:" % a.room in trouble and b.room not in trouble and "2 games" in said and ", 1 of which" in said, (said, trouble)


def test_wrong_copies(folder):
    server = Server(folder)
    [_] = start_with(server, ["Ada"], ("steady", "steady"), seed=7)
    for to in (server.db, os.path.join(folder, "none", "copy.db")):
        status, _, said = serve(server, "--backup", to)
        assert status == 1 and said.startswith("hypercone: ") and said.count("\n") == 1, said
    assert os.path.join(folder, "none", "copy.db") in said and server.db not in said, "it is the copy that has no place: " + said
    other = Server(folder, db=os.path.join(folder, "other.db"))
    [_] = start_with(other, ["Ada"], ("steady", "steady"), seed=7)
    status, _, said = serve(server, "--backup", other.db)
    assert status == 1 and "in use" in said, said
    empty = os.path.join(folder, "empty.db")
    with open(empty, "wb"):
        pass
    other.stop()
    for source, word in ((empty, "no games"), (__file__, "not a database"), (os.path.join(folder, "none.db"), "cannot be opened")):
        before = answers(other.db)
        status, _, said = serve(other, "--restore", source)
        assert status == 1 and word in said, said
        assert answers(other.db) == before and not os.path.exists(other.db + ".before")
        assert serve(source, "--check")[0] == 1
    for words in (("--check", "--backup", "x.db"), ("--restore", "a.db", "--backup", "x.db")):
        assert serve(server, *words)[0] == 2
    time.sleep(0.1)
    assert server.get("/healthz")[0] == 200


def test_a_full_disk_leaves_the_old_copy(folder):
    """The new copy cannot be written: the old one stays, and nothing else does."""
    server = Server(folder)
    [a] = start_with(server, ["Ada"], ("steady", "steady"), seed=7)
    copy = os.path.join(folder, "copy.db")
    assert serve(server, "--backup", copy)[0] == 0
    with open(copy, "rb") as file:
        before = file.read()
    play([a], random.Random(1))
    done = subprocess.run([PROGRAM, "serve", "--db", server.db, "--backup", copy], capture_output=True, text=True, check=False,
                          preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (len(before) // 2, len(before) // 2)))
    assert done.returncode == 1 and "hypercone: " in done.stderr, (done.returncode, done.stderr)
    with open(copy, "rb") as file:
        assert file.read() == before
    assert not [f for f in os.listdir(folder) if f.endswith(".new")]
    assert server.get("/healthz")[0] == 200
