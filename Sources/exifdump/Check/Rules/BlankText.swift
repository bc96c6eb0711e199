/// A value that is nothing: spaces, marks, zeros, or a word for nothing, and for a name that was taken out, also as
/// each part of one (`ANONYMOUS^^^`, DICOM PS3.5 §6.2.1).
enum BlankText {
  static func isOne(_ text: [UInt8]) -> Bool {
    if text.allSatisfy({ $0 <= 0x20 || marks.contains($0) || $0 == 0x30 }) {
      // A single zero is a number, and a number is something.
      return text.filter { $0 > 0x20 } != [0x30]
    }
    // Only short texts are turned to small letters: hundreds of tags may share a long one.
    if text.count <= 64, text.split(separator: 0x5e).allSatisfy(isWord) { return true }
    return String(decoding: text, as: UTF8.self).unicodeScalars.allSatisfy(
      \.properties.isWhitespace)
  }

  private static func isWord(_ part: ArraySlice<UInt8>) -> Bool {
    var words = part.drop { $0 <= 0x20 }
    while let last = words.last, last <= 0x20 { words.removeLast() }
    return words.isEmpty || nothing.contains(String(decoding: words, as: UTF8.self).lowercased())
  }

  private static let marks = Array("-?._*:;,/#^".utf8)
  private static let nothing: Set = [
    "n/a", "na", "not available", "(none)", "none", "null", "undef", "undefined", "unknown",
    "unknown ()", "not set", "(not set)", "anonymized", "anonymised", "anonymous", "anon",
  ]
}
