"""Whole games: by the coach's advice, by chance, in every edition and size; replays and saved games agree with what was seen."""
import json
import random
import socket
import time

from client import PATIENCE, Client, Server, answers_of, create, hypercone, me_and, play, saved, start_with, suggested


def verified(server, room, folder):
    path = saved(server, room, folder)
    status, out, err = hypercone("replay", path, "--verify")
    assert status == 0 and "identical" in out, out + err
    return path


def seen_events(path, seat):
    """What `hypercone replay` says that a seat (None: everybody) could see."""
    words = ["replay", path, "--json"] + (["--seat", str(seat + 1)] if seat is not None else [])
    status, out, err = hypercone(*words)
    assert status == 0, err
    return json.loads(out)["events"]


def same_story(got, path, seat):
    """The events that came over the line are those of the saved game, in order, each once."""
    want = seen_events(path, seat)
    assert [e["n"] for e in got] == list(range(1, len(want) + 1)), "numbers: %s of %s" % ([e["n"] for e in got][-3:], len(want))
    for mine, theirs in zip(got, want):
        for key in ("kind", "who", "other", "a", "b", "c", "sheet", "by"):
            assert mine[key] == theirs[key], (mine, theirs)


def events_of(client):
    return [e for m in client.heard if m["type"] == "game" for e in m["events"]]


def test_one_person_and_bots(folder):
    server = Server(folder)
    [c] = start_with(server, ["Ada"], ("steady", "steady", "random"))
    play([c], random.Random(1))
    path = verified(server, c.room, folder)
    same_story(events_of(c), path, 0)
    assert "seat 1 drawn person Ada" in open(path, encoding="utf-8").read()
    assert server.figure("games_over_total") == 1
    assert server.stop() == 0


def test_the_coach_plays_a_whole_game(folder):
    server = Server(folder)
    [c] = start_with(server, ["Ada"], ("steady", "steady", "steady"))
    advised = 0
    while not c.game["view"]["over"]:
        if not c.game["question"]:
            c.wait("game")
            continue
        advice = suggested(c)
        assert c.heard[-1]["text"] and advice["id"] == c.game["id"], c.heard[-1]
        before = c.game["id"]
        c.send(type="answer", **advice)
        c.wait("game", where=lambda m, before=before: m["id"] != before)
        advised += 1
    assert advised > 20, advised
    verified(server, c.room, folder)


def test_four_people_and_an_onlooker(folder):
    server = Server(folder)
    people = start_with(server, ["Ada", "Ben", "Cleo", "Dan"], ())
    eve = Client(server.port, "Eve")
    eve.send(type="join", room=people[0].room, watch=True, since=0)
    eve.wait("game")
    play(people + [eve], random.Random(2))
    path = verified(server, people[0].room, folder)
    for seat, c in enumerate(people):
        same_story(events_of(c), path, seat)
    same_story(events_of(eve), path, None)
    assert all(m["question"] is None and m["view"]["viewer"] is None for m in eve.heard if m["type"] == "game")


def test_other_editions_sizes_and_variants(folder):
    server = Server(folder)
    for settings, bots in (({"edition": "avalon-hill"}, ("steady",)),
                           ({"variants": ["technology", "hidden-powers"], "choose": True}, ("random",) * 7),
                           ({"alert": "green"}, ("steady", "random"))):
        [c] = start_with(server, ["Ada"], bots, **settings)
        play([c], random.Random(3))
        verified(server, c.room, folder)
        c.close()


def test_a_question_that_is_put_is_not_taken_back(folder):
    """What is passed in a person's name is never shown to it: whoever answers what it is asked is never too late."""
    server = Server(folder)
    for seed in range(1, 25):
        [c] = start_with(server, ["Ada"], ("steady",), edition="avalon-hill", seed=seed)
        play([c], random.Random(seed), until=lambda: c.answered is not None and c.answered > 4)
        c.close()


def test_bots_play_while_somebody_looks_on(folder):
    server = Server(folder)
    c = Client(server.port, "Eve")
    c.send(type="create", players=3, seats=[{"player": "bot", "bot": "steady"}] * 3, clock="off")
    c.wait("game", where=lambda m: m["view"]["over"], timeout=3 * PATIENCE)
    verified(server, c.room, folder)


def test_bots_do_not_run_away_from_a_slow_reader(folder):
    server = Server(folder, "--queue-bytes", "600000")
    for seed in (1, 2):
        c = Client(server.port, "Eve")
        c.sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 100000)
        c.send(type="create", players=5, seats=[{"player": "bot", "bot": "steady"}] * 5, clock="off", seed=seed)
        until = time.time() + 3 * PATIENCE
        while not (c.game and c.game["view"]["over"]):
            c.receive()
            time.sleep(0.002)
            assert time.time() < until
        c.close()
    assert server.figure("dropped_slow_total") == 0


