/// The sound and the subtitles in the private packets of a program stream, as DVDs and the cameras that record
/// like them have them: the first byte of a packet's data tells of which stream it is. Others have AC-3 alone.
struct PrivateStreams {
  private(set) var tracks: [MovieTrack] = []
  private var known: Set<UInt8> = []
  /// Whether it is AC-3 alone.
  private var isPlain = false

  /// - Parameter data: the start of the stream.
  init(_ data: ArraySlice<UInt8>) {
    ProgramPackets.forEach(in: data) { (stream, _, body) in
      if stream == 0xbd { read(body) }
    }
  }

  private mutating func read(_ data: ArraySlice<UInt8>) {
    guard !isPlain, let first = data.first else { return }
    if data.starts(with: [0x0b, 0x77]), let track = Self.dolby(data) {
      // What other packets begin with is no number then, but some part of a frame.
      isPlain = true
      tracks = [track]
    } else if !known.contains(first), let track = Self.track(first, data.dropFirst()) {
      known.insert(first)
      tracks.append(track)
    }
  }

  private static func track(_ stream: UInt8, _ data: ArraySlice<UInt8>) -> MovieTrack? {
    switch stream {
    case 0x20...0x3f: MovieTrack(number: 0, kind: .subtitle, codec: "DVD subtitles")
    // How many frames start in the packet, and where the first one does.
    case 0x80...0x87: dolby(data.dropFirst(3))
    case 0x88...0x8f: dts(data.dropFirst(3))
    case 0xa0...0xaf: pcm(data.dropFirst(3))
    default: nil
    }
  }

  /// The first packet may start within a frame: the next one tells.
  private static func dolby(_ data: ArraySlice<UInt8>) -> MovieTrack? {
    guard let frame = DolbyFrame.first(in: data) else { return nil }
    var track = MovieTrack(number: 0, kind: .audio, codec: StreamType.words(of: 0x81))
    track.sampleRate = frame.sampleRate
    track.channels = frame.channels
    return track
  }

  private static func dts(_ data: ArraySlice<UInt8>) -> MovieTrack {
    var track = MovieTrack(number: 0, kind: .audio, codec: StreamType.words(of: 0x8a))
    DTSFrame.first(in: data)?.complete(&track)
    return track
  }

  /// Plain numbers: flags, how many bits, which rate and how many channels, the range.
  private static func pcm(_ data: ArraySlice<UInt8>) -> MovieTrack? {
    guard let format = data.dropFirst().first else { return nil }
    var track = MovieTrack(number: 0, kind: .audio, codec: StreamType.words(of: 0x83))
    track.sampleRate = [48_000, 96_000, 44_100, 32_000][Int(format >> 4 & 3)]
    track.channels = Int(format & 7) + 1
    return track
  }
}
