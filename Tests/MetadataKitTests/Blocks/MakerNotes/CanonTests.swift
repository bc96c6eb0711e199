import MetadataKit
import Testing

/// Canon's notes, written byte by byte.
@Suite struct CanonTests {
  /// A value of a note: its number, and numbers of 16 bits or bytes.
  struct Value {
    let tag: Int
    let format: Int
    let count: Int
    let bytes: [UInt8]

    static func shorts(_ tag: Int, _ numbers: [Int]) -> Value {
      Value(
        tag: tag, format: 3, count: numbers.count,
        bytes: numbers.flatMap {
          [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)]
        })
    }

    static func longs(_ tag: Int, _ numbers: [Int]) -> Value {
      Value(
        tag: tag, format: 4, count: numbers.count,
        bytes: numbers.flatMap { number in
          (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
        })
    }

    /// A structure whose first number is its length.
    static func structure(_ tag: Int, _ numbers: [Int]) -> Value {
      shorts(tag, [2 * (numbers.count + 1)] + numbers)
    }
  }

  /// Where the note stands in the block: behind its directory and the camera's name.
  static func start(_ model: String) -> Int { 56 + model.utf8.count + 1 }

  /// A block of the camera's name and a note.
  ///
  /// - Parameter moved: how far the note was moved without changing its offsets, which a footer
  ///   tells.
  static func block(_ model: String, _ values: [Value], moved: Int? = nil) -> TIFFBytes {
    let start = start(model)
    let place = start + (moved ?? 0)
    var entries = TIFFBytes()
    var data: [UInt8] = []
    let dataStart = place + 2 + 12 * values.count + 4
    entries.append(entries.number(values.count, 2))
    for value in values {
      entries.append(
        entries.number(value.tag, 2) + entries.number(value.format, 2)
          + entries.number(value.count, 4))
      if value.bytes.count <= 4 {
        entries.append(value.bytes + [UInt8](repeating: 0, count: 4 - value.bytes.count))
      } else {
        entries.append(entries.number(dataStart + data.count, 4))
        data += value.bytes
      }
    }
    var note = Array(entries.bytes.dropFirst(8)) + [0, 0, 0, 0] + data
    if moved != nil { note += [0x49, 0x49, 42, 0] + entries.number(place, 4) }
    var block = TIFFBytes()
    block.directory([
      .init(tag: 0x10f, format: 2, count: 6, value: .offset(50)),
      .init(tag: 0x110, format: 2, count: model.utf8.count + 1, value: .offset(56)),
      .init(tag: 0x927c, format: 7, count: note.count, value: .offset(start)),
    ])
    block.append(Array("Canon\0".utf8) + Array(model.utf8) + [0] + note)
    return block
  }

  private func read(_ model: String, _ values: [Value], moved: Int? = nil) throws -> Metadata {
    try Metadata(Self.block(model, values, moved: moved).asJPEG)
  }

  /// The camera's settings, those that are named by their index.
  static func settings(_ numbers: [Int: Int]) -> Value {
    .structure(1, (1..<53).map { numbers[$0] ?? 0 })
  }

  @Test func tellsSettings() throws {
    let metadata = try read(
      "Canon EOS 600D",
      [
        Self.settings([
          1: 2, 2: 0x4000 | 100, 13: 0x7fff, 14: 2, 15: -1, 16: 0x4000 | 400, 22: 10, 23: 500,
          24: 500, 25: 10, 26: 92, 28: -1, 29: 1 << 14,
        ])
      ])
    func words(_ name: String) -> String? { metadata["Canon:" + name]?.description }
    #expect(words("MacroMode") == "Normal")
    #expect(words("SelfTimer") == "10 s, Custom")
    #expect(words("Contrast") == nil)
    #expect(words("Saturation") == "+2")
    #expect(words("Sharpness") == "-1")
    #expect(words("CameraISO") == "400")
    #expect(words("LensType") == "Canon EF 50mm f/2.5 Macro or Sigma Lens")
    #expect(words("MaxFocalLength") == "50 mm")
    #expect(words("FocalUnits") == "10/mm")
    #expect(words("MaxAperture") == "2.7")
    #expect(words("FlashModel") == nil)
    #expect(words("FlashBits") == "External")
    #expect(!metadata.tags.contains { $0.name == "CanonCameraSettings" && $0.isListed })
    #expect(metadata.warnings.isEmpty)
  }

  @Test(arguments: [(3, "6.5"), (0, "2.6")])
  func theDigitalZoomTakesPartOfTheSensor(_ zoom: Int, _ factor: String) throws {
    let metadata = try read(
      "Canon PowerShot S30",
      [
        Self.settings([12: zoom, 36: 640, 37: 1600]),
        .shorts(2, [2, 346, 528, 396]),
      ])
    #expect(metadata["Composite:ScaleFactor35efl"]?.description == factor)
  }

