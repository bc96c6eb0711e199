extension Container {
  /// Sound of Creative's cards (VOC): blocks of sound, silence, marks and texts behind a header of 26 bytes.
  ///
  /// Source: Creative Labs, *Creative Voice File Format*, versions 1.10 and 1.20.
  package static let creativeVoice = Container(
    [],
    recognize: { head in
      head.has("Creative Voice File\u{1A}")
        ? FileFormat("VOC", "voc", "audio/x-voc", nil).outsideExiftool : nil
    },
    read: { (file, found) throws(MetadataError) in
      var sound = CreativeVoice()
      // What the blocks before one that is none say is told all the same.
      defer { sound.tell(&found) }
      try sound.read(file, &found)
    })
}

/// The blocks of such a file, added up.
private struct CreativeVoice {
  /// How samples are coded that have a known number of bits.
  private static let codings: [Int: (name: String, bits: Double)] = [
    0: ("lpcm", 8), 1: ("ADPCM 4 bits", 4), 2: ("ADPCM 2.6 bits", 8 / 3), 3: ("ADPCM 2 bits", 2),
    4: ("lpcm", 16), 6: ("alaw", 8), 7: ("ulaw", 8), 0x200: ("ADPCM 4 bits", 4),
  ]

  /// What a block says of its sound, and of that in blocks of type 2 behind it.
  private struct Form {
    let rate: Double
    let channels: Int
    let coding: (name: String, bits: Double)?

    init(_ rate: Double, _ channels: Int, coding: Int) {
      self.rate = rate
      self.channels = channels
      self.coding = CreativeVoice.codings[coding]
    }
  }

  private var first: Form?
  private var current: Form?
  /// What a block of type 8 says of the block of type 1 behind it.
  private var extended: Form?
  private var seconds = 0.0
  /// Not where nobody knows how many bits a sample has, or how often something is to be played.
  private var isLengthKnown = true

  mutating func read(_ file: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    var position = try file.uint16(at: 20, .little)
    var units = UnitCounter(found.limits)
    while position < file.count {
      try units.next(at: file.start + position)
      let type = try file.uint8(at: position)
      // The end, which has no length.
      if type == 0 { return }
      let head = try file.slice(at: position, count: 4)
      let length = try head.uint16(at: 1, .little) | head.uint8(at: 3) << 16
      position += 4
      found.expect("a block", of: length, at: position, in: file)
      try read(type, file.clamped(at: position, count: length), &found)
      position += length
    }
  }

  private mutating func read(
    _ type: Int, _ body: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    switch type {
    case 1:
      let divisor = try body.uint8(at: 0)
      let plain = Form(
        1_000_000 / Double(256 - divisor), 1, coding: try body.uint8(at: 1))
      add(body.count - 2, of: extended ?? plain)
      extended = nil
    case 2: add(body.count, of: current)
    case 3:
      let samples = try body.uint16(at: 0, .little) + 1
      seconds += Double(samples) * Double(256 - (try body.uint8(at: 2))) / 1_000_000
    case 5:
      let text = try body.head(count: found.limits.valueBytes)
      let bytes = text.elements.untilNUL
      try found.charge(entries: 1, bytes: bytes.count)
      found.add(
        .file, "Comment", text: WindowsLatin.utf8(bytes) ?? Array(bytes), offset: text.offset)
    // What stands up to the next block of type 7 is played again.
    case 6: isLengthKnown = false
    case 8:
      let constant = try body.uint16(at: 0, .little)
      let channels = try body.uint8(at: 3) + 1
      extended = Form(
        256_000_000 / Double(channels * (65_536 - constant)), channels,
        coding: try body.uint8(at: 2))
    case 9:
      let form = Form(
        Double(try body.uint32(at: 0, .little)), try body.uint8(at: 5),
        coding: try body.uint16(at: 6, .little))
      add(body.count - 12, of: form)
    default: return
    }
  }

  /// Adds sound of so many bytes.
  private mutating func add(_ count: Int, of form: Form?) {
    current = form
    first = first ?? form
    guard let form, let coding = form.coding, form.rate > 0, form.channels > 0 else {
      isLengthKnown = false
      return
    }
    seconds += Double(max(0, count)) * 8 / coding.bits / Double(form.channels) / form.rate
  }

  func tell(_ found: inout MetadataBuilder) {
    guard let first else { return }
    var track = MovieTrack(number: 1, kind: .audio, codec: first.coding?.name)
    // Older blocks say it by a divisor.
    track.sampleRate = first.rate > 0 ? first.rate.rounded() : nil
    track.channels = first.channels > 0 ? first.channels : nil
    // One of the forms has three samples in a byte.
    if let bits = first.coding?.bits, bits == bits.rounded() { track.sampleSize = Int(bits) }
    if isLengthKnown { track.duration = seconds }
    found.add(track)
    found.facts.takeMainTrack()
  }
}
