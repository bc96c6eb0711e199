/// What one set says of itself and of others.
struct MXFSet {
  /// The identifier of a set.
  struct Identifier: Hashable {
    let high: UInt64
    let low: UInt64

    init?(_ bytes: ByteSlice) {
      guard bytes.count == 16, let high = try? bytes.uint64(at: 0, .big),
        let low = try? bytes.uint64(at: 8, .big)
      else { return nil }
      (self.high, self.low) = (high, low)
    }
  }

  /// The sets that decide how others are told of (SMPTE 377-1, annexes A and B).
  enum Kind {
    case preface, materialPackage, sourcePackage, timecode, other
    /// Clips, whose lengths exiftool tells nothing of, and indices.
    case ignored

    /// - Parameter label: one that starts as those of sets.
    init(_ label: ByteSlice) {
      self = .other
      if label.matches("\u{1}\u{2}\u{1}\u{1}\u{10}", at: 9), label[15] == 0, (label[14] ?? 2) < 2 {
        self = .ignored
      }
      guard label.matches("\u{1}\u{1}\u{1}\u{1}", at: 9), label[15] == 0 else {
        return
      }
      switch (label[13], label[14]) {
      case (1, 0x11): self = .ignored
      case (1, 0x14): self = .timecode
      case (1, 0x2f): self = .preface
      case (1, 0x36): self = .materialPackage
      case (1, 0x37): self = .sourcePackage
      default: break
      }
    }
  }

  var kind = Kind.other
  /// The sets that are parts of it.
  var parts: [Identifier] = []
  var track: Int?
  /// Edit units a second.
  var editRate: Double?
  /// The language of its texts, where those around it state one.
  var language = ""
  /// Whether its place is known.
  var isPlaced = false
  /// Whether it is of what the file is to be played as, not of where that is taken from.
  var isOfMaterial = false
}

/// One element of a set, as it stands there.
struct MXFField {
  let entry: MXFEntry
  let value: ByteSlice
  /// Which of the sets it is of; nil where that has no identifier.
  var set: Int?
}