  @Test func derivesWhatSettingsSayTogether() throws {
    let metadata = try read(
      "Canon EOS 600D",
      [Self.settings([5: 1, 20: 4, 22: 10, 23: 50, 24: 50, 25: 1, 26: 84, 29: 1 << 14])])
    func words(_ name: String) -> String? { metadata["Composite:" + name]?.description }
    #expect(words("DriveMode") == "Continuous Shooting")
    #expect(words("Lens") == "50.0 mm")
    #expect(words("ShootingMode") == "Manual")
    #expect(words("FlashType") == "External")
    #expect(words("ShutterCurtainHack") == "1st-curtain sync")
    // f/2.5 rules out the others with the number.
    #expect(words("LensID") == "Canon EF 50mm f/2.5 Macro")
  }

  @Test func aLengthThatLiesIsAWarning() throws {
    let metadata = try read("Canon EOS 600D", [.shorts(1, [100, 2, 0])])
    #expect(metadata["Canon:MacroMode"] == nil)
    #expect(metadata.warnings.contains { $0.code == .malformed })
  }

  @Test(
    arguments: [
      ("Canon EOS D30", "000100002"), ("Canon EOS-1D", "065538"), ("Canon EOS 5D", "0000065538"),
    ] as [(String, String)])
  func theCameraDecides(_ model: String, _ expected: String) throws {
    let metadata = try read(model, [.longs(0xc, [0x10002])])
    #expect(metadata["Canon:SerialNumber"]?.description == expected)
  }

  @Test func wordsOfTheCameraAreWholeOnes() throws {
    // The exposure time of the EOS 350D is in other units; XTi is no XT.
    let shot = Value.structure(4, (1..<34).map { $0 == 22 ? 64 : 0 })
    let known = try read("Canon EOS DIGITAL REBEL XT", [shot])
    #expect(known["Canon:ExposureTime"]?.numericDescription == "7.8125")
    let other = try read("Canon EOS DIGITAL REBEL XTi", [shot])
    #expect(other["Canon:ExposureTime"]?.numericDescription == "0.25")
  }

  @Test func tellsFocusAreas() throws {
    let numbers =
      [2, 3, 3, 5184, 3456, 5184, 3456]
      + [1, 2, 3] + [4, 5, 6] + [-7, 0, 7] + [-8, 0, 8] + [0b101] + [0]
    let metadata = try read("Canon EOS 600D", [.structure(0x26, numbers)])
    #expect(metadata["Canon:NumAFPoints"]?.description == "3")
    #expect(metadata["Canon:AFAreaXPositions"]?.description == "-7 0 7")
    #expect(metadata["Canon:AFPointsInFocus"]?.description == "0,2")
    #expect(metadata["Canon:AFPointsSelected"]?.description == "(none)")
    #expect(metadata["Canon:PrimaryAFPoint"] == nil)
    // More points than there is room for: what stands before them is told.
    let lying = try read("Canon EOS 600D", [.structure(0x26, [2, 0xffff] + numbers.dropFirst(2))])
    #expect(lying["Canon:AFAreaMode"] != nil)
    #expect(lying["Canon:AFAreaXPositions"] == nil)
  }

