import MetadataKit
import Testing

@Suite struct PhaseOneTests {
  /// Entries of a number, the size of one element, and bytes; behind them what is longer than four.
  static func directory(
    _ head: Bytes, _ entries: [(tag: Int, size: Int?, value: [UInt8])]
  ) -> [UInt8] {
    var values = head.little(0, size: 4)
    var list = Bytes().little(entries.count, 0, size: 4)
    for entry in entries {
      list = list.little(entry.tag, size: 4)
      if let size = entry.size { list = list.little(size, size: 4) }
      list = list.little(entry.value.count, size: 4)
      if entry.value.count > 4 {
        list = list.little(values.bytes.count, size: 4)
        values = values.raw(entry.value)
      } else {
        list = list.raw(entry.value + [UInt8](repeating: 0, count: 4 - entry.value.count))
      }
    }
    return values.with(Bytes().little(values.bytes.count, size: 4).bytes, at: 8).raw(list.bytes)
      .bytes
  }

  static func float(_ number: Float) -> [UInt8] {
    Bytes().little(Int(number.bitPattern), size: 4).bytes
  }

  static let calibration = directory(
    Bytes("IIII").little(1, size: 4),
    [
      (0x407, nil, Array("LD001055\0".utf8)), (0x400, nil, [1, 2, 3, 4, 5, 6, 7, 8]),
      (0x419, nil, float(0.5) + float(1.234567)),
    ])

  static let note = directory(
    Bytes("IIII\u{14}waR"),
    [
      (0x100, 4, [1, 1, 0, 0]), (0x105, 4, [100, 0, 0, 0]), (0x106, 4, float(1.25) + float(-0.5)),
      (0x10e, 4, [3, 0, 0, 0]), (0x112, 4, Bytes().little(1_371_656_661, size: 4).bytes),
      (0x110, 1, calibration), (0x210, 4, float(37)), (0x21d, 4, float(0.5)),
      (0x223, 2, [1, 0, 2, 0, 3, 0]), (0x400, 4, float(10)), (0x401, 4, float(5)),
      (0x403, 4, float(80)), (0x412, 1, Array("Mamiya LS 80mm f/2.8 D\0".utf8)),
      (0x999, 4, [1, 0, 0, 0]),
    ])

  @Test func readsItsOwnDirectories() throws {
    let metadata = try Metadata(NoteBytes("Phase One", "P 45+", bytes: Self.note).asJPEG)
    func words(_ name: String) -> String? { metadata["PhaseOne:" + name]?.description }
    func value(_ name: String) -> String? { metadata["PhaseOne:" + name]?.numericDescription }
    #expect(words("CameraOrientation") == "Rotate 90 CW")
    #expect(value("CameraOrientation") == "1")
    #expect(words("ISO") == "100")
    #expect(words("ColorMatrix1") == "1.250 -0.500")
    #expect(value("ColorMatrix1") == "1.25 -0.5")
    #expect(words("RawFormat") == "IIQ L")
    #expect(words("DateTimeOriginal") == "2013:06:19 15:44:21")
    #expect(words("SerialNumber") == "LD001055")
    #expect(metadata["PhaseOne:SensorDefects"]?.isBinary == true)
    #expect(words("LinearizationCoefficients1") == "0.5 1.2346")
    #expect(words("SensorTemperature") == "37.00 C")
    // A number that has the exponent of a small fraction is one.
    #expect(words("BlackLevel") == "0.5")
    #expect(words("BlackLevelData") == "(Binary data 5 bytes, use -b option to extract)")
    #expect(words("ShutterSpeedValue") == "1/1024")
    #expect(value("ShutterSpeedValue") == "0.0009765625")
    #expect(words("ApertureValue") == "5.7")
    #expect(words("FocalLength") == "80.0 mm")
    #expect(words("LensModel") == "Mamiya LS 80mm f/2.8 D")
  }

  /// Each of 300 entries may lead to the same 300, and each of 1000 notes to these.
  @Test func entriesThatAreNotKnownAreCharged() throws {
    let entry = (tag: 0x999, size: Optional(4), value: [UInt8](repeating: 1, count: 4))
    let note = Self.directory(
      Bytes("IIII\u{14}waR"), Array(repeating: entry, count: 300))
    var options = ReadOptions()
    options.limits.decodedBytes = 15_000
    let file = NoteBytes("Phase One", "P 45+", bytes: note).asJPEG
    #expect(try Metadata(file).warnings.isEmpty)
    #expect(
      try Metadata(file, options: options).warnings.contains { $0.code == .limitExceeded })
  }

  @Test func damagedDirectoriesAreToldOf() throws {
    let countless = Bytes("IIII\u{14}waR").little(12, 1 << 30, 0, size: 4).bytes
    #expect(
      try Metadata(NoteBytes("Phase One", "P 45+", bytes: countless).asJPEG).warnings.map(\.code)
        == [.malformed])
    let file = NoteBytes("Phase One", "P 45+", bytes: Self.note).asJPEG
    for length in stride(from: 0, to: file.count, by: 3) {
      guard let metadata = try? Metadata(Array(file[..<length])) else { continue }
      for tag in metadata.tags { _ = tag.description }
    }
  }
}