def test_one_who_reads_nothing_does_not_hold_a_game_up(folder):
    server = Server(folder, "--queue-bytes", "200000", "--joins-a-minute", "100000", "--messages", "10000")
    [c] = start_with(server, ["Ada"], ("steady", "steady", "steady"), seed=1)
    deaf = Client(server.port, "Deaf")
    deaf.sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    until = time.time() + PATIENCE
    try:
        while server.figure("dropped_slow_total") < 1:           # each asks for the whole state, and none is read
            assert time.time() < until
            for _ in range(60):
                deaf.send(type="join", room=c.room, watch=True)
    except OSError:                                              # the server has hung up in the middle of it
        pass
    play([c], random.Random(1))
    assert server.figure("dropped_slow_total") == 1
    verified(server, c.room, folder)


def test_aliens_and_seed_as_asked_for(folder):
    server = Server(folder)
    seats = [{"player": "me", "alien": "Virus"}, {"player": "bot", "bot": "steady", "alien": "Filch"}, {"player": "bot"}, {"player": "bot"}]
    c = Client(server.port, "Ada")
    create(c, seats=seats, seed=7, players=4)
    assert c.wait("room")["settings"]["seed_given"] is True
    c.send(type="start")
    m = c.wait("game")
    assert [s["alien"] for s in m["view"]["seats"]][:2] == ["Virus", "Filch"]
    play([c], random.Random(4))
    assert "seed 0x0000000000000007" in open(verified(server, c.room, folder), encoding="utf-8").read()


def game_with_an_annulled_deal(server, seeds):
    """Which seed brings one depends on how the bots play: the first of these is usually enough."""
    for seed in seeds:
        [c] = start_with(server, ["Ada"], ("steady", "steady"), seed=seed)
        c.send(type="replay", room=c.room, at=0, eyes=None)
        assert c.wait("error", where=lambda m: m["about"] == "replay")["code"] == "not-over"
        play([c], random.Random(5))
        d = Client(server.port, "Eve")
        d.send(type="replay", room=c.room, at=0, eyes=None)
        m = d.wait("replay")
        if any(k["kind"] == "outcome" and k["result"] == "no-deal" and "annuls" in k["text"] for k in m["marks"]):
            return c, d, m
    raise AssertionError("none of these games has a deal that is annulled")


def test_replays_step_by_step(folder):
    server = Server(folder)
    c, d, m = game_with_an_annulled_deal(server, range(60, 120))
    path = verified(server, c.room, folder)
    decisions = len(answers_of(path))
    assert m["of"] == decisions and {k["kind"] for k in m["marks"]} == {"turn", "encounter", "phase", "outcome", "won"}
    assert [k["n"] for k in m["marks"]] == sorted(k["n"] for k in m["marks"])
    outcomes = [k for k in m["marks"] if k["kind"] == "outcome"]
    assert {k["result"] for k in outcomes} <= {"offense", "defense", "both-lost", "deal", "no-deal"} and all(k["text"] for k in outcomes)
    assert sorted(k["seat"] for k in m["marks"] if k["kind"] == "won") == sorted(c.game["view"]["won"])
    status, out, _ = hypercone("replay", path, "--json", "--open")
    assert status == 0
    whole = {}
    for e in json.loads(out)["events"]:
        whole.setdefault(e["decision"], []).append((e["kind"], e["who"], e["a"]))
    settled = [(at, {0: "offense", 1: "defense", 3: "both-lost"}.get(a) if kind == "OUTCOME" else "deal" if kind == "DEAL_MADE" else "no-deal")
               for at, events in whole.items() for kind, _, a in events
               if kind in ("DEAL_MADE", "DEAL_FAILED") or kind == "OUTCOME" and a != 2]
    assert [(k["n"], k["result"]) for k in outcomes] == settled
    for at in range(0, decisions + 1, 7):
        d.send(type="replay", room=c.room, at=at, eyes=None)
        m = d.wait("replay")
        assert m["at"] == at and "marks" not in m
        assert [(e["kind"], e["who"], e["a"]) for e in m["events"]] == whole.get(at, []), at
        assert all(len(s["cards"]) == s["hand"] for s in m["view"]["seats"]), "all hands are open"
    d.send(type="replay", room=c.room, at=decisions, eyes=1)
    m = d.wait("replay")
    assert m["view"]["viewer"] == 1 and m["view"]["over"]
    d.send(type="replay", room=c.room, at=10 ** 9, eyes=0)
    assert d.wait("replay")["at"] == decisions
    d.send(type="replay", room=c.room, at=1, eyes=9)
    assert d.wait("error")["code"] == "eyes"


def test_the_same_table_again(folder):
    server = Server(folder)
    a, b = start_with(server, ["Ada", "Ben"], ("steady",))
    a.send(type="again")
    assert a.wait("error", where=lambda m: m["about"] == "again")["code"] == "not-over"
    play([a, b], random.Random(6))
    old = a.room
    a.send(type="again")
    a.wait("seated")
    invitation = b.wait("again")
    assert invitation["room"] == a.room != old
    b.send(type="join", room=invitation["room"])
    b.wait("seated")
    assert b.seat == 1
    b.send(type="ready", ready=True)
    a.wait("room", where=lambda m: m["seats"][1]["ready"])
    a.send(type="start")
    a.wait("game")
    b.wait("game")
    play([a, b], random.Random(7))
    verified(server, a.room, folder)
