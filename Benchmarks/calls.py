"""System calls and bytes read a file, by strace: what N files more take than N."""
import collections, os, pathlib, re, shutil, subprocess

from bench import check, input_of, scratch
from listing import Listing

call = re.compile(r"^(?:\d+ +)?(?:<\.\.\. )?(\w+)(\(| resumed)(?:.* = (\d+))?")
available = shutil.which("strace") is not None


def trace(command):
    """How often each system call was made, and how many bytes were read by them."""
    log = os.path.join(scratch(), "trace")
    words = ["strace", "-f", "-qq", "-s", "0", "-e", "signal=none", "-o", log, *command]
    with open(input_of(command), "rb") as source:
        traced = subprocess.run(words, stdin=source, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    check(words, traced.returncode)
    counts = collections.Counter()
    for line in pathlib.Path(log).read_text(errors="replace").splitlines():
        if found := call.match(line):
            name, kind, result = found.groups()
            # A call that was interrupted by another thread's has two lines.
            counts[name] += kind == "("
            if name in ("read", "pread64", "readv", "preadv"):
                counts["bytes"] += int(result or 0)
    return counts


def a_file(many, listing):
    """Calls, those of writing and for the heap left out, and bytes that each file of the listing takes.

    `many` makes a command of a listing. Written is the answer, not the file, some of it at a time. The
    heap starts at a random place, so that one run may ask for room once more than another.
    """
    twice = Listing(listing.paths * 2)
    more = trace(many(twice))
    more.subtract(trace(many(listing)))
    made = sum(count for name, count in more.items() if name not in ("bytes", "write", "writev", "brk"))
    return made / len(listing), more["bytes"] / len(listing)
