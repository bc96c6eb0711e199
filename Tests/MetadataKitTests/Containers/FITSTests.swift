import Testing

@testable import MetadataKit

@Suite struct FITSTests {
  static func file(_ cards: String...) -> Bytes {
    cards.reduce(Bytes()) { file, card in
      file.text(card.padding(80))
    }
  }

  static let picture = file(
    "SIMPLE  =                    T / file conforms to FITS standard",
    "BITPIX  =                  -32 / bits per data value",
    "NAXIS   =                    2",
    "NAXIS1  =                  300",
    "NAXIS2  =                  200",
    "OBJECT  = 'O''Hara''s star  '  / 'not' of it",
    "OBS_ID  = '10080   '",
    "EXPTIME =           6.965D-04 / seconds",
    "EQUINOX =                 2E3",
    "DATE-OBS= '1996-12-09'",
    "UNDEF   =                      / nothing",
    "COMMENT    first",
    "HISTORY  made by hand",
    "COMMENT    last",
    "LONGSTR = 'one &'",
    "CONTINUE  'two'",
    "OPEN    = 'left &'",
    "END")

  @Test func readsCards() throws {
    let metadata = try Metadata(Self.picture.bytes)
    #expect(metadata.format.name == "FITS")
    #expect(metadata.facts.pixelWidth == 300)
    #expect(metadata.facts.pixelHeight == 200)
    #expect(metadata.facts.bitDepth == 32)
    #expect(metadata.facts.colorModel == .gray)
    #expect(metadata["FITS:Object"]?.description == "O'Hara's star")
    #expect(metadata["FITS:ObsId"]?.description == "10080")
    #expect(metadata["FITS:Exptime"]?.description == "6.965e-04")
    #expect(metadata["FITS:Equinox"]?.description == "2e3")
    #expect(metadata["FITS:ObservationDate"]?.description == "1996-12-09")
    #expect(metadata["FITS:Undef"] == nil)
    #expect(metadata["FITS:History"]?.description == "made by hand")
    #expect(metadata["FITS:History"]?.numericDescription == " made by hand")
    #expect(metadata["FITS:Longstr"]?.description == "one two")
    #expect(metadata["FITS:Open"]?.description == "left &")
    Self.picture.readEveryTruncation()
  }

  /// Older files have the time by itself (§4.4.2.1).
  @Test(
    arguments: [
      (["DATE-OBS= '2011-09-16T10:33:45.368'"], "2011-09-16T10:33:45.368"),
      (["DATE-OBS= '2005-03-07'", "TIME-OBS= '15:41:16'"], "2005-03-07T15:41:16"),
      (["DATE-OBS= '2005-03-07T01:02:03'", "TIME-OBS= '15:41:16'"], "2005-03-07T01:02:03"),
      (["DATE-OBS= '19/05/94'", "TIME-OBS= '15:41:16'"], "1994-05-19T15:41:16"),
      (["DATE-OBS= '19/05/94'"], "1994-05-19"), (["DATE-OBS= '19/05/2094'"], nil),
      (["DATE-OBS= '30/02/94'"], nil), (["DATE-OBS= '9/5/94'"], nil),
      (["DATE    = '2005-03-07'"], nil),
    ] as [([String], String?)])
  func saysWhenItWasTaken(_ cards: [String], _ date: String?) throws {
    let all = ["SIMPLE  =                    T"] + cards + ["END"]
    let file = all.reduce(Bytes()) { $0.text($1.padding(80)) }
    let created = try Metadata(file.bytes).created
    #expect(created?.local == date && created?.offset == nil)
  }

  /// The file itself has no picture then; exiftool reads its first header alone.
  @Test(arguments: ["IMAGE", "BINTABLE"])
  func theFirstExtensionMayHaveThePicture(_ kind: String) throws {
    let head = Self.file(
      "SIMPLE  =                    T", "BITPIX  =                   16",
      "NAXIS   =                    0", "EXTEND  =                    T", "END")
    let cards = Self.file(
      "XTENSION= '\(kind.padding(8))'", "BITPIX  =                  -32",
      "NAXIS   =                    2", "NAXIS1  =                  288 / wide",
      "NAXIS2  =                  132", "END")
    let file = head.zeros(2880 - head.bytes.count).raw(cards.bytes)
    let metadata = try Metadata(file.bytes)
    #expect(metadata.facts.pixelWidth == (kind == "IMAGE" ? 288 : nil))
    #expect(metadata.facts.pixelHeight == (kind == "IMAGE" ? 132 : nil))
    #expect(metadata.facts.bitDepth == (kind == "IMAGE" ? 32 : nil))
    #expect(metadata["FITS:Naxis"]?.description == "0" && metadata.warnings.isEmpty)
    // What the file itself says of sizes is of no extension.
    let stale = Self.file(
      "SIMPLE  =                    T", "NAXIS   =                    0",
      "NAXIS1  =                   77", "END")
    let other = Self.file("XTENSION= 'IMAGE   '", "NAXIS   =                    2", "END")
    let both = stale.zeros(2880 - stale.bytes.count).raw(other.bytes)
    #expect(try Metadata(both.bytes).facts.pixelWidth == nil)
  }

