"""Whatever a client sends: a clear error, or the end of that one connection. The game beside it notices nothing."""
import contextlib
import json
import random
import socket
import time

from client import PATIENCE, Client, Closed, Refused, Server, create, me_and, next_of, play, start_with, tls_server
from games_test import verified


class Bystander:
    """A game that goes on beside the mischief, to its end."""

    def __init__(self, server, folder):
        self.server, self.folder = server, folder
        [self.client] = start_with(server, ["Bystander"], ("steady", "steady"))

    def finish(self):
        play([self.client], random.Random(1))
        verified(self.server, self.client.room, self.folder)
        assert self.server.stop() == 0


def test_malformed_messages(folder):
    server = Server(folder)
    beside = Bystander(server, folder)
    c = Client(server.port, hello=False)
    for text in ("", "x", "[]", "3", "null", '"hello"', "{", '{"type":5}', '{"type":null}', '{}', '{"type":"a","type":"b"}', '{"type":"x"} {}',
                 '{"type":"' + "y" * 400 + '"}', "[" * 5000, '{"a":' * 3000, '{"type":"hello","protocol":1e400}', "\u0000"):
        c.frame(text.encode())
        m = c.wait("error")
        assert m["code"] == "malformed" and m["why"], (text[:40], m)
    c.send(type="create")
    assert c.wait("error")["code"] == "hello", "hello comes first"
    c.send(type="hello", protocol=3, name="Ada")
    assert c.wait("error")["code"] == "protocol"
    for name in ("", " x", "x ", "y" * 24, "a\nb", 5 * "\u00e4\u00f6\u00fc"):
        c.send(type="hello", protocol=2, name=name)
        assert c.wait("error")["code"] == "name", name
    c.send(type="hello", protocol=2, name="Ada")
    c.wait("welcome")
    c.send(type="dance")
    assert c.wait("error")["code"] == "type"
    c.close()
    beside.finish()


def test_members_of_the_wrong_kind(folder):
    server = Server(folder)
    beside = Bystander(server, folder)
    [c] = start_with(server, ["Mallory"], ("steady", "steady"))
    rng = random.Random(5)
    values = [None, True, -1, 0, 3, 10 ** 18, 1.5, "", "x", "x" * 500, [], [1], [[]], {}, {"a": 1}, [None] * 40]
    types = ["join", "leave", "ready", "seat", "start", "answer", "asking", "chat", "suggest", "again", "replay", "rooms", "create", "hello", "ping"]
    members = ["id", "choice", "choices", "room", "token", "seat", "player", "bot", "rule", "sheet", "text", "at", "eyes", "since", "watch", "edition",
               "players", "variants", "seats", "alert", "choose", "group", "clock", "deal_seconds", "silence_seconds", "seed", "name", "protocol"]
    for i in range(3000):
        c.send(type=rng.choice(types), **{rng.choice(members): rng.choice(values) for _ in range(rng.randrange(5))})
        if i % 100 == 99:
            c.send(type="ping")
            c.wait("pong")
    c.close()
    beside.finish()


def test_binary_and_oversized_and_broken_frames(folder):
    server = Server(folder)
    beside = Bystander(server, folder)
    c = Client(server.port)
    c.frame(b'{"type":"ping"}', opcode=2)
    assert closes(c) == 1003
    c = Client(server.port)
    # Not much more than 16 KiB, and nothing after it: what arrives at a closed door may sweep the reason away.
    c.frame(b'{"type":"chat","text":"' + b"x" * 16384 + b'"}')
    assert closes(c) == 1009
    c = Client(server.port)
    c.frame(b'{"type":"ch', final=False)
    for _ in range(17):
        c.frame(b"x" * 1000, opcode=0, final=False)
    assert closes(c) == 1009, "in pieces, too"
    c = Client(server.port)
    c.frame(b'{"type":"pi', final=False)
    c.frame(b'ng"}', opcode=0)
    c.wait("pong")
    c.frame(b"\xff\xfe\xfd")
    assert closes(c) in (1007, None)
    c = Client(server.port)
    c.sock.sendall(bytes([0xF1, 0x80, 0, 0, 0, 0]))     # reserved bits
    assert closes(c) in (1002, None)
    c = Client(server.port)
    c.sock.sendall(b"\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff0000")
    c.close()
    beside.finish()


PING = b'{"type":"ping"}'


