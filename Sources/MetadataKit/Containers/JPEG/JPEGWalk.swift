/// One pass over the segments of a JPEG (ITU-T T.81 Annex B).
struct JPEGWalk {
  let file: Region
  private var parts = JPEGParts()
  /// Where the first segment starts.
  private let start: Int
  /// Whether there is to be a picture, not metadata alone.
  private let hasPicture: Bool
  private var hasFrame = false

  init(_ file: Region, from start: Int, hasPicture: Bool) {
    self.file = file
    self.start = start
    self.hasPicture = hasPicture
  }

  /// Reads the segments up to the first scan, and what is in them.
  ///
  /// A damaged one loses what follows it, not what was read.
  mutating func read(_ found: inout MetadataBuilder) throws(MetadataError) {
    found.attempt { (found) throws(MetadataError) in try run(&found) }
    parts.finish(&found)
  }

  private mutating func run(_ found: inout MetadataBuilder) throws(MetadataError) {
    var (marker, start) = try nextMarker(from: start)
    for _ in 0..<found.limits.units {
      switch marker {
      case 0xd9:  // EOI
        if hasPicture, !hasFrame {
          found.warn(
            Warning(
              .malformed, "no frame header before the end of the image", at: file.start + start - 2)
          )
        }
        return
      case 0x01, 0xd0...0xd8:  // TEM, RSTn, SOI: no length
        (marker, start) = try nextMarker(from: start)
      default:
        let length = try file.uint16(at: start, .big)
        guard length >= 2 else {
          throw MetadataError(.malformed, "a segment's length is below 2", at: file.start + start)
        }
        if marker == 0xda {  // SOS: what follows is the picture
          if !hasFrame {
            found.warn(
              Warning(
                .malformed, "no frame header before the first scan", at: file.start + start - 2))
          } else if found.facts.pixelHeight == nil {
            found.facts.pixelHeight = lines(from: start + length, limit: found.limits.blockBytes)
          }
          found.scans = file.region(from: start + length)
          found.postpone(.trailers, file)
          return
        }
        let body = file.clamped(at: start + 2, count: length - 2)
        // What comes next is looked at first: where that is not whole, the file is cut short.
        do throws(MetadataError) {
          let next = try nextMarker(from: start + length)
          if !isWhole(next) { found.isCutShort = true }
          read(marker, body, &found)
          (marker, start) = next
        } catch {
          found.isCutShort = true
          read(marker, body, &found)
          throw error
        }
      }
    }
    throw MetadataError(.limitExceeded, "too many segments", at: file.start + start)
  }

  private func isWhole(_ segment: (marker: Int, start: Int)) -> Bool {
    switch segment.marker {
    case 0x01, 0xd0...0xda: true
    default:
      (try? file.uint16(at: segment.start, .big)).map { $0 <= file.count - segment.start } ?? false
    }
  }

  private mutating func read(_ marker: Int, _ body: Region, _ found: inout MetadataBuilder) {
    found.attempt { (found) throws(MetadataError) in
      let before = parts.exifCount
      try segment(marker, body, &found)
      if parts.exifCount == before { try parts.finishEXIF(&found) }
    }
  }

  /// The next marker at or after a position, and where its length stands.
  private func nextMarker(from position: Int) throws(MetadataError) -> (Int, Int) {
    // Nearly always it is right there.
    if let mark = try? file.uint16(at: position, .big), mark > 0xff00, mark < 0xffff {
      return (mark & 0xff, position + 2)
    }
    var position = position
    // Some writers leave bytes between segments; a marker is 0xFF and what is neither 0 nor 0xFF.
    while true {
      let window = try file.head(at: position, count: 256)
      guard window.count >= 2 else {
        throw MetadataError(
          .truncated, "the file ends before the picture", at: file.start + position)
      }
      if let at = window.firstIndex(of: 0xff), at + 1 < window.count {
        var next = at + 1
        while next < window.count, window[next] == 0xff { next += 1 }
        if let byte = window[next], byte != 0 {
          return (Int(byte), position + next + 1)
        }
        position += max(next, 1)
      } else {
        position += max(1, window.count - 1)
      }
    }
  }

  private mutating func segment(
    _ marker: Int, _ body: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    switch marker {
    case 0xc0...0xcf where marker != 0xc4 && marker != 0xc8 && marker != 0xcc:
      if !hasFrame {
        hasFrame = true
        try frame(marker, body, &found)
      }
    case 0xf7:  // JPEG-LS (T.87 §C.2.2): the same fields
      if !hasFrame {
        hasFrame = true
        try describe(try body.slice(at: 0, count: 6), &found)
      }
    case 0xfe:
      let text = try body.all(limit: found.limits.blockBytes)
      found.add(.file, "Comment", text: text.elements, offset: text.offset)
    case 0xe0...0xef:
      let kinds = JPEGApplicationSegment.byMarker[marker - 0xe0]
      if kinds.isEmpty { return }
      let head = try body.head(count: JPEGApplicationSegment.longestHead)
      for index in kinds where JPEGApplicationSegment.all[index].matches(head, body, parts) {
        return try JPEGApplicationSegment.all[index].read(body, &parts, &found)
      }
    default:
      return
    }
  }

  private func describe(
    _ frame: ByteSlice, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    found.facts.bitDepth = try frame.uint8(at: 0)
    // 0 lines: their number follows the first scan.
    let height = try frame.uint16(at: 1, .big)
    found.facts.pixelHeight = height > 0 ? height : nil
    found.facts.pixelWidth = try frame.uint16(at: 3, .big)
    switch try frame.uint8(at: 5) {
    case 1: found.facts.colorModel = .gray
    case 3: found.facts.colorModel = .rgb
    case 4: found.facts.colorModel = .cmyk
    default: break
    }
    found.facts.hasAlpha = false
    found.facts.frameCount = 1
  }

  /// The frame header (T.81 §B.2.2): size, depth, components.
  private func frame(
    _ marker: Int, _ body: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let head = try body.slice(at: 0, count: 6)
    try describe(head, &found)
    let components = try head.uint8(at: 5)
    found.add(.file, "ImageWidth", try head.uint16(at: 3, .big))
    found.add(.file, "ImageHeight", try head.uint16(at: 1, .big))
    found.add(.file, "EncodingProcess", marker - 0xc0)
    found.add(.file, "BitsPerSample", try head.uint8(at: 0))
    found.add(.file, "ColorComponents", components)
    guard components == 3, let table = try? body.slice(at: 6, count: 9) else { return }
    var (widest, highest, narrowest, lowest) = (0, 0, 15, 15)
    for index in 0..<3 {
      let factors = try table.uint8(at: index * 3 + 1)
      widest = max(widest, factors >> 4)
      narrowest = min(narrowest, factors >> 4)
      highest = max(highest, factors & 15)
      lowest = min(lowest, factors & 15)
    }
    if narrowest > 0, lowest > 0 {
      found.add(
        .file, "YCbCrSubSampling", text: "\(widest / narrowest) \(highest / lowest)")
    }
  }
}
