import MetadataKit
import Testing

/// What libexif is given is bounded, and has no maker note that it would parse.
@Suite struct LibexifInputTests {
  private func input(_ tiff: TIFFBytes) throws -> [UInt8] {
    try LibexifInput(Region(inMemory: tiff.bytes)).bytes
  }

  /// How many places say to be a maker note.
  private func makerNotes(_ bytes: [UInt8]) -> Int {
    zip(bytes, bytes.dropFirst()).count { $0 == 0x7c && $1 == 0x92 }
  }

  private typealias Field = TIFFBytes.Field

  private let note = Field(tag: 0x927c, format: 7, count: 4, value: .inline([1, 2, 3, 4]))

  @Test func hidesMakerNotesWhereverTheyStand() throws {
    for tag in [0x8769, 0x8825, 0xa005] {
      var tiff = TIFFBytes()
      let second = 8 + 2 + 3 * 12 + 4
      tiff.directory([
        // The first pointer leads to nothing, so the library follows the second one.
        Field(tag: tag, format: 4, count: 1, value: .number(4)),
        Field(tag: tag, format: 4, count: 1, value: .number(second)), note,
      ])
      tiff.directory([note])
      #expect(makerNotes(tiff.bytes) == 2)
      let bytes = try input(tiff)
      #expect(makerNotes(bytes) == 0)
      #expect(bytes.count == tiff.bytes.count + 6)
    }
    var linked = TIFFBytes()
    linked.directory([note], next: 8 + 2 + 12 + 4)
    linked.directory([note])
    #expect(makerNotes(try input(linked)) == 0)
  }

  /// Hiding one changes a pointer that overlaps with it, so that it leads to another one.
  @Test func overlapsAreLookedAtAgain() throws {
    var tiff = TIFFBytes()
    // The pointer's value, at 18, is 7c 92. What reads as a directory from byte 16, of one entry,
    // takes that for the number of a maker note; hidden, it is a pointer to the byte after.
    let pointer = Field(tag: 0x8769, format: 4, count: 0x1_0001, value: .number(0x927c))
    tiff.directory([pointer, Field(tag: 0x8825, format: 4, count: 1, value: .number(16))])
    tiff.append([UInt8](repeating: 0, count: 0x927d - tiff.bytes.count))
    tiff.append([1, 0, 0x7c, 0x92, 7, 0, 4, 0, 0, 0, 1, 2, 3, 4, 0, 0, 0, 0])
    let bytes = try input(tiff).dropFirst(6)
    #expect(bytes[6 + 18] == 0x7d)
    #expect(bytes[6 + 0x927d + 2] == 0x7d)
  }

  /// Entries that share their bytes are copied, each.
  @Test func refusesWhatWouldMultiply() throws {
    var tiff = TIFFBytes()
    tiff.directory(
      (0..<2000).map {
        Field(tag: 0x100 + $0, format: 7, count: 30_000, value: .offset(8))
      })
    tiff.append([UInt8](repeating: 0, count: 20_000))
    #expect(throws: MetadataError(.limitExceeded, "")) { try input(tiff) }
    var options = ReadOptions()
    options.engine = .libexif
    let metadata = try Metadata(tiff.asJPEG, options: options)
    #expect(
      metadata.warnings.contains {
        $0.code == (ReadOptions.Engine.libexif.isAvailable ? .limitExceeded : .unsupported)
      })
    #expect(metadata.tags.count < 10)
  }

  @Test func refusesManyDirectories() throws {
    var tiff = TIFFBytes()
    tiff.directory(
      (0..<20).map { Field(tag: 0x8769, format: 4, count: 1, value: .number(100 + $0)) })
    tiff.append([UInt8](repeating: 0, count: 200))
    #expect(throws: MetadataError(.limitExceeded, "")) { try input(tiff) }
  }

  @Test func refusesLongBlocks() throws {
    var tiff = TIFFBytes()
    tiff.directory([note])
    tiff.append([UInt8](repeating: 0, count: LibexifInput.longestBlock))
    #expect(throws: MetadataError(.unsupported, "")) { try input(tiff) }
  }

  @Test func truncationsKeepNoMakerNote() throws {
    var tiff = TIFFBytes()
    let second = 8 + 2 + 2 * 12 + 4
    tiff.directory([Field(tag: 0x8769, format: 4, count: 1, value: .number(second)), note])
    tiff.directory([note])
    for count in 8..<tiff.bytes.count {
      let bytes = try LibexifInput(Region(inMemory: Array(tiff.bytes.prefix(count)))).bytes
      #expect(bytes.count == count + 6)
      // An entry that is cut is none.
      for entry in [10 + 12, second + 2] where entry + 12 <= count {
        #expect(bytes[6 + entry] == 0x7d)
      }
    }
  }

  @Test func nativeNeedsNoLibexif() throws {
    #expect(ReadOptions().engine == .native)
    #expect(ReadOptions.Engine.native.isAvailable)
    var tiff = TIFFBytes()
    tiff.directory([Field(tag: 0x112, format: 3, count: 1, value: .number(6))])
    let native = try Metadata(tiff.asJPEG)
    #expect(native.facts.orientation == 6)
  }

  @Test(.enabled(if: !ReadOptions.Engine.libexif.isAvailable, "libexif is there"))
  func missingLibexifIsSaid() throws {
    var tiff = TIFFBytes()
    tiff.directory([Field(tag: 0x112, format: 3, count: 1, value: .number(6))])
    var options = ReadOptions()
    options.engine = .libexif
    let without = try Metadata(tiff.asJPEG, options: options)
    #expect(without.warnings.map(\.code) == [.unsupported])
  }
}
