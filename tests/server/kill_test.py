"""kill -9 at any moment: no answer is lost, none counts twice, and everybody hears everything once."""
import os
import random
import time

from client import DONE, PASS, PATIENCE, Client, Closed, Refused, Server, answers_of, next_of, random_answer, saved, start_with
from games_test import same_story, verified

ENDS = (PASS, DONE, 4100)         # what ends a choice of several; the last: walking away


class Player:
    """A client that comes back: it sends its last answer again, and learns what it missed."""

    def __init__(self, server, client, name):
        self.server, self.client, self.name = server, client, name
        self.room, self.seat, self.token = client.room, client.seat, client.token
        self.sent = []               # (id, choice, is it one pick of several) of every answer that was given
        self.events = [e for m in client.heard if m["type"] == "game" for e in m["events"]]
        self.over = False
        self.resent = self.late = self.begun_anew = 0
        self.mortal = None           # whoever starts the server anew when it has died

    def take(self, m, rng):
        if m["type"] == "error":
            assert m["code"] in ("late", "not-asked"), m
            self.late += m["code"] == "late"
        if m["type"] != "game":
            return
        assert not m["events"] or m["events"][0]["n"] == len(self.events) + 1, "a gap, or told twice: %s after %s" % (m["events"][0]["n"], len(self.events))
        self.events += m["events"]
        self.over = m["view"]["over"]
        if not m["question"] or self.over:
            return
        # Only whole choices are kept: one that was not ended begins anew, with the number that it began with.
        begun = [i for i, (n, _, picks) in enumerate(self.sent) if n >= m["id"] and picks]
        if begun and self.sent[-1][0] > m["id"]:
            assert all(picks for _, _, picks in self.sent[begun[0]:-1]), "a whole choice is lost"
            self.begun_anew += 1
            del self.sent[begun[0]:]
        last = self.sent[-1][0] if self.sent else 0
        if m["id"] == last:
            self.resent += 1         # the answer has not arrived: once more
            self.send()
        elif m["id"] > last:
            answer = random_answer(m, rng)
            choice = answer["choice"] if "choice" in answer else answer["choices"][0]
            self.sent.append((m["id"], choice, m["question"]["compound"] and choice not in ENDS))
            self.send()

    def send(self):
        try:
            self.client.send(type="answer", id=self.sent[-1][0], choice=self.sent[-1][1])
        except OSError:
            pass

    def come_back(self):
        self.client.close()
        until = time.time() + PATIENCE
        while True:
            try:
                self.client = Client(self.server.port, self.name)
                break
            except (Refused, OSError, Closed):
                if self.mortal:
                    self.mortal.look()
                assert time.time() < until, "the server does not come back"
                time.sleep(0.01)
        self.client.send(type="join", room=self.room, token=self.token, since=len(self.events))
        # Whatever was sent before the fall may have been taken: an answer that is over is refused and changes nothing.
        if self.sent:
            self.send()


class Mortal:
    """Kills the server: from outside at any moment, or, aimed, at one of its next writes or syncs (disk.c)."""

    def __init__(self, server, kills, rng, aimed):
        self.server, self.left, self.rng, self.aimed, self.killed = server, kills, rng, aimed, 0

    def kill(self):
        time.sleep(self.rng.random() * 0.004)
        self.server.kill()
        self.killed += 1
        self.rise()

    def rise(self):
        """Starts it, as often as it dies in the start."""
        while True:
            aim = "%d %s" % (self.rng.randrange(1, 12), self.rng.choice(("write", "before", "after")))
            self.server.env = {"HYPERCONE_DISK_DIE": aim} if self.aimed and self.killed < self.left else {}
            try:
                self.server.start()
                return
            except AssertionError:
                assert self.server.process.poll() == -9, self.server.said()[-2000:]
                self.server.out.close()
                self.killed += 1

    def look(self, patience=0):
        """It has died where it should: counts, and starts it. A connection may end a moment before the process does."""
        until = time.time() + patience
        while self.aimed and self.server.process.poll() is None and time.time() < until:
            time.sleep(0.01)
        if self.aimed and self.server.process.poll() == -9:
            self.server.out.close()
            self.killed += 1
            self.rise()


