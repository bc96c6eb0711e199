/// How makers of few notes write what is more than a number or a text.
enum SmallMakersValue {
  /// `+0.50`, of a speed or an angle.
  @Sendable static func signed(_ tag: Tag, _ text: inout TextBuffer) {
    let number = tag.loose
    if number >= 0 { text.append("+") }
    text.append(number, fractionDigits: 2)
  }

  /// Texts that NULs separate, with commas.
  @Sendable static func versions(_ tag: Tag, _ text: inout TextBuffer) {
    let parts = tag.elements.split(separator: 0).map { part in
      var part = part
      while let last = part.last, NumberText.isSpace(last) { part.removeLast() }
      return part
    }
    text.append(bytes: Array(parts.joined(separator: Array(", ".utf8))))
  }

  /// What stands behind `SERIAL NUMBER:`.
  @Sendable static func serialNumber(_ tag: Tag, _ text: inout TextBuffer) {
    let raw = tag.rawText
    text.append(bytes: raw.starts(with: Array("SERIAL NUMBER:".utf8)) ? raw.dropFirst(14) : [])
  }
}
