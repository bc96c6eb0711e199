/// Pictures of QuickDraw: a length, the frame, and the operation that tells the version.
///
/// Source: Apple, *Inside Macintosh: Imaging With QuickDraw*, appendix A.
package enum QuickDraw {
  /// The bytes before the picture in files; resources and the clipboard have none.
  private static let preamble = 512

  static func type(of head: Span<UInt8>) -> DeclaredType? {
    start(in: head) == nil ? nil : .pict
  }

  /// Where the picture of a file starts; nil where the file is none.
  package static func start(in head: Span<UInt8>) -> Int? {
    isPicture(head, at: 0) ? 0 : isPicture(head, at: preamble) ? preamble : nil
  }

  private static func isPicture(_ head: Span<UInt8>, at start: Int) -> Bool {
    guard let top = number(head, at: start + 2), let left = number(head, at: start + 4),
      let bottom = number(head, at: start + 6), let right = number(head, at: start + 8),
      top < bottom, left < right
    else { return false }
    // Version 2 is followed by its header, of one of two kinds.
    if head.matches("\u{0}\u{11}\u{2}\u{FF}\u{C}\u{0}\u{FF}", at: start + 10) {
      return head.byte(at: start + 17).map { $0 >= 0xfe } ?? false
    }
    // Version 1 is two bytes only: what to draw within has to follow, and the preamble to be what
    // programs leave there.
    guard start == preamble, head.matches("\u{11}\u{1}\u{1}\u{0}\u{A}", at: start + 10) else {
      return false
    }
    for index in 0..<preamble where head[index] != 0 { return false }
    return true
  }

  private static func number(_ head: Span<UInt8>, at position: Int) -> Int16? {
    head.uint16(at: position, bigEndian: true).map { Int16(truncatingIfNeeded: $0) }
  }
}
