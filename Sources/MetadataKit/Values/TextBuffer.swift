/// Text under construction, as UTF-8 bytes: what conversions write to.
package struct TextBuffer: Sendable {
  package var bytes: [UInt8] = []

  package init() { bytes.reserveCapacity(64) }

  package var string: String { String(decoding: bytes, as: UTF8.self) }

  package mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  package mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  package mutating func append(ascii byte: UInt8) { bytes.append(byte) }

  /// Bytes as they are; who prints them decides what to do about those that are no text.
  package mutating func append(bytes more: some Collection<UInt8>) {
    bytes.append(contentsOf: more)
  }

  package mutating func append(_ number: some FixedWidthInteger) {
    if number >= 0, number < 10 {
      bytes.append(UInt8(truncatingIfNeeded: number) &+ 0x30)
    } else {
      append(String(number))
    }
  }

  /// At least `digits` decimal digits, zeros before.
  package mutating func append(_ number: Int, digits: Int) {
    let text = String(number.magnitude)
    if number < 0 { bytes.append(0x2d) }
    for _ in 0..<max(0, digits - text.utf8.count) { bytes.append(0x30) }
    append(text)
  }
}

/// A number in lower-case hexadecimal with at least so many digits.
package func hexadecimal(_ number: UInt64, digits: Int) -> String {
  let text = String(number, radix: 16)
  return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
}
