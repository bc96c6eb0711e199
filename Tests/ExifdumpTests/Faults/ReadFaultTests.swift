import Foundation
import Testing

/// A file that cannot be read, or not to its end, has a record that says so; all others are complete.
@Suite(.enabled(if: FaultInjector.library != nil, FaultInjector.condition))
struct ReadFaultTests {
  private static let names = [
    "photo.jpg", "exif-xmp.heic", "movie.mkv", "pages.tif", "layers.psd", "animated.gif",
    "itunes.m4v", "icc.png",
  ]

  /// Files whose parts stand so far apart that each is a read.
  private static let distant: [String: Data] = {
    let room = [UInt8](repeating: 0, count: 40_000)
    let texts = (0..<4).flatMap { [("tEXt", Array("Key\($0)\0x".utf8)), ("prVt", room)] }
    let box = [0, 0, 0x9c, 0x48] + Array("free".utf8) + room
    let movie = HostileFolder.movie(Array("x".utf8))
    // Its first box is the type, of 16 bytes.
    let apart = movie.prefix(16) + (0..<4).flatMap { _ in box } + movie.dropFirst(16)
    return ["apart.png": HandmadePNG.file(texts), "apart.mov": Data(apart)]
  }()

  private func folder() throws -> TestFolder {
    let folder = try TestFolder()
    for name in Self.names { try folder.add(name, fixture: name) }
    return folder
  }

  /// The records of files by their names.
  private func records(_ outcome: Command.Outcome) throws -> [String: JSON] {
    Dictionary(
      try outcome.records().map { ($0["file"].string ?? "", $0) }, uniquingKeysWith: { $1 })
  }

  /// Expects one file to be unreadable, wholly or from somewhere on, and others as they are without
  /// faults.
  private func expect(
    _ outcome: Command.Outcome, unreadable name: String, others plain: [String: JSON],
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let found = try records(outcome)
    #expect(Set(found.keys) == Set(plain.keys), sourceLocation: location)
    for (file, record) in found where file != "./" + name {
      #expect(record == plain[file], sourceLocation: location)
    }
    let record = try #require(found["./" + name], sourceLocation: location)
    let codes = [record["error"]["code"]] + record["warnings"].elements.map { $0["code"] }
    #expect(codes.contains(.string("unreadable")), sourceLocation: location)
    #expect(outcome.status == (record["error"] == .null ? 0 : 1), sourceLocation: location)
    #expect(outcome.errors.isEmpty, sourceLocation: location)
  }

  @Test(arguments: ["EIO", "eof", "EACCES"], names)
  func saysWhatCouldNotBeRead(_ fault: String, _ name: String) throws {
    let folder = try folder()
    let plain = try records(Command.run("--ndjson", ".", in: folder.url))
    let outcome = try FaultInjector.shell(
      "pread/\(name)/1+/\(fault)", "$faulty --ndjson .", in: folder.url)
    try expect(outcome, unreadable: name, others: plain)
    // The first read is that of the file's head.
    #expect(try records(outcome)["./" + name]?["error"]["code"].string == "unreadable")
  }

  @Test(arguments: ["EIO", "eof", "EACCES"], 2...3)
  func saysWhatCouldNotBeReadToItsEnd(_ fault: String, _ number: Int) throws {
    let folder = try TestFolder()
    try folder.add("plain.jpg")
    for (name, content) in Self.distant { try folder.add(name, content) }
    let plain = try records(Command.run("--ndjson", ".", in: folder.url))
    #expect(plain.count == 3 && plain.values.allSatisfy { $0["error"] == .null })
    for name in Self.distant.keys {
      let outcome = try FaultInjector.shell(
        "pread/\(name)/\(number)+/\(fault)", "$faulty --ndjson .", in: folder.url)
      try expect(outcome, unreadable: name, others: plain)
    }
  }

  @Test func saysWhatWasCutShort() throws {
    let folder = try folder()
    let outcome = try FaultInjector.shell(
      "pread/photo.jpg/1/half pread/photo.jpg/2+/eof", "$faulty --ndjson .", in: folder.url)
    #expect(outcome.status == 1)
    let error = try records(outcome)["./photo.jpg"]?["error"]
    #expect(error?["message"].string == "the file became shorter while it was read")
  }

  /// A file that says to be longer than it is.
  @Test(arguments: names) func endsBeforeItsSize(_ name: String) throws {
    let folder = try folder()
    let plain = try records(Command.run("--ndjson", ".", in: folder.url))
    let outcome = try FaultInjector.shell(
      "fstat/\(name)/1/grow", "$faulty --ndjson .", in: folder.url)
    try expect(outcome, unreadable: name, others: plain)
  }

