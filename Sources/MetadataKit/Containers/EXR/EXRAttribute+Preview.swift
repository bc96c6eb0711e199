extension EXRAttribute {
  /// Tells of the small copy of the picture: width and height, then red, green, blue and alpha of each
  /// pixel, which the field makes a TIFF of.
  ///
  /// Source: *OpenEXR File Layout*, "Predefined Attribute Types".
  func tellPreview(_ found: inout MetadataBuilder) throws(MetadataError) {
    guard value.count > 8 else { return }
    let size = try value.slice(at: 0, count: 8)
    let (width, height) = (try size.uint32(at: 0, .little), try size.uint32(at: 4, .little))
    let count = Int.clampedProduct(width, height, 4)
    guard count > 0, count == value.count - 8 else { return }
    // The place of the pixels follows from the length of what stands before them.
    let length = Self.header(width, height, pixelsAt: 0).count
    found.note(.preview, value, header: Self.header(width, height, pixelsAt: length + 8))
  }

  private static func header(_ width: Int, _ height: Int, pixelsAt start: Int) -> [UInt8] {
    var file = TIFFWriter(.little)
    file.add(0x100, .long, [width])
    file.add(0x101, .long, [height])
    file.add(0x102, .short, [8, 8, 8, 8])
    file.add(0x103, .short, [1])
    file.add(0x106, .short, [2])
    file.add(0x111, .long, [start])
    file.add(0x115, .short, [4])
    file.add(0x116, .long, [height])
    file.add(0x117, .long, [4 * width * height])
    // Whether the colors were multiplied by the alpha nobody says.
    file.add(0x152, .short, [0])
    return file.bytes
  }
}
