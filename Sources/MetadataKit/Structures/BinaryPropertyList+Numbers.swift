/// Values that hold no others.
extension BinaryPropertyList {
  static func number(_ bytes: ByteSlice, at position: Int, size: Int) -> Int? {
    switch size {
    case 1: return bytes[position].map { Int($0) }
    case 2: return try? bytes.uint16(at: position, .big)
    case 3:
      guard let high = try? bytes.uint16(at: position, .big), let low = bytes[position + 2] else {
        return nil
      }
      return high << 8 | Int(low)
    case 4: return try? bytes.uint32(at: position, .big)
    case 8: return (try? bytes.uint64(at: position, .big)).flatMap { Int(exactly: $0) }
    default: return nil
    }
  }

  func simple(_ low: Int) -> Value? {
    switch low {
    case 0: .text(Array("<null>".utf8))
    case 8: .truth(false)
    case 9: .truth(true)
    case 15: .text(Array("<fill>".utf8))
    default: nil
    }
  }

  func integer(at position: Int, _ low: Int) -> Value? {
    switch low {
    case 0...2: Self.number(bytes, at: position, size: 1 << low).map { .integer(Int64($0)) }
    case 3:
      (try? bytes.uint64(at: position, .big)).map { .integer(Int64(bitPattern: $0)) }
    case 4:
      // Numbers of 64 bits without a sign are written in 128.
      (try? bytes.uint64(at: position, .big)).flatMap { high in
        guard high == 0, let number = try? bytes.uint64(at: position + 8, .big) else { return nil }
        return Int64(exactly: number).map { .integer($0) } ?? .text(Array(String(number).utf8))
      }
    default: nil
    }
  }

  /// What an archive of objects refers to another one by: a number, or bytes of another size.
  func identifier(at position: Int, size: Int) -> Value? {
    if let number = Self.number(bytes, at: position, size: size) { return .integer(Int64(number)) }
    guard let content = try? bytes.slice(at: position, count: size) else { return nil }
    var text = TextBuffer()
    text.append("0x")
    for byte in content.elements { text.append(hexadecimal: byte) }
    return .text(text.bytes)
  }

  func real(at position: Int, _ low: Int) -> Double? {
    if low == 2 {
      return (try? bytes.uint32(at: position, .big)).map {
        Double(Float(bitPattern: UInt32(truncatingIfNeeded: $0)))
      }
    }
    guard low == 3 else { return nil }
    return (try? bytes.uint64(at: position, .big)).map { Double(bitPattern: $0) }
  }
}