  @Test(arguments: ["EACCES", "EIO", "EMFILE", "ENOMEM"])
  func saysWhatCouldNotBeOpened(_ error: String) throws {
    let folder = try folder()
    let plain = try records(Command.run("--ndjson", ".", in: folder.url))
    let outcome = try FaultInjector.shell(
      "open/photo.jpg/1/\(error) fstat/pages.tif/1/\(error)", "$faulty --ndjson --jobs 4 .",
      in: folder.url)
    #expect(outcome.status == 1)
    let found = try records(outcome)
    #expect(found.count == plain.count)
    for (file, record) in found {
      if ["./photo.jpg", "./pages.tif"].contains(file) {
        #expect(record["error"]["code"].string == "unreadable")
      } else {
        #expect(record == plain[file])
      }
    }
  }

  /// Signals, and systems that transfer less than they are asked for.
  @Test(arguments: [
    "--ndjson .", "--json --jobs 3 .", "-f csv .", "--ndjson - < long.jpg",
    "--ndjson --files-from - < list", "-o - -f xml .", "--gitignore --ndjson .",
    "check --preset privacy -f json .",
  ])
  func interruptionsChangeNothing(_ line: String) throws {
    let folder = try folder()
    try folder.add("list", Data("photo.jpg\nicc.png\n".utf8))
    // So long that its start and its end are read by themselves.
    let photo = try Data(contentsOf: folder.url.appending(path: "photo.jpg"))
    try folder.add("long.jpg", photo + Data(count: 1 << 16))
    try folder.add(".gitignore", Data("*.psd\n".utf8))
    let plain = try Command.shell("\"$exifdump\" \(line)", in: folder.url)
    let calls = ["open", "opendir", "readdir", "read", "pread", "write"]
    let faults =
      calls.map { "\($0)/*/%2/EINTR" } + ["read", "pread", "write"].map { "\($0)/*/%3/short" }
    // No line makes all of these calls.
    let (outcome, missed) = try FaultInjector.attempt(
      faults.joined(separator: " "), "$faulty \(line)", in: folder.url)
    #expect(faults.count - missed.count >= 3, "\(missed)")
    #expect(outcome.status == plain.status)
    #expect(outcome.output == plain.output)
    #expect(outcome.errors == plain.errors)
  }

  // MARK: Directories

  private func tree() throws -> TestFolder {
    let folder = try TestFolder()
    for name in ["a/1.jpg", "a/2.jpg", "a/3.jpg", "b/4.jpg", "c.jpg"] { try folder.add(name) }
    return folder
  }

  @Test(arguments: ["EIO", "EACCES", "EMFILE", "ENOMEM"])
  func directoriesThatCannotBeOpenedAreRecords(_ error: String) throws {
    let folder = try tree()
    let outcome = try FaultInjector.shell(
      "opendir/a/1/\(error)", "$faulty --ndjson .", in: folder.url)
    #expect(outcome.status == 1)
    let found = try outcome.records()
    #expect(found.compactMap { $0["file"].string } == ["./a", "./b/4.jpg", "./c.jpg"])
    #expect(found[0]["error"]["code"].string == "unreadable")
  }

