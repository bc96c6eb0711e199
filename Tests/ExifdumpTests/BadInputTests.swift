import Foundation
import Testing

/// A file that cannot be read is a record, and never loses the others.
@Suite struct BadInputTests {
  @Test func tellsWhatIsWrongWithEach() throws {
    let folder = try TestFolder()
    try folder.add("good.jpg")
    try folder.add("empty.jpg", Data())
    try folder.add("noise.jpg", Data([0, 0xff, 0, 1, 2, 3, 0x80, 0x81]))
    let outcome = try Command.shell(
      "mkfifo pipe; \"$exifdump\" --ndjson missing.jpg empty.jpg noise.jpg pipe /dev/null good.jpg good.jpg",
      in: folder.url)
    #expect(outcome.status == 1)
    let records = try outcome.records()
    #expect(
      records.map { $0["error"]["code"].string } == [
        "notFound", "emptyFile", "unknownType", "notAFile", "notAFile", nil, nil,
      ])
    #expect(records.last?["pixelWidth"].number != nil)
    #expect(records[5] == records[6], "a path that is named twice is answered twice")
    #expect(outcome.errors.isEmpty)
  }

  @Test func saysInTextOnStandardError() throws {
    let outcome = try Command.run("missing.jpg", "plain.jpg")
    #expect(outcome.status == 1)
    #expect(outcome.errors == "exifdump: missing.jpg: cannot open: No such file or directory\n")
    #expect(outcome.text.hasPrefix("plain.jpg\n"))
  }

  /// A shell's `<(…)` is a FIFO, which standard input may be.
  @Test(arguments: ["", "thumbnail"])
  func saysHowAFIFOIsRead(_ subcommand: String) throws {
    let folder = try TestFolder()
    let outcome = try Command.shell(
      "mkfifo pipe; \"$exifdump\" \(subcommand) pipe; s=$?; rm pipe; exit $s", in: folder.url)
    #expect(outcome.status == 1)
    #expect(
      outcome.errors == """
        exifdump: pipe: is a FIFO, not a regular file; standard input is read with -, as in: cat \
        photo.jpg | exifdump -

        """)
    let device = try Command.run("/dev/null")
    #expect(device.errors == "exifdump: /dev/null: is a device, not a regular file\n")
  }

  @Test func saysWhatMayNotBeRead() throws {
    let folder = try TestFolder()
    try folder.add("closed/photo.jpg")
    try folder.add("open.jpg")
    let outcome = try Command.shell(
      "chmod 0 closed; \"$exifdump\" --ndjson .; status=$?; chmod 700 closed; exit $status",
      in: folder.url)
    let records = try outcome.records()
    #expect(records.count == 2)
    // The superuser may read everything.
    #expect(records.last?["file"] == .string("./open.jpg"))
    if getuid() != 0 {
      #expect(records.first?["error"]["code"] == .string("unreadable"))
      #expect(outcome.status == 1)
    }
  }

  @Test func answersTruncatedAndLyingFiles() throws {
    let outcome = try Command.shell(
      "\"$exifdump\" --ndjson truncated* lying* loop* exif-bad* exif-loops*")
    let records = try outcome.records()
    #expect(records.count >= 10)
    for record in records {
      #expect(
        record["error"] != .null || record["warnings"] != .null || record["pixelWidth"] != .null,
        "\(record["file"])")
    }
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")))
  func aSocketIsToldFromAFile() throws {
    let folder = try TestFolder()
    let outcome = try Command.shell(
      "python3 -c 'import socket; socket.socket(socket.AF_UNIX).bind(\"s\")'; \"$exifdump\" s",
      in: folder.url)
    #expect(outcome.errors == "exifdump: s: is a socket, not a regular file\n")
  }

  /// It is no fault of the photo.
  @Test func aMissingFolderForTemporaryFilesIsNamed() throws {
    let outcome = try Command.shell(
      "(cat photo.jpg; head -c 9000000 /dev/zero) | TMPDIR=/nonexistent \"$exifdump\" -t Make -")
    #expect(outcome.status == 1)
    #expect(
      outcome.errors.contains("in a temporary file, for which TMPDIR names the folder: No such"))
  }
}
