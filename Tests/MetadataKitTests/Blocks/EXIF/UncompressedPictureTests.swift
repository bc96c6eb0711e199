import MetadataKit
import Testing

/// Thumbnails and previews of raw files that are no files by themselves.
@Suite struct UncompressedPictureTests {
  /// A directory of a smaller copy in two strips of two rows, then the numbers that do not fit it,
  /// then the pixels.
  private static func file(
    _ order: ByteOrder, width: Int = 3, lengths: [Int] = [18, 18], compression: Int = 1,
    kind: Int = 1
  ) -> [UInt8] {
    var tiff = TIFFBytes(order)
    let behind = 8 + 2 + 10 * 12 + 4
    let pixels = behind + 6 + 16
    tiff.directory([
      .init(tag: 0xfe, format: 4, count: 1, value: .number(kind)), .short(0x100, width),
      .short(0x101, 4), .init(tag: 0x102, format: 3, count: 3, value: .offset(behind)),
      .short(0x103, compression), .short(0x106, 2),
      .init(tag: 0x111, format: 4, count: 2, value: .offset(behind + 6)), .short(0x115, 3),
      .short(0x116, 2), .init(tag: 0x117, format: 4, count: 2, value: .offset(behind + 14)),
    ])
    for bits in [8, 8, 8] { tiff.append(tiff.number(bits, 2)) }
    // The second strip stands before the first.
    for number in [pixels + lengths[1], pixels] + lengths { tiff.append(tiff.number(number, 4)) }
    tiff.append([UInt8](repeating: 2, count: lengths[1]) + [UInt8](repeating: 1, count: lengths[0]))
    return tiff.bytes
  }

  /// The same in BigTIFF, in one strip and with numbers to be changed.
  private static func bigFile(_ change: (_ tag: Int, _ value: Int) -> Int) -> [UInt8] {
    let fields = [
      (0xfe, 1), (0x100, 3), (0x101, 4), (0x102, 8), (0x103, 1), (0x106, 1), (0x111, 0), (0x115, 1),
      (0x116, 4), (0x117, 12),
    ]
    var file = Bytes("II").little(43, 8, 0, size: 2).little(16, size: 8)
      .little(fields.count, size: 8)
    // SLONG8
    for (tag, value) in fields {
      file = file.little(tag, 17, size: 2).little(1, change(tag, value), size: 8)
    }
    return file.zeros(8).bytes
  }

  @Test(arguments: [ByteOrder.little, .big]) func becomesAFile(_ order: ByteOrder) throws {
    let metadata = try Metadata(Self.file(order))
    #expect(metadata["IFD0:ThumbnailTIFF"]?.byteCount == 8 + 2 + 15 * 12 + 4 + 6 + 8 + 8 + 36)
    let thumbnail = try #require(metadata.thumbnails.first)
    #expect(thumbnail.tag == "IFD0:ThumbnailTIFF" && thumbnail.byteCount == 36)
    let head = thumbnail.header
    let pixels = [UInt8](repeating: 1, count: 18) + [UInt8](repeating: 2, count: 18)
    let alone = try Metadata(head + pixels)
    #expect(alone.warnings.isEmpty && alone.format.name == "TIFF")
    #expect(alone.facts.pixelWidth == 3 && alone.facts.pixelHeight == 4)
    #expect(alone.facts.bitDepth == 8 && alone.facts.colorModel == .rgb)
    #expect(alone["IFD0:StripOffsets"]?.description == "\(head.count)")
    #expect(alone["IFD0:StripByteCounts"]?.description == "36")
    #expect(alone["IFD0:XResolution"]?.description == "72")
  }

  @Test func aWideOneIsAPreview() throws {
    let metadata = try Metadata(Self.file(.little, width: 300, lengths: [1800, 1800]))
    #expect(metadata["IFD0:PreviewTIFF"]?.byteCount == 216 + 3600)
    #expect(metadata.previews.count == 1 && metadata.thumbnails.isEmpty)
  }

  /// Directories may share long lists of strips: so many are looked at.
  @Test func manyAreLookedAtUpToABound() throws {
    var file = Self.file(.little)
    let directory = Array(file[8..<(8 + 2 + 120)])
    file.replaceSubrange((8 + 122)..<(8 + 126), with: BoxBytes.number(file.count, 4).reversed())
    for _ in 0..<100 {
      let next = file.count + directory.count + 4
      file += directory + BoxBytes.number(next, 4).reversed()
    }
    #expect(try Metadata(file).tags.count { $0.name.hasSuffix("TIFF") } == 64)
  }

  @Test func whatIsNoCopyOrNotThereIsNone() throws {
    for file in [
      Self.file(.little, compression: 5), Self.file(.little, kind: 0),
      Self.file(.little, lengths: [18, 17]), Self.file(.little, width: 4),
      // More lines than strips have, and samples without a number of bits
      Self.bigFile { $0 == 0x101 ? 5 : $1 }, Self.bigFile { $0 == 0x102 ? 0 : $1 },
      Self.bigFile { $0 == 0x101 ? 0 : $1 },
      Array(Self.file(.little).dropLast()),
    ] {
      #expect(try !Metadata(file).tags.contains { $0.name.hasSuffix("TIFF") })
    }
    // Signed numbers of eight bytes, as BigTIFF may state them
    for tag in [0x100, 0x101, 0x102, 0x116, 0x115, 0x106, 0x111, 0x117] {
      for value in [Int.min, -1, 0, Int.max] {
        ContainerTests.exercise(Self.bigFile { $0 == tag ? value : $1 })
      }
    }
    let whole = Self.file(.big)
    for length in whole.indices { ContainerTests.exercise(Array(whole[..<length])) }
  }
}
