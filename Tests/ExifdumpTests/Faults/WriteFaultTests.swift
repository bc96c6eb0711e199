import Foundation
import Testing

/// What cannot be written is said; a file that was asked for is there whole or as it was before, and
/// nothing else is left.
@Suite(.enabled(if: FaultInjector.library != nil, FaultInjector.condition))
struct WriteFaultTests {
  private func folder() throws -> TestFolder {
    let folder = try TestFolder()
    for index in 1...3 { try folder.add("\(index).jpg", fixture: "photo.jpg") }
    return folder
  }

  private static let forms = ["text", "json", "ndjson", "csv", "xml", "exiftool", "imageio"]

  @Test(arguments: forms, ["ENOSPC", "EIO"])
  func outputThatCannotBeWrittenIsSaid(_ form: String, _ error: String) throws {
    let folder = try folder()
    let outcome = try FaultInjector.shell(
      "write/out/1/\(error)", "$faulty -f \(form) *.jpg > out", in: folder.url)
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasPrefix("exifdump: cannot write: "))
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }

  private static let faults = [
    "write/(deleted)/1/ENOSPC", "write/(deleted)/1/EIO",
    "write/(deleted)/1/short write/(deleted)/2/ENOSPC",
    "fsync/(deleted)/1/EIO", "fsync/(deleted)/1/ENOSPC", "link/*/1/ENOSPC", "rename/out/1/EIO",
  ]
  private static let runs = [
    "--json -o out .", "-f csv -o out .", "thumbnail 1.jpg -o out",
    "check --deny gps --report sarif=out .", "check --deny gps --report junit=out .",
  ]

  @Test(arguments: faults, runs)
  func filesAreWholeOrAsBefore(_ fault: String, _ line: String) throws {
    let folder = try folder()
    let missing = try FaultInjector.shell(fault, "$faulty \(line)", in: folder.url)
    #expect(missing.status == 1)
    #expect(missing.errors.contains("cannot write"), "\(missing.errors)")
    #expect(try folder.names() == ["1.jpg", "2.jpg", "3.jpg"])
    try folder.add("out", Data("before".utf8))
    let again = try FaultInjector.shell(fault, "$faulty \(line)", in: folder.url)
    #expect(again.status == 1)
    #expect(try folder.names() == ["1.jpg", "2.jpg", "3.jpg", "out"])
    let left = try Data(contentsOf: folder.url.appending(path: "out"))
    #expect(left == Data("before".utf8))
  }

  /// Of two files that are asked for, one that cannot be written says nothing of the other.
  @Test(
    arguments: [
      "write/(deleted)/1/ENOSPC", "write/(deleted)/2/ENOSPC", "fsync/(deleted)/1/EIO",
      "fsync/(deleted)/2/EIO", "rename/out/1/EIO", "rename/second/1/EIO",
    ])
  func eachOfTwoFilesIsWholeOrAsBefore(_ fault: String) throws {
    let folder = try folder()
    let line = "check --deny gps -f json -o out --report sarif=second *.jpg"
    func contents() throws -> [Data] {
      try ["out", "second"].map { try Data(contentsOf: folder.url.appending(path: $0)) }
    }
    #expect(try Command.shell("\"$exifdump\" \(line)", in: folder.url).status == 3)
    let whole = try contents()
    let before = Data("before".utf8)
    for name in ["out", "second"] { try folder.add(name, before) }
    let outcome = try FaultInjector.shell(fault, "$faulty \(line)", in: folder.url)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("cannot write"))
    #expect(try folder.names() == ["1.jpg", "2.jpg", "3.jpg", "out", "second"])
    let left = try contents()
    #expect(left.contains(before))
    for (now, whole) in zip(left, whole) { #expect(now == before || now == whole) }
  }

  @Test(arguments: [
    "--json .", "--summary .", "check --deny gps -f sarif .", "explain Make",
    "thumbnail 1.jpg", "--help",
  ])
  func fullDevicesAreSaid(_ line: String) throws {
    let folder = try folder()
    let outcome = try Command.shell("\"$exifdump\" \(line) > /dev/full", in: folder.url)
    #expect(outcome.status == 1)
    #expect(outcome.errors == "exifdump: cannot write: No space left on device\n")
  }

  /// Whether the tests may have a disk of their own.
  private static let mayMount: Bool = {
    let line = "mkdir disk && mount -t tmpfs -o size=64k none disk && umount disk"
    guard let folder = try? TestFolder() else { return false }
    return (try? Command.shell(line, in: folder.url).status) == 0
  }()

  /// A disk that is really full.
  @Test(.enabled(if: mayMount, "Only the superuser may mount a small disk."))
  func fullDisksLeaveNothing() throws {
    let folder = try folder()
    let outcome = try Command.shell(
      """
      mkdir disk
      mount -t tmpfs -o size=64k none disk
      trap 'umount disk' EXIT
      head -c 50000 /dev/zero > disk/filler
      for n in 1 2 3 4 5 6 7 8 9; do cp 1.jpg $n.jpg 2> /dev/null; done
      "$exifdump" --json -o disk/out *.jpg; echo "status $?"
      "$exifdump" --json --cache disk/cache *.jpg > plain; echo "status $?"
      "$exifdump" --json *.jpg | cmp - plain && echo same
      ls disk | grep -v -e filler -e cache
      """, in: folder.url)
    #expect(outcome.text == "status 1\nstatus 0\nsame\n", "\(outcome.errors)")
    #expect(outcome.errors.contains("cannot write: No space left on device"))
  }

  // MARK: The cache

  /// Photos that are old enough to be remembered; the caches are elsewhere.
  private static let photos: TestFolder? = {
    guard let folder = try? TestFolder() else { return nil }
    for index in 1...3 { _ = try? folder.add("\(index).jpg", fixture: "photo.jpg") }
    Thread.sleep(forTimeInterval: CachedFolder.youth)
    atexit {
      if let folder = WriteFaultTests.photos { try? FileManager.default.removeItem(at: folder.url) }
    }
    return folder
  }()

  /// Expects a run to open no photo and yet to say what it says without a cache.
  private func expectAnswers(
    _ command: String, _ plain: Command.Outcome, in photos: TestFolder,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let (outcome, missed) = try FaultInjector.attempt(
      "open/.jpg/1+/EIO", "$faulty \(command)", in: photos.url)
    #expect(missed.count == 1, "photos are opened", sourceLocation: location)
    #expect(outcome.output == plain.output, sourceLocation: location)
    #expect(outcome.status == plain.status, sourceLocation: location)
  }

  private static let cacheFaults = [
    "open/c.db/1+/EMFILE", "open/c.db/1+/EACCES", "pread/c.db/1/EIO", "pread/c.db/2/EIO",
    "pread/c.db/3/short", "pwrite/c.db/1/EIO", "pwrite/c.db/2/ENOSPC", "pwrite/c.db/3+/ENOSPC",
    "pwrite/c.db-wal/1/ENOSPC", "pwrite/c.db-wal/2+/EIO", "pwrite/c.db-journal/1/ENOSPC",
    "fsync/c.db/1+/EIO", "fsync/c.db-wal/1+/EIO", "write/*/1/EINTR",
  ]

  @Test(arguments: cacheFaults, ["--json", "check --deny gps -f json"])
  func cachesStaySound(_ fault: String, _ line: String) throws {
    let photos = try #require(Self.photos)
    let folder = try TestFolder()
    let command = "\(line) --cache '\(folder.url.path)/c.db' ."
    let plain = try Command.shell("\"$exifdump\" \(line) .", in: photos.url)
    var missed = Set(fault.split(separator: " ").map(String.init))
    // While it is made, and when it is there.
    for _ in 0..<2 {
      let (faulty, missedNow) = try FaultInjector.attempt(
        fault, "$faulty \(command)", in: photos.url)
      missed.formIntersection(missedNow)
      #expect(faulty.output == plain.output)
      #expect(faulty.status == plain.status)
      #expect(faulty.errors.isEmpty || faulty.errors.contains("the cache"))
      let good = try Command.shell("\"$exifdump\" \(command)", in: photos.url)
      #expect(good.output == plain.output)
      #expect(good.status == plain.status)
      #expect(!good.errors.contains("cannot"))
      try expectAnswers(command, plain, in: photos)
    }
    #expect(missed.isEmpty)
  }

  @Test(arguments: [
    "pread/2.jpg/1/EIO", "pread/2.jpg/1/half pread/2.jpg/2+/eof", "open/2.jpg/1/EIO",
  ])
  func faultsAreNotRemembered(_ fault: String) throws {
    let photos = try #require(Self.photos)
    let folder = try TestFolder()
    let command = "--json --cache '\(folder.url.path)/c.db' ."
    let plain = try Command.run("--json", ".", in: photos.url)
    let faulty = try FaultInjector.shell(fault, "$faulty \(command)", in: photos.url)
    #expect(faulty.status == 1)
    let errors = try faulty.array().map { $0["error"]["code"].string }
    #expect(errors == [nil, "unreadable", nil])
    // The other two are.
    let good = try Command.shell("\"$exifdump\" --stats \(command)", in: photos.url)
    #expect(good.errors.contains("3 files, 2 from the cache"))
    #expect(good.status == 0)
    #expect(try good.array().map { $0["error"] } == [.null, .null, .null])
    try expectAnswers(command, plain, in: photos)
  }

  // MARK: What is wrong is in every form

  @Test(arguments: [
    "-f text", "--json", "--ndjson", "-f csv", "-f tsv", "-f xml", "-f exiftool", "-f imageio",
    "check --rule unreadable=error -f text", "check --rule unreadable=error -f github",
    "check --rule unreadable=error -f sarif", "check --rule unreadable=error -f junit",
    "check --rule unreadable=error -f json", "check --deny gps -f text",
    "check --deny gps -f sarif",
    "check --deny gps -f junit", "check --deny gps -f json", "check --deny gps -f github",
    "--progress json",
  ])
  func everyFormSaysWhatIsWrong(_ line: String) throws {
    let folder = try folder()
    let outcome = try FaultInjector.shell(
      "pread/2.jpg/1+/EIO", "$faulty \(line) .", in: folder.url)
    #expect(outcome.status == (line.hasPrefix("check") ? 3 : 1))
    #expect((outcome.text + outcome.errors).contains("Input/output error"))
    // With that rule alone, only what is broken is in most reports.
    if !line.contains("unreadable=") { #expect(outcome.text.contains("3.jpg")) }
  }
}
