import MetadataKit
import Testing

/// Panasonic's and Leica's notes, written byte by byte.
@Suite struct PanasonicTests {
  private func read(_ model: String, _ values: [NoteBytes.Value]) throws -> Metadata {
    try Metadata(NoteBytes("Panasonic", model, head: "Panasonic\0\0\0", values).asJPEG)
  }

  @Test func tellsSettings() throws {
    let metadata = try read(
      "DMC-FX30",
      [
        .data(0x2, [0, 1, 0, 7]), .shorts(0xf, [1, 0]), .shorts(0x24, [0xfffe]),
        .data(0x25, Array("F060512200117\0\0\0".utf8)), .longs(0x29, [17_284_560]),
        .shorts(0x2c, [288]), .shorts(0x36, [65535]), .rationals(0x4d, [(128, 256), (65, 128)]),
      ])
    func words(_ name: String) -> String? { metadata["Panasonic:" + name]?.description }
    func number(_ name: String) -> String? { metadata["Panasonic:" + name]?.numericDescription }
    #expect(words("FirmwareVersion") == "0.1.0.7")
    #expect(number("FirmwareVersion") == "0 1 0 7")
    #expect(words("AFAreaMode") == "Spot Focusing")
    #expect(words("FlashBias") == "-2/3")
    #expect(words("InternalSerialNumber") == "(F06) 2005:12:20 no. 0117")
    #expect(words("TimeSincePowerOn") == "2 days 00:00:45.60")
    #expect(number("TimeSincePowerOn") == "172845.6")
    #expect(words("ContrastMode") == "High")
    #expect(words("TravelDay") == "n/a")
    #expect(words("AFPointPosition") == "0.5 0.51")
  }

  /// What is of another form stays, but for the NULs behind it.
  @Test func aSerialNumberOfAnotherFormIsAText() throws {
    let number = Array("ABC-1234".utf8) + [UInt8](repeating: 0, count: 8)
    let metadata = try read("DMC-FX30", [.data(0x25, number)])
    #expect(metadata["Panasonic:InternalSerialNumber"]?.description == "ABC-1234")
  }

  /// Movie cameras: numbers one after the other, little-endian whatever the block around is.
  @Test func tellsOfMovieCameras() throws {
    let note = Bytes("MKED").little(9, 118, 5, size: 2).bytes
    let metadata = try Metadata(NoteBytes("Panasonic", "NV-DS65", bytes: note).asJPEG)
    #expect(metadata["Panasonic:MakerNoteType"]?.description == "MKED")
    #expect(metadata["Panasonic:Gain"]?.description == "118")
    #expect(metadata["File:MakerNoteByteOrder"] == nil)
  }

  @Test func tellsFacesAndTimes() throws {
    let faces = [2, 10, 20, 30, 40, 50, 60, 70, 80] + [Int](repeating: 9, count: 12)
    let name = Array("Ada".utf8) + [UInt8](repeating: 0, count: 17)
    let metadata = try read(
      "DMC-G3",
      [
        .data(0x4e, faces.flatMap { NoteBytes.little($0, 2) }),
        .data(0x61, [1, 0, 0, 0] + name + [1, 0, 2, 0, 3, 0, 4, 0] + name + name),
        .data(
          0x2003,
          [0x20, 0x12, 0x03, 0x25, 0x14, 0x02, 0x36, 0x75] + [0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0]),
      ])
    func words(_ name: String) -> String? { metadata["Panasonic:" + name]?.description }
    #expect(words("NumFacePositions") == "2")
    #expect(words("Face2Position") == "50 60 70 80")
    #expect(words("Face3Position") == nil)
    #expect(words("RecognizedFace1Name") == "Ada")
    #expect(words("RecognizedFace1Position") == "1 2 3 4")
    #expect(words("RecognizedFace2Name") == nil)
    #expect(words("PanasonicDateTime") == "2012:03:25 14:02:36.75")
    #expect(words("TimeLapseShotNumber") == "7")
  }

  @Test func tellsDirectoriesOfLeica() throws {
    let metadata = try Metadata(
      NoteBytes(
        "Leica Camera AG", "M9 Digital Camera", head: "LEICA0\u{3}\0", base: 0,
        [
          .directory(0x3000, [.longs(0x300a, [3])]),
          .directory(0x3400, [.longs(0x3405, [16 << 2 | 2]), .longs(0x3407, [612_500])]),
        ]
      ).asJPEG)
    #expect(metadata["Leica:Contrast"]?.description == "Medium High")
    #expect(
      metadata["Leica:LensType"]?.description == "Tri-Elmar-M 16-18-21mm f/4 ASPH. (at 18mm)")
    #expect(metadata["Leica:LensType"]?.numericDescription == "16 2")
    #expect(metadata["Leica:MeasuredLV"]?.description == "6.12")
  }

  /// A lens has its name whatever frame was chosen for it.
  @Test func theFrameIsNoPartOfLeicasLens() throws {
    let metadata = try Metadata(
      NoteBytes(
        "Leica Camera AG", "M9 Digital Camera", head: "LEICA0\u{3}\0", base: 0,
        [.directory(0x3400, [.longs(0x3405, [1 << 2])])]
      ).asJPEG)
    #expect(metadata.pair("Composite:LensID") == ["Elmarit-M 21mm f/2.8", "1 0"])
  }

  /// A box in movies has names, a thumbnail and EXIF at fixed places.
  @Test func tellsMovies() throws {
    var block = TIFFBytes()
    block.directory([.short(0x112, 6)])
    let bytes = NoteBytes.structure(
      0x4800,
      [
        4: Array("DMC-FZ200".utf8), 0x58: [0, 160, 0, 120, 0xff, 0xd8, 0xff, 0xdb, 1],
        0x4080: [0xff, 0xd8, 0xff, 0xe1, 0, 0] + Array("Exif\0\0".utf8) + block.bytes,
      ])
    let metadata = try Metadata(
      MovieBytes.file("mp42", BoxBytes.box("udta", BoxBytes.box("PANA", bytes))))
    #expect(metadata["Panasonic:Model"]?.description == "DMC-FZ200")
    #expect(metadata["Panasonic:ThumbnailWidth"]?.description == "160")
    #expect(metadata["Panasonic:ThumbnailImage"]?.byteCount == 5)
    #expect(metadata["IFD0:Orientation"]?.numericDescription == "6")
  }

  /// A box that ends anywhere is no reason to stop.
  @Test func toleratesShortMovieBoxes() throws {
    for count in [0, 3, 0x10, 0x5e, 0x5f, 0x540, 0x55f] {
      var bytes = [UInt8](repeating: 0, count: count)
      for place in [0x5c, 0x546, 0x55e] where place + 3 <= count {
        bytes.replaceSubrange(place..<(place + 3), with: [0xff, 0xd8, 0xff])
      }
      let boxes = ["PANA", "LEIC", "TAGS"].flatMap { BoxBytes.box($0, bytes) }
      let metadata = try Metadata(MovieBytes.file("mp42", BoxBytes.box("udta", boxes)))
      #expect(metadata["Panasonic:Model"] == nil)
    }
  }
}
