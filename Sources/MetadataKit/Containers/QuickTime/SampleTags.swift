/// The tags of a track's sample descriptions (ISO 14496-12 §8.5.2, QTFF sample description atoms).
enum SampleTags {
  /// More descriptions of one track than this are not told of.
  private static let entryLimit = 8
  /// Longer ones are not compared.
  private static let longestCompared = 4096
  /// Kinds of samples that have boxes of these kinds.
  private static let typed: [FourCC] = ["soun", "vide", "meta"]

  /// - Parameter handler: what the samples are.
  static func read(
    _ box: ISOBox, handler: FourCC, _ scope: MovieScope, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let (_, _, body) = try box.full()
    let count = try body.uint32(at: 0, .big)
    var position = 4
    var known: [ArraySlice<UInt8>] = []
    for _ in 0..<min(count, found.limits.entries) {
      guard let size = try? body.uint32(at: position, .big), size >= 8,
        let region = try? body.region(at: position, count: size)
      else {
        throw MetadataError(.truncated, "a sample description is cut short", at: box.offset)
      }
      position += size
      // Movies of single pictures have one for each, which say the same but for what file they are of.
      try found.charge(entries: 1)
      let bytes = try region.head(count: min(size, longestCompared)).elements
      let content = bytes.prefix(8).suffix(4) + bytes.dropFirst(16)
      if count > entryLimit, size <= longestCompared, known.contains(content) { continue }
      guard known.count < entryLimit else {
        return found.warn(
          Warning(
            .limitExceeded, "more than \(entryLimit) descriptions of samples", at: box.offset))
      }
      known.append(content)
      try read(SampleEntry(region), handler, scope, &found)
    }
    if count > found.limits.entries {
      found.warn(
        Warning(
          .limitExceeded, "more than \(found.limits.entries) descriptions of samples",
          at: box.offset))
    }
  }

  private static func read(
    _ entry: SampleEntry, _ handler: FourCC, _ scope: MovieScope, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let numbers = entry.numbers
    let table: TagTable
    switch handler {
    case "soun":
      table = .quickTimeAudio
      addSound(numbers, scope, &found)
    case "vide":
      table = .quickTimeVideo
      addPicture(numbers, scope, &found)
    case "hint":
      table = .quickTimeHint
      found.add(table, structure: numbers, scope)
    case "meta":
      table = .quickTimeTimedMetadata
      addMetadata(numbers, scope, &found)
    default:
      table = .quickTimeOther
      found.add(table, structure: numbers, scope) { (name, _) in
        name == "OtherFormat" || numbers.matches("tmcd", at: 4)
      }
    }
    found.walk(entry.boxes) { (box, found) throws(MetadataError) in
      if box.type == "keys", numbers.matches("mebx", at: 4) {
        TimedKeys.tellPlaces(box.body, scope, &found)
      }
      if Self.typed.contains(handler),
        let reader = SampleBox.all.first(where: { $0.types.contains(box.type) })
      {
        try reader.read(box, scope, &found)
      } else {
        try found.add(leaf: box, table, group: scope.track)
      }
    }
  }

  private static func addSound(
    _ numbers: ByteSlice, _ scope: MovieScope, _ found: inout MetadataBuilder
  ) {
    found.add(
      .quickTimeAudio, structure: numbers, scope
    ) { (name, field) in
      switch name {
      case "AudioFormat":
        return field.prefix(4).elements.allSatisfy {
          NumberText.isOfWord($0) || $0 == 0x20
        }
      case "AudioVendorID":
        return !numbers.matches("mp4s", at: 4) && !field.prefix(4).elements.allSatisfy { $0 == 0 }
      default: return true
      }
    }
  }

  private static func addPicture(
    _ numbers: ByteSlice, _ scope: MovieScope, _ found: inout MetadataBuilder
  ) {
    found.add(
      .quickTimeVideo, structure: numbers, scope
    ) { (name, field) in name != "CompressorName" && (name != "VendorID" || field[0] != 0) }
    found.add(
      shortText: numbers.suffix(from: 50).prefix(32), .quickTimeVideo, "CompressorName", scope)
  }

  /// What the samples are is told by a MIME type, which stands at no fixed place.
  private static func addMetadata(
    _ numbers: ByteSlice, _ scope: MovieScope, _ found: inout MetadataBuilder
  ) {
    found.add(
      .quickTimeTimedMetadata, structure: numbers, scope
    ) { (name, _) in name == "MetaFormat" }
    for position in stride(from: 8, to: numbers.count - 11, by: 1)
    where numbers.matches("application", at: position) {
      let end = numbers.firstIndex(of: 0, from: position) ?? numbers.count
      guard end > position + 11 else { return }
      let text = numbers.suffix(from: position).prefix(end - position)
      found.add(
        .quickTimeTimedMetadata, "MetaType", group: scope.track, text: text.elements,
        offset: text.offset)
      return
    }
  }

  /// The mean frame rate of pictures, of the table of times (§8.6.1.2).
  static func addFrameRate(
    _ times: SampleTimes, _ scope: MovieScope, _ found: inout MetadataBuilder
  ) {
    guard scope.mediaTimeScale > 0, times.count > 0, times.length > 0 else { return }
    found.add(
      .quickTimeSampleTable, "VideoFrameRate", group: scope.track,
      doubles: [Double(times.count) * Double(scope.mediaTimeScale) / Double(times.length)])
  }
}

/// How many samples a track's table of times has, and how long they last together
/// (ISO 14496-12 §8.6.1.2), without those of a negative length.
struct SampleTimes {
  /// Samples.
  private(set) var count: UInt64 = 0
  /// Units of the media.
  private(set) var length: UInt64 = 0

  init(_ box: ISOBox, limits: Limits) throws(MetadataError) {
    let bytes = try box.body.all(limit: limits.blockBytes)
    var position = 8
    while let number = try? bytes.uint32(at: position, .big),
      let duration = try? bytes.uint32(at: position + 4, .big)
    {
      position += 8
      // Adobe's programs take back with a negative one what an edit has cut off.
      guard duration < 1 << 31 else { continue }
      count &+= UInt64(number)
      length &+= UInt64(number) &* UInt64(duration)
    }
  }
}
