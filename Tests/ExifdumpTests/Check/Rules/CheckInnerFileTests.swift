import Foundation
import Testing

/// The files within a file are held against the rules, too.
@Suite struct CheckInnerFileTests {
  /// A tag with nine pictures more than were looked at once, of which the last tells a place.
  @Test func looksIntoAllPictures() throws {
    func picture(_ name: String) throws -> [UInt8] {
      let file = Array(try Data(contentsOf: Command.fixtures.appending(path: name)))
      let body = Array("\0image/jpeg\0\u{3}\0".utf8) + file
      return Array("APIC".utf8) + size(body.count) + [0, 0] + body
    }
    func size(_ count: Int) -> [UInt8] {
      withUnsafeBytes(of: UInt32(count).bigEndian) { Array($0) }
    }
    var frames: [UInt8] = []
    for _ in 0..<24 { frames += try picture("plain.jpg") }
    frames += try picture("photo.jpg")
    let length = (0..<4).map { UInt8(frames.count >> (21 - 7 * $0) & 0x7f) }
    let folder = try TestFolder()
    try folder.add("song.mp3", Data(Array("ID3".utf8) + [3, 0, 0] + length + frames))
    let result = try CheckCommand.json("--no-config", "--deny", "location", ".", in: folder.url)
    #expect(result.rules.contains("location"), "\(result.report)")
  }

  /// A cover in the older form of Ogg's and FLAC's comments, the picture alone in Base64.
  @Test func looksIntoCoversInBase64() throws {
    func number(_ value: Int) -> [UInt8] {
      (0..<4).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }
    let photo = try Data(contentsOf: Command.fixtures.appending(path: "photo.jpg"))
    let comment = Array("COVERART=\(photo.base64EncodedString())".utf8)
    let comments = number(0) + number(1) + number(comment.count) + comment
    let length = number(comments.count).prefix(3).reversed()
    let stream = [0, 0, 0, 34] + [UInt8](repeating: 0, count: 34)
    let file: [UInt8] = Array("fLaC".utf8) + stream + [0x84] + length + comments
    let found = try CheckCommand.denying("song.flac", Data(file), "location", "thumbnail")
    #expect(found.tags.contains("preview/GPS:GPSLatitude"), "\(found.report)")
    #expect(found.tags.contains("Vorbis:CoverArt"))
  }

  /// What is beside the picture is no preview, and says what it says all the same.
  @Test func looksIntoGainMaps() throws {
    func big(_ number: Int, _ size: Int) -> [UInt8] {
      (0..<size).map { UInt8(truncatingIfNeeded: number >> (8 * (size - 1 - $0))) }
    }
    let main = Array(try Data(contentsOf: Command.fixtures.appending(path: "plain.jpg")))
    let photo = Array(try Data(contentsOf: Command.fixtures.appending(path: "photo.jpg")))
    let map =
      photo.prefix(2) + [0xff, 0xe2] + big(30, 2) + "urn:iso:std:iso:ts:21496:-1\0".utf8
      + photo.dropFirst(2)
    // A directory of two entries: how many pictures there are, and which ones.
    let list =
      big(0x4d4d_002a, 4) + big(8, 4) + big(2, 2) + big(0xb001, 2) + big(4, 2) + big(1, 4)
      + big(2, 4) + big(0xb002, 2) + big(7, 2) + big(32, 4) + big(38, 4) + big(0, 4)
      + big(0x3_0000, 4) + big(0, 12) + big(0, 4) + big(map.count, 4)
      + big(main.count + 78 - 10, 4) + big(0, 4)
    let segment = [0xff, 0xe2] + big(list.count + 6, 2) + "MPF\0".utf8 + list
    #expect(segment.count == 78)
    let folder = try TestFolder()
    try folder.add("photo.jpg", Data(main.prefix(2) + segment + main.dropFirst(2) + map))
    let result = try CheckCommand.json(
      "--no-config", "--deny", "location", "--deny", "thumbnail", ".", in: folder.url)
    #expect(result.tags.contains("gain map/GPS:GPSLatitude"), "\(result.report)")
    #expect(!result.rules.contains("thumbnail"))
  }

