import Foundation

/// What may be printed where people look at it.
enum VisibleText {
  /// Characters that act instead of being seen, as Unicode has them, and the two that XML cannot have.
  static func acts(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: !isWriting(scalar)
    default: scalar.value == 0xfffe || scalar.value == 0xffff
    }
  }

  /// Format characters that scripts are written with: joiners, signs that span numbers or names, how
  /// hieroglyphs stand together.
  private static func isWriting(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200c, 0x200d, 0x600...0x605, 0x6dd, 0x70f, 0x890, 0x891, 0x8e2, 0x110bd, 0x110cd,
      0x13430...0x1343f:
      true
    default: false
    }
  }

  /// What is wrong with output: bytes that are no UTF-8, characters that act.
  ///
  /// - Parameter allowed: controls that the form itself has.
  static func problems(_ output: Data, allowing allowed: String = "\n") -> [String] {
    guard let text = String(validating: output, as: UTF8.self) else { return ["no UTF-8"] }
    return text.unicodeScalars
      .filter { acts($0) && !allowed.unicodeScalars.contains($0) }
      .map { "U+" + String($0.value, radix: 16) }
  }

  /// Lines that GitHub or Azure would take for a command.
  static func commands(_ output: Data) -> [String] {
    String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init).filter { line in
      let start = line.unicodeScalars.drop(while: \.properties.isWhitespace)
      return String(start).hasPrefix("::") || line.contains("##[") || line.contains("##vso[")
    }
  }
}
