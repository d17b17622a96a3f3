"""A terminal that tests can look at and type into: the real program inside a private tmux server."""
import os
import shlex
import shutil
import subprocess
import tempfile
import time

PROGRAM = os.path.abspath(os.environ.get("HYPERCONE", "build/hypercone"))
PATIENCE = 60       # seconds: far more than anything takes, also where other programs keep the machine busy


class Failure(Exception):
    """What was expected, and the screen that did not show it."""


class Home:
    """A home directory of its own, so that no test meets the saved games of a person."""

    def __init__(self):
        self.path = tempfile.mkdtemp(prefix="hypercone-test-")
        self.folder = os.path.join(self.path, ".local", "share", "hypercone")

    def files(self):
        """All that lies where saved games lie."""
        return sorted(os.listdir(self.folder)) if os.path.isdir(self.folder) else []

    def saves(self):
        """The saved games, the latest last."""
        paths = [os.path.join(self.folder, name) for name in self.files() if name.endswith(".hcg")]
        return sorted(paths, key=lambda path: os.stat(path).st_mtime_ns)

    @property
    def save(self):
        return self.saves()[-1]

    def environment(self):
        env = {k: v for k, v in os.environ.items() if k not in ("TMUX", "TMUX_PANE", "XDG_DATA_HOME", "LANG", "LC_CTYPE")}
        return env | {"HOME": self.path, "LC_ALL": "C.UTF-8"}

    def run(self, *arguments, text=None, seconds=4 * PATIENCE):
        """The program without a terminal: exit status, stdout, stderr."""
        done = subprocess.run([PROGRAM, *arguments], input=text, stdin=subprocess.DEVNULL if text is None else None,
                              capture_output=True, text=True, timeout=seconds, env=self.environment(), check=False)
        return done.returncode, done.stdout, done.stderr

    def remove(self):
        shutil.rmtree(self.path, ignore_errors=True)


class Terminal:
    """One window of a tmux server that nobody else uses."""

    count = 0

    def __init__(self, home, columns, lines, *arguments, term="tmux-256color"):
        self.home, self.columns, self.lines, self.shell = home, columns, lines, ""
        Terminal.count += 1
        self.socket = os.path.join(home.path, "tmux%d" % Terminal.count)
        command = "trap : INT; TERM=%s %s; echo \"[exit $?]\"; stty -a | tr ';' '\\n' | grep -cw -- '-icanon\\|-echo'; sleep 600" % (
            term, " ".join(shlex.quote(a) for a in (PROGRAM, *arguments)))
        self.tmux("-f", os.devnull, "new-session", "-d", "-x", str(columns), "-y", str(lines), "-s", "test", "sh", "-c", command)
        self.tmux("set", "-g", "status", "off")

    def __enter__(self):
        return self

    def __exit__(self, *failure):
        self.tmux("kill-server")

    def tmux(self, *arguments):
        done = subprocess.run(["tmux", "-S", self.socket, *arguments], capture_output=True, text=True, timeout=PATIENCE,
                              env=self.home.environment(), check=False)
        return done.stdout

    def screen(self):
        return self.tmux("capture-pane", "-p", "-t", "test")

    def colours(self):
        return self.tmux("capture-pane", "-e", "-p", "-t", "test")

    def type(self, *keys):
        self.tmux("send-keys", "-t", "test", *keys)

    def resize(self, columns, lines):
        self.columns, self.lines = columns, lines
        self.tmux("resize-window", "-t", "test", "-x", str(columns), "-y", str(lines))

    def wait(self, *expected, seconds=PATIENCE):
        """Until all of these are on the screen; returns it."""
        until = time.monotonic() + seconds
        while True:
            seen = self.screen()
            if all(e in seen for e in expected):
                return seen
            if time.monotonic() > until:
                raise Failure("waited for %s; the screen was:\n%s" % (" and ".join(map(repr, expected)), seen))
            time.sleep(0.02)

    def used(self):
        """The processor time that the program has used so far, or None when it has ended."""
        try:
            with open("/proc/%d/stat" % self.program_id(), encoding="utf-8") as f:
                return f.read().rpartition(")")[2].split()[11:13]
        except (OSError, IndexError):
            return None

    def wait_for_change(self, before, seconds=PATIENCE):
        """Until the screen is another one, and drawn to its end: the same three times, while the program does nothing."""
        until = time.monotonic() + seconds
        last, same = None, 0
        while same < 2:
            seen = self.screen(), self.used()
            same = same + 1 if seen == last and seen[0] != before else 0
            last = seen
            if time.monotonic() > until:
                raise Failure("nothing changed any more; the screen was:\n%s" % seen[0])
            time.sleep(0.01)
        return seen[0]

    def wait_drawn(self, *expected):
        """The screen with all of these on it, drawn to its end."""
        self.wait(*expected)
        return self.wait_for_change("")

    def answer_as_suggested(self, screen):
        """What the coach would do. Returns the screen after it."""
        self.type("s")
        suggested = self.wait("Suggested.")
        self.type("Enter")
        return self.wait_for_change(suggested)

    def press(self, key, *expected):
        self.type(key)
        return self.wait(*expected)

    def program_id(self):
        """The process of the program: the child of the shell in the window."""
        self.shell = self.shell or self.tmux("display-message", "-p", "-t", "test", "#{pane_pid}").strip()
        with open("/proc/%s/task/%s/children" % (self.shell, self.shell), encoding="ascii") as children:
            return int(children.read().split()[0])


def expect(condition, what, screen=""):
    if not condition:
        raise Failure(what + ("; the screen was:\n" + screen if screen else ""))
