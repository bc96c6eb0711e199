/// Values whose elements mean different things.
extension Wording {
  /// `Auto, Did not fire; n/a`: each element in words of its own, which tabulators separate in the
  /// row's labels; one without words as it is. Words behind a `*` are those of bits.
  @Sendable static func listed(_ tag: Tag, to text: inout TextBuffer) {
    let lists = (tag.row?.labels ?? "").split(separator: "\t", omittingEmptySubsequences: false)
    text.append(
      tag,
      lists.map { list in
        switch list.first {
        case nil: .plain("")
        case "*": .bits(String(list.dropFirst()))
        default: .words(String(list))
        }
      })
  }

  /// Writes the words that the row has for the value, once it is converted; false where it has none.
  static func label(_ tag: Tag, _ text: inout TextBuffer) -> Bool {
    appendLabel(of: tag, tag.convertedText, to: &text)
  }

  /// The words of a row for a value; false where it has none.
  static func appendLabel(of tag: Tag, _ key: [UInt8], to text: inout TextBuffer) -> Bool {
    let row = Int(tag.record.row)
    return row >= 0 && Labels(tag.table.rows[row].labels).appendWords(of: key, to: &text)
  }
}
