/// What Nikon's notes say in several tags.
extension CompositeBuilder {
  mutating func deriveNikon() {
    guard inputs.hasNoted else { return }
    if let lens = inputs.text(.lens, in: .nikon), let kind = inputs.text(.lensType, in: .nikon) {
      let words =
        (inputs.words(.lens, in: .nikon) ?? []) + [0x20]
        + (inputs.words(.lensType, in: .nikon) ?? [])
      add(.lensSpec, text: lens + [0x20] + kind, words: words)
    }
    let mode = inputs.text(.focusMode, in: .nikon)
    let isManual = mode.map { $0.span.matchesInAnyCase("manual") }
    if let isManual { add(.autoFocus, isManual ? 0 : 1) }
    guard let method = inputs.float(.afDetectionMethod, in: .nikon) else { return }
    if let schema = inputs.float(.focusPointSchema, in: .nikon) {
      add(.phaseDetectAF, method == 0 ? schema : 0)
    }
    if let isManual { add(.contrastDetectAF, !isManual && method == 1 ? 1 : 0) }
  }

  /// The name by eight bytes of what the lens says of itself; false without them.
  mutating func deriveNikonLens() -> Bool {
    var text = TextBuffer()
    var key: [UInt8] = []
    for input in Self.nikonLens {
      guard let raw = inputs.raw(input),
        let byte = UInt8(exactly: NumberText.leading(raw[...]).rounded(.towardZero))
      else { return false }
      if !key.isEmpty { text.append(ascii: 0x20) }
      text.append(hexadecimal: byte, "0123456789ABCDEF")
      key.append(byte)
    }
    let name = NikonLenses.name(of: key) ?? "Unknown (" + text.string + ")"
    add(.lensID, text: text.bytes, words: Array(name.utf8))
    return true
  }

  private static let nikonLens: [CompositeInput] = [
    .lensIDNumber, .lensFStops, .minFocalLength, .maxFocalLength, .maxApertureAtMinFocal,
    .maxApertureAtMaxFocal, .mcuVersion, .lensType,
  ]
}
