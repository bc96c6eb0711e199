import MetadataKit
import UniformTypes

/// What the files of a run are, in numbers, for `--summary`.
struct ScanSummary {
  /// What counts of one file.
  struct Facts: Sendable {
    let type: String
    let camera: String?
    let lens: String?
    let year: String?
    let hasPlace: Bool
    let hasWarnings: Bool

    init(_ metadata: Metadata) {
      type = metadata.format.type?.identifier ?? metadata.format.name
      camera = Self.camera(metadata)
      lens =
        Self.text(metadata["Composite:LensID"]) ?? Self.text(metadata["ExifIFD:LensModel"])
        ?? Self.text(metadata["LensModel"])
      year = metadata.created.map { String($0.local.prefix(4)) }
      hasPlace = metadata.location != nil
      hasWarnings = !metadata.warnings.isEmpty
    }

    init?(from cache: inout CacheReader) {
      guard let type = cache.string(), let camera = cache.optional({ $0.string() }),
        let lens = cache.optional({ $0.string() }), let year = cache.optional({ $0.string() }),
        let hasPlace = cache.bool(), let hasWarnings = cache.bool()
      else { return nil }
      self.type = type
      self.camera = camera
      self.lens = lens
      self.year = year
      self.hasPlace = hasPlace
      self.hasWarnings = hasWarnings
    }

    func write(to cache: inout CacheWriter) {
      cache.write(type)
      for text in [camera, lens, year] { cache.write(text) }
      cache.write(hasPlace)
      cache.write(hasWarnings)
    }

    /// `Canon EOS R5`: makers that begin the model's name themselves are not told twice.
    private static func camera(_ metadata: Metadata) -> String? {
      let make = text(metadata["IFD0:Make"]) ?? text(metadata["Make"])
      guard let model = text(metadata["IFD0:Model"]) ?? text(metadata["Model"]) else { return make }
      guard let make, let word = make.split(separator: " ").first,
        !model.lowercased().hasPrefix(word.lowercased())
      else { return model }
      return "\(make) \(model)"
    }

    private static func text(_ tag: Tag?) -> String? {
      guard let tag else { return nil }
      let text = tag.description
      return text.isEmpty || text.allSatisfy { $0 == " " } ? nil : String(text.prefix(100))
    }
  }

  /// So many different names of a kind are counted; files may invent as many as they like.
  private static let mostNames = 10_000
  private static let others = "(others)"

  private struct Counts {
    let title: String
    let key: String
    var counts: [String: Int] = [:]

    mutating func add(_ name: String?) {
      guard let name else { return }
      let isKnown = counts[name] != nil || counts.count < ScanSummary.mostNames
      counts[isKnown ? name : ScanSummary.others, default: 0] += 1
    }

    /// The most frequent first.
    var sorted: [(key: String, value: Int)] {
      counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    }
  }

  private var files = 0
  private var errors = 0
  private var withPlaces = 0
  private var withWarnings = 0
  private var types = Counts(title: "Types", key: "types")
  private var cameras = Counts(title: "Cameras", key: "cameras")
  private var lenses = Counts(title: "Lenses", key: "lenses")
  private var years = Counts(title: "Years", key: "years")

  /// Counts a file; nil where it could not be read.
  mutating func add(_ facts: Facts?) {
    files += 1
    guard let facts else {
      errors += 1
      return
    }
    if facts.hasPlace { withPlaces += 1 }
    if facts.hasWarnings { withWarnings += 1 }
    types.add(facts.type)
    cameras.add(facts.camera)
    lenses.add(facts.lens)
    years.add(facts.year)
  }

  /// For people.
  func write(to text: inout TextBuffer) {
    let totals = [
      ("Files", files), ("With places", withPlaces), ("With warnings", withWarnings),
      ("Unreadable", errors),
    ]
    for (title, count) in totals { line(title, count, indentation: 0, &text) }
    for counts in [types, cameras, lenses, years] where !counts.counts.isEmpty {
      text.append(counts.title + "\n")
      for (name, count) in counts.sorted { line(name, count, indentation: 2, &text) }
    }
  }

  private func line(_ name: String, _ count: Int, indentation: Int, _ text: inout TextBuffer) {
    var label = TextBuffer()
    label.append(String(repeating: " ", count: indentation))
    label.append(escapingLine: name.utf8)
    let number = "\(count)"
    let room = 50 - label.string.count - number.count
    text.append(bytes: label.bytes)
    text.append(String(repeating: " ", count: max(1, room)) + number + "\n")
  }

  /// For programs.
  func write(to json: inout JSONWriter) {
    json.beginObject()
    for (key, count) in [
      ("files", files), ("withPlaces", withPlaces), ("withWarnings", withWarnings),
      ("errors", errors),
    ] {
      json.key(plain: key)
      json.number(count)
    }
    for counts in [types, cameras, lenses, years] {
      json.key(plain: counts.key)
      json.beginObject()
      for (name, count) in counts.sorted {
        json.key(name)
        json.number(count)
      }
      json.endObject()
    }
    json.endObject()
    json.text.append("\n")
  }
}
