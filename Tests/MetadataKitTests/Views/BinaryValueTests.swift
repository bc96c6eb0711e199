import Testing

@testable import MetadataKit

/// Values of which only the length is told, and those that show it before they are worded.
@Suite struct BinaryValueTests {
  @Test(arguments: [false, true])
  func whatIsSurelyBinaryIsWordedAsSuch(_ isNumeric: Bool) throws {
    var seen = 0
    for name in Fixture.names {
      guard let metadata = try? Fixture.metadata(name) else { continue }
      for tag in Array(metadata.tags) + Array(metadata.composites)
      where tag.isKept && tag.isSurelyBinary(isNumeric: isNumeric) {
        seen += 1
        var text = TextBuffer()
        if isNumeric { tag.value(to: &text) } else { tag.word(to: &text) }
        #expect(text.isBinaryNote, "\(tag.group):\(tag.name) is \(text.string.prefix(80))")
      }
    }
    #expect(seen > 0)
  }

  /// A tag of so many numbers, and what JSON has of it.
  private func value(
    _ tag: Int, format: Int = 4, count: Int, isNumeric: Bool = false
  ) throws -> (MetadataKit.Tag, String) {
    var tiff = TIFFBytes()
    tiff.directory([.init(tag: tag, format: format, count: count, value: .offset(26))])
    for index in 0..<count { tiff.append(tiff.number(index % 10, format == 3 ? 2 : 4)) }
    return try json(Metadata(tiff.asJPEG), isNumeric: isNumeric)
  }

  private func json(
    _ metadata: Metadata, isNumeric: Bool = false
  ) throws -> (MetadataKit.Tag, String) {
    var json = JSONWriter()
    var scratch = TextBuffer()
    let found = try #require(metadata.tags.first { $0.group == "IFD0" })
    JSONValue(isNumeric: isNumeric).write(found, &scratch, &json)
    return (found, json.text.string)
  }

  @Test(arguments: [3, 4], [false, true])
  func manyOffsetsAreBytes(_ format: Int, _ isNumeric: Bool) throws {
    let (few, shown) = try value(0x111, format: format, count: 3, isNumeric: isNumeric)
    #expect(!few.isSurelyBinary(isNumeric: isNumeric))
    #expect(shown == "[12,13,14]")
    // Of these only the words show that they are longer than 32 characters.
    let (some, told) = try value(0x111, format: format, count: 40, isNumeric: isNumeric)
    #expect(!some.isSurelyBinary(isNumeric: isNumeric))
    #expect(told.hasPrefix(#"{"bytes":"#))
    let (many, length) = try value(0x111, format: format, count: 500, isNumeric: isNumeric)
    #expect(many.isSurelyBinary(isNumeric: isNumeric))
    #expect(length == told.replacing("\(some.byteCount),", with: "\(many.byteCount),"))
  }

  /// Offsets of eight bytes end at one that no file has.
  @Test func hugeOffsetsAreWorded() throws {
    let sizes = TIFFBytes()
    let entry =
      sizes.number(1, 8) + sizes.number(0x111, 2) + sizes.number(16, 2) + sizes.number(100, 8)
      + sizes.number(52, 8) + sizes.number(0, 8)
    let bytes =
      [0x49, 0x49, 43, 0, 8, 0, 0, 0] + sizes.number(16, 8) + entry
      + [UInt8](repeating: 0xff, count: 800)
    let (tag, shown) = try json(Metadata(TIFFBytes(of: bytes).asJPEG))
    #expect(tag.count == 100)
    #expect(!tag.isSurelyBinary(isNumeric: false))
    #expect(shown == "\"\"")
  }

  @Test func manyNumbersThatAreNoBytesAreShown() throws {
    let (tag, shown) = try value(0x102, format: 3, count: 100)
    #expect(!tag.isSurelyBinary(isNumeric: false))
    #expect(shown.hasPrefix("[0,1,2,"))
  }
}
