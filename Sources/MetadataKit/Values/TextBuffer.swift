/// Text under construction, as UTF-8 bytes: what conversions write to.
package struct TextBuffer: Sendable {
  package var bytes: [UInt8] = []

  package init() { bytes.reserveCapacity(64) }

  package var string: String { String(decoding: bytes, as: UTF8.self) }

  package mutating func removeAll() {
    // To empty what is empty costs an array as much as all else.
    if !bytes.isEmpty { bytes.removeAll(keepingCapacity: true) }
  }

  package mutating func append(_ text: String) {
    let utf8 = text.utf8
    append(utf8.span)
  }

  package mutating func append(ascii byte: UInt8) { bytes.append(byte) }

  /// A run of bytes as they are.
  package mutating func append(_ run: Span<UInt8>) {
    bytes.append(addingCapacity: run.count) { $0.append(run: run) }
  }

  /// A run of bytes, each as it is told.
  ///
  /// The room is made once for all of them, not looked for at each byte.
  package mutating func append(_ run: Span<UInt8>, _ byte: (UInt8) -> UInt8) {
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
  package mutating func append(decimal number: UInt64) {
    if number < 10 { return bytes.append(UInt8(truncatingIfNeeded: number) &+ 0x30) }
    bytes.append(addingCapacity: 20) { $0.append(decimal: number) }
  }

  /// So many whole numbers, a space between.
  ///
  /// Room is made for many at a time: one by one, the tables of raw files were a tenth of the
  /// instructions of reading and printing the corpus.
  mutating func append(integers count: Int, _ next: () -> UInt32) {
    var left = count
    while left > 0 {
      let run = min(left, 256)
      let hasMore = left > run
      // Ten digits and a space.
      bytes.append(addingCapacity: run &* 11) { output in
        for index in 0..<run {
          output.append(decimal: UInt64(next()))
          if hasMore || index &+ 1 < run { output.append(0x20) }
        }
      }
      left &-= run
    }
  }

  /// At least `digits` decimal digits, zeros before; of 20 at most.
  package mutating func append(_ number: Int, digits: Int) {
    if number < 0 { bytes.append(0x2d) }
    append(UInt64(number.magnitude), digits: min(digits, 20))
  }
}

extension OutputSpan<UInt8> {
  /// The digits of a whole number, as few as it has.
  fileprivate mutating func append(decimal number: UInt64) {
    guard number >= 100_000_000 else { return append(number, digits: 1) }
    append(decimal: number / 100_000_000)
    append(number % 100_000_000, digits: 8)
  }

  /// At least so many digits of a number that has at most eight, the last of which is made first.
  private mutating func append(_ number: UInt64, digits: Int) {
    var rest = UInt32(truncatingIfNeeded: number)
    var text: UInt64 = 0
    var count = 0
    repeat {
      text = text &<< 8 | UInt64(rest % 10 &+ 0x30)
      rest /= 10
      count &+= 1
    } while rest > 0 || count < digits
    for _ in 0..<count {
      append(UInt8(truncatingIfNeeded: text))
      text &>>= 8
    }
  }
}

/// A number in lower-case hexadecimal with at least so many digits.
package func hexadecimal(_ number: UInt64, digits: Int) -> String {
  let text = String(number, radix: 16)
  return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
}
