import SQLiteStore

/// How a text is compared with a part of it: `title CONTAINS[cd] 'lake'`.
enum TextComparison: String {
  case contains = "CONTAINS"
  case begins = "BEGINSWITH"
  case ends = "ENDSWITH"
  /// `*` stands for any characters, `?` for one, and neither does behind `\`.
  case like = "LIKE"

  /// Whether it is so of a column.
  func condition(_ column: String, _ text: String) -> Condition {
    let value = DatabaseValue.text(text)
    return switch self {
    case .contains: Condition("instr(\(column), ?) > 0", [value])
    case .begins: Condition("substr(\(column), 1, length(?)) = ?", [value, value])
    case .ends where text.isEmpty: Condition("\(column) IS NOT NULL")
    case .ends: Condition("substr(\(column), -length(?)) = ?", [value, value])
    case .like: Condition("\(column) GLOB ?", [.text(Self.pattern(text))])
    }
  }

  /// The pattern as SQLite's GLOB has it, for which `[` has a meaning, too.
  private static func pattern(_ text: String) -> String {
    var pattern = ""
    var isPlain = false
    for character in text.unicodeScalars {
      switch character {
      case "\\" where !isPlain:
        isPlain = true
        continue
      case "[": pattern += "[[]"
      case "*" where isPlain, "?" where isPlain: pattern += "[\(character)]"
      default: pattern.unicodeScalars.append(character)
      }
      isPlain = false
    }
    return pattern
  }
}
