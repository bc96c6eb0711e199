import CBrotli

/// What a Brotli stream (RFC 7932) decompresses to.
package struct BrotliDecoded: Sendable {
  /// What came out, up to where the stream ends or breaks, without what was asked to be passed.
  package let bytes: [UInt8]
  /// Why the stream did not end as it should; nil where it did.
  package let error: MetadataError?

  /// Decompresses a stream piece by piece.
  ///
  /// - Parameters:
  ///   - stream: the compressed bytes.
  ///   - start: how many bytes are passed, and not kept.
  ///   - limit: how many bytes may come out, with those.
  package init(_ stream: ByteSlice, from start: Int = 0, limit: Int) {
    guard let decoder = unsafe BrotliDecoderCreateInstance(nil, nil, nil) else {
      bytes = []
      error = MetadataError(.limitExceeded, "no memory for a decompressor", at: stream.offset)
      return
    }
    defer { unsafe BrotliDecoderDestroyInstance(decoder) }
    var output: [UInt8] = []
    var count = 0
    var status = BROTLI_DECODER_RESULT_NEEDS_MORE_OUTPUT
    unsafe stream.bytes.withUnsafeBufferPointer { input in
      var next = input.baseAddress
      var left = input.count
      var piece = 4096
      while status == BROTLI_DECODER_RESULT_NEEDS_MORE_OUTPUT, count < limit {
        let length = min(piece, limit - count)
        let more = unsafe [UInt8](unsafeUninitializedCapacity: length) { buffer, filled in
          var place = buffer.baseAddress
          var room = length
          status = unsafe BrotliDecoderDecompressStream(
            decoder, &left, &next, &room, &place, nil)
          filled = length - room
        }
        output += more.dropFirst(max(0, start - count))
        count += more.count
        piece = min(piece * 2, 1 << 20)
      }
    }
    bytes = output
    switch status {
    case BROTLI_DECODER_RESULT_SUCCESS: error = nil
    case BROTLI_DECODER_RESULT_NEEDS_MORE_OUTPUT:
      error = MetadataError(
        .limitExceeded, "a compressed block is longer than \(limit) bytes", at: stream.offset)
    case BROTLI_DECODER_RESULT_NEEDS_MORE_INPUT:
      error = MetadataError(
        .truncated, "a compressed block ends before its end", at: stream.offset)
    default:
      error = MetadataError(.malformed, "a compressed block is damaged", at: stream.offset)
    }
  }
}
