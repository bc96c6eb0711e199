import UniformTypes

extension Container {
  /// Sound in frames with headers of their own: Layers I and II of MPEG, Dolby's and DTS; and the tags around it.
  package static let soundFrames = Container(
    [
      FileFormat("MP2", "mp2", "audio/mpeg", .mp2),
      FileFormat("AC3", "ac3", "audio/ac3", .ac3).outsideExiftool,
      FileFormat("EAC3", "ec3", "audio/eac3", .enhancedAC3).outsideExiftool,
    ],
    recognize: { head in
      if DTSFrame(head.prefix(12)) != nil {
        return FileFormat("DTS", "dts", "audio/vnd.dts", nil).outsideExiftool
      }
      return MPEGAudioHeader.startsLayer1(head)
        ? FileFormat("MP1", "mp1", "audio/mpeg", nil).outsideExiftool : nil
    },
    read: { (file, found) throws(MetadataError) in
      let sound = found.addID3(around: file)
      if sound.start > file.start { found.takeForMP3() }
      let head = try sound.head(count: 12)
      let end = (try? APETag(endOf: sound))?.start ?? sound.start + sound.count
      let frames = sound.clamped(at: 0, count: end - sound.start)
      var track = MovieTrack(number: 1, kind: .audio, codec: found.format.name.lowercased())
      if let frame = DolbyFrame(head) {
        track.sampleRate = frame.sampleRate
        track.channels = frame.channels
        track.duration = try? frame.duration(of: frames)
      } else if let frame = DTSFrame(head) {
        // Behind the core DTS-HD has more channels, or a higher rate (ETSI TS 102 114 §7.4).
        let isCore = try sound.head(at: frame.size, count: 4).has("\u{64}\u{58}\u{20}\u{25}")
        if !isCore { frame.complete(&track) }
      } else if let frame = MPEGAudioHeader(
        UInt32(truncatingIfNeeded: try head.uint32(at: 0, .big)))
      {
        track.sampleRate = Double(frame.sampleRate)
        track.channels = frame.isMono ? 1 : 2
        track.duration = try? frame.countedDuration(of: frames)
      }
      found.add(track)
      found.facts.takeMainTrack()
      try APETag(endOf: sound)?.tell(&found)
    })
}
