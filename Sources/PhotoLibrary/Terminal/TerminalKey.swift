/// A key that was pressed.
enum TerminalKey: Hashable {
  case character(Character)
  case enter
  case escape
  case backspace
  case up
  case down
  case pageUp
  case pageDown
  case home
  case end
  /// Control and C, or the end of the input.
  case interrupt

  /// The keys that stand for themselves in a terminal's bytes.
  ///
  /// Source: ECMA-48 §5.4 (control sequences), xterm's *Control Sequences* (cursor keys).
  static func keys(_ bytes: [UInt8]) -> [TerminalKey] {
    var result: [TerminalKey] = []
    var rest = bytes[...]
    while let first = rest.first {
      if first == 0x1b {
        if let (key, count) = sequence(rest) {
          if let key { result.append(key) }
          rest = rest.dropFirst(count)
        } else {
          result.append(.escape)
          rest = rest.dropFirst()
        }
        continue
      }
      switch first {
      case 0x03, 0x04: result.append(.interrupt)
      case 0x0a, 0x0d: result.append(.enter)
      case 0x08, 0x7f: result.append(.backspace)
      case ..<0x20: break
      default:
        let count = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4
        if let text = String(validating: rest.prefix(count), as: UTF8.self) {
          result += text.map { .character($0) }
          rest = rest.dropFirst(count)
          continue
        }
      }
      rest = rest.dropFirst()
    }
    return result
  }

  /// A key of several bytes, and how many; nil where the escape stands by itself.
  private static func sequence(_ bytes: ArraySlice<UInt8>) -> (TerminalKey?, Int)? {
    let introducer = bytes.dropFirst().first
    guard introducer == UInt8(ascii: "[") || introducer == UInt8(ascii: "O") else { return nil }
    let parameters = bytes.dropFirst(2).prefix { (0x20...0x3f).contains($0) }
    guard let final = bytes.dropFirst(2 + parameters.count).first else { return nil }
    let key: TerminalKey? =
      switch (final, Array(parameters)) {
      case (UInt8(ascii: "A"), _): .up
      case (UInt8(ascii: "B"), _): .down
      case (UInt8(ascii: "H"), _), (UInt8(ascii: "~"), [UInt8(ascii: "1")]): .home
      case (UInt8(ascii: "F"), _), (UInt8(ascii: "~"), [UInt8(ascii: "4")]): .end
      case (UInt8(ascii: "~"), [UInt8(ascii: "5")]): .pageUp
      case (UInt8(ascii: "~"), [UInt8(ascii: "6")]): .pageDown
      default: nil
      }
    return (key, 3 + parameters.count)
  }
}
