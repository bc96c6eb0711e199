extension Container {
  /// Musepack of version 7 and before (Musepack SV7): a header in little-endian order, and tags of Monkey's
  /// Audio or ID3.
  package static let musepack = Container(
    [], recognize: { $0.matches("MP+") ? musepackFormat : nil },
    read: { (file, found) throws(MetadataError) in
      let sound = found.addID3(around: file)
      found.attempt { (found) throws(MetadataError) in
        try readHeader(try sound.slice(at: 0, count: 32), &found)
      }
      try APETag(endOf: sound)?.tell(&found)
    })

  /// Musepack of version 8 (SV8 stream specification): packets of two letters, their length and what they
  /// hold, the first of which is the header. The field knows it by its name.
  package static let musepack8 = Container(
    [], named: "mpc", recognize: { $0.matches("MPCK") ? musepackFormat : nil },
    read: { (file, found) throws(MetadataError) in
      let sound = found.addID3(around: file)
      found.attempt { (found) throws(MetadataError) in
        try readPacket(try sound.head(count: 64), &found)
      }
      try APETag(endOf: sound)?.tell(&found)
    })

  private static func readPacket(
    _ head: ByteSlice, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    guard head.matches("SH", at: 4) else { return }
    var position = 6
    _ = try head.groupedNumber(at: &position)
    // A check sum and the version.
    position += 5
    let samples = try head.groupedNumber(at: &position)
    let silence = try head.groupedNumber(at: &position)
    let rate = try head.uint8(at: position) >> 5
    let rates = [44_100.0, 48_000, 37_800, 32_000]
    var track = MovieTrack(number: 1, kind: .audio, codec: "MPC")
    track.channels = try head.uint8(at: position + 1) >> 4 + 1
    if rates.indices.contains(rate) {
      track.sampleRate = rates[rate]
      // How long what is streamed is, nobody says.
      if samples > silence { track.duration = Double(samples - silence) / rates[rate] }
    }
    found.add(track)
    found.facts.takeMainTrack()
  }

  static let musepackFormat = FileFormat("MPC", "mpc", "audio/x-musepack", nil)

  private static func readHeader(
    _ head: ByteSlice, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    guard try head.uint8(at: 3) & 0x0f == 7 else {
      throw MetadataError(.unsupported, "Musepack of another version than 7", at: head.offset)
    }
    let rate = try head.uint8(at: 10) & 3
    let frames = try head.uint32(at: 4, .little)
    found.add(.musepack, "TotalFrames", frames)
    found.add(.musepack, "SampleRate", rate)
    found.add(.musepack, "Quality", try head.uint8(at: 10) >> 4)
    found.add(.musepack, "MaxBand", try head.uint8(at: 11) & 0x3f)
    found.add(.musepack, "ReplayGainTrackPeak", try head.uint16(at: 12, .little))
    found.add(.musepack, "ReplayGainTrackGain", try head.uint16(at: 14, .little))
    found.add(.musepack, "ReplayGainAlbumPeak", try head.uint16(at: 16, .little))
    found.add(.musepack, "ReplayGainAlbumGain", try head.uint16(at: 18, .little))
    found.add(.musepack, "FastSeek", try head.uint8(at: 22) >> 3 & 1)
    found.add(.musepack, "Gapless", try head.uint8(at: 23) >> 7)
    found.add(.musepack, "EncoderVersion", try head.uint8(at: 27))
    var track = MovieTrack(number: 1, kind: .audio, codec: "MPC")
    let samplesPerSecond = [44_100.0, 48_000, 37_800, 32_000][rate]
    track.sampleRate = samplesPerSecond
    track.channels = 2
    // Of the last frame only so many samples are played, where it says how many.
    let end = try head.uint32(at: 20, .little)
    let stated = end >> 31 == 1 ? end >> 20 & 0x7ff : 0
    let last = (1...1152).contains(stated) ? stated : 1152
    track.duration = Double(max(0, (frames - 1) * 1152 + last)) / samplesPerSecond
    found.add(track)
    found.facts.takeMainTrack()
  }
}
