import UniformTypes

extension Container {
  /// Layer III sound: the header of its first frame, and its ID3 tags.
  ///
  /// Sources: ID3v2.4.0 §3.1; ID3v1; ISO 11172-3 §2.4.2.3.
  package static let mp3 = Container([
    FileFormat("MP3", "mp3", "audio/mpeg", .mp3)
  ]) {
    (file, found) throws(MetadataError) in
    let size = ID3Header.size(at: 0, file) ?? 0
    // What a long tag stands before is not among the bytes that tell the type.
    if size > 0, let (format, container) = other(try file.head(at: size, count: 1 << 13)) {
      found.format = format
      return try container.read(file, &found)
    }
    let sound = try file.head(at: size, count: 8192).elements
    if let header = MPEGAudioHeader.find(in: sound, onlyLayer3: true, searches: true, &found) {
      var track = MovieTrack(number: 1, kind: .audio, codec: "mp3")
      track.sampleRate = Double(header.sampleRate)
      track.channels = header.isMono ? 1 : 2
      track.duration = header.duration
      found.facts.tracks.append(track)
      found.facts.takeMainTrack()
    }
    let rest = found.addID3(around: file)
    try APETag(endOf: rest)?.tell(&found)
  }

  /// What begins with other bytes than sound of Layer III, behind ID3.
  private static func other(_ head: ByteSlice) -> (FileFormat, Container)? {
    if head.matches("fLaC") { return (flac.formats[0], flac) }
    if head.matches("OggS") { return (ogg.formats[0], ogg) }
    for container in [monkeysAudio, musepack, shortAAC] {
      if let format = container.recognize?(head) { return (format, container) }
    }
    return nil
  }

  /// The same, behind bytes of something else: its name says what it is.
  package static let mp3BehindGarbage = Container(
    [], named: "mp3",
    recognize: { head in
      MPEGAudioHeader.isFound(in: head.prefix(8192)) ? mp3.formats.first : nil
    }, read: mp3.read)
}
