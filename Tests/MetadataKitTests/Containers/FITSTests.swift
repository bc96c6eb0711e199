import MetadataKit
import Testing

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
