import MetadataKit
import Testing

@Suite struct ISOBoxTests {
  private static func picture(_ width: Int, _ height: Int) -> [UInt8] {
    BoxBytes.full(
      "meta", BoxBytes.handler("pict"), BoxBytes.primary(1),
      BoxBytes.itemList(BoxBytes.item(1, "hvc1")),
      BoxBytes.properties([BoxBytes.extent(width, height)], [(1, [1])]))
  }

  private static let head = BoxBytes.fileType("heic", "mif1", "heic")

  @Test func skipsWhatItDoesNotKnow() throws {
    let metadata = try Metadata(
      Self.head + BoxBytes.box("free", [1, 2, 3]) + BoxBytes.box("none") + Self.picture(30, 20))
    #expect(metadata.facts.pixelWidth == 30)
    #expect(metadata.warnings.isEmpty)
  }

  @Test func readsSizesOf64Bits() throws {
    let wide =
      BoxBytes.number(1, 4) + Array("mdat".utf8) + BoxBytes.number(16 + 5, 8) + [1, 2, 3, 4, 5]
    let metadata = try Metadata(Self.head + wide + Self.picture(30, 20))
    #expect(metadata.facts.pixelHeight == 20)
    #expect(metadata.warnings.isEmpty)
  }

  @Test func letsTheLastBoxGoOnToTheEnd() throws {
    let open = BoxBytes.number(0, 4) + Array("mdat".utf8) + [UInt8](repeating: 7, count: 99)
    let metadata = try Metadata(Self.head + Self.picture(30, 20) + open)
    #expect(metadata.facts.pixelWidth == 30)
    #expect(metadata.warnings.isEmpty)
  }

  @Test func readsTheRestOfABoxThatClaimsTooMuch() throws {
    var meta = Self.picture(30, 20)
    meta.replaceSubrange(0..<4, with: [0xff, 0xff, 0xff, 0xf0])
    let metadata = try Metadata(Self.head + meta)
    #expect(metadata.facts.pixelWidth == 30)
    #expect(metadata.warnings.map(\.code) == [.truncated])
    #expect(metadata.warnings.first?.offset == Self.head.count)
  }

  @Test(arguments: [2, 7]) func warnsOfSizesBelowTheHeader(_ size: Int) throws {
    let metadata = try Metadata(
      Self.head + Self.picture(30, 20) + BoxBytes.number(size, 4) + Array("free".utf8))
    #expect(metadata.facts.pixelWidth == 30)
    #expect(metadata.warnings.map(\.code) == [.malformed])
  }

  @Test func warnsOfImpossibleWideSizes() throws {
    for size in [0, 15, -1, .max] {
      let box = BoxBytes.number(1, 4) + Array("free".utf8) + BoxBytes.number(size, 8)
      let metadata = try Metadata(Self.head + Self.picture(30, 20) + box)
      #expect(metadata.facts.pixelWidth == 30)
      #expect(metadata.warnings.count == 1)
    }
  }

  @Test func handsOverXMPInExtendedBoxes() throws {
    let metadata = try Metadata(
      Self.head + BoxBytes.xmp(Array("<x/>".utf8)) + Self.picture(30, 20))
    let block = try #require(metadata.blocks.first { $0.kind == .xmp })
    #expect(block.range == Self.head.count + 24..<Self.head.count + 28)
  }

  @Test func readsNothingOfMediaData() throws {
    let bytes =
      Self.head + BoxBytes.box("mdat", [UInt8](repeating: 1, count: 1 << 20))
      + Self.picture(30, 20)
    let reader = ByteReader(count: bytes.count, limit: .max) { (offset, count) in
      Array(bytes[offset..<(offset + count)])
    }
    let metadata = try Metadata(reader, name: nil, options: ReadOptions())
    #expect(metadata.facts.pixelWidth == 30)
    #expect(metadata.statistics.bytesRead < 40_000)
  }

  @Test func boundsTheNumberOfBoxes() throws {
    var options = ReadOptions()
    options.limits.units = 10
    let boxes = (0..<20).flatMap { _ in BoxBytes.box("free") }
    let metadata = try Metadata(Self.head + boxes, options: options)
    #expect(metadata.warnings.map(\.code) == [.limitExceeded])
  }
}
