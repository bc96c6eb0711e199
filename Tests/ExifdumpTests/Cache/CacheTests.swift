import Foundation
import Testing

/// `--cache FILE`: what has not changed is not opened again, and what is said is the same.
@Suite struct CacheTests {
  @Test func answersAreTheSameWithoutReading() throws {
    let folder = try CachedFolder()
    for options in [
      "--json", "--ndjson", "--format text", "--format csv", "--format xml", "--format exiftool",
      "--summary --json", "--ndjson --numeric", "--ndjson --tag Make", "--ndjson --engine libexif",
      "check --preset privacy --format json", "check --preset privacy --redact --format sarif",
    ] {
      let plain = try folder.shell("\(options) .")
      let first = try folder.shell("\(options) --cache .cache/c.db .")
      let second = try folder.shell("\(options) --cache .cache/c.db .")
      #expect(plain.output.count > 20)
      #expect(first.output == plain.output, "\(options)")
      #expect(second.output == plain.output, "\(options)")
      #expect(first.errors == plain.errors, "\(options)")
      #expect(second.errors == plain.errors, "\(options)")
      #expect(first.status == plain.status)
      #expect(second.status == plain.status)
    }
    // Many threads look into it, too.
    for index in 0..<40 { try folder.folder.add("more/\(index).jpg", fixture: "photo.jpg") }
    Thread.sleep(forTimeInterval: CachedFolder.youth)
    let plain = try folder.shell("--json --jobs 4 .")
    for jobs in [1, 4, 4] {
      #expect(
        try folder.shell("--json --jobs \(jobs) --cache .cache/c.db .").output == plain.output)
    }
    #expect(try folder.read() == (45, 0))
  }

  @Test func nothingIsOpenedAgain() throws {
    let folder = try CachedFolder()
    #expect(try folder.read() == (0, 5))
    #expect(try folder.read() == (5, 0))
    // Other options are other answers.
    #expect(try folder.read("--numeric") == (0, 5))
    #expect(try folder.read() == (5, 0))
  }

  @Test func changesAreSeen() throws {
    let folder = try CachedFolder()
    #expect(try folder.read() == (0, 5))
    // Same name, same size: another inode; another time; another content.
    for change in [
      "cp -p a.jpg b && mv b a.jpg", "touch -d '2001-01-01' a.jpg", "chmod 600 a.jpg",
      "printf x >> a.jpg", "cp plain.jpg a.jpg",
    ] {
      #expect(try Command.shell(change, in: folder.url).status == 0)
      #expect(try folder.read() == (4, 1), "\(change)")
      Thread.sleep(forTimeInterval: CachedFolder.youth)
      // On a slow machine it was no longer young when it was read first.
      _ = try folder.read()
      #expect(try folder.read() == (5, 0), "\(change)")
    }
    try FileManager.default.removeItem(at: folder.url.appending(path: "a.jpg"))
    #expect(try folder.read() == (4, 0))
  }

  /// A file may change twice within what its times can tell apart.
  @Test func youngFilesAreReadAgain() throws {
    let folder = try TestFolder()
    try folder.add("a.jpg")
    let cached = CachedFolder(folder)
    // From a clock ahead of this one: it stays young, however long the reading takes.
    let path = folder.url.appending(path: "a.jpg").path
    let files = FileManager.default
    try files.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 3600)], ofItemAtPath: path)
    #expect(try cached.read() == (0, 1))
    #expect(try cached.read() == (0, 1))
    try files.setAttributes([.modificationDate: Date()], ofItemAtPath: path)
    Thread.sleep(forTimeInterval: CachedFolder.youth)
    #expect(try cached.read() == (0, 1))
    #expect(try cached.read() == (1, 0))
  }

  @Test func vanishedFilesAreForgotten() throws {
    let folder = try CachedFolder()
    try folder.folder.add("gone/1.jpg")
    try folder.folder.add("gone/2.jpg")
    Thread.sleep(forTimeInterval: CachedFolder.youth)
    #expect(try folder.read() == (0, 7))
    #expect(try folder.count() == 7)
    try FileManager.default.removeItem(at: folder.url.appending(path: "gone"))
    // A run about other files says nothing of these.
    _ = try folder.shell("--json --cache .cache/c.db ./a.jpg")
    #expect(try folder.count() == 7)
    #expect(try folder.read() == (5, 0))
    #expect(try folder.count() == 5)
  }

  @Test func agesGoOn() throws {
    let folder = try TestFolder()
    try folder.add("a.jpg", fixture: "photo.jpg")
    let cached = CachedFolder(folder)
    Thread.sleep(forTimeInterval: CachedFolder.youth)
    // 2024-06-21T19:42:07+02:00
    let age = Date().timeIntervalSince1970 - 1_718_991_727
    // The runs before it grows too old take a while, most of it where things are slow.
    let margin = 0.4 * Command.patience
    let limit = "\((age + margin) / 3600)h"
    let line = "check --rule max-age=\(limit) --cache .cache/c.db --format json ."
    #expect(try cached.shell(line).status == 0)
    #expect(try cached.shell(line).status == 0)
    // The rule counts whole seconds, on both sides.
    Thread.sleep(forTimeInterval: margin + 3)
    #expect(try cached.shell(line).status == 3)
    #expect(try cached.shell(line).status == 3)
  }

  @Test func hiddenValuesAreNotInIt() throws {
    let folder = try CachedFolder()
    _ = try folder.shell("check --preset privacy --redact --cache .cache/c.db .")
    let hidden = try Command.shell("cat .cache/c.db* | grep -ac '46 deg'", in: folder.url)
    #expect(hidden.text == "0\n")
    _ = try folder.shell("check --preset privacy --cache .cache/c.db .")
    #expect(try Command.shell("cat .cache/c.db* | grep -ac '46 deg'", in: folder.url).text != "0\n")
  }

  @Test func streamsAndWrongUseAreSaid() throws {
    let folder = try CachedFolder()
    for _ in 0..<2 {
      let stream = try Command.shell(
        "cat a.jpg | \"$exifdump\" --ndjson --cache .cache/c.db -", in: folder.url)
      #expect(try stream.records().first?["type"] == .string("public.jpeg"))
    }
    #expect(try folder.shell("--pair --json --cache .cache/c.db .").status == 2)
    #expect(try folder.shell("--json --cache - .").status == 2)
  }
}

