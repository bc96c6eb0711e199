/// X bitmaps, which are C source: two definitions, of a width and of a height.
///
/// Source: X Consortium, *Xlib* §16.9.
enum XBitmap {
  static func type(of head: Span<UInt8>) -> DeclaredType? {
    guard let width = definition(at: 0, of: head, name: "_width "),
      definition(at: width, of: head, name: "_height ") != nil
    else { return nil }
    return .xbm
  }

  /// The offset of the line after `#define`, a name with an ending, and a number.
  private static func definition(at offset: Int, of head: Span<UInt8>, name: String) -> Int? {
    guard head.matches("#define ", at: offset) else { return nil }
    var found = false
    var index = offset + 8
    while let byte = head.byte(at: index), byte >= 0x20, byte < 0x7F {
      if head.matches(name, at: index) { found = true }
      index += 1
    }
    while let byte = head.byte(at: index), byte == 0x0D || byte == 0x0A { index += 1 }
    return found && index < head.count ? index : nil
  }
}
