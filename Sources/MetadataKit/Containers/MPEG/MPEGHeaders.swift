/// Looks for the first headers of video and of sound in a program stream or in the start of an
/// elementary stream (ISO 11172-1, ISO 11172-2).
struct MPEGHeaders {
  private(set) var video: MPEGVideoHeader?
  private(set) var audio: MPEGAudioHeader?

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
      if isVideo, video == nil {
        video = MPEGVideoHeader(part)
        video?.tell(&found)
      }
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

  /// What a track of what was found is coded as; nil where nothing was.
  func codec(_ kind: MovieTrack.Kind) -> String? {
    kind == .video ? video?.codec : audio?.codec
  }

  /// Completes a track by what was found.
  func complete(_ track: inout MovieTrack) {
    if track.kind == .video { video?.complete(&track) }
    if track.kind == .audio { audio?.complete(&track) }
  }
}
