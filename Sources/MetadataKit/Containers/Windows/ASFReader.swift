/// Walks the objects of an ASF file (ASF 1.20.03 §2.1): a GUID, a size, then the data.
struct ASFReader {
  /// Whether the object came that tells of the whole file.
  private var hasFile = false
  /// Pictures a second, by the numbers of streams.
  private var frameRates: [Int: Double] = [:]
  private var languages: [String] = []
  /// Which of the languages streams have, by their numbers.
  private var languageIndices: [Int: Int] = [:]

  mutating func read(
    _ region: Region, depth: Int, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    var position = 0
    var units = 0
    while region.count - position >= 24 {
      units += 1
      guard units <= found.limits.directories * 16 else {
        throw MetadataError(.limitExceeded, "too many objects", at: region.start + position)
      }
      let head = try region.slice(at: position, count: 24)
      guard let size = Int(exactly: try head.uint64(at: 16, .little)), size >= 24 else {
        throw MetadataError(.malformed, "an object of no size", at: region.start + position)
      }
      let body = region.clamped(at: position + 24, count: size - 24)
      let object = ASFObject.all.first { head.prefix(16).elements.elementsEqual($0.bytes) }
      if body.count < size - 24 {
        found.warn(
          Warning(.truncated, "an object reaches past the end", at: region.start + position))
      }
      if let object {
        found.attempt { (found) throws(MetadataError) in
          try read(object.kind, body, depth: depth, &found)
        }
      }
      let (next, overflow) = position.addingReportingOverflow(size)
      guard !overflow else { return }
      position = next
    }
  }

  private mutating func read(
    _ kind: ASFObject.Kind, _ body: Region, depth: Int, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    switch kind {
    case .header, .headerExtension:
      guard depth < 2 else { return }
      // What stands in front: a count (§3.1), or a GUID and a size (§3.4).
      try read(
        body.region(from: kind == .header ? 6 : 22), depth: depth + 1, &found)
    case .xmp: found.add(.xmp, body)
    case .file where hasFile: return
    case .file:
      let data = try body.head(count: 80)
      // One that is cut short before its date does not count.
      hasFile = data.count >= 32
      try readFile(data, &found)
    case .stream: try readStream(try body.head(count: 256), &found)
    case .description: try readDescription(try block(body, found), &found)
    case .branding: try readBranding(body, &found)
    case .codecs: try readCodecs(try block(body, found), &found)
    case .attributes: try ASFAttributes.read(body, isLibrary: false, &found)
    case .library: try ASFAttributes.read(body, isLibrary: true, &found)
    case .extendedStream: try readExtended(try body.head(count: 60))
    case .languages where !languages.isEmpty: return
    case .languages: try readLanguages(try block(body, found))
    }
  }

  private func block(
    _ body: Region, _ found: MetadataBuilder
  ) throws(MetadataError) -> ByteSlice {
    try body.all(limit: found.limits.valueBytes)
  }

  /// §3.2
  private func readFile(
    _ data: ByteSlice, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    found.add(.asfFile, fieldsOf: data, .little, except: 0)
    if data.count >= 16 {
      found.add(.asfFile, 0, .undefined, count: 16, .little, bytes: data.prefix(16))
    }
    // 0 is no date, though exiftool has it as one of 1601.
    if hasFile, try data.uint64(at: 24, .little) != 0 {
      found.facts.creationDate = found.store.first("ASF", named: "CreationDate")?.description
    }
    // What is buffered first counts as played, in milliseconds.
    let time = Double(try data.uint64(at: 40, .little)) / 1e7
    let buffered = Double(try data.uint64(at: 56, .little)) / 1000
    if time > buffered { found.facts.duration = time - buffered }
  }

