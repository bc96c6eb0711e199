"""A list of files that every command of a comparison is given."""
import os, pathlib, random

from bench import scratch


class Listing:
    """Paths, and files that name them: a path a line, and each ended by NUL."""

    made = 0

    def __init__(self, paths):
        self.paths = [os.fspath(path) for path in paths]
        Listing.made += 1
        stem = os.path.join(scratch(), f"list{Listing.made}")
        self.lines, self.nul = stem + ".txt", stem + ".nul"
        for name, end in ((self.lines, b"\n"), (self.nul, b"\0")):
            pathlib.Path(name).write_bytes(b"".join(os.fsencode(path) + end for path in self.paths))

    def __len__(self):
        return len(self.paths)

    def sample(self, most):
        """At most so many of the files, the same ones each time."""
        if len(self) <= most:
            return self
        return Listing(sorted(random.Random(1).sample(self.paths, most)))
