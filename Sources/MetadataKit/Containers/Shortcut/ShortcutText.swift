/// The texts of a shortcut ([MS-SHLLINK] §2.4), of those that its flags tell of.
enum ShortcutText {
  private static let names = [
    "Description", "RelativePath", "WorkingDirectory", "CommandLineArguments", "IconFileName",
  ]

  /// Windows takes no more characters of all texts but the arguments, whatever their length says, and goes on
  /// behind those.
  private static let most = 260

  /// Tells the texts, and answers where they end.
  static func tell(
    _ file: Region, at start: Int, flags: Int, _ found: inout MetadataBuilder
  ) throws(MetadataError) -> Int {
    let isWide = flags & 0x80 != 0
    var position = start
    for (index, name) in names.enumerated() where flags & (4 << index) != 0 {
      var count = try file.uint16(at: position, .little)
      position += 2
      let isLimited = name != "CommandLineArguments" && count >= most
      if isLimited, count > most {
        found.warn(
          Warning(
            .malformed, "a text of \(count) characters, of which Windows takes \(most)",
            at: file.start + position - 2))
        count = most
      }
      guard count > 0 else { continue }
      let width = isWide ? 2 : 1
      let text = try file.head(at: position, count: count * width)
      guard !text.isEmpty else {
        throw MetadataError(
          .truncated, "the shortcut ends before its texts do", at: file.start + position)
      }
      if text.count < count * width {
        found.warn(
          Warning(.truncated, "a text of \(count) characters is cut", at: text.offset))
      }
      // The last character of such a text is taken for its end.
      let shown = isLimited ? text.prefix((count - 1) * width) : text
      found.addShortcut(
        name, isWide ? wide(shown) : shown.bytes, at: isWide ? -1 : shown.offset)
      position += count * width
    }
    return position
  }

  // MARK: Texts

  /// UTF-16 as UTF-8, up to a NUL.
  static func wide(_ text: ByteSlice) -> [UInt8] {
    UTF16Text(text.elements, .little, isGuess: false).utf8
  }

  /// The text at a place, up to a NUL or the end; nil where that is past the end.
  static func text(_ bytes: ByteSlice, at place: Int, isWide: Bool) -> [UInt8]? {
    guard place >= 0, place < bytes.count else { return nil }
    let rest = bytes.suffix(from: place)
    return isWide ? wide(rest) : Array(rest.elements.untilNUL)
  }

  /// Texts in UTF-16 that each have a NUL behind them.
  static func terminated(_ bytes: ByteSlice) -> [[UInt8]] {
    var texts: [[UInt8]] = []
    var start = 0
    var place = 0
    while let low = bytes[place], let high = bytes[place + 1] {
      place += 2
      guard low == 0, high == 0 else { continue }
      texts.append(wide(bytes.suffix(from: start).prefix(place - 2 - start)))
      start = place
    }
    return texts
  }

  /// Runs of bytes that are printed.
  static func runs(_ bytes: ByteSlice, where isTaken: (UInt8) -> Bool) -> [[UInt8]] {
    bytes.elements.split { !isTaken($0) }.map { Array($0) }
  }

  static func isPrinted(_ byte: UInt8) -> Bool { (0x20...0x7f).contains(byte) }
}
