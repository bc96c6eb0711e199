"""Runs fuzz targets one after the other, and prints a table. Called by Fuzz/run.

    Fuzz/run [--seconds N] [--seeds FOLDER] [--until HH:MM] [TARGET ...]

Without a TARGET all of them run. Each grows a corpus of its own in .build-fuzz/corpus, which the
next run goes on from; what it finds is kept in .build-fuzz/finds.
"""
import argparse, datetime, hashlib, os, pathlib, re, shutil, subprocess, sys, tempfile, time

root = pathlib.Path(__file__).resolve().parent.parent
here = root / ".build-fuzz"
# What one input may take. Instrumented code is several times as slow, and AddressSanitizer holds back
# what is freed; .ci/mutations holds the real program to a second and 64 MB.
SECONDS, PEAK, ALLOCATION = 10, 1024, 64
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
    """The folder of a target's corpus, with its seeds."""
    corpus = here / "corpus" / target
    corpus.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as seeds:
        subprocess.run(
            [binary, "--seeds", target, seeds, *folders], env=environment(target),
            stdout=subprocess.DEVNULL, check=True)
        for path in pathlib.Path(seeds).iterdir():
            data = path.read_bytes()
            (corpus / hashlib.sha1(data).hexdigest()).write_bytes(data)
    return corpus


def fuzz(binary, target, longest, corpus, seconds, log):
    """One run until its time or a find; executions, coverage, and the find's files."""
    finds = here / "finds" / target
    finds.mkdir(parents=True, exist_ok=True)
    before = set(finds.iterdir())
    command = [
        binary, str(corpus), f"-artifact_prefix={finds}/", f"-max_total_time={seconds}",
        f"-max_len={longest}", f"-timeout={SECONDS}", f"-rss_limit_mb={PEAK}",
        f"-malloc_limit_mb={ALLOCATION}", "-print_final_stats=1", "-use_value_profile=0",
        "-reload=0"]
    executions = covered = features = 0
    process = subprocess.Popen(
        command, env=environment(target), stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        text=True, errors="replace")
    for line in process.stdout:
        log.write(line)
        if status := re.match(r"#(\d+)\s.*cov: (\d+) ft: (\d+)", line):
            executions, covered, features = map(int, status.groups())
        elif final := re.match(r"stat::number_of_executed_units:\s*(\d+)", line):
            executions = int(final[1])
    process.wait()
    # Slow inputs are only told of; what stops a run is a find.
    new = sorted(path for path in set(finds.iterdir()) - before if not path.name.startswith("slow-"))
    return executions, covered, features, new


def main():
    ap = argparse.ArgumentParser(
        prog="Fuzz/run", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("binary", help=argparse.SUPPRESS)
    ap.add_argument("targets", nargs="*", metavar="TARGET")
    ap.add_argument("--seconds", type=int, default=60, help="how long each target runs (60)")
    ap.add_argument(
        "--seeds", action="append", default=[], metavar="FOLDER", help="files to begin with besides Fixtures")
    ap.add_argument(
        "--until", metavar="HH:MM", help="end by this time of the day (UTC), whatever is left")
    args = ap.parse_intermixed_args()
    listed = subprocess.run([args.binary, "--targets"], env=environment(""), capture_output=True, text=True, check=True)
    targets = dict(line.split() for line in listed.stdout.splitlines())
    if unknown := [target for target in args.targets if target not in targets]:
        ap.error(f"{', '.join(unknown)}: no such target; there are {', '.join(targets)}")
    end = None
    if args.until:
        now = datetime.datetime.now(datetime.timezone.utc)
        hour, minute = map(int, args.until.split(":"))
        end = now.replace(hour=hour, minute=minute, second=0)
        if end < now:
            end += datetime.timedelta(days=1)

    rows, kept = [], []
    print(f"{'target':<11}{'executions':>12}{'a second':>10}{'edges':>8}{'features':>10}{'finds':>7}", flush=True)
    for target in args.targets or targets:
        left = (end - datetime.datetime.now(datetime.timezone.utc)).total_seconds() if end else args.seconds
        if left < 5:
            break
        seconds = int(min(args.seconds, left))
        corpus = seed(args.binary, target, [str(root / "Fixtures"), *args.seeds])
        (here / "logs").mkdir(exist_ok=True)
        began, total, covered, features, finds = time.monotonic(), 0, 0, 0, []
        with open(here / "logs" / f"{target}.log", "w") as log:
            while (rest := int(seconds - (time.monotonic() - began))) > 0:
                executions, covered_now, features_now, new = fuzz(
                    args.binary, target, targets[target], corpus, rest, log)
                total += executions
                covered, features = max(covered, covered_now), max(features, features_now)
                finds += new
                if len(finds) >= MOST_FINDS or not (new or executions):
                    break
        took = time.monotonic() - began
        print(
            f"{target:<11}{total:>12,}{total / max(took, 1):>10,.0f}{covered:>8,}{features:>10,}{len(finds):>7}",
            flush=True)
        kept += [(target, path) for path in finds]
    if kept:
        (root / "Fixtures" / "crashes").mkdir(exist_ok=True)
        print("\nEach find, again, smaller, and as a fixture once what it shows is mended and tested:")
        for target, path in kept:
            name = path.name[: path.name.find("-") + 9]
            print(f"""
    export FUZZ_TARGET={target} SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=detect_leaks=0
    {args.binary} {path}
    {args.binary} -minimize_crash=1 -runs=20000 -exact_artifact_path={path}.min {path}
    {args.binary} --wrap {target} {path}.min {root}/Fixtures/crashes/{target}-{name}""")
    sys.exit(1 if kept else 0)


main()
