/// The header of a portable map: words in ASCII.
struct NetpbmHeader {
  let bytes: ByteSlice
  private(set) var position = 2
  private(set) var comment: [UInt8]?
  /// How many bytes the pixels behind the header take; nil where they are words, or of no known size.
  private var pixelBytes: Int?

  init(_ bytes: ByteSlice) { self.bytes = bytes }

  var kind: UInt8 { bytes[1] ?? 0 }

  var isBitmap: Bool { kind == UInt8(ascii: "1") || kind == UInt8(ascii: "4") }

  /// Where the picture ends, and the next one may start; nil where that takes more than its header.
  var end: Int? {
    guard let pixelBytes else { return nil }
    let (end, overflow) = position.addingReportingOverflow(pixelBytes)
    return overflow ? nil : end
  }

  /// Notes how many bytes the pixels of a map take.
  mutating func measure(_ width: Int, _ height: Int, _ maximum: Int) {
    switch kind {
    case UInt8(ascii: "4"): measure((width >> 3) + (width & 7 == 0 ? 0 : 1), height, 1, 1)
    case UInt8(ascii: "5"): measure(width, height, 1, maximum)
    case UInt8(ascii: "6"): measure(width, height, 3, maximum)
    default: break
    }
  }

  /// A sample has one byte, or two where its greatest value takes two.
  private mutating func measure(_ width: Int, _ height: Int, _ channels: Int, _ maximum: Int) {
    var product = 1
    for factor in [width, height, channels, maximum > 255 ? 2 : 1] {
      let next = product.multipliedReportingOverflow(by: factor)
      guard factor > 0, !next.overflow else { return }
      product = next.partialValue
    }
    pixelBytes = product
  }

  /// The lines of the header of anything.
  mutating func arbitrary() -> [String: String] {
    var values: [String: String] = [:]
    var name = word()
    while let known = name, known != "ENDHDR", values.count < 16 {
      values[known] = word()
      name = word()
    }
    let numbers = ["WIDTH", "HEIGHT", "DEPTH", "MAXVAL"].compactMap {
      values[$0].flatMap { Int($0) }
    }
    if name == "ENDHDR", numbers.count == 4 {
      measure(numbers[0], numbers[1], numbers[2], numbers[3])
    }
    return values
  }

  mutating func number() throws(MetadataError) -> Int {
    let start = position
    guard let word = word(), let number = Int(word), number >= 0 else {
      throw MetadataError(
        .malformed, "no number where a portable map's header has one", at: start)
    }
    return number
  }

  /// The next word; comments go where they are kept.
  mutating func word() -> String? {
    var word: [UInt8] = []
    while let byte = bytes[position] {
      if byte == UInt8(ascii: "#"), word.isEmpty {
        readComment()
        continue
      }
      position += 1
      if byte == 0x20 || (0x09...0x0d).contains(byte) {
        if !word.isEmpty { break }
      } else {
        word.append(byte)
      }
    }
    return word.isEmpty ? nil : String(decoding: word, as: UTF8.self)
  }

  private mutating func readComment() {
    position += 1
    if bytes[position] == 0x20 { position += 1 }
    var line: [UInt8] = []
    while let byte = bytes[position], byte != 0x0a, byte != 0x0d {
      line.append(byte)
      position += 1
    }
    if comment == nil {
      comment = line
    } else {
      comment?.append(0x0a)
      comment?.append(contentsOf: line)
    }
  }
}
