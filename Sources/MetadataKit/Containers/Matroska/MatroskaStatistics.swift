/// What writers counted of each track: they keep it as tags of the track (mkvmerge's names, of which
/// FFmpeg writes the first).
struct MatroskaStatistics {
  /// Of one track.
  private struct Counts {
    /// In seconds.
    var duration: Double?
    var frames: Int?
    var bitRate: Int?
    /// When they were counted, in ISO 8601.
    var date: String?

    /// Takes what another tag of the track has counted.
    mutating func take(_ other: Counts) {
      duration = other.duration ?? duration
      frames = other.frames ?? frames
      bitRate = other.bitRate ?? bitRate
      date = other.date ?? date
    }
  }

  /// By the tracks' identifiers: tags may stand before the tracks.
  private var counts: [UInt64: Counts] = [:]
  /// Where the tracks are among those of the facts, by their identifiers (RFC 9559 §5.1.4.1.2).
  private var places: [UInt64: Int] = [:]
  /// What the tag has counted that is read: what it is of may stand behind it.
  private var open = Counts()
  /// The track that the tag is of.
  private var target: UInt64?
  /// Whether the tag is of several tracks, or of a part of one.
  private var isOfOther = false

  /// No movie has so many tracks.
  private static let mostTracks = 1024

  private typealias ID = MatroskaReader.ID

  mutating func add(_ identifier: UInt64, at place: Int) {
    if places[identifier] == nil { places[identifier] = place }
  }

  /// A tag begins that is of no track yet, and the one before has ended.
  mutating func beginTag() {
    if let target, !isOfOther, counts.count < Self.mostTracks || counts[target] != nil {
      counts[target, default: Counts()].take(open)
    }
    (target, isOfOther, open) = (nil, false, Counts())
  }

  /// Notes what the tag is of (RFC 9559 §5.1.8.1.1).
  mutating func aim(by element: UInt32, at identifier: UInt64) {
    switch element {
    case ID.tagTrackUID:
      isOfOther = isOfOther || target != nil
      target = identifier
    case ID.tagChapterUID, ID.tagEditionUID, ID.tagAttachmentUID: isOfOther = true
    default: break
    }
  }

  /// Notes what a tag says where it is one of these.
  mutating func note(_ tag: MatroskaTag) {
    guard let text = tag.text, text.count <= 64 else { return }
    switch String(decoding: tag.name, as: UTF8.self).asLookup {
    case "DURATION": open.duration = Self.seconds(text)
    case "NUMBER_OF_FRAMES": open.frames = Self.number(text)
    case "BPS": open.bitRate = Self.number(text)
    case "_STATISTICS_WRITING_DATE_UTC": open.date = DateText(text[...])?.local
    default: return
    }
  }

  /// Completes the tracks, none of which is longer than the movie, and the only one as long. What was
  /// counted at another time than that of the movie may be of one that it was cut from: only lengths are
  /// written anew by all.
  mutating func complete(_ facts: inout ImageFacts) {
    // The last tag has ended.
    beginTag()
    let written = facts.creationDate.flatMap { DateText(Array($0.utf8)[...]) }?.local.prefix(19)
    for (identifier, counted) in counts {
      guard let place = places[identifier], facts.tracks.indices.contains(place) else { continue }
      // The movie's is often told in milliseconds.
      if let duration = counted.duration, let whole = facts.duration, duration <= whole + 0.001 {
        facts.tracks[place].duration = duration
      }
      guard let written, counted.date?.prefix(19) == written else { continue }
      facts.tracks[place].sampleCount = counted.frames
      facts.tracks[place].bitRate = counted.bitRate
    }
    if facts.tracks.count == 1, facts.tracks.first?.duration == nil {
      facts.tracks[0].duration = facts.duration
    }
    facts.frameCount = facts.tracks.first { $0.kind == .video }?.sampleCount
  }

  /// A whole number above 0.
  private static func number(_ text: [UInt8]) -> Int? {
    var scan = TextScan(text[...])
    guard let number = scan.digits(), scan.isAtEnd, number > 0 else { return nil }
    return number
  }

  /// Of `00:00:05.015511474`; nil of zero.
  private static func seconds(_ text: [UInt8]) -> Double? {
    var scan = TextScan(text[...])
    guard let hours = scan.digits(), hours < 10_000, scan.skip(0x3a),
      let minutes = scan.digits(exactly: 2), scan.skip(0x3a),
      let seconds = scan.digits(exactly: 2)
    else { return nil }
    var fraction = 0.0
    if scan.skip(0x2e) {
      fraction = Double("0." + String(decoding: scan.takeDigits(), as: UTF8.self)) ?? 0
    }
    let all = Double((hours * 60 + minutes) * 60 + seconds) + fraction
    return scan.isAtEnd && all > 0 ? all : nil
  }
}
