/// Values that are some of the bits of a number: conversions for ``TagRow/value``.
enum BitField {
  /// So many bits of a number, from one on.
  static func bits(_ tag: Tag, from first: Int64, count: Int64) -> Int64 {
    (tag.integer() ?? 0) >> first & ((1 << count) - 1)
  }

  // MARK: From the lowest bit on

  @Sendable static func low1(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(bits(tag, from: 0, count: 1))
  }

  @Sendable static func low2(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(bits(tag, from: 0, count: 2))
  }

  @Sendable static func low3(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(bits(tag, from: 0, count: 3))
  }

  @Sendable static func low4(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(bits(tag, from: 0, count: 4))
  }

  @Sendable static func low8(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(bits(tag, from: 0, count: 8))
  }

  @Sendable static func low15(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(bits(tag, from: 0, count: 15))
  }

  // MARK: From another bit on

  @Sendable static func bit1(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(bits(tag, from: 1, count: 1))
  }

  @Sendable static func twoFrom1(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(bits(tag, from: 1, count: 2))
  }

  @Sendable static func bit2(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(bits(tag, from: 2, count: 1))
  }

  @Sendable static func twoFrom2(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(bits(tag, from: 2, count: 2))
  }

  @Sendable static func fiveFrom3(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(bits(tag, from: 3, count: 5))
  }

  @Sendable static func threeFrom4(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(bits(tag, from: 4, count: 3))
  }

  @Sendable static func fourFrom4(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(bits(tag, from: 4, count: 4))
  }

  @Sendable static func bit5(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(bits(tag, from: 5, count: 1))
  }

  @Sendable static func twoFrom5(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(bits(tag, from: 5, count: 2))
  }

  @Sendable static func bit6(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(bits(tag, from: 6, count: 1))
  }

  @Sendable static func bit7(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(bits(tag, from: 7, count: 1))
  }

  @Sendable static func fourFrom8(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(bits(tag, from: 8, count: 4))
  }

  @Sendable static func fourFrom12(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(bits(tag, from: 12, count: 4))
  }

  @Sendable static func eightFrom16(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(bits(tag, from: 16, count: 8))
  }

  @Sendable static func eightFrom24(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(bits(tag, from: 24, count: 8))
  }
}
