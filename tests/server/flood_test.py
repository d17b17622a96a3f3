"""Nobody uses the server up: each thing that one address could want without end has a limit and a figure, and others notice nothing."""
import contextlib
import multiprocessing
import os
import random
import socket
import sqlite3
import time

from client import PATIENCE, SANITIZED, UNDO, Client, Closed, Refused, Server, create, me_and, play, start_with
from arrive_test import long_game
from visitor_test import ask

OTHER = "127.0.0.2"          # another address of this machine
A_MOVE = 0.05 if SANITIZED else 0.01         # seconds: what is less than this, a move at another table takes as well


def limited(folder, *options, **how):
    """A server with the usual limits, except for those named; messages may come fast, since that is another limit."""
    return Server(folder, "--messages", "100000", *options, limits=True, **how)


def let_in(server, source="127.0.0.1"):
    try:
        Client(server.port, source=source).close()
        return True
    except Refused:
        return False


def wait_until(true, seconds=PATIENCE):
    until = time.time() + seconds
    while time.time() < until:
        if true():
            return True
        time.sleep(0.05)
    return False


def silent_sockets(server, count):
    return [socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) for _ in range(count)]


def test_silent_sockets_count_and_have_little_time(folder):
    server = limited(folder, "--per-ip", "8")
    held = silent_sockets(server, 8)
    assert wait_until(lambda: not let_in(server)), "a ninth socket of one address"
    assert let_in(server, OTHER), "another address"
    assert server.figure("connections_refused_total") >= 1
    began = time.time()
    assert wait_until(lambda: let_in(server)), "who says nothing keeps the door shut"
    assert time.time() - began < 20
    for s in held:
        s.close()
    # Nor does it help to say half of something.
    held = silent_sockets(server, 8)
    for s in held:
        s.sendall(b"GET / HTTP/1.1\r\nHost: loc")
    assert wait_until(lambda: let_in(server))


def test_a_connection_that_does_not_say_hello(folder):
    server = limited(folder)
    c, other = Client(server.port, hello=False), Client(server.port)
    began = time.time()
    try:
        while True:
            c.receive()
    except Closed as e:
        assert e.code in (1008, None)
    assert 4 < time.time() - began < 20
    assert server.figure("dropped_silent_total") == 1
    other.catch_up()


def make_rooms(c, count):
    """How many of so many rooms could be made."""
    made = 0
    for _ in range(count):
        c.send(type="create", players=3, seats=me_and("open", "steady"), clock="off")
        m = c.wait("seated", "error")
        made += m["type"] == "seated"
        assert made or m["code"] == "full", m
    return made


def test_one_connection_cannot_close_the_lobby(folder):
    server = limited(folder, "--rooms", "40", "--rooms-a-minute", "0")
    c, other = Client(server.port), Client(server.port, source=OTHER)
    assert make_rooms(c, 100) == 16, "rooms are counted by who made them, also when nobody sits there"
    assert server.figure("rooms_refused_total") == 84
    assert make_rooms(other, 1) == 1
    # Rooms that nobody sits in make room for new ones of the same address.
    assert wait_until(lambda: make_rooms(c, 1) == 1, 25)
    assert make_rooms(c, 100) <= 16


def test_rooms_have_a_rate(folder):
    server = limited(folder, "--rooms-per-ip", "0", "--rooms-a-minute", "6")
    c, other = Client(server.port), Client(server.port, source=OTHER)
    assert make_rooms(c, 50) in (6, 7)
    assert make_rooms(Client(server.port), 1) == 0, "another connection of the same address"
    assert make_rooms(other, 1) == 1
    assert server.figure("rooms_refused_total") >= 44


def test_joins_have_a_rate(folder):
    server = limited(folder, "--joins-a-minute", "20")
    [ada] = start_with(server, ["Ada"], ("steady", "steady"))
    c, codes = Client(server.port), []
    for _ in range(60):
        c.send(type="join", room=ada.room, watch=True)
        m = c.wait("game", "error")
        codes.append(m.get("code"))
    assert codes.count(None) in (20, 21, 22) and set(codes) == {None, "too-fast"}, codes
    assert server.figure("joins_refused_total") >= 38
    other = Client(server.port, source=OTHER)
    other.send(type="join", room=ada.room, watch=True)
    other.wait("game")


