import SQLiteStore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads a predicate's format by recursive descent: OR of ANDs of NOTs of comparisons.
struct PredicateParser {
  private let format: String
  private var arguments: ArraySlice<Any>
  private var words: ArraySlice<PredicateWord> = []
  private var depth = 0

  /// Parentheses within one another.
  private static let deepest = 50

  /// Columns of dates, which a format may write as text.
  private static let dates: Set = ["created", "modified", "start_date", "end_date"]

  /// Columns that may be compared with parts of texts.
  private static let texts: Set = ["title", "burst"]

  /// Properties in small letters, and the columns that have them.
  private let columns: [String: String]

  init(_ format: String, _ arguments: [Any], of columns: [String: String]) {
    self.format = format
    self.columns = columns
    self.arguments = arguments[...]
  }

  mutating func parse() throws(PhotoLibraryError) -> Condition {
    words = try PredicateWord.words(format)[...]
    let result = try alternatives()
    guard words.isEmpty else { throw wrong("expected its end") }
    guard arguments.isEmpty else {
      throw PhotoLibraryError(.predicateInvalid, "'\(format)' has fewer places than arguments")
    }
    return result
  }

  // MARK: Logic

  private mutating func alternatives() throws(PhotoLibraryError) -> Condition {
    var parts = [try conjunction()]
    while take(name: "OR") || take("||") { parts.append(try conjunction()) }
    return parts.count == 1 ? parts[0] : .any(parts)
  }

