"""Power cuts: what was not synced is on the disk in parts, in any order, or not at all. Nothing that anybody was told is lost."""
import os
import random
import shutil
import sqlite3
import time

from client import Server, hypercone, play, start_with

SECTOR = 512


class File:
    """One file: what surely is on the disk, and what was written since the last sync."""

    def __init__(self):
        self.there, self.sure, self.pending = False, b"", []

    def sync(self):
        for op in self.pending:
            self.there, self.sure = applied(self.there, self.sure, *op)
        self.pending = []

    def sync_folder(self):
        """The file's name, or that there is none any more, is on the disk."""
        removed = [i for i, op in enumerate(self.pending) if op[0] == "remove"]
        if removed:
            self.there, self.sure, self.pending = False, b"", self.pending[removed[-1] + 1:]

    def after_a_cut(self, rng, lies):
        """lies: the disk has said that something is on it which is not."""
        pending = [op for op in self.pending if rng.random() < 0.5]
        if rng.random() < 0.5:
            rng.shuffle(pending)
        there, content = (self.there, self.sure) if not lies else (self.there, b"")
        for what, offset, data in pending:
            if what == "write" and len(data) > SECTOR and rng.random() < 0.3:
                part = rng.randrange(0, len(data) // SECTOR) * SECTOR        # torn: some sectors of it
                offset, data = (offset, data[:part]) if rng.random() < 0.5 else (offset + part, data[part:])
            there, content = applied(there, content, what, offset, data)
        return content if there else None


def applied(there, content, what, offset, data):
    if what == "remove":
        return False, b""
    if what == "cut":
        return there, content[:offset] + b"\0" * (offset - len(content))
    if offset > len(content):
        content += b"\0" * (offset - len(content))
    return True, content[:offset] + data + content[offset + len(data):]


def read_log(path):
    """[(ns, what, part, offset, bytes)] as disk.c wrote it."""
    with open(path, "rb") as log:
        while True:
            line = log.readline().split()
            if not line:
                return
            at, what, part, offset, length = int(line[0]), line[1].decode(), line[2].decode(), int(line[3]), int(line[4])
            yield at, what, "" if part == "." else part, offset, log.read(length) if what == "write" else b""


def rows(db):
    with sqlite3.connect(db) as read:
        found = read.execute("select room, number, seat, choice from answer order by room, number").fetchall()
    read.close()
    return found


def a_night_of_play(folder, seed, games):
    """Plays; returns the log of the disk, when each answer was known to be taken [(ns, room, seat, how many)], and all answers."""
    os.mkdir(folder)
    server = Server(folder, disk=True)
    server.stop()
    os.remove(server.db)
    server.env = {"HYPERCONE_DISK_LOG": os.path.join(folder, "log")}
    server.start()
    told = []
    for game in range(games):
        clients = start_with(server, ["Ada", "Ben"], ("steady", "steady"))
        for c in clients:
            c.send(type="asking", rule="always")

        def each(c, m):
            if m["type"] == "game" and m["id"] is not None:
                picked = len(m["question"].get("picked") or [])      # a choice that is not whole is nobody's answer yet
                told.append((time.monotonic_ns(), c.room, c.seat, m["id"] - 1 - picked))

        play(clients, random.Random(seed * 1000 + game), each=each)
        for c in clients:
            c.close()
    server.kill()
    return list(read_log(os.path.join(folder, "log"))), told, server.db


def lost(image, told, before, final):
    """What is missing in the image of what was told before the cut; "" if nothing is."""
    if not os.path.exists(image):
        return "everything" if any(at < before for at, *_ in told) else ""
    found = rows(image)
    by_room = {}
    for row in found:
        by_room.setdefault(row[0], []).append(row)
    for room, have in by_room.items():
        assert have == final[room][:len(have)], "answers that nobody gave, or in another order"
    known = {}
    for at, room, seat, count in told:
        if at < before:
            known[room, seat] = max(count, known.get((room, seat), 0))
    for (room, seat), count in known.items():
        kept = sum(1 for row in by_room.get(room, []) if row[2] == seat)
        if kept < count:
            return "%d of %d answers of seat %d" % (count - kept, count, seat)
    return ""


def cuts(folder, seed, count, games, lies=False):
    """So many power cuts at any moments of one night; returns in how many something was lost."""
    log, told, db = a_night_of_play(os.path.join(folder, "night"), seed, games)
    hypercone("serve", "--db", db, "--check")
    final = {}
    for row in rows(db):
        final.setdefault(row[0], []).append(row)
    rng = random.Random(seed)
    points = sorted(rng.randrange(1, len(log)) for _ in range(count))
    files, done, losses = {"": File(), "-wal": File(), "-journal": File()}, 0, 0
    image = os.path.join(folder, "image", "games.db")
    for point in points:
        for _, what, part, offset, data in log[done:point]:
            if what == "sync" and part == "/":
                for file in files.values():
                    file.sync_folder()
            elif what == "sync":
                files[part].sync()
            else:
                files[part].pending.append((what, offset, data))
        done = point
        shutil.rmtree(os.path.dirname(image), ignore_errors=True)
        os.mkdir(os.path.dirname(image))
        for part, file in files.items():
            content = file.after_a_cut(rng, lies)
            if content is not None:
                with open(image + part, "wb") as out:
                    out.write(content)
        if lies:
            try:
                losses += lost(image, told, log[point - 1][0], final) != ""
            except (sqlite3.DatabaseError, AssertionError):
                losses += 1
            continue
        if os.path.exists(image) and os.path.getsize(image) + sum(os.path.getsize(image + e) for e in ("-wal", "-journal") if os.path.exists(image + e)):
            status, said, trouble = hypercone("serve", "--db", image, "--check")
            empty = "no games" in trouble and told[0][0] > log[point - 1][0]         # the database was about to be made
            assert status == 0 or empty, "cut %d: %s %s" % (point, said, trouble)
            missing = "" if empty else lost(image, told, log[point - 1][0], final)
        else:
            missing = lost(image, told, log[point - 1][0], final)
        assert not missing, "cut %d of %d lost %s" % (point, len(log), missing)
    return losses


def test_power_cuts(folder):
    cuts(folder, 1, 60, 1)


def test_a_disk_that_lies_is_noticed(folder):
    """So that the test above means something."""
    assert cuts(folder, 2, 10, 1, lies=True) > 0
