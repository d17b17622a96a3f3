"""Rooms: made, listed, filled, emptied, begun; chat; two connections for one seat."""
import random
import time

from client import PATIENCE, Client, Server, create, me_and, play, random_answer, start_with


def test_the_list_of_open_rooms(folder):
    server = Server(folder)
    eve = Client(server.port, "Eve")
    eve.send(type="rooms")
    assert eve.wait("rooms")["rooms"] == []
    a = Client(server.port, "Ada")
    create(a, seats=me_and("open", "steady"), players=3, listed=True)
    [row] = eve.wait("rooms", where=lambda m: m["rooms"])["rooms"]
    assert row["room"] == a.room and row["open"] == 1 and row["taken"] == 2 and row["state"] == "waiting" and "Ada" in row["names"]
    b = Client(server.port, "Ben")
    create(b, seats=me_and("open", "steady"), players=3, listed=False)
    a.send(type="seat", seat=1, player="bot")
    [row] = eve.wait("rooms", where=lambda m: m["rooms"][0]["open"] == 0)["rooms"]
    a.send(type="start")
    eve.wait("rooms", where=lambda m: m["rooms"] and m["rooms"][0]["state"] == "running")
    eve.send(type="unrooms")
    a.close()
    assert not [m for m in eve.drain(0.8) if m["type"] == "rooms"][1:], "told although it did not want to be"


def test_a_bot_gives_up_its_name(folder):
    server = Server(folder)
    a = Client(server.port, "Zoe")
    create(a, seats=me_and("open", "steady", "steady"), players=4)
    bots = [s["name"] for s in a.wait("room")["seats"][2:]]
    b = Client(server.port, bots[0])
    b.send(type="join", room=a.room)
    b.wait("seated")
    names = [s["name"] for s in b.wait("room")["seats"]]
    assert names[1] == bots[0] and names[3] == bots[1] and len(set(names)) == 4, names


def test_filling_a_room(folder):
    server = Server(folder)
    a = Client(server.port, "Ada")
    create(a, seats=me_and("open", "open", "steady"), players=4)
    m = a.wait("room")
    assert m["host"] == 0 and m["you"] == 0 and [s["player"] for s in m["seats"]] == ["person", "open", "open", "bot"] and m["link"] == "/room/" + a.room
    assert "seed" not in m["settings"]
    b, c = Client(server.port, "Ada"), Client(server.port, "Cleo")
    b.send(type="join", room=a.room, seat=2)
    b.wait("seated")
    assert b.seat == 2 and b.wait("room")["seats"][2]["name"] == "Ada 2", "no two of one name"
    c.send(type="join", room=a.room, seat=2)
    assert c.wait("error")["code"] == "no-seat"
    c.send(type="join", room=a.room)
    c.wait("seated")
    assert c.seat == 1
    c.send(type="start")
    assert c.wait("error")["code"] == "not-host"
    a.send(type="start")
    assert a.wait("error")["code"] == "not-ready"
    a.send(type="seat", seat=2, player="open")
    assert b.wait("error", where=lambda m: m["about"] == "seat")["code"] == "sent-away"
    c.send(type="ready", ready=True)
    a.wait("room", where=lambda m: m["seats"][1]["ready"] and m["seats"][2]["player"] == "open")
    a.send(type="start")
    assert a.wait("error")["code"] == "open-seats"
    b.send(type="join", room=a.room, token=b.token)
    assert b.wait("error")["code"] == "no-key", "the old key opens nothing any more"
    a.send(type="seat", seat=2, player="bot", bot="random")
    a.send(type="start")
    a.wait("game")
    c.wait("game")
    b.send(type="join", room=a.room)
    assert b.wait("error")["code"] == "no-seat"


