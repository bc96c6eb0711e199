/// Reading a value's elements. Each answers nil for an element that is not there.
extension Tag {
  /// The byte at a position of the value.
  package func byte(_ position: Int) -> UInt8? {
    let record = record
    guard record.start >= 0, position >= 0, position < record.length else { return nil }
    if record.isBase64 { return elements[position] }
    return store.values[record.start &+ position]
  }

  /// The bytes of the value without a copy; empty where they were not kept.
  package var elements: ArraySlice<UInt8> {
    let record = record
    guard record.start >= 0 else { return [] }
    if record.isBase64 { return decoded(record.length)[...] }
    return store.values[record.start..<(record.start + record.length)]
  }

  /// Lends the bytes of the value; none where they were not kept.
  ///
  /// ``elements`` counts a reference to all values of the file.
  @inline(__always)
  func withElements<R>(_ body: (Span<UInt8>) -> R) -> R {
    let record = record
    guard record.start >= 0, !record.isBase64 else { return body(elements.span) }
    let values = store.values
    return body(values.span.extracting(record.start..<(record.start &+ record.length)))
  }

  /// The bytes of the value as a slice, the first of them at 0; empty where they were not kept.
  var slice: ByteSlice {
    let record = record
    guard record.start >= 0, !record.isBase64 else { return ByteSlice(Array(elements)) }
    return ByteSlice(
      storage: store.values, start: record.start, count: record.length, offset: 0)
  }

  /// Whether the store has the value in Base64: all access to its bytes decodes it.
  package var isCoded: Bool { record.isBase64 }

  /// The first bytes of a value that the store has in Base64.
  package var codedHead: ArraySlice<UInt8> { decoded(48)[...] }

  private func decoded(_ count: Int) -> [UInt8] {
    let record = record
    let length = Base64.symbolCount(ofBytes: min(count, record.length))
    return Base64.decoded(store.coded[record.start].prefix(length))
  }

  /// How many elements there are bytes for, whatever the file states.
  package var elementCount: Int {
    let size = format.size
    return size > 0 ? max(0, min(count, byteCount / size)) : 0
  }

  private func bits(_ position: Int, _ size: Int, _ order: ByteOrder) -> UInt64? {
    let record = record
    guard record.start >= 0, position >= 0, size <= record.length,
      position <= record.length &- size
    else { return nil }
    if record.isBase64 {
      let bytes = decoded(position + size)[position...]
      return (order == .big ? bytes : ArraySlice(bytes.reversed())).reduce(0) {
        $0 &<< 8 | UInt64($1)
      }
    }
    let from = record.start &+ position
    let values = store.values
    // Nearly always there are more values behind it: one load, of which the first bytes count.
    if from &+ 8 <= values.count, size > 0, size <= 8 {
      let word = values.span.word(at: from)
      let unused = UInt64(64 &- 8 &* size)
      return order == .big ? word.byteSwapped &>> unused : (word &<< unused) &>> unused
    }
    let bytes = values.span.extracting(from..<(from &+ size))
    var value: UInt64 = 0
    if order == .big {
      for index in bytes.indices { value = value &<< 8 | UInt64(bytes[index]) }
    } else {
      for index in bytes.indices { value |= UInt64(bytes[index]) &<< (8 &* UInt64(index)) }
    }
    return value
  }

  /// A whole number; nil for text, fractions and floating-point numbers.
  public func integer(_ index: Int = 0) -> Int64? {
    integer(index, as: format)
  }

  /// A whole number of the bytes read as `format`.
  package func integer(_ index: Int, as format: TagFormat) -> Int64? {
    let size = format.size
    guard size > 0, index >= 0, index < Int.max / size,
      let bits = bits(index &* size, size, byteOrder)
    else { return nil }
    switch format {
    case .byte, .undefined, .short, .long, .ifd: return Int64(bits)
    case .signedByte: return Int64(Int8(truncatingIfNeeded: bits))
    case .signedShort: return Int64(Int16(truncatingIfNeeded: bits))
    case .signedLong: return Int64(Int32(truncatingIfNeeded: bits))
    case .signedLong8: return Int64(bitPattern: bits)
    case .long8, .ifd8: return Int64(exactly: bits)
    default: return nil
    }
  }

  /// A whole number of more than 63 bits; nil for others.
  package func hugeInteger(_ index: Int) -> UInt64? {
    let format = format
    guard format == .long8 || format == .ifd8, index >= 0, index < Int.max / 8,
      let bits = bits(index &* 8, 8, byteOrder), bits > Int64.max
    else { return nil }
    return bits
  }

  /// A fraction; nil where the format is none.
  public func rational(_ index: Int = 0) -> Rational? {
    let format = format
    guard format.isRational, index >= 0, index < Int.max / 8,
      let first = bits(index &* 8, 4, byteOrder), let second = bits(index &* 8 &+ 4, 4, byteOrder)
    else { return nil }
    return format == .rational
      ? Rational(Int64(first), Int64(second))
      : Rational(
        Int64(Int32(truncatingIfNeeded: first)), Int64(Int32(truncatingIfNeeded: second)))
  }

  /// The unsigned fraction at a position of the value's bytes.
  package func rational(at position: Int) -> Rational? {
    guard let first = bits(position, 4, byteOrder), let second = bits(position &+ 4, 4, byteOrder)
    else { return nil }
    return Rational(Int64(first), Int64(second))
  }

  /// The element as a number, whatever its format; nil for text, bytes and `n/0`.
  public func number(_ index: Int = 0) -> Double? {
    let format = format
    if format.isRational { return rational(index)?.value }
    if format.isInteger {
      return integer(index).map { Double($0) } ?? hugeInteger(index).map { Double($0) }
    }
    guard index >= 0, index < Int.max / 8 else { return nil }
    if format == .double {
      return bits(index &* 8, 8, byteOrder).map { Double(bitPattern: $0) }
    }
    if format == .float {
      return bits(index &* 4, 4, byteOrder).map {
        Double(Float(bitPattern: UInt32(truncatingIfNeeded: $0)))
      }
    }
    return nil
  }

  /// The text up to its first NUL; bytes that are no UTF-8 become U+FFFD. Empty for numbers.
  public var string: String {
    String(decoding: textBytes, as: UTF8.self)
  }

  /// The bytes of a text up to its first NUL.
  package var textBytes: ArraySlice<UInt8> {
    let all = elements
    guard let end = all.span.firstIndex(of: 0) else { return all }
    return all[..<(all.startIndex + end)]
  }
}
