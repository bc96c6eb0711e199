/// The header of a frame of MPEG sound (ISO 11172-3 §2.4.2.3, ISO 13818-3).
struct MPEGAudioHeader {
  /// 3: version 1; 2: version 2; 0: version 2.5.
  let version: Int
  /// 3: layer I; 2: layer II; 1: layer III.
  let layer: Int
  private let word: UInt32
  /// How many frames there are, where the encoder has counted them.
  private var frames: Int?
  /// Whether its frame is the encoder's, and has no sound.
  private(set) var isOfEncoder = false

  /// Thousands of bits a second, by the number in the header.
  private static let rates: [[Int]] = [
    [32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
    [32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
    [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
    [32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
    [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
  ]

  /// nil of four bytes that are no header.
  init?(_ word: UInt32, onlyLayer3: Bool = false) {
    guard word >> 21 == 0x7ff, word & 0x18_0000 != 0x08_0000, word & 0x06_0000 != 0,
      word & 0xf000 != 0, word & 0xf000 != 0xf000, word & 0x0c00 != 0x0c00, word & 3 != 2,
      !onlyLayer3 || word & 0x06_0000 == 0x02_0000
    else { return nil }
    self.word = word
    version = Int(word >> 19 & 3)
    layer = Int(word >> 17 & 3)
  }

  /// nil where none stands at a place of some bytes.
  init?(in bytes: ByteSlice, at place: Int) {
    guard let word = try? bytes.uint32(at: place, .big) else { return nil }
    self.init(UInt32(truncatingIfNeeded: word))
  }

  var isLayer1: Bool { layer == 3 }

  /// Whether three frames of Layer I stand one behind the other: the first bytes of one are those of UTF-16, too.
  static func startsLayer1(_ head: ByteSlice) -> Bool {
    guard let first = MPEGAudioHeader(in: head, at: 0), first.isLayer1 else { return false }
    var (frame, place) = (first, 0)
    for _ in 0..<2 {
      place += frame.length
      guard let next = MPEGAudioHeader(in: head, at: place), next.isLike(first) else {
        return false
      }
      frame = next
    }
    return true
  }

  private func bits(_ first: Int, _ last: Int) -> Int {
    Int(word >> UInt32(31 - last)) & ((1 << (last - first + 1)) - 1)
  }

  /// In bits a second.
  var bitrate: Int {
    let table = version == 3 ? 3 - layer : layer == 3 ? 3 : 4
    let index = bits(16, 19) - 1
    guard Self.rates.indices.contains(table), Self.rates[table].indices.contains(index) else {
      return 0
    }
    return Self.rates[table][index] * 1000
  }

  /// In hertz.
  var sampleRate: Int {
    let rate = [44100, 48000, 32000, 0][bits(20, 21)]
    return version == 3 ? rate : version == 2 ? rate / 2 : rate / 4
  }

  var isMono: Bool { bits(24, 25) == 3 }

  /// Samples of a frame.
  var samples: Int { layer == 3 ? 384 : layer == 2 || version == 3 ? 1152 : 576 }

  /// In seconds; nil where nobody has counted.
  var duration: Double? {
    frames.map { Double($0) * Double(samples) / Double(sampleRate) }
  }

  /// Whether its frame is longer than others of its rates, as the bits do not fill whole bytes.
  var isPadded: Bool { bits(22, 22) == 1 }

  /// In bytes, with the header (ISO 11172-3 §2.4.3.1).
  var length: Int {
    let padding = isPadded ? 1 : 0
    if layer == 3 { return (12 * bitrate / sampleRate + padding) * 4 }
    return samples / 8 * bitrate / sampleRate + padding
  }

  func isLike(_ other: Self) -> Bool {
    version == other.version && layer == other.layer && sampleRate == other.sampleRate
  }

  func add(to found: inout MetadataBuilder) {
    let table = TagTable.mpegAudio
    found.add(table, "MPEGAudioVersion", version)
    found.add(table, "AudioLayer", layer)
    found.add(table, "AudioBitrate", bitrate)
    if let row = table.index(of: 20) {
      found.add(
        table, row: row + (version == 3 ? 0 : version == 2 ? 1 : 2), named: "SampleRate",
        group: table.group, .byte, [UInt8(bits(20, 21))], count: 1)
    }
    found.add(table, "ChannelMode", bits(24, 25))
    if layer == 1 {
      found.add(table, "MSStereo", bits(26, 26))
      found.add(table, "IntensityStereo", bits(27, 27))
    } else {
      found.add(table, "ModeExtension", bits(26, 27))
    }
    found.add(table, "CopyrightFlag", bits(28, 28))
    found.add(table, "OriginalMedia", bits(29, 29))
    found.add(table, "Emphasis", bits(30, 31))
  }

  /// Whether a header of Layer III stands somewhere in some bytes.
  static func isFound(in bytes: ByteSlice) -> Bool {
    let data = bytes.elements
    return data.indices.dropLast(3).contains { index in
      data[index] == 0xff && data[index + 1] >= 0xe0
        && MPEGAudioHeader(
          data[index..<(index + 4)].bigEndian(UInt32.self), onlyLayer3: true) != nil
    }
  }

  /// Lower rates came with MPEG-2.
  var codec: String? { StreamType.words(of: version == 3 ? 3 : 4) }

  /// Completes a track by what the header says.
  func complete(_ track: inout MovieTrack) {
    track.sampleRate = Double(sampleRate)
    track.channels = isMono ? 1 : 2
  }

  /// Finds the first header in some bytes and adds it and what the encoder says of itself behind
  /// it.
  ///
  /// - Parameter searches: whether to go on where something looks like a header and is none.
  static func find(
    in data: ArraySlice<UInt8>, onlyLayer3: Bool = false, searches: Bool = false,
    _ found: inout MetadataBuilder
  ) -> MPEGAudioHeader? {
    guard let (header, end) = first(in: data, onlyLayer3: onlyLayer3, searches: searches) else {
      return nil
    }
    header.add(to: &found)
    MPEGEncoder.read(data[end...], header, &found)
    return header
  }

  /// The first header in some bytes, and where it ends.
  static func first(
    in data: ArraySlice<UInt8>, onlyLayer3: Bool = false, searches: Bool = false
  ) -> (header: MPEGAudioHeader, end: Int)? {
    var index = data.startIndex
    while index + 4 <= data.endIndex {
      guard data[index] == 0xff, data[index + 1] >= 0xe0 else {
        index += 1
        continue
      }
      let word = data[index..<(index + 4)].bigEndian(UInt32.self)
      guard let header = MPEGAudioHeader(word, onlyLayer3: onlyLayer3) else {
        guard searches else { return nil }
        index += 1
        continue
      }
      return (header, index + 4)
    }
    return nil
  }

  /// No frame of Layer III is longer: 320,000 bits a second of 32 kHz, and padding.
  static let longest = 1441

  /// The header of Layer III that stands at an index with four bytes.
  static func layer3(at index: Int, of data: ArraySlice<UInt8>) -> MPEGAudioHeader? {
    guard data[index] == 0xff, data[index + 1] >= 0xe0 else { return nil }
    let word = data[index..<(index + 4)].bigEndian(UInt32.self)
    return MPEGAudioHeader(word, onlyLayer3: true)
  }

  /// The first header of Layer III that is one, and where it stands: where its frame ends another
  /// begins, or nothing is left.
  ///
  /// - Parameter places: how many places are looked at, ``longest`` and four bytes from the end of
  ///   data that are not the whole sound.
  static func first(
    in data: ArraySlice<UInt8>, places: Int
  ) -> (header: MPEGAudioHeader, place: Int)? {
    for index in data.indices.dropLast(3).prefix(places) {
      guard var first = layer3(at: index, of: data) else { continue }
      let next = index + first.length
      if next + 4 <= data.endIndex {
        guard let second = layer3(at: next, of: data), second.isLike(first) else { continue }
      }
      first.frames = MPEGEncoder.frames(data[(index + 4)...], first)
      first.isOfEncoder = MPEGEncoder.has(data[(index + 4)...], first)
      return (first, index - data.startIndex)
    }
    return nil
  }
}
