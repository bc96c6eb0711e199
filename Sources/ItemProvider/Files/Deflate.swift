import CZlib
import Foundation

/// The compression of ZIP archives, as zlib does it: RFC 1951, without a header.
///
/// The only file of the module that imports zlib. Memory is lent to it for the length of one call.
@safe struct Deflate: ~Copyable {
  private let state: UnsafeMutablePointer<z_stream>
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  /// The checksum of what went in. Source: APPNOTE.TXT §4.4.7.
  private(set) var checksum: UInt32 = 0

  /// The fastest level: what is in folders of media is compressed already.
  private static let level: Int32 = 1

  init() {
    unsafe state = .allocate(capacity: 1)
    unsafe state.initialize(to: z_stream())
    // 15 bits of window, negative for no header; 8 is the memory level that zlib suggests.
    _ = unsafe deflateInit2_(
      state, Self.level, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
  }

  deinit {
    _ = unsafe deflateEnd(state)
    unsafe state.deallocate()
  }

  /// Compresses bytes, and appends what comes out.
  mutating func add(_ bytes: Span<UInt8>, to output: inout Data, isLast: Bool) {
    unsafe bytes.withUnsafeBufferPointer { input in
      checksum = unsafe UInt32(
        truncatingIfNeeded: crc32(UInt(checksum), input.baseAddress, UInt32(input.count)))
      unsafe state.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
      unsafe state.pointee.avail_in = UInt32(input.count)
      repeat {
        let count = unsafe buffer.withUnsafeMutableBufferPointer { buffer in
          unsafe state.pointee.next_out = buffer.baseAddress
          unsafe state.pointee.avail_out = UInt32(buffer.count)
          _ = unsafe deflate(state, isLast ? Z_FINISH : Z_NO_FLUSH)
          return unsafe buffer.count - Int(state.pointee.avail_out)
        }
        output.append(contentsOf: buffer[..<count])
      } while unsafe state.pointee.avail_out == 0
    }
  }
}
