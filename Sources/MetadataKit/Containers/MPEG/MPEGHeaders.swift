/// Looks for the first headers of video and of sound in a program stream or in the start of an
/// elementary stream (ISO 11172-1, ISO 11172-2).
struct MPEGHeaders {
  private(set) var video: (width: Int, height: Int, frameRate: Double)?
  private(set) var audio: MPEGAudioHeader?

  init(_ data: ArraySlice<UInt8>, _ found: inout MetadataBuilder) {
    var index = data.startIndex
    var isFirst = true
    while index + 3 < data.endIndex, video == nil || audio == nil {
      guard data[index] == 0, data[index + 1] == 0, data[index + 2] == 1,
        data[index + 3] == 0xb3 || data[index + 3] == 0xc0
      else {
        index += 1
        continue
      }
      // Sound may stand before the first start code.
      if isFirst {
        isFirst = false
        audio = MPEGAudioHeader.find(in: data[..<(index + 1)], &found)
      }
      let isVideo = data[index + 3] == 0xb3
      index += 4
      let part = data[index...].prefix(256)
      if isVideo, video == nil { readVideo(part, &found) }
      if !isVideo, audio == nil { audio = MPEGAudioHeader.find(in: part, &found) }
    }
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
    video = (first >> 20, first >> 8 & 0xfff, MPEGValue.frameRates[rate])
  }

  /// Completes a track by what was found.
  func complete(_ track: inout MovieTrack) {
    if track.kind == .video, let video {
      track.pixelWidth = video.width
      track.pixelHeight = video.height
      track.frameRate = video.frameRate
    }
    if track.kind == .audio, let audio {
      track.sampleRate = Double(audio.sampleRate)
      track.channels = audio.isMono ? 1 : 2
    }
  }
}
