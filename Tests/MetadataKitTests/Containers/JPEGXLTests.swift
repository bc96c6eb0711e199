import MetadataKit
import Testing

@Suite struct JPEGXLTests {
  @Test func statesItsFacts() throws {
    let metadata = try Fixture.metadata("picture.jxl")
    #expect(metadata.format.name == "JXL Codestream")
    #expect(metadata.facts.pixelWidth == 64)
    #expect(metadata.facts.pixelHeight == 48)
    #expect(metadata.facts.bitDepth == 8)
    #expect(metadata.facts.hasAlpha == false)
    #expect(metadata["File:ImageWidth"]?.description == "64")
  }

  static let head =
    BoxBytes.box("JXL ", [0x0d, 0x0a, 0x87, 0x0a]) + BoxBytes.fileType("jxl ", "jxl ")

  @Test func readsBoxes() throws {
    let stream = try Fixture.bytes("picture.jxl")
    var tiff = TIFFBytes()
    tiff.directory([.short(0x112, 6)])
    let bytes =
      Self.head + BoxBytes.box("Exif", [0, 0, 0, 0], tiff.bytes)
      + BoxBytes.box("xml ", Array("<x/>".utf8))
      + BoxBytes.box("jxlp", BoxBytes.number(1 << 31, 4), stream)
    let metadata = try Metadata(bytes)
    #expect(metadata.format.name == "JXL")
    #expect(metadata.facts.pixelWidth == 64)
    #expect(metadata["IFD0:Orientation"] != nil)
    // The codestream speaks, not EXIF.
    #expect(metadata.facts.orientation == 1)
    #expect(metadata.blocks.map(\.kind) == [.exif, .xmp])
    #expect(metadata.warnings.isEmpty)
  }

  @Test func readsCompressedBoxes() throws {
    let metadata = try Fixture.metadata("compressed-boxes.jxl")
    #expect(metadata["IFD0:Make"]?.description == "FUJIFILM")
    #expect(metadata["XMP-dc:Title"]?.description == "Evening at the lake")
    #expect(metadata.location?.latitude != nil)
    #expect(metadata.blocks.allSatisfy { $0.range == nil } && metadata.warnings.isEmpty)
  }

  @Test func boundsWhatBoxesDecompressTo() throws {
    let bomb = BoxBytes.box("brob", Array("xml ".utf8), BrotliTests.bomb)
    let metadata = try Metadata(Self.head + bomb + bomb + bomb)
    #expect(metadata.warnings.contains { $0.code == .limitExceeded })
    let damaged = try Metadata(Self.head + BoxBytes.box("brob", Array("Exif".utf8), [1, 2, 3]))
    #expect(!damaged.warnings.isEmpty && damaged.blocks.isEmpty)
    let short = try Metadata(Self.head + BoxBytes.box("brob", [1, 2]))
    #expect(short.warnings.map(\.code) == [.truncated])
    // Other boxes are not decompressed.
    let other = try Metadata(
      Self.head + BoxBytes.box("jxlc", Fixture.bytes("picture.jxl"))
        + BoxBytes.box("brob", Array("jbrd".utf8), BrotliTests.bomb))
    #expect(other.warnings.isEmpty)
  }

  @Test func partsThatAreGoneAreTold() throws {
    let stream = try Fixture.bytes("picture.jxl")
    let first = Self.head + BoxBytes.box("jxlp", BoxBytes.number(0, 4), Array(stream.prefix(300)))
    let whole =
      first + BoxBytes.box("jxlp", BoxBytes.number(1 << 31 | 1, 4), Array(stream.dropFirst(300)))
    #expect(try Metadata(whole).warnings.isEmpty)
    #expect(try Metadata(whole + BoxBytes.box("xml ", Array("<x/>".utf8))).warnings.isEmpty)
    // What is too short for a box is none where it is empty.
    #expect(try Metadata(whole + [0, 0, 0, 0]).warnings.isEmpty)
    for cut in [Self.head, first, Array(whole.dropLast()), whole + [0, 0, 0, 90, 0x78]] {
      let warnings = try Metadata(cut).warnings
      #expect(warnings.map(\.code) == [.truncated] && warnings.allSatisfy { $0.offset != nil })
    }
  }

  @Test func theFirstPartMayBeEmpty() throws {
    let stream = try Fixture.bytes("picture.jxl")
    let empty = Self.head + BoxBytes.box("jxlp", BoxBytes.number(0, 4))
    let metadata = try Metadata(
      empty + BoxBytes.box("jxlp", BoxBytes.number(1 << 31 | 1, 4), stream))
    #expect(metadata.facts.pixelWidth == 64 && metadata.warnings.isEmpty)
    #expect(try Metadata(empty).warnings.map(\.code) == [.truncated])
  }

  @Test func tellsOfAGainMap() throws {
    let metadata = try Metadata(Self.head + BoxBytes.box("jhgm", [0, 0, 0, 0]))
    #expect(metadata.auxiliaryImages.map(\.kind) == [.gainMap])
    #expect(metadata.auxiliaryImages[0].range?.count == 4)
  }

  /// Bits from the lowest on, as ISO 18181-1 has them.
  static func stream(_ fields: [(value: Int, count: Int)]) -> [UInt8] {
    var bits: [UInt8] = []
    for field in fields {
      for index in 0..<field.count { bits.append(UInt8(field.value >> index & 1)) }
    }
    var bytes: [UInt8] = [0xff, 0x0a]
    for start in stride(from: 0, to: bits.count, by: 8) {
      var byte: UInt8 = 0
      for (index, bit) in bits[start..<min(start + 8, bits.count)].enumerated() {
        byte |= bit << UInt8(index)
      }
      bytes.append(byte)
    }
    return bytes + [0, 0]
  }

