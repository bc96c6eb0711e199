import MetadataKit
import Testing

/// No maker note reaches libexif, wherever a file that is made for it puts one.
@Suite struct MakerNoteHidingTests {
  static let note = TIFFBytes.Field(tag: 0x927c, format: 7, count: 4, value: .inline([1, 2, 3, 4]))

  /// A block whose directory at `place` holds a maker note, reached from the first one.
  enum Place: CaseIterable {
    case first, exif, gps, second, behindSecond, secondPointer, pointerOfAnotherFormat
  }

  static func block(_ order: ByteOrder, _ place: Place) -> TIFFBytes {
    var tiff = TIFFBytes(order)
    let end = 8 + 2 + 2 * 12 + 4
    switch place {
    case .first: tiff.directory([.short(0x112, 1), note])
    case .exif: tiff.directory([.short(0x112, 1), .long(0x8769, end)])
    case .gps: tiff.directory([.short(0x112, 1), .long(0x8825, end)])
    case .second: tiff.directory([.short(0x112, 1), .short(0x128, 2)], next: end)
    case .behindSecond:
      tiff.directory([.short(0x112, 1), .short(0x128, 2)], next: end)
      tiff.directory([.long(0x8769, end + 18)])
    case .secondPointer: tiff.directory([.long(0x8769, 8), .long(0x8769, end)])
    case .pointerOfAnotherFormat:
      tiff.directory([
        .short(0x112, 1), .init(tag: 0x8769, format: 2, count: 9, value: .offset(end)),
      ])
    }
    tiff.directory([note])
    return tiff
  }

  @Test(arguments: [ByteOrder.little, .big], Place.allCases)
  func `a maker note is renamed in every directory`(_ order: ByteOrder, _ place: Place) throws {
    let block = Self.block(order, place)
    let hidden = try #require(MakerNoteHiding.hiding(block.bytes, order, firstDirectory: 8))
    let shown = block.number(0x927c, 2)
    let entries = stride(from: 10, to: block.bytes.count - 12, by: 2).filter {
      Array(block.bytes[$0..<($0 + 2)]) == shown
    }
    // The last directory has it, which nothing links where the first has it itself.
    let entry = try #require(place == .first ? entries.first : entries.last)
    let renamed = block.number(Int(MakerNoteHiding.hidden), 2)
    #expect(Array(hidden[entry..<(entry + 2)]) == renamed)
  }

  @Test func `its bytes are told all the same`() throws {
    var options = ReadOptions()
    options.engine = .libexif
    let metadata = try Metadata(Self.block(.little, .second).asJPEG, options: options)
    #expect(metadata.tags.contains { $0.group == "IFD1" && $0.number == 0x927c })
  }

  @Test func `a block of too many directories is refused`() throws {
    var tiff = TIFFBytes()
    let count = 40
    tiff.directory((0..<count).map { .long(0x8769, 8 + 6 + count * 12 + $0 * 6) })
    for _ in 0..<count { tiff.directory([]) }
    #expect(MakerNoteHiding.hiding(tiff.bytes, .little, firstDirectory: 8) == nil)
    var options = ReadOptions()
    options.engine = .libexif
    let metadata = try Metadata(tiff.asJPEG, options: options)
    #expect(metadata.warnings.contains { $0.code == .unsupported })
  }

  @Test func `any bytes are gone through`() {
    let bytes = Self.block(.big, .behindSecond).bytes
    for length in bytes.indices {
      _ = MakerNoteHiding.hiding(Array(bytes[..<length]), .big, firstDirectory: 8)
    }
    for first in [-1, Int.max, Int.max - 1, bytes.count, bytes.count - 1] {
      #expect(MakerNoteHiding.hiding(bytes, .big, firstDirectory: first) == bytes)
    }
  }
}
