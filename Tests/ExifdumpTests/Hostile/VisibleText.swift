import Foundation
import Testing

/// What may be printed where people look at it.
enum VisibleText {
  /// Characters that act instead of being seen: controls, what turns text around, line separators,
  /// byte order marks and other marks without a shape, tags.
  static func acts(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7f...0x9f, 0xad, 0x61c, 0x180e, 0x200b, 0x200e, 0x200f, 0x2028...0x202e,
      0x2060...0x206f, 0xfeff, 0xfff9...0xfffb, 0xfffe...0xffff, 0xe0000...0xe007f:
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
