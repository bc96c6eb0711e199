/// Takes an answer out of bytes that a ``CacheWriter`` has written; nil where they are others.
struct CacheReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  /// Whether all was taken.
  var isAtEnd: Bool { rest.isEmpty }

  mutating func int() -> Int? {
    var number: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 7) {
      guard let byte = rest.popFirst() else { return nil }
      number |= UInt64(byte & 0x7f) << shift
      if byte < 0x80 {
        return Int(truncatingIfNeeded: Int64(bitPattern: (number >> 1) ^ (0 &- (number & 1))))
      }
    }
    return nil
  }

  mutating func bool() -> Bool? {
    guard let byte = rest.popFirst(), byte < 2 else { return nil }
    return byte == 1
  }

  mutating func bytes() -> [UInt8]? {
    guard let count = int(), count >= 0, count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return Array(rest.prefix(count))
  }

  mutating func string() -> String? {
    bytes().flatMap { String(validating: $0, as: UTF8.self) }
  }

  /// What may be absent: the outer nil is for bytes that are something else.
  mutating func optional<Value>(_ read: (inout CacheReader) -> Value?) -> Value?? {
    guard let isThere = bool() else { return nil }
    guard isThere else { return .some(nil) }
    return read(&self).map { .some($0) }
  }
}
