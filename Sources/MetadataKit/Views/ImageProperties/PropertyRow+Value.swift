extension PropertyRow {
  /// The value of a tag in this form; nil when it has none.
  func value(of tag: Tag) -> PropertyValue? {
    switch form {
    case .integer: tag.integer().map { .int(Int($0)) }
    case .integers: array(tag) { tag.integer($0).map { .int(Int($0)) } }
    case .number: number(tag, 0)
    case .numbers: array(tag) { number(tag, $0) }
    case .scalarOrNumbers:
      tag.count == 1 ? anyNumber(tag, 0) : array(tag) { anyNumber(tag, $0) }
    case .text: text(tag.string)
    case .texts: text(tag.string).map { .array([$0]) }
    case .encodedText: text(tag.description)
    case .version: version(tag)
    case .degrees: degrees(tag)
    case .time: time(tag)
    }
  }

  private func text(_ text: String) -> PropertyValue? { text.isEmpty ? nil : .string(text) }

  private func number(_ tag: Tag, _ index: Int) -> PropertyValue? {
    tag.number(index).flatMap { $0.isFinite ? .double($0) : nil }
  }

  private func anyNumber(_ tag: Tag, _ index: Int) -> PropertyValue? {
    tag.integer(index).map { .int(Int($0)) } ?? number(tag, index)
  }

  private func array(_ tag: Tag, _ element: (Int) -> PropertyValue?) -> PropertyValue? {
    let count = min(max(0, tag.count), 4096)
    let elements = (0..<count).compactMap(element)
    // An array with an element left out would say something else.
    return elements.isEmpty || elements.count < count ? nil : .array(elements)
  }

  /// `0232` becomes 2, 3, 2, `0230` 2, 3 and `0100` 1, 0: one zero at the end is left out.
  private func version(_ tag: Tag) -> PropertyValue? {
    let digits = tag.elements.map { Int($0) - 0x30 }
    guard digits.count == 4, digits.allSatisfy((0...9).contains) else { return nil }
    var result = Array(digits.drop { $0 == 0 })
    if result.count > 1, result.last == 0 { result.removeLast() }
    return result.isEmpty ? nil : .array(result.map { .int($0) })
  }

  /// Minutes and seconds may be left out; n/0 where they stand is no coordinate.
  private func degrees(_ tag: Tag) -> PropertyValue? {
    let count = min(max(1, tag.count), 3)
    let parts = (0..<count).compactMap { tag.number($0) }
    guard parts.count == count, parts.allSatisfy({ $0.isFinite }) else { return nil }
    return .double(zip(parts, [1, 60, 3600]).reduce(0) { $0 + $1.0 / $1.1 })
  }

  private func time(_ tag: Tag) -> PropertyValue? {
    let parts = (0..<3).compactMap { tag.number($0) }
    guard parts.count == 3, parts.allSatisfy({ (0..<100).contains($0) }) else { return nil }
    // No second is the 60th of a minute because it is nearly over.
    let nearest = Int((parts[2] * 100).rounded())
    let hundredths = parts[2] < 60 ? min(nearest, 5999) : nearest
    let whole = [Int(parts[0]), Int(parts[1]), hundredths / 100].map(Self.twoDigits)
    let rest = hundredths % 100
    return .string(
      whole.joined(separator: ":") + (rest == 0 ? "" : "." + Self.twoDigits(rest)))
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
