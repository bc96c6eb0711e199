import CZlib

/// What a zlib stream (RFC 1950) inflates to.
package struct Inflated: Sendable {
  /// What came out, up to where the stream ends or breaks.
  package let bytes: [UInt8]
  /// How many bytes came out, also of those that were not kept.
  package let length: Int
  /// How many bytes of the stream were used.
  package let consumed: Int
  /// Why the stream did not end as it should; nil where it did.
  package let error: MetadataError?

  /// Inflates a stream piece by piece.
  ///
  /// - Parameters:
  ///   - stream: the compressed bytes.
  ///   - limit: how many bytes may come out.
  ///   - isRaw: whether it is the compressed bytes alone (RFC 1951), as ZIP archives have them.
  package init(_ stream: ByteSlice, limit: Int, isRaw: Bool = false) {
    var output: [UInt8] = []
    var used = 0
    var status = Z_OK
    var state = unsafe z_stream()
    unsafe stream.elements.withUnsafeBufferPointer { input in
      unsafe state.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
      unsafe state.avail_in = UInt32(clamping: input.count)
      status = unsafe inflateInit2_(
        &state, isRaw ? -MAX_WBITS : MAX_WBITS, ZLIB_VERSION,
        Int32(MemoryLayout<z_stream>.size))
      guard status == Z_OK else { return }
      var piece = 4096
      while status == Z_OK, output.count < limit {
        let taken = unsafe input.count - Int(state.avail_in)
        output.reserve(forWhole: input.count, of: taken, limit: limit)
        let free = output.capacity - output.count
        let length = min(piece, limit - output.count, free >= 4096 ? free : piece)
        output.append(addingCapacity: length) { room in
          unsafe room.withUnsafeMutableBufferPointer { buffer, filled in
            unsafe state.next_out = buffer.baseAddress
            unsafe state.avail_out = UInt32(length)
            status = unsafe inflate(&state, Z_NO_FLUSH)
            filled = unsafe length - Int(state.avail_out)
          }
        }
        piece = min(piece * 2, 1 << 20)
      }
      used = unsafe input.count - Int(state.avail_in)
      _ = unsafe inflateEnd(&state)
    }
    bytes = output
    length = output.count
    // One that needs a dictionary, which none of ours has, was not begun.
    consumed = status == Z_NEED_DICT ? 0 : used
    let place = stream.offset &+ used
    switch status {
    case Z_STREAM_END: error = nil
    case Z_OK:
      error = MetadataError(
        .limitExceeded, "a compressed block is longer than \(limit) bytes", at: stream.offset)
    case Z_BUF_ERROR:
      error = MetadataError(.truncated, "a compressed block ends before its end", at: place)
    default: error = MetadataError(.malformed, "a compressed block is damaged", at: place)
    }
  }
}

extension [UInt8] {
  /// Makes room for what a stream inflates to if the rest is like the part that is used.
  ///
  /// At once: while an array grows, each step of it is memory that has to be mapped anew. A color
  /// profile of 1.5 MB, read 100 times, took 62,267 page faults; it takes 50,061, and 12 % less time.
  fileprivate mutating func reserve(forWhole length: Int, of used: Int, limit: Int) {
    // Room that is never written takes no memory; what is short needs none at once.
    guard count >= 32 << 10, capacity - count < 4096, used > 0 else { return }
    let (whole, isHuge) = count.multipliedReportingOverflow(by: length)
    reserveCapacity(Swift.min(limit, isHuge ? limit : whole / used + whole / used / 8 + 4096))
  }
}

extension ByteSlice {
  /// The checksum of PNG 3 §5.5 over the bytes.
  ///
  /// - Parameter sum: that of what stands before them.
  package func crc32(after sum: UInt32 = 0) -> UInt32 {
    let result = try? withSpan { (span) throws(MetadataError) in
      unsafe span.withUnsafeBufferPointer { buffer in
        unsafe CZlib.crc32(UInt(sum), buffer.baseAddress, UInt32(clamping: buffer.count))
      }
    }
    return UInt32(truncatingIfNeeded: result ?? 0)
  }
}
