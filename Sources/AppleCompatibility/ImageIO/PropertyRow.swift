#if !canImport(ImageIO)
  /// What ImageIO makes of one tag: the key, and the form of the value.
  struct PropertyRow: Sendable {
    enum Form: Sendable {
      case integer
      case integers
      /// A whole number where it is one, otherwise one with a fraction.
      case number
      case numbers
      case text
      /// A text behind eight bytes that say how it is written.
      case encodedText
      /// Digits, without zeros at the end.
      case version
      /// Degrees, minutes and seconds as one number.
      case degrees
      /// Hours, minutes and seconds.
      case time
    }

    let number: UInt32
    let key: String
    let form: Form

    init(_ number: UInt32, _ key: String, _ form: Form) {
      self.number = number
      self.key = key
      self.form = form
    }
  }

  extension PropertyRow {
    /// The value of a tag in this form; `nil` when it has none.
    func value(of tag: Tag) -> Any? {
      switch form {
      case .integer: return tag.integer().map { Int($0) }
      case .integers: return array(tag) { tag.integer($0).map { Int($0) } }
      case .number: return tag.number().map(Self.shortest)
      case .numbers: return array(tag) { tag.number($0) }
      case .text: return tag.string
      case .encodedText:
        return String(decoding: (tag.bytes ?? []).dropFirst(8).prefix { $0 != 0 }, as: UTF8.self)
      case .version: return version(tag)
      case .degrees: return sum(tag)
      case .time: return time(tag)
      }
    }

    private static func shortest(_ number: Double) -> Any {
      Int(exactly: number).map { $0 as Any } ?? number
    }

    private func array<Element>(_ tag: Tag, _ element: (Int) -> Element?) -> [Element]? {
      let elements = (0..<min(tag.count, 4096)).compactMap(element)
      return elements.isEmpty ? nil : elements
    }

    /// `0232` becomes 2, 3, 2 and `0230` becomes 2, 3.
    private func version(_ tag: Tag) -> [Int]? {
      let digits = (tag.bytes ?? []).compactMap { Int($0) - 0x30 }
      guard digits.count == 4, digits.allSatisfy((0...9).contains) else { return nil }
      var result = Array(digits.drop { $0 == 0 })
      while result.count > 1, result.last == 0 { result.removeLast() }
      return result
    }

    private func sum(_ tag: Tag) -> Double? {
      guard let degrees = tag.number(0) else { return nil }
      return degrees + (tag.number(1) ?? 0) / 60 + (tag.number(2) ?? 0) / 3600
    }

    private func time(_ tag: Tag) -> String? {
      let parts = (0..<3).compactMap { tag.number($0) }
      guard parts.count == 3, parts.allSatisfy({ (0..<100).contains($0) }) else { return nil }
      let whole = parts.map { part in
        let digits = String(Int(part))
        return digits.count < 2 ? "0" + digits : digits
      }
      let hundredths = Int((parts[2] * 100).rounded()) % 100
      let rest = hundredths == 0 ? "" : hundredths < 10 ? ".0\(hundredths)" : ".\(hundredths)"
      return whole.joined(separator: ":") + rest
    }
  }
#endif
