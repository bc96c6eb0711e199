import Foundation
import Testing

/// What stands behind a picture may be the rest of another.
@Suite struct CheckRemainsTests {
  /// Programs that overwrote a picture with a smaller one left the end of the old one behind it.
  @Test(arguments: [
    ("AB", 300, true), ("A", 600, false), (" ", 75, false), ("\0", 600, false), ("AB", 4, false),
    ("", 0, false),
  ])
  func findsTheRestOfALargerPicture(_ piece: String, _ count: Int, _ isFound: Bool) throws {
    let folder = try TestFolder()
    let picture = try Data(contentsOf: Command.fixtures.appending(path: "srgb.png"))
    try folder.add("a.png", picture + Data(String(repeating: piece, count: count).utf8))
    let result = try CheckCommand.json("--no-config", "--preset", "privacy", ".", in: folder.url)
    #expect(result.rules == (isFound ? ["thumbnail"] : []), "\(result.report)")
    if isFound { #expect(result.findings[0]["offset"].number == Double(picture.count)) }
  }

  /// Blanks and ends of lines among each other are nothing, either, nor are zeros behind chunks of RIFF.
  @Test(arguments: ["srgb.png", "lossy.webp", "plain.jpg", "static.gif"])
  func aPictureWithBlanksBehindItIsNotDamaged(_ name: String) throws {
    let folder = try TestFolder()
    let picture = try Data(contentsOf: Command.fixtures.appending(path: name))
    let line = "\n" + String(repeating: " ", count: 20)
    for (number, filling) in [
      "\r\n\r\n\r\n\r\n", line, "        \n", String(repeating: "\0", count: 4096),
      String(repeating: " ", count: 20), "\t\u{1a}\r\n        \0\0\0\0\0\0\0\0",
    ].enumerated() {
      try folder.add("\(number)-\(name)", picture + Data(filling.utf8))
    }
    let rules = [
      "--no-config", "--rule", "damaged", "--rule", "thumbnail", "--rule", "location", ".",
    ]
    let result = try CheckCommand.json(rules, in: folder.url)
    #expect(result.rules.isEmpty, "\(result.report)")
    try folder.add("a-\(name)", picture + Data((line + "Jane").utf8))
    #expect(try CheckCommand.json(rules, in: folder.url).files.contains("./a-\(name)"))
  }

  /// Of a rest of one byte over and over, as servers fill pictures up, nothing was lost.
  @Test func aPictureThatIsFilledUpIsNotDamaged() throws {
    let folder = try TestFolder()
    let picture = try Data(contentsOf: Command.fixtures.appending(path: "srgb.png"))
    let photo = try Data(contentsOf: Command.fixtures.appending(path: "plain.jpg"))
    try folder.add("blanks.png", picture + Data(repeating: 0x20, count: 223))
    try folder.add("blanks.jpg", photo + Data(repeating: 0x20, count: 75))
    try folder.add("ones.jpg", photo + Data(repeating: 0xff, count: 51))
    let rules = [
      "--no-config", "--rule", "damaged", "--rule", "thumbnail", "--rule", "location", ".",
    ]
    let result = try CheckCommand.json(rules, in: folder.url)
    #expect(result.rules.isEmpty, "\(result.report)")
    try folder.add("a.png", picture + Data(String(repeating: "blank ", count: 40).utf8))
    #expect(try CheckCommand.json(rules, in: folder.url).rules.contains("damaged"))
  }

  /// Programs have appended a comment behind the trailer, which is told.
  @Test func commentsBehindAGIFAreNoRemains() throws {
    let folder = try TestFolder()
    let picture = try Data(contentsOf: Command.fixtures.appending(path: "static.gif"))
    let text = "Copyright of somebody\r\n"
    let start: [UInt8] = [0x21, 0, 0x21, 0xfe, UInt8(text.utf8.count)]
    let comment = Data(start) + Data(text.utf8) + Data([0, 0x3b])
    try folder.add("comment.gif", picture + comment)
    try folder.add("filled.gif", picture + comment + Data(repeating: 0x1a, count: 631))
    let rules = ["--no-config", "--rule", "thumbnail", "--rule", "location", "."]
    let result = try CheckCommand.json(rules, in: folder.url)
    #expect(result.rules.isEmpty, "\(result.report)")
    // One that breaks off, and what is behind one, may be anything.
    try folder.add("cut.gif", picture + comment.dropLast(2))
    let photo = try Data(contentsOf: Command.fixtures.appending(path: "photo.jpg"))
    try folder.add("photo.gif", picture + comment + photo)
    let found = try CheckCommand.json(rules, in: folder.url)
    #expect(Set(found.files) == ["./cut.gif", "./photo.gif"], "\(found.report)")
  }

  /// exiftool cuts nothing off these: what says where they end does.
  @Test(arguments: [
    "static.gif", "animated.gif", "comments.gif", "xmp.gif", "lossy.webp", "animated.webp",
  ])
  func findsWhatStandsBehindOthers(_ name: String) throws {
    let folder = try TestFolder()
    let picture = try Data(contentsOf: Command.fixtures.appending(path: name))
    let photo = try Data(contentsOf: Command.fixtures.appending(path: "photo.jpg"))
    try folder.add("plain-\(name)", picture)
    try folder.add("a-\(name)", picture + photo)
    let rules = ["--rule", "thumbnail", "--rule", "location"]
    let result = try CheckCommand.json(["--no-config", "."] + rules, in: folder.url)
    #expect(Set(result.files) == ["./a-\(name)"], "\(result.report)")
    #expect(Set(result.rules) == ["thumbnail", "location"])
    let fix = result.findings.compactMap { $0["fix"].string }
    #expect(fix.contains { $0.hasSuffix("head -c \(picture.count) FILE > NEW") }, "\(fix)")
  }

  /// Programs that remove what a photo says of its movie, or of a second picture, may leave these.
  @Test(arguments: ["user-data.mov", "photo.jpg", "photo.jpg in a pipe"])
  func looksBehindAJPEG(_ words: String) throws {
    let name = String(words.prefix { $0 != " " })
    let folder = try TestFolder()
    let picture = try Data(contentsOf: Command.fixtures.appending(path: "plain.jpg"))
    try folder.add(
      "a.jpg",
      picture + Data(count: 20)
        + (try Data(contentsOf: Command.fixtures.appending(path: name))))
    let rules = "--no-config --format json --deny location"
    let outcome = try Command.shell(
      name == words
        ? "\"$exifdump\" check \(rules) a.jpg" : "cat a.jpg | \"$exifdump\" check \(rules) -",
      in: folder.url)
    #expect(outcome.status == 3, "\(outcome.text) \(outcome.errors)")
    #expect(outcome.text.contains("remains/"))
    #expect(outcome.text.contains("-trailer:all="))
    let preset = try CheckCommand.json("--no-config", "--rule", "thumbnail", ".", in: folder.url)
    #expect(preset.rules == ["thumbnail"], "\(preset.report)")
    #expect(preset.findings[0]["offset"].number == Double(picture.count + 20))
  }

  /// Sony's cameras tell in their note what they have there.
  @Test func whatANoteTellsOfIsKnown() throws {
    func little(_ number: Int, _ size: Int) -> [UInt8] {
      (0..<size).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
    func entry(_ tag: Int, _ format: Int, _ count: Int, _ value: Int) -> [UInt8] {
      little(tag, 2) + little(format, 2) + little(count, 4) + little(value, 4)
    }
    let picture = try Data(contentsOf: Command.fixtures.appending(path: "plain.jpg"))
    // A segment of 110 bytes, then zeros, then the data.
    let start = picture.count + 110 + 40
    let note =
      Array("SONY DSC \0\0\0".utf8) + little(1, 2) + entry(0x2044, 4, 2, 92) + little(0, 4)
      + little(start - 12, 4) + little(600, 4)
    let tiff =
      Array("II*\0".utf8) + little(8, 4) + little(2, 2) + entry(0x10f, 2, 5, 38)
      + entry(0x8769, 4, 1, 44) + little(0, 4) + Array("SONY\0\0".utf8) + little(1, 2)
      + entry(0x927c, 7, note.count, 62) + little(0, 4) + note
    #expect(tiff.count == 100)
    let segment = [0xff, 0xe1, 0, 108] + Array("Exif\0\0".utf8) + tiff
    let folder = try TestFolder()
    let whole = picture.prefix(2) + Data(segment) + picture.dropFirst(2) + Data(count: 40)
    let rules = ["--no-config", "--rule", "thumbnail", "--rule", "location", "."]
    for (count, isFound) in [(600, false), (1200, true)] {
      let data = Data([0x55, 0x26, 0x11, 5, 0]) + Data((5..<count).map { UInt8($0 % 7 + 0x9d) })
      try folder.add("a.jpg", whole + data)
      #expect(try CheckCommand.json(rules, in: folder.url).rules.isEmpty != isFound)
    }
    // Whatever else stands there is not what the camera has written.
    try folder.add("a.jpg", whole + Data((0..<600).map { UInt8($0 % 7 + 0x9d) }))
    #expect(try CheckCommand.json(rules, in: folder.url).rules.contains("thumbnail"))
    let photo = try Data(contentsOf: Command.fixtures.appending(path: "photo.jpg"))
    try folder.add("a.jpg", whole + photo)
    let denied = ["--no-config", "--deny", "location", "."]
    let found = try CheckCommand.json(denied, in: folder.url)
    #expect(found.tags.contains("remains/GPS:GPSLatitude"), "\(found.report)")
  }

  /// Xiaomi's phones tell in XMP what they have put behind a photo with a stamp: it is a picture, and looked into.
  @Test func whatAStampCoversIsKnown() throws {
    let picture = try Data(contentsOf: Command.fixtures.appending(path: "plain.jpg"))
    let part = try Data(contentsOf: Command.fixtures.appending(path: "photo.jpg"))
    let number = "&quot;\(part.count)&quot;"
    let packet = Data(
      """
      http://ns.adobe.com/xap/1.0/\0<x:xmpmeta xmlns:x='adobe:ns:meta/'>\
      <rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'><rdf:Description \
      xmlns:MiCamera='http://ns.xiaomi.com/photos/1.0/camera/' \
      MiCamera:XMPMeta='&lt;subimage offset=\(number) length=\(number) />'/></rdf:RDF></x:xmpmeta>
      """.utf8)
    let count = packet.count + 2
    let segment = Data([0xff, 0xe1, UInt8(count >> 8), UInt8(count & 0xff)]) + packet
    let folder = try TestFolder()
    try folder.add("a.jpg", picture.prefix(2) + segment + picture.dropFirst(2) + part)
    let result = try CheckCommand.json(
      "--no-config", "--rule", "thumbnail", "--deny", "location", ".", in: folder.url)
    #expect(result.tags.contains("preview/GPS:GPSLatitude"), "\(result.report)")
    let found = result.findings.compactMap { $0["message"].string }
    #expect(found.contains("The file has a preview in it."))
    #expect(!found.contains { $0.contains("tands behind") })
  }

  /// WeChat's number of an account and a digest are no picture and no place, but tell who saved the photo.
  @Test func theNumberOfAnAccountIsItsOwners() throws {
    let folder = try TestFolder()
    let picture = try Data(contentsOf: Command.fixtures.appending(path: "plain.jpg"))
    let trailer: [UInt8] = [0xc7, 0x64, 0xb7, 4, 0, 0, 0, 0] + Array(1...16)
    try folder.add("a.jpg", picture + Data(trailer))
    let result = try CheckCommand.json("--no-config", "--preset", "privacy", ".", in: folder.url)
    #expect(result.rules == ["owner"], "\(result.report)")
    #expect(result.tags == ["WeChat:AccountNumber"])
    #expect(result.findings[0]["fix"].string?.contains("-trailer:all=") == true)
  }

  /// Notes of cameras are told apart from what somebody puts in their place.
  @Test(arguments: ["trace", "debug"]) func notesOfPhonesAreNoPictures(_ kind: String) throws {
    func note(_ bytes: [UInt8]) -> [UInt8] {
      let count = bytes.count
      let seven = [UInt8(count & 0x7f) | 0x80, UInt8(count >> 7 & 0x7f) | 0x80, UInt8(count >> 14)]
      if kind == "debug" {
        return Array("aecDebug".utf8) + seven + bytes + Array("afDebug".utf8) + [3, 1, 2, 3]
      }
      let length = (0..<4).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) }
      return bytes + length + Array("ctrace\0\0".utf8)
    }
    let folder = try TestFolder()
    let picture = try Data(contentsOf: Command.fixtures.appending(path: "plain.jpg"))
    let photo = try Data(contentsOf: Command.fixtures.appending(path: "photo.jpg"))
    try folder.add("a.jpg", picture + Data(note([UInt8](repeating: 7, count: 5408))))
    try folder.add("b.jpg", picture + Data(note([UInt8](photo))))
    try folder.add("c.jpg", picture + Data(note(Array("GPS latitude=48.13 of Jane Doe".utf8))))
    try folder.add("d.jpg", picture + Data(note(Array("%PDF-1.4 /Author (Jane Doe)".utf8))))
    // BMP has two letters, which count at the start of a note alone.
    let others: [[UInt8]] = [
      Array("BM".utf8), Array("8BPS".utf8), [0x76, 0x2f, 0x31, 0x01], [0x1a, 0x45, 0xdf, 0xa3],
      Array("OggS".utf8), [0, 0, 0, 12] + Array("JXL \r\n\u{7}\n".utf8),
    ]
    for (index, other) in others.enumerated() {
      let content = other + [UInt8](repeating: 7, count: 500)
      try folder.add("e\(index).jpg", picture + Data(note(content)))
    }
    try folder.add("f.jpg", picture + Data(note([7, 7] + Array("BM".utf8) + [7, 7])))
    let rules = ["--no-config", "--rule", "thumbnail", "--rule", "location", "."]
    let result = try CheckCommand.json(rules, in: folder.url)
    let found = ["b", "c", "d"] + others.indices.map { "e\($0)" }
    #expect(Set(result.files) == Set(found.map { "./\($0).jpg" }), "\(result.report)")
    #expect(Set(result.rules) == ["thumbnail", "location"])
  }

