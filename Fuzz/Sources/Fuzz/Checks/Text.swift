/// What holds of text that was written for somebody.
enum Text {
  static func isUTF8(_ bytes: [UInt8]) -> Bool { String(validating: bytes, as: UTF8.self) != nil }

  /// Whether nothing in it acts on a terminal or turns text around.
  static func isPlain(_ bytes: [UInt8]) -> Bool {
    guard let text = String(validating: bytes, as: UTF8.self) else { return false }
    return text.unicodeScalars.allSatisfy { scalar in
      scalar == "\n"
        || scalar.properties.generalCategory != .control && !scalar.properties.isBidiControl
    }
  }

  /// Whether every character may stand in XML 1.0 (§2.2).
  static func isXML(_ bytes: [UInt8]) -> Bool {
    guard let text = String(validating: bytes, as: UTF8.self) else { return false }
    return text.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x9, 0xa, 0xd, 0x20...0xd7ff, 0xe000...0xfffd, 0x1_0000...: true
      default: false
      }
    }
  }
}