  /// One that is compressed by tiles is a table, which says how large the picture is.
  @Test(arguments: ["T", "F"]) func tilesOfATableMayBeAPicture(_ isPicture: String) throws {
    let head = Self.file(
      "SIMPLE  =                    T", "BITPIX  =                    8",
      "NAXIS   =                    0", "END")
    let cards = Self.file(
      "XTENSION= 'BINTABLE'", "BITPIX  =                    8",
      "NAXIS   =                    2", "NAXIS1  =                    8 / a row of the table",
      "NAXIS2  =                  200", "ZIMAGE  =                    \(isPicture)",
      "ZBITPIX =                   16", "ZNAXIS  =                    2",
      "ZNAXIS1 =                  300", "ZNAXIS2 =                  200", "END")
    let file = head.zeros(2880 - head.bytes.count).raw(cards.bytes)
    let facts = try Metadata(file.bytes).facts
    #expect(facts.pixelWidth == (isPicture == "T" ? 300 : nil))
    #expect(facts.pixelHeight == (isPicture == "T" ? 200 : nil))
    #expect(facts.bitDepth == (isPicture == "T" ? 16 : nil))
  }

  /// A third axis of one is none.
  @Test(arguments: [(1, 1), (3, nil)] as [(Int, Int?)])
  func aThirdAxisOfOneIsAPicture(_ depth: Int, _ frames: Int?) throws {
    let file = Self.file(
      "SIMPLE  =                    T", "BITPIX  =                   16",
      "NAXIS   =                    3", "NAXIS1  =                  648",
      "NAXIS2  =                  486", "NAXIS3  =                    \(depth)", "END")
    let metadata = try Metadata(file.bytes)
    #expect(metadata.facts.pixelWidth == 648 && metadata.facts.frameCount == frames)
    #expect(metadata.facts.colorModel == (frames == 1 ? ColorModel.gray : nil))
  }

  /// IRAF and GILDAS write such; exiftool stops at them.
  @Test func keywordsMayBeOthersThanTheStandards() throws {
    let file = Self.file(
      "SIMPLE  =                    T", "IRAF-B/P=                   32  /  DATA BITS/PIXEL",
      "  OBJECT=                        'G203.04+1.76'", " NAXIS1 =                  300",
      "UNIT    =      'm/s' / of velocities", "     END", "AUTHOR  = 'nobody'")
    let metadata = try Metadata(file.bytes)
    #expect(metadata.warnings.map(\.code) == [.deviation])
    #expect(metadata["FITS:Iraf-bp"]?.description == "32")
    #expect(metadata["FITS:Object"]?.description == "G203.04+1.76")
    #expect(metadata["FITS:Naxis1"]?.description == "300")
    #expect(metadata["FITS:Unit"]?.description == "m/s")
    #expect(metadata["FITS:Author"] == nil)
    // Lines of a text are no cards.
    let text = try Metadata(Self.file("SIMPLE  =                    T", "\nBITPIX  = 8").bytes)
    #expect(text.warnings.map(\.code) == [.malformed])
  }