  /// A note cannot reach into what stands at the end, nor be behind anything but a JPEG.
  @Test func notesOfPhonesEndBeforeTrailers() throws {
    let folder = try TestFolder()
    let picture = try Data(contentsOf: Command.fixtures.appending(path: "plain.jpg"))
    let trailer: [UInt8] = [0xff, 0xd9, 0xc7, 0x64, 0xb7, 4, 0, 0, 0, 0] + Array(1...16)
    let note = Array("aecDebug".utf8) + [66] + [UInt8](repeating: 0x78, count: 40) + trailer
    try folder.add("a.jpg", picture + Data(note))
    let other = try Data(contentsOf: Command.fixtures.appending(path: "srgb.png"))
    try folder.add("b.png", other + Data(Array("aecDebug".utf8) + [40] + Array(1...40)))
    let rules = ["--no-config", "--rule", "thumbnail", "."]
    #expect(Set(try CheckCommand.json(rules, in: folder.url).files) == ["./a.jpg", "./b.png"])
  }

  /// Phones write a second end behind zeros.
  @Test func aFewBytesBehindZerosAreNothing() throws {
    let folder = try TestFolder()
    let picture = try Data(contentsOf: Command.fixtures.appending(path: "plain.jpg"))
    try folder.add("a.jpg", picture + Data(count: 5000) + Data([0xff, 0xd9]))
    let rules = ["--no-config", "--rule", "thumbnail", "--rule", "location", "."]
    #expect(try CheckCommand.json(rules, in: folder.url).rules.isEmpty)
  }

