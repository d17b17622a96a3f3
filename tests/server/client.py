"""A WebSocket client in the standard library, and a server to talk to: what the tests of the server are made of."""
import base64
import gzip
import hashlib
import json
import os
import select
import signal
import socket
import ssl
import struct
import subprocess
import time
import urllib.error
import urllib.request

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PROGRAM = os.environ.get("HYPERCONE") or os.path.join(ROOT, "build", "hypercone")
DISK = os.path.join(os.path.dirname(PROGRAM), "tests", "server_disk.so")
PASS, DONE, UNDO = 4096, 4097, 4098
with open(PROGRAM, "rb") as its_bytes:
    SANITIZED = b"__asan_init" in its_bytes.read()
PATIENCE = 240 if SANITIZED else 60      # seconds until what must come is missed: machines may be busy, and only a fault lasts that long
# Where the program is built with the sanitizers: the disk that fails (disk.c) stands before them. Leaks are looked for, too.
os.environ.setdefault("ASAN_OPTIONS", "verify_asan_link_order=0")
RUNNING = []         # servers of the test that runs, so that none is left behind


class Closed(Exception):
    """The other side has closed; code is that of its close frame, or None."""

    def __init__(self, code=None):
        super().__init__("closed with %s" % code)
        self.code = code


class Refused(Exception):
    """The upgrade was refused; status is that of HTTP."""

    def __init__(self, status):
        super().__init__("refused with %s" % status)
        self.status = status


