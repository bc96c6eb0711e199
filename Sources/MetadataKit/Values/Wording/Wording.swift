/// What people read: conversions for ``TagRow/print``.
///
/// Each is a function of the raw tag, in an extension beside the ``Meaning`` it builds on.
package enum Wording {}

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
