/// Distances, focus and lenses of Minolta's and Sony's.
extension MinoltaValue {
  @Sendable static func metersOrInfinity(_ tag: Tag, _ text: inout TextBuffer) {
    if tag.converted == 0 { return text.append("inf") }
    tag.value(to: &text)
    text.append(" m")
  }

  @Sendable static func distance(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: powerOfTwo((tag.loose - 126) / 16))
  }

  @Sendable static func distanceWords(_ tag: Tag, _ text: inout TextBuffer) {
    let meters = tag.converted
    if meters > 266 { return text.append("inf") }
    text.append(meters, fractionDigits: 2)
    text.append(" m")
  }

  /// How far the focus is off: `Front Focus (-12)`.
  @Sendable static func focusStatus(_ tag: Tag, _ text: inout TextBuffer) {
    if Wording.label(tag, &text) { return }
    let number = tag.integer() ?? 0
    text.append(number < 0 ? "Front Focus (" : "Back Focus (+")
    text.append(number)
    text.append(")")
  }

  // MARK: Lenses

  /// The lens, with Canon's or Sigma's numbers behind an adapter.
  @Sendable static func lens(_ tag: Tag, _ text: inout TextBuffer) {
    if Wording.label(tag, &text) { return }
    guard let number = tag.setting(to: &text) else { return }
    if let adapter = LensAdapter(number) {
      if Labels(CanonLenses.labels).appendWords(of: number - adapter.start, to: &text) {
        return text.append(" + " + adapter.name)
      }
    } else if number >= 0x4900,
      Labels(SigmaLenses.labels).appendWords(of: number - 0x4900, to: &text)
    {
      return text.append(" + MC-11 SA-E")
    }
    text.append("Unknown (\(number))")
  }
}
