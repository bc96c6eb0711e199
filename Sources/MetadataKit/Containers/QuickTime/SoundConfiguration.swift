/// What the boxes behind a sample entry say of the sound: writers leave what the sample entry has room for at two
/// channels (ISO 14496-12 §12.2.3), and rates above 65,535 Hz at zero.
struct SoundConfiguration {
  private(set) var channels: Int?
  /// Whether the frames alone say how many channels there are, not the sample entry.
  private(set) var leavesChannels = false
  /// Samples of a channel in a second.
  private(set) var sampleRate: Double?
  /// Bits a second on average.
  private(set) var bitRate: Int?
  /// Bits of a sample before it was compressed without loss.
  private(set) var sampleSize: Int?

  /// Nil for a box that says nothing of it.
  init?(_ box: ISOBox) throws(MetadataError) {
    switch box.type {
    case "esds":
      guard let stream = ElementaryStream(box) else { return nil }
      bitRate = stream.bitRate
      // Of MPEG-4 and MPEG-2, as AAC
      if [0x40, 0x66, 0x67, 0x68].contains(stream.objectType),
        let stated = AudioSpecificConfig(stream.configuration)
      {
        channels = stated.channels
        sampleRate = stated.sampleRate
        leavesChannels = stated.hasUnreadList
      }
      // Layers I to III of MPEG, and Vorbis: the entry's two channels are a pattern.
      if [0x69, 0x6b, 0xdd].contains(stream.objectType) { leavesChannels = true }
      if stream.objectType == 0xdd { channels = Self.channels(inVorbis: stream.configuration) }
    case "btrt":
      let average = try box.body.uint32(at: 8, .big)
      bitRate = average > 0 ? average : nil
    case "dac3": try readAC3(box.body)
    case "dec3": try readEAC3(box.body)
    case "dmlp": readMLP(try box.body.uint32(at: 0, .big))
    case "alac":
      // Apple Lossless Audio Codec, magic cookie: a number of bytes that is no longer used first.
      sampleSize = Int(try box.body.uint8(at: 9))
      channels = Int(try box.body.uint8(at: 13))
      sampleRate = Double(try box.body.uint32(at: 24, .big))
    case "dfLa":
      // Encapsulation of FLAC in ISO Base Media §3.3.2: STREAMINFO is first.
      let word = try box.body.uint32(at: 18, .big)
      sampleRate = Double(word >> 12)
      channels = (word >> 9 & 7) + 1
      sampleSize = (word >> 4 & 31) + 1
    case "damr":
      // 3GPP TS 26.244 §6.7: AMR codes one channel.
      channels = 1
    case "dOps":
      // Encapsulation of Opus in ISO Base Media §4.3.2. The rate that it has was put in; what comes
      // out has always this (RFC 7845 §5.1).
      channels = Int(try box.body.uint8(at: 1))
      sampleRate = 48_000
    default: return nil
    }
    if channels == 0 { channels = nil }
    if sampleRate == 0 { sampleRate = nil }
  }

  /// Vorbis I §4.2.2: the identification header, in front of which lengths may stand.
  private static func channels(inVorbis configuration: [UInt8]) -> Int? {
    let name = [1] + Array("vorbis".utf8)
    guard
      let start = configuration.indices.first(where: { configuration[$0...].starts(with: name) })
    else { return nil }
    return configuration[start...].dropFirst(11).first.map { Int($0) }
  }

  /// ETSI TS 102 366 §F.4.
  private mutating func readAC3(_ body: Region) throws(MetadataError) {
    let word = try body.uint16(at: 0, .big) << 8 | Int(try body.uint8(at: 2))
    tell(
      rate: word >> 22, version: word >> 17 & 31, mode: word >> 11 & 7, hasLow: word >> 10 & 1)
  }

  /// ETSI TS 102 366 §F.6: the first stream, and the speakers that others add to it.
  private mutating func readEAC3(_ body: Region) throws(MetadataError) {
    let bytes = try body.head(at: 2, count: 4).elements
    // The last byte is there where another stream is.
    let word = (Array(bytes) + [0, 0]).prefix(4).bigEndian(Int.self)
    guard bytes.count > 2 else { return }
    tell(
      rate: word >> 30, version: word >> 25 & 31, mode: word >> 17 & 7, hasLow: word >> 16 & 1)
    guard word >> 9 & 15 > 0, let channels else { return }
    let places = word & 0x1ff
    // Pairs of speakers: beside the middle, behind, downwards, wide, above.
    let pairs = 0b0_0111_0011
    self.channels = channels + places.nonzeroBitCount + (places & pairs).nonzeroBitCount
  }

  private mutating func tell(rate: Int, version: Int, mode: Int, hasLow: Int) {
    sampleRate = DolbyFrame.sampleRate(rate, version: version)
    channels = [2, 1, 2, 3, 3, 4, 4, 5][mode] + hasLow
  }

  /// Dolby TrueHD bitstreams within the ISO base media file format, format_info: the rate, and the speakers of
  /// the widest presentation that there is, the least significant bit first.
  private mutating func readMLP(_ format: Int) {
    let family = format >> 31 == 0 ? 48_000.0 : 44_100
    let factor = format >> 28 & 7
    if factor < 3 { sampleRate = family * Double(1 << factor) }
    let wide = format & 0x1fff
    let places = wide != 0 ? wide : format >> 15 & 0x1f
    // Both in front, the middle, low tones, both around, both above the front, beside the middle, behind …
    let pairs = 0b0_0110_0111_1001
    channels = places.nonzeroBitCount + (places & pairs).nonzeroBitCount
  }
}