  @Test func readsEveryFieldOfTheHeader() throws {
    let metadata = try Metadata(
      Self.stream([
        (0, 1), (1, 2), (299, 13), (0, 3), (2, 2), (100_000, 18),  // 100,001 × 300
        (0, 1), (1, 1), (5, 3),  // not default, extra fields, orientation 6
        (0, 1), (0, 1), (1, 1),  // no own size, no preview, an animation
        (0, 2), (0, 2), (0, 2), (0, 1),
        (0, 1), (2, 2), (1, 1),  // 12 bits
        (1, 2), (1, 1),  // one extra channel, alpha
        (1, 1), (0, 1), (0, 1), (1, 2),  // gray
      ]))
    let facts = metadata.facts
    #expect(facts.pixelWidth == 100_001)
    #expect(facts.pixelHeight == 300)
    #expect(facts.displayWidth == 300)
    #expect(facts.orientation == 6)
    #expect(facts.bitDepth == 12)
    #expect(facts.hasAlpha == true)
    #expect(facts.colorModel == .gray)
    #expect(facts.frameCount == nil)
  }

  @Test func derivesTheWidthFromTheRatio() throws {
    let facts = try Metadata(Self.stream([(1, 1), (14, 5), (5, 3), (1, 1)])).facts
    #expect(facts.pixelHeight == 120)
    #expect(facts.pixelWidth == 213)
  }

  /// Three frames of 0.2, 0.5 and 1 s, by cjxl.
  private static let animation: [UInt8] = [
    0xff, 0x0a, 0x43, 0x04, 0x01, 0x58, 0x50, 0x5c, 0x12, 0x08, 0x08, 0x20, 0x05, 0x00, 0x00, 0x68,
    0x00, 0x4b, 0x18, 0x8b, 0x15, 0x00, 0xd4, 0x8c, 0x31, 0x18, 0xc7, 0x0b, 0x48, 0x00, 0xa0, 0x48,
    0x09, 0x03, 0xb0, 0x48, 0xe0, 0xdf, 0x0f, 0x48, 0x85, 0xf6, 0x07, 0x08, 0x08, 0xa0, 0x0c, 0x00,
    0x00, 0x68, 0x00, 0x4b, 0x18, 0x8b, 0x15, 0x00, 0x1c, 0x2e, 0xc6, 0x60, 0xdc, 0xdd, 0x05, 0x24,
    0x00, 0xa8, 0x49, 0x0c, 0x00, 0x20, 0x20, 0x00, 0xf8, 0x43, 0xc7, 0xb2, 0x01, 0x08, 0x08, 0x20,
    0x59, 0x00, 0x00, 0x44, 0x00, 0x4b, 0x18, 0x8b, 0x15, 0x80, 0x5d, 0xe0, 0xff, 0x02, 0x12, 0x00,
    0x80, 0x0c, 0x86, 0xd1, 0xf8, 0x03,
  ]

  @Test func countsTheFramesOfAnAnimation() throws {
    let stream = Self.animation
    var files = [stream, Self.head + BoxBytes.box("jxlc", stream)]
    // Parts may end anywhere.
    for cut in [20, 43, 50] {
      files.append(
        Self.head + BoxBytes.box("jxlp", BoxBytes.number(0, 4), Array(stream[..<cut]))
          + BoxBytes.box("xml ", Array("<x/>".utf8))
          + BoxBytes.box("jxlp", BoxBytes.number(1 << 31 | 1, 4), Array(stream[cut...])))
    }
    for file in files {
      let metadata = try Metadata(file)
      #expect(metadata.facts.frameCount == 3 && metadata.warnings.isEmpty)
      let animation = try #require(metadata.facts.animation)
      #expect(animation.delays.map(\.value) == [0.2, 0.5, 1])
      #expect(animation.loopCount == 0 && abs(animation.duration - 1.7) < 1e-9)
      #expect(metadata.facts.duration == animation.duration)
    }
    Bytes().raw(stream).readEveryTruncation()
  }

  /// How many frames there are is not known then.
  @Test func anAnimationMayBeCutOff() throws {
    let metadata = try Metadata(Array(Self.animation.prefix(70)))
    #expect(metadata.facts.frameCount == nil && metadata.facts.animation == nil)
    #expect(metadata.facts.pixelWidth == 16 && metadata.warnings.map(\.code) == [.truncated])
    var options = ReadOptions()
    options.limits.pages = 2
    let bounded = try Metadata(Self.animation, options: options)
    #expect(bounded.facts.frameCount == nil && bounded.warnings.map(\.code) == [.limitExceeded])
    // A frame has a section at least.
    options = ReadOptions()
    options.limits.units = 2
    let parts = try Metadata(Self.animation, options: options)
    #expect(parts.facts.frameCount == nil && parts.warnings.map(\.code) == [.limitExceeded])
  }

  @Test func survivesLiesOfAnAnimation() {
    for index in Self.animation.indices {
      for bit in 0..<8 {
        var damaged = Self.animation
        damaged[index] ^= 1 << bit
        ContainerTests.exercise(damaged)
      }
    }
  }
}
