"""Disks and clocks that fail while people play: a clear message, /healthz says so, no damage, and service again by itself."""
import errno
import os
import random
import shutil
import sqlite3
import subprocess
import time

from client import PATIENCE, PROGRAM, Client, Server, hypercone, next_of, play, random_answer, start_with
from games_test import verified


def healthy(server):
    status, _, body = server.get("/healthz")
    return status, body.decode()


def wait_until(server, status):
    until = time.time() + PATIENCE
    while healthy(server)[0] != status:
        assert time.time() < until, healthy(server)
        time.sleep(0.05)


def answer_once(c, rng):
    """Answers, and tells what came: the game, or the error."""
    while not c.game["question"]:
        c.wait("game")
    before = c.game["id"]
    c.send(type="answer", id=before, **random_answer(c.game, rng))
    return c.wait("game", "error", where=lambda m: m["type"] == "error" or m["id"] is None or m["id"] > before or m["view"]["over"])


def fails_and_goes_on(folder, wrong, says, brief):
    server = Server(folder, disk=True)
    rng = random.Random(11)
    [a] = start_with(server, ["Ada"], ("steady", "steady"), seed=11)
    a.send(type="asking", rule="always")
    a.catch_up()
    for _ in range(5):
        assert answer_once(a, rng)["type"] == "game"
    server.disk_is(wrong)
    m = {}
    for _ in range(400):             # a full disk still has room in files that do not grow
        while not a.game["question"]:
            a.wait("game")
        stood = a.game
        m = answer_once(a, rng)
        if m["type"] == "error":
            break
    assert m.get("code") == "storage" and "did not happen" in m["why"], m
    picked = len(stood["question"].get("picked") or [])      # only whole choices are stored: one that was not ended begins anew
    same = a.game["question"] == stood["question"] if picked == 0 else a.game["question"]["prompt"] == stood["question"]["prompt"]
    assert a.game is not stood and a.game["id"] == stood["id"] - picked and same, \
        "the game stands where it stood: %s, %s, was %s, %s" % (a.game["id"], a.game["question"], stood["id"], stood["question"])
    status, text = healthy(server)
    assert status == 503 and brief in text and server.folder not in text, (status, text)
    assert says in server.said() and server.said().count(says) < 3, server.said()
    server.disk_is("")
    wait_until(server, 200)          # nobody has done anything
    assert "can be written again" in server.said()
    play([a], rng)
    verified(server, a.room, folder)
    assert server.stop() == 0
    assert hypercone("serve", "--db", server.db, "--check")[0] == 0


def test_a_full_disk_that_has_room_again(folder):
    fails_and_goes_on(folder, "full", "no room left", "no room left")


def test_a_disk_that_fails_in_the_middle_of_a_write(folder):
    fails_and_goes_on(folder, "error %d" % errno.EIO, "Input/output error", "cannot be read or written")


def test_a_disk_that_becomes_read_only(folder):
    fails_and_goes_on(folder, "error %d" % errno.EROFS, "Read-only file system", "cannot be read or written")


def test_bots_go_on_by_themselves(folder):
    """It was the turn of bots when the disk was full: when there is room, they play on without anybody's doing."""
    server = Server(folder, disk=True)
    [a] = start_with(server, ["Ada"], ("sage:300ms", "sage:300ms", "sage:300ms"), seed=5)
    rng = random.Random(2)
    while a.game["question"]:        # until the bots have to think
        answer_once(a, rng)
        a.drain(0.1)
    server.disk_is("error %d" % errno.EIO)
    wait_until(server, 503)
    a.drain(0.7)
    before = a.game["n"]
    assert not a.game["question"], "it was not the turn of the bots"
    server.disk_is("")
    wait_until(server, 200)
    a.wait("game", where=lambda m: m["n"] > before)
    server.stop()
    assert hypercone("serve", "--db", server.db, "--check")[0] == 0


def test_a_slow_disk(folder):
    server = Server(folder, disk=True)
    [a] = start_with(server, ["Ada"], ("steady", "steady"))
    server.disk_is("slow 1500")
    a.send(type="chat", text="slowly")
    a.wait("chat", where=lambda m: m["text"] == "slowly")
    server.disk_is("")
    assert healthy(server) == (503, "the store is slow\n")
    assert "the disk is slow: to keep one round of answers took 1." in server.said(), server.said()
    wait_until(server, 200)
    play([a], random.Random(1))
    verified(server, a.room, folder)


def test_clocks_that_are_wrong(folder):
    """Behind: said, and games and their clocks go on. Ahead: no finished game is removed on one look at it."""
    server = Server(folder, "--keep-days", "1", "--keep-even", "4", disk=True)
    [done] = start_with(server, ["Ada"], ("steady", "steady"))
    play([done], random.Random(1))
    [a, b] = start_with(server, ["Ben", "Cleo"], ("steady",), clock="relaxed")
    while not a.game["question"] and not b.game["question"]:
        next_of([a, b])
    done.close()
    asked = a if a.game["question"] else b
    server.stop()
    server.disk_is("clock -100000000")
    server.start()
    assert healthy(server) == (200, "ok, but the clock is wrong\n")
    assert "before the newest room" in server.said()
    c = Client(server.port, "Ben")
    c.send(type="join", room=asked.room, token=asked.token)
    clock = c.wait("game", where=lambda m: m["question"])["clock"]
    assert 60 < clock["seconds_left"] <= 120, clock
    server.disk_is("")
    until = time.time() + PATIENCE
    while healthy(server) != (200, "ok"):
        assert time.time() < until
        time.sleep(0.05)
    assert "the clock is right again" in server.said()
    time.sleep(3)
    server.disk_is("clock +100000000")
    time.sleep(6)                    # more than --keep-even: but the clock has jumped, and stands far beyond all that is known
    server.disk_is("")
    with sqlite3.connect(server.db) as read:
        kept = [r for (r,) in read.execute("select id from room")]
    read.close()
    assert done.room in kept, "a clock that jumped took a game away"


def without_rights():
    if os.geteuid() == 0:
        os.setgroups([])
        os.setgid(65534)
        os.setuid(65534)


def test_without_rights(folder):
    """A file, or a folder, that may not be written."""
    server = Server(folder)
    [_] = start_with(server, ["Ada"], ("steady", "steady"))
    server.stop()
    program = shutil.copy(PROGRAM, folder)       # where anybody may run it
    os.chmod(program, 0o755)
    os.chmod(server.db, 0o444)
    with open(server.db, "rb") as file:
        before = file.read()
    for mode in (0o555, 0o777):
        os.chmod(folder, mode)
        done = subprocess.run([program, "serve", "--port", "0", "--db", server.db], capture_output=True, text=True, timeout=PATIENCE, check=False,
                              preexec_fn=without_rights)
        assert done.returncode == 1 and done.stderr.startswith("hypercone: ") and done.stderr.count("\n") == 1, done
        assert "cannot be written" in done.stderr or "cannot write" in done.stderr, done.stderr
        with open(server.db, "rb") as file:
            assert file.read() == before
    os.chmod(server.db, 0o644)
    server.start()
    assert "0 of them cannot go on" in server.said()
