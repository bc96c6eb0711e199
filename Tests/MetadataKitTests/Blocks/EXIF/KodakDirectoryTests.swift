import MetadataKit
import Testing

/// Kodak's directories beside EXIF's: what exiftool 13.58 says of the same bytes.
@Suite struct KodakDirectoryTests {
  private static let text = """
    Camera: DCS660C
    Aperture: f4.0
    Max Aperture: F2.8
    Exposure Mode: M
    Focal Length: 35
    shutter of a B c: 1/60
    no colon here
    My own thing: yes
    """

  /// A TIFF whose first directory leads to Kodak's.
  private func file(_ pointer: Int, _ fields: [TIFFBytes.Field], _ values: [UInt8]) -> [UInt8] {
    var tiff = TIFFBytes()
    tiff.directory([.long(pointer, 26)])
    tiff.directory(fields)
    tiff.append(values)
    return tiff.bytes
  }

  @Test func readsTheDirectory() throws {
    let lines = Array(Self.text.utf8) + [0]
    let levels = Bytes().zeros(40).little(1024, 2000, 3000, size: 2).zeros(26).bytes
    // Behind a directory of five entries.
    let start = 26 + 2 + 5 * 12 + 4
    let metadata = try Metadata(
      file(
        0x8290,
        [
          .init(tag: 0, format: 1, count: 4, value: .inline([1, 2, 3, 4])), .short(0x3ed, 3072),
          .init(tag: 0x3f1, format: 2, count: lines.count, value: .offset(start)),
          .init(tag: 0x3fd, format: 7, count: 72, value: .offset(start + lines.count)),
          .short(0x406, 21),
        ], lines + levels))
    func words(_ name: String) -> String? { metadata[name]?.description }
    #expect(words("KodakIFD:KodakVersion") == "1.2.3.4")
    #expect(words("KodakIFD:SensorImageWidth") == "3072")
    #expect(words("KodakIFD:CameraTemperature") == "21 C")
    #expect(words("Kodak:CameraModel") == "DCS660C")
    #expect(words("Kodak:Aperture") == "4.0")
    #expect(words("Kodak:MaxAperture") == "2.8")
    #expect(words("Kodak:ExposureMode") == "Manual")
    #expect(metadata["Kodak:ExposureMode"]?.numericDescription == "M")
    #expect(words("Kodak:FocalLength") == "35 mm")
    #expect(words("Kodak:ShutterOfAB_C") == "1/60")
    #expect(words("Kodak:MyOwnThing") == "yes")
    #expect(words("Kodak:OtherInfo") == "no colon here")
    #expect(words("Kodak:WB_RGBLevels") == "2 1.024 0.682666666666667")
    #expect(words("Composite:RedBalance") == "1.953125")
    #expect(metadata.warnings.isEmpty)
  }

  @Test func readsLevelsOfKDC() throws {
    let start = 26 + 2 + 3 * 12 + 4
    let metadata = try Metadata(
      file(
        0xfe00,
        [
          .init(tag: 0xfa0d, format: 1, count: 1, value: .inline([2])),
          .init(tag: 0xfa25, format: 3, count: 3, value: .offset(start)),
          .init(tag: 0xfa27, format: 3, count: 3, value: .offset(start + 6)),
        ], Bytes().little(700, 1024, 500, 70, 102, 50, size: 2).bytes))
    #expect(metadata["KDC_IFD:WhiteBalance"]?.description == "Tungsten")
    #expect(metadata["Composite:WB_RGBLevels"]?.description == "70 102 50")
    #expect(metadata["Composite:RedBalance"]?.description == "0.686275")
  }

  @Test func survivesLies() throws {
    let entries = [0x3f1, 0x3fd, 0x1392].map {
      TIFFBytes.Field(tag: $0, format: 7, count: 72, value: .offset(0x7fff_fff0))
    }
    let metadata = try Metadata(file(0x8290, entries, []))
    #expect(!metadata.warnings.isEmpty)
    let colons = (0..<100_000).flatMap { _ in [0x3a, 0x0a] as [UInt8] }
    let text = TIFFBytes.Field(tag: 0x3f1, format: 7, count: colons.count, value: .offset(44))
    #expect(try Metadata(file(0x8290, [text], colons)).tags.count < 2000)
  }
}
