#!/usr/bin/env python3
"""Runs the tests of the server over real sockets: run.py [WORD...], only those whose names contain one of the words."""
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
MODULES = ["keep_test", "older_test", "backup_test", "kill_test", "power_test", "games_test", "secrets_test", "clock_test", "stand_in_test", "lobby_test", "bad_input_test", "trouble_test", "disk_test", "http_test", "visitor_test", "flood_test", "picks_test", "arrive_test", "bots_test", "mail_test", "people_test", "moments_test", "campaign_test"]
AT_A_TIME = 3


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


def main():
    words = sys.argv[1:]
    wanted = [t for t in all_tests() if not words or any(w in "%s.%s" % t for w in words)]
    passed = failed = 0
    with concurrent.futures.ProcessPoolExecutor(AT_A_TIME) as pool:
        for job in concurrent.futures.as_completed([pool.submit(run_one, *t) for t in wanted]):
            name, test, seconds, trouble = job.result()
            if trouble:
                failed += 1
                print("failed: %s.%s (%.1f s)\n%s" % (name, test, seconds, trouble), flush=True)
            else:
                passed += 1
                print("%-60s %5.1f s" % (name + "." + test, seconds), flush=True)
    print("result: %d passed, %d failed" % (passed, failed))
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
