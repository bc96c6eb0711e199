/// What is kept of a WAVE file around its data.
struct PackedWave {
  private var sound = AVIMovie()
  /// How many bytes the data were.
  private var bytes = 0

  /// Where the chunks begin within a file's head: behind the form of WAVE, or behind that and a length.
  static func chunks(in head: ByteSlice) -> Int? {
    let head = head.prefix(1036)
    var place = head.firstPlace(of: "WAVE")
    while let form = place {
      // What is a chunk's length is no text.
      for start in [form + 4, form + 8] where isName(head, at: start) && head[start + 7] == 0 {
        return start
      }
      place = head.firstPlace(of: "WAVE", from: form + 1)
    }
    return nil
  }

  /// Whether a chunk's name may stand there: four characters of ASCII.
  private static func isName(_ bytes: ByteSlice, at place: Int) -> Bool {
    guard let name = try? bytes.slice(at: place, count: 4) else { return false }
    return name.elements.allSatisfy { (0x20...0x7e).contains($0) } && name[0] != 0x20
  }

  mutating func read(_ file: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    guard let start = Self.chunks(in: try file.head(count: 1036)) else { return }
    let end = try readHeader(file, from: start, &found)
    let trailer =
      switch found.format.name {
      case "LA": try trailer(ofLA: file, start..<end, found.store)
      case "OFR": try Self.trailer(ofOFR: file, found.limits)
      default: Region?.none
      }
    guard let trailer else { return }
    // Data of an odd length have a zero behind them.
    let isFilled = try trailer.head(count: 1)[0] == 0
    var walk = RIFFWalk(trailer, at: isFilled ? 1 : 0, limits: found.limits)
    while let chunk = try walk.next() { try read(chunk, &found) }
  }

  private mutating func read(
    _ chunk: RIFFChunk, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    try found.expectRoom()
    found.attempt { (found) throws(MetadataError) in try sound.read(chunk, &found) }
    chunk.warnIfCut(&found)
  }

  /// Reads what stands before the data. Lossless Audio ends it without saying that they begin.
  ///
  /// - Returns: where it ends.
  private mutating func readHeader(
    _ file: Region, from start: Int, _ found: inout MetadataBuilder
  ) throws(MetadataError) -> Int {
    var walk = RIFFWalk(file, at: start, limits: found.limits)
    while true {
      let head = try file.head(at: walk.position, count: 8)
      guard Self.isName(head, at: 0) else { break }
      if head.matches("data") {
        bytes = try head.uint32(at: 4, .little)
        break
      }
      guard let chunk = try walk.next() else { break }
      try read(chunk, &found)
    }
    return walk.position
  }

  /// What stood behind the data is the end of a file of Lossless Audio. How long it is follows from the lengths
  /// of the WAVE file and of its data, of which the samples are counted behind the chunks.
  private mutating func trailer(
    ofLA file: Region, _ chunks: Range<Int>, _ store: TagStore
  ) throws(MetadataError) -> Region? {
    guard bytes == 0, chunks.upperBound + 4 <= file.count,
      let bits = store.first("RIFF", named: "BitsPerSample")?.integer(), (1...64).contains(bits)
    else { return nil }
    let length = try file.uint32(at: chunks.upperBound, .little) * ((Int(bits) + 7) / 8)
    // The form, the chunks, and the header of the data are counted with it.
    let count = try file.uint32(at: 4, .little) - 12 - chunks.count - length
    guard count >= 0 else { return nil }
    bytes = length
    guard count >= 8, count < file.count - chunks.upperBound else { return nil }
    return file.region(from: file.count - count)
  }

  /// OptimFROG has chunks of its own, each at the end of the one before it, and one of them for that.
  private static func trailer(
    ofOFR file: Region, _ limits: Limits
  ) throws(MetadataError) -> Region? {
    var position = 0
    for _ in 0..<limits.units {
      let head = try file.head(at: position, count: 8)
      guard head.count == 8 else { return nil }
      let count = try head.uint32(at: 4, .little)
      if head.matches("TAIL") { return file.clamped(at: position + 8, count: count) }
      position += 8 + count
    }
    throw MetadataError(.limitExceeded, "too many chunks", at: file.start + position)
  }

  func tell(_ found: inout MetadataBuilder) {
    var track = MovieTrack(number: 1, kind: .audio, codec: found.format.name)
    let store = found.store
    track.sampleRate = store.first("RIFF", named: "SampleRate")?.number()
    track.channels = store.first("RIFF", named: "NumChannels")?.integer().map(Int.init)
    track.sampleSize = sound.sound?.sampleSize
    if let rate = store.first("RIFF", named: "AvgBytesPerSec")?.number(), rate > 0, bytes > 0,
      bytes < 0xffff_fff0
    {
      track.duration = Double(bytes) / rate
    }
    found.add(track)
    found.facts.takeMainTrack()
    found.facts.duration = track.duration
  }
}
