/// Values whose elements mean different things.
extension Wording {
  /// `Auto, Did not fire; n/a`: each element in words of its own, which tabulators separate in the
  /// row's labels; one without words as it is. Words behind a `*` are those of bits.
  @Sendable static func listed(_ tag: Tag, to text: inout TextBuffer) {
    var key = TextBuffer()
    tag.value(to: &key)
    let row = Int(tag.record.row)
    guard row >= 0, !tag.hasTooManyWords, !key.isBinaryNote else {
      return text.append(bytes: key.bytes)
    }
    let isHexadecimal = tag.traits.contains(.hexadecimal)
    let lists = tag.table.rows[row].labels.split(
      separator: "\t", omittingEmptySubsequences: false)
    for (index, part) in NumberText.parts(key.bytes).enumerated() {
      if index > 0 { text.append("; ") }
      guard index < lists.count, let first = lists[index].first else {
        text.append(bytes: part)
        continue
      }
      if first == "*" {
        Labels(String(lists[index].dropFirst())).appendBits(of: Array(part), to: &text)
      } else {
        Labels(String(lists[index])).append(Array(part), hexadecimal: isHexadecimal, to: &text)
      }
    }
  }

  /// The words of a row for a value; false where it has none.
  static func appendLabel(of tag: Tag, _ key: [UInt8], to text: inout TextBuffer) -> Bool {
    let row = Int(tag.record.row)
    return row >= 0 && Labels(tag.table.rows[row].labels).appendWords(of: key, to: &text)
  }
}