  @Test func tellsCustomFunctions() throws {
    let group = [1, 8 + 12 + 16, 2, 0x101, 1, 1, 0x109, 2, 1, 0x1f]
    let bytes = Value.longs(0x99, [0, 1] + group)
    var value = bytes.bytes
    value[0] = UInt8(value.count)
    let metadata = try read(
      "Canon EOS 600D", [Value(tag: 0x99, format: 4, count: bytes.count, bytes: value)])
    #expect(metadata["CanonCustom:ExposureLevelIncrements"]?.description == "1/2 Stop")
    #expect(
      metadata["CanonCustom:UsableShootingModes"]?.description == "Enable; Flags 0x1f")
  }

  @Test func tellsEarlyCustomFunctions() throws {
    let metadata = try read(
      "Canon EOS 20D", [.structure(0xf, [0x0001, 0x0d01])])
    #expect(metadata["CanonCustom:SetFunctionWhenShooting"]?.description == "Change quality")
    #expect(metadata["CanonCustom:ETTLII"]?.description == "Average")
  }

  @Test func followsANoteThatWasMoved() throws {
    // The offsets are those of a note that stood 100 bytes further on.
    let metadata = try read("Canon EOS 600D", [Self.settings([1: 1])], moved: 100)
    #expect(metadata["Canon:MacroMode"]?.description == "Macro")
  }

  @Test func unknownValuesAreLocated() throws {
    let metadata = try read("Canon EOS 600D", [.shorts(0x4999, [1, 2, 3])])
    let tag = try #require(metadata.tags.first { $0.number == 0x4999 })
    #expect(!tag.isListed)
    #expect(tag.byteRange?.count == 6)
  }

  @Test func everyTruncationReturns() {
    let series = [2, 0x7fff, 0x7fff] + [Int](repeating: 0x7fff, count: 24)
    let filters = Value.longs(0x4024, [40, 0xff, 1, 0xffff_ffff, 0xffff_ffff, 0x101, 0xffff_ffff])
    let functions = Value.longs(0x99, [28, 1, 1, 0xffff_fff0, 9, 0x101, 0xffff_ffff])
    let block = Self.block(
      "Canon PowerShot A560",
      [
        Self.settings([22: 65535, 25: 0]), .structure(0x12, series), .structure(0x26, series),
        .structure(0x3c, series), filters, functions, .longs(0xd, [Int](repeating: -1, count: 138)),
        .shorts(0x4001, [Int](repeating: -1, count: 582)),
        Value(tag: 0x95, format: 2, count: 0x7fff_ffff, bytes: [1, 2, 3, 4, 5]),
      ])
    Bytes().raw(block.asJPEG).readEveryTruncation()
  }

  /// What the EOS 5D Mark III keeps of itself, with its firmware's version at a place.
  private func camera(_ version: Int, _ numbers: [Int: [UInt8]]) -> Value {
    var bytes = [UInt8](repeating: 0, count: 0x400)
    bytes.replaceSubrange(version..<(version + 5), with: Array("1.3.5".utf8))
    for (place, number) in numbers { bytes.replaceSubrange(place..<(place + 4), with: number) }
    return Value(tag: 0xd, format: 7, count: bytes.count, bytes: bytes)
  }

  @Test(arguments: [(0x22c, -16), (0x22d, -15), (0x23c, 0), (0x242, 6), (0x247, 11)])
  func firmwaresMoveValues(_ version: Int, _ shift: Int) throws {
    let metadata = try read(
      "Canon EOS 5D Mark III",
      [camera(version, [0x28c + shift: [9, 2, 0, 0], 0x298 + shift: [101, 0, 0, 0]])])
    #expect(metadata["Canon:FirmwareVersion"]?.description.hasPrefix("1.3.5") == true)
    #expect(metadata["Canon:FileIndex"]?.description == "522")
    #expect(metadata["Canon:DirectoryIndex"]?.description == "100")
    #expect(metadata["Canon:SharpnessStandard"] != nil)
    #expect(metadata.warnings.isEmpty)
  }

  @Test func ofAnUnknownFirmwareOnlyTheStartIsTold() throws {
    let metadata = try read("Canon EOS 5D Mark III", [camera(0x300, [4: [100, 0, 0, 0]])])
    #expect(metadata["Canon:ExposureTime"] != nil)
    #expect(metadata["Canon:FirmwareVersion"] == nil)
    #expect(metadata["Canon:CameraOrientation"] == nil)
    #expect(metadata.warnings.map(\.code) == [.unsupported])
  }

  @Test func locatesThePreviewBehindThePicture() throws {
    func block(_ start: Int) -> [UInt8] {
      Self.block("Canon EOS 300D", [.longs(0xb6, [12, 2, 6, 1536, 1024, start])]).asJPEG
    }
    // The block starts at 12; its offsets count from there.
    let length = block(0).count
    let preview: [UInt8] = [0xff, 0xd8, 0xff, 0xdb, 0, 0]
    let metadata = try Metadata(block(length - 12) + preview)
    #expect(metadata["Canon:PreviewImageStart"]?.description == String(length))
    #expect(metadata["Canon:PreviewImage"]?.byteRange == length..<(length + 6))
    #expect(metadata.previews.contains { $0.range == length..<(length + 6) })
    #expect(
      metadata.composites.first { $0.name == "PreviewImageSize" }?.description == "1536x1024")
    let gone = try Metadata(block(length - 12))
    #expect(gone["Canon:PreviewImage"] == nil)
    #expect(gone.warnings.contains { $0.code == .truncated })
  }

  @Test func namesOfLensesMayHaveABar() throws {
    let metadata = try read("Canon EOS 600D", [Self.settings([22: 368, 23: 20, 24: 20, 25: 1])])
    #expect(
      metadata["Canon:LensType"]?.description
        == "Sigma 14-24mm f/2.8 DG HSM | A or other Sigma Lens")
    #expect(
      metadata.composites.first { $0.name == "LensID" }?.description
        == "Sigma 20mm f/1.4 DG HSM | A")
  }
}
