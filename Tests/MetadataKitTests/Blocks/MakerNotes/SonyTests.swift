import MetadataKit
import Testing

/// Sony's notes, written byte by byte.
@Suite struct SonyTests {
  private func read(_ model: String, _ values: [NoteBytes.Value]) throws -> Metadata {
    try Metadata(NoteBytes("SONY", model, head: "SONY DSC \0\0\0", values).asJPEG)
  }

  /// Bytes with Sony's cipher: the third power, modulo 249.
  private func enciphered(_ bytes: [UInt8]) -> [UInt8] {
    bytes.map { (2...247).contains($0) ? UInt8(Int($0) * Int($0) * Int($0) % 249) : $0 }
  }

  @Test func tellsTheDirectory() throws {
    let metadata = try read(
      "ILCE-7M3",
      [
        .longs(0x102, [6]), .shorts(0x202e, [1, 2]), .longs(0x2004, [2]),
        .data(0x202f, [0x41, 0x10, 0x40, 0x07, 1, 4]), .longs(0xb021, [0]),
        .longs(0xb027, [0xef01]), .data(0xb02a, [0, 0, 0x18, 0, 0x55, 0x35, 0x56, 2]),
        .longs(0xb02b, [4000, 6000]),
      ])
    func words(_ name: String) -> String? { metadata["Sony:" + name]?.description }
    #expect(words("Contrast") == "+2")
    #expect(words("PixelShiftInfo") == "Group 00010101, Shot 1/4 (0x1d)")
    #expect(words("ColorTemperature") == "Auto")
    #expect(words("LensType") == "Canon EF 50mm f/1.8 + Canon EF Adapter")
    #expect(words("LensSpec") == "18-55mm F3.5-5.6 SAM")
    #expect(metadata["Sony:LensSpec"]?.numericDescription == "00 18 55 3.5 5.6 02")
    #expect(words("FullImageSize") == "6000x4000")
    #expect(metadata.warnings.isEmpty)
  }

  @Test func ofSeveralQualitiesTheLastCounts() throws {
    let metadata = try read("ILCE-7M3", [.longs(0x102, [6]), .shorts(0x202e, [1, 2])])
    let words = metadata.tags.filter { $0.name == "Quality" }.map(\.description)
    #expect(words == ["RAW + JPEG/HEIF", "RAW + Fine"])
    var json = JSONWriter()
    ExiftoolView(isNumeric: false).write(metadata, name: Array("a.jpg".utf8), &json)
    #expect(json.text.string.contains("\"RAW + Fine\"") && !json.text.string.contains("HEIF"))
  }

  /// -1 is a level, but of the A100, where it says that there is none: what follows the `?` of the
  /// row's condition is turned around.
  @Test(arguments: [("DSLR-A200", "-1/3"), ("DSLR-A100", nil)] as [(String, String?)])
  func minusOneIsALevelOfAllCamerasButOne(_ model: String, _ expected: String?) throws {
    let level = NoteBytes.Value(0xb048, format: 8, count: 1, [0xff, 0xff])
    #expect(try read(model, [level])["Sony:FlashLevel"]?.description == expected)
  }

  @Test(
    arguments: [("ILCE-7M3", "1234"), ("DSC-RX100", nil)] as [(String, String?)]
  )
  func decipheresByTheCamera(_ model: String, _ expected: String?) throws {
    // The number of shots, behind a flash that has not fired.
    let plain = NoteBytes.structure(0x200, [0x39: [64], 0x52: [0xd2, 0x04, 0, 0]])
    let metadata = try read(model, [.data(0x9050, enciphered(plain))])
    #expect(metadata["Sony:ShutterCount2"]?.description == expected)
  }

  @Test func twiceEncipheredIsDecipheredTwice() throws {
    let plain = NoteBytes.structure(0x40, [0: [202], 0x8: [0xd2, 0x04, 0, 0]])
    let metadata = try read("DSC-RX100", [.data(0x9400, enciphered(enciphered(plain)))])
    let once = try read("DSC-RX100", [.data(0x9400, enciphered(plain))])
    #expect(once["Sony:SequenceImageNumber"]?.description == "1235")
    #expect(metadata["Sony:SequenceImageNumber"]?.description == "1235")
  }

  @Test func facesAreThoseThatAreCounted() throws {
    let shot = NoteBytes.structure(
      0x90,
      [
        2: [0x48, 0], 6: Array("2014:05:21 13:04:55".utf8), 0x30: [1, 0], 0x32: [0x20, 0],
        0x48: [10, 0, 20, 0, 30, 0, 40, 0],
      ])
    let metadata = try read("DSC-HX1", [.data(0x3000, shot)])
    #expect(metadata["Sony:SonyDateTime"]?.description == "2014:05:21 13:04:55")
    #expect(metadata["Sony:FacesDetected"]?.description == "1")
    #expect(metadata["Sony:Face1Position"]?.description == "10 20 30 40")
    #expect(metadata["Sony:Face2Position"] == nil)
  }

