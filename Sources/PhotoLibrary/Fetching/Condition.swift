import SQLiteStore

/// What a predicate comes to: a condition of SQL and its parameters.
struct Condition: Hashable, Sendable {
  let text: String
  let values: [DatabaseValue]

  init(_ text: String, _ values: [DatabaseValue] = []) {
    self.text = text
    self.values = values
  }

  static let everything = Condition("1")
  static let nothing = Condition("0")

  /// True where every part is; without parts, always.
  static func all(_ parts: [Condition]) -> Self { joined(parts, " AND ", .everything) }
  /// True where a part is; without parts, never.
  static func any(_ parts: [Condition]) -> Self { joined(parts, " OR ", .nothing) }
  /// True where a part is not, also where that is not known.
  static func not(_ part: Condition) -> Self {
    // What is unknown is not so: NULL becomes false before it is turned around.
    Self("NOT ifnull(\(part.text), 0)", part.values)
  }

  private static func joined(_ parts: [Self], _ word: String, _ none: Self) -> Self {
    guard !parts.isEmpty else { return none }
    return Self(halved(parts[...], word), parts.flatMap(\.values))
  }

  /// Conditions in halves of halves, because SQLite takes a row of them for one within another, and
  /// only so many of those.
  private static func halved(_ parts: ArraySlice<Self>, _ word: String) -> String {
    guard parts.count > 8 else {
      return "(" + parts.map(\.text).joined(separator: word) + ")"
    }
    let middle = parts.startIndex + parts.count / 2
    return "(" + halved(parts[..<middle], word) + word + halved(parts[middle...], word) + ")"
  }
}
