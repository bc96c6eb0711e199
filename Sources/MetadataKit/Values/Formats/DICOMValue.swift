/// The conversions of DICOM's value representations (PS3.5 §6.2).
enum DICOMValue {
  /// The registered name of an identifier, or the identifier.
  @Sendable static func identifier(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(bytes: DICOMIdentifiers.name(of: tag.elements) ?? Array(tag.elements))
  }

  /// `20010316` is `2001:03:16`.
  @Sendable static func date(_ tag: Tag, _ text: inout TextBuffer) {
    append(tag, [4, 2, 2], &text)
  }

  /// `143008.5` is `14:30:08.5`.
  @Sendable static func time(_ tag: Tag, _ text: inout TextBuffer) {
    append(tag, [2, 2, 2], &text)
  }

  @Sendable static func dateTime(_ tag: Tag, _ text: inout TextBuffer) {
    append(tag, [4, 2, 2, 2, 2, 2], &text)
  }

  /// The group and the number of an element, `0018,1063`.
  @Sendable static func element(_ tag: Tag, _ text: inout TextBuffer) {
    guard tag.byteCount == 4, let group = tag.integer(0, as: .short),
      let element = tag.integer(1, as: .short)
    else { return tag.raw(to: &text) }
    let digits =
      hexadecimal(UInt64(clamping: group), digits: 4) + ","
      + hexadecimal(UInt64(clamping: element), digits: 4)
    text.append(digits.uppercased())
  }

  /// Writes runs of so many digits at the start with what stands between a date's and a time's parts;
  /// what has fewer is written as it is.
  private static func append(_ tag: Tag, _ lengths: [Int], _ text: inout TextBuffer) {
    let all = tag.elements
    let bytes = all.drop { $0 == 0x20 }
    let count = lengths.reduce(0, +)
    guard bytes.count >= count, bytes.prefix(count).allSatisfy(NumberText.isDigit)
    else { return text.append(bytes: all) }
    var rest = bytes
    for (index, length) in lengths.enumerated() {
      if index > 0 { text.append(ascii: index == 3 ? 0x20 : 0x3a) }
      text.append(bytes: rest.prefix(length))
      rest = rest.dropFirst(length)
    }
    text.append(bytes: rest)
  }
}
