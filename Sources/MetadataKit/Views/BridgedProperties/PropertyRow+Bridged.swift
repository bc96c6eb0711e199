extension PropertyRow {
  /// What a tag says in the form that a property of XMP has (CIPA DC-010-2020): whole numbers and fractions
  /// as texts, several of them as a sequence. Nil where it says nothing, or nothing by itself.
  func value(of tag: Tag, bridgedTo property: BridgedProperty) -> XMPNode.Value? {
    switch form {
    case .integer: return tag.integer().map { .text(String($0)) }
    case .number: return number(of: tag).map { .text($0) }
    case .integers, .numbers, .scalarOrNumbers:
      guard let texts = numbers(of: tag) else { return nil }
      // A version is one text.
      return property.name == "GPSVersionID"
        ? .text(texts.joined(separator: ".")) : .sequence(property.items(texts))
    case .text, .texts: return property.value([tag.string])
    case .encodedText: return property.value([tag.description])
    case .version:
      let digits = tag.textBytes
      return digits.count == 4 && digits.allSatisfy(NumberText.isDigit) ? .text(tag.string) : nil
    // What they are of stands in another tag.
    case .degrees, .time: return nil
    }
  }

  /// A fraction as the file has it, `1/125`; n/0, which says that there is none, has no text.
  private func number(of tag: Tag) -> String? {
    guard let fraction = tag.rational() else { return tag.integer().map { String($0) } }
    return fraction.denominator == 0 ? nil : fraction.description
  }

  /// All numbers; of a lens some may be 0/0.
  private func numbers(of tag: Tag) -> [String]? {
    let count = min(tag.elementCount, 4096)
    let texts = (0..<count).compactMap { index in
      tag.rational(index)?.description ?? tag.integer(index).map { String($0) }
    }
    return texts.isEmpty || texts.count < count ? nil : texts
  }
}
