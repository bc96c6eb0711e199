/// How measures of DJI's thermal cameras are worded.
enum DJIValue {
  @Sendable static func celsius(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag.number() ?? 0, fractionDigits: 1)
    text.append(" C")
  }

  @Sendable static func percent(_ tag: Tag, _ text: inout TextBuffer) {
    text.append((tag.number() ?? 0) * 100, significantDigits: 6)
    text.append(" %")
  }
}
