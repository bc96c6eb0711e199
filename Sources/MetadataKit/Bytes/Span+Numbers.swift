extension Span<UInt8> {
  /// The number that starts at a place.
  ///
  /// One load, which checks its bounds; any bytes are a number, and it is marked unsafe for types of
  /// which that is not so.
  @inline(__always)
  func number<Number: FixedWidthInteger & BitwiseCopyable>(
    at index: Int, _ order: ByteOrder
  ) -> Number {
    let bytes = unsafe self.bytes
    let number = unsafe bytes.unsafeLoadUnaligned(fromByteOffset: index, as: Number.self)
    return order == .big ? Number(bigEndian: number) : Number(littleEndian: number)
  }

  /// The eight bytes from a place on as a number, the first of them lowest.
  @inline(__always)
  func word(at index: Int) -> UInt64 { number(at: index, .little) }
}

extension UInt64 {
  /// Eight times a byte.
  @inline(__always)
  init(everyByte byte: UInt8) { self = 0x0101_0101_0101_0101 &* UInt64(byte) }

  /// The top bit of each byte, of which the lowest that is set stands for the first byte below 0x20;
  /// bits above it may be set for others. None is where there is no such byte.
  @inline(__always)
  var controlBytes: UInt64 { (self &- UInt64(everyByte: 0x20)) & ~self & UInt64(everyByte: 0x80) }

  /// The top bit of each byte, of which the lowest that is set stands for the first byte that is
  /// zero; bits above it may be set for others. None is where no byte is zero.
  @inline(__always)
  var zeroBytes: UInt64 { (self &- UInt64(everyByte: 1)) & ~self & UInt64(everyByte: 0x80) }
}
