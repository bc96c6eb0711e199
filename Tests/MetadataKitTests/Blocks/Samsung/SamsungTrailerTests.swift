import MetadataKit
import Testing

/// Blocks of Samsung's cameras and editor behind a photo: what exiftool 13.58 says of the same bytes.
@Suite struct SamsungTrailerTests {
  private func read(_ blocks: (kind: Int, name: String, content: [UInt8])...) throws -> Metadata {
    try Metadata(MotionPhotoTests.photo + MotionPhotoTests.trailer(blocks))
  }

  private static let edits = #"""
    {"originalPath":"\/data\/a.jpg","isMotionVideoMute":false,"sepVersion":"150000",
    "clipInfoValue":"{\"mCenterX\":0.5,\"mRotate\":90}","toneValue":"{\"wbMode\":-1,\"hue\":100}",
    "effectValue":"{\"filterType\":3}",
    "portraitEffectValue":"{\"effectId\":3,\"effectIdOriginal\":2,\"other\":7}",
    "adjustmentValue":"{\"mCropState\":65537}","later":{"a1":2}}
    """#

  @Test func `What the editor changed is told, of JSON within JSON too`() throws {
    let metadata = try read((0x0ba1, "PhotoEditor_Re_Edit_Data", Array(Self.edits.utf8)))
    let expected = [
      "OriginalPath": "/data/a.jpg", "IsMotionVideoMute": "false", "SEPVersion": "150000",
      "ClipCenterX": "0.5", "ClipRotate": "90", "WBMode": "-1", "Hue": "100", "FilterType": "3",
      "PortraitEffectID": "3", "PortraitEffectIDOriginal": "2", "Other": "7",
      "AdjustmentValue": #"{"mCropState":65537}"#, "LaterA1": "2",
    ]
    for (name, value) in expected {
      #expect(metadata["Samsung:\(name)"]?.description == value, "\(name)")
    }
    #expect(metadata.warnings.isEmpty)
  }

  @Test func `A block of one number has other meanings by other names`() throws {
    let metadata = try read(
      (0x0ba1, "Original_Path_Hash_Key", Array("0a1b/2".utf8)),
      (0x0ba1, "deco_text_bitmap", [1, 2, 3]),
      (0x0bf0, "Remaster_Info", Array("1,2".utf8)),
      (0x0c51, "Samsung_Capture_Info", Array("Screenshot".utf8)),
      (0x0d91, "PEg_Info", Array(#"{"genImageVersion":"1.0","connectorType":3}"#.utf8)),
      (0x0e41, "Video_Edited_UTC_Offset", Array("+0800".utf8)))
    #expect(metadata["Samsung:OriginalPathHashKey"]?.description == "0a1b/2")
    #expect(metadata["Samsung:RemasterInfo"]?.description == "1,2")
    #expect(metadata["Samsung:SamsungCaptureInfo"]?.description == "Screenshot")
    #expect(metadata["Samsung:GenImageVersion"]?.description == "1.0")
    #expect(metadata["Samsung:ConnectorType"]?.description == "3")
    #expect(metadata["Samsung:VideoEditedTimeZone"]?.description == "+0800")
  }

  @Test func `Broken JSON is warned of, and what stands around it told`() throws {
    let inner = try read(
      (
        0x0ba1, "PhotoEditor_Re_Edit_Data",
        Array(#"{"clipInfoValue":"{\"mCenterX\"","rotation":1}"#.utf8)
      ))
    #expect(inner["Samsung:Rotation"]?.description == "1")
    #expect(inner.warnings.count == 1)
    let outer = try read(
      (0x0ba1, "PhotoEditor_Re_Edit_Data", Array(#"{"rotation":"#.utf8)),
      (0x0c51, "Samsung_Capture_Info", Array("Screenshot".utf8)))
    #expect(outer.warnings.count == 1)
  }

  private static func shot(_ values: [(name: String, value: [UInt8])]) -> [UInt8] {
    let body = values.reduce(into: Bytes()) {
      $0 = $0.raw([1, UInt8($1.name.utf8.count)]).text($1.name)
        .little($1.value.count, size: 2).raw($1.value)
    }
    return Bytes("DOFS").little(3, 0, body.bytes.count + 18, size: 4)
      .little(values.count, size: 2).raw(body.bytes).bytes
  }

  @Test func `Settings of a blurred background have names of their own`() throws {
    let settings = Self.shot([("inputWidth", [0xa0, 0x0f, 0, 0]), ("depthSWWidth", [9, 0, 0, 0])])
    let metadata = try read((0x0b40, "SingleShot_Meta_Info", settings))
    #expect(metadata["Samsung:InputWidth"]?.description == "4000")
    #expect(metadata["Samsung:DepthSWWidth"]?.description == "9")
    let other = try read((0x0b40, "SingleShot_Meta_Info", Array("BOKEH_INFO".utf8)))
    #expect(other.warnings.isEmpty)
  }

  @Test(arguments: [32, 60, 64])
  func `A map of depths has its size behind a mark`(place: Int) throws {
    let block = Bytes().zeros(160).with([7, 0, 0xff, 0xff, 3, 0, 0, 0, 2, 0, 0, 0], at: place)
    let metadata = try read((0x0ab3, "DualShot_Extra_Info", block.bytes))
    #expect(metadata["Samsung:DepthMapWidth"]?.description == "3")
    #expect(metadata["Samsung:DepthMapHeight"]?.description == "2")
  }

  /// Whether exiftool's form has the TIFF that exiftool makes of a map.
  private func tiff(_ name: String, _ metadata: Metadata) -> String? {
    metadata.tags.first { $0.group == "Composite" && $0.name == name }?.description
  }

  @Test func `exiftool's form has a TIFF of each map whose size is right`() throws {
    let size = Bytes().zeros(160).with([7, 0, 0xff, 0xff, 3, 0, 0, 0, 2, 0, 0, 0], at: 60).bytes
    let shot = Self.shot([("segWidth", [2, 0, 0, 0]), ("segHeight", [2, 0, 0, 0])])
    let metadata = try read(
      (0x0ab1, "DualShot_DepthMap_1", [1, 2, 3, 4, 5, 6]), (0x0ab3, "DualShot_Extra_Info", size),
      (0x0b40, "SingleShot_Meta_Info", shot), (0x0b41, "SingeShot_DepthMap_1", [1, 2, 3, 4]))
    #expect(tiff("DepthMapTiff", metadata)?.contains("210 bytes") == true)
    #expect(tiff("SingleShotDepthMapTiff", metadata)?.contains("208 bytes") == true)
    let wrong = try read(
      (0x0ab1, "DualShot_DepthMap_1", [1, 2, 3, 4, 5]), (0x0ab3, "DualShot_Extra_Info", size))
    #expect(tiff("DepthMapTiff", wrong) == nil)
    let huge = Bytes().zeros(160)
      .with([7, 0, 0xff, 0xff] + [UInt8](repeating: 0xff, count: 8), at: 60).bytes
    let large = try read(
      (0x0ab1, "DualShot_DepthMap_1", [1]), (0x0ab3, "DualShot_Extra_Info", huge))
    #expect(tiff("DepthMapTiff", large) == nil)
  }

  @Test func `A mark elsewhere is none`() throws {
    for place in [28, 33, 96] {
      let block = Bytes().zeros(160).with([7, 0, 0xff, 0xff, 3, 0, 0, 0, 2], at: place)
      #expect(
        try read((0x0ab3, "DualShot_Extra_Info", block.bytes))["Samsung:DepthMapWidth"] == nil)
    }
  }

  @Test func `Every truncation returns or throws`() {
    Bytes().raw(
      MotionPhotoTests.trailer([
        (0x0ba1, "PhotoEditor_Re_Edit_Data", Array(Self.edits.utf8)),
        (0x0b40, "SingleShot_Meta_Info", Self.shot([("segWidth", [4, 0, 0, 0])])),
      ])
    ).readEveryTruncation()
    let settings = Self.shot([("inputWidth", [1, 0, 0, 0]), ("flipStatus", [1])])
    for length in 0..<settings.count {
      // The length within says otherwise, or is mended to say so.
      var cut = Array(settings[..<length])
      #expect((try? read((0x0b40, "SingleShot_Meta_Info", cut))) != nil)
      guard length >= 18 else { continue }
      cut[12] = UInt8(length)
      #expect((try? read((0x0b40, "SingleShot_Meta_Info", cut))) != nil)
    }
  }
}
