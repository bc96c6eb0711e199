import MetadataKit
import Testing

/// The notes of Sony's small cameras, written byte by byte.
@Suite struct SonyTextsTests {
  private static let name = Array("SONY PIC\0".utf8)
  private static let log = """
    BC:A0H300000000RC:0
    IP1:0 FWVer:1280 60fps:0 BC:1
    myTemp:1; Temp:; Temp:36; VR Enable C: 1 Capt:31,5 Temp:Clbt:28
    """

  private func read(_ texts: String..., bytes: [UInt8] = name) throws -> Metadata {
    let note = texts.reduce(into: bytes) { $0 += [0, 0x20, 1] + Array($1.utf8) + [0xff] }
    return try Metadata(NoteBytes("SONY", "DSC-W800", bytes: note).asJPEG)
  }

  @Test func tellsOfTextsAndWhatStandsInThem() throws {
    let metadata = try read("A text of thirty-two characters.", Self.log, "AFLOG " + Self.log)
    let first = try #require(metadata["Sony:TextInfo1"])
    #expect(first.isBinary)
    #expect(first.byteCount == Self.log.utf8.count)
    #expect(metadata["Sony:TextInfo2"]?.byteCount == first.byteCount + 6)
    #expect(metadata["Sony:TextInfo3"] == nil)
    func words(_ name: String) -> [String] {
      metadata.tags.filter { $0.group == "Sony" && $0.name == name }.map(\.description)
    }
    // A further text has none where one has it.
    #expect(words("FirmwareVersion") == ["1280", "1280"])
    #expect(words("CameraTemperature") == ["36 C", "36 C"])
    #expect(words("VibrationReduction") == ["On", "On"])
    #expect(words("SensorTemperature") == ["31 C", "31 C"])
    #expect(words("BoardTemperature") == ["28 C", "28 C"])
    #expect(metadata.warnings.isEmpty)
  }

  @Test(arguments: [
    ("V400 AELOG\nbarcode: 0123456789012345 and more text", "0123456789012345"),
    ("BarCode:0123456789012345 and more text", "012345678901"),
    ("BC:A0H3IP1:0 and more text, and even more", "A0H3"),
  ])
  func theCameraHasABarcode(_ text: String, _ barcode: String) throws {
    #expect(try read(text)["Sony:Barcode"]?.description == barcode)
  }

  /// A value that is none is no temperature.
  @Test func aTemperatureIsANumber() throws {
    let metadata = try read("A longer text of the camera: Temp:Clbt:28 and no other")
    #expect(metadata["Sony:CameraTemperature"] == nil)
    #expect(metadata["Sony:BoardTemperature"]?.description == "28 C")
    #expect(try read("A longer text of the camera: Temp:-3 C")["Sony:CameraTemperature"] != nil)
  }

  /// Panoramas have a directory behind the name.
  @Test func thereMayBeADirectory() throws {
    let directory = NoteBytes(
      "SONY", "DSC-W800", head: "SONY PIC\0\0\0\0", [.longs(0x102, [2])])
    let metadata = try read(Self.log, bytes: directory.bytes)
    #expect(metadata["Sony:Quality"]?.description == "Fine")
    #expect(metadata["Sony:FirmwareVersion"]?.description == "1280")
  }

  @Test func nothingIsReadBehindTheEnd() throws {
    for count in 0...Self.log.utf8.count {
      _ = try read(String(Self.log.prefix(count)))
    }
  }
}