def test_pings_are_no_way_around_the_limits(folder):
    server = limited(folder)
    quiet, c = Client(server.port, "Quiet"), Client(server.port, "Flood")
    for _ in range(20):                      # a browser may ping
        c.frame(b"still here", 9)
    time.sleep(1.2)
    c.catch_up()
    try:
        for _ in range(20000):
            c.frame(b"", 9)
    except OSError:
        pass
    assert wait_until(lambda: server.figure("dropped_flood_total") == 1)
    quiet.catch_up()
    # Who says much that is a message is not taken for one who says nothing.
    for _ in range(3):
        for _ in range(300):
            quiet.send(type="ping", filler="x" * 200)
        time.sleep(0.6)
    quiet.catch_up()
    assert server.figure("dropped_flood_total") == 1


def test_who_claims_to_know_the_future_is_told_what_happens(folder):
    server = Server(folder)
    [ada] = start_with(server, ["Ada"], ("steady", "steady"))
    eve, late = Client(server.port, "Eve"), Client(server.port, "Late")
    for since in (2 ** 62, 2 ** 63 - 1, 10 ** 9, -1, -2 ** 63):
        eve.send(type="join", room=ada.room, watch=True, since=since)
        m = eve.wait("game", "error")
        assert m["type"] == "game" and m["n"] < 10 ** 6, (since, m["n"])
    assert server.figure("since_beyond_total") == 3
    late.send(type="join", room=ada.room, watch=True)
    late.wait("game")
    count = [0]

    def note(c, m):
        count[0] += len(m["events"]) if c is late and m["type"] == "game" else 0

    play([ada, eve, late], random.Random(1), until=lambda: count[0] > 20, each=note)
    assert count[0] > 20, "one onlooker's claim hides the game from another"


def stop_at_a_choice(game, rng, found):
    """Answers until several things may be picked, one of which is noted."""
    things = [o["choice"] for o in game["options"] if o["choice"] < 4096]
    if game["question"]["compound"] and things:
        found.append(things[0])
        return None
    return {"choices": [rng.choice([o["choice"] for o in game["options"] if o["kind"] != "undo"])]}


def test_picking_and_taking_back_has_an_end(folder):
    server = Server(folder)
    for seed in range(1, 30):
        [ada] = start_with(server, ["Ada"], ("steady", "steady"), seed=seed)
        found = []
        play([ada], random.Random(seed), until=lambda f=found: f, mind=lambda game, rng, f=found: stop_at_a_choice(game, rng, f))
        if found:
            break
    refused = None
    for i in range(2000):
        ada.send(type="answer", id=ada.game["id"], choice=UNDO if i % 2 else found[0])
        m = ada.wait("game", "error", where=lambda m, was=ada.game["id"]: m["type"] == "error" or m["id"] not in (None, was))
        if m["type"] == "error":
            refused = i, m["code"]
            break
    assert refused and refused[1] == "too-fast" and 50 < refused[0] < 400, refused
    assert server.figure("steps_refused_total") == 1
    play([ada], random.Random(0), mind=finish)


def finish(game, rng):
    """All at once, however much was picked before."""
    things = [o["choice"] for o in game["options"] if o["choice"] < 4096]
    if any(o["kind"] == "done" for o in game["options"]):
        return {"choice": 4097}
    if game["question"]["compound"] and things:
        return {"choice": rng.choice(things)}
    return {"choices": [rng.choice([o["choice"] for o in game["options"] if o["kind"] != "undo"])]}


def lines_kept(server, room):
    with sqlite3.connect(server.db) as read:
        found = read.execute("select number, text from line where room = ? order by number", (room,)).fetchall()
    read.close()
    return found


def test_lines_that_the_table_itself_says_have_the_rate_of_chat(folder):
    """Whoever changes names, settings or minds without end says no more than whoever talks."""
    server = limited(folder)
    ada, ben = start_with(server, ["Ada", "Ben"], ("steady",))
    codes = []
    for i in range(100):
        ada.send(type="name", name="Ada the %d" % i)
    for i in range(100):
        ada.send(type="seat", seat=2, player="open")
        ada.send(type="seat", seat=2, player="bot")
    ada.catch_up()
    codes = [m["code"] for m in ada.heard if m["type"] == "error"]
    assert codes.count("too-fast") > 150 and set(codes) == {"too-fast"}, set(codes)
    ben.catch_up()
    assert 0 < sum(m["type"] == "chat" for m in ben.heard) <= 30
    host = Client(server.port, "Cleo")
    create(host, players=4, seats=me_and("open", "steady", "steady"))
    for i in range(100):
        host.send(type="settings", edition="ffg", players=4, clock="fast" if i % 2 else "off")
    host.catch_up()
    assert not [m for m in host.heard if m["type"] == "error"] and host.info["settings"]["clock"] == "fast", "the settings themselves are changed"
    assert 0 < sum(m["type"] == "chat" for m in host.heard) <= 15