  /// §3.3
  private mutating func readStream(
    _ data: ByteSlice, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    for (position, count) in [(0, 16), (16, 16)] {
      let bytes = try data.slice(at: position, count: count)
      found.add(.asfStream, UInt32(position), .undefined, count: count, .little, bytes: bytes)
    }
    found.add(.asfStream, 32, .long8, count: 1, .little, bytes: try data.slice(at: 32, count: 8))
    found.add(.asfStream, 48, .short, count: 1, .little, bytes: try data.slice(at: 48, count: 2))
    let number = try data.uint16(at: 48, .little) & 0x7f
    switch ASFObject.words(of: data.prefix(16)) {
    case "Audio":
      found.add(.asfAudio, fieldsOf: data, .little)
      var track = MovieTrack(number: number, kind: .audio)
      if data.count >= 62 {
        let format = try WaveFormat(data.suffix(from: 54), .little)
        track.codec = format.codec
        track.channels = format.channels
        track.sampleRate = Double(format.sampleRate)
        track.sampleSize = format.sampleSize
      }
      found.add(track)
    case "Video", "JFIF", "Degradable JPEG":
      found.add(.asfVideo, fieldsOf: data, .little)
      var track = MovieTrack(number: number, kind: .video)
      if data.count >= 62 {
        track.pixelWidth = try data.uint32(at: 54, .little)
        track.pixelHeight = try data.uint32(at: 58, .little)
      }
      // §9.2: a bitmap header follows, with the codec's four characters.
      if data.count >= 85 { track.codec = try data.slice(at: 81, count: 4).text }
      found.add(track)
    default: return
    }
  }

  /// §4.1: which language a stream has, and how long a picture is shown on average, in units of 100 ns.
  private mutating func readExtended(_ data: ByteSlice) throws(MetadataError) {
    let number = try data.uint16(at: 48, .little)
    languageIndices[number] = try data.uint16(at: 50, .little)
    let time = try data.uint64(at: 52, .little)
    if time > 0 { frameRates[number] = 1e7 / Double(time) }
  }

  /// §4.6: a length in bytes before each.
  private mutating func readLanguages(_ data: ByteSlice) throws(MetadataError) {
    let count = min(try data.uint16(at: 0, .little), Self.mostLanguages)
    var position = 2
    for _ in 0..<count {
      let length = try data.uint8(at: position)
      languages.append(try data.slice(at: position + 1, count: length).utf16(.little))
      position += 1 + length
    }
  }

  /// No file has more streams than this (§3.3).
  private static let mostLanguages = 128

  /// Completes a track by what stands apart from its stream.
  func complete(_ track: inout MovieTrack) {
    if track.kind == .video { track.frameRate = frameRates[track.number] }
    guard let index = languageIndices[track.number], languages.indices.contains(index) else {
      return
    }
    if !languages[index].isEmpty { track.language = languages[index] }
  }

  /// §3.10: five lengths, then five texts.
  private func readDescription(
    _ data: ByteSlice, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    var position = 10
    for (index, name) in ["Title", "Author", "Copyright", "Description", "Rating"].enumerated() {
      let length = try data.uint16(at: index * 2, .little)
      guard length > 0 else { continue }
      let text = try data.slice(at: position, count: length)
      found.add(.asf, name, text: text.utf16(.little))
      position += length
    }
  }

  /// §3.13
  private func readBranding(
    _ body: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    found.add(.asf, "BannerImageType", try body.uint32(at: 0, .little))
    var position = 4
    for name in ["BannerImage", "BannerImageURL", "CopyrightURL"] {
      let size = try body.uint32(at: position, .little)
      position += 4
      guard size > 0 else { continue }
      let part = try body.region(at: position, count: size)
      position += size
      if name == "BannerImage" {
        found.add(.asf, name, left: part)
        found.note(.preview, part)
      } else {
        let text = try part.all(limit: found.limits.valueBytes)
        found.add(.asf, name, text: text.elements, offset: text.offset)
      }
    }
  }

  /// §3.5: lengths of texts are in characters.
  private func readCodecs(
    _ data: ByteSlice, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let count = try data.uint32(at: 16, .little)
    var position = 20
    for _ in 0..<count {
      try found.expectRoom()
      let type = try data.uint16(at: position, .little)
      let kind = type == 1 ? "Video" : type == 2 ? "Audio" : "Other"
      position += 2
      for part in ["Name", "Description"] {
        let length = try data.uint16(at: position, .little) * 2
        let text = try data.slice(at: position + 2, count: length)
        found.add(.asf, kind + "Codec" + part, text: text.utf16(.little))
        position += 2 + length
      }
      position += 2 + (try data.uint16(at: position, .little))
    }
  }
}
