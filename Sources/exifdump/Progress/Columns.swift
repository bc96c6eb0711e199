extension Unicode.Scalar {
  /// How many columns of a terminal it takes, two at most; rather too many than too few.
  ///
  /// Two are what Unicode calls wide (UAX #11) and what is an emoji by itself (UTS #51). Not `wcwidth`:
  /// that goes by the locale.
  var columns: Int {
    if value < 0x300 { return 1 }
    switch value {
    case 0x200c, 0x200d: return 0  // joiners
    case 0xfe0f: return 1  // makes an emoji of what stands before it
    default: break
    }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: return properties.isEmojiPresentation || isWide ? 2 : 1
    }
  }

  /// Whether it is in a block that is wide.
  private var isWide: Bool {
    switch value {
    case 0x1100...0x115f, 0x2329...0x232a, 0x2630...0x2637, 0x268a...0x268f, 0x2e80...0x303e,
      0x3041...0xa4cf, 0xa960...0xa97f, 0xac00...0xd7a3, 0xf900...0xfaff, 0xfe10...0xfe19,
      0xfe30...0xfe6f, 0xff01...0xff60, 0xffe0...0xffe6, 0x16fe0...0x18dff, 0x1aff0...0x1b2ff,
      0x1d300...0x1d376, 0x1f200...0x1f265, 0x20000...0x3fffd:
      true
    default: false
    }
  }
}

extension StringProtocol {
  /// As many characters from the start as so many columns have room for.
  func prefix(columns: Int) -> SubSequence {
    var left = columns
    let end = indices.first { index in
      left -= self[index].unicodeScalars.reduce(0) { $0 + $1.columns }
      return left < 0
    }
    return self[..<(end ?? endIndex)]
  }
}