def test_what_was_said_does_not_fill_the_disk(folder):
    server = Server(folder, "--chat", "10000")
    [ada] = start_with(server, ["Ada"], ("steady", "steady"))
    for i in range(170):
        ada.send(type="chat", text="line %d" % i)
        if i == 89:
            ada.catch_up()
            server.kill()
            server.start()
            before, ada = ada, Client(server.port, "Ada")
            ada.send(type="join", room=before.room, token=before.token)
            ada.wait("game")
    ada.catch_up()
    assert [text for _, text in lines_kept(server, ada.room)] == ["line %d" % i for i in range(120, 170)]
    late = Client(server.port, "Late")
    late.send(type="join", room=ada.room, watch=True)
    late.wait("game")
    assert [m["text"] for m in late.heard if m["type"] == "chat"] == ["line %d" % i for i in range(120, 170)]


# ---- others notice nothing ----

def pings(port):
    c = Client(port)
    for _ in range(40000):
        c.frame(b"", 9)


def messages(port):
    while True:
        c = Client(port)
        try:
            for _ in range(5000):
                c.send(type="rooms")
        except OSError:
            c.close()


def sockets(port):
    held = []
    for _ in range(1500):
        held.append(socket.create_connection(("127.0.0.1", port)))


def rooms(port):
    c = Client(port)
    for _ in range(1500):
        c.send(type="create", players=3, seats=me_and("open", "steady"), clock="off")
        c.wait("seated", "error")


def joins(port, room, **more):
    """Into the middle of a long game, and out again."""
    while True:
        c = Client(port)
        for _ in range(200):
            c.send(type="join", room=room, watch=True, **more)
            c.wait("game", "error")
        c.close()


def claims(port, room):
    joins(port, room, since=2 ** 62)


def slow_readers(port, room):
    """They ask for much and read nothing of it."""
    held = []
    while True:
        c = Client(port)
        c.sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        c.sock.settimeout(2)
        c.send(type="join", room=room, watch=True)
        held.append(c)
        try:
            for _ in range(3000):
                c.send(type="rooms")
        except OSError:
            pass


def picks(port):
    """Picks and takes back, as often as it is let."""
    class Here:
        pass

    here = Here()
    here.port = port
    for seed in range(1, 12):            # as many rooms as an address may make in a minute
        found = []
        [eve] = start_with(here, ["Eve"], ("steady", "steady"), seed=seed)
        play([eve], random.Random(seed), until=lambda f=found: f, mind=lambda game, rng, f=found: stop_at_a_choice(game, rng, f))
        for i in range(1000):
            if not found or eve.game["view"]["over"]:
                break
            eve.send(type="answer", id=eve.game["id"], choice=UNDO if i % 2 else found[0])
            if eve.wait("game", "error", where=lambda m, was=eve.game["id"]: m["type"] == "error" or m["id"] not in (None, was))["type"] == "error":
                break
        eve.send(type="leave")
        eve.close()


def looks_back(port, rooms):
    """At finished games, now this one, now the other, as often as several windows may ask."""
    windows = [Client(port) for _ in range(8)]
    for i in range(1000):
        for c in windows:
            c.send(type="replay", room=rooms[i % len(rooms)], at=10 ** 6)
        for c in windows:
            c.wait("replay", "error")
        time.sleep(8 / 20 / len(windows))


def downloads(port, rooms):
    for i in range(10000):
        with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as s:
            s.sendall(b"GET /api/game/%s.hcg HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n" % rooms[i % len(rooms)].encode())
            while s.recv(65536):
                pass


def flood(attack, port, room):
    try:
        attack(*(port, room)[:attack.__code__.co_argcount])
    except (OSError, Closed, Refused, AssertionError):       # also when it may make no more rooms
        pass


def stood_in_line(pid):
    """Seconds for which a process could have gone on, had the machine had a core for it."""
    with open("/proc/%d/task/%d/schedstat" % (pid, pid), encoding="utf-8") as text:
        return int(text.read().split()[1]) / 1e9


