/// What people read: conversions for ``TagRow/print``.
///
/// Each is a function of the raw tag, in an extension beside the ``Meaning`` it builds on.
package enum Wording {}

/// What values mean, without words: conversions for ``TagRow/value``.
///
/// They compute with the text of the raw value, as the field does: a fraction counts with the ten
/// digits that are shown of it, and a text that starts with a number where a number is due is one.
package enum Meaning {}

extension Tag {
  /// The text of the elements as they are.
  var rawText: [UInt8] {
    var text = TextBuffer()
    raw(to: &text)
    return text.bytes
  }

  /// The value as a number: that of the text it starts with, 0 where there is none.
  var loose: Double { NumberText.leading(rawText[...]) }
}

extension TextBuffer {
  /// Writes with `write`, then lets `change` rework what was written.
  mutating func append(
    _ tag: Tag, changed change: (inout [UInt8]) -> Void
  ) {
    var part = TextBuffer()
    tag.raw(to: &part)
    change(&part.bytes)
    append(bytes: part.bytes)
  }
}
