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
      found.attempt { (found) throws(MetadataError) in try readHeader(sound, &found) }
      try APETag(endOf: sound)?.tell(&found)
    })

  static let monkeysAudioFormat = FileFormat("APE", "ape", "audio/x-monkeys-audio", nil)

  private static func readHeader(
    _ sound: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let head = try sound.slice(at: 0, count: 32)
    // Since version 3.98 a descriptor says where the header is, and how long all is.
    if try head.uint16(at: 4, .little) <= 3970 {
      let header = head.suffix(from: 4)
      found.add(.macOld, fieldsOf: header, .little)
      let rate = try header.uint32(at: 8, .little)
      // MAC_FORMAT_FLAG_8_BIT and MAC_FORMAT_FLAG_24_BIT of its library; others have 16.
      let flags = try header.uint16(at: 4, .little)
      let bits = flags & 1 != 0 ? 8 : flags & 8 != 0 ? 24 : 16
      tell(rate, try header.uint16(at: 6, .little), bits: bits, &found)
      return tellLength(
        rate, frames: try header.uint32(at: 20, .little), blocks: try oldBlocks(header),
        last: try header.uint32(at: 24, .little), &found)
    }
    // Seven lengths, of which one is the upper half of the one before it.
    var length = min(try sound.uint32(at: 28, .little), 1 << 20) << 32
    for place in [8, 12, 16, 20, 24, 32] { length += try sound.uint32(at: place, .little) }
    found.expect("the sound", of: length, at: 0, in: sound)
    let header = try sound.slice(
      at: try head.uint32(at: 8, .little), count: min(try head.uint32(at: 12, .little), 256))
    found.add(.mac, fieldsOf: header, .little)
    let rate = try header.uint32(at: 20, .little)
    tell(
      rate, try header.uint16(at: 18, .little), bits: try header.uint16(at: 16, .little), &found)
    tellLength(
      rate, frames: try header.uint32(at: 12, .little), blocks: try header.uint32(at: 4, .little),
      last: try header.uint32(at: 8, .little), &found)
  }

  /// How many samples a frame has in versions that do not say it: more from 3.80 at the highest
  /// compression and from 3.90 at any, and four times as many from 3.95.
  private static func oldBlocks(_ header: ByteSlice) throws(MetadataError) -> Int {
    let version = try header.uint16(at: 0, .little)
    if version >= 3950 { return 73_728 * 4 }
    let isHighest = try header.uint16(at: 2, .little) == 4000
    return version >= 3900 || version >= 3800 && isHighest ? 73_728 : 9_216
  }

  /// - Parameters:
  ///   - blocks: samples of a channel in each frame but the last one.
  ///   - last: those in the last one.
  private static func tellLength(
    _ rate: Int, frames: Int, blocks: Int, last: Int, _ found: inout MetadataBuilder
  ) {
    guard soundRates.contains(rate), frames > 0, last <= blocks else { return }
    let seconds = (Double(frames - 1) * Double(blocks) + Double(last)) / Double(rate)
    found.facts.duration = seconds
    if let track = found.facts.tracks.indices.first {
      found.facts.tracks[track].duration = seconds
    }
  }

  /// Hertz, channels and bits of a sample that a sound may have: a damaged header has any.
  private static let soundRates = 1000...1_000_000
  private static let soundChannels = 1...32
  private static let soundBits = 8...32

  private static func tell(
    _ rate: Int, _ channels: Int, bits: Int, _ found: inout MetadataBuilder
  ) {
    var track = MovieTrack(number: 1, kind: .audio, codec: "APE")
    if soundRates.contains(rate) { track.sampleRate = Double(rate) }
    if soundChannels.contains(channels) { track.channels = channels }
    if soundBits.contains(bits) { track.sampleSize = bits }
    found.add(track)
    found.facts.takeMainTrack()
  }
}
