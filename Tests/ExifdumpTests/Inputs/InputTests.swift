import Foundation
import Testing

/// Files come from the command line, from lists and from standard input.
@Suite struct InputTests {
  private static func photo() throws -> Data {
    try Data(contentsOf: Command.fixtures.appending(path: "photo.jpg"))
  }

  @Test(arguments: ["", "check --deny gps"])
  func severalListsAreRefused(_ command: String) throws {
    let outcome = try Command.shell("\"$exifdump\" \(command) --files-from a --files-from b")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("join the lists"), "\(outcome.errors)")
  }

  @Test func standardInputIsAFile() throws {
    let expected = try Command.run("--ndjson", "photo.jpg").text
      .replacing("\"file\":\"photo.jpg\"", with: "\"file\":\"-\"")
    #expect(try Command.run("--ndjson", "-", input: try Self.photo()).text == expected)
    #expect(try Command.shell("cat photo.jpg | \"$exifdump\" --ndjson -").text == expected)
  }

  @Test func longStandardInputIsRead() throws {
    let outcome = try Command.shell(
      "(cat photo.jpg; head -c 12000000 /dev/zero) | \"$exifdump\" --ndjson -")
    #expect(outcome.status == 0)
    let size = Double(try Self.photo().count + 12_000_000)
    #expect(try outcome.records()[0]["fileSize"] == .number(size))
  }

  @Test func emptyStandardInputIsAnError() throws {
    let outcome = try Command.run("--ndjson", "-")
    #expect(outcome.status == 1)
    #expect(try outcome.records()[0]["error"]["code"] == .string("emptyFile"))
  }

  @Test func listsNameFiles() throws {
    let list = Data("plain.jpg\n\nphoto.jpg\nmissing.jpg\nanimated.gif".utf8)
    let outcome = try Command.run("--ndjson", "icc.png", "--files-from", "-", input: list)
    #expect(outcome.status == 1)
    #expect(
      try outcome.records().map { $0["file"].string } == [
        "icc.png", "plain.jpg", "photo.jpg", "missing.jpg", "animated.gif",
      ])
    let folder = try TestFolder()
    try folder.add("list", list)
    let file = folder.url.appending(path: "list").path
    #expect(try Command.run("--ndjson", "icc.png", "--files-from", file).text == outcome.text)
  }

  @Test func listsMayHaveNULs() throws {
    let folder = try TestFolder()
    try folder.add("a\nb.jpg")
    try folder.add("-")
    let outcome = try Command.run(
      "--ndjson", "--null", "--files-from", "-", in: folder.url,
      input: Data("a\nb.jpg\0-\0".utf8))
    #expect(outcome.status == 0)
    #expect(try outcome.records().map { $0["file"].string } == ["a\nb.jpg", "-"])
    // A name with a NUL in it is no name.
    let lines = try Command.run(
      "--ndjson", "--files-from", "-", in: folder.url, input: Data("-\0x\n".utf8))
    #expect(lines.status == 1)
    #expect(try lines.records()[0]["error"] != .null)
  }

  @Test func longListsAreReadInPieces() throws {
    let path = String(repeating: "./", count: 100) + "plain.jpg\n"
    let list = Data(String(repeating: path, count: 1000).utf8)
    let outcome = try Command.run(
      "--ndjson", "--tag", "Make", "--files-from", "-", input: list)
    #expect(outcome.output.count { $0 == 0x0a } == 1000)
  }

  @Test func closedPipesEndQuietly() throws {
    let outcome = try Command.shell(
      """
      { "$exifdump" --ndjson . . . . . . . . . . . . . . . . . . ; echo $? >&2; } | head -n 1
      """)
    #expect(outcome.errors == "0\n" || outcome.errors == "1\n")
    #expect(try outcome.records().count == 1)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullDisksAreSaid() throws {
    let outcome = try Command.shell("\"$exifdump\" --json plain.jpg > /dev/full")
    #expect(outcome.status == 1)
    #expect(outcome.errors == "exifdump: cannot write: No space left on device\n")
  }

  /// Of a list that comes slowly, what is done is printed before more of it is there: few files that
  /// are read by one thread, and more by several.
  @Test(arguments: [(1, 2), (40, 2), (40, 1)], [["--ndjson"], ["check", "--deny", "Make"]])
  func listsAreNotWaitedForWithWhatIsDone(_ run: (files: Int, jobs: Int), _ form: [String]) throws {
    let folder = try TestFolder()
    let outcome = try Command.shell(
      """
      cp "$fixtures"/photo.jpg .; mkfifo list
      "$exifdump" \(form.joined(separator: " ")) --jobs \(run.jobs) --files-from list > out &
      exec 3> list; i=0; while [ $i -lt \(run.files) ]; do echo photo.jpg >&3; i=$((i+1)); done
      i=0; until [ $(grep -c photo.jpg out) -eq \(run.files) ] || [ $i -ge 600 ]; do
        sleep 0.05; i=$((i+1)); done
      grep -c photo.jpg out; exec 3>&-; wait
      """.replacing("$fixtures", with: Command.fixtures.path), in: folder.url)
    #expect(outcome.text == "\(run.files)\n")
  }

  @Test(arguments: [("a.jpg\r\n", "carriage return"), ("\u{feff}a.jpg\n", "byte order mark")])
  func listsOfWindowsEditorsAreTold(_ list: String, _ hint: String) throws {
    let folder = try TestFolder()
    try folder.add("a.jpg", fixture: "plain.jpg")
    let outcome = try Command.run(
      "--ndjson", "--files-from", "-", in: folder.url, input: Data(list.utf8))
    #expect(outcome.status == 1)
    #expect(outcome.text.contains(hint), "\(outcome.text)")
  }
}
