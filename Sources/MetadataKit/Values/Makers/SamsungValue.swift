/// How Samsung's cameras write settings.
enum SamsungValue {
  @Sendable static func lessFour(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: tag.loose - 4)
  }

  /// The first number: some cameras write two.
  @Sendable static func first(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(bytes: tag.rawText.prefix { $0 != 0x20 })
  }

  /// `21.5 C`; a text without digits as it is.
  @Sendable static func celsius(_ tag: Tag, _ text: inout TextBuffer) {
    let raw = tag.rawText
    text.append(bytes: raw)
    if raw.contains(where: NumberText.isDigit) { text.append(" C") }
  }

  /// Names of places, a line each.
  @Sendable static func places(_ tag: Tag, _ text: inout TextBuffer) {
    var isAfterEnd = false
    let bytes = Array(tag.elements)
    for (index, byte) in bytes.enumerated() {
      if byte == 0, index + 1 < bytes.count, bytes[index + 1] == 0 { return }
      if byte == 0 {
        text.append("\n")
        isAfterEnd = true
      } else if byte != 0x20 || !isAfterEnd {
        text.append(ascii: byte)
        isAfterEnd = false
      }
    }
  }

  /// Words for the first number, the others as they are.
  @Sendable static func firstWorded(_ tag: Tag, _ text: inout TextBuffer) {
    if tag.hasTooManyWords { return tag.value(to: &text) }
    for (index, part) in NumberText.parts(tag.rawText).enumerated() {
      if index > 0 { text.append("; ") }
      if index == 0 {
        Labels(tag.row?.labels ?? "").append(Array(part), to: &text)
      } else {
        text.append(bytes: part)
      }
    }
  }

  // MARK: Enciphered numbers

  /// Numbers to each of which one of the key that stands beside was added, or of which it was taken
  /// away.
  ///
  /// - Parameters:
  ///   - salts: where in the key each array starts, and the sign; of several arrays the first number
  ///     is how long each is.
  private static func plain(
    _ tag: Tag, _ text: inout TextBuffer, _ salts: [(sign: Int64, start: Int)]
  ) {
    guard let key = tag.beside(0xa020), key.elementCount > 0 else { return }
    let keyCount = key.elementCount
    let bits = Int64(tag.format.size * 8)
    guard bits > 0, bits <= 32 else { return tag.raw(to: &text) }
    let isSigned = tag.format == .signedLong || tag.format == .signedShort
    let (low, high): (Int64, Int64) =
      isSigned ? (-(1 << (bits - 1)), 1 << (bits - 1) - 1) : (0, 1 << bits - 1)
    let isSeveral = salts.count > 1
    let length = isSeveral ? Int(max(0, tag.integer(0) ?? 0)) : 0
    var next = isSeveral ? 1 : 0
    var start = next
    var salt = salts[0]
    var rest = salts.dropFirst()
    for index in 0..<tag.elementCount {
      var number = tag.integer(index) ?? 0
      if index > 0 { text.append(" ") }
      if index == next, index > 0 || !isSeveral {
        if index > (isSeveral ? 1 : 0) {
          salt = rest.first ?? salt
          rest = rest.dropFirst()
        }
        start = index
        next = rest.isEmpty ? -1 : next &+ length
      }
      if index > 0 || !isSeveral {
        number += salt.sign * (key.integer((salt.start + index - start) % keyCount) ?? 0)
        if salt.sign > 0, number > high { number -= high - low + 1 }
        if salt.sign < 0, number < low { number += high - low + 1 }
      }
      text.append(number)
    }
  }

  @Sendable static func plain0(_ tag: Tag, _ text: inout TextBuffer) {
    plain(tag, &text, [(1, 0)])
  }

  @Sendable static func plain4(_ tag: Tag, _ text: inout TextBuffer) {
    plain(tag, &text, [(1, 4)])
  }

  @Sendable static func plainLess0(_ tag: Tag, _ text: inout TextBuffer) {
    plain(tag, &text, [(-1, 0)])
  }

  @Sendable static func plainLess1(_ tag: Tag, _ text: inout TextBuffer) {
    plain(tag, &text, [(-1, 1)])
  }

  @Sendable static func plainLess2(_ tag: Tag, _ text: inout TextBuffer) {
    plain(tag, &text, [(-1, 2)])
  }

  @Sendable static func plainLess4(_ tag: Tag, _ text: inout TextBuffer) {
    plain(tag, &text, [(-1, 4)])
  }

  @Sendable static func plainLess8(_ tag: Tag, _ text: inout TextBuffer) {
    plain(tag, &text, [(-1, 8)])
  }

  @Sendable static func plain0Less0(_ tag: Tag, _ text: inout TextBuffer) {
    plain(tag, &text, [(1, 0), (-1, 0)])
  }
}
