"""Who comes in: names of the server, schemes of pages, protocols, the port of the figures, and names of guests."""
import json
import socket

from client import PATIENCE, Client, Refused, Server, hypercone, me_and


def ask(port, path, *headers):
    """Status of a plain request with exactly these headers, and what came with it; None: the line was cut."""
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as s:
        s.sendall(("\r\n".join(["GET %s HTTP/1.1" % path, "Connection: close"] + list(headers)) + "\r\n\r\n").encode())
        got = b""
        try:
            while more := s.recv(65536):
                got += more
        except OSError:
            pass
    return (int(got.split()[1]) if got.startswith(b"HTTP/") else None), got


def refused(server, **how):
    """The status with which the upgrade is refused; 101: it is not."""
    try:
        Client(server.port, **how).close()
        return 101
    except Refused as e:
        return e.status


def test_only_names_of_the_server(folder):
    server = Server(folder, "--host", "games.example", "--origin", "https://proxy.example")
    for host in ("127.0.0.1", "127.0.0.1:%d" % server.port, "localhost:7", "LocalHost", "[::1]:80", "192.168.0.7", "games.example", "Games.Example:7100",
                 "proxy.example", socket.gethostname()):
        assert ask(server.port, "/api/catalogue.json?edition=ffg", "Host: " + host)[0] == 200, host
        assert refused(server, host=host) == 101, host
    for host in ("evil.example", "evil.example:%d" % server.port, "127.0.0.1.evil.example", "localhost.evil.example", "games.example.evil", "1evil", "[evil]", "xgames.example"):
        assert ask(server.port, "/api/catalogue.json?edition=ffg", "Host: " + host)[0] == 421, host
        assert ask(server.port, "/", "Host: " + host)[0] == 421, host
        # A name that leads here, and a page of that name: both agree, and are not ours.
        assert refused(server, host=host, origin="http://" + host) == 421, host
    assert ask(server.port, "/")[0] in (400, 421, None), "no name at all"
    assert ask(server.port, "/healthz", "Host: 10-0-0-1.balancer")[0] == 200, "a balancer may call us as it likes"


def test_the_scheme_of_a_page(folder):
    server = Server(folder, "--origin", "https://proxy.example")
    here = "127.0.0.1:%d" % server.port
    assert refused(server, origin="http://" + here) == 101
    assert refused(server, origin="https://" + here) == 403, "we speak no https here"
    assert refused(server, origin="https://proxy.example", host="proxy.example") == 101
    assert refused(server, origin="http://proxy.example", host="proxy.example") == 101, "the page that this server itself gives"
    assert refused(server, origin="http://proxy.example") == 403
    assert refused(server, origin="ftp://" + here) == 403 and refused(server, origin=here) == 403


def test_behind_a_proxy_only_its_scheme(folder):
    server = Server(folder, "--origin", "https://proxy.example", "--proxy", "127.0.0.1")
    through = ["X-Forwarded-For: 203.0.113.7"]
    assert refused(server, origin="https://proxy.example", host="proxy.example", headers=through) == 101
    assert refused(server, origin="http://proxy.example", host="proxy.example", headers=through) == 403, "a page that nobody encrypted"
    assert refused(server, origin="http://127.0.0.1:%d" % server.port) == 101, "without the proxy, as ever"


def test_only_the_expected_protocols(folder):
    server = Server(folder)
    for version in ("12", "8", "14", "0", "13, 8", "", None):
        assert refused(server, version=version) == 426, version
    assert refused(server, version="13") == 101
    for upgrade in ("h2c", "H2C", "h2c, websocket", "TLS/1.0"):
        assert refused(server, upgrade=upgrade) in (400, 403), upgrade
    status, got = ask(server.port, "/", "Host: localhost", "Upgrade: h2c", "HTTP2-Settings: AAMAAABkAAQAAP__")
    assert status == 400 and b"h2c" not in got.lower(), got[:100]
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as s:
        s.sendall(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes([0, 0, 0, 4, 0, 0, 0, 0, 0]))
        got = s.recv(4096)
        assert not got or got.startswith(b"HTTP/1"), got
    assert server.get("/healthz")[2] == b"ok"


def test_figures_have_a_port_of_their_own(folder):
    server = Server(folder)
    assert server.figure("connections") == 0
    assert ask(server.port, "/metrics", "Host: localhost")[0] == 404
    assert b"hypercone_" not in ask(server.port, "/metrics", "Host: localhost")[1]
    for path in ("/", "/healthz", "/api/catalogue.json?edition=ffg", "/metrics/", "/index.html"):
        assert ask(server.figures_port, path, "Host: localhost")[0] == 404, path
    assert ask(server.figures_port, "/metrics", "Host: evil.example")[0] == 404, "a name that leads here"
    try:
        Client(server.figures_port)
        raise AssertionError("a game on the port of the figures")
    except Refused:
        pass
    status, _, said = hypercone("serve", "--port", "0", "--db", server.db + "2", "--metrics-port", str(server.figures_port))
    assert status == 1 and "--metrics-port" in said, said


