import UniformTypes

extension Container {
  /// PNG and APNG (PNG 3), and MNG 1.0 and JNG 1.0, which have the same chunks around more kinds of
  /// content.
  package static let png = Container(
    [FileFormat("PNG", "png", "image/png", .png).countingFromBlock],
    recognize: { head in PNGKind.all.first { $0.starts(head) }?.format },
    read: { (file, found) throws(MetadataError) in
      let head = try file.head(count: 8)
      guard let kind = PNGKind.all.first(where: { $0.starts(head) }) else {
        throw MetadataError(.malformed, "the signature is not that of a PNG", at: file.start)
      }
      var walk = PNGWalk(file, kind)
      found.attempt { (found) throws(MetadataError) in try walk.run(&found) }
      walk.finish(&found)
    })
}

/// One of the formats of the family: its first bytes, and the chunks it starts and ends with.
struct PNGKind: Sendable {
  let format: FileFormat
  /// The first byte of the signature (PNG 3 §5.2) and the three after it; the last four are the same.
  let lead: UInt8
  let letters: StaticString
  let first: String
  let last: String

  static let all = [
    PNGKind(
      format: FileFormat("PNG", "png", "image/png", .png).countingFromBlock, lead: 0x89,
      letters: "PNG",
      first: "IHDR", last: "IEND"),
    PNGKind(
      format: FileFormat("MNG", "mng", "video/mng", nil).countingFromBlock, lead: 0x8a,
      letters: "MNG",
      first: "MHDR", last: "MEND"),
    PNGKind(
      format: FileFormat("JNG", "jng", "image/jng", nil).countingFromBlock, lead: 0x8b,
      letters: "JNG",
      first: "JHDR", last: "IEND"),
  ]

  /// Whether a file of this kind starts so.
  func starts(_ head: ByteSlice) -> Bool {
    head[0] == lead && head.matches(letters, at: 1) && head.matches("\r\n\u{1a}\n", at: 4)
  }
}

/// One pass over the chunks.
private struct PNGWalk {
  private let file: Region
  private let kind: PNGKind
  private var state = PNGState()
  private var units = 0
  private var hasEnded = false
  private var hasPicture: Bool

  init(_ file: Region, _ kind: PNGKind) {
    self.file = file
    self.kind = kind
    // MNG has its pictures in other ways.
    hasPicture = kind.first == "MHDR"
  }

  mutating func run(_ found: inout MetadataBuilder) throws(MetadataError) {
    var position = 8
    while let chunk = try chunk(at: position, &found) {
      warnOfOrder(chunk, at: position, &found)
      // What has no name is none, such as zeros.
      if hasEnded, !chunk.isNamed { return }
      if chunk.name == kind.last {
        end(with: chunk, at: position, &found)
      } else if chunk.isPicture || chunk.name == "IEND" {
        // Pictures within a MNG have ends of their own.
        hasPicture = true
      } else {
        found.attempt { (found) throws(MetadataError) in try read(chunk, &found) }
      }
      if !chunk.isWhole {
        if hasEnded { return }
        throw MetadataError(
          .truncated, "\(chunk.name) reaches past the end of the file", at: chunk.body.start)
      }
      position = chunk.end
      if hasEnded, state.group == nil, try file.isFilledUp(from: position) {
        // Servers fill small pictures up with blanks: there is nothing to restore.
        found.warn(
          Warning(
            .deviation, "the file is filled up behind \(kind.last)", at: file.start + position))
        return
      }
    }
  }

  /// The chunk at a position, nil behind the last.
  private mutating func chunk(
    at position: Int, _ found: inout MetadataBuilder
  ) throws(MetadataError) -> PNGChunk? {
    units += 1
    guard units <= found.limits.units else {
      throw MetadataError(.limitExceeded, "too many chunks", at: file.start + position)
    }
    try found.expectRoom()
    do throws(MetadataError) {
      if let chunk = try PNGChunk(file, at: position) { return chunk }
    } catch {
      // Bytes after the end may be anything.
      if hasEnded { return nil }
      throw error
    }
    guard hasEnded else {
      throw MetadataError(
        .truncated, "the file ends before \(kind.last)", at: file.start + position)
    }
    return nil
  }

  /// Tells of a first chunk that should not be, and of the first one behind the end.
  private mutating func warnOfOrder(
    _ chunk: PNGChunk, at position: Int, _ found: inout MetadataBuilder
  ) {
    if units == 1, chunk.name != kind.first {
      found.warn(
        Warning(
          .malformed, "the first chunk is \(chunk.name), not \(kind.first)",
          at: file.start + position))
    }
    if hasEnded, state.group == nil {
      found.warn(
        Warning(.malformed, "there is data after \(kind.last)", at: file.start + position))
      state.group = "Trailer"
    }
  }

  /// Takes the chunk that ends the file.
  private mutating func end(
    with chunk: PNGChunk, at position: Int, _ found: inout MetadataBuilder
  ) {
    if !hasEnded, chunk.end > file.count {
      found.warn(
        Warning(.truncated, "the file ends within \(kind.last)", at: file.start + file.count))
    }
    if !hasEnded, !hasPicture {
      found.warn(
        Warning(.malformed, "no picture before \(kind.last)", at: file.start + position))
    }
    hasEnded = true
  }

  private mutating func read(
    _ chunk: PNGChunk, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    // A part of EXIF is worth having; of other chunks it may say something that the whole does not.
    guard chunk.isWhole || chunk.name.lowercased() == "exif" else { return }
    let name = chunk.name.asLookup
    if let reader = PNGChunkReader.all.first(where: { $0.name == name }) {
      let data = try chunk.data(in: file, &found)
      try reader.read(data, chunk, &state, &found)
    } else if kind.first != "IHDR",
      let reader = MNGChunk.all.first(where: { $0.name == name })
    {
      reader.read(try chunk.data(in: file, &found), &state, &found)
    } else if chunk.body.count <= found.limits.valueBytes {
      let data = try chunk.data(in: file, &found)
      state.add(.png, chunk.type, data, &found)
    } else {
      found.add(
        .png, chunk.type, group: state.group, .undefined, count: chunk.body.count, .big,
        left: chunk.body)
    }
  }

  func finish(_ found: inout MetadataBuilder) {
    found.facts.frameCount = kind.first == "MHDR" ? state.nominalFrames : max(1, state.frames)
    if state.frames > 0 {
      found.facts.duration = state.duration
      found.facts.animation = state.timing.animation(
        count: state.frames, duration: state.duration, loopCount: state.plays)
    }
    if state.hasTransparency { found.facts.hasAlpha = true }
  }
}
