import Foundation
import Testing

/// Exit statuses and the baseline.
@Suite struct CheckStatusTests {
  @Test func statusesAreAsDocumented() throws {
    #expect(try CheckCommand.json("plain.jpg", "--deny", "gps").status == 0)
    let missing = try CheckCommand.json("missing.jpg", "plain.jpg", "--deny", "gps")
    #expect(missing.status == 1)
    #expect(missing.report["unreadable"][0]["file"].string == "missing.jpg")
    let both = try CheckCommand.json("missing.jpg", "photo.jpg", "--deny", "gps")
    #expect(both.status == 3)
    #expect(both.files.contains("photo.jpg"))
    #expect(both.report["unreadable"][0]["file"].string == "missing.jpg")
    for wrong in [
      ["plain.jpg"], ["plain.jpg", "--deny", "a:b:c"], ["plain.jpg", "--preset", "none"],
      ["plain.jpg", "--rule", "max-size=many"], ["plain.jpg", "--rule", "nothing"],
      ["plain.jpg", "--rule", "max-size"], ["--deny", "gps"],
      ["plain.jpg", "--deny", "gps", "--format", "html"],
      ["plain.jpg", "--deny", "gps", "--report", "sarif"],
      ["plain.jpg", "--deny", "gps", "--write-baseline"],
      ["plain.jpg", "--deny", "gps", "--baseline", "nothing.txt"],
    ] {
      let outcome = try CheckCommand.run(wrong)
      #expect(outcome.status == 2, "\(wrong)")
      #expect(!outcome.errors.isEmpty)
    }
  }

  @Test func failsFromASeverityOn() throws {
    let rule = ["photo.jpg", "--rule", "location=warning"]
    #expect(try CheckCommand.run(rule).status == 0)
    #expect(try CheckCommand.run(rule + ["--fail-on", "warning"]).status == 3)
    #expect(try CheckCommand.run(rule + ["--fail-on", "note"]).status == 3)
    #expect(try CheckCommand.run(rule).text.contains("warning  location"))
  }

  @Test func passesOverWhatIsNoPhoto() throws {
    let folder = try TestFolder()
    try folder.add("notes.txt", Data("text".utf8))
    try folder.add("data.bin", Data([0, 1, 2, 0xff]))
    try folder.add(".gitkeep", Data())
    let result = try CheckCommand.json(
      ".", "--require", "Make", "--preset", "archive", in: folder.url)
    #expect(result.status == 0, "\(result.findings)")
    #expect(result.report["summary"]["passedOver"].number == 3)
  }

  @Test func failsOnNewFindingsOnly() throws {
    let folder = try TestFolder()
    try folder.add("old/a,b %.jpg", fixture: "photo.jpg")
    let arguments = ["--deny", "gps", "--baseline", "known.txt"]
    let written = try CheckCommand.run(arguments + ["--write-baseline", "old"], in: folder.url)
    #expect(written.status == 0)
    let lines = try String(contentsOf: folder.url.appending(path: "known.txt"), encoding: .utf8)
    #expect(lines.contains("location|old/a%2Cb%20%25.jpg|GPS%3AGPSLatitude\n"))
    #expect(!lines.contains("46"), "values are not part of it")

    let same = try CheckCommand.run(arguments + ["old", "-f", "json"], in: folder.url)
    #expect(same.status == 0)
    let report = try JSON(parsing: Array(same.output))
    #expect(report["findings"].elements.allSatisfy { $0["known"] == .bool(true) })
    #expect(!report["findings"].elements.isEmpty)
    // From elsewhere, the paths are the same.
    let inside = try CheckCommand.run(
      ["--deny", "gps", "--baseline", "../known.txt", "."], in: folder.url.appending(path: "old"))
    #expect(inside.status == 0, "\(inside.text)")

    try folder.add("old/new.jpg", fixture: "exif-gps.tif")
    let new = try CheckCommand.run(arguments + ["."], in: folder.url)
    #expect(new.status == 3)
    #expect(new.text.contains("new.jpg") && !new.text.contains("a,b"))
    #expect(new.text.contains("in the baseline"))

    try FileManager.default.removeItem(at: folder.url.appending(path: "old"))
    try folder.add("clean.jpg")
    let gone = try CheckCommand.run(arguments + ["."], in: folder.url)
    #expect(gone.status == 0)
    #expect(gone.text.contains("of the baseline resolved"))
  }

  @Test func refusesABaselineThatIsNone() throws {
    let folder = try TestFolder()
    try folder.add("plain.jpg")
    try folder.add("known.txt", Data("# exifdump baseline 1\nwhat is this\n".utf8))
    let outcome = try CheckCommand.run(
      ["plain.jpg", "--deny", "gps", "--baseline", "known.txt"], in: folder.url)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("line 2, column 1"))
  }

  @Test func readsListsAndStandardInput() throws {
    let list = try Command.shell(
      "printf 'photo.jpg\\0plain.jpg\\0' | \"$exifdump\" check --no-config --deny gps --files-from - --null -f json"
    )
    #expect(list.status == 3)
    let report = try JSON(parsing: Array(list.output))
    #expect(report["summary"]["files"].number == 2)
    let input = try Command.shell("\"$exifdump\" check - --deny gps -f json < photo.jpg")
    #expect(input.status == 3)
  }

  @Test func listsRulesAndHelps() throws {
    let list = try CheckCommand.run(["--list-rules"])
    #expect(list.status == 0)
    for name in ["location", "maker-notes", "max-age", "privacy", "archive"] {
      #expect(list.text.contains("  \(name) "))
    }
    let help = try CheckCommand.run(["--help"])
    #expect(help.status == 0)
    #expect(help.text.contains("exifdump check Photos --preset privacy"))
    #expect(help.text.contains("EXIT STATUS"))
  }
}
