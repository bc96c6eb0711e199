/// The header of a video object layer of MPEG-4 Visual: size, shape of pixels, and the rate where it is
/// fixed (ISO 14496-2 §6.2.3).
struct MPEG4VideoHeader {
  private let width: Int
  private let height: Int
  /// How wide and how high a pixel is, where the header tells it.
  private let shape: (wide: Int, high: Int)?
  /// Pictures a second, where all are shown for as long.
  private let frameRate: Double?

  /// - Parameter data: what stands behind the start code; nil where it is no header of rectangular
  ///   pictures.
  private init?(_ data: ArraySlice<UInt8>) {
    var reader = HighBitReader(Array(data.prefix(64)))
    // Studios' layers (table 6-10: 14 and 15), and those of fine granularity (18), have a header of their own.
    guard reader.bits(1) != nil, let type = reader.bits(8), ![14, 15, 18].contains(type),
      let isIdentified = reader.bit()
    else { return nil }
    if isIdentified, reader.bits(7) == nil { return nil }
    guard let ratio = reader.bits(4) else { return nil }
    if ratio == 15 {
      guard let wide = reader.bits(8), let high = reader.bits(8) else { return nil }
      shape = (wide, high)
    } else {
      shape = Self.shapes.indices.contains(ratio) ? Self.shapes[ratio] : nil
    }
    guard let isControlled = reader.bit() else { return nil }
    if isControlled {
      guard reader.bits(3) != nil, let hasBuffer = reader.bit() else { return nil }
      // The rate and the buffer, with marks between their halves: 79 bits.
      if hasBuffer, reader.bits(32) == nil || reader.bits(32) == nil || reader.bits(15) == nil {
        return nil
      }
    }
    // 0: the pictures are rectangles; a mark stands before and behind each number that follows.
    guard reader.bits(2) == 0, reader.bit() == true, let ticks = reader.bits(16), ticks > 0,
      reader.bit() == true, let isFixed = reader.bit()
    else { return nil }
    var rate: Double?
    if isFixed {
      // Of as many bits as a number below that of the ticks takes, one at least (§6.3.3).
      let length = max(1, Int.bitWidth - (ticks - 1).leadingZeroBitCount)
      guard let step = reader.bits(length) else { return nil }
      if step > 0 { rate = Double(ticks) / Double(step) }
    }
    guard reader.bit() == true, let width = reader.bits(13), reader.bit() == true,
      let height = reader.bits(13), reader.bit() == true, width > 0, height > 0
    else { return nil }
    self.width = width
    self.height = height
    frameRate = rate
  }

  /// Shapes of pixels by their number (table 6-12).
  private static let shapes = [nil, (1, 1), (12, 11), (10, 11), (16, 11), (40, 33)]

  /// The first header at the start of a stream, behind a start code of 0x20 to 0x2F (table 6-3).
  static func first(in data: [UInt8]) -> MPEG4VideoHeader? {
    NALUnit.ranges(in: data).lazy.compactMap { range in
      guard let code = data[range].first, 0x20...0x2f ~= code else { return nil }
      return MPEG4VideoHeader(data[range].dropFirst())
    }.first
  }

  /// Completes a track by what the header says.
  func complete(_ track: inout MovieTrack) {
    track.pixelWidth = width
    track.pixelHeight = height
    track.takeShape(shape)
    track.frameRate = frameRate
  }
}
