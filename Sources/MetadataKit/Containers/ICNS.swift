import UniformTypes

extension Container {
  /// Icons of macOS: elements, each a type, a length and what they hold.
  ///
  /// Several sizes of one picture: the largest is told of, the deepest of those. Source: Apple,
  /// *IconStorage.h* (Core Services) and *iconutil*(1).
  package static let icns = Container([
    FileFormat("ICNS", "icns", "image/icns", .icns).outsideExiftool
  ]) { (file, found) throws(MetadataError) in
    let length = try file.uint32(at: 4, .big)
    if length > file.count {
      found.warn(
        Warning(.truncated, "the icon reaches past the end of the file", at: file.start + 4))
    }
    var icon = ICNSIcon()
    defer { icon.tell(&found) }
    var position = 8
    for _ in 0..<found.limits.units {
      guard position < min(length, file.count) else { break }
      let size = try file.uint32(at: position + 4, .big)
      guard size >= 8 else {
        throw MetadataError(.malformed, "an element's length is below 8", at: file.start + position)
      }
      let name = try file.uint32(at: position, .big)
      try icon.take(UInt32(name), file.clamped(at: position + 8, count: size - 8))
      position += size
    }
    if icon.pictures == 0 {
      found.warn(Warning(.malformed, "an icon without a picture", at: file.start + 8))
    }
  }
}

/// What the elements of an icon say of its pictures.
private struct ICNSIcon {
  private struct Picture {
    var facts = ImageFacts()
    /// Whether it is cut out by a mask of its size.
    var isMasked = false
  }

  private(set) var pictures = 0
  private var best = Picture()
  private var bestArea = 0
  /// The pictures that are not the best, in the order of the file but for those that once were.
  private var others: [Picture] = []
  /// So many of them are described: there are about thirty types of picture.
  private static let mostOthers = 64
  /// The widths of which there is a mask apart from the picture.
  private var masks: Set<Int> = []

  mutating func take(_ name: UInt32, _ body: Region) throws(MetadataError) {
    if let width = ICNSKind.masks[name] { masks.insert(width) }
    guard let kind = ICNSKind.pictures[name] else { return }
    pictures += 1
    var facts = ImageFacts()
    facts.pixelWidth = kind.width
    facts.pixelHeight = kind.height
    facts.colorModel = kind.bitDepth == 1 ? .gray : .rgb
    facts.isIndexed = kind.bitDepth == 4 || (kind.bitDepth == 8 && !kind.isTrueColor)
    facts.bitDepth = kind.bitDepth
    if kind.isFile { try look(at: body, &facts) }
    let area = (facts.pixelWidth ?? 0).multipliedReportingOverflow(by: facts.pixelHeight ?? 0)
    // Of one size, the one that has more colors.
    let weight = area.partialValue &* 64 &+ (kind.isTrueColor ? 32 : 0) &+ (facts.bitDepth ?? 0)
    let picture = Picture(facts: facts, isMasked: !kind.isFile)
    let isBest = weight > bestArea
    if pictures > 1, others.count < Self.mostOthers { others.append(isBest ? best : picture) }
    if isBest { (best, bestArea) = (picture, weight) }
  }

  /// What a picture that is a file says of itself: PNG, or colors behind `ARGB`. JPEG 2000 is as
  /// large as its type says.
  private func look(at body: Region, _ facts: inout ImageFacts) throws(MetadataError) {
    let head = try body.head(count: 26)
    if head.has("\u{89}PNG") {
      _ = try facts.describePNG(head)
    } else if head.has("ARGB") {
      (facts.bitDepth, facts.hasAlpha) = (8, true)
    }
  }

  func tell(_ found: inout MetadataBuilder) {
    guard pictures > 0 else { return }
    found.facts = facts(of: best)
    found.facts.frameCount = pictures
    found.furtherPictures = others.map(facts)
  }

  private func facts(of picture: Picture) -> ImageFacts {
    var facts = picture.facts
    if picture.isMasked { facts.hasAlpha = facts.pixelWidth.map(masks.contains) }
    return facts
  }
}