  private mutating func conjunction() throws(PhotoLibraryError) -> Condition {
    var parts = [try negation()]
    while take(name: "AND") || take("&&") { parts.append(try negation()) }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private mutating func negation() throws(PhotoLibraryError) -> Condition {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { throw wrong("expected fewer parentheses") }
    if take(name: "NOT") || take("!") { return .not(try negation()) }
    if take(name: "TRUEPREDICATE") { return .everything }
    if take(name: "FALSEPREDICATE") { return .nothing }
    if words.first == .symbol("("), !isMask {
      _ = words.popFirst()
      let inner = try alternatives()
      try expect(")")
      return inner
    }
    return try comparison()
  }

  /// Whether parentheses hold a property and a mask, not a condition.
  private var isMask: Bool {
    switch words.dropFirst().first {
    case .name?, .property?: words.dropFirst(2).first == .symbol("&")
    default: false
    }
  }

  // MARK: Comparisons

  private mutating func comparison() throws(PhotoLibraryError) -> Condition {
    let isParenthesized = take("(")
    let column = try property()
    var (left, values) = (column, [DatabaseValue]())
    if take("&") {
      left = "(\(column) & ?)"
      values.append(try value(column))
    }
    if isParenthesized { try expect(")") }
    if let condition = try textComparison(column) { return condition }
    if take(name: "IN") {
      let list = try list(column)
      let known = list.filter { $0 != .null }
      let places = known.map { _ in "?" }.joined(separator: ", ")
      let isIn = Condition("\(left) IN (\(places))", values + known)
      if known.count == list.count { return isIn }
      return .any([isIn, Condition("\(left) IS NULL", values)])
    }
    if take(name: "BETWEEN") {
      let bounds = try list(column)
      guard bounds.count == 2 else { throw wrong("expected two bounds before") }
      return Condition("\(left) BETWEEN ? AND ?", values + bounds)
    }
    let comparison = try comparator()
    let folding = try takeFolding(column)
    if folding != .none { left = folding.column(column) }
    let right = folding.fold(try value(column))
    if right == .null {
      switch comparison {
      case "=": return Condition("\(left) IS NULL", values)
      case "<>": return Condition("\(left) IS NOT NULL", values)
      // Nothing is less or more than nil.
      default: return .nothing
      }
    }
    // What is nil is not equal to a value either.
    return Condition(
      "\(left) \(comparison == "<>" ? "IS NOT" : comparison) ?", values + [right])
  }

  /// `CONTAINS[cd]` and others; nil where another comparison follows.
  private mutating func textComparison(
    _ column: String
  ) throws(PhotoLibraryError) -> Condition? {
    guard case .name(let name)? = words.first,
      let comparison = TextComparison(rawValue: name.uppercased())
    else { return nil }
    guard Self.texts.contains(column) else { throw wrong("expected a text before") }
    words.removeFirst()
    let folding = try takeFolding(column)
    guard case .text(let text) = try value(column) else { throw wrong("expected a text before") }
    return comparison.condition(folding.column(column), folding.fold(text))
  }

  /// What makes no difference for the operator before: `[c]`, `[d]`, `[cd]`.
  private mutating func takeFolding(_ column: String) throws(PhotoLibraryError) -> TextFolding {
    guard take("[") else { return .none }
    guard Self.texts.contains(column), case .name(let letters)? = words.popFirst(),
      let folding = TextFolding(letters)
    else { throw wrong("expected [c], [d] or [cd] of a text before") }
    try expect("]")
    return folding
  }

  /// The column of a property that is named in place, or by an argument.
  private mutating func property() throws(PhotoLibraryError) -> String {
    let name: String?
    switch words.first {
    case .name(let word)?: name = word
    case .property?: name = arguments.first as? String
    default: name = nil
    }
    guard let name, let column = columns[name.lowercased()] else {
      throw wrong("expected a property")
    }
    if words.popFirst() == .property { arguments.removeFirst() }
    return column
  }

  private mutating func comparator() throws(PhotoLibraryError) -> String {
    let known = [
      "==": "=", "=": "=", "!=": "<>", "<>": "<>", "<": "<", "<=": "<=", "=<": "<=", ">": ">",
      ">=": ">=", "=>": ">=",
    ]
    guard case .symbol(let symbol)? = words.first, let found = known[symbol] else {
      throw wrong("expected a comparison")
    }
    _ = words.popFirst()
    return found
  }

  private mutating func list(_ column: String) throws(PhotoLibraryError) -> [DatabaseValue] {
    if take("{") {
      var result: [DatabaseValue] = []
      repeat { result.append(try value(column)) } while take(",")
      try expect("}")
      return result
    }
    guard take(.argument), let list = arguments.popFirst() as? [Any] else {
      throw wrong("expected a list")
    }
    var result: [DatabaseValue] = []
    for element in list { result.append(try value(of: element, column)) }
    return result
  }

  private mutating func value(_ column: String) throws(PhotoLibraryError) -> DatabaseValue {
    switch words.popFirst() {
    case .number(let number)?: return .real(number)
    case .text(let text)?: return try value(of: text, column)
    case .argument?:
      guard let argument = arguments.popFirst() else {
        throw PhotoLibraryError(.predicateInvalid, "'\(format)' has more places than arguments")
      }
      return try value(of: argument, column)
    case .name(let name)?:
      switch name.uppercased() {
      case "YES", "TRUE": return .int(1)
      case "NO", "FALSE": return .int(0)
      case "NIL", "NULL": return .null
      default: break
      }
    default: break
    }
    throw wrong("expected a value")
  }

  private func value(of argument: Any, _ column: String) throws(PhotoLibraryError) -> DatabaseValue
  {
    switch argument {
    case let text as String:
      if column.hasSuffix(".uuid") { return .text(LocalIdentifier.word(text) ?? "") }
      guard Self.dates.contains(column) else { return .text(text) }
      guard let date = try? Date(text, strategy: .iso8601) else {
        throw PhotoLibraryError(
          .predicateInvalid, "'\(text)' is no date: write 2024-06-21T17:42:07Z")
      }
      return .real(date.timeIntervalSince1970)
    case let date as Date: return .real(date.timeIntervalSince1970)
    case let flag as Bool: return .flag(flag)
    case let subtypes as MediaSubtypes: return .integer(Int64(subtypes.rawValue))
    case let type as MediaType: return .int(type.rawValue)
    case let number as any BinaryInteger: return .integer(Int64(clamping: number))
    case let number as any BinaryFloatingPoint: return .real(Double(number))
    default:
      throw PhotoLibraryError(
        .predicateInvalid, "'\(format)': \(argument) is nothing that can be compared")
    }
  }

  // MARK: Words

  private mutating func take(_ symbol: String) -> Bool { take(.symbol(symbol)) }

  private mutating func take(_ word: PredicateWord) -> Bool {
    guard words.first == word else { return false }
    words.removeFirst()
    return true
  }

  private mutating func take(name: String) -> Bool {
    guard case .name(let found)? = words.first, found.uppercased() == name else { return false }
    words.removeFirst()
    return true
  }

  private mutating func expect(_ symbol: String) throws(PhotoLibraryError) {
    guard take(symbol) else { throw wrong("expected \(symbol)") }
  }

  private func wrong(_ expectation: String) -> PhotoLibraryError {
    let place = words.first.map { "at \($0.description)" } ?? "at the end"
    return PhotoLibraryError(.predicateInvalid, "'\(format)': \(expectation) \(place)")
  }
}
