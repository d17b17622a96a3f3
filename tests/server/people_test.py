"""People who are known by a key: over rooms and devices, how their games ended, and how strong they are."""
import json
import random
import sqlite3
import time

from client import PATIENCE, Client, Server, create, me_and, play, start_with


def known(server, name, key=None):
    """A connection of somebody who has a key, or gets one; with .key and .person."""
    c = Client(server.port, hello=False)
    c.send(type="hello", protocol=2, **({"name": name} if name else {}), **({"key": key} if key else {}))
    c.hello = c.wait("welcome")
    if key:
        c.key, c.person = key, c.hello["person"]
    else:
        c.send(type="person", make=True)
        made = c.wait("person")
        c.key, c.person = made["key"], made["id"]
    return c


def about(c):
    c.send(type="person")
    return c.wait("person")


def page_of(server, person):
    status, _, body = server.get("/api/person/%s.json" % person)
    return json.loads(body) if status == 200 else None


def game_of(server, people, rng, rated, leaves=None):
    """A whole game of these people and two bots; `leaves` gives up on the way."""
    host = people[0]
    create(host, players=len(people) + 2, seats=me_and(*(["open"] * (len(people) - 1)), "steady", "steady"), rated=rated)
    for c in people[1:]:
        c.send(type="join", room=host.room)
        c.wait("seated")
    for c in people:
        c.send(type="ready", ready=True)
    host.wait("room", where=lambda m: all(s["ready"] for s in m["seats"]))
    host.send(type="start")
    for c in people:
        c.wait("game")
    if leaves:
        leaves.send(type="leave")
        leaves.catch_up()
        leaves.game = None
    play([c for c in people if c is not leaves], rng)
    return host.room


def test_a_key_brings_name_games_and_seats_to_another_device(folder):
    server = Server(folder)
    ada = known(server, "Ada")
    assert ada.hello["person"] is None
    create(ada, players=3, seats=me_and("steady", "steady"))
    room = ada.room
    ada.close()
    phone = known(server, None, ada.key)
    assert phone.person == ada.person and phone.hello["name"] == "Ada"
    phone.send(type="mine", games=[])
    [game] = phone.wait("mine")["games"]
    assert game["room"] == room and game["seat"] == 0 and game["names"][0] == "Ada"
    phone.send(type="join", room=room)               # without the key to the seat
    assert phone.wait("seated")["seat"] == 0
    phone.send(type="name", name="Ada Lovelace")
    phone.catch_up()
    server.stop()
    server.start()
    third = known(server, None, ada.key)
    assert third.hello["name"] == "Ada Lovelace"
    for wrong in ("x", "", "A" * 32, ada.person):
        c = Client(server.port, hello=False)
        c.send(type="hello", protocol=2, name="Eve", key=wrong)
        assert c.wait("welcome")["person"] is None, wrong
        c.send(type="person")
        assert c.wait("error")["code"] == "nobody"
        c.send(type="join", room=room)
        assert c.wait("error", "seated")["type"] == "error", "a seat was given away"


def test_finished_games_are_kept_and_only_rated_ones_are_named_to_others(folder):
    server, rng = Server(folder), random.Random(5)
    ada, ben = known(server, "Ada"), known(server, "Ben")
    first = game_of(server, [ada, ben], rng, rated=False)
    [game] = about(ada)["games"]
    assert game["room"] == first and game["players"] == 4 and game["alien"] and not game["rated"] and game["replay"]
    assert about(ada)["rating"] is None
    page = page_of(server, ada.person)
    assert page["name"] == "Ada" and page["rating"] is None and page["games"][0]["room"] is None and "key" not in page
    second = game_of(server, [ada, ben], rng, rated=True)
    page = page_of(server, ada.person)
    assert [g["room"] for g in page["games"]] == [second, None] or [g["room"] for g in page["games"]] == [None, second]
    [rated] = [g for g in page["games"] if g["rated"]]
    assert rated["replay"] and rated["points"] == page["rating"]["points"] and page["rating"]["games"] == 1
    assert page["rating"]["low"] < page["rating"]["points"] < page["rating"]["high"]
    won = [s for s in ada.game["view"]["won"]]
    better = page_of(server, ada.person)["rating"]["points"], page_of(server, ben.person)["rating"]["points"]
    for seat, points in enumerate(better):
        assert (points > 1000) == (seat in won), (won, better)
    assert page_of(server, "nobody") is None and page_of(server, "bot:steady") is None and page_of(server, "../x") is None


def test_whoever_leaves_a_rated_game_has_lost_it(folder):
    server, rng = Server(folder), random.Random(8)
    ada, ben = known(server, "Ada"), known(server, "Ben")
    game_of(server, [ada, ben], rng, rated=True, leaves=ben)
    [game] = about(ben)["games"]
    assert game["won"] == 0 and game["rated"]
    assert about(ben)["rating"]["points"] < 1000


def test_rated_games_have_no_coach_and_no_seed(folder):
    server = Server(folder)
    ada = known(server, "Ada")
    ada.send(type="create", edition="ffg", players=3, seats=me_and("steady", "steady"), rated=True, seed=7)
    assert "seed" in ada.wait("error")["why"]
    [host] = start_with(server, ["Ada"], ("steady", "steady"), rated=True)
    host.wait("game", where=lambda m: m["question"]) if not host.game["question"] else None
    host.send(type="suggest")
    assert host.wait("error")["code"] == "rated"
    room = create(ada, players=3, seats=me_and("steady", "steady"), rated=False, seed=7)
    ada.send(type="settings", edition="ffg", players=3, rated=True)
    assert ada.wait("error")["code"] == "settings" and room


def test_nobody_sees_a_bots_hand_in_a_rated_game(folder):
    """Also who plays alone against bots does not sit down there with another window."""
    server = Server(folder)
    for rated in (True, False):
        a = known(server, "Ada")
        create(a, players=3, seats=me_and("steady", "steady"), rated=rated)
        a.send(type="start")
        a.wait("game")
        a.send(type="seat", seat=1, player="open")
        if rated:
            assert a.wait("error")["code"] == "rated"
            a.catch_up()
            assert a.info["seats"][1]["player"] == "bot"
        else:
            a.wait("room", where=lambda m: m["seats"][1]["player"] == "open")


def test_a_clock_that_jumped_forgets_nobody(folder):
    """A key that was made and not used yet goes after 30 days; not on one look at a clock, also not where the server keeps every game."""
    server = Server(folder, "--keep-even", "1", disk=True)
    create(known(server, "Ada"), players=3, seats=me_and("open", "steady"))
    new, old = known(server, "Ben"), known(server, "Cleo")
    server.stop()
    server.disk_is("clock +4000000")
    server.start()
    assert known(server, None, new.key).person == new.person, "a clock that jumped took a key away"
    server.stop()
    server.disk_is("")
    with sqlite3.connect(server.db) as changed:
        changed.execute("update person set created = created - 31 * 86400 where id = ?", (old.person,))
    changed.close()
    server.start()
    until = time.time() + PATIENCE
    while page_of(server, old.person):
        assert time.time() < until, "keys that nobody used stay for ever"
        time.sleep(0.2)
    assert page_of(server, new.person)
