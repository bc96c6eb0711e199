/// The byte that packets of a Flash movie begin with (Video File Format 10.1 §E.4.2.1, §E.4.3.1).
enum FlashPacket {
  static func addAudio(
    _ packet: ByteSlice, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let byte = try packet.uint8(at: 0)
    let rate = [5512, 11025, 22050, 44100][byte >> 2 & 3]
    found.add(.flash, "AudioEncoding", byte >> 4)
    found.add(.flash, "AudioSampleRate", rate)
    found.add(.flash, "AudioBitsPerSample", (byte >> 1 & 1) * 8 + 8)
    found.add(.flash, "AudioChannels", (byte & 1) + 1)
    var track = MovieTrack(number: found.facts.tracks.count + 1, kind: .audio)
    track.sampleRate = Double(rate)
    track.channels = (byte & 1) + 1
    // Of these the byte says the same whatever they have.
    switch byte >> 4 {
    case 4, 11: (track.sampleRate, track.channels) = (16000, 1)
    case 5, 7, 8: (track.sampleRate, track.channels) = (8000, 1)
    case 10:
      // §E.4.2.2: a 0, then AudioSpecificConfig
      let bytes = Array(packet.suffix(from: 2).elements)
      let stated = packet[1] == 0 ? AudioSpecificConfig(bytes) : nil
      (track.sampleRate, track.channels) = (stated?.sampleRate, stated?.channels)
    case 14: track.sampleRate = 8000
    default: break
    }
    found.add(track)
  }

  static func addVideo(
    _ packet: ByteSlice, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let encoding = try packet.uint8(at: 0) & 15
    found.add(.flash, "VideoEncoding", encoding)
    var track = MovieTrack(number: found.facts.tracks.count + 1, kind: .video)
    // §E.4.3.1: a 0 and a time, then AVCDecoderConfigurationRecord (ISO 14496-15 §5.3.3.1), in which
    // the first parameter set stands behind eight bytes.
    if encoding == 7, packet[1] == 0, let length = try? packet.uint16(at: 11, .big),
      let picture = SequenceParameters(unit: packet.suffix(from: 13).prefix(length).elements)
    {
      track.pixelWidth = picture.width
      track.pixelHeight = picture.height
      track.takeShape(picture.shape)
      let record = Region(inMemory: packet.suffix(from: 5).bytes)
      let box = ISOBox(type: "avcC", offset: 0, body: record, missing: 0)
      if let configuration = try? CodecConfiguration(box) {
        found.facts.bitDepth = configuration.bitDepth
        found.facts.colorModel = configuration.isGray == true ? .gray : .rgb
        found.facts.hasAlpha = false
      }
    } else if encoding == 2, let size = sorensonSize(packet.suffix(from: 1)) {
      (track.pixelWidth, track.pixelHeight) = size
    }
    found.add(track)
  }

  /// The size in a picture's header of Sorenson H.263 (§E.4.3.1): behind 30 bits, three that say which of the
  /// usual ones it is, or how many bits its numbers have. Old programs write a wrong one into the script data.
  private static func sorensonSize(_ picture: ByteSlice) -> (Int, Int)? {
    guard let head = try? picture.uint64(at: 0, .big), head >> 47 == 1 else { return nil }
    func bits(_ place: UInt64, _ count: UInt64) -> Int {
      Int(head >> (64 - place - count) & ((1 << count) - 1))
    }
    switch bits(30, 3) {
    case 0: return (bits(33, 8), bits(41, 8))
    case 1:
      guard let next = try? picture.uint16(at: 8, .big) else { return nil }
      return (bits(33, 16), bits(49, 15) << 1 | next >> 15)
    case let code:
      let usual = [(352, 288), (176, 144), (128, 96), (320, 240), (160, 120)]
      return usual.indices.contains(code - 2) ? usual[code - 2] : nil
    }
  }

  /// Completes the facts by what the script data say.
  static func tell(_ found: inout MetadataBuilder) {
    let store = found.store
    func number(_ name: String) -> Double? {
      let number = store.first("Flash", named: name)?.number()
      return number.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    }
    for index in found.facts.tracks.indices {
      let isVideo = found.facts.tracks[index].kind == .video
      found.facts.tracks[index].codec =
        store.first("Flash", named: isVideo ? "VideoEncoding" : "AudioEncoding")?.description
      guard isVideo else { continue }
      found.facts.tracks[index].frameRate = number("FrameRate")
      guard found.facts.tracks[index].pixelWidth == nil else { continue }
      found.facts.tracks[index].pixelWidth = number("ImageWidth").flatMap { Int(exactly: $0) }
      found.facts.tracks[index].pixelHeight = number("ImageHeight").flatMap { Int(exactly: $0) }
    }
    found.facts.duration = number("Duration")
    found.facts.creationDate = store.first("Flash", named: "CreateDate")?.description
    found.facts.takeMainTrack()
  }
}
