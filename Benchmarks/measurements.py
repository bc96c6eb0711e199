"""What Benchmarks/run measures, part by part; each adds rows."""
import json, os, pathlib, sys

import calls
from bench import FromFile, compare, compiled, one_core, peak, root, said, scratch
from listing import Listing
from report import Row, at_most, times_as_fast, times_its_time

# How fast it has to be beside a peer: the first bound was set first, the second is where it is to get.
of_one = {"exiv2": [times_its_time(1.2), times_as_fast(1)]}
of_many = {
    "exiv2": [times_as_fast(3), times_as_fast(5)],
    "exiftool": [times_as_fast(100), times_as_fast(200)],
    "the floor": [times_its_time(6)],
}


def bounds(table, name):
    return next((bounds for word, bounds in table.items() if name.startswith(word)), [])


class Measurements:
    """What is measured, on which files, and the rows so far."""

    def __init__(self, exifdump, everything, peers, runs):
        self.exifdump, self.peers, self.runs = exifdump, peers, runs
        self.everything = Listing(everything)
        self.jpegs = Listing([p for p in everything if p.suffix.lower() in (".jpg", ".jpeg")])
        self.photo = str(root / "Fixtures" / "photo.jpg")
        self.rows = []

    def ours(self, listing, *options, jobs=1):
        return [self.exifdump, "--ndjson", "--jobs", str(jobs), *options, "--files-from", listing.lines]

    def floor(self, listing):
        return FromFile([compiled("floor")], listing.lines)

    def compare(self, commands):
        """Fewer runs where the commands are slow."""
        first = compare(commands, 1)
        return compare(commands, self.runs if sum(first.values()) < 1 else max(3, self.runs // 5))

    def one(self):
        commands = {
            "the floor": self.floor(Listing([self.photo])),
            **{peer.name: [*peer.one, self.photo] for peer in self.peers},
        }
        with one_core():
            seconds = compare({"exifdump": [self.exifdump, self.photo], **commands}, self.runs * 2)
        ours = seconds.pop("exifdump") * 1e3
        for name, its in seconds.items():
            self.rows.append(Row("one JPEG, whole process (ms)", ours, name, its * 1e3, bounds(of_one, name)))

    def many(self, listing, what):
        if not listing.paths:
            return
        records = said(self.ours(listing))[0].splitlines()
        told = dict(zip(listing.paths, ("error" not in json.loads(record) for record in records), strict=True))
        for name, many, answers, most in [
            ("the floor", self.floor, len, sys.maxsize),
            *((peer.name, peer.many, peer.answers, peer.most) for peer in self.peers),
        ]:
            files = listing.sample(most)
            with one_core():
                seconds = self.compare({"exifdump": self.ours(files), name: many(files)})
            self.rows.append(Row(
                f"{len(files):,} {what}, one process (µs a file)",
                seconds["exifdump"] / len(files) * 1e6, name, seconds[name] / len(files) * 1e6,
                bounds(of_many, name), (sum(told[path] for path in files.paths), answers(files))))

    def starts(self):
        """What the libraries take before the first file, and exifdump with it."""
        idle = {peer.name: peer.idle for peer in self.peers if peer.idle}
        if not idle:
            return
        with one_core():
            seconds = compare({"exifdump": self.ours(Listing([])), **idle}, self.runs)
        for name in idle:
            self.rows.append(Row("no file at all: start and imports (ms)", seconds["exifdump"] * 1e3, name, seconds[name] * 1e3))

    def composites(self):
        """What composite tags cost: every group of the photos with them and without."""
        if not self.jpegs.paths:
            return
        answer = said(self.ours(self.jpegs))[0]
        groups = {group for line in answer.splitlines() for group in json.loads(line).get("tags", {})}
        chosen = [word for group in sorted(groups - {"Composite"}) for word in ("--group", group)]
        with one_core():
            seconds = self.compare({
                "without": self.ours(self.jpegs, *chosen),
                "with": self.ours(self.jpegs, *chosen, "--group", "Composite"),
            })
        cost = (seconds["with"] - seconds["without"]) / len(self.jpegs)
        self.rows.append(Row(f"{len(self.jpegs):,} JPEGs: of that, composite tags (µs a file)", cost * 1e6, bounds=[at_most(20)]))

    def jobs(self):
        seconds = self.compare({jobs: self.ours(self.everything, jobs=jobs) for jobs in (2, 1)})
        each = 1e6 / len(self.everything)
        self.rows.append(Row(
            f"{len(self.everything):,} files, 2 jobs (µs a file)", seconds[2] * each, "1 job", seconds[1] * each,
            [times_as_fast(1.8)]))

    def calls(self):
        large = large_photo()
        told = said([self.exifdump, "--json", "--stats", large])[0]
        self.rows.append(Row("bytes read of a 4 MB JPEG", json.loads(told)[0]["statistics"]["bytesRead"], bounds=[at_most(65_536)]))
        told = said(self.ours(self.everything, "--stats"))[0]
        read = [json.loads(line).get("statistics", {}).get("bytesRead") for line in told.splitlines()]
        read = [count for count in read if count is not None]
        self.rows.append(Row(f"bytes read a file, {len(read):,} files, by --stats", round(sum(read) / max(1, len(read)))))
        if not calls.available:
            print("strace is not installed: no system calls", file=sys.stderr)
            return
        photos = {
            f"a photo of {os.path.getsize(self.photo) // 1000} KB": self.photo,
            "a JPEG of 1 KB": str(root / "Fixtures" / "exif-big-endian.jpg"),
            "a JPEG of 4 MB": large,
        }
        for words, photo in photos.items():
            listing = Listing([photo] * 20)
            ours = calls.a_file(self.ours, listing)
            self.rows.append(Row(f"system calls for {words}", ours[0], bounds=[at_most(4)]))
            if photo == self.photo:
                for peer in self.peers:
                    theirs = calls.a_file(peer.many, listing)
                    self.rows.append(Row(f"system calls for {words}", ours[0], peer.name, theirs[0], is_amount=True))
                    self.rows.append(Row(f"bytes read of {words}, by strace", ours[1], peer.name, theirs[1], is_amount=True))

    def memory(self):
        ours = max(peak(self.ours(self.everything)) for _ in range(3)) / 1e6
        what = f"peak memory, {len(self.everything):,} files (MB)"
        self.rows.append(Row(what, ours, bounds=[at_most(48), at_most(32)]))
        two = max(peak(self.ours(self.everything, jobs=2)) for _ in range(3)) / 1e6
        self.rows.append(Row(what + ", 2 jobs", two, bounds=[at_most(48), at_most(32)]))
        for peer in self.peers:
            files = self.everything.sample(peer.most)
            what = f"peak memory, {len(files):,} files (MB)"
            self.rows.append(Row(what, peak(self.ours(files)) / 1e6, peer.name, peak(peer.many(files)) / 1e6, is_amount=True))


def large_photo():
    """A JPEG of 4 MB: the fixture with a long scan."""
    photo = (root / "Fixtures" / "photo.jpg").read_bytes()
    path = pathlib.Path(scratch()) / "large.jpg"
    path.write_bytes(photo[:-2] + b"\x55" * (4_000_000 - len(photo)) + photo[-2:])
    return str(path)
