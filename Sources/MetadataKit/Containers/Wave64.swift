import UniformTypes

extension Container {
  /// Sony's Wave64 (Sonic Foundry, *Wave64 File Format*): the chunks of WAVE, under names of 16 bytes
  /// and with lengths of eight, which count the header of 24.
  package static let wave64 = Container([
    FileFormat("W64", "w64", "audio/x-w64", .wave64).outsideExiftool
  ]) {
    (file, found) throws(MetadataError) in
    var sound = AVIMovie()
    found.attempt { (found) throws(MetadataError) in try sound.walk(wave64: file, &found) }
    sound.tell(&found)
  }
}

extension AVIMovie {
  /// Goes through the chunks behind the name and the length of the whole, and what it is of.
  fileprivate mutating func walk(
    wave64 file: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    // A writer to a pipe has all bits set.
    let stated = Int64(bitPattern: try file.uint64(at: 16, .little))
    var position = 40
    var units = 0
    while file.count - position >= 24 {
      let head = try file.slice(at: position, count: 24)
      if head.elements.allSatisfy({ $0 == 0 }) { break }
      units += 1
      guard units <= found.limits.units else {
        throw MetadataError(.limitExceeded, "too many chunks", at: head.offset)
      }
      try found.expectRoom()
      let chunk = try Wave64Chunk(head, in: file, at: position)
      found.attempt { (found) throws(MetadataError) in try read(chunk, &found) }
      if !chunk.isWhole, chunk.name != "data" {
        found.warn(
          Warning(
            .truncated, "\(chunk.name) reaches past the end of the file", at: chunk.body.start))
      }
      guard let next = chunk.end else { break }
      position = next
    }
    if stated > file.count, stated < .max, !found.warnings.contains(where: \.isDamage) {
      found.warn(
        Warning(.truncated, "the file ends before its last chunk", at: file.start + file.count))
    }
  }

  private mutating func read(
    _ chunk: Wave64Chunk, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    switch chunk.name {
    case "fact" where chunk.body.count >= 8:
      // WAVE's has half as many bits.
      let samples = try chunk.body.uint64(at: 0, .little)
      found.add(.riff, "NumberOfSamples", Int(clamping: samples))
    case Wave64Chunk.summary: try readSummary(chunk.body, &found)
    case "": return
    default:
      try read(RIFFChunk(name: chunk.name, body: chunk.body, isWhole: chunk.isWhole), &found)
    }
  }

  /// Texts in UTF-16 under the names that they have in WAVE: how many, then each with its name and
  /// length.
  private func readSummary(
    _ body: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let data = try body.all(limit: found.limits.valueBytes)
    var position = 4
    for _ in 0..<min(try data.uint32(at: 0, .little), found.limits.entries) {
      let length = try data.uint32(at: position + 4, .little)
      let text = ByteSlice(
        Array(try data.slice(at: position + 8, count: length).utf16(.little).utf8))
      found.add(
        .riffInfo, UInt32(try data.uint32(at: position, .big)), .undefined, count: text.count,
        .little, bytes: text, isInFile: false)
      position += 8 + length
    }
  }
}

/// One chunk of a Wave64 file.
private struct Wave64Chunk {
  /// What WAVE calls it; empty where it has no such name.
  let name: String
  let body: Region
  let isWhole: Bool
  /// Where the next chunk starts; nil where that is further away than any file is long.
  let end: Int?

  static let summary = "summary"

  init(_ head: ByteSlice, in file: Region, at position: Int) throws(MetadataError) {
    let size = Int(clamping: try head.uint64(at: 16, .little))
    guard size >= 24 else {
      throw MetadataError(.malformed, "a chunk that is shorter than its header", at: head.offset)
    }
    if head.has("\u{f3}\u{ac}\u{d3}\u{11}\u{8c}\u{d1}\u{0}\u{c0}\u{4f}\u{8e}\u{db}\u{8a}", at: 4) {
      name = head.prefix(4).text.asLookup
    } else {
      let isSummary = head.has(
        "\u{bc}\u{94}\u{5f}\u{92}\u{5a}\u{52}\u{d2}\u{11}\u{86}\u{dc}\u{0}\u{c0}\u{4f}\u{8e}\u{db}\u{8a}"
      )
      name = isSummary ? Self.summary : ""
    }
    body = file.clamped(at: position + 24, count: size - 24)
    isWhole = body.count == size - 24
    // Each starts at a multiple of eight bytes.
    let next = position.addingReportingOverflow(size)
    end = next.overflow || next.partialValue > .max - 7 ? nil : (next.partialValue + 7) & ~7
  }
}

extension RIFFChunk {
  /// A chunk of another file that is read as one of WAVE.
  fileprivate init(name: String, body: Region, isWhole: Bool) {
    self.name = name
    self.body = body
    self.isWhole = isWhole
    id = 0
    form = ""
    end = 0
  }
}
