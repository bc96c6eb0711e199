/// Text under construction, as UTF-8 bytes: what conversions write to.
package struct TextBuffer: Sendable {
  package var bytes: [UInt8] = []

  package init() { bytes.reserveCapacity(64) }

  package var string: String { String(decoding: bytes, as: UTF8.self) }

  package mutating func removeAll() {
    // To empty what is empty costs an array as much as all else.
    if !bytes.isEmpty { bytes.removeAll(keepingCapacity: true) }
  }

  package mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  package mutating func append(ascii byte: UInt8) { bytes.append(byte) }

  /// Short runs of bytes, each as it is told.
  ///
  /// The room is made once for all of them, not looked for at each byte.
  package mutating func append(
    _ run: Span<UInt8>, _ byte: (UInt8) -> UInt8 = { $0 }
  ) {
    bytes.append(addingCapacity: run.count) { output in
      for index in run.indices { output.append(byte(run[index])) }
    }
  }

  /// Bytes as they are; who prints them decides what to do about those that are no text.
  package mutating func append(bytes more: some Collection<UInt8>) {
    bytes.append(contentsOf: more)
  }

  package mutating func append(_ number: some FixedWidthInteger) {
    if number < 0 { bytes.append(0x2d) }
    append(decimal: UInt64(clamping: number.magnitude))
  }

  /// The digits of a whole number, as few as it has.
  ///
  /// Made from the last to the first, and put where they belong at once: with a check at each digit
  /// it was 9 % of the instructions of reading and printing the corpus, for raw files' tables.
  package mutating func append(decimal number: UInt64) {
    if number < 10 { return bytes.append(UInt8(truncatingIfNeeded: number) &+ 0x30) }
    var digits = InlineArray<20, UInt8>(repeating: 0)
    var start = digits.count
    var rest = number
    while rest > 0 {
      start &-= 1
      digits[start] = UInt8(truncatingIfNeeded: rest % 10) &+ 0x30
      rest /= 10
    }
    append(digits.span.extracting(start...))
  }

  /// At least `digits` decimal digits, zeros before; of 20 at most.
  package mutating func append(_ number: Int, digits: Int) {
    if number < 0 { bytes.append(0x2d) }
    append(UInt64(number.magnitude), digits: min(digits, 20))
  }
}

/// A number in lower-case hexadecimal with at least so many digits.
package func hexadecimal(_ number: UInt64, digits: Int) -> String {
  let text = String(number, radix: 16)
  return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
}
