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
