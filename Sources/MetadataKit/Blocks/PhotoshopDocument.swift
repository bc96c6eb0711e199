extension BlockKind {
  package static let photoshopDocument = BlockKind("photoshopDocument")
}

extension BlockDecoder {
  /// What Photoshop writes of its document into TIFF files: layers, in the byte order of the file.
  ///
  /// Source: Adobe, *Photoshop TIFF Technical Notes* (2002), "ImageSourceData".
  package static let photoshopDocument = BlockDecoder(.photoshopDocument) {
    (block, found) throws(MetadataError) in
    let head = try block.head(count: 40)
    let isLarge = head.matches("Adobe Photoshop Document Data V0002\0")
    guard isLarge || head.matches("Adobe Photoshop Document Data Block\0") else {
      throw MetadataError(.malformed, "a Photoshop document of another form", at: block.start)
    }
    let order: ByteOrder = head.matches("8B", at: 36) ? .big : .little
    var layers = PSDLayers(isLarge: isLarge, order)
    if try layers.read(blocks: block.region(from: 36), &found) { layers.tell(&found) }
  }
}
