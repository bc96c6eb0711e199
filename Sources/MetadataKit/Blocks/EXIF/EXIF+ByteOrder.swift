extension MetadataBuilder {
  /// Adds the byte order of an EXIF block, where the block before it has another or there is none.
  ///
  /// - Parameter group: the group of what stands beside the file's own block.
  mutating func tellByteOrder(_ order: ByteOrder, group: String? = nil) {
    guard order != byteOrder || group != nil else { return }
    if group == nil { byteOrder = order }
    add(.file, "ExifByteOrder", group: group, text: order == .little ? "II" : "MM")
  }
}
