import Testing

@testable import MetadataKit

@Suite struct UTF16TextTests {
  private static func text(_ bytes: [UInt8], _ order: ByteOrder = .big, isGuess: Bool = false)
    -> String
  {
    String(decoding: UTF16Text(bytes[...], order, isGuess: isGuess).utf8, as: UTF8.self)
  }

  private static func bytes(_ units: some Sequence<UInt16>, _ order: ByteOrder) -> [UInt8] {
    units.flatMap { unit in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xff))
      return order == .big ? [high, low] : [low, high]
    }
  }

  /// Characters of one to four bytes, in either order, from any place of an array.
  @Test(arguments: [ByteOrder.big, .little]) func readsEveryLength(order: ByteOrder) {
    let text = "sRGB é Ж 円 ｶﾞ \u{10ffff}😀\u{ffff}"
    let bytes = Self.bytes(text.utf16, order)
    #expect(Self.text(bytes, order) == text)
    let slice = ([1, 2, 3] + bytes)[3...]
    #expect(String(decoding: UTF16Text(slice, order, isGuess: false).utf8, as: UTF8.self) == text)
  }

  /// Of units of three bytes each nothing is lost, however many there are.
  @Test func readsLongTexts() {
    let text = String(repeating: "円", count: 5000)
    #expect(Self.text(Self.bytes(text.utf16, .big)) == text)
  }

  @Test func endsAtNULOrHalfAUnit() {
    #expect(Self.text([0, 0x41, 0, 0, 0, 0x42]) == "A")
    #expect(Self.text([0, 0x41, 0]) == "A")
    #expect(Self.text([0x41]) == "")
    #expect(Self.text([]) == "")
  }

  /// Each half of a pair without the other is U+FFFD, what follows it being read as ever.
  @Test func replacesHalvesOfPairs() {
    let units: [UInt16] = [0xd83d, 0x41, 0xde00, 0xd83d, 0xd83d, 0xde00, 0xd83d]
    #expect(Self.text(Self.bytes(units, .big)) == "\u{fffd}A\u{fffd}\u{fffd}😀\u{fffd}")
    #expect(Self.text(Self.bytes([0xd83d, 0, 0x41], .big)) == "\u{fffd}")
  }

  @Test func aMarkTellsTheOrder() {
    #expect(Self.text([0xff, 0xfe, 0x41, 0], .big) == "A")
    #expect(Self.text([0xfe, 0xff, 0, 0x41], .little) == "A")
    #expect(Self.text([0x41, 0, 0x42, 0, 0x43, 0], .big, isGuess: true) == "ABC")
  }
}
