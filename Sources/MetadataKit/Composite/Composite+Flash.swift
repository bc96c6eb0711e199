/// XMP's flash fields as EXIF's one number (Exif 3.0 §4.6.6.5.9, XMP part 2 §8.2.3).
extension CompositeBuilder {
  mutating func deriveFlash() {
    // A flash that is a text, not a structure of fields, counts as one that has none.
    guard
      inputs.tag(.flash, in: .xmp) != nil
        || Self.flashFields.contains(where: { inputs.has($0) && inputs.tag($0, in: .xmp) != nil })
    else { return }
    let fields = Self.flashFields.map { inputs.text($0, in: .xmp) }
    // What does not say whether it has fired says nothing in EXIF's number.
    guard let hasFired = Self.answer(fields[0]) ?? (inputs.asExiftool ? false : nil) else { return }
    let mode = Self.whole(fields[2]) & 0xff
    let back = Self.whole(fields[1]) & 0xff
    let number =
      (hasFired ? 1 : 0) | back << 1 | mode << 3
      | (Self.answer(fields[3]) == true ? 0x20 : 0)
      | (Self.answer(fields[4]) == true ? 0x40 : 0)
    add(.flash, Double(number))
  }

  private static let flashFields: [CompositeInput] = [
    .flashFired, .flashReturn, .flashMode, .flashFunction, .flashRedEyeMode,
  ]

  /// Yes or no; nil where it is neither.
  private static func answer(_ text: [UInt8]?) -> Bool? {
    switch text.map({ String(decoding: $0, as: UTF8.self).lowercased() }) {
    case "true": true
    case "false": false
    default: nil
    }
  }

  private static func whole(_ text: [UInt8]?) -> Int {
    text.flatMap { Int(exactly: NumberText.leading($0[...]).rounded(.towardZero)) } ?? 0
  }
}

extension Wording {
  /// The words that EXIF's tag has.
  @Sendable static func flash(_ tag: Tag, to text: inout TextBuffer) {
    guard let row = TagTable.exif.index(of: 0x9209) else { return tag.raw(to: &text) }
    Labels(TagTable.exif.rows[row].labels).append(tag.rawText, hexadecimal: true, to: &text)
  }
}
