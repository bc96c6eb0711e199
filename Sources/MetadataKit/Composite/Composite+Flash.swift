/// XMP's flash fields as EXIF's one number (Exif 3.0 §4.6.6.5.9, XMP part 2 §8.2.3).
extension CompositeBuilder {
  mutating func deriveFlash() {
    // A flash that is a text, not a structure of fields, counts as one that has none.
    guard
      inputs.tag(.flash, in: .xmp) != nil
        || Self.flashFields.contains(where: { inputs.has($0) && inputs.tag($0, in: .xmp) != nil })
    else { return }
    let fields = Self.flashFields.map { inputs.text($0, in: .xmp) }
    let mode = Self.whole(fields[2]) & 0xff
    let back = Self.whole(fields[1]) & 0xff
    let number =
      (Self.isYes(fields[0]) ? 1 : 0) | back << 1 | mode << 3 | (Self.isYes(fields[3]) ? 0x20 : 0)
      | (Self.isYes(fields[4]) ? 0x40 : 0)
    add(.flash, Double(number))
  }

  private static let flashFields: [CompositeInput] = [
    .flashFired, .flashReturn, .flashMode, .flashFunction, .flashRedEyeMode,
  ]

  private static func isYes(_ text: [UInt8]?) -> Bool {
    text?.map { $0 | 0x20 } == Array("true".utf8)
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
