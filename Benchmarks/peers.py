"""The peers, as data: how each is called on one file and on many, and how its answers are counted."""
import json, re, shutil, subprocess
from collections.abc import Callable
from dataclasses import dataclass

import python_peers
from bench import FromFile, said
from listing import Listing


@dataclass(frozen=True)
class Peer:
    """A program that does what exifdump does."""

    name: str
    # The command that reads one file, its path put behind it.
    one: list
    # The command that reads all files of a listing.
    many: Callable[[Listing], list]
    # How many files of a listing it says something about.
    answers: Callable[[Listing], int]
    # On how many files it is measured at most: what takes long is measured on a sample.
    most: int = 100_000
    # What it has done before the first file: of a library, its interpreter and imports.
    idle: list | None = None
    # The command that tells its version.
    version: list | None = None

    @property
    def word(self):
        """What it is asked for by."""
        return self.name.split()[0]


def arguments(command):
    """All paths as arguments of one process: of more where they are over a megabyte.

    Unless told, xargs begins another one at 128 KiB.
    """
    return lambda listing: FromFile(["xargs", "-0", "-s", "1000000", *command], listing.nul)


def one_each(command):
    """A process a file, which is what its user has to do."""
    return lambda listing: FromFile(["xargs", "-0", "-n", "1", *command], listing.nul)


def of_exiftool(listing):
    records = json.loads(said(exiftool(listing))[0] or b"[]")
    return sum("Error" not in record for record in records)


def of_exiv2(listing):
    refusal = re.compile(rb"^(.*): (?:The file contains data of an unknown|Failed to open the file)|^Exiv2 exception in print action for file (.*):$", re.M)
    refused = refusal.findall(said(arguments(["exiv2", "-pa"])(listing))[1])
    return len(listing) - len({a or b for a, b in refused})


def of_mediainfo(listing):
    """Of every file it tells the size; of those that it knows, the format as well."""
    text = said(arguments(["mediainfo", "--Output=JSON"])(listing))[0].decode(errors="replace")
    answered, place, decoder = 0, 0, json.JSONDecoder(strict=False)
    while place < len(text):
        records, place = decoder.raw_decode(text, place)
        records = records if isinstance(records, list) else [records]
        answered += sum("Format" in (record.get("media") or {"track": [{}]})["track"][0] for record in records)
        while place < len(text) and text[place].isspace():
            place += 1
    return answered


def of_status(command):
    """Those that a process of its own ends with success on."""
    quiet = {"stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    return lambda listing: sum(subprocess.run([*command, path], **quiet).returncode == 0 for path in listing.paths)


def exiftool(listing):
    return ["exiftool", "-fast2", "-j", "-@", listing.lines]


PROBE = ["ffprobe", "-v", "error", "-show_format", "-show_streams", "-print_format", "json"]

PROGRAMS = [
    Peer("exiv2 -pa", ["exiv2", "-pa"], arguments(["exiv2", "-pa"]), of_exiv2, version=["exiv2", "--version"]),
    Peer("exiftool -fast2 -j", ["exiftool", "-fast2", "-j"], exiftool, of_exiftool, most=1000, version=["exiftool", "-ver"]),
    Peer("exif", ["exif"], one_each(["exif"]), of_status(["exif"]), most=100, version=["exif", "--version"]),
    Peer("mediainfo", ["mediainfo", "--Output=JSON"], arguments(["mediainfo", "--Output=JSON"]), of_mediainfo, most=300, version=["mediainfo", "--Version"]),
    Peer("ffprobe", PROBE, one_each(PROBE), of_status(PROBE), most=50, version=["ffprobe", "-version"]),
]


def library(name, python):
    """A Python library, by one process that reads all files."""
    command = [python, python_peers.reader, name]
    return Peer(
        f"{name} (Python)", [*command, "--one"], lambda listing: [*command, listing.nul],
        lambda listing: int(said([*command, listing.nul])[1].rsplit(b"answered ", 1)[1]),
        most=1000, idle=[*command, "/dev/null"], version=[python, "-m", "pip", "show", name])


# What peers are asked for by.
words = [*(peer.word for peer in PROGRAMS), *python_peers.names]


def installed(wanted):
    """Those of the wanted peers that are there, and the names of those that are not."""
    there, absent = [], []
    for peer in PROGRAMS:
        if peer.word not in wanted:
            continue
        if shutil.which(peer.one[0]):
            there.append(peer)
        else:
            absent.append(peer.word)
    for name in python_peers.names:
        if name not in wanted:
            continue
        if python := python_peers.python():
            there.append(library(name, python))
        else:
            absent.append(name)
    return there, absent


def versions(peers):
    """The first number in what each peer says of its version."""
    told = {peer.name: re.search(rb"\d+(?:\.\d+)+", said(peer.version)[0]) for peer in peers if peer.version}
    return {name: found[0].decode() for name, found in told.items() if found}
