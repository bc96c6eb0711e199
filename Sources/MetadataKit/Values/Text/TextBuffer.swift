/// Text under construction, as UTF-8 bytes: what conversions write to.
package struct TextBuffer: Sendable {
  package var bytes: [UInt8] = []

  package init() { bytes.reserveCapacity(64) }

  package var string: String { String(decoding: bytes, as: UTF8.self) }

  package mutating func removeAll() {
    // To empty what is empty costs an array as much as all else.
    if !bytes.isEmpty { bytes.removeAll(keepingCapacity: true) }
  }

  package mutating func append(_ text: String) { text.withBytes { append($0) } }

  package mutating func append(ascii byte: UInt8) { bytes.append(byte) }

  /// A run of bytes as they are.
  package mutating func append(_ run: Span<UInt8>) { bytes.append(run: run) }

  /// A run of bytes, each as it is told.
  ///
  /// The room is made once for all of them, not looked for at each byte.
  package mutating func append(_ run: Span<UInt8>, _ byte: (UInt8) -> UInt8) {
    guard !run.isEmpty else { return }
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
    bytes.append(addingCapacity: DecimalWord.room) { $0.append(decimal: number) }
  }

  /// So many whole numbers of 32 bits, a space between.
  ///
  /// Room is made for many at a time: one by one, the tables of raw files were a tenth of the
  /// instructions of reading and printing the corpus.
  @inline(__always)
  mutating func append(integers count: Int, _ number: (_ index: Int) -> Int64) {
    var start = 0
    while start < count {
      let end = min(start &+ 256, count)
      // Ten digits, a sign and a space, which the word that the last digits are in does not exceed.
      bytes.append(addingCapacity: (end &- start) &* 12) { output in
        for index in start..<end {
          if index > 0 { output.append(0x20) }
          let number = number(index)
          if number < 0 { output.append(0x2d) }
          output.append(decimal: number.magnitude)
        }
      }
      start = end
    }
  }

  /// At least `digits` decimal digits, zeros before; of 20 at most.
  package mutating func append(_ number: Int, digits: Int) {
    if number < 0 { bytes.append(0x2d) }
    append(UInt64(number.magnitude), digits: min(digits, 20))
  }
}

extension OutputSpan<UInt8> {
  /// The digits of a whole number, as few as it has; there must be the room that a word takes.
  fileprivate mutating func append(decimal number: UInt64) {
    guard number >= 100_000_000 else {
      let word = DecimalWord(UInt32(truncatingIfNeeded: number))
      return append(word.count, of: word.digits)
    }
    append(decimal: number / 100_000_000)
    let rest = DecimalWord(UInt32(truncatingIfNeeded: number % 100_000_000))
    append(8, of: rest.allDigits)
  }
}

extension TextBuffer {
  /// A number in lower-case hexadecimal with at least so many digits.
  package mutating func append(hexadecimal number: UInt64, digits: Int) {
    var shift = 4 * max(1, digits, (67 - number.leadingZeroBitCount) / 4)
    while shift > 0 {
      shift &-= 4
      let digit = UInt8(truncatingIfNeeded: number >> UInt64(shift)) & 15
      bytes.append(digit < 10 ? 0x30 &+ digit : 0x57 &+ digit)
    }
  }
}

/// A number in lower-case hexadecimal with at least so many digits.
package func hexadecimal(_ number: UInt64, digits: Int) -> String {
  var text = TextBuffer()
  text.append(hexadecimal: number, digits: digits)
  return text.string
}