class Client:
    """One connection. Keeps everything that came in `heard` (parsed) and in `raw` (bytes)."""

    def __init__(self, port, name="Guest", origin=None, path="/ws", protocol="hypercone.1", hello=True, timeout=PATIENCE, host=None,
                 version="13", upgrade="websocket", source="127.0.0.1", tls=None, at_once=b"", headers=()):
        self.sock = socket.create_connection(("127.0.0.1", port), timeout=timeout, source_address=(source, 0))
        self.sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if tls:
            self.sock = tls.wrap_socket(self.sock)
        self.buffer = self.pieces = b""
        self.heard, self.raw = [], []
        self.room = self.seat = self.token = self.game = self.info = self.answered = None
        key = base64.b64encode(os.urandom(16)).decode()
        lines = ["GET %s HTTP/1.1" % path, "Host: %s" % (host or "127.0.0.1:%d" % port), "Upgrade: " + upgrade, "Connection: Upgrade",
                 "Sec-WebSocket-Key: " + key] + list(headers)
        if version:
            lines.append("Sec-WebSocket-Version: " + version)
        if protocol:
            lines.append("Sec-WebSocket-Protocol: " + protocol)
        if origin:
            lines.append("Origin: " + origin)
        self.sock.sendall(("\r\n".join(lines) + "\r\n\r\n").encode() + at_once)     # at_once: before it knows the answer
        while b"\r\n\r\n" not in self.buffer:
            try:
                more = self.sock.recv(4096)
            except ConnectionError:
                more = b""
            if not more:
                raise Refused(None)
            self.buffer += more
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        status = int(head.split()[1])
        if status != 101:
            raise Refused(status)
        accept = base64.b64encode(hashlib.sha1((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").encode()).digest())
        assert accept in head, "not a WebSocket handshake"
        if hello:
            self.send(type="hello", protocol=2, name=name)
            self.wait("welcome")

    # ---- frames ----
    def frame(self, payload, opcode=1, final=True):
        mask = os.urandom(4)
        head = bytes([(0x80 if final else 0) | opcode])
        if len(payload) < 126:
            head += bytes([0x80 | len(payload)])
        elif len(payload) < 65536:
            head += bytes([0x80 | 126]) + struct.pack(">H", len(payload))
        else:
            head += bytes([0x80 | 127]) + struct.pack(">Q", len(payload))
        n = len(payload)
        masked = (int.from_bytes(payload, "big") ^ int.from_bytes((mask * (n // 4 + 1))[:n], "big")).to_bytes(n, "big") if n else b""
        self.sock.sendall(head + mask + masked)

    def send(self, **message):
        self.frame(json.dumps(message).encode())

    def fill(self, timeout):
        """Reads what comes next, which may be any part of a frame."""
        self.sock.settimeout(timeout)
        try:
            more = self.sock.recv(65536)
        except socket.timeout:
            raise
        except OSError:
            raise Closed() from None
        if not more:
            raise Closed()
        self.buffer += more

    def next_frame(self):
        """The first byte and the payload of a frame that is here as a whole, or None."""
        b = self.buffer
        head, length = 2, b[1] & 127 if len(b) > 1 else 0
        if length >= 126:
            head += 2 if length == 126 else 8
            length = int.from_bytes(b[2:head], "big") if len(b) >= head else 0
        if len(b) < head + length:
            return None
        self.buffer = b[head + length:]
        return b[0], b[head:head + length]

    def pull(self):
        """The next message if it is here as a whole, or None. Pings are answered, and nobody waits behind them."""
        while True:
            found = self.next_frame()
            if not found:
                return None
            first, payload = found
            opcode = first & 15
            if opcode == 8:
                raise Closed(struct.unpack(">H", payload[:2])[0] if len(payload) >= 2 else None)
            if opcode == 9:
                self.frame(payload, 10)
                continue
            if opcode == 10:
                continue
            self.pieces += payload
            if first & 0x80:
                whole, self.pieces = self.pieces, b""
                message = json.loads(whole)
                self.raw.append(whole)
                self.heard.append(message)
                self.note(message)
                return message

    def receive(self, timeout=PATIENCE):
        """The next message, parsed; its effect on what we know is noted."""
        until = time.time() + timeout
        while True:
            message = self.pull()
            if message:
                return message
            self.fill(max(0.001, until - time.time()))

    def catch_up(self):
        """Hears everything that was sent to us until now: messages keep their order."""
        self.send(type="ping")
        self.wait("pong")

    def note(self, m):
        if m["type"] == "seated":
            self.room, self.seat, self.token = m["room"], m["seat"], m["token"]
        elif m["type"] == "room":
            self.room, self.info = m["room"], m
            self.seat = m["you"]
        elif m["type"] == "game":
            self.game = m

    def wait(self, *types, timeout=PATIENCE, where=None):
        until = time.time() + timeout
        while True:
            left = until - time.time()
            if left <= 0:
                raise AssertionError("no %s within %s s; the last: %s" % ("/".join(types), timeout, [m["type"] for m in self.heard[-5:]]))
            m = self.receive(left)
            if m["type"] in types and (where is None or where(m)):
                return m

    def drain(self, seconds=0.2):
        """Whatever comes within a time."""
        got, until = [], time.time() + seconds
        while time.time() < until:
            try:
                got.append(self.receive(max(0.01, until - time.time())))
            except socket.timeout:
                break
        return got

    def close(self):
        try:
            self.sock.close()
        except OSError:
            pass


# ---- answers ----

def random_answer(game, rng):
    """A legal answer to the question of a game message, as the members of an `answer`."""
    question, options = game["question"], game["options"]
    if question["compound"]:
        things = [o["choice"] for o in options if o["kind"] not in ("undo",)]
        choice = DONE if DONE in things and rng.random() < 0.5 else rng.choice(things)
        return {"choice": choice}
    return {"choices": [rng.choice([o["choice"] for o in options])]}


def answer(client, rng):
    client.send(type="answer", id=client.game["id"], **random_answer(client.game, rng))


def suggested(client, timeout=PATIENCE):
    """What the coach says, as the members of an `answer`."""
    client.send(type="suggest")
    m = client.wait("suggestion", timeout=timeout)
    return {"id": m["id"], "choices": m["choices"]}


def next_of(clients, timeout=PATIENCE):
    """The next message of any of them: (client, message)."""
    until = time.time() + timeout
    while True:
        for c in clients:
            message = c.pull()
            if message:
                return c, message
        ready, _, _ = select.select([c.sock for c in clients], [], [], max(0, until - time.time()))
        if not ready:
            raise AssertionError("nothing was heard for %s s" % timeout)
        for c in clients:
            if c.sock in ready:
                c.fill(PATIENCE)


def play(clients, rng, until=None, each=None, timeout=PATIENCE, mind=random_answer, late=False):
    """Answers every question of these clients until the game is over for all of them (or until() is true).

    each(client, message) sees every message; mind(game, rng) gives answers, or None for none; late: where clocks run, answers may come too late.
    """
    done = set()

    def answer_it(c):
        if c.game["question"] and not c.game["view"]["over"] and c.answered != c.game["id"]:
            given = mind(c.game, rng)
            if given is not None:
                c.answered = c.game["id"]
                c.send(type="answer", id=c.game["id"], **given)

    for c in clients:
        if c.game:
            answer_it(c)
    while len(done) < len(clients) and not (until and until()):
        c, m = next_of(clients, timeout)
        if each:
            each(c, m)
        if m["type"] == "error" and not (late and m["code"] == "late"):
            raise AssertionError("seat %s, question %s, answered %s: %s: %s" % (c.seat, c.game and c.game["id"], c.answered, m["code"], m["why"]))
        if m["type"] != "game":
            continue
        if m["view"]["over"]:
            done.add(c)
        else:
            answer_it(c)


# ---- the server ----

class Server:
    def __init__(self, folder, *options, port=0, db=None, pause=0, limits=False, preexec=None, disk=False):
        self.folder, self.port, self.options, self.pause = folder, port, list(options), pause
        self.db = db or os.path.join(folder, "games.db")
        self.limits, self.preexec = limits, preexec
        self.disk, self.env = disk, {}       # disk: one that can fail (disk.c); env: for it
        self.process = None
        self.log = os.path.join(folder, "server.log")
        RUNNING.append(self)
        self.start()

    def command(self):
        c = [PROGRAM, "serve", "--port", str(self.port), "--db", self.db, "--pause", str(self.pause), "--metrics-port", "0"] + self.options
        return c + ([] if self.limits else ["--messages", "100000", "--per-ip", "0", "--rooms-per-ip", "0", "--rooms-a-minute", "0", "--joins-a-minute", "0", "--grace", "0"])

    def start(self):
        self.out = open(self.log, "ab")
        at = self.out.tell()
        self.process = subprocess.Popen(self.command(), stderr=self.out, stdout=self.out, preexec_fn=self.preexec,
                                        env=dict(os.environ, LD_PRELOAD=DISK, HYPERCONE_DISK=self.db, **self.env) if self.disk else None)
        until = time.time() + PATIENCE
        while time.time() < until:
            with open(self.log, encoding="utf-8") as log:
                log.seek(at)
                text = log.read()
            if "Figures are at" in text and text.endswith("\n"):
                self.figures_port = int(text.split("Figures are at http", 1)[1].split(":", 2)[2].split("/")[0])
                self.port = int(text.split("Hypercone is at http", 1)[1].split(":", 2)[2].split("/")[0])
                return
            if self.process.poll() is not None:
                raise AssertionError("the server ended at once: " + text)
            time.sleep(0.01)
        raise AssertionError("the server did not begin")

    def disk_is(self, wrong):
        """What is wrong with the disk or the clock from now on (disk.c); "": nothing."""
        with open(self.db + ".disk.new", "w", encoding="utf-8") as out:
            out.write(wrong)
        os.rename(self.db + ".disk.new", self.db + ".disk")

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.out.close()

    def stop(self):
        if self.process.poll() is None:
            self.process.terminate()
        status = self.process.wait(PATIENCE)
        self.out.close()
        return status

    def said(self):
        with open(self.log, encoding="utf-8", errors="replace") as log:
            return log.read()

    def get(self, path, headers=None):
        """Status, headers and body of a request."""
        port = self.figures_port if path == "/metrics" else self.port
        request = urllib.request.Request("http://127.0.0.1:%d%s" % (port, path), headers=headers or {})
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as reply:
                status, head, body = reply.status, reply.headers, reply.read()
        except urllib.error.HTTPError as e:
            status, head, body = e.code, e.headers, e.read()
        return status, head, gzip.decompress(body) if head.get("content-encoding") == "gzip" else body

    def figure(self, name):
        for line in self.get("/metrics")[2].decode().splitlines():
            if line.startswith("hypercone_" + name + " "):
                return float(line.split()[1])
        raise AssertionError("no figure " + name)


def tls_server(folder, *options, **how):
    """A server with a certificate of its own, and what its clients need to trust it."""
    cert, key = os.path.join(folder, "cert.pem"), os.path.join(folder, "key.pem")
    subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", key, "-out", cert, "-days", "2", "-subj", "/CN=localhost"],
                   check=True, capture_output=True)
    server = Server(folder, "--tls-cert", cert, "--tls-key", key, *options, **how)
    context = ssl.create_default_context(cafile=cert)
    context.check_hostname = False
    return server, context


def create(client, **settings):
    message = {"type": "create", "edition": "ffg", "players": 4, "variants": [], "listed": False, "clock": "off", "deal_seconds": 0,
               "silence_seconds": 0, "talk": False, "spectators": True}
    message.update(settings)
    client.send(**message)
    m = client.wait("seated", "error")
    assert m["type"] == "seated", m
    return client.room


def me_and(*others, **mine):
    return [dict({"player": "me"}, **mine)] + [{"player": "open"} if o == "open" else {"player": "bot", "bot": o} for o in others]


def start_with(server, names, bots=("steady", "steady"), **settings):
    """A room with these people, begun; returns their clients."""
    host = Client(server.port, names[0])
    create(host, players=len(names) + len(bots), seats=me_and(*(["open"] * (len(names) - 1)), *bots), **settings)
    clients = [host]
    for name in names[1:]:
        c = Client(server.port, name)
        c.send(type="join", room=host.room)
        c.wait("seated")
        c.send(type="ready", ready=True)
        c.wait("room", where=lambda m: m["seats"][m["you"]]["ready"])
        clients.append(c)
    if len(names) > 1:
        host.wait("room", where=lambda m: all(s["ready"] for s in m["seats"][1:]))
    host.send(type="start")
    for c in clients:
        c.wait("game")
    return clients


def saved(server, room, folder):
    """The finished game as a file."""
    status, _, body = server.get("/api/game/%s.hcg" % room)
    assert status == 200, "no saved game: %s" % status
    path = os.path.join(folder, room + ".hcg")
    with open(path, "wb") as out:
        out.write(body)
    return path


def hypercone(*words):
    done = subprocess.run([PROGRAM] + list(words), capture_output=True, text=True, timeout=3 * PATIENCE, check=False)
    return done.returncode, done.stdout, done.stderr


WORDS = {"pass": 4096, "done": 4097, "undo": 4098, "deck": 4099, "walk-away": 4100}


def answers_of(path, seat=None):
    """The answers in a saved game: [(seat, choice)], or of one seat [choice]."""
    found, begun = [], False
    with open(path, encoding="utf-8") as lines:
        for text in lines:
            words = text.split("#")[0].split()
            if words[:1] == ["answers"]:
                begun = True
            elif begun and len(words) == 2 and words[0].isdigit():
                found.append((int(words[0]) - 1, WORDS.get(words[1]) or int(words[1])))
    return found if seat is None else [c for s, c in found if s == seat]
