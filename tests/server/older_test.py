"""A whole database of the rules before (rules-5.sql, written by that version): rooms open, or say why not and stay as they are."""
import os
import random
import sqlite3

from client import Client, Server, hypercone, play, saved

HERE = os.path.dirname(os.path.abspath(__file__))
SMALL, MODERN, FINISHED, ELSEWHERE, WAITING = "iewm7876t5zi", "6qaemihp9u8f", "v3hz2p2c33ab", "56mtn2b5xxid", "j53dbrdp3cwk"
TOKEN = {SMALL: "UTUm13nPxL4OPZz_DbzMi_RUhsuEqzpy", MODERN: "mys2rTccVvCPR4hIg6QE-Nwy6yzcujqH", ELSEWHERE: "Xjlagrr0-mSjqq2tVEQRfZtnnx8hDKzm"}


def older(folder, *changes):
    """The path of that database, with changes by SQL."""
    path = os.path.join(folder, "games.db")
    with open(os.path.join(HERE, "rules-5.sql"), encoding="utf-8") as text, sqlite3.connect(path) as db:
        db.executescript(text.read())
        for change in changes:
            assert db.execute(change).rowcount == 1, change
    db.close()
    return path


def kept(path, room):
    """All that the database has of a room."""
    with sqlite3.connect(path) as db:
        seats = "select room, seat, player, token, name, bot from seat where room = ? order by seat"
        found = [db.execute("select id, state, host, rules, created, settings from room where id = ?", (room,)).fetchall(), db.execute(seats, (room,)).fetchall()]
        found += [db.execute("select * from %s where room = ? order by 2" % t, (room,)).fetchall() for t in ("answer", "asking", "line", "clock")]
    db.close()
    return found


def join(server, room, **more):
    c = Client(server.port, "Ada")
    c.send(type="join", room=room, **more)
    return c


def goes_on(server, room, prompt):
    c = join(server, room, token=TOKEN[room])
    game = c.wait("game")
    assert game["question"]["prompt"] == prompt, game["question"]
    play([c], random.Random(7))
    c.close()


def test_running_games_go_on_to_their_end(folder):
    server = Server(folder, db=older(folder))
    goes_on(server, SMALL, "invite")
    goes_on(server, MODERN, "gather")
    for room in (SMALL, MODERN):
        path = saved(server, room, folder)
        status, said, trouble = hypercone("replay", path)
        assert status == 0, said + trouble
    assert server.stop() == 0
    assert kept(server.db, SMALL)[0][0][3] > 5, "what goes on is of today's rules"


def test_what_the_rules_lead_elsewhere_says_so_and_stays(folder):
    path = older(folder)
    before = kept(path, ELSEWHERE)
    server = Server(folder, db=path)
    assert "1 of them cannot go on" in server.said(), server.said()
    for how in ({"token": TOKEN[ELSEWHERE]}, {"watch": True}, {}):
        why = join(server, ELSEWHERE, **how).wait("error")
        assert why["code"] == "broken" and "version 5 of the rules" in why["why"], why
    assert server.stop() == 0
    assert len(before[2]) == 111 and kept(path, ELSEWHERE) == before


def test_finished_and_waiting_rooms_open(folder):
    path = older(folder)
    before = kept(path, FINISHED)
    server = Server(folder, db=path)
    c = join(server, FINISHED, watch=True)
    assert c.wait("game")["view"]["over"]
    c.send(type="replay", room=FINISHED, at=300, eyes=None)
    assert c.wait("replay", "error")["type"] == "replay"
    assert join(server, WAITING).wait("seated")["seat"] == 1
    assert server.stop() == 0
    assert [r[2:3] for r in kept(path, FINISHED)[2]] == [r[2:3] for r in before[2]], "who answered"


def test_what_is_too_old_or_unknown_is_refused_by_name(folder):
    path = older(folder, "update room set rules = 1 where id = '%s'" % SMALL,
                 "update room set settings = replace(settings, '\"ffg\"', '\"atlantis\"') where id = '%s'" % MODERN,
                 "update room set settings = replace(settings, '\"alien\":null},{\"alien\":null},{', '\"alien\":\"Nessie\"},{\"alien\":null},{') where id = '%s'" % FINISHED,
                 "update room set settings = replace(settings, '\"variants\":[]', '\"variants\":[\"underwater\"]') where id = '%s'" % WAITING)
    before = [kept(path, room) for room in (SMALL, MODERN, FINISHED, WAITING)]
    server = Server(folder, db=path)
    for room, name in ((SMALL, "version 1 of the rules"), (MODERN, "atlantis"), (FINISHED, "Nessie"), (WAITING, "underwater")):
        why = join(server, room, watch=True).wait("error")
        assert name in why["why"], why
    assert server.stop() == 0
    assert [kept(path, room) for room in (SMALL, MODERN, FINISHED, WAITING)] == before
