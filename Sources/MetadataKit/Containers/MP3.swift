import UniformTypes

extension Container {
  /// Layer III sound: the header of its first frame, and its ID3 tags.
  ///
  /// Sources: ID3v2.4.0 §3.1; ID3v1; ISO 11172-3 §2.4.2.3.
  package static let mp3 = Container([
    FileFormat("MP3", "mp3", "audio/mpeg", .mp3)
  ]) {
    (file, found) throws(MetadataError) in
    var size = ID3Header.size(at: 0, file) ?? 0
    // What a long tag stands before is not among the bytes that tell the type.
    if size > 0, try file.head(at: size, count: 4).matches("fLaC") {
      found.format = Container.flac.formats[0]
      return try Container.flac.read(file, &found)
    }
    let sound = try file.head(at: size, count: 8192).elements
    if let header = MPEGAudioHeader.find(in: sound, onlyLayer3: true, searches: true, &found) {
      var track = MovieTrack(number: 1, kind: .audio, codec: "mp3")
      track.sampleRate = Double(header.sampleRate)
      track.channels = header.isMono ? 1 : 2
      found.facts.tracks.append(track)
      found.facts.takeMainTrack()
    }
    if size > 0 { found.add(.id3, file.clamped(at: 0, count: size)) }
    if let tag = ID3Version1.region(of: file) {
      size += ID3Version1.size
      found.add(.id3, tag)
    }
    if size > 0 { found.add(.file, "ID3Size", size) }
  }

  /// The same, behind bytes of something else: its name says what it is.
  package static let mp3BehindGarbage = Container(
    [], named: "mp3",
    recognize: { head in
      MPEGAudioHeader.isFound(in: head.prefix(8192)) ? mp3.formats.first : nil
    }, read: mp3.read)
}
