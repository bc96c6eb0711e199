/// What in a name is replaced by what.
///
/// `A>B` puts `B` for the first `A`, `*A>B` for each, `^A>B` for one that the name starts with. `(A|B)` is
/// one or the other, `(A)?` one or none, `(A)+` one or more, as many as there are. `A~>` leaves out the first
/// `A` of several.
struct NameRule: Sendable {
  private var parts: [Part] = []
  private var replacement: [UInt8] = []
  private var isAnchored = false
  private var isGlobal = false
  private var isOfSeveral = false

  private struct Part: Sendable {
    var choices: [[UInt8]]
    var isOptional = false
    var isRepeated = false
  }

  init(_ text: String) {
    var rest = Array(text.utf8)[...]
    if rest.first == UInt8(ascii: "^") {
      isAnchored = true
      rest = rest.dropFirst()
    } else if rest.first == UInt8(ascii: "*") {
      isGlobal = true
      rest = rest.dropFirst()
    }
    let end = rest.firstIndex(of: UInt8(ascii: ">")) ?? rest.endIndex
    replacement = Array(rest[end...].dropFirst())
    rest = rest[..<end]
    while let byte = rest.first {
      if byte == UInt8(ascii: "(") {
        let close = rest.firstIndex(of: UInt8(ascii: ")")) ?? rest.endIndex
        let choices = rest[..<close].dropFirst().split(separator: UInt8(ascii: "|"))
        parts.append(Part(choices: choices.map { Array($0) }))
        rest = rest[close...].dropFirst()
        if rest.first == UInt8(ascii: "?") { parts[parts.count - 1].isOptional = true }
        if rest.first == UInt8(ascii: "+") { parts[parts.count - 1].isRepeated = true }
        if parts[parts.count - 1].isOptional || parts[parts.count - 1].isRepeated {
          rest = rest.dropFirst()
        }
      } else if byte == UInt8(ascii: "~") {
        isOfSeveral = true
        rest = rest.dropFirst()
      } else {
        let word = rest.prefix { $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: "~") }
        parts.append(Part(choices: [Array(word)]))
        rest = rest[word.endIndex...]
      }
    }
  }

  /// What every match begins with; nil where it may begin with several.
  private var firstByte: UInt8? {
    guard let part = parts.first, !part.isOptional, part.choices.count == 1 else { return nil }
    return part.choices[0].first
  }

  func apply(to name: inout [UInt8]) {
    var start = 0
    while start < name.count {
      guard let range = firstMatch(in: name.span, from: start) else { return }
      if isOfSeveral, firstMatch(in: name.span, from: range.upperBound) == nil { return }
      name.replaceSubrange(range, with: replacement)
      guard isGlobal else { return }
      start = range.lowerBound + replacement.count
    }
  }

  private func firstMatch(in name: Span<UInt8>, from start: Int) -> Range<Int>? {
    let firstByte = firstByte
    for place in start..<(isAnchored ? min(start + 1, name.count) : name.count) {
      // Most places are none, and are told apart by a byte.
      if let firstByte, name[place] != firstByte { continue }
      if let end = end(of: 0, in: name, at: place) { return place..<end }
    }
    return nil
  }

  /// Where the parts from one on end that start at a place; nil where they are not there.
  private func end(of index: Int, in name: Span<UInt8>, at place: Int) -> Int? {
    guard index < parts.count else { return place }
    for choice in parts[index].choices {
      guard choice.count <= name.count - place, Self.matches(choice.span, name, place) else {
        continue
      }
      let next = place + choice.count
      if parts[index].isRepeated, let end = end(of: index, in: name, at: next) { return end }
      if let end = end(of: index + 1, in: name, at: next) { return end }
    }
    return parts[index].isOptional ? end(of: index + 1, in: name, at: place) : nil
  }

  private static func matches(_ word: Span<UInt8>, _ name: Span<UInt8>, _ place: Int) -> Bool {
    for index in word.indices where word[index] != name[place + index] { return false }
    return true
  }
}
