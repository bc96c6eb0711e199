"""Pillow and exifread, in a virtual environment of their own that outlives the run."""
import functools, os, pathlib, subprocess, sys

from bench import root

reader = str(root / "Benchmarks" / "python_reader.py")
names = ["Pillow", "exifread"]
requirements = root / "Benchmarks" / "requirements.txt"


@functools.cache
def python():
    """The environment's interpreter, made when it is asked for first; None where it cannot be."""
    cache = pathlib.Path(os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache")
    wanted = requirements.read_text()
    folder = cache / "exifdump-benchmarks" / f"python{sys.version_info.major}.{sys.version_info.minor}"
    # Written last: an environment without it is not whole, or has other versions.
    mark = folder / "installed.txt"
    if not mark.exists() or mark.read_text() != wanted:
        steps = [
            [sys.executable, "-m", "venv", "--clear", str(folder)],
            [str(folder / "bin" / "python"), "-m", "pip", "install", "--quiet", "-r", str(requirements)],
        ]
        for step in steps:
            done = subprocess.run(step, capture_output=True, text=True)
            if done.returncode:
                print(f"{' '.join(step)}\n{done.stderr.strip()}", file=sys.stderr)
                return None
        mark.write_text(wanted)
    return str(folder / "bin" / "python")
