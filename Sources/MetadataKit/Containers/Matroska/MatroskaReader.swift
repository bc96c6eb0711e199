/// Walks a Matroska file: everything before the first cluster, then what the seek heads say stands
/// behind the clusters (RFC 9559 §5.1, §6).
///
/// Clusters, which hold the samples, and cues are never read.
struct MatroskaReader {
  /// The document type of the EBML header: `matroska`, `webm`.
  private(set) var documentType = ""
  /// The types of all tracks, as numbers (RFC 9559 §5.1.4.1.3).
  private(set) var trackTypes: Set<UInt64> = []

  /// Where the data of the segment starts: positions count from there.
  private var segment: Region?
  /// What stands where, by the seek heads.
  private var seeks: [(id: UInt32, position: Int)] = []
  private var hasTooManySeeks = false
  private var done: Set<Int> = []
  /// Where the elements before the first cluster end, and what was sought is: another element there is read
  /// twice, which costs.
  private var known: [Range<Int>] = []
  /// Nanoseconds of a unit of time.
  private var timeScale = 1_000_000.0
  /// The group of what is read now.
  private var group = "Matroska"
  private var chapters = 0
  private var track = MatroskaTrack()
  /// The groups of the tracks by their identifiers.
  private var tracks: [[UInt8]: String] = [:]
  private var hasDate = false
  /// The entry of a seek head that is being read.
  private var seek: (id: UInt32?, position: UInt64?) = (nil, nil)
  private var attachment = MatroskaAttachment()

  /// Reads a file; what is wrong with a part becomes a warning.
  mutating func read(_ file: Region, _ found: inout MetadataBuilder) {
    do throws(MetadataError) {
      var walk = EBMLWalk(file, limits: found.limits)
      while let element = try walk.next() {
        switch element.id {
        case ID.header:
          readMaster(element.body, depth: 1, &found)
          if !element.isWhole { throw Self.cut(file, "EBML header") }
        case ID.segment:
          segment = element.body
          if !element.isWhole { found.warn(Self.cut(file, "segment")) }
          try readSegment(element.body, &found)
          // A second segment would be another movie.
          readSeeks(&found)
          found.facts.takeMainTrack()
          return
        default:
          // A header may be longer than it says.
          if isValue(element.id) { readPart(element, depth: 1, &found) }
        }
      }
      throw Self.cut(file, "segment")
    } catch {
      found.warn(error)
      readSeeks(&found)
      found.facts.takeMainTrack()
    }
  }

  private func isValue(_ id: UInt32) -> Bool {
    TagTable.matroska.index(of: id).map {
      !TagTable.matroska.rows[$0].traits.contains(.structural)
    } ?? false
  }

  private static func cut(_ file: Region, _ part: String) -> MetadataError {
    MetadataError(
      .truncated, "the file ends within the \(part)", at: file.start + file.count)
  }

  /// The elements of the segment up to the first cluster.
  private mutating func readSegment(
    _ body: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    var walk = EBMLWalk(body, limits: found.limits)
    var end = 0
    defer { known.append(0..<end) }
    while let element = try walk.next() {
      guard element.id != ID.cluster else { return }
      done.insert(element.start)
      if element.isSizeKnown { end = max(end, element.end) }
      readPart(element, depth: 1, &found)
    }
  }

  /// The elements that seek heads tell of, in the order of the file. A seek head may tell of another.
  private mutating func readSeeks(_ found: inout MetadataBuilder) {
    guard let segment else { return }
    var next = 0
    var order = seeks.sorted { $0.position < $1.position }
    var read = 0
    while next < order.count {
      let (id, position) = order[next]
      next += 1
      guard ID.sought.contains(id), done.insert(position).inserted else { continue }
      read += 1
      guard read <= found.limits.directories else {
        return found.warn(
          Warning(
            .limitExceeded, "seek heads lead to more than \(found.limits.directories) elements",
            at: segment.start + position))
      }
      let count = seeks.count
      do throws(MetadataError) {
        guard let element = try EBMLElement(segment, at: position) else { continue }
        guard element.id == id else {
          throw MetadataError(
            .malformed, "a seek head leads to another element", at: segment.start + position)
        }
        // Some hundreds of them may be of the same bytes.
        if known.contains(where: { $0.contains(position) }) {
          try found.charge(.clampedProduct(element.body.count, 4))
        }
        known.append(position..<max(position + 1, element.end))
        readPart(element, depth: 1, &found)
      } catch {
        found.warn(error)
      }
      order += seeks[count...].sorted { $0.position < $1.position }
    }
  }

