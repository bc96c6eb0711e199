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
  }

  private var counts: [Int: Counts] = [:]
  /// Where the tracks are among those of the facts, by their identifiers (RFC 9559 §5.1.4.1.2).
  private var places: [UInt64: Int] = [:]
  /// The track that a tag is of.
  private var target: UInt64?
  private var isOfSeveral = false

  mutating func add(_ identifier: UInt64, at place: Int) {
    if places[identifier] == nil { places[identifier] = place }
  }

  /// A tag begins that is of no track yet.
  mutating func beginTag() { (target, isOfSeveral) = (nil, false) }

  mutating func aim(at identifier: UInt64) {
    isOfSeveral = target != nil
    target = identifier
  }

  /// Notes what a tag says where it is one of these.
  mutating func note(_ tag: MatroskaTag) {
    guard !isOfSeveral, let place = target.flatMap({ places[$0] }), let text = tag.text,
      text.count <= 64
    else { return }
    switch String(decoding: tag.name, as: UTF8.self).asLookup {
    case "DURATION": counts[place, default: Counts()].duration = Self.seconds(text)
    case "NUMBER_OF_FRAMES": counts[place, default: Counts()].frames = Self.number(text)
    case "BPS": counts[place, default: Counts()].bitRate = Self.number(text)
    case "_STATISTICS_WRITING_DATE_UTC":
      counts[place, default: Counts()].date = DateText(text[...])?.local
    default: return
    }
  }

  /// Completes the tracks, none of which is longer than the movie, and the only one as long. What was
  /// counted at another time than that of the movie may be of one that it was cut from: only lengths are
  /// written anew by all.
  func complete(_ facts: inout ImageFacts) {
    let written = facts.creationDate.flatMap { DateText(Array($0.utf8)[...]) }?.local.prefix(19)
    for (place, counted) in counts where facts.tracks.indices.contains(place) {
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
