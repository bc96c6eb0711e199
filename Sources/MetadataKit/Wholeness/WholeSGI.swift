import UniformTypes

extension Wholeness {
  /// Lines of one length, or a table of where each starts and how long it is.
  ///
  /// Source: Paul Haeberli, *The SGI Image File Format*, version 1.00.
  static let sgi = Wholeness([.sgi]) { (file) throws(MetadataError) in
    let head = try file.slice(at: 0, count: min(12, file.count))
    guard head.count == 12, try head.uint16(at: 0, .big) == 474 else { return nil }
    let dimensions = try head.uint16(at: 4, .big)
    let lines = try dimensions > 1 ? head.uint16(at: 8, .big) : 1
    let channels = try dimensions > 2 ? head.uint16(at: 10, .big) : 1
    return try end(of: file) { () throws(MetadataError) in
      let all = Region(file)
      guard try head.uint8(at: 2) == 1 else {
        let line = try head.uint16(at: 6, .big) * head.uint8(at: 3)
        return .clampedProduct(line, lines, channels) <= file.count - 512
      }
      let count = lines * channels
      // All places, then all lengths.
      for line in 0..<count {
        let start = try all.uint32(at: 512 + 4 * line, .big)
        let length = try all.uint32(at: 512 + 4 * (count + line), .big)
        if start + length > file.count { return false }
      }
      return true
    }
  }
}
