import MetadataKit
import Testing

/// GoPro's records: what exiftool 13.58 says of the same bytes.
@Suite struct GoProRecordsTests {
  private static func record(
    _ key: String, _ kind: String, _ size: Int, _ count: Int, _ value: [UInt8]
  ) -> [UInt8] {
    Bytes(key).text(kind).raw([UInt8(size)]).big(count, size: 2).raw(value)
      .zeros(-value.count & 3).bytes
  }

  private static func container(_ key: String, _ records: [[UInt8]]) -> [UInt8] {
    let content = Array(records.joined())
    return record(key, "\0", 1, content.count, content)
  }

  private static func metadata(_ records: [[UInt8]]) throws -> Metadata {
    try Metadata(
      JPEGBytes.file([JPEGBytes.segment(0xe6, "GoPro\0", container("DEVC", records))]))
  }

  @Test func `Values are as their letters say`() throws {
    let metadata = try Self.metadata([
      Self.record("VERS", "B", 1, 3, [8, 2, 2]),
      Self.record("MUID", "L", 4, 2, Bytes().big(10, 0xdead_beef, size: 4).bytes),
      Self.record("CDAT", "J", 8, 1, Bytes().big(1_714_499_657, size: 8).bytes),
      Self.record("TZON", "s", 2, 1, Bytes().big(-150, size: 2).bytes),
      Self.record("DZOM", "c", 1, 1, Array("Y".utf8)),
      Self.record("PYCF", "c", 2, 3, Array("r0r1r\0".utf8)),
      Self.record("SROT", "q", 4, 1, Bytes().big(123_456, size: 4).bytes),
      Self.record("EXPT", "c", 1, 4, [0, 0, 0, 0]),
      Self.record("TYPE", "c", 1, 2, Array("fL".utf8)),
      Self.record("FACE", "?", 8, 2, Bytes().big(0x3fc0_0000, 7, 0x3fc0_0000, 8, size: 4).bytes),
    ])
    #expect(metadata["GoPro:MetadataVersion"]?.description == "8.2.2")
    #expect(metadata["GoPro:MetadataVersion"]?.numericDescription == "8 2 2")
    #expect(metadata["GoPro:MediaUniqueID"]?.description == "0000000adeadbeef")
    #expect(metadata["GoPro:CreationDate"]?.description == "2024:04:30 17:54:17")
    #expect(metadata["GoPro:TimeZone"]?.description == "-02:30")
    #expect(metadata["GoPro:DigitalZoomOn"]?.description == "Yes")
    #expect(metadata.words("GoPro:PolynomialPower") == ["r0", "r1", "r"])
    #expect(metadata["GoPro:SensorReadoutTime"]?.description == "1.88379")
    #expect(metadata["GoPro:ExposureType"]?.description == "")
    #expect(metadata.words("GoPro:FaceDetected") == ["1.5 7", "1.5 8"])
  }

  @Test func `The last values of a container are scaled`() throws {
    let metadata = try Self.metadata([
      Self.container(
        "STRM",
        [
          Self.record("SCAL", "s", 2, 2, Bytes().big(10, 4, size: 2).bytes),
          Self.record("MAGN", "s", 2, 4, Bytes().big(1, 2, 3, -6, size: 2).bytes),
        ])
    ])
    #expect(metadata["GoPro:Magnetometer"]?.description == "0.1 0.5 0.3 -1.5")
    #expect(metadata["GoPro:ScaleFactor"] == nil)
  }

  @Test func `Containers in containers end, and lengths that lie`() throws {
    var records: [UInt8] = []
    for _ in 0..<200 { records = Self.container("STRM", [records]) }
    let metadata = try Self.metadata([records])
    #expect(metadata.warnings.count == 1)
    let lie = Bytes("VERS").text("B").raw([255, 255, 255, 1]).bytes
    #expect(try Self.metadata([lie]).warnings.count == 1)
    Bytes().raw(
      JPEGBytes.file([
        JPEGBytes.segment(
          0xe6, "GoPro\0", Self.container("DEVC", [Self.record("VERS", "B", 1, 3, [8, 2, 2])]))
      ])
    ).readEveryTruncation()
  }

  @Test func `A movie has them in its user data`() throws {
    let records = Self.container("DEVC", [Self.record("MINF", "c", 1, 5, Array("HERO6".utf8))])
    let metadata = try Metadata(
      BoxBytes.box("ftyp", Array("mp42\0\0\0\0mp42".utf8))
        + BoxBytes.box("moov", BoxBytes.box("udta", BoxBytes.box("GPMF", records))))
    #expect(metadata["GoPro:Model"]?.description == "HERO6")
  }

  @Test func `An identifier that is no whole number is no trap`() throws {
    let metadata = try Self.metadata([
      Self.record("MUID", "d", 8, 2, Bytes().big(0x7fef_ffff, 0, 0x7ff0_0000, 0, size: 4).bytes)
    ])
    #expect(metadata["GoPro:MediaUniqueID"]?.description == "0000000000000000")
    let text = try Self.metadata([Self.record("MUID", "c", 1, 3, Array("nan".utf8))])
    #expect(text["GoPro:MediaUniqueID"] != nil)
  }

  /// As numbers, each of its bytes would take dozens.
  @Test func `A record that no device has written stays as it is`() throws {
    let count = 60_000
    let record = Self.record("ACCL", "b", 5, count, [UInt8](repeating: 1, count: 5 * count))
    let metadata = try Metadata(
      BoxBytes.box("ftyp", Array("mp42\0\0\0\0mp42".utf8))
        + BoxBytes.box("moov", BoxBytes.box("udta", BoxBytes.box("GPMF", record))))
    #expect(metadata["GoPro:Accelerometer"]?.byteCount == 5 * count)
  }

  @Test func `Records without end are charged for`() throws {
    let records = [
      [[UInt8]](repeating: Self.record("VERS", "B", 1, 1, [8]), count: 1000),
      [Self.record("PYCF", "c", 2, 2000, [UInt8](repeating: 0x61, count: 4000))],
    ]
    for records in records {
      var options = ReadOptions()
      options.limits.decodedBytes = 32 << 10
      let segment = JPEGBytes.segment(0xe6, "GoPro\0", Self.container("DEVC", records))
      let metadata = try Metadata(JPEGBytes.file([segment]), options: options)
      #expect(metadata.tags.count < 600)
      #expect(metadata.warnings.contains { $0.code == .limitExceeded })
    }
  }
}
