extension Container {
  /// Monkey's Audio: a header of the sound, and a tag of its own, or of ID3.
  package static let monkeysAudio = Container(
    [],
    recognize: { head in
      head.matches("MAC ") || head.matches("APETAGEX") ? monkeysAudioFormat : nil
    },
    read: { (file, found) throws(MetadataError) in
      let sound = found.addID3(around: file)
      if let tag = try APETag(startOf: sound) { return try tag.tell(&found) }
      do throws(MetadataError) {
        try readHeader(sound, &found)
      } catch {
        found.warn(error)
      }
      try APETag(endOf: sound)?.tell(&found)
    })

  static let monkeysAudioFormat = FileFormat("APE", "ape", "audio/x-monkeys-audio", nil)

  private static func readHeader(
    _ sound: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let head = try sound.slice(at: 0, count: 32)
    // Since version 3.98 a descriptor says where the header is.
    if try head.uint16(at: 4, .little) <= 3970 {
      let header = head.suffix(from: 4)
      found.add(.macOld, fieldsOf: header, .little)
      return tell(try header.uint32(at: 8, .little), try header.uint16(at: 6, .little), &found)
    }
    let header = try sound.slice(
      at: try head.uint32(at: 8, .little), count: min(try head.uint32(at: 12, .little), 256))
    found.add(.mac, fieldsOf: header, .little)
    let rate = try header.uint32(at: 20, .little)
    tell(rate, try header.uint16(at: 18, .little), &found)
    let frames = try header.uint32(at: 12, .little)
    let blocks = try header.uint32(at: 4, .little)
    let last = try header.uint32(at: 8, .little)
    if soundRates.contains(rate), frames > 0, last <= blocks {
      found.facts.duration =
        (Double(frames - 1) * Double(blocks) + Double(last)) / Double(rate)
    }
  }

  /// Hertz and channels that a sound may have: a damaged header has any.
  private static let soundRates = 1000...1_000_000
  private static let soundChannels = 1...32

  private static func tell(_ rate: Int, _ channels: Int, _ found: inout MetadataBuilder) {
    var track = MovieTrack(number: 1, kind: .audio, codec: "APE")
    if soundRates.contains(rate) { track.sampleRate = Double(rate) }
    if soundChannels.contains(channels) { track.channels = channels }
    found.facts.tracks.append(track)
    found.facts.takeMainTrack()
  }
}