def asked_for(server, named, **how):
    """A connection that a proxy makes for somebody."""
    return Client(server.port, headers=["X-Forwarded-For: " + named] if named else (), **how)


def rooms_of(c, count=5):
    for _ in range(count):
        c.send(type="create", players=3, seats=me_and("open", "steady"))
    return [c.wait("seated", "error")["type"] for _ in range(count)].count("seated")


def test_behind_a_proxy_limits_go_by_the_visitors(folder):
    server = Server(folder, "--proxy", "127.0.0.1", "--rooms-per-ip", "2", "--per-ip", "4", limits=True)
    held = [asked_for(server, "203.0.113.7") for _ in range(4)]
    for named in ("203.0.113.7", "198.51.100.1, 203.0.113.7", "::ffff:203.0.113.7"):
        try:
            asked_for(server, named)
            raise AssertionError("a fifth socket of one visitor: " + named)
        except Refused as e:
            assert e.status in (503, None)
    assert ask(server.port, "/", "Host: localhost", "X-Forwarded-For: 203.0.113.7")[0] is None, "a request is a socket, too"
    assert rooms_of(held[0]) == 2 and rooms_of(held[1]) == 0
    assert rooms_of(asked_for(server, "203.0.113.8")) == 2
    one, other = asked_for(server, "2001:db8::1"), asked_for(server, "2001:db8::2")
    assert rooms_of(one) == 2 and rooms_of(other) == 0, "one household"
    # What nobody can count is not let in; who is no proxy says nothing for others.
    for named in ("nobody", "203.0.113.9, nobody", "203.0.113.9, ", "1, " * 400 + "203.0.113.9"):
        assert refused(server, headers=["X-Forwarded-For: " + named]) in (503, None), named
    assert rooms_of(asked_for(server, "203.0.113.10", source="127.0.0.2")) == 2
    assert rooms_of(asked_for(server, "203.0.113.11", source="127.0.0.2")) == 0
    # The proxy itself has as many sockets as it needs.
    for _ in range(8):
        held.append(asked_for(server, None))
    for c in held[:4]:
        c.close()
    assert any(ask(server.port, "/", "Host: localhost", "X-Forwarded-For: 203.0.113.7")[0] == 200 for _ in range(100))
    status, _, said = hypercone("serve", "--port", "0", "--db", server.db + "2", "--proxy", "nobody")
    assert status == 1 and "--proxy" in said, said


def is_reached(address, port):
    try:
        socket.create_connection((address, port), timeout=PATIENCE).close()
        return True
    except OSError:
        return False


def test_only_the_address_that_was_told(folder):
    """127.0.0.2 and ::1 stand for every other address of the machine."""
    server = Server(folder)
    for port in (server.port, server.figures_port):
        assert is_reached("127.0.0.1", port)
        assert not is_reached("127.0.0.2", port) and not is_reached("::1", port), "a server for this machine alone is there for all"
    server.stop()
    server.options += ["--bind", "0.0.0.0"]
    server.start()
    assert is_reached("127.0.0.1", server.port) and is_reached("127.0.0.2", server.port)
    assert is_reached("127.0.0.1", server.figures_port) and not is_reached("127.0.0.2", server.figures_port), "the figures are for this machine alone"


def test_names_that_can_be_seen(folder):
    server = Server(folder)
    for name in ("Ada", "Ada Lovelace", "Zoë", "李雷", "Алиса", "😀", "नमस्ते", "x", "محمد", "Zoe\u0308", "Vie\u0323\u0302t"):
        c = Client(server.port, name)
        assert c.heard[-1]["name"] == name
        c.close()
    c = Client(server.port, hello=False)
    for code in (0x00, 0x07, 0x1B, 0x7F, 0x85, 0xA0, 0xAD, 0x34F, 0x61C, 0x115F, 0x180E, 0x2003, 0x200B, 0x200D, 0x200E, 0x200F, 0x2028, 0x202A, 0x202E, 0x2060,
                 0x2066, 0x2069, 0x206F, 0x2800, 0x3000, 0x3164, 0xE000, 0xFE0F, 0xFEFF, 0xFFA0, 0xFFF9, 0xFFFD, 0xE0041, 0xE0100):
        for name in (chr(code), "Ada" + chr(code), chr(code) + "Ada", "A" + chr(code) + "da"):
            c.frame(json.dumps({"type": "hello", "protocol": 2, "name": name}).encode())
            m = c.wait("error", "welcome")
            assert m["type"] == "error" and m["code"] in ("name", "malformed"), (hex(code), m)
    for name in ("\u0301", "\u0301Ada", "A" + "\u0335" * 9, "Ad\u0300\u0301\u0302\u0303a", chr(0x13430), chr(0x1D159), chr(0x1FFFE), chr(0x70F)):
        c.send(type="hello", protocol=2, name=name)
        assert c.wait("error", "welcome").get("code") == "name", name
    c.send(type="rooms")
    assert c.wait("error")["code"] == "hello", "refused names are no hello"
