"""What the benchmarks share: the command as it is installed, and how commands are measured."""
import atexit, contextlib, functools, os, pathlib, shutil, statistics, subprocess, sys, tempfile, time

root = pathlib.Path(__file__).resolve().parent.parent

# How measured commands are started: `nice` and the like.
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
    flags = ["-c", "release", "--scratch-path", str(root / ".build-run"), "--package-path", str(root)]
    if sys.platform == "linux":
        flags += ["-Xswiftc", "-static-executable"]
    built = subprocess.run(["swift", "build", *flags, "--product", "exifdump"], capture_output=True, text=True)
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


def start(command, **pipes):
    """Starts a command, its standard input the file that it names, or nothing."""
    with open(getattr(command, "input", os.devnull), "rb") as source:
        return subprocess.Popen(before + command, stdin=source, **pipes)


def measure(command):
    """Seconds of wall time of one run, its output thrown away."""
    begin = time.perf_counter()
    start(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).wait()
    return time.perf_counter() - begin


def peak(command):
    """Bytes of resident memory that one run of a command had at most."""
    measured = FromFile([compiled("peak"), *command], getattr(command, "input", os.devnull))
    told = start(measured, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE).communicate()[1]
    return int(told.rsplit(b"\npeak ", 1)[1]) * 1024


def compare(commands, runs):
    """The median seconds of each command, run in turn after one that warms the file cache."""
    seconds = {name: [] for name in commands}
    for name in commands:
        measure(commands[name])
    for _ in range(runs):
        for name in commands:
            seconds[name].append(measure(commands[name]))
    return {name: statistics.median(seconds[name]) for name in commands}
