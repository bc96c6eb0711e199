/// The tables of a transport stream that tell which streams it has (ISO 13818-1 §2.4.4).
struct ProgramTables {
  /// The packets of which streams hold maps of a program.
  private(set) var maps: Set<Int> = []
  /// Sections that are not whole yet.
  private var parts: [Int: [UInt8]] = [:]
  /// Streams whose type has been told.
  private var known: Set<Int> = []

  /// One stream of a program.
  struct Stream {
    let id: Int
    let type: Int
    var language: String?
    /// Whether it tells where to splice, in the type that Blu-ray has for DTS-HD (SCTE 35 §8.1).
    var isCue = false
    /// What descriptors say that private data is.
    var content: StreamContent?
    /// How many channels of Opus a descriptor states.
    var channels: Int?

    var isAudioOrVideo: Bool {
      let kind = StreamType.kind(of: type)
      return kind == .audio || kind == .video
    }
  }

  /// The section of a table that a packet completes; nil where more packets are needed.
  mutating func section(
    _ id: Int, isStart: Bool, _ payload: ByteSlice
  ) throws(MetadataError) -> ByteSlice? {
    var bytes: [UInt8]
    if isStart {
      bytes = payload.suffix(from: 1 + (try payload.uint8(at: 0))).bytes
    } else {
      guard let part = parts.removeValue(forKey: id) else { return nil }
      bytes = part + payload.elements
    }
    guard bytes.count >= 3 else {
      throw MetadataError(.truncated, "a table is cut off", at: payload.offset)
    }
    let length = (Int(bytes[1]) << 8 | Int(bytes[2])) & 0xfff
    guard length <= 1021 else {
      throw MetadataError(.malformed, "a table of \(length) bytes", at: payload.offset)
    }
    guard bytes.count >= length + 3 else {
      parts[id] = bytes
      return nil
    }
    return ByteSlice(bytes, offset: payload.offset).prefix(length + 3)
  }

  /// The program association table: which streams hold maps (§2.4.4.3).
  mutating func readPrograms(_ section: ByteSlice) throws(MetadataError) -> [Int] {
    guard try section.uint8(at: 0) == 0 else { return [] }
    var found: [Int] = []
    var position = 8
    while position + 4 <= section.count - 4 {
      let map = try section.uint16(at: position + 2, .big) & 0x1fff
      maps.insert(map)
      found.append(map)
      position += 4
    }
    return found
  }

  /// A map of a program: its streams (§2.4.4.8).
  mutating func readMap(
    _ section: ByteSlice, isFirst: Bool, _ found: inout MetadataBuilder
  ) throws(MetadataError) -> [Stream] {
    guard try section.uint8(at: 0) == 2 else { return [] }
    var streams: [Stream] = []
    let length = try section.uint16(at: 10, .big) & 0xfff
    let hasCues = Self.haveCues(section.suffix(from: 12).prefix(length))
    var position = 12 + length
    while position + 5 <= section.count - 4 {
      var stream = Stream(
        id: try section.uint16(at: position + 1, .big) & 0x1fff,
        type: try section.uint8(at: position))
      let length = try section.uint16(at: position + 3, .big) & 0xfff
      // Maps come again and again. The stream that has the clock is told of too, which the field
      // leaves out.
      if stream.isAudioOrVideo, known.count < 8192, known.insert(stream.id).inserted {
        let kind = StreamType.kind(of: stream.type) == .audio ? "Audio" : "Video"
        found.add(.m2ts, kind + "StreamType", stream.type)
      }
      let descriptors = section.suffix(from: position + 5).prefix(length)
      try readDescriptors(descriptors, &stream, isFirst: isFirst, &found)
      stream.isCue = stream.type == 0x86 && (hasCues || Self.haveCues(descriptors))
      streams.append(stream)
      position += 5 + length
    }
    return streams
  }

  /// Whether one of some descriptors says that what the others mean is registered for cues (§2.6.8).
  private static func haveCues(_ descriptors: ByteSlice) -> Bool {
    var rest = descriptors
    while let tag = rest[0], let length = rest[1] {
      if tag == 5, length >= 4, rest.matches("CUEI", at: 2) { return true }
      rest = rest.suffix(from: 2 + Int(length))
    }
    return false
  }

  private func readDescriptors(
    _ data: ByteSlice, _ stream: inout Stream, isFirst: Bool, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    var position = 0
    while position + 2 <= data.count {
      let tag = try data.uint8(at: position)
      let body = data.suffix(from: position + 2).prefix(try data.uint8(at: position + 1))
      position += 2 + (try data.uint8(at: position + 1))
      if stream.type == 6, stream.content == nil {
        stream.content = StreamContent(descriptor: tag, body)
      }
      // Opus in MPEG transport streams (wiki.xiph.org/OpusTS): 0 for two channels apart, else how many.
      if tag == 0x7f, body[0] == 0x80, let code = body[1], code <= 8 {
        stream.channels = code == 0 ? 2 : Int(code)
      }
      switch tag {
      case 0x0a where body.count >= 3: stream.language = body.prefix(3).text  // §2.6.18
      case 0x81 where body.count >= 3 && isFirst:  // ATSC A/52 annex A.3
        let (second, third) = (try body.uint8(at: 1), try body.uint8(at: 2))
        found.add(.ac3, "AudioBitrate", second >> 2)
        found.add(.ac3, "SurroundMode", second & 3)
        found.add(.ac3, "AudioChannels", third >> 1 & 15)
      default: continue
      }
    }
  }
}
