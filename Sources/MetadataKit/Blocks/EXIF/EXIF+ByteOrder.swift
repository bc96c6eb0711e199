extension MetadataBuilder {
  /// Adds what the first EXIF block of a file says of its byte order.
  mutating func tellByteOrder(_ order: ByteOrder) {
    guard !hasByteOrder else { return }
    hasByteOrder = true
    add(.file, "ExifByteOrder", text: order == .little ? "II" : "MM")
  }
}