  /// What was listed before is read.
  @Test func directoriesThatBreakOffAreRecords() throws {
    let folder = try tree()
    // `.` and `..` are among what is listed, in any order.
    let outcome = try FaultInjector.shell(
      "readdir/a/5/EIO", "$faulty --ndjson .", in: folder.url)
    #expect(outcome.status == 1)
    let found = try outcome.records()
    let names = found.compactMap { $0["file"].string }
    #expect(names.count == 5 && names.suffix(3) == ["./a/", "./b/4.jpg", "./c.jpg"])
    #expect(
      found[2]["error"]["message"].string
        == "cannot read all of the directory: Input/output error")
    #expect(found.count { $0["pixelWidth"] != .null } == 4)
    let named = try FaultInjector.shell("readdir/a/1/EIO", "$faulty --ndjson a b", in: folder.url)
    #expect(named.status == 1)
    #expect(try named.records().compactMap { $0["file"].string } == ["a/", "b/4.jpg"])
  }

  /// The names of a large directory lie in a temporary file meanwhile.
  @Test(arguments: ["pread/(deleted)/2+/EIO", "pread/(deleted)/2+/eof"])
  func namesThatAreLostAreSaid(_ fault: String) throws {
    let folder = try TestFolder()
    let made = try Command.shell(
      """
      mkdir d; python3 -c 'import os
      open("d/a", "w").write("x")
      for n in range(2500): os.link("d/a", "d/%05d%s" % (n, "x" * 240))'
      """, in: folder.url)
    #expect(made.status == 0)
    let outcome = try FaultInjector.shell(fault, "$faulty --ndjson d", in: folder.url)
    #expect(outcome.status == 1)
    let found = try outcome.records()
    #expect(found.count < 2500)
    #expect(found.last?["file"].string == "d/")
    #expect(found.last?["error"]["code"].string == "unreadable")
    // Where there is no room for such a file, memory does.
    let full = try FaultInjector.shell(
      "write/(deleted)/1+/ENOSPC", "$faulty --ndjson -t Make d", in: folder.url)
    #expect(try full.records().count == 2501)
  }

  /// What may be listed, and not read any more when its turn comes.
  @Test func permissionsThatChangeAreRecords() throws {
    let folder = try tree()
    let outcome = try FaultInjector.shell(
      "open/2.jpg/1/EACCES open/3.jpg/1/EACCES opendir/b/1/EACCES", "$faulty --ndjson .",
      in: folder.url)
    #expect(outcome.status == 1)
    let found = try outcome.records()
    #expect(
      found.compactMap { $0["file"].string } == [
        "./a/1.jpg", "./a/2.jpg", "./a/3.jpg", "./b", "./c.jpg",
      ])
    #expect(
      found.map { $0["error"]["code"].string }
        == [nil, "unreadable", "unreadable", "unreadable", nil])
  }

  // MARK: Descriptors

  @Test(arguments: [16, 8])
  func fewDescriptorsAreEnough(_ limit: Int) throws {
    let folder = try TestFolder()
    let made = try Command.shell(
      """
      cp "\(Command.fixtures.path)/palette-1.bmp" a.bmp; mkdir -p 1/2/3/4/5/6/7/8/9/10/11/12/13/14/15/16/17
      python3 -c 'import os
      for n in range(10000): os.link("a.bmp", "1/%05d.bmp" % n)
      path = "1"
      for n in range(2, 18):
        path += "/%d" % n
        os.link("a.bmp", path + "/a.bmp")'
      """, in: folder.url)
    #expect(made.status == 0)
    let outcome = try Command.shell(
      "ulimit -n \(limit); \"$exifdump\" --ndjson -t Make --jobs 4 1", in: folder.url)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.count { $0 == 0x0a } == 10_016)
    #expect(!outcome.text.contains("\"error\""))
  }

  @Test func tooFewDescriptorsAreSaid() throws {
    let folder = try folder()
    let outcome = try FaultInjector.shell(
      "open/*/1+/EMFILE", "$faulty --ndjson *", in: folder.url)
    #expect(outcome.status == 1)
    let found = try outcome.records()
    #expect(found.count == Self.names.count)
    #expect(found.allSatisfy { $0["error"]["message"].string?.contains("Too many open") == true })
  }

  // MARK: Streams

  @Test func slowStreamsAreReadToTheirEnd() throws {
    let folder = try folder()
    let feeder = """
      python3 -c 'import os, sys
      bytes = open(sys.argv[1], "rb").read()
      for index in range(500): os.write(1, bytes[index:index + 1])
      os.write(1, bytes[500:])'
      """
    let photo = try Command.shell(
      "\(feeder) photo.jpg | \"$exifdump\" --ndjson -", in: folder.url)
    let plain = try Command.run("--ndjson", "photo.jpg", in: folder.url)
    #expect(photo.text.replacing("\"file\":\"-\"", with: "\"file\":\"photo.jpg\"") == plain.text)
    try folder.add("list", Data(String(repeating: "photo.jpg\n", count: 60).utf8))
    let list = try Command.shell(
      "\(feeder) list | \"$exifdump\" --ndjson --files-from -", in: folder.url)
    #expect(try list.records().count == 60)
  }

  /// Nobody waits for a FIFO that is named as a file, or stands in a directory; one that standard
  /// input or a list is read from is waited for, until a signal comes.
  @Test func silentStreamsEndWithASignal() throws {
    let folder = try TestFolder()
    try folder.add("a.jpg")
    let named = try Command.shell(
      "mkfifo pipe; \"$exifdump\" --ndjson pipe .; s=$?; rm pipe; exit $s", in: folder.url)
    #expect(named.status == 1)
    #expect(try named.records().map { $0["error"]["code"].string } == ["notAFile", nil])
    for line in ["--ndjson -o out - < pipe", "--ndjson -o out --files-from pipe"] {
      let outcome = try Command.signalled("TERM", line, feed: "true", in: folder.url)
      #expect(outcome.status == 143)
      // Said by the command itself: it had started.
      #expect(outcome.errors.hasSuffix("interrupted after 0 files; nothing is written\n"))
      #expect(try folder.names() == ["a.jpg"])
    }
    // Not even opened at the other end.
    let unopened = try Command.signalled(
      "TERM", "--ndjson --files-from pipe", feed: nil, in: folder.url)
    #expect(unopened.status == 143)
  }

  @Test func endlessLinesAreNoList() throws {
    let outcome = try Command.shell("\"$exifdump\" --ndjson --files-from /dev/zero")
    #expect(outcome.status == 1)
    #expect(outcome.errors == "exifdump: cannot read the list of files: File name too long\n")
  }
}
