/// Walks a Matroska file: everything before the first cluster, then what the seek heads say stands
/// behind the clusters (RFC 9559 §5.1, §6).
///
/// Clusters, which hold the samples, and cues are never read.
struct MatroskaReader {
  /// The document type of the EBML header: `matroska`, `webm`.
  var documentType = ""
  /// The types of all tracks, as numbers (RFC 9559 §5.1.4.1.3).
  var trackTypes: Set<UInt64> = []

  /// Where the data of the segment starts: positions count from there.
  private var segment: Region?
  var seeks = MatroskaSeeks()
  private var done: Set<Int> = []
  /// Where the elements before the first cluster end, and what was sought is: another element there is read
  /// twice, which costs.
  private var known: [Range<Int>] = []
  /// Nanoseconds of a unit of time.
  var timeScale = 1_000_000.0
  /// The group of what is read now.
  var group = "Matroska"
  private var chapters = 0
  var track = MatroskaTrack()
  /// The groups of the tracks by their identifiers.
  var tracks: [[UInt8]: String] = [:]
  var hasDate = false
  var attachment = MatroskaAttachment()
  var statistics = MatroskaStatistics()

  /// Reads a file; what is wrong with a part becomes a warning.
  mutating func read(_ file: Region, _ found: inout MetadataBuilder) {
    var walk = EBMLWalk(file, limits: found.limits)
    do throws(MetadataError) {
      while segment == nil {
        guard let element = try walk.next() else { throw Self.cut(file, "segment") }
        switch element.id {
        case ID.header:
          readMaster(element.body, depth: 1, &found)
          if !element.isWhole { throw Self.cut(file, "EBML header") }
        case ID.segment:
          segment = element.body
          if !element.isWhole { found.warn(Self.cut(file, "segment")) }
          try readSegment(element.body, &found)
        default:
          // A header may be longer than it says.
          if isValue(element.id) { readPart(element, depth: 1, &found) }
        }
      }
    } catch {
      found.warn(error)
    }
    readSeeks(&found)
    statistics.complete(&found.facts)
    found.facts.takeMainTrack()
    if segment != nil { Self.readOthers(walk, &found) }
  }

  /// So many movies of a file are read.
  private static let mostMovies = 8

  /// Tells what the movies say that stand behind the first one, which is what the file is: files that
  /// were put together, or another segment.
  private static func readOthers(_ behind: EBMLWalk, _ found: inout MetadataBuilder) {
    let (facts, isOfOther) = (found.facts, found.context.isOfOther)
    found.context.isOfOther = true
    defer { (found.facts, found.context.isOfOther) = (facts, isOfOther) }
    var walk = behind
    var count = 1
    // Whatever may stand behind a file: what is no element is none of ours.
    while let element = try? walk.next() {
      guard element.id == ID.segment else { continue }
      count += 1
      guard count <= mostMovies else {
        return found.warn(
          Warning(.limitExceeded, "more than \(mostMovies) segments", at: element.body.start))
      }
      var other = MatroskaReader()
      other.segment = element.body
      found.attempt { (found) throws(MetadataError) in try other.readSegment(element.body, &found) }
      other.readSeeks(&found)
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
    var read = 0
    while let (id, position) = seeks.next() {
      guard done.insert(position).inserted else { continue }
      read += 1
      guard read <= found.limits.directories else {
        return found.warn(
          Warning(
            .limitExceeded, "seek heads lead to more than \(found.limits.directories) elements",
            at: segment.start + position))
      }
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
    }
  }

  /// Reads one element of several: what is wrong with it is a warning, and the others are read.
  private mutating func readPart(
    _ element: EBMLElement, depth: Int, _ found: inout MetadataBuilder
  ) {
    found.attempt { (found) throws(MetadataError) in try read(element, depth: depth, &found) }
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
      statistics.note(tag)
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
    case ID.tag: statistics.beginTag()
    case ID.attachedFile: attachment = MatroskaAttachment()
    default: break
    }
    readMaster(element.body, depth: depth + 1, &found)
    switch element.id {
    case ID.trackEntry:
      let place = found.facts.tracks.count
      if let fact = track.fact(timeScale: timeScale) { found.add(fact) }
      if let identifier = track.identifier, found.facts.tracks.count > place {
        statistics.add(identifier, at: place)
      }
      track.tell(&found.facts)
    case ID.attachedFile: attachment.tell(&found)
    case ID.seek: seeks.keep(at: element.body.start, &found)
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
}
