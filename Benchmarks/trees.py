"""Trees of files to measure on, made of few files by copies and hard links."""
import os, pathlib, shutil


def files(folder):
    """All files below a folder, in one order."""
    return sorted(p for p in pathlib.Path(folder).rglob("*") if p.is_file())


def media(folder):
    """The files of a folder but those that tell about others."""
    return [p for p in files(folder) if p.suffix not in (".json", ".md")]


def copies(source, folder):
    """A copy of every file on the file system of the tree, where links to it can be made."""
    found = []
    for number, path in enumerate(media(source)):
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
