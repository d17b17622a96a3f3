"""Plain requests: the page, the catalogue, headers, and paths that lead nowhere."""
import json
import os
import socket
import subprocess
import time

from client import PATIENCE, Server, hypercone, tls_server


def test_catalogue_and_encyclopaedia(folder):
    server = Server(folder)
    status, head, body = server.get("/api/catalogue.json?edition=ffg")
    book = json.loads(body)
    assert status == 200 and head["content-type"] == "application/json" and head["content-encoding"] == "gzip"
    listed = json.loads(hypercone("list", "aliens", "--json")[1])
    assert [a["name"] for a in book["aliens"]] == [a["name"] for a in listed] and len(book["editions"]) >= 2
    assert {v["name"] for v in book["variants"]} == {v["name"] for v in json.loads(hypercone("list", "variants", "--json")[1])}
    assert [level["name"] for level in book["bots"]["levels"]][:2] == ["random", "steady"] and book["phases"] and book["words"]["ship"]
    book = json.loads(server.get("/api/encyclopaedia.json?edition=avalon-hill")[2])
    zombie = [e for e in book["entries"] if e["name"] == "Zombie"][0]
    shown = json.loads(hypercone("show", "Zombie", "--edition", "avalon-hill", "--json")[1])
    assert {k: zombie[k] for k in shown} == shown and zombie["kind"] == "alien" and book["rules"] and book["kinds"]
    assert server.get("/api/catalogue.json?edition=none")[0] == 404


def test_page_routes_and_headers(folder):
    web = os.path.join(folder, "web")
    os.makedirs(os.path.join(web, "assets"))
    for name, text in (("index.html", "<p>the page"), ("assets/a-1.js", "let a"), ("assets/b.wasm", "wasm"), ("icon.svg", "<svg/>")):
        with open(os.path.join(web, name), "w", encoding="utf-8") as out:
            out.write(text)
    with open(os.path.join(folder, "secret.txt"), "w", encoding="utf-8") as out:
        out.write("secret")
    server = Server(folder, "--web", web)
    for path in ("/", "/room/abc", "/replay/abc?at=3", "/encyclopaedia", "/encyclopaedia/Virus", "/rooms", "/rules", "/rules/modern"):
        status, head, body = server.get(path)
        assert status == 200 and b"the page" in body, path
        policy = head["content-security-policy"]
        assert "default-src 'self'" in policy and "unsafe-inline" not in policy and "frame-ancestors 'none'" in policy
        assert head["x-content-type-options"] == "nosniff" and head["referrer-policy"] == "no-referrer" and head["cache-control"] == "no-cache"
    status, head, _ = server.get("/assets/a-1.js")
    assert status == 200 and "immutable" in head["cache-control"] and head["content-type"].startswith("text/javascript")
    assert server.get("/assets/b.wasm")[1]["content-type"] == "application/wasm"
    for path in ("/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt", "/.git/config",
                 "/assets/..%2f..%2fsecret.txt", "/assets/", "/none", "/api/game/x.hcg", "/api/game/../../secret.txt.hcg", "/api/game/" + "a" * 500 + ".hcg",
                 "/assets/a-1.js%00.txt", "/\\..\\secret.txt", "/api", "/ws"):
        status, body = raw_get(server, path)
        assert status in (400, 403, 404) or status is None or b"the page" in body and b"secret" not in body, (path, status)
        assert b"secret" not in body, path
    assert raw_get(server, "/healthz", "POST")[0] in (405, 404, 400, None)
    assert raw_get(server, "/" + "x" * 9000)[0] in (404, 414, 400, 431, None)
    assert server.get("/healthz")[2] == b"ok"


def raw_get(server, path, method="GET"):
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as s:
        extra = "Content-Length: 0\r\n" if method == "POST" else ""
        s.sendall(("%s %s HTTP/1.1\r\nHost: localhost\r\n%sConnection: close\r\n\r\n" % (method, path, extra)).encode())
        got = b""
        try:
            while True:
                more = s.recv(65536)
                if not more:
                    break
                got += more
        except OSError:
            pass
    return (int(got.split()[1]) if got.startswith(b"HTTP/") else None), got


def test_head_is_get_without_a_body(folder):
    server = Server(folder)
    for path in ("/", "/healthz", "/room/abc", "/icon.svg", "/none", "/api/catalogue.json?edition=ffg", "/api/catalogue.json?edition=none",
                 "/api/game/none.hcg", "/api/game/x"):
        status, whole = raw_get(server, path)
        head_status, head = raw_get(server, path, "HEAD")
        of_get, body = whole.split(b"\r\n\r\n", 1)
        of_head, nothing = head.split(b"\r\n\r\n", 1)
        assert head_status == status and nothing == b"" and body, (path, head_status, status, nothing[:40])
        assert all(line in of_head.split(b"\r\n") for line in of_get.split(b"\r\n")), (path, of_get, of_head)
        assert b"content-length: " in of_head.lower()
    # One connection goes on after it.
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as s:
        s.sendall(b"HEAD /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        got = s.recv(65536)
        assert got.startswith(b"HTTP/1.1 200") and got.endswith(b"\r\n\r\n"), got
        s.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        got = b""
        while more := s.recv(65536):
            got += more
        assert got.endswith(b"ok"), got


def test_without_a_page_the_server_says_how_to_build_it(folder):
    server = Server(folder)
    body = server.get("/")[2]
    assert b"<title>" in body and (b"./serve" in body or b"<script" in body)


def test_a_slow_line_gets_all_of_a_file(folder):
    web, length = os.path.join(folder, "web"), 7 * 1024 * 1024
    os.makedirs(web)
    for name, size in (("index.html", 9), ("large.js", length)):
        with open(os.path.join(web, name), "wb") as out:
            out.write(b"x" * size)
    server = Server(folder, "--web", web)
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as s:
        s.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 65536)
        s.sendall(b"GET /large.js HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        time.sleep(9)                        # a tunnel
        got = 0
        while more := s.recv(1 << 16):
            got += len(more)
    assert length < got < length + 2000, got


def test_figures(folder):
    server = Server(folder)
    status, head, body = server.get("/metrics")
    assert status == 200 and head["content-type"].startswith("text/plain")
    for line in body.decode().splitlines():
        assert line.startswith("# ") or len(line.split()) == 2 and float(line.split()[1]) >= 0, line
    assert b"hypercone_answer_seconds_bucket" in body


def test_https(folder):
    server, context = tls_server(folder)
    assert "https://" in server.said()
    with context.wrap_socket(socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)) as s:
        s.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        assert b"200" in s.recv(4096)
    assert server.stop() == 0
    cert = server.options[server.options.index("--tls-cert") + 1]
    done = subprocess.run([server.command()[0], "serve", "--port", "0", "--db", server.db, "--tls-cert", cert, "--tls-key", server.log],
                          capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 1 and "certificate" in done.stderr, done.stderr
