import UniformTypes

extension Container {
  /// Layer III sound: the header of its first frame, and its ID3 tags.
  ///
  /// Sources: ID3v2.4.0 §3.1; ID3v1; ISO 11172-3 §2.4.2.3.
  package static let mp3 = Container([
    FileFormat("MP3", "mp3", "audio/mpeg", .mp3)
  ]) {
    (file, found) throws(MetadataError) in
    let size = ID3Header.ends(in: file).last ?? 0
    // What a long tag stands before is not among the bytes that tell the type.
    let head = try file.head(at: size, count: searched)
    if size > 0, let (format, container) = other(head) {
      found.format = format
      return try container.read(file, &found)
    }
    // The field calls it MP3 all the same.
    if size > 0, head.matches("RIFF"), head.matches("WAVE", at: 8) { found.format.type = .wav }
    _ = MPEGAudioHeader.find(in: head.elements, onlyLayer3: true, searches: true, &found)
    let rest = found.addID3(around: file)
    // What the field takes for a header may be any four bytes.
    let sound = try rest.head(count: searched + MPEGAudioHeader.longest + 4)
    if let (header, place) = MPEGAudioHeader.first(in: sound.elements, places: searched) {
      var track = MovieTrack(number: 1, kind: .audio, codec: "mp3")
      track.sampleRate = Double(header.sampleRate)
      track.channels = header.isMono ? 1 : 2
      track.duration = header.duration
      if track.duration == nil {
        let end = (try? APETag(endOf: rest))?.start ?? rest.start + rest.count
        let frames = rest.clamped(at: place, count: end - rest.start - place)
        track.duration = try? header.durationByFrames(of: frames)
      }
      found.add(track)
      found.facts.takeMainTrack()
    }
    try APETag(endOf: rest)?.tell(&found)
  }

  /// So many bytes are searched for a header.
  private static let searched = 8192

  /// What begins with other bytes than sound of Layer III, behind ID3.
  private static func other(_ head: ByteSlice) -> (FileFormat, Container)? {
    if head.matches("fLaC") { return (flac.formats[0], flac) }
    if head.matches("ADIF") { return (aac.formats[0], aac) }
    if head.matches("OggS") { return (ogg.formats[0], ogg) }
    for container in [monkeysAudio, musepack, trueAudio, shortAAC] {
      if let format = container.recognize?(head) { return (format, container) }
    }
    return nil
  }

  /// The same, behind bytes of something else: its name says what it is.
  package static let mp3BehindGarbage = Container(
    [], named: "mp3",
    recognize: { head in
      MPEGAudioHeader.isFound(in: head.prefix(searched)) ? mp3.formats.first : nil
    }, read: mp3.read)
}
