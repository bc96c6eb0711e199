/// The starts of the elementary streams of a transport stream, put together from packets (ISO
/// 13818-1 §2.4.3.6).
struct ElementaryStreams {
  /// The types of streams that a program's map has told of.
  var types: [Int: Int] = [:]
  /// The types that private data would have if it had one.
  var privateTypes: [Int: Int] = [:]
  /// The streams as their maps list them.
  var order: [ProgramTables.Stream] = []

  private var parts: [Int: Part] = [:]
  private var h264 = H264Stream()
  private var headers: [Int: MPEGHeaders] = [:]
  private var audio: [Int: MPEGAudioHeader] = [:]
  private var dolby: [Int: DolbyFrame] = [:]
  private var aac: [Int: ADTSFrame] = [:]
  private var pictures: [Int: SequenceParameters] = [:]
  private var mpeg4: [Int: MPEG4VideoHeader] = [:]
  private var dts: [Int: DTSFrame] = [:]
  private var hevc: [Int: HEVCSequenceParameters] = [:]
  /// Streams that have told all but their size, which stands before pictures that are whole in themselves: recordings
  /// begin between those.
  private(set) var late: Set<Int> = []

  /// Bytes of a stream so far.
  private struct Part {
    var bytes: [UInt8]
  }

  /// Streams without the header that others have (§2.4.3.7).
  private static let plain: Set<Int> = [0xbc, 0xbe, 0xbf, 0xf0, 0xf1, 0xf2, 0xf8, 0xff]
  /// No more streams than this are put together at a time.
  private static let mostParts = 64

  /// Reads a packet's payload; whether the stream has told what it has to.
  mutating func read(
    _ id: Int, isStart: Bool, _ payload: ByteSlice, _ found: inout MetadataBuilder
  ) -> Bool {
    if isStart {
      if let part = parts.removeValue(forKey: id) {
        // A stream of unknown type waits for its program's map.
        if parse(id, part.bytes, &found) == .done { return true }
      }
      guard let body = Self.body(of: payload), parts.count < Self.mostParts else { return false }
      parts[id] = Part(bytes: body.bytes)
    } else {
      guard parts[id] != nil else { return false }
      parts[id]?.bytes += payload.elements
    }
    // Of H.264 and H.265, and of what is not known yet, more is needed.
    let type = privateTypes[id] ?? types[id]
    let enough = type == nil || type == 0x1b || type == 0x24 ? 1024 : 256
    guard let part = parts[id], part.bytes.count >= enough else { return false }
    switch parse(id, part.bytes, &found) {
    case .unknown:
      if part.bytes.count > 64 << 10 { parts[id] = nil }
      return false
    case .more:
      parts[id] = nil
      return false
    case .done:
      parts[id] = nil
      return true
    }
  }

  /// Reads what is left.
  mutating func finish(_ found: inout MetadataBuilder) {
    for (id, part) in parts.sorted(by: { $0.key < $1.key }) {
      _ = parse(id, part.bytes, &found)
    }
    parts = [:]
  }

  /// What a packet of an elementary stream holds, without its header.
  private static func body(of payload: ByteSlice) -> ByteSlice? {
    guard payload[0] == 0, payload[1] == 0, payload[2] == 1, let stream = payload[3] else {
      return nil
    }
    if plain.contains(Int(stream)) { return payload.suffix(from: 6) }
    guard let flags = payload[6], flags & 0xc0 == 0x80, let length = payload[8] else { return nil }
    let body = payload.suffix(from: 9 + Int(length))
    return body.isEmpty ? nil : body
  }

  private enum Outcome { case unknown, more, done }

  private mutating func parse(
    _ id: Int, _ bytes: [UInt8], _ found: inout MetadataBuilder
  ) -> Outcome {
    guard let type = types[id] else { return .unknown }
    switch type {
    case 1, 2: headers[id] = MPEGHeaders(bytes[...], &found)
    case 3, 4: audio[id] = MPEGAudioHeader.find(in: bytes[...], &found)
    case 0x1b:
      var wantsMore = false
      if !late.contains(id) { wantsMore = h264.read(bytes, &found) }
      // Cameras' data are told of once, a size is each stream's own.
      pictures[id] = pictures[id] ?? SequenceParameters.first(in: bytes)
      return wantsMore ? .more : outcome(of: id, hasSize: pictures[id] != nil)
    case 0x81, 0x87, 0x91:
      // ATSC A/52 §5.3.1: the rate in the first bits after the check sum.
      guard bytes.count >= 5,
        let sync = (0..<(bytes.count - 4)).first(where: {
          bytes[$0] == 0x0b && bytes[$0 + 1] == 0x77
        })
      else { break }
      found.add(.ac3, "AudioSampleRate", Int(bytes[sync + 4] >> 6))
      dolby[id] = DolbyFrame(ByteSlice(Array(bytes[sync...].prefix(8))))
    case 0x0f: aac[id] = ADTSFrame(ByteSlice(Array(bytes.prefix(7))))
    case 0x10: mpeg4[id] = MPEG4VideoHeader.first(in: bytes)
    // Of DTS-HD the core tells neither all channels nor the rate.
    case 0x82, 0x8a: dts[id] = DTSFrame.first(in: bytes[...])
    case 0x24:
      hevc[id] = HEVCSequenceParameters.first(in: bytes)
      return outcome(of: id, hasSize: hevc[id] != nil)
    case 0x06:
      switch privateTypes[id] {
      case 0x81, 0x87: dolby[id] = DolbyFrame.first(in: bytes[...])
      case 0x8a: dts[id] = DTSFrame.first(in: bytes[...])
      case 0x24: hevc[id] = HEVCSequenceParameters.first(in: bytes)
      default: break
      }
    default: break
    }
    return .done
  }

  private mutating func outcome(of id: Int, hasSize: Bool) -> Outcome {
    guard !hasSize else { return .done }
    late.insert(id)
    return .more
  }

  /// Completes a track by what its stream has told.
  func complete(_ track: inout MovieTrack, of id: Int) {
    headers[id]?.complete(&track)
    pictures[id]?.complete(&track)
    audio[id]?.complete(&track)
    if let frame = dolby[id] {
      track.sampleRate = frame.sampleRate
      track.channels = frame.channels
    }
    if let frame = aac[id] {
      track.sampleRate = Double(frame.sampleRate)
      track.channels = frame.channelCount
    }
    hevc[id]?.complete(&track)
    mpeg4[id]?.complete(&track)
    dts[id]?.complete(&track)
  }
}
