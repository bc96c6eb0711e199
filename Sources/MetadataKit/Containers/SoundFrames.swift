import UniformTypes

extension Container {
  /// Sound in frames with headers of their own: Layer II of MPEG and Dolby's; and the tags around it.
  package static let soundFrames = Container([
    FileFormat("MP2", "mp2", "audio/mpeg", .mp2),
    FileFormat("AC3", "ac3", "audio/ac3", .ac3).outsideExiftool,
    FileFormat("EAC3", "ec3", "audio/eac3", .enhancedAC3).outsideExiftool,
  ]) {
    (file, found) throws(MetadataError) in
    let sound = found.addID3(around: file)
    if sound.start > file.start { found.takeForMP3() }
    let head = try sound.slice(at: 0, count: 8)
    var track = MovieTrack(number: 1, kind: .audio, codec: found.format.name.lowercased())
    if let frame = DolbyFrame(head) {
      track.sampleRate = frame.sampleRate
      track.channels = frame.channels
    } else if let frame = MPEGAudioHeader(UInt32(truncatingIfNeeded: try head.uint32(at: 0, .big)))
    {
      track.sampleRate = Double(frame.sampleRate)
      track.channels = frame.isMono ? 1 : 2
    }
    found.facts.tracks.append(track)
    found.facts.takeMainTrack()
    try APETag(endOf: sound)?.tell(&found)
  }
}

/// The header of a frame of AC-3 or Enhanced AC-3 (ETSI TS 102 366 §4.3 and §E.1.2).
struct DolbyFrame {
  /// In hertz; nil where the header leaves it open.
  let sampleRate: Double?
  let channels: Int

  init?(_ head: ByteSlice) {
    guard head[0] == 0x0b, head[1] == 0x77, let word = try? head.uint32(at: 4, .big) else {
      return nil
    }
    // Where AC-3 has the version, the other has it too.
    let isEnhanced = word >> 19 & 31 > 10
    let rate = word >> 30
    let mode = isEnhanced ? word >> 25 & 7 : word >> 13 & 7
    var low = 24
    if !isEnhanced {
      // What AC-3 says of the mix stands before the channel of low tones.
      low = 12
      if mode & 1 == 1, mode != 1 { low -= 2 }
      if mode & 4 == 4 { low -= 2 }
      if mode == 2 { low -= 2 }
    }
    let rates = [48000, 44100, 32000]
    if rate < 3 {
      sampleRate = Double(rates[rate])
    } else {
      // Enhanced AC-3 halves them, too.
      let half = word >> 28 & 3
      sampleRate = isEnhanced && half < 3 ? Double(rates[half] / 2) : nil
    }
    channels = [2, 1, 2, 3, 3, 4, 4, 5][mode] + (word >> low & 1)
  }
}
