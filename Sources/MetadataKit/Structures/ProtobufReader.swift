/// Reads the records of a protocol buffer (protobuf.dev, "Encoding"), which say what they are only
/// by a number and how they are coded.
struct ProtobufReader {
  private let bytes: ByteSlice
  private var position = 0

  init(_ bytes: ByteSlice) { self.bytes = bytes }

  /// A record's payload.
  enum Value {
    case number(UInt64)
    /// Eight or four bytes in little-endian order.
    case fixed(ByteSlice)
    case bytes(ByteSlice)
    /// Where a group starts or ends: no payload.
    case group
  }

  var isAtEnd: Bool { position >= bytes.count }

  /// The next record, or an error where it is not whole.
  mutating func next() throws(MetadataError) -> (number: UInt64, value: Value) {
    let key = try number()
    let value: Value
    switch key & 7 {
    case 0: value = .number(try number())
    case 1: value = .fixed(try take(8))
    case 2: value = .bytes(try take(Int(clamping: try number())))
    case 3, 4: value = .group
    case 5: value = .fixed(try take(4))
    default: throw MetadataError(.malformed, "a record of a kind that there is not")
    }
    return (key >> 3, value)
  }

  /// Whether bytes can be read as records to their end, which text rarely can.
  static func isProtobuf(_ bytes: ByteSlice) -> Bool {
    guard bytes.elements.contains(where: { !(0x20...0x7e).contains($0) }) else { return false }
    var reader = ProtobufReader(bytes)
    while !reader.isAtEnd {
      guard (try? reader.next()) != nil else { return false }
    }
    return true
  }

  private mutating func take(_ count: Int) throws(MetadataError) -> ByteSlice {
    let part = try bytes.slice(at: position, count: count)
    position += count
    return part
  }

  /// Seven bits a byte, the lowest first; what has more than 64 is cut.
  private mutating func number() throws(MetadataError) -> UInt64 {
    var number: UInt64 = 0
    for index in 0..<34 {
      let byte = try bytes.uint8(at: position)
      position += 1
      if index < 10 { number |= UInt64(byte & 0x7f) &<< UInt64(index * 7) }
      if byte & 0x80 == 0 { return number }
    }
    throw MetadataError(.malformed, "a number of too many bytes")
  }
}
