"""What the benchmarks share: the command as it is installed, and how commands are measured."""
import atexit, os, pathlib, shutil, statistics, subprocess, sys, tempfile, time

root = pathlib.Path(__file__).resolve().parent.parent

# How measured commands are started: `nice` and the like.
before = []


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
    folder = tempfile.mkdtemp()
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    subprocess.run(["install", "-s", str(root / ".build-run" / "release" / "exifdump"), folder], check=True)
    return os.path.join(folder, "exifdump")


def measure(command):
    """Seconds of wall time and peak resident bytes of one run, its output thrown away."""
    start = time.perf_counter()
    process = subprocess.Popen(before + command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, _, usage = os.wait4(process.pid, 0)
    process.returncode = 0
    return time.perf_counter() - start, usage.ru_maxrss * 1024


def compare(commands, runs):
    """The median seconds and the largest peak of each command, run in turn after one that warms
    the file cache."""
    seconds = {name: [] for name in commands}
    peaks = {name: 0 for name in commands}
    for name in commands:
        measure(commands[name])
    for _ in range(runs):
        for name in commands:
            took, peak = measure(commands[name])
            seconds[name].append(took)
            peaks[name] = max(peaks[name], peak)
    return {name: statistics.median(seconds[name]) for name in commands}, peaks
