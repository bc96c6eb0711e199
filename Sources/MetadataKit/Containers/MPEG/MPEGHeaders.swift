/// Looks for the first headers of video and of sound in a program stream or in the start of an
/// elementary stream (ISO 11172-1, ISO 11172-2).
struct MPEGHeaders {
  private(set) var video: (width: Int, height: Int, frameRate: Double)?
  /// How wide and how high a pixel is.
  private var shape: (wide: Int, high: Int)?
  private(set) var audio: MPEGAudioHeader?
  /// Whether an extension follows the sequence header, as in MPEG-2 (ISO 13818-2 §6.2.2).
  private(set) var isSecond = false

  init(_ data: ArraySlice<UInt8>, _ found: inout MetadataBuilder) {
    var index = data.startIndex
    // Sound may stand before the first start code, but not in a stream that begins with one.
    var mayBeSound = !data.starts(with: [0, 0, 1])
    while index + 3 < data.endIndex, video == nil || audio == nil {
      guard data[index] == 0, data[index + 1] == 0, data[index + 2] == 1,
        data[index + 3] == 0xb3 || data[index + 3] == 0xc0
      else {
        index += 1
        continue
      }
      if mayBeSound {
        mayBeSound = false
        audio = MPEGAudioHeader.find(in: data[..<(index + 1)], &found)
      }
      let isVideo = data[index + 3] == 0xb3
      index += 4
      let part = data[index...].prefix(256)
      if isVideo, video == nil { readVideo(part, &found) }
      if !isVideo, audio == nil {
        audio = MPEGAudioHeader.find(in: Self.body(of: part), &found)
      }
    }
  }

  /// What a packet holds behind its header, which filling may make look like sound (ISO 13818-1
  /// §2.4.3.6, ISO 11172-1 §2.4.3.3).
  private static func body(of packet: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let header = packet.dropFirst(2)
    if let first = header.first, first & 0xc0 == 0x80, let length = header.dropFirst(2).first {
      return header.dropFirst(3 + Int(length))
    }
    let rest = header.drop { $0 == 0xff }
    // Sound may stand without a header in what is no stream of packets.
    return header.count - rest.count > 1 || rest.first.map { $0 & 0xc0 == 0x40 } == true
      ? rest : header
  }

  /// The sequence header (ISO 11172-2 §2.4.2.3).
  private mutating func readVideo(_ data: ArraySlice<UInt8>, _ found: inout MetadataBuilder) {
    guard data.count >= 8 else { return }
    let first = data.prefix(4).reduce(0) { $0 << 8 | Int($1) }
    let second = data.dropFirst(4).prefix(4).reduce(0) { $0 << 8 | Int($1) }
    let (ratio, rate) = (first >> 4 & 15, first & 15)
    guard (1...14).contains(ratio), (1...8).contains(rate) else { return }
    let table = TagTable.mpegVideo
    found.add(table, "ImageWidth", first >> 20)
    found.add(table, "ImageHeight", first >> 8 & 0xfff)
    found.add(table, "AspectRatio", ratio)
    found.add(table, "FrameRate", rate)
    found.add(table, "VideoBitrate", second >> 14)
    let (width, height) = (first >> 20, first >> 8 & 0xfff)
    var frameRate = MPEGValue.frameRates[rate]
    for index in data.indices.dropFirst(8) where data[index...].starts(with: [0, 0, 1]) {
      let part = data[index...].dropFirst(3)
      isSecond = part.first == 0xb5
      shape = pixelShape(ratio, width, height)
      if isSecond, let factor = Self.factor(sequenceExtension: part.dropFirst()) {
        frameRate = frameRate * factor.above / factor.below
      }
      break
    }
    video = (width, height, frameRate)
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
  private func pixelShape(_ ratio: Int, _ width: Int, _ height: Int) -> (wide: Int, high: Int)? {
    guard isSecond else { return (10_000, Int((MPEGValue.ratios[ratio] * 10_000).rounded())) }
    switch ratio {
    case 1: return (1, 1)
    case 2: return (4 * height, 3 * width)
    case 3: return (16 * height, 9 * width)
    case 4: return (221 * height, 100 * width)
    default: return nil
    }
  }

  /// Completes a track by what was found.
  func complete(_ track: inout MovieTrack) {
    if track.kind == .video, let video {
      track.pixelWidth = video.width
      track.pixelHeight = video.height
      track.takeShape(shape)
      track.frameRate = video.frameRate
    }
    if track.kind == .audio, let audio {
      track.sampleRate = Double(audio.sampleRate)
      track.channels = audio.isMono ? 1 : 2
    }
  }
}
