/// Images with starts of a few bytes, told from other data by the values that follow.
enum Bitmap {
  static func type(of head: Span<UInt8>) -> DeclaredType? {
    if isBMP(head) { return .bmp }
    if isIcon(head, kind: 1) { return .ico }
    if isIcon(head, kind: 2) { return .cur }
    if isSGI(head) { return .sgi }
    return isFLC(head) ? .flc : nil
  }

  /// The size of the second header is one of those of its versions, or another one that has room
  /// and one plane.
  ///
  /// Source: Microsoft, *Bitmap Storage*; IBM, *OS/2 Bitmap File Format*.
  private static func isBMP(_ head: Span<UInt8>) -> Bool {
    // OS/2 has arrays of bitmaps, too: a header of their own before that of the first.
    if head.matches("BA"), head.matches("BM", at: 14) {
      let size = head.uint32(at: 2, bigEndian: false)
      return size == 40 || size == 92
    }
    guard head.matches("BM"), let size = head.uint32(at: 14, bigEndian: false) else { return false }
    if [12, 16, 40, 52, 56, 64, 108, 124].contains(size) { return true }
    return size > 40 && size <= head.count - 14 && head.uint16(at: 26, bigEndian: false) == 1
  }

  /// Every directory entry within the bytes is plausible, and there is one at least.
  ///
  /// Source: Microsoft, *Icons*; in cursors, the planes and the depth are the hot spot instead.
  private static func isIcon(_ head: Span<UInt8>, kind: Int) -> Bool {
    guard head.uint16(at: 0, bigEndian: false) == 0, head.uint16(at: 2, bigEndian: false) == kind,
      let count = head.uint16(at: 4, bigEndian: false), count > 0, head.count >= 22
    else { return false }
    for index in 0..<count {
      let entry = 6 + 16 * index
      guard entry <= head.count - 16 else { break }
      guard let reserved = head.byte(at: entry + 3), reserved == 0 || reserved == 255,
        let size = head.uint32(at: entry + 8, bigEndian: false), size > 0,
        let offset = head.uint32(at: entry + 12, bigEndian: false), offset >= 6 + 16 * count
      else { return false }
      guard kind == 1 else { continue }
      guard let planes = head.uint16(at: entry + 4, bigEndian: false), planes <= 1,
        let depth = head.uint16(at: entry + 6, bigEndian: false), depth <= 32
      else { return false }
    }
    return true
  }

  /// Source: *The SGI Image File Format* 1.00.
  private static func isSGI(_ head: Span<UInt8>) -> Bool {
    guard head.matches("\u{1}\u{DA}"), let compression = head.byte(at: 2), compression <= 1,
      let depth = head.byte(at: 3), depth == 1 || depth == 2,
      let dimensions = head.uint16(at: 4, bigEndian: true)
    else { return false }
    return (1...3).contains(dimensions)
  }

  /// Source: *The FLIC file format*: a magic number at 4, and eight bits a pixel at 12.
  private static func isFLC(_ head: Span<UInt8>) -> Bool {
    let magic = head.uint16(at: 4, bigEndian: false)
    return (magic == 0xAF11 || magic == 0xAF12) && head.uint16(at: 12, bigEndian: false) == 8
  }
}
