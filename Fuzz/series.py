"""Runs fuzz targets one after the other, and prints a table. Called by Fuzz/run.

    Fuzz/run [--seconds N] [--seeds FOLDER] [--until HH:MM] [TARGET ...]

Without a TARGET all of them run. Each grows a corpus of its own in .build-fuzz/corpus, which the
next run goes on from; what it finds is kept in .build-fuzz/finds. Exit status 1 where something was
found, or where a target ended in another way than by its time.
"""
import argparse, datetime, hashlib, os, pathlib, re, shlex, subprocess, sys, tempfile, time

root = pathlib.Path(__file__).resolve().parent.parent
here = root / ".build-fuzz"
# What one input may take. Instrumented code is several times as slow, and AddressSanitizer holds back
# what is freed; .ci/mutations holds the real program to a second and 64 MB.
LIMITS = ["-timeout=10", "-rss_limit_mb=1024", "-malloc_limit_mb=64"]
# After so many finds a target is left; they are mostly one.
MOST_FINDS = 5


def environment(target):
    return os.environ | {
        "FUZZ_TARGET": target,
        # swift-backtrace would take the trap for itself, and wait.
        "SWIFT_BACKTRACE": "enable=no",
        # The runtime never frees what it knows of types, by design: it would all be told of as leaks.
        # Where bytes were allocated is looked up again when a find is repeated, not each time.
        "ASAN_OPTIONS": "detect_leaks=0:quarantine_size_mb=8:malloc_context_size=0:allocator_may_return_null=0",
    }


def seed(binary, target, folders):
    """The folder of a target's corpus, and how many seeds for it are in the folders."""
    corpus = here / "corpus" / target
    corpus.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as seeds:
        made = subprocess.run([binary, "--seeds", target, seeds, *folders], env=environment(target))
        if made.returncode:
            sys.exit(
                f"{target}: making seeds ended with {made.returncode}. Where that was a file that the"
                " reader does not survive, .ci/survival FOLDER tells which.")
        names = set()
        for path in pathlib.Path(seeds).iterdir():
            data = path.read_bytes()
            names.add(hashlib.sha1(data).hexdigest())
            (corpus / hashlib.sha1(data).hexdigest()).write_bytes(data)
    return corpus, len(names)


def fuzz(binary, target, longest, corpus, seconds, log):
    """One run until its time or a find: its status, executions, edges, features, the find's file."""
    finds = here / "finds" / target
    finds.mkdir(parents=True, exist_ok=True)
    command = [
        binary, str(corpus), f"-artifact_prefix={finds}/", f"-max_total_time={seconds}",
        f"-max_len={longest}", f"-dict={root / 'Fuzz' / 'words'}", *LIMITS, "-print_final_stats=1", "-use_value_profile=0", "-reload=0"]
    executions = covered = features = 0
    found = []
    process = subprocess.Popen(
        command, env=environment(target), stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        text=True, errors="replace")
    for line in process.stdout:
        log.write(line)
        if status := re.match(r"#(\d+)\s.*cov: (\d+) ft: (\d+)", line):
            executions, covered, features = map(int, status.groups())
        elif final := re.match(r"stat::number_of_executed_units:\s*(\d+)", line):
            executions = int(final[1])
        elif written := re.search(r"Test unit written to (.+)", line):
            # Slow inputs are only told of; what stops a run is a find. One that was found before is
            # written to the same file.
            if not pathlib.Path(written[1]).name.startswith("slow-"):
                found.append(pathlib.Path(written[1]))
    return process.wait(), executions, covered, features, found


def time_of_day(text):
    return datetime.datetime.strptime(text, "%H:%M").time()


def main():
    ap = argparse.ArgumentParser(
        prog="Fuzz/run", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("binary", help=argparse.SUPPRESS)
    ap.add_argument("targets", nargs="*", metavar="TARGET")
    ap.add_argument("--seconds", type=int, default=60, help="how long each target runs (60)")
    ap.add_argument(
        "--seeds", action="append", default=[], metavar="FOLDER", help="files to begin with besides Fixtures")
    ap.add_argument(
        "--until", type=time_of_day, metavar="HH:MM", help="end by this time of the day (UTC), whatever is left")
    args = ap.parse_intermixed_args()
    if missing := [folder for folder in args.seeds if not os.path.isdir(folder)]:
        ap.error(f"{', '.join(missing)}: no such folder")
    listed = subprocess.run([args.binary, "--targets"], env=environment(""), capture_output=True, text=True, check=True)
    targets = dict(line.split() for line in listed.stdout.splitlines())
    if unknown := [target for target in args.targets if target not in targets]:
        ap.error(f"{', '.join(unknown)}: no such target; there are {', '.join(targets)}")
    end = None
    if args.until:
        now = datetime.datetime.now(datetime.timezone.utc)
        end = datetime.datetime.combine(now, args.until, now.tzinfo)
        if end < now:
            end += datetime.timedelta(days=1)

    wanted, kept, failed = args.targets or list(targets), [], []
    folders = [str(root / "Fixtures"), *args.seeds]
    corpora = {target: seed(args.binary, target, folders) for target in wanted}
    print(
        f"{'target':<11}{'seeds':>7}{'executions':>12}{'a second':>10}{'edges':>8}{'features':>10}{'finds':>7}",
        flush=True)
    for place, target in enumerate(wanted):
        seconds = args.seconds
        if end:
            left = (end - datetime.datetime.now(datetime.timezone.utc)).total_seconds()
            if left < 5:
                print(f"no time was left for {', '.join(wanted[place:])}", file=sys.stderr)
                break
            seconds = int(min(seconds, left))
        corpus, seeds = corpora[target]
        (here / "logs").mkdir(exist_ok=True)
        began, total, covered, features, finds = time.monotonic(), 0, 0, 0, []
        with open(here / "logs" / f"{target}.log", "w") as log:
            while (rest := int(seconds - (time.monotonic() - began))) > 0:
                status, executions, covered_now, features_now, found = fuzz(
                    args.binary, target, targets[target], corpus, rest, log)
                total += executions
                covered, features = max(covered, covered_now), max(features, features_now)
                finds += found
                if status and not found:
                    failed.append(f"{target} ended with {status} and left no input: see {log.name}")
                if not found or len(finds) >= MOST_FINDS:
                    break
        took = time.monotonic() - began
        finds = list(dict.fromkeys(finds))
        print(
            f"{target:<11}{seeds:>7,}{total:>12,}{total / max(took, 1):>10,.0f}{covered:>8,}{features:>10,}{len(finds):>7}",
            flush=True)
        kept += [(target, path) for path in finds]
    if kept:
        tell(args.binary, kept)
    sys.exit("\n".join(failed) or bool(kept))


def tell(binary, kept):
    """Prints the commands that belong to finds."""
    fixtures = root / "Fixtures" / "crashes"
    print("\nEach find, again, smaller, and as a fixture once what it shows is mended and tested:\n")
    print("    " + shlex.join(["mkdir", "-p", str(fixtures)]))
    for target, path in kept:
        fixture = fixtures / f"{target}-{path.name[: path.name.find('-') + 9]}"
        smaller = f"{path}.min"
        print(f"\n    export FUZZ_TARGET={target} SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=detect_leaks=0")
        for words in (
            [*LIMITS, str(path)],
            [*LIMITS, "-minimize_crash=1", "-runs=20000", f"-exact_artifact_path={smaller}", str(path)],
            ["--wrap", target, smaller, str(fixture)],
        ):
            print("    " + shlex.join([binary, *words]))


main()
