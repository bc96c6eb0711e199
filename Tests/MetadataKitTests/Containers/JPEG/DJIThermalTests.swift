import MetadataKit
import Testing

/// Segments of DJI's thermal cameras: what exiftool 13.58 says of the same bytes.
@Suite struct DJIThermalTests {
  private func metadata(_ maker: String, _ segments: [[UInt8]]) throws -> Metadata {
    var tiff = TIFFBytes()
    tiff.directory([.text(0x10f, maker)])
    let exif = JPEGBytes.segment(0xe1, "Exif\0\0", tiff.bytes)
    return try Metadata(JPEGBytes.file([exif] + segments))
  }

  private func value(_ number: Float) -> Int { Int(number.bitPattern) }

  @Test func readsTheH20T() throws {
    let parameters = Bytes().raw([0xaa, 0x55, 0x12, 0x06]).zeros(32)
      .little(value(1.5), value(2.5), value(3.25), value(4), value(5), value(6), size: 4)
      .little(value(7.125), 0, size: 4).little(5, 70, 95, 23, 25, 0, size: 2)
      .little(-9, size: 4).little(1, 2, 3, size: 2).bytes
    let metadata = try metadata(
      "DJI",
      [
        JPEGBytes.segment(0xe3, [1, 2, 3, 4]), JPEGBytes.segment(0xe3, [5, 6]),
        JPEGBytes.segment(0xe4, parameters), JPEGBytes.segment(0xe5, "calibration"),
      ])
    #expect(metadata["DJI:ThermalData"]?.byteCount == 6)
    #expect(metadata["DJI:K3"]?.description == "3.25")
    #expect(metadata["DJI:B2"]?.description == "7.125")
    #expect(metadata["DJI:Emissivity"]?.description == "95")
    #expect(metadata["DJI:D2"]?.description == "-9")
    #expect(metadata["DJI:KK"]?.description == "3")
    #expect(metadata["DJI:ThermalCalibration"]?.byteCount == 11)
  }

  @Test(arguments: [0, 32]) func readsTheMavic3T(start: Int) throws {
    let measures = Bytes().little(value(25.04), value(5), value(0.95), value(0.7), size: 4)
      .little(value(23.5), size: 4).zeros(12).raw([0x2c, 1, 0x20, 0]).zeros(65)
      .text("IDSTRING").zeros(8).bytes
    let parameters = [UInt8](repeating: 0, count: start) + measures
    let metadata = try metadata("DJI", [JPEGBytes.segment(0xe4, parameters)])
    #expect(metadata["DJI:AmbientTemperature"]?.description == "25.0 C")
    #expect(metadata["DJI:ObjectDistance"]?.description == "5.0 m")
    #expect(metadata["DJI:Emissivity"]?.description == "0.95")
    #expect(metadata["DJI:RelativeHumidity"]?.description == "70 %")
    #expect(metadata["DJI:RelativeHumidity"]?.numericDescription == "0.699999988079071")
    #expect(metadata["DJI:ReflectedTemperature"]?.description == "23.5 C")
    #expect(metadata["DJI:IDString"]?.description == "IDSTRING")
  }

  @Test func readsTheM30T() throws {
    let parameters = Bytes().zeros(32).raw([0xaa, 0x55, 0x38, 0]).little(70, 55, 95, 230, size: 2)
      .bytes
    let metadata = try metadata("DJI", [JPEGBytes.segment(0xe4, parameters)])
    #expect(metadata["DJI:RelativeHumidity"]?.description == "70")
    #expect(metadata["DJI:ObjectDistance"]?.description == "5.5")
    #expect(metadata["DJI:Emissivity"]?.description == "0.95")
    #expect(metadata["DJI:ReflectedTemperature"]?.description == "23")
  }

  @Test func readsWhichSensorItWas() throws {
    let metadata = try metadata(
      "DJI", [JPEGBytes.segment(0xe7, "DJI-DBG\0", Array("[sensor_id:7JBSL97100000H\0\0]".utf8))])
    #expect(metadata["DJI:SensorID"]?.description == "7JBSL97100000H")
    #expect(metadata.warnings.isEmpty)
  }

  @Test(arguments: ["DJIX", "DJ", "ABC"]) func leavesOthersAlone(maker: String) throws {
    let metadata = try metadata(
      maker, [JPEGBytes.segment(0xe3, [1, 2]), JPEGBytes.segment(0xe5, "calibration")])
    #expect(!metadata.tags.contains { $0.group == "DJI" })
  }
}
