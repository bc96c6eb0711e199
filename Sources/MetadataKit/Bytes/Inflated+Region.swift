import CZlib

extension Inflated {
  /// So much is read at once, and so much comes out.
  private static let pieceLength = 256 << 10

  /// Inflates compressed bytes alone (RFC 1951), of which one piece after the other is read: what an archive has of a part
  /// may be more than is to be kept in memory.
  ///
  /// - Parameters:
  ///   - region: the compressed bytes.
  ///   - limit: how many bytes may come out.
  ///   - most: how many of those are kept.
  ///   - drop: takes out what need not be kept, after each piece.
  package init(
    piecesOf region: Region, limit: Int, keeping most: Int, drop: (inout [UInt8]) -> Void
  ) {
    var output: [UInt8] = []
    // Room that is never written takes no memory.
    output.reserveCapacity(min(limit, most))
    var (dropped, used) = (0, 0)
    var failure: MetadataError?
    var state = unsafe z_stream()
    var status = unsafe inflateInit2_(
      &state, -MAX_WBITS, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    while status == Z_OK, used < region.count, output.count + dropped < limit, output.count < most {
      let piece: ByteSlice
      do throws(MetadataError) {
        piece = try region.head(at: used, count: Self.pieceLength)
      } catch {
        failure = error
        break
      }
      let usedBefore = used
      unsafe piece.elements.withUnsafeBufferPointer { input in
        unsafe state.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
        unsafe state.avail_in = UInt32(clamping: input.count)
        // Where there is room left, all of the piece was taken.
        var isFull = true
        while status == Z_OK, isFull, output.count + dropped < limit, output.count < most {
          let length = min(Self.pieceLength, limit - output.count - dropped, most - output.count)
          output.append(addingCapacity: length) { room in
            unsafe room.withUnsafeMutableBufferPointer { buffer, filled in
              unsafe state.next_out = buffer.baseAddress
              unsafe state.avail_out = UInt32(length)
              status = unsafe inflate(&state, Z_NO_FLUSH)
              filled = unsafe length - Int(state.avail_out)
              isFull = filled == length
            }
          }
          let count = output.count
          drop(&output)
          dropped += count - output.count
        }
        // All that the piece has had come out before.
        if status == Z_BUF_ERROR { status = Z_OK }
        used += unsafe input.count - Int(state.avail_in)
      }
      if used == usedBefore { break }
    }
    _ = unsafe inflateEnd(&state)
    let isAtLimit = output.count + dropped >= limit || output.count >= most
    let place = region.start &+ used
    bytes = output
    length = output.count + dropped
    consumed = used
    switch status {
    case Z_STREAM_END: error = nil
    case Z_OK where failure != nil: error = failure
    case Z_OK where isAtLimit:
      error = MetadataError(
        .limitExceeded,
        "a compressed block is longer than \(output.count < most ? limit : most) bytes",
        at: region.start)
    case Z_OK:
      error = MetadataError(.truncated, "a compressed block ends before its end", at: place)
    default: error = MetadataError(.malformed, "a compressed block is damaged", at: place)
    }
  }
}