def test_the_host_leaves_before_the_game(folder):
    server = Server(folder)
    a, b = Client(server.port, "Ada"), Client(server.port, "Ben")
    create(a, seats=me_and("open", "steady"), players=3)
    b.send(type="join", room=a.room)
    b.wait("seated")
    a.send(type="leave")
    m = b.wait("room", where=lambda m: m["host"] == 1)
    assert m["seats"][0]["player"] == "open"
    b.send(type="seat", seat=0, player="bot")
    b.wait("room", where=lambda m: m["seats"][0]["player"] == "bot")
    b.send(type="start")
    b.wait("game")


def test_wrong_settings_are_refused_with_a_reason(folder):
    server = Server(folder)
    c = Client(server.port, "Ada")
    for settings, word in (({"edition": "none"}, "edition"), ({"players": 2}, "3 to 8"), ({"players": 99}, "3 to 8"), ({"variants": ["x"]}, "variant"),
                           ({"boxes": ["atlantis"]}, '"atlantis"'), ({"parts": ["moonlight"]}, '"moonlight"'), ({"parts": ["hazards:never"]}, '"hazards:never"'),
                           ({"preset": "nothing"}, '"nothing"'), ({"alert": "blue"}, "green"), ({"clock": "slow"}, "relaxed"), ({"deal_seconds": -1}, "deal_seconds"),
                           ({"seats": [{"player": "me", "alien": "Nobody"}] + [{"player": "bot"}] * 3}, "Nobody"),
                           ({"seats": [{"player": "me"}] * 4}, "me"), ({"seats": [{"player": "me"}]}, "seats"),
                           ({"seats": [{"player": "open"}] * 4}, "Take a seat"), ({"seed": "abc"}, "seed"), ({"seed": -1}, "seed"),
                           ({"seats": [{"player": "me"}, {"player": "bot", "bot": "genius"}] + [{"player": "bot"}] * 2}, "genius"),
                           ({"seats": [{"player": "me", "alien": "Virus"}, {"player": "bot", "alien": "Virus"}] + [{"player": "bot"}] * 2}, "twice"),
                           ({"listed": "yes"}, "listed"), ({"group": 999}, "group"), ({"silence_seconds": 10 ** 9}, "silence")):
        c.send(type="create", **dict({"edition": "ffg", "players": 4}, **settings))
        m = c.wait("error")
        assert m["code"] == "settings" and word in m["why"], (settings, m)
        assert len(m["why"]) < 239 or m["why"].endswith(", ..."), "the sentence is cut off: " + m["why"]
    assert server.get("/metrics")[2].decode().count('hypercone_rooms{state="waiting"} 0') == 1, "a refused room stays nowhere"


def test_the_host_changes_what_is_played(folder):
    server = Server(folder)
    host, guest = Client(server.port, "Ada"), Client(server.port, "Ben")
    create(host, edition="ffg", players=4, seats=me_and("open", "steady", "steady"))
    guest.send(type="join", room=host.room)
    guest.wait("seated")
    guest.send(type="ready", ready=True)
    host.wait("room", where=lambda m: m["seats"][1]["ready"])
    guest.send(type="settings", edition="ffg", players=4)
    assert guest.wait("error")["code"] == "not-host"
    host.send(type="settings", edition="ffg", players=5, talk=False, clock="days", variants=["no-flares"], parts=["hazards:extreme"])
    said = guest.wait("chat", where=lambda m: m["notice"])["text"]
    assert said == "Ada has changed the number of players, the parts, the variants, the clocks.", said
    m = guest.wait("room", where=lambda m: len(m["seats"]) == 5)
    assert m["settings"]["clock"] == "days" and m["settings"]["variants"] == ["no-flares"] and m["settings"]["players"] == 5
    assert not m["seats"][1]["ready"] and m["seats"][4]["player"] == "bot" and m["seats"][4]["name"] not in ("", "Ada", "Ben")
    host.send(type="settings", edition="duel", players=2)
    m = guest.wait("room", where=lambda m: len(m["seats"]) == 2)
    assert m["settings"]["edition"] == "duel" and m["you"] == 1
    host.send(type="settings", edition="ffg", players=9)
    assert host.wait("error")["code"] == "settings"
    guest.close()
    host.close()
    server.kill()
    server.start()
    back = Client(server.port, "Ada")
    back.send(type="join", room=host.room, token=host.token)
    m = back.wait("room")
    assert m["settings"]["edition"] == "duel" and len(m["seats"]) == 2 and m["seats"][1]["name"] == "Ben"


