import MetadataKit
import Testing
import UniformTypes

/// Photos that stand in a rich text.
@Suite struct RichTextPictureTests {
  private func pictures(_ file: [UInt8], most: Int = 256) throws -> [EnclosedFile] {
    let document = try #require(EnclosingDocument.of(.rtf))
    return try document.files(in: ByteReader(file), atMost: most)
  }

  private func makes(_ file: [UInt8], most: Int = 256) throws -> [String?] {
    try pictures(file, most: most).map {
      try? $0.metadata(in: ByteReader(file))["IFD0:Make"]?.description
    }
  }

  private func makes(_ text: String) throws -> [String?] { try makes(Array(text.utf8)) }

  /// Digits in lines, as programs write them.
  private static func digits(_ bytes: [UInt8], line: String = "\r\n") -> String {
    bytes.enumerated().reduce(into: "") { text, byte in
      if byte.offset % 64 == 0 { text += line }
      text += String(byte.element >> 4, radix: 16)
      text += String(byte.element & 15, radix: 16, uppercase: true)
    }
  }

  private static func photo() throws -> [UInt8] { try Fixture.bytes("exif-big-endian.jpg") }

  /// As Word writes it, with the same as a metafile for other programs.
  @Test func findsPhotosInDigits() throws {
    let photo = Self.digits(try Self.photo())
    let text = #"""
      {\rtf1\ansi{\*\shppict {\pict{\*\picprop\shplid1025{\sp{\sn fLine}{\sv 0}}}\picscalex12\picw99\jpegblip
      \bliptag-1{\*\blipuid ffd8ffe0aa'\'ff}
      """#
    let metafile = #"}}{\nonshppict{\pict\picw7\wmetafile8 0100090000}}{\pict\dibitmap0 28000000}"#
    let again = #"{\pict\pngblip \#(Self.digits(try Fixture.bytes("exif-xmp.png")))}}"#
    let file = Array((text + photo + metafile + again).utf8)
    #expect(try makes(file) == ["FUJIFILM", "FUJIFILM"])
    #expect(try makes(file, most: 1) == ["FUJIFILM"])
    let picture = try #require(try pictures(file).first)
    #expect(try picture.content(in: ByteReader(file)).file.all(limit: 4096).bytes == Self.photo())
    for length in stride(from: 0, to: file.count, by: 17) {
      _ = try makes(Array(file.prefix(length)))
    }
  }

  @Test func findsPhotosAsTheyAre() throws {
    let photo = try Self.photo()
    let file = Bytes(#"{\rtf1{\pict\jpegblip\picw9\bin\#(photo.count) "#).raw(photo)
      .text(#"}{\pict{\sv\bin3 }}}}\jpegblip "# + Self.digits(photo, line: "") + "}}").bytes
    #expect(try makes(file) == ["FUJIFILM", "FUJIFILM"])
    // It says to be longer than the file.
    #expect(try makes(Array(file.prefix(photo.count))) == ["FUJIFILM"])
  }

  /// Whatever stands between the digits.
  @Test(arguments: [#"\par "#, #"{\*\x ffd8{ff}}"#, "{", "}{", "} "])
  func findsPhotosInRunsOfDigits(_ mark: String) throws {
    let digits = Self.digits(try Self.photo(), line: "")
    let text = "\(digits.prefix(500))\(mark)\(digits.dropFirst(500))"
    let start = mark.hasPrefix("}") ? "{" : ""
    let end = mark.hasSuffix("{") ? "}" : ""
    let file = Array(#"{\rtf1{\pict\jpegblip \#(start)\#(text)\#(end)}{\pict ffd8ff}}"#.utf8)
    let found = try pictures(file)
    #expect(found.count == 2)
    #expect(
      try found.first?.content(in: ByteReader(file)).file.all(limit: 4096).bytes == Self.photo())
  }

  /// Digits so few that they are no signature say nothing alone; what is behind the first word may be a number.
  @Test(arguments: [
    (#"\jpegblip f{\*\foo abc}"#, 1), (#"\jpegblip f\picw9 "#, 1), (" ffd8\\picw9 ", 4),
    (#"0\jpegblip "#, 0), ("-1 ", 0),
  ])
  func findsPhotosThatStartWithAFewDigits(_ start: String, _ count: Int) throws {
    let digits = Self.digits(try Self.photo(), line: "").dropFirst(count)
    #expect(try makes(#"{\rtf1{\pict\#(start)\#(digits)}}"#) == ["FUJIFILM"])
  }

  /// One that fills a shape stands in the properties of another picture; a word with two backslashes is none.
  @Test(arguments: [
    (#"{\pict{\*\picprop{\sp{\sn pib}{\sv PHOTO}}}\jpegblip DIGITS}"#, 2),
    (#"{\pict{\*\x{PHOTO}{\y PHOTO}}}"#, 2), (#"the word \\pict{\b x} PHOTO"#, 1),
    (#"{\pict\wmetafile8{ PHOTO}"#, 1), (#"{\pict\wmetafile8 {{\*\x} 0102}PHOTO"#, 1),
    (#"\\PHOTO"#, 1),
  ])
  func findsPhotosWithinOthers(_ text: String, _ count: Int) throws {
    let digits = Self.digits(try Self.photo())
    let text = text.replacing("PHOTO", with: #"{\pict\jpegblip \#(digits)}"#)
      .replacing("DIGITS", with: digits)
    let makes = try makes(#"{\rtf1 \#(text)}"#)
    #expect(makes == Array(repeating: "FUJIFILM", count: count))
    #expect(try self.makes(Array(#"{\rtf1 \#(text)}"#.utf8), most: 1).count == 1)
  }

  @Test func picturesWithinOneAnotherAreBounded() throws {
    func text(_ word: String) throws -> String {
      String(repeating: #"{\pict\#(word){\x"#, count: 1000)
        + #"{\pict\jpegblip \#(Self.digits(try Self.photo()))}"#
    }
    let file = Array(try text(#"\jpegblip"#).utf8)
    #expect(throws: MetadataError(.limitExceeded, "")) { try pictures(file) }
    #expect(try makes(text("")) == ["FUJIFILM"])
  }

  /// Bytes as they are behind the digits are none of theirs.
  @Test(arguments: [#"\bin1 x"#, #"\bin0 "#, #"\bin"#])
  func digitsEndBeforeBytes(_ mark: String) throws {
    let photo = try Self.photo()
    let file = Array(#"{\rtf1{\pict\jpegblip \#(Self.digits(photo))\#(mark)}}"#.utf8)
    let found = try pictures(file)
    #expect(
      try found.map { try $0.content(in: ByteReader(file)).file.all(limit: 4096).bytes } == [photo])
  }

  /// Nothing has so many.
  @Test func runsOfDigitsAreBounded() throws {
    func runs(_ count: Int) -> [UInt8] {
      Array((#"{\rtf1{\pict\jpegblip"# + String(repeating: #"\par ff"#, count: count) + "}}").utf8)
    }
    #expect(try pictures(runs(1024)).count == 1)
    #expect(throws: MetadataError(.limitExceeded, "")) { try pictures(runs(1025)) }
    // A text about pictures.
    let text = #"{\rtf1 \\pict "# + String(repeating: "a text ", count: 1025) + "}"
    #expect(try pictures(Array(text.utf8)).isEmpty)
  }

  /// Those of a program that writes another word for them are known by their starts.
  @Test func findsPhotosThatAreCalledOtherwise() throws {
    let photo = Self.digits(try Self.photo())
    #expect(try makes(#"{\rtf1{\pict\wbitmap0\#(photo)}}"#) == ["FUJIFILM"])
    // What is called a photo is told of, even if it is none.
    #expect(try makes(#"{\rtf1{\pict\jpegblip 00112233}}"#) == [nil])
  }

  @Test(arguments: [
    #"{\pict}"#, #"{\pict\jpegblip}"#, #"{\pict\jpegblip\bin0 }"#, #"{\picture ffd8ffe0}"#,
    #"{\pict\wmetafile8 0100090000}"#, #"{\pict"#, #"{\pict\"#, #"{\pict\'"#, #"{\pict\bin"#,
    #"{\pict\bin99999999999999999999"#, #"{\pict\bin-1 "#,
  ])
  func passesOthers(_ text: String) throws {
    #expect(try makes(#"{\rtf1"# + text) == [])
  }

  /// What stands behind a mark is not gone through from each of them.
  @Test(arguments: [#"\pict{"#, #"{\pict\picw"#, #"\pict 28"#])
  func manyMarksAreWalkedOnce(_ mark: String) throws {
    let text = String(repeating: mark, count: 1 << 16)
    #expect(try withinAMinute { try makes(text) } == [])
  }
}
