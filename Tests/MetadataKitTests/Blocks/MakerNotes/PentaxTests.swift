import MetadataKit
import Testing

/// Pentax's notes, written byte by byte.
@Suite struct PentaxTests {
  private func note(_ model: String, _ values: [NoteBytes.Value]) -> NoteBytes {
    NoteBytes("PENTAX", model, head: "PENTAX \0II", base: 0, values)
  }

  private func read(_ model: String, _ values: [NoteBytes.Value]) throws -> Metadata {
    try Metadata(note(model, values).asJPEG)
  }

  private static let settings: [NoteBytes.Value] = [
    .bytes(0x0, [5, 1, 0, 0]),
    .data(0x6, [0x07, 0xd9, 10, 27]),
    .data(0x7, [12, 14, 34]),
    .longs(0x12, [800]),
    .shorts(0x16, [47]),
    .shorts(0x1d, [5000]),
    .data(0x27, [0xfe, 0xfd, 0xff, 0xff]),
    .bytes(0x33, [0, 5, 1]),
    .bytes(0x34, [0, 1, 0, 0]),
    .bytes(0x3f, [4, 0, 0]),
    .data(0x53, [0xb7, 0x6e, 0, 0xf1]),
    .data(0x5d, [0xf4, 0x28, 0xd4, 0x0c]),
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
    #expect(metadata.pair("Composite:LensID") == metadata.pair("Pentax:LensType"))
    #expect(metadata.pair("Pentax:ColorTempDaylight") == ["6232 +1 -1", "6232 1 -1"])
    #expect(metadata["Pentax:ShutterCount"]?.description == "1000")
    #expect(metadata.warnings.isEmpty)
  }

  @Test func whatIsCountedBesidesFacesIsTold() throws {
    let metadata = try read("PENTAX K-3 Mark III", [.bytes(0x76, [16, 2, 7])])
    #expect(
      metadata.pair("Pentax:FaceDetect") == ["On (16 faces max); 2 faces detected; 7", "16 2 7"])
  }

  /// Of notes that software moved as of others.
  @Test(arguments: [0, 32]) func blocksMoveAsValuesDo(_ moved: Int) throws {
    let printing = Array("PrintIM\0".utf8) + Array("0300".utf8) + [0, 0, 0, 0, 0, 0]
    let metadata = try Metadata(
      NoteBytes(
        "Asahi Optical Co.,Ltd.", "PENTAX Optio 430", moved: moved,
        [.data(0x300, [1, 2, 3, 4, 5, 6]), .data(0xe00, printing)]
      ).asJPEG)
    #expect(metadata["PrintIM:PrintIMVersion"]?.description == "0300")
  }

  @Test func structuresAreOfCameras() throws {
    let exposure = NoteBytes.structure(24, [0: [88, 90, 32], 10: [84], 14: [0x21]])
    let battery: [UInt8] = [0x02, 0x50, 0x03, 0x20, 0x03, 0x1e, 0, 0, 0, 0]
    for (model, state) in [("PENTAX K-5 x", "Full"), ("PENTAX K10D", "Unknown (5)")] {
      let metadata = try read(model, [.data(0x206, exposure), .data(0x216, battery)])
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
        .bytes(0x60, [2, 0, 50, 60]),
        .shorts(0x227, [100, 200, 300, 400, 500, 600]),
      ])
    #expect(metadata["Pentax:FacesDetected"]?.description == "2")
    #expect(metadata["Pentax:Face2Position"]?.description == "300 400")
    #expect(metadata["Pentax:Face3Position"] == nil)
  }

  @Test func filtersAreListsOfTheirParameters() throws {
    let filter = NoteBytes.structure(39, [5: [10, 7, 1, 1, 0xfe, 99, 3], 22: [0]])
    let metadata = try read("PENTAX K-5 x", [.data(0x22a, filter)])
    #expect(
      metadata.pair("Pentax:DigitalFilter01")
        == [
          "Toy Camera; ShadowBlur=On; Brightness=-2; Unknown(99)=3",
          "10 7 1 1 -2 99 3 0 0 0 0 0 0 0 0 0 0",
        ])
    #expect(metadata["Pentax:DigitalFilter02"] == nil)
    var json = JSONWriter()
    ExiftoolView(isNumeric: false).write(metadata, name: [], &json)
    let record = String(decoding: json.text.bytes, as: UTF8.self)
    #expect(record.contains(#"["Toy Camera","ShadowBlur=On","Brightness=-2","Unknown(99)=3"]"#))
  }

  @Test func movedValuesAreFound() throws {
    // Offsets count from the start of the block; the whole was moved by 60 bytes.
    for moved in [0, 60] {
      let metadata = try Metadata(
        NoteBytes(
          "PENTAX", "PENTAX K10D", head: "AOC\0II", moved: moved,
          [.shorts(0x8, [0]), .bytes(0x3e, [1, 2, 3, 4, 5, 6])]
        ).asJPEG)
      #expect(metadata["Pentax:PreviewImageBorders"]?.description == "1 2 3 4 5 6")
    }
  }

  @Test func hostileNotesAreSurvived() throws {
    let whole = note(
      "PENTAX K-1 x", Self.settings + [.data(0x245, [0, 0, 0xff, 0xff, 0xff])])
    for part in whole.truncations { _ = try Metadata(part.asJPEG) }
    _ = try read("PENTAX K-5 x", [.init(0x22a, format: 7, count: 0x7fff_ffff, [0, 0, 0, 1, 9])])
  }

  /// Where the K-3 Mark III focuses: as many areas as are counted, seven numbers each.
  @Test func tellsFocusAreas() throws {
    func areas(_ count: Int) throws -> [String] {
      let numbers =
        [0, 1, 101, count, 0, 0, 0] + [6000, 4000, 3012, 2008, 0, 0, 0x1c]
        + [6000, 4000, 3013, 2009, 50, 50, 0x08] + [6000, 4000, 3014, 2010, 50, 50, 0]
      return try read("PENTAX K-3 Mark III", [.shorts(0x40c, numbers)]).pair("Pentax:AFAreas")
    }
    #expect(
      try areas(3) == [
        "3012,2008(central,in-focus); 3013,2009; 3014,2010(peripheral)",
        "6000 4000 3012 2008 0 0 28 6000 4000 3013 2009 50 50 8 6000 4000 3014 2010 50 50 0",
      ])
    #expect(try areas(1) == ["3012,2008(central,in-focus)", "6000 4000 3012 2008 0 0 28"])
    #expect(try areas(0) == ["(none)", ""])
    #expect(try areas(65535).first?.hasPrefix("3012,2008(central,in-focus); 3013") == true)
  }
}
