import UniformTypes

extension Wholeness {
  /// Pixels one by one, or packets, each of which says for how many it stands.
  ///
  /// Source: Truevision, *TGA File Format Specification* 2.0.
  static let tga = Wholeness([.tga]) { (file) throws(MetadataError) in
    let head = try file.slice(at: 0, count: min(18, file.count))
    guard head.count == 18, (1...3).contains(try head.uint8(at: 2) & ~8) else { return nil }
    let pixel = try (head.uint8(at: 16) + 7) / 8
    let entry = try (head.uint8(at: 7) + 7) / 8
    let map = try head.uint8(at: 1) == 1 ? head.uint16(at: 5, .little) * entry : 0
    var left = try head.uint16(at: 12, .little) * head.uint16(at: 14, .little)
    let start = try 18 + head.uint8(at: 0) + map
    return try end(of: file) { () throws(MetadataError) in
      var bytes = CodedBytes(file, at: start)
      guard try head.uint8(at: 2) & 8 != 0 else {
        try bytes.skip(left * pixel)
        return true
      }
      while left > 0 {
        let packet = try bytes.next()
        let count = packet & 0x7f + 1
        try bytes.skip(packet & 0x80 != 0 ? pixel : count * pixel)
        left -= count
      }
      return true
    }
  }
}
