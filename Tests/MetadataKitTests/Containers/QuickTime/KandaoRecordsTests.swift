import MetadataKit
import Testing

/// What Kandao's cameras keep beside a movie: what exiftool 13.58 says of the same bytes.
@Suite struct KandaoRecordsTests {
  private static func entry(_ name: String, _ format: String, _ count: Int, _ value: Bytes)
    -> [UInt8]
  {
    Bytes().text(name, 32).text(format, 8).little(count, size: 4).raw(value.bytes).bytes
  }

  private static func number(_ value: Double) -> Bytes {
    Bytes().little(Int(bitPattern: UInt(value.bitPattern)), size: 8)
  }

  private static func entries(_ entries: [[UInt8]]) -> [UInt8] {
    Bytes().little(entries.count, size: 4).raw(entries.flatMap { $0 }).bytes
  }

  private static let place = Bytes().little(9, size: 4).raw(number(12.5).bytes)
    .raw(number(-7.25).bytes)

  private static let variable = entries([
    entry("CPU_TEMP", "U32", 1, Bytes().little(453, size: 4)),
    entry("PTS_UNIT", "U32", 1, Bytes().little(2, size: 4)),
    entry("TOTAL_TIME_MS", "U32", 1, Bytes().little(10010, size: 4)),
    entry("LENS", "CHAR", 6, Bytes("ab,c\0d")),
    entry("CENTER_SHIFT", "DOUBLE", 1, number(0.125)),
    entry("PTS", "U64", 2, Bytes().little(1, 2, size: 8)),
    entry("IMU", "U8", 20, Bytes().little(5, size: 8).little(1, -2, 3, 4, 5, -6, size: 2)),
    entry("GPS", "U8", 40, place.raw(place.bytes)),
    entry(
      "GPSX", "U8", 36,
      Bytes().little(9, size: 4).little(1_700_000_000_123, size: 8).raw(number(12.5).bytes)
        .raw(number(-7.25).bytes).raw(number(100.5).bytes)),
    entry("GAINMAP0", "U8", 9, Bytes("123456789")),
    entry("NEW_TAG_X", "S16", 3, Bytes().little(-1, 2, 3, size: 2)),
  ])

  private static let fixed = entries([
    entry("PRODUCT", "CHAR", 8, Bytes("QooCam\0\0")),
    entry("VIDEO_CAPTIME", "CHAR", 20, Bytes("2024-01-02 03:04:05\0")),
    entry("GPS_CAPTIME", "U64", 1, Bytes().little(1_700_000_000_123, size: 8)),
    entry("LENS_INDEX", "U8", 4, Bytes().little(1, 2, size: 2)),
    entry("VIDEO_BITRATE", "U32", 1, Bytes().little(120_500_000, size: 4)),
    entry("YAW", "S32", 1, Bytes().little(-45, size: 4)),
  ])

  private func expect(_ metadata: Metadata, _ expected: [(String, String, String)]) {
    for (name, worded, numeric) in expected {
      #expect(metadata[name]?.description == worded, "\(name)")
      #expect(metadata[name]?.numericDescription == numeric, "\(name)")
    }
  }

  @Test func `Entries are told in the group of their box`() throws {
    let file =
      MovieBytes.file("mp42") + BoxBytes.box("kvar", Self.variable)
      + BoxBytes.box("kfix", Self.fixed)
    let metadata = try Metadata(file)
    expect(
      metadata,
      [
        ("KVAR:CPUTemperature", "45.3", "45.3"), ("KVAR:TimeStampUnit", "ns", "2"),
        ("KVAR:TotalTime", "10.01", "10.01"), ("KVAR:LensData", "ab,c", "ab,c"),
        ("KVAR:CenterShift", "0.125", "0.125"), ("KVAR:Gyroscope", "1 -2 3", "1 -2 3"),
        ("KVAR:Accelerometer", "4 5 -6", "4 5 -6"),
        ("KVAR:GPSLatitude", "12 deg 30' 0.00\" N", "12.5"),
        ("KVAR:GPSLongitude", "7 deg 15' 0.00\" W", "-7.25"),
        ("GPS:GPSDateTime", "2023:11:14 22:13:20.123Z", "2023:11:14 22:13:20.123Z"),
        ("GPS:GPSAltitude", "100.5 m", "100.5"), ("KVAR:New_Tag_X", "-1 2 3", "-1 2 3"),
        ("KFIX:Model", "QooCam", "QooCam"),
        ("KFIX:VideoCaptureTime", "2024:01:02 03:04:05", "2024:01:02 03:04:05"),
        ("KFIX:GPSCaptureTime", "2023:11:14 22:13:20.123Z", "2023:11:14 22:13:20.123Z"),
        ("KFIX:LensIndex", "1 2", "1 2"),
        ("KFIX:VideoBitrate", "120.5 Mbps", "120500000"), ("KFIX:Yaw", "-45", "-45"),
      ])
    let times = metadata["KVAR:PresentationTimeStamp"]
    #expect(times?.byteRange?.count == 16)
    #expect(metadata["KVAR:GainMap0"]?.byteRange.map { Array(file[$0]) } == Array("123456789".utf8))
  }

  @Test func `A file of entries is one of a movie without it`() throws {
    let metadata = try Metadata(Self.variable)
    #expect(metadata.format.name == "KVAR")
    #expect(metadata.format.mimeType == "application/x-kandaostudio")
    #expect(metadata["KVAR:CPUTemperature"]?.description == "45.3")
    Bytes().raw(Self.variable).readEveryTruncation()
  }

  @Test func `Entries that are cut or of no known format end the list`() throws {
    func movie(_ entries: [UInt8]) throws -> Metadata {
      try Metadata(MovieBytes.file("mp42") + BoxBytes.box("kfix", entries))
    }
    let cut = try movie(Array(Self.fixed.dropLast(2)))
    #expect(cut["KFIX:VideoBitrate"] != nil && cut["KFIX:Yaw"] == nil)
    #expect(!cut.warnings.isEmpty)
    let strange = try movie(
      Self.entries([
        Self.entry("SN", "CHAR", 2, Bytes("12")), Self.entry("ISO", "U99", 1, Bytes("x")),
        Self.entry("EV", "U8", 1, Bytes("x")),
      ]))
    #expect(strange["KFIX:SerialNumber"] != nil && strange["KFIX:EV"] == nil)
    #expect(!strange.warnings.isEmpty)
    // A length of a value that no file has.
    let long = Self.entries([Self.entry("SN", "DOUBLE", 0xffff_ffff, Bytes("12"))])
    #expect(try movie(long)["KFIX:SerialNumber"] == nil)
  }
}
