/// One entry of a track's sample descriptions: numbers at its start, boxes at its end.
///
/// How many numbers there are depends on the kind of samples, on versions and on who wrote it, so
/// where the boxes start is told by what looks like boxes up to the entry's end.
struct SampleEntry {
  /// The numbers, from the entry's length on.
  let numbers: ByteSlice
  /// The boxes behind them; empty where there are none.
  let boxes: Region

  /// A longer entry is not searched for boxes.
  private static let searchLimit = 64 << 10
  private static let stepLimit = 8192

  init(_ entry: Region) throws(MetadataError) {
    let bytes = try entry.head(count: Self.searchLimit)
    let start = entry.count == bytes.count ? Self.boxes(in: bytes) : nil
    numbers = bytes.prefix(start ?? 4096)
    boxes = entry.region(from: start ?? entry.count)
  }

  /// Whether a box of a type is there.
  func hasBox(_ type: FourCC) -> Bool {
    var walk = ISOBoxes(boxes, limit: 64)
    while let box = try? walk.next() {
      if box.type == type { return true }
    }
    return false
  }

  /// Where a chain of boxes starts that ends where the entry does.
  private static func boxes(in bytes: ByteSlice) -> Int? {
    var start = 8
    var next = start
    for _ in 0..<stepLimit where start <= bytes.count - 8 {
      guard let size = try? bytes.uint32(at: next, .big), isType(bytes, at: next + 4) else {
        start += 1
        next = start
        continue
      }
      if size == bytes.count - next { return start }
      if size < 8 || size > bytes.count - 8 - next {
        start += 1
        next = start
      } else {
        next += size
      }
    }
    return nil
  }

  /// Whether a type has letters, digits and spaces alone.
  private static func isType(_ bytes: ByteSlice, at position: Int) -> Bool {
    bytes.suffix(from: position).prefix(4).elements.allSatisfy {
      NumberText.isOfWord($0) || NumberText.isSpace($0)
    }
  }
}
