import MetadataKit
import Testing

/// Pentax's notes, written byte by byte.
@Suite struct PentaxTests {
  private func note(_ values: [MakerNoteBytes.Value]) -> [UInt8] {
    Array("PENTAX \0II".utf8) + MakerNoteBytes.directory(values, at: 10)
  }

  private func read(_ model: String, _ values: [MakerNoteBytes.Value]) throws -> Metadata {
    try Metadata(MakerNoteBytes.block(make: "PENTAX", model: model, note: note(values)).asJPEG)
  }

  private static let settings: [MakerNoteBytes.Value] = [
    .bytes(0x0, [5, 1, 0, 0], format: 1),
    .bytes(0x6, [0x07, 0xd9, 10, 27]),
    .bytes(0x7, [12, 14, 34]),
    .longs(0x12, [800], format: 4),
    .shorts(0x16, [47]),
    .shorts(0x1d, [5000]),
    .bytes(0x27, [0xfe, 0xfd, 0xff, 0xff]),
    .bytes(0x33, [0, 5, 1], format: 1),
    .bytes(0x34, [0, 1, 0, 0], format: 1),
    .bytes(0x3f, [4, 0, 0], format: 1),
    .bytes(0x53, [0xb7, 0x6e, 0, 0xf1]),
    .bytes(0x5d, [0xf4, 0x28, 0xd4, 0x0c]),
  ]

  @Test func tellsSettings() throws {
    let metadata = try read("PENTAX K-5 x", Self.settings)
    #expect(metadata.pair("Pentax:PentaxVersion") == ["5.1.0.0", "5 1 0 0"])
    #expect(metadata["Pentax:Date"]?.description == "2009:10:27")
    #expect(metadata["Pentax:Time"]?.description == "12:14:34")
    #expect(metadata.pair("Pentax:ExposureTime") == ["1/125", "0.008"])
    #expect(metadata.pair("Pentax:ExposureCompensation") == ["-0.3", "-0.3"])
    #expect(metadata.pair("Pentax:FocalLength") == ["50.0 mm", "50"])
    #expect(metadata.pair("Pentax:DSPFirmwareVersion") == ["1.02.00.00", "1 02 00 00"])
    #expect(metadata.pair("Pentax:PictureMode") == ["Portrait; 1/3 EV steps", "0 5 1"])
    #expect(
      metadata.pair("Pentax:DriveMode")
        == ["Single-frame; Self-timer (12 s); Shutter Button; Single Exposure", "0 1 0 0"])
    #expect(
      metadata.pair("Pentax:LensType") == ["smc PENTAX-DA 21mm F3.2 AL Limited (4 0)", "4 0"])
    #expect(metadata.pair("Pentax:ColorTempDaylight") == ["6232 +1 -1", "6232 1 -1"])
    #expect(metadata["Pentax:ShutterCount"]?.description == "1000")
    #expect(metadata.warnings.isEmpty)
  }

  @Test func structuresAreOfCameras() throws {
    var exposure = [UInt8](repeating: 0, count: 24)
    exposure.replaceSubrange(0..<3, with: [88, 90, 32])
    exposure[10] = 84
    exposure[14] = 0x21
    let battery: [UInt8] = [0x02, 0x50, 0x03, 0x20, 0x03, 0x1e, 0, 0, 0, 0]
    for (model, state) in [("PENTAX K-5 x", "Full"), ("PENTAX K10D", "Unknown (5)")] {
      let metadata = try read(model, [.bytes(0x206, exposure), .bytes(0x216, battery)])
      #expect(metadata.pair("Pentax:AEExposureTime") == ["1/5", "0.1875"])
      #expect(metadata["Pentax:AEAperture"]?.description == "2.6")
      #expect(metadata["Pentax:AEMaxAperture"]?.description == "2.0")
      #expect(metadata["Pentax:AEFlags"]?.isListed != true)
      #expect(metadata.pair("Pentax:AEWhiteBalance") == ["Shade", "2"])
      #expect(metadata.pair("Pentax:AEMeteringMode2") == ["Center-weighted average", "1"])
      #expect(metadata["Pentax:BodyBatteryState"]?.description == state)
      let voltage = metadata["Pentax:BodyBatteryVoltage1"]?.description
      #expect(voltage == (model == "PENTAX K10D" ? nil : "8.00 V"))
    }
  }

  @Test func facesAreAsManyAsFound() throws {
    let metadata = try read(
      "PENTAX K-5 x",
      [
        .bytes(0x60, [2, 0, 50, 60], format: 1),
        .shorts(0x227, [100, 200, 300, 400, 500, 600]),
      ])
    #expect(metadata["Pentax:FacesDetected"]?.description == "2")
    #expect(metadata["Pentax:Face2Position"]?.description == "300 400")
    #expect(metadata["Pentax:Face3Position"] == nil)
  }

  @Test func movedValuesAreFound() throws {
    // Offsets count from the start of the block; the whole was moved by 100 bytes.
    let start = MakerNoteBytes.start(make: "PENTAX", model: "PENTAX K10D")
    for moved in [0, 100] {
      let note =
        Array("AOC\0II".utf8)
        + MakerNoteBytes.directory(
          [.bytes(0x3e, [1, 2, 3, 4, 5, 6], format: 1)], at: start + 6 - moved)
      let metadata = try Metadata(
        MakerNoteBytes.block(make: "PENTAX", model: "PENTAX K10D", note: note).asJPEG)
      #expect(metadata["Pentax:PreviewImageBorders"]?.description == "1 2 3 4 5 6")
    }
  }

  @Test func hostileNotesAreSurvived() throws {
    let whole = note(Self.settings + [.bytes(0x245, [0, 0, 0xff, 0xff, 0xff])])
    for count in whole.indices {
      _ = try Metadata(
        MakerNoteBytes.block(make: "PENTAX", model: "PENTAX K-1 x", note: Array(whole[..<count]))
          .asJPEG)
    }
    _ = try read("PENTAX K-5 x", [.init(0x22a, 7, 0x7fff_ffff, [0, 0, 0, 1, 9])])
  }
}
