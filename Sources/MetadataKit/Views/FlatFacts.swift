import UniformTypes

/// A file's facts as names and texts, for forms without structure. The names are those of JSON.
struct FlatFacts {
  struct Fact {
    let name: String
    let text: String
    let isNumber: Bool
  }

  private(set) var all: [Fact] = []

  /// What they may be called.
  static let names = [
    "type", "mimeType", "fileSize", "pixelWidth", "pixelHeight", "displayWidth", "displayHeight",
    "orientation", "colorModel", "bitDepth", "hasAlpha", "profileName", "frameCount", "duration",
    "codec", "frameRate", "created", "latitude", "longitude", "altitude",
  ]

  init(_ metadata: Metadata) {
    let facts = metadata.facts
    add("type", metadata.format.type?.identifier)
    add("mimeType", metadata.format.mimeType)
    add("fileSize", metadata.fileSize)
    add("pixelWidth", facts.pixelWidth)
    add("pixelHeight", facts.pixelHeight)
    add("displayWidth", facts.displayWidth)
    add("displayHeight", facts.displayHeight)
    add("orientation", facts.orientation)
    add("colorModel", facts.colorModel?.description)
    add("bitDepth", facts.bitDepth)
    add("hasAlpha", facts.hasAlpha.map { $0 ? "true" : "false" })
    add("profileName", facts.profileName)
    add("frameCount", facts.frameCount)
    add("duration", facts.duration)
    add("codec", facts.codec)
    add("frameRate", facts.frameRate)
    if let created = metadata.created { add("created", created.local + (created.offset ?? "")) }
    if let location = metadata.location {
      add("latitude", location.latitude)
      add("longitude", location.longitude)
      add("altitude", location.altitude)
    }
  }

  /// The text of a fact; nil where the file does not state it.
  subscript(name: String) -> Fact? { all.first { $0.name == name } }

  private mutating func add(_ name: String, _ value: String?) {
    guard let value, !value.isEmpty else { return }
    all.append(Fact(name: name, text: value, isNumber: false))
  }

  private mutating func add(_ name: String, _ value: Int?) {
    guard let value else { return }
    all.append(Fact(name: name, text: "\(value)", isNumber: true))
  }

  private mutating func add(_ name: String, _ value: Double?) {
    guard let value, value.isFinite else { return }
    var text = TextBuffer()
    text.append(value, significantDigits: 15)
    all.append(Fact(name: name, text: text.string, isNumber: true))
  }
}
