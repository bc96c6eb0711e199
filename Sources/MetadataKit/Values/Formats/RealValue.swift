/// How RealMedia files write dates.
enum RealValue {
  /// `2004:12:05 09:54:03` of `5/12/2004 9:54:03`.
  @Sendable static func dayFirst(_ tag: Tag, _ text: inout TextBuffer) {
    let raw = tag.textBytes
    let parts = raw.split { !NumberText.isDigit($0) }
    let marks = raw.filter { !NumberText.isDigit($0) && !NumberText.isSpace($0) }
    guard parts.count == 6, marks == Array("//::".utf8) else { return text.append(bytes: raw) }
    for (index, digits) in [(2, 4), (1, 2), (0, 2), (3, 2), (4, 2), (5, 2)] {
      if index != 2 { text.append(index == 3 ? " " : ":") }
      for _ in 0..<max(0, digits - parts[index].count) { text.append("0") }
      text.append(bytes: parts[index])
    }
  }

  /// `2004:12:05 09:54:03` of `20041205095403`; nil of other texts.
  static func date(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count >= 14, bytes.prefix(14).allSatisfy(NumberText.isDigit) else { return nil }
    var text: [UInt8] = []
    for (index, byte) in bytes.prefix(14).enumerated() {
      if index >= 4, index % 2 == 0 { text.append(index == 8 ? 0x20 : 0x3a) }
      text.append(byte)
    }
    return text
  }
}
