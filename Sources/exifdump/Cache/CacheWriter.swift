/// Puts an answer into bytes, for a cache.
struct CacheWriter {
  private(set) var bytes: [UInt8] = []

  /// A number; small ones take a byte (LEB128 of zigzag).
  mutating func write(_ number: Int) {
    var rest = UInt64(bitPattern: Int64((number << 1) ^ (number >> 63)))
    while rest > 0x7f {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  mutating func write(_ value: Bool) { bytes.append(value ? 1 : 0) }

  mutating func write(_ more: [UInt8]) {
    write(more.count)
    bytes += more
  }

  mutating func write(_ text: String) { write(Array(text.utf8)) }

  mutating func write<Value>(_ value: Value?, _ write: (Value, inout CacheWriter) -> Void) {
    self.write(value != nil)
    if let value { write(value, &self) }
  }

  mutating func write(_ text: String?) { write(text) { $1.write($0) } }
  mutating func write(_ number: Int?) { write(number) { $1.write($0) } }
  mutating func write(_ more: [UInt8]?) { write(more) { $1.write($0) } }
}