def ninety_nine(c, count, server):
    """The 99th percentile of the time to an answer, in seconds: of what the server does and what it waits for, disk and all. Whether the machine has
    a core for it, or for us, is no matter of the server's: others may work here, and whoever attacks does."""
    took = []
    for _ in range(count):
        lines, began = stood_in_line(server.process.pid) + stood_in_line(os.getpid()), time.perf_counter()
        c.catch_up()
        whole = time.perf_counter() - began
        took.append(max(0, whole - (stood_in_line(server.process.pid) + stood_in_line(os.getpid()) - lines)))
        time.sleep(0.02)
    return sorted(took)[int(count * 0.99)]


def during(attack, there, room, c, server):
    """The 99th percentile of this client of a server while that one is attacked."""
    process = multiprocessing.Process(target=flood, args=(attack, there.port, room))
    process.start()
    took = ninety_nine(c, 120, server)
    process.terminate()
    process.join()
    return took


def is_noticed(attack, server, room, decoy, decoys_room):
    """The 99th percentile of somebody else while another server on this machine is attacked, and while this one is, if that is more than twice the
    first: whoever attacks takes time on the processors from all, and only what is more than that is the server's fault."""
    for _ in range(4):                   # what is slow for a reason is slow every time; a busy machine is not
        c = Client(server.port, source=OTHER)
        quiet = during(attack, decoy, decoys_room, c, server)
        busy = during(attack, server, room, c, server)
        c.close()
        if busy < max(2 * quiet, A_MOVE):
            return []
        time.sleep(1)
    return [(attack.__name__, quiet, busy)]


def two_servers(folder, *options):
    """One to look at, and a decoy."""
    os.mkdir(os.path.join(folder, "decoy"))
    return Server(folder, *options, limits=True), Server(os.path.join(folder, "decoy"), *options, limits=True)


def test_others_notice_nothing(folder):
    server, decoy = two_servers(folder)
    slow = sum((is_noticed(attack, server, None, decoy, None) for attack in (pings, messages, sockets, rooms)), [])
    assert not slow, slow


def test_others_notice_nothing_of_joins_claims_picks_and_slow_readers(folder):
    server, decoy = two_servers(folder, "--messages", "1000")
    (ada, _), (adas_decoy, _) = long_game(server), long_game(decoy)
    slow = sum((is_noticed(attack, server, ada.room, decoy, adas_decoy.room) for attack in (joins, claims, picks, slow_readers)), [])
    assert not slow, slow
    assert server.figure("joins_in_pieces_total") > 0
    c = Client(server.port)                  # a slow server may have had too few joins to refuse any
    for _ in range(1000):
        c.send(type="join", room=ada.room, watch=True)
        if c.wait("game", "error")["type"] == "error":
            break
    assert server.figure("joins_refused_total") > 0


def finished_games(server):
    """Two long games, so that each look at one can be followed by a look at the other."""
    rooms = []
    for seed in (1, 2):
        host = Client(server.port, "Ada", source="127.0.0.3")
        create(host, players=8, preset="everything", seats=me_and(*["steady"] * 7), seed=seed)
        host.send(type="start")
        host.wait("game")
        play([host], random.Random(3))
        host.send(type="leave")
        host.close()
        rooms.append(host.room)
    return rooms


def test_others_notice_nothing_of_looking_back(folder):
    server, decoy = two_servers(folder, "--messages", "1000", "--pause", "0")
    rooms, decoys = finished_games(server), finished_games(decoy)
    slow = sum((is_noticed(attack, server, rooms, decoy, decoys) for attack in (looks_back, downloads)), [])
    assert not slow, slow
    assert 429 in (ask(server.port, "/api/game/%s.hcg" % rooms[0], "Host: localhost")[0] for _ in range(30))
    assert server.figure("downloads_refused_total") > 0
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE, source_address=(OTHER, 0)) as s:
        s.sendall(b"GET /api/game/%s.hcg HTTP/1.1\r\nHost: localhost\r\n\r\n" % rooms[0].encode())
        assert s.recv(4096).startswith(b"HTTP/1.1 200"), "what one address asks for closes nothing to others"


def test_who_has_gone_without_a_word_is_noticed(folder):
    """After a minute of silence a ping; whoever answers it stays, whoever does not is gone after 20 seconds more."""
    server = Server(folder)
    stays, gone = Client(server.port, "Ada"), Client(server.port, "Eve")
    until = time.time() + 95
    while time.time() < until and server.figure("connections") > 1:
        stays.drain(0.5)                     # answers pings
    assert server.figure("connections") == 1, "nobody was missed"
    stays.catch_up()
    with contextlib.suppress(Closed):
        while True:
            gone.receive(1)
