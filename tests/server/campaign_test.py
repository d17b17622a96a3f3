"""A campaign of four games: what is decided between them, its standings, the next game from the table, kills in between."""
import random
import sqlite3
import subprocess
import time

from client import PATIENCE, PROGRAM, Client, Server, create, me_and, play


def sit_down(server, seed=None, names=("Ada", "Ben"), bots=("steady", "steady"), **settings):
    """A room for a campaign, everybody ready."""
    host = Client(server.port, names[0])
    if seed is not None:
        settings["seed"] = seed
    create(host, players=len(names) + len(bots), seats=me_and(*(["open"] * (len(names) - 1)), *bots), campaign=True, **settings)
    people = [host]
    for name in names[1:]:
        c = Client(server.port, name)
        c.send(type="join", room=host.room)
        c.wait("seated")
        c.send(type="ready", ready=True)
        people.append(c)
    host.wait("room", where=lambda m: all(s["ready"] for s in m["seats"][1:]))
    return people


def campaign(c):
    c.catch_up()
    return c.info["campaign"]


def decide(people, pick=lambda q, rng: rng.randrange(len(q["items"])), most=200, rng=None):
    """Answers what is asked before a game until it begins; how often each was asked."""
    rng, asked = rng or random.Random(5), [0] * len(people)
    for _ in range(most):
        for c in people:
            c.catch_up()
        if all(c.info["state"] == "running" for c in people):
            for c in people:
                if not c.game:
                    c.wait("game")
            return asked
        [who] = [c for c in people if c.seat == people[0].info["campaign"]["asked"]]
        for c in people:
            assert ("question" in c.info["campaign"]) == (c is who), "a question of others is shown"
        question = who.info["campaign"]["question"]
        asked[people.index(who)] += 1
        if sum(asked) == most:
            return asked
        who.send(type="campaign", id=question["id"], choice=pick(question, rng))
        who.wait("room", where=lambda m, q=question: m["state"] == "running" or m["campaign"].get("question", {}).get("id") != q["id"])
    raise AssertionError("the questions before a game have no end")


def finish(people):
    play(people, random.Random(7))
    for c in people:
        c.wait("room", where=lambda m: m["state"] == "over") if c.info["state"] != "over" else None
        c.game = None


def go_on(server, people):
    """The next game: the first asks for it, the others follow with the keys that they have."""
    keys = [c.token for c in people]
    room = people[0].room
    people[0].send(type="again")
    people[0].wait("seated")
    assert people[0].room != room
    for c, key in list(zip(people, keys))[1:]:
        told = c.wait("again")
        c.send(type="join", room=told["room"], token=key)
        c.wait("room", where=lambda m, t=told: m["room"] == t["room"])
        c.send(type="ready", ready=True)
    people[0].wait("room", where=lambda m: all(s["ready"] for s in m["seats"][1:]))
    people[0].send(type="start")


def test_four_games_to_the_end(folder):
    server = Server(folder)
    people = sit_down(server, seed=11)
    people[0].send(type="start")
    coalitions = [0] * 4
    for game in range(1, 5):
        asked = decide(people)
        assert sum(asked) > 0, "nobody was asked anything"
        state = campaign(people[0])
        assert state["game"] == game and len(state["standings"]) == game and not state["standings"][-1]["over"]
        sizes = [len(c) for c in state["coalitions"]]
        assert sum(sizes) > sum(coalitions), "nobody has won an alien: %s" % sizes
        coalitions = sizes
        finish(people)
        state = campaign(people[1])
        last = state["standings"][-1]
        assert last["over"] and sorted(r["seat"] for r in last["ranks"]) == [0, 1, 2, 3]
        assert state["over"] == (game == 4)
        if game < 4:
            go_on(server, people)
    people[0].send(type="again")
    assert people[0].wait("error")["code"] == "over"
    ages = [s["age"] for s in campaign(people[0])["standings"]]
    assert len(set(ages)) == 4, ages
    assert any("wins it" in m["text"] for c in people for m in c.heard if m["type"] == "chat" and "text" in m)
    assert server.stop() == 0


