extension EmbeddedPicture {
  /// The picture that bytes of the file are, as other programs read it.
  ///
  /// - Throws: ``MetadataError`` where they are none: a texture of Sony Ericsson's, the tables of old
  ///   JPEG in TIFF.
  func whole(_ bytes: [UInt8]) throws(MetadataError) -> [UInt8] {
    // What needs a header is no file without it, and a movie is no picture.
    guard header.isEmpty, codec == nil, kind != .motionPhoto else { return bytes }
    let picture = repaired(bytes)
    guard try Recognition.isPicture(ByteSlice(Array(picture.prefix(ByteReader.firstRead)))) else {
      throw MetadataError(.malformed, "the \(kind) is no picture", at: range?.lowerBound)
    }
    return picture
  }

  /// The first byte of a JPEG put right, which Minolta's cameras write wrong (DiMAGE 7, S304 …), and
  /// Sony's behind a header of 32 bytes.
  private func repaired(_ bytes: [UInt8]) -> [UInt8] {
    func isJPEG(_ bytes: ArraySlice<UInt8>) -> Bool {
      bytes.starts(with: [0xd8, 0xff, 0xdb]) || bytes.starts(with: [0xd8, 0xff, 0xe1])
    }
    if isJPEG(bytes.dropFirst()) { return [0xff] + bytes.dropFirst() }
    if tag == "Sony:PreviewImage", isJPEG(bytes.dropFirst(33)) {
      return [0xff] + bytes.dropFirst(33)
    }
    return bytes
  }
}
