/// How measures of InfiRay's cameras are worded.
enum InfiRayValue {
  @Sendable static func celsius(_ tag: Tag, _ text: inout TextBuffer) {
    Wording.twoPlaces(tag, &text)
    text.append(" C")
  }

  @Sendable static func percent(_ tag: Tag, _ text: inout TextBuffer) {
    text.append((tag.number() ?? 0) * 100, fractionDigits: 1)
    text.append(" %")
  }
}
