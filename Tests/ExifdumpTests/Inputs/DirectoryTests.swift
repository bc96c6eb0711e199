import Foundation
import Testing

/// Directories are read with all that is below them, in one order.
@Suite struct DirectoryTests {
  private func names(_ outcome: Command.Outcome) throws -> [String] {
    try outcome.records().compactMap { $0["file"].string }
  }

  @Test func areReadInTheOrderOfNames() throws {
    let folder = try TestFolder()
    for name in ["b.jpg", "a/z.jpg", "a/B.jpg", "c/d/e.jpg", "a.jpg", ".hidden.jpg", ".git/x.jpg"] {
      try folder.add(name)
    }
    let outcome = try Command.run("--ndjson", ".", in: folder.url)
    #expect(outcome.status == 0)
    let expected = ["./.hidden.jpg", "./a/B.jpg", "./a/z.jpg", "./a.jpg", "./b.jpg", "./c/d/e.jpg"]
    #expect(try names(outcome) == expected)
    let hidden = try Command.run("--ndjson", "--hidden", "./", in: folder.url)
    #expect(try names(hidden) == ["./.git/x.jpg"] + expected)
    let named = try Command.run("--ndjson", ".git", "a", in: folder.url)
    #expect(try names(named) == [".git/x.jpg", "a/B.jpg", "a/z.jpg"])
  }

  @Test func loopsEnd() throws {
    let folder = try TestFolder()
    try folder.add("a/photo.jpg")
    let outcome = try Command.shell(
      """
      ln -s .. a/up; ln -s . a/self; ln -s ../a a/again; ln -s photo.jpg a/same.jpg
      ln -s nowhere a/broken.jpg; mkfifo a/pipe
      "$exifdump" --ndjson a a
      """, in: folder.url)
    let once = ["a/broken.jpg", "a/photo.jpg", "a/same.jpg"]
    // The folder above was not visited, and leads to the one where the walk started.
    #expect(try names(outcome) == once + once)
    #expect(outcome.status == 1)
    #expect(try outcome.records()[0]["error"]["code"] == .string("notFound"))
  }

  /// Filters are about names: what has two must not go by the one that the filter leaves out.
  @Test(arguments: [
    ("", ["a/archive/photo.jpg", "a/photos/photo.jpg"]),
    ("--exclude 'archive/*.jpg'", ["a/photos/photo.jpg"]),
    ("--include 'photos/**'", ["a/photos/photo.jpg"]),
    ("--include 'archive/**'", ["a/archive/photo.jpg"]),
  ])
  func whatHasTwoNamesIsReadUnderBoth(_ filter: String, _ expected: [String]) throws {
    let folder = try TestFolder()
    try folder.add("a/photos/photo.jpg")
    let outcome = try Command.shell(
      "ln -s photos a/archive; \"$exifdump\" --ndjson \(filter) a", in: folder.url)
    #expect(try names(outcome) == expected)
  }

  /// Ten directories, each with links to all others: ten million paths without a loop.
  @Test func linksToOneAnotherEnd() throws {
    let folder = try TestFolder()
    try folder.add("a/0/photo.jpg")
    let outcome = try Command.shell(
      """
      for n in 0 1 2 3 4 5 6 7 8 9; do mkdir -p a/$n; for m in 0 1 2 3 4 5 6 7 8 9; do
      ln -s ../$m a/$n/$m; done; done; "$exifdump" --ndjson a
      """, in: folder.url)
    #expect(outcome.status == 1)
    let records = try outcome.records()
    #expect(records.contains { $0["pixelWidth"].number != nil })
    let errors = records.compactMap { $0["error"]["message"].string }
    #expect(errors.count { $0.contains("more than 64 links lead to one directory") } > 0)
    #expect(records.count < 1000)
  }

  @Test func emptyOnesAreNoError() throws {
    let folder = try TestFolder()
    let outcome = try Command.run("--json", ".", in: folder.url)
    #expect(outcome.status == 0)
    #expect(outcome.text == "[]\n")
  }

  @Test func emptyOnesAreToldOf() throws {
    let folder = try TestFolder()
    try folder.add("b/photo.jpg")
    try folder.add("c/.git/photo.jpg")
    let note = "there is no file to read in this directory\n"
    func run(_ arguments: String) throws -> Command.Outcome {
      let outcome = try Command.shell(
        "mkdir -p a/a; \"$exifdump\" \(arguments)", in: folder.url)
      #expect(outcome.status == 0)
      return outcome
    }
    for options in ["", "--ndjson", "--jobs 1"] {
      let errors = try run("\(options) a b c b").errors
      #expect(errors == "exifdump: a: \(note)exifdump: c: \(note)")
    }
    // What is left out is not there.
    #expect(try run("--exclude '*.jpg' b").errors == "exifdump: b: \(note)")
    #expect(try run("-q a").errors.isEmpty)
    #expect(try run("b").errors.isEmpty)
    #expect(try run("--json a").text == "[]\n")
    #expect(try run("check --preset privacy a").errors == "exifdump: a: \(note)")
    let events = try run("--progress json --json a").errors
    #expect(events.contains(#"{"event":"note","file":"a","message":"there is no file"#))
    #expect(!events.contains("exifdump:"))
  }

  @Test func namesMayBeAnyBytes() throws {
    let folder = try TestFolder()
    try folder.add("photo.jpg")
    let script = """
      mv photo.jpg "$(printf 'x\\351\\ny\\033[31m.jpg')"
      "$exifdump" FORMAT WHAT
      """
    func run(_ format: String, _ what: String) throws -> Command.Outcome {
      try Command.shell(
        script.replacing("FORMAT", with: format).replacing("WHAT", with: what)
          .replacing("mv photo", with: "test -e photo.jpg && mv photo"), in: folder.url)
    }
    let found = try run("--ndjson", ".")
    #expect(found.status == 0)
    let record = try #require(try found.records().first)
    #expect(record["file"] == .string("./x\u{fffd}\ny\u{1b}[31m.jpg"))
    let bytes = Data(base64Encoded: record["fileBase64"].string ?? "")
    #expect(bytes == Data(Array("./x".utf8) + [0xe9] + Array("\ny\u{1b}[31m.jpg".utf8)))
    #expect(record["pixelWidth"].number != nil)
    let named = try run("--ndjson", "*")
    #expect(named.status == 0)
    #expect(try named.records().first?["pixelWidth"].number != nil)
    let text = try run("", "*")
    #expect(text.text.hasPrefix(#"x\xe9\ny\x1b[31m.jpg"# + "\n"))
    #expect(try run("--format exiftool", "*").array().count == 1)
  }

  /// The names of a large directory are sorted in a temporary file, in pieces.
  @Test func largeDirectoriesAreInOrder() throws {
    let folder = try TestFolder()
    let made = try Command.shell(
      """
      python3 -c 'import os, random
      random.seed(7)
      open("a", "w").write("x")
      for n in random.sample(range(9000), 2500): os.link("a", "%05d%s" % (n, "\\n" * 240))'
      """, in: folder.url)
    #expect(made.status == 0, "\(made.errors)")
    let outcome = try Command.run("--ndjson", "--tag", "Make", ".", in: folder.url)
    let names = try outcome.records().compactMap { $0["file"].string }
    #expect(names.count == 2501)
    #expect(names == names.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) })
  }
}
