import MetadataKit
import Testing
import UniformTypes

/// Still pictures in one box of bits.
@Suite struct MinimizedImageTests {
  /// Bits one after the other, the highest one first.
  struct Bits {
    var bytes: [UInt8] = []
    private var count = 0

    mutating func add(_ value: Int, _ width: Int) {
      for bit in (0..<width).reversed() {
        if count % 8 == 0 { bytes.append(0) }
        bytes[count / 8] |= UInt8(value >> bit & 1) << UInt8(7 - count % 8)
        count += 1
      }
    }
  }

  /// A picture of 300 by 20 pixels with what the letters stand for: transparency, a profile, EXIF, XMP.
  static func file(
    _ has: String, chroma: Int = 1, orientation: Int = 1, depth: Int = 8, brand: String = "avif",
    profile: [UInt8] = [], exif: [UInt8] = [], xmp: [UInt8] = [], high: Bool = false
  ) -> [UInt8] {
    var bits = Bits()
    func flag(_ letter: Character) -> Int { has.contains(letter) ? 1 : 0 }
    // Version, codecs, floats, range, transparency, colors, high range.
    for (value, width) in [
      (0, 2), (0, 1), (0, 1), (1, 1), (flag("A"), 1), (1, 1), (high ? 1 : 0, 1), (flag("P"), 1),
      (flag("E"), 1), (flag("X"), 1), (chroma, 2), (orientation - 1, 3), (1, 1), (299, 15),
      (19, 15), (0, [0, 2, 1, 0][chroma]), (depth > 8 ? 1 : 0, 1),
      (max(0, depth - 9), depth > 8 ? 3 : 0),
      (0, flag("A")), (1, 8), (13, 8), (6, chroma == 0 ? 0 : 8),
    ] { bits.add(value, width) }
    if flag("P") + flag("E") + flag("X") > 0 { bits.add(0, 1) }
    bits.add(0, 2)
    if flag("P") > 0 { bits.add(profile.count - 1, 10) }
    bits.add(4, 3)
    bits.add(5, 15)
    if flag("A") > 0 {
      bits.add(3, 15)
      bits.add(2, 3)
    }
    if flag("E") + flag("X") > 0 { bits.add(0, 1) }
    if flag("E") > 0 { bits.add(exif.count - 1, 10) }
    if flag("X") > 0 { bits.add(xmp.count - 1, 10) }
    let codecs = [UInt8](repeating: 0x81, count: flag("A") > 0 ? 6 : 4)
    let pictures = [UInt8](repeating: 0x12, count: flag("A") > 0 ? 9 : 6)
    return BoxBytes.box("ftyp", Array("mif3".utf8), Array(brand.utf8))
      + BoxBytes.box("mini", bits.bytes, codecs, profile, pictures, exif, xmp)
  }

  @Test func tellsOfThePicture() throws {
    let metadata = try Metadata(Self.file("", orientation: 6))
    #expect(metadata.format.name == "AVIF" && metadata.format.type == .avif)
    let facts = metadata.facts
    #expect(facts.pixelWidth == 300 && facts.pixelHeight == 20 && facts.displayWidth == 20)
    #expect(facts.orientation == 6 && facts.bitDepth == 8 && facts.colorModel == .rgb)
    #expect(facts.hasAlpha == false && facts.frameCount == 1)
    #expect(metadata.warnings.isEmpty)
  }

  @Test(arguments: [0, 1, 2, 3]) func findsItsBlocks(_ chroma: Int) throws {
    var tiff = TIFFBytes()
    tiff.directory([.init(tag: 0x112, format: 3, count: 1, value: .inline([8, 0, 0, 0]))])
    let xmp = Array(
      """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF \
      xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description \
      xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmp:Rating="3"/></rdf:RDF></x:xmpmeta>
      """.utf8)
    let file = Self.file(
      "AEXP", chroma: chroma, depth: 10, brand: "heic",
      profile: [UInt8](repeating: 0, count: 36) + Array("acsp".utf8), exif: tiff.bytes, xmp: xmp)
    let metadata = try Metadata(file)
    #expect(metadata.format.name == "HEIC")
    #expect(metadata.facts.hasAlpha == true && metadata.facts.bitDepth == 10)
    #expect(metadata.facts.colorModel == (chroma == 0 ? .gray : .rgb))
    let blocks = metadata.blocks.filter { [.icc, .exif, .xmp].contains($0.kind) }
    #expect(Set(blocks.map(\.kind)) == [.icc, .exif, .xmp])
    #expect(metadata["IFD0:Orientation"]?.description == "Rotate 270 CW")
    #expect(metadata["XMP-xmp:Rating"]?.description == "3")
    // How to turn it the picture itself says.
    #expect(metadata.facts.orientation == 1)
    Bytes().raw(file).readEveryTruncation()
    #expect(try Metadata(file.dropLast(3)).warnings.contains { $0.code == .truncated })
  }

  /// What is not read is not passed over in silence.
  @Test func saysWhatItDoesNotRead() throws {
    let metadata = try Metadata(Self.file("", high: true))
    #expect(metadata.facts.pixelWidth == 300)
    #expect(metadata.warnings.map(\.code) == [.unsupported])
  }
}