def killed(server, people):
    """The same people after a kill and a start."""
    room, back = people[0].room, []
    server.kill()
    server.start()
    for old in people:
        c = Client(server.port, "Back")
        c.send(type="join", room=room, token=old.token)
        assert c.wait("room", "error")["type"] == "room"
        c.token = old.token
        back.append(c)
    return back


def test_kills_between_the_decisions(folder):
    server = Server(folder)
    people = sit_down(server, seed=12)
    people[0].send(type="start")
    rng, kills = random.Random(3), 0
    for _ in range(2):
        while campaign(people[0]) and people[0].info["state"] != "running":
            before = [campaign(c) for c in people]
            people = killed(server, people)
            assert [campaign(c) for c in people] == before
            kills += 1
            decide(people, most=2, rng=rng)
        decide(people)
        finish(people)
        before = campaign(people[0])
        people = killed(server, people)
        assert campaign(people[0]) == before
        go_on(server, people)
    assert kills > 4, kills
    decide(people)
    # The third game has cards to begin with and a first player: it must play again from the store, and be found sound.
    play(people, random.Random(1), until=lambda: len(people[0].heard) > 60)
    people = killed(server, people)
    people[0].wait("game")
    assert server.stop() == 0
    checked = subprocess.run([PROGRAM, "serve", "--db", server.db, "--check"], capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert checked.returncode == 0 and "0 of which cannot be played again" in checked.stdout, checked.stdout + checked.stderr


def test_only_who_is_asked_decides(folder):
    server = Server(folder)
    ada, ben = sit_down(server, seed=13)
    ada.send(type="start")
    decide([ada, ben], most=1)
    state = campaign(ada)
    who, other = (ada, ben) if state["asked"] == ada.seat else (ben, ada)
    question = campaign(who)["question"]
    other.send(type="campaign", id=question["id"], choice=0)
    assert other.wait("error")["code"] == "not-asked"
    for wrong in ({"id": question["id"] + 1, "choice": 0}, {"id": "x", "choice": 0}, {"choice": 0}):
        who.send(type="campaign", **wrong)
        assert who.wait("error")["code"] == "late"
    for wrong in (-1, len(question["items"]), "0", None, 1.5):
        who.send(type="campaign", id=question["id"], choice=wrong)
        assert who.wait("error")["code"] == "illegal"
    ada.send(type="settings", edition="ffg", players=4)
    assert ada.wait("error")["code"] == "campaign"
    assert campaign(who)["question"] == question, "the question is still there"
    watcher = Client(server.port, "Eve")
    watcher.send(type="join", room=ada.room, watch=True)
    assert "question" not in watcher.wait("room")["campaign"]
    watcher.send(type="campaign", id=question["id"], choice=0)
    assert watcher.wait("error")["code"] == "not-asked"


def test_a_bot_decides_for_who_has_left(folder):
    server = Server(folder)
    ada, ben = sit_down(server, seed=14)
    ada.send(type="start")
    for _ in range(50):
        state = campaign(ada)
        if state["asked"] == ben.seat:
            break
        ada.send(type="campaign", id=state["question"]["id"], choice=0)
        ada.wait("room")
    assert state["asked"] == ben.seat
    ben.close()
    ada.send(type="seat", seat=ben.seat, player="bot", bot="steady")
    decide([ada])
    assert ada.info["seats"][ben.seat]["player"] == "bot"


def test_between_the_games_nobody_is_sent_away(folder):
    """A seat has a coalition and points by then: whoever asks for the next game first gives it away no sooner than in a game."""
    server = Server(folder)
    ada, ben = people = sit_down(server, seed=15)
    ada.send(type="start")
    decide(people)
    finish(people)
    token = ben.token
    server.stop()
    server.limits, server.options = True, server.options + ["--messages", "1000", "--grace", "3"]
    server.start()
    ada, ben = Client(server.port, "Ada"), Client(server.port, "Ben")
    ada.send(type="join", room=people[0].room, token=people[0].token)
    ada.wait("room")
    ada.send(type="again")
    ada.wait("seated")
    ada.send(type="seat", seat=1, player="open")
    assert ada.wait("error")["code"] == "grace", "who has not come yet"
    ben.send(type="join", room=ada.room, token=token)
    ben.wait("room")
    ada.send(type="seat", seat=1, player="bot")
    assert ada.wait("error")["code"] == "present"
    ben.close()
    ada.wait("room", where=lambda m: not m["seats"][1]["online"])
    ada.send(type="seat", seat=1, player="bot")
    assert ada.wait("error")["code"] == "grace"
    time.sleep(3.1)
    ada.send(type="seat", seat=1, player="bot")
    ada.wait("room", where=lambda m: m["seats"][1]["player"] == "bot")


def test_what_cannot_be_a_campaign(folder):
    server = Server(folder)
    c = Client(server.port, "Ada")
    for wrong in ({"edition": "avalon-hill"}, {"variants": ["technology"]}, {"parts": ["hazards"]}, {"campaign": "yes"},
                  {"seats": me_and("steady", "steady", "steady", alien="Virus")}, {"seats": [{"player": "bot", "bot": "steady"}] * 4}):
        message = dict({"type": "create", "edition": "ffg", "players": 4, "campaign": True}, **wrong)
        c.send(**message)
        assert c.wait("seated", "error")["type"] == "error", wrong


def test_two_who_go_on_meet_in_one_room(folder):
    server = Server(folder)
    people = sit_down(server, seed=15)
    people[0].send(type="start")
    decide(people)
    finish(people)
    for c in people:
        c.send(type="again")
    for c in people:
        c.wait("room", where=lambda m: m["state"] == "waiting")
        c.catch_up()
    assert people[0].room == people[1].room and [c.seat for c in people] == [0, 1]
    with sqlite3.connect(server.db) as read:
        [(count,)] = read.execute("select count(*) from room")
    read.close()
    assert count == 2


def one_off(server, **settings):
    host = Client(server.port, "Ada")
    create(host, players=4, seats=me_and("steady", "steady", "steady"), **settings)
    host.catch_up()
    return host


def test_a_one_off_game_counts_points(folder):
    server = Server(folder)
    host = one_off(server, one_off=2, one_off_points=True, seed=5)
    drawn = host.info["settings"]
    assert drawn["parts"] or drawn["variants"], "no age was drawn"
    assert drawn["points"], "no age says how points are counted"
    assert "points" not in host.info, "points before the game is over"
    again = one_off(server, one_off=2, one_off_points=True, seed=5).info["settings"]
    assert all(again[k] == drawn[k] for k in ("parts", "variants", "points")), "the same seed draws other ages"
    tables = [one_off(server, one_off=2).info["settings"] for _ in range(12)]
    assert len({str((t["parts"], t["variants"])) for t in tables}) > 3, "always the same ages without a seed"
    assert not any("points" in t for t in tables), "points that nobody asked for"
    host.send(type="start")
    finish([host])
    end = host.info["points"]
    assert end["over"] and end["age"] and sorted(r["seat"] for r in end["ranks"]) == [0, 1, 2, 3], end
    won = [r["points"] for r in end["ranks"] if r["won"]]
    assert all(isinstance(r["points"], int) for r in end["ranks"]) and end["ranks"][0]["points"] >= 0 and len(won) < 4
    room, key = host.room, host.token
    server.kill()
    server.start()
    back = Client(server.port, "Ada")
    back.send(type="join", room=room, token=key)
    assert back.wait("room")["points"] == end, "the points after a start"
    assert server.stop() == 0


def test_one_off_games_are_refused_with_the_reason(folder):
    server = Server(folder)
    for settings, reason in (({"one_off": 2, "edition": "duel", "players": 2, "seats": me_and("steady")}, "modern"), ({"one_off": 99}, "one_off"), ({"points": "nonsense"}, "points"),
                             ({"one_off": 1, "campaign": True}, "campaign")):
        c = Client(server.port, "Ada")
        c.send(type="create", **{"players": 4, "seats": me_and("steady", "steady", "steady"), **settings})
        told = c.wait("error")
        assert told["code"] == "settings" and reason in told["why"], (settings, told)
    assert server.stop() == 0
