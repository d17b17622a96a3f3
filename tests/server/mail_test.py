"""Mail in games over days: to whoever asked for it and is away, once a question, and to nobody else."""
import os
import random
import re
import time

from client import PATIENCE, Client, Server, create, me_and, random_answer


def a_program(folder):
    """Writes each letter into a file of its own, with the address before it."""
    path = os.path.join(folder, "mailer")
    with open(path, "w", encoding="utf-8") as out:
        out.write('#!/bin/sh\n{ echo "for $1"; cat; } >"%s/letter.$$.new" && mv "%s/letter.$$.new" "%s/letter.$$"\n' % (folder, folder, folder))
    os.chmod(path, 0o755)
    return path


def letters(folder):
    found = [os.path.join(folder, n) for n in sorted(os.listdir(folder)) if n.startswith("letter.") and not n.endswith(".new")]
    texts = []
    for path in found:
        with open(path, encoding="utf-8") as text:
            texts.append(text.read())
    return texts


def two_over_days(server, **more):
    ada, ben = Client(server.port, "Ada"), Client(server.port, "Ben")
    create(ada, edition="ffg", players=3, seats=me_and("open", "steady"), clock="days", title="Slow Sunday", seed=7, **more)
    ben.send(type="join", room=ada.room)
    ben.wait("seated")
    return ada, ben


def waits(c):
    """Is there a question that was not answered yet?"""
    return bool(c.game and c.game["question"] and c.answered != c.game["id"])


def code_in(folder, address):
    """What was sent to that address to be typed in the room."""
    until = time.time() + PATIENCE
    while time.time() < until:
        for text in letters(folder):
            found = re.search(r"^for %s\n(?s:.*)type this code in the room: (\d{6})\n" % re.escape(address), text)
            if found:
                return found.group(1)
        time.sleep(0.05)
    raise AssertionError("no code was sent to " + address)


def turns(folder):
    """Letters that call somebody, without those that carry a code."""
    return [text for text in letters(folder) if "Subject: Your turn" in text]


def confirm(c, folder, address):
    c.send(type="mail", address=address)
    assert c.wait("room", where=lambda m: m.get("mail"))["mail_confirmed"] is False
    c.send(type="mail", code=code_in(folder, address))
    assert c.wait("room", where=lambda m: m.get("mail_confirmed"))["mail"] == address


def answer_it(c, rng):
    if waits(c):
        c.answered = None if c.game["question"]["compound"] else c.game["id"]
        c.send(type="answer", id=c.game["id"], **random_answer(c.game, rng))
        c.catch_up()


def test_whoever_is_away_is_told_once(folder):
    server = Server(folder, "--mail-command", a_program(folder), "--origin", "https://play.example.org")
    ada, ben = two_over_days(server)
    confirm(ben, folder, "ben@example.org")
    assert "mail" not in ada.wait("room", where=lambda m: m["seats"][1]["name"] == "Ben"), "an address is nobody else's business"
    for c in (ada, ben):
        c.send(type="ready", ready=True)
    ada.wait("room", where=lambda m: all(s["ready"] for s in m["seats"]))
    ada.send(type="start")
    ada.wait("game")
    ben.wait("game")
    rng, token = random.Random(3), ben.token
    while not waits(ada) or waits(ben):              # Ben goes while it is not his turn
        ada.catch_up()
        ben.catch_up()
        answer_it(ben, rng)
    ben.close()
    until = time.time() + PATIENCE
    while not turns(folder) and time.time() < until:
        ada.catch_up()
        answer_it(ada, rng)
        time.sleep(0.1)
    [text] = turns(folder)
    assert text.startswith("for ben@example.org\nTo: ben@example.org\nSubject: Your turn at Slow Sunday\n"), text
    assert "https://play.example.org/room/%s" % ada.room in text and "Ada" in text, text
    server.stop()
    server.start()
    time.sleep(3)
    assert len(turns(folder)) == 1, "told twice of one question"
    back = Client(server.port, "Ben")
    back.send(type="join", room=ada.room, token=token)
    assert back.wait("room", where=lambda m: m.get("mail_confirmed"))["mail"] == "ben@example.org"
    back.send(type="mail", address="")
    assert "mail" not in back.wait("room", where=lambda m: "mail" not in m)


