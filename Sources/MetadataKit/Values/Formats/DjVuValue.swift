/// How the header of a DjVu page is written.
enum DjVuValue {
  /// `0.24` of the minor version and, where it is there, the major one.
  @Sendable static func version(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag.integer(1) ?? 0)
    text.append(".")
    text.append(tag.integer(0) ?? 0)
  }

  /// Tenths.
  @Sendable static func gamma(_ tag: Tag, _ text: inout TextBuffer) {
    text.append((tag.number() ?? 0) / 10, significantDigits: 15)
  }

  /// The lower three bits; the others are reserved.
  @Sendable static func orientation(_ tag: Tag, _ text: inout TextBuffer) {
    text.append((tag.integer() ?? 0) & 7)
  }
}
