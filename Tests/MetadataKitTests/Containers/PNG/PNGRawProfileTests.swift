import Testing

@testable import MetadataKit

@Suite struct PNGRawProfileTests {
  /// Whatever stands among the digits, at any place.
  @Test func readsDigits() throws {
    let digits = Array("0123456789abcdefABCDEF".utf8)
    var wrong: [String] = []
    for other in UInt8(1)...0xff {
      for place in 0..<24 {
        var text = (0..<26).map { digits[($0 * 7 + place) % 22] }
        text[place] = other
        var values: [Int] = []
        for byte in text where byte != 0x20 && !(0x09...0x0d).contains(byte) {
          values.append(Int(String(UnicodeScalar(byte)), radix: 16) ?? 0)
        }
        if values.count % 2 == 1 { values.append(0) }
        let expected = stride(from: 0, to: values.count, by: 2).map {
          UInt8(values[$0] * 16 + values[$0 + 1])
        }
        let profile = PNGRawProfile(keyword: "any", name: "Any") { bytes, _ in
          bytes == expected ? .block : .none
        }
        var found = MetadataBuilder(
          format: FileFormat("PNG", "png", "image/png", nil), options: ReadOptions())
        let slice = ByteSlice(Array("\nany\n \(expected.count)\n".utf8) + text)
        if try profile.add(slice, "any", &found) != .block || !found.warnings.isEmpty {
          wrong.append("\(other) at \(place)")
        }
      }
    }
    #expect(wrong.count == 0, "\(wrong.prefix(4))")
  }

  private func text(_ keyword: String, _ bytes: [UInt8]) -> [UInt8] {
    let head = "\(keyword)\0\ngeneric profile\n    \(bytes.count)\n"
    return PNGBytes.chunk(
      "tEXt",
      bytes.reduce(into: Array(head.utf8)) { $0 += hexadecimal(UInt64($1), digits: 2).utf8 })
  }

  /// Two programs may have written two blocks.
  @Test func tellsTheByteOrderOfEachBlock() throws {
    func block(_ order: ByteOrder) -> [UInt8] {
      var tiff = TIFFBytes(order)
      tiff.directory([.short(0x112, 1)])
      return text("Raw profile type APP1", Array("Exif\0\0".utf8) + tiff.bytes)
    }
    let metadata = try Metadata(
      PNGBytes.file(block(.little), block(.big), block(.big)))
    #expect(
      metadata.tags.filter { $0.name == "ExifByteOrder" }.map(\.numericDescription) == [
        "II", "MM",
      ])
  }

  /// Programs write the kind in capitals, and the profile's name over the start of XMP.
  @Test(arguments: ["Raw profile type EXIF", "Raw profile type Exif", "Raw profile type APP1"])
  func readsProfilesHoweverTheirKindIsWritten(_ keyword: String) throws {
    var tiff = TIFFBytes()
    tiff.directory([.short(0x112, 6)])
    let packet = """
      <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description \
      xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmp:Rating="3"/></rdf:RDF>
      """
    let metadata = try Metadata(
      PNGBytes.file(
        text(keyword, Array("Exif\0\0".utf8) + tiff.bytes),
        text(keyword, Array("XMP\0://ns.adobe.com/xap/1.0/\0\(packet)".utf8))))
    #expect(metadata["IFD0:Orientation"]?.integer() == 6)
    #expect(metadata["XMP-xmp:Rating"]?.description == "3")
    #expect(metadata.warnings.isEmpty)
    // exiftool knows neither the spellings nor the start, and tells the text.
    let texts = metadata.tags.filter { $0.group == "PNG" && $0.name.contains("rofile") }
    #expect(texts.count == (keyword == "Raw profile type APP1" ? 1 : 2))
    #expect(texts.allSatisfy { $0.isBinary && $0.traits.contains(.onlyInExiftool) })
  }

  @Test func aProfileOfAnotherNameIsBytes() throws {
    let metadata = try Metadata(
      PNGBytes.file(PNGBytes.chunk("tEXt", Array("Raw profile type exif\u{e9}\0abc".utf8))))
    #expect(metadata.tags.contains { $0.group == "PNG" && $0.isBinary && $0.byteCount == 3 })
  }
}
