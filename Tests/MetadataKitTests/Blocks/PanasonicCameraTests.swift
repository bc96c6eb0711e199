import MetadataKit
import Testing

/// The directory that Panasonic's cameras keep of themselves, written byte by byte.
@Suite struct PanasonicCameraTests {
  /// A structure of its own; 0x101 is a format that only these cameras have.
  private func camera(_ order: ByteOrder = .little) -> TIFFBytes {
    func signed(_ tag: Int, _ value: Int) -> TIFFBytes.Field {
      .init(tag: tag, format: 8, count: 1, value: .inline(TIFFBytes(order).number(value, 2)))
    }
    var block = TIFFBytes(order)
    block.directory([
      .init(tag: 0x1001, format: 0x101, count: 1, value: .number(1)),
      signed(0x1100, -5), .long(0x1102, 0), .short(0x1201, 2), .short(0x1202, 0x1001),
      .short(0x1203, 28), signed(0x1301, 1280), signed(0x1302, 1536), signed(0x1303, 1280),
      .short(0x1305, 0), .init(tag: 0x3300, format: 1, count: 1, value: .number(16)),
    ])
    return block
  }

  private func raw(_ camera: [UInt8]) -> [UInt8] {
    let head =
      Bytes("II").little(0x55, size: 2).little(24, size: 4)
      .raw([
        0x88, 0xe7, 0x74, 0xd8, 0xf8, 0x25, 0x1d, 0x4d, 0x94, 0x7a, 0x6e, 0x77, 0x82, 0x2b, 0x5d,
        0x6a,
      ])
    var file = TIFFBytes(of: head.bytes)
    file.directory([
      .short(2, 100), .short(3, 80),
      .init(tag: 0x120, format: 7, count: camera.count, value: .offset(24 + 2 + 3 * 12 + 4)),
    ])
    return file.bytes + camera
  }

  private func expect(_ metadata: Metadata) {
    #expect(metadata["CameraIFD:MultishotOn"]?.description == "Yes")
    #expect(metadata["CameraIFD:FocusStepNear"]?.description == "-5")
    #expect(metadata["CameraIFD:FlashFired"]?.description == "No")
    #expect(metadata.pair("CameraIFD:LensTypeModel") == ["01 10", "01 10"])
    #expect(metadata.pair("CameraIFD:FocalLengthIn35mmFormat") == ["28 mm", "28"])
    #expect(metadata.pair("CameraIFD:ApertureValue") == ["5.7", "5.65685424949238"])
    #expect(metadata.pair("CameraIFD:ShutterSpeedValue") == ["1/64", "0.015625"])
    #expect(metadata["CameraIFD:SensitivityValue"]?.description == "5")
    #expect(metadata["CameraIFD:HighISOMode"] == nil)
    #expect(metadata["CameraIFD:WhiteBalanceSet"]?.description == "AWBc")
  }

  @Test(arguments: [ByteOrder.little, .big]) func standsInRawFiles(_ order: ByteOrder) throws {
    let metadata = try Metadata(raw(camera(order).bytes))
    #expect(metadata.format.name == "RW2")
    expect(metadata)
    Bytes().raw(raw(camera(order).bytes)).readEveryTruncation()
  }

  /// The Leica Q3 has it in its note.
  @Test func standsInNotesOfLeica() throws {
    let note = NoteBytes(
      "LEICA CAMERA AG", "LEICA Q3", head: "LEICA\0\u{8}\0", [.data(0x5ff, camera().bytes)])
    expect(try Metadata(note.asJPEG))
    // Another structure there is none.
    let other = NoteBytes(
      "LEICA CAMERA AG", "LEICA Q3", head: "LEICA\0\u{8}\0",
      [.data(0x5ff, Array("II*\0\u{9}\0\0\0".utf8) + camera().bytes[8...])])
    #expect(try Metadata(other.asJPEG)["CameraIFD:MultishotOn"] == nil)
  }

  /// Two numbers are those of a lens for Four Thirds.
  @Test func tellsTheLens() throws {
    let metadata = try Metadata(raw(camera().bytes))
    let name = "Lumix G Vario 14-45mm F3.5-5.6 Asph. Mega OIS"
    #expect(metadata.pair("Composite:LensType") == [name, "2 01 10"])
    #expect(metadata.pair("Composite:LensID") == [name, "2 01 10"])
    let unknown = try Metadata(
      NoteBytes(
        "Panasonic", "DC-G9", head: "Panasonic\0\0\0",
        [
          .text(0x51, "LUMIX G VARIO 12-32/F3.5-5.6"), .shorts(0xc4, [3]),
          .shorts(0xc5, [0x1001]),
        ]
      ).asJPEG)
    #expect(unknown.pair("Composite:LensType") == ["Unknown (3 01 10)", "3 01 10"])
    #expect(unknown["Composite:LensID"]?.description == "Unknown (3 01 10)")
  }
}