def frames_need_masks(server, tls):
    """Whatever comes without a mask ends the connection and is not read, also if the bytes of the mask are made up for elsewhere."""
    def unmasked(first, payload=PING, before=lambda c: None):
        c = Client(server.port, tls=tls)
        before(c)
        c.heard.clear()
        c.sock.sendall(bytes([first, len(payload)]) + payload)
        code = closes(c)
        assert not any(m["type"] == "pong" for m in c.heard), "it was read"
        return code

    assert unmasked(0x81) == 1002
    assert unmasked(0x81, before=lambda c: [c.frame(b"x" * 100, 9) for _ in range(5)]) == 1002, "pings fill the gap"
    assert unmasked(0x80, b'ng"}', before=lambda c: c.frame(b'{"type":"pi', final=False)) == 1002, "the second half"
    assert unmasked(0x89, b"are you there?") in (1002, None), "a ping"
    assert unmasked(0x82) in (1002, 1003), "not even a text"
    c = Client(server.port, tls=tls)
    c.frame(PING)
    c.sock.sendall(bytes([0x81, len(PING)]) + PING)                  # behind one that is as it should be
    assert closes(c) == 1002
    # Before anybody has said yes to the upgrade; the end looks like that of the request.
    early = b'{"type":"hello","protocol":2}\r\n\r\n'
    for at_once in (bytes([0x81, len(PING)]) + PING, bytes([0x81, len(early)]) + early):
        try:
            c = Client(server.port, tls=tls, hello=False, at_once=at_once)
            assert closes(c) in (1002, None) and not c.heard
        except (Refused, Closed):
            pass
    # What has masks is read, in all lengths and pieces.
    c = Client(server.port, tls=tls)
    for length in (0, 1, 80, 110, 111, 112, 113, 200, 5000, 16000):
        c.send(type="ping", filler="x" * length)
        c.wait("pong")
    c.frame(PING[:7], final=False)
    c.frame(b"still here", 9)
    c.frame(b"", 0, final=False)
    c.frame(PING[7:], 0)
    c.wait("pong")
    whole = bytes([0x81, 0xFE, 0, len(PING), 0, 0, 0, 0]) + PING      # longer than it has to be, byte by byte
    for byte in whole:
        c.sock.sendall(bytes([byte]))
    try:
        c.wait("pong")
    except Closed as e:
        assert e.code == 1002, "a length that is longer than it has to be may be refused"


def test_frames_need_masks(folder):
    frames_need_masks(Server(folder), None)


def test_frames_need_masks_behind_tls(folder):
    server, tls = tls_server(folder)
    frames_need_masks(server, tls)
    # A game over it, and a flood of pings.
    c, other = Client(server.port, tls=tls), Client(server.port, tls=tls)
    create(c, players=3, seats=me_and("steady", "steady"))
    c.send(type="start")
    c.wait("game")
    with contextlib.suppress(OSError):
        for _ in range(20000):
            c.frame(b"", 9)
    until = time.time() + PATIENCE
    while server.figure("dropped_flood_total") < 1 and time.time() < until:
        time.sleep(0.1)
    assert server.figure("dropped_flood_total") == 1
    other.catch_up()


def closes(c):
    try:
        while True:
            c.receive()
    except Closed as e:
        return e.code


def test_answers_out_of_turn(folder):
    server = Server(folder)
    a, b = start_with(server, ["Ada", "Ben"], ("steady",))
    asked = None
    while not asked:
        asked = next((c for c in (a, b) if c.game["question"]), None)
        if not asked:
            next_of([a, b])
    other = b if asked is a else a
    other.catch_up()
    if not other.game["question"]:
        other.send(type="answer", id=1, choices=[0])
        assert other.wait("error")["code"] in ("not-asked", "late")
    before = asked.game
    for message, code in (({}, "malformed"), ({"id": "1"}, "malformed"), ({"id": before["id"]}, "malformed"), ({"id": before["id"], "choice": "x"}, "malformed"),
                          ({"id": before["id"], "choices": 3}, "malformed"), ({"id": before["id"], "choices": list(range(99))}, "malformed"),
                          ({"id": before["id"], "choice": 1, "choices": [1]}, "malformed"), ({"id": before["id"], "choice": 9999}, "illegal"),
                          ({"id": before["id"], "choice": -5}, "illegal"), ({"id": before["id"], "choices": [9999, 9998]}, "illegal"),
                          ({"id": before["id"] + 1, "choice": 0}, "not-asked"), ({"id": 0, "choice": 0}, "late"), ({"id": -1, "choice": 0}, "late")):
        asked.send(type="answer", **message)
        m = asked.wait("error")
        assert m["code"] == code and m["about"] == "answer", (message, m)
    assert asked.game is before, "nothing has changed"
    eve = Client(server.port, "Eve")
    eve.send(type="answer", id=1, choices=[0])
    assert eve.wait("error")["code"] == "no-seat"
    eve.send(type="join", room=a.room, watch=True)
    eve.wait("game")
    eve.send(type="answer", id=before["id"], choices=[before["options"][0]["choice"]])
    assert eve.wait("error")["code"] == "no-seat"
    eve.send(type="suggest")
    assert eve.wait("error")["code"] == "not-asked"
    for token in ("x", "A" * 32, asked.token[:-1], asked.token + "A", "\u00e4" * 16):
        eve.send(type="join", room=a.room, token=token)
        assert eve.wait("error")["code"] == "no-key", token
    eve.send(type="join", room="nosuchroom12")
    assert eve.wait("error")["code"] == "no-room"
    play([a, b], random.Random(2))


