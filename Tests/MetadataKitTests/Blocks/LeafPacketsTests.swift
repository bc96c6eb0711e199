import MetadataKit
import Testing

/// Packets of Leaf's digital backs: what exiftool 13.58 says of the same bytes.
@Suite struct LeafPacketsTests {
  private static func packet(_ name: String, _ value: [UInt8]) -> [UInt8] {
    Bytes("PKTS").big(1, size: 4).text(name, 40).big(value.count, size: 4).raw(value).bytes
  }

  private static func packet(_ name: String, _ value: String) -> [UInt8] {
    packet(name, Array(value.utf8))
  }

  private static func metadata(_ packets: [UInt8]) throws -> Metadata {
    // A directory of one entry, and its value behind.
    let file = Bytes("MM\0*").big(8, size: 4).big(1, size: 2).big(0x8606, 1, size: 2)
      .big(packets.count, 26, 0, size: 4).raw(packets)
    return try Metadata(file.bytes)
  }

  private static let profile =
    packet("CamProf_version", "1")
    + packet(
      "CamProf_capture_profile",
      packet("CaptProf_name", "Back\0") + packet("CaptProf_serial_number", "AB12 x\ny\0")
        + packet("CaptProf_xy_offset_info", "1 2\n3 4") + packet("CaptProf_CCD_rect", "0\n9\0")
        + packet("CaptProf_rect", [UInt8](repeating: 0x78, count: 80)))
    + packet(
      "CamProf_image_profile",
      packet(
        "ImgProf_shoot_setup",
        packet(
          "ShootObj_capture_setup",
          packet("CaptureObj_selection", packet("SelObj_rect", "1 2 3 4"))
            + packet("CaptureObj_neutals", packet("NeutObj_type", "t")))
          + packet("ShootObj_camera_setup", packet("CameraObj_lens_ID", "7"))))

  private static let packets =
    packet("JPEG_preview_data", [0xff, 0xd8, 0xff, 0xd9]) + packet("JPEG_preview_info", "100 200\n")
    + packet("icc_camera_to_tone_matrix", [0, 1, 20])
    + packet("icc_camera_to_tone_space_flow", [0, 3]) + packet("image_offset", [0, 1, 0, 2])
    + packet("back_serial_number", "XY99 abc\0") + packet("camera_profile", profile)
    + packet("unknown_thing", "abc")
    + packet("unknown_dir", packet("Foo_baz_qux", "hello\0"))

  @Test func `Packets are told by names without their prefix`() throws {
    let metadata = try Self.metadata(Self.packets)
    for (name, worded, numeric) in [
      ("PreviewInfo", "100 200 ", "100 200 "), ("ToneSpaceFlow", "3", "3"),
      ("ImageOffset", "1 2", "1 2"), ("BackSerial", "XY99", "XY99 abc"),
      ("CameraProfileVersion", "1", "1"), ("CaptProfName", "Back", "Back"),
      ("CaptureSerial", "AB12", "AB12 x y"), ("XYOffsetInfo", "1 2 3 4", "1 2 3 4"),
      ("CCDRect", "0 9", "0 9"), ("Rect", "1 2 3 4", "1 2 3 4"), ("NeutObjType", "t", "t"),
      ("LensID", "7", "7"), ("FooBazQux", "hello", "hello"),
      (
        "CaptProfRect", String(repeating: "x", count: 55) + "[...]",
        String(repeating: "x", count: 80)
      ),
    ] {
      #expect(metadata["Leaf:" + name]?.description == worded, "\(name)")
      #expect(metadata["Leaf:" + name]?.numericDescription == numeric, "\(name)")
    }
    #expect(metadata["Leaf:PreviewImage"]?.byteRange?.count == 4)
    #expect(metadata["Leaf:ToneMatrix"]?.bytes == Array("0 1 20".utf8))
    #expect(metadata["Leaf:UnknownThing"] == nil)
  }

  @Test func `Packets that end early are told as far as they reach`() throws {
    let cut = try Self.metadata(Self.packet("back_serial_number", "XY99") + Self.packets.prefix(54))
    #expect(cut["Leaf:BackSerial"] != nil && cut["Leaf:PreviewImage"] == nil)
    #expect(!cut.warnings.isEmpty)
    var deep = Self.packet("CamProf_version", "1")
    for _ in 0..<100 { deep = Self.packet("camera_profile", deep) }
    #expect(try Self.metadata(deep).warnings.contains { $0.code == .limitExceeded })
    for length in 0..<Self.packets.count {
      _ = try? Self.metadata(Array(Self.packets.prefix(length)))
    }
  }
}
