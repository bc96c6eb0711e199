import MetadataKit
import Testing

/// Files in which much more is told of than there is: parts of them are meant again and again.
@Suite struct OverlapTests {
  /// So many entries whose values are all the same bytes, which stand behind them.
  private func sharing(_ bytes: [UInt8], _ entries: Int, tag: (Int) -> Int) -> [UInt8] {
    var tiff = TIFFBytes()
    let end = 8 + 2 + 12 * entries + 4
    tiff.directory(
      (0..<entries).map {
        TIFFBytes.Field(tag: tag($0), format: 7, count: bytes.count, value: .offset(end))
      })
    tiff.append(bytes)
    return tiff.bytes
  }

  @Test func valuesAreKeptUpToABound() throws {
    let bytes = [UInt8](repeating: 0x41, count: 1 << 20)
    let metadata = try Metadata(sharing(bytes, 2000) { _ in 0x9e00 })
    let tags = metadata.tags.filter { $0.byteCount == bytes.count }
    #expect(tags.count == 2000)
    // The container's own values take a few bytes of the eighth.
    #expect(tags.count { $0.bytes != nil } == Limits().allValueBytes / bytes.count - 1)
    // Where it stands is told of each.
    #expect(Set(tags.map(\.byteRange)) == [24014..<(24014 + bytes.count)])
    #expect(metadata.warnings.map(\.code) == [.limitExceeded])
  }

  @Test func smallValuesBehindTheBoundAreLeftOutAsWell() throws {
    var options = ReadOptions()
    options.limits.allValueBytes = 100
    let metadata = try Metadata(
      sharing([UInt8](repeating: 0x41, count: 40), 5) { _ in 0x9e00 }, options: options)
    #expect(metadata.tags.count { $0.byteCount == 40 && $0.bytes != nil } == 2)
    #expect(metadata.tags.count { $0.byteCount == 40 } == 5)
    // What the file's container tells is text that stands nowhere: only its length is there.
    #expect(metadata["File:FileType"]?.byteCount == 4)
    #expect(metadata.warnings.map(\.code) == [.limitExceeded])
  }

  /// XMP, IPTC and Photoshop's resources, each with one value.
  private static let blocks: [(tag: Int, bytes: [UInt8])] = [
    (0x2bc, Array(XMPBytes.packet("<my:a>1</my:a>").utf8)),
    (0x83bb, [0x1c, 2, 25, 0, 1, 0x41]),
    (0x8649, Bytes("8BIM").big(0x40b, size: 2).zeros(2).big(3988, size: 4).zeros(3988).bytes),
  ]

  @Test(arguments: 0..<blocks.count)
  func blocksAreReadUpToABound(_ index: Int) throws {
    let block = Self.blocks[index]
    var options = ReadOptions()
    // XMP is looked at twice, and counts twice behind the first packet.
    options.limits.allBlockBytes = index == 0 ? 30_000 : 10_000
    let padded = block.bytes + [UInt8](repeating: 0x20, count: 4000 - block.bytes.count)
    let whole = try Metadata(sharing(padded, 2) { _ in block.tag }, options: options)
    #expect(!whole.warnings.contains { $0.code == .limitExceeded })
    let metadata = try Metadata(sharing(padded, 200) { _ in block.tag }, options: options)
    #expect(metadata.warnings.contains { $0.code == .limitExceeded })
    #expect(metadata.tags.count < 60)
  }

  @Test func entriesOfAllDirectoriesHaveABound() throws {
    var options = ReadOptions()
    options.limits.entries = 1000
    var tiff = TIFFBytes()
    tiff.directory([TIFFBytes.Field(tag: 0x14a, format: 4, count: 10, value: .offset(26))])
    // Ten directories of 300 entries, each of which begins within the one before it: the last bytes
    // of every entry are a count.
    for index in 0..<10 { tiff.append(tiff.number(26 + 40 + 12 * index, 4)) }
    tiff.append(tiff.number(300, 2))
    for _ in 0..<400 {
      tiff.append([3, 0, 3, 0, 1, 0, 0, 0, 1, 0] + tiff.number(300, 2))
    }
    let metadata = try Metadata(tiff.bytes, options: options)
    #expect(metadata.warnings.contains { $0.message.contains("too many directories") })
  }
}