def test_a_flood_ends_one_connection(folder):
    server = Server(folder, "--messages", "5", limits=True)
    quiet = Client(server.port, "Quiet")
    c = Client(server.port, "Flood")
    try:
        for _ in range(400):
            c.send(type="ping")
    except OSError:
        pass
    assert closes(c) in (1008, None)
    assert server.figure("dropped_flood_total") == 1
    quiet.send(type="ping")
    quiet.wait("pong")


def test_a_reader_that_does_not_read(folder):
    server = Server(folder, "--queue-bytes", "400000", "--messages", "100000")
    beside = Bystander(server, folder)
    c = Client(server.port, "Slow")
    c.sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    create(c, seats=me_and("steady", "steady"), players=3)
    c.send(type="start")
    c.wait("game")
    sent = 0
    try:
        while sent < 20000 and server.process.poll() is None:
            c.send(type="join", room=c.room, token=c.token)      # each asks for the whole state, and none is read
            sent += 1
    except OSError:
        pass
    until = time.time() + PATIENCE
    while server.figure("dropped_slow_total") == 0 and time.time() < until:
        time.sleep(0.05)
    assert server.figure("dropped_slow_total") == 1
    beside.finish()


def test_strangers_pages_and_wrong_doors(folder):
    server = Server(folder, "--origin", "https://friend.example")
    here = "http://127.0.0.1:%d" % server.port
    for origin, good in ((here, True), (None, True), ("https://friend.example", True), ("https://evil.example", False), ("null", False),
                         ("http://127.0.0.1:1", False), (here + ".evil.example", False), ("http://evil.example/" + here, False)):
        try:
            Client(server.port, origin=origin).close()
            assert good, origin
        except Refused as e:
            assert not good and e.status in (403, None), (origin, e.status)
    for options in ({"path": "/other"}, {"path": "/"}, {"protocol": None}, {"protocol": "chat"}, {"path": "/ws/../ws2"}):
        try:
            Client(server.port, **options)
            raise AssertionError("let in: %s" % options)
        except (Refused, Closed):
            pass
    Client(server.port).close()


def test_limits_hold(folder):
    server = Server(folder, "--connections", "6", "--per-ip", "5", "--rooms", "3", "--rooms-per-ip", "2", "--spectators", "1", limits=True)
    clients = [Client(server.port, "C%d" % i) for i in range(5)]
    try:
        Client(server.port)
        raise AssertionError("a sixth connection from one address")
    except Refused as e:
        assert e.status in (503, None)
    create(clients[0], seats=me_and("open", "steady"), players=3)
    create(clients[1], seats=me_and("open", "steady"), players=3)
    clients[2].send(type="create", players=3)
    assert clients[2].wait("error")["code"] == "full"
    clients[2].send(type="join", room=clients[0].room, watch=True)
    clients[2].wait("room")
    clients[3].send(type="join", room=clients[0].room, watch=True)
    assert clients[3].wait("error")["code"] == "no-spectators"
    clients[4].close()
    until = time.time() + PATIENCE
    while server.figure("connections") > 4 and time.time() < until:
        time.sleep(0.02)
    Client(server.port).close()
    assert server.figure("connections_refused_total") == 1
    assert json.loads(json.dumps(clients[0].heard[0]))["limits"]["message_bytes"] == 16384
