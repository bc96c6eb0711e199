import Foundation
import Testing

/// A run tells how far it is, and ends at once when it is told to.
@Suite struct ProgressTests {
  @Test func eventsAreLinesOfJSON() throws {
    let outcome = try Command.run(
      "--progress", "json", "--ndjson", "photo.jpg", "missing.jpg", "icc.png")
    #expect(outcome.status == 1)
    let events = try outcome.errors.split(separator: "\n").map { try JSON(parsing: Array($0.utf8)) }
    #expect(events.first?["event"] == .string("start"))
    #expect(events.dropFirst().first?["event"] == .string("progress"))
    #expect(events.dropFirst().first?["file"] == .string("photo.jpg"))
    let end = try #require(events.last)
    #expect(end["event"] == .string("end"))
    #expect(end["done"] == .number(3))
    #expect(end["errors"] == .number(1))
    #expect(end["interrupted"] == .bool(false))
    let text = try Command.run("--progress", "json", "missing.jpg")
    #expect(text.errors.contains(#"{"event":"error","file":"missing.jpg","message":""#))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func aRunThatCannotBeWrittenEndsOnce() throws {
    let outcome = try Command.shell("\"$exifdump\" --progress json --json photo.jpg >/dev/full")
    let events = try outcome.errors.split(separator: "\n").map { try JSON(parsing: Array($0.utf8)) }
    #expect(outcome.status == 1)
    #expect(events.count { $0["event"] == .string("end") } == 1)
    #expect(events.last?["event"] == .string("error"))
  }

  @Test func pipesHearNothing() throws {
    #expect(try Command.run("--ndjson", ".").errors.isEmpty)
    #expect(
      try Command.run("--quiet", "--progress", "json", "--ndjson", "plain.jpg").errors.isEmpty)
    #expect(try Command.run("--progress", "always", "plain.jpg").status == 2)
  }

  private func interrupted(_ options: String) throws -> Command.Outcome {
    let folder = try TestFolder()
    for index in 0..<60 { try folder.add("\(index + 10).jpg") }
    // A list that stays open: the run waits for more.
    return try Command.signalled(
      "INT", "\(options) --files-from pipe", feed: "ls *.jpg", in: folder.url)
  }

  @Test(arguments: ["1", "4"])
  func interruptionLeavesValidJSON(_ jobs: String) throws {
    let outcome = try interrupted("--json --jobs \(jobs)")
    #expect(outcome.status == 130)
    let records = try outcome.array()
    #expect(records.compactMap { $0["file"].string } == (0..<60).map { "\($0 + 10).jpg" })
    #expect(outcome.errors == "exifdump: interrupted after 60 files; what is printed is complete\n")
  }

  @Test func summariesCount() throws {
    let outcome = try Command.run(
      "--summary", "--json", "photo.jpg", "plain.jpg", "icc.png", "missing.jpg")
    #expect(outcome.status == 1)
    let summary = try JSON(parsing: Array(outcome.output))
    #expect(summary["files"] == .number(4))
    #expect(summary["errors"] == .number(1))
    #expect(summary["withPlaces"] == .number(1))
    #expect(summary["types"]["public.jpeg"] == .number(2))
    #expect(summary["lenses"]["XF23mm F2 R WR"] == .number(1))
    #expect(summary["years"]["2024"] == .number(1))
    #expect(summary["cameras"].keys.contains { $0.hasPrefix("FUJIFILM ") })
    let text = try Command.run("--summary", "photo.jpg", "plain.jpg").text
    #expect(text.hasPrefix("Files"))
    #expect(text.contains("public.jpeg"))
    #expect(try Command.run("--summary", "--ndjson", "plain.jpg").status == 2)
  }
}
