import UniformTypes

extension Container {
  /// AAC in frames with headers of their own (ADTS, ISO 13818-7 §6.2), and ID3 before it; or behind one header for all
  /// of it (ADIF, §6.2.1).
  package static let aac = Container([FileFormat("AAC", "aac", "audio/aac", .aac)]) {
    (file, found) throws(MetadataError) in
    let size = ID3Header.ends(in: file).last ?? 0
    if size > 0 {
      _ = found.addID3(around: file)
      found.takeForMP3()
    }
    if let header = ADIFHeader(try file.head(at: size, count: ADIFHeader.longest)) {
      // exiftool knows AAC by the headers of its frames only.
      if size == 0 { found.format = found.format.outsideExiftool }
      return header.tell(of: file.region(from: size), &found)
    }
    guard let frame = ADTSFrame(try file.head(at: size, count: 1 << 13)) else { return }
    // The field tells of what a file begins with only, and not of MPEG-2's.
    if size == 0 {
      if frame.isOfMPEG2 { found.format = found.format.outsideExiftool }
      frame.tell(&found)
    }
    var track = MovieTrack(number: 1, kind: .audio, codec: "AAC")
    track.sampleRate = Double(frame.sampleRate)
    track.channels = frame.channelCount
    let end = file.count - (ID3Version1.region(of: file)?.count ?? 0)
    let sound = file.clamped(at: size, count: end - size)
    let length = (try? APETag(endOf: sound)).map { $0.start - sound.start } ?? sound.count
    track.duration = try? frame.duration(of: sound.clamped(at: 0, count: length))
    found.add(track)
    found.facts.takeMainTrack()
  }
}

extension Container {
  /// The same, of so few frames that nothing else tells it.
  package static let shortAAC = Container(
    [],
    recognize: { head in
      head[0] == 0xff && (head[1] == 0xf0 || head[1] == 0xf1) && ADTSFrame(head) != nil
        ? aac.formats.first : nil
    }, read: aac.read)
}

/// The first frame of sound in ADTS.
struct ADTSFrame {
  private let profile: Int
  private let rate: Int
  /// How the channels are arranged, as a number (ISO 14496-3 table 1.19).
  private let channels: Int
  /// In bytes, with the header.
  private let length: Int
  /// How many blocks of 1,024 samples it has.
  private let blocks: Int
  /// Whether the sound is that of ISO 13818-7, not that of ISO 14496-3, which has the same headers but for a bit.
  let isOfMPEG2: Bool
  private let data: ByteSlice

  var sampleRate: Int { AACElements.sampleRates[rate] }

  /// nil where the sound itself tells it.
  var channelCount: Int? { channels == 7 ? 8 : channels == 0 ? nil : channels }

  init?(_ bytes: ByteSlice) {
    guard bytes.count >= 7, let head = try? bytes.uint32(at: 0, .big), head >> 20 == 0xfff,
      head >> 17 & 3 == 0, let more = try? bytes.uint16(at: 4, .big)
    else { return nil }
    isOfMPEG2 = head >> 19 & 1 != 0
    profile = head >> 14 & 3
    rate = head >> 10 & 15
    channels = head >> 6 & 7
    length = (head & 3) << 11 | more >> 5
    guard profile != 3, AACElements.sampleRates.indices.contains(rate), length >= 7 else {
      return nil
    }
    // Behind the check sums, where there are any.
    let further = Int(bytes[6] ?? 0) & 3
    blocks = further + 1
    let start = head & 0x1_0000 != 0 ? 7 : 9 + 2 * further
    data = length <= bytes.count ? bytes.prefix(length).suffix(from: start) : ByteSlice([])
  }

  func tell(_ found: inout MetadataBuilder) {
    found.add(.aac, "ProfileType", profile)
    found.add(.aac, "SampleRate", sampleRate)
    found.add(.aac, "Channels", channels)
    if let encoder { found.add(.aac, "Encoder", text: encoder.elements, offset: encoder.offset) }
  }

  /// What the encoder says of itself in a filler (ISO 14496-3 §4.4.2.7).
  private var encoder: ByteSlice? {
    guard let word = try? data.uint16(at: 0, .big), word >> 13 == 6 else { return nil }
    var count = word >> 9 & 15
    var start = 1
    if count == 15 {
      count += (word >> 1 & 0xff) - 1
      start = 2
    }
    guard let filler = try? data.slice(at: start, count: count) else { return nil }
    let bytes = filler.elements
    guard let first = bytes.firstIndex(where: { $0 != 0 }),
      let last = bytes.lastIndex(where: { $0 != 0 })
    else { return nil }
    let text = filler.suffix(from: first - bytes.startIndex).prefix(last - first + 1)
    return text.elements.allSatisfy { $0 >= 0x20 && $0 < 0x7f } ? text : nil
  }
}

extension ADTSFrame {
  /// How long a sound lasts, in seconds, that starts with the frame; nil where that cannot be counted.
  func duration(of sound: Region) throws(MetadataError) -> Double? {
    let samples = try SoundFrameCount.samples(in: sound, headLength: 7) { bytes, place in
      guard let frame = ADTSFrame(bytes.suffix(from: place)), frame.rate == rate else {
        return nil
      }
      return (frame.length, frame.blocks * 1024)
    }
    return samples.map { Double($0) / Double(sampleRate) }
  }
}