  /// Cameras start a second picture with a sector or a page, and leave in the rest of the last what was there, or a few
  /// bytes behind zeros. What is longer, or starts as a picture does, may be one.
  @Test(arguments: [
    (0, 499, "", false), (0, 4095, "", false), (0, 4097, "", true), (5000, 3, "", false),
    (5000, 30, "", true), (0, 400, "RIFF", true), (0, 400, "GPSLatitude", true),
  ])
  func theRestOfASectorBeforeAPictureIsNothing(
    _ zeros: Int, _ count: Int, _ end: String, _ isFound: Bool
  ) throws {
    let noise = Data((0..<count).map { UInt8($0 % 7 + 0x9d) })
    let gap = Data(count: zeros) + noise + Data(end.utf8)
    var photo = try Data(contentsOf: Command.fixtures.appending(path: "mpf.jpg"))
    let start = 865
    // It counts from the TIFF header within the segment.
    for (index, shift) in [0, 8, 16, 24].enumerated() {
      photo[0x54 + index] = UInt8(truncatingIfNeeded: (start - 10 + gap.count) >> shift)
    }
    let folder = try TestFolder()
    try folder.add("a.jpg", photo.prefix(start) + gap + photo.dropFirst(start))
    let result = try CheckCommand.json(
      "--no-config", "--rule", "thumbnail", "--rule", "location", ".", in: folder.url)
    // The second picture itself is a preview.
    #expect(result.rules.filter { $0 == "thumbnail" }.count == (isFound ? 2 : 1))
    #expect(result.rules.contains("location") == isFound, "\(result.report)")
  }

