#!/usr/bin/env python3
"""Runs the tests of the server over real sockets: run.py [--waiting|--measuring] [WORD...], only those whose names contain one of the words.

Most of what they do is waiting, for clocks, limits and grace to pass: many at a time, those that wait longest first. Those that measure how long
something takes run one by one, after the others; with --waiting only the former run, with --measuring only the latter.
"""
import concurrent.futures
import importlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
import traceback

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
MODULES = ["keep_test", "older_test", "backup_test", "kill_test", "power_test", "games_test", "secrets_test", "clock_test", "stand_in_test", "lobby_test", "bad_input_test", "trouble_test", "disk_test", "http_test", "visitor_test", "flood_test", "picks_test", "arrive_test", "wake_test", "bots_test", "mail_test", "people_test", "moments_test", "campaign_test"]
AT_A_TIME = 3 if os.environ.get("HYPERCONE") else 6         # a build of its own, with the sanitizers, has more to compute
MEASURING = ("moments_test.", "flood_test.test_others_notice", "wake_test.test_others_notice", "bots_test.test_bots_that_search_do_not_hold")
LONGEST = ("flood_test.test_who_has_gone", "mail_test.test_a_turn_after_days", "bots_test.test_the_coach", "keep_test.", "campaign_test.",
           "secrets_test.", "games_test.test_four", "flood_test.test_silent", "clock_test.", "power_test.", "kill_test.", "disk_test.")


def all_tests():
    found = []
    for name in MODULES:
        module = importlib.import_module(name)
        found += [(name, test) for test in vars(module) if test.startswith("test_")]
    return found


def end(server, gently):
    """What is still running. Leaks are looked for when a program ends by itself."""
    if not server.process or server.process.poll() is not None:
        return
    if gently:
        try:
            server.stop()
        except subprocess.TimeoutExpired:
            pass
    if server.process.poll() is None:
        server.kill()


def found(server):
    """What the sanitizers have to say about a server; most builds have none."""
    try:
        said = server.said()
    except OSError:
        return ""
    at = [said.find(word) for word in ("runtime error:", "ERROR: AddressSanitizer", "ERROR: LeakSanitizer") if word in said]
    return "\nthe sanitizers say:\n" + said[max(0, min(at) - 200):][:6000] if at else ""


def run_one(name, test):
    folder = tempfile.mkdtemp(prefix="hypercone-server-")
    began = time.time()
    servers = []
    client = importlib.import_module("client")
    client.RUNNING.clear()
    try:
        getattr(importlib.import_module(name), test)(folder)
        trouble = None
    except Exception:
        trouble = traceback.format_exc()
        for server in client.RUNNING:
            trouble += "\nthe server said:\n" + server.said()[-2000:]
    finally:
        servers = list(client.RUNNING)
        for server in servers:
            end(server, client.SANITIZED)
        wrong = "".join(found(server) for server in servers)
        trouble = (trouble or "") + wrong if wrong else trouble
        shutil.rmtree(folder, ignore_errors=True)
    return name, test, time.time() - began, trouble


def place(test):
    """Those that take longest come first."""
    return next((i for i, head in enumerate(LONGEST) if ("%s.%s" % test).startswith(head)), len(LONGEST))


def run_all(tests, at_a_time):
    """How many passed, and how many failed."""
    passed = failed = 0
    with concurrent.futures.ProcessPoolExecutor(at_a_time) as pool:
        for job in concurrent.futures.as_completed([pool.submit(run_one, *t) for t in tests]):
            name, test, seconds, trouble = job.result()
            if trouble:
                failed += 1
                print("failed: %s.%s (%.1f s)\n%s" % (name, test, seconds, trouble), flush=True)
            else:
                passed += 1
                print("%-60s %5.1f s" % (name + "." + test, seconds), flush=True)
    return passed, failed


def main():
    options = [w for w in sys.argv[1:] if w.startswith("--")]
    words = [w for w in sys.argv[1:] if not w.startswith("--")]
    if set(options) - {"--waiting", "--measuring"}:
        sys.exit("run.py [--waiting|--measuring] [WORD...]")
    wanted = [t for t in all_tests() if not words or any(w in "%s.%s" % t for w in words)]
    measuring = [t for t in wanted if ("%s.%s" % t).startswith(MEASURING)]
    waiting = sorted((t for t in wanted if t not in measuring), key=place)
    parts = [(waiting, AT_A_TIME)] * ("--measuring" not in options) + [(measuring, 1)] * ("--waiting" not in options)
    results = [run_all(*part) for part in parts]
    passed, failed = [sum(r[i] for r in results) for i in range(2)]
    print("result: %d passed, %d failed" % (passed, failed))
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
