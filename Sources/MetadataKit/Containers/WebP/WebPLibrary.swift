import CWebP

/// What libwebp says of a WebP file; nothing is decoded.
enum WebPLibrary {
  /// What the head of a file states.
  struct Features {
    let width: Int
    let height: Int
    let isAnimated: Bool
  }

  /// The features by the first bytes of a file; nil where libwebp wants more of them.
  ///
  /// - Throws: an error where libwebp refuses them.
  static func features(_ head: ByteSlice) throws(MetadataError) -> Features? {
    var features = WebPBitstreamFeatures()
    let bytes = head.bytes
    let status = unsafe bytes.withUnsafeBufferPointer {
      unsafe WebPGetFeatures($0.baseAddress, $0.count, &features)
    }
    if status == VP8_STATUS_NOT_ENOUGH_DATA { return nil }
    guard status == VP8_STATUS_OK else {
      throw MetadataError(.malformed, "libwebp refuses the file's head", at: head.offset)
    }
    return Features(
      width: Int(features.width), height: Int(features.height),
      isAnimated: features.has_animation != 0)
  }

  /// The number of frames and how often they play, by a whole file; nil where libwebp refuses it.
  static func animation(_ file: ByteSlice) -> (frames: Int, plays: Int)? {
    let bytes = file.bytes
    return unsafe bytes.withUnsafeBufferPointer { buffer in
      var data = unsafe WebPData(bytes: buffer.baseAddress, size: buffer.count)
      guard let demuxer = unsafe WebPDemux(&data) else { return nil }
      defer { unsafe WebPDemuxDelete(demuxer) }
      return unsafe (
        Int(WebPDemuxGetI(demuxer, WEBP_FF_FRAME_COUNT)),
        Int(WebPDemuxGetI(demuxer, WEBP_FF_LOOP_COUNT))
      )
    }
  }
}
