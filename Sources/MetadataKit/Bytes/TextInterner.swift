/// Names as small numbers, as a ``ByteInterner`` has them, and each as a string, too.
///
/// A name is asked for several times for each property that it is part of: made at each of them,
/// strings were a tenth of what reading the first packets of XMP took.
package struct TextInterner: Sendable {
  private var numbers = ByteInterner()
  private var strings: [String] = []

  /// How many bytes its names have, in both forms.
  package var byteCount: Int { numbers.byteCount &* 2 }

  package init() {}

  /// The number of a name.
  package mutating func number(of text: Span<UInt8>) -> Int32 {
    let number = numbers.number(of: text)
    if Int(number) == strings.count { strings.append(numbers.string(number)) }
    return number
  }

  package mutating func number(of text: String) -> Int32 {
    text.withBytes { number(of: $0) }
  }

  /// The name that has a number; bytes that are no UTF-8 are U+FFFD.
  package subscript(number: Int32) -> String { strings[Int(number)] }
}
