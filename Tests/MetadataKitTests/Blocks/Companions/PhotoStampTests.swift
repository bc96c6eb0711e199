import MetadataKit
import Testing

/// What Xiaomi's phones put behind a photo that they stamp.
@Suite struct PhotoStampTests {
  private let covered = MotionPhotoTests.photo
  private let stamp: [UInt8] = [0x89, 0x50, 0x4e, 0x47] + Array("\r\n\u{1a}\n and more".utf8)

  private func photo(_ elements: String, behind: [UInt8]) -> [UInt8] {
    let text = elements.replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
    let packet = XMPBytes.packet(
      "<MiCamera:XMPMeta xmlns:MiCamera='http://ns.xiaomi.com/photos/1.0/camera/'>\(text)"
        + "</MiCamera:XMPMeta>")
    return Array(MotionPhotoTests.photo.prefix(2))
      + JPEGBytes.segment(0xe1, "http://ns.adobe.com/xap/1.0/\0", Array(packet.utf8))
      + MotionPhotoTests.photo.dropFirst(2) + behind
  }

  @Test func theStampAndWhatItCoversAreTold() throws {
    let (whole, part) = (stamp.count + covered.count, covered.count)
    let bytes = photo(
      """
      <?xml version='1.0'?><subimage offset="\(part)" length="\(part)" width="8" />\
      <timewatermark offset="\(whole)" length="\(stamp.count)" width="3" />
      """, behind: stamp + covered)
    let metadata = try Metadata(bytes)
    #expect(metadata["XMP-MiCamera:XMPMeta"] != nil)
    #expect(metadata.previews.map(\.range) == [bytes.count - part..<bytes.count])
    let stamps = metadata.blocks.filter { $0.kind == .watermark }
    #expect(stamps.map(\.range) == [bytes.count - whole..<bytes.count - part])
    #expect(metadata.warnings.isEmpty)
  }

  /// What a program has cut off, or moved, is not there.
  @Test(arguments: [
    "<subimage offset=\"9\" length=\"9\" />", "<subimage offset=\"99999\" length=\"9\" />",
    "<subimage offset=\"0\" length=\"0\" />", "<subimage offset=\"-9\" length=\"9\" />",
    "<subimage offset=\"9223372036854775807\" length=\"9223372036854775807\" />",
    "<subimage offset=\"9\" />", "<subimage offset=9 length=9", "<", "",
  ])
  func placesThatLie(_ elements: String) throws {
    let metadata = try Metadata(photo(elements, behind: []))
    #expect(metadata.previews.isEmpty && metadata.warnings.isEmpty)
    #expect(!metadata.blocks.contains { $0.kind == .watermark })
  }
}
