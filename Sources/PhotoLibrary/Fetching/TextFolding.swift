import SQLiteStore

/// What makes no difference between two texts: case, `[c]`, the marks of Latin letters, `[d]`, or both.
struct TextFolding: Hashable {
  let ignoresCase: Bool
  let ignoresMarks: Bool

  /// Everything makes a difference.
  static let none = TextFolding(ignoresCase: false, ignoresMarks: false)
  /// Those of which tables of texts have a column each.
  static let all = [
    TextFolding(ignoresCase: true, ignoresMarks: false),
    TextFolding(ignoresCase: false, ignoresMarks: true),
    TextFolding(ignoresCase: true, ignoresMarks: true),
  ]

  private init(ignoresCase: Bool, ignoresMarks: Bool) {
    self.ignoresCase = ignoresCase
    self.ignoresMarks = ignoresMarks
  }

  /// By the letters between the brackets; nil for others.
  init?(_ letters: String) {
    let letters = letters.lowercased()
    guard ["c", "d", "cd", "dc"].contains(letters) else { return nil }
    self.init(ignoresCase: letters.contains("c"), ignoresMarks: letters.contains("d"))
  }

  /// What is behind the name of a column whose texts are without what makes no difference.
  var suffix: String {
    self == .none ? "" : "_" + (ignoresCase ? "c" : "") + (ignoresMarks ? "d" : "")
  }

  /// The column to compare with. The texts of other columns than of titles are letters of ASCII.
  func column(_ column: String) -> String {
    if column == "title" { return column + suffix }
    return ignoresCase ? "lower(\(column))" : column
  }

  /// A text without what makes no difference.
  func fold(_ text: String) -> String {
    var text = text
    if ignoresMarks {
      text = String(String.UnicodeScalarView(text.unicodeScalars.compactMap(Self.withoutMarks)))
    }
    return ignoresCase ? text.lowercased() : text
  }

  /// The same of a value that is a text.
  func fold(_ value: DatabaseValue) -> DatabaseValue {
    if case .text(let text) = value { .text(fold(text)) } else { value }
  }

  /// The letter that another one is with a mark; nil for a mark by itself.
  private static func withoutMarks(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    if scalar.isASCII { return scalar }
    if scalar.properties.generalCategory == .nonspacingMark { return nil }
    // Its name says it: LATIN SMALL LETTER E WITH ACUTE.
    guard let name = scalar.properties.name, let mark = name.firstRange(of: " WITH ") else {
      return scalar
    }
    // What is no mark, but another letter (Unicode 16, UnicodeData.txt: those that are not decomposed).
    let parts = ["STROKE", "MIDDLE DOT", "CURL", "LONG RIGHT LEG"]
    let end = name[mark.upperBound...]
    if end == "HOOK" || parts.contains(where: { end.contains($0) }) { return scalar }
    for (start, base) in [("LATIN SMALL LETTER ", 0x20), ("LATIN CAPITAL LETTER ", 0)] {
      let rest = name[..<mark.lowerBound].utf8
      if rest.count == start.utf8.count + 1, rest.starts(with: start.utf8), let letter = rest.last {
        return Unicode.Scalar(letter | UInt8(base))
      }
    }
    return scalar
  }
}
