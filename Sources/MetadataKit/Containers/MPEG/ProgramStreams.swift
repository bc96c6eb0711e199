/// The pictures and the sound of a program stream, by the numbers of their packets (ISO 13818-1 table 2-22).
struct ProgramStreams {
  /// Pictures first; their numbers are not given yet.
  private(set) var tracks: [MovieTrack] = []

  /// Bytes of each stream that are put together: its first headers are there.
  private static let most = 4096

  /// - Parameter data: the start of the stream.
  init(_ data: ArraySlice<UInt8>) {
    var starts: [UInt8: [UInt8]] = [:]
    ProgramPackets.forEach(in: data) { (stream, _, body) in
      guard (0xc0...0xef).contains(stream) else { return }
      let room = Self.most - starts[stream, default: []].count
      starts[stream, default: []] += body.prefix(room)
    }
    let streams = starts.sorted { $0.key < $1.key }
    tracks = streams.compactMap { $0.key >= 0xe0 ? Self.pictures($0.value) : nil }
    tracks += streams.compactMap { $0.key < 0xe0 ? Self.sound($0.value) : nil }
  }

  private static func pictures(_ data: [UInt8]) -> MovieTrack {
    var track = MovieTrack(number: 0, kind: .video, codec: nil)
    let starts = NALUnit.ranges(in: data).compactMap { data[$0].first }
    if starts.contains(0xb6) {
      // MPEG-4's planes of video objects (ISO 14496-2 table 6-3); nobody else has units of that number.
      track.codec = StreamType.words(of: 0x10)
      MPEG4VideoHeader.first(in: data)?.complete(&track)
    } else if let header = MPEGVideoHeader.first(in: data[...]) {
      track.codec = header.codec
      header.complete(&track)
    } else if let first = starts.first, [0x40, 0x46].contains(first),
      let set = HEVCSequenceParameters.first(in: data)
    {
      // It begins with a video parameter set, or a delimiter.
      track.codec = StreamType.words(of: 0x24)
      set.complete(&track)
    } else if starts.contains(0) || starts.contains(0xb8) {
      // MPEG-1 or MPEG-2 whose header is not here: its slices would be taken for parameter sets.
    } else if let set = SequenceParameters.first(in: data) {
      track.codec = StreamType.words(of: 0x1b)
      set.complete(&track)
    }
    return track
  }

  private static func sound(_ data: [UInt8]) -> MovieTrack? {
    guard let header = MPEGAudioHeader.first(in: data[...])?.header else { return nil }
    var track = MovieTrack(number: 0, kind: .audio, codec: header.codec)
    header.complete(&track)
    return track
  }
}