def test_mail_is_for_games_over_days_and_real_addresses(folder):
    server = Server(folder, "--mail-command", a_program(folder))
    ada, ben = two_over_days(server)
    for wrong in ("ben", "-f@x.org", "a b@x.org", "ben@x.org;rm", "ben@", "x" * 120 + "@x.org", 5):
        ben.send(type="mail", address=wrong)
        assert ben.wait("error")["code"] == "address", wrong
    fast = Client(server.port, "Cem")
    create(fast, seats=me_and("steady", "steady"), players=3)
    fast.send(type="mail", address="cem@example.org")
    assert fast.wait("error")["code"] == "no-seat"
    plain = Server(os.path.join(folder), db=os.path.join(folder, "other.db"))
    eve = Client(plain.port, "Eve")
    eve.send(type="mail", address="eve@example.org")
    assert eve.wait("error")["code"] == "no-mail"
    assert not letters(folder)


def test_an_address_counts_once_its_owner_has_typed_the_code(folder):
    server = Server(folder, "--mail-command", a_program(folder))
    ada, ben = two_over_days(server)
    ben.send(type="mail", code="123456")
    assert ben.wait("error")["code"] == "code", "there is nothing to confirm"
    ben.send(type="mail", address="ben@example.org")
    right = code_in(folder, "ben@example.org")
    wrong = "%06d" % ((int(right) + 1) % 1000000)
    ben.send(type="mail", code=wrong)
    assert ben.wait("error")["code"] == "code"
    server.stop()
    server.start()                                   # what was sent still counts
    token, room = ben.token, ben.room
    ben = Client(server.port, "Ben")
    ben.send(type="join", room=room, token=token)
    assert ben.wait("room", where=lambda m: m.get("mail"))["mail_confirmed"] is False
    for _ in range(5):                               # whoever guesses begins anew
        ben.send(type="mail", code=wrong)
        assert ben.wait("error")["code"] == "code"
    ben.send(type="mail", code=right)
    assert ben.wait("error")["code"] == "code"
    assert len(letters(folder)) == 1


def test_a_turn_after_days_is_told_when_the_clock_was_set_forward(folder):
    """Over days: the server sleeps, its clock goes on by more than a turn may take, and the bot answers the one question that is late."""
    server = Server(folder, "--mail-command", a_program(folder), disk=True)
    ada, ben = two_over_days(server)
    confirm(ben, folder, "ben@example.org")
    for c in (ada, ben):
        c.send(type="ready", ready=True)
    ada.wait("room", where=lambda m: all(s["ready"] for s in m["seats"]))
    ada.send(type="start")
    ada.wait("game")
    ben.wait("game")
    rng, tokens = random.Random(3), {"Ada": ada.token, "Ben": ben.token}
    while not waits(ben) or ben.game["question"]["kind"] == "act":       # it is Ben's turn, and both go to bed
        answer_it(ben, rng)
        ada.catch_up()
        ben.catch_up()
        answer_it(ada, rng)
    room, number = ada.room, ben.game["n"]
    ada.close()
    ben.close()
    server.stop()
    server.disk_is("clock +%d" % (4 * 86400))
    server.start()
    back = Client(server.port, "Ada")
    back.send(type="join", room=room, token=tokens["Ada"])
    was = back.wait("game")["n"]
    back.wait("game", timeout=3 * PATIENCE, where=lambda m: m["n"] > was)        # a minute after the start, a bot has answered for Ben
    late = Client(server.port, "Ben")
    late.send(type="join", room=room, token=tokens["Ben"])
    assert late.wait("stood_in")["count"] >= 1
    assert late.wait("game")["n"] > number
    assert late.info["seats"][1]["player"] == "person", "one late answer is not the seat"