  /// Reads one element of several: what is wrong with it is a warning, and the others are read.
  private mutating func readPart(
    _ element: EBMLElement, depth: Int, _ found: inout MetadataBuilder
  ) {
    do throws(MetadataError) {
      try read(element, depth: depth, &found)
    } catch {
      found.warn(error)
    }
  }

  private mutating func read(
    _ element: EBMLElement, depth: Int, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    guard let row = TagTable.matroska.index(of: element.id) else { return }
    guard element.id != ID.cues, element.id != ID.void else { return }
    let isMaster = TagTable.matroska.rows[row].traits.contains(.structural)
    guard element.isSizeKnown || isMaster else {
      throw MetadataError(
        .malformed, "a value of unknown size", at: element.body.start)
    }
    if !element.isWhole {
      found.warn(
        Warning(
          .truncated, "\(TagTable.matroska.rows[row].name) reaches past the end",
          at: element.body.start))
      if !isMaster { return }
    }
    guard isMaster else { return try readValue(element, row, &found) }
    guard depth < found.limits.nesting else {
      throw MetadataError(.limitExceeded, "elements are too deep", at: element.body.start)
    }
    // One of five bytes is a track.
    if element.id == ID.trackEntry { try found.charge(entries: 1) }
    enter(element, depth: depth, &found)
  }

  /// Reads an element that contains others, and does what its end is due.
  private mutating func enter(
    _ element: EBMLElement, depth: Int, _ found: inout MetadataBuilder
  ) {
    if element.id == ID.simpleTag {
      var tag = MatroskaTag(element.body, depth: depth, &found)
      tag.add(to: &found, group: group)
      return
    }
    let outer = group
    defer { if element.id != ID.targets { group = outer } }
    switch element.id {
    case ID.info:
      group = "Info"
      readTimeScale(element.body, &found)
    case ID.chapterAtom:
      chapters += 1
      group = "Chapter\(chapters)"
    case ID.trackEntry: track = MatroskaTrack()
    case ID.attachedFile: attachment = MatroskaAttachment()
    default: break
    }
    readMaster(element.body, depth: depth + 1, &found)
    switch element.id {
    case ID.trackEntry:
      if let fact = track.fact { found.add(fact) }
      track.tell(&found.facts)
    case ID.attachedFile: attachment.tell(&found)
    case ID.seek: keepSeek(at: element.body.start, &found)
    default: break
    }
  }

  /// What the duration counts in, which may stand behind it (RFC 9559 §5.1.2).
  private mutating func readTimeScale(_ body: Region, _ found: inout MetadataBuilder) {
    var walk = EBMLWalk(body, limits: found.limits)
    while let element = try? walk.next(), element.isSizeKnown {
      if element.id == ID.timeScale, let value = try? element.unsigned() {
        timeScale = Double(value)
      }
    }
  }

  private mutating func readMaster(
    _ body: Region, depth: Int, _ found: inout MetadataBuilder
  ) {
    var walk = EBMLWalk(body, limits: found.limits)
    do throws(MetadataError) {
      while let element = try walk.next() {
        // A live segment states no sizes, not even those of its parts: the next part ends this one.
        if !element.isSizeKnown, element.id == ID.cluster { return }
        readPart(element, depth: depth, &found)
      }
    } catch {
      found.warn(error)
    }
  }

  private static let mostSeeks = 4096

  private mutating func keepSeek(at place: Int, _ found: inout MetadataBuilder) {
    defer { seek = (nil, nil) }
    guard let id = seek.id, ID.sought.contains(id), let position = seek.position,
      let position = Int(exactly: position)
    else { return }
    if seeks.count < Self.mostSeeks { return seeks.append((id, position)) }
    guard !hasTooManySeeks else { return }
    hasTooManySeeks = true
    found.warn(
      Warning(
        .limitExceeded, "seek heads of more than \(Self.mostSeeks) entries", at: place))
  }

  // MARK: Values

