import Testing

@testable import MetadataKit

/// Values of which only the length is told, and those that show it before they are worded.
@Suite struct BinaryValueTests {
  @Test(arguments: Fixture.names, [false, true])
  func whatIsSurelyBinaryIsWordedAsSuch(_ name: String, _ isNumeric: Bool) throws {
    guard let metadata = try? Fixture.metadata(name) else { return }
    for tag in Array(metadata.tags) + Array(metadata.composites)
    where tag.isKept && tag.isSurelyBinary(isNumeric: isNumeric) {
      var text = TextBuffer()
      if isNumeric { tag.value(to: &text) } else { tag.word(to: &text) }
      #expect(text.isBinaryNote, "\(tag.group):\(tag.name) is \(text.string.prefix(80))")
    }
  }

  /// A tag of so many numbers, and what JSON has of it.
  private func value(_ tag: Int, format: Int = 4, count: Int) throws
    -> (MetadataKit.Tag, String)
  {
    var tiff = TIFFBytes()
    let size = format == 3 ? 2 : 4
    tiff.directory([.init(tag: tag, format: format, count: count, value: .offset(26))])
    for index in 0..<count { tiff.append(tiff.number(index % 10, size)) }
    let metadata = try Metadata(tiff.asJPEG)
    var json = JSONWriter()
    var scratch = TextBuffer()
    let found = try #require(metadata.tags.first { $0.group == "IFD0" })
    JSONValue(isNumeric: false).write(found, &scratch, &json)
    return (found, json.text.string)
  }

  @Test(arguments: [3, 4])
  func manyOffsetsAreBytes(_ format: Int) throws {
    let (few, shown) = try value(0x111, format: format, count: 2)
    #expect(!few.isSurelyBinary(isNumeric: false))
    #expect(shown.hasPrefix("["))
    // Of these only the words show that they are longer than 32 characters.
    let (some, told) = try value(0x111, format: format, count: 40)
    #expect(!some.isSurelyBinary(isNumeric: false))
    #expect(told.hasPrefix(#"{"bytes":"#))
    let (many, length) = try value(0x111, format: format, count: 500)
    #expect(many.isSurelyBinary(isNumeric: false))
    #expect(length == told.replacing("\(some.byteCount),", with: "\(many.byteCount),"))
  }

  @Test func manyNumbersThatAreNoBytesAreShown() throws {
    let (tag, shown) = try value(0x102, format: 3, count: 100)
    #expect(!tag.isSurelyBinary(isNumeric: false))
    #expect(shown.hasPrefix("[0,1,2,"))
  }
}
