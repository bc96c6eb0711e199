import MetadataKit
import Testing

@Suite struct WebPTests {
  @Test(
    arguments: [
      ("lossy.webp", "WEBP", false), ("lossless.webp", "WEBP (lossless)", false),
      ("alpha.webp", "Extended WEBP", true), ("exif-xmp-icc.webp", "Extended WEBP", false),
    ])
  func tellsThePicture(_ name: String, _ format: String, _ alpha: Bool) throws {
    let metadata = try Fixture.metadata(name)
    #expect(metadata.format.name == format)
    #expect(metadata.facts.pixelWidth == 64)
    #expect(metadata.facts.pixelHeight == 48)
    #expect(metadata.facts.hasAlpha == alpha)
    #expect(metadata.facts.bitDepth == 8)
    #expect(metadata.facts.frameCount == 1)
    #expect(metadata.warnings.isEmpty)
  }

  @Test func tellsTheAnimation() throws {
    let metadata = try Fixture.metadata("animated.webp")
    #expect(metadata.facts.frameCount == 3)
    #expect(metadata.facts.duration == 1.7)
    #expect(metadata["RIFF:AnimationLoopCount"]?.description == "3")
    #expect(metadata["RIFF:WebP_Flags"]?.description == "Animation")
    #expect(metadata.warnings.isEmpty)
  }

  /// EXIF has the size that the photo had before it was made smaller.
  @Test func theSizeIsTheCanvass() throws {
    var tiff = TIFFBytes()
    tiff.directory([.short(0x100, 5184), .short(0x101, 3456)])
    let chunks = Bytes("WEBP").text("VP8X").little(10, 8, size: 4).little(63, 47, size: 3)
      .text("VP8 ").little(10, size: 4).raw([0x10, 0, 0, 0x9d, 1, 0x2a, 32, 0, 16, 0])
      .text("EXIF").little(tiff.bytes.count, size: 4).raw(tiff.bytes)
    let file = Bytes("RIFF").little(chunks.bytes.count, size: 4).raw(chunks.bytes)
    let metadata = try Metadata(file.bytes)
    #expect(metadata["IFD0:ImageWidth"]?.description == "5184")
    #expect(metadata["Composite:ImageSize"]?.description == "64x48")
  }

  @Test func readsEXIFWhateverTheFlagSays() throws {
    let metadata = try Fixture.metadata("exif-flag-clear.webp")
    #expect(metadata.tags.contains { $0.group == "IFD0" })
    let blocks = try Fixture.metadata("exif-xmp-icc.webp").blocks
    #expect(Set(blocks.map(\.kind)).isSuperset(of: [.exif, .xmp, .icc]))
    #expect(blocks.allSatisfy { $0.range != nil })
  }

  /// What an editor lost and did not take back; libwebp has its word where VP8X is not the first chunk.
  @Test func saysWhatIsAnnouncedAndNotThere() throws {
    let chunks = Bytes("WEBP").text("NOTE").little(0, size: 4)
      .text("VP8X").little(10, 0x2c, size: 4).little(63, 47, size: 3)
      .text("VP8 ").little(10, size: 4).raw([0x10, 0, 0, 0x9d, 1, 0x2a, 64, 0, 48, 0])
    let file = Bytes("RIFF").little(chunks.bytes.count, size: 4).raw(chunks.bytes)
    let warnings = try Metadata(file.bytes).warnings.prefix(3)
    #expect(
      warnings.map(\.message)
        == ["ICCP", "EXIF", "XMP"].map {
          "VP8X announces \($0), which is not there"
        })
    #expect(warnings.allSatisfy { $0.code == .malformed && $0.offset == 28 })
  }

  @Test func keepsWhatATruncatedFileHas() throws {
    let metadata = try Fixture.metadata("truncated.webp")
    #expect(metadata.facts.pixelWidth == 64)
    #expect(metadata.warnings.contains { $0.code == .truncated && $0.offset != nil })
    #expect(try Fixture.metadata("lying-length.webp").warnings.isEmpty == false)
  }

  /// Zeros are no chunk without a type, where all chunks that the header counts are there.
  @Test(arguments: ["lossy.webp", "animated.webp"])
  func aFileMayBeFilledUp(_ name: String) throws {
    let bytes = try Fixture.bytes(name)
    for filling in [[UInt8](repeating: 0, count: 4096), Array("\r\n\r\n\r\n\r\n".utf8)] {
      let warnings = try Metadata(bytes + filling).warnings
      #expect(warnings.map(\.code) == [.deviation])
      #expect(warnings.first?.offset == bytes.count)
    }
    // Zeros in the place of what the header counts are not all that was there.
    var cleared = bytes
    for place in cleared.indices.dropFirst(12) { cleared[place] = 0 }
    #expect(try Metadata(cleared).warnings.contains { $0.code == .malformed })
  }

  @Test func saysWhereLibwebpSeesAnotherPicture() throws {
    var bytes = try Fixture.bytes("alpha.webp")
    let at = try #require(bytes.indices.first { bytes[$0...].starts(with: Array("VP8X".utf8)) })
    bytes[at + 12] = 99
    let metadata = try Metadata(bytes)
    #expect(metadata.facts.pixelWidth == 100)
    #expect(metadata.warnings.contains { $0.message.contains("libwebp") })
    // exiftool's form has the canvas.
    var json = JSONWriter()
    ExiftoolView(isNumeric: false).write(metadata, name: Array("a.webp".utf8), &json)
    #expect(json.text.string.contains("\"RIFF:ImageWidth\":100"))
  }

  @Test func survivesEveryTruncationAndFlip() throws {
    Bytes().raw(try Fixture.bytes("lossless.webp")).readEveryTruncationAndLie()
  }
}
