import Foundation
import Testing

/// A check finds and reads files as the command without it does.
@Suite struct CheckScanTests {
  private static func folder() throws -> TestFolder {
    let folder = try TestFolder()
    for index in 10..<40 {
      try folder.add("d\(index % 3)/\(index).jpg", fixture: "photo.jpg")
      try folder.add("d\(index % 3)/\(index)-clean.jpg")
    }
    try folder.add("vendor/deep/theirs.jpg", fixture: "photo.jpg")
    return folder
  }

  @Test func ordersAreTheSame() throws {
    let folder = try Self.folder()
    for format in ["text", "json", "sarif", "junit", "github"] {
      let outcomes = try ["1", "4"].map {
        try CheckCommand.run(
          ["--preset", "privacy", "--format", format, "--jobs", $0, "."], in: folder.url)
      }
      #expect(outcomes[0].status == 3)
      #expect(outcomes[1].status == 3)
      #expect(outcomes[0].output == outcomes[1].output)
    }
  }

  @Test func leavesOutFilesBeforeTheyAreRead() throws {
    let folder = try Self.folder()
    let globs = try CheckCommand.json(
      "--preset", "privacy", "--include", "*-clean.jpg", "--exclude", "vendor/", ".",
      in: folder.url)
    #expect(globs.status == 0)
    #expect(globs.report["summary"]["files"] == .number(30))
    try folder.add(".exifdump.yml", Data("preset: privacy\nexclude: ['d[01]/', vendor/**]\n".utf8))
    let configured = try CheckCommand.json(".", "vendor/deep/theirs.jpg", in: folder.url)
    #expect(Set(configured.files.map { $0.prefix(5) }) == ["./d2/"])
    #expect(configured.report["summary"]["files"] == .number(20))
  }

  @Test func tellsHowFarItIs() throws {
    let folder = try Self.folder()
    let outcome = try CheckCommand.run(
      ["--preset", "privacy", "--progress", "json", "."], in: folder.url)
    let events = try outcome.errors.split(separator: "\n").map { try JSON(parsing: Array($0.utf8)) }
    #expect(events.first?["event"] == .string("start"))
    #expect(events.last?["event"] == .string("end"))
    #expect(events.last?["done"] == .number(61))
  }

  @Test func writesFilesWholeOrNotAtAll() throws {
    let folder = try Self.folder()
    try folder.add("report.json", Data("before".utf8))
    let outcome = try CheckCommand.run(
      ["--preset", "privacy", "--format", "json", "-o", "report.json", "."], in: folder.url)
    #expect(outcome.status == 3)
    #expect(outcome.output.isEmpty)
    let report = try Data(contentsOf: folder.url.appending(path: "report.json"))
    #expect(try JSON(parsing: Array(report))["summary"]["files"] == .number(61))
    let same = try CheckCommand.run(
      ["--preset", "privacy", "-o", "d0/12.jpg", "d0/12.jpg"], in: folder.url)
    #expect(same.status == 2)
  }

  /// An interrupted check ends its report, and leaves files as they were.
  @Test func endsWhenItIsTold() throws {
    let folder = try Self.folder()
    try folder.add("check.sarif", Data("before".utf8))
    let outcome = try Command.signalled(
      "INT",
      "check --preset privacy --format json --report sarif=check.sarif --files-from pipe",
      feed: "ls d0/*.jpg", in: folder.url)
    #expect(outcome.status == 130)
    #expect(outcome.errors.contains("interrupted after 20 files"))
    let report = try JSON(parsing: Array(outcome.output))
    #expect(report["summary"]["files"] == .number(20))
    #expect(report["summary"]["interrupted"] == .bool(true))
    let left = try Data(contentsOf: folder.url.appending(path: "check.sarif"))
    #expect(left == Data("before".utf8))
  }

  /// SARIF says that it is not all (§3.20.14, §3.58).
  @Test func anInterruptedCheckIsNoSuccess() throws {
    let folder = try Self.folder()
    let outcome = try Command.signalled(
      "INT", "check --preset privacy --format sarif --files-from pipe", feed: "ls d0/*.jpg",
      in: folder.url)
    #expect(outcome.status == 130)
    let report = try JSON(parsing: Array(outcome.output))
    #expect(try SARIFSchema.problems(of: report) == [])
    let invocation = report["runs"].elements[0]["invocations"].elements[0]
    #expect(invocation["executionSuccessful"] == .bool(false))
    #expect(invocation["toolExecutionNotifications"].elements.count == 1)
  }

  /// Nobody reads the report, but the status still says what was found.
  @Test func closedPipesDoNotHideFindings() throws {
    let folder = try Self.folder()
    let outcome = try Command.shell(
      """
      unset GITHUB_ACTIONS
      { "$exifdump" check --preset privacy --report junit=j.xml .; echo $? >&2; } | true
      """, in: folder.url)
    #expect(outcome.errors == "3\n")
    #expect(try Data(contentsOf: folder.url.appending(path: "j.xml")).count > 1000)
  }

