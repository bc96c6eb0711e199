import Foundation
import Testing

/// The record of every fixture, compared with the one in `Fixtures/expected`.
///
/// `RECORD_SNAPSHOTS=1 ./test` records them anew; `git diff` then shows what has changed.
@Suite struct GoldenTests {
  static let expected = Command.fixtures.appending(path: "expected")
  static let isRecording = ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1"

  /// Every file of `Fixtures` that is one: not its description.
  static let fixtures: [String] = {
    let files =
      (try? FileManager.default.contentsOfDirectory(
        at: Command.fixtures, includingPropertiesForKeys: [.isRegularFileKey])) ?? []
    return files.filter {
      let isFile = (try? $0.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile
      return isFile == true && $0.pathExtension != "md" && !$0.lastPathComponent.hasPrefix(".")
    }.map(\.lastPathComponent).sorted()
  }()

  @Test(arguments: fixtures) func isAnsweredAsRecorded(_ name: String) throws {
    let outcome = try Command.run("--json", "--", name)
    let golden = Self.expected.appending(path: name + ".json")
    if Self.isRecording {
      try FileManager.default.createDirectory(
        at: Self.expected, withIntermediateDirectories: true)
      try outcome.output.write(to: golden)
    }
    let recorded = try String(decoding: Data(contentsOf: golden), as: UTF8.self)
    for (line, (now, then)) in zip(
      outcome.text.split(separator: "\n"), recorded.split(separator: "\n")
    ).enumerated() where now != then {
      Issue.record("line \(line + 1) of \(name) is \(now), was \(then)")
      return
    }
    #expect(outcome.text == recorded)
  }

  @Test func noneIsLeftOver() throws {
    let goldens = try FileManager.default.contentsOfDirectory(atPath: Self.expected.path)
    #expect(Set(goldens) == Set(Self.fixtures.map { $0 + ".json" }))
  }
}
