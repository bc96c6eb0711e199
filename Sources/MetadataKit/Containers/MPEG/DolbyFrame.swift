/// The header of a frame of AC-3 or Enhanced AC-3 (ETSI TS 102 366 §4.3 and §E.1.2).
struct DolbyFrame {
  /// In hertz; nil where the header leaves it open.
  let sampleRate: Double?
  let channels: Int
  /// How many samples it adds to a channel of the sound: none where it has those of further channels, or of another
  /// program.
  let samples: Int

  /// The first one that some bytes of a stream have the start of.
  static func first(in bytes: ArraySlice<UInt8>) -> DolbyFrame? {
    var rest = bytes
    while let start = rest.firstIndex(of: 0x0b), rest.endIndex - start >= 8 {
      if let frame = DolbyFrame(ByteSlice(Array(rest[start...].prefix(8)))) { return frame }
      rest = rest[(start + 1)...]
    }
    return nil
  }

  init?(_ head: ByteSlice) {
    guard head[0] == 0x0b, head[1] == 0x77, let word = try? head.uint32(at: 4, .big) else {
      return nil
    }
    // Where AC-3 has the version, the other has it too.
    let version = word >> 19 & 31
    let isEnhanced = version > 10
    let rate = word >> 30
    let mode = isEnhanced ? word >> 25 & 7 : word >> 13 & 7
    var low = 24
    if !isEnhanced {
      // What AC-3 says of the mix stands before the channel of low tones.
      low = 12
      if mode & 1 == 1, mode != 1 { low -= 2 }
      if mode & 4 == 4 { low -= 2 }
      if mode == 2 { low -= 2 }
    }
    if isEnhanced, rate == 3 {
      // A number of its own says which rate is halved, as version 9 of AC-3 has them all.
      sampleRate = Self.sampleRate(word >> 28 & 3, version: 9)
    } else {
      sampleRate = Self.sampleRate(rate, version: version)
    }
    if isEnhanced {
      // The kind of the stream, its number, and how many blocks of 256 samples it has (§E.1.3.1).
      let kind = Int(head[2] ?? 0)
      let blocks = rate == 3 ? 6 : [1, 2, 3, 6][word >> 28 & 3]
      samples = kind >> 6 != 1 && kind >> 3 & 7 == 0 ? 256 * blocks : 0
    } else {
      samples = 1536
    }
    channels = [2, 1, 2, 3, 3, 4, 4, 5][mode] + (word >> low & 1)
  }

  /// What the number of a rate stands for (ETSI TS 102 366 §4.4.1.3); nil for none.
  ///
  /// - Parameter version: that of the stream: AC-3 of 9 and 10 has half and a quarter of each rate, as
  ///   encoders for few bits write it.
  static func sampleRate(_ number: Int, version: Int) -> Double? {
    let rates = [48000, 44100, 32000]
    guard rates.indices.contains(number) else { return nil }
    return Double(rates[number] >> (version == 9 ? 1 : version == 10 ? 2 : 0))
  }
}
