import MetadataKit
import Testing

/// What FLIR's cameras write behind a movie: what exiftool 13.58 says of the same bytes.
@Suite struct FLIRMovieTests {
  private static func box(_ kind: UInt64, _ rest: UInt64, _ content: [UInt8]) -> [UInt8] {
    BoxBytes.box(
      "uuid",
      Bytes().big(Int(bitPattern: UInt(kind)), Int(bitPattern: UInt(rest)), size: 8).bytes, content)
  }

  private static func part(_ text: String) -> [UInt8] {
    box(0x43c3_993b_0f94_424b, 0x8205_6b66_513f_485d, [0, 0, 0, 1] + Array(text.utf8))
  }

  private static func floats(_ numbers: Float...) -> [UInt8] {
    numbers.flatMap { Bytes().big(Int($0.bitPattern), size: 4).bytes }
  }

  private static let picture: [UInt8] = [0xff, 0xd8, 0xff, 0xdb, 0, 4, 1, 1, 0xff, 0xd9]

  private static let boxes: [UInt8] =
    part("bahpver\0A\0B\0") + part("det_board\0D\0E\0\0") + part("T1234\0rev\0")
    + box(
      0x57f5_b93e_51e4_48af, 0xa0d9_c3ef_1b37_f712,
      Bytes().zeros(0x7e).text("620001234").bytes)
    + box(
      0x41e5_dcf9_e80a_41ce, 0xadfe_7f0c_5808_2c19,
      floats(0, 293.15, 294, 0.95, 2.5, 0.5, 0.98, 295, 1))
    + box(0x7f2e_2100_8b46_4918, 0xafb1_de70_9a74_f6f5, floats(0, 12.5, -7.25, 100.126))
    + box(0x2b45_2fdc_7435_4094, 0xbaee_22a6_b23a_7cf8, Bytes().zeros(5).text("FOL18\0").bytes)
    + box(0xf8ab_721e_8473_44a0, 0xb8c8_1b04_826e_0724, [0, 0, 0, 0] + Array("C\0m\0".utf8))
    + box(0x91af_9b93_459b_4456, 0x98d1_5e76_ea01_04ac, [0, 0, 0, 1] + picture)

  @Test func `Boxes are told by what they are`() throws {
    let file = MovieBytes.file("mp42") + BoxBytes.box("udta", Self.boxes)
    let metadata = try Metadata(file)
    for (name, worded) in [
      ("BAHPVer", "A B"), ("DetectorBoard", "D E"), ("PartNumber", "T1234 rev"),
      ("CameraSerialNumber", "620001234"), ("ReflectedApparentTemperature", "20.0 C"),
      ("Emissivity", "0.95"), ("ObjectDistance", "2.50 m"), ("RelativeHumidity", "50.0 %"),
      ("IRWindowTransmission", "1.00"), ("GPSLatitude", "12 deg 30' 0.00\" N"),
      ("GPSAltitude", "100.13 m"), ("LensModel", "FOL18"),
    ] {
      #expect(metadata["FLIR:" + name]?.description == worded, "\(name)")
    }
    #expect(metadata.tags.filter { $0.name == "Units" }.map(\.description) == ["C", "m"])
    let place = metadata["FLIR:ThumbnailImage"]?.byteRange
    #expect(place.map { Array(file[$0]) } == Self.picture)
    Bytes().raw(file).readEveryTruncation()
  }

  @Test func `What else is in such user data is left alone`() throws {
    let file = MovieBytes.file("mp42") + BoxBytes.box("udta", Array("LIGOGPSINFO {}".utf8))
    let metadata = try Metadata(file)
    #expect(metadata.warnings.count == (try Metadata(MovieBytes.file("mp42")).warnings.count))
    #expect(!metadata.tags.contains { $0.group == "FLIR" })
  }
}