/// A folder of five files that are old enough to be remembered.
final class CachedFolder {
  /// Seconds after which a file's times tell every change.
  static let youth = 2.3

  let folder: TestFolder
  var url: URL { folder.url }

  init(_ folder: TestFolder) {
    self.folder = folder
    // Hidden, so that the runs without a cache do not read it.
    try? FileManager.default.createDirectory(
      at: folder.url.appending(path: ".cache"), withIntermediateDirectories: true)
  }

  convenience init() throws {
    self.init(try TestFolder())
    try folder.add("a.jpg", fixture: "photo.jpg")
    try folder.add("plain.jpg")
    try folder.add("icc.png", fixture: "icc.png")
    try folder.add("none.txt", Data("x".utf8))
    try folder.add("sub/empty.jpg", fixture: "plain.jpg")
    try folder.add("sub/empty.jpg", Data())
    Thread.sleep(forTimeInterval: Self.youth)
  }

  /// Runs the command with a line of arguments.
  func shell(_ arguments: String) throws -> Command.Outcome {
    try Command.shell("unset GITHUB_ACTIONS; \"$exifdump\" \(arguments)", in: url)
  }

  /// How many answers came from the cache, and how many files were read.
  func read(_ options: String = "") throws -> (Int, Int) {
    let outcome = try shell("--json --quiet --stats \(options) --cache .cache/c.db .")
    let records = try outcome.array().count
    let words = outcome.errors.split { $0 == " " || $0 == "," || $0 == "\n" }
    let place = words.indices.dropFirst().first {
      words[$0] == "from" && words.dropFirst($0 + 2).first == "cache"
    }
    let cached = place.flatMap { Int(words[$0 - 1]) } ?? 0
    return (cached, records - cached)
  }

  /// How many answers the cache has of all.
  func count() throws -> Int? {
    let script = """
      import sqlite3; print(sqlite3.connect(".cache/c.db").execute("select count(*) from answers").fetchone()[0])
      """
    let outcome = try Command.shell("python3 -c '\(script)'", in: url)
    return Int(outcome.text.split(separator: "\n").first ?? "")
  }
}
