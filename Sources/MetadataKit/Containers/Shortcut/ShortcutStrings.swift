/// Finds texts in data of an unknown form: three printed characters and more with a NUL behind them, of one byte each or
/// of two.
enum ShortcutStrings {
  static func all(_ bytes: ByteSlice) -> [[UInt8]] {
    var texts: [[UInt8]] = []
    var place = 0
    while place < bytes.count {
      guard let first = bytes[place], first != 0x20, ShortcutText.isPrinted(first) else {
        place += 1
        continue
      }
      let wide = wideLength(bytes, at: place)
      // A run without an end has none from any place within it: only its last byte may start another.
      let plain = bytes.suffix(from: place).elements.prefix(while: ShortcutText.isPrinted).count
      if wide >= 3, bytes[place + 2 * wide] == 0, bytes[place + 2 * wide + 1] == 0 {
        texts.append((0..<wide).compactMap { bytes[place + 2 * $0] })
        place += 2 * wide + 2
      } else if plain >= 3, bytes[place + plain] == 0 {
        texts.append(bytes.suffix(from: place).prefix(plain).bytes)
        place += plain + 1
      } else {
        place += wide > 0 ? 2 * wide : max(1, plain - 1)
      }
    }
    return texts
  }

  /// How many printed characters of UTF-16 stand at a place.
  private static func wideLength(_ bytes: ByteSlice, at place: Int) -> Int {
    var count = 0
    while let low = bytes[place + 2 * count], ShortcutText.isPrinted(low),
      bytes[place + 2 * count + 1] == 0
    {
      count += 1
    }
    return count
  }
}
