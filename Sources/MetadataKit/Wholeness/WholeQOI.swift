extension Wholeness {
  /// Each operation says how many pixels it stands for; eight bytes are behind the last.
  ///
  /// Source: D. Szablewski, *The Quite OK Image Format Specification*, version 1.0.
  static let qoi = Wholeness(named: "QOI") { (file) throws(MetadataError) in
    let head = try file.slice(at: 0, count: min(14, file.count))
    guard head.matches("qoif") else { return nil }
    return try end(of: file) { () throws(MetadataError) in
      var left = Int.clampedProduct(try head.uint32(at: 4, .big), try head.uint32(at: 8, .big))
      var bytes = CodedBytes(file, at: 14)
      while left > 0 {
        let operation = try bytes.next()
        var pixels = 1
        switch operation {
        case 0xff: try bytes.skip(4)
        case 0xfe: try bytes.skip(3)
        case 0xc0...: pixels = operation & 0x3f + 1
        case 0x80...: try bytes.skip(1)
        default: break
        }
        left -= pixels
      }
      try bytes.skip(8)
      return true
    }
  }
}
