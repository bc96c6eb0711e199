import MetadataKit
import Testing

@Suite struct MPFTests {
  /// A file of two pictures, the second of a type, with something in its first segment.
  private func file(_ type: Int, _ segment: String) -> (bytes: [UInt8], second: Range<Int>) {
    let second = JPEGBytes.file([JPEGBytes.segment(0xe1, segment)])
    func main(before start: Int) -> [UInt8] {
      var tiff = TIFFBytes(.big)
      tiff.directory([
        .long(0xb001, 2), TIFFBytes.Field(tag: 0xb002, format: 7, count: 32, value: .offset(38)),
      ])
      tiff.append(BoxBytes.number(0x3_0000, 4) + BoxBytes.number(0, 12))
      // Places count from the header of TIFF, behind 10 bytes of JPEG.
      tiff.append(
        [type, second.count, start - 10, 0].flatMap { BoxBytes.number($0, 4) })
      return JPEGBytes.file([JPEGBytes.segment(0xe2, "MPF\0", tiff.bytes)])
    }
    let start = main(before: 10).count
    return (main(before: start) + second, start..<(start + second.count))
  }

  /// What is not to be seen by itself is no preview, whoever wrote it.
  @Test(
    arguments: [
      ("http://ns.adobe.com/xap/1.0/\0<hdrgm:Version>1.0</hdrgm:Version>", .gainMap),
      ("urn:iso:std:iso:ts:21496:-1\0", .gainMap),
      ("<AuxiliaryImageType>urn:com:apple:photo:2020:aux:hdrgainmap<", .gainMap),
      ("<AuxiliaryImageType>urn:mpeg:mpegB:cicp:systems:auxiliary:depth<", .depth),
    ] as [(String, AuxiliaryImage.Kind)])
  func mapsAreNoPreviews(_ segment: String, _ kind: AuxiliaryImage.Kind) throws {
    let (bytes, second) = file(0, segment)
    let metadata = try Metadata(bytes)
    #expect(metadata["MPImage2:MPImage2"]?.byteRange == second)
    #expect(metadata.auxiliaryImages.map(\.kind) == [kind])
    #expect(metadata.auxiliaryImages.map(\.range) == [second])
    #expect(metadata.pictures.isEmpty && !metadata.blocks.contains { $0.kind == .preview })
  }

  @Test(arguments: [0, 0x1_0001, 0x2_0002]) func otherPicturesArePreviews(_ type: Int) throws {
    let (bytes, second) = file(type, "Exif\0\0")
    let metadata = try Metadata(bytes)
    #expect(metadata.previews.map(\.range) == [second] && metadata.auxiliaryImages.isEmpty)
  }
}
