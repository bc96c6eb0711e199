extension JPEGApplicationSegment {
  /// What J. River's Media Jukebox and Media Center note: XML with an element for each value.
  static let mediaJukebox = JPEGApplicationSegment(0xe9, "Media Jukebox\0") {
    (body, _, found) throws(MetadataError) in
    let bytes = try body.all(limit: 1 << 16)
    guard let start = bytes.firstIndex(of: 0x3c) else { return }
    // An element may have four bytes, and a file a thousand such segments.
    try found.charge(bytes.count * 16)
    let document = MediaJukebox(depth: found.limits.nesting, count: 10_000)
    let reading = document.parse(bytes.suffix(from: start).elements)
    for (name, value) in document.values { found.add(.mediaJukebox, name, text: value, offset: -1) }
    switch reading.failure {
    case nil, .junkAfterDocument: break
    case .malformed(let message):
      throw MetadataError(
        .malformed, "Media Jukebox's segment is no XML: \(message)", at: body.start)
    case .entities, .depth, .count:
      throw MetadataError(
        .limitExceeded, "Media Jukebox's segment is not read to its end", at: body.start)
    }
  }
}

/// Collects the texts of elements without others in them, by the names on the way from the root.
@safe private final class MediaJukebox: XMLParser {
  private(set) var values: [(name: String, text: [UInt8])] = []
  /// The names of elements behind those of all that they are in, but for the root: each is as long
  /// as a name may be, whatever it is in.
  private var path: [[UInt8]] = []
  private var text: [UInt8] = []
  private var isLeaf = false

  override func elementStarts(_ name: Span<UInt8>) {
    var bytes = path.last ?? []
    let start = bytes.count
    if !path.isEmpty { bytes.append(run: name) }
    if start < bytes.count, (0x61...0x7a).contains(bytes[start]) { bytes[start] &= 0xdf }
    path.append(Array(bytes.prefix(Limits.nameBytes)))
    text = []
    isLeaf = true
  }

  override func text(_ bytes: UnsafeBufferPointer<UInt8>) {
    if isLeaf { unsafe text.append(contentsOf: bytes) }
  }

  override func elementEnds() {
    if isLeaf, path.count > 1 {
      values.append((String(decoding: path[path.count - 1], as: UTF8.self).tagName, text))
    }
    isLeaf = false
    if !path.isEmpty { path.removeLast() }
  }
}
