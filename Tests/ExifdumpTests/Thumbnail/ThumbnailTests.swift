import Foundation
import Testing

/// `exifdump thumbnail` writes a picture whole, or not at all.
@Suite struct ThumbnailTests {
  private static let photo = Command.fixtures.appending(path: "exif-thumbnail.jpg").path

  @Test func writesAFileAndStandardOutputAlike() throws {
    let folder = try TestFolder()
    try folder.add("thumb.jpg", Data("old".utf8))
    let written = try Command.run("thumbnail", Self.photo, "-o", "thumb.jpg", in: folder.url)
    #expect(written.status == 0 && written.output.isEmpty && written.errors.isEmpty)
    let bytes = try Data(contentsOf: folder.url.appending(path: "thumb.jpg"))
    #expect(bytes.prefix(3) == Data([0xff, 0xd8, 0xff]) && bytes.count == 421)
    #expect(try Command.run("thumbnail", Self.photo).output == bytes)
    #expect(try Command.run("thumbnail", Self.photo, "-o", "-").output == bytes)
    let photo = try Data(contentsOf: URL(filePath: Self.photo))
    #expect(try Command.run("thumbnail", "-", input: photo).output == bytes)
    #expect(try Command.shell("cat exif-thumbnail.jpg | $exifdump thumbnail -").output == bytes)
    #expect(try folder.names() == ["thumb.jpg"])
  }

  @Test func lists() throws {
    let outcome = try Command.run("thumbnail", "--list", "exif-thumbnail.jpg")
    #expect(outcome.text == "thumbnail  IFD1:ThumbnailImage  JPEG 32x24  421 bytes  at 246\n")
    let none = try Command.run("thumbnail", "--list", "plain.jpg")
    #expect(none.status == 0 && none.output.isEmpty)
    #expect(none.errors.contains("plain.jpg: has neither thumbnail nor preview"))
  }