def test_people_keep_their_seats_when_a_table_shrinks(folder):
    server = Server(folder)
    host, guest = Client(server.port, "Ada"), Client(server.port, "Ben")
    create(host, edition="ffg", players=5, seats=me_and("steady", "steady", "steady", "open"))
    guest.send(type="join", room=host.room)
    guest.wait("seated")
    host.send(type="settings", edition="ffg", players=4)
    m = host.wait("error")
    assert m["code"] == "seat-taken" and "Ben sits on seat 5" in m["why"], m
    host.send(type="seat", seat=4, player="open")
    assert guest.wait("error")["code"] == "sent-away"
    host.send(type="settings", edition="ffg", players=4)
    assert len(host.wait("room", where=lambda m: len(m["seats"]) == 4)["seats"]) == 4


def test_two_connections_for_one_seat(folder):
    server = Server(folder)
    a, b = start_with(server, ["Ada", "Ben"], ("steady",))
    second = Client(server.port, "Ada")
    second.send(type="join", room=a.room, token=a.token, since=0)
    second.wait("game")
    assert a.wait("error")["code"] == "taken-over"
    a.send(type="answer", id=1, choices=[0])
    assert a.wait("error")["code"] == "no-seat"
    play([second, b], random.Random(1))


def test_chat(folder):
    server = Server(folder, "--chat", "6")
    a, b = Client(server.port, "Ada"), Client(server.port, "Ben")
    a.send(type="chat", text="hello")
    assert a.wait("error")["code"] == "no-room"
    create(a, seats=me_and("open", "steady"), players=3)
    b.send(type="join", room=a.room, watch=True)
    b.wait("room")
    a.send(type="chat", text="good \u0007 evening \u2014 \u00fc")
    m = b.wait("chat")
    assert m["from"] == 0 and m["text"] == "good   evening \u2014 \u00fc" and m["talk"] is False
    b.send(type="chat", text="hi")
    assert a.wait("chat", where=lambda m: m["text"] == "hi")["from"] == "Ben"
    for text in ("", "   ", "x" * 401, 5, None):
        a.send(type="chat", text=text)
        assert a.wait("error")["code"] == "text"
    a.send(type="chat", text="two")
    a.wait("chat")
    a.send(type="chat", text="three")
    assert a.wait("error")["code"] == "too-fast"
    server.kill()
    server.start()
    late = Client(server.port, "Late")
    late.send(type="join", room=a.room, watch=True)
    assert [late.wait("chat")["text"] for _ in range(3)][-1] == "two", "what was said is kept"


def is_window(m):
    return m["type"] == "game" and m["question"] and m["question"]["kind"] == "act" and any(o["kind"] == "pass" for o in m["options"])


def test_asking_wishes_are_kept(folder):
    server = Server(folder)
    windows = []
    early = Client(server.port, "Early")
    create(early, seats=me_and("steady", "steady"), players=3)
    early.send(type="asking", rule="never")          # before the game begins
    early.send(type="start")
    early.wait("game")
    play([early], random.Random(8), each=lambda _, m: windows.append(m) if is_window(m) else None)
    assert not windows, "a wish from before the game is forgotten"
    [a] = start_with(server, ["Ada"], ("steady", "steady", "steady"))
    a.send(type="asking", rule="sometimes")
    assert a.wait("error")["code"] == "rule"
    a.send(type="asking", rule="never", sheet="No Such Card")
    assert a.wait("error")["code"] == "sheet"
    a.send(type="asking", rule="never")
    a.send(type="ping")
    a.wait("pong")
    server.kill()
    server.start()
    again = Client(server.port, "Ada")
    again.send(type="join", room=a.room, token=a.token)
    again.wait("game")
    play([again], random.Random(9), each=lambda _, m: windows.append(m) if is_window(m) else None)
    assert not windows, "asked %d times in spite of the wish" % len(windows)


