/// The sequence header of MPEG-1 and MPEG-2 video (ISO 11172-2 §2.4.2.3, ISO 13818-2 §6.2.2.1).
struct MPEGVideoHeader {
  let width: Int
  let height: Int
  /// Pictures a second.
  let frameRate: Double
  /// Whether an extension follows, as in MPEG-2 (ISO 13818-2 §6.2.2).
  let isSecond: Bool
  /// How wide and how high a pixel is.
  private let shape: (wide: Int, high: Int)?
  private let ratio: Int
  private let rate: Int
  private let bitRate: Int

  /// ISO 13818-2 table 6-4: the tag has these in the five digits that exiftool gives them.
  private static let frameRates: [Double] = [
    0, 24_000.0 / 1001, 24, 25, 30_000.0 / 1001, 30, 50, 60_000.0 / 1001, 60,
  ]

  /// - Parameter data: what stands behind the start code; nil where it is no header.
  init?(_ data: ArraySlice<UInt8>) {
    guard data.count >= 8 else { return nil }
    let first = data.prefix(4).bigEndian(Int.self)
    let second = data.dropFirst(4).prefix(4).bigEndian(Int.self)
    (ratio, rate, bitRate) = (first >> 4 & 15, first & 15, second >> 14)
    guard (1...14).contains(ratio), (1...8).contains(rate) else { return nil }
    (width, height) = (first >> 20, first >> 8 & 0xfff)
    var frames = Self.frameRates[rate]
    let next = data.indices.dropFirst(8).first { data[$0...].starts(with: [0, 0, 1]) }
    let part = next.map { data[$0...].dropFirst(3) }
    isSecond = part?.first == 0xb5
    if isSecond, let factor = part.flatMap({ Self.factor(sequenceExtension: $0.dropFirst()) }) {
      frames = frames * factor.above / factor.below
    }
    frameRate = frames
    // Of which of both it is, what follows tells.
    shape = part == nil ? nil : Self.pixelShape(ratio, isSecond, width, height)
  }

  /// The first header in some bytes.
  static func first(in data: ArraySlice<UInt8>) -> MPEGVideoHeader? {
    for index in data.indices.dropLast(3) where data[index...].starts(with: [0, 0, 1, 0xb3]) {
      if let header = MPEGVideoHeader(data[(index + 4)...].prefix(256)) { return header }
    }
    return nil
  }

  var codec: String? { StreamType.words(of: isSecond ? 2 : 1) }

  func tell(_ found: inout MetadataBuilder) {
    let table = TagTable.mpegVideo
    found.add(table, "ImageWidth", width)
    found.add(table, "ImageHeight", height)
    found.add(table, "AspectRatio", ratio)
    found.add(table, "FrameRate", rate)
    found.add(table, "VideoBitrate", bitRate)
  }

  /// Completes a track by what the header says.
  func complete(_ track: inout MovieTrack) {
    track.pixelWidth = width
    track.pixelHeight = height
    track.takeShape(shape)
    track.frameRate = frameRate
  }

  /// What the rate of a sequence header is to be multiplied by (ISO 13818-2 §6.3.5).
  private static func factor(
    sequenceExtension data: ArraySlice<UInt8>
  ) -> (above: Double, below: Double)? {
    guard let first = data.first, first >> 4 == 1, let last = data.dropFirst(5).first else {
      return nil
    }
    return (Double((last >> 5 & 3) + 1), Double((last & 31) + 1))
  }

  /// What a sequence header says of the shape of pixels, in MPEG-2 by that of the whole picture (ISO
  /// 13818-2 table 6-3).
  private static func pixelShape(
    _ ratio: Int, _ isSecond: Bool, _ width: Int, _ height: Int
  ) -> (wide: Int, high: Int)? {
    guard isSecond else { return (10_000, Int((MPEGValue.ratios[ratio] * 10_000).rounded())) }
    switch ratio {
    case 1: return (1, 1)
    case 2: return (4 * height, 3 * width)
    case 3: return (16 * height, 9 * width)
    case 4: return (221 * height, 100 * width)
    default: return nil
    }
  }
}
