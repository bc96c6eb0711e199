extension Container {
  /// Digital Speech Standard, which dictating machines write: DSS and DS2.
  package static let digitalSpeech = Container(ofSignatures: "DSS", "DS2") {
    (file, found) throws(MetadataError) in
    // The header, with the comment at its end.
    let head = try file.head(count: 898)
    let table = TagTable.digitalSpeech
    for row in table.rows.indices {
      let field = head.suffix(from: Int(table.rows[row].id)).prefix(Int(table.rows[row].count))
      guard !field.isEmpty else { continue }
      let text = field.prefix(field.firstIndex(of: 0) ?? field.count)
      if table.rows[row].name == "Duration", DigitalSpeechValue.seconds(text.elements) == nil {
        continue
      }
      found.add(table, row: row, .ascii, count: text.count, .little, bytes: text)
    }
    if let duration = found.store.first("Olympus", named: "Duration") {
      found.facts.duration = DigitalSpeechValue.seconds(duration.elements)
    }
    found.facts.creationDate = found.store.first("Olympus", named: "StartTime")?.description
  }
}

/// How dictating machines write times: in digits.
enum DigitalSpeechValue {
  /// `2005:11:16 13:52:42`, of two digits for each; anything else as it is.
  @Sendable static func date(_ tag: Tag, _ text: inout TextBuffer) {
    let bytes = tag.elements
    guard bytes.count == 12, bytes.allSatisfy(NumberText.isDigit) else {
      return text.append(bytes: bytes)
    }
    text.append("20")
    for (index, byte) in bytes.enumerated() {
      if index > 0, index % 2 == 0 { text.append(index == 6 ? " " : ":") }
      text.append(ascii: byte)
    }
  }

  @Sendable static func duration(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: seconds(tag.elements) ?? 0)
  }

  /// Hours, minutes and seconds, of two digits each.
  static func seconds(_ bytes: ArraySlice<UInt8>) -> Double? {
    guard bytes.count == 6, bytes.allSatisfy(NumberText.isDigit) else { return nil }
    let digits = bytes.map { Double($0 - 0x30) }
    let (hours, minutes) = (digits[0] * 10 + digits[1], digits[2] * 10 + digits[3])
    return (hours * 60 + minutes) * 60 + digits[4] * 10 + digits[5]
  }
}
