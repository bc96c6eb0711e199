import MetadataKit
import Testing

/// Universal metadata boxes in a file of their own: what exiftool 13.58 says of the same bytes.
@Suite struct JUMBFFileTests {
  private static func file(_ type: String) -> [UInt8] {
    let kind = Bytes(type).raw([0, 0x11, 0, 0x10, 0x80, 0, 0, 0xaa, 0, 0x38, 0x9b, 0x71]).bytes
    let json = BoxBytes.box("json", Array("{\"a\":1,\"b\":\"two\"}".utf8))
    return BoxBytes.box("jumb", BoxBytes.box("jumd", kind, [3], Array("own\0".utf8)), json)
  }

  @Test(arguments: [
    ("c2pa", "C2PA", "c2pa", "application/c2pa"),
    ("json", "JUMBF", "jumbf", "application/octet-stream"),
  ])
  func `Boxes are read, and their first type names the file`(
    _ type: String, _ name: String, _ fileExtension: String, _ mimeType: String
  ) throws {
    let file = Self.file(type)
    let metadata = try Metadata(file)
    #expect(metadata.format.name == name)
    #expect(metadata.format.fileExtension == fileExtension)
    #expect(metadata.format.mimeType == mimeType)
    #expect(metadata["JUMBF:JUMDLabel"]?.description == "own")
    #expect(metadata["JSON:TagB"]?.description == "two")
    #expect(metadata.blocks.map(\.kind) == [.jumbf])
    Bytes().raw(file).readEveryTruncation()
  }
}
