/// A tag that leads to another directory, or to a block of another kind.
struct EXIFPointer {
  enum Target {
    /// Without a group of its own it is of the one that points at it.
    case directory(group: String?, table: TagTable)
    case block(BlockKind)
  }

  let target: Target
  /// How many directories one tag may lead to.
  let limit: Int
  /// Whether the tag is nothing but a pointer: what it leads to is shown, not itself.
  let isOnlyPointer: Bool

  /// The pointer that a tag is in a directory of `table`, or nil.
  init?(_ tag: Int, _ table: __shared TagTable) {
    limit = tag == 0x14a ? 10 : 1
    // Nearly no tag is one, which its number tells before any table is asked for.
    switch tag {
    case 0x8769: target = .directory(group: "ExifIFD", table: .exif)  // Exif 3.0 §4.6.3
    case 0x8825: target = .directory(group: "GPS", table: .gps)
    case 0xa005: target = .directory(group: "InteropIFD", table: .exif)
    case 0x14a: target = .directory(group: "SubIFD", table: .exif)  // TIFF/EP, TIFF TN 1
    case 0x190: target = .directory(group: "GlobParamIFD", table: .exif)  // TIFF-FX
    case 0x2bc: target = .block(.xmp)  // XMP part 3 §1.1.3
    case 0x83bb, 0x8568: target = .block(.iptc)
    case 0x8606: target = .block(.leaf)
    case 0x8649: target = .block(.photoshop)
    case 0x8773: target = .block(.icc)  // ICC.1:2010 §B.4
    case 0x935c: target = .block(.photoshopDocument)  // Photoshop TIFF Technical Notes
    case 0xc4a5: target = .block(.printIM)
    case 0xcd41: target = .block(.jumbf)  // C2PA 2.1 §A.3.5
    case 0xcea1: target = .block(.seal)
    case 0x9999: target = .block(.xiaomiSettings)
    case 0xc68c: target = .block(.originalRaw)
    case 0xc7d5: target = .block(.nikonRawInfo)
    case 0xcd44: target = .block(.imageSequence)
    case 0xcd47: target = .block(.profileDynamicRange)
    case 0x927c: target = .block(.makerNote)
    case 0x13: target = .block(.panasonicWhite)
    case 0x27: target = .block(.panasonicWhite2)
    case 0x119: target = .block(.panasonicDistortion)
    case 0x120: target = .block(.panasonicCamera)
    case 0x4748: target = .block(.microsoftStitch)
    case 0xf000: target = .directory(group: nil, table: .fujiIFD)
    case 0x8290: target = .directory(group: "KodakIFD", table: .kodakIFD)
    case 0xfe00: target = .directory(group: "KDC_IFD", table: .kdcIFD)
    case 0xc36e: target = .directory(group: "KodakEffectsIFD", table: .kodakEffects)
    case 0xc36f: target = .directory(group: "KodakBordersIFD", table: .kodakBorders)
    default: return nil
    }
    switch tag {
    case 0x13, 0x27, 0x119, 0x120: guard table === TagTable.panasonicRaw else { return nil }
    case 0xf000: guard table === TagTable.fujiIFD else { return nil }
    case 0xc36e, 0xc36f: guard table === TagTable.kodakMeta else { return nil }
    case 0x4748: guard table === TagTable.exif else { return nil }
    default:
      guard table === TagTable.exif || table === TagTable.panasonicRaw else { return nil }
    }
    isOnlyPointer = tag != 0x927c
  }
}