  /// The JPEG that a TIFF shows is no preview, and may say more than the TIFF.
  @Test func looksIntoTheStripOfATIFF() throws {
    let photo = try Data(contentsOf: Command.fixtures.appending(path: "photo.jpg"))
    var directory = HandmadeTIFF()
    for (tag, number) in [(UInt16(0x0103), 7), (0x0111, 8 + 2 + 36 + 4), (0x0117, photo.count)] {
      directory.entries.append(
        (tag, 4, 1, (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }))
    }
    let folder = try TestFolder()
    try folder.add("photo.tif", Data(HandmadeTIFF.head + directory.encoded(at: 8)) + photo)
    let result = try CheckCommand.json(
      "--no-config", "--deny", "location", "--deny", "thumbnail", ".", in: folder.url)
    #expect(result.tags.contains("strip/GPS:GPSLatitude"), "\(result.report)")
    #expect(!result.rules.contains("thumbnail"))
  }

  /// Pages of a TIFF, each a strip that starts two bytes behind the last one.
  @Test func stripsThatLieOverEachOtherAreNotAllLookedAt() throws {
    func bytes(_ number: Int) -> [UInt8] {
      (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
    let (count, size, strip) = (20, 2 + 4 * 12 + 4, 40_000)
    var file = HandmadeTIFF.head
    for index in 0..<count {
      var directory = HandmadeTIFF()
      directory.entries = [
        (0x00fe, 4, 1, bytes(2)), (0x0103, 4, 1, bytes(7)),
        (0x0111, 4, 1, bytes(8 + count * size + 2 * index)), (0x0117, 4, 1, bytes(strip)),
      ]
      let next = index == count - 1 ? 0 : UInt32(8 + (index + 1) * size)
      file += directory.encoded(at: 8 + index * size, next: next)
    }
    let folder = try TestFolder()
    try folder.add("photo.tif", Data(file) + Data(count: strip + 2 * count))
    let result = try CheckCommand.json("--no-config", "--deny", "location", ".", in: folder.url)
    #expect(
      result.findings.first?["message"].string?.hasPrefix("Of the 20 maps and strips") == true,
      "\(result.report)")
  }

  /// A page and a drawing that show a photo with a place in it.
  @Test func looksIntoWhatDocumentsShow() throws {
    let photo = try Data(contentsOf: Command.fixtures.appending(path: "photo.jpg"))
    let folder = try TestFolder()
    try folder.add(
      "page.pdf",
      Data("%PDF-1.4\n1 0 obj\n<</Length \(photo.count)>>\nstream\n".utf8) + photo
        + Data("\nendstream\nendobj\n".utf8))
    try folder.add(
      "drawing.svg",
      Data(
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">\
        <image href="data:image/jpeg;base64,\(photo.base64EncodedString())"/></svg>
        """.utf8))
    let result = try CheckCommand.json("--no-config", "--deny", "GPSLatitude", ".", in: folder.url)
    #expect(result.files == ["./drawing.svg", "./page.pdf"], "\(result.report)")
    #expect(result.tags == ["picture/GPS:GPSLatitude", "picture/GPS:GPSLatitude"])
  }

  /// States of a PDF, each of which is appended to the one before, with such a dictionary of information.
  private func document(behind comment: String = "", _ states: String...) -> Data {
    let head = "%PDF-1.4\n" + comment
    var text = head + "1 0 obj\n<</Type/Catalog>>\nendobj\n"
    var previous = ""
    for (index, state) in states.enumerated() {
      let number = index + 2
      let (root, object) = (head.utf8.count, text.utf8.count)
      text += "\(number) 0 obj\n<<\(state)>>\nendobj\n"
      let table = text.utf8.count
      func entry(_ place: Int) -> String {
        let digits = String(place)
        return String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n"
      }
      text += "xref\n1 1\n\(entry(root))\(number) 1\n\(entry(object))"
      text += "trailer\n<</Size \(number + 1)/Root 1 0 R/Info \(number) 0 R\(previous)>>\n"
      text += "startxref\n\(table)\n%%EOF\n"
      previous = "/Prev \(table)"
    }
    return Data(text.utf8)
  }

  /// What was removed from a PDF is there still, where it was not written anew.
  @Test func looksIntoEarlierStatesOfPDF() throws {
    let folder = try TestFolder()
    try folder.add("a.pdf", document("/Author(Jane)"))
    try folder.add("b.pdf", document("/Author(Jane)/Title(x)", "/Title(y)", "/Title(z)"))
    try folder.add("c.pdf", document("/Author(Joe)", "/Author(Jane)", "/Author(Jane)/Title(x)"))
    try folder.add("d.pdf", document("/Title(x)", "/Title(y)"))
    let result = try CheckCommand.json("--no-config", "--deny", "author", ".", in: folder.url)
    #expect(result.files == ["./a.pdf", "./b.pdf", "./c.pdf", "./c.pdf"], "\(result.report)")
    #expect(
      result.tags == [
        "PDF:Author", "earlier state/PDF:Author", "PDF:Author", "earlier state/PDF:Author",
      ])
    #expect(result.findings.map { $0["value"].string } == ["Jane", "Jane", "Jane", "Joe"])
    #expect(
      result.findings.last?["fix"].string
        == "Write the file anew, without what it was before: qpdf --linearize FILE NEW")
  }

  /// Far more states than any PDF has.
  @Test(arguments: [(17, []), (18, ["author"])])
  func statesOfPDFAreBounded(_ count: Int, _ rules: [String]) throws {
    let folder = try TestFolder()
    let marks = String(repeating: "%%EOF\n", count: count - 1)
    try folder.add("a.pdf", document(behind: marks, "/Title(x)"))
    let result = try CheckCommand.json("--no-config", "--deny", "author", ".", in: folder.url)
    #expect(result.rules == rules, "\(result.report)")
  }

  /// A picture too large to be put together, and no picture where it stands, was not looked at.
  @Test(arguments: [(65 << 20, ["location"]), (63 << 20, [])])
  func tellsWhatWasNotLookedAt(_ length: Int, _ rules: [String]) throws {
    var thumbnail = HandmadeTIFF()
    for (tag, number) in [(UInt16(0x0201), 8 + 2 + 24 + 4), (0x0202, length)] {
      thumbnail.entries.append(
        (tag, 4, 1, (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }))
    }
    let bytes = HandmadeTIFF.head + thumbnail.encoded(at: 8)
    let folder = try TestFolder()
    try folder.add("photo.tif", Data(bytes))
    let file = try FileHandle(forWritingTo: folder.url.appending(path: "photo.tif"))
    try file.truncate(atOffset: UInt64(bytes.count + length))
    try file.close()
    let result = try CheckCommand.json("--no-config", "--deny", "location", ".", in: folder.url)
    #expect(result.rules == rules, "\(result.report)")
  }

  /// Each picture starts a few bytes behind the last one, and all end together.
  @Test func picturesThatLieOverEachOtherAreNotAllLookedAt() throws {
    func bytes(_ number: Int) -> [UInt8] {
      (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
    let (count, size) = (20, 2 + 2 * 12 + 4)
    // Each is a comment, which ends where those of all others do.
    var heads: [UInt8] = []
    for index in 0..<count { heads += [0xff, 0xd8, 0xff, 0xfe, 0, UInt8(6 * (count - index) - 4)] }
    let spaces = [UInt8](repeating: 0x20, count: 4093)
    let body = heads + [0xff, 0xfe, 0x0f, 0xff] + spaces + [0xff, 0xd9]
    var file = HandmadeTIFF.head
    for index in 0..<count {
      let start = 8 + count * size + 6 * index
      var directory = HandmadeTIFF()
      directory.entries = [
        (0x0201, 4, 1, bytes(start)), (0x0202, 4, 1, bytes(body.count - 6 * index)),
      ]
      let next = index == count - 1 ? 0 : UInt32(8 + (index + 1) * size)
      file += directory.encoded(at: 8 + index * size, next: next)
    }
    let folder = try TestFolder()
    try folder.add("photo.tif", Data(file + body))
    let result = try CheckCommand.json("--no-config", "--deny", "location", ".", in: folder.url)
    #expect(result.rules == ["location"], "\(result.report)")
    #expect(
      result.findings.first?["message"].string?.hasPrefix("Of the 20 pictures within it all but 5 ")
        == true)
  }

  /// A drawing that shows a photo with a block of EXIF.
  private func drawing(_ exif: [UInt8]) throws -> TestFolder {
    let block = Array("Exif\0\0".utf8) + exif
    let length = block.count + 2
    let photo =
      [0xff, 0xd8, 0xff, 0xe1, UInt8(length >> 8), UInt8(length & 255)] + block + [0xff, 0xd9]
    let folder = try TestFolder()
    let image = Data(photo).base64EncodedString()
    try folder.add(
      "drawing.svg",
      Data(
        """
        <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
        width="9" height="9"><image xlink:href="data:image/jpeg;base64,\(image)"/></svg>
        """.utf8))
    return folder
  }

  /// A maker's notes that nobody knows are those of the photo that a drawing shows, too.
  @Test func notesOfInnerPhotosAreFound() throws {
    var notes = HandmadeTIFF()
    notes.add(0x927c, 7, Array("Nobody's notes".utf8))
    var directory = HandmadeTIFF()
    let rest = directory.addDirectory(0x8769, notes, at: 26)
    let folder = try drawing(HandmadeTIFF.head + directory.encoded(at: 8) + rest)
    let result = try CheckCommand.json("--no-config", "--deny", "maker-notes", ".", in: folder.url)
    #expect(result.rules == ["maker-notes"])
    #expect(result.tags == ["picture/ExifIFD:MakerNote"])
  }

  /// A photo that a drawing shows may have a thumbnail of what was cut off it.
  @Test func thumbnailsOfInnerPhotosAreFound() throws {
    var thumbnail = HandmadeTIFF()
    for (tag, number) in [(UInt16(0x0201), UInt8(8 + 2 + 24 + 4)), (0x0202, 4)] {
      thumbnail.entries.append((tag, 4, 1, [number, 0, 0, 0]))
    }
    let folder = try drawing(
      HandmadeTIFF.head + thumbnail.encoded(at: 8) + [0xff, 0xd8, 0xff, 0xd9])
    let result = try CheckCommand.json("--no-config", "--deny", "thumbnail", ".", in: folder.url)
    #expect(result.rules == ["thumbnail"])
    #expect(result.tags == ["picture/IFD0:OtherImage"])
  }

  /// More of them than are looked into are not clean.
  @Test(arguments: [(256, []), (257, ["thumbnail"])])
  func innerPhotosHaveABound(_ count: Int, _ rules: [String]) throws {
    let folder = try TestFolder()
    let image = "<image href=\"data:image/jpeg;base64,/9j/2Q==\"/>"
    try folder.add(
      "drawing.svg",
      Data(
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">\
        \(String(repeating: image, count: count))</svg>
        """.utf8))
    let result = try CheckCommand.json("--no-config", "--deny", "thumbnail", ".", in: folder.url)
    #expect(result.rules == rules, "\(result.report)")
  }

  /// What was left out of a photo that a drawing shows is not clean.
  @Test(arguments: [(10, false), (11, true)])
  func innerPhotosThatAreNotReadToTheirEndAreFound(_ count: Int, _ isFound: Bool) throws {
    var directory = HandmadeTIFF()
    directory.entries.append((0x14a, 4, UInt32(count), [UInt8](repeating: 0, count: 4 * count)))
    let folder = try drawing(HandmadeTIFF.head + directory.encoded(at: 8))
    let result = try CheckCommand.json("--no-config", "--deny", "location", ".", in: folder.url)
    #expect(result.rules == (isFound ? ["location"] : []), "\(result.report)")
  }

  /// What comes on standard input is looked into as a file is, from a file and from a pipe.
  @Test(arguments: ["< photo.jpg", "< <(cat photo.jpg)"])
  func looksIntoStandardInput(_ redirection: String) throws {
    let folder = try TestFolder()
    let inner = try Data(contentsOf: Command.fixtures.appending(path: "exif-little-endian.jpg"))
    let named = try CheckCommand.json(
      "--no-config", "--deny", "location",
      Command.fixtures.appending(path: "exif-little-endian.jpg").path)
    try #require(named.status == 3)
    var thumbnail = HandmadeTIFF()
    for (tag, number) in [(UInt16(0x0201), 8 + 2 + 24 + 4), (0x0202, inner.count)] {
      thumbnail.entries.append(
        (tag, 4, 1, (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }))
    }
    try folder.add("photo.jpg", Data(HandmadeTIFF.head + thumbnail.encoded(at: 8)) + inner)
    let outcome = try Command.shell(
      "bash -c '\"$exifdump\" check --no-config --deny location - \(redirection)'", in: folder.url)
    #expect(outcome.status == 3, "\(outcome.text) \(outcome.errors)")
  }
}
