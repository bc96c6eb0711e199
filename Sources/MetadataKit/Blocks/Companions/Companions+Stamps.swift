extension BlockKind {
  /// What a phone has stamped a photo with: the date, or its own name.
  package static let watermark = BlockKind("watermark")
}

extension MetadataBuilder {
  /// Tells of the pictures that Xiaomi's phones put behind a photo with a stamp, so that it can be taken off: the stamp,
  /// and the part of the photo that it covers. XMP says how far before the end of the file each starts:
  /// `<subimage offset="652805" length="652805" … /><timewatermark offset="661028" length="8223" … />`.
  mutating func findStamps(in file: Region) {
    guard let text = store.first("XMP-MiCamera", named: "XMPMeta")?.string else { return }
    let ends = [file.count, companions.trailersStart ?? file.count]
    for element in text.split(separator: "<", maxSplits: Self.mostElements) {
      guard let distance = Self.number("offset", in: element),
        let length = Self.number("length", in: element), length > 0, length <= distance
      else { continue }
      for end in ends where distance <= end {
        let picture = file.clamped(at: end - distance, count: length)
        guard picture.isJPEG || picture.isPNG else { continue }
        note(element.hasPrefix("subimage") ? .preview : .watermark, picture)
        break
      }
    }
  }

  /// Phones have three at most.
  private static let mostElements = 16

  /// The number that an attribute of an element is.
  private static func number(_ name: String, in element: Substring) -> Int? {
    let start = name + "=\""
    return element.split(separator: " ").first { $0.hasPrefix(start) }
      .flatMap { Int($0.dropFirst(start.count).prefix { $0 != "\"" }) }
  }
}

extension Region {
  /// Whether a PNG starts here.
  fileprivate var isPNG: Bool { (try? head(count: 4))?.bytes == [0x89, 0x50, 0x4e, 0x47] }
}