  @Test func whatIsCutShortIsAWarning() throws {
    let metadata = try read(
      "ILCE-7M3",
      [
        .init(0x102, format: 4, count: 0x7fff_ffff, NoteBytes.little(2, 4)),
        .data(0x20, [0xff, 0xff, 0xff, 0xff, 1, 0, 0, 0]), .data(0x9050, [1, 2]),
        .data(0x2010, []), .longs(0xb028, [0xffff_fff0]),
      ])
    #expect(metadata["Sony:Quality"] == nil)
    #expect(metadata.warnings.contains { $0.code == .truncated })
  }

  @Test func blocksThatOverlapAreTakenByTheirPlaces() throws {
    // Two blocks at one place are empty; one behind the end is none.
    let more = NoteBytes.structure(
      20480,
      [0: [3, 0, 0x00, 0x50], 4: [1, 0, 64, 0], 8: [2, 0, 64, 0], 12: [1, 4, 0xff, 0xff]])
    let metadata = try read("SLT-A55V", [.data(0x20, more)])
    #expect(!metadata.tags.contains { $0.group == "Sony" && $0.isListed && $0.isKnown })
  }

  @Test func theFocusPointOfTheA68DependsOnItsArea() throws {
    func point(_ area: UInt8) throws -> [String] {
      try read("ILCA-68", [.bytes(0x201c, [area]), .bytes(0x201e, [0])])
        .pair("Sony:AFPointSelected")
    }
    #expect(try point(9) == ["Auto", "-1"])
    #expect(try point(8) == ["n/a", "0"])
  }

  /// The DSC-V1 counts twelve entries and writes eight: all bits of the others are set, but for few.
  @Test func bitsThatAreAllSetAreNoEntries() throws {
    let none = NoteBytes.Value(0xffff, format: 0xffff, count: -1, [255, 255, 255, 255])
    let almost = NoteBytes.Value(0xdfff, format: 0xffff, count: -1, [255, 255, 255, 255])
    let fewer = NoteBytes.Value(0xffff, format: 0xfdff, count: 0xef7f_ffff, [255, 255, 255, 255])
    let model = [NoteBytes.Value.shorts(0xb001, [2])]
    #expect(try read("DSC-V1", model + [none, almost, fewer, none]).warnings.isEmpty)
    // A directory of nothing else is none, and a tag of such a format is wrong.
    #expect(try read("DSC-V1", [none]).warnings.map(\.code) == [.malformed])
    let wrong = NoteBytes.Value(0xb002, format: 0xffff, count: 1, [1, 0, 0, 0])
    // In a camera's own note that is no damage, unless it is more than a third of it.
    #expect(try read("DSC-V1", model + [wrong]).warnings.map(\.code) == [.deviation])
    let many = try read("DSC-V1", model + Array(repeating: wrong, count: 12)).warnings.map(\.code)
    let codes: [Warning.Code] =
      Array(repeating: .deviation, count: 4) + Array(repeating: .malformed, count: 7)
    #expect(many == codes)
  }

  /// Of the A450 to A550: which of eight may be faces follows from three numbers.
  @Test(
    arguments: [
      (1, 0, 1, [1]), (257, 0, 1, [1]), (0, 0, 1, []), (0, 1, 0, [1]), (0, 1, 1, [1, 2]),
      (0, 8, 0, Array(1...8)), (0, 7, 1, Array(1...8)), (0, 9, 1, []), (1, 9, 1, [1]),
    ])
  func tellsWhatMayBeFaces(_ second: Int, _ faces: Int, _ eighth: Int, _ expected: [Int]) throws {
    let numbers = (0..<130).map { index in
      index == 2 ? second : index == 3 ? faces : index == 8 ? eighth : index
    }
    let more = NoteBytes.structure(
      20480, [0: [1, 0, 0, 2, 2, 0, 8, 0], 8: numbers.flatMap { NoteBytes.little($0, 2) }])
    let metadata = try read("DSLR-A500", [.data(0x20, more)])
    let told = (1...8).filter { metadata["Sony:PotentialFace\($0)Position"] != nil }
    #expect(told == expected)
    #expect(metadata["Sony:FacesDetected"]?.description == "\(faces > 8 ? 0 : faces)")
    // Top, left, height and width, of the whole picture.
    if !told.isEmpty {
      #expect(metadata["Sony:PotentialFace1Position"]?.description == "180 165 210 195")
    }
    #expect((metadata["Sony:Face1Position"] != nil) == (1...8).contains(faces))
  }
}
