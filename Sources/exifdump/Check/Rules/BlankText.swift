/// A value that is nothing: spaces, marks, zeros, or a word for nothing, and for a name that was taken out.
enum BlankText {
  static func isOne(_ text: [UInt8]) -> Bool {
    if text.allSatisfy({ $0 <= 0x20 || marks.contains($0) || $0 == 0x30 }) {
      // A single zero is a number, and a number is something.
      return text.filter { $0 > 0x20 } != [0x30]
    }
    let words = String(decoding: text, as: UTF8.self)
    // Only short texts are turned to small letters: hundreds of tags may share a long one.
    return text.count <= 64 && nothing.contains(words.lowercased())
      || words.unicodeScalars.allSatisfy(\.properties.isWhitespace)
  }

  private static let marks = Array("-?._*:;,/#^".utf8)
  private static let nothing: Set = [
    "n/a", "na", "not available", "(none)", "none", "null", "undef", "undefined", "unknown",
    "unknown ()", "not set", "(not set)", "anonymized", "anonymised", "anonymous", "anon",
  ]
}