def test_a_seat_has_a_time_of_grace(folder):
    server = Server(folder, "--messages", "1000", "--grace", "2", limits=True)
    a, b = start_with(server, ["Ada", "Ben"], ("steady",))
    began = time.time()
    b.close()
    a.wait("room", where=lambda m: not m["seats"][1]["online"])
    a.send(type="seat", seat=1, player="bot")
    assert a.wait("error")["code"] == "grace"
    while True:
        a.send(type="seat", seat=1, player="bot", bot="random")
        m = a.wait("room", "error", where=lambda m: m["type"] == "error" or m["seats"][1]["player"] == "bot")
        if m["type"] == "room":
            break
        assert m["code"] == "grace" and time.time() - began < PATIENCE
        time.sleep(0.1)
    assert time.time() - began >= 1.9 and m["seats"][1]["bot"] == "steady" and m["seats"][1]["belongs"]


def test_the_host_does_not_choose_weaker_bots_against_others(folder):
    server = Server(folder)
    a, b = start_with(server, ["Ada", "Ben"], ("steady",))
    a.send(type="seat", seat=2, player="bot", bot="random")
    assert a.wait("error")["code"] == "bot"
    a.send(type="seat", seat=2, player="bot", bot="steady")
    assert a.wait("room")["seats"][2]["bot"] == "steady"
    b.send(type="leave")
    a.wait("room", where=lambda m: not m["seats"][1]["belongs"])
    a.send(type="seat", seat=2, player="bot", bot="random")
    a.wait("room", where=lambda m: m["seats"][2]["bot"] == "random")


def test_a_bots_hand_is_shown_to_nobody_whom_all_did_not_agree_to(folder):
    server = Server(folder)
    a, b, c = start_with(server, ["Ada", "Ben", "Cleo"], ("steady",))
    window = Client(server.port, "Ada again")

    def sits_down():
        window.send(type="join", room=a.room, seat=3)
        return window.wait("seated", "error")["type"] == "seated"

    for time_round in range(2):
        assert not sits_down()
        b.send(type="seat", seat=3, player="open")
        assert b.wait("error")["code"] == "not-host", "only the host begins it"
        a.send(type="seat", seat=3, player="open")
        assert a.wait("room", where=lambda m: "agreed" in m["seats"][3])["seats"][3]["agreed"] == [0]
        a.send(type="seat", seat=3, player="open")
        a.catch_up()
        assert not sits_down(), "twice one is not two"
        b.send(type="seat", seat=3, player="open")
        assert b.wait("room", where=lambda m: m["seats"][3].get("agreed") == [0, 1])["seats"][3]["player"] == "bot"
        assert not sits_down()
        if time_round == 0:
            a.send(type="seat", seat=3, player="bot")        # thinks better of it: all begin anew
            a.wait("room", where=lambda m: "agreed" not in m["seats"][3])
            continue
        c.send(type="seat", seat=3, player="open")
        c.wait("room", where=lambda m: m["seats"][3]["player"] == "open")
        assert sits_down()
    # Not back and forth: who gets up again leaves the seat to the bot.
    window.send(type="leave")
    a.wait("room", where=lambda m: m["seats"][3]["player"] == "bot")
    window.catch_up()
    assert not sits_down()
    a.send(type="seat", seat=3, player="open")
    a.catch_up()
    assert not sits_down()


