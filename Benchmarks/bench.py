"""What the benchmarks share: the command as it is installed, and how commands are measured."""
import atexit, contextlib, functools, os, pathlib, shlex, shutil, statistics, subprocess, sys, tempfile, time

root = pathlib.Path(__file__).resolve().parent.parent

# How measured commands are started: see `undisturbed`.
before = []


class FromFile(list):
    """A command whose standard input is a file."""

    def __init__(self, command, path):
        super().__init__(command)
        self.input = path


def build():
    """The command as it is shipped and installed: optimized, static, stripped, in a file of its own.

    A file that the linker has just written lies in the file cache in small pieces, so that each
    start of it takes a millisecond longer.
    """
    built = subprocess.run([str(root / "Scripts" / "build")], capture_output=True, text=True)
    if built.returncode:
        sys.exit(built.stdout + built.stderr)
    subprocess.run(["install", "-s", str(root / ".build-run" / "release" / "exifdump"), scratch()], check=True)
    return os.path.join(scratch(), "exifdump")


@functools.cache
def scratch():
    """A folder that is gone when the benchmark is."""
    folder = tempfile.mkdtemp()
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


@functools.cache
def compiled(name):
    """One of the C programs beside this file, compiled."""
    program = os.path.join(scratch(), name)
    subprocess.run(["cc", "-O2", "-o", program, str(root / "Benchmarks" / f"{name}.c")], check=True)
    return program


@contextlib.contextmanager
def one_core():
    """Whatever is started meanwhile has one processor, where the system can say so."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    all_of_them = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(all_of_them)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, all_of_them)


def undisturbed():
    """Has what is measured from now on scheduled ahead of other programs, which root alone may."""
    words = ["chrt", "--fifo", "1"]
    if not shutil.which("chrt"):
        sys.exit("--undisturbed: chrt is not installed")
    tried = subprocess.run([*words, "true"], capture_output=True, text=True)
    if tried.returncode:
        sys.exit(f"--undisturbed: {tried.stderr.strip()}")
    before.extend(words)


def input_of(command):
    """The file that is a command's standard input."""
    return getattr(command, "input", os.devnull)


def start(command, **pipes):
    """Starts a command, its standard input the file that it names, or nothing."""
    with open(input_of(command), "rb") as source:
        return subprocess.Popen(before + command, stdin=source, **pipes)


def check(command, status):
    """Ends the benchmark where a command was stopped, or did not run: it would seem a fast one.

    1 and other small numbers, and xargs' 123 for them, say that a file could not be read.
    """
    if status < 0 or 124 <= status <= 127:
        sys.exit(f"{shlex.join(command)} ended with {status}")


def measure(command):
    """Seconds of wall time of one run, its output thrown away."""
    begin = time.perf_counter()
    status = start(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).wait()
    seconds = time.perf_counter() - begin
    check(command, status)
    return seconds


def said(command):
    """What a command prints, on standard output and on standard error."""
    process = start(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    printed = process.communicate()
    check(command, process.returncode)
    return printed


def peak(command):
    """Bytes of resident memory that one run of a command had at most."""
    measured = FromFile([compiled("peak"), *command], input_of(command))
    process = start(measured, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    told = process.communicate()[1]
    check(measured, process.returncode)
    return int(told.rsplit(b"\npeak ", 1)[1]) * 1024


def compare(commands, runs, each={}):
    """The median seconds of each command, run in turn after one that warms the file cache.

    `each` says how often a command runs at its turn, where that is not once: one that takes a second
    beside one that takes minutes.
    """
    seconds = {name: [] for name in commands}
    for name in commands:
        measure(commands[name])
    for _ in range(runs):
        for name in commands:
            for _ in range(each.get(name, 1)):
                seconds[name].append(measure(commands[name]))
    return {name: statistics.median(seconds[name]) for name in commands}
