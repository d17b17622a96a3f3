#!/usr/bin/env python3
"""Adds games.csv up on its own and compares with aliens.csv, pairs.csv and summary.json of the folder."""
import csv
import json
import math
import os
import sys
from collections import defaultdict

folder = sys.argv[1]


def rows(name):
    with open(os.path.join(folder, name), newline="") as file:
        return list(csv.DictReader(file))


def wilson(wins, games, z=1.959964):
    p, n = wins / games, games
    middle = (p + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))
    return max(0, middle - half), min(1, middle + half)


def close(what, is_, should, by=0.00006):
    if abs(float(is_) - should) > by:
        sys.exit(f"{what}: {is_}, but the games say {should}")


aliens = defaultdict(lambda: defaultdict(float))
pairs = defaultdict(lambda: [0, 0.0, 0])
by_count = defaultdict(lambda: [0, 0.0])
games = [row for row in rows("games.csv") if row["end"] == "won"]
for row in games:
    winners = [int(seat) for seat in row["winners"].split("+") if seat]
    seats = range(1, int(row["players"]) + 1)
    won = {seat: 1 / len(winners) if seat in winners else 0 for seat in seats}
    for seat in seats:
        alien = row[f"alien_{seat}"]
        if not alien:
            sys.exit(f"game {row['game']}: seat {seat} has no alien")
        by_count[alien, row["players"]][0] += 1
        by_count[alien, row["players"]][1] += won[seat]
        for players in (row["players"], "all"):
            for flares in (row["flares"], "all"):
                sums = aliens[alien, players, flares]
                sums["games"] += 1
                sums["wins"] += won[seat]
                sums["fair"] += 1 / len(seats)
                sums["alone"] += won[seat] == 1
                for use in ("offense", "offense_won", "defense", "defense_won", "ally", "ally_won", "power", "artifact", "flare"):
                    sums[use] += int(row[f"{use}_{seat}"])
                if int(row[f"flare_{seat}"]):
                    sums["flare_games"] += 1
                    sums["flare_wins"] += won[seat]
        for other in seats:
            if other != seat:
                pair = pairs[alien, row[f"alien_{other}"]]
                pair[0] += 1
                pair[1] += won[seat]
                pair[2] += seat in winners and other in winners
                pairs_counts = by_count[alien, row[f"alien_{other}"], row["players"]]
                pairs_counts[0] += 1

lines = rows("aliens.csv")
for line in lines:
    key = line["alien"], line["players"], line["flares"]
    s = aliens[key]
    close(f"{key} games", line["games"], s["games"])
    close(f"{key} wins", line["wins"], s["wins"])
    close(f"{key} fair", line["fair"], s["fair"] / s["games"])
    close(f"{key} alone", line["alone"], s["alone"])
    low, high = wilson(s["wins"], s["games"])
    close(f"{key} low", line["low"], low)
    close(f"{key} high", line["high"], high)
    for use in ("offense", "defense", "ally"):
        close(f"{key} {use}", line[use], s[use] / s["games"])
        if s[use]:
            close(f"{key} {use} won", line[f"{use}_won"], s[f"{use}_won"] / s[use])
    for column, use in (("powers", "power"), ("artifacts", "artifact"), ("flares_played", "flare")):
        close(f"{key} {column}", line[column], s[use] / s["games"])
    close(f"{key} flare games", line["flare_games"], s["flare_games"])
    if s["flare_games"]:
        close(f"{key} share with flare", line["share_with_flare"], s["flare_wins"] / s["flare_games"])
counts = {line["players"] for line in lines}
settings = {line["flares"] for line in lines}
expected = {key for key in aliens if key[1] in counts and key[2] in settings}
if {(line["alien"], line["players"], line["flares"]) for line in lines} != expected:
    sys.exit("aliens.csv does not have a line for each alien and table")

seen = set()
for line in rows("pairs.csv"):
    key = line["alien"], line["beside"]
    seen.add(key)
    close(f"{key} games", line["games"], pairs[key][0])
    close(f"{key} wins", line["wins"], pairs[key][1])
    close(f"{key} won together", line["won_together"], pairs[key][2])
    expectation = 0
    for players in {row["players"] for row in games}:
        there = by_count[key[0], key[1], players][0]
        if there:
            expectation += there * by_count[key[0], players][1] / by_count[key[0], players][0]
    close(f"{key} expected", line["expected"], expectation / pairs[key][0])
    close(f"{key} difference", line["difference"], pairs[key][1] / pairs[key][0] - expectation / pairs[key][0])
if seen != {key for key in pairs if pairs[key][0]}:
    sys.exit("pairs.csv does not have a line for each pair that met")

with open(os.path.join(folder, "summary.json")) as file:
    summary = json.load(file)
close("games", summary["games"], len(rows("games.csv")))
close("games without an end", summary["ended"]["did_not_end"]["games"], len(rows("games.csv")) - len(games))
close("turns", summary["turns"]["mean"], sum(int(row["turns"]) for row in games) / len(games))
for use, value in summary["a_game"].items():
    close(use, value, sum(int(row[use]) for row in games) / len(games))
for alien in summary["aliens"]:
    total = sum(s["wins"] for key, s in aliens.items() if key == (alien["alien"], "all", "all"))
    close(f"summary of {alien['alien']}", alien["wins"], total, 0.0006)
close("all wins", sum(alien["wins"] for alien in summary["aliens"]), len(games), 0.06)
