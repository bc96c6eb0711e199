import UniformTypes

/// What a container states, in the words of a summary.
struct TextFacts {
  private(set) var lines: [(name: String, value: String)] = []

  init(_ metadata: Metadata) {
    let facts = metadata.facts
    add(
      "Type",
      [metadata.format.name, metadata.format.mimeType, metadata.format.type?.identifier ?? ""])
    add("Size", [Self.size(facts) ?? "", "\(metadata.fileSize) bytes"])
    add(
      "Color",
      [
        facts.colorModel.map { $0.description + (facts.isIndexed == true ? " palette" : "") } ?? "",
        facts.bitDepth.map { $0 == 1 ? "1 bit" : "\($0) bits" } ?? "",
        facts.hasAlpha == true ? "alpha" : "", facts.profileName ?? "",
      ])
    if let count = facts.frameCount, count != 1 { add("Frames", ["\(count)"]) }
    if let duration = facts.duration {
      var text = TextBuffer()
      text.append(duration, significantDigits: 6)
      add("Duration", ["\(text.string) s", facts.codec ?? ""])
    }
    for track in facts.tracks.prefix(Self.mostTracks) { add("Track", Self.track(track)) }
    if facts.tracks.count > Self.mostTracks {
      add("Track", ["\(facts.tracks.count - Self.mostTracks) more"])
    }
    if let animation = facts.animation { add("Animation", Self.timing(animation)) }
    if let motion = metadata.motionPhoto { add("Motion", Self.motion(motion)) }
    for image in metadata.auxiliaryImages { add("Auxiliary", Self.auxiliary(image)) }
    if let created = metadata.created {
      add("Created", ["\(created.local)\(created.offset ?? "") (\(created.source))"])
    }
    if let location = metadata.location {
      var text = TextBuffer()
      text.append(location.latitude, fractionDigits: 6)
      text.append(", ")
      text.append(location.longitude, fractionDigits: 6)
      if let altitude = location.altitude {
        text.append(", ")
        text.append(altitude, significantDigits: 6)
        text.append(" m")
      }
      add("Location", [text.string])
    }
    if let identifier = metadata.contentIdentifier { add("Live Photo", [identifier]) }
  }

  /// A summary has no more tracks than this.
  private static let mostTracks = 16

  /// `100 x 68`, and as it is to be shown where that is another size.
  private static func size(_ facts: ImageFacts) -> String? {
    guard let width = facts.pixelWidth, let height = facts.pixelHeight else { return nil }
    let stored = "\(width) x \(height)"
    guard let shownWidth = facts.displayWidth, let shownHeight = facts.displayHeight,
      shownWidth != width || shownHeight != height
    else { return stored }
    return "\(stored), shown as \(shownWidth) x \(shownHeight)"
  }

  private mutating func add(_ name: String, _ parts: [String]) {
    let value = parts.filter { !$0.isEmpty }.joined(separator: ", ")
    if !value.isEmpty { lines.append((name, value)) }
  }
}
