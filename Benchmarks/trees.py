"""Trees of files to measure on, made of few files by copies and hard links."""
import os, pathlib, shutil, sys

from bench import root


def fixtures():
    """The fixtures, in one order: not what is beside them, such as files that crashed something."""
    return sorted(p for p in (root / "Fixtures").iterdir() if p.is_file() and p.suffix != ".md")


def media(folder):
    """All files below a folder, in one order, but those that tell about others.

    A list with a path a line cannot name a file with a line end in its name.
    """
    found = sorted(p for p in pathlib.Path(folder).rglob("*") if p.suffix not in (".json", ".md") and p.is_file())
    named = [path for path in found if "\n" not in str(path)]
    if len(named) < len(found):
        print(f"left out, for the line ends in their names: {len(found) - len(named)} files", file=sys.stderr)
    return named


def copies(originals, folder):
    """A copy of every file on the file system of the tree, where links to it can be made."""
    folder.mkdir()
    found = []
    for number, path in enumerate(originals):
        copy = folder / f"{number:05}{path.suffix}"
        shutil.copyfile(path, copy)
        os.utime(copy, (1e9, 1e9))
        found.append(copy)
    return found


def tree(folder, originals, count, each=500):
    """A tree of hard links, so many in a directory."""
    for number in range(count):
        directory = folder / f"d{number // each:04}"
        if number % each == 0:
            directory.mkdir(parents=True)
        original = originals[number % len(originals)]
        os.link(original, directory / f"{number:06}{original.suffix}")
    return str(folder)


def links(folder, original, count):
    """A directory of hard links: a file system has a bound of links to a file, so there are several."""
    folder.mkdir()
    for number in range(count):
        if number % 50_000 == 0:
            source = folder.parent / f"{folder.name}-{number}{original.suffix}"
            shutil.copyfile(original, source)
        os.link(source, folder / f"IMG_{number:07}{original.suffix}")
    return str(folder)
