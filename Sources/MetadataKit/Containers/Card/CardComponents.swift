/// Within which components of a calendar a line stands (RFC 5545 §3.6).
struct CardComponents {
  /// The outermost one with its number, `Event2`: it is the group of its lines.
  private(set) var group: String?
  private var outer: String?
  private var numbers: [String: Int] = [:]
  /// Components within it: how many of each name they have so far, and their own.
  private var levels: [(counts: [String: Int], name: String)] = [([:], "")]
  /// What stands before the names of their lines, once it is asked for.
  private var joined: String?
  /// How many are too deep within others to be counted.
  private var tooDeep = 0

  /// Components that may stand outermost.
  private static let known: Set = ["Event", "Todo", "Journal", "Freebusy", "Timezone", "Alarm"]

  private static let deepest = 16

  /// What a line that begins or ends something does; nil where it is no such line.
  enum Mark { case start, end, other }

  /// Takes a line that begins or ends a component or a card; nil where it does neither.
  mutating func take(_ line: ByteSlice) -> Mark? {
    guard let (isStart, hasV, name) = Self.mark(line) else { return nil }
    if ["Card", "Calendar", "Note"].contains(name) {
      if isStart { reset() }
      return isStart ? .start : .end
    }
    if Self.known.contains(name) {
      if isStart, outer == nil {
        reset()
        outer = name
        numbers[name, default: 0] += 1
        group = name + String(numbers[name] ?? 1)
        return .other
      }
      if !isStart, outer == name {
        outer = nil
        group = nil
        return .other
      }
    }
    if isStart {
      guard levels.count <= Self.deepest else {
        tooDeep += 1
        return .other
      }
      if hasV { levels[levels.count - 1].counts[name, default: 0] += 1 }
      levels.append(([:], name))
    } else if tooDeep > 0 {
      tooDeep -= 1
    } else if levels.count > 1 {
      levels.removeLast()
    }
    joined = nil
    return .other
  }

  private mutating func reset() {
    levels = [([:], "")]
    joined = nil
    tooDeep = 0
  }

  /// The names of components around, each with its number where the one around it counts it.
  ///
  /// The innermost stands first, counted among the outermost's, and of two that are within one another the inner one's
  /// number is left out: so the field has it.
  mutating func prefix() -> String {
    if let joined { return joined }
    let text = joinedNames()
    joined = text
    return text
  }

  private func joinedNames() -> String {
    let last = levels.count - 1
    guard last > 0, let inner = levels.last?.name else { return "" }
    var text = inner + (levels.first?.counts[inner].map(String.init) ?? "")
    for level in stride(from: 1, to: last, by: 1) {
      let before = levels[level - 1].name
      text += before + (levels[level].counts[before].map(String.init) ?? "")
    }
    return text
  }

  /// `BEGIN:VEVENT`: whether it starts, whether there is a `V`, and the name without.
  private static func mark(_ line: ByteSlice) -> (isStart: Bool, hasV: Bool, name: String)? {
    guard line.count <= 128, let colon = line.firstIndex(of: UInt8(ascii: ":")), colon <= 5 else {
      return nil
    }
    let isStart: Bool
    switch line.prefix(colon).text.uppercased() {
    case "BEGIN": isStart = true
    case "END": isStart = false
    default: return nil
    }
    var name = line.suffix(from: colon + 1).elements
    guard !name.isEmpty, name.allSatisfy(NumberText.isOfWord) else { return nil }
    var hasV = false
    if name.count > 1, let first = name.first, first | 0x20 == UInt8(ascii: "v") {
      hasV = true
      name = name.dropFirst()
    }
    return (isStart, hasV, CardLine.capitalized(name))
  }
}
