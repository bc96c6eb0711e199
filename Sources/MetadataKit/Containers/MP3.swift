import UniformTypes

extension Container {
  /// Layer III sound: the header of its first frame, and the size of its ID3 tags.
  ///
  /// Sources: ID3v2.4.0 §3.1; ID3v1; ISO 11172-3 §2.4.2.3.
  package static let mp3 = Container([
    FileFormat("MP3", "mp3", "audio/mpeg", .mp3)
  ]) {
    (file, found) throws(MetadataError) in
    var size = ID3Header.size(at: 0, file) ?? 0
    let sound = try file.head(at: size, count: 8192).elements
    if let header = MPEGAudioHeader.find(in: sound, onlyLayer3: true, searches: true, &found) {
      var track = MovieTrack(number: 1, kind: .audio, codec: "mp3")
      track.sampleRate = Double(header.sampleRate)
      track.channels = header.isMono ? 1 : 2
      found.facts.tracks.append(track)
      found.facts.takeMainTrack()
    }
    if file.count >= 128, try file.slice(at: file.count - 128, count: 3).matches("TAG") {
      size += 128
    }
    if size > 0 { found.add(.file, "ID3Size", size) }
  }
}

extension Container {
  /// Interchange sound (AIFF 1.3, AIFF-C): chunks, of which one may be an ID3 tag.
  package static let aiff = Container([
    FileFormat("AIFF", "aiff", "audio/x-aiff", .aiff),
    FileFormat("AIFC", "aifc", "audio/x-aiff", .aifc),
  ]) {
    (file, found) throws(MetadataError) in
    var position = 12
    for _ in 0..<found.limits.directories {
      guard position <= file.count - 8 else { return }
      let head = try file.slice(at: position, count: 8)
      if head.matches("ID3 "), let size = ID3Header.size(at: position + 8, file) {
        found.add(.file, "ID3Size", size)
        return
      }
      let length = try head.uint32(at: 4, .big)
      position += 8 + length + length & 1
    }
  }
}

/// The ten bytes that an ID3 tag begins with.
private enum ID3Header {
  /// The size of the tag at a place, its header and its footer included; nil where there is none.
  static func size(at position: Int, _ file: Region) -> Int? {
    guard let head = try? file.slice(at: position, count: 10), head.matches("ID3"),
      let flags = head[5]
    else { return nil }
    var size = 0
    for byte in head.elements.suffix(4) { size = size << 7 | Int(byte & 0x7f) }
    return size + (flags & 0x10 != 0 ? 20 : 10)
  }
}