def test_nobody_agrees_for_who_sits_there_next(folder):
    server = Server(folder)
    a, b, c = start_with(server, ["Ada", "Ben", "Cleo"], ("steady",))
    b.send(type="leave")
    a.wait("room", where=lambda m: not m["seats"][1]["belongs"])
    a.send(type="seat", seat=3, player="open")
    c.wait("room", where=lambda m: m["seats"][3].get("agreed") == [0])
    for who in (a, c):
        who.send(type="seat", seat=1, player="open")
        who.catch_up()
    c.send(type="chat", text="I would not")
    a.send(type="leave")                     # who has agreed goes, and somebody new comes there
    c.wait("room", where=lambda m: not m["seats"][0]["belongs"])
    c.send(type="seat", seat=0, player="open")
    c.wait("room", where=lambda m: m["seats"][0]["player"] == "open")
    new = Client(server.port, "Nell")
    new.send(type="join", room=c.room, seat=0)
    new.wait("seated")
    c.send(type="seat", seat=3, player="open")
    c.catch_up()
    assert c.info["seats"][3]["player"] == "bot" and c.info["seats"][3]["agreed"] == [2], c.info["seats"][3]
    new.send(type="seat", seat=3, player="open")
    new.wait("room", where=lambda m: m["seats"][3]["player"] == "open")


def test_names_can_be_changed(folder):
    server = Server(folder)
    a, b = Client(server.port, "Ada"), Client(server.port, "Ben")
    create(a, seats=me_and("open", "steady"), players=3, listed=True, title="First table")
    b.send(type="join", room=a.room)
    b.wait("seated")
    assert b.wait("room")["settings"]["title"] == "First table"
    b.send(type="name", title="Mine now")
    assert b.wait("error")["code"] == "not-host"
    for bad in ("x" * 41, "a\u202eb", "a\nb"):
        a.send(type="name", title=bad)
        assert a.wait("error")["code"] == "title", bad
    a.send(type="name", title="Tuesday table")
    b.wait("room", where=lambda m: m["settings"].get("title") == "Tuesday table")
    b.send(type="name", name="Ada")
    assert a.wait("room", where=lambda m: m["seats"][1]["name"] != "Ben")["seats"][1]["name"] == "Ada 2"
    for bad in ("", " x", "x" * 30):
        b.send(type="name", name=bad)
        assert b.wait("error")["code"] == "name", bad
    b.send(type="ready", ready=True)
    a.send(type="ready", ready=True)
    a.send(type="start")
    b.wait("game")
    b.send(type="name", name="Bea")
    assert a.wait("chat", where=lambda m: m.get("notice"))["text"] == "Ada 2 is now called Bea."
    server.kill()
    server.start()
    c = Client(server.port, "Bea")
    c.send(type="join", room=a.room, token=b.token)
    m = c.wait("room")
    assert m["seats"][1]["name"] == "Bea" and m["settings"]["title"] == "Tuesday table", "kept"


def test_my_games_say_whether_i_am_asked(folder):
    server = Server(folder)
    people, waits = start_with(server, ["Ada", "Ben"]), Client(server.port, "Ada")
    ada = people[0]
    play(people, random.Random(4), until=lambda: ada.game["question"],
         mind=lambda game, rng: None if game["view"]["viewer"] == 0 else random_answer(game, rng))
    create(waits, seats=me_and("open", "steady"), players=3)
    eve = Client(server.port, "Eve")
    ask = [{"room": ada.room, "token": ada.token}, {"room": waits.room, "token": waits.token}]
    eve.send(type="mine", games=ask)
    assert [(g["asked"], g["state"]) for g in eve.wait("mine")["games"]] == [(True, "running"), (False, "waiting")]
    eve.send(type="mine", games=[{"room": ada.room, "token": "wrong"}, {"room": "no-such", "token": ada.token}])
    assert eve.wait("mine")["games"] == [], "only for those who have the key"
    eve.send(type="mine", games=ask * 7)
    assert eve.wait("error")["code"] == "malformed"
