import UniformTypes

extension Container {
  /// Core Audio Format (Apple, *Core Audio Format Specification 1.0*): chunks, of which the first
  /// describes the sound, and one has texts.
  package static let caf = Container([
    FileFormat("CAF", "caf", "audio/x-caf", .caf).outsideExiftool
  ]) {
    (file, found) throws(MetadataError) in
    var sound = CoreAudio()
    found.attempt { (found) throws(MetadataError) in try sound.read(file, &found) }
    guard let track = sound.track else { return }
    found.add(track)
    found.facts.takeMainTrack()
  }
}

/// What the chunks of a Core Audio file say of its sound.
private struct CoreAudio {
  private var rate = 0.0
  private var codec = ""
  private var bytesPerPacket = 0
  private var framesPerPacket = 0
  private var channels = 0
  private var bits = 0
  private var hasDescription = false
  /// How many frames are to be heard.
  private var frames: Int?
  private var dataBytes: Int?

  mutating func read(_ file: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    var position = 8
    var units = UnitCounter(found.limits)
    while position <= file.count - 12 {
      try units.next(at: file.start + position)
      let head = try file.slice(at: position, count: 12)
      let size = Int64(bitPattern: try head.uint64(at: 4, .big))
      // That of the data may not be known; then nothing follows.
      let isOpen = size == -1 && head.matches("data")
      guard let count = isOpen ? file.count - position - 12 : Int(exactly: size), count >= 0 else {
        throw MetadataError(.malformed, "a chunk of no size", at: head.offset)
      }
      let body = file.clamped(at: position + 12, count: count)
      if head.matches("desc") {
        try describe(try body.slice(at: 0, count: 32))
      } else if head.matches("pakt") {
        frames = Int(clamping: Int64(bitPattern: try body.uint64(at: 8, .big)))
      } else if head.matches("data") {
        // Behind the number of edits.
        dataBytes = max(0, count - 4)
      } else if head.matches("info") {
        found.attempt { (found) throws(MetadataError) in
          try CoreAudioInformation.read(body, &found)
        }
      }
      found.expect("a chunk", of: count, at: position + 12, in: file)
      let next = (position + 12).addingReportingOverflow(count)
      guard !next.overflow else { return }
      position = next.partialValue
    }
    if dataBytes == nil {
      throw MetadataError(
        .truncated, "the file ends before its sound", at: file.start + file.count)
    }
  }

  /// Bits of a sample of Apple Lossless, by the flags of its format (`kAppleLosslessFormatFlag…` of Core Audio).
  private static let bitsOfALAC = [0, 16, 20, 24, 32]

  private mutating func describe(_ bytes: ByteSlice) throws(MetadataError) {
    rate = Double(bitPattern: try bytes.uint64(at: 0, .big))
    codec = try bytes.slice(at: 8, count: 4).text
    bytesPerPacket = try bytes.uint32(at: 16, .big)
    framesPerPacket = try bytes.uint32(at: 20, .big)
    channels = try bytes.uint32(at: 24, .big)
    bits = try bytes.uint32(at: 28, .big)
    if codec == "alac" {
      let kind = try bytes.uint32(at: 12, .big)
      bits = Self.bitsOfALAC.indices.contains(kind) ? Self.bitsOfALAC[kind] : 0
    }
    hasDescription = true
  }

  var track: MovieTrack? {
    guard hasDescription else { return nil }
    var track = MovieTrack(number: 1, kind: .audio, codec: codec)
    track.channels = channels > 0 ? channels : nil
    track.sampleSize = bits > 0 ? bits : nil
    guard rate > 0, rate.isFinite else { return track }
    track.sampleRate = rate
    if let frames, frames > 0 {
      track.duration = Double(frames) / rate
    } else if let dataBytes, bytesPerPacket > 0, framesPerPacket > 0 {
      // Packets of one size need no table.
      track.duration = Double(dataBytes / bytesPerPacket) * Double(framesPerPacket) / rate
    }
    return track
  }
}