def play_with_kills(folder, kills, seed, names, bots, pause=0, aimed=False):
    """One game with so many kills; aimed: or fewer, where the game is over before. Returns how many, and who played."""
    server = Server(folder, pause=pause, disk=aimed)
    clients = start_with(server, names, bots)
    for c in clients:
        c.send(type="asking", rule="always")
    for c in clients:
        c.catch_up()                 # the wish is on the disk before the first kill: a server that forgets it passes in their names
    players = [Player(server, c, n) for c, n in zip(clients, names)]
    rng = random.Random(seed)
    for p in players:
        p.take(dict(p.client.game, events=[]), rng)
    mortal, heard, next_kill = Mortal(server, kills, rng, aimed), 0, 3
    for p in players:
        p.mortal = mortal
    while not all(p.over for p in players):
        try:
            c, m = next_of([p.client for p in players if not p.over])
            [p] = [p for p in players if p.client is c]
            p.take(m, rng)
            heard += 1
        except (Closed, OSError):
            mortal.look(patience=0.2)
            for p in players:
                if not p.over:
                    p.come_back()
            continue
        if mortal.killed < kills and heard >= next_kill and not (aimed and mortal.killed):
            mortal.kill()
            heard, next_kill = 0, rng.randrange(1, 6)
            for p in players:
                if not p.over:
                    p.come_back()
    assert aimed or mortal.killed == kills, "only %d kills in this game" % mortal.killed
    if server.process.poll() is not None:            # its last write was that of the end
        mortal.left = 0
        mortal.look()
    path = verified(server, players[0].room, folder)
    for p in players:
        kept, first = answers_of(path, p.seat), p.sent[0][0] - 1
        sent = [choice for _, choice, _ in p.sent]
        differ = next((i for i, (a, b) in enumerate(zip(kept[first:], sent)) if a != b), None)
        assert kept[first:] == sent, "answers lost or doubled: %d kept, %d sent, the first that differs: %s" % (len(kept) - first, len(sent), differ)
        assert set(kept[:first]) <= {PASS}, "what was passed before the wish to be asked always arrived"
        same_story(p.events, path, p.seat)
    assert server.stop() in (0, -9)
    return mortal.killed, players


def aimed_kills(folder, kills, seed):
    """Games until that many kills have fallen on writes and syncs."""
    killed = 0
    while killed < kills:
        at = os.path.join(folder, "aimed%d" % seed)
        os.mkdir(at)
        killed += play_with_kills(at, kills - killed, seed, ["Ada", "Ben"], ("steady", "steady"), aimed=True)[0]
        seed += 1
    return killed


def test_forty_kills_at_writes_and_syncs(folder):
    assert aimed_kills(folder, 40, 21) >= 40


def test_twenty_five_kills_in_a_game(folder):
    # A kill falls where it falls: now and then no answer is on the disk whose effect nobody was told, and another game is played.
    for seed in (1, 4, 5, 6):
        at = os.path.join(folder, str(seed))
        os.mkdir(at)
        if sum(p.late for p in play_with_kills(at, 25, seed, ["Ada", "Ben"], ("steady", "steady"))[1]) > 0:
            return
    raise AssertionError("no answer was ever on the disk when the server died: the test is not sharp")


def test_kills_with_pauses(folder):
    play_with_kills(folder, 20, 2, ["Ada", "Ben", "Cleo"], ("steady",), pause=5)


def test_many_rooms_survive(folder):
    server = Server(folder)
    rng = random.Random(3)
    rooms = []
    for i in range(12):
        [c] = start_with(server, ["P%d" % i], ("steady", "random"))
        for _ in range(i):
            if c.game["question"]:
                c.send(type="answer", id=c.game["id"], **random_answer(c.game, rng))
                c.wait("game")
        rooms.append((c, c.game["n"]))
    server.kill()
    server.start()
    assert "12 rooms read and checked, 0 of them cannot go on" in server.said(), server.said()
    for c, n in rooms:
        again = Client(server.port, "X")
        again.send(type="join", room=c.room, token=c.token, since=n)
        m = again.wait("game")
        assert m["n"] >= n
        again.close()


def test_a_clean_stop_and_a_start(folder):
    server = Server(folder)
    [c] = start_with(server, ["Ada"], ("steady", "steady"))
    while not c.game["question"]:
        c.wait("game")
    before = c.game
    assert server.stop() == 0
    server.start()
    again = Client(server.port, "Ada")
    again.send(type="join", room=c.room, token=c.token)
    m = again.wait("game")
    assert m["log"] and not m["events"] and m["question"] == before["question"] and m["id"] == before["id"]
    assert m["view"] == before["view"]