  /// Programs that need no picture keep a header so, without `END`; exiftool stops at the first line's end.
  @Test(arguments: ["\n", "\r\n"], [true, false])
  func aHeaderMayBeKeptAsAText(_ end: String, _ isPadded: Bool) throws {
    let cards = [
      "SIMPLE  =                    T", "BITPIX  =                  -32",
      "NAXIS   =                    2", "NAXIS1  =                  300 / wide",
      "NAXIS2  =                  200", "", "COMMENT " + String(repeating: "x", count: 100),
      "LONGSTR = 'one &'", "CONTINUE  'two'", "OBSERVER= 'Jane &'",
    ]
    let lines = cards.map { isPadded ? $0.padding(80) : $0 }
    for text in [lines.joined(separator: end), lines.map { $0 + end }.joined()] {
      let file = Bytes(text)
      let metadata = try Metadata(file.bytes)
      #expect(metadata.warnings.map(\.code) == [.deviation])
      #expect(metadata.facts.pixelWidth == 300 && metadata.facts.pixelHeight == 200)
      #expect(metadata["FITS:Comment"]?.description.utf8.count == 100)
      #expect(metadata["FITS:Longstr"]?.description == "one two")
      #expect(metadata["FITS:Observer"]?.description == "Jane &")
      #expect(Self.exiftool(metadata).isEmpty)
      file.readEveryTruncation()
    }
    let endless = lines[..<5].joined(separator: end) + end + String(repeating: "A", count: 2000)
    #expect(try Metadata(Bytes(endless).bytes).warnings.contains { $0.code == .malformed })
  }

  private static func exiftool(_ metadata: Metadata) -> [String] {
    var json = JSONWriter(.lines)
    ExiftoolView(isNumeric: false).write(metadata, name: Array("a".utf8), &json)
    let text = json.text.string.filter { !$0.isWhitespace || $0 == "\n" }
    return text.split(separator: "\n").map(String.init).filter { $0.contains("FITS:") }
  }

  /// exiftool 12.57 says this of the same cards: at a keyword of other characters it stops.
  @Test func exiftoolStopsAtOtherKeywords() throws {
    let metadata = try Metadata(
      Self.file(
        "SIMPLE  =                    T", "BITPIX  =                    8",
        "OBJECT  =   'Cygnus X/1 /c' / comment", "OBSERVER= 'O''Hara'   / obs",
        "   KEYW =                   12 / c", "key.a$  = 'low'", "COMMENT a", "AUTHOR  =   'x/y'",
        "END"
      ).bytes)
    #expect(
      Self.exiftool(metadata) == [
        #""FITS:Bitpix":8,"#, #""FITS:Object":"'CygnusX","#, #""FITS:Observer":"O'Hara","#,
      ])
    #expect(metadata["FITS:Object"]?.description == "Cygnus X/1 /c")
    #expect(metadata["FITS:Keyw"]?.description == "12")
    #expect(metadata["FITS:Keya"]?.description == "low")
    #expect(metadata["FITS:Comment"]?.description == "a")
    #expect(metadata.tags.filter { $0.name == "Author" }.map(\.description) == ["x/y"])
  }

  /// exiftool 12.57 takes what stands behind blanks neither for a text nor for more of one.
  @Test func textsBehindBlanksGoOnForOthers() throws {
    let file = Self.file(
      "SIMPLE  =                    T", "TAGA    =  'abc&'", "CONTINUE  'def'",
      "TAGB    = 'abc&'", "CONTINUE   'def&'", "CONTINUE  'ghi'", "TAGC    = 'abc&'",
      "CONTINUE   'def'", "CONTINUE  'ghi'", "TAGD    = 'abc&'", "CONTINUE   'def'", "END")
    let metadata = try Metadata(file.bytes)
    #expect(
      Self.exiftool(metadata) == [
        #""FITS:Taga":"'abc&'","#, #""FITS:Tagb":"abcghi","#, #""FITS:Tagc":"abcghi","#,
        #""FITS:Tagd":"abc&","#,
      ])
    #expect(metadata["FITS:Taga"]?.description == "abcdef")
    #expect(metadata["FITS:Tagb"]?.description == "abcdefghi")
    #expect(metadata["FITS:Tagc"]?.description == "abcdef")
    #expect(metadata["FITS:Tagd"]?.description == "abcdef")
    #expect(metadata.warnings.map(\.code) == [.malformed])
    file.readEveryTruncation()
  }

  @Test func textThatNeverEndsIsBounded() throws {
    var file = Self.file("SIMPLE  =                    T", "LONGSTR = 'one &'")
    let card = Array("CONTINUE  '\(String(repeating: "x", count: 60))&'".padding(80).utf8)
    for _ in 0..<20_000 { file.bytes += card }
    let metadata = try Metadata(file.bytes)
    // What goes on behind what is kept goes on from nothing.
    #expect(metadata.warnings.contains { $0.code == .malformed })
    #expect(metadata["FITS:Longstr"] != nil)
  }
}

extension String {
  fileprivate func padding(_ count: Int) -> String {
    self + String(repeating: " ", count: max(0, count - utf8.count))
  }
}
