extension MetadataBuilder {
  /// Adds what the first EXIF block of a file says of its byte order.
  ///
  /// - Parameter group: the group of what stands beside the file's own block.
  mutating func tellByteOrder(_ order: ByteOrder, group: String? = nil) {
    guard !hasByteOrder || group != nil else { return }
    if group == nil { hasByteOrder = true }
    add(.file, "ExifByteOrder", group: group, text: order == .little ? "II" : "MM")
  }
}