  /// Python's environments are full of empty files that mark something.
  @Test func whatHasNoExtensionIsNoPhotoUnlessItIsNamed() throws {
    let folder = try TestFolder()
    let files = FileManager.default
    try files.createDirectory(
      at: folder.url.appending(path: "venv"), withIntermediateDirectories: false)
    try folder.add("venv/REQUESTED", Data())
    try folder.add("venv/data", Data([0xfe, 0x01, 0x9c, 0x03, 0x88]))
    let found = try CheckCommand.run(["--preset", "privacy", "venv"], in: folder.url)
    #expect(found.status == 0)
    #expect(found.text == "0 files: nothing found; 2 other files passed over\n")
    for name in ["venv/REQUESTED", "venv/data"] {
      #expect(try CheckCommand.run(["--preset", "privacy", name], in: folder.url).status == 3)
    }
    // A hook names all that a commit has.
    try folder.add("broken.jpg", Data([0xff, 0xd8]))
    let hook = ["--preset", "privacy", "--skip-others", "venv/REQUESTED", "venv/data"]
    let named = try CheckCommand.run(hook, in: folder.url)
    #expect(named.status == 0 && named.text == found.text, "\(named.text)")
    #expect(try CheckCommand.run(hook + ["broken.jpg"], in: folder.url).status == 3)
    #expect(try CheckCommand.run(hook + ["venv/missing"], in: folder.url).status == 3)
  }

  /// Editors keep their locks so. What is called a photo has to be there.
  @Test func aLinkThatLeadsNowhereIsNoPhotoUnlessItIsCalledSo() throws {
    let folder = try TestFolder()
    let result = try Command.shell(
      """
      mkdir a; ln -s jane@host.1234 a/.#notes.txt; "$exifdump" check --deny location a; echo $?
      ln -s nowhere.jpg a/b.jpg; "$exifdump" check --deny location a >/dev/null; echo $?
      "$exifdump" check --deny location a/.#notes.txt >/dev/null; echo $?
      """, in: folder.url)
    #expect(result.text == "0 files: nothing found; 1 other file passed over\n0\n1\n1\n")
  }

  /// Locks are called as the files are; an album that is missing is no lock.
  @Test func linksThatLeadNowhereAreMissedUnlessTheyAreLocks() throws {
    let folder = try TestFolder()
    let result = try Command.shell(
      """
      mkdir a; ln -s jane@host.1234 a/.#logo.svg; "$exifdump" check --deny location a; echo $?
      ln -s ../missing-disk/photos a/album; "$exifdump" check --deny location a >/dev/null; echo $?
      "$exifdump" check --deny location a/.#logo.svg >/dev/null; echo $?
      """, in: folder.url)
    #expect(result.text == "0 files: nothing found; 1 other file passed over\n0\n1\n1\n")
  }

  @Test func aPatternMayBeginWithTheFolderItself() throws {
    let folder = try Self.folder()
    try folder.add("d1/vendor/ours.jpg", fixture: "photo.jpg")
    func files(_ arguments: String...) throws -> Double? {
      let options = ["--preset", "privacy"] + arguments + ["."]
      return try CheckCommand.json(options, in: folder.url).report["summary"]["files"].number
    }
    #expect(try files("--include", "./d1/*.jpg") == files("--include", "d1/*.jpg"))
    #expect(try files("--include", "./d1/*.jpg") == 20)
    #expect(try files("--include", "././/d1/*.jpg") == 20)
    // Only the one that stands there.
    #expect(try files("--exclude", "./vendor") == 61)
    #expect(try files("--exclude", "vendor") == 60)
  }

  /// Who reads events reads nothing else.
  @Test func allThatIsSaidIsAnEvent() throws {
    let folder = try TestFolder()
    try folder.add("a.jpg", fixture: "photo.jpg")
    for command in [
      "check a.jpg --deny gps --baseline b --write-baseline", "a.jpg --stats -t Nope -f csv",
      "a.jpg --stats --ndjson",
    ] {
      let outcome = try Command.shell("\"$exifdump\" \(command) --progress json", in: folder.url)
      let lines = outcome.errors.split(separator: "\n")
      #expect(outcome.status == 0 && lines.count > 3)
      for line in lines {
        let event = try JSON(parsing: Array(line.utf8))
        #expect(event["event"].string != nil)
      }
    }
    let stats = try Command.run("a.jpg", "--stats", "--progress", "json", in: folder.url)
    #expect(stats.errors.contains(#"{"event":"note","message":""#), "\(stats.errors)")
  }
}
