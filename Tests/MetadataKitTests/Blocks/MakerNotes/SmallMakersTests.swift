import MetadataKit
import Testing

/// Notes of makers that have few, and FLIR's records.
@Suite struct SmallMakersTests {
  @Test func tellsOfTrailCameras() throws {
    var note = MakerNoteBytes.little(0xf101, 2)
    for number in [3, 1, 7, 0x2012, 0x0415] { note += MakerNoteBytes.little(number, 2) }
    note += Array("M\0".utf8)
    for number in [2, 3, 1, 4, 5, 6, 7, 8, 9, 2013, 4, 0, 0, 0, 0, 3, 0xfffb] {
      note += MakerNoteBytes.little(number, 2)
    }
    note += [UInt8](repeating: 0, count: 120 - note.count)
    let metadata = try Metadata(
      MakerNoteBytes.block(make: "RECONYX", model: "HC500", note: note).asJPEG)
    #expect(metadata.pair("Reconyx:MakerNoteVersion") == ["0xf101", "61697"])
    #expect(metadata["Reconyx:FirmwareVersion"]?.description == "3.1.7")
    #expect(metadata["Reconyx:FirmwareDate"]?.description == "2012:04:15")
    #expect(metadata.pair("Reconyx:TriggerMode") == ["Motion Detection", "M"])
    #expect(metadata.pair("Reconyx:Sequence") == ["2 of 3", "2 3"])
    #expect(metadata["Reconyx:EventNumber"]?.description == "65540")
  }

  /// FLIR's records: one of the camera.
  private func records(count: Int = 1) -> [UInt8] {
    var bytes = Array("FFF\0".utf8) + Array("Tool".utf8) + [UInt8](repeating: 0, count: 12)
    bytes +=
      MakerNoteBytes.little(101, 4) + MakerNoteBytes.little(64, 4) + MakerNoteBytes.little(count, 4)
    bytes += [UInt8](repeating: 0, count: 32)
    var camera = MakerNoteBytes.little(2, 2) + [UInt8](repeating: 0, count: 0x400)
    func put(_ value: Float, _ place: Int) {
      camera.replaceSubrange(
        place..<(place + 4), with: MakerNoteBytes.little(Int(value.bitPattern), 4))
    }
    put(0.95, 0x20)
    put(295.15, 0x2c)
    put(50, 0x3c)
    put(1428, 0x5c)
    camera.replaceSubrange(0xd4..<0xd8, with: Array("E60 ".utf8))
    bytes +=
      MakerNoteBytes.little(0x20, 2) + MakerNoteBytes.little(1, 2) + MakerNoteBytes.little(100, 4)
    bytes +=
      MakerNoteBytes.little(1, 4) + MakerNoteBytes.little(96, 4)
      + MakerNoteBytes.little(camera.count, 4)
    bytes += [UInt8](repeating: 0, count: 12)
    return bytes + camera
  }

  private func jpeg(_ parts: [[UInt8]]) -> [UInt8] {
    var bytes: [UInt8] = [0xff, 0xd8]
    for (index, part) in parts.enumerated() {
      let body = Array("FLIR\0".utf8) + [1, UInt8(index), UInt8(parts.count - 1)] + part
      let length = body.count + 2
      bytes += [0xff, 0xe1, UInt8(length >> 8), UInt8(length & 0xff)] + body
    }
    return bytes + [
      0xff, 0xc0, 0, 11, 8, 0, 16, 0, 32, 1, 1, 0x11, 0, 0xff, 0xda, 0, 2, 0xff, 0xd9,
    ]
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

  @Test func readsTexts() throws {
    let drone = Array("[ae_dbg_info:\u{1}\u{2}][sensor_id:ABC\0\0][FlightSpeed(X,Y,Z):1,2,3]".utf8)
    let metadata = try Metadata(
      MakerNoteBytes.block(make: "DJI xx", model: "FC3170", note: drone).asJPEG)
    #expect(metadata["DJI:SensorID"]?.description == "ABC")
    #expect(metadata["DJI:FlightSpeed"]?.description == "1,2,3")
    #expect(metadata["DJI:AEDebugInfo"]?.isBinary == true)
    let movie = Array("VER:0100QTY:FINE".utf8)
    let other = try Metadata(
      MakerNoteBytes.block(make: "JVC xx", model: "GC-X1", note: movie).asJPEG)
    #expect(other["JVC:MakerNoteVersion"]?.description == "0100")
    #expect(other.pair("JVC:Quality") == ["Fine", "FINE"])
  }
}
