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
        let profile = PNGRawProfile(keyword: "any", name: "Any") { bytes, _ in bytes == expected }
        var found = MetadataBuilder(
          format: FileFormat("PNG", "png", "image/png", nil), options: ReadOptions())
        let slice = ByteSlice(Array("\nany\n \(expected.count)\n".utf8) + text)
        if try !profile.add(slice, &found) || !found.warnings.isEmpty {
          wrong.append("\(other) at \(place)")
        }
      }
    }
    #expect(wrong.count == 0, "\(wrong.prefix(4))")
  }

  /// Programs write the kind in capitals, and the profile's name over the start of XMP.
  @Test(arguments: ["Raw profile type EXIF", "Raw profile type Exif", "Raw profile type APP1"])
  func readsProfilesHoweverTheirKindIsWritten(_ keyword: String) throws {
    func text(_ bytes: [UInt8]) -> [UInt8] {
      let head = "\(keyword)\0\ngeneric profile\n    \(bytes.count)\n"
      return bytes.reduce(into: Array(head.utf8)) { $0 += hexadecimal(UInt64($1), digits: 2).utf8 }
    }
    var tiff = TIFFBytes()
    tiff.directory([.short(0x112, 6)])
    let packet = """
      <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description \
      xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmp:Rating="3"/></rdf:RDF>
      """
    let metadata = try Metadata(
      PNGBytes.file(
        PNGBytes.chunk("tEXt", text(Array("Exif\0\0".utf8) + tiff.bytes)),
        PNGBytes.chunk("tEXt", text(Array("XMP\0://ns.adobe.com/xap/1.0/\0\(packet)".utf8)))))
    #expect(metadata["IFD0:Orientation"]?.integer() == 6)
    #expect(metadata["XMP-xmp:Rating"]?.description == "3")
    #expect(metadata.warnings.isEmpty)
  }

  @Test func aProfileOfAnotherNameIsBytes() throws {
    let metadata = try Metadata(
      PNGBytes.file(PNGBytes.chunk("tEXt", Array("Raw profile type exif\u{e9}\0abc".utf8))))
    #expect(metadata.tags.contains { $0.group == "PNG" && $0.isBinary && $0.byteCount == 3 })
  }
}
