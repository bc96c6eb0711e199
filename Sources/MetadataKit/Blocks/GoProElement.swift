/// An element of a value.
enum GoProElement {
  case integer(Int)
  case double(Double)
  /// A text, and whether blanks and NULs at its end are none of it.
  case text(ArraySlice<UInt8>, Bool)

  init(_ kind: UInt8, _ bytes: ByteSlice) {
    let bits = bytes.elements.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    self =
      switch kind {
      case 0x62: .integer(Int(Int8(truncatingIfNeeded: bits)))
      case 0x73: .integer(Int(Int16(truncatingIfNeeded: bits)))
      case 0x6c: .integer(Int(Int32(truncatingIfNeeded: bits)))
      case 0x42, 0x53, 0x4c: .integer(Int(truncatingIfNeeded: bits))
      case 0x6a: .integer(Int(truncatingIfNeeded: bits))
      case 0x4a: .integer(Int(clamping: bits))
      case 0x66: .double(Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))))
      case 0x64: .double(Double(bitPattern: bits))
      case 0x71:
        .double((Double(Int32(truncatingIfNeeded: bits)) / 65536 * 1e5).rounded() / 1e5)
      case 0x51: .double(Double(Int64(bitPattern: bits)) / 4_294_967_296)
      default: .text(bytes.elements, false)
      }
  }

  var isText: Bool {
    if case .text = self { true } else { false }
  }

  var isInteger: Bool {
    if case .integer = self { true } else { false }
  }

  var integer: Int {
    if case .integer(let number) = self { number } else { 0 }
  }

  var number: Double {
    switch self {
    case .integer(let number): Double(number)
    case .double(let number): number
    case .text: 0
    }
  }

  func write(to text: inout TextBuffer) {
    switch self {
    case .integer(let number): text.append(number)
    case .double(let number): text.append(number, significantDigits: 15)
    case .text(let bytes, let isTrimmed):
      let end =
        isTrimmed
        ? bytes.lastIndex { $0 != 0 && $0 != 0x20 }.map { $0 + 1 } ?? bytes.startIndex
        : bytes.endIndex
      text.append(bytes: bytes[..<end])
    }
  }
}
