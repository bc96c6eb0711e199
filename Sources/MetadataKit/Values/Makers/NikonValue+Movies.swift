/// How Nikon's cameras write quantities into movies.
extension NikonValue {
  /// In thousandths.
  @Sendable static func frameRate(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: (tag.loose * 1000 + 0.5).rounded(.towardZero) / 1000)
  }

  /// `12.5 s`.
  @Sendable static func movieSeconds(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: tag.loose)
    text.append(" s")
  }
}
