import Foundation
import Testing

/// A cache that is damaged is built anew, and that is said; one that is none is left alone.
@Suite struct CacheDamageTests {
  /// What is done to a cache, as a program of Python's that has its bytes in `b`.
  @Test(arguments: [
    "b = b[:len(b) // 2]", "b = b[:20000]", "b[16:60] = bytes(44)", "b[:16] = bytes(16)",
    "b[16384:] = os.urandom(len(b) - 16384)", "b[100:16384] = bytes(16284)",
    "i = b.rindex(b'public.jpeg'); b[i] = 0x51",
  ])
  func damageIsRepaired(_ damage: String) throws {
    let folder = try CachedFolder()
    let plain = try folder.shell("--json .")
    _ = try folder.shell("--json --cache .cache/c.db .")
    let script =
      "import os; b = bytearray(open('.cache/c.db', 'rb').read()); \(damage); open('.cache/c.db', 'wb').write(b)"
    let done = try Command.shell("rm -f .cache/c.db-*; python3 -c \"\(script)\"", in: folder.url)
    #expect(done.status == 0, "\(done.errors)")
    let first = try folder.shell("--json --cache .cache/c.db .")
    #expect(first.output == plain.output)
    #expect(first.status == plain.status)
    #expect(first.errors.contains(".cache/c.db: the cache is damaged; it is built anew"))
    // Once is enough.
    let second = try folder.shell("--json --cache .cache/c.db .")
    #expect(second.output == plain.output)
    #expect(!second.errors.contains("damaged"))
    #expect(try folder.read() == (5, 0))
  }

  @Test func filesOfOthersAreLeftAlone() throws {
    let folder = try CachedFolder()
    let script = """
      import sqlite3; d = sqlite3.connect("others.db"); d.execute("create table t (x)"); d.commit()
      """
    #expect(
      try Command.shell(
        "python3 -c '\(script)'; mkdir dir; printf 'SQLite format 3' > short",
        in: folder.url
      ).status == 0)
    for name in ["others.db", "plain.jpg", "none.txt", "dir", "short"] {
      let file = folder.url.appending(path: name)
      let before = try? Data(contentsOf: file)
      for command in ["--json", "check --preset privacy"] {
        let outcome = try folder.shell("\(command) --cache \(name) a.jpg")
        #expect(outcome.status == 2, "\(name)")
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.contains("is no cache of exifdump's"))
      }
      let after = try? Data(contentsOf: file)
      #expect(after == before)
    }
    // Nobody's: an empty file, and an empty database.
    for name in ["empty", "sub/empty.db"] {
      let make = try Command.shell(
        ": > empty; python3 -c 'import sqlite3; sqlite3.connect(\"sub/empty.db\").execute(\"vacuum\")'",
        in: folder.url)
      #expect(make.status == 0)
      #expect(try folder.shell("--json --cache \(name) a.jpg").status == 0)
    }
  }

  @Test func whatCannotBeWrittenIsSaid() throws {
    let folder = try CachedFolder()
    let plain = try folder.shell("--json .")
    let missing = try folder.shell("--json --cache no/such/folder .")
    #expect(missing.output == plain.output)
    #expect(missing.status == plain.status)
    #expect(missing.errors.contains("cannot use the cache"))
  }

  @Test(.disabled(if: Sanitizer.isOfThreads, "It has a file of its own that may not be so small."))
  func aCacheWithoutRoomIsSaid() throws {
    let folder = try CachedFolder()
    let plain = try folder.shell("--json .")
    // A file may grow to 16 KB only.
    let full = try Command.shell(
      "ulimit -f 32; \"$exifdump\" --json --cache .cache/full.db . > .cache/out",
      in: folder.url)
    #expect(full.errors.contains("the cache"))
    #expect(try Data(contentsOf: folder.url.appending(path: ".cache/out")) == plain.output)
  }

  @Test func severalRunsShareOne() throws {
    let folder = try CachedFolder()
    for index in 0..<100 { try folder.folder.add("more/\(index).jpg", fixture: "photo.jpg") }
    Thread.sleep(forTimeInterval: CachedFolder.youth)
    let plain = try folder.shell("--ndjson .")
    let count = 6
    for _ in 0..<3 {
      let outcome = try Command.shell(
        """
        seq \(count) | xargs -P \(count) -I N sh -c \
          '"$exifdump" --ndjson --cache .cache/c.db . > .cache/N.out 2> .cache/N.err'
        cat .cache/[1-\(count)].err
        """, in: folder.url)
      #expect(!outcome.text.contains("cache"), "\(outcome.text)")
      for index in 1...count {
        let output = folder.url.appending(path: ".cache/\(index).out")
        #expect(try Data(contentsOf: output) == plain.output)
      }
    }
  }

  /// Answers are written at once, not while files are read: another run waits for that long at most.
  @Test func aRunThatWaitsForItsFilesKeepsNoOtherOut() throws {
    let folder = try CachedFolder()
    let outcome = try Command.shell(
      """
      mkfifo .cache/list
      "$exifdump" --ndjson --cache .cache/c.db --files-from - < .cache/list > .cache/1.out &
      exec 3> .cache/list
      echo a.jpg >&3
      for try in $(seq 200); do [ -s .cache/1.out ] || sleep 0.05; done
      "$exifdump" --ndjson --cache .cache/c.db plain.jpg
      echo icc.png >&3
      exec 3>&-
      wait
      """, in: folder.url)
    #expect(outcome.errors == "")
    #expect(try folder.count() == 3)
  }

  @Test func killedRunsLeaveAGoodOne() throws {
    let folder = try CachedFolder()
    for index in 0..<300 { try folder.folder.add("more/\(index).jpg", fixture: "photo.jpg") }
    Thread.sleep(forTimeInterval: CachedFolder.youth)
    let plain = try folder.shell("--ndjson more")
    let killed = try Command.shell(
      """
      for n in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15; do
        "$exifdump" --ndjson --cache .cache/c.db more > /dev/null & run=$!
        sleep 0.0$n; kill -9 $run; wait $run
      done 2> /dev/null; true
      """, in: folder.url)
    #expect(killed.status == 0)
    let outcome = try folder.shell("--ndjson --cache .cache/c.db more")
    #expect(outcome.output == plain.output)
    #expect(!outcome.errors.contains("cache"))
  }
}
