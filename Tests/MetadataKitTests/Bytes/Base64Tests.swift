import Testing

@testable import MetadataKit

@Suite struct Base64Tests {
  private static let symbols = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Each byte, in the blocks that are looked at as a whole and behind them.
  @Test(arguments: [0, 63, 64, 130, 199])
  func findsTheEndOfTheSymbols(_ position: Int) {
    for byte in UInt8.min...UInt8.max {
      var text = (0..<200).map { Self.symbols[$0 % 64] }
      text[position] = byte
      let end = Self.symbols.contains(byte) ? 200 : position
      #expect(Base64.endOfSymbols(text.span, from: 0) == end)
    }
  }

  /// Whatever stands between the symbols, or ends them.
  @Test(arguments: [
    "", "A", "QUJD", "QUJDRA==", "QU JD\r\n RE VG", "QUJD-RUZH", "=QUI=", "QUJDRE", "-",
    "QUJDREVGR0hJSktMTU5PUFFSU1RVVldYWVphYmNkZWZnaGlqa2xtbm9wcXJzdHV2d3h5eg== QQ",
  ])
  func countsWhatItDecodes(_ text: String) {
    let bytes = Array(text.utf8)[...]
    #expect(Base64.decodedCount(bytes) == Base64.decoded(bytes).count)
  }

  @Test func tellsTheLengthOfItsText() {
    for count in 0..<40 {
      let text = Array(repeating: UInt8(0x41), count: Base64.symbolCount(ofBytes: count))
      #expect(Base64.decoded(text[...]).count == count)
    }
  }
}
