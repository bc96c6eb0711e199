extension Container {
  /// WavPack (WavPack 5 File Format): blocks with headers, in the first of which the header of the
  /// WAVE file may be that was packed; tags of Monkey's Audio and ID3 behind them.
  package static let wavPack = Container(
    [], recognize: { $0.matches("wvpk") ? wavPackFormat : nil },
    read: { (file, found) throws(MetadataError) in
      let sound = found.addID3(around: file)
      found.attempt { (found) throws(MetadataError) in
        try WavPackBlock(try sound.slice(at: 0, count: WavPackBlock.headLength)).read(sound, &found)
      }
      try APETag(endOf: sound)?.tell(&found)
    })

  private static let wavPackFormat = FileFormat("WV", "wv", "audio/x-wavpack", nil)
}

/// The first block of a file.
private struct WavPackBlock {
  static let headLength = 32

  private let length: Int
  /// nil where the writer did not know it.
  private let samples: Int?
  private let flags: Int

  private static let rates = [
    6000, 8000, 9600, 11025, 12000, 16000, 22050, 24000, 32000, 44100, 48000, 64000, 88200, 96000,
    192000,
  ]

  init(_ head: ByteSlice) throws(MetadataError) {
    length = try head.uint32(at: 4, .little)
    let low = try head.uint32(at: 12, .little)
    // Of 40 bits; all ones in the lower 32 are no number.
    samples = low == 0xffff_ffff ? nil : try head.uint8(at: 11) * 0xffff_ffff + low
    flags = try head.uint32(at: 24, .little)
  }

  func read(_ file: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    let table = TagTable.wavPack
    found.add(table, "BytesPerSample", flags & 3 + 1)
    found.add(table, "AudioType", flags >> 2 & 1)
    found.add(table, "Compression", flags >> 3 & 1)
    found.add(table, "DataFormat", flags >> 7 & 1)
    found.add(table, "SampleRate", flags >> 23 & 15)
    // The length counts from behind itself.
    let body = file.clamped(at: Self.headLength, count: length + 8 - Self.headLength)
    tell(
      try? Self.part(0x0d, in: body, found.limits), rate: try? rate(in: body, found.limits), &found)
    guard let header = try Self.part(0x21, in: body, found.limits) else { return }
    var wave = AVIMovie()
    try wave.walk(header, &found)
  }

  private var isOneBit: Bool { flags & 0x8000_0000 != 0 }

  /// Samples of a channel in a second, of one-bit sound eight in one: the number of a usual rate, or one
  /// of its own; for one-bit sound times a power of two, with which its data begin.
  private func rate(in body: Region, _ limits: Limits) throws(MetadataError) -> Int? {
    let index = flags >> 23 & 15
    var rate = Self.rates.indices.contains(index) ? Self.rates[index] : nil
    if index == 15, let part = try Self.part(0x27, in: body, limits) {
      rate = try part.head(count: 4).elements.reversed().bigEndian(Int.self)
    }
    guard isOneBit, let single = rate else { return rate }
    guard let data = try Self.part(0x0e, in: body, limits) else { return nil }
    let power = Int(try data.uint8(at: 0))
    return power <= 8 ? single << power : nil
  }

  /// - Parameters:
  ///   - layout: the part that tells of more channels than a block has.
  ///   - rate: what ``rate(in:_:)`` answers.
  private func tell(_ layout: Region?, rate: Int?, _ found: inout MetadataBuilder) {
    var track = MovieTrack(number: 1, kind: .audio, codec: "WavPack")
    let (isFirst, isLast) = (flags & 0x800 != 0, flags & 0x1000 != 0)
    // Other channels are in blocks of their own.
    track.channels =
      isFirst && isLast ? (flags & 4 != 0 ? 1 : 2) : layout.flatMap { try? Self.channels(in: $0) }
    // Of the bytes of a sample so many bits are filling.
    track.sampleSize = isOneBit ? 1 : max((flags & 3 + 1) * 8 - flags >> 13 & 31, 1)
    if let rate, rate > 0 {
      // One-bit sound counts its bytes.
      track.sampleRate = Double(rate) * (isOneBit ? 8 : 1)
      track.duration = samples.map { Double($0) / Double(rate) }
    }
    found.add(track)
    found.facts.takeMainTrack()
  }

  /// How many channels there are: their number and speakers, or above 255 one less in twelve bits.
  private static func channels(in layout: Region) throws(MetadataError) -> Int {
    let low = Int(try layout.uint8(at: 0))
    guard layout.count >= 6 else { return low }
    return 1 + (low | Int(try layout.uint8(at: 2) & 15) << 8)
  }

  /// One of the parts of a block, by its number: a number with flags, a length in words of 16 bits,
  /// the data. `0x21` is the header of the WAVE file, `0x0d` tells of channels, `0x27` of a rate, and
  /// `0x0e` is one-bit sound.
  private static func part(
    _ number: Int, in body: Region, _ limits: Limits
  ) throws(MetadataError) -> Region? {
    var position = 0
    for _ in 0..<limits.units {
      guard position + 2 <= body.count else { break }
      let id = try body.uint8(at: position)
      let isLong = id & 0x80 != 0
      let words =
        try body.uint8(at: position + 1)
        + (isLong ? try body.uint16(at: position + 2, .little) << 8 : 0)
      position += isLong ? 4 : 2
      if Int(id) & 0x3f == number {
        return body.clamped(at: position, count: 2 * words - id >> 6 & 1)
      }
      position += 2 * words
    }
    return nil
  }
}
