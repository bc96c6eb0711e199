import Foundation
import Testing

/// `--pair` joins the halves of Live Photos by their identifier.
@Suite struct PairTests {
  private static let identifier = "5E0D4C3A-0000-4000-8000-000000000001"

  /// A JPEG whose EXIF has Apple's maker note with an identifier.
  private static func still() -> Data {
    func number(_ value: Int, _ size: Int) -> [UInt8] {
      (0..<size).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }
    func directory(_ tag: Int, _ format: Int, _ count: Int, _ value: Int) -> [UInt8] {
      number(1, 2) + number(tag, 2) + number(format, 2) + number(count, 4) + number(value, 4)
        + number(0, 4)
    }
    let note =
      Array("Apple iOS\0\0\u{1}MM".utf8) + directory(0x11, 2, 37, 32) + Array(identifier.utf8)
      + [0]
    let exif =
      Array("Exif\0\0MM\0*".utf8) + number(8, 4) + directory(0x8769, 4, 1, 26)
      + directory(0x927c, 7, note.count, 44) + note
    let frame: [UInt8] = [0xff, 0xc0, 0, 11, 8, 0, 16, 0, 32, 1, 1, 0x11, 0]
    return Data(
      [0xff, 0xd8, 0xff, 0xe1] + number(exif.count + 2, 2) + exif + frame
        + [0xff, 0xda, 0, 2, 0xff, 0xd9])
  }

  /// A folder with a pair under other names, a copy of the still, and others.
  private static func folder() throws -> TestFolder {
    let folder = try TestFolder()
    let movie = try Data(contentsOf: Command.fixtures.appending(path: "apple-keys.mov"))
    try folder.add("IMG_1.MOV", Data(contentsOf: Command.fixtures.appending(path: "plain.mov")))
    try folder.add("IMG_2.JPG", still())
    try folder.add("clip.mov", movie)
    try folder.add("copy.jpg", still())
    try folder.add("plain.jpg", Data(contentsOf: Command.fixtures.appending(path: "plain.jpg")))
    return folder
  }

  @Test func bothHalvesTellOfEachOther() throws {
    let folder = try Self.folder()
    let outcome = try Command.run("--ndjson", "--pair", ".", in: folder.url)
    #expect(outcome.status == 0)
    let records = try outcome.records()
    #expect(
      records.map { $0["file"].string } == [
        "./IMG_1.MOV", "./IMG_2.JPG", "./clip.mov", "./copy.jpg", "./plain.jpg",
      ])
    #expect(
      records.map { $0["pairedWith"].string } == [
        nil, "./clip.mov", "./IMG_2.JPG", "./clip.mov", nil,
      ])
    #expect(records[1]["contentIdentifier"].string == Self.identifier)
  }

  @Test func textTellsItToo() throws {
    let folder = try Self.folder()
    let text = try Command.run("--pair", "clip.mov", "IMG_2.JPG", in: folder.url).text
    #expect(text.contains("Paired with"))
    #expect(text.contains("IMG_2.JPG"))
    #expect(try !Command.run("clip.mov", "IMG_2.JPG", in: folder.url).text.contains("Paired with"))
  }

  @Test func listsInFilesAreReadTwice() throws {
    let folder = try Self.folder()
    try folder.add("list", Data("clip.mov\nmissing.jpg\nIMG_2.JPG\n".utf8))
    let outcome = try Command.run(
      "--ndjson", "--pair", "--files-from", "list", in: folder.url)
    #expect(outcome.status == 1)
    #expect(
      try outcome.records().map { $0["pairedWith"].string } == ["IMG_2.JPG", nil, "clip.mov"])
  }

  @Test func streamsCannotBePaired() throws {
    for arguments in [["--files-from", "-"], ["-"], ["--format", "exiftool", "plain.jpg"]] {
      let outcome = try Command.shell("\"$exifdump\" --pair \(arguments.joined(separator: " "))")
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("--pair"))
    }
  }
}
