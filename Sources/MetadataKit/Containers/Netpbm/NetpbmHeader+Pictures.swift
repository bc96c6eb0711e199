extension NetpbmHeader {
  /// Counts the pictures that follow the first one, with nothing between them (`pbm`, `pgm`, `ppm`,
  /// `pam`: bytes may be a sequence of pictures; of what is words there is but one).
  static func countPictures(
    in file: Region, from start: Int, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    var count = 1
    var position = start
    while position < file.count {
      var length = try length(in: file, at: position, room: 512)
      // Comments may be long.
      if length == nil { length = try self.length(in: file, at: position, room: 64 << 10) }
      guard let length else { break }
      guard count < found.limits.pages else {
        throw MetadataError(.limitExceeded, "too many pictures", at: file.start + position)
      }
      count += 1
      found.facts.frameCount = count
      guard position <= .max - length else { break }
      position += length
    }
    if position > file.count {
      found.warn(
        Warning(.truncated, "the file ends within the picture", at: file.start + file.count))
    }
  }

  /// How long the picture at a position is, with its header; nil where none is.
  ///
  /// - Parameter room: how many bytes its header may take.
  private static func length(
    in file: Region, at position: Int, room: Int
  ) throws(MetadataError) -> Int? {
    var header = NetpbmHeader(try file.head(at: position, count: room))
    guard header.bytes[0] == UInt8(ascii: "P") else { return nil }
    switch header.kind {
    case UInt8(ascii: "7"): _ = header.arbitrary()
    case UInt8(ascii: "4")...UInt8(ascii: "6"):
      guard let width = try? header.number(), let height = try? header.number() else { return nil }
      if let maximum = header.isBitmap ? 1 : try? header.number() {
        header.measure(width, height, maximum)
      }
    default: return nil
    }
    // The last number is whole where something stands behind it.
    return header.position < header.bytes.count ? header.end : nil
  }
}
