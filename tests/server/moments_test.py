"""Bots that search, on a busy server: a moment with a secret question takes as long as one without."""
import os
import random
import select
import subprocess
import time

from client import PASS, PATIENCE, PROGRAM, Server, random_answer, saved, start_with

PAUSE = 120          # ms between moments
WAIT = 0.14          # a person answers after so many seconds: the pause is over by then, and hides nothing


class Room:
    """One person who is never asked in windows, among bots that search. Notes how long it takes from each answer to what it brings about."""

    def __init__(self, server, seed, bot):
        [self.c] = start_with(server, ["Ada"], (bot,) * 3, seed=seed)
        self.c.send(type="asking", rule="never")
        self.rng = random.Random(seed)
        self.answer_at = self.sent_at = self.n = None
        self.took = []               # (events told before, events told after, seconds)
        self.answered = None
        self.look(self.c.game)

    def look(self, m):
        if self.sent_at is not None and m["n"] > self.n:
            self.took.append((self.n, m["n"], time.perf_counter() - self.sent_at))
            self.sent_at = None
        if m["question"] and not m["view"]["over"] and m["id"] != self.answered:
            self.answer_at = time.perf_counter() + WAIT

    def go_on(self):
        """Answers when it is time for it."""
        game = self.c.game
        if self.answer_at is None or time.perf_counter() < self.answer_at:
            return
        self.answer_at = None
        if game["question"]:
            things = [o["choice"] for o in game["options"]]
            choice = {"choice": PASS} if game["question"]["kind"] == "act" and PASS in things else random_answer(game, self.rng)
            self.answered, self.n, self.sent_at = game["id"], game["n"], time.perf_counter()
            self.c.send(type="answer", id=game["id"], **choice)

    @property
    def over(self):
        return self.c.game["view"]["over"]


def moments_of(server, room, folder):
    """The seconds of the moments that the person began and that no other open answer is part of: without and with secret questions."""
    path = saved(server, room.c.room, folder)
    program = os.path.join(os.path.dirname(PROGRAM), "tests", "server_moments")
    done = subprocess.run([program, path, str(room.c.seat)], capture_output=True, text=True, check=True, timeout=PATIENCE)
    rests = [tuple(map(int, line.split())) for line in done.stdout.splitlines()]
    before = dict(zip((r[0] for r in rests[1:]), (r[0] for r in rests)))
    about = {r[0]: r[1:] for r in rests}
    found = [], []
    for n, after, took in room.took:
        if before.get(after) == n and about[after][1] == 0:
            found[about[after][0] > 0].append(took)
    return found


def measure(folder, wanted, rooms=6, bot="sage:150ms", seed=1, seconds=400):
    """Moments of many games at the same time, until there are so many of both kinds: without, with a secret question."""
    server = Server(folder, pause=PAUSE)
    plain, secret, playing = [], [], []
    until = time.time() + seconds
    while time.time() < until:
        while len(playing) < rooms:
            playing.append(Room(server, seed, bot))
            seed += 1
        for r in playing:
            r.go_on()
        for sock in select.select([r.c.sock for r in playing], [], [], 0.002)[0]:
            [r] = [r for r in playing if r.c.sock is sock]
            r.c.fill(PATIENCE)
            m = r.c.pull()
            while m:
                if m["type"] == "game":
                    r.look(m)
                m = r.c.pull()
        for r in [r for r in playing if r.over]:
            a, b = moments_of(server, r, folder)
            plain += a
            secret += b
            r.c.close()
            playing.remove(r)
            if len(plain) >= wanted and len(secret) >= wanted:
                server.stop()
                return plain, secret
    raise AssertionError("too few moments: %d without, %d with a secret question" % (len(plain), len(secret)))


def median(numbers):
    return sorted(numbers)[len(numbers) // 2]


def test_a_secret_question_to_a_bot_that_searches_takes_no_time(folder):
    # What takes longer for a reason takes longer every time; a busy machine does not.
    for attempt in range(3):
        at = os.path.join(folder, str(attempt))
        os.mkdir(at)
        plain, secret = measure(at, 10, bot="sage:60ms", seed=100 * attempt + 1)
        if 0.85 < median(secret) / median(plain) < 1.15:
            return
    raise AssertionError("without a secret question %.0f ms, with one %.0f ms" % (median(plain) * 1000, median(secret) * 1000))
