"""Nobody sees a card that is not theirs, and neither the order nor the time of messages tells who could have responded."""
import json
import random
import time

from client import PASS, Client, Server, answers_of, play, random_answer, saved, start_with
from games_test import verified


def tables(server, room, eyes, decisions):
    """The table of a finished game after every decision, as `eyes` may see it (None: everything)."""
    c = Client(server.port, "Eve")
    found = []
    for at in range(decisions + 1):
        c.send(type="replay", room=room, at=at, eyes=eyes)
        found.append(c.wait("replay")["view"])
    c.close()
    return found


def holdings(table):
    """Where each card lies that is in somebody's hand: {card: seat}."""
    return {card["card"]: s["seat"] for s in table["seats"] for card in s["cards"]}


def test_views_hide(folder):
    server = Server(folder)
    people = start_with(server, ["Ada", "Ben", "Cleo"], ("steady",), variants=["hidden-powers"])
    play(people, random.Random(11))
    room = people[0].room
    path = verified(server, room, folder)
    decisions = len(answers_of(path))
    with open(path, encoding="utf-8") as lines:
        seed = [line.split()[1] for line in lines if line.startswith("seed ")][0]
    everything = tables(server, room, None, decisions)
    hidden = 0
    for seat, c in enumerate(people):
        allowed = tables(server, room, seat, decisions)
        at = 0
        for m in c.heard:
            if m["type"] != "game":
                continue
            # Each view is the one that the rules give this seat after some decision, and time never runs backwards.
            while at <= decisions and allowed[at] != m["view"]:
                at += 1
            assert at <= decisions, "a view that this seat never had"
            mine, truth, known = holdings(m["view"]), holdings(everything[at]), holdings(allowed[at])
            secret = [card for card, holder in truth.items() if holder != seat and card not in known]
            hidden += len(secret)
            assert not set(secret) & set(mine), "cards of others in the view"
        traffic = b"\n".join(c.raw).decode()
        assert seed not in traffic and str(int(seed, 16)) not in traffic, "the seed was sent"
        for other in people:
            assert other is c or other.token not in traffic, "the key of another seat was sent"
        for word in ("random_block", "decision", "thinking"):
            assert '"%s"' % word not in traffic, word
    assert hidden > 1000, "there was nothing to hide: %d" % hidden


def without_time(m):
    return {k: v for k, v in m.items() if k not in ("clock", "deal_clock", "room")}


def passer(game, rng):
    """Passes in every window, otherwise takes the first answer: the same whatever is asked besides."""
    if game["question"]["kind"] == "act" and any(o["choice"] == PASS for o in game["options"]):
        return {"choices": [PASS]}
    return random_answer(game, random.Random(json.dumps(game["options"], sort_keys=True)))


def watched_game(server, rule, seed, pause_for=0.0):
    """What an onlooker and another player get to see of a game in which Ben is asked in windows, or never."""
    ada, ben = start_with(server, ["Ada", "Ben"], ("steady", "steady"), seed=seed)
    eve = Client(server.port, "Eve")
    eve.send(type="join", room=ada.room, watch=True, since=0)
    eve.wait("game")
    for c in (ada, ben):
        c.send(type="asking", rule="never" if c is ada else rule)
    asked = 0

    def note(c, m):
        nonlocal asked
        if m["type"] == "game" and c is ben and m["question"] and m["question"]["kind"] == "act":
            asked += 1
            time.sleep(pause_for)

    play([ada, ben, eve], random.Random(0), each=note, mind=passer)
    for c in (ada, ben, eve):
        c.close()
    return ada, ben, eve, asked


def test_being_asked_shows_in_no_message(folder):
    server = Server(folder)
    compared = asked_at_all = 0
    for seed in (21, 22, 23):
        never = watched_game(server, "never", seed)
        always = watched_game(server, "always", seed)
        asked_at_all += always[3] - never[3]
        for who, a, b in (("the onlooker", never[2], always[2]), ("Ada", never[0], always[0])):
            seen = [[without_time(m) for m in c.heard if m["type"] == "game"] for c in (a, b)]
            assert len(seen[0]) == len(seen[1]), "%s can count who was asked: %d and %d messages" % (who, len(seen[0]), len(seen[1]))
            for i, (x, y) in enumerate(zip(*seen)):
                assert x == y, "%s: message %d tells whether Ben was asked" % (who, i)
                compared += 1
    assert compared > 300 and asked_at_all > 10, "nothing was compared: %d messages, %d windows" % (compared, asked_at_all)


def moments(server, rule, seed, count):
    """Times between the first so many moments that an onlooker is shown."""
    ada, ben = start_with(server, ["Ada", "Ben"], ("steady", "steady"), seed=seed)
    eve = Client(server.port, "Eve")
    eve.send(type="join", room=ada.room, watch=True, since=0)
    ben.send(type="asking", rule=rule)
    ada.send(type="asking", rule="never")
    stamps, asked = [], [0]

    def note(c, m):
        if c is eve and m["type"] == "game":
            stamps.append(time.monotonic())
        asked[0] += c is ben and m["type"] == "game" and bool(m["question"]) and m["question"]["kind"] == "act"

    play([ada, ben, eve], random.Random(0), until=lambda: len(stamps) > count, each=note, mind=passer)
    for c in (ada, ben, eve):
        c.close()
    return [b - a for a, b in zip(stamps[1:], stamps[2:])], asked[0]


def test_each_moment_takes_the_same_time(folder):
    # What takes longer for a reason takes longer every time; a busy machine does not.
    server = Server(folder, pause=80)
    for seed in (24, 25, 26):
        took = mean_moments(server, seed, 0.08)
        if 0.4 < took["never"] / took["always"] < 2.5:
            return
    raise AssertionError(took)


def mean_moments(server, seed, pause):
    took = {}
    for rule in ("never", "always"):
        gaps, asked = moments(server, rule, seed, 40)
        # A loaded machine delivers late and then two at once, so single gaps say little; but together nothing may be early.
        took[rule] = sum(gaps) / len(gaps)
        assert took[rule] > pause * 0.85, "%s: a moment took %.0f ms" % (rule, took[rule] * 1000)
        assert rule == "never" or asked > 0, "Ben was never asked"
    return took


def test_an_onlooker_who_comes_in_a_window_sees_no_more_than_the_others(folder):
    server = Server(folder)
    tried = 0
    for seed in range(31, 37):
        ada, ben = start_with(server, ["Ada", "Ben"], ("steady", "steady"), seed=seed)
        ben.send(type="asking", rule="always")
        ada.send(type="asking", rule="never")
        eve = Client(server.port, "Eve")
        eve.send(type="join", room=ada.room, watch=True, since=0)
        eve.wait("game")
        play([ada, ben], random.Random(0), mind=passer,
             until=lambda b=ben: b.game["question"] is not None and b.game["question"]["kind"] == "act" and b.game["n"] > 30)
        ben_asked = not ben.game["view"]["over"] and ben.game["question"] and ben.game["question"]["kind"] == "act"
        if ben_asked:
            tried += 1
            late = Client(server.port, "Late")
            late.send(type="join", room=ada.room, watch=True, since=0)
            first = late.wait("game")
            eve.catch_up()
            assert first["n"] <= eve.game["n"], "the newcomer sees %s, Eve %s" % (first["n"], eve.game["n"])
            late.catch_up()
            eve.catch_up()
            assert late.game["n"] == eve.game["n"] and late.game["view"] == eve.game["view"], (late.game["n"], eve.game["n"])
            late.close()
        for c in (ada, ben, eve):
            c.close()
    assert tried > 0, "Ben was never asked in a window"
