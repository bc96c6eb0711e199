import MetadataKit

/// What cameras leave between a picture and the next one that the file tells of: that one starts with a sector or a page
/// of memory, and the rest of the last holds whatever was there before.
enum SectorRest {
  /// Sectors of Canon's and Panasonic's cameras have 512 bytes, pages of DJI's this many.
  private static let page = 4096
  private static let startOfJPEG: [UInt8] = [0xff, 0xd8, 0xff]

  /// Whether a gap before a part of the file is no more than that: less than a page, behind it a picture, and nothing in
  /// it looks like the start of another.
  static func isAll(of gap: Range<Int>, in file: ByteReader) -> Bool {
    guard gap.count < page,
      let next = try? file.slice(at: gap.upperBound, count: startOfJPEG.count).elements,
      next.elementsEqual(startOfJPEG)
    else { return false }
    return CameraRecords.isPlain(gap, in: file)
  }
}
