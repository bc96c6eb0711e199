import Testing

@testable import MetadataKit

/// Canon's notes, written byte by byte.
@Suite struct CanonTests {
  /// A note, whose footer tells where it stood if it was moved.
  ///
  /// - Parameter moved: how far it was moved to the front without changing its offsets.
  private func note(
    _ model: String, _ values: [NoteBytes.Value], moved: Int? = nil
  ) -> NoteBytes {
    var note = NoteBytes("Canon", model, moved: -(moved ?? 0), values)
    if let moved { note.bytes += [0x49, 0x49, 42, 0] + NoteBytes.little(note.start + moved, 4) }
    return note
  }

  private func read(
    _ model: String, _ values: [NoteBytes.Value], moved: Int? = nil
  ) throws -> Metadata {
    try Metadata(note(model, values, moved: moved).asJPEG)
  }

  /// The camera's settings, those that are named by their index.
  private func settings(_ numbers: [Int: Int]) -> NoteBytes.Value {
    .structure(1, (1..<53).map { numbers[$0] ?? 0 })
  }

  @Test(arguments: [
    (NoteBytes.Value.longs(0x1e, [0x0102_0100]), "1.02 rev 1.00"),
    (.text(0x1e, "16908544"), "1.02 rev 1.00"), (.text(0x1e, "none"), "0.00 rev 0.00"),
    (.longs(0x1e, [0xb102_1000]), "Beta 1.02 rev 10.00"),
  ])
  func tellsTheFirmwaresRevision(_ value: NoteBytes.Value, _ words: String) throws {
    let metadata = try read("Canon PowerShot A640", [value])
    #expect(metadata["Canon:FirmwareRevision"]?.description == words)
  }

  /// Owners whose name nobody has set; what has words for numbers, or is a structure, says nothing then.
  @Test func tellsTextsOfNoBytes() throws {
    let metadata = try read(
      "Canon EOS 6D",
      [
        .init(0x1, format: 3, count: 0, []), .init(0x9, format: 2, count: 0, []),
        .init(0x1e, format: 4, count: 0, []),
      ])
    #expect(metadata.pair("Canon:OwnerName") == ["", ""])
    #expect(metadata["Canon:FirmwareRevision"] == nil)
    let listed = metadata.tags.filter { $0.group == "Canon" && $0.isListed }
    #expect(listed.map(\.name) == ["OwnerName"])
    #expect(metadata.warnings.isEmpty)
  }

  /// Of the EOS RP there is none.
  @Test func aBatteryWithoutATypeIsLeftOut() throws {
    func battery(_ name: String) -> NoteBytes.Value {
      let value = [76, 0, 0, 0] + Array(name.utf8)
      return .data(0x38, value + [UInt8](repeating: 0, count: 76 - value.count))
    }
    let named = try #require(try read("Canon EOS 5D", [battery("LP-E6")])["Canon:BatteryType"])
    #expect(named.description == "LP-E6" && named.isListed)
    #expect(try read("Canon EOS RP", [battery("")])["Canon:BatteryType"]?.isListed != true)
  }

  /// Only of EXIF's own arrays exiftool says how many numbers they have.
  @Test func tablesAreBinary() throws {
    func table(_ count: Int) throws -> String? {
      try read(
        "Canon EOS-1D", [.shorts(0xa4, [Int](repeating: 512, count: count))])[
          "Canon:WhiteBalanceTable"]?.description
    }
    #expect(try table(576) == "(Binary data 2303 bytes, use -b option to extract)")
    #expect(try table(17) == "(Binary data 67 bytes, use -b option to extract)")
    #expect(try table(2) == "512 512")
  }

