extension JPEGApplicationSegment {
  /// What J. River's Media Jukebox and Media Center note: XML with an element for each value.
  static let mediaJukebox = JPEGApplicationSegment(0xe9, "Media Jukebox\0") {
    (body, _, found) throws(MetadataError) in
    let bytes = try body.all(limit: 1 << 16)
    guard let start = bytes.firstIndex(of: 0x3c) else { return }
    let document = MediaJukebox(depth: found.limits.nesting, count: 10_000)
    let reading = document.parse(bytes.suffix(from: start).elements)
    for (name, value) in document.values { found.add(.mediaJukebox, name, text: value, offset: -1) }
    if case .malformed(let message) = reading.failure {
      throw MetadataError(
        .malformed, "Media Jukebox's segment is no XML: \(message)", at: body.start)
    }
  }
}

/// Collects the texts of elements without others in them, by the names on the way from the root.
@safe private final class MediaJukebox: XMLParser {
  private(set) var values: [(name: String, text: [UInt8])] = []
  private var path: [String] = []
  private var text: [UInt8] = []
  private var isLeaf = false

  override func elementStarts(_ name: Span<UInt8>) {
    var bytes: [UInt8] = []
    bytes.append(run: name)
    path.append(String(decoding: bytes, as: UTF8.self))
    text = []
    isLeaf = true
  }

  override func text(_ bytes: UnsafeBufferPointer<UInt8>) {
    if isLeaf { unsafe text.append(contentsOf: bytes) }
  }

  override func elementEnds() {
    if isLeaf, path.count > 1 {
      values.append((path.dropFirst().map(\.capitalized).joined().tagName, text))
    }
    isLeaf = false
    if !path.isEmpty { path.removeLast() }
  }
}