  /// What is of no known type may be anything; zeros, and what the file tells of, are nothing new.
  @Test(arguments: [
    ("plain.jpg", 300, "\u{1}\u{2}", ["location", "thumbnail"]), ("plain.jpg", 100_000, "\0", []),
    ("plain.jpg", 75, " ", []),
    ("motion.jpg", 0, "", []), ("mie-trailer.jpg", 0, "", []), ("mpf.jpg", 0, "", []),
    ("insta360.insp", 0, "", []), ("progressive-gray.jpg", 0, "", []),
  ])
  func tellsNothingOfWhatIsTold(
    _ name: String, _ count: Int, _ piece: String, _ rules: [String]
  ) throws {
    let folder = try TestFolder()
    let picture = try Data(contentsOf: Command.fixtures.appending(path: name))
    try folder.add(name, picture + Data(String(repeating: piece, count: count).utf8))
    let result = try CheckCommand.json(
      "--no-config", "--deny", "location", "--rule", "thumbnail", ".", in: folder.url)
    let found = result.findings.filter {
      $0["message"].string?.contains("tands behind") == true
    }
    #expect(found.compactMap { $0["rule"].string }.sorted() == rules, "\(result.report)")
  }

  /// The rest of a photo that the card held before may come long behind the end.
  @Test func looksBehindManyZeros() throws {
    let folder = try TestFolder()
    let picture = try Data(contentsOf: Command.fixtures.appending(path: "plain.jpg"))
    try folder.add("a.jpg", picture + Data(count: 200_000) + Data([1]) + Data(count: 10))
    let result = try CheckCommand.json("--no-config", "--rule", "thumbnail", ".", in: folder.url)
    #expect(result.rules == ["thumbnail"], "\(result.report)")
  }
}