  /// The codec's characters are a number; what other layouts of the correction of lenses hold
  /// besides is not known.
  @Test func tellsMoviesCodecsAndCorrectionsOfOtherLayouts() throws {
    var movie = NoteBytes.structure(240, [0: [240], 232: Array("1cva".utf8)])
    #expect(
      try read("Canon PowerShot S95", [.data(0x11, movie)])["Canon:VideoCodec"]?.description
        == "avc1")
    movie[0] = 239
    #expect(try read("Canon PowerShot S95", [.data(0x11, movie)])["Canon:VideoCodec"] == nil)
    func version(_ bytes: [UInt8]) throws -> String? {
      try read("Canon EOS R5", [.data(0x4015, bytes)])["Canon:VignettingCorrVersion"]?.description
    }
    #expect(try version([3, 0, 9, 9, 8, 0, 0, 0]) == "3")
    #expect(try version([2, 0, 8, 0, 0, 0, 0, 0]) == "2")
    #expect(try version([2, 0, 9, 0, 0, 0, 0, 0]) == nil)
  }

  @Test func tellsSettings() throws {
    let metadata = try read(
      "Canon EOS 600D",
      [
        settings([
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
        settings([12: zoom, 36: 640, 37: 1600]),
        .shorts(2, [2, 346, 528, 396]),
      ])
    #expect(metadata["Composite:ScaleFactor35efl"]?.description == factor)
  }

  /// A note may have thousands of lengths, each of which looked through all that is in it.
  @Test func unitsOfALengthStandNearIt() throws {
    let lengths = [NoteBytes.Value](repeating: .shorts(2, [2, 500, 528, 396]), count: 300)
    let metadata = try read("Canon PowerShot S30", lengths + [settings([25: 10])])
    let words = metadata.tags.filter { $0.name == "FocalLength" }.map(\.description)
    #expect(words.first == "500 mm" && words.last == "50 mm")
  }

  @Test func derivesWhatSettingsSayTogether() throws {
    let metadata = try read(
      "Canon EOS 600D",
      [settings([5: 1, 20: 4, 22: 10, 23: 50, 24: 50, 25: 1, 26: 84, 29: 1 << 14])])
    func words(_ name: String) -> String? { metadata["Composite:" + name]?.description }
    #expect(words("DriveMode") == "Continuous Shooting")
    #expect(words("Lens") == "50.0 mm")
    #expect(words("ShootingMode") == "Manual")
    #expect(words("FlashType") == "External")
    #expect(words("ShutterCurtainHack") == "1st-curtain sync")
    // f/2.5 rules out the others with the number.
    #expect(words("LensID") == "Canon EF 50mm f/2.5 Macro")
  }

  @Test func onlyDigitsAreANumberOfAFile() {
    func words(_ text: String) -> String {
      var buffer = TextBuffer()
      buffer.append(fileNumber: Array(text.utf8))
      return buffer.string
    }
    #expect(words("1001234") == "100-1234")
    #expect(words("IMG_1234") == "IMG_1234")
  }

  @Test func aLengthThatLiesIsAWarning() throws {
    let metadata = try read("Canon EOS 600D", [.shorts(1, [100, 2, 0])])
    #expect(metadata["Canon:MacroMode"] == nil)
    #expect(metadata.warnings.contains { $0.code == .malformed })
  }

  /// GIMP writes structures as texts, or as offsets to what is none.
  @Test(arguments: [
    NoteBytes.Value.text(0x1d, "32 1 0 2 2 2 2 0 0 0 0 0 0 0 0 0"),
    .longs(4, [0x2a00_4d4d, 0x0800_0000, 0x0f01_0a00, 0x0200]),
  ])
  func aStructureThatAnEditorWroteAnewIsNoDamage(_ value: NoteBytes.Value) throws {
    let metadata = try read("Canon PowerShot G10", [value])
    #expect(metadata.warnings.map(\.code) == [.deviation])
    // A format that was damaged is none of an editor's.
    let damaged = try read("Canon PowerShot G10", [.bytes(1, [92, 0, 1, 2, 3, 4])])
    #expect(damaged.warnings.map(\.code) == [.malformed])
  }

  /// As the PowerShot A80 has it.
  @Test func aLengthInPlaceOfPointsIsNoDamage() throws {
    let numbers = [56, 1, 2272, 1704, 2272, 212, 409, 38] + [Int](repeating: 0, count: 20)
    let camera = try read("Canon PowerShot A80", [.shorts(0x12, numbers)])
    #expect(camera["Canon:NumAFPoints"] == nil)
    #expect(camera.warnings.map(\.code) == [.deviation])
    let other = try read("Canon PowerShot A80", [.shorts(0x12, [57] + numbers.dropFirst())])
    #expect(other.warnings.map(\.code) == [.malformed])
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
    let shot = NoteBytes.Value.structure(4, (1..<34).map { $0 == 22 ? 64 : 0 })
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
    let metadata = try read("Canon EOS 600D", [.longs(0x99, [4 * (2 + group.count), 1] + group)])
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
    let metadata = try read("Canon EOS 600D", [settings([1: 1])], moved: 100)
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
    let filters = NoteBytes.Value.longs(
      0x4024, [40, 0xff, 1, 0xffff_ffff, 0xffff_ffff, 0x101, 0xffff_ffff])
    let functions = NoteBytes.Value.longs(0x99, [28, 1, 1, 0xffff_fff0, 9, 0x101, 0xffff_ffff])
    let note = note(
      "Canon PowerShot A560",
      [
        settings([22: 65535, 25: 0]), .structure(0x12, series), .structure(0x26, series),
        .structure(0x3c, series), filters, functions, .longs(0xd, [Int](repeating: -1, count: 138)),
        .shorts(0x4001, [Int](repeating: -1, count: 582)),
        .init(0x95, format: 2, count: 0x7fff_ffff, [1, 2, 3, 4, 5]),
      ])
    Bytes().raw(note.asJPEG).readEveryTruncation()
  }

  /// What the EOS 5D Mark III keeps of itself, with its firmware's version at a place.
  private func camera(_ version: Int, _ numbers: [Int: [UInt8]]) -> NoteBytes.Value {
    var places = numbers
    places[version] = Array("1.3.5".utf8)
    return .data(0xd, NoteBytes.structure(0x400, places))
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
      note("Canon EOS 300D", [.longs(0xb6, [12, 2, 6, 1536, 1024, start])]).asJPEG
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

  @Test func `Data for verification stand where the note says`() throws {
    func file(_ start: Int) -> [UInt8] {
      note("Canon EOS-1D Mark III", [.longs(0x83, [start])]).asJPEG
    }
    func read(_ data: [UInt8]) throws -> Metadata {
      try Metadata(file(file(1).count) + data)
    }
    let start = file(1).count
    let third = Bytes().raw([0xff, 0xff, 0xff, 0xff]).little(3, 20, size: 4).zeros(20)
      .little(20, size: 4).zeros(20).little(16, size: 4).zeros(12)
    let metadata = try read(third.bytes + [0xff, 0xd9])
    #expect(metadata["Canon:OriginalDecisionDataOffset"]?.description == String(start))
    #expect(metadata["Canon:OriginalDecisionData"]?.byteRange == start..<(start + 72))
    for order in [ByteOrder.little, .big] {
      let head = Bytes().raw([0xff, 0xff, 0xff, 0xff])
      let first =
        order == .little
        ? head.little(2, size: 4).zeros(20).little(1, size: 4)
        : head.big(1, size: 4).zeros(20).big(1, size: 4)
      #expect(
        try read(first.zeros(32).bytes)["Canon:OriginalDecisionData"]?.byteCount == 64)
    }
    #expect(try read([1, 2, 3, 4, 5, 6, 7, 8]).warnings.map(\.code) == [.malformed])
    #expect(try read([0xff, 0xff, 0xff, 0xff, 9, 0, 0, 0]).warnings.map(\.code) == [.unsupported])
    for length in 0..<third.bytes.count {
      #expect(try read(Array(third.bytes[..<length]))["Canon:OriginalDecisionData"] == nil)
    }
    #expect(try Metadata(file(0)).warnings.isEmpty)
  }

  @Test func namesOfLensesMayHaveABar() throws {
    let metadata = try read("Canon EOS 600D", [settings([22: 368, 23: 20, 24: 20, 25: 1])])
    #expect(
      metadata["Canon:LensType"]?.description
        == "Sigma 14-24mm f/2.8 DG HSM | A or other Sigma Lens")
    #expect(
      metadata.composites.first { $0.name == "LensID" }?.description
        == "Sigma 20mm f/1.4 DG HSM | A")
  }

  @Test func noNumberOfTheFileIsNone() throws {
    func number(_ model: String, _ number: Int) throws -> String? {
      try Metadata(NoteBytes("Canon", model, [.longs(0x8, [number])]).asJPEG)["Canon:FileNumber"]?
        .description
    }
    // It stands elsewhere in the notes of these.
    #expect(try number("Canon EOS 350D DIGITAL", 0) == nil)
    #expect(try number("Canon EOS 350D DIGITAL", 1_464_651) == "146-4651")
    #expect(try number("Canon EOS 5D", 0) == "0")
  }
}

extension NoteBytes.Value {
  /// A structure whose first number is its length.
  fileprivate static func structure(_ tag: Int, _ numbers: [Int]) -> Self {
    shorts(tag, [2 * (numbers.count + 1)] + numbers)
  }
}