  private mutating func readValue(
    _ element: EBMLElement, _ row: Int, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let table = TagTable.matroska
    let format = table.rows[row].format ?? .undefined
    switch format {
    case .long8:
      guard let value = try element.unsigned() else { break }
      note(element, value)
      let row = row + rowOffset(of: element.id)
      return add(row, value, &found)
    case .signedLong8:
      guard let value = try element.signed() else { break }
      add(row, UInt64(bitPattern: value), &found)
      if element.id == ID.date { tellDate(&found) }
      return
    case .double:
      guard var value = try element.float() else { break }
      if element.id == ID.duration {
        value *= timeScale / 1e9
        if value > 0, value.isFinite { found.facts.duration = value }
      }
      track.note(element.id, value)
      return add(row, value.bitPattern, &found)
    case .ascii, .utf8:
      let row = row + rowOffset(of: element.id)
      guard element.body.count <= found.limits.valueBytes else {
        return addPlace(of: element, row, &found)
      }
      let text = try element.text(limit: found.limits.valueBytes)
      if element.id == ID.documentType { documentType = String(decoding: text, as: UTF8.self) }
      track.note(element.id, text)
      attachment.note(element.id, text)
      return found.add(
        table, row: row, named: table.rows[row].name, group: group, format, text[...],
        count: text.count)
    default: return try readBytes(element, row, &found)
    }
    found.warn(
      Warning(
        .malformed, "\(table.rows[row].name) has \(element.body.count) bytes",
        at: element.body.start))
  }

  /// Adds a value of which only is told where it stands.
  private func addPlace(of element: EBMLElement, _ row: Int, _ found: inout MetadataBuilder) {
    found.add(
      .matroska, row: row, group: group, .undefined, count: element.body.count, bytes: nil,
      at: element.body)
  }

  /// Adds a number of eight bytes.
  private func add(_ row: Int, _ bits: UInt64, _ found: inout MetadataBuilder) {
    let rows = TagTable.matroska.rows
    let bytes = (0..<8).map { UInt8(truncatingIfNeeded: bits >> UInt64(56 - $0 * 8)) }
    found.add(
      .matroska, row: row, named: rows[row].name, group: group, rows[row].format ?? .long8,
      bytes[...],
      count: 8)
  }

  private mutating func readBytes(
    _ element: EBMLElement, _ row: Int, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    if element.id == ID.seekID {
      seek.id = try element.unsigned().map { UInt32(truncatingIfNeeded: $0) }
    }
    if element.id == ID.codecPrivate { track.codecHead = try element.body.head(count: 20).bytes }
    if element.id == ID.attachedData { attachment.data = element.body }
    let isLeft = !TagTable.matroska.rows[row].traits.isDisjoint(with: [.binary, .unknown])
    guard !isLeft, element.body.count <= Self.longestBytes else {
      return addPlace(of: element, row, &found)
    }
    let bytes = try element.body.all(limit: Self.longestBytes)
    // An identifier leads from the tags to their track.
    let prefix = Array(bytes.elements.prefix { $0 != 0 })
    if element.id == ID.trackUID {
      try found.charge(entries: 2, bytes: prefix.count)
      tracks[prefix] = group
    }
    if element.id == ID.tagTrackUID, let known = tracks[prefix] { group = known }
    found.add(
      .matroska, element.id, group: group, .undefined, count: bytes.count, .big, bytes: bytes,
      isInFile: element.body.isInFile)
  }

  /// Bytes of what is no text that are kept: identifiers have 16.
  private static let longestBytes = 4096

  /// Keeps what is needed of a number later.
  private mutating func note(_ element: EBMLElement, _ value: UInt64) {
    track.note(element.id, value)
    switch element.id {
    case ID.timeScale: timeScale = Double(value)
    case ID.trackNumber: group = "Track\(value)"
    case ID.trackType: trackTypes.insert(value)
    case ID.seekPosition: seek.position = value
    default: break
    }
  }

  /// Which of the rows of a number fits the kind of the track.
  private func rowOffset(of id: UInt32) -> Int {
    switch id {
    case ID.codec, ID.codecName: track.type == 1 ? 0 : track.type == 2 ? 1 : 2
    case ID.defaultDuration: track.type == 1 ? 0 : 1
    default: 0
    }
  }

  /// Once: to look through all tags for each date took minutes where there were many of both.
  private mutating func tellDate(_ found: inout MetadataBuilder) {
    guard !hasDate else { return }
    hasDate = true
    found.facts.creationDate =
      found.store.first(group, named: "DateTimeOriginal")?.description
  }
}