  /// Nothing was written yet when reading fails.
  @Test func saysThatStandardInputCannotBeRead() throws {
    let outcome = try Command.shell("\"$exifdump\" thumbnail - < /")
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasPrefix("exifdump: -: "), "\(outcome.errors)")
    #expect(!outcome.errors.contains("write"))
  }

  @Test func picks() throws {
    let preview = try Command.run("thumbnail", "mpf.jpg", "--pick", "preview")
    #expect(preview.status == 0 && !preview.output.isEmpty)
    #expect(try Command.run("thumbnail", "mpf.jpg").output == preview.output)
    #expect(try Command.run("thumbnail", "mpf.jpg", "--pick", "largest").output == preview.output)
    let none = try Command.run("thumbnail", "mpf.jpg", "--pick", "thumbnail")
    #expect(none.status == 1 && none.output.isEmpty)
    #expect(none.errors == "exifdump: mpf.jpg: has no thumbnail\n")
    #expect(try Command.run("thumbnail", "mpf.jpg", "--pick", "any").status == 2)
  }

  /// Each picture that has to be put together is so with all others: else it takes minutes.
  @Test func picturesInPartsAreReadTogether() throws {
    let start = ContinuousClock.now
    let folder = try TestFolder()
    try folder.add("song.ogg", Self.song(pictures: 4000))
    let list = try Command.run("thumbnail", "--list", "song.ogg", in: folder.url)
    let lines = list.text.split(separator: "\n")
    #expect(lines.count == 4000)
    #expect(lines.allSatisfy { $0 == "preview  -  JPEG  12 bytes  in parts" })
    let check = try CheckCommand.json("--no-config", "--deny", "location", ".", in: folder.url)
    #expect(check.rules == ["location"], "\(check.report)")
    #expect(start.duration(to: .now) < .seconds(60))
  }

  /// A song of Ogg Vorbis whose comments are pictures.
  private static func song(pictures count: Int) -> Data {
    func number(_ number: Int) -> [UInt8] {
      (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
    func page(_ flags: UInt8, _ packet: ArraySlice<UInt8>, isLast: Bool) -> [UInt8] {
      let segments =
        [UInt8](repeating: 255, count: packet.count / 255)
        + (isLast ? [UInt8(packet.count % 255)] : [])
      return Array("OggS".utf8) + [0, flags] + [UInt8](repeating: 0, count: 20)
        + [UInt8(segments.count)] + segments + packet
    }
    let jpeg: [UInt8] = [0xff, 0xd8, 0xff, 0xfe, 0, 6, 0x61, 0x62, 0x63, 0x64, 0xff, 0xd9]
    let head = number(3).reversed() + number(10).reversed() + Array("image/jpeg".utf8)
    let picture = head + [UInt8](repeating: 0, count: 20) + number(jpeg.count).reversed() + jpeg
    let comment =
      Array("METADATA_BLOCK_PICTURE=".utf8)
      + Array(Data(picture).base64EncodedString().utf8)
    var comments = Array("\u{3}vorbis".utf8) + number(0) + number(count)
    for _ in 0..<count { comments += number(comment.count) + comment }
    comments.append(1)
    let start =
      Array("\u{1}vorbis".utf8) + number(0) + [1] + number(44100)
      + [UInt8](repeating: 0, count: 12) + [0xb8, 1]
    var file = page(2, start[...], isLast: true)
    var rest = comments[...]
    while rest.count >= 255 * 250 {
      file += page(file.count > 100 ? 1 : 0, rest.prefix(255 * 250), isLast: false)
      rest = rest.dropFirst(255 * 250)
    }
    return Data(file + page(1, rest, isLast: true))
  }

  /// What a photo only calls a picture is neither listed nor taken.
  @Test func takesPicturesOnly() throws {
    let folder = try TestFolder()
    var photo = try Data(contentsOf: URL(filePath: Self.photo))
    photo.replaceSubrange(246..<252, with: Data("PKM 10".utf8))
    try folder.add("texture.jpg", photo)
    #expect(try Command.run("thumbnail", "--list", "texture.jpg", in: folder.url).output.isEmpty)
    let none = try Command.run("thumbnail", "texture.jpg", "-o", "t.jpg", in: folder.url)
    #expect(none.status == 1)
    #expect(none.errors.hasPrefix("exifdump: texture.jpg: the thumbnail is no picture"))
    #expect(try folder.names() == ["texture.jpg"])
  }

  @Test func takesTheMovieOfAPhotoWithMotion() throws {
    let movie = try Data(contentsOf: Command.fixtures.appending(path: "plain.mp4"))
    for name in ["motion.jpg", "motion.heic"] {
      #expect(try Command.run("thumbnail", name, "--pick", "movie").output == movie)
    }
    let list = try Command.run("thumbnail", "--list", "motion.heic")
    #expect(list.text == "motionPhoto  -  MP4 64x48  4371 bytes  at 598\n")
    let none = try Command.run("thumbnail", "plain.jpg", "--pick", "movie")
    #expect(none.status == 1 && none.errors.contains("has no movie within it"))
  }

  /// A thumbnail that is coded as its picture becomes a file that other programs read.
  @Test func makesAFileOfAnItem() throws {
    let folder = try TestFolder()
    for (name, size) in [("grid.heic", "64 x 64"), ("thumbnail.heic", "32 x 32")] {
      let path = Command.fixtures.appending(path: name).path
      #expect(try Command.run("thumbnail", path, "-o", "t.heic", in: folder.url).status == 0)
      let text = try Command.run("t.heic", in: folder.url).text
      #expect(text.contains("HEIC, image/heic") && text.contains("  \(size), "))
      #expect(!text.contains("Warning"))
    }
  }

  @Test func leavesNothingWhereItFails() throws {
    let folder = try TestFolder()
    let copy = try folder.add("photo.jpg", fixture: "exif-thumbnail.jpg")
    let before = try Data(contentsOf: copy)
    let onto = try Command.run("thumbnail", "photo.jpg", "-o", "./photo.jpg", in: folder.url)
    #expect(onto.status == 2)
    #expect(try Data(contentsOf: copy) == before)
    let inNowhere = try Command.run("thumbnail", "photo.jpg", "-o", "no/t.jpg", in: folder.url)
    #expect(inNowhere.status == 1 && inNowhere.errors.contains("no/t.jpg: cannot write"))
    let intoFolder = try Command.run("thumbnail", "photo.jpg", "-o", ".", in: folder.url)
    #expect(intoFolder.status == 1)
    #expect(try Command.run("thumbnail", "gone.jpg", "-o", "t.jpg", in: folder.url).status == 1)
    #expect(try folder.names() == ["photo.jpg"])
  }

  @Test(.disabled(if: Sanitizer.isOfThreads, "It has a file of its own that may not be so small."))
  func leavesNothingWhereThereIsNoRoom() throws {
    let folder = try TestFolder()
    try folder.add("photo.jpg", fixture: "exif-thumbnail.jpg")
    let limited = try Command.shell(
      "trap '' XFSZ; ulimit -f 0; exec $exifdump thumbnail photo.jpg -o t.jpg", in: folder.url)
    #expect(limited.status == 1)
    #expect(try folder.names() == ["photo.jpg"])
  }
}
