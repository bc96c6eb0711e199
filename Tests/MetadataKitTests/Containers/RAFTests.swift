import MetadataKit
import Testing

@Suite struct RAFTests {
  static func directory(_ values: [(tag: Int, bytes: [UInt8])]) -> [UInt8] {
    values.reduce(Bytes().big(values.count, size: 4)) {
      $0.big($1.tag, $1.bytes.count, size: 2).raw($1.bytes)
    }.bytes
  }

  /// A header, a JPEG with EXIF, a directory, and a TIFF structure.
  static func file(layout: UInt8 = 0) -> Bytes {
    var exif = TIFFBytes()
    exif.directory([.text(0x10f, "Fu\0"), .short(0x112, 6)])
    let picture = exif.asJPEG
    let own = directory([
      (0x111, Bytes().big(2000, 3000, size: 2).bytes),
      (0x121, Bytes().big(2000, 3000, size: 2).bytes),
      (0x130, [layout, 1, 2, 3]),
      (0xc000, Bytes().little(123_456, 4936, 3296, size: 4).bytes),
    ])
    var sensor = TIFFBytes()
    sensor.directory([.long(0xf000, 26)])
    sensor.directory([.long(0xf001, 4096), .long(0xf003, 14), .long(0xf007, 100)])
    let start = 0x94
    return Bytes().text("FUJIFILMCCD-RAW 0201", 28).text("FinePix X", 32).text("0100", 24)
      .big(start, picture.count, start + picture.count, own.count, size: 4)
      .big(start + picture.count + own.count, sensor.bytes.count, 2, size: 4)
      .zeros(start - 0x70).raw(picture).raw(own).raw(sensor.bytes)
  }

  @Test func readsAllItsParts() throws {
    let metadata = try Metadata(Self.file().bytes)
    #expect(metadata.format.name == "RAF")
    #expect(metadata.facts.pixelWidth == 3000)
    #expect(metadata.facts.displayWidth == 2000)
    #expect(metadata.facts.bitDepth == 14)
    #expect(metadata["IFD0:Make"]?.description == "Fu")
    #expect(metadata["RAF:RawImageCroppedSize"]?.description == "3000x2000")
    #expect(metadata["RAF:RAFCompression"]?.description == "Lossless")
    #expect(metadata["RAF:RawImageWidth"]?.description == "4936")
    #expect(metadata["FujiIFD:RawImageFullWidth"]?.description == "4096")
    #expect(metadata.previews.first?.range?.lowerBound == 0x94)
    Self.file().readEveryTruncation()
  }

  @Test func aTurnedSensorHasTurnedSizes() throws {
    let metadata = try Metadata(Self.file(layout: 0x80).bytes)
    #expect(metadata["RAF:RawImageSize"]?.description == "1500x4000")
    #expect(metadata["RAF:RawImageHeight"]?.description == "6592")
  }

  /// Sensors with two kinds of pixels have a directory for each: the first is the photo's.
  @Test func theSecondDirectoryCountsLess() throws {
    func levels(_ red: Int, _ blue: Int) -> [UInt8] {
      Self.directory([(0x2ff0, Bytes().big(384, red, 384, blue, size: 2).bytes)])
    }
    let (first, second) = (levels(768, 576), levels(1536, 1152))
    let start = 0x94
    let file = Bytes().text("FUJIFILMCCD-RAW 0201", 28).text("FinePix S3", 32).text("0100", 24)
      .zeros(8).big(start, first.count, 0, 0, 0, 0, 0, size: 4)
      .big(start + first.count, second.count, size: 4).zeros(start - 0x80).raw(first + second)
    let metadata = try Metadata(file.bytes)
    #expect(metadata["RAF:WB_GRGBLevels"]?.description == "384 768 384 576")
    #expect(metadata["RAF2:WB_GRGBLevels"]?.description == "384 1536 384 1152")
    #expect(metadata["Composite:RedBalance"]?.description == "2")
    #expect(metadata["Composite:BlueBalance"]?.description == "1.5")
  }

  @Test func placesThatLieAreWarnedOf() throws {
    let file = Self.file().with([0x7f, 0xff, 0xff, 0xff], at: 0x5c)
    #expect(try !Metadata(file.bytes).warnings.isEmpty)
  }

  /// What stands before a length that lies is told, and the preview is never the photo.
  @Test(arguments: [0, 1]) func aBadRecordLosesNoOther(_ bad: Int) throws {
    let whole = Self.file()
    // The JPEG's length, behind which the directory starts: a count, then records of 8 bytes.
    let length = whole.bytes[0x58..<0x5c].reduce(0) { $0 << 8 | Int($1) }
    let metadata = try Metadata(
      whole.with([0xff, 0xff], at: 0x94 + length + 4 + bad * 8 + 2).bytes)
    #expect((metadata["RAF:RawImageCroppedSize"] != nil) == (bad == 1))
    #expect(metadata.facts.pixelWidth == (bad == 1 ? 3000 : nil))
    #expect(metadata["FujiIFD:RawImageFullWidth"]?.description == "4096")
    #expect(metadata.warnings.map(\.code) == [.truncated])
    #expect(metadata.warnings.allSatisfy { $0.offset != nil })
  }
}
