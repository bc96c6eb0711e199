import UniformTypes

extension Wholeness {
  /// Frames and extensions up to the trailer (GIF89a §17 to §27). That a file breaks off is told when its
  /// metadata is read.
  static let gif = Wholeness(
    [.gif],
    end: { (file) throws(MetadataError) in
      let file = Region(file)
      guard try file.slice(at: 0, count: 3).matches("GIF") else { return nil }
      var place = 13 + colorTableLength(try file.uint8(at: 10))
      while place < file.count {
        switch try file.uint8(at: place) {
        case 0x3b: return place + 1
        case 0x21: place += 2
        // An image: its place and size, a color table, how long the first codes are.
        case 0x2c: place += 11 + colorTableLength(try file.uint8(at: place + 9))
        default: return nil
        }
        try skipSubBlocks(of: file, &place)
      }
      return nil
    })

  private static func colorTableLength(_ flags: Int) -> Int {
    flags & 0x80 == 0 ? 0 : 3 << (flags & 7 + 1)
  }

  /// Each has its length before it (§15), and one of none is the last.
  private static func skipSubBlocks(of file: Region, _ place: inout Int) throws(MetadataError) {
    while true {
      // The reader keeps what it has read: one piece holds hundreds of them.
      if place + 256 < file.count { _ = try file.slice(at: place, count: 256) }
      let length = try file.uint8(at: place)
      place += 1 + length
      if length == 0 { return }
    }
  }
}
