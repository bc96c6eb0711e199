import MetadataKit
import Testing

/// FLIR's records, written byte by byte.
@Suite struct FLIRRecordsTests {
  /// Records: one of the camera.
  private func records(count: Int = 1) -> [UInt8] {
    func float(_ value: Float) -> [UInt8] { NoteBytes.little(Int(value.bitPattern), 4) }
    let camera = NoteBytes.structure(
      0x402,
      [
        0: [2, 0], 0x20: float(0.95), 0x2c: float(295.15), 0x3c: float(50), 0x5c: float(1428),
        0xd4: Array("E60 ".utf8),
      ])
    return Bytes("FFF\0Tool").zeros(12).little(101, 64, count, size: 4).zeros(32)
      .little(0x20, 1, size: 2).little(100, 1, 96, camera.count, size: 4).zeros(12)
      .raw(camera).bytes
  }

  private func jpeg(_ parts: [[UInt8]]) -> [UInt8] {
    JPEGBytes.file(
      parts.enumerated().map { index, part in
        JPEGBytes.segment(0xe1, "FLIR\0", [1, UInt8(index), UInt8(parts.count - 1)] + part)
      })
  }

  @Test func thermalRecordsAreInParts() throws {
    let records = records()
    for cut in [0, 200] {
      let parts = cut == 0 ? [records] : [Array(records[..<cut]), Array(records[cut...])]
      let metadata = try Metadata(jpeg(parts))
      #expect(metadata["FLIR:CreatorSoftware"]?.description == "Tool")
      #expect(metadata["FLIR:Emissivity"]?.description == "0.95")
      #expect(metadata["FLIR:AtmosphericTemperature"]?.description == "22.0 C")
      #expect(metadata.pair("FLIR:RelativeHumidity") == ["50.0 %", "0.5"])
      #expect(metadata.pair("FLIR:PlanckB") == ["1428", "1428"])
      #expect(metadata["FLIR:PeakSpectralSensitivity"]?.description == "10.1 um")
    }
  }

  @Test func hostileRecordsAreSurvived() throws {
    let records = records(count: 0xffff_ffff)
    _ = try Metadata(jpeg([records]))
    let whole = self.records()
    for count in stride(from: 0, to: whole.count, by: 7) {
      _ = try Metadata(jpeg([Array(whole[..<count])]))
    }
  }

  /// Zero says nothing of how exact a place is, and what is negative is not known.
  @Test func placesHaveWhatIsKnown() throws {
    func float(_ value: Float) -> [UInt8] { NoteBytes.little(Int(value.bitPattern), 4) }
    func told(_ dop: Float, _ speed: Float) throws -> Metadata {
      let place = NoteBytes.structure(
        0x68, [0: [1], 0x40: float(dop), 0x4c: float(speed), 0x50: float(-1), 0x54: float(2)])
      let file = Bytes("FFF\0Tool").zeros(12).little(101, 64, 1, size: 4).zeros(32)
        .little(0x2b, 1, size: 2).little(100, 1, 96, place.count, size: 4).zeros(12).raw(place)
      return try Metadata(jpeg([file.bytes]))
    }
    let known = try told(1.5, 0)
    #expect(known["FLIR:GPSDOP"]?.description == "1.50")
    #expect(known["FLIR:GPSSpeed"]?.description == "0.00")
    #expect(known["FLIR:GPSTrack"] == nil)
    #expect(known["FLIR:GPSImgDirection"]?.description == "2.00")
    let unknown = try told(0, -1)
    #expect(unknown["FLIR:GPSDOP"] == nil && unknown["FLIR:GPSSpeed"] == nil)
    #expect(try told(-1, 0)["FLIR:GPSDOP"] == nil)
    let none = try told(.nan, .nan)
    #expect(none["FLIR:GPSDOP"] == nil && none["FLIR:GPSSpeed"] == nil)
    #expect(try told(1, -0.0)["FLIR:GPSSpeed"] != nil)
  }

  /// That there is a place is a number in either byte order.
  @Test(arguments: [[1, 0, 0, 0], [0, 0, 0, 1], [0, 0, 0, 0]] as [[UInt8]])
  func aPlaceIsThere(_ isThere: [UInt8]) throws {
    let place = NoteBytes.structure(
      0x68, [0: isThere, 0x10: NoteBytes.little(Int(bitPattern: UInt(1.5.bitPattern)), 8)])
    let file = Bytes("FFF\0Tool").zeros(12).little(101, 64, 1, size: 4).zeros(32)
      .little(0x2b, 1, size: 2).little(100, 1, 96, place.count, size: 4).zeros(12).raw(place)
    let metadata = try Metadata(jpeg([file.bytes]))
    #expect((metadata["FLIR:GPSLatitude"] != nil) == (isThere.max() == 1))
    #expect(metadata.location?.latitude == (isThere.max() == 1 ? 1.5 : nil))
  }

  /// A record that lies outside, and a directory that says to have more than there are.
  @Test func aBadRecordLosesNoOther() throws {
    func float(_ value: Float) -> [UInt8] { NoteBytes.little(Int(value.bitPattern), 4) }
    let camera = NoteBytes.structure(0x402, [0: [2, 0], 0x20: float(0.95)])
    func entry(_ kind: Int, _ place: Int, _ count: Int) -> [UInt8] {
      Bytes().little(kind, 1, size: 2).little(100, 1, place, count, size: 4).zeros(12).bytes
    }
    let start = 64 + camera.count
    let file = Bytes("FFF\0Tool").zeros(12).little(101, start, 5, size: 4).zeros(32).raw(camera)
      .raw(entry(0x2b, 1 << 30, 100) + entry(0x20, 64, camera.count))
    let metadata = try Metadata(file.bytes)
    #expect(metadata["FLIR:Emissivity"]?.description == "0.95")
    #expect(metadata.warnings.map(\.code) == [.truncated, .truncated])
    #expect(metadata.warnings.allSatisfy { $0.offset != nil })
  }
}
