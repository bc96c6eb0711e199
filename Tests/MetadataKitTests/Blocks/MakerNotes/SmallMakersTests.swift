import MetadataKit
import Testing

/// Notes that are few numbers, or text.
@Suite struct SmallMakersTests {
  /// The preview reaches to the last end of a JPEG; what stands in and behind it are no lines.
  @Test func linesOfHPEndAtThePreview() throws {
    let picture: [UInt8] =
      [0xff, 0xd8, 0xff, 0xdb] + Array("Lens Shading: x\0".utf8) + [0xff, 0xd9, 1, 2, 0xff, 0xd9]
    let note =
      Array("610\u{2}Serial Number: ABC\0".utf8) + picture + Array("Lens Shading: y\0".utf8)
    let metadata = try Metadata(NoteBytes("Hewlett-Packard", "E427", bytes: note).asJPEG)
    #expect(metadata["HP:SerialNumber"]?.description == "ABC")
    #expect(metadata["HP:PreviewImage"]?.byteCount == picture.count)
    #expect(metadata["HP:LensShading"] == nil)
    for note in NoteBytes("Hewlett-Packard", "E427", bytes: note).truncations {
      _ = try Metadata(note.asJPEG)
    }
  }
}
