/// The eight or sixteen bytes that a TIFF structure starts with (TIFF 6.0 §2; BigTIFF design).
struct TIFFHeader {
  let order: ByteOrder
  /// Offsets and counts of eight bytes.
  let isBig: Bool
  /// 42; 43 for BigTIFF; raw formats have numbers of their own.
  let magic: Int
  /// Where the first directory is, from the start of the structure.
  let firstDirectory: Int

  /// Reads the header at the start of a region.
  init(_ region: Region) throws(MetadataError) {
    let head = try region.slice(at: 0, count: 8)
    if head.matches("II") {
      order = .little
    } else if head.matches("MM") {
      order = .big
    } else {
      throw MetadataError(
        .malformed, "a TIFF structure must start with II or MM", at: region.start)
    }
    magic = try head.uint16(at: 2, order)
    isBig = magic == 43
    guard isBig else {
      firstDirectory = try head.uint32(at: 4, order)
      return
    }
    guard try head.uint16(at: 4, order) == 8 else {
      throw MetadataError(
        .unsupported, "BigTIFF offsets that are not of eight bytes", at: region.start + 4)
    }
    guard let first = Int(exactly: try region.uint64(at: 8, order)) else {
      throw MetadataError(
        .malformed, "the first directory's offset is too large", at: region.start + 8)
    }
    firstDirectory = first
  }
}

extension TIFFHeader {
  /// Whether the number behind the byte order is none that is known: 42, 43 (BigTIFF), 0x4f52 and
  /// 0x5352 (Olympus), 0x55 (Panasonic), 0x4352 (DNG camera profiles), 0xbc (JPEG XR).
  var isUnknown: Bool {
    ![42, 43, 0x4f52, 0x5352, 0x55, 0x4352].contains(magic) && magic & 0xff != 0xbc
  }

  /// The header of a directory that stands without one.
  init(_ order: ByteOrder, firstDirectory: Int) {
    self.order = order
    isBig = false
    magic = 42
    self.firstDirectory = firstDirectory
  }
}
